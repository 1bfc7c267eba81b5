/**
 * A page's text, links, fields and pictures as somebody would write them by hand: no classes, no styles, no
 * scripts. It is what our own pages are measured against.
 */
export function plainPage(html: string, fonts = ''): string {
  const title = html.match(/<title>[^<]*<\/title>/)?.[0] ?? '';
  const description = html.match(/<meta name="description"[^>]*>/)?.[0] ?? '';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    title,
    description,
    '<link rel="icon" href="/favicon.svg"/>',
    fonts,
    '<style>img{max-width:100%;height:auto}</style></head><body>',
    plainBody(html),
    '</body></html>',
  ].join('');
}

/** The fonts that the page loads first, as somebody would ask for them by hand. */
export function fontsOf(html: string): string {
  const preloads = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const faces = html.match(/@font-face\{[^}]*\}/g) ?? [];
  const isLoaded = (face: string) =>
    preloads.some((link) => face.includes(`url(${link.match(/href="([^"]*)"/)?.[1]})`));
  const rules = [
    ...faces.filter(isLoaded),
    'body{font-family:Instrument Sans Variable,sans-serif}',
    'h1,h2,h3{font-family:Bricolage Grotesque Variable,sans-serif}',
  ];
  return `${preloads.join('')}<style>${rules.join('')}</style>`;
}

const kept: Record<string, readonly string[]> = {
  a: ['href', 'rel'],
  img: ['srcSet', 'srcset', 'sizes', 'src', 'width', 'height', 'alt', 'loading'],
  form: ['action', 'method'],
  label: ['for'],
  input: ['id', 'name', 'type', 'required', 'autocomplete', 'value', 'aria-label'],
  textarea: ['id', 'name', 'required', 'aria-label'],
  select: ['id', 'name', 'required', 'aria-label'],
  option: ['value'],
  button: ['type', 'aria-label'],
  details: [],
  summary: [],
};
const bare =
  /^(h[1-6]|p|ul|ol|li|dl|dt|dd|main|header|footer|nav|strong|em|table|t[rdh]|tbody|thead|fieldset|legend|blockquote|figure|figcaption|address|cite|time|br)$/;

function plainBody(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<(script|style|svg|template|noscript|dialog)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<picture\b[^>]*>(.*?)<\/picture>/gs, (_, inside: string) => plainPicture(inside))
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g, (_, slash: string, tag: string, rest: string) =>
      plainTag(slash, tag, rest),
    )
    .replace(/\s+/g, ' ');
}

/** The cut that a phone is shown, as one `<img>`. */
function plainPicture(inside: string): string {
  const source = inside.match(/<source\b[^>]*type="image\/avif"[^>]*>/)?.[0] ?? '';
  const image = inside.match(/<img\b[^>]*>/)?.[0] ?? '';
  const attribute = (of: string, name: string) =>
    of.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[0] ?? '';
  const set = attribute(source, 'srcset').match(/[^", ]+ \d+w/g) ?? [];
  const largest = set.at(-1)?.split(' ')[0] ?? '';
  const size = ['srcset', 'sizes', 'width', 'height'].map((name) => attribute(source, name)).join('');
  return `<img src="${largest}"${size}${attribute(image, 'alt')}${attribute(image, 'loading')}/>`;
}

function plainTag(slash: string, tag: string, rest: string): string {
  const names = kept[tag] ?? (bare.test(tag) ? [] : null);
  if (!names) return '';
  if (slash) return `</${tag}>`;
  const attributes = names.map((name) => rest.match(new RegExp(`\\s${name}="[^"]*"`))?.[0] ?? '');
  return `<${tag}${attributes.join('')}>`;
}
