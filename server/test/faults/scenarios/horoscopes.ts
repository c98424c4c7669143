import { readBiodata } from '@mala/contract/biodata.ts';
import { findStar, readChart } from '@mala/contract/horoscopes.ts';
import { makeAdmin } from '../../factories.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

export const HOROSCOPES: readonly Scenario[] = [
  // it writes the count of its limit only
  call(findStar, async (ctx) => {
    const member = await makeSomebody(ctx);
    const body = { date: '1998-05-14', time: '06:45 AM', place: 'Madurai' };
    return { people: [member], token: member.token, body };
  }),
  // a look of the office is recorded
  call(readChart, async (ctx) => {
    const admin = await makeAdmin(ctx);
    const member = await makeSomebody(ctx);
    const { user_id: profileId } = member;
    return { people: [admin, member], token: admin.token, params: { profileId } };
  }),
  // the same, and the count of its limit
  call(readBiodata, async (ctx) => {
    const admin = await makeAdmin(ctx);
    const member = await makeSomebody(ctx);
    const { user_id: profileId } = member;
    return { people: [admin, member], token: admin.token, params: { profileId } };
  }),
];
