import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { NewKey, NewWebhook, TestResult } from './answers.ts';

export type SetupAction =
  | { does: 'choose recipients'; table: string; addresses: string | null; before: string | null }
  | { does: 'test recipients'; table: string }
  | ({ does: 'make a webhook' } & NewWebhook)
  | { does: 'switch a webhook'; id: string; name: string; on: boolean }
  | { does: 'test a webhook'; id: string }
  | { does: 'remove a webhook'; id: string; name: string }
  | ({ does: 'make a key' } & NewKey)
  | { does: 'revoke a key'; id: string; name: string };

/** What became of it, in a sentence, and what takes it back. A secret is told this once. */
export type SetupResult = { worked: boolean; words: string; undo?: SetupAction; secret?: string };

export async function act(action: SetupAction): Promise<SetupResult> {
  try {
    return await done(action);
  } catch (error) {
    return { worked: false, words: reasonOf(error) };
  }
}

async function done(action: SetupAction): Promise<SetupResult> {
  switch (action.does) {
    case 'choose recipients': {
      const { table, addresses, before } = action;
      await call('POST /setup/recipients', { body: { table, addresses } });
      return { worked: true, words: 'Saved.', undo: { ...action, addresses: before, before: addresses } };
    }
    case 'test recipients':
      return asResult(await call('POST /setup/recipients/test', { body: { table: action.table } }));
    case 'make a webhook': {
      const { does: _, ...webhook } = action;
      const { secret } = await call('POST /setup/webhooks', { body: webhook });
      return { worked: true, words: `The webhook “${webhook.name}” is made.`, secret };
    }
    case 'switch a webhook': {
      const { id, name, on } = action;
      await call('POST /setup/webhooks/:id/switch', { names: { id }, body: { on } });
      const words = `“${name}” is switched ${on ? 'on' : 'off'}.`;
      return { worked: true, words, undo: { ...action, on: !on } };
    }
    case 'test a webhook':
      return asResult(await call('POST /setup/webhooks/:id/test', { names: { id: action.id } }));
    case 'remove a webhook': {
      const { id, name } = action;
      const { givenUp } = await call('POST /setup/webhooks/:id/remove', { names: { id } });
      return said(`The webhook “${name}” is removed. ${givenUpWords(givenUp)}`);
    }
    case 'make a key': {
      const { does: _, ...key } = action;
      const { key: secret } = await call('POST /setup/keys', { body: key });
      return { worked: true, words: `The key “${key.name}” is made.`, secret };
    }
    case 'revoke a key':
      await call('POST /setup/keys/:id/revoke', { names: { id: action.id } });
      return { worked: true, words: `The key “${action.name}” is revoked.` };
  }
}

function asResult({ worked, words }: TestResult): SetupResult {
  return { worked, words };
}

/** What it is said about leaves the page, so a toast says it. */
function said(words: string): SetupResult {
  showToast('success', words);
  return { worked: true, words };
}

function givenUpWords(count: number): string {
  if (count === 0) return 'Nothing waited for it.';
  return count === 1
    ? 'One delivery that waited for it is given up.'
    : `${count} deliveries that waited for it are given up.`;
}
