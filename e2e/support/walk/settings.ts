import type { Got } from '@mala/contract/endpoint.ts';
import type { listSettingVersions } from '@mala/contract/settings/endpoints.ts';
import { type readSetup, SETUP_ITEMS, SETUP_NOTES } from '@mala/contract/setup.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

/** Everything that a site may lack, each with every reason. */
const SETUP: Got<typeof readSetup.reply> = {
  rows: [
    ...SETUP_ITEMS.map((item) => ({
      ...{ item, domain: 'tamilmala' as const, done: true },
      ...{ note: null, detail: null },
    })),
    ...SETUP_NOTES.map((note) => ({
      ...{ item: 'mail-sent' as const, domain: null, done: false },
      ...{ note, detail: 'office@example.in' },
    })),
    ...(['not-sent', 'undecided'] as const).map((note) => ({
      ...{ item: 'hosts' as const, domain: null, done: false },
      ...{ note, detail: null },
    })),
  ],
};

/** The settings of a community, what a site needs before it opens, and where its first owner is made. */
export async function walkSettings(walk: Walk, { user_name }: Person): Promise<void> {
  const { page, text } = walk;
  const { settings, setup } = text;
  const saved = (version: number, value: object | null) => ({
    ...{ version, value, at: '2026-11-22T08:00:00.000Z' },
    ...{ by: user_name, reason: null },
  });
  const versions: Got<typeof listSettingVersions.reply> = {
    count: 2,
    rows: [saved(2, { whatsapp: '919000000002' }), saved(1, null)],
  };
  await page.route('**/versions/*', (route) => route.fulfill({ json: versions }));
  await walk.open('/admin/settings', { looks: false });
  await expect(page.locator('section h2').first()).toBeVisible();
  await walk.look('the settings');
  const of = (name: string) => page.getByRole('button', { name, exact: true });
  await of(settings.history.showOf(settings.groups.support.title)).click();
  await expect(page.getByText(settings.history.atFirst, { exact: true })).toBeVisible();
  await walk.look('former values');
  for (const group of ['support', 'payment', 'prices', 'grievance', 'social'] as const) {
    await of(settings.changeOf(settings.groups[group].title)).click();
    const form = page.locator(`section#${group} form`);
    const wrong = group === 'prices' ? '0' : 'x'.repeat(2);
    await form.locator('input, textarea').first().fill(wrong);
    if (group === 'payment') await form.locator('textarea').first().fill(wrong);
    await form.getByRole('button', { name: settings.save, exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await walk.look(`the settings, ${group} with faults`);
    await form.getByRole('button', { name: settings.cancel, exact: true }).click();
  }
  await of(settings.changeOf(settings.groups.home.title)).click();
  await walk.look('the words of the home page');
  await of(settings.changeOf(settings.groups.reasons.title)).click();
  await of(settings.reason.addTo(settings.places.payment)).click();
  const reasons = page.locator('section#reasons form');
  await reasons.getByRole('button', { name: settings.save, exact: true }).click();
  await expect(reasons.getByRole('alert')).toBeVisible();
  await walk.look('the ready reasons with faults');
  await page.route('**/api/admin/setup*', (route) => route.fulfill({ json: SETUP }));
  await walk.open('/admin', { looks: false });
  await expect(page.getByRole('list', { name: setup.list })).toBeVisible();
  await walk.look('the desk before the site opens');
  await page.getByRole('button', { name: setup.mail.button, exact: true }).first().click();
  await page.getByRole('button', { name: setup.mail.submit, exact: true }).click();
  await walk.look('a test mail, with faults');
  await walk.leave();
  await page.unrouteAll();
  await walk.open('/admin/received/nobody/nothing', { looks: false });
  await expect(page.getByText(setup.received.failed)).toBeVisible();
  await walk.look('a link of no test mail');
  await walk.open('/admin/first-start#nothing');
  await walk.sendEmpty(text.firstStart.submit);
  await walk.open('/admin/first-start');
}
