import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { logOutput } from '#server/telemetry/log-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'prometheon-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flushed = (output: ReturnType<typeof logOutput>) => new Promise<void>((done) => output.flush(done));

test('every line is written, in order', async () => {
  const file = join(folder, 'log');
  const output = logOutput(openSync(file, 'a'));
  const lines = Array.from({ length: 1000 }, (_, n) => `{"n":${n},"text":"Straße"}\n`);
  for (const line of lines) output.write(line);
  await flushed(output);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
});

test('a full disk costs lines and nothing else', async () => {
  const output = logOutput(openSync('/dev/full', 'w'));
  for (let n = 0; n < 10_000; n++) output.write('{"msg":"a line"}\n');
  await wait(50);
  output.write('{"msg":"another"}\n');
  await flushed(output);
});

test('a pipe that nobody reads fills up; once it is read, the log says how many lines were lost', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const output = logOutput(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  const line = `${JSON.stringify({ msg: 'x'.repeat(1000) })}\n`;
  for (let n = 0; n < 3000; n++) output.write(line);
  await flushed(output);

  let text = '';
  const buffer = Buffer.alloc(65_536);
  while (!/could not be written.*\n$/s.test(text)) {
    try {
      text += buffer.toString('utf8', 0, readSync(reader, buffer));
    } catch {
      output.write('{"msg":"still here"}\n');
      await wait(20);
    }
  }
  closeSync(reader);
  const lines = text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one));
  const { dropped } = lines.find(({ msg }) => /could not be written/.test(msg));
  expect(dropped).toBeGreaterThan(1000);
  expect(lines.filter(({ msg }) => msg.startsWith('x'))).toHaveLength(3000 - dropped);
});
