import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

/** RFC 4180, written apart from the writer. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n|$)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new Error(`no CSV at ${text.slice(pattern.lastIndex, pattern.lastIndex + 40)}`);
    const [, cell = '', end] = match;
    records.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describeOnBothEngines('an export', ({ environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    site = await startSite(environment);
    await makeAdmin(database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  test('quotes strings, doubles quotes, keeps accents and leaves no formula alive', async () => {
    const table = 'photography_submissions';
    const dangerous = ['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'];
    await store(database(), table, [
      rowWith(table, { name: 'José "Pepe" Núñez', message: 'line one\nline, two\r\nthree', company: null }),
      ...dangerous.map((message) => rowWith(table, { message })),
      rowWith(table, { message: '+1 619 555-0142' }),
    ]);
    const response = await staff.ask(`submissions/${table}/export.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="photography_submissions_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.csv"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString().slice(1);
    expect(text).toContain('"José ""Pepe"" Núñez"');
    const [header, ...records] = parseCsv(text);
    expect(header).toEqual(expect.arrayContaining(['Date', 'Reference', 'Status', 'Name', 'Project type']));
    const column = (title: string) => records.map((record) => record[header?.indexOf(title) ?? -1]);
    expect(column('Message')).toContain('line one\nline, two\r\nthree');
    for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(column('Message').filter((cell) => cell?.startsWith("'"))).toHaveLength(dangerous.length);
    expect(column('Message')).toContain('\u200B+1 619 555-0142');
  });

  test('writes a list with commas, a map as JSON and nothing as nothing', async () => {
    const table = 'veterans_applications';
    const [interests, utm] = [['ROV “pilot”', 'AI "Bootcamp"'], { source: 'qr', campaign: 'été' }];
    const stored = { program_interests: JSON.stringify(interests), utm: JSON.stringify(utm), phone: null };
    await store(database(), table, [rowWith(table, stored)]);
    const text = await (await staff.ask(`submissions/${table}/export.csv`)).text();
    const [header = [], record = []] = parseCsv(text);
    const cell = (title: string) => record[header.indexOf(title)];
    expect(cell('Program interests')).toBe('ROV “pilot”, AI "Bootcamp"');
    expect(JSON.parse(cell('Campaign') ?? '')).toEqual(utm);
    expect(cell('Phone')).toBe('');
    const [line = ''] = (await (await staff.ask(`submissions/${table}/export.jsonl`)).text()).split('\n');
    expect(JSON.parse(line)).toMatchObject({ program_interests: interests, utm, phone: null });
  });

  test('exports what the filter shows, all pages of it, and says how many', async () => {
    const table = 'aerial_submissions';
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
    await store(
      database(),
      table,
      Array.from({ length: 5000 }, (_, n) =>
        rowWith(table, { created_at: at(n), status: n % 2 ? 'done' : 'new', message: `Number ${n}` }),
      ),
    );
    const response = await staff.ask(`submissions/${table}/export.jsonl?status=done`);
    // Rows that arrive while it runs are not part of it, and double nothing.
    const [text] = await Promise.all([
      response.text(),
      store(
        database(),
        table,
        Array.from({ length: 200 }, () => rowWith(table, { status: 'done' })),
      ),
    ]);
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const before = rows.filter(({ message }) => message.startsWith('Number'));
    expect(before).toHaveLength(2500);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(before.map(({ created_at }) => created_at)).toEqual(
      before
        .map(({ created_at }) => created_at)
        .toSorted()
        .reverse(),
    );
    const told = await (await staff.ask(`exports/${response.headers.get('x-export-id')}`)).json();
    expect(told).toEqual({ rows: rows.length, bytes: Buffer.byteLength(text) });
    const { entries } = await (await staff.ask('audit')).json();
    expect(entries.find(({ action }: { action: string }) => action === 'exported').detail).toMatchObject({
      table,
      format: 'jsonl',
      filter: { status: 'done' },
    });
  });

  test('a download that is cut off fails, and is never told to be finished', async () => {
    const table = 'graphic_design_submissions';
    await store(
      database(),
      table,
      Array.from({ length: 3000 }, () => rowWith(table, { message: 'x'.repeat(2000) })),
    );
    const cut = await startSite(environment);
    const response = await fetch(`${cut.url}/api/admin/submissions/${table}/export.csv`, {
      headers: { cookie: staff.cookie },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    cut.process.kill('SIGKILL');
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readOn()).rejects.toThrow();
    expect((await staff.ask(`exports/${response.headers.get('x-export-id')}`)).status).toBe(404);
    await cut.stop();
  });

  test('only so many are written at once; one that ends or is broken off makes way', async () => {
    const table = 'graphic_design_submissions';
    const begin = async () => {
      const stop = new AbortController();
      const response = await fetch(`${site.url}/api/admin/submissions/${table}/export.csv`, {
        headers: { cookie: staff.cookie },
        signal: stop.signal,
      });
      return { response, stop: () => stop.abort() };
    };
    const started = await Promise.all(Array.from({ length: limits.exports.atOnce }, begin));
    expect(started.map(({ response }) => response.status)).toEqual(started.map(() => 200));
    const { response: refused } = await begin();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(limits.exports.retryAfter));
    expect((await refused.json()).error.message).toMatch(/try again/);
    started[0]?.stop();
    await expect.poll(async () => (await staff.ask(`submissions/${table}/export.csv`)).status).toBe(200);
    await Promise.allSettled(started.slice(1).map(({ response }) => response.text()));
    expect((await staff.ask(`submissions/${table}/export.csv`)).status).toBe(200);
  });

  test('an empty table gives its header alone', async () => {
    const text = await (await staff.ask('submissions/bootcamp_registrations/export.csv')).text();
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });
});
