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

/** Loads the code of toasts, which comes with the first touch or key; offline it could not. */
export async function fetchToaster(page: Page): Promise<void> {
  const build = join(import.meta.dirname, '../../web/build/en/pages.json');
  const { scripts } = JSON.parse(readFileSync(build, 'utf8')) as WebBuild;
  const toaster = Object.keys(scripts).find((address) => scripts[address]?.name === 'toaster');
  await page.keyboard.press('Shift');
  // resolves once its imports are loaded too
  await page.evaluate((address) => import(address), toaster ?? 'no toaster in the build');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
}
