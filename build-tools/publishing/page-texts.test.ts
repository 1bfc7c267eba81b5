import { expect, test } from 'vitest';
import { mark } from '#app/editable/marks.ts';
import { markedTexts, pageWithTexts } from './page-texts.ts';

const texts = {
  'price.amount': { words: '$350' },
  'page.id': { words: 'five-days' },
  'page.price': { words: '{price.amount}' },
  'page.text': { words: 'Only {price.amount}.' },
  'page.alt': { words: 'Desks in a dark room' },
  'page.shop': { words: 'https://shop.example' },
};

test('what can be changed is marked, a copy as what it copies, and nothing else', () => {
  expect(
    Object.fromEntries(markedTexts(texts, { 'price.amount': { words: '$400', instead: '$350' } })),
  ).toEqual({
    'price.amount': mark(0, '$400'),
    'page.id': 'five-days',
    'page.price': mark(0, '$400'),
    'page.text': mark(3, 'Only $400.'),
    'page.alt': mark(4, 'Desks in a dark room'),
    'page.shop': 'https://shop.example',
  });
});

test('marks become comments around texts, and come off everywhere else', () => {
  const price = mark(0, '$350');
  const html = `<head><title>${price} | Us</title><meta content="${price}"><script>"${price}"</script></head>
    <p title="${price}">${mark(3, 'Only $350.')}<b>${price}</b></p><a href="https://shop.example">Shop</a>
    <img src="x" alt="${mark(4, 'Desks in a dark room')}"/><i>${price.slice(0, -2)}</i>`;
  expect(pageWithTexts(html, texts, {})).toEqual({
    html: `<head><title>$350 | Us</title><meta content="$350"></head>
    <p title="$350"><!--text 3-->Only $350.<!--/text--><b><!--text 0-->$350<!--/text--></b></p><a href="https://shop.example">Shop</a>
    <img src="x" alt="Desks in a dark room" data-alt-text="4"/><i>$35</i>`,
    paths: ['price.amount', 'page.text', 'page.alt', 'page.shop'],
  });
});
