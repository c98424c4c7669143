import { STATUS } from '@mala/contract/access/status.ts';
import { addMarriage } from '@mala/contract/marriages.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import { allowHomePhoto } from '@mala/contract/photos/album.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { BARE } from '../support/sites.ts';

test.use({ server: async ({ bareSite }, use) => use(bareSite) });
// in one worker, since each would start a server of its own
test.describe.configure({ mode: 'default' });

const { GRIEVANCE_EMAIL: OFFICE, GRIEVANCE_OFFICER: OFFICER } = BARE;

async function feature(people: People, { user_id }: Person, status: boolean): Promise<void> {
  await people.call(changeFeatured, {
    token: await people.adminToken(),
    params: { id: user_id },
    body: { profile_id: user_id, status },
  });
}

test('the grievance officer is named as text, whatever the name holds', async ({ page }) => {
  for (const path of ['/view/terms', '/tamilmala/view/privacy']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('Meena &lt;/script&gt; &amp; O&#x27;Neill');
    expect(html).toContain(`href="mailto:${OFFICE}"`);
    expect(html).not.toContain('Meena </script>');
    await page.goto(path);
    await expect(page.getByRole('main').getByText(OFFICER)).toBeVisible();
  }
});

test('a caption is escaped in the HTML', async ({ people, request }) => {
  const caption = '<i>Kavitha</i> & Arun </script><svg onload=alert(1)> \u2028';
  const form = new FormData();
  form.set('domain', 'marathimala');
  form.set('caption', caption);
  form.set('photo', new Blob([new Uint8Array(await drawPhoto())], { type: 'image/png' }), 'a.png');
  await people.call(addMarriage, { token: await people.adminToken(), form });
  const html = await (await request.get('/marathimala')).text();
  expect(html).toContain('&lt;i&gt;Kavitha&lt;/i&gt; &amp; Arun');
  expect(html).not.toContain('<i>Kavitha');
  expect(html).not.toContain('<svg onload');
});

test('where there is no app, no number and nobody who counts, none is offered or asked', async ({
  page,
}) => {
  await page.goto('/tamilmala');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get the Android app' })).toHaveCount(0);
  await expect(page.getByText(/WhatsApp/)).toHaveCount(0);
  const sent = page.waitForRequest('**/api/signup');
  await page.getByRole('main').getByRole('link', { name: 'Register now' }).click();
  await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  expect((await sent).postDataJSON()).not.toHaveProperty('conversion_consent');
});

test('the HTML contains the faces, as text and as current as the reply of the call', async ({
  people,
  request,
}) => {
  const name = '<b>Zara</b></script><script>alert(1)</script>';
  const bride = await people.register({
    domain: 'marathimala',
    name,
    basic: { city: 'Zarapur' },
    photo: await drawPhoto(),
    approved: true,
  });
  const html = async () => (await request.get('/marathimala')).text();
  expect(await html()).not.toContain('Zarapur');
  await feature(people, bride, true);
  const shown = await html();
  expect(shown).toContain('Zarapur');
  expect(shown).not.toContain('<b>Zara');
  expect(shown).not.toContain('<script>alert');
  // a drawing until she agrees, in the page's text and in its data
  expect(shown).not.toContain('/files/photo/');
  await people.call(allowHomePhoto, {
    token: bride.token,
    params: { userId: bride.user_id },
    body: { allowed: true },
  });
  expect(await html()).toContain('/files/photo/');
  await people.call(allowHomePhoto, {
    token: bride.token,
    params: { userId: bride.user_id },
    body: { allowed: false },
  });
  expect(await html()).not.toContain('/files/photo/');
  const other = await (await request.get('/tamilmala')).text();
  expect(other).not.toContain('Zarapur');
  await feature(people, bride, false);
  expect(await html()).not.toContain('Zarapur');
  await feature(people, bride, true);
  expect(await html()).toContain('Zarapur');
  // no longer approved
  await people.call(changeStatus, {
    token: await people.adminToken(),
    params: { id: bride.user_id },
    body: { profile_id: bride.user_id, status: STATUS.VERIFIED },
  });
  expect(await html()).not.toContain('Zarapur');
});
