import { expect, test } from 'vitest';
import { hologramFilms, program } from '#app/content/studio/films.ts';
import { playerUrl, watchUrl } from './video-site.ts';

test.each([
  ['film', {}],
  ['trailer', { mute: '1', loop: '1', playlist: 'abc' }],
] as const)('a %s plays by itself on the host without cookies', (playback, also) => {
  const url = new URL(playerUrl('abc', playback));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/abc');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    ...also,
  });
});

test('without a script the film is a link', () => {
  expect(watchUrl('abc')).toBe('https://www.youtube.com/watch?v=abc');
});

test('nine generated videos and three models, each film once', () => {
  expect(program).toHaveLength(9);
  const ids = [...program, ...Object.values(hologramFilms)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(12);
});
