import { freshName } from '../../server/test/factories/accounts.ts';
import { HOME } from '../../server/test/factories/home-contents.ts';
import { expect, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { ProfileList } from '../support/profile-list.ts';

test('an administrator finds, approves, features, activates and refuses by keyboard', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({ domain: 'marathimala', name });
  const keys = new Keyboard(page);
  const list = new ProfileList(page);
  await visitAs({ token: await people.adminToken() }, '/admin/profile/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Profiles' })).toBeVisible();

  await keys.choose('Domain', 'Marathi Mala');
  await keys.fill('Name', name);
  await keys.press('Enter');
  await expect(page.getByText('1 profile', { exact: true })).toBeVisible();
  const status = list.status(person);
  await keys.pickFromList(status, 'Approved');
  await list.expectUpdated();
  await expect(status).toHaveValue('Approved');
  await expect(status).toBeFocused();
  await expect(list.featured(person)).toBeEnabled();
  await keys.tick(list.featured(person));

  await test.step('a package', async () => {
    const activate = page.getByRole('button', { name: /^Activate package for/ });
    const dialog = page.getByRole('dialog', { name: 'Activate a package' });
    await keys.enter(activate);
    await expect(dialog).toBeVisible();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(activate).toBeFocused();
    await keys.press('Enter');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await keys.tick(dialog.getByRole('radio', { name: /^Silver/ }));
    await keys.pick(dialog.getByLabel('Paid by'), 'UPI');
    await keys.type(dialog.getByLabel('Payment reference'), `UPI-${person.mobile_no}`);
    await keys.enter(dialog.getByRole('button', { name: 'Activate', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(list.row(person)).toContainText('Paid until');
    await expect(activate).toBeFocused();
  });
  await test.step('a refusal', async () => {
    const dialog = page.getByRole('dialog', { name: 'Reject this profile' });
    await keys.to(status, 'Shift+Tab');
    await keys.pickFromList(status, 'Rejected');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(status).toBeFocused();
    await keys.pickFromList(status, 'Rejected');
    await keys.type(dialog.getByLabel('Reason'), 'The photo shows somebody else.');
    await keys.enter(dialog.getByRole('button', { name: 'Reject', exact: true }));
    await expect(status).toHaveValue('Rejected');
    await expect(status).toBeFocused();
  });
});

test('the focus stays in the page when a row is removed', async ({ page, people, visitAs }) => {
  const keys = new Keyboard(page);
  const token = await people.adminToken();
  const mail = (id: string, user_name: string) => ({
    id,
    kind: 'package-activated',
    user_id: '01890000-0000-7000-8000-000000000001',
    user_name,
    mid: null,
    queued_at: '2026-11-20T08:00:00.000Z',
    failed_at: '2026-11-21T07:15:00.000Z',
    fault: null,
  });
  let rows = [mail('m1', 'Kamala'), mail('m2', 'Meena')];
  await page.route('**/api/admin/mail/failed/*', (route) => {
    if (route.request().method() !== 'DELETE')
      return route.fulfill({ json: { count: rows.length, rows } });
    rows = rows.slice(1);
    return route.fulfill({ json: { Status: 'Success' } });
  });
  await visitAs({ token }, '/admin/mail');
  for (const name of ['Kamala', 'Meena']) {
    const remove = page.getByRole('button', { name: `Remove: Receipt of a package, ${name}` });
    await keys.enter(remove);
    await expect(remove).toHaveCount(0);
    await keys.expectSomewhere();
  }

  const created_at = '2026-11-20T08:00:00.000Z';
  let marriages = HOME.marriages.map((one) => ({ ...one, domain: 'tamilmala', created_at }));
  await page.route(/\/api\/admin\/marriage(\?|$)/, (route) => {
    if (route.request().method() === 'DELETE') marriages = marriages.slice(1);
    return route.fulfill({ json: marriages });
  });
  await page.goto('/admin/marriages');
  const remove = page.getByRole('button', { name: /^Remove Kavitha/ });
  await keys.enter(remove);
  const question = page.getByRole('dialog', { name: 'Remove this photo' });
  await keys.enter(question.getByRole('button', { name: 'Remove', exact: true }));
  await expect(remove).toHaveCount(0);
  await keys.expectSomewhere();
});
