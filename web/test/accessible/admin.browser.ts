import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { listHistory } from '@mala/contract/history.ts';
import { LINK_EXPIRED, listFailedMails } from '@mala/contract/mail.ts';
import { listMarriages } from '@mala/contract/marriages.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { changeStatus, listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOME } from '../../../server/test/factories/home-contents.ts';
import { mailText } from '../../app/i18n/en/mail.ts';
import { open, replies } from '../app.tsx';
import { button, picture, textField } from '../form.ts';
import { look, lookAtBothWidths, never, unreachable } from '../look.ts';
import { OWNER } from '../people.ts';
import { PACKAGES, PAYMENT } from '../samples.ts';
import {
  FAILED_MAIL,
  HEAVY_READER,
  HISTORY_ROW,
  LISTED,
  WAITING_PHOTO,
  WAITING_TEXT,
} from '../samples-office.ts';

const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
const again = button('Try again');
const status = page
  .getByRole('table', { name: 'Profiles found' })
  .getByRole('combobox', { name: /^Status of / });

async function chooseStatus(name: string): Promise<void> {
  await status.click();
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
}

/** The other community has the same pages in its own colours, which web/themes.test.ts looks at. */
const domain = 'tamilmala' as const;

const admin = { ...OWNER, domain };

test("the administrators' search", async () => {
  const list = `/admin/profile/search?domain=${domain}&name=Nandini`;
  replies.give(listProfiles, {
    count: 1,
    rows: [{ ...LISTED, domain, status: 0, status_label: 'Unverified' }],
  });
  replies.give(changeStatus, { status: 200, status_label: 'Approved' });
  const answered = replies.answer(listProfiles, never);
  await open(list, admin);
  await look(loading);
  answered();
  const reached = replies.answer(listProfiles, unreachable);
  await open(list, admin);
  await look(again);
  reached();
  await open(list, admin);
  await lookAtBothWidths(status);
  await status.click();
  await look(page.getByRole('listbox'));
  await page.getByRole('listbox').getByRole('option', { name: 'Rejected', exact: true }).click();
  const refuse = page.getByRole('dialog', { name: 'Reject this profile' });
  await look(refuse);
  await refuse.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => refuse.length).toBe(0);
  await chooseStatus('Approved');
  await look(
    page
      .getByRole('region', { name: 'Messages' })
      .getByRole('status')
      .filter({ hasText: 'Success' }),
  );
  const activate = page.getByRole('button', { name: /^Activate package for/ });
  const activation = page.getByRole('dialog', { name: 'Activate a package' });
  const priced = replies.answer(listPackages, never);
  await activate.click();
  await look(activation.getByRole('status'));
  await userEvent.keyboard('{Escape}');
  priced();
  replies.give(listPackages, PACKAGES);
  await open(list, admin);
  await activate.click();
  await activation.getByRole('button', { name: 'Activate', exact: true }).click();
  await lookAtBothWidths(activation.getByText(/^Please correct/));
  replies.give(listProfiles, { count: 0, rows: [] });
  await open(`/admin/profile/search?domain=${domain}&name=nobody-of-that-name`, admin);
  await look('Empty');
  await textField('MM / MF id').fill('no id at all');
  await button('Search').click();
  await look(page.getByRole('alert').filter({ hasText: 'Please correct' }));
});

test('the payments', async () => {
  const answered = replies.answer(listPayments, never);
  await open('/admin/payments', admin);
  await look(loading);
  answered();
  const long = 'மீனாட்சி சுந்தரராஜன் வெங்கடசுப்பிரமணியன்';
  const rows = [
    { ...PAYMENT, domain, name: long, reference: '4'.repeat(80), recorded_by: long },
    { ...PAYMENT, id: 'p2', domain, profile_id: null, name: null, mid: null, way: null },
  ];
  replies.give(listPayments, { count: 2, total: 3000, refunded: 1400, rows });
  await open(`/admin/payments?payment=${PAYMENT.id}`, admin);
  await lookAtBothWidths('Rs. 3000 in all');
  replies.give(listPayments, { count: 0, total: 0, refunded: 0, rows: [] });
  await open('/admin/payments', admin);
  await look('No payments');
});

test("the administrators' marriages", async () => {
  const answered = replies.answer(listMarriages, never);
  await open('/admin/marriages', admin);
  await look(loading);
  answered();
  replies.give(listMarriages, []);
  await open('/admin/marriages', admin);
  await look('Empty');
  const created_at = '2026-11-20T08:00:00.000Z';
  replies.give(
    listMarriages,
    HOME.marriages.map((one) => ({ ...one, domain, created_at })),
  );
  await open('/admin/marriages', admin);
  await lookAtBothWidths('Kavitha and Arun, Madurai, May 2026');
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await page.elementLocator(input).upload(file);
  };
  await choose(new File(['Kavitha'], 'list.txt', { type: 'text/plain' }));
  await look('Please choose a picture of the kind');
  await choose(await picture('marriage.png'));
  await look(page.getByRole('img', { name: 'The photo that you chose' }));
  await page.getByRole('button', { name: /^Remove Kavitha/ }).click();
  await look(page.getByRole('dialog', { name: 'Remove this photo' }));
});

test('the photos and texts to review, and members who read a lot', async () => {
  const long = `${WAITING_TEXT.text} நன்றி. `.repeat(12);
  const waiting = { ...WAITING_TEXT, domain };
  const name = { ...waiting, id: 't2', section: 'basic', field: 'name', mid: null } as const;
  const texts = [{ ...waiting, text: long }, name];
  const user_name = 'மீனாட்சி சுந்தரராஜன் வெங்கடசுப்பிரமணியன்';
  const readers = [HEAVY_READER, { ...HEAVY_READER, user_id: 'u2', user_name, mid: null, domain }];
  const bare = { ...WAITING_PHOTO, id: 'p2', caption: null, mid: null, name: user_name };
  const captioned = { ...WAITING_PHOTO, domain, caption: 'பொங்கல் '.repeat(10).trim() };
  replies.give(listWaiting, { count: 2, rows: [captioned, bare] });
  replies.give(listWaitingTexts, { count: 2, rows: texts });
  replies.give(listHeavyReaders, { count: 2, rows: readers });
  await open('/admin/review', admin);
  await lookAtBothWidths(page.getByRole('link', { name: user_name }));
  await page.getByRole('button', { name: /^Refuse “Bride/ }).click();
  await look(page.getByRole('dialog', { name: 'Refuse this text' }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Refuse the photo of Nandini/ }).click();
  await look(page.getByRole('dialog', { name: 'Refuse this photo' }));
  replies.give(listWaiting, { count: 0, rows: [] });
  replies.give(listWaitingTexts, { count: 0, rows: [] });
  replies.give(listHeavyReaders, { count: 0, rows: [] });
  await open('/admin/review', admin);
  await lookAtBothWidths('Nothing waits');
});

test('the mails that failed', async () => {
  const other = { ...FAILED_MAIL, id: 'm2', user_name: 'Meena', mid: null, fault: null };
  const answered = replies.answer(listFailedMails, never);
  await open('/admin/mail', admin);
  await look(loading);
  answered();
  const reached = replies.answer(listFailedMails, unreachable);
  await open('/admin/mail', admin);
  await look(again);
  reached();
  const expired = { ...FAILED_MAIL, id: 'm3', fault: LINK_EXPIRED };
  for (const rows of [[FAILED_MAIL, other, expired], []]) {
    replies.give(listFailedMails, { count: rows.length, rows });
    await open('/admin/mail', admin);
    await lookAtBothWidths(rows.length > 0 ? 'Kamala' : 'No failed mail');
    if (rows.length > 0) await expect.element(page.getByText(mailText.linkExpired)).toBeVisible();
  }
});

test('the history of the office', async () => {
  const answered = replies.answer(listHistory, never);
  await open('/admin/history', admin);
  await look(loading);
  answered();
  const reached = replies.answer(listHistory, unreachable);
  await open('/admin/history', admin);
  await look(again);
  reached();
  const edit = { ...HISTORY_ROW, id: 'h2', domain, action: 'edit', part: 'work' } as const;
  const changed = {
    ...edit,
    fields: ['position', 'work_location'],
    before: { position: 'பொறியாளர் '.repeat(12).trim(), work_location: 'Madurai' },
    after: { position: 'Engineer' },
  };
  const gone = { ...HISTORY_ROW, id: 'h3', member: null, reason: null, erased: true };
  const seen = { ...HISTORY_ROW, id: 'h4', action: 'look', part: 'contact' } as const;
  const bare = { ...seen, fields: [], before: {}, after: {}, reason: null, address: null };
  const erasure = {
    ...bare,
    id: 'h5',
    action: 'erasure',
    member: null,
    erased_account: 'a1',
  } as const;
  const rows = [HISTORY_ROW, changed, { ...gone, before: {}, after: {} }, bare, erasure];
  replies.give(listHistory, { count: rows.length, rows, actors: [HISTORY_ROW.actor] });
  await open('/admin/history', admin);
  await lookAtBothWidths(page.getByRole('link', { name: 'Nandini (MF100123)' }).first());
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect.poll(() => new URLSearchParams(location.search).get('from')).toBeTruthy();
  await expect
    .element(page.getByRole('button', { name: 'Yesterday' }))
    .toHaveAttribute('aria-pressed', 'true');
  replies.give(listHistory, { count: 0, rows: [], actors: [] });
  await open('/admin/history?action=mail', admin);
  await lookAtBothWidths('Nothing was found');
});
