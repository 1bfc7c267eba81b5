import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#app/content/company.ts';
import type { PageName } from '#app/content/pages.ts';
import { pages } from '#app/content/pages.ts';
import { pageMeta } from './page-meta.ts';

test.each(Object.keys(pages) as PageName[])(
  'the picture that a shared link to %s shows was drawn',
  (name) => {
    const pictures = pageMeta(name).flatMap((meta) =>
      'property' in meta && meta.property === 'og:image' ? [String(meta.content)] : [],
    );
    for (const url of pictures)
      expect(existsSync(url.replace(company.url, 'public')), `${url}: npm run social-cards`).toBe(true);
  },
);
