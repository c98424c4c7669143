import type { Got } from '@mala/contract/endpoint.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import type { readPush } from '@mala/contract/push.ts';
import { saveSearch } from '@mala/contract/saved-searches.ts';
import type { answerLooking, listCalls } from '@mala/contract/still-looking.ts';
import { CALL_WHYS } from '@mala/contract/still-looking.ts';
import { expect } from '@playwright/test';
import type { People, Person } from '../people.ts';
import type { WalkedPeople } from './people.ts';
import type { Walk } from './walk.ts';

/** What a family looks for: its form, and on a profile. */
export async function walkPreferences(
  walk: Walk,
  { bride, groom }: WalkedPeople,
  people: People,
): Promise<void> {
  const { page, text } = walk;
  await walk.open(`/profile/view/${bride.user_id}/preferences`, { looks: false });
  for (const group of await page.locator('main details').all())
    await group.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  await page.getByRole('main').getByRole('checkbox').nth(1).check();
  await walk.lookAtBothWidths('the form of preferences, with a draft');
  const ages = { from_age: 21, to_age: 35, from_height: 152, any_caste: true };
  const body = { ...ages, state: ['kerala', 'maharashtra'], shown: true, told: true };
  for (const { token, user_id: userId } of [bride, groom])
    await people.call(savePreferences, { token, params: { userId }, body });
  await walk.open(`/profile/view/${groom.user_id}`, { looks: false });
  const panel = page.getByRole('region', { name: text.preferences.ofOthers });
  await expect(panel).toBeVisible();
  await walk.lookAtBothWidths('what others look for');
}

/** Saved searches, with something new in one, none in another and a choice that is gone, and each dialog. */
export async function walkSavedSearches(
  walk: Walk,
  { user_name: name, token }: Person,
  people: People,
): Promise<void> {
  const { page } = walk;
  const text = walk.text.savedSearches;
  const filters = { from_age: [21] };
  const saved = await people.call(saveSearch, { token, body: { name, filters } });
  const address = '**/api/saved-searches*';
  const searches = [
    { ...saved, new_count: 3 },
    { ...saved, id: 'another', new_count: 0, lost: ['state'] },
  ];
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { searches } }) : route.fallback(),
  );
  await walk.open('/profile/searches', { looks: false });
  await expect(page.getByText(text.lost)).toBeVisible();
  await walk.lookAtBothWidths('saved searches');
  for (const act of [text.renameOf(name), text.removeOf(name)]) {
    await walk.press(act);
    await walk.look('a saved search to change');
    await walk.leave();
  }
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByText(text.bar.fresh(3))).toBeVisible();
  await walk.lookAtBothWidths('a saved search that was opened');
  await page.unroute(address);
  await walk.open('/profile/search?from_age=22');
  await walk.press(text.bar.save);
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await walk.look('a search to save');
  await walk.leave();
}

/** Notifications on other devices, beside a browser that shows none. */
export async function walkNotifications(walk: Walk): Promise<void> {
  const { page } = walk;
  const choices = { 'saved-search': true, 'profile-approved': false, 'package-ending': true };
  const key = `BN${'A'.repeat(85)}`;
  const reply: Got<(typeof readPush)['reply']> = { key, devices: 2, choices };
  const address = '**/api/push?*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open('/mail/notifications', { looks: false });
  await expect(page.getByText(walk.text.notifications.devices(2))).toBeVisible();
  await walk.lookAtBothWidths('notifications on two devices');
  await page.unroute(address);
}

/** The link that asks whether somebody is still looking, with each answer. */
export async function walkLooking(walk: Walk): Promise<void> {
  const { page } = walk;
  const text = walk.text.looking;
  for (const outcome of ['shown', 'paused', 'over'] as const) {
    const reply: Got<(typeof answerLooking)['reply']> = { outcome };
    await page.route('**/api/still-looking', (route) => route.fulfill({ json: reply }));
    await walk.open('/mail/looking/somebody/an-asking/a-secret', { looks: false });
    await expect(page.getByRole('button', { name: text.looking, exact: true })).toBeVisible();
    if (outcome === 'shown') await walk.lookAtBothWidths('still looking?');
    await walk.press(outcome === 'paused' ? text.found : text.looking);
    await expect(page.getByRole('heading', { name: text[outcome].title })).toBeVisible();
    await walk.lookAtBothWidths(`still looking: ${outcome}`);
    await page.unrouteAll();
  }
  await walk.open('/mail/looking/somebody/an-asking/a-secret');
  await walk.press(text.looking);
  await expect(page.getByRole('heading', { name: text.wrong.title })).toBeVisible();
  await walk.look('still looking: a wrong link');
}

/** The calls of the office: one for each reason, and none. */
export async function walkCalls(walk: Walk, { user_id, user_name, domain }: Person): Promise<void> {
  const { page, text } = walk;
  const reply: Got<(typeof listCalls)['reply']> = {
    count: CALL_WHYS.length,
    rows: CALL_WHYS.map((why, calls) => ({
      ...{ id: calls === 0 ? user_id : why, domain, mid: 'MF100123', user_name, why, calls },
      ...{ since: '2026-11-20T08:00:00.000Z', heard_on: '2026-09-20' },
      called_at: calls > 0 ? '2026-11-20T08:00:00.000Z' : null,
    })),
  };
  const address = '**/api/admin/calls/*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open('/admin/calls', { looks: false });
  await expect(page.getByText(text.calls.why.found).first()).toBeVisible();
  await walk.lookAtBothWidths('calls to make');
  await walk.press(text.calls.showOf(text.office.who(user_name, 'MF100123')));
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await walk.look('the number of a call');
  await page.unroute(address);
  const none: Got<(typeof listCalls)['reply']> = { count: 0, rows: [] };
  await page.route(address, (route) => route.fulfill({ json: none }));
  await walk.open('/admin/calls', { looks: false });
  await expect(page.getByText(text.calls.empty).first()).toBeVisible();
  await walk.look('no calls to make');
  await page.unroute(address);
}
