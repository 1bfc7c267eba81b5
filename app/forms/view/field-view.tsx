import type { Field } from '#app/forms/engine/fields.ts';
import { inputFor } from './inputs.tsx';

export type FieldProps = {
  id: string;
  name: string;
  field: Field;
  value: unknown;
  error: string | undefined;
};

/** The one place that ties a label, its hint and its error to an input. */
export function FieldView({ id, name, field, value, error }: FieldProps) {
  const hintId = field.hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const Input = inputFor(field);
  const grouped = field.kind === 'choices';
  const Wrapper = grouped ? 'fieldset' : 'div';
  const Label = grouped ? 'legend' : 'label';
  return (
    <Wrapper>
      <Label className="mb-1.5 block font-semibold" {...(grouped ? {} : { htmlFor: id })}>
        {field.label}
        {field.required ? null : <span className="font-normal text-text-soft"> (optional)</span>}
      </Label>
      {field.hint ? (
        <p id={hintId} className="mb-2 text-sm text-text-soft">
          {field.hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="mb-2 font-semibold text-vermilion">
          {error}
        </p>
      ) : null}
      <Input
        id={id}
        name={name}
        field={field}
        value={value}
        describedBy={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        invalid={error !== undefined}
      />
    </Wrapper>
  );
}
