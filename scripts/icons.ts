import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

/**
 * `npm run icons`: draws `public/favicon.svg` for those who ask for other formats. Browsers ask for
 * `/favicon.ico` where no page says otherwise, and iPhones put `/apple-touch-icon.png` on the home screen.
 */
const folder = resolve(import.meta.dirname, '../public');
const drawing = resolve(folder, 'favicon.svg');
const ink = '#08161b';

/** A home screen rounds the corners and knows no transparency: the mark stands on ink, with air around it. */
const touchIcon = { size: 180, mark: 124 };
const margin = (touchIcon.size - touchIcon.mark) / 2;
const onInk = await sharp(await drawn(touchIcon.mark))
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ink })
  .flatten({ background: ink })
  .png({ compressionLevel: 9 })
  .toBuffer();
await writeFile(resolve(folder, 'apple-touch-icon.png'), onInk);
await writeFile(resolve(folder, 'favicon.ico'), iconFile(32, await drawn(32)));

function drawn(size: number): Promise<Buffer> {
  return sharp(drawing, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file of one picture: a header, one entry of a table, and the PNG itself. */
function iconFile(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
