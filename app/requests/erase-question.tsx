import { requestPage } from '#app/content/requests.ts';
import { requestAddress } from './addresses.ts';

/** The second question. Nothing is erased by following a link: a mail program may follow them all. */
export function EraseQuestion({ secret }: { secret: string }) {
  const { question, consequence, confirm, cancel } = requestPage.erase;
  return (
    <section
      id="erase"
      aria-labelledby="erase-question"
      className="no-print border-2 border-vermilion p-6 lg:col-span-12"
    >
      <h2 id="erase-question" className="text-h3">
        {question}
      </h2>
      <p className="mt-3 max-w-prose">{consequence}</p>
      <form method="post" action={requestAddress(secret)} className="mt-6 flex flex-wrap items-center gap-4">
        <input type="hidden" name="does" value="erase" />
        <button type="submit" className="button button-ember">
          {confirm}
        </button>
        <a href={requestAddress(secret)} className="button button-quiet">
          {cancel}
        </a>
      </form>
    </section>
  );
}
