import { useId } from 'react';

type Props = {
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
};

export function LoginField({ label, type = 'text', ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} required className="field-input" {...input} />
    </div>
  );
}
