import { company } from '#app/content/company.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { sendingName } from '#app/forms/engine/draft.ts';
import { Island } from '#app/islands/island.tsx';
import { FormView } from './form-view.tsx';
import { useFormOutcome } from './outcome.ts';

type Props = { form: FormDefinition; hidden?: Record<string, string> };

export function FormIsland({ form, hidden = {} }: Props) {
  const outcome = useFormOutcome(form.id);
  return (
    <Island
      name="form"
      wake="near"
      urgent={sendingName(form.id)}
      of={FormView}
      props={{ form, companyEmail: company.email, hidden, outcome }}
    />
  );
}
