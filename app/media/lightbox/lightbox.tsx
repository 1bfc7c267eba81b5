import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusThumbnail, keepFocusInside } from './focus.ts';
import { LightboxButton } from './lightbox-button.tsx';
import { LightboxFrame } from './lightbox-frame.tsx';
import { keepSeen, lightboxPicture } from './thumbnails.ts';
import { neighbour, useLightbox } from './use-lightbox.ts';
import { useTouchZoom } from './use-touch-zoom.ts';

const preloadAfterMs = 100;

/** Shows one picture large. Thumbnails anywhere on the page open it: links with `data-picture`. */
export function Lightbox() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, step, close } = useLightbox();
  const [preloadedFor, setPreloadedFor] = useState<string>();
  const { layer, isZoomed, handlers, reset } = useTouchZoom(step);
  const id = view?.id;

  const focusReturnsTo = useRef<Element>(null);

  useEffect(keepSeen, []);

  useLayoutEffect(() => {
    if (!id) dialog.current?.close();
    else if (!dialog.current?.open) {
      const page = document.documentElement;
      page.classList.toggle('has-scrollbar', innerWidth > page.clientWidth);
      focusThumbnail(id);
      focusReturnsTo.current = document.activeElement;
      dialog.current?.showModal();
    }
  }, [id]);

  const giveFocusBack = useEffectEvent(() => {
    const { current: element } = focusReturnsTo;
    if (dialog.current?.open || !(element instanceof HTMLElement)) return;
    focusReturnsTo.current = null;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  useEffect(() => {
    // A step back in history to an address with a hash takes the focus away, after the event.
    const later = () => setTimeout(() => giveFocusBack());
    addEventListener('popstate', later);
    return () => removeEventListener('popstate', later);
  }, []);

  const startAnew = useEffectEvent(reset);
  useEffect(() => {
    startAnew();
    const timer = setTimeout(setPreloadedFor, preloadAfterMs, id);
    return () => clearTimeout(timer);
  }, [id]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'Tab') keepFocusInside(event);
  }

  function onBackground({ target }: MouseEvent) {
    if (!(target as Element).closest('img, button, figcaption')) close();
  }

  const shown = id ? lightboxPicture(id) : undefined;
  const round = view?.round ?? [];
  const near = id && preloadedFor === id ? [neighbour(round, id, -1), neighbour(round, id, 1)] : [];
  const onStage = new Set(id ? [...near, id] : []);
  const place = `${round.indexOf(id ?? '') + 1} / ${round.length}`;
  return (
    <dialog
      ref={dialog}
      aria-label={shown?.title}
      className="lightbox on-ink"
      onKeyDown={onKeyDown}
      onClick={onBackground}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The event comes late: by then Forward may have opened it again.
      onClose={({ currentTarget }) => currentTarget.open || close()}
    >
      {shown ? (
        <figure>
          <div className="lightbox-bar">
            <p aria-hidden="true" className="tabular-nums">
              {round.length > 1 ? place : null}
            </p>
            <LightboxButton sign="m3 3 10 10M13 3 3 13" onPress={close}>
              Close
            </LightboxButton>
          </div>
          <div className="lightbox-stage" data-zoomed={isZoomed || undefined} {...handlers}>
            <div ref={layer} className="lightbox-layer">
              {[...onStage]
                .flatMap((one) => lightboxPicture(one) ?? [])
                .map((picture) => (
                  <LightboxFrame
                    key={picture.id}
                    picture={picture}
                    isShown={picture.id === id}
                    isZoomed={isZoomed}
                  />
                ))}
            </div>
          </div>
          <div className="lightbox-bar">
            <figcaption>
              <strong className="font-display font-semibold">{shown.title}</strong>
              {shown.caption ? <span className="block text-sm">{shown.caption}</span> : null}
            </figcaption>
            {round.length > 1 ? (
              <div className="flex gap-2">
                <LightboxButton sign="M14 8H2m5-5L2 8l5 5" onPress={() => step(-1)}>
                  <span className="sr-only">Previous picture</span>
                </LightboxButton>
                <LightboxButton sign="M2 8h12M9 3l5 5-5 5" onPress={() => step(1)}>
                  <span className="sr-only">Next picture</span>
                </LightboxButton>
              </div>
            ) : null}
          </div>
        </figure>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {shown && round.length > 1 ? `Picture ${place.replace('/', 'of')}: ${shown.title}` : null}
      </p>
    </dialog>
  );
}
