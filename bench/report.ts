import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

/** One measured fact, beside whatever was measured in the same run to judge it by. */
export type Figure = {
  name: string;
  unit: string;
  ours: number;
  beside: { name: string; value: number };
  goal?: Goal;
};

/** A limit of its own, or a limit for ours divided by what stands beside it. */
type Goal = { most: number } | { atMost: number } | { atLeast: number };

export type Section = { title: string; figures: Figure[]; notes?: string[] };

export function isReached({ ours, beside, goal }: Figure): boolean | null {
  if (!goal) return null;
  if ('most' in goal) return ours <= goal.most;
  const ratio = ours / beside.value;
  return 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

export function print({ title, figures, notes = [] }: Section): void {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 76 - title.length))}`);
  const rows = figures.map(rowOf);
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '));
  for (const note of notes) console.log(`  ${note}`);
}

function rowOf(figure: Figure): string[] {
  const { name, unit, ours, beside } = figure;
  const reached = isReached(figure);
  return [
    name,
    `${shown(ours)} ${unit}`.trim(),
    `${beside.name}: ${shown(beside.value)}`,
    `${shown(ours / beside.value)}×`,
    goalOf(figure),
    reached === null ? '' : reached ? 'yes' : 'NO',
  ];
}

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return '';
  if ('most' in goal) return `≤ ${shown(goal.most)} ${unit}`.trim();
  return 'atMost' in goal ? `≤ ${goal.atMost}×` : `≥ ${goal.atLeast}×`;
}

function shown(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

const page = resolve(import.meta.dirname, '../docs/bench.md');

/** Replaces the tables of these sections in docs/bench.md; everything else in the file stays. */
export function write(sections: Record<string, Section>): string {
  let text = readFileSync(page, 'utf8');
  for (const [name, section] of Object.entries(sections)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest = ''] = text.split(start);
    text = `${before}${start}\n${tableOf(section)}\n${end}${rest.split(end)[1] ?? ''}`;
  }
  writeFileSync(page, text);
  return page;
}

function tableOf({ title, figures, notes = [] }: Section): string {
  const day = new Date().toISOString().slice(0, 10);
  const head = ['figure', 'ours', 'beside', 'ratio', 'goal', 'reached'];
  const rows = [head, head.map(() => '---'), ...figures.map(rowOf)];
  return [
    `### ${title}`,
    // On a machine that had other work to do, times and rates mean little.
    `${day}, ${cpus().length} cores, load average ${shown(loadavg()[2] ?? 0)}, Node ${process.versions.node}`,
    rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    ...notes,
  ].join('\n\n');
}
