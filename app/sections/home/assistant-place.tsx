import { Mark } from '#app/components/mark.tsx';

/** Where the assistant stands. Without a script a question is a plain search that redirects. */
export function AssistantPlace() {
  return (
    <div className="max-w-2xl">
      <div className="flex items-end gap-4">
        <Mark className="size-14 shrink-0 sm:size-16" />
        <p className="relative rounded-2xl rounded-bl-none bg-paper px-5 py-3 text-lead text-text">
          Tell me what you need. I will take you there.
        </p>
      </div>
      <search>
        <form action="/assistant" className="mt-4 flex border-b-2 border-paper focus-within:border-signal">
          <label htmlFor="assistant-q" className="sr-only">
            What are you looking for?
          </label>
          <input
            id="assistant-q"
            name="q"
            type="text"
            required
            maxLength={300}
            autoComplete="off"
            placeholder="A class for my daughter"
            className="min-h-14 w-full min-w-0 pr-3 bg-transparent text-lead text-paper placeholder:text-mist focus:outline-none"
          />
          <button type="submit" className="button button-ember mb-2 shrink-0">
            Ask
          </button>
        </form>
      </search>
    </div>
  );
}
