import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';
import { textsOf } from '../support/texts.ts';

const MOBILE = '9811122255';

/** The path of the link in the message that WhatsApp would send; a test's server learns its port too late for addresses. */
async function pathIn(page: Page, send: string): Promise<string> {
  const link = page.getByRole('link', { name: new RegExp(`^${send}`) });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  return new URL(/https?:\S+/.exec(message ?? '')?.[0] ?? '').pathname;
}

for (const [domain, language, name] of [
  ['tamilmala', 'ta', 'மீனாட்சி சுந்தரம்'],
  ['marathimala', 'mr', 'स्नेहल देशपांडे'],
] as const)
  test(`${domain}: a biodata is saved; a link is made, opened by a stranger, counted and ended`, async ({
    page,
    people,
    browser,
    server,
    visitAs,
  }) => {
    const {
      biodata,
      wizard,
      links,
      sharedProfile: shared,
      profile,
      seen,
    } = await textsOf(language);
    const photo = await drawPhoto();
    const basic = { mobiles: [MOBILE, null] };
    const bride = await people.register({ domain, name, photo, basic, approved: true });
    await visitAs(bride, `/${language}/profile/edit/basic`);
    await page.getByRole('link', { name: wizard.biodata, exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: biodata.pdf, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^MF\d+-biodata\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: links.make, exact: true }).click();
    await expect(page.getByText(links.openings(0), { exact: true })).toBeVisible();

    const strangers = await browser.newContext({ locale: `${language}-IN` });
    const stranger = await strangers.newPage();
    const asked: string[] = [];
    stranger.on('request', (request) => asked.push(request.headers().referer ?? ''));
    await stranger.goto(server.url + (await pathIn(page, links.send)));
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(stranger.locator('html')).toHaveAttribute('lang', language);
    await expect(stranger.getByText(shared.noContact)).toBeVisible();
    expect(await stranger.content()).not.toContain(MOBILE);
    expect(asked.filter((referer) => referer !== '')).toEqual([]);

    await page.reload();
    await expect(page.getByText(links.openings(1), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${links.end}`) }).click();
    await expect(page.getByText(links.empty, { exact: true })).toBeVisible();
    await stranger.reload();
    const gone = stranger.getByRole('heading', { level: 1, name: shared.gone.title });
    await expect(gone).toBeVisible();
    await strangers.close();

    await page.getByRole('link', { name: profile.seen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(MOBILE)).toHaveCount(0);
    await page.getByRole('radio', { name: seen.whom.downloaded }).check();
    await expect(page.getByText(MOBILE)).toBeVisible();
    await page.getByRole('radio', { name: seen.whom.guest }).check();
    await expect(page.getByRole('heading', { level: 1, name: seen.noFace.title })).toBeVisible();
  });
