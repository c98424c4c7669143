import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

// target size (2.2) is among them; axe leaves it out by itself
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = [360, 740] as const;
const WIDE = [1280, 800] as const;

// the test runner's own, which would stand for every page's title
document.querySelector('head > title')?.remove();

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** No answer, as without a network. */
export const unreachable = (): null => null;

/** Waits for what fades in or out: its colours on the way are nobody's. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails on anything that axe-core finds on the page as it stands, of any weight, with every place of it. */
async function expectAccessible(state: string): Promise<void> {
  await standStill();
  const { violations } = await axe.run({
    runOnly: { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  });
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect.soft(faults, state).toEqual([]);
}

async function lookOn(width: readonly [number, number], sign: string | RegExp | Locator) {
  await page.viewport(...width);
  const named = typeof sign === 'string' || sign instanceof RegExp;
  const shown = named ? page.getByRole('main').getByText(sign, { exact: false }) : sign;
  await expect.element(shown.first()).toBeVisible();
  const state = `${location.pathname}, ${named ? sign : sign.selector}, ${width[0]} px wide`;
  await expectAccessible(state);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, `sideways on ${state}`).toBeLessThanOrEqual(0);
}

/**
 * Looks at the page on a phone once `sign` is there, a text of its main part or something of it: axe-core finds
 * nothing, and nothing is wider than the screen.
 */
export async function look(sign: string | RegExp | Locator): Promise<void> {
  await lookOn(PHONE, sign);
}

/** The same, and once more where the page is laid out otherwise: on a wide screen. */
export async function lookAtBothWidths(sign: string | RegExp | Locator): Promise<void> {
  await lookOn(PHONE, sign);
  await lookOn(WIDE, sign);
  await page.viewport(...PHONE);
}
