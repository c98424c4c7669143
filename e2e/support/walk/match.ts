import type { Got } from '@mala/contract/endpoint.ts';
import type { readMatch } from '@mala/contract/match.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

/** The match with a profile, by both traditions, on its page and on the sheet; and where a star is not known. */
export async function walkMatch(walk: Walk, { user_id, domain }: Person): Promise<void> {
  const { page, text } = walk;
  const { see, show } = text.match;
  const other = domain === 'tamilmala' ? 'ashtakoot' : 'porutham';
  const address = `/profile/view/${user_id}`;
  await walk.open(address, { looks: false });
  await walk.press(see);
  const parts = page.locator('#match-parts li');
  await expect(parts.first()).toBeVisible();
  await walk.look('the parts of a match');
  await walk.press(show[other]);
  await expect(page.getByRole('button', { name: show[other], exact: true })).toHaveCount(0);
  await expect(parts.first()).toBeVisible();
  await walk.look('a match by the other tradition');
  await walk.open(`${address}/match`);
  const call = '**/api/profile/match/*';
  await page.route(call, async (route) => {
    const whole = (await (await route.fetch()).json()) as Got<(typeof readMatch)['reply']>;
    await route.fulfill({
      json: { ...whole, score: null, verdict: null, parts: [], lacks: ['own', 'other'] },
    });
  });
  await walk.open(`${address}/match`, { looks: false });
  await expect(page.getByText(text.match.lacks.other, { exact: true })).toBeVisible();
  await walk.look('a sheet without a star');
  await page.unroute(call);
}
