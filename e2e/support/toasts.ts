import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebBuild } from '@mala/contract/web-build.ts';
import type { Locator, Page } from '@playwright/test';

/** A toast that says no fault, by a text in it. */
export function quietToast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .getByRole('status')
    .filter({ hasText: text });
}

/** Loads the code of toasts, which comes with the first touch or key, and other code by its names; offline it could not. */
export async function fetchToaster(page: Page, ...names: readonly string[]): Promise<void> {
  const build = join(import.meta.dirname, '../../web/build/en/pages.json');
  const { scripts } = JSON.parse(readFileSync(build, 'utf8')) as WebBuild;
  await page.keyboard.press('Shift');
  for (const wanted of ['toaster', ...names]) {
    const found = Object.keys(scripts).filter((address) => scripts[address]?.name === wanted);
    if (found.length === 0) throw new Error(`no ${wanted} in the build`);
    // resolves once their imports are loaded too
    await page.evaluate((all) => Promise.all(all.map((address) => import(address))), found);
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
}
