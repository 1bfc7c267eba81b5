import { useContext } from 'react';
import { preload } from 'react-dom';
import { NonceContext } from '#app/components/nonce.ts';
import {
  largestUrl,
  type PictureCut,
  type PictureData,
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

type Props = PictureLook & { picture: PictureData; tall?: boolean };

const onPhones = '(max-width: 639px)';
const beyondPhones = '(min-width: 640px)';

/** A picture from its data alone, without the list of all pictures: what islands use. */
export function PictureImage({ picture, sizes, className = '', priority, decorative, tall }: Props) {
  const whole = wholeCut(picture);
  const phone = tall ? tallCut(picture) : undefined;
  if (priority) {
    preloadCut(whole, sizes, phone && beyondPhones);
    if (phone) preloadCut(phone, sizes, onPhones);
  }
  return (
    <picture className="contents">
      <style href={pictureClass(picture)} precedence="pictures" nonce={useContext(NonceContext)}>
        {pictureRule(picture)}
      </style>
      {phone && (
        <>
          <source media={onPhones} type="image/avif" {...sourceOf(phone, 'avif', sizes)} />
          <source media={onPhones} {...sourceOf(phone, 'webp', sizes)} />
        </>
      )}
      <source type="image/avif" {...sourceOf(whole, 'avif', sizes)} />
      <img
        {...sourceOf(whole, 'webp', sizes)}
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

function sourceOf(cut: PictureCut, format: 'avif' | 'webp', sizes: string) {
  return { srcSet: srcSet(cut, format), sizes, width: cut.width, height: cut.height };
}
