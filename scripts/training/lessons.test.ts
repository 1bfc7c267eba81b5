import { describe, expect, test } from 'vitest';
import { lessonsIn, readBlanks, readLessons } from './lessons.ts';

const blanks = readBlanks('pet: dog, cat\nwhen: today, tomorrow');

describe('lessons', () => {
  test('a heading says where its lines lead', () => {
    const text = '# about\nwho are you\n# contact|about\npress kit\n# nowhere words\nrain, snow\n';
    expect(lessonsIn(text, blanks)).toEqual([
      { text: 'who are you', accepted: ['about'], weight: 1 },
      { text: 'press kit', accepted: ['contact', 'about'], weight: 1 },
      { text: 'rain', accepted: ['nowhere'], weight: 0.5 },
      { text: 'snow', accepted: ['nowhere'], weight: 0.5 },
    ]);
  });

  test('blanks are filled in with all their words', () => {
    const filled = lessonsIn('# nowhere\nmy {pet} is sick {when}\n', blanks).map(({ text }) => text);
    for (const word of ['dog', 'cat', 'today', 'tomorrow'])
      expect(filled.some((text) => text.includes(word))).toBe(true);
  });

  test.each([
    ['# nonsense\nwho\n', 'A lesson leads to “nonsense”, which is no destination.'],
    ['# about\nmy {car}\n', 'A lesson has the blank “car”, which has no list.'],
  ])('a slip in a file is told: %j', (text, message) => {
    expect(() => lessonsIn(text, blanks)).toThrow(message);
  });

  test('the files can be read', () => {
    expect(readLessons().length).toBeGreaterThan(3000);
  });
});
