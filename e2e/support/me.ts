import type { me } from '@mala/contract/auth/me.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Page } from '@playwright/test';

export type Me = Got<(typeof me)['reply']>;

/** From now on the page hears of its account what `change` says at that moment, and the rest as it is. */
export async function changeMe(page: Page, change: () => Partial<Me>): Promise<void> {
  await page.route('**/api/me?*', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...change() } });
    } catch (error) {
      // a page that has gone on to another address takes the answer with it
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}
