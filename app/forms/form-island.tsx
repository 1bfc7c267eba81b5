import { company } from '#app/content/company.ts';
import { Island } from '#app/islands/island.tsx';
import type { FormDefinition } from './define-form.ts';
import { sendingName } from './draft.ts';
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
