import { hologramsPage } from '#app/content/holograms.ts';
import { PlainIsland } from '#app/islands/plain-island.tsx';
import { figureNames } from '#app/media/hologram/figures.ts';
import { stillPaths } from '#app/media/hologram/view.ts';

const rings = [485, 420, 355, 290, 225, 160, 95];

/** A hologram fan at work. The still stands in the document; the script turns it once the page has loaded. */
export function Stage({ className = '' }: { className?: string }) {
  const { label, figures } = hologramsPage.stage;
  const { ember, signal } = stillPaths('flame');
  return (
    <PlainIsland name="hologram" wake="load" className={`hologram no-print ${className}`}>
      <div className="relative aspect-square">
        <svg viewBox="0 0 1000 1000" role="img" aria-label={label} className="absolute inset-0 fill-none">
          <circle cx="500" cy="500" r="485" className="fill-ink-deep/60" />
          <g className="stroke-signal/15">
            {rings.map((radius) => (
              <circle key={radius} cx="500" cy="500" r={radius} />
            ))}
          </g>
          <circle cx="500" cy="500" r="485" strokeWidth="2" className="stroke-signal/35" />
          <circle cx="500" cy="500" r="22" strokeWidth="4" className="stroke-ember/70" />
          <g className="hologram-still" strokeWidth="2.5" strokeLinejoin="round">
            <path d={signal} className="stroke-signal/70" />
            <path d={ember} className="stroke-ember/90" />
          </g>
        </svg>
        <canvas className="absolute inset-0 size-full" />
      </div>
      <div className="hologram-controls mt-2 flex flex-wrap items-center justify-center gap-x-1 text-sm">
        {figureNames.map((name) => (
          <button
            key={name}
            type="button"
            data-figure={name}
            aria-pressed={name === 'flame'}
            className="min-h-11 px-4 hover:text-paper aria-pressed:text-signal aria-pressed:underline aria-pressed:underline-offset-8"
          >
            {figures[name]}
          </button>
        ))}
        <button
          type="button"
          data-hold
          className="min-h-11 border-ink-line px-4 hover:text-paper max-sm:basis-full sm:border-l"
        >
          Hold it still
        </button>
      </div>
    </PlainIsland>
  );
}
