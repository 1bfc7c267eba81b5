/** Addresses on the video site. Nothing is asked of it before a visitor starts a film. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** Maximum, high and default quality. */
const thumbnailSizes = ['maxresdefault', 'hqdefault', 'default'] as const;

export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

export type Playback = 'film' | 'trailer';

/** A trailer is muted and starts over at its end, which the site grants only to a list of one. */
export function playerUrl(id: string, playback: Playback): string {
  const url = new URL(`/embed/${id}`, playerOrigin);
  const always = { autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1' };
  const trailer = { mute: '1', loop: '1', playlist: id };
  url.search = String(new URLSearchParams(playback === 'trailer' ? { ...always, ...trailer } : always));
  return url.href;
}

export function thumbnailUrls(id: string): string[] {
  return thumbnailSizes.map((size) => thumbnailUrl(id, size));
}

export function thumbnailUrl(id: string, size: (typeof thumbnailSizes)[number] = 'default'): string {
  return `https://i.ytimg.com/vi/${id}/${size}.jpg`;
}
