import { useEffect, useRef } from 'react';
import { addEditorStyles, type FrameTexts, markEdited, numberAt, showText, textsIn } from './frame-texts.ts';

/** The page in its frame: nothing in it leads away, and a click picks the text under it. */
export function useFrame(selected: number | null, pick: (number: number) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const texts = useRef<FrameTexts>(new Map());

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) markEdited(texts.current, page, selected);
  }, [selected]);

  const prepare = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    texts.current = textsIn(page);
    addEditorStyles(page);
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        const number = numberAt(texts.current, page, event);
        if (number !== null) pick(number);
      },
      true,
    );
    markEdited(texts.current, page, selected);
  };

  return {
    frame,
    prepare,
    show: (number: number, shown: string) => showText(texts.current, number, shown),
    /** Keeps its place on the page. */
    reload: () => frame.current?.contentWindow?.location.reload(),
  };
}
