import type { CSSProperties } from 'react';
import type { LightboxPicture } from './thumbnails.ts';
import { closeUp } from './zoom.ts';

type Props = { picture: LightboxPicture; isShown: boolean; isZoomed: boolean };

/** One picture on the stage. Neighbours lie there unseen, loaded before they are asked for. */
export function LightboxFrame({ picture, isShown, isZoomed }: Props) {
  const { ratio, avif, webp, alt, tint } = picture;
  const fitted = `min(100vw, calc((100vh - 10rem) * ${ratio.toFixed(3)}))`;
  const sizes = isShown && isZoomed ? `calc(${closeUp} * ${fitted})` : fitted;
  return (
    // Only ever rendered in the browser, where the policy lets a script set a style.
    <div
      className={isShown ? 'lightbox-frame lightbox-shown' : 'lightbox-frame'}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          srcSet={webp}
          sizes={sizes}
          alt={alt}
          decoding="async"
          className={`${tint} lightbox-image size-full`}
        />
      </picture>
    </div>
  );
}
