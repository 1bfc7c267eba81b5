import { expect, test } from 'vitest';
import { about } from './checks/finding.ts';
import { afterFinding, type Known, newsIn } from './known.ts';
import { alarmMail } from './tell.ts';

const subject = about('form contact', 'Contact form');
const good = subject.good('It works.');
const bad = subject.bad('status 503', 'It does not work.', 'Look at the disk.');
const off = subject.off('Not known.');

/** Goes through rounds as `watch.ts` does, and says what is told in each. */
function told(...findings: (typeof good)[]): string[] {
  let known: Known | undefined;
  return findings.map((finding, round) => {
    known = afterFinding(known, finding, round * 60_000);
    const { failing, healed } = newsIn([known]);
    if (failing.length > 0) known.told = 1;
    if (healed.length > 0) known.told = 0;
    return failing.length > 0 ? 'failing' : healed.length > 0 ? 'healed' : '';
  });
}

test('a failure is told once, in its second round, and once that it is over', () => {
  expect(told(good, bad, bad, bad, bad, good, good)).toEqual(['', '', 'failing', '', '', 'healed', '']);
});

test('one that is over before its second round is not told', () => {
  expect(told(good, bad, good, bad, good)).toEqual(['', '', '', '', '']);
});

test('what is not known meanwhile changes nothing', () => {
  expect(told(bad, off, bad, off, good)).toEqual(['', '', 'failing', '', 'healed']);
});

test('when it was last good and last bad is remembered, with the reason', () => {
  const first = afterFinding(undefined, bad, 0);
  const second = afterFinding(first, good, 60_000);
  expect(second).toMatchObject({
    state: 'good',
    good_at: '1970-01-01T00:01:00.000Z',
    bad_at: '1970-01-01T00:00:00.000Z',
    bad_sentence: 'It does not work.',
    failures: 0,
  });
});

test('one mail says all of it, with what to do', () => {
  const other = about('disk', 'Disk').bad('nearly full', '10 MB are free.', 'Make room.');
  const mail = alarmMail({ failing: [bad, other], healed: [] }, 'https://www.example.org/admin/health');
  expect(mail.subject).toMatch(/: 2 things do not work$/);
  expect(mail.text).toContain('Contact form: It does not work. Look at the disk.');
  expect(mail.text).toContain('Disk: 10 MB are free. Make room.');
  expect(mail.text).toContain('https://www.example.org/admin/health');
  const over = alarmMail({ failing: [], healed: [good] }, '');
  expect(over.subject).toMatch(/works again$/);
  expect(over.text).toContain('Contact form works again.');
});
