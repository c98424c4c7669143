import { freshName } from '../../server/test/factories/accounts.ts';
import { queueNight } from '../../server/test/factories/nights.ts';
import { giveLastVisit } from '../../server/test/factories/visits.ts';
import { expect, test } from '../support/fixtures.ts';
import { quietToast } from '../support/toasts.ts';

const DAY = 86_400_000;

test('whom nothing has reached is called by the office, and leaves its list with the answer', async ({
  page,
  people,
  database,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const member = await people.register({ domain: 'tamilmala', name, approved: true });
  // the visit is noted after the call that it was
  const visits = database.selectFrom('visits').where('user_id', '=', member.user_id).selectAll();
  await expect.poll(() => visits.execute()).toHaveLength(1);
  // without a confirmed address and a device
  await giveLastVisit({ db: database }, member, new Date(Date.now() - 61 * DAY));
  await queueNight(database);
  await expect
    .poll(() =>
      database
        .selectFrom('askings')
        .where('user_id', '=', member.user_id)
        .select('call_why')
        .execute(),
    )
    .toEqual([{ call_why: 'unreached' }]);
  await visitAs({ token: await people.adminToken() }, '/admin/calls');
  const row = page.getByRole('row').filter({ hasText: member.user_name });
  await expect(row).toContainText('No mail and no notification reaches this family');
  await row.getByRole('button', { name: /^Show the number of / }).click();
  await expect(row.getByRole('link', { name: member.mobile_no })).toBeVisible();
  await row.getByRole('button', { name: /^Still looking: / }).click();
  await expect(quietToast(page, 'They are asked again after two months')).toBeVisible();
  await expect(row).toHaveCount(0);
  const listed = page.waitForResponse('**/api/admin/calls/*');
  await page.reload();
  await listed;
  await expect(page.getByRole('heading', { level: 1, name: 'Calls to make' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
