import type { Page, Route } from '@playwright/test';

/**
 * Answers the first `count` calls to an address otherwise, and lets later ones through. Unlike a route with `times` it
 * stays: where the last one goes while other requests are held, now and then one of them is never answered.
 */
export async function answerFirst(
  page: Page,
  address: string | RegExp,
  count: number,
  answer: (route: Route) => unknown,
): Promise<void> {
  let left = count;
  await page.route(address, async (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    await answer(route);
  });
}
