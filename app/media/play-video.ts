import { opensElsewhere } from '#app/navigation/opens-elsewhere.ts';
import { findPoster } from './find-poster.ts';
import { type Playback, playerOrigin, playerUrl, thumbnailUrl, watchUrl } from './video-site.ts';

/** How long the video site may take to answer before the visitor is told. */
const giveUpAfterMs = 12_000;

/** Wakes a film: from here on its poster plays it in place, and finds another picture if its own is lost. */
export function makePlayable(video: HTMLElement): void {
  const link = part<HTMLAnchorElement>(video, 'a');
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    play(video);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });

  const image = part<HTMLImageElement>(video, 'img');
  const lost = image.complete && image.naturalWidth === 0;
  if (lost) replacePoster(video, image);
  else image.addEventListener('error', () => replacePoster(video, image), { once: true });
}

async function play(video: HTMLElement): Promise<void> {
  if (video.dataset.state) return;
  pauseOthers();
  say(video);
  video.dataset.state = 'starting';
  const player = makePlayer(video);
  video.append(player);
  try {
    await bothAnswer(player, video);
    video.dataset.state = 'playing';
    player.focus();
  } catch {
    player.remove();
    delete video.dataset.state;
    say(video, 'The video site cannot be reached from here at the moment. ', 'Try on the video site');
  }
}

/** One film is heard at a time. A paused one keeps its place. */
function pauseOthers(): void {
  const pause = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });
  for (const player of document.querySelectorAll<HTMLIFrameElement>('[data-state="playing"] iframe')) {
    player.contentWindow?.postMessage(pause, playerOrigin);
  }
}

function makePlayer(video: HTMLElement): HTMLIFrameElement {
  const { film = '', title = '', playback } = video.dataset;
  const player = document.createElement('iframe');
  player.src = playerUrl(film, playback as Playback);
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The player refuses to play for a page that does not say where it stands.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  return player;
}

/** A frame also “loads” when its site is away, so a thumbnail is asked for as well. */
async function bothAnswer(player: HTMLIFrameElement, { dataset }: HTMLElement): Promise<void> {
  const signal = AbortSignal.timeout(giveUpAfterMs);
  const loaded = new Promise((resolve, reject) => {
    player.addEventListener('load', resolve, { once: true });
    signal.addEventListener('abort', reject);
  });
  const reached = fetch(thumbnailUrl(dataset.film ?? ''), { method: 'HEAD', mode: 'no-cors', signal });
  await Promise.all([loaded, reached]);
}

function say(video: HTMLElement, text = '', linkText = ''): void {
  const link = document.createElement('a');
  link.href = watchUrl(video.dataset.film ?? '');
  link.textContent = linkText;
  part(video, '[role=status]').replaceChildren(text, ...(linkText ? [link] : []));
}

async function replacePoster({ dataset }: HTMLElement, image: HTMLImageElement): Promise<void> {
  const world = { fetch: fetch.bind(window), now: Date.now };
  const url = await findPoster(dataset.film ?? '', dataset.poster, world);
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = url;
}

function part<Part extends HTMLElement>(video: HTMLElement, selector: string): Part {
  const found = video.querySelector<Part>(selector);
  if (!found) throw new Error(`A film without ${selector}`);
  return found;
}
