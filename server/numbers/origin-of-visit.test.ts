import { expect, test } from 'vitest';
import { countedName, originOfVisit } from './origin-of-visit.ts';

const isOurs = (host: string) => host === 'site.example';
const from = (search: string, referrer = '') => originOfVisit({ search, referrer, isOurs });

test.each([
  ['', '', { source: '', campaign: '' }],
  ['', 'https://www.google.com/search?q=robots', { source: 'google.com', campaign: '' }],
  ['?utm_source=News%20Letter&utm_campaign=Fall', '', { source: 'news letter', campaign: 'fall' }],
  ['?src=harbor-fair', 'https://l.example/', { source: 'harbor-fair', campaign: '' }],
  ['?utm_source=x&src=y', '', { source: 'x', campaign: '' }],
  ['?utm_source=x', 'https://site.example/about', null],
  ['', 'android-app://com.google.android.gm/', { source: '', campaign: '' }],
  ['', 'http://192.168.1.7/intranet', { source: 'other', campaign: '' }],
  ['', 'https://user:secret@Blog.example:8080?x', { source: 'blog.example:8080', campaign: '' }],
  ['', 'no address', { source: '', campaign: '' }],
])('%s from “%s”', (search, referrer, origin) => {
  expect(from(search, referrer)).toEqual(origin);
});

test.each([
  'ana@example.org',
  '+1 619 555 0142',
  '120214567890123',
  'IwAR2xK9pQ7sT4uV1wX3yZ5aB8cD',
  '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  '<script>',
  'a'.repeat(61),
])('what may name a person, or is no name, is counted as other: %s', (text) => {
  expect(countedName(text)).toBe('other');
});

test.each(['newsletter_20261116', 'café', '夏祭り', 'l.facebook.com', 'localhost:3000'])(
  'a name stays: %s',
  (text) => {
    expect(countedName(text)).toBe(text);
  },
);
