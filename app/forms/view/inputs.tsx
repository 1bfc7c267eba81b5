import type { ComponentType } from 'react';
import type { Field, FieldKind } from '#app/forms/engine/fields.ts';

export type InputProps = {
  id: string;
  name: string;
  field: Field;
  value: unknown;
  describedBy: string | undefined;
  invalid: boolean;
};

/** Inputs are uncontrolled: what a visitor types before the script arrives stays typed. */
const inputs: Record<FieldKind, ComponentType<InputProps>> = {
  name: Line,
  email: (props) => <Line {...props} type="email" inputMode="email" />,
  phone: (props) => <Line {...props} type="tel" inputMode="tel" />,
  line: Line,
  paragraph: Paragraph,
  choice: Choice,
  choices: Choices,
  map: Pairs,
};

export function inputFor(field: Field): ComponentType<InputProps> {
  return inputs[field.kind];
}

type LineProps = InputProps & { type?: 'text' | 'email' | 'tel'; inputMode?: 'email' | 'tel' };

function Line({ type = 'text', inputMode, ...props }: LineProps) {
  return (
    <input
      {...commonAttributes(props)}
      type={type}
      inputMode={inputMode}
      autoComplete={props.field.autocomplete}
      defaultValue={asText(props.value)}
    />
  );
}

function Paragraph(props: InputProps) {
  return <textarea {...commonAttributes(props)} rows={6} defaultValue={asText(props.value)} />;
}

function Choice(props: InputProps) {
  if (props.field.kind !== 'choice') return null;
  return (
    <select {...commonAttributes(props)} defaultValue={asText(props.value)}>
      <option value="">Please choose</option>
      {props.field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function Choices({ id, name, field, value, describedBy }: InputProps) {
  if (field.kind !== 'choices') return null;
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <div className="grid gap-x-6 sm:grid-cols-2" id={id} tabIndex={-1}>
      {field.options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={option}
            defaultChecked={chosen.includes(option)}
            aria-describedby={describedBy}
            className="size-5 accent-signal-deep"
          />
          {option}
        </label>
      ))}
    </div>
  );
}

function Pairs({ name, value }: InputProps) {
  return <input type="hidden" name={name} defaultValue={asText(value)} />;
}

function commonAttributes({ id, name, field, describedBy, invalid }: InputProps) {
  return {
    id,
    name,
    required: field.required,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: 'field-input',
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
