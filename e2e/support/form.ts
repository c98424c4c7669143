import { expect, type Locator, type Page } from '@playwright/test';
import { birthDateText } from '../../web/app/i18n/en/birth-date.ts';

/** A field's accessible name: its label, optionally followed by the unit or "(optional)". */
function named(label: string): RegExp {
  return new RegExp(`^${RegExp.escape(label)}( \\(.*\\))?$`);
}

/** The fields of the page's form, by their labels. */
export class FormPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** a text, with suggestions or without */
  text(label: string): Locator {
    return this.#page.getByRole('textbox', { name: named(label) }).or(this.select(label));
  }

  select(label: string): Locator {
    return this.#page.getByRole('combobox', { name: named(label) });
  }

  /** a field of several parts, or of radio buttons */
  group(label: string): Locator {
    return this.#page.getByRole('group', { name: named(label) });
  }

  async fill(label: string, value: string): Promise<void> {
    await this.text(label).fill(value);
  }

  /** Picks from a native select. Some options have a second script after the English word. */
  async choose(label: string, option: string | RegExp): Promise<void> {
    const select = this.select(label);
    const value = await select
      .locator('option')
      .filter({ hasText: option })
      .first()
      .getAttribute('value');
    await select.selectOption(value);
  }

  /** Picks from a searched list. */
  async search(label: string, word: string): Promise<void> {
    await this.select(label).fill(word);
    await this.#page.getByRole('option', { name: word }).first().click();
  }

  async birthDate(day: string, month: string, year: string, labels = birthDateText): Promise<void> {
    await this.choose(labels.day, day);
    await this.choose(labels.month, month);
    await this.choose(labels.year, year);
  }

  /** The options except the empty one, in English only. */
  async expectChoices(label: string, choices: readonly string[]): Promise<void> {
    const options = this.select(label).locator('option:not([value=""])');
    const inEnglish = async () =>
      (await options.allTextContents()).map((text) => text.split(' / ')[0]);
    await expect.poll(inEnglish).toEqual(choices);
  }

  async submit(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click();
  }

  /** The error summary above the form. */
  get summary(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: 'Please correct' });
  }
}
