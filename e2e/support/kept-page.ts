import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Of the site, and nothing but a text: storage can be emptied there, and no script of a page runs. */
const EMPTY = '/robots.txt';
const HEARD = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'dialog', 'popup'];

/** What stays with a page or a context as long as it lives: a test that wants it opens one of its own. */
function forbidWhatStays(page: Page): void {
  const refuse = (): never => {
    throw new Error('this would stay for the next test: test.use({ keepsPage: false })');
  };
  page.addInitScript = refuse;
  page.clock.install = refuse;
  page.context().addInitScript = refuse;
  page.context().newCDPSession = refuse;
}

/**
 * The page that the tests of a worker share, emptied after each: a page in a new context costs three times as much,
 * for the scripts that it fetches and compiles anew and the process that it runs in.
 */
export class KeptPage {
  #page: Page | undefined;
  #site: string | undefined;

  /** The page, with nothing in it that another test left. */
  async take(browser: Browser, site: string): Promise<Page> {
    if (this.#page && this.#site === site && !this.#page.isClosed()) return this.#page;
    await this.#page?.context().close();
    const context = await browser.newContext();
    this.#page = await context.newPage();
    this.#site = site;
    forbidWhatStays(this.#page);
    return this.#page;
  }

  async empty(): Promise<void> {
    const page = this.#page;
    if (!page || page.isClosed()) return;
    const context: BrowserContext = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(EMPTY);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  }
}
