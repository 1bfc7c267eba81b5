import QRCode from 'qrcode';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { CodeFormat, PrintedCode } from '#app/inbox/codes/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { slugFor } from './code-slug.ts';
import { countedName } from './origin-of-visit.ts';

type Db = Pick<Database, 'db'>;

/** More than anybody hangs up. */
export const mostCodes = 500;

export function codeAddress(origin: string, slug: string): string {
  return `${origin}/q/${slug}`;
}

export async function readCodes({ db }: Db, origin: string): Promise<PrintedCode[]> {
  const codes = await db.selectFrom('qr_codes').selectAll().orderBy('made_at', 'desc').execute();
  const slugs = codes.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const visits = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => ['source', fn.sum<number>('entries').as('visits')])
    .where('source', 'in', slugs)
    .groupBy('source')
    .execute();
  const visitsOf = new Map(visits.map((row) => [row.source, Number(row.visits)]));
  const sent = new Map<string, number>();
  for (const form of forms)
    for (const { source, rows } of await sentBySource({ db }, form))
      sent.set(source, (sent.get(source) ?? 0) + rows);
  return codes.map(({ slug, name, made_at, made_by, retired_at }) => ({
    ...{ slug, name, address: codeAddress(origin, slug) },
    ...{ madeAt: made_at, madeBy: made_by, retiredAt: retired_at },
    ...{ visits: visitsOf.get(slug) ?? 0, submissions: sent.get(slug) ?? 0 },
  }));
}

/** The form of the QR page has a field for it, which goes along even when a visitor tells nothing else. */
async function sentBySource({ db }: Db, form: FormDefinition) {
  const own = Object.values(form.fields).find(({ fromQuery }) => fromQuery === 'src')?.column;
  const rows = await db
    .selectFrom(form.table)
    .select(({ fn, ref }) => [
      ref('landing_page').$castTo<string | null>().as('landing'),
      ref(own ?? 'landing_page')
        .$castTo<string | null>()
        .as('own'),
      fn.countAll<number>().as('rows'),
    ])
    .where('status', '!=', 'spam')
    .where(({ or, eb }) =>
      or([eb('landing_page', 'like', '%src=%'), ...(own ? [eb(own, 'is not', null)] : [])]),
    )
    .groupBy(['landing_page', ...(own ? [own] : [])])
    .execute();
  return rows.map((row) => {
    const { searchParams } = new URL(row.landing ?? '/', 'https://site.invalid');
    const source = (own && row.own) || searchParams.get('src') || '';
    return { source: countedName(source), rows: Number(row.rows) };
  });
}

/** Null when there are as many as there may be. */
export async function makeCode({ db }: Db, name: string, by: string): Promise<string | null> {
  const known = await db.selectFrom('qr_codes').select('slug').limit(mostCodes).execute();
  if (known.length === mostCodes) return null;
  for (let attempt = 1; ; attempt++) {
    const code = { slug: slugFor(name, attempt), name, made_at: new Date().toISOString(), made_by: by };
    const made = await db
      .insertInto('qr_codes')
      .values({ ...code, retired_at: null })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (made) return made.slug;
  }
}

export type CodeChange = { name?: string; retired?: boolean };

/** Answers how it was before; null when there is none. What is printed stays: its path never changes. */
export async function changeCode({ db }: Db, slug: string, change: CodeChange): Promise<CodeChange | null> {
  const before = await findCode({ db }, slug);
  if (!before) return null;
  const { name = before.name, retired = before.retired_at !== null } = change;
  const retired_at = retired ? (before.retired_at ?? new Date().toISOString()) : null;
  await db.updateTable('qr_codes').set({ name, retired_at }).where('slug', '=', slug).execute();
  return { name: before.name, retired: before.retired_at !== null };
}

export function findCode({ db }: Db, slug: string) {
  return db.selectFrom('qr_codes').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export async function codeState(database: Db, slug: string): Promise<'in use' | 'retired' | null> {
  const code = await findCode(database, slug);
  if (!code) return null;
  return code.retired_at === null ? 'in use' : 'retired';
}

/** Read from paper at a distance, a little dirty: a quarter of it may be lost, and a white edge is part of it. */
const printed = { errorCorrectionLevel: 'Q', margin: 4 } as const;

export async function drawCode(address: string, format: CodeFormat): Promise<string | Buffer> {
  return format === 'svg'
    ? QRCode.toString(address, { ...printed, type: 'svg' })
    : QRCode.toBuffer(address, { ...printed, type: 'png', width: 1200 });
}
