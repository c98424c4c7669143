import type { Domain } from '@mala/contract/communities/domain.ts';
import type { EntryRow } from '@mala/contract/entries/entry.ts';
import { createEntry, saveEntry, sendEntry } from '@mala/contract/entries/office.ts';
import { ENTRY_STATES } from '@mala/contract/entries/states.ts';
import { expect } from '@playwright/test';
import { freshMobile } from '../../../server/test/factories/accounts.ts';
import type { People } from '../people.ts';
import { sectionsOf, WORDS } from './people.ts';
import type { Walk } from './walk.ts';

/** An entry from its first word until its family looks at it, by the link and by the code; signs out. */
export async function walkEntries(walk: Walk, domain: Domain, people: People): Promise<void> {
  const { page, text } = walk;
  const { entries, confirm } = text;
  const dialog = page.getByRole('dialog');
  const name = WORDS[domain].bride;
  const mobile = freshMobile();
  const token = await people.newAdminToken();
  const { id, version } = await people.call(createEntry, { token, body: { domain } });

  const rows = ENTRY_STATES.map((state, place): EntryRow => {
    const at = '2026-11-20T08:00:00.000Z';
    return {
      ...{ id: String(place), domain, state, created_at: at, changed_at: at },
      ...{ sent_at: null, erased_at: state === 'confirmed' ? null : at },
      ...{ name: state === 'draft' ? null : name, mobile_no: null, photos: 0 },
      ...{ entered_by: name, mid: null },
    };
  });
  await page.route('**/api/admin/entry/list/*', (route) =>
    route.fulfill({ json: { count: rows.length, rows } }),
  );
  await walk.open('/admin/entries', { looks: false });
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('the entries');
  await page.unrouteAll();

  const opened = () => expect(page.getByText(entries.status.saved, { exact: true })).toBeVisible();
  await walk.open(`/admin/entry/${id}`, { looks: false });
  await opened();
  await walk.look('an empty entry');
  await walk.sendEmpty(entries.send);
  const { basic, ...rest } = sectionsOf(domain);
  const mobiles = [mobile, null];
  const typed = { ...basic, name, gender: 'female', mobiles, email: null };
  const sections = { ...rest, basic: typed };
  await people.call(saveEntry, { token, params: { id }, body: { version, sections } });
  await page.reload();
  await opened();
  await walk.look('a complete entry');
  await walk.press(entries.remove);
  await expect(dialog).toBeVisible();
  await walk.look('the question before an entry is erased');
  await walk.leave();
  for (const way of ['link', 'code'] as const) {
    await walk.press(way === 'link' ? entries.send : entries.asked.again);
    await dialog.getByLabel(entries.sending.ways[way]).check();
    await walk.look('how the family is asked');
    await dialog.getByRole('button', { name: entries.sending.submit, exact: true }).click();
    await expect(dialog.getByText(entries.sending[way].title, { exact: true })).toBeVisible();
    await walk.look(`the ${way} for the family`);
    await walk.leave();
    await expect(page.getByText(entries.asked.title, { exact: true })).toBeVisible();
  }
  await walk.look('an entry whose family is asked');

  const ask = async (way: 'link' | 'code') =>
    people.call(sendEntry, { token, params: { id }, body: { way } });
  const { link } = await ask('link');
  const path = new URL(link ?? '').pathname.replace(/^\/(?:ta|mr)(?=\/)/, '');
  await walk.open(path, { looks: false });
  await expect(page.getByText(confirm.office)).toBeVisible();
  await walk.look('a profile to confirm, as the office');
  await page.context().clearCookies();
  await walk.open(path, { looks: false });
  await expect(page.getByRole('heading', { name: confirm.accept.title })).toBeVisible();
  await walk.look('a profile to confirm');
  await walk.sendEmpty(confirm.accept.submit);

  const { code } = await ask('code');
  await walk.open('/confirm');
  await walk.sendEmpty(confirm.code.submit);
  await page.getByLabel(confirm.code.mobile).fill(mobile);
  await page.getByLabel(confirm.code.code).fill(code ?? '');
  await walk.press(confirm.code.submit);
  await expect(page.getByRole('heading', { name: confirm.accept.title })).toBeVisible();
  await walk.look('a profile to confirm, by the code');
  await walk.open('/confirm/nobody/nothing', { looks: false });
  await expect(page.getByRole('heading', { name: confirm.spent.title })).toBeVisible();
  await walk.look('a link that is spent');
}
