import { useId } from 'react';
import { passwordStrength } from './password-strength.ts';

type Props = { value: string; onChange: (password: string) => void };

export function NewPasswordField({ value, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>New password</label>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        required
        minLength={6}
        maxLength={128}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-strength`}
        className="field-input"
      />
      <p id={`${id}-strength`} role="status">
        {value ? passwordStrength(value).hint : 'At least 6 characters; more are better.'}
      </p>
    </>
  );
}
