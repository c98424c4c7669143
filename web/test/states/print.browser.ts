import { readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { groomOf, photosOf, SUBSCRIPTION } from '../samples.ts';
import { FIGURE, PORUTHAM } from '../samples-match.ts';

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

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

test('ten photos leave the name its place, and the header stands where it is printed once', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, { ...profile, photos: photosOf(...'abcdefghij') });
  replies.give(readSubscription, SUBSCRIPTION);
  await open(`/profile/view/${profile.profile_id}`, {});
  await expect.element(page.getByRole('button', { name: 'Show photo 10' })).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const whole = page.getByRole('main').element().getBoundingClientRect();
  const title = page.getByRole('heading', { level: 1 }).element().parentElement;
  expect(title?.getBoundingClientRect().width).toBeGreaterThan(whole.width / 3);
  const last = page.getByRole('button', { name: 'Show photo 10' }).element();
  expect(last.getBoundingClientRect().height).toBeLessThan(whole.width / 5);
  expect(getComputedStyle(page.getByRole('banner').element()).position).toBe('static');
});

test('the figure of a match is printed always, its parts if they are open', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, { ...profile, match: FIGURE });
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(readMatch, PORUTHAM);
  await open(`/profile/view/${profile.profile_id}`, {});
  const figure = page.getByText('5 of 10 agree');
  const part = page.getByText('Dina / தினப் பொருத்தம்');
  await expect.element(figure).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(figure).toBeVisible();
  expect(page.getByRole('region', { name: 'Horoscope match' }).getByRole('button').length).toBe(0);
  expect(part.length).toBe(0);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await button('See every part').click();
  await expect.element(part).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(part).toBeVisible();
  expect(page.getByRole('link', { name: 'Print for your astrologer' }).length).toBe(0);
});
