import { readFileSync } from 'node:fs';
import { arriveAt, type BackLink, moreExact } from './back-target.ts';
import { usualBack } from './usual-back.ts';
import type { VisitFlags } from './visit-flags.ts';

const decision = readFileSync(new URL('../../docs/decisions/0001-back-links.md', import.meta.url), 'utf8');

/** A table of the decision about back links, which its tests go by. */
export function tableUnder(heading: string): Record<string, string>[] {
  const section = decision.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const [columns = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

export function headerAt(path: string, query: URLSearchParams, flags: VisitFlags): BackLink {
  return arriveAt(path, query, flags).header;
}

export function ownAt(path: string, query: URLSearchParams, flags: VisitFlags): BackLink | undefined {
  const usual = usualBack(path).page;
  const known = arriveAt(path, query, flags).page;
  return usual && known ? { ...known, href: moreExact(known.href, usual.href) } : usual;
}

export function asCell(back: BackLink | undefined): string {
  if (!back) return 'none';
  return back.href;
}
