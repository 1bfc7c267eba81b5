/** Texts in the frame, by their numbers: a fact may stand in several places. */
export type FrameTexts = Map<number, Node[]>;

/** Finds the texts of a page between their comments. */
export function textsIn(page: Document): FrameTexts {
  const found: FrameTexts = new Map();
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const comment = comments.currentNode;
    const [, number] = /^text (\d+)$/.exec(comment.nodeValue ?? '') ?? [];
    const text = comment.nextSibling;
    if (number === undefined || text?.nodeType !== Node.TEXT_NODE) continue;
    text.parentElement?.setAttribute('data-editable', '');
    const same = found.get(Number(number)) ?? [];
    same.push(text);
    found.set(Number(number), same);
  }
  return found;
}

/** The number of what was clicked: a text at that point, or the alternative text of a picture. */
export function numberAt(texts: FrameTexts, page: Document, { clientX, clientY }: MouseEvent): number | null {
  for (const [number, nodes] of texts) {
    if (nodes.some((node) => isAt(node, clientX, clientY))) return number;
  }
  const element = page.elementFromPoint(clientX, clientY);
  const alt = element?.closest('[data-alt-text]')?.getAttribute('data-alt-text');
  if (alt) return Number(alt);
  const near = element?.closest('[data-editable]');
  if (!near) return null;
  const inside = [...texts].find(([, nodes]) => nodes.some((node) => near === node.parentElement));
  return inside?.[0] ?? null;
}

function isAt(node: Node, x: number, y: number): boolean {
  const range = node.ownerDocument?.createRange();
  if (!range) return false;
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** Shows a text in the frame as it is being typed. */
export function showText(texts: FrameTexts, number: number, shown: string): void {
  for (const node of texts.get(number) ?? []) node.textContent = shown;
}

/** Marks the text that is being edited, and brings it into view. */
export function markEdited(texts: FrameTexts, page: Document, number: number | null): void {
  for (const old of page.querySelectorAll('[data-editing]')) old.removeAttribute('data-editing');
  if (number === null) return;
  const picture = page.querySelector(`[data-alt-text="${number}"]`);
  const element = texts.get(number)?.[0]?.parentElement ?? picture;
  element?.setAttribute('data-editing', '');
  element?.scrollIntoView({ block: 'nearest' });
}

/** How texts look that can be changed. Made by the frame's own window, as the browser asks for. */
export function addEditorStyles({ defaultView, adoptedStyleSheets }: Document): void {
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(`
    [data-editable], [data-alt-text] { cursor: text; }
    [data-editable]:hover, [data-alt-text]:hover { outline: 2px dashed #c2410c; outline-offset: 2px; }
    [data-editing] { outline: 3px solid #c2410c !important; outline-offset: 2px; }
  `);
  adoptedStyleSheets.push(sheet);
}
