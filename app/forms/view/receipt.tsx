import { useEffect, useRef } from 'react';

type Props = { message: string; reference: string | null };

export function Receipt({ message, reference }: Props) {
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
    </div>
  );
}
