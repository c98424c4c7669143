import { expect, type Page } from '@playwright/test';
import type { Texts } from '../../../web/app/i18n/texts.ts';
import { PHONE, WIDE } from '../look.ts';
import type { Person } from '../people.ts';

type Look = (state: string) => Promise<void>;

/** What a page says; null while it is loading, in these words, or begins as another: it is not rendered for its address. */
function saidBy(working: readonly string[]): string | null {
  const { documentElement: html, body } = document;
  if (!body.querySelector('h1') || html.hasAttribute('data-session')) return null;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (working.includes(node.nodeValue?.trim() ?? '')) return null;
  return body.innerText;
}

/** Goes through pages of one language and has each state looked at. */
export class Walk {
  readonly page: Page;
  readonly text: Texts;
  readonly #prefix: string;
  readonly #url: string;
  readonly #look: Look;
  constructor(
    page: Page,
    { text, prefix, url, look }: { text: Texts; prefix: string; url: string; look: Look },
  ) {
    this.page = page;
    this.text = text;
    this.#prefix = prefix;
    this.#url = url;
    this.#look = look;
  }

  /** Opens a page and has it looked at once it has loaded, unless more is to be done on it first. */
  async open(path: string, { looks = true } = {}): Promise<void> {
    await this.page.goto(this.#prefix + path);
    if (looks) await this.look(path);
    else await this.settle();
  }

  /** Goes on to another page without a page load, as a link does, and has it looked at. */
  async goOn(path: string): Promise<void> {
    const titles = () =>
      this.page.evaluate(() => [document.title, document.querySelector('h1')?.textContent].join());
    const before = await titles();
    await this.page.evaluate((address) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, this.#prefix + path);
    await expect.poll(titles, { message: `${path} is another page` }).not.toBe(before);
    await this.look(path);
  }

  /** Has the page looked at in its present state, whose name stands in a failure. */
  async look(state: string): Promise<void> {
    await this.settle();
    await this.#look(state);
  }

  /** Waits until a page shows what it is about, and nothing in it is still loading. */
  async settle(): Promise<void> {
    const { shell, search, chart, starFinder } = this.text;
    const working = [shell.kit.loading, search.searching, chart.loading, starFinder.finding];
    // between two states of loading neither is there: what it says has to stay
    let before: string | null = null;
    const stays = async () => {
      const said = before;
      // a page that is left meanwhile says nothing
      before = await this.page.evaluate(saidBy, working).catch(() => null);
      return before !== null && before === said;
    };
    await expect.poll(stays, { intervals: [100] }).toBe(true);
  }

  /** The same on a phone, and again on a wide screen. */
  async lookAtBothWidths(state: string): Promise<void> {
    await this.look(state);
    await this.page.setViewportSize(WIDE);
    await this.look(`${state}, on a wide screen`);
    await this.page.setViewportSize(PHONE);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  /** Sends an empty form: its faults stand in a summary. */
  async sendEmpty(button: string): Promise<void> {
    await this.press(button);
    // one that stands empty is there for what comes later
    await expect(this.page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await this.look(`${button}, with faults`);
  }

  async signIn({ token }: Pick<Person, 'token'>): Promise<void> {
    const session = { name: 'accessTokenV2', value: token, url: this.#url };
    await this.page.context().addCookies([session]);
  }

  /** Closes an open dialog. The browser hides it before the page has taken it away, and until then keys are still for it. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('dialog')).toHaveCount(0);
  }
}
