import { privacyText as privacyMr } from '../../web/app/i18n/mr/privacy.ts';
import { termsText as termsMr } from '../../web/app/i18n/mr/terms.ts';
import { privacyText as privacyTa } from '../../web/app/i18n/ta/privacy.ts';
import { termsText as termsTa } from '../../web/app/i18n/ta/terms.ts';
import { expect, test } from '../support/fixtures.ts';

for (const [path, text] of [
  ['/ta/view/terms', termsTa],
  ['/ta/view/privacy', privacyTa],
  ['/mr/view/terms', termsMr],
  ['/mr/view/privacy', privacyMr],
] as const) {
  test(`${path} says above its contents that the English version governs`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const governs = main.getByText(text.governs ?? '');
    await expect(governs).toBeVisible();
    const contents = main.getByRole('navigation', { name: text.contents });
    const [above, below] = [await governs.boundingBox(), await contents.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    // of a site that names no grievance officer
    await expect(main.getByRole('region').last()).toContainText(text.office);
  });
}
