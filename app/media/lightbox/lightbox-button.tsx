import type { ReactNode } from 'react';

type Props = { sign: string; onPress: () => void; children: ReactNode };

export function LightboxButton({ sign, onPress, children }: Props) {
  return (
    <button type="button" onClick={onPress} className="lightbox-button">
      {children}
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
