import { forgetSignIn, renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { chooseLanguage } from '@mala/contract/auth/language.ts';
import { me, refreshToken } from '@mala/contract/auth/me.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { readHome } from '@mala/contract/content.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { listPhotos } from '@mala/contract/photos/album.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { MEMBER, tokenOf } from '../people.ts';
import { refusal } from '../replies.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

const SECRET = 'a long enough password';
const password = () => page.getByLabelText('Password', { exact: true });
const TAMIL = sampleSections('tamilmala');

beforeEach(() => {
  replies.give(me, MEMBER);
  replies.give(readSection.basic, { ...TAMIL.basic, mid: MEMBER.mid });
  replies.give(readSection.personal, TAMIL.personal);
  replies.give(readSection.work, TAMIL.work);
  replies.give(listPhotos, []);
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test('login', async () => {
  await open('/login');
  const mobile = page.getByLabelText('Mobile number');
  await mobile.fill('9876543210');
  await password().fill(SECRET);
  replies.give(login, { token: tokenOf(MEMBER) });
  await eachRow('login', async (row) => {
    await seeFailure(row, () => button('Login').click());
    await expect.element(mobile).toHaveValue('9876543210');
    await expect.element(password()).toHaveValue(SECRET);
  });
  await button('Login').click();
  await expect.poll(() => location.pathname).toBe('/profile/search');
});

test('signup', async () => {
  await open('/signup');
  await page.getByRole('radio', { name: 'Self' }).click();
  await page.getByRole('radio', { name: 'Tamil Mala' }).click();
  await textField('Name').fill('Sundaram');
  await textField('Mobile number').fill('9876543210');
  await password().fill(SECRET);
  await page.getByLabelText('Confirm password', { exact: true }).fill(SECRET);
  await eachRow('signup', async (row) => {
    await seeFailure(row, () => button('Register').click());
    await expect.element(textField('Name')).toHaveValue('Sundaram');
    await expect.element(textField('Mobile number')).toHaveValue('9876543210');
    await expect.element(textField('Confirm password')).toHaveValue(SECRET);
  });
  const fresh = { ...MEMBER, standing: 'incomplete', steps: {} } as const;
  replies.give(me, { ...fresh, steps: { ...MEMBER.steps, basic: false } });
  replies.give(signup, { token: tokenOf(MEMBER) });
  await button('Register').click();
  await expect.poll(() => location.pathname).toBe('/profile/register/basic');
});

test('logout', async () => {
  replies.give(readHome, { brides: [], grooms: [], marriages: [] });
  await eachRow('logout', async (row) => {
    await open('/profile/edit/work', {});
    await seeFailure(row, () => page.getByRole('link', { name: 'Log Out' }).click());
    expect(document.cookie).toBe('');
  });
});

test('startup', async () => {
  await eachRow('startup', async (row) => {
    await seeFailure(row, () => open('/profile/edit/work', {}));
    if (row.failure === 'UNAUTHENTICATED') return;
    await button('Try again').click();
    await expect.element(textField('Position')).toHaveValue('Senior teacher');
  });
});

test('kept', async () => {
  await eachRow('kept', async (row) => {
    await seeFailure(row, () => open('/profile/edit/work', null, '1'));
    if (row.failure === 'UNAUTHENTICATED') return;
    replies.give(renewSignIn, { token: tokenOf(MEMBER) });
    await button('Try again').click();
    await expect.element(textField('Position')).toHaveValue('Senior teacher');
  });
});

test('left', async () => {
  await eachRow('left', async (row) => {
    await seeFailure(row, () => open('/profile/edit/work', null, 'left'));
    expect(page.getByRole('alert').length).toBe(0);
    expect(document.cookie).toBe('keptSignIn=left');
    replies.give(forgetSignIn, { Status: 'Success' });
  });
});

test('refresh', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open('/profile/edit/work', {});
  const position = textField('Position');
  await position.fill('Principal');
  await eachRow('refresh', async (row) => {
    await whileFailing(row, async () => {
      position.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      vi.advanceTimersByTime(61_000);
    });
    expect(page.getByRole('alert').length).toBe(0);
    await expect.element(position).toHaveValue('Principal');
  });
  let renewed = 0;
  replies.give(refreshToken, () => {
    renewed += 1;
    return { token: tokenOf(MEMBER) };
  });
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => renewed).toBe(1);
});

test('accountLanguage', async () => {
  // chosen on the page before, which the account does not know yet
  sessionStorage.setItem('languageChosen', 'en');
  const openWork = async () => {
    await open('/profile/edit/work', { language: 'ta' });
    await expect.element(textField('Position')).toBeVisible();
  };
  await eachRow('accountLanguage', async (row) => {
    await whileFailing(row, openWork);
    expect(page.getByRole('alert').length).toBe(0);
  });
  const told: unknown[] = [];
  replies.give(chooseLanguage, ({ body }) => {
    told.push(body);
    return SUCCESS;
  });
  await openWork();
  await expect.poll(() => sessionStorage.getItem('languageChosen')).toBeNull();
  expect(told).toEqual([{ language: 'en' }]);
});

test('signInAgain', async () => {
  await open('/profile/edit/work', {});
  await textField('Position').fill('Principal');
  const savable = replies.answer(saveSection.work, () => refusal('UNAUTHENTICATED'));
  await button('Update Work').click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabelText('Password', { exact: true }).fill(SECRET);
  const submit = dialog.getByRole('button', { name: 'Sign in', exact: true });
  await eachRow('signInAgain', async (row) => {
    await seeFailure(row, () => submit.click());
    await expect.element(dialog.getByText('Login failed')).toBeVisible();
    await expect.element(dialog.getByLabelText('Keep me signed in')).toBeChecked();
  });
  savable();
  replies.give(saveSection.work, { Status: 'Success' });
  replies.give(login, { token: tokenOf(MEMBER) });
  await submit.click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/photo');
});

test('firstSave', async () => {
  const marathi = sampleSections('marathimala');
  replies.give(readSection.basic, { ...marathi.basic, mid: null });
  replies.give(saveSection.basic, { profile_id: MEMBER.user_id, mid: 'MF100123' });
  replies.give(refreshToken, { token: tokenOf(MEMBER) });
  // the account includes the first step only once it is requested again
  const before = { ...MEMBER.steps, basic: false, personal: false };
  await open('/profile/register/basic', { domain: 'marathimala', steps: before });
  await expect.element(textField('City')).toHaveValue('Pune');
  replies.give(me, { ...MEMBER, domain: 'marathimala', steps: { ...before, basic: true } });
  await eachRow('firstSave', async (row) => {
    await seeFailure(row, () => button('Update Basic').click());
    if (!row.sees.page) await expect.element(textField('City')).toHaveValue('Pune');
  });
});

test('home', async () => {
  await eachRow('home', async (row) => {
    await seeFailedLoad(row, () => open('/tamilmala'));
    await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Register now' }))
      .toBeVisible();
    expect(page.getByRole('heading', { name: 'Featured profiles' }).length).toBe(0);
    expect(page.getByRole('alert').length).toBe(0);
  });
});
