import { useEffect, useRef, useState } from 'react';
import type { EditedText, SavedText } from '#app/editable/site-state.ts';
import { call, reasonOf } from '../frame/call.ts';
import { namedWords, typedWords } from './words.ts';

const typingPause = 600;

type Meanwhile = Extract<SavedText, { meanwhile: unknown }>['meanwhile'];

/** A text that is being changed. It keeps itself as a draft when its author pauses, or goes on to another text. */
export function useText(text: EditedText, onSaved: (saved: EditedText) => void) {
  const [typed, setTyped] = useState(() => typedWords(text));
  const [sent, setSent] = useState(typed);
  const [outcome, setOutcome] = useState<SavedText>({ saved: text });
  /** What the server has there. Each call waits for the one before, and so knows it. */
  const was = useRef(text.words);
  const calls = useRef(Promise.resolve());
  const unsent = useRef(() => {});

  const save = (words: string) => {
    setSent(words);
    calls.current = calls.current.then(async () => {
      const body = { path: text.path, words: namedWords(words, text.facts), was: was.current };
      const answer = await call('POST /site/texts', { body }).catch(
        (error: unknown): SavedText => ({ refused: `It is not saved: ${reasonOf(error)}` }),
      );
      if ('saved' in answer) {
        was.current = answer.saved.words;
        onSaved(answer.saved);
      }
      setOutcome(answer);
    });
  };

  const meanwhile = 'meanwhile' in outcome ? outcome.meanwhile : null;
  const isUnsent = typed !== sent && !meanwhile;
  useEffect(() => {
    unsent.current = () => {
      if (isUnsent) save(typed);
    };
    const timer = setTimeout(() => unsent.current(), typingPause);
    return () => clearTimeout(timer);
  });
  useEffect(() => () => unsent.current(), []);

  const settle = (theirs: Meanwhile, words: string) => {
    was.current = theirs.words;
    setTyped(words);
    if (words === typed) save(words);
    else {
      setSent(words);
      setOutcome({ saved: text });
    }
  };

  return {
    typed,
    type: setTyped,
    trouble: 'refused' in outcome ? outcome.refused : null,
    meanwhile,
    isSaved: !isUnsent && 'saved' in outcome,
    keepMine: () => meanwhile && settle(meanwhile, typed),
    takeTheirs: () => meanwhile && settle(meanwhile, typedWords({ ...text, words: meanwhile.words })),
  };
}
