import { LINK_EXPIRED } from '@mala/contract/mail.ts';
import { expect, type Page } from '@playwright/test';
import { drawPhoto } from '../pictures.ts';
import { listOf } from '../profile-list.ts';
import type { WalkedPeople } from './people.ts';
import type { Walk } from './walk.ts';

/** Leaves nobody else in a list of the office: what they typed is in whatever script they like. */
async function keepOnly(page: Page, address: string, of: (row: Row) => boolean): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const mine: Row[] = [];
    for (let page = 1, rows: Row[] = []; page === 1 || rows.length > 0; page += 1) {
      const url = new URL(route.request().url());
      url.pathname = url.pathname.replace(/\d+$/, String(page));
      rows = ((await (await route.fetch({ url: url.href })).json()) as { rows: Row[] }).rows;
      mine.push(...rows.filter(of));
    }
    await route.fulfill({ json: { count: mine.length, rows: mine } });
  });
}

interface Row {
  profile_id?: string;
}

/** The pages of the office. */
export async function walkOffice(walk: Walk, { bride, groom }: WalkedPeople): Promise<void> {
  const { page, text } = walk;
  const dialog = page.getByRole('dialog');
  await walk.open(listOf(groom), { looks: false });
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await walk.look('the profiles found');
  const status = page.getByRole('table').getByRole('combobox').first();
  await status.click();
  await walk.look('the statuses');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: text.admin.statuses[500], exact: true })
    .click();
  await expect(dialog).toBeVisible();
  await walk.look('a refusal');
  await walk.leave();
  const who = new RegExp(text.admin.list.activateFor('(.*)'));
  await page.getByRole('button', { name: who }).first().click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('button', { name: text.admin.activation.submit, exact: true }).click();
  await walk.look('an activation with faults');
  await walk.leave();
  await walk.open(`/admin/profile/search?domain=${groom.domain}&name=${'x'.repeat(20)}`);

  for (const list of ['photo/waiting', 'text/waiting', 'heavy-reader'])
    await keepOnly(page, `**/api/admin/${list}/*`, (row) => row.profile_id === bride.user_id);
  await walk.open('/admin/review', { looks: false });
  const photo = page.getByRole('button', { name: new RegExp(text.office.photos.refuseOf('(.*)')) });
  await expect(photo.first()).toBeVisible();
  await walk.look('what waits for review');
  await photo.first().click();
  await expect(dialog).toBeVisible();
  await walk.look('the refusal of a photo');
  await walk.leave();
  await walk.open(`/profile/view/${bride.user_id}`);

  await page.route('**/api/admin/marriage', (route) => route.fulfill({ json: [] }));
  await walk.open('/admin/marriages');
  await page.locator('input[type=file]').setInputFiles({
    name: '1.png',
    mimeType: 'image/png',
    buffer: await drawPhoto(),
  });
  await expect(page.getByRole('img', { name: text.marriages.chosen })).toBeVisible();
  await walk.look('a chosen photo');
  const failed = {
    id: bride.user_id,
    kind: 'package-activated',
    user_id: bride.user_id,
    user_name: bride.user_name,
    mid: 'MF100123',
    queued_at: '2026-11-20T08:00:00.000Z',
    failed_at: '2026-11-21T07:15:00.000Z',
    fault: LINK_EXPIRED,
  };
  await page.route('**/api/admin/mail/failed/*', (route) =>
    route.fulfill({ json: { count: 1, rows: [failed] } }),
  );
  await walk.open('/admin/mail', { looks: false });
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('mails that failed');
  await page.unrouteAll();
  await walk.open('/admin/mail');
}
