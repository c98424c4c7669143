import type { Got } from '@mala/contract/endpoint.ts';
import type { listStaff } from '@mala/contract/staff.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

type Reply = Got<typeof listStaff.reply>;

/** The people of the office, of whom one is shown under a name in the script of the walk's own people. */
export async function walkPeople(walk: Walk, { user_name }: Person): Promise<void> {
  const { page, text } = walk;
  const { staff } = text;
  const dialog = page.getByRole('dialog');
  await page.route(/\/api\/admin\/staff(\?|$)/, async (route) => {
    const { rows } = (await (await route.fetch()).json()) as Reply;
    const shown = rows.slice(0, 1).map((row) => ({
      ...row,
      user_name,
      roles: row.roles.map((role) => ({ ...role, given_by: user_name })),
      can_link: true,
    }));
    await route.fulfill({ json: { rows: shown } });
  });
  await page.route('**/password-link', (route) =>
    route.fulfill({ json: { link: 'https://192.0.2.1/7', mailed: true } }),
  );
  await walk.open('/admin/people', { looks: false });
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('the people of the office');
  await page.getByRole('button', { name: staff.add, exact: true }).click();
  await dialog.getByRole('button', { name: staff.form.submit, exact: true }).click();
  await walk.look('somebody to add, with faults');
  await walk.leave();
  await page.getByRole('button', { name: new RegExp(staff.giveMoreTo('(.*)')) }).click();
  await expect(dialog).toBeVisible();
  await walk.look('a role to give');
  await walk.leave();
  await page.getByRole('button', { name: new RegExp(staff.takeOf('(.*)', '(.*)')) }).click();
  await expect(dialog).toBeVisible();
  await walk.look('a role to take');
  await walk.leave();
  await page.getByRole('button', { name: new RegExp(staff.newLinkFor('(.*)')) }).click();
  await expect(dialog).toBeVisible();
  await walk.look('a link to choose a password');
  await walk.leave();
  await page.unrouteAll();
}
