import type { Measured } from './growth.ts';

type Step = { rows: number; figures: Measured };

const width = 720;
const height = 420;
const left = 60;
const right = 210;
const top = 30;
const bottom = 50;
const colors = ['#0b6e75', '#c2410c', '#1d4ed8', '#7c3aed', '#4d7c0f', '#be185d', '#334155'];

/** One line per figure: how many times slower than on the smallest table. Both axes grow by factors. */
export function drawGrowth(steps: Step[]): string {
  const [smallest] = steps;
  if (!smallest) return '';
  const names = Object.keys(smallest.figures);
  const ratio = (step: Step, name: string) =>
    (step.figures[name]?.value ?? Number.NaN) / (smallest.figures[name]?.value ?? Number.NaN);
  const all = steps.flatMap((step) => names.map((name) => ratio(step, name)));
  const least = Math.min(0.1, ...all);
  const most = Math.max(10, ...all);
  const x = axis(smallest.rows, steps.at(-1)?.rows ?? 1, left, width - right);
  const y = axis(least, most, height - bottom, top);
  const ends = spread(names.map((name) => y(ratio(steps.at(-1) ?? smallest, name))));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Times slower than on the smallest table, by rows</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...powersOfTen(least, most).map(
      (power) =>
        `<path d="M${left} ${y(power)}H${width - right}" stroke="#ddd"/><text x="${left - 8}" y="${y(power) + 4}" text-anchor="end">${power}×</text>`,
    ),
    ...steps.map(
      ({ rows }) =>
        `<text x="${x(rows)}" y="${height - bottom + 20}" text-anchor="middle">${rows.toLocaleString('en-US')}</text>`,
    ),
    ...names.flatMap((name, index) => {
      const color = colors[index % colors.length];
      const points = steps.map((step) => `${x(step.rows)},${y(ratio(step, name))}`).join(' ');
      return [
        `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/>`,
        `<text x="${width - right + 10}" y="${(ends[index] ?? 0) + 4}" fill="${color}">${name}</text>`,
      ];
    }),
    '</svg>\n',
  ].join('\n');
}

function axis(from: number, to: number, start: number, end: number): (value: number) => number {
  const share = (value: number) => Math.log(value / from) / Math.log(to / from);
  return (value) => Math.round(start + share(value) * (end - start));
}

function powersOfTen(least: number, most: number): number[] {
  const powers: number[] = [];
  for (let power = Math.ceil(Math.log10(least)); power <= Math.log10(most); power++) powers.push(10 ** power);
  return powers;
}

/** Names at the ends of lines that lie close together are moved apart. */
function spread(heights: number[]): number[] {
  const order = heights.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, index } of order) {
    last = Math.max(at, last + 15);
    placed[index] = last;
  }
  return placed;
}
