import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { HOME } from '../support/home-contents.ts';
import { Look, never, PHONE } from '../support/look.ts';
import { changeMe } from '../support/me.ts';
import { drawPhoto } from '../support/pictures.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';

test.use({ viewport: PHONE });

const LOADING = 'Loading…';

for (const domain of DOMAINS) {
  test(`${domain}: the administrators' search is accessible, in every state`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const form = new FormPage(page);
    const profiles = '**/api/admin/profile/list/*';
    const person = await people.register({ domain, name: `Nandini ${freshMobile()}` });
    await changeMe(page, () => ({ domain }));
    await page.route(profiles, never);
    await visitAs({ token: await people.adminToken() }, listOf(person));
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await page.route(profiles, (route) => route.abort());
    await page.reload();
    await look.at(page.getByRole('button', { name: 'Try again' }));
    await page.unroute(profiles);
    await page.reload();
    const list = new ProfileList(page);
    await look.atBothWidths(list.status(person));
    await list.status(person).click();
    await look.at(page.getByRole('listbox'));
    await page.getByRole('listbox').getByRole('option', { name: 'Rejected', exact: true }).click();
    const refusal = page.getByRole('dialog', { name: 'Reject this profile' });
    await look.at(refusal);
    await refusal.getByRole('button', { name: 'Cancel' }).click();
    await list.choose(person, 'Approved');
    await look.at(list.toast('Success'));
    const activate = page.getByRole('button', { name: /^Activate package for/ });
    const activation = page.getByRole('dialog', { name: 'Activate a package' });
    await page.route('**/api/packages?*', never);
    await activate.click();
    await look.at(activation.getByRole('status'));
    await page.keyboard.press('Escape');
    await page.unroute('**/api/packages?*');
    await page.reload();
    await activate.click();
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await look.atBothWidths(activation.getByText(/^Please correct/));
    await page.goto(`/admin/profile/search?domain=${domain}&name=nobody-of-that-name`);
    await look.at('Empty');
    await form.fill('MM / MF id', 'no id at all');
    await form.submit('Search');
    await look.at(form.summary);
  });

  test(`${domain}: the administrators' marriages and mails are accessible, in every state`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const token = await people.adminToken();
    await changeMe(page, () => ({ domain }));
    const marriages = '**/api/admin/marriage?*';
    const answer = (json: unknown) => page.route(marriages, (route) => route.fulfill({ json }));
    await page.route(marriages, never);
    await visitAs({ token }, '/admin/marriages');
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await answer([]);
    await page.reload();
    await look.at('Empty');
    await answer(
      HOME.marriages.map((one) => ({ ...one, domain, created_at: '2026-11-20T08:00:00.000Z' })),
    );
    await page.reload();
    await look.atBothWidths('Kavitha and Arun, Madurai, May 2026');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Kavitha'),
    });
    await look.at('Please choose a picture of the kind');
    await file.setInputFiles({
      name: 'marriage.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await look.at(page.getByRole('img', { name: 'The photo that you chose' }));
    await page.getByRole('button', { name: /^Remove Kavitha/ }).click();
    await look.at(page.getByRole('dialog', { name: 'Remove this photo' }));

    const mails = '**/api/admin/mail/failed/*';
    const mail = {
      id: 'm1',
      kind: 'package-activated',
      user_id: '01890000-0000-7000-8000-000000000001',
      user_name: 'Kamala',
      mid: 'MF100123',
      queued_at: '2026-11-20T08:00:00.000Z',
      failed_at: '2026-11-21T07:15:00.000Z',
      fault: 'connect ECONNREFUSED 127.0.0.1:25',
    };
    const other = { ...mail, id: 'm2', user_name: 'Meena', mid: null, fault: null };
    await page.route(mails, never);
    await page.goto('/admin/mail');
    await look.at(page.getByRole('status').filter({ hasText: LOADING }));
    await page.route(mails, (route) => route.abort());
    await page.reload();
    await look.at(page.getByRole('button', { name: 'Try again' }));
    for (const rows of [[mail, other], []]) {
      await page.route(mails, (route) => route.fulfill({ json: { count: rows.length, rows } }));
      await page.reload();
      await look.atBothWidths(rows.length > 0 ? 'Kamala' : 'No failed mail');
    }
  });
}
