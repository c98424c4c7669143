import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSideScrolling } from './fits.ts';

export const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** A call that is never answered. */
export function never(): void {}

/** Looks at a page in state after state, on a phone: axe-core finds nothing, and nothing is wider than the screen. */
export class Look {
  readonly #page: Page;
  readonly #expectAccessible: (page: Page) => Promise<void>;
  constructor(page: Page, expectAccessible: (page: Page) => Promise<void>) {
    this.#page = page;
    this.#expectAccessible = expectAccessible;
  }

  /** Once this is there: a text of the page, or something of it. */
  async at(sign: string | RegExp | Locator): Promise<void> {
    const shown =
      typeof sign === 'string' || sign instanceof RegExp
        ? this.#page.getByRole('main').getByText(sign)
        : sign;
    await expect(shown.first()).toBeVisible();
    await this.#expectAccessible(this.#page);
    await expectNoSideScrolling(this.#page);
  }

  /** The same, and once more where the page is laid out otherwise: on a wide screen. */
  async atBothWidths(sign: string | RegExp | Locator): Promise<void> {
    await this.at(sign);
    await this.#page.setViewportSize(WIDE);
    await this.at(sign);
    await this.#page.setViewportSize(PHONE);
  }
}
