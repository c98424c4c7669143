import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Browser, expect, type Page } from '@playwright/test';

/** Actions of an administrator, in a separate browser context. */
export class Administration {
  readonly page: Page;
  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, url: string, token: string): Promise<Administration> {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'accessTokenV2', value: token, url }]);
    return new Administration(await context.newPage());
  }

  /** Finds a profile by its member id on its site. */
  async find(domain: Domain, mid: string): Promise<void> {
    await this.page.goto('/admin/profile/search');
    await this.page.getByLabel('MM / MF id').fill(mid);
    await this.page.getByLabel('Domain').selectOption(domain);
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(this.page.getByText('1 profile', { exact: true })).toBeVisible();
  }

  async setStatus(mid: string, label: string): Promise<void> {
    const status = this.page.getByRole('combobox', { name: new RegExp(`^Status of .*${mid}`) });
    await status.click();
    await this.page.getByRole('listbox').getByRole('option', { name: label, exact: true }).click();
    await expect(this.page.getByText('Profile status updated...').first()).toBeVisible();
    await expect(status).toHaveValue(label);
  }

  async activate(mid: string, reference: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^Activate package for .*${mid}`) })
      .click();
    const dialog = this.page.getByRole('dialog', { name: 'Activate a package' });
    await dialog.getByRole('radio', { name: /^Silver/ }).check();
    await dialog.getByLabel('Paid by').selectOption('upi');
    await dialog.getByLabel('Payment reference').fill(reference);
    await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
