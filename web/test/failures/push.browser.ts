import * as push from '@mala/contract/push.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { endPretence, pretendPush, SITE_KEY } from '../push-browser.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

const choices = { 'saved-search': true, 'profile-approved': true, 'package-ending': true };
const NONE = { key: SITE_KEY, choices, devices: 0 };
const on = button('Turn on notifications');
const off = button('Turn off on this device');
const toggle = page.getByRole('switch', { name: 'Your package ends soon' });

beforeEach(() => {
  replies.give(push.readPush, NONE);
  replies.give(push.keepPush, { kept: true });
});
afterEach(endPretence);

test('push', async () => {
  pretendPush();
  await eachRow('push', (row) => seeFailedLoad(row, () => open('/mail/notifications', {}), toggle));
});

test('pushOn', async () => {
  pretendPush();
  await open('/mail/notifications', {});
  await eachRow('pushOn', (row) => seeFailure(row, () => on.click()));
  replies.give(push.subscribePush, { ...NONE, devices: 1 });
  await on.click();
  await expect.element(off).toBeVisible();
});

test('pushOff', async () => {
  pretendPush({ permission: 'granted', subscribed: true });
  await open('/mail/notifications', {});
  await eachRow('pushOff', (row) => seeFailure(row, () => off.click()));
  replies.give(push.unsubscribePush, NONE);
  await off.click();
  await expect.element(on).toBeVisible();
});

test('pushStop', async () => {
  pretendPush();
  replies.give(push.readPush, { ...NONE, devices: 2 });
  await open('/mail/notifications', {});
  await eachRow('pushStop', (row) =>
    seeFailure(row, () => button('Turn off on all devices').click()),
  );
});

test('pushChoice', async () => {
  pretendPush();
  await open('/mail/notifications', {});
  await eachRow('pushChoice', async (row) => {
    await seeFailure(row, () => toggle.click());
    await expect.element(toggle).toBeChecked();
  });
});

test('pushKeep', async () => {
  await eachRow('pushKeep', async (row) => {
    pretendPush({ permission: 'granted', subscribed: true });
    // the page asks, and so may the frame around it
    await whileFailing(row, async () => {
      await open('/mail/notifications', {});
      await expect.element(on).toBeVisible();
    });
  });
});
