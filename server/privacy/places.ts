import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { selectShown } from '#server/inbox/records.ts';
import { account, invitations } from './accounts.ts';
import { attachments } from './attachments.ts';
import { namesAddress } from './names-address.ts';
import { type Db, type Place, submissionsBy } from './place.ts';
import { recipients } from './recipients.ts';
import { savedViews } from './saved-views.ts';

type Hanging =
  | 'presences'
  | 'submission_owners'
  | 'submission_notes'
  | 'submission_messages'
  | 'reply_drafts';

/** What staff and visitors wrote about a submission, found by whose submission it is. */
function writtenAbout(name: string, table: Hanging): Place {
  return {
    name,
    read: ({ db }, email) =>
      db
        .selectFrom(table)
        .selectAll()
        .where('submission_id', 'in', submissionsBy(db, email))
        .orderBy('at')
        .execute(),
    erase: async (db, email) => {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('submission_id', 'in', submissionsBy(db, email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

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

/**
 * Every place there is: a new table that holds something about visitors is added here and is then looked
 * through, exported and erased. What hangs on a submission goes before it.
 */
export const places: readonly Place[] = [
  writtenAbout('Open at this moment', 'presences'),
  writtenAbout('Who takes care of it', 'submission_owners'),
  writtenAbout('Notes', 'submission_notes'),
  writtenAbout('Messages', 'submission_messages'),
  attachments,
  writtenAbout('Drafts of replies', 'reply_drafts'),
  deliveries,
  ...forms.map(submissionsTo),
  questions,
  aliases,
  invitations,
  recipients,
  savedViews,
  account,
];
