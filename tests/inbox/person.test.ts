import { expect, test } from 'vitest';
import { contact } from '#app/forms/definitions/contact.ts';
import { readPerson } from '#server/inbox/person.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

describeOnBothEngines('everything from one person', ({ database }) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour)).toISOString();

  test('is one line of time through all forms: sent, noted, said, delivered', async () => {
    const email = 'ana@example.org';
    const first = rowWith('contact_submissions', { email, created_at: at(8), status: 'done' });
    const second = rowWith('aerial_submissions', { email, created_at: at(12), status: 'spam' });
    const other = rowWith('aerial_submissions', { email: 'banana@example.org', created_at: at(9) });
    await store(database(), 'contact_submissions', [first]);
    await store(database(), 'aerial_submissions', [second, other]);
    const { db } = database();
    const about = { table_name: 'contact_submissions', submission_id: first.id };
    const aboutOther = { table_name: 'aerial_submissions', submission_id: other.id };
    const note = { author: 'boss@example.org', idempotency_key: null };
    await db
      .insertInto('submission_notes')
      .values([
        { ...about, ...note, id: 'note', at: at(10), text: 'Called.' },
        { ...aboutOther, ...note, id: 'other note', at: at(10), text: 'Somebody else.' },
      ])
      .execute();
    await db
      .insertInto('submission_messages')
      .values({ ...about, id: 'reply', at: at(13), author: 'boss@example.org', text: 'Yes.' })
      .execute();
    const sent = { ...about, created_at: at(8), next_at: at(8), state: 'sent' as const, sent_at: at(11) };
    await db
      .insertInto('outbox')
      .values([
        { ...sent, id: 'confirmed', kind: 'confirmation', target: email },
        { ...sent, id: 'hooked', kind: 'webhook', target: 'https://hook.example/secret', sent_at: null },
      ])
      .execute();

    const person = await readPerson(database(), contact, first.id);
    expect(person).toMatchObject({ email, more: false });
    expect(person?.events.map(({ kind, id, submission }) => [kind, id, submission])).toEqual([
      ['message', 'reply', first.id],
      ['submission', second.id, second.id],
      ['delivery', 'confirmed', first.id],
      ['note', 'note', first.id],
      ['delivery', 'hooked', first.id],
      ['submission', first.id, first.id],
    ]);
    expect(JSON.stringify(person)).not.toContain('hook.example/secret');
    expect(JSON.stringify(person)).not.toContain('Somebody else');
    expect(await readPerson(database(), contact, second.id)).toBeNull();
  });

  test('says when there is more than it lists', async () => {
    const rows = Array.from({ length: 201 }, () =>
      rowWith('contact_submissions', { email: 'much@example.org' }),
    );
    await store(database(), 'contact_submissions', rows);
    const person = await readPerson(database(), contact, rows[0]?.id ?? '');
    expect(person).toMatchObject({ more: true });
    expect(person?.events).toHaveLength(200);
  });
});
