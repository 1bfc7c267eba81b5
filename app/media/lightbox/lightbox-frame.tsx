import type { CSSProperties } from 'react';
import { PictureImage } from '#app/media/picture-image.tsx';
import type { PictureData } from '#app/media/picture-sources.ts';
import { closeUp } from './zoom.ts';

type Props = { picture: PictureData; isShown: boolean; isZoomed: boolean };

/** One picture on the stage. Neighbours lie there unseen, loaded before they are asked for. */
export function LightboxFrame({ picture, isShown, isZoomed }: Props) {
  const ratio = picture.width / picture.height;
  const fitted = `min(100vw, calc((100vh - 10rem) * ${ratio.toFixed(3)}))`;
  return (
    // Only ever rendered in the browser, where the policy lets a script set a style.
    <div
      className={isShown ? 'lightbox-frame lightbox-shown' : 'lightbox-frame'}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <PictureImage
        picture={picture}
        sizes={isShown && isZoomed ? `calc(${closeUp} * ${fitted})` : fitted}
        className="lightbox-image size-full"
      />
    </div>
  );
}
