import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Of the site, and nothing but a text: storage can be emptied there, and no script of a page runs. */
const EMPTY = '/robots.txt';
const HEARD = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'dialog', 'popup'];

/** Reports calls whose effect stays with a page or a context as long as it lives. */
function reportWhatStays(page: Page, report: () => void): void {
  const context = page.context();
  for (const [owner, name] of [
    [page, 'addInitScript'],
    // of the whole context, whichever of its pages it is called on
    [page.clock, 'install'],
    [page.clock, 'pauseAt'],
    [page.clock, 'setFixedTime'],
    [page.clock, 'setSystemTime'],
    [context, 'addInitScript'],
    [context, 'newCDPSession'],
  ] as const) {
    const call: (...given: unknown[]) => unknown = Reflect.get(owner, name).bind(owner);
    Reflect.set(owner, name, (...given: unknown[]) => {
      report();
      return call(...given);
    });
  }
}

/**
 * The page that the tests of a worker share, emptied after each: a page in a new context costs three times as much,
 * for the scripts that it fetches and compiles anew and the process that it runs in.
 */
export class KeptPage {
  #page: Page | undefined;
  #site: string | undefined;
  /** a test has left something in it that cannot be emptied: the next one gets a new page */
  #isSpoilt = false;

  /** The page, with nothing in it that another test left. */
  async take(browser: Browser, site: string): Promise<Page> {
    if (this.#page && this.#site === site && !this.#page.isClosed()) return this.#page;
    await this.#page?.context().close();
    // fades and turns cost frames; what moves is shown in web/test
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    this.#page = await context.newPage();
    this.#site = site;
    this.#isSpoilt = false;
    reportWhatStays(this.#page, () => {
      this.#isSpoilt = true;
    });
    return this.#page;
  }

  async empty(): Promise<void> {
    const page = this.#page;
    if (!page || page.isClosed()) return;
    const context: BrowserContext = page.context();
    if (this.#isSpoilt) return context.close();
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
