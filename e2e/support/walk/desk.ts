import type { Got } from '@mala/contract/endpoint.ts';
import type { listLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import type { listViews } from '@mala/contract/moderation/views.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

/** What changed live, under a name in the script of the walk's own people, and nothing. */
export async function walkLiveChanges(
  walk: Walk,
  { user_id, user_name, domain }: Person,
): Promise<void> {
  const { page, text } = walk;
  const mid = 'MF100123';
  const contact = { before: null, after: null, is_contact: true } as const;
  const reply: Got<(typeof listLiveChanges)['reply']> = {
    count: 2,
    rows: [user_id, 'another'].map((profile_id) => ({
      profile_id,
      mid,
      name: user_name,
      domain,
      fields: [
        { section: 'basic', field: 'city', before: null, after: user_name, is_contact: false },
        { section: 'basic', field: 'mobiles', ...contact },
        { section: 'personal', field: 'height', before: 162, after: 165, is_contact: false },
      ],
      version: 'v1',
      since: '2026-11-19T08:00:00.000Z',
      changed_at: '2026-11-20T08:00:00.000Z',
    })),
  };
  const address = '**/api/admin/change/live/*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open('/admin/changes', { looks: false });
  const see = text.live.seeOf(text.office.who(user_name, mid));
  await expect(page.getByRole('button', { name: see }).first()).toBeVisible();
  await walk.look('changes that others see');
  await page.unroute(address);
}

/** Saved views, saving one, and changing them. */
export async function walkViews(walk: Walk, { user_name }: Person): Promise<void> {
  const { page, text } = walk;
  const reply: Got<(typeof listViews)['reply']> = {
    views: [{ id: 'v1', name: user_name, filters: { sort: 'waiting' } }],
  };
  const address = '**/api/admin/views*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open(`/admin/profile/search?name=${'x'.repeat(20)}`, { looks: false });
  await expect(page.getByRole('button', { name: user_name })).toBeVisible();
  await walk.look('saved views');
  await walk.press(text.views.save);
  await page.getByRole('dialog').getByRole('textbox').fill(user_name);
  await walk.look('a view to save');
  await walk.leave();
  await walk.press(text.views.change);
  await walk.look('views to change');
  await walk.leave();
  await page.unroute(address);
}

/** The figures, with their tables open. */
export async function walkNumbers(walk: Walk): Promise<void> {
  const { page, text } = walk;
  await walk.open('/admin/numbers', { looks: false });
  const use = text.numbers.table(text.numbers.groups.use.title);
  await expect(page.getByText(use, { exact: true })).toBeVisible();
  for (const table of await page.locator('main summary').all()) await table.click();
  await walk.look('the figures');
  await walk.press(text.exporting.open);
  await walk.look('the figures to take out');
  await walk.leave();
}
