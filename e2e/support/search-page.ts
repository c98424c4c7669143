import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** The search as a member sees it: the filters and the cards. */
export class SearchPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get cards(): Locator {
    return this.#page.getByRole('article');
  }

  card({ user_name }: Pick<Person, 'user_name'>): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name: user_name }) });
  }

  /** Waits until exactly these of those are shown. */
  async expectOf(all: readonly Person[], shown: readonly Person[]): Promise<void> {
    for (const person of all)
      await expect(this.card(person)).toHaveCount(shown.includes(person) ? 1 : 0);
  }

  /** the toggle of a filter, with the number of its chosen values */
  summary(label: string): Locator {
    return this.#page
      .locator('summary')
      .filter({ hasText: new RegExp(`^${label}( \\(\\d+\\))?$`) });
  }

  /** a value of an open filter, by its English name */
  value(label: string, name: string): Locator {
    return this.#page
      .getByRole('group', { name: label, exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${name}(?! ?\\w)`) });
  }

  /** the button above the results that removes a chosen value */
  chip(name: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Remove ${name}(?! ?\\w)`) });
  }

  age(which: 'From age' | 'To age'): Locator {
    return this.#page.getByRole('combobox', { name: which });
  }

  count(profiles: number): Locator {
    const text = profiles === 1 ? '1 profile' : `${profiles} profiles`;
    return this.#page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
  }
}
