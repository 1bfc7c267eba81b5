import { Arrow, CardLink } from '#app/components/card-link.tsx';
import { qrCards, qrPage } from '#app/content/qr.ts';
import { Picture } from '#app/media/picture.tsx';

export function QrMenu() {
  return (
    <section id="qr-menu" className="bg-ink-deep">
      <h2 className="sr-only">{qrPage.menuTitle}</h2>
      <ul className="grid md:grid-cols-2">
        {qrCards.map(({ name, text, href, picture }) => (
          <li
            key={href}
            className="group relative isolate grid min-h-64 content-end md:min-h-0 md:aspect-[4/3] lg:aspect-video"
          >
            <Picture
              name={picture}
              sizes="(min-width: 64rem) 48vw, (min-width: 48rem) 64vw, 105vw"
              decorative
              className="absolute inset-0 -z-10 h-full w-full object-cover"
            />
            <div className="bg-linear-to-t from-ink-deep via-ink-deep/75 to-transparent p-5 pt-24 text-paper lg:p-10 lg:pt-32">
              <h3 className="lg:text-h2">
                <CardLink href={href} setsFlag="/qr#qr-menu">
                  {name}
                </CardLink>{' '}
                <Arrow className="text-amber" />
              </h3>
              <p className="mt-2 max-w-md">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
