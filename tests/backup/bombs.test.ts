import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { formatVersion, sealOf, startSeal } from '#server/backup/format.ts';
import { command } from '#tests/support/backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'prometheon-bombs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const columns = ['id', 'created_at', 'reference', 'status', 'name', 'email', 'subject', 'message'];
const head = (rows: number) =>
  `${JSON.stringify({
    prometheonBackup: formatVersion,
    madeAt: '2026-01-01T00:00:00.000Z',
    engine: 'sqlite',
    migrations: [],
    tables: [{ name: 'contact_submissions', columns, rows }],
  })}\n{"table":"contact_submissions"}\n`;
const row = (n: number) =>
  `${JSON.stringify([`id-${n}`, '2026-01-01T00:00:00.000Z', `R-${n}`, 'new', 'Ana', 'a@b.example', 's', 'm'])}\n`;
const frames = (...texts: (string | Buffer)[]) => Buffer.concat(texts.map((text) => zstdCompressSync(text)));
const nothing = Buffer.alloc(64 * 1024 * 1024);
const manyRows = Buffer.from(row(0).repeat(100_000));

/** Whatever is in it, its checksum fits. */
function sealed(content: Buffer): Buffer {
  return Buffer.concat([content, sealOf(startSeal().update(content))]);
}

test.each([
  ['a line without an end', sealed(frames(head(1), ...Array(40).fill(nothing))), /a line in it is too long/],
  ['a head without an end', sealed(frames('{"prometheonBackup":', ...Array(40).fill(nothing))), /too long/],
  [
    'rows without an end',
    sealed(frames(head(1e12), ...Array(60).fill(manyRows))),
    /it unpacks to far more than any backup/,
  ],
  [
    'more rows than it says',
    sealed(frames(head(2), ...[1, 2, 3].map(row))),
    /more rows of contact_submissions/,
  ],
  ['nests without an end', sealed(frames(head(1), '['.repeat(5e5) + ']'.repeat(5e5), '\n')), /is no row/],
  ['rows of anything', sealed(frames(head(1), '[{"a":[1]}]\n')), /is no row/],
  ['bytes that are no zstd', sealed(Buffer.from('not compressed at all')), /could not be restored/],
  ['a gzip bomb', gzipSync(nothing), /its checksum does not fit/],
])(
  'a file with %s is refused in a sentence, in little memory and on little disk',
  async (name, content, why) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.backup`);
    writeFileSync(file, content);
    const data = mkdtempSync(join(folder, 'data-'));
    // 100 MB are less than any of them unpacks to.
    const environment = { DATA_DIR: data, NODE_OPTIONS: '--max-old-space-size=100' };
    const { code, said } = await command('restore', environment, file);
    expect(said).toMatch(why);
    expect(said).toMatch(/Nothing was changed\.$/);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    const bytes = readdirSync(data).map((entry) => statSync(join(data, entry)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16 * 1024 * 1024);
    const checked = await command('backup', environment, '--check', file);
    expect(checked.code).toBe(1);
  },
);
