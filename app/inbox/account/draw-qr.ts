import { create } from 'qrcode';

export type Drawn = { size: number; path: string };

/** Light around the code, without which no camera finds it. */
const margin = 4;

/** A text as the dark squares of a QR code, for one path. */
export function drawQr(text: string): Drawn {
  const { size, data } = create(text).modules;
  const squares = [...data].flatMap((isDark, at) =>
    isDark ? [`M${(at % size) + margin} ${Math.floor(at / size) + margin}h1v1h-1z`] : [],
  );
  return { size: size + 2 * margin, path: squares.join('') };
}
