import { thumbnailUrl, thumbnailUrls } from './video-site.ts';

type World = {
  fetch: (url: string, request: { method: 'HEAD' }) => Promise<Pick<Response, 'ok'>>;
  now: () => number;
};

/**
 * Where a film's poster can be had: our own if it is there after all, else the video site's thumbnail in
 * the best size it has, and at last the default one, unasked.
 */
export async function findPoster(
  id: string,
  ours: string | undefined,
  { fetch, now }: World,
): Promise<string> {
  // The time makes it a new address, so that no cache answers for the server.
  const candidates = [...(ours ? [`${ours}?t=${now()}`] : []), ...thumbnailUrls(id)];
  for (const url of candidates) {
    if (await exists(url)) return url;
  }
  return thumbnailUrl(id);

  async function exists(url: string): Promise<boolean> {
    try {
      return (await fetch(url, { method: 'HEAD' })).ok;
    } catch {
      return false;
    }
  }
}
