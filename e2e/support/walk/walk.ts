import { expect, type Page } from '@playwright/test';
import type { Texts } from '../../../web/app/i18n/texts.ts';
import type { Person } from '../people.ts';

type Look = (state: string, covered: boolean) => Promise<void>;

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

  /**
   * Has the page looked at in its present state, whose name stands in a failure; `covered`: a toast lies over parts of
   * it, wherever it is scrolled to.
   */
  async look(state: string, { covered = false } = {}): Promise<void> {
    await this.settle();
    await this.#look(state, covered);
  }

  /** Waits until a page shows what it is about, and nothing in it is still loading. */
  async settle(): Promise<void> {
    const { shell, search } = this.text;
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    // a page that is not rendered for its address begins as another
    await expect(this.page.locator('html')).not.toHaveAttribute('data-session');
    for (const working of [shell.kit.loading, search.searching])
      await expect(this.page.getByText(working, { exact: true })).toHaveCount(0);
    // between two states of loading neither is there: what it says has to stay
    let before: string | undefined;
    const stays = async () => {
      const said = before;
      before = await this.page.locator('body').innerText();
      return said === before;
    };
    await expect.poll(stays, { intervals: [100] }).toBe(true);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  /** Sends an empty form: its faults stand in a summary. */
  async sendEmpty(button: string): Promise<void> {
    await this.press(button);
    await expect(this.page.getByRole('alert').first()).toBeVisible();
    await this.look(`${button}, with faults`);
  }

  async signIn({ token }: Pick<Person, 'token'>): Promise<void> {
    const session = { name: 'accessTokenV2', value: token, url: this.#url };
    await this.page.context().addCookies([session]);
  }

  /** Closes an open dialog. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
