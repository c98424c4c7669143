import { readHome } from '@mala/contract/content.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { CAPTIONS, HOME } from '../../../server/test/factories/home-contents.ts';
import { open, replies } from '../app.tsx';
import { pass, takeClock } from '../clock.ts';
import { button } from '../form.ts';
import { setMotion } from '../motion.ts';

const carousel = page.getByRole('region', { name: 'Photos of happy marriages' });
const position = carousel.getByText(/^\d of 3$/);
const track = carousel.getByRole('list');

/** To the corner of the window, without any scrolling. */
async function movePointerAway(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
}

async function expectAt(place: number): Promise<void> {
  await expect.element(position).toMatchTextContent(`${place} of 3`);
}

/** Waits until the photos move by themselves: then they are not read out. */
async function expectMoving(): Promise<void> {
  await expect.element(position).toHaveAttribute('aria-live', 'off');
}

async function expectHeld(): Promise<void> {
  await expect.element(position).toHaveAttribute('aria-live', 'polite');
  pass(60);
  await expectAt(1);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  replies.give(readHome, HOME);
});

/** Its code is fetched when its place comes near the screen. */
async function openHome(): Promise<void> {
  await open('/tamilmala');
  const title = page.getByRole('heading', { name: 'Happy marriages' });
  await expect.element(title).toBeInTheDocument();
  title.element().scrollIntoView();
}

async function openCarousel(): Promise<void> {
  await openHome();
  await expectAt(1);
  position.element().scrollIntoView({ block: 'center' });
}

describe('without motion', () => {
  beforeEach(() => setMotion('reduce'));

  test('the marriages are gone through by keys, buttons and swipes', async () => {
    await openCarousel();
    (track.element() as HTMLElement).focus();
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['End', 3],
      ['Home', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expectAt(place);
      await expect.element(page.getByText(CAPTIONS[place - 1] ?? '')).toBeInViewport();
    }
    await expect.element(position).toHaveAttribute('aria-live', 'polite');

    const previous = button('Previous photo');
    const next = button('Next photo');
    await expect.element(previous).toBeDisabled();
    await next.click();
    await expectAt(2);
    await next.click();
    await expectAt(3);
    await expect.element(next).toBeDisabled();
    await previous.click();
    await expectAt(2);
    await previous.click();
    await expectAt(1);

    // what a swipe does: the browser scrolls the row, and it stops at a photo
    const row = track.element();
    row.scrollBy({ left: row.clientWidth * 0.8 });
    await expectAt(2);
    await expect.poll(() => row.scrollLeft / row.clientWidth).toBeCloseTo(1, 1);
  });

  test('they do not advance by themselves, so there is no pause button', async () => {
    takeClock();
    await openCarousel();
    pass(60);
    await expectAt(1);
    expect(page.getByRole('button', { name: /Pause|Play/ }).length).toBe(0);
  });

  test('a single marriage has no buttons', async () => {
    replies.give(readHome, { ...HOME, marriages: HOME.marriages.slice(0, 1) });
    await openHome();
    await expect.element(page.getByText(CAPTIONS[0] ?? '')).toBeVisible();
    expect(button('Next photo').length).toBe(0);
  });
});

describe('with motion', () => {
  beforeEach(async () => {
    await setMotion('no-preference');
    takeClock();
    await openCarousel();
    await movePointerAway();
    await expectMoving();
  });

  test('the marriages advance slowly, from the last to the first', async () => {
    for (const place of [2, 3, 1]) {
      await expectMoving();
      pass(7);
      await expectAt(place);
    }
  });

  test('they can be paused and resumed', async () => {
    await button('Pause').click();
    pass(60);
    await expectAt(1);
    await button('Play').click();
    await movePointerAway();
    (button('Pause').element() as HTMLElement).blur();
    await expectMoving();
    pass(7);
    await expectAt(2);
  });

  test('they wait while the pointer or the focus is in them', async () => {
    await userEvent.hover(track);
    await expectHeld();
    await movePointerAway();
    await expectMoving();
    (track.element() as HTMLElement).focus();
    await expectHeld();
    (track.element() as HTMLElement).blur();
    await expectMoving();
  });

  test('they pause while the tab is hidden', async () => {
    const turn = (value: string) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    await expectHeld();
    turn('visible');
    await expectMoving();
  });

  test('using the buttons stops the automatic advance', async () => {
    await button('Next photo').click();
    await expectAt(2);
    await movePointerAway();
    (button('Next photo').element() as HTMLElement).blur();
    await expect.element(button('Play')).toBeVisible();
    pass(60);
    await expectAt(2);
  });
});
