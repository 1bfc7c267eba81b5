import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which rooms a room may look into. What is not named here may look anywhere. */
const allowed: Record<string, string[]> = {
  'app/content': [],
  'app/navigation': ['app/content'],
  'app/media': ['app/content', 'app/islands', 'app/components', 'app/navigation'],
  'app/components': ['app/content', 'app/navigation', 'app/media', 'app/islands'],
  'app/forms': ['app/content', 'app/components', 'app/islands', 'app/navigation'],
  'app/sections': [
    'app/content',
    'app/components',
    'app/media',
    'app/navigation',
    'app/islands',
    'app/forms',
    'app/assistant',
  ],
  'app/assistant': ['app/content', 'app/components', 'app/islands', 'app/navigation'],
};

/** The rooms that no browser ever gets, and the few files that may open their door. */
const serverDoors = /^app\/(entry\.server\.tsx|.*\.server\.ts)$/;

const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

describe('imports go one way', () => {
  test('app does not reach into server', () => {
    const reaching = imports.filter(
      ({ file, target }) =>
        file.startsWith('app/') && target.startsWith('server/') && !serverDoors.test(file),
    );
    expect(reaching).toEqual([]);
  });

  test.each(Object.entries(allowed))('%s looks only where it may', (room, others) => {
    const straying = imports.filter(
      ({ file, target }) =>
        file.startsWith(`${room}/`) &&
        target.startsWith('app/') &&
        ![room, ...others].some((other) => target.startsWith(`${other}/`)),
    );
    expect(straying).toEqual([]);
  });
});

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map(([, path]) => path ?? '')
    .map((path) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace(/^#/, '')))
    .filter((path) => /^(app|server)\//.test(path));
}
