import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSideScrolling } from './fits.ts';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

/** A call without a reply. */
export function never(): void {}

/** Checks a page in several states on a phone: axe-core finds nothing, and nothing is wider than the screen. */
export class Look {
  readonly #page: Page;
  readonly #expectAccessible: (page: Page) => Promise<void>;
  constructor(page: Page, expectAccessible: (page: Page) => Promise<void>) {
    this.#page = page;
    this.#expectAccessible = expectAccessible;
  }

  /** Once this is visible: a text or an element of the page. */
  async at(sign: string | RegExp | Locator): Promise<void> {
    const shown =
      typeof sign === 'string' || sign instanceof RegExp
        ? this.#page.getByRole('main').getByText(sign)
        : sign;
    await expect(shown.first()).toBeVisible();
    await this.#expectAccessible(this.#page);
    await expectNoSideScrolling(this.#page);
  }

  /** The same, and again on a wide screen, where the layout differs. */
  async atBothWidths(sign: string | RegExp | Locator): Promise<void> {
    await this.at(sign);
    await this.#page.setViewportSize(WIDE);
    await this.at(sign);
    await this.#page.setViewportSize(PHONE);
  }
}
