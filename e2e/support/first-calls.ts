import type { Page, Route } from '@playwright/test';

/**
 * Mocks the first `count` calls to a URL, and lets later ones through. Unlike a route with `times` it stays
 * installed: removing a route while other requests are delayed sometimes leaves one of them unanswered.
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
