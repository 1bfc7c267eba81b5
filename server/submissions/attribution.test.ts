import { describe, expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

const nothing = { landing_page: null, referrer: null, utm: null, question: null };

describe('where a visitor came from', () => {
  test('is stored as it was sent, the campaign as JSON', () => {
    const attribution = {
      landingPage: '/services?utm_source=poster',
      referrer: 'https://search.example/',
      utm: { source: 'poster', medium: 'qr' },
      question: 'who films from the air?',
    };
    expect(attributionOf({ attribution })).toEqual({
      landing_page: '/services?utm_source=poster',
      referrer: 'https://search.example/',
      utm: '{"source":"poster","medium":"qr"}',
      question: 'who films from the air?',
    });
  });

  test.each([
    ['left out', undefined],
    ['null', null],
    ['text', 'x'],
    ['a number', 5],
    ['a list', ['x']],
    ['of other types', { landingPage: 5, referrer: {}, utm: 'x', question: ['x'] }],
    ['empty', { landingPage: '', referrer: ' ', utm: {}, question: '<b></b>' }],
    ['a campaign without text', { utm: { source: 5, medium: ['x'] } }],
  ])('%s: stored as nothing, never refused', (_, attribution) => {
    expect(attributionOf({ attribution })).toEqual(nothing);
  });

  test('is clean and at most 1000 characters long', () => {
    const stored = attributionOf({
      attribution: {
        landingPage: `/${'x'.repeat(2000)}`,
        question: '<i>drones</i>\u0000',
        utm: { '<b>source</b>': 'y'.repeat(2000) },
      },
    });
    expect(stored).toEqual({
      landing_page: `/${'x'.repeat(999)}`,
      referrer: null,
      utm: JSON.stringify({ source: 'y'.repeat(1000) }),
      question: 'drones',
    });
  });
});
