import type { Film } from '#app/content/studio/films.ts';
import { PlainIsland } from '#app/islands/plain-island.tsx';
import { Picture } from './picture.tsx';
import { pictureData } from './picture-data.ts';
import { largestUrl, wholeCut } from './picture-sources.ts';
import { type Playback, watchUrl } from './video-site.ts';

type Props = {
  film: Film;
  /** How wide the poster is shown, as for a picture. */
  sizes: string;
  /** A trailer is muted and starts over at its end. */
  playback?: Playback;
  /** The poster is what a visitor sees first: one a page. */
  priority?: boolean;
  className?: string;
};

/**
 * A film behind our own poster. It is a link to the film on the video site until its script is there, and
 * then a button that puts the player in the poster's place.
 */
export function Video({ film, sizes, playback = 'film', priority, className = '' }: Props) {
  const { id, title, poster, credit } = film;
  const data = {
    'data-film': id,
    'data-title': title,
    'data-playback': playback,
    'data-poster': largestUrl(wholeCut(pictureData(poster)), 'webp'),
  };
  return (
    <figure className={`no-print ${className}`}>
      <PlainIsland name="video" wake="now" data={data} className="video">
        <a href={watchUrl(id)} rel="noopener noreferrer" className="video-poster">
          <span className="video-sign">
            Play<span className="sr-only"> {title}</span>
          </span>
          <Picture name={poster} sizes={sizes} priority={priority} className="h-auto w-full" />
        </a>
        <p role="status" className="video-notice" />
      </PlainIsland>
      <figcaption className="pt-2 text-sm">
        Film: {credit.work}, {credit.by}, {credit.licence}
      </figcaption>
    </figure>
  );
}
