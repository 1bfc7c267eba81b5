import type { Kysely } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { selectShown } from '#server/inbox/records.ts';
import { namesAddress } from './names-address.ts';

/** Where something about a person may stand, found by their address in small letters. */
export type Place = {
  /** As staff read it. */
  name: string;
  read: (database: Database, email: string) => Promise<Record<string, unknown>[]>;
  /** Answers how many rows went. */
  erase: (db: Db, email: string) => Promise<number>;
};

type Db = Pick<Kysely<Tables>, 'selectFrom' | 'deleteFrom'>;

const notes: Place = {
  name: 'Notes',
  read: ({ db }, email) =>
    db
      .selectFrom('submission_notes')
      .select(['table_name', 'submission_id', 'at', 'author', 'text'])
      .where('submission_id', 'in', submissionsBy(db, email))
      .orderBy('at')
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('submission_notes')
      .where('submission_id', 'in', submissionsBy(db, email))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

const messages: Place = {
  name: 'Messages',
  read: ({ db }, email) =>
    db
      .selectFrom('submission_messages')
      .select(['table_name', 'submission_id', 'at', 'author', 'text'])
      .where('submission_id', 'in', submissionsBy(db, email))
      .orderBy('id')
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('submission_messages')
      .where('submission_id', 'in', submissionsBy(db, email))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

const drafts: Place = {
  name: 'Drafts of replies',
  read: ({ db }, email) =>
    db
      .selectFrom('reply_drafts')
      .select(['submission_id', 'at', 'text'])
      .where('submission_id', 'in', submissionsBy(db, email))
      .orderBy('at')
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('reply_drafts')
      .where('submission_id', 'in', submissionsBy(db, email))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

const deliveries: Place = {
  name: 'Deliveries',
  read: async ({ db }, email) => {
    const entries = await db
      .selectFrom('outbox')
      .select(['created_at', 'kind', 'target', 'table_name', 'submission_id', 'state', 'sent_at'])
      .where((eb) => eb.or([eb('target', '=', email), eb('submission_id', 'in', submissionsBy(db, email))]))
      .orderBy('created_at')
      .execute();
    // Where else it went is our affair: a staff address, or a webhook whose address is a secret.
    return entries.map(({ target, ...entry }) => ({ ...entry, target: target === email ? email : 'us' }));
  },
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where((eb) => eb.or([eb('target', '=', email), eb('submission_id', 'in', submissionsBy(db, email))]))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

function submissionsTo(form: FormDefinition): Place {
  return {
    name: form.title,
    read: async (database, email) => {
      const { query, toRecord } = selectShown(database, form);
      const rows = await query.where('email', '=', email).orderBy('created_at').execute();
      return rows.map(toRecord);
    },
    erase: async (db, email) => {
      const { numDeletedRows } = await db
        .deleteFrom(form.table)
        .where('email', '=', email)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** The assistant keeps words and not who said them, so only an address among them is a person's. */
const questions: Place = {
  name: 'Questions to the assistant',
  read: ({ db }, email) => questionsNaming(db, email),
  erase: async (db, email) => {
    const keys = (await questionsNaming(db, email)).map(({ key }) => key);
    if (keys.length > 0) await db.deleteFrom('assistant_questions').where('key', 'in', keys).execute();
    return keys.length;
  },
};

async function questionsNaming(db: Db, email: string) {
  const asked = await db.selectFrom('assistant_questions').selectAll().execute();
  return asked.filter(({ text }) => namesAddress(text, email));
}

const aliases: Place = {
  name: 'Aliases of the assistant',
  read: ({ db }, email) => aliasesNaming(db, email),
  erase: async (db, email) => {
    const keys = (await aliasesNaming(db, email)).map(({ key }) => key);
    if (keys.length > 0) await db.deleteFrom('assistant_aliases').where('key', 'in', keys).execute();
    return keys.length;
  },
};

async function aliasesNaming(db: Db, email: string) {
  const made = await db.selectFrom('assistant_aliases').selectAll().execute();
  return made.filter(({ phrase }) => namesAddress(phrase, email));
}

/** An admin's account stays: who answers for the data cannot be erased by a colleague. */
const account: Place = {
  name: 'Account',
  read: ({ db }, email) =>
    db
      .selectFrom('user')
      .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
      .select(['user.email', 'user.name', 'user.emailVerified', 'user.createdAt', 'user_roles.role'])
      .where('user.email', '=', email)
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('user')
      .where('email', '=', email)
      .where('id', 'not in', db.selectFrom('user_roles').select('user_id'))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

/**
 * Every place there is: a new table that holds something about visitors is added here and is then looked
 * through, exported and erased. What hangs on a submission goes before it.
 */
export const places: readonly Place[] = [
  notes,
  messages,
  drafts,
  deliveries,
  ...forms.map(submissionsTo),
  questions,
  aliases,
  account,
];

function submissionsBy(db: Db, email: string) {
  const [first, ...others] = forms.map(({ table }) =>
    db.selectFrom(table).select('id').where('email', '=', email),
  );
  if (!first) throw new Error('there is no form');
  return others.reduce((all, one) => all.unionAll(one), first);
}
