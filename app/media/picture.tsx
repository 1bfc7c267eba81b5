import { useContext } from 'react';
import { preload } from 'react-dom';
import type { PictureName } from '#app/content/pictures.ts';
import { NonceContext } from '#app/document/nonce.ts';
import { pictureData } from './picture-data.ts';
import {
  largestUrl,
  type NameWithTallCut,
  type PictureCut,
  pictureClass,
  pictureRule,
  srcSet,
  tallCut,
  wholeCut,
} from './picture-sources.ts';

export type PictureLook = {
  /** How wide the picture is shown, as in the `sizes` attribute of `<img>`. */
  sizes: string;
  className?: string;
  /** The picture a visitor sees first: one a page. */
  priority?: boolean;
  /** Beside text that already says it: kept from screen readers. */
  decorative?: boolean;
};

/** `tall` shows phones the cut made for them; only heroes have one. */
type Props = PictureLook &
  ({ name: PictureName; tall?: false } | { name: Extract<PictureName, NameWithTallCut>; tall: true });

const onPhones = '(max-width: 639px)';
const beyondPhones = '(min-width: 640px)';

/**
 * A picture by its name. Only for what is rendered on the server: an island that uses this would carry the
 * list of all pictures with it.
 */
export function Picture({ name, sizes, className = '', priority, decorative, tall }: Props) {
  const picture = pictureData(name);
  const whole = wholeCut(picture);
  const phone = tall ? tallCut(picture) : undefined;
  if (priority) {
    preloadCut(whole, sizes, phone && beyondPhones);
    if (phone) preloadCut(phone, sizes, onPhones);
  }
  return (
    <picture>
      <style href={pictureClass(picture)} precedence="pictures" nonce={useContext(NonceContext)}>
        {pictureRule(picture)}
      </style>
      {phone && (
        <>
          <source media={onPhones} type="image/avif" {...setOf(phone, 'avif', sizes)} {...sizeOf(phone)} />
          <source media={onPhones} {...setOf(phone, 'webp', sizes)} {...sizeOf(phone)} />
        </>
      )}
      <source type="image/avif" {...setOf(whole, 'avif', sizes)} />
      <img
        {...setOf(whole, 'webp', sizes)}
        {...sizeOf(whole)}
        src={largestUrl(whole, 'webp')}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={`${pictureClass(picture)} ${className}`}
      />
    </picture>
  );
}

function preloadCut(cut: PictureCut, sizes: string, media?: string): void {
  preload(largestUrl(cut, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(cut, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

function setOf(cut: PictureCut, format: 'avif' | 'webp', sizes: string) {
  return { srcSet: srcSet(cut, format), sizes };
}

function sizeOf({ width, height }: PictureCut) {
  return { width, height };
}
