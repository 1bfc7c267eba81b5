/** One picture as the lightbox shows it, read from its thumbnail: the document says everything once. */
export type LightboxPicture = {
  id: string;
  title: string;
  caption: string;
  alt: string;
  ratio: number;
  /** The class that fills its space with its color. */
  tint: string;
  avif: string;
  webp: string;
};

export function thumbnails(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
}

export function thumbnailOf(id: string): HTMLAnchorElement | undefined {
  return thumbnails().find(({ dataset }) => dataset.picture === id);
}

export function lightboxPicture(id: string): LightboxPicture | undefined {
  const thumbnail = thumbnailOf(id);
  const image = thumbnail?.querySelector('img');
  if (!thumbnail || !image) return undefined;
  const { title = '', caption = '' } = thumbnail.dataset;
  return {
    id,
    title,
    caption,
    alt: image.alt,
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    tint: image.classList[0] ?? '',
    avif: thumbnail.querySelector('source')?.srcset ?? '',
    webp: image.srcset,
  };
}

/** Thumbnails are laid out when somebody comes near (`photo-gallery.css`). Who was seen stays. */
export function keepSeen(): () => void {
  addEventListener('contentvisibilityautostatechange', keep);
  return () => removeEventListener('contentvisibilityautostatechange', keep);
}

function keep(event: Event): void {
  const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
  if (!skipped && target instanceof HTMLElement) target.dataset.laidOut = '';
}
