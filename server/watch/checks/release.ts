import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { About, Finding } from './finding.ts';

const started = new Date();

/** Which program answers here. It is started in its checkout. */
export async function lookAtRelease(subject: About, checkout = process.cwd()): Promise<Finding> {
  const [commit, built] = await Promise.all([commitOf(checkout), builtAt(checkout)]);
  const facts = [
    commit ? `Commit ${commit.slice(0, 10)}` : 'Commit unknown (there is no .git here)',
    built ? `built ${day(built)}` : null,
    `running since ${day(started)}`,
    `Node ${process.versions.node}`,
  ];
  return subject.good(`${facts.filter(Boolean).join(', ')}.`);
}

async function commitOf(checkout: string): Promise<string | null> {
  const head = await read(join(checkout, '.git/HEAD'));
  const [, ref] = /^ref: (.+)$/.exec(head ?? '') ?? [];
  if (!ref) return head;
  const packed = await read(join(checkout, '.git/packed-refs'));
  return (
    (await read(join(checkout, '.git', ref))) ??
    packed
      ?.split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0] ??
    null
  );
}

async function read(path: string): Promise<string | null> {
  return (await readFile(path, 'utf8').catch(() => null))?.trim() || null;
}

async function builtAt(checkout: string): Promise<Date | null> {
  return (await stat(join(checkout, 'build/server/index.js')).catch(() => null))?.mtime ?? null;
}

const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC');
