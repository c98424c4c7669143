import { expect } from '@playwright/test';
import { refusal } from '../replies.ts';
import { walkOwnCorrections } from './corrections.ts';
import { walkMatch } from './match.ts';
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
  // their code is loaded when they are opened
  await expect(page.locator('details').first()).toBeVisible();
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
  await walkMatch(walk, groom);
  await walk.open(`/profile/view/${bride.user_id}`);
  await expect(page.getByRole('img', { name: text.chart.names.navamsa })).toBeVisible();
  await page.getByText(text.chart.table, { exact: true }).click();
  await walk.look('the charts as a table');
  await walk.open('/profile/view/01890000-0000-7000-8000-000000000009');
}

/** The pages about the account and its package. */
export async function walkAccount(walk: Walk, { groom }: WalkedPeople): Promise<void> {
  const { page, text } = walk;
  await walk.open('');
  await walk.goOn('/subscription');
  await walk.goOn('/upgrade');
  const upi = page.getByRole('radio');
  if ((await upi.count()) > 0) {
    await upi.first().check();
    await walk.look('the code of a UPI payment');
  }
  const { claims } = text;
  await page.getByRole('button', { name: claims.begin, exact: true }).click();
  await page.getByRole('button', { name: claims.form.submit, exact: true }).click();
  await walk.look('telling of a payment');
  await page.route('**/api/payment/claim*', (route) => {
    const told = {
      ...{ id: 'claim', package: 'gold', amount: 1500, way: 'upi', reference: '412345678901' },
      ...{ paid_on: '2026-11-19', told_at: '2026-11-20T08:00:00.000Z', screenshot: null },
      ...{ state: 'waiting', reason: null, payment_id: null },
    };
    const found = { ...told, id: 'found', state: 'activated', payment_id: 'payment' };
    return route.fulfill({ json: { rows: [told, found] } });
  });
  await walk.open('/upgrade', { looks: false });
  await expect(page.getByText(claims.states.waiting, { exact: true })).toBeVisible();
  await walk.look('payments that were told');
  await page.unrouteAll();
  await walk.goOn('/payments');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: text.receipt.print, exact: true })).toBeVisible();
  await walk.look('a receipt');
  await walk.open('/receipt/01890000-0000-7000-8000-000000000009');
  await walk.goOn('/help');
  await walk.goOn('/sessions');
  await walk.press(text.account.sessions.everywhere.action);
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the question before signing out everywhere');
  await walk.leave();
  await walk.goOn('/mail/choices');
  await walk.goOn('/mail/notifications');
  await walk.open('/complaints');
  await walkOwnCorrections(walk, groom);
  await walk.goOn('/contact/looks');
  await walk.goOn('/password/change');
  await walk.sendEmpty(text.changePassword.submit);
  const save = '**/api/profile/*/work*';
  await page.route(save, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await walk.open('/profile/edit/work');
  await page.getByRole('main').getByRole('textbox').first().fill('12');
  await walk.press(text.wizard.update.work);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await walk.look('a toast');
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
