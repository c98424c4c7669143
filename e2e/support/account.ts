import type { Language } from '@mala/contract/communities/languages.ts';
import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { textsOf } from './texts.ts';

/** Logs in through the form, on the page where it is unless `opens`, and waits for the page behind it. */
export async function logIn(
  page: Page,
  account: { mobile_no: string; password: string },
  opens = true,
): Promise<void> {
  if (opens) await page.goto('/login');
  await sendLogin(page, account);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills in the login page as it stands, and sends it. */
export async function sendLogin(
  page: Page,
  { mobile_no, password }: { mobile_no: string; password: string },
): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Signs up through the form, for oneself unless `whom` says otherwise, which leads to the first step of the wizard. Where
 * the community is asked and not chosen yet, it is Tamil Mala.
 */
export async function signUp(
  page: Page,
  {
    user_name,
    mobile_no,
    password,
    whom,
    language = 'en',
  }: {
    user_name: string;
    mobile_no: string;
    password: string;
    whom?: readonly string[];
    language?: Language;
  },
): Promise<void> {
  const { signup: text, shell } = await textsOf(language);
  for (const answer of whom ?? [text.whom.self])
    await page.getByRole('radio', { name: answer, exact: true }).check();
  const communities = page.getByRole('group', { name: text.domain });
  if ((await communities.count()) > 0 && (await communities.locator(':checked').count()) === 0)
    await communities.getByLabel(shell.siteName.tamilmala).check();
  await page.getByLabel(text.name, { exact: true }).fill(user_name);
  await page.getByLabel(text.mobile).fill(mobile_no);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByLabel(text.confirmPassword, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.submit, exact: true }).click();
}

/** The cookie of the session; a known device has one of its own, which outlives it (decision 040). */
export async function sessionCookie(context: BrowserContext): Promise<Cookie | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'accessTokenV2');
}
