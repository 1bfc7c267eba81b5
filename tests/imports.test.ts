import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The floors of both halves, the top one first. A folder or file may import from those below it and never from
 * one above, types included.
 */
const floors = {
  app: [
    'entry.client.tsx',
    'entry.server.tsx',
    'root.tsx',
    'routes.ts',
    'routes',
    'visit',
    'sections',
    'inbox',
    'requests',
    'assistant/view',
    'assistant/catalog.ts',
    'assistant/sentence',
    'assistant/engine',
    'assistant/catalog',
    'forms/view',
    'forms/definitions',
    'forms/engine',
    'components',
    'media',
    'islands',
    'navigation',
    'document',
    'content',
    'editable',
    'styles',
  ],
  server: [
    'bundle.ts',
    'process',
    'app.ts',
    'staff-api',
    'services.ts',
    'publishing',
    'pages',
    'watch',
    'machine-api',
    'conversation',
    'privacy',
    'numbers',
    'inbox',
    'submissions',
    'assistant',
    'notifications',
    'backup',
    'accounts',
    'protection',
    'http',
    'due',
    'database',
    'telemetry',
    'config',
  ],
};

/** Folders that look into fewer of those below than their floor would let them. */
const narrower: Record<string, string[]> = {
  'app/sections': [
    'app/assistant',
    'app/forms',
    'app/components',
    'app/media',
    'app/islands',
    'app/navigation',
    'app/content',
  ],
  'app/assistant': ['app/components', 'app/islands', 'app/navigation', 'app/content'],
  'app/forms/view': ['app/forms', 'app/components', 'app/islands', 'app/navigation', 'app/content'],
  'app/forms/definitions': ['app/forms/engine'],
  'app/forms/engine': ['app/navigation'],
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

  test.each(Object.entries(narrower))('%s looks only where it may', (folder, others) => {
    const straying = imports.filter(
      ({ file, target }) =>
        file.startsWith(`${folder}/`) &&
        target.startsWith('app/') &&
        ![folder, ...others].some((other) => target.startsWith(`${other}/`)),
    );
    expect(straying).toEqual([]);
  });

  describe.each(['app', 'server'] as const)('in %s', (half) => {
    const own = files.filter((file) => file.startsWith(`${half}/`));

    test('every file stands on a floor', () => {
      expect(own.filter((file) => floorOf(half, file) < 0)).toEqual([]);
    });

    test('nothing imports from a floor above', () => {
      const upwards = imports
        .filter(({ file, target }) => file.startsWith(`${half}/`) && target.startsWith(`${half}/`))
        .filter(({ file, target }) => floorOf(half, target) < floorOf(half, file));
      expect(upwards).toEqual([]);
    });

    test('no files import each other in a circle', () => {
      expect(circles(own)).toEqual([]);
    });
  });
});

function floorOf(half: keyof typeof floors, file: string): number {
  return floors[half].findIndex((name) => file === `${half}/${name}` || file.startsWith(`${half}/${name}/`));
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
  return (
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
      .map(([, path]) => path ?? '')
      .map((path) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace(/^#/, '')))
      // Not the types that React Router makes of each route.
      .filter((path) => /^(app|server)\//.test(path) && !path.includes('/+types/'))
  );
}
