import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One measured fact, beside whatever was measured in the same run to judge it by. */
export type Figure = {
  name: string;
  unit: string;
  ours: number;
  beside: { name: string; value: number } | null;
  /** Ours as a part of what stands beside it. */
  ratio: number | null;
  /** In words; null for what is told but not asked for. */
  goal: string | null;
  reached: boolean | null;
};

export type Section = {
  title: string;
  figures: Figure[];
  notes: string[];
  /** Shown instead of the figures that reached their goal, where they are many of a kind. */
  table?: string[][];
};

type Measured = { name: string; unit: string; ours: number };
type Beside = { name: string; value: number };

/** A figure with a limit of its own. */
export function within(measured: Measured, most: number): Figure {
  return {
    ...measured,
    beside: null,
    ratio: null,
    goal: `≤ ${shown(most)} ${measured.unit}`,
    reached: measured.ours <= most,
  };
}

export function atLeast(measured: Measured, beside: Beside, part: number): Figure {
  const ratio = measured.ours / beside.value;
  return { ...measured, beside, ratio, goal: `≥ ${part}×`, reached: ratio >= part };
}

export function atMost(measured: Measured, beside: Beside, part: number): Figure {
  const ratio = measured.ours / beside.value;
  return { ...measured, beside, ratio, goal: `≤ ${part}×`, reached: ratio <= part };
}

/** A figure that is told beside another, or alone, without a goal. */
export function told(measured: Measured, beside: Beside | null = null): Figure {
  return { ...measured, beside, ratio: beside && measured.ours / beside.value, goal: null, reached: null };
}

export function print({ title, figures, notes, table }: Section): void {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 76 - title.length))}`);
  if (table) printRows(table);
  printRows(figures.filter(({ reached }) => !table || reached === false).map(rowOf));
  for (const note of notes) console.log(`  ${note}`);
}

function printRows(rows: string[][]): void {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function rowOf({ name, unit, ours, beside, ratio, goal, reached }: Figure): string[] {
  const mark = { true: 'yes', false: 'NO', null: '' }[String(reached) as 'true' | 'false' | 'null'];
  return [
    name,
    `${shown(ours)} ${unit}`,
    beside ? `${beside.name} ${shown(beside.value)}` : '',
    ratio === null ? '' : `${ratio.toFixed(2)}×`,
    goal ?? '',
    mark,
  ];
}

export function shown(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

const results = resolve(import.meta.dirname, 'results');

/** A file a run, and `latest.json` beside them. */
export function write(sections: Record<string, Section>): string {
  mkdirSync(results, { recursive: true });
  const measured = new Date().toISOString();
  const text = `${JSON.stringify({ measured, node: process.version, sections }, null, 2)}\n`;
  const file = resolve(results, `${measured.replaceAll(':', '-')}.json`);
  writeFileSync(file, text);
  writeFileSync(resolve(results, 'latest.json'), text);
  return file;
}
