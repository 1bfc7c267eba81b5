import { expect, test } from 'vitest';
import { asLessons, mergeLearned, newLines } from './learned.ts';

const before = [{ text: 'tall ship rides', destination: 'nowhere' }] as const;
const now = [
  { text: 'Tall ship rides?', destination: 'porpoise_robotics' },
  { text: 'robot {arm} #2', destination: 'porpoise_robotics' },
] as const;

test('what was not known is new, and so is what is known otherwise', () => {
  expect(newLines([...before], [...now])).toEqual(now);
  expect(newLines([...now], [...now])).toEqual([]);
});

test('the last word on a question counts, and lines are lessons', () => {
  expect(asLessons(mergeLearned([...before], [...now]))).toBe(
    '# porpoise_robotics\nTall ship rides?\nrobot arm 2\n',
  );
});
