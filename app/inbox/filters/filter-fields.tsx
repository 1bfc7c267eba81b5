import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const typingPause = 250;

type FieldProps = { label: string; type: string; value: string; onChange: (value: string) => void };

/** Tells what was typed once the typing pauses. */
export function Field({ label, type, value, onChange }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => tell.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className="field">
      <label htmlFor={id} className={type === 'search' ? 'sr-only' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={typed}
        placeholder={type === 'search' ? label : undefined}
        className="field-input"
        data-search={type === 'search' || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

type ChoiceProps = Omit<FieldProps, 'type'> & { children: ReactNode };

export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        className="field-input"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
