import { showToast } from '#app/components/toast.ts';
import { call, callAuth, reasonOf } from '../frame/call.ts';
import { tellSessionChanged } from '../sign-in/session-news.ts';

export type TwoFactorSetup = { totpURI: string; backupCodes: string[] };

export type AccountAction =
  | { does: 'change the password'; currentPassword: string; newPassword: string }
  | { does: 'set up two-factor'; password: string }
  | { does: 'turn two-factor on'; code: string }
  | { does: 'turn two-factor off'; password: string }
  | { does: 'end a session'; id: string };

/** `done` is false when it was refused, which is told. */
export type AccountResult = { done: boolean; setup?: TwoFactorSetup };

/** What people do to their own account. */
export async function act(action: AccountAction): Promise<AccountResult> {
  try {
    switch (action.does) {
      case 'change the password': {
        const { currentPassword, newPassword } = action;
        await callAuth('change-password', { currentPassword, newPassword });
        showToast('success', 'Password changed. Every other session has ended.');
        return { done: true };
      }
      case 'set up two-factor':
        return { done: true, setup: await callAuth('two-factor/enable', { password: action.password }) };
      case 'turn two-factor on':
        await callAuth('two-factor/verify-totp', { code: action.code });
        showToast('success', 'Two-factor sign-in is on.');
        tellSessionChanged();
        return { done: true };
      case 'turn two-factor off':
        await callAuth('two-factor/disable', { password: action.password });
        showToast('success', 'Two-factor sign-in is off.');
        tellSessionChanged();
        return { done: true };
      case 'end a session':
        await call('POST /sessions/:id/end', { names: { id: action.id } });
        showToast('success', 'That session has ended.');
        return { done: true };
    }
  } catch (error) {
    showToast('error', reasonOf(error));
    return { done: false };
  }
}
