import { addMarriage, listMarriages } from '@mala/contract/marriages.ts';
import type { Page } from '@playwright/test';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeMe, type Me } from '../support/me.ts';
import type { People } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';
import { rowsFor } from './catalogue.ts';
import { moreOf, secondPage, seeFailedLoad, seeFailure } from './failing.ts';

async function somebody(people: People) {
  const name = `Nandini ${freshMobile()}`;
  const person = await people.register({ domain: 'tamilmala', name, approved: true });
  return { person, admin: { token: await people.adminToken() }, path: listOf(person) };
}

test('adminList', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { person, admin, path } = await somebody(people);
  const found = new ProfileList(page).row(person);
  let roles: Me['role'][] = [];
  await changeMe(page, () => ({ role: roles.shift() ?? 'ADMIN' }));
  for (const row of rowsFor('adminList'))
    await test.step(row.id, async () => {
      // asked once more after the refusal, the account is a member's
      roles = row.failure === 'FORBIDDEN' ? ['ADMIN', 'MEMBER'] : [];
      await seeFailedLoad(page, row, () => visitAs(admin, path), found);
    });
});

test('adminMore', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { person, admin, path } = await somebody(people);
  await page.route('**/api/admin/profile/list/1', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), count: 2 } });
  });
  await visitAs(admin, path);
  const found = new ProfileList(page).row(person);
  for (const row of rowsFor('adminMore'))
    await test.step(row.id, async () => {
      await seeFailedLoad(page, secondPage(row), () => moreOf(page).click());
      await expect(found).toBeVisible();
    });
  const rest = page.waitForResponse('**/api/admin/profile/list/2');
  await moreOf(page).click();
  expect((await rest).status()).toBe(200);
  await expect(moreOf(page)).toHaveCount(0);
  await expect(found).toBeVisible();
});

test('status', async ({ page, people, visitAs }) => {
  const { person, admin, path } = await somebody(people);
  await visitAs(admin, path);
  const list = new ProfileList(page);
  for (const row of rowsFor('status'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => list.choose(person, 'Married'));
      await expect(list.status(person)).toHaveValue('Approved');
    });
  await list.choose(person, 'Married');
  await list.expectUpdated();
});

test('featured', async ({ page, people, visitAs }) => {
  const { person, admin, path } = await somebody(people);
  await visitAs(admin, path);
  const list = new ProfileList(page);
  for (const row of rowsFor('featured'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => list.featured(person).click());
      await expect(list.featured(person)).not.toBeChecked();
    });
  await list.featured(person).click();
  await list.expectUpdated();
});

test('activation', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { admin, path } = await somebody(people);
  const dialog = page.getByRole('dialog', { name: 'Activate a package' });
  const reference = dialog.getByLabel('Payment reference');
  const submit = dialog.getByRole('button', { name: 'Activate', exact: true });
  const open = async () => {
    await visitAs(admin, path);
    await page.getByRole('button', { name: /^Activate package for / }).click();
  };
  const typed = `UPI-${freshMobile()}`;
  for (const row of rowsFor('activation'))
    await test.step(row.id, async () => {
      if (row.call.startsWith('GET')) return seeFailedLoad(page, row, open, reference);
      if ((await reference.inputValue()) === '') {
        await dialog.getByRole('radio', { name: /^Silver/ }).check();
        await reference.fill(typed);
      }
      await seeFailure(page, row, () => submit.click());
      await expect(reference).toHaveValue(typed);
      await expect(dialog.getByRole('radio', { name: /^Silver/ })).toBeChecked();
    });
  await submit.click();
  await expect(dialog).toBeHidden();
});

test('marriages', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const token = await people.adminToken();
  const caption = `Kavitha and Arun ${freshMobile()}`;
  const photo = await drawPhoto();
  const form = new FormData();
  form.set('domain', 'tamilmala');
  form.set('caption', caption);
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'wedding.png');
  await people.call<never, never, never>(addMarriage as never, { token, form });
  const remove = page.getByRole('button', { name: `Remove ${caption}` });
  const typed = page.getByLabel('Caption', { exact: true });
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/admin/marriage': async () => {
      if ((await typed.inputValue()) === '') {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'wedding.png', mimeType: 'image/png', buffer: photo });
        await typed.fill(`${caption}, too`);
      }
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
    },
    'DELETE /api/admin/marriage': async () => {
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    },
  };
  for (const row of rowsFor('marriages'))
    await test.step(row.id, async () => {
      const way = ways[row.call];
      if (!way)
        return seeFailedLoad(page, row, () => visitAs({ token }, '/admin/marriages'), remove);
      await seeFailure(page, row, way);
      await expect(remove).toBeVisible();
      if (row.call.startsWith('POST')) await expect(typed).toHaveValue(`${caption}, too`);
    });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
  const { length } = await people.call(listMarriages, { token });
  expect(length).toBeGreaterThan(1);
});

/** A failed mail, as the list has it: none is made here, since that takes a day. */
async function answerOneMail(page: Page): Promise<void> {
  const mail = {
    id: '01890000-0000-7000-8000-000000000009',
    kind: 'package-activated',
    user_id: '01890000-0000-7000-8000-000000000001',
    user_name: 'Kamala',
    mid: 'MF100123',
    queued_at: '2026-11-20T08:00:00.000Z',
    failed_at: '2026-11-21T07:15:00.000Z',
    fault: 'connect ECONNREFUSED 127.0.0.1:25',
  };
  await page.route('**/api/admin/mail/failed/1?*', (route) =>
    route.fulfill({ json: { count: 1, rows: [mail] } }),
  );
}

test('failedMails', async ({ page, people, visitAs }) => {
  await page.clock.install();
  await answerOneMail(page);
  const admin = { token: await people.adminToken() };
  const retry = page.getByRole('button', { name: /^Try again: Receipt/ });
  const drop = page.getByRole('button', { name: /^Remove: Receipt/ });
  for (const row of rowsFor('failedMails'))
    await test.step(row.id, async () => {
      if (row.call.startsWith('GET'))
        return seeFailedLoad(page, row, () => visitAs(admin, '/admin/mail'), retry);
      await seeFailure(page, row, () => (row.call.startsWith('POST') ? retry : drop).click());
      await expect(drop).toBeEnabled();
    });
});
