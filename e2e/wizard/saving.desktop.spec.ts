import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Page } from '@playwright/test';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { logIn } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { fetchToaster } from '../support/toasts.ts';
import { Wizard } from '../support/wizard.ts';

const DRAFT = 'Draft kept on this phone, not yet saved';

function toast(page: Page, text: string) {
  return page.getByRole('alert').filter({ hasText: text });
}

test('a save without a network keeps the form, and works once it is back', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/work');
  const form = new FormPage(page);
  await expect(form.text('Position')).toBeVisible();
  await fetchToaster(page);
  await form.fill('Position', 'Principal');
  await context.setOffline(true);
  await form.submit('Update Work');
  await expect(toast(page, 'We cannot reach the service.')).toBeVisible();
  await expect(form.text('Position')).toHaveValue('Principal');
  await context.setOffline(false);
  await form.submit('Update Work');
  await expect(page).toHaveURL('/profile/edit/photo');
});

test('a step is sent once, however often its button is pressed', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/family');
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/profile/*/family', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await answer.promise;
    }
    await route.continue();
  });
  const form = new FormPage(page);
  await form.submit('Update Family');
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await busy.click({ force: true });
  await busy.press('Enter');
  answer.resolve();
  await expect(page).toHaveURL('/profile/edit/horoscope');
  expect(sent).toBe(1);
});

test('what is typed survives a reload as a draft, until it is discarded or saved', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/work');
  const form = new FormPage(page);
  const draft = page.getByText(DRAFT);
  await form.fill('Position', 'Principal');
  await page.reload();
  await expect(draft).toBeVisible();
  await expect(form.text('Position')).toHaveValue('Principal');
  await form.submit('Discard draft');
  await expect(form.text('Position')).toHaveValue('Senior teacher');
  await page.reload();
  await expect(form.text('Position')).toHaveValue('Senior teacher');
  await expect(draft).toHaveCount(0);

  await form.fill('Position', 'Principal');
  await page.reload();
  await expect(form.text('Position')).toHaveValue('Principal');
  await form.submit('Update Work');
  await expect(page).toHaveURL('/profile/edit/photo');
  await page.goto('/profile/edit/work');
  await expect(form.text('Position')).toHaveValue('Principal');
  await expect(draft).toHaveCount(0);
});

test('whoever logs out leaves no draft behind', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Principal');
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/tamilmala');
  await logIn(page, member);
  await page.goto('/profile/edit/work');
  await expect(form.text('Position')).toHaveValue('Senior teacher');
});

test('a half-picked date is kept as a draft, and the first save gives the profile its id', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.signUp('tamilmala'), '/profile/register/basic');
  const form = new FormPage(page);
  await form.choose('Month', 'May');
  await page.reload();
  await expect(form.select('Month')).toHaveValue('05');
  await expect(form.select('Day')).toHaveValue('');
  await expect(page.getByText('Profile id')).toHaveCount(0);
  const groom = { name: 'Arjun', gender: 'male', year: '1994', mobile: freshMobile() } as const;
  await new Wizard(page, 'tamilmala').basic(groom);
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2/6 Personal' })).toBeVisible();
  const id = page.getByText(/^Profile id: MM\d{6}$/);
  await expect(id).toBeVisible();
  const mid = (await id.textContent())?.replace('Profile id: ', '');
  await expect(page.getByRole('link', { name: `My Profile (${mid})` })).toBeVisible();
  await expect(page.getByText('1 of 6 steps complete')).toBeVisible();
});

for (const domain of DOMAINS) {
  test(`${domain} shows what was saved when one comes back`, async ({ page, people, visitAs }) => {
    await visitAs(await people.register({ domain }), '/profile/edit/horoscope');
    const form = new FormPage(page);
    const tamil = domain === 'tamilmala';
    await expect(form.select('Hour')).toHaveValue('06');
    await expect(form.select('AM/PM')).toHaveValue('AM');
    await expect(form.select('Birth Star')).toHaveValue(
      tamil ? 'Aswini / அஸ்வினி' : 'Ashwini / अश्विनी',
    );
    await expect(form.select('Padham')).toHaveValue('2');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(form.text("Father's Name")).toHaveValue('Sundaram');
    await expect(form.group('Mother Alive').getByLabel('Yes')).toBeChecked();
    await expect(form.select('Brothers')).toHaveValue('0');
    await page.goto('/profile/edit/basic');
    await expect(form.text('City')).toHaveValue(tamil ? 'Madurai' : 'Pune');
    await expect(form.select('Year')).toHaveValue('1998');
    if (tamil) await expect(form.select('Subcaste')).toHaveValue('mudaliyar-saiva-mudaliyar');
    else await expect(form.text('Surname/Annav')).toHaveValue('Kulkarni');
  });
}

test('a registration that left a step out ends at that step', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: ['work'] });
  await visitAs(member, '/profile/register/horoscope');
  await new FormPage(page).submit('Update Horoscope');
  await expect(page).toHaveURL('/profile/register/work');
  await expect(page.getByText('This step is not complete yet: Education and work.')).toBeVisible();
});
