import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

function startAssistant() {
  const child = spawn(process.execPath, ['scripts/assistant.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextAnswer = async () => JSON.parse((await answers.next()).value ?? 'null');
  return { child, nextAnswer };
}

test('answers each line as it comes, in the fields of the public contract', async () => {
  const { child: assistant, nextAnswer } = startAssistant();

  assistant.stdin.write('Do you like HOLOGRAMS?\n');
  const answer = await nextAnswer();
  expect(Object.keys(answer)).toEqual([
    'query',
    'url',
    'matched',
    'confidence',
    'runnersUp',
    'delayMs',
    'message',
  ]);
  expect(answer).toEqual({
    query: 'Do you like HOLOGRAMS?',
    url: '/akron-holograms',
    matched: ['HOLOGRAMS'],
    confidence: 0.998,
    runnersUp: [],
    delayMs: 1000,
    message: null,
  });

  assistant.stdin.write('\n');
  expect(await nextAnswer()).toMatchObject({ query: '', url: '/contact', matched: [], delayMs: 1500 });

  assistant.stdin.write('a\u2028drone\rplease\n');
  expect(await nextAnswer()).toMatchObject({
    query: 'a\u2028drone\rplease',
    url: '/services#aerial-photography',
  });

  assistant.stdin.write('robots and holograms\r\nlast line without an end');
  expect(await nextAnswer()).toMatchObject({
    query: 'robots and holograms',
    runnersUp: ['/akron-holograms'],
  });
  assistant.stdin.end();
  expect(await nextAnswer()).toMatchObject({ query: 'last line without an end' });
  expect(await once(assistant, 'exit')).toEqual([0, null]);
});

test('ends quietly when nobody reads on', async () => {
  const { child: assistant, nextAnswer } = startAssistant();
  assistant.stdin.on('error', () => {});
  assistant.stdin.write('hello\n');
  await nextAnswer();
  assistant.stdout.destroy();
  assistant.stdin.end('hello\n'.repeat(10_000));
  expect(await once(assistant, 'exit')).toEqual([0, null]);
});
