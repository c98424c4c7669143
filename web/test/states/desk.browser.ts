import { type Queue, readDesk, type WaitingQueue } from '@mala/contract/desk.ts';
import { listNotes } from '@mala/contract/members/notes.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { findProfiles } from '@mala/contract/moderation/find.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { LISTED, OFFICE_MEMBER } from '../samples-office.ts';

const list = page.getByRole('list', { name: 'What waits' });
const box = page.getByRole('combobox', { name: /^Find by telephone/ });
const menu = page.getByRole('navigation', { name: 'Main' });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function queue(name: Queue, tamil: number, marathi: number): WaitingQueue[] {
  const oldest = (count: number, days: number) => (count > 0 ? daysAgo(days) : null);
  return [
    { queue: name, domain: 'tamilmala', count: tamil, oldest_at: oldest(tamil, 3.5) },
    { queue: name, domain: 'marathimala', count: marathi, oldest_at: oldest(marathi, 5.5) },
  ];
}

/** As when the page comes to the front. */
const comeToFront = () => document.dispatchEvent(new Event('visibilitychange'));

test('each queue has its number, the age of the oldest, its communities and the way there', async () => {
  await page.viewport(1280, 800);
  const queues = [...queue('profiles', 12, 3), ...queue('photos', 4, 0), ...queue('mails', 0, 0)];
  replies.give(readDesk, { queues });
  await open('/admin', OWNER);
  const profiles = list.getByRole('listitem').first();
  await expect.element(profiles.getByRole('link', { name: 'New profiles 15' })).toBeVisible();
  await expect.element(profiles.getByText('The oldest has waited 5 days')).toBeVisible();
  const marathi = profiles.getByRole('link', { name: 'Marathi Mala: 3' });
  await expect.element(marathi).toHaveAttribute('href', '/admin/profile/review?domain=marathimala');
  const photos = list.getByRole('link', { name: 'New photos 4' });
  await expect.element(photos).toHaveAttribute('href', '/admin/review#photos');
  await expect.element(list.getByText('Nothing waits')).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Review 4 waiting' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Desk 19 waiting' })).toBeVisible();
  await page.viewport(360, 740);
});

test('an empty desk says so kindly; what comes then is told, and a number that only grows is not', async () => {
  replies.give(readDesk, { queues: queue('photos', 0, 0) });
  await open('/admin', OWNER);
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible();
  const news = page.getByRole('status').filter({ hasText: 'A new photo waits.' });
  for (const count of [1, 2]) {
    replies.give(readDesk, { queues: queue('photos', count, 0) });
    comeToFront();
    await expect.element(list.getByRole('link', { name: `New photos ${count}` })).toBeVisible();
    await expect.poll(() => news.length).toBe(1);
  }
});

/** The page of a member that a cashier finds. */
function giveMember(): void {
  replies.give(readMember, OFFICE_MEMBER);
  replies.give(listNotes, { count: 0, rows: [] });
  replies.give(listPayments, { count: 0, rows: [], total: 0, refunded: 0 });
}

test('"/" leads to the box; an exact number opens at once with Enter', async () => {
  const found = { ...LISTED, status: 200 as const };
  replies.give(findProfiles, { by: 'number', rows: [found] });
  giveMember();
  await open('/admin', { ...OWNER, roles: [{ role: 'CASHIER', domain: null }] });
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('/');
  await expect.poll(() => document.activeElement).toBe(box.element());
  await expect.element(box).toHaveValue('');
  await box.fill('+91 98400 12345');
  await userEvent.keyboard('{Enter}');
  // a cashier reads no profile
  await expect.poll(() => location.pathname).toBe(`/admin/member/${LISTED.profile_id}`);
});

test('of names one is chosen by the arrow keys; Enter alone opens none', async () => {
  const row = (name: string, mid: string) => ({ ...LISTED, profile_id: mid, name, mid });
  giveMember();
  replies.give(findProfiles, {
    by: 'name',
    rows: [row('Nandini', 'MF100123'), row('நந்தினி', 'MF100124')],
  });
  await open('/admin', { ...OWNER, roles: [{ role: 'CASHIER', domain: null }] });
  await box.fill('Nandini');
  const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect.element(options.nth(1)).toHaveTextContent('நந்தினி MF100124, Tamil Mala, Approved');
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/admin');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/admin/member/MF100124');
  await expect.element(box).toHaveValue('');
});
