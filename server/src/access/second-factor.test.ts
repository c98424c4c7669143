import { me } from '@mala/contract/auth/me.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import { readBiodata } from '@mala/contract/biodata.ts';
import { readChart } from '@mala/contract/horoscopes.ts';
import { listFailedMails } from '@mala/contract/mail.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { readReceipt } from '@mala/contract/payments/receipts.ts';
import { readSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import { givePayment } from '../../test/factories/payments.ts';
import { asOwner, makeAdmin, makeMember } from '../../test/factories.ts';
import { enrol, stopClock } from '../../test/second-factors.ts';
import { startBeside, useTestApp } from '../../test/test-app.ts';

const app = useTestApp({ ADMIN_TOTP: 'required' });
stopClock(app);

const required = { status: 403, error: { Code: 'SECOND_FACTOR_REQUIRED' } };

it('the office waits for a second factor where it is required, and the account does not', async () => {
  const admin = await makeAdmin(app().ctx);
  const { token } = admin;
  const member = await makeMember(app().ctx);
  const { call } = app();
  const params = { page: 1 };
  const receipt = await givePayment(app().ctx, member, admin);
  const opening = { token, params: { profileId: member.user_id } };
  const office = () => [
    call(listProfiles, { token, params, body: {} }),
    call(listFailedMails, { token, params }),
    call(search, { token, params, body: {} }),
    call(readSection.basic, { token, params: { userId: member.user_id } }),
    // what members may call too
    call(viewProfile, opening),
    call(readChart, opening),
    call(readBiodata, { ...opening, query: {} }),
    call(readReceipt, { token, params: { id: receipt } }),
  ];
  for (const answer of await Promise.all(office())) expect(answer).toMatchObject(required);
  expect((await call(me, { token })).body.second_factor).toBe('required');
  expect((await call(listSessions, { token })).status).toBe(200);
  await enrol(app(), admin);
  for (const { status } of await Promise.all(office())) expect(status).toBe(200);
});

it('members need none', async () => {
  const member = await makeMember(app().ctx);
  const { call } = app();
  expect((await call(readSection.basic, asOwner(member))).status).toBe(200);
  const { token } = member;
  expect((await call(search, { token, params: { page: 1 }, body: {} })).status).toBe(200);
  const groom = await makeMember(app().ctx, { gender: 'male' });
  for (const { user_id } of [member, groom])
    expect((await call(viewProfile, { token, params: { profileId: user_id } })).status).toBe(200);
  expect((await call(me, { token })).body.second_factor).toBeUndefined();
});

it('where it is offered, the office works without', async () => {
  const offering = await startBeside(app(), { ADMIN_TOTP: 'offered' });
  try {
    const { token } = await makeAdmin(app().ctx);
    const params = { page: 1 };
    expect((await offering.call(listProfiles, { token, params, body: {} })).status).toBe(200);
    expect((await offering.call(me, { token })).body.second_factor).toBe('offered');
  } finally {
    await offering.close();
  }
});
