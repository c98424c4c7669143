import type { me } from '@mala/contract/auth/me.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Page } from '@playwright/test';

export type Me = Got<(typeof me)['reply']>;

/** From now on `change` modifies the account in the replies to the page. */
export async function changeMe(page: Page, change: () => Partial<Me>): Promise<void> {
  await page.route('**/api/me?*', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...change() } });
    } catch (error) {
      // a page that has navigated away no longer takes the reply
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}
