import { useEffect, useRef } from 'react';

type Props = { message: string; reference: string | null; link: string | null };

export function Receipt({ message, reference, link }: Props) {
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => receipt.current?.focus(), []);
  return (
    <div
      ref={receipt}
      tabIndex={-1}
      role="status"
      className="mb-8 border-l-4 border-signal-deep bg-paper-deep px-5 py-4"
    >
      <p className="font-semibold">{message}</p>
      {reference ? (
        <p className="mt-2">
          Your reference: <strong className="font-mono tracking-wide">{reference}</strong>
        </p>
      ) : null}
      {link ? (
        <p className="mt-1">
          <a href={link} className="link inline-flex min-h-11 items-center">
            Follow it, add to it or withdraw it
          </a>
        </p>
      ) : null}
    </div>
  );
}
