import { type Permission, ROLES } from '@mala/contract/access/roles.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { LISTED, PACKAGES } from '../samples.ts';

/** The row of a cashier, in place of the administrators': replies only take the roles of the table. */
const CASHIER: readonly Permission[] = ['profiles.list', 'payments.record'];
const { ADMIN } = ROLES;
beforeAll(() => {
  Object.assign(ROLES, { ADMIN: CASHIER });
});
afterAll(() => {
  Object.assign(ROLES, { ADMIN });
});

test('a cashier finds profiles and activates packages, and cannot change a status', async () => {
  replies.give(listProfiles, {
    count: 1,
    rows: [{ ...LISTED, status: 200, status_label: 'Approved' }],
  });
  replies.give(listPackages, PACKAGES);
  await open('/admin/profile/search', { role: 'ADMIN', mid: null });
  const table = page.getByRole('table', { name: 'Profiles found' });
  await expect.element(table).toBeVisible();
  await expect.element(table.getByText('Approved', { exact: true })).toBeVisible();
  expect(table.getByRole('combobox').length).toBe(0);
  expect(table.getByRole('link').length).toBe(0);
  await expect.element(table.getByRole('checkbox')).toBeDisabled();
  await table.getByRole('button', { name: /^Activate package for/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Activate a package' })).toBeVisible();
});
