import { me } from '@mala/contract/auth/me.ts';
import { confirmAgain, secondStep, startConfirm } from '@mala/contract/auth/second-step.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { search } from '@mala/contract/search.ts';
import * as factors from '@mala/contract/second-factor.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { MEMBER, tokenOf } from '../people.ts';
import { refusal } from '../replies.ts';
import { FACTORS, MADE_PASSKEY, STARTED_APP } from '../second-factors.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const ADMIN = { role: 'ADMIN', mid: null, second_factor: 'set' } as const;
const CODES = Array.from({ length: 10 }, (_, n) => `ABCDEFGHIJKLMNO${'ABCDEFGHIJ'[n]}`);
const codesShown = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');

beforeEach(() => {
  replies.give(factors.showSecondFactor, FACTORS);
  replies.give(factors.startApp, STARTED_APP);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('secondStep', async () => {
  await open('/login');
  await page.getByLabelText('Mobile number').fill('9876543210');
  await page.getByLabelText('Password', { exact: true }).fill('a long enough password');
  const ways = { ticket: 'a-ticket', code: true, recovery_code: true, passkey: null };
  replies.give(login, { second_factor: ways });
  await button('Login').click();
  const code = textField('Code of your app');
  await expect.element(code).toHaveFocus();
  await code.fill('௧௨ 3456');
  await expect.element(code).toHaveValue('123456');
  await eachRow('secondStep', async (row) => {
    await seeFailure(row, () => button('Login').click());
    await expect.element(code).toHaveValue('123456');
  });
  await button('Use a recovery code instead').click();
  await expect.element(textField('Recovery code')).toBeVisible();
  await button('Use the app instead').click();
  await code.fill('123456');
  replies.give(me, MEMBER);
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
  replies.give(secondStep, { token: tokenOf(MEMBER) });
  await button('Login').click();
  await expect.poll(() => location.pathname).toBe('/profile/search');
});

test('a sign-in over the page has its second step too, and the page goes on', async () => {
  await open('/second-step', ADMIN);
  const ended = replies.answer(factors.renewRecoveryCodes, () => refusal('UNAUTHENTICATED'));
  await button('Make new codes').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Password', { exact: true }).fill('a long enough password');
  const ways = { ticket: 'a-ticket', code: true, recovery_code: false, passkey: null };
  replies.give(login, { second_factor: ways });
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = dialog.getByRole('textbox', { name: 'Code of your app', exact: true });
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  ended();
  replies.give(factors.renewRecoveryCodes, { recovery_codes: CODES });
  replies.give(secondStep, { token: tokenOf({ ...MEMBER, ...ADMIN }) });
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => codesShown.length).toBe(10);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('confirmStart', async () => {
  await open('/second-step', ADMIN);
  const unconfirmed = replies.answer(factors.renewRecoveryCodes, () => refusal('CONFIRM_AGAIN'));
  await eachRow('confirmStart', (row) => seeFailure(row, () => button('Make new codes').click()));
  unconfirmed();
});

test('confirm', async () => {
  await open('/second-step', ADMIN);
  const unconfirmed = replies.answer(factors.renewRecoveryCodes, () => refusal('CONFIRM_AGAIN'));
  replies.give(startConfirm, { second_factor: null });
  await button('Make new codes').click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const password = dialog.getByLabelText('Password', { exact: true });
  await password.fill('a long enough password');
  const submit = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await eachRow('confirm', async (row) => {
    await seeFailure(row, () => submit.click());
    await expect.element(password).toHaveValue('a long enough password');
  });
  unconfirmed();
  replies.give(confirmAgain, SUCCESS);
  replies.give(factors.renewRecoveryCodes, { recovery_codes: CODES });
  await submit.click();
  await expect.poll(() => codesShown.length).toBe(10);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('secondFactor', async () => {
  const [passkey] = FACTORS.passkeys;
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(MADE_PASSKEY as never);
  replies.give(factors.startPasskey, {
    options: {
      challenge: 'AAAA',
      rp: { name: 'Mala' },
      user: { id: 'AAAA', name: 'a', displayName: 'a' },
      pubKeyCredParams: [],
    },
  });
  const remove = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
  };
  const addPasskey = async () => {
    await textField('Name of the new passkey').fill('Office computer');
    await button('Add a passkey').click();
  };
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/second-factor/app/start': () => button('Set up another app').click(),
    'DELETE /api/second-factor/app': () => remove('Remove the app'),
    'POST /api/second-factor/recovery-codes': () => button('Make new codes').click(),
    'POST /api/second-factor/passkey/start': addPasskey,
    'POST /api/second-factor/passkey': addPasskey,
    'DELETE /api/second-factor/passkey/:id': () => remove(`Remove ${passkey?.name}`),
  };
  await eachRow('secondFactor', async (row) => {
    const way = ways[row.call];
    const shown = button('Make new codes');
    if (!way) return seeFailedLoad(row, () => open('/second-step', ADMIN), shown);
    await seeFailure(row, way);
    await expect.element(shown).toBeVisible();
  });
});

test('addApp', async () => {
  await open('/second-step', ADMIN);
  await button('Set up another app').click();
  await expect
    .element(page.getByRole('img', { name: 'Picture to scan with the app' }))
    .toBeVisible();
  const code = textField('Code of the app');
  await code.fill('123456');
  await eachRow('addApp', async (row) => {
    await seeFailure(row, () => button('Add the app').click());
    await expect.element(code).toHaveValue('123456');
  });
  replies.give(factors.addApp, { recovery_codes: CODES });
  await button('Add the app').click();
  await expect.poll(() => codesShown.length).toBe(10);
  await button('I have kept them').click();
  await expect.poll(() => codesShown.length).toBe(0);
});
