import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { replies } from '../app.tsx';
import { click } from '../form.ts';
import { type Answer, refusal } from '../replies.ts';
import type { Row } from './row.ts';

const PROXY_PAGE = '<!doctype html><title>Error</title><h1>Bad Gateway</h1>';

function answerOf({ failure, faults }: Row): Answer {
  if (failure === 'OFFLINE') return null;
  if (failure === 'EMPTY') return { status: 500, body: '' };
  if (typeof failure === 'number') return { status: failure, body: PROXY_PAGE };
  if (typeof failure === 'object') return { status: 200, body: JSON.stringify(failure) };
  return refusal(failure, faults && { Faults: faults });
}

/** Makes exactly the row's call fail during `act`; the next attempt succeeds again. */
export async function whileFailing(row: Row, act: () => Promise<void>): Promise<void> {
  const { call } = row;
  const [method = '', path = ''] = call.split(' ');
  let calls = 0;
  const takeAway = replies.answer({ method: method as 'GET', path }, () => {
    calls += 1;
    return answerOf(row);
  });
  await act();
  await expect.poll(() => calls, { message: `${call} was made` }).toBeGreaterThan(0);
  takeAway();
}

/** A toast of a kind with exactly this title and message. */
function toastOf(role: 'alert' | 'status', [title = '', message = '']: readonly string[]): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .getByRole(role)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(message, { exact: true }) });
}

/** Waits for a toast and closes it, so that the next one is a new one. */
async function seeToast(toast: Locator): Promise<void> {
  await expect.poll(() => toast.length).toBe(1);
  // at once, without waiting for its animation; the form keeps the focus
  click(toast.getByRole('button', { name: 'Close' }));
  await expect.poll(() => toast.length).toBe(0);
}

/** The message in place of something that could not be loaded. */
function placeOf([title = '', message = '']: readonly string[]): Locator {
  return page
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(message, { exact: true }) })
    .getByRole('button', { name: 'Try again' });
}

/** Expects everything in the row to be shown on the page. */
export async function expectSeen({ sees }: Row): Promise<void> {
  const { toast, notice, place, field, page: led, text } = sees;
  // first, as toasts are gone after some seconds
  if (toast) await seeToast(toastOf('alert', toast));
  if (notice) await seeToast(toastOf('status', notice));
  if (place) await expect.element(placeOf(place)).toBeVisible();
  if (led) {
    await expect.poll(() => location.pathname).toBe(led[0]);
    await expect
      .element(page.getByRole('heading', { level: 1, name: led[1], exact: true }))
      .toBeVisible();
  }
  if (field) {
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct one field' });
    await expect
      .element(summary.getByRole('link', { name: `${field[0]}: ${field[1]}` }))
      .toBeVisible();
  }
  if (text) {
    const said = page.getByRole('main').or(page.getByRole('dialog'));
    await expect.element(said.getByText(text, { exact: true }).first()).toBeVisible();
  }
}

/** Does something that makes the row's call and expects the row's failure to be shown. */
export async function seeFailure(row: Row, act: () => Promise<unknown>): Promise<void> {
  await whileFailing(row, async () => {
    await act();
    await expectSeen(row);
  });
}

/** The same for a read when a page opens. "Try again" then loads the page, until `loaded`. */
export async function seeFailedLoad(
  row: Row,
  open: () => Promise<unknown>,
  loaded?: Locator,
): Promise<void> {
  const { place } = row.sees;
  await seeFailure(row, open);
  if (!place || !loaded) return;
  await placeOf(place).click();
  await expect.element(loaded).toBeVisible();
}

/** The row's call for the second page of a list. */
export function secondPage(row: Row): Row {
  return { ...row, call: row.call.replace(':page', '2') };
}

/** The button that loads the rest of a list, and the one that retries. */
export function moreOf(): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(View more|Try again)$/ });
}
