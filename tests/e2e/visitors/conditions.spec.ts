import { test } from '#tests/e2e/support/fixtures.ts';
import { conditions } from './conditions.ts';
import { onEveryPage } from './every-page.ts';

/** Every page under every condition: some of them always, all of them for `npm run matrix`. */
for (const [name, { use, check, always }] of Object.entries(conditions))
  if (always || process.env.MATRIX)
    test.describe(() => {
      test.use(use);
      onEveryPage(name, check);
    });
