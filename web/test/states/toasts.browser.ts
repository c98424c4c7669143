import { logout } from '@mala/contract/auth/me.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { readHome } from '@mala/contract/content.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { showToast } from '../../app/ui/toast.tsx';
import { open, replies } from '../app.tsx';
import { pass, takeClock } from '../clock.ts';
import { button, click, focus } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { refusal } from '../replies.ts';

const TITLE = 'Login failed';

const region = page.getByRole('region', { name: 'Messages' });
const toasts = region.getByRole('alert').filter({ hasText: TITLE });
const toast = (message: string) => toasts.filter({ hasText: message });
const submit = button('Login');
const shown = () => toasts.elements().map((one) => one.textContent ?? '');

/** After what was done has been drawn. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Moves the pointer to where no toast is. */
const leaveWithPointer = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 700 });

describe('at the login, each of whose failures is a toast', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    // it rests where an earlier file left it, which may be where toasts appear
    await leaveWithPointer();
    await open('/login');
    await page.getByLabelText('Mobile number').fill('9876543210');
    await page.getByLabelText('Password', { exact: true }).fill('a long walk home');
    takeClock({ stands: true });
  });

  /** By key, so that no pointer rests on what appears. */
  async function fail(message: string): Promise<void> {
    let answered = false;
    const over = replies.answer(login, () => {
      answered = true;
      return refusal('PROFILE_REFUSED', { Reason: message });
    });
    (submit.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answered).toBe(true);
    await expect.element(toast(message)).toBeVisible();
    await expect.element(submit).toBeVisible();
    over();
  }

  test('a toast is there for four seconds', async () => {
    await fail('The first.');
    // the looks of the polls come on top
    pass(2);
    await expect.element(toast('The first.')).toBeVisible();
    pass(3);
    await expect.poll(() => toasts.length).toBe(0);
  });

  test('the newest is on top', async () => {
    await fail('The first.');
    await fail('The second.');
    expect(shown()).toEqual([
      expect.stringContaining('The second.'),
      expect.stringContaining('The first.'),
    ]);
    const top = (message: string) => toast(message).element().getBoundingClientRect().top;
    expect(top('The second.')).toBeLessThan(top('The first.'));
    pass(5);
    await expect.poll(() => toasts.length).toBe(0);
  });

  test('the same one again is one box, comes to the top and has its whole time before it', async () => {
    await fail('The first.');
    await fail('The second.');
    pass(1);
    await fail('The first.');
    await expect
      .poll(shown)
      .toEqual([expect.stringContaining('The first.'), expect.stringContaining('The second.')]);
    pass(3);
    // the second one's four seconds are over, the first one's began again
    await expect.poll(() => toasts.length).toBe(1);
    await expect.element(toast('The first.')).toBeVisible();
    pass(2.5);
    await expect.poll(() => toasts.length).toBe(0);
  });

  test('hovering one holds all, and leaving them starts their time again', async () => {
    await fail('The first.');
    await fail('The second.');
    await userEvent.hover(toast('The second.'));
    await drawn();
    pass(30);
    await drawn();
    expect(toasts.length).toBe(2);
    await leaveWithPointer();
    await drawn();
    pass(2);
    await drawn();
    expect(toasts.length).toBe(2);
    pass(3);
    await expect.poll(() => toasts.length).toBe(0);
  });

  test('the focus holds a toast, and leaving it starts its time again', async () => {
    await fail('The first.');
    focus(toasts.getByRole('button', { name: 'Close' }));
    await drawn();
    pass(30);
    await drawn();
    expect(toasts.length).toBe(1);
    focus(submit);
    await drawn();
    pass(3);
    await drawn();
    expect(toasts.length).toBe(1);
    pass(2);
    await expect.poll(() => toasts.length).toBe(0);
  });

  test('Enter and Escape close a toast that has the focus, which goes back to where it was', async () => {
    for (const key of ['{Enter}', '{Escape}']) {
      await fail('The first.');
      // the toasts come last in the tab order
      const last = page.getByRole('contentinfo').getByRole('link').last();
      (last.element() as HTMLElement).focus();
      await userEvent.tab();
      await expect.element(toasts.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.poll(() => toasts.length).toBe(0);
      await expect.element(last).toHaveFocus();
    }
  });
});

test('a form that fails for its fields alone shows no toast', async () => {
  await open('/login');
  await submit.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Please correct' })).toHaveFocus();
  await expect.element(region).toHaveTextContent('');
});

test('a load that fails has one toast beside its box, after the last try, and another if it fails again', async () => {
  const toast = region.getByRole('alert').filter({ hasText: 'Something went wrong...' });
  const shown: number[] = [];
  replies.answer(listSessions, () => {
    shown.push(toast.length);
    return refusal('INTERNAL');
  });
  const box = page.getByRole('main').getByRole('status').filter({ hasText: 'could not be loaded' });
  await open('/sessions', {});
  await expect.element(box).toBeVisible();
  await expect.poll(() => toast.length).toBe(1);
  expect(shown).toEqual([0, 0, 0]);
  await expect.element(toast.getByText(/^Something went wrong on our side/)).toBeVisible();
  click(toast.getByRole('button', { name: 'Close' }));
  await expect.poll(() => toast.length).toBe(0);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => toast.length).toBe(1);
  await expect.element(box).toBeVisible();
});

test('what reads toasts out is there before the first one, and errors interrupt', async () => {
  await open('/login');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  await page.getByLabelText('Mobile number').fill('9876543210');
  await page.getByLabelText('Password', { exact: true }).fill('a wrong password');
  replies.answer(login, () => refusal('LOGIN_FAILED'));
  await submit.click();
  await look(region.getByRole('alert').filter({ hasText: TITLE }));
  replies.give(readSection.work, sampleSections('tamilmala').work);
  replies.give(readHome, { brides: [], grooms: [], marriages: [] });
  replies.give(logout, { Status: 'Success' });
  await page.viewport(1280, 800);
  await open('/profile/edit/work', {});
  await page.getByRole('link', { name: 'Log Out' }).click();
  await look(region.getByRole('status').filter({ hasText: 'See you soon!' }));
});

test.each([
  ['success', 'status'],
  ['notice', 'status'],
  ['error', 'alert'],
] as const)(
  'a toast of the kind %s is accessible, and so is the page below it',
  async (kind, role) => {
    await open('/login');
    await expect.element(submit).toBeVisible();
    const shown = region.getByRole(role).filter({ hasText: 'What happened' });
    const said = { title: 'What it is about', message: 'What happened, and what to do next.' };
    // the page has its place for them only after its first effects; the same one again is one box
    await expect
      .poll(() => {
        if (shown.length === 0) showToast({ kind, ...said });
        return shown.length;
      })
      .toBe(1);
    const close = shown.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    // which holds it
    focus(close);
    await lookAtBothWidths(shown);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown.length).toBe(0);
  },
);
