import { me } from '@mala/contract/auth/me.ts';
import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Me } from '../../app/lib/session/session.ts';
import { open, replies } from '../app.tsx';
import { MEMBER, OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { PACKAGES } from '../samples.ts';
import { LISTED } from '../samples-office.ts';

type Role = NonNullable<Me['roles']>[number];

const withRole = (role: Role['role'], domain: Role['domain'] = null): Partial<Me> => ({
  ...OWNER,
  roles: [{ role, domain }],
});

const LIST = '/admin/profile/search';
const table = page.getByRole('table', { name: 'Profiles found' });
const menu = page.getByRole('navigation', { name: 'Main' });

function giveLists(): void {
  replies.give(listProfiles, {
    count: 1,
    rows: [{ ...LISTED, status: 200, status_label: 'Approved' }],
  });
  replies.give(listPackages, PACKAGES);
  replies.give(listWaiting, { count: 0, rows: [] });
  replies.give(listWaitingTexts, { count: 0, rows: [] });
  replies.give(listHeavyReaders, { count: 0, rows: [] });
}

test('a cashier finds profiles and activates packages, and cannot change a status', async () => {
  giveLists();
  await open(LIST, withRole('CASHIER'));
  await expect.element(table).toBeVisible();
  await expect.element(table.getByText('Approved', { exact: true })).toBeVisible();
  expect(table.getByRole('combobox').length).toBe(0);
  expect(table.getByRole('link', { name: /^View / }).length).toBe(0);
  await expect.element(table.getByRole('checkbox')).toBeDisabled();
  await table.getByRole('button', { name: /^Activate package for/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Activate a package' })).toBeVisible();
});

test('a reviewer changes statuses and opens profiles, and activates nothing', async () => {
  giveLists();
  await open(LIST, withRole('REVIEWER'));
  await expect.element(table.getByRole('combobox')).toBeVisible();
  await expect.element(table.getByRole('link', { name: /^View / })).toBeVisible();
  expect(table.getByRole('button', { name: /^Activate package for/ }).length).toBe(0);
});

test('whoever has a role in one community is offered no other', async () => {
  giveLists();
  await open(LIST, withRole('REVIEWER', 'marathimala'));
  const options = page.getByLabelText('Domain').getByRole('option');
  await expect.element(options.first()).toHaveTextContent('Marathi Mala');
  expect(options.length).toBe(1);
  // what was found all the same is of a community in which the role does not count
  await expect.element(table.getByText('Approved', { exact: true })).toBeVisible();
  expect(table.getByRole('combobox').length).toBe(0);
  expect(table.getByRole('link').length).toBe(0);
});

test.each([
  ['CASHIER', ['Desk', 'Profiles', 'Payments']],
  [
    'REVIEWER',
    ['Desk', 'Profiles', 'Waiting profiles', 'Review', 'Changes', 'Calls', 'Complaints'],
  ],
  [
    'OWNER',
    [
      ...['Desk', 'Profiles', 'Waiting profiles', 'Review', 'Changes', 'Objections'],
      ...[
        'Calls',
        'Complaints',
        'Entries',
        'Import',
        'Payments',
        'Happy marriages',
        'Failed mails',
        'Figures',
        'People',
        'History',
        'Settings',
      ],
    ],
  ],
] as const)('the menu of the role %s', async (role, pages) => {
  giveLists();
  await open(LIST, withRole(role));
  await expect.element(table).toBeVisible();
  const office = () =>
    menu
      .getByRole('link')
      .elements()
      .filter((link) => new URL((link as HTMLAnchorElement).href).pathname.startsWith('/admin'))
      .map((link) => link.textContent);
  await expect.poll(office).toEqual(pages);
});

test('a role that was taken ends its pages, and the page says so', async () => {
  giveLists();
  await open('/admin/review', withRole('REVIEWER'));
  await expect.element(page.getByRole('heading', { name: 'Texts to review' })).toBeVisible();
  replies.answer(listWaitingTexts, () => refusal('FORBIDDEN'));
  replies.give(me, { ...MEMBER, ...withRole('CASHIER') });
  await menu.getByRole('link', { name: 'Profiles', exact: true }).click();
  await expect.element(table).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Your role has changed')).toBeVisible();
  await expect.poll(() => menu.getByRole('link', { name: 'Review' }).length).toBe(0);
});

test('who does not work in the office is not offered a second step', async () => {
  await open('/second-step', {});
  await expect.poll(() => location.pathname).toBe('/forbidden');
});
