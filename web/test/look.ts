import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

// includes target size (2.2), which axe omits by default
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Half of the time of all; they do not change with the width, and themes.test.ts compares each pair of a theme. */
const WITHOUT_COLOURS = {
  'color-contrast': { enabled: false },
  'link-in-text-block': { enabled: false },
};
const PHONE = [360, 740] as const;
const WIDE = [1280, 800] as const;

// the test runner's own title, which would count as that of every page
document.querySelector('head > title')?.remove();

/** A reply that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** No reply, as without a network. */
export const unreachable = (): null => null;

/** Waits until the page has noticed where its elements stand, which observers learn at the end of a frame, and has shown it. */
async function settle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // told after those that were there before it
    const last = new IntersectionObserver(() => {
      last.disconnect();
      resolve();
    });
    last.observe(document.documentElement);
  });
  await new Promise((resolve) => setTimeout(resolve));
}

/** Waits for fading elements, whose intermediate colours do not count; what follows the scrolling never ends. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails on every violation that axe-core finds on the current page, with all its places. */
async function expectAccessible(state: string, rules = {}): Promise<void> {
  await settle();
  await standStill();
  const { violations } = await axe.run({
    runOnly: { type: 'tag', values: RULES },
    resultTypes: ['violations'],
    rules,
  });
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  // as one text, which a report of a failure has in its first line
  expect.soft(faults.join('\n'), state).toBe('');
}

/** Most states are looked at on the screen of the one before. */
async function resize([width, height]: readonly [number, number]): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

async function lookOn(width: readonly [number, number], sign: string | RegExp | Locator) {
  await resize(width);
  const named = typeof sign === 'string' || sign instanceof RegExp;
  const shown = named ? page.getByRole('main').getByText(sign, { exact: false }) : sign;
  await expect.element(shown.first()).toBeVisible();
  const state = `${location.pathname}, ${named ? sign : sign.selector}, ${width[0]} px wide`;
  await expectAccessible(state, width === WIDE ? WITHOUT_COLOURS : {});
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, `sideways on ${state}`).toBeLessThanOrEqual(0);
}

/**
 * Checks the page on a phone once `sign` is visible, a text or an element of its main part: axe-core finds
 * nothing, and nothing is wider than the screen.
 */
export async function look(sign: string | RegExp | Locator): Promise<void> {
  await lookOn(PHONE, sign);
}

/** The same, and again on a wide screen, where the layout differs. */
export async function lookAtBothWidths(sign: string | RegExp | Locator): Promise<void> {
  await lookOn(PHONE, sign);
  await lookOn(WIDE, sign);
  await page.viewport(...PHONE);
}
