import { useEffect, useState } from 'react';
import type { Drawn } from './draw-qr.ts';

/** A text for a camera. Drawn here, so that a secret in it leaves the page for nowhere; its code comes when needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>({ size: 1, path: '' });
  useEffect(() => {
    let isWanted = true;
    void import('./draw-qr.ts').then(({ drawQr }) => isWanted && setDrawn(drawQr(text)));
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { size, path } = drawn;
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}
