import * as settings from '@mala/contract/settings/endpoints.ts';
import { readSetup, type SetupRow } from '@mala/contract/setup.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { SETTINGS, withSaved } from '../samples-settings.ts';

const PAGE = '/admin/settings?domain=tamilmala';
const section = (name: string) => page.getByRole('region', { name, exact: true });

/** Has the page show these groups, and collects what it sends; what is saved is shown from then on. */
function serve(): unknown[] {
  const sent: unknown[] = [];
  replies.give(settings.listSettings, { groups: SETTINGS });
  replies.give(settings.listSettingVersions, { count: 0, rows: [] });
  for (const call of [settings.saveSetting, settings.saveMoneySetting])
    replies.give(call, ({ address, body }) => {
      const group = address.pathname.split('/').at(-1) as 'support';
      sent.push([group, body]);
      const groups = withSaved(group, (body as { value: unknown }).value);
      replies.give(settings.listSettings, { groups });
      return groups.find((one) => one.group === group) as settings.Setting;
    });
  return sent;
}

test('what members will see is shown while a price is typed, and saved with the version that was shown', async () => {
  const sent = serve();
  await open(PAGE, OWNER);
  const prices = section('Packages and prices');
  await expect.element(prices.getByText('Rs. 599')).toBeVisible();
  await button('Change: Packages and prices').click();
  const price = prices.getByLabelText('Silver: price in rupees');
  await price.fill('₹1,049');
  await expect.element(prices.getByText('Rs. 1049')).toBeVisible();
  await price.fill('0');
  await button('Save').click();
  await expect.element(prices.getByText('Must be 1 or more').first()).toBeVisible();
  await price.fill('1049');
  await prices.getByRole('textbox', { name: /^Why/ }).fill('Costs have risen');
  await button('Save').click();
  await expect.element(prices.getByText('Set by Revathi on 22 Nov 2026.')).toBeVisible();
  expect(sent).toMatchObject([
    ['prices', { version: 0, reason: 'Costs have risen', value: { silver_price: 1049 } }],
  ]);
});

test('a wrong value says what it should look like', async () => {
  serve();
  await open(PAGE, OWNER);
  await button('Change: Ways to pay').click();
  const ways = section('Ways to pay');
  await ways.getByRole('textbox', { name: /^UPI id/ }).fill('mala');
  await ways.getByRole('textbox', { name: /^Bank account/ }).fill('Mala, 1234');
  await button('Save').click();
  await expect.element(ways.getByText('A UPI id looks like office@okbank').first()).toBeVisible();
  await expect.element(ways.getByText(/^Write an account number of 9/).first()).toBeVisible();
});

test('who saves second sees what the first one saved, and can save over it', async () => {
  const sent = serve();
  await open(PAGE, OWNER);
  await button('Change: Help on WhatsApp').click();
  const help = section('Help on WhatsApp');
  await help.getByRole('textbox', { name: /^WhatsApp number/ }).fill('9000011111');
  replies.give(settings.listSettings, {
    groups: withSaved('support', { whatsapp: '919000022222' }),
  });
  const over = replies.answer(settings.saveSetting, () => refusal('CHANGED_MEANWHILE'));
  await button('Save').click();
  await expect.element(help.getByText('+91 90000 22222 (WhatsApp)')).toBeVisible();
  over();
  await button('Save').click();
  await expect.element(help.getByText('+91 90000 11111 (WhatsApp)')).toBeVisible();
  expect(sent).toMatchObject([['support', { version: 1, value: { whatsapp: '919000011111' } }]]);
});

test('a former value is put back by saving it, and the first one as none of its own', async () => {
  const sent = serve();
  replies.give(settings.listSettings, { groups: withSaved('support', { whatsapp: '' }) });
  replies.give(settings.listSettingVersions, {
    count: 1,
    rows: [
      {
        version: 1,
        value: { whatsapp: '' },
        at: '2026-11-22T08:00:00Z',
        by: 'Revathi',
        reason: null,
      },
    ],
  });
  await open(PAGE, OWNER);
  const help = section('Help on WhatsApp');
  await expect.element(help.getByText('Members see nothing of this.')).toBeVisible();
  await button('Former values: Help on WhatsApp').click();
  await button('Put back: What the site began with').click();
  await expect
    .element(help.getByRole('textbox', { name: /^WhatsApp number/ }))
    .toHaveValue('919840012345');
  await button('Save').click();
  await expect.poll(() => sent).toMatchObject([['support', { version: 1, value: null }]]);
});

test('ready reasons are added with a name, moved and removed', async () => {
  const sent = serve();
  await open(PAGE, OWNER);
  await button('Change: Ready reasons').click();
  const reasons = section('Ready reasons');
  await button('Remove the reason: Another amount').click();
  await button('Add a reason: For a payment that was not found').click();
  await button('Save').click();
  await expect.element(reasons.getByText('Required').first()).toBeVisible();
  // the last of the payments
  await reasons
    .getByRole('textbox', { name: /^Reason 3: name/ })
    .nth(1)
    .fill('Closed');
  await reasons
    .getByRole('textbox', { name: 'Reason 3: text (English)' })
    .nth(1)
    .fill('The account is closed.');
  await reasons
    .getByRole('textbox', { name: 'Reason 3: text (Tamil)' })
    .nth(1)
    .fill('கணக்கு மூடப்பட்டது.');
  await button('Move up: Closed').click();
  await button('Save').click();
  await expect.poll(() => sent.length).toBe(1);
  const [[, { value }]] = sent as [[string, { value: { payment: { name: string }[] } }]];
  expect(value.payment.map(({ name }) => name)).toEqual(['unknown', 'own-1', 'later']);
});

const ROW: SetupRow = {
  item: 'support',
  domain: 'tamilmala',
  done: false,
  note: null,
  detail: null,
};

test('the desk of an owner has what the site needs, until it is done', async () => {
  const rows: SetupRow[] = [
    ROW,
    { ...ROW, item: 'grievance', done: true },
    { ...ROW, item: 'hosts', domain: null, note: 'unreachable', detail: 'https://mala.example' },
  ];
  replies.give(readSetup, { rows });
  await open('/admin', OWNER);
  const list = page.getByRole('list', { name: 'What the site needs' });
  await expect.element(page.getByText('2 things are left')).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Set: A number for help on WhatsApp: Tamil Mala' }))
    .toHaveAttribute('href', '/admin/settings?domain=tamilmala#support');
  await expect.element(list.getByText('https://mala.example')).toBeVisible();
  replies.give(readSetup, { rows: rows.map((row) => ({ ...row, done: true })) });
  await button('Look again').click();
  await expect.poll(() => list.length).toBe(0);
});
