const longest = { title: 60, description: 160 };

type Page = { path: string; html: string };
type ReadPage = Page & { ids: Set<string> };

/** Reads every page as a visitor's browser would, and tells every hole in the content in a sentence. */
export function problemsOf(pages: Page[], otherAddresses: Iterable<string>): string[] {
  const read = pages.map((page) => ({ ...page, ids: idsIn(page.html) }));
  const byPath = new Map(read.map((page) => [page.path, page]));
  const known = new Set([...byPath.keys(), ...otherAddresses]);
  return read.flatMap((page) => [
    ...textProblems(page),
    ...pictureProblems(page),
    ...externalProblems(page),
    ...linkProblems(page, byPath, known),
  ]);
}

function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
}

function textProblems({ path, html }: ReadPage): string[] {
  const title = plain(html.match(/<title>([^<]*)/)?.[1]);
  const description = plain(html.match(/<meta name="description" content="([^"]*)"/)?.[1]);
  return [
    ...(title.length > 0 && title.length <= longest.title
      ? []
      : [`${path}: the title has ${title.length} characters (1 to ${longest.title}): ${title}`]),
    ...(description.length > 0 && description.length <= longest.description
      ? []
      : [`${path}: the description has ${description.length} characters (1 to ${longest.description})`]),
  ];
}

function pictureProblems({ path, html }: ReadPage): string[] {
  return [...html.matchAll(/<img\b[^>]*>/g)]
    .filter(([image]) => !/\salt="/.test(image))
    .map(([image]) => `${path}: a picture has no alt text: ${image.slice(0, 120)}`);
}

/** Another site must not learn who sent the visitor, nor reach back into our page. */
function externalProblems({ path, html }: ReadPage): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="https?:[^>]*>/g)]
    .filter(([link]) => !link.includes('rel="noopener noreferrer"'))
    .map(([link]) => `${path}: a link to another site lacks its rel: ${link.slice(0, 120)}`);
}

function linkProblems(page: ReadPage, byPath: Map<string, ReadPage>, known: Set<string>): string[] {
  const targets = [...page.html.matchAll(/<a\b[^>]*?\shref="((?:\/|#)[^"]*)"/g)].map(([, href]) =>
    plain(href),
  );
  return [...new Set(targets)].flatMap((href) => {
    const { pathname, hash } = new URL(href, `http://site${page.path}`);
    if (!known.has(pathname)) return [`${page.path}: a link leads nowhere: ${href}`];
    const target = byPath.get(pathname);
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor && target && !target.ids.has(anchor) ? [`${page.path}: no such anchor: ${href}`] : [];
  });
}

function plain(text = ''): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
