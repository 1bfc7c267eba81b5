import { showToast } from '#app/components/toast.ts';
import type { PersonFacts } from '../answers.ts';
import { downloadAnswer } from '../export/download.ts';
import { call, reasonOf } from '../frame/call.ts';

export type PrivacyAction =
  | { does: 'look'; email: string }
  | { does: 'export'; email: string }
  | { does: 'erase'; email: string; typed: string }
  | { does: 'confirm a removal'; table: string; before: string };

/** What is known about the address that was looked up, or why nothing could be found out. */
export type Looked = { facts: (PersonFacts & { email: string }) | null; error: string | null };

/** What is done about people, and about what is too old. Only a look and an erasure change what is shown of a person. */
export async function act(action: PrivacyAction): Promise<Looked | null> {
  switch (action.does) {
    case 'look':
      return look(action.email);
    case 'export':
      await exportPerson(action.email);
      return null;
    case 'erase':
      return erase(action.email, action.typed);
    case 'confirm a removal':
      await confirmRemoval(action.table, action.before);
      return null;
  }
}

async function look(email: string): Promise<Looked> {
  try {
    return { facts: { email, ...(await call('POST /people/look', { body: { email } })) }, error: null };
  } catch (error) {
    return { facts: null, error: reasonOf(error) };
  }
}

async function exportPerson(email: string): Promise<void> {
  try {
    await downloadAnswer('/people/export', { email });
    showToast('success', 'Exported to JSON');
  } catch (error) {
    showToast('error', `The export failed: ${reasonOf(error)}`);
  }
}

/** Erased, there is nothing left to show; refused, everything stays on the screen. */
async function erase(email: string, typed: string): Promise<Looked | null> {
  try {
    const { erased } = await call('POST /people/erase', { body: { email, typed } });
    const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
    showToast('success', `Erased: ${rows === 1 ? 'one entry' : `${rows} entries`}.`);
    return { facts: null, error: null };
  } catch (error) {
    showToast('error', `Nothing was erased: ${reasonOf(error)}`);
    return look(email);
  }
}

async function confirmRemoval(table: string, before: string): Promise<void> {
  try {
    const { due } = await call('POST /retention/confirm', { body: { table, before } });
    showToast('success', `${due.toLocaleString('en-US')} submissions are being removed.`);
  } catch (error) {
    showToast('error', `Nothing was removed: ${reasonOf(error)}`);
  }
}
