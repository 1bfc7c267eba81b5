import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { suggestions } from '#app/content/assistant.ts';
import { fittingSuggestions } from './fitting-suggestions.ts';
import type { Assistant } from './use-assistant.ts';

type Props = { id: string; assistant: Assistant };

/** One line to ask, with questions to choose from while typing. Without a script it is a form that redirects. */
export function QuestionBox({ id, assistant: { phase, text, type, prepare, ask } }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const offered = closed || phase === 'thinking' ? [] : fittingSuggestions(text, suggestions);
  const optionId = (index: number) => `${id}-option-${index}`;

  // What was typed before this code arrived is in the field, and React does not know it.
  const takeOver = useEffectEvent(() => type(input.current?.value ?? ''));
  useEffect(() => takeOver(), []);

  function onType(value: string) {
    type(value);
    setActive(-1);
    setClosed(false);
  }

  function choose(question: string) {
    setClosed(true);
    ask(question);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (offered.length === 0 || !['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    const last = offered.length - 1;
    if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
    else setActive(active > 0 ? active - 1 : last);
  }

  return (
    <search className="relative mt-4 block">
      <form
        action="/assistant"
        className="flex border-b-2 border-paper focus-within:border-signal"
        onSubmit={(event) => {
          event.preventDefault();
          choose(offered[active] ?? input.current?.value ?? '');
        }}
      >
        <label htmlFor={`${id}-q`} className="sr-only">
          What are you looking for?
        </label>
        <input
          ref={input}
          id={`${id}-q`}
          name="q"
          type="text"
          required
          maxLength={300}
          autoComplete="off"
          placeholder="A class for my daughter"
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          value={text}
          disabled={phase === 'thinking'}
          onChange={(event) => onType(event.target.value)}
          onFocus={prepare}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          className="min-h-14 w-full min-w-0 bg-transparent pr-3 text-lead max-[22rem]:pr-2 max-[22rem]:text-base text-ellipsis text-paper placeholder:text-mist focus:outline-hidden disabled:opacity-70"
        />
        <button type="submit" className="button button-ember mb-2 shrink-0" disabled={phase === 'thinking'}>
          Ask
        </button>
      </form>
      <div
        id={`${id}-options`}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        hidden={offered.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 bg-paper py-2 text-text shadow-2xl"
      >
        {offered.map((question, index) => (
          <div
            key={question}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center px-5 hover:bg-paper-deep aria-selected:bg-paper-deep"
            // The input keeps the focus; keys act there.
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => choose(question)}
          >
            {question}
          </div>
        ))}
      </div>
    </search>
  );
}
