import { describe, expect, test } from 'vitest';
import { catalog, withAliases } from '../catalog.ts';
import { routeQuery } from './route-query.ts';

const ask = (text: string) => routeQuery(text, catalog);

const fallbackMessage = "I'm not sure I understand. You can get in touch with us directly here:";
const partnershipMessage =
  'Are you looking to explore our business partnerships, or learn about our robotics partner, Porpoise Robotics?';

describe('shortcuts come first', () => {
  test.each([
    ['qr', '/qr', 'exactly'],
    ['QR?!', '/qr', 'as a word of at most five characters'],
    ['a qr', '/qr', 'as a word of at most five characters'],
    ['qrs', '/contact', 'not as a word'],
    ['my qr code', '/contact', 'more than five characters'],
    ['a drone for the veterans parade', '/services#aerial-photography', 'drone terms'],
    ['drone and logo', '/services#aerial-photography', 'drone before creative terms'],
    ['logo for a robotics course', '/services#creative-studio', 'creative terms'],
    [
      'a video commercial',
      '/creative-studio#cinematic-video-packages',
      'creative terms, with a special rule',
    ],
    ['directions to your robotics lab', '/contact#office-address', 'address terms'],
    ['partnership for my robotics company', '/partner-with-us', 'partnership wording with business terms'],
    ['robotics partner', '/porpoise-robotics', 'partnership wording without business terms'],
  ])('%s → %s (%s)', (text, url) => {
    expect(ask(text).url).toBe(url);
  });
});

describe('partner and partnership alone', () => {
  test.each(['partner', 'Partnership', '  PARTNER ', 'partnership?'])('%s', (text) => {
    expect(ask(text)).toMatchObject({
      url: '/partner-with-us',
      message: partnershipMessage,
      delayMs: 1500,
      runnersUp: [{ url: '/porpoise-robotics' }],
    });
  });

  test.each(['partners', 'partner with us', 'partnership program'])('not %s', (text) => {
    expect(ask(text)).toMatchObject({ url: '/partner-with-us', message: null, delayMs: 1000 });
  });
});

describe('no match', () => {
  test.each(['', '   ', 'asdf', 'bonjour', '你好', '🔥', 'purple monkey dishwasher'])('“%s”', (text) => {
    expect(ask(text)).toEqual({
      url: '/contact',
      matched: [],
      confidence: 0,
      runnersUp: [],
      delayMs: 1500,
      message: fallbackMessage,
      kindWord: null,
      step: 'fallback',
    });
  });

  test('content is not contact, but may be made in the studio', () => {
    const { step, runnersUp } = ask('content');
    expect(step).toBe('fallback');
    expect(runnersUp.map(({ url }) => url)).toEqual(['/services#creative-studio']);
  });

  test('an unclear question offers what it may have meant', () => {
    const { step, runnersUp } = ask('do you have any discounts');
    expect(step).toBe('fallback');
    expect(runnersUp.map(({ url }) => url)).toEqual(['/education', '/veterans-program']);
  });

  test('keywords that do not outnumber unknown words decide nothing', () => {
    expect(ask('boats').url).toBe('/porpoise-robotics');
    expect(ask('how do i fix the engine of my boat').step).toBe('fallback');
  });
});

describe('the order of steps', () => {
  test.each([
    ['i need a drone', 'shortcut'],
    ['do you sell holograms', 'phrase'],
    ['reef hull', 'keyword'],
    ['robots and holograms', 'tie-break'],
    ['partner', 'exact words'],
    ['blah', 'fallback'],
  ])('%s is decided by %s', (text, step) => {
    expect(ask(text).step).toBe(step);
  });

  test('the whole question is weighed, not its first word', () => {
    expect(ask('robots are what my kids want to learn about').url).toBe('/education');
  });

  test('a named topic comes before a general wish', () => {
    expect(ask('please call me about a hologram').url).toBe('/akron-holograms');
    expect(ask('what do you offer veterans').url).toBe('/veterans-program');
  });
});

describe('an answer says why', () => {
  test.each([
    ['Do you like HOLOGRAMS?', ['HOLOGRAMS']],
    ['my Dauhgter, 14, likes robotcs', ['Dauhgter', 'robotcs']],
    ['photos/videos', ['photos/videos']],
    ['underwater robot', ['underwater robot']],
    ['who are you?', ['who are you']],
    ['boot camp', ['boot camp']],
  ])('%s: %j', (text, matched) => {
    expect(ask(text).matched).toEqual(matched);
  });

  test('it offers up to two other pages', () => {
    const { url, runnersUp } = ask('veterans, holograms, porpoise, reseller');
    expect(runnersUp).toHaveLength(2);
    expect(runnersUp.map((other) => other.url)).not.toContain(url);
  });

  test('it waits a second and leaves the sentence to the page', () => {
    expect(ask('holograms')).toMatchObject({ delayMs: 1000, message: null });
  });
});

describe('aliases of the staff', () => {
  const taught = withAliases([
    { question: 'Do you do 3D-printing?', url: '/services' },
    { question: 'qué ofrecen', url: '/explore' },
    { question: 'where is the boot camp?', url: '/bootcamp' },
  ]);

  test.each([
    ['do you do 3d-printing', '/services', 'the same question'],
    ['hi, can you do some 3d printing for us', '/services', 'the same words among fillers'],
    ['¿Qué ofrecen?', '/explore', 'words that are new to the catalog'],
    ['where is the bootcamp', '/bootcamp', 'a page that is not in the catalog'],
    ['holograms', '/akron-holograms', 'other questions are answered as before'],
  ])('%s → %s (%s)', (text, url) => {
    expect(routeQuery(text, taught)).toMatchObject({ url, message: null });
  });

  test('they do not touch the catalog they were added to', () => {
    expect(ask('where is the bootcamp').url).toBe('/education');
  });
});
