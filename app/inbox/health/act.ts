import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import { verdict } from './health-words.ts';

/** Tries the site at once; the page then loads what was found. */
export async function tryNow(): Promise<null> {
  try {
    const { checks } = await call('POST /health/try', {});
    showToast(checks.some(({ state }) => state === 'bad') ? 'error' : 'success', `Tried. ${verdict(checks)}`);
  } catch (error) {
    showToast('error', `The site could not be tried: ${reasonOf(error)}`);
  }
  return null;
}
