import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { afterAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { groomOf, SUBSCRIPTION } from '../samples.ts';

afterAll(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

test('a printed profile has its facts and the site’s name, and nothing to press', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, profile);
  replies.give(readSubscription, SUBSCRIPTION);
  await open(`/profile/view/${profile.profile_id}`, {});
  const title = page.getByRole('heading', { level: 1 });
  const back = page.getByText('Back to the search');
  await expect.element(back).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Tamil Mala')).toBeVisible();
  await expect.element(back).not.toBeVisible();
  expect(page.getByRole('button', { name: /^Shortlist/ }).length).toBe(0);
  expect(page.getByRole('navigation').length).toBe(0);
});
