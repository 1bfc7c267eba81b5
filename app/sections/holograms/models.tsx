import { hologramModels } from '#app/content/holograms.ts';
import { Video } from '#app/media/video.tsx';

type Model = (typeof hologramModels)[number];

/** Each model's film is larger than the last, as the displays are. */
const layouts: Record<Model['id'], { film: string; words: string; sizes: string }> = {
  'akron-1': {
    film: 'md:col-span-6 lg:col-span-5 lg:col-start-2',
    words: 'md:col-span-5 md:col-start-8 md:self-end',
    sizes:
      '(min-width: 104rem) max(34rem, 28.3vw), (min-width: 64rem) 37vw, (min-width: 48rem) 44vw, calc(100vw - 2.5rem)',
  },
  'akron-2': {
    film: 'md:col-span-7 md:col-start-6 md:row-start-1',
    words: 'md:col-span-4 md:row-start-1 md:self-center',
    sizes: '(min-width: 104rem) max(48rem, 40vw), (min-width: 48rem) 52vw, calc(100vw - 2.5rem)',
  },
  'akron-3': {
    film: 'md:col-span-8',
    words: 'md:col-span-4 md:self-end lg:col-span-3 lg:col-start-10',
    sizes: '(min-width: 104rem) max(55.5rem, 46.3vw), (min-width: 48rem) 59.5vw, calc(100vw - 2.5rem)',
  },
};

export function Models() {
  return (
    <section aria-labelledby="models" className="on-ink no-print">
      <h2 id="models" className="sr-only">
        Three models
      </h2>
      <div className="page-width space-y-20 pb-24 md:space-y-32 md:pb-36">
        {hologramModels.map((model) => (
          <article
            key={model.id}
            id={model.id}
            aria-labelledby={`${model.id}-name`}
            className="grid gap-6 md:grid-cols-12"
          >
            <Video film={model.film} sizes={layouts[model.id].sizes} className={layouts[model.id].film} />
            <Words model={model} className={layouts[model.id].words} />
          </article>
        ))}
      </div>
    </section>
  );
}

function Words({ model, className }: { model: Model; className: string }) {
  const { id, name, place, text, fans, price, images } = model;
  return (
    <div className={className}>
      <p className="eyebrow text-amber">{place}</p>
      <h3 id={`${id}-name`} className="mt-2 text-h2">
        {name}
      </h3>
      <p className="mt-4 max-w-md">{text}</p>
      <p className="mt-6 font-display text-h3 font-semibold text-paper">{price}</p>
      <p className="mt-1">
        {fans}, {images}
      </p>
    </div>
  );
}
