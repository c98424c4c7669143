import { listWaitingChanges, type WaitingChange } from '@mala/contract/moderation/changes.ts';
import * as settings from '@mala/contract/settings/endpoints.ts';
import * as setup from '@mala/contract/setup.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { SETTINGS } from '../samples-settings.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

const PAGE = '/admin/settings?domain=tamilmala';
const DONE = { Status: 'Success' } as const;
const dialog = page.getByRole('dialog');

beforeEach(() => {
  replies.give(settings.listSettings, { groups: SETTINGS });
  replies.give(settings.listSettingVersions, { count: 0, rows: [] });
});

test('settings', () =>
  eachRow('settings', (row) =>
    seeFailedLoad(row, () => open(PAGE, OWNER), button('Change: Help on WhatsApp')),
  ));

test('saveSetting', async () => {
  await open(PAGE, OWNER);
  await button('Change: Help on WhatsApp').click();
  const number = page.getByRole('textbox', { name: /^WhatsApp number/ });
  await number.fill('9000011111');
  await eachRow('saveSetting', async (row) => {
    await seeFailure(row, () => button('Save').click());
    await expect.element(number).toHaveValue('9000011111');
  });
});

test('saveMoney', async () => {
  await open(PAGE, OWNER);
  await button('Change: Packages and prices').click();
  const price = page.getByLabelText('Silver: price in rupees');
  await price.fill('700');
  await eachRow('saveMoney', async (row) => {
    await seeFailure(row, () => button('Save').click());
    await expect.element(price).toHaveValue('700');
  });
});

test('settingVersions', () =>
  eachRow('settingVersions', (row) =>
    seeFailedLoad(
      row,
      async () => {
        await open(PAGE, OWNER);
        await button('Former values: Help on WhatsApp').click();
      },
      page.getByText('Nothing was saved here yet.'),
    ),
  ));

test('readyReasons', async () => {
  const change: WaitingChange = {
    ...{
      profile_id: '01890000-0000-7000-8000-000000000003',
      section: 'basic' as const,
      fields: [],
    },
    ...{
      version: 'v1',
      mid: 'MF100001',
      name: 'Nandini',
      domain: 'tamilmala' as const,
      language: 'en' as const,
    },
    held_at: '2026-11-21T08:00:00Z',
  };
  replies.give(listWaitingChanges, { count: 1, rows: [change] });
  await eachRow('readyReasons', async (row) => {
    await open('/admin/changes', OWNER);
    await whileFailing(row, () => button('Refuse the change of Nandini (MF100001)').click());
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Please send a document.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('setup', () =>
  eachRow('setup', async (row) => {
    await whileFailing(row, () => open('/admin', OWNER));
    await expect.element(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
    expect(page.getByText('Before the site opens').length).toBe(0);
  }));

const ROW = {
  item: 'mail-sent',
  domain: null,
  done: false,
  note: 'not-sent',
  detail: null,
} as const;

test('testMail', async () => {
  replies.give(setup.readSetup, { rows: [ROW] });
  await open('/admin', OWNER);
  await button('Send a test mail').click();
  const email = dialog.getByLabelText('An email address of yours');
  await email.fill('owner@example.in');
  await eachRow('testMail', async (row) => {
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Send' }).click());
    await expect.element(email).toHaveValue('owner@example.in');
  });
  replies.give(setup.sendTestMail, DONE);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => dialog.length).toBe(0);
});

test('received', async () => {
  replies.give(setup.confirmTestMail, DONE);
  const arrived = page.getByRole('heading', { name: 'Mails arrive' });
  await eachRow('received', async (row) => {
    const load = () => open('/admin/received/1/2', OWNER);
    if (row.sees.text) return seeFailure(row, load);
    await seeFailedLoad(row, load, arrived);
  });
});

test('hosts', async () => {
  const undecided = { ...ROW, item: 'hosts', note: 'undecided' } as const;
  replies.give(setup.readSetup, { rows: [undecided] });
  await open('/admin', OWNER);
  await eachRow('hosts', (row) => seeFailure(row, () => button('One address for both').click()));
  replies.give(setup.decideHosts, DONE);
  replies.give(setup.readSetup, { rows: [{ ...undecided, done: true, note: null }] });
  await button('One address for both').click();
  await expect.poll(() => page.getByText('Before the site opens').length).toBe(0);
});

test('firstOwner', async () => {
  await open('/admin/first-start#a-secret');
  const name = page.getByLabelText('Your name');
  await name.fill('Revathi');
  await page.getByLabelText('Mobile number').fill('9840012345');
  await page.getByLabelText('Password', { exact: true }).fill('a longer walk to town');
  await page.getByLabelText('Password again').fill('a longer walk to town');
  await eachRow('firstOwner', async (row) => {
    await seeFailure(row, () => button('Become the owner').click());
    if (!row.sees.text) await expect.element(name).toHaveValue('Revathi');
  });
});
