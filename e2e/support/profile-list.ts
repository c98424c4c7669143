import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** The administrators' search: its form, and the row of a profile. */
export class ProfileList {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get rows(): Locator {
    return this.#page.getByRole('table', { name: 'Profiles found' }).locator('tbody tr');
  }

  row({ user_name }: Pick<Person, 'user_name'>): Locator {
    return this.rows.filter({ hasText: user_name });
  }

  status(person: Pick<Person, 'user_name'>): Locator {
    return this.row(person).getByRole('combobox', { name: /^Status of / });
  }

  featured(person: Pick<Person, 'user_name'>): Locator {
    return this.row(person).getByRole('checkbox', { name: /^Featured: / });
  }

  async choose(person: Pick<Person, 'user_name'>, status: string): Promise<void> {
    await this.status(person).click();
    await this.#page
      .getByRole('listbox')
      .getByRole('option', { name: status, exact: true })
      .click();
  }

  toast(title: string): Locator {
    return this.#page
      .getByRole('region', { name: 'Messages' })
      .getByRole(title === 'Success' ? 'status' : 'alert')
      .filter({ hasText: title });
  }

  async expectUpdated(): Promise<void> {
    await expect(this.toast('Success').first()).toContainText('Profile status updated...');
  }
}

/** Filters the list to a single person. */
export function listOf({ user_name, domain }: Person): string {
  return `/admin/profile/search?${new URLSearchParams({ domain, name: user_name })}`;
}
