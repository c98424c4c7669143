import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as push from '@mala/contract/push.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectFocusAt, pressByKey, textField } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { endPretence, pretendPush, SITE_KEY } from '../push-browser.ts';
import { giveWizard } from '../wizard.ts';

const choices = { 'saved-search': true, 'profile-approved': true, 'package-ending': true };
const NONE = { key: SITE_KEY, choices, devices: 0 };
const on = button('Turn on notifications');
const off = button('Turn off on this device');

interface Subscribed {
  endpoint: string;
}
let subscribed: Subscribed[] = [];
beforeEach(() => {
  subscribed = [];
  replies.give(push.readPush, NONE);
  replies.give(push.keepPush, { kept: true });
  replies.give(push.subscribePush, ({ body }) => {
    subscribed.push(body as Subscribed);
    return { ...NONE, devices: 1 };
  });
  replies.give(push.unsubscribePush, NONE);
});
afterEach(endPretence);

test('the browser asks after the press of the button, and never before', async () => {
  const asked = pretendPush();
  giveWizard('tamilmala');
  await open('/profile/edit/basic', {});
  await expect.element(textField('City')).toBeVisible();
  await open('/mail/notifications', {});
  await expect.element(on).toBeVisible();
  expect(asked.permission).toBe(0);
  await on.click();
  await expect.element(off).toBeVisible();
  expect(asked.permission).toBe(1);
  expect(subscribed).toMatchObject([
    { endpoint: 'https://fcm.googleapis.com/fcm/send/this-one', language: 'en' },
  ]);
  await lookAtBothWidths('1 device of yours shows notifications.');
  await off.click();
  await expect.element(on).toBeVisible();
  expect(asked.unsubscribed).toBe(1);
});

test('who says no reads how to allow it', async () => {
  pretendPush({ says: 'denied' });
  await open('/mail/notifications', {});
  await on.click();
  await lookAtBothWidths('Your browser blocks notifications of this site');
  await expect.element(on).not.toBeInTheDocument();
  expect(subscribed).toEqual([]);
});

test('after a press the focus is at what stands in place of the button', async () => {
  pretendPush();
  replies.give(push.stopPush, SUCCESS);
  await open('/mail/notifications', {});
  await pressByKey(on);
  await expect.element(off).toHaveFocus();
  await pressByKey(off);
  await expect.element(on).toHaveFocus();
  await pressByKey(on);
  await expect.element(off).toBeVisible();
  await pressByKey(button('Turn off on all devices'));
  await expect.element(on).toBeVisible();
  await expectFocusAt('What you are told');
  endPretence();
  pretendPush({ says: 'denied' });
  await open('/mail/notifications', {});
  await pressByKey(on);
  await expectFocusAt('Your browser blocks notifications of this site');
});

test('who closes the question may press again', async () => {
  pretendPush({ says: 'default' });
  await open('/mail/notifications', {});
  await on.click();
  await lookAtBothWidths(/You have not allowed it/);
  await expect.element(on).toBeVisible();
});

test('a browser that was blocked before says so at once', async () => {
  pretendPush({ permission: 'denied' });
  await open('/mail/notifications', {});
  await expect
    .element(page.getByText('Your browser blocks notifications of this site'))
    .toBeVisible();
});

test.each([
  ['a push service that the browser does not reach', { broken: true }],
  ['a service worker whose files do not come', { installs: false }],
])('%s is a toast', async (_, how) => {
  pretendPush(how);
  await open('/mail/notifications', {});
  await on.click();
  await expect
    .element(page.getByText('The browser did not allow it.', { exact: false }))
    .toBeVisible();
  await expect.element(on).toBeVisible();
});

test('all devices are turned off where this browser has no support', async () => {
  replies.give(push.readPush, { ...NONE, devices: 1 });
  replies.give(push.stopPush, SUCCESS);
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open('/mail/notifications', {});
  await button('Turn off on all devices').click();
  await expect.element(page.getByText('Notifications are off').first()).toBeVisible();
  await expect.element(page.getByText("Couldn't turn off notifications")).not.toBeInTheDocument();
});

test('without support it says why, and on an iPhone what to do', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open('/mail/notifications', {});
  await lookAtBothWidths('This browser cannot show notifications');
  await expect.element(on).not.toBeInTheDocument();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
  );
  await open('/mail/notifications', {});
  await lookAtBothWidths(/first add this site to the home screen/);
});

test('what another person turned on in this browser is given up', async () => {
  replies.give(push.keepPush, { kept: false });
  const asked = pretendPush({ permission: 'granted', subscribed: true });
  await open('/mail/notifications', {});
  await expect.element(on).toBeVisible();
  await expect.poll(() => asked.unsubscribed).toBe(1);
});

describe('a browser that has given itself another address', () => {
  const address = 'https://fcm.googleapis.com/fcm/send/another-one';

  async function turnOn(): Promise<void> {
    pretendPush();
    await open('/mail/notifications', {});
    await on.click();
    await expect.element(off).toBeVisible();
    endPretence();
  }

  test('is told by that one from the next visit on', async () => {
    await turnOn();
    const told: unknown[] = [];
    replies.give(push.keepPush, ({ body }) => ({
      kept: subscribed.some(({ endpoint }) => endpoint === (body as Subscribed).endpoint),
    }));
    replies.give(push.unsubscribePush, ({ body }) => {
      told.push(body);
      return NONE;
    });
    const asked = pretendPush({ permission: 'granted', subscribed: true, address });
    await open('/mail/notifications', {});
    await expect.element(off).toBeVisible();
    expect(subscribed.at(-1)).toMatchObject({ endpoint: address, language: 'en' });
    expect(told).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/this-one' }]);
    expect(asked.unsubscribed).toBe(0);
  });

  test('is given up if the former one is not the member’s any more', async () => {
    await turnOn();
    replies.give(push.keepPush, { kept: false });
    const asked = pretendPush({ permission: 'granted', subscribed: true, address });
    await open('/mail/notifications', {});
    await expect.element(on).toBeVisible();
    await expect.poll(() => asked.unsubscribed).toBe(1);
    expect(subscribed).toHaveLength(1);
  });
});

test('what a member turned on is given up where the office signs in', async () => {
  const asked = pretendPush({ permission: 'granted', subscribed: true });
  replies.give(push.keepPush, () => {
    throw new Error('asked for the office');
  });
  await open('/admin/settings', OWNER);
  await expect.poll(() => asked.unsubscribed).toBe(1);
});
