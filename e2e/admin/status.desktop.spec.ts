import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { AFTER_BASIC, type People, type Person } from '../support/people.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';
import { refusal } from '../support/replies.ts';

const STATUS = '**/api/admin/profile/*/status';
const FEATURED = '**/api/admin/profile/*/featured';

function somebody(people: People, more: { approved?: boolean } = {}): Promise<Person> {
  return people.register({ domain: 'tamilmala', name: freshName('Nandini'), ...more });
}

test('a refusal asks for a reason, which is shown to the member; Cancel keeps the status', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const person = await somebody(people);
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  const dialog = page.getByRole('dialog', { name: 'Reject this profile' });

  await list.choose(person, 'Rejected');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.status(person)).toHaveValue('Unverified');
  await page.reload();
  await expect(list.status(person)).toHaveValue('Unverified');

  await list.choose(person, 'Rejected');
  await dialog.getByLabel('Reason').fill('The photo shows somebody else.');
  await page.route(STATUS, (route) => route.fulfill(refusal('INTERNAL')));
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  // the page behind the dialog is inert, and so would be a toast there
  await expect(dialog.getByRole('alert').filter({ hasText: 'Something' })).toBeVisible();
  await expect(list.toast('Something went wrong...')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The photo shows somebody else.');
  await page.unroute(STATUS);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await list.expectUpdated();
  await expect(dialog).toBeHidden();
  await expect(list.status(person)).toHaveValue('Rejected');

  await visitAs(person, '/profile/search');
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByText('The photo shows somebody else.')).toBeVisible();
});

test('approving works by keyboard, and does not happen on the way to another status', async ({
  page,
  people,
  visitAs,
}) => {
  const person = await somebody(people);
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  const status = list.status(person);
  const highlighted = async () => {
    const id = await status.getAttribute('aria-activedescendant');
    return id ? page.locator(`[id="${id}"]`).textContent() : null;
  };
  const goToApproved = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    // once rendered, the list starts at its first or its current entry
    for (let presses = 0; presses < 3 && (await highlighted()) !== 'Approved'; presses += 1) {
      const before = await highlighted();
      await page.keyboard.press('ArrowDown');
      await expect.poll(highlighted).not.toBe(before);
    }
    expect(await highlighted()).toBe('Approved');
  };
  await status.focus();
  await goToApproved();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(status).toHaveValue('Unverified');
  await page.reload();
  await status.focus();
  await goToApproved();
  await page.keyboard.press('Enter');
  await list.expectUpdated();
  await expect(status).toHaveValue('Approved');
  await expect(status).toBeFocused();
});

test('an incomplete profile is not approved, and the toast says why', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({ domain: 'tamilmala', name, without: AFTER_BASIC });
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  await expect(list.row(person)).toContainText('Incomplete');
  await list.choose(person, 'Approved');
  await expect(list.toast('Something went wrong...')).toContainText('not complete yet');
  await expect(list.status(person)).toHaveValue('Unverified');
});

test('only an approved profile can be featured, as long as it is approved', async ({
  page,
  people,
  visitAs,
}) => {
  const person = await somebody(people);
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  await expect(list.featured(person)).toBeDisabled();
  await list.choose(person, 'Approved');
  await expect(list.featured(person)).toBeEnabled();
  const featured = page.waitForResponse(FEATURED);
  // it is set after the status has changed, so the tick may take a moment
  await list.featured(person).click();
  await expect(list.featured(person)).toBeChecked();
  await featured;
  await page.reload();
  await expect(list.featured(person)).toBeChecked();
  await list.choose(person, 'Verified');
  await expect(list.featured(person)).not.toBeChecked();
  await expect(list.featured(person)).toBeDisabled();
});

test('what changed while the administrator looked is shown again before it is approved', async ({
  page,
  people,
  visitAs,
}) => {
  const person = await somebody(people);
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  await expect(list.status(person)).toHaveValue('Unverified');
  await people.call(saveSection.work, {
    token: person.token,
    params: { userId: person.user_id },
    body: { ...sampleSections('tamilmala').work, position: 'Something else' },
  });
  await list.choose(person, 'Approved');
  await expect(page.getByText('This has changed while you looked.').first()).toBeVisible();
  await expect(list.status(person)).toHaveValue('Unverified');
  await list.choose(person, 'Approved');
  await list.expectUpdated();
  await expect(list.status(person)).toHaveValue('Approved');
});
