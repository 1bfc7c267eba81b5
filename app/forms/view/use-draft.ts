import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { forgetDraft, readDraft, saveDraft, type Values } from '#app/forms/engine/draft.ts';
import { emptyTrap, isEmpty, readValues, writeValues } from '#app/forms/engine/form-values.ts';
import { focusAgain, type Left, leftIn } from './left-in.ts';

export type DraftControl = { isKept: boolean; save: () => void; clear: () => void };

/** Keeps what is typed on the device until it is sent or cleared, and brings it back. */
export function useDraft(
  form: FormDefinition,
  element: RefObject<HTMLFormElement | null>,
  wasSent: boolean,
): DraftControl {
  const [isKept, setKept] = useState(false);
  const [left] = useState(() => leftIn(form));

  // Before the next key: React may just have put a new form in the place of the one that is typed into.
  useLayoutEffect(() => {
    if (wasSent) forgetDraft(form.id);
    if (element.current) setKept(restore(form, element.current, left));
  }, [form, element, wasSent, left]);

  return {
    isKept,
    save: () => {
      if (element.current) setKept(store(form, element.current));
    },
    clear: () => {
      if (element.current) writeValues(form, element.current, {});
      emptyTrap(element.current);
      forgetDraft(form.id);
      setKept(false);
    },
  };
}

/** What was typed before the script arrived, or came back with an answer, wins over what was kept. */
function restore(form: FormDefinition, element: HTMLFormElement, left: Left | null): boolean {
  const wasReplaced = left !== null && left.element !== element && !left.element.isConnected;
  const there = wasReplaced ? left.values : readValues(form, element);
  writeValues(form, element, { ...readDraft(form.id)?.values, ...typedOf(there) });
  if (wasReplaced) focusAgain(left, element);
  return store(form, element);
}

function typedOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}

function store(form: FormDefinition, element: HTMLFormElement): boolean {
  const values = readValues(form, element);
  if (isEmpty(values)) forgetDraft(form.id);
  else saveDraft(form.id, values);
  return !isEmpty(values);
}
