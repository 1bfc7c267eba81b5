import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { exportStream } from '#server/inbox/export.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { shownColumns } from '#server/inbox/records.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith } from '#tests/support/seed.ts';

/** The export as programs read it that know nothing of ours: Python's csv, and LibreOffice. */
const table = 'photography_submissions';
const form = formForTable(table) as NonNullable<ReturnType<typeof formForTable>>;
const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1;1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '=HYPERLINK("https://evil.example")',
];
const texts = ['José Núñez, Zoë', '李小龍 🚀', 'say "hi", then\nleave', "O'Brien", ' 007', 'a;b\tc', ''];
const messages = [...formulas, ...texts];
const phones = ['+16195550100', '+1-619-555-0101', '+1 (619) 555 0102'];

const hasPython = isInstalled('python3', 'to have Python read the export');
const hasCalc = isInstalled('soffice', 'to have LibreOffice open the export (libreoffice-calc-nogui)');

describeOnBothEngines('an export', ({ database }) => {
  let file: Buffer;
  beforeAll(async () => {
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 1000).toISOString();
    const rows = messages.map((message, index) =>
      rowWith(table, { message, phone: phones[index] ?? null, created_at: at(index) }),
    );
    await database().db.insertInto(table).values(rows).execute();
    file = await buffer(
      exportStream(database(), form, filterSchema.parse({}), 'csv', { finished: async () => {} }),
    );
  });

  test.skipIf(!hasPython)('is read by Python, every row and cell as it was written', () => {
    const script =
      'import csv, io, json, sys; print(json.dumps(list(csv.reader(io.TextIOWrapper(sys.stdin.buffer, "utf-8-sig", newline=""), strict=True))))';
    const records: string[][] = JSON.parse(
      execFileSync('python3', ['-c', script], { input: file }).toString(),
    );
    const [head = [], ...rows] = records;
    expect(rows).toHaveLength(messages.length);
    expect(rows.every(({ length }) => length === shownColumns(form).length)).toBe(true);
    expect(head[0]).toBe('Id');
    const read = rows.map((row) => row[head.indexOf('Message')]);
    expect(read).toEqual([...formulas.map((text) => `'${text}`), ...texts]);
    const numbers = rows.map((row) => row[head.indexOf('Phone')]);
    expect(numbers.slice(0, phones.length).map((number) => number?.replace('\u200B', ''))).toEqual(phones);
  });

  test.skipIf(!hasCalc)(
    'opens in LibreOffice with accents right and nothing calculated, though it is told to',
    { timeout: 120_000 },
    () => {
      const sheet = openInCalc(file);
      expect(sheet).not.toMatch(/table:formula=/);
      for (const text of ['José Núñez, Zoë', '李小龍 🚀', 'Ana María']) expect(sheet).toContain(text);
      for (const text of ["'=1+1", "'+1", "'-1", "'@SUM(1;1)"])
        expect(sheet).toContain(`<text:p>${text.replace("'", '&apos;')}</text:p>`);
      for (const phone of phones) {
        const cell = sheet.split('<table:table-cell').find((part) => part.includes(phone));
        expect(cell, phone).toMatch(/^[^>]*office:value-type="string"/);
        expect(cell).toContain(`<text:p>\u200B${phone}</text:p>`);
      }
    },
  );
});

test.skipIf(!hasCalc)('LibreOffice would calculate what stood there bare', { timeout: 120_000 }, () => {
  const bare = openInCalc(Buffer.from('\uFEFF"Message"\r\n"=1+1"\r\n"+1"\r\n'));
  expect(bare).toMatch(/table:formula="of:=1\+1"/);
});

/** The file as a sheet in flat XML: comma, quotes, UTF-8, quoted cells not taken for text, formulas evaluated. */
function openInCalc(csv: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-calc-'));
  try {
    writeFileSync(join(folder, 'export.csv'), csv);
    execFileSync('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,0,true',
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      join(folder, 'export.csv'),
    ]);
    return readFileSync(join(folder, 'export.fods'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isInstalled(program: string, why: string): boolean {
  const found = spawnSync(program, ['--version']).status === 0;
  if (!found) console.log(`Skipped: ${program} is not installed; it is needed ${why}.`);
  return found;
}
