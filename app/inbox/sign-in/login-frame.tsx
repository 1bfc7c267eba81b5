import type { FormEvent, ReactNode } from 'react';
import { Mark } from '#app/components/mark.tsx';

type Props = {
  title: string;
  error?: string | null;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** What stands alone before signing in: one question, one answer. */
export function LoginFrame({ title, error, onSubmit, children }: Props) {
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="login-form">
      <Mark className="login-mark" />
      <h1>{title}</h1>
      {error ? (
        <p className="login-error" role="alert">
          {error}
        </p>
      ) : null}
      {children}
    </form>
  );
}
