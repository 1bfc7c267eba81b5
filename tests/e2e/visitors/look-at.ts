/** Run in a page: what there is to object to, one line each. Nothing of a test is at hand there. */

/** What stands out to the right. The filter of the gallery scrolls by itself, and the trap is out of sight. */
export function standsOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const words = document.querySelectorAll(
    'main :is(h1, h2, h3, p, a, label, td), header :is(a, button), footer a',
  );
  const outside = [...words]
    .filter((element) => element.checkVisibility() && !element.closest('.gallery-filter, .spam-trap'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
  return [...page, ...outside];
}

export function stillMoving(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { animationName, transitionDuration } = getComputedStyle(element, part);
      const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
      return isStill ? [] : [`${element.localName}.${element.getAttribute('class')}${part}`];
    }),
  );
}

/** Whatever would cost ink: grounds, and pictures that are there for the mood. */
export function paintedOnPaper(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const isPicture = element.matches('img, canvas, video') && !element.closest('.thumbnail');
    const painted = ['', '::before', '::after'].filter((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, part);
      const isThere = part === '' || content !== 'none';
      return isThere && (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)');
    });
    return isPicture || painted.length > 0
      ? [`${element.localName}.${element.getAttribute('class')} ${painted}`]
      : [];
  });
}

/** What cannot be pressed where it stands: it lies under something, or beyond every edge. */
export async function outOfReach(): Promise<string[]> {
  const pressed = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
  const objections: string[] = [];
  for (const element of document.querySelectorAll(pressed)) {
    // The trap is for robots; the link past the menu comes into sight with the focus.
    if (element.closest('.spam-trap, .skip-link') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = found && (element.contains(found) || found.closest('label')?.contains(element));
    if (!isHit) objections.push(`${element.outerHTML.slice(0, 120)} under ${found?.outerHTML.slice(0, 80)}`);
  }
  return objections;
}
