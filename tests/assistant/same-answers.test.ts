import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { answerTo } from '#app/assistant/view/answer-to.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { readQuestions } from './questions.ts';

const everyFifth = readQuestions('blind').filter((_, place) => place % 5 === 0);
const questions = everyFifth.map(({ question }) => question);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the palette, the page without JavaScript and the command line give the same answers', async () => {
  const [byCommand, byPage, byPalette] = [await askCommand(), await askPage(), await askPalette()];
  expect(byPage).toEqual(byCommand);
  expect(byPalette).toEqual(byCommand);
});

async function askCommand(): Promise<string[]> {
  const child = spawn(process.execPath, ['scripts/assistant.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(questions.join('\n'));
  const urls: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) urls.push(JSON.parse(line).url);
  return urls;
}

function askPage(): Promise<string[]> {
  return Promise.all(
    questions.map(async (question) => {
      const query = new URLSearchParams({ q: question });
      const response = await fetch(`${site.url}/assistant?${query}`, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    }),
  );
}

/** The file that browsers get, once its knowledge has come. */
async function askPalette(): Promise<string[]> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => {});
  const [file = '', ...others] = globSync('build/client/assets/answer-to-*.js');
  const [knowledge = ''] = globSync('build/client/assets/knowledge-*.js');
  expect(others).toEqual([]);
  const built: { answerTo: typeof answerTo } = await import(/* @vite-ignore */ resolve(file));
  await import(/* @vite-ignore */ resolve(knowledge));
  const urls: string[] = [];
  for (const question of questions) urls.push((await built.answerTo(question)).url);
  vi.unstubAllGlobals();
  return urls;
}
