import type { Submission } from '../answers.ts';

export function nameOf(row: Submission): string {
  return text(row.name) || [text(row.first_name), text(row.last_name)].filter(Boolean).join(' ');
}

export function messageOf(row: Submission): string {
  return text(row.message) || text(row.additional_info);
}

/** Any value of a row as something to read. */
export function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${text(part)}`)
      .join(', ');
  return String(value);
}

const dateFormat: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

export function formatDate(iso: string): string {
  return new Date(iso).toLocaleString('en-US', dateFormat);
}
