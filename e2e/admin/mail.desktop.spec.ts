import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const LIST = '**/api/admin/mail/failed/*';

/** The part of the called path that stands so far from its end. */
const part = (route: Route, fromEnd: number) =>
  new URL(route.request().url()).pathname.split('/').at(-fromEnd) ?? '';

const mail = (id: string, more: object = {}) => ({
  id,
  kind: 'package-activated',
  user_id: '01890000-0000-7000-8000-000000000001',
  user_name: 'Kamala',
  mid: 'MF100123',
  queued_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-21T07:15:00.000Z',
  fault: 'connect ECONNREFUSED 127.0.0.1:25',
  ...more,
});

test('failed mails are listed, retried and removed, page by page', async ({
  page,
  people,
  visitAs,
}) => {
  let rows = Array.from({ length: 21 }, (_, index) =>
    mail(`m${index}`, index === 20 ? { user_name: 'Meena', mid: null, fault: null } : {}),
  );
  const settled: string[] = [];
  await page.route(LIST, (route) => {
    const start = 20 * (Number(part(route, 1)) - 1);
    return route.fulfill({ json: { count: rows.length, rows: rows.slice(start, start + 20) } });
  });
  const settle = (id: string, how: string) => {
    settled.push(`${how} ${id}`);
    rows = rows.filter((row) => row.id !== id);
    return { json: { Status: 'Success' } };
  };
  await page.route('**/api/admin/mail/failed/*/retry', (route) =>
    route.fulfill(settle(part(route, 2), 'retry')),
  );
  await visitAs({ token: await people.adminToken() }, '/profile/search');
  await page.getByRole('link', { name: 'Failed mails' }).first().click();
  await expect(page.getByRole('heading', { name: 'Failed mails' })).toBeVisible();

  const table = page.getByRole('table', { name: 'Mails that could not be sent' });
  const lines = table.locator('tbody tr');
  await expect(page.getByRole('status').filter({ hasText: '21 mails' })).toContainText(
    'the first 20 are shown',
  );
  for (const cell of [
    'Receipt of a package',
    'Kamala (MF100123)',
    '20 Nov 2026, 1:30 pm',
    '21 Nov 2026, 12:45 pm',
    'connect ECONNREFUSED 127.0.0.1:25',
  ])
    await expect(lines.first()).toContainText(cell);
  await page.getByRole('button', { name: 'View more' }).click();
  await expect(lines).toHaveCount(21);

  await lines
    .first()
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  await expect(lines).toHaveCount(20);

  await page.unroute(LIST);
  await page.route(LIST, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill(settle(part(route, 1), 'drop'))
      : route.fulfill({ json: { count: 0, rows: [] } }),
  );
  await page.getByRole('button', { name: 'Remove: Receipt of a package, Meena' }).click();
  await expect(page.getByText('The mail is off the list.')).toBeVisible();
  await expect(page.getByText('No failed mail', { exact: true })).toBeVisible();
  expect(settled).toEqual(['retry m0', 'drop m20']);
});
