import { downloadContact } from '@mala/contract/contacts.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { listSimilar } from '@mala/contract/similar.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { CARD, CONTACT, groomOf, photosOf, SUBSCRIPTION } from '../samples.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const SUBSCRIBER = { subscription_id: '01890000-0000-7000-8000-000000000003' };
const bar = page.getByRole('region', { name: 'Contact and shortlist' });
const title = page.getByRole('heading', { level: 1, name: /^Arjun/ });
const box = page.getByRole('region', { name: 'Contact details' });
const downloads = () => replies.calls.filter((one) => one.includes('/download/')).length;
const boxOf = (element: Element) => element.getBoundingClientRect();

beforeEach(async () => {
  await page.viewport(360, 740);
  replies.give(viewProfile, profile);
  replies.give(readSubscription, { ...SUBSCRIPTION, current_download: 18 });
});

test('a profile begins with what a reader of biodatas looks for, in one block', async () => {
  await open(ADDRESS, {});
  await expect.element(title).toBeVisible();
  const block = title.element().parentElement;
  const labels = [...(block?.querySelectorAll('dt') ?? [])].map((one) => one.textContent);
  expect(labels).toEqual([
    'Age, height',
    'Caste',
    'Star, raasi',
    'Education',
    'Work',
    'Family',
    'Place',
  ]);
  const said = block?.textContent ?? '';
  for (const words of [
    '29 years\u00A0· 5ft 8in',
    'M.Sc. Mathematics',
    'Father: Retired',
    'Madurai',
  ])
    expect(said).toContain(words);
  // what the head says is not said again
  expect(page.getByText('M.Sc. Mathematics').length).toBe(1);
  const photo = boxOf(page.getByRole('region', { name: 'Photos' }).element());
  expect(boxOf(title.element()).top).toBeGreaterThan(photo.bottom - 1);
  expect(boxOf(box.element()).top).toBeGreaterThan(boxOf(block as Element).bottom);
  await lookAtBothWidths(title);
});

test.each([
  [360, 672],
  [360, 740],
  [412, 800],
])('the name and the first facts are on the first screen of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  replies.give(viewProfile, { ...profile, photos: photosOf(...'abc') });
  await open(ADDRESS, SUBSCRIBER);
  await expect.element(bar).toBeVisible();
  const rows = title.element().parentElement?.querySelectorAll('dd') ?? [];
  expect(boxOf(rows[1] as Element).bottom).toBeLessThan(boxOf(bar.element()).top);
  expect(
    boxOf(title.element()).top - boxOf(button('Enlarge photo 1').element()).bottom,
  ).toBeLessThan(32);
});

test('what is not known or not given has no line of guesses', async () => {
  const bare: ProfileView = {
    ...profile,
    family: {},
    horoscope: { raasi: null, birth_star: null, unknown: ['raasi', 'birth_star'] },
  };
  replies.give(viewProfile, bare);
  await open(ADDRESS, {});
  const block = () => title.element().parentElement?.textContent ?? '';
  await expect.poll(block).toContain('Star, raasiNot known');
  expect(block()).not.toMatch(/Not known\s· Not known/);
  expect(block()).not.toContain('Family');
});

test('an income that does not apply is not said beside the profession', async () => {
  const work = { ...profile.work, profession: 'manager', annual_income: 'not-applicable' };
  replies.give(viewProfile, { ...profile, work });
  await open(ADDRESS, {});
  await expect.element(page.getByText('Manager', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Not applicable')).not.toBeInTheDocument();
});

test('who does not work is said to once, though the income says it too', async () => {
  const work = { ...profile.work, profession: 'not-working', annual_income: 'not-working' };
  replies.give(viewProfile, { ...profile, work });
  await open(ADDRESS, {});
  const said = page.getByText('Not working', { exact: true });
  await expect.element(said.first()).toBeVisible();
  expect(said.length).toBe(1);
});

describe('the bar of a phone', () => {
  test('says the cost before its act, and leaves once the box is on the screen', async () => {
    await open(ADDRESS, SUBSCRIBER);
    await expect.element(bar.getByText('Uses 1 of your 12 remaining profiles')).toBeVisible();
    const { bottom } = boxOf(bar.element());
    expect(Math.abs(bottom - innerHeight)).toBeLessThan(2);
    await look(bar.getByRole('button', { name: 'View Contact' }));
    box.element().scrollIntoView({ block: 'center' });
    await expect.element(bar).not.toBeInTheDocument();
    scrollTo(0, 0);
    await expect.element(bar).toBeVisible();
    expect(downloads()).toBe(0);
  });

  test('opens the contact, shows it, and calls then', async () => {
    const opened = { ...profile, ...CONTACT, downloaded: true };
    replies.give(downloadContact, { ...opened, subscription: SUBSCRIPTION });
    await open(ADDRESS, SUBSCRIBER);
    await bar.getByRole('button', { name: 'View Contact' }).click();
    expect(downloads()).toBe(0);
    await button('Yes, use one').click();
    await expect.element(box.getByRole('heading', { name: 'Contact details' })).toHaveFocus();
    expect(boxOf(box.element()).top).toBeLessThan(innerHeight);
    expect(downloads()).toBe(1);
    scrollTo(0, 0);
    const call = bar.getByRole('link', { name: /^Call/ });
    await expect.element(call).toHaveAttribute('href', 'tel:+919840054321');
    await expect
      .element(bar.getByRole('link', { name: /^WhatsApp/ }))
      .toHaveAttribute('href', 'https://wa.me/919840054321');
    await look(call);
  });

  test('offers the packages without one, and shortlists in words', async () => {
    replies.give(addToShortlist, SUCCESS);
    await open(ADDRESS, {});
    await expect.element(bar.getByRole('link', { name: 'Upgrade to View Contact' })).toBeVisible();
    // the bar stays where it is, and the page too
    const shortlist = bar.getByRole('button', { name: 'Shortlist Arjun' });
    (shortlist.element() as HTMLElement).focus();
    expect(scrollY).toBe(0);
    await shortlist.click();
    await expect.element(bar.getByRole('button', { name: 'Shortlisted Arjun' })).toBeVisible();
    expect(scrollY).toBe(0);
    await page.viewport(320, 640);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
  });

  test('is none on a wide screen, where the box stays beside', async () => {
    await page.viewport(1280, 800);
    await open(ADDRESS, SUBSCRIBER);
    await expect.element(box.getByRole('button', { name: 'View Contact' })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    scrollTo(0, 600);
    await expect.poll(() => boxOf(box.element()).top).toBeGreaterThan(0);
    expect(boxOf(box.element()).bottom).toBeLessThan(innerHeight);
  });
});

describe('the gallery', () => {
  test('has its box filled, and the keyboard moves through it and enlarges', async () => {
    replies.give(viewProfile, { ...profile, photos: photosOf(...'abcdefghij') });
    await open(ADDRESS, {});
    const gallery = page.getByRole('region', { name: 'Photos' });
    const first = gallery.getByRole('button', { name: 'Enlarge photo 1', exact: true });
    await expect.element(first).toBeVisible();
    const picture = first.element().querySelector('img') as HTMLImageElement;
    const { objectFit, objectPosition } = getComputedStyle(picture);
    expect([objectFit, objectPosition]).toEqual(['cover', '50% 20%']);
    expect(boxOf(picture).height).toBe(300);
    await page.viewport(1280, 800);
    await expect.poll(() => boxOf(picture).height).toBe(340);
    // the row of small ones is one row
    const [one, ten] = [1, 10].map((at) => button(`Show photo ${at}`).element());
    expect(boxOf(one as Element).top).toBe(boxOf(ten as Element).top);
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(gallery.getByText('2 / 10')).toBeVisible();
    await gallery.getByRole('button', { name: 'Enlarge photo 2' }).click();
    const large = page.getByRole('dialog', { name: 'Photos' });
    await expect.element(large.getByText('2 / 10')).toBeVisible();
    const scale = () =>
      new DOMMatrix(
        getComputedStyle(large.getByRole('img', { name: /^Photo 2/ }).element()).transform,
      ).a;
    await large.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(scale).toBe(2);
    await look(large.getByRole('button', { name: 'Zoom out' }));
    // arrows move the photo while it is large, and the photos again once it is whole
    await userEvent.keyboard('{ArrowRight}+');
    await expect.poll(scale).toBe(4);
    await userEvent.keyboard('--');
    await expect.poll(scale).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(large.getByText('3 / 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(large).not.toBeInTheDocument();
  });

  test('leaves the photo its room on a small phone, whatever the caption', async () => {
    await page.viewport(320, 568);
    const caption = 'நண்பர்களுடன் மதுரை மீனாட்சி அம்மன் கோயிலில் கடந்த பொங்கல் திருநாளன்று எடுத்தது';
    const photos = photosOf('a', 'b').map((photo) => ({ ...photo, caption }));
    replies.give(viewProfile, { ...profile, photos });
    await open(ADDRESS, {});
    const words = page.getByText(caption).first();
    await expect.element(words).toBeVisible();
    const photo = boxOf(button('Enlarge photo 1').element());
    expect(photo.height).toBeGreaterThan(130);
    const [arrow] = page.getByRole('button', { name: 'Next photo' }).elements();
    expect(boxOf(arrow as Element).bottom).toBeLessThan(photo.bottom);
  });

  test('of nobody is a drawing', async () => {
    replies.give(viewProfile, { ...profile, photos: [] });
    await open(ADDRESS, {});
    await lookAtBothWidths(title);
    expect(page.getByRole('region', { name: 'Photos' }).length).toBe(0);
  });
});

describe('similar profiles', () => {
  const OTHER = '01890000-0000-7000-8000-000000000077';
  const row = {
    ...CARD,
    profile_id: OTHER,
    name: 'Bharath',
    common: ['subcaste', 'community', 'city', 'profession', 'age'] as const,
  };

  test('are asked for where their place is near, and say why', async () => {
    replies.give(listSimilar, { rows: [{ ...row, common: [...row.common] }], photo_nudge: false });
    await open(ADDRESS, {});
    await expect.element(title).toBeVisible();
    const asked = () => replies.calls.filter((one) => one.includes('/similar/')).length;
    expect(asked()).toBe(0);
    scrollTo(0, document.documentElement.scrollHeight);
    const similar = page.getByRole('region', { name: 'Similar profiles' });
    await expect.element(similar.getByRole('link', { name: 'Bharath, 29' })).toBeVisible();
    const reasons = similar.getByRole('article').getByRole('listitem');
    await expect
      .poll(() => reasons.elements().map((one) => one.textContent))
      .toEqual(['Same subcaste', 'Madurai', 'Teacher']);
    expect(asked()).toBe(1);
    await lookAtBothWidths(similar.getByRole('link', { name: 'Bharath, 29' }));
    replies.give(viewProfile, { ...profile, profile_id: OTHER, name: 'Bharath' });
    await similar.getByRole('link', { name: 'Bharath, 29' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Bharath/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the profile before' }).click();
    await expect.poll(() => location.pathname).toBe(ADDRESS);
  });

  test('are none yet for a new kind of profile', async () => {
    await open(ADDRESS, {});
    await expect.element(title).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(page.getByText('There are no similar profiles yet.')).toBeVisible();
  });
});
