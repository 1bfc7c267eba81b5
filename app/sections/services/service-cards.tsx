import { Arrow, CardLink } from '#app/components/card-link.tsx';
import { services } from '#app/content/services.ts';
import { Picture } from '#app/media/picture.tsx';

const { education, robotics, veterans, holograms, ...talks } = services;

export function ServiceCards() {
  return (
    <section id="services" className="pt-20 lg:pt-32">
      <h2 className="page-width">Where do you want to start?</h2>
      <div className="page-width mt-12 grid gap-x-10 gap-y-16 md:grid-cols-2 lg:mt-16 lg:grid-cols-12">
        <article className="group relative lg:col-span-7">
          <Picture
            name={education.picture}
            sizes="(min-width: 92rem) max(48rem, 40vw), (min-width: 64rem) 52vw, (min-width: 48rem) calc(45vw - 1.25rem), 89vw"
            className="aspect-video w-full object-cover"
          />
          <CardText service={education} />
        </article>
        <article className="group relative md:mt-24 lg:col-span-5 lg:mt-40">
          <Picture
            name={robotics.picture}
            sizes="(min-width: 92rem) max(36rem, 30vw), (min-width: 64rem) 40vw, (min-width: 48rem) 51vw, 105vw"
            className="aspect-[3/2] w-full object-cover"
          />
          <CardText service={robotics} />
        </article>
      </div>
      <article className="group md:page-start relative mt-20 grid items-end gap-x-10 md:grid-cols-[2fr_3fr] lg:mt-28 lg:grid-cols-[2fr_5fr]">
        <Picture
          name={veterans.picture}
          sizes="(min-width: 64rem) 66vw, (min-width: 48rem) 55vw, 100vw"
          className="aspect-video w-full object-cover md:order-last"
        />
        <div className="max-md:page-start max-md:page-end md:pb-4">
          <CardText service={veterans} />
        </div>
      </article>
      <Talks />
      <Holograms />
    </section>
  );
}

type Linked = { name: string; text: string; href: string };

function CardText({ service, setsFlag }: { service: Linked; setsFlag?: string }) {
  return (
    <>
      <h3 className="mt-6">
        <CardLink href={service.href} setsFlag={setsFlag}>
          {service.name}
        </CardLink>{' '}
        <Arrow />
      </h3>
      <p className="mt-3 max-w-prose">{service.text}</p>
    </>
  );
}

/** What begins with a conversation: words, no pictures. */
function Talks() {
  return (
    <div className="mt-20 bg-paper-deep lg:mt-32">
      <div className="page-width py-16 lg:py-24">
        {Object.values(talks).map(({ name, text }) => (
          <article
            key={name}
            className="grid gap-x-10 gap-y-2 border-t border-paper-line py-7 md:grid-cols-12 lg:py-9"
          >
            <h3 className="md:col-span-5 lg:text-[2.5rem]">{name}</h3>
            <p className="max-w-prose self-center md:col-span-7 lg:col-span-6 lg:col-start-7">{text}</p>
          </article>
        ))}
        <p className="grid gap-x-10 border-t border-paper-line pt-9 md:grid-cols-12">
          <a
            href="/contact"
            className="button button-quiet justify-self-start md:col-span-7 md:col-start-6 lg:col-span-6 lg:col-start-7"
          >
            Talk to us about yours
          </a>
        </p>
      </div>
    </div>
  );
}

function Holograms() {
  return (
    <article className="group on-ink relative grid items-center md:grid-cols-2">
      <Picture
        name={holograms.picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="max-md:page-start page-end pb-20 md:py-10 md:pl-10 lg:py-16 lg:pl-16">
        <CardText service={holograms} setsFlag="/services" />
      </div>
    </article>
  );
}
