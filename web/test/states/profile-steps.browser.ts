import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, reload, replies } from '../app.tsx';
import { button } from '../form.ts';
import { addressOf, giveGrooms, lists, nameOf, opens } from '../list-of-grooms.ts';
import { lookAtBothWidths } from '../look.ts';
import { refusal } from '../replies.ts';

const SEARCH = '/profile/search?from_age=20&to_age=60';
const title = (number: number) =>
  page.getByRole('heading', { level: 1, name: `${nameOf(number)}, 29` });
const link = (number: number) => page.getByRole('link', { name: `${nameOf(number)}, 29` });
const steps = page.getByRole('navigation', { name: 'Profiles of the list' });
const isShown = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  giveGrooms(45);
});

/** Opens one of the first page of the list, as a person does. */
async function openFromList(number: number, list = SEARCH): Promise<void> {
  await open(list, {});
  await link(number).click();
  await expect.element(title(number)).toBeVisible();
}

/** A finger that moves over the page. */
function swipe(from: [number, number], to: [number, number], on: Element = document.body): void {
  const touch = ([clientX, clientY]: [number, number]) =>
    new Touch({ identifier: 1, target: on, clientX, clientY });
  const send = (type: string, at: [number, number], isOn: boolean) =>
    on.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        touches: isOn ? [touch(at)] : [],
        changedTouches: [touch(at)],
      }),
    );
  send('touchstart', from, true);
  send('touchend', to, false);
}

test('keys lead through the list, and Back to it with the last one in view', async () => {
  await openFromList(12);
  await expect.element(steps.getByText('3 of 45')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(title(13)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(title(14)).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(title(13)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(title(12)).toBeVisible();
  for (const number of [13, 14, 15, 16, 17, 18, 19, 20]) {
    await userEvent.keyboard('j');
    await expect.element(title(number)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expect.element(link(20)).toBeVisible();
  await expect.poll(() => isShown(link(20).element())).toBe(true);
  await expect.element(link(20)).toHaveFocus();
  expect(location.pathname + location.search).toBe(SEARCH);
});

test('a keyboard with other letters has the keys in their places', async () => {
  await openFromList(12);
  const press = (key: string, code: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  press('ப', 'KeyJ');
  await expect.element(title(13)).toBeVisible();
  press('ப', 'KeyK');
  await expect.element(title(12)).toBeVisible();
});

test('buttons keep the focus, and end where the list ends', async () => {
  await openFromList(10);
  await expect.element(button('Previous profile')).toHaveAttribute('aria-disabled', 'true');
  await button('Next profile').click();
  await expect.element(title(11)).toBeVisible();
  await expect.element(button('Next profile')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title(12)).toBeVisible();
  await lookAtBothWidths(steps.getByText('3 of 45'));
});

test('the list loads on when its end comes near, and nobody is opened ahead', async () => {
  await openFromList(24);
  const [before, opened] = [lists(), opens()];
  expect(before).toBe(1);
  await userEvent.keyboard('j');
  await expect.element(title(25)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(title(26)).toBeVisible();
  await expect.poll(lists).toBe(2);
  for (const number of [27, 28, 29, 30]) {
    await userEvent.keyboard('j');
    await expect.element(title(number)).toBeVisible();
  }
  await expect.element(steps.getByText('21 of 45')).toBeVisible();
  expect(lists()).toBe(2);
  expect(opens() - opened).toBe(6);
  history.back();
  await expect.element(link(30)).toBeVisible();
  await expect.poll(() => isShown(link(30).element())).toBe(true);
});

test.each([360, 1280])(
  'at %i pixels a swipe leads on, unless it is a scroll, the browser’s own, or of the photos',
  async (width) => {
    await page.viewport(width, 800);
    await openFromList(12);
    swipe([300, 300], [120, 310]);
    await expect.element(title(13)).toBeVisible();
    swipe([120, 300], [330, 290]);
    await expect.element(title(12)).toBeVisible();
    // what is known of a profile is shown before it is asked for again
    await expect.poll(opens).toBe(3);
    const before = opens();
    swipe([300, 300], [200, 500]);
    swipe([300, 300], [260, 300]);
    swipe([10, 300], [300, 300]);
    swipe([innerWidth - 10, 300], [100, 300]);
    const photos = page.getByRole('region', { name: 'Photos' }).element();
    swipe([300, 300], [100, 300], photos);
    await userEvent.keyboard('j');
    await expect.element(title(13)).toBeVisible();
    await expect.poll(() => opens() - before).toBe(1);
  },
);

test('keys that are typed, or are for something else, lead nowhere', async () => {
  await openFromList(12);
  const before = opens();
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}{ArrowRight}{/Alt}');
  await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('j{ArrowRight}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('k');
  await expect.element(title(11)).toBeVisible();
  expect(opens() - before).toBe(1);
});

test('who came by a link has no list, and one that is gone can be passed', async () => {
  await open(addressOf(12), {});
  await expect.element(title(12)).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(location.pathname).toBe(addressOf(12));
  expect(lists()).toBe(0);
  await openFromList(12);
  const gone = replies.answer(viewProfile, () => refusal('NOT_FOUND'));
  await userEvent.keyboard('j');
  await expect.element(page.getByText('This profile is not available')).toBeVisible();
  gone();
  await button('Next profile').click();
  await expect.element(title(14)).toBeVisible();
});

test('a reload of a profile finds its place again, as far as the list was loaded', async () => {
  await openFromList(28);
  await userEvent.keyboard('j');
  await expect.element(title(29)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(steps.getByText('21 of 45')).toBeVisible();
  const before = lists();
  await reload({});
  await expect.element(title(30)).toBeVisible();
  await expect.element(steps.getByText('21 of 45')).toBeVisible();
  expect(lists() - before).toBe(2);
  await userEvent.keyboard('k');
  await expect.element(title(29)).toBeVisible();
});

test('who is no longer in the list has no place in it, and nothing is loaded in search of them', async () => {
  // a list of its own, of which no test before has loaded more
  await openFromList(12, '/profile/search?from_age=21&to_age=60');
  giveGrooms(45, 'tamilmala', 12);
  const before = lists();
  await reload({});
  await expect.element(title(12)).toBeVisible();
  await expect.poll(() => lists() - before).toBe(1);
  await expect.element(steps).not.toBeInTheDocument();
});
