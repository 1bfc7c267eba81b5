import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../engine/route-query.ts';
import { type Guide, makeGuide, type Stage } from './guide.ts';

const holograms: Answer = {
  url: '/akron-holograms',
  matched: ['hologram'],
  confidence: 1,
  runnersUp: [],
  delayMs: 1000,
  message: null,
  kindWord: null,
  step: 'phrase',
};
const unclear: Answer = {
  ...holograms,
  url: '/contact',
  delayMs: 1500,
  message: 'Not sure.',
  step: 'fallback',
};

let stage: Stage;
let went: string[];

function guideThatFinds(find: (question: string) => Promise<Answer>): Guide {
  return makeGuide({
    find,
    show: (next) => {
      stage = next;
    },
    go: (url) => went.push(url),
  });
}

const arriving = (ms: number, answer: Answer) => () =>
  new Promise<Answer>((resolve) => setTimeout(resolve, ms, answer));
const never = () => new Promise<Answer>(() => {});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  went = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the time from question to page', () => {
  test.each([
    ['an answer that is there', arriving(0, holograms), 1000, '/akron-holograms'],
    ['an answer that takes a while', arriving(900, holograms), 1000, '/akron-holograms'],
    ['a fallback', arriving(400, unclear), 1500, '/contact'],
    ['an answer that fails', () => Promise.reject(new Error('offline')), 1000, '/assistant?q=a%20%26%20b'],
    ['an answer that never comes', never, 1000, '/assistant?q=a%20%26%20b'],
    ['an answer that comes too late', arriving(1200, holograms), 1000, '/assistant?q=a%20%26%20b'],
  ])('%s', async (_, find, delayMs, url) => {
    guideThatFinds(find).ask('a & b');
    await pass(delayMs - 1);
    expect(went).toEqual([]);
    expect(stage.phase).toBe('thinking');
    await pass(1);
    expect(went).toEqual([url]);
    expect(stage.phase).toBe('leaving');
    await pass(10_000);
    expect(went).toEqual([url]);
  });
});

describe('whoever reads the answer', () => {
  test('holds it, and it goes on when they look away', async () => {
    const guide = guideThatFinds(arriving(0, holograms));
    guide.ask('hologram');
    await pass(500);
    guide.hold('pointer');
    expect(stage).toEqual({ phase: 'offered', answer: holograms });
    await pass(60_000);
    guide.release('pointer');
    await pass(999);
    expect(went).toEqual([]);
    await pass(1);
    expect(went).toEqual(['/akron-holograms']);
  });

  test('holds it with pointer and focus until both are gone', async () => {
    const guide = guideThatFinds(arriving(0, holograms));
    guide.ask('hologram');
    await pass(0);
    guide.hold('pointer');
    guide.hold('focus');
    guide.release('pointer');
    await pass(60_000);
    expect(went).toEqual([]);
    guide.release('focus');
    await pass(1000);
    expect(went).toEqual(['/akron-holograms']);
  });

  test('cannot hold what is not there yet', async () => {
    const guide = guideThatFinds(never);
    guide.ask('hologram');
    guide.hold('pointer');
    await pass(1000);
    expect(went).toHaveLength(1);
  });

  test('chooses another way, and only that one is taken', async () => {
    const guide = guideThatFinds(arriving(0, holograms));
    guide.ask('hologram');
    await pass(0);
    guide.leave('/services');
    await pass(10_000);
    expect(went).toEqual(['/services']);
  });
});

describe('a new question', () => {
  test('takes the place of the old one', async () => {
    const guide = guideThatFinds((question) => arriving(0, { ...holograms, url: `/${question}` })());
    guide.ask('first');
    await pass(0);
    guide.hold('pointer');
    guide.ask('second');
    await pass(1000);
    expect(went).toEqual(['/second']);
  });
});

test('at rest nothing leaves, and a late answer is not shown', async () => {
  const guide = guideThatFinds(arriving(200, holograms));
  guide.ask('hologram');
  guide.rest();
  await pass(10_000);
  expect(went).toEqual([]);
  expect(stage).toEqual({ phase: 'idle', answer: null });
});
