import type { PromptControl } from './use-prompt.ts';

/** Keeps its place while there is nothing to pause, so that nothing moves when there is. */
export function PausePrompts({ prompt: { turns, paused, pause } }: { prompt: PromptControl }) {
  return (
    <button
      type="button"
      aria-label={paused ? 'Turn the prompts again' : 'Pause the prompts'}
      onClick={() => pause(!paused)}
      className={`-my-2 -mr-3 grid size-11 shrink-0 place-items-center ${turns ? '' : 'invisible'}`}
    >
      <svg viewBox="0 0 16 16" className="size-4 fill-current" aria-hidden="true">
        <path d={paused ? 'M4 2v12l9-6z' : 'M3 2h3v12H3zM10 2h3v12h-3z'} />
      </svg>
    </button>
  );
}
