import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isReached, print, type Section, write } from './report.ts';

/** `npm run bench [-- section …]`: every figure with what it is judged by, from one run on one machine. */
const sections: Record<string, () => Promise<Section>> = {
  pages: async () => (await import('./pages.ts')).benchPages(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  submissions: async () => (await import('./submissions.ts')).benchSubmissions(),
  inbox: async () => (await import('./inbox.ts')).benchInbox(),
  assistant: async () => (await import('./assistant.ts')).benchAssistant(),
  start: async () => (await import('./start.ts')).benchStart(),
};

/** What an ordinary change cannot make slower, and takes long, is measured only when it is asked for. */
const long: typeof sections = {
  processes: async () => (await import('./processes.ts')).benchProcesses(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
};
const known = { ...sections, ...long };

if (!existsSync(resolve(import.meta.dirname, '../build/files.json')))
  leave('There is no build to measure: run npm run build first.');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0)
  leave(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);

const measured: Record<string, Section> = {};
for (const name of asked.length > 0 ? asked : Object.keys(sections)) {
  console.log(`\nMeasuring: ${name} …`);
  const section = await known[name]?.();
  if (!section) continue;
  print(section);
  measured[name] = section;
}
const results = Object.values(measured).flatMap((section) => section.figures.map(isReached));
const count = (wanted: boolean) => results.filter((reached) => reached === wanted).length;
console.log(`\n${count(true)} goals reached, ${count(false)} missed. Written to ${write(measured)}`);
process.exit(0);

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
