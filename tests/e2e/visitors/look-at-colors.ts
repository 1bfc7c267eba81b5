/** Run in a page: what is hard to see there, one line each. Nothing of a test is at hand there. */

/** Words that white paper would swallow. */
export function pale(): string[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return ['no canvas'];
  const lightness = (color: string) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, cover = 0] = brush.getImageData(0, 0, 1, 1).data;
    const share = (part: number) => {
      const value = (part * cover) / 255 / 255 + 1 - cover / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => 1.05 / (lightness(getComputedStyle(element).color) + 0.05) < 4.5)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Buttons and fields whose edge is gone where the system chooses the colors. */
export function borderless(): string[] {
  return [...document.querySelectorAll('.button, button, main input:not([type=hidden]), select, textarea')]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spam-trap'),
    )
    .filter((element) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor, textDecorationLine } =
        getComputedStyle(element);
      const paper = getComputedStyle(document.body).backgroundColor;
      const hasEdge =
        borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && borderBottomColor !== paper;
      const isBox = element.matches('[type=checkbox], [type=radio]');
      return !hasEdge && !isBox && backgroundColor === paper && textDecorationLine === 'none';
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Letters that are cut out of a ground, which is gone there; and a focus that shows by a shadow alone. */
export function fadedWords(): string[] {
  const letters = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).webkitTextFillColor === 'rgba(0, 0, 0, 0)',
  );
  const unmarked = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, main input, select, textarea'),
  ]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spam-trap'),
    )
    .filter((element) => {
      element.focus({ focusVisible: true, preventScroll: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return document.activeElement === element && (outlineStyle === 'none' || outlineWidth === '0px');
    });
  return [...letters, ...unmarked].map((element) => element.outerHTML.slice(0, 120));
}
