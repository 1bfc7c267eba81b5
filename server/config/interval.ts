import * as z from 'zod';

const units = { s: 1000, m: 60_000, h: 3_600_000 };

/** `30s`, `5m` or `1h` in milliseconds, and 0 for `off`. */
export function interval(name: string) {
  const error = `${name} must be a time like 30s, 5m or 1h, or off.`;
  return z
    .string()
    .regex(/^([1-9]\d{0,4}[smh]|off)$/, error)
    .transform((text) => {
      const unit = text.endsWith('s') ? units.s : text.endsWith('m') ? units.m : units.h;
      return text === 'off' ? 0 : Number.parseInt(text, 10) * unit;
    });
}
