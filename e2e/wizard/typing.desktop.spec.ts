import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';

const FARTHEST = 40;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no focus after ${FARTHEST} tabs`);
}

test('a step is filled and saved by the keyboard alone', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/personal');
  const form = new FormPage(page);
  await expect(form.text('Weight')).toBeVisible();
  await tabTo(page, form.select('Height'));
  await page.keyboard.type('5ft 4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('58');
  await tabTo(page, form.select('Marital Status'));
  await page.keyboard.type('Wid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nor');
  await tabTo(page, page.getByRole('button', { name: 'Update Personal' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/register/work');
  await page.goto('/profile/register/personal');
  await expect(form.select('Height')).toHaveValue('162');
  await expect(form.text('Weight')).toHaveValue('58');
  await expect(form.select('Marital Status')).toHaveValue('widowed');
  await expect(form.select('Physical Status')).toHaveValue('normal');
});

test('lists that are searched and radio buttons work by the keyboard too', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await expect(form.select('Profession')).toHaveValue(/^Teacher/);
  await tabTo(page, form.select('Profession'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Librarian');
  await expect(page.getByRole('option', { name: 'Librarian' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.select('Profession')).toHaveValue(/^Librarian/);
  await page.goto('/profile/edit/family');
  const alive = form.group('Father Alive');
  await expect(alive.getByLabel('Yes')).toBeChecked();
  await tabTo(page, alive.getByLabel('Yes'));
  await page.keyboard.press('ArrowRight');
  await expect(alive.getByLabel('No')).toBeChecked();
});

test('a fault is reached from the summary by the keyboard', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/personal');
  const form = new FormPage(page);
  await form.text('Weight').press('Enter');
  await expect(form.summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.text('Weight')).toBeFocused();
});

const LONG = 'அன்பும் பண்பும் '.repeat(70).slice(0, 999).concat('.');

test('a text of 1000 characters, of several lines, comes back as it was typed', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/personal');
  const form = new FormPage(page);
  const lines = `${LONG.slice(0, 500)}\n${LONG.slice(501)}`;
  await form.fill('Expectations', lines);
  await form.submit('Update Personal');
  await expect(page).toHaveURL('/profile/edit/work');
  await page.goto('/profile/edit/personal');
  await expect(form.text('Expectations')).toHaveValue(lines);
});

const NAMES = [
  { domain: 'tamilmala', name: 'மீனாட்சி சுந்தரேஸ்வரர் 🌼👩🏽‍🎓' },
  { domain: 'marathimala', name: 'क्षितिजा श्रीकृष्ण कुलकर्णी 🪷' },
  { domain: 'tamilmala', name: `<b>O'Brien</b> & "Söhne" \\ %20` },
] as const;

for (const { domain, name } of NAMES) {
  test(`the name ${name} is kept and shown as it is`, async ({ page, people, visitAs }) => {
    await visitAs(await people.register({ domain }), '/profile/edit/basic');
    const form = new FormPage(page);
    await form.fill('Bride/Groom Name', name);
    await form.submit('Update Basic');
    await expect(page).toHaveURL('/profile/edit/personal');
    await page.goto('/profile/edit/basic');
    await expect(form.text('Bride/Groom Name')).toHaveValue(name);
  });
}

test('what is not a digit is dropped from numbers as they are typed', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await form.fill('Alternate Mobile', '');
  await form.text('Alternate Mobile').pressSequentially('98-40 0a6');
  await expect(form.text('Alternate Mobile')).toHaveValue('984006');
});
