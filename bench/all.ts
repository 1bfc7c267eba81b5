import { print, type Section, write } from './report.ts';

/** `npm run bench [-- section …]`: every figure with what it is judged by, from one run on one machine. */
const sections: Record<string, () => Promise<Section>> = {
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  static: async () => (await import('./static.ts')).benchStatic(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}

const measured: Record<string, Section> = {};
for (const name of asked.length > 0 ? asked : Object.keys(sections)) {
  const section = await sections[name]?.();
  if (!section) continue;
  print(section);
  measured[name] = section;
}
const figures = Object.values(measured).flatMap((section) => section.figures);
const missed = figures.filter(({ reached }) => reached === false).length;
console.log(
  `\n${figures.filter(({ reached }) => reached).length} goals reached, ${missed} missed: ${write(measured)}`,
);
process.exit(0);
