import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look } from '../look.ts';
import { groomOf, photosOf } from '../samples.ts';

const { card, profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const large = page.getByRole('dialog', { name: 'Photos' });
const photo = large.getByRole('img', { name: /^Photo 1/ });

type Point = readonly [x: number, y: number];

/** How large the photo is, and where its middle is on the screen. */
function shown() {
  const { a, e, f } = new DOMMatrix(getComputedStyle(photo.element()).transform);
  return { scale: Number(a.toFixed(2)), x: Math.round(e), y: Math.round(f) };
}

/** When the last touch was, in seconds: 50 ms after the one before, however busy the machine is. */
let touchedAt = 0;

/** Fingers on the screen, at places seen from its middle; none lifts them. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Point[]) {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const touchPoints = fingers.map(([x, y], id) => ({
    id,
    x: left + innerWidth / 2 + x,
    y: top + innerHeight / 2 + y,
  }));
  touchedAt += 0.05;
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: touchedAt });
}

async function tap(at: Point): Promise<void> {
  await touch('touchStart', at);
  await touch('touchEnd');
}

beforeEach(async () => {
  touchedAt = Date.now() / 1000;
  await page.viewport(360, 740);
  replies.give(search, { rows: [card], count: 1, photo_nudge: false });
  replies.give(viewProfile, { ...profile, photos: photosOf('a', 'b') });
});

/** On a profile that one came to from the list, so that Back has somewhere to go. */
async function enlarge(): Promise<void> {
  await open('/profile/search', {});
  await page.getByRole('link', { name: /^Arjun/ }).click();
  await button('Enlarge photo 1').click();
  await expect.element(photo).toBeVisible();
}

describe('a photo grows around the place that is touched', () => {
  // the place that was between the fingers stays there, seen from the middle of the photo
  test.each<[string, Point, Point]>([
    ['above the middle', [-10, -100], [30, -100]],
    ['in a corner', [80, 150], [120, 150]],
  ])('two fingers %s', async (_, one, other) => {
    await enlarge();
    const middle: Point = [(one[0] + other[0]) / 2, one[1]];
    await touch('touchStart', one, other);
    await touch('touchMove', [one[0] - 20, one[1]], [other[0] + 20, other[1]]);
    await expect.poll(shown).toEqual({ scale: 2, x: -middle[0], y: -middle[1] });
    // the photo follows both fingers
    await touch('touchMove', [one[0] - 20, one[1] + 30], [other[0] + 20, other[1] + 30]);
    await expect.poll(shown).toEqual({ scale: 2, x: -middle[0], y: 30 - middle[1] });
    await touch('touchEnd');
    await expect.element(large.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await look(large.getByRole('button', { name: 'Zoom out' }));
  });

  test('two taps, and two again', async () => {
    await enlarge();
    await tap([50, -120]);
    await tap([50, -120]);
    await expect.poll(shown).toEqual({ scale: 2, x: -50, y: 120 });
    await tap([50, -120]);
    await tap([50, -120]);
    await expect.poll(shown).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('the buttons keep the middle of the screen', async () => {
    await enlarge();
    await tap([50, -120]);
    await tap([50, -120]);
    await expect.poll(shown).toEqual({ scale: 2, x: -50, y: 120 });
    await large.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(shown).toEqual({ scale: 4, x: -100, y: 240 });
  });
});

describe('Back', () => {
  test('closes the large photo and stays on the page, and leaves it then', async () => {
    await enlarge();
    history.back();
    await expect.element(large).not.toBeInTheDocument();
    // the router goes forward again, which the browser does later
    await expect.poll(() => location.pathname).toBe(ADDRESS);
    await expect.element(button('Enlarge photo 1')).toHaveFocus();
    history.back();
    await expect.poll(() => location.pathname).not.toBe(ADDRESS);
  });

  test('after another way to close it leaves the page', async () => {
    await enlarge();
    await userEvent.keyboard('{Escape}');
    await expect.element(large).not.toBeInTheDocument();
    history.back();
    await expect.poll(() => location.pathname).not.toBe(ADDRESS);
  });
});
