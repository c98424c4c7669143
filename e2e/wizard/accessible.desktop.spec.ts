import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { STEPS } from '@mala/contract/profiles/field.ts';
import { test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { Look, never, PHONE } from '../support/look.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

test.use({ viewport: PHONE });

// wizard-accessible looks at every step filled in and with all its faults
for (const domain of DOMAINS) {
  test(`${domain}: the steps are accessible, empty`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const member = await people.register({ domain, without: AFTER_BASIC });
    for (const step of STEPS) {
      await visitAs(member, `/profile/register/${step}`);
      await look.at(page.getByRole('button', { name: /^(Update|Next)/ }));
    }
  });

  test(`${domain}: the steps are accessible while something is chosen, sent or missing`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const form = new FormPage(page);
    const member = await people.register({ domain, photo: await drawPhoto() });
    const work = '**/api/profile/*/work?*';
    await page.route(work, never);
    await visitAs(member, '/profile/edit/work');
    await look.at(page.getByRole('status').filter({ hasText: 'Loading…' }));
    await page.route(work, (route) => route.abort());
    await page.reload();
    await look.at('This page could not be loaded');
    await page.unroute(work);
    await page.reload();
    await form.select('Profession').fill('Te');
    await look.atBothWidths(page.getByRole('listbox'));
    await form.select('Profession').fill('nothing of the kind');
    await look.at(page.getByText('Nothing found'));
    await page.keyboard.press('Escape');
    await form.fill('Position', 'Principal');
    await page.reload();
    await look.at('Draft kept on this phone, not yet saved');

    const file = { name: 'kundli.png', mimeType: 'image/png', buffer: await drawPhoto() };
    for (const [step, call] of [
      ['photo', '**/api/profile/*/photo'],
      ['horoscope', '**/api/profile/*/attachment'],
    ] as const) {
      await page.route(call, never);
      await page.goto(`/profile/edit/${step}`);
      await page.locator('input[type=file]').setInputFiles(file);
      await look.at(page.getByRole('progressbar'));
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
      await page.locator('input[type=file]').setInputFiles(file);
      await look.at('Please try again...');
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await look.at(page.getByRole('button', { name: /^Remove / }));
    }
  });
}
