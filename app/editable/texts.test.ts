import { describe, expect, test } from 'vitest';
import { content, layOver } from './content.ts';
import { mark, marksIn, replaceMarked, withoutMarks } from './marks.ts';
import { textReader } from './read-texts.ts';
import { changesThatFit, shownTexts } from './texts.ts';

describe('reading texts out of content', () => {
  const standIns: { what: string; value: string }[] = [];
  const { texts, readPart } = textReader(standIns);
  const price = { amount: '$350', covers: 'per student' };
  standIns.push({ what: 'postal code', value: '92101' });
  const office = { street: '1 Pier', place: 'San Diego 92101' };
  readPart('price', price);
  readPart('office', office);
  const page = { facts: [price.amount, `It costs ${price.amount} ${price.covers}.`], again: office };
  readPart('page', page);
  readPart('card', { text: `In short: ${page.facts[1]}` });

  test('a text that is made of others names them', () => {
    expect(Object.fromEntries(Object.entries(texts).map(([path, { words }]) => [path, words]))).toEqual({
      'price.amount': '$350',
      'price.covers': 'per student',
      'office.street': '1 Pier',
      'office.place': 'San Diego 92101',
      'page.facts.0': '{price.amount}',
      'page.facts.1': 'It costs {price.amount} {price.covers}.',
      'page.again.street': '{office.street}',
      'page.again.place': '{office.place}',
      'card.text': 'In short: {page.facts.1}',
    });
  });

  test('a stand-in is known where it stands', () => {
    expect(Object.entries(texts).filter(([, { standsIn }]) => standsIn)).toEqual([
      ['office.place', { words: 'San Diego 92101', standsIn: 'postal code' }],
    ]);
  });

  test('a changed fact is new wherever it is mentioned', () => {
    const shown = shownTexts(texts, { 'price.amount': { words: '$400', instead: '$350' } });
    expect(shown.get('page.facts.0')).toBe('$400');
    expect(shown.get('card.text')).toBe('In short: It costs $400 per student.');
    expect(shown.get('office.street')).toBe('1 Pier');
  });

  test('a sentence that is changed keeps its fact', () => {
    const changes = {
      'page.facts.1': { words: 'Only {price.amount}!', instead: 'It costs {price.amount} {price.covers}.' },
      'price.amount': { words: '$400', instead: '$350' },
    };
    expect(shownTexts(texts, changes).get('page.facts.1')).toBe('Only $400!');
  });

  test('changes to what is gone, or with a fact that the text never had, are passed over', () => {
    const fitting = { 'price.amount': { words: '$400', instead: '$350' } };
    const changes = {
      ...fitting,
      'price.gone': { words: 'x', instead: 'y' },
      'office.street': { words: '{office.street}', instead: '1 Pier' },
    };
    expect(changesThatFit(texts, changes)).toEqual(fitting);
  });
});

test('texts are laid over the content in place, and only where there is a text', () => {
  const part = content('test part', { list: [{ name: 'one' }], width: 3 });
  const [first] = part.list;
  layOver([
    ['test part.list.0.name', 'two'],
    ['test part.list.7.name', 'nothing'],
    ['test part.width', 'four'],
    ['test part.constructor.name', 'nothing'],
    ['no such part.name', 'nothing'],
  ]);
  expect(first.name).toBe('two');
  expect(part).toEqual({ list: [{ name: 'two' }], width: 3 });
});

test('marks stay with their text and come off without a trace', () => {
  const text = `from ${mark(7, '$800')} to ${mark(2047, '$3,000')}`;
  expect(replaceMarked(text, (number, inner) => `<${number}:${inner}>`)).toBe(
    'from <7:$800> to <2047:$3,000>',
  );
  expect(marksIn(text.slice(0, -1))).toEqual([7, 2047]);
  expect(withoutMarks(text)).toBe('from $800 to $3,000');
  expect(withoutMarks(text.slice(0, 9))).toBe('from $');
});
