import { freshName } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { PHONE } from '../support/look.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

test('a member logs in, searches, shortlists, sees photos and a contact by keyboard', async ({
  page,
  people,
}) => {
  // whose grooms are few enough for the first page of a search without filters
  const { query: _, ...corner } = freshCorner('marathimala');
  const photo = await drawPhoto();
  const one = { domain: 'marathimala', approved: true, photo, ...corner } as const;
  const name = freshName('Arjun');
  const [bride, groom] = await Promise.all([
    people.register(one),
    people.register({ ...one, gender: 'male', name, basic: { mobiles: ['9840055555'] } }),
  ]);
  await people.giveSilver(bride);
  const keys = new Keyboard(page);
  const search = new SearchPage(page);
  const card = search.card(groom);

  await test.step('the login', async () => {
    await page.goto('/login');
    await keys.fill('Mobile number', bride.mobile_no);
    await keys.fill('Password', bride.password);
    await keys.press('Enter');
    await expect(page).toHaveURL('/profile/search');
  });
  await test.step('the filters', async () => {
    await expect(card).toBeVisible();
    await keys.pick(search.age('From age'), '20');
    await keys.enter(search.summary('Marital Status'));
    await keys.tick(search.value('Marital Status', 'Never Married'));
    await keys.to(search.summary('Marital Status'), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page).toHaveURL(/status=/);
    const chip = search.chip('Never Married');
    await keys.enter(chip);
    await expect(chip).toHaveCount(0);
    await keys.expectSomewhere();
  });
  await test.step('the card', async () => {
    const shortlist = card.getByRole('button', { name: /Shortlist/ });
    await expect(card).toBeVisible();
    await keys.enter(shortlist);
    await expect(card.getByRole('button', { name: /Shortlisted/ })).toBeFocused();
    await keys.to(card.getByRole('link').first(), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
  await test.step('the photos', async () => {
    const enlarge = page.getByRole('button', { name: 'Enlarge photo 1' });
    await keys.enter(enlarge);
    await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
    await keys.press('Escape');
    await expect(enlarge).toBeFocused();
  });
  await test.step('the contact', async () => {
    await keys.enter(page.getByRole('button', { name: 'View Contact' }));
    await expect(page.getByRole('button', { name: 'Yes, use one' })).toBeFocused();
    await keys.press('Enter');
    const number = page.getByRole('link', { name: /9840055555/ }).first();
    await expect(number).toBeVisible();
    await keys.expectSomewhere();
    await keys.to(number);
    await keys.to(page.getByRole('link', { name: 'Log Out' }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page).toHaveURL('/marathimala');
  });
});

test('the filters over the page and the menu of a narrow window work by keyboard', async ({
  page,
  people,
  visitAs,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  const one = { domain: 'marathimala', approved: true, ...corner } as const;
  const [bride, groom] = await Promise.all([
    people.register(one),
    people.register({ ...one, gender: 'male', name: freshName('Arjun') }),
  ]);
  const keys = new Keyboard(page);
  const search = new SearchPage(page);
  await page.setViewportSize(PHONE);
  await visitAs(bride, `/profile/search?${query}`);
  await expect(search.card(groom)).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Filter (2)', exact: true });
  await keys.enter(toggle);
  await keys.enter(search.summary('State'));
  await keys.tick(search.value('State', 'Maharashtra'));
  await keys.enter(page.getByRole('button', { name: 'Show 1 profile' }));
  await expect(page.getByRole('button', { name: 'Filter (3)', exact: true })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await keys.to(menu, 'Shift+Tab');
  await keys.press('Enter');
  await keys.to(page.getByRole('link', { name: 'Log Out' }));
  await keys.press('Escape');
  await expect(menu).toBeFocused();
});
