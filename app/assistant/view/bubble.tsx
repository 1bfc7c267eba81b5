import type { Answer } from '../engine/route-query.ts';
import { PausePrompts } from './pause-prompts.tsx';
import type { Assistant } from './use-assistant.ts';
import type { PromptControl } from './use-prompt.ts';
import { waysOf } from './ways.ts';

type Props = { prompt: PromptControl; assistant: Assistant; brand: string };

/** Says what may be asked, that it is thinking, where it leads and why, and where else it could. */
export function Bubble({ prompt, assistant: { phase, answer, whileRead }, brand }: Props) {
  return (
    <div
      data-bubble
      className="relative grid min-h-29 content-center sm:min-h-16 rounded-2xl rounded-bl-none bg-paper px-5 py-3 text-lead text-text"
    >
      {phase === 'idle' ? (
        <div className="flex items-center justify-between gap-2">
          <p key={prompt.prompt} className="assistant-prompt">
            {prompt.prompt}
          </p>
          <PausePrompts prompt={prompt} />
        </div>
      ) : null}
      <div role="status" ref={whileRead}>
        {/* The same line whatever it says: a link under a finger must not move. */}
        {phase === 'idle' ? null : (
          <p>{phase === 'offered' ? 'Take your time.' : `${brand} is thinking...`}</p>
        )}
        {answer ? <Reason answer={answer} /> : null}
      </div>
    </div>
  );
}

function Reason({ answer }: { answer: Answer }) {
  const { message, matched, kindWord } = answer;
  const [way, ...others] = waysOf(answer);
  const choices = message ? [way, ...others] : others;
  return (
    <div className="mt-1 text-base">
      <p>
        {message ?? (
          <>
            {matched.map((words) => `“${words}”`).join(', ')}: this way to{' '}
            <a href={way.href} className="link">
              {way.text}
            </a>
            .
          </>
        )}
      </p>
      <p>
        {choices.map(({ href, text }, index) => (
          <span key={href}>
            {index > 0 ? ' or ' : message ? '' : 'Or '}
            <a href={href} className="link inline-flex min-h-11 items-center">
              {text}
            </a>
          </span>
        ))}
      </p>
      {kindWord ? <p lang="es">{kindWord}</p> : null}
    </div>
  );
}
