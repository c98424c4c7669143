import { listHistory } from '@mala/contract/history.ts';
import { findProfiles } from '@mala/contract/moderation/find.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

async function find(text: string, { token }: Person = admin) {
  return app().call(findProfiles, { token, body: { text } });
}

async function idsOf(text: string, person?: Person): Promise<string[]> {
  return (await find(text, person)).body.rows.map(({ profile_id }) => profile_id);
}

describe('the find box finds', () => {
  it('a member id in any form', async () => {
    const member = await makeMember(app().ctx, { basic: { name: 'Kanimozhi' } });
    const digits = member.mid?.slice(2) ?? '';
    const inTamil = digits.replace(/\d/g, (digit) => '௦௧௨௩௪௫௬௭௮௯'[Number(digit)] ?? '');
    for (const typed of [
      `mf ${digits}`,
      `MF-${digits}`,
      `ｍｆ${digits}`,
      `mf${digits}`,
      ` ${digits} `,
      inTamil,
    ]) {
      const { body } = await find(typed);
      expect([typed, body.by]).toEqual([typed, 'mid']);
      expect(body.rows).toEqual([
        {
          profile_id: member.user_id,
          mid: member.mid,
          name: 'Kanimozhi',
          domain: 'tamilmala',
          status: 200,
          status_label: 'Approved',
          away: null,
        },
      ]);
    }
    expect(await idsOf(`mm${digits}`)).toEqual([]);
  });

  it('a telephone number in any form, in any field', async () => {
    const { ctx } = app();
    const number = '9812300001';
    const fields = [
      await makeMember(ctx, { basic: { mobiles: [number, null] } }),
      await makeMember(ctx, { basic: { mobiles: ['9812300099', number] } }),
      await makeMember(ctx, {
        family: { about_family: 'Ring the uncle: +91 98123-00001, evenings.' },
      }),
      await makeMember(ctx, { basic: { address: 'Phone 098123 00001 / 98123 00002' } }),
      await makeMember(ctx, { domain: 'marathimala', work: { position: 'फोन ९८१२३००००१' } }),
    ].map(({ user_id }) => user_id);
    for (const typed of [
      number,
      '+91 98123 00001',
      '098123-00001',
      '(0)98123.00001',
      '९८१२३००००१',
      '௯௮௧௨௩௦௦௦௦௧',
    ])
      expect([typed, (await idsOf(typed)).sort()]).toEqual([typed, fields.toSorted()]);
    expect(await idsOf('98123 00002')).toEqual([fields[3]]);
    expect(await idsOf('9812300003')).toEqual([]);
    const member = await makeMember(ctx);
    expect(await idsOf(`+91 ${member.mobile_no}`)).toEqual([member.user_id]);
  });

  it.each([
    ['Meenakshi Sundaram', 'மீனாட்சி சுந்தரம்'],
    ['Gayathri', 'காயத்ரி'],
    ['Thamizhselvan', 'தமிழ்செல்வன்'],
    ['Prabhu', 'பிரபு'],
    ['Krishnan', 'கிருஷ்ணன்'],
    ['Mahesh', 'மகேஷ்'],
    ['Balasubramanian', 'பாலசுப்பிரமணியன்'],
    ['Vetrivel', 'வெற்றிவேல்'],
    ['Dnyaneshwar', 'ज्ञानेश्वर'],
    ['Sambhaji Chavan', 'संभाजी चव्हाण'],
    ['Pandurang', 'पांडुरंग'],
    ['Abhishek', 'अभिषेक'],
  ])('%s by %s and the reverse', async (latin, indian) => {
    const { ctx } = app();
    const people = [
      await makeMember(ctx, { basic: { name: latin } }),
      await makeMember(ctx, { basic: { name: indian } }),
    ].map(({ user_id }) => user_id);
    for (const typed of [latin, indian, latin.toUpperCase()])
      expect((await idsOf(typed)).toSorted()).toEqual(people.toSorted());
  });

  it('a name in another spelling, the same letters first, the same vowels before others', async () => {
    const { ctx } = app();
    const names = ['Meena Devarajan', 'Mina Devarajan', 'Mani Devarajan', 'மீனா தேவராஜன்'];
    const ids = new Map<string, string>();
    for (const name of names) ids.set((await makeMember(ctx, { basic: { name } })).user_id, name);
    const namesOf = async (typed: string) => (await idsOf(typed)).map((id) => ids.get(id));
    expect(await namesOf('Meena Devarajan')).toEqual([names[0], names[3], names[1]]);
    expect(await namesOf('மீனா தேவராஜன்')).toEqual([names[3], names[1], names[0], names[2]]);
    expect(await namesOf('meena dev')).toEqual([names[0]]);
  });

  it('whoever has only signed up by the name given then', async () => {
    const without = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
    const member = await makeMember(app().ctx, { status: 0, user_name: 'Zarina Xavier', without });
    expect(await idsOf('zarina x')).toEqual([member.user_id]);
    expect(await idsOf('Karina Xavier')).toEqual([]);
    expect(await idsOf('Zareena Xavier')).toEqual([member.user_id]);
  });

  it('nothing in what says nothing', async () => {
    for (const typed of ['%', 'x', '.. ..', '👩👩', "' or 1=1 --", '12345678901234567890'])
      expect([typed, await idsOf(typed)]).toEqual([typed, []]);
    for (const text of ['', '  ', 'n'.repeat(101)]) expect((await find(text)).status).toBe(400);
  });
});

describe('finding', () => {
  it('stays in the communities of the role', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx, { basic: { mobiles: ['9812300777', null] } });
    const elsewhere = await makeStaff(ctx, 'REVIEWER', 'marathimala', 'marathimala');
    const here = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    for (const typed of [member.mid ?? '', '9812300777']) {
      expect(await idsOf(typed, elsewhere)).toEqual([]);
      expect(await idsOf(typed, here)).toEqual([member.user_id]);
    }
    expect((await find('9812300777', member)).status).toBe(403);
  });

  it('whose a number is counts as a look, once in ten minutes; a name and an id do not', async () => {
    const { ctx, call } = app();
    const member = await makeMember(ctx, { basic: { name: 'Yazhini Q' } });
    const cashier = await makeStaff(ctx, 'CASHIER');
    for (const typed of [member.mid ?? '', 'Yazhini Q', member.mobile_no, member.mobile_no])
      expect(await idsOf(typed, cashier)).toEqual([member.user_id]);
    const query = { profile: member.user_id };
    const { body } = await call(listHistory, { token: admin.token, params: { page: 1 }, query });
    expect(body.rows).toMatchObject([
      { action: 'look', part: 'number', actor: { id: cashier.user_id } },
    ]);
  });
});
