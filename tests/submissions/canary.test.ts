import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Canaries, canaryHeader, openCanaries } from '#server/submissions/canary.ts';
import { submissions } from '#server/telemetry/counters.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { submissionsApp } from '#tests/support/submissions-app.ts';

const table = 'contact_submissions';
const body = {
  name: 'Canary',
  email: 'canary@example.org',
  subject: 'A try',
  message: 'The site tries itself.',
};

describeOnBothEngines('a canary', (subject) => {
  let canaries: Canaries;
  let post: ReturnType<typeof submissionsApp>;
  beforeAll(async () => {
    canaries = await openCanaries(subject.database());
    const hears = async () => ({
      recipientsOf: () => [],
      deliveriesFor: (_: string, target: string) => [
        { id: randomUUIDv7(), kind: 'confirmation' as const, target },
      ],
    });
    post = submissionsApp(subject, { canaries, whoHears: { current: hears, read: hears } });
  });

  const send = (ticket: string, message = body.message) =>
    post(table, { ...body, message }, { [canaryHeader]: ticket });
  const everything = async () => {
    const { db } = subject.database();
    return {
      rows: await db.selectFrom(table).selectAll().orderBy('id').execute(),
      outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
      counts: await db
        .selectFrom('visitor_counts')
        .selectAll()
        .where('key', 'not like', 'canary %')
        .orderBy('key')
        .execute(),
    };
  };
  const counted = async () => (await submissions.get()).values;

  test('is stored like any other and leaves nothing behind', async () => {
    expect((await send('')).status).toBe(201);
    const before = [await everything(), await counted()];
    const answer = await send(canaries.ticketFor('contact'), 'Another');
    expect(answer.status).toBe(201);
    expect(answer.headers.get(canaryHeader)).toBe('known');
    expect(await answer.json()).toMatchObject({ reference: expect.any(String), link: expect.any(String) });
    expect([await everything(), await counted()]).toEqual(before);
  });

  test.each<[string, () => string | Promise<string>]>([
    ['forged', () => `${Date.now()}.nonce.signature`],
    ['meant for another form', () => canaries.ticketFor('aerial')],
    ['signed with another key', () => canaries.ticketFor('contact').replace(/.{3}$/, 'AAA')],
    ['late', () => lateTicket(canaries)],
    [
      'of another time',
      () => canaries.ticketFor('contact').replace(/^\d+/, (time) => String(Number(time) + 1)),
    ],
    ['used', () => usedTicket()],
    ['used, with something appended', async () => `${await usedTicket()}.more`],
  ])('that is %s is a visitor’s', async (_, ticketOf) => {
    const ticket = await ticketOf();
    const before = await everything();
    const answer = await send(ticket, `${randomUUIDv7()}`);
    expect(answer.status).toBe(201);
    expect(answer.headers.get(canaryHeader)).toBeNull();
    const after = await everything();
    expect(after.rows).toHaveLength(before.rows.length + 1);
    expect(after.outbox).toHaveLength(before.outbox.length + 1);
  });

  async function usedTicket(): Promise<string> {
    const ticket = canaries.ticketFor('contact');
    expect((await send(ticket)).headers.get(canaryHeader)).toBe('known');
    return ticket;
  }

  test('that a proxy sends to the next process is still the first one; under another name it is not', async () => {
    const ticket = canaries.ticketFor('contact');
    const uses = ['request-1', 'request-1', 'request-2', null, 'request-1'];
    const answers: boolean[] = [];
    for (const name of uses) answers.push(await canaries.isFirstUse(ticket, name));
    expect(answers).toEqual([true, true, false, false, true]);
  });

  test('of a form that stores nothing fails, and takes no visitor with it', async () => {
    const { db, engine } = subject.database();
    const broken =
      engine === 'sqlite'
        ? [
            `create trigger broken before insert on ${table} when new.subject = 'A try' begin select raise(ignore); end`,
          ]
        : [
            `create function drop_it() returns trigger language plpgsql as $$ begin return null; end $$`,
            `create trigger broken before insert on ${table} for each row when (new.subject = 'A try') execute function drop_it()`,
          ];
    for (const text of broken) await sql.raw(text).execute(db);
    const [canary, ...visitors] = await Promise.all([
      send(canaries.ticketFor('contact')),
      ...['Ana', 'Bo'].map((name) => post(table, { ...body, name, subject: 'A class', message: name })),
    ]);
    expect(canary?.status).toBe(503);
    expect(visitors.map(({ status }) => status)).toEqual([201, 201]);
  });
});

function lateTicket(canaries: Canaries): string {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 });
  const ticket = canaries.ticketFor('contact');
  vi.useRealTimers();
  return ticket;
}
