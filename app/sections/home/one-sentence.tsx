import { Fragment } from 'react';
import { sentence } from '#app/content/home.ts';
import { Picture } from '#app/media/picture.tsx';

/** What the company does, as one line of type with windows in it. */
export function OneSentence() {
  return (
    <section aria-labelledby="what-we-do" className="page-width py-24 lg:py-40">
      <h2 id="what-we-do" className="eyebrow font-sans tracking-normal text-vermilion">
        What we do
      </h2>
      <p className="sentence mt-8">
        {sentence.map((part) =>
          typeof part === 'string' ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <a key={part.href} href={part.href}>
              <Picture
                name={part.picture}
                sizes="clamp(8.4rem, 5.2rem + 13.4vw, max(19.2rem, 16vw))"
                decorative
                className="inline-block object-cover"
              />{' '}
              {part.words}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
