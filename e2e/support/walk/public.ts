import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect } from '@playwright/test';
import { freshMobile } from '../../../server/test/factories/accounts.ts';
import type { Walk } from './walk.ts';

/** What differs without a community: the choice of one, and the words about the site. */
export async function walkDoors(walk: Walk): Promise<void> {
  for (const path of ['', '/login', '/view/terms', '/nothing/here', '/signup'])
    await walk.open(path);
  await walk.sendEmpty(walk.text.signup.submit);
}

/** The pages of a community that nobody needs to sign in for. */
export async function walkPublic(walk: Walk, start: `/${Domain}`): Promise<void> {
  const { page, text } = walk;
  await walk.open(start);
  await walk.open(`${start}/login`);
  await walk.sendEmpty(text.login.submit);
  await page.getByLabel(text.login.mobile).fill(freshMobile());
  await page.getByLabel(text.login.password, { exact: true }).fill('1234 5678');
  await walk.press(text.login.submit);
  await expect(page.getByText(text.login.failed).first()).toBeVisible();
  await walk.look('login, refused');
  const second_factor = { ticket: 'ticket', code: true, recovery_code: true, passkey: null };
  await page.route('**/api/login', (route) => route.fulfill({ json: { second_factor } }));
  await walk.press(text.login.submit);
  await expect(page.getByLabel(text.secondStep.code)).toBeVisible();
  await walk.sendEmpty(text.secondStep.submit);
  await walk.press(text.secondStep.useRecovery);
  await walk.look('login by a recovery code');
  await page.unroute('**/api/login');
  await walk.open(`/signup${start}`);
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

/** Whether a link in a letter still works. */
const CHECK = '**/api/link/check';

/** The pages that letters lead to, and what else is rare. */
export async function walkLetters(walk: Walk, start: `/${Domain}`): Promise<void> {
  const { page, text } = walk;
  await walk.open('/signup/nowhere');
  await walk.open(`${start}/logout`);
  for (const [path, texts] of [
    ['/password/new/somebody/secret', text.account.newPassword],
    ['/contact/undo/somebody/secret', text.account.undoContact],
  ] as const) {
    await walk.open(start + path, { looks: false });
    await expect(page.getByRole('heading', { level: 1, name: texts.spent.title })).toBeVisible();
    await walk.look(`${path}, spent`);
    await page.route(CHECK, (route) => route.fulfill({ json: { Status: 'Success' } }));
    await walk.open(start + path);
    await walk.sendEmpty(texts.submit);
    await page.unroute(CHECK);
  }
  await walk.open(`${start}/verify/email/somebody/secret`, { looks: false });
  await expect(page.getByText(text.account.verify.failed)).toBeVisible();
  await walk.look('an email that is not confirmed');
  await walk.open(`${start}/mail/unsubscribe/somebody/profile-refused/signature`);
  await walk.press(text.account.unsubscribe.action);
  await expect(page.getByText(text.account.unsubscribe.wrong.title)).toBeVisible();
  await walk.look('a wrong link in a letter');
}
