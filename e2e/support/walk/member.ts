import { expect } from '@playwright/test';
import { refusal } from '../replies.ts';
import type { WalkedPeople } from './people.ts';
import type { Walk } from './walk.ts';

/** The search in its states, and a profile before and after its contact is opened. */
export async function walkSearch(
  walk: Walk,
  { bride, groom, other, query }: WalkedPeople,
): Promise<void> {
  const { page, text } = walk;
  const list = `/profile/search?${query}`;
  await walk.open(list, { looks: false });
  await expect(page.getByRole('article')).toHaveCount(2);
  await walk.look('the search with results');
  const menu = page.getByRole('button', { name: text.shell.menu, exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await walk.look('the menu');
    await walk.press(text.shell.closeMenu);
  }
  const toggle = page.getByRole('button', { name: text.search.filterToggle(2), exact: true });
  if (await toggle.isVisible()) await toggle.click();
  for (const group of await page.locator('details').all())
    await group.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  await walk.look('all filters open');
  await walk.open(`${list}&from_age=60&to_age=60`);
  await walk.open('/profile/search?shortlist=true', { looks: false });
  await expect(page.getByRole('article').first()).toBeVisible();
  await walk.look('the shortlist');
  await page.route('**/api/profile/recent/*', (route) => route.abort());
  await walk.open(list, { looks: false });
  await expect(page.getByRole('button', { name: text.errors.again }).first()).toBeVisible();
  await walk.look('a search that fails');
  await page.unroute('**/api/profile/recent/*');

  await walk.open(`/profile/view/${other.user_id}`);
  await walk.press(text.profile.contact.view);
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the question before a contact');
  await walk.press(text.profile.contact.ask.yes);
  await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  await walk.look('an opened contact');
  await walk.open(`/profile/view/${groom.user_id}`);
  await page.getByRole('button', { name: text.profile.enlarge(1) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('a large photo');
  await walk.leave();
  await walk.open(`/profile/view/${bride.user_id}`);
  await walk.open('/profile/view/01890000-0000-7000-8000-000000000009');
}

/** The pages about the account and its package. */
export async function walkAccount(walk: Walk): Promise<void> {
  const { page, text } = walk;
  await walk.open('/subscription');
  await walk.open('/upgrade');
  await walk.open('/help');
  await walk.open('/sessions');
  await walk.press(text.account.sessions.everywhere.action);
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the question before signing out everywhere');
  await walk.leave();
  await walk.open('/mail/choices');
  await walk.open('/password/change');
  await walk.sendEmpty(text.changePassword.submit);
  const save = '**/api/profile/*/work*';
  await page.route(save, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await walk.open('/profile/edit/work');
  await page.getByRole('main').getByRole('textbox').first().fill('12');
  await walk.press(text.wizard.update.work);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await walk.look('a toast', { covered: true });
  await page.route(save, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill(refusal('UNAUTHENTICATED')),
  );
  await walk.press(text.wizard.update.work);
  await expect(page.getByRole('dialog', { name: text.session.signInAgain.title })).toBeVisible();
  await walk.look('signing in again');
  await page.unrouteAll();
}
