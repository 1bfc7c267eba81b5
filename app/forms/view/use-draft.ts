import { type RefObject, useEffect, useState } from 'react';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { forgetDraft, readDraft, saveDraft } from '#app/forms/engine/draft.ts';
import { isEmpty, readValues, writeValues } from '#app/forms/engine/form-values.ts';

export type DraftControl = { isKept: boolean; save: () => void; clear: () => void };

/** Keeps what is typed on the device until it is sent or cleared, and brings it back. */
export function useDraft(
  form: FormDefinition,
  element: RefObject<HTMLFormElement | null>,
  wasSent: boolean,
): DraftControl {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if (wasSent) forgetDraft(form.id);
    if (element.current) setKept(restore(form, element.current));
  }, [form, element, wasSent]);

  return {
    isKept,
    save: () => {
      if (element.current) setKept(store(form, element.current));
    },
    clear: () => {
      if (element.current) writeValues(form, element.current, {});
      forgetDraft(form.id);
      setKept(false);
    },
  };
}

/** What was typed before the script arrived, or came back with an answer, wins over what was kept. */
function restore(form: FormDefinition, element: HTMLFormElement): boolean {
  const typed = Object.entries(readValues(form, element)).filter(([, value]) => value.length > 0);
  writeValues(form, element, { ...readDraft(form.id)?.values, ...Object.fromEntries(typed) });
  return store(form, element);
}

function store(form: FormDefinition, element: HTMLFormElement): boolean {
  const values = readValues(form, element);
  if (isEmpty(values)) forgetDraft(form.id);
  else saveDraft(form.id, values);
  return !isEmpty(values);
}
