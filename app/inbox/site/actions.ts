import { showToast } from '#app/components/toast.ts';
import type { PublishOutcome } from '#app/editable/site-state.ts';
import { call, reasonOf } from '../frame/call.ts';

export type SiteAction =
  | { does: 'publish'; stamps: string[] }
  | { does: 'drop'; path: string }
  | { does: 'go back'; number: number };

/** What keeps a publication back, to be shown until it is mended. */
export type SiteResult = { problems: string[] };

export async function act(action: SiteAction): Promise<SiteResult> {
  try {
    if (action.does === 'drop') {
      await call('POST /site/drafts/drop', { body: { path: action.path } });
      showToast('success', 'That change is dropped.');
      return { problems: [] };
    }
    const outcome = await (action.does === 'publish'
      ? call('POST /site/publish', { body: { stamps: action.stamps } })
      : call('POST /site/versions/:number/back', { names: { number: String(action.number) } }));
    return tell(outcome);
  } catch (error) {
    showToast('error', `That did not work: ${reasonOf(error)}`);
    return { problems: [] };
  }
}

function tell(outcome: PublishOutcome): SiteResult {
  if ('problems' in outcome) {
    showToast('error', 'Nothing was published: something on the pages is not right yet.');
    return outcome;
  }
  if ('moved' in outcome) showToast('error', 'Somebody changed something meanwhile. Please look again.');
  else showToast('success', `Published. Visitors see version ${outcome.published} now.`);
  return { problems: [] };
}
