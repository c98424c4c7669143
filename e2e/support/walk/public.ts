import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect } from '@playwright/test';
import { freshMobile } from '../../../server/test/factories/accounts.ts';
import type { Walk } from './walk.ts';

/** The pages that nobody needs to sign in for, below `start`: '' or that of a community. */
export async function walkPublic(walk: Walk, start: '' | `/${Domain}`): Promise<void> {
  const { page, text } = walk;
  await walk.open(start);
  await walk.open(`${start}/login`);
  await walk.sendEmpty(text.login.submit);
  await page.getByLabel(text.login.mobile).fill(freshMobile());
  await page.getByLabel(text.login.password, { exact: true }).fill('1234 5678');
  await walk.press(text.login.submit);
  await expect(page.getByText(text.login.failed).first()).toBeVisible();
  await walk.look('login, refused');
  await walk.open(start ? `/signup${start}` : '/signup');
  await walk.sendEmpty(text.signup.submit);
  await page.getByRole('radio', { name: text.signup.whom.daughter }).check();
  await page.getByLabel(text.signup.mobile).fill('12');
  await page.getByLabel(text.signup.password, { exact: true }).fill('12');
  await page.getByLabel(text.signup.confirmPassword, { exact: true }).fill('123');
  await walk.sendEmpty(text.signup.submit);
  await walk.open(`${start}/password/reset`);
  await walk.sendEmpty(text.reset.submit);
  for (const path of ['/view/terms', '/view/privacy', '/offline', '/nothing/here'])
    await walk.open(start + path);
}

/** The pages that letters lead to, and what else is rare. */
export async function walkLetters(walk: Walk, start: `/${Domain}`): Promise<void> {
  const { page, text } = walk;
  await walk.open('/signup/nowhere');
  await walk.open(`${start}/logout`);
  await walk.open(`${start}/password/new/somebody/secret`);
  await walk.sendEmpty(text.account.newPassword.submit);
  await walk.open(`${start}/contact/undo/somebody/secret`);
  await walk.open(`${start}/verify/email/somebody/secret`, { looks: false });
  await expect(page.getByText(text.account.verify.failed)).toBeVisible();
  await walk.look('an email that is not confirmed');
  await walk.open(`${start}/mail/unsubscribe/somebody/profile-refused/signature`);
  await walk.press(text.account.unsubscribe.action);
  await expect(page.getByText(text.account.unsubscribe.wrong.title)).toBeVisible();
  await walk.look('a wrong link in a letter');
}
