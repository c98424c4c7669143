import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { Keyboard } from '../support/keyboard.ts';
import { AFTER_BASIC } from '../support/people.ts';

test('a step is filled and saved by the keyboard alone', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/personal');
  const form = new FormPage(page);
  const keys = new Keyboard(page);
  await expect(form.text('Weight')).toBeVisible();
  await keys.to(form.select('Height'));
  await page.keyboard.type('5ft 4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('58');
  await keys.to(form.select('Marital Status'));
  await page.keyboard.type('Wid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nor');
  await keys.enter(page.getByRole('button', { name: 'Update Personal' }));
  await expect(page).toHaveURL('/profile/register/work');
  await page.goto('/profile/register/personal');
  await expect(form.select('Height')).toHaveValue('162');
  await expect(form.text('Weight')).toHaveValue('58');
  await expect(form.select('Marital Status')).toHaveValue('widowed');
  await expect(form.select('Physical Status')).toHaveValue('normal');
});

const LONG = 'அன்பும் பண்பும் '.repeat(70).slice(0, 999).concat('.');
const NAMES = {
  tamilmala: ['மீனாட்சி சுந்தரேஸ்வரர் 🌼👩🏽‍🎓', `<b>O'Brien</b> & "Söhne" \\ %20`],
  marathimala: ['क्षितिजा श्रीकृष्ण कुलकर्णी 🪷'],
} as const;

for (const domain of ['tamilmala', 'marathimala'] as const)
  test(`${domain}: names and 1000 characters of several lines come back as they were typed`, async ({
    page,
    people,
    visitAs,
  }) => {
    await visitAs(await people.register({ domain }), '/profile/edit/basic');
    const form = new FormPage(page);
    for (const name of NAMES[domain]) {
      await form.fill('Bride/Groom Name', name);
      await form.submit('Update Basic');
      await expect(page).toHaveURL('/profile/edit/personal');
      await page.goto('/profile/edit/basic');
      await expect(form.text('Bride/Groom Name')).toHaveValue(name);
    }
    await page.goto('/profile/edit/personal');
    const lines = `${LONG.slice(0, 500)}\n${LONG.slice(501)}`;
    await form.fill('Expectations', lines);
    await form.submit('Update Personal');
    await expect(page).toHaveURL('/profile/edit/work');
    await page.goto('/profile/edit/personal');
    await expect(form.text('Expectations')).toHaveValue(lines);
  });
