import { page } from 'vitest/browser';

/** The filters of a phone, over the page. */
export const sheet = page.getByRole('dialog');

/** Opens them by the button in the bar, whose name may say how many are active. */
export async function openSheet(name: string | RegExp = /^Filter( \(\d+\))?$/): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Goes to the results by the button that says how many there are. */
export async function showResults(name: RegExp = /^Show /): Promise<void> {
  await sheet.getByRole('button', { name }).click();
}

/** Opens or closes a filter by its name. */
export async function toggle(label: string): Promise<void> {
  const names = new RegExp(`^${label}( \\(\\d+\\))?$`);
  await page.getByText(names).first().click();
}

/** A checkbox by the English name that it begins with. */
export const box = (name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}(?! ?\\w)`) });

/** The button that takes a chosen filter away. */
export const chip = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^Remove ${name}`) });
