import { me } from '@mala/contract/auth/me.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { listDownloads, readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { look, lookAtBothWidths, never, unreachable } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf, RECEIPT, SUBSCRIPTION } from '../samples.ts';
import { box, chip, openSheet, showResults, toggle } from '../search-sheet.ts';

const again = button('Try again');
const SECOND = '01890000-0000-7000-8000-000000000004';
const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
const download = {
  downloaded_mid: 'MM100124',
  downloaded_name: 'Arjun',
  viewed_at: '2026-11-20T08:00:00.000Z',
  downloaded_user_id: '01890000-0000-7000-8000-000000000002',
};

for (const domain of DOMAINS) {
  const home_state = domain === 'tamilmala' ? 'tamil-nadu' : 'maharashtra';
  const bride = { domain, home_state };
  const subscriber = { ...bride, subscription_id: '01890000-0000-7000-8000-000000000003' };
  const { card, profile } = groomOf(domain);
  const address = `/profile/view/${profile.profile_id}`;

  test(`${domain}: the menu`, async () => {
    await page.viewport(360, 740);
    await open('/help', bride);
    await button('Menu').click();
    // what it lies over is too small to be pressed, and not to be
    await look(page.getByRole('link', { name: 'Log Out' }));
    await button('Close menu').click();
  });

  test(`${domain}: the search`, async () => {
    const list = '/profile/search?from_age=25&to_age=35';
    replies.give(search, ({ body }) =>
      (body as { state?: string[] }).state?.includes('kerala')
        ? { rows: [], count: 0, photo_nudge: false }
        : { rows: [card], count: 1, photo_nudge: false },
    );
    const answered = replies.answer(search, never);
    await open(list, bride);
    await look('Searching…');
    answered();
    const reached = replies.answer(search, unreachable);
    await open(list, bride);
    await look(again);
    reached();
    await again.click();
    await lookAtBothWidths(page.getByRole('article').filter({ hasText: card.name }));
    await openSheet('Filter (1)');
    await look(box('Shortlisted only'));
    await toggle('State');
    await look(box('Kerala'));
    await box('Kerala').click();
    await showResults();
    await lookAtBothWidths('No profiles fit');
    await lookAtBothWidths(chip('Kerala'));
  });

  test(`${domain}: a profile`, async () => {
    replies.give(viewProfile, profile);
    replies.give(readSubscription, SUBSCRIPTION);
    const answered = replies.answer(viewProfile, never);
    await open(address, bride);
    await look(loading);
    answered();
    const reached = replies.answer(viewProfile, unreachable);
    await open(address, bride);
    await look(again);
    reached();
    const allowed = replies.answer(viewProfile, () => refusal('TOO_MANY_PROFILES'));
    await open(address, bride);
    await look('You have opened as many profiles as one may in a day. Please come back tomorrow.');
    allowed();
    await open(address, bride);
    await lookAtBothWidths(page.getByRole('link', { name: 'Upgrade to View Contact' }));
    const subscription = { ...SUBSCRIPTION, current_download: 1 };
    replies.give(downloadContact, { ...profile, ...CONTACT, downloaded: true, subscription });
    await open(address, subscriber);
    const box = page.getByRole('region', { name: 'Contact details' });
    await look(box.getByRole('button', { name: 'View Contact' }));
    await box.getByRole('button', { name: 'View Contact' }).click();
    await lookAtBothWidths(page.getByRole('dialog', { name: 'View this contact?' }));
    await button('Yes, use one').click();
    await lookAtBothWidths(page.getByRole('link', { name: /^\d{10}/ }));
    const there = replies.answer(viewProfile, () => refusal('NOT_FOUND'));
    await open('/profile/view/01890000-0000-7000-8000-000000000009', subscriber);
    await look('This profile is not available');
    there();
    replies.give(viewProfile, {
      ...profile,
      profile_id: MEMBER.user_id,
      name: 'Meena',
      gender: 'female',
      ...CONTACT,
    });
    await open(`/profile/view/${MEMBER.user_id}`, subscriber);
    await look(page.getByRole('heading', { level: 2, name: 'Family' }));
  });

  test(`${domain}: the payments and a receipt`, async () => {
    replies.give(listOwnPayments, { rows: [RECEIPT, { ...RECEIPT, id: 'p2', way: null }] });
    await open('/payments', bride);
    await lookAtBothWidths(page.getByRole('link', { name: RECEIPT.receipt }).first());
    replies.give(listOwnPayments, { rows: [] });
    await open('/payments', bride);
    await look('No payments');
    replies.give(readReceipt, { ...RECEIPT, domain, payer: null, mid: null, way: null });
    await open(`/receipt/${RECEIPT.id}`, bride);
    await lookAtBothWidths(page.getByRole('link', { name: 'Save as PDF' }));
  });

  test(`${domain}: the subscription`, async () => {
    replies.give(readSubscription, SUBSCRIPTION);
    replies.give(listDownloads, { count: 1, rows: [download] });
    await open('/subscription', subscriber);
    await lookAtBothWidths(page.getByRole('link', { name: /^View Profile of/ }));
    // a download elsewhere pushes the row onto the next page too
    const later = { ...download, downloaded_user_id: SECOND, downloaded_name: 'Bala' };
    replies.give(listDownloads, ({ address }) => ({
      count: 3,
      rows: address.pathname.endsWith('/1') ? [download] : [download, later],
    }));
    await open('/subscription', subscriber);
    await button('View more').click();
    await expect.element(page.getByRole('link', { name: 'View Profile of Bala' })).toBeVisible();
    expect(page.getByRole('link', { name: 'View Profile of Arjun' }).length).toBe(1);
    replies.give(listDownloads, { count: 0, rows: [] });
    await open('/subscription', subscriber);
    await look('A profile stands here once');
    for (const call of [listDownloads, readSubscription]) {
      const answered = replies.answer(call, never);
      await open('/subscription', subscriber);
      await look(loading);
      answered();
      const reached = replies.answer(call, unreachable);
      await open('/subscription', subscriber);
      await look(again);
      reached();
    }
  });

  test(`${domain}: what comes over a page or in its place`, async () => {
    replies.give(search, { rows: [], count: 0, photo_nudge: false });
    const answered = replies.answer(me, never);
    await open('/profile/search', bride);
    await look(loading);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Loading…');
    answered();
    const reached = replies.answer(me, unreachable);
    await open('/profile/search', bride);
    await look(again);
    reached();
    replies.give(readSection.work, sampleSections(domain).work);
    await open('/profile/edit/work', bride);
    await textField('Position').fill('Principal');
    const kept = replies.answer(saveSection.work, unreachable);
    await button('Update Work').click();
    await look(page.getByRole('alert').filter({ hasText: 'Something went wrong' }));
    kept();
    replies.answer(saveSection.work, () => refusal('UNAUTHENTICATED'));
    await button('Update Work').click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await lookAtBothWidths(dialog);
    await expect.element(dialog).toBeVisible();
  });
}
