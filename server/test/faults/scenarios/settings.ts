import * as settings from '@mala/contract/settings/endpoints.ts';
import * as setup from '@mala/contract/setup.ts';
import { makeFirstOwner } from '@mala/contract/staff.ts';
import type { Context } from '../../../src/context.ts';
import { offerFirstStart } from '../../../src/features/staff/index.ts';
import { freshMobile, PASSWORD } from '../../factories/accounts.ts';
import { giveTestMail } from '../../factories/test-mails.ts';
import { makeAdmin } from '../../factories.ts';
import { freshEmail } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const ALONE = 'a setting of a community is one for everybody';

/** An owner of a community where nothing is saved of a group. */
async function unsaved(ctx: Context, name: 'support' | 'payment') {
  await ctx.db.deleteFrom('site_settings').where('name', '=', name).execute();
  const owner = await makeAdmin(ctx);
  const params = { domain: 'tamilmala', group: name };
  return { people: [owner], token: owner.token, params };
}

/** An owner who has asked for a test mail, and its link. */
async function withTestMail(ctx: Context) {
  const owner = await makeAdmin(ctx);
  const id = await giveTestMail(ctx, owner, freshEmail());
  const body = { id, secret: ctx.linkSecrets.secretOf('test-mail', id) };
  return { people: [owner], token: owner.token, body };
}

export const SETTINGS: readonly Scenario[] = [
  call(
    settings.saveSetting,
    async (ctx) => ({
      ...(await unsaved(ctx, 'support')),
      body: { version: 0, value: { whatsapp: '9840012345' }, reason: 'A new number' },
    }),
    { alone: ALONE },
  ),
  call(
    settings.saveMoneySetting,
    async (ctx) => ({
      ...(await unsaved(ctx, 'payment')),
      body: { version: 0, value: { upi_id: 'mala@okbank', bank: '', card_url: '' } },
    }),
    { alone: ALONE },
  ),
  call(
    setup.sendTestMail,
    async (ctx) => {
      const owner = await makeAdmin(ctx);
      return { people: [owner], token: owner.token, body: { email: freshEmail() } };
    },
    { adds: 'each request mails a link' },
  ),
  call(setup.confirmTestMail, withTestMail),
  call(
    setup.decideHosts,
    async (ctx) => {
      await ctx.db.deleteFrom('setup_decisions').execute();
      const owner = await makeAdmin(ctx);
      return { people: [owner], token: owner.token, body: { one: true } };
    },
    { alone: 'it is decided for the whole site' },
  ),
  call(
    makeFirstOwner,
    async (ctx) => {
      await ctx.db.deleteFrom('staff_roles').where('role', '=', 'OWNER').execute();
      const secret = await offerFirstStart(ctx);
      const mobile_no = freshMobile();
      const body = { secret, user_name: 'Revathi', mobile_no, password: PASSWORD };
      return { people: [{ mobile_no }], body };
    },
    { again: [404], alone: 'a site has one first owner' },
  ),
];
