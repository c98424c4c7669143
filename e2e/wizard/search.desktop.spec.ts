import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';

test('a list that is searched keeps what was chosen until something else is', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/work');
  const profession = new FormPage(page).select('Profession');
  const list = page.getByRole('listbox', { name: 'Profession' });
  await expect(profession).toHaveValue(/^Teacher/);
  await profession.focus();
  await expect(list).toBeVisible();
  await expect(list.getByRole('option', { selected: true })).toHaveText(/^Teacher/);

  await profession.fill('Librarian');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/edit/work');
  await expect(profession).toHaveValue('Librarian');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(profession).toHaveValue(/^Teacher/);

  await profession.fill('Libr');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(profession).toHaveValue(/^Teacher/);

  const clear = page.getByRole('button', { name: 'Clear Profession' });
  await expect(clear).toBeFocused();
  const { width, height } = (await clear.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await clear.click();
  await expect(profession).toHaveValue('');
  await expect(profession).toBeFocused();
  await expect(clear).toBeHidden();
});

test('the words of a group stand above its options, and nothing found is said', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/work');
  const profession = new FormPage(page).select('Profession');
  // some keyboards write a vowel sign of Tamil in two parts
  await profession.fill('தோட்டக்கலை'.normalize('NFD'));
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Horticulturist/);
  await profession.fill('librarian');
  const group = page.getByRole('listbox').getByRole('group', { name: /^Education/ });
  await expect(group.getByRole('option')).toHaveText(/^Librarian \/ /);
  await profession.fill('astronaut on Mars');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Librarian' })).toBeHidden();
});

for (const height of [740, 420]) {
  test(`the list stands within a window of 360 by ${height}, wherever its field is`, async ({
    page,
    people,
    visitAs,
  }) => {
    await page.setViewportSize({ width: 360, height });
    const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
    await visitAs(member, '/profile/register/horoscope');
    const star = new FormPage(page).select('Birth Star');
    const list = page.getByRole('listbox', { name: 'Birth Star' });
    await expect(star).toBeVisible();
    for (const block of ['start', 'end'] as const) {
      await star.evaluate((field, at) => field.scrollIntoView({ block: at }), block);
      await star.focus();
      await expect(list).toBeVisible();
      await expect
        .poll(async () => {
          const { y, height: high } = (await list.boundingBox()) ?? { y: -1, height: 0 };
          return y >= 0 && y + high <= height && high >= 44;
        }, `with the field at the ${block} of the window`)
        .toBe(true);
      await star.blur();
    }
  });
}
