import { addPerson, giveRole, linkPassword, listStaff, takeRole } from '@mala/contract/staff.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { CASHIER } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const PEOPLE = '/admin/people';
const DONE = { Status: 'Success' } as const;
const LINK = { link: 'https://mala.example/password/new/1/2', mailed: true };

const dialog = page.getByRole('dialog');
const taking = page.getByRole('button', { name: /^Take the role Cashier, Tamil Mala from / });
const linking = page.getByRole('button', { name: /^New password link for / });
const mobile = dialog.getByLabelText('Mobile number');

beforeEach(() => replies.give(listStaff, { rows: [CASHIER] }));

test('staff', async () => {
  const ways: Record<string, () => Promise<void>> = {
    'DELETE /api/admin/staff/person/:id/role': async () => {
      await taking.click();
      await dialog.getByRole('button', { name: 'Take the role' }).click();
    },
    'POST /api/admin/staff/person/:id/password-link': () => linking.click(),
  };
  await eachRow('staff', async (row) => {
    const way = ways[row.call];
    if (!way) return seeFailedLoad(row, () => open(PEOPLE, OWNER), taking);
    await seeFailure(row, way);
    await expect.element(taking).toBeVisible();
  });
  replies.give(linkPassword, LINK);
  await linking.click();
  await expect.element(dialog.getByText(LINK.link)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  replies.give(takeRole, DONE);
  replies.give(listStaff, { rows: [{ ...CASHIER, roles: [] }] });
  await taking.click();
  await dialog.getByRole('button', { name: 'Take the role' }).click();
  await expect.poll(() => taking.length).toBe(0);
});

async function fillIn(): Promise<void> {
  if (dialog.length > 0) return;
  await button('Add somebody').click();
  await mobile.fill('9840012345');
  await dialog.getByLabelText('Role').selectOptions('Cashier');
  await dialog.getByLabelText('Where it counts').selectOptions('Both communities');
}

test('giveRole', async () => {
  await open(PEOPLE, OWNER);
  const give = async () => {
    await fillIn();
    await dialog.getByRole('radio', { name: 'Somebody who has an account here' }).click();
    await dialog.getByRole('button', { name: 'Add to the office' }).click();
  };
  await eachRow('giveRole', async (row) => {
    await seeFailure(row, give);
    await expect.element(mobile).toHaveValue('9840012345');
  });
  replies.give(giveRole, DONE);
  await give();
  await expect.poll(() => dialog.length).toBe(0);
});

test('addPerson', async () => {
  await open(PEOPLE, OWNER);
  const add = async () => {
    await fillIn();
    await dialog.getByLabelText('Name', { exact: true }).fill('Revathi');
    await dialog.getByRole('button', { name: 'Add to the office' }).click();
  };
  await eachRow('addPerson', async (row) => {
    await seeFailure(row, add);
    await expect.element(mobile).toHaveValue('9840012345');
  });
  replies.give(addPerson, LINK);
  await add();
  await expect.element(dialog.getByText(LINK.link)).toBeVisible();
  await expect.element(dialog.getByText(/It was mailed as well/)).toBeVisible();
});
