import { requestPage } from '#app/content/requests.ts';
import { NothingThere } from '#app/requests/request-parts.tsx';
import { requestHandle, requestHeaders, requestMeta } from '#app/requests/request-privacy.ts';

export const handle = requestHandle;
export const headers = requestHeaders;
export const meta = () => requestMeta(requestPage.erased.title);

export default function RequestErased() {
  return <NothingThere {...requestPage.erased} />;
}
