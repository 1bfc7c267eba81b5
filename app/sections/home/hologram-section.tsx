import { hologramModels } from '#app/content/holograms.ts';
import { holograms } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';

export function HologramSection() {
  return (
    <section className="on-ink relative">
      <Picture
        name="holograms/akron-3"
        sizes="100vw"
        className="aspect-[3/2] w-full object-cover lg:max-h-[72rem]"
      />
      <div className="lg:absolute lg:inset-x-0 lg:bottom-0 lg:bg-linear-to-t lg:from-ink-deep lg:via-ink-deep/80 lg:to-transparent lg:pt-48">
        <div className="page-width grid items-end gap-x-10 gap-y-8 pt-4 pb-20 lg:grid-cols-12 lg:pb-16">
          <div className="lg:col-span-7">
            <h2 className="max-w-2xl">{holograms.title}</h2>
            <p className="mt-4 max-w-lg">{holograms.text}</p>
            <p className="mt-6">
              <a href="/akron-holograms" className="button button-quiet text-paper">
                Compare the three models
              </a>
            </p>
          </div>
          <dl className="grid border-t border-ink-line lg:col-span-5">
            {hologramModels.map(({ name, price, fans, images }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-ink-line py-3"
              >
                <dt className="font-display text-h4 font-semibold text-paper">{name}</dt>
                <dd className="font-display text-h3 font-semibold text-paper">{price}</dd>
                <dd className="text-sm">
                  {fans}, {images}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
