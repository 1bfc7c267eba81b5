import { recordCheck } from '#server/backup/checks.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';

test('staff see when a backup was last restored for a test, and a failed check plainly', async ({
  page,
  database,
  signIn,
}) => {
  await signIn();
  await expect(page.getByText('No backup has been verified yet.')).toBeVisible();

  const good = { madeAt: new Date().toISOString(), rows: 12_345, failure: null };
  await recordCheck(database, 'prometheon-1.backup', good);
  await page.reload();
  await expect(page.getByText(/^Last verified restore: \w{3} \d+, \d{4}.*, 12,345 rows$/)).toBeVisible();

  await recordCheck(database, 'prometheon-2.backup', {
    madeAt: null,
    rows: 0,
    failure: 'prometheon-2.backup is damaged.',
  });
  await page.reload();
  await expect(
    page.getByText(/The backup check of .* failed: prometheon-2\.backup is damaged\./),
  ).toBeVisible();
  await expect(page.getByText(/Last verified restore: .*, 12,345 rows/)).toBeVisible();
  await expectAccessible(page);
});
