import { expect, test } from 'vitest';
import { recordCounter } from './count-records.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a line break inside quotes is none, doubled quotes or not, wherever the bytes are cut', () => {
  const text = '"Name","Message"\r\n"Ana","one\ntwo ""three""\n"\r\n"Bo","x"\r\n';
  expect(recordCounter('csv').add(bytes(text))).toBe(3);
  const counter = recordCounter('csv');
  let records = 0;
  for (const byte of bytes(text)) records = counter.add(Uint8Array.of(byte));
  expect(records).toBe(3);
});

test('a line of JSON may have any number of quotes', () => {
  expect(recordCounter('jsonl').add(bytes('{"a":"\\""}\n{"a":"b"}\n'))).toBe(2);
});
