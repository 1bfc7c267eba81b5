import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The floors of the server, the top one first. A folder or file may import from those below it and never from one
 * above, types included.
 */
const floors = [
  'bundle.ts',
  'process',
  'app.ts',
  'staff-api',
  'services.ts',
  'pages',
  'watch',
  'privacy',
  'inbox',
  'submissions',
  'assistant',
  'notifications',
  'backup',
  'accounts',
  'protection',
  'http',
  'database',
  'telemetry',
  'config',
];

/** Which rooms a room may look into. What is not named here may look anywhere. */
const allowed: Record<string, string[]> = {
  'app/content': [],
  'app/navigation': ['app/content'],
  'app/media': ['app/content', 'app/islands', 'app/components', 'app/navigation'],
  'app/components': ['app/content', 'app/navigation', 'app/media', 'app/islands'],
  'app/forms': ['app/content', 'app/components', 'app/islands', 'app/navigation'],
  'app/forms/definitions': ['app/forms/engine'],
  'app/forms/engine': ['app/navigation'],
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

/** The few files of the app that may open the server's door: no browser ever gets them. */
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

  test('every file of the server stands on a floor', () => {
    expect(files.filter((file) => file.startsWith('server/') && floorOf(file) < 0)).toEqual([]);
  });

  test('nothing in the server imports from a floor above', () => {
    const upwards = imports
      .filter(({ file, target }) => file.startsWith('server/') && target.startsWith('server/'))
      .filter(({ file, target }) => floorOf(target) < floorOf(file));
    expect(upwards).toEqual([]);
  });

  test('no files of the server import each other in a circle', () => {
    expect(circles(files.filter((file) => file.startsWith('server/')))).toEqual([]);
  });
});

function floorOf(file: string): number {
  return floors.findIndex((name) => file === `server/${name}` || file.startsWith(`server/${name}/`));
}

/** Every way that leads back to a file it has been through. */
function circles(within: string[]): string[] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const { target } of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of within) walk(file, []);
  return found;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map(([, path]) => path ?? '')
    .map((path) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace(/^#/, '')))
    .filter((path) => /^(app|server)\//.test(path));
}
