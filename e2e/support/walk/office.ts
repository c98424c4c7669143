import { LINK_EXPIRED } from '@mala/contract/mail.ts';
import { expect, type Page } from '@playwright/test';
import { drawPhoto } from '../pictures.ts';
import { listOf } from '../profile-list.ts';
import { refusal } from '../replies.ts';
import { walkChanges, walkComplaints } from './changes.ts';
import { walkCorrections } from './corrections.ts';
import { walkLiveChanges, walkNumbers, walkViews } from './desk.ts';
import { walkPayments } from './payments.ts';
import { type WalkedPeople, WORDS } from './people.ts';
import { walkQueue } from './queue.ts';
import { walkSettings } from './settings.ts';
import { walkPeople } from './staff.ts';
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

/** Something in one queue, and nothing in another. */
const DESK = {
  queues: (['profiles', 'mails'] as const).flatMap((queue) =>
    (['tamilmala', 'marathimala'] as const).map((domain) => ({
      queue,
      domain,
      count: queue === 'mails' ? 0 : 3,
      oldest_at: queue === 'mails' ? null : '2026-11-20T08:00:00.000Z',
    })),
  ),
};

/** The pages of the office. */
export async function walkOffice(walk: Walk, { bride, groom }: WalkedPeople): Promise<void> {
  const { page, text } = walk;
  const dialog = page.getByRole('dialog');
  await page.route('**/api/admin/desk*', (route) => route.fulfill({ json: DESK }));
  await walk.open('/admin', { looks: false });
  await expect(page.locator('main ul li').first()).toBeVisible();
  await walk.look('the desk');
  await page.locator('main').getByRole('combobox').first().fill(bride.user_name);
  await expect(page.getByRole('option').first()).toBeVisible();
  await walk.look('what the find box finds');
  await page.unroute('**/api/admin/desk*');
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

  for (const list of ['photo/waiting', 'text/waiting', 'heavy-reader', 'change/live'])
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
  await walkQueue(walk, bride);
  await walkChanges(walk, bride);
  await walkLiveChanges(walk, bride);
  await walkComplaints(walk, bride);
  await walkViews(walk, bride);
  await walkNumbers(walk);
  await walkCorrections(walk, bride);

  const couple = {
    id: bride.user_id,
    caption: WORDS[groom.domain].text,
    domain: groom.domain,
    created_at: '2026-11-20T08:00:00.000Z',
    url: '/favicon.ico',
    preview: '',
    width: 4,
    height: 3,
  };
  await page.route('**/api/admin/marriage', (route) => route.fulfill({ json: [couple] }));
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
  await walk.open(`/admin/member/${bride.user_id}`);
  await walk.open(`/admin/history?profile=${bride.user_id}`);
  await walk.open(`/admin/history?profile=${bride.user_id}&from=2020-01-01&to=2020-01-01`);
  await walk.press(text.exporting.open);
  await walk.look('a table to take out');
  await walk.leave();
  await walkPayments(walk, bride);
  await walkPeople(walk, bride);
  await walkSettings(walk, bride);
  await walkSecondFactor(walk);
}

/** An app that no longer counts, and a passkey of this name. */
const factorsOf = (name: string) => ({
  app: { added_at: '2026-11-20T08:00:00.000Z', readable: false },
  recovery_codes_left: 7,
  passkeys: [
    {
      id: '01890000-0000-7000-8000-000000000007',
      name,
      host: 'www.example.in',
      added_at: '2026-11-20T08:05:00.000Z',
      used_at: '2026-11-21T09:10:00.000Z',
    },
  ],
});

/** The second step of the account, and the question before a change of it. */
async function walkSecondFactor(walk: Walk): Promise<void> {
  const { page, text } = walk;
  const dialog = page.getByRole('dialog');
  const { app, codes, passkeys } = text.secondFactor;
  await walk.open('/second-step');
  await page.route('**/api/second-factor?*', (route) =>
    route.fulfill({ json: factorsOf(passkeys.title) }),
  );
  await page.route('**/api/second-factor/app/start', (route) =>
    route.fulfill({
      json: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Mala', sealed: 'sealed' },
    }),
  );
  await walk.open('/second-step');
  await walk.press(app.setUpOther);
  await expect(page.getByRole('img', { name: app.picture })).toBeVisible();
  await walk.sendEmpty(app.add);
  await walk.press(app.cancel);
  const recovery_codes = Array.from({ length: 10 }, (_, n) =>
    'ABCDEFGHIJKLMNO'.slice(n).padEnd(16, '2'),
  );
  await page.route('**/api/second-factor/recovery-codes', (route) =>
    route.fulfill({ json: { recovery_codes } }),
  );
  await walk.press(codes.renew);
  await expect(page.getByRole('list', { name: codes.fresh.list })).toBeVisible();
  await walk.look('new recovery codes');
  await walk.press(app.remove);
  await expect(dialog).toBeVisible();
  await walk.look('the question before a factor is removed');
  await walk.leave();
  await page.route('**/api/second-factor/recovery-codes', (route) =>
    route.fulfill(refusal('CONFIRM_AGAIN')),
  );
  for (const passkey of [null, { challenge: 'AAAA' }]) {
    const second_factor = { code: true, recovery_code: true, passkey };
    await page.route('**/api/confirm/start', (route) => route.fulfill({ json: { second_factor } }));
    await walk.press(codes.renew);
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await walk.look('the confirmation');
    await dialog.getByRole('button', { name: text.secondStep.useRecovery }).click();
    await walk.look('the confirmation by a recovery code');
    await walk.leave();
  }
  await expect(page.getByRole('list', { name: passkeys.list })).toBeVisible();
  await page.unrouteAll();
}
