import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { captionPhoto } from '@mala/contract/photos/album.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { isReadFreely } from '@mala/contract/profiles/free-text.ts';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const FREE = DOMAINS.flatMap((domain) =>
  SECTIONS.flatMap((section) =>
    fieldsOf(communities[domain], section)
      .filter(isReadFreely)
      .map(({ name }) => [domain, section, name] as const),
  ),
);

function save(by: Person, member: Person, section: 'personal' | 'family', more: object) {
  const body = { ...sampleSections('tamilmala')[section], ...more };
  const params = { userId: member.user_id };
  return app().call(saveSection[section], { token: by.token, params, body });
}

it.each(FREE)(
  'refuses a contact on %s in %s, %s, and names it (abuse 9)',
  async (domain, section, name) => {
    const { ctx, call } = app();
    const member = await makeMember(ctx, { domain });
    const sent = asOwner(member);
    const before = (await call(readSection[section] as typeof readSection.personal, sent)).body;
    for (const contact of ['98400 12345', 'meena at gmail dot com']) {
      const body = { ...sampleSections(domain)[section], [name]: `Kamala ${contact}` };
      const { status, error } = await call(saveSection[section] as typeof saveSection.personal, {
        ...sent,
        body,
      });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
      expect(Object.keys(error.Faults ?? {})).toEqual([name]);
      expect(error.Faults?.[name]).toContain(contact);
      expect(error.Fields?.[name]).toContain(contact);
    }
    expect((await call(readSection[section] as typeof readSection.personal, sent)).body).toEqual(
      before,
    );
  },
);

it('names the first contact of each text', async () => {
  const member = await makeMember(app().ctx);
  const { error } = await save(member, member, 'personal', {
    about: 'See http://example.org:8080/a, or call me.',
    expectation: 'ஒன்பது எட்டு நான்கு பூஜ்யம் பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து',
  });
  expect(error.Faults).toEqual({
    about: 'contact:http://example.org:8080/a,',
    expectation: expect.stringMatching(/^contact:ஒன்பது .* ஐந்து$/u),
  });
});

it('lets texts without a contact pass, and those that only a download shows', async () => {
  const member = await makeMember(app().ctx);
  const about = 'Born on 12.05.1998, 5 feet 4, B.Com., 3 sisters. Our house is Annai Illam.';
  expect((await save(member, member, 'personal', { about })).status).toBe(200);
  const property_details = 'Ask 98400 12345 about the house';
  expect((await save(member, member, 'family', { property_details })).status).toBe(200);
});

it('lets the office save any text, which its member then keeps or changes', async () => {
  const member = await makeMember(app().ctx);
  const about = 'My service number was 9840012345.';
  expect((await save(member, member, 'personal', { about })).status).toBe(400);
  expect((await save(await makeAdmin(app().ctx), member, 'personal', { about })).status).toBe(200);
  expect((await save(member, member, 'personal', { about, weight: 60 })).status).toBe(200);
  const changed = { about: `${about} Thank you.` };
  expect((await save(member, member, 'personal', changed)).status).toBe(400);
});

it('refuses the pieces of a number that goes on in the next text, at each of them (abuse 9)', async () => {
  const member = await makeMember(app().ctx);
  const halves = { about: 'Our house is 98400', expectation: '12345, in the evening' };
  const { status, error } = await save(member, member, 'personal', halves);
  expect([status, error.Faults]).toEqual([
    400,
    { about: 'contact:98400', expectation: 'contact:12345' },
  ]);
  // one half after the other, with an empty text between
  const family = { father_name: 'Raman nine eight four', father_occupation: null };
  expect((await save(member, member, 'family', family)).status).toBe(200);
  const rest = { ...family, mother_name: '0012345' };
  expect((await save(member, member, 'family', rest)).error.Faults).toEqual({
    mother_name: 'contact:0012345',
  });
});

it('holds one piece of a number that is none, and keeps the other (abuse 9)', async () => {
  const member = await makeMember(app().ctx);
  const about = 'Madurai 640001';
  const expectation = '2014 was a good year';
  const texts = { about, expectation };
  expect((await save(member, member, 'personal', texts)).status).toBe(400);
  const said = { ...texts, no_contact: texts };
  expect((await save(member, member, 'personal', said)).status).toBe(200);
  const params = { userId: member.user_id };
  const { body } = await app().call(readSection.personal, { token: member.token, params });
  expect(body).toMatchObject({ ...texts, held_texts: [{ field: 'about', found: '640001' }] });
  // saved again as it is, it stays held
  expect((await save(member, member, 'personal', texts)).status).toBe(200);
});

it('reads the whole profile once for a save, under its lock', async () => {
  const member = await makeMember(app().ctx);
  const asked = vi.spyOn(Client.prototype, 'query');
  expect((await save(member, member, 'personal', {})).status).toBe(200);
  const queries = asked.mock.calls.map(([query]) => JSON.stringify(query));
  asked.mockRestore();
  const whole = queries.filter((query) => query.includes('select * from \\"profiles\\"'));
  expect(whole).toEqual([expect.stringContaining('for no key update')]);
});

it('refuses a contact in a caption', async () => {
  const member = await makeMember(app().ctx);
  const id = await givePhoto(app().ctx, member);
  const caption = async (by: Person, text: string) => {
    const params = { userId: member.user_id };
    const body = { id, caption: text };
    return app().call(captionPhoto, { token: by.token, params, body });
  };
  const { status, error } = await caption(member, 'insta: meena_r');
  expect([status, error.Faults]).toEqual([400, { caption: 'contact:insta: meena_r' }]);
  expect((await caption(member, 'At the beach in 2019')).body[0]?.caption).toMatch(/beach/);
  expect((await caption(await makeAdmin(app().ctx), 'Roll 9840012345')).status).toBe(200);
});
