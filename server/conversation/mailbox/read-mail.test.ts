import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const read = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n'), 'latin1'));

test.each([
  ['a charset that nobody knows', ['Content-Type: text/plain; charset=x-nope', '', 'Hello'], 'Hello'],
  ['bytes that are not in its charset', ['Content-Type: text/plain; charset=utf-8', '', 'H\xe9'], 'H\uFFFD'],
  ['NUL', ['', 'a\0b'], 'ab'],
  ['markup as text', ['', 'a <script>alert(1)</script>b'], 'a b'],
  [
    'markup alone',
    ['Content-Type: text/html', '', '<p>One</p><div>Two &amp; <b>three</b></div>'],
    'One\nTwo & three',
  ],
  ['no end of its parts', ['Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'Cut'], 'Cut'],
  ['nothing', ['', ''], 'A mail without a word.'],
  ['an answer over a quote', ['', 'Yes.', '', 'On Monday you wrote:', '> Tuesday?'], 'Yes.'],
])('a mail with %s', async (_, lines, text) => {
  expect(await read(...lines)).toEqual({ text, attachments: [] });
});

const file = (name: string) => ['--x', `Content-Disposition: attachment; filename="${name}"`, '', 'inside'];

test('files keep a name that reads as what it is', async () => {
  const names = ['../../etc/passwd', '=?utf-8?Q?gpj=E2=80=AEexe.txt?=', '', '<b>bold</b>.png'];
  const mail = await read('Content-Type: multipart/mixed; boundary=x', '', ...names.flatMap(file), '--x--');
  expect(mail.text).toBe('Files, without a word.');
  expect(mail.attachments.map(({ name }) => name)).toEqual([
    '.. .. etc passwd',
    'gpjexe.txt',
    'file',
    'bold.png',
  ]);
  expect(
    Buffer.from(mail.attachments[0]?.content ?? [])
      .toString()
      .trim(),
  ).toBe('inside');
});

test('more files than anybody looks through are told by their number', async () => {
  const mail = await read(
    'Content-Type: multipart/mixed; boundary=x',
    '',
    ...Array.from({ length: 52 }, (_, index) => file(`${index}.txt`)).flat(),
    '--x--',
  );
  expect(mail.attachments).toHaveLength(50);
  expect(mail.text).toContain('(2 more files are in the mailbox.)');
});

test('a mail of boxes in boxes is refused', async () => {
  const boxes = Array.from({ length: 100 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ]);
  await expect(read(...boxes.flat())).rejects.toThrow('nesting');
});
