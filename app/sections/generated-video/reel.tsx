import type { ProgramFilm } from '#app/content/studio/films.ts';
import { Video } from '#app/media/video.tsx';

/** Where the three films of a reel stand, so that no two reels look alike. */
const layouts = [
  [
    { place: 'md:col-span-8 md:row-span-2', columns: 8 },
    { place: 'md:col-span-4', columns: 4 },
    { place: 'md:col-span-4 md:self-end', columns: 4 },
  ],
  [
    { place: 'md:col-span-4', columns: 4 },
    { place: 'md:col-span-4 md:mt-20', columns: 4 },
    { place: 'md:col-span-4 md:mt-40', columns: 4 },
  ],
  [
    { place: 'md:col-span-4 md:self-end', columns: 4 },
    { place: 'md:col-span-8 md:row-span-2', columns: 8 },
    { place: 'md:col-span-4 md:row-start-2', columns: 4 },
  ],
] as const;

type Props = { index: 0 | 1 | 2; name: string; line: string; films: readonly ProgramFilm[] };

export function Reel({ index, name, line, films }: Props) {
  const id = `reel-${index + 1}`;
  return (
    <section aria-labelledby={id} className="page-width">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink-line pt-4">
        <h2 id={id} className="text-h3">
          {name}
        </h2>
        <p>{line}</p>
      </header>
      <ol start={index * 3 + 1} className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-12">
        {films.map((film, position) => {
          const { place, columns } = layouts[index][position as 0 | 1 | 2];
          return (
            <Entry
              key={film.id}
              film={film}
              number={index * 3 + position + 1}
              columns={columns}
              className={place}
            />
          );
        })}
      </ol>
    </section>
  );
}

const sizes = {
  4: '(min-width: 104rem) max(27rem, 22.5vw), (min-width: 48rem) calc(30vw - 1rem), calc(100vw - 2.5rem)',
  8: '(min-width: 104rem) max(55rem, 45.8vw), (min-width: 48rem) calc(60vw - 0.5rem), calc(100vw - 2.5rem)',
};

type EntryProps = { film: ProgramFilm; number: number; columns: keyof typeof sizes; className: string };

function Entry({ film, number, columns, className }: EntryProps) {
  const feature = columns === 8;
  return (
    <li id={`film-${number}`} className={`list-none ${className}`}>
      <div className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4">
        <span
          aria-hidden="true"
          className={`font-display leading-none font-semibold text-amber ${feature ? 'text-giant' : 'text-h2'}`}
        >
          {number}
        </span>
        <div>
          <h3 className={feature ? 'text-h2' : 'text-h4'}>{film.title}</h3>
          <p className={feature ? 'text-lead' : 'text-sm'}>{film.line}</p>
        </div>
      </div>
      <Video film={film} sizes={sizes[columns]} />
    </li>
  );
}
