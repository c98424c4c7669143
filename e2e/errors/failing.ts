import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { refusal } from '../support/replies.ts';
import type { Row } from './row.ts';

const PROXY_PAGE = '<!doctype html><title>Error</title><h1>Bad Gateway</h1>';

function addressOf(call: string): { method: string; address: RegExp } {
  const [method = '', path = ''] = call.split(' ');
  return { method, address: new RegExp(`^[^?]*${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`) };
}

function fail(route: Route, { failure, faults }: Row): Promise<void> {
  if (failure === 'OFFLINE') return route.abort('internetdisconnected');
  if (failure === 'EMPTY') return route.fulfill({ status: 500, body: '' });
  if (typeof failure === 'number')
    return route.fulfill({ status: failure, contentType: 'text/html', body: PROXY_PAGE });
  if (typeof failure === 'object') return route.fulfill({ json: failure });
  return route.fulfill(refusal(failure, faults && { Faults: faults }));
}

/** Makes exactly the row's call fail while `act` is done and looked at; the next try goes through again. */
export async function whileFailing(page: Page, row: Row, act: () => Promise<void>): Promise<void> {
  const { call } = row;
  const { method, address } = addressOf(call);
  let calls = 0;
  const answer = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    return fail(route, row);
  };
  await page.route(address, answer);
  await act();
  await expect.poll(() => calls, `${call} was made`).toBeGreaterThan(0);
  await page.unroute(address, answer);
}

/** A toast of a kind with exactly this title and message. */
function toastOf(page: Page, role: 'alert' | 'status', [title, message]: readonly string[]) {
  return page
    .getByRole('region', { name: 'Messages' })
    .getByRole(role)
    .filter({ has: page.getByText(title ?? '', { exact: true }) })
    .filter({ has: page.getByText(message ?? '', { exact: true }) });
}

/** Waits for a toast and takes it away, so that the next one is another one. */
async function seeToast(toast: Locator): Promise<void> {
  await expect(toast).toHaveCount(1);
  // at once, without waiting until it has stopped moving; the form keeps the focus
  await toast.getByRole('button', { name: 'Close' }).dispatchEvent('click');
  await expect(toast).toHaveCount(0);
}

/** Sees on the page all that the row says. */
export async function expectSeen(page: Page, { sees }: Row): Promise<void> {
  const { toast, notice, place, field, page: led, text } = sees;
  if (place) await expect(placeOf(page, place)).toBeVisible();
  if (led) {
    await expect(page).toHaveURL(led[0]);
    await expect(page.getByRole('heading', { level: 1, name: led[1], exact: true })).toBeVisible();
  }
  if (field) {
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct one field' });
    await expect(summary.getByRole('link', { name: `${field[0]}: ${field[1]}` })).toBeVisible();
  }
  if (text) {
    const said = page.getByRole('main').or(page.getByRole('dialog'));
    await expect(said.getByText(text, { exact: true }).first()).toBeVisible();
  }
  if (toast) await seeToast(toastOf(page, 'alert', toast));
  if (notice) await seeToast(toastOf(page, 'status', notice));
}

/** What stands where something could not be loaded. */
function placeOf(page: Page, [title, message]: readonly string[]): Locator {
  return page
    .getByRole('status')
    .filter({ has: page.getByText(title ?? '', { exact: true }) })
    .filter({ has: page.getByText(message ?? '', { exact: true }) })
    .getByRole('button', { name: 'Try again' });
}

/** Does something that makes the row's call and sees what it says of the failure. */
export async function seeFailure(page: Page, row: Row, act: () => Promise<void>): Promise<void> {
  await whileFailing(page, row, async () => {
    await act();
    await expectSeen(page, row);
  });
}

/**
 * The same for what is read when a page opens: a fault of the network or the server is tried twice more, after
 * pauses that the page's clock is taken over. "Try again" then brings the page, as `loaded` shows it.
 */
export async function seeFailedLoad(
  page: Page,
  row: Row,
  open: () => Promise<unknown>,
  loaded?: Locator,
): Promise<void> {
  const { place } = row.sees;
  await whileFailing(page, row, async () => {
    await open();
    if (place)
      await expect(async () => {
        await page.clock.fastForward(2000);
        await expect(placeOf(page, place)).toBeVisible({ timeout: 300 });
      }).toPass();
    await expectSeen(page, row);
  });
  if (!place || !loaded) return;
  await placeOf(page, place).click();
  await expect(loaded).toBeVisible();
}

/** The row's call for the second page of a list. */
export function secondPage(row: Row): Row {
  return { ...row, call: row.call.replace(':page', '2') };
}

/** What asks for the rest of a list, and what asks again where that failed. */
export function moreOf(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(View more|Try again)$/ });
}
