import { useRef } from 'react';
import { Mark } from '#app/components/mark.tsx';
import { prompts } from '#app/content/assistant.ts';
import { Bubble } from './bubble.tsx';
import { QuestionBox } from './question-box.tsx';
import { SlashKey } from './slash-key.tsx';
import { useAssistant } from './use-assistant.ts';
import { usePrompt } from './use-prompt.ts';

export type AssistantProps = {
  /** Tells the assistants of one document apart: the home page's and the palette's. */
  id: string;
  brand: string;
};

/** A living ember with a speech bubble, and one line to ask. It answers nothing itself: it leads. */
export function AssistantView({ id, brand }: AssistantProps) {
  const own = useRef<HTMLDivElement>(null);
  const assistant = useAssistant(own);
  const prompt = usePrompt(prompts, assistant.text === '' && assistant.phase === 'idle');
  return (
    <div
      ref={own}
      className="max-w-2xl"
      onPointerEnter={() => prompt.wait(true)}
      onPointerLeave={() => prompt.wait(false)}
    >
      <div className="flex items-end gap-4">
        <Mark className="ember size-14 shrink-0 sm:size-16" />
        <Bubble prompt={prompt} assistant={assistant} brand={brand} />
      </div>
      <QuestionBox id={id} assistant={assistant} />
      <SlashKey />
    </div>
  );
}
