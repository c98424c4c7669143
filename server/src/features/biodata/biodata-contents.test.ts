import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, biodataText, copiedText, fetchBiodata } from '../../../test/biodata-files.ts';
import { makePictured } from '../../../test/biodatas.ts';
import {
  giveDownload,
  givePhoto,
  makeAdmin,
  makeMember,
  type Wanted,
} from '../../../test/factories.ts';
import { giveHeldText } from '../../../test/faults/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { pictureKey } from '../../storage/picture-files.ts';

const app = useTestApp();
beforeAll(() => app().setNow(new Date('2026-11-25T06:30:00Z')));
afterAll(() => app().setNow(new Date()));

const CONTACT = ['9840012345', 'meena@example.in', '12 Temple Street', '625001', 'Own house'];

/** Somebody, and somebody else who downloaded the contact. */
async function pair(wanted: Wanted = {}, photos = 0) {
  const bride = await makePictured(app(), { wanted, photos });
  const groom = await makeMember(app().ctx, { domain: bride.domain, gender: 'male' });
  await giveDownload(app().ctx, groom, bride);
  return { bride, groom };
}

const picturesIn = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;

describe('what a biodata says', () => {
  it.each<[string, 'tamilmala' | 'marathimala', 'en' | 'ta' | 'mr', Record<string, string>]>([
    [
      'Tamil',
      'tamilmala',
      'ta',
      {
        name: 'ஸ்ரீலக்ஷ்மி கௌரி',
        about: 'கௌ, ஸ்ரீ, க்ஷ, க்ஷ்மி: பொறியியல் படித்தவள்; கொள்கை, தேவை, ஔவை, ஃபோன்.',
        father_name: 'கிருஷ்ணமூர்த்தி',
      },
    ],
    [
      'Marathi',
      'marathimala',
      'mr',
      {
        name: 'ज्ञानेश्वरी श्रीधर',
        about: 'र्‍या, ट्र, द्ध, क्ष, श्री, ज्ञ, ऱ्हस्व: कुऱ्हाडे, राष्ट्र, उद्धव, दऱ्या.',
        father_name: 'क्षितिज',
      },
    ],
    [
      'mixed scripts',
      'tamilmala',
      'en',
      {
        name: 'Meena மீனா मीना Zoë',
        about: 'ABC கௌரி श्री ₹5,00,000 — “quoted” தெలుగు?',
        father_name: 'K. ராமன்',
      },
    ],
  ])('is copied as it was typed: %s', async (_, domain, language, typed) => {
    const wanted: Wanted = {
      domain,
      basic: { name: typed.name ?? '' },
      personal: { about: typed.about ?? '' },
      family: { father_name: typed.father_name ?? '' },
    };
    const { bride, groom } = await pair(wanted);
    for (const viewer of [bride, groom]) {
      const text = await biodataText(app(), viewer, bride, { language });
      for (const part of Object.values(typed)) expect(text).toContain(part);
    }
  });

  it('is said in the language that was chosen, or else that of the account', async () => {
    const { bride } = await pair();
    const { db } = app().ctx;
    await db.updateTable('users').set({ language: 'ta' }).where('id', '=', bride.user_id).execute();
    const said = {
      ta: [
        'பயோடேட்டா',
        'மேஷம் / Mesham',
        'ஆசிரியர்',
        'காலை 6:45',
        `${bride.mid} அவர்களுக்காக 25 நவம்பர் 2026`,
      ],
      en: [
        'Biodata',
        'Mesham / மேஷம்',
        'Teacher',
        '06:45 AM',
        `Prepared for ${bride.mid} on 25 Nov 2026 by Tamil Mala`,
      ],
      mr: ['बायोडाटा', 'सकाळी 6:45'],
    };
    for (const [language, parts] of Object.entries(said)) {
      const text = await biodataText(app(), bride, bride, { language });
      for (const part of parts) expect(text).toContain(part);
    }
    expect(await biodataText(app(), bride, bride)).toContain('பயோடேட்டா');
  });

  it('has the number of who reads it at the foot of each page, and of the office only the date', async () => {
    const { bride, groom } = await pair();
    const of = async (viewer: typeof bride) => {
      const text = await biodataText(app(), viewer, bride, { language: 'en' });
      return text.match(/Prepared .*? by Tamil Mala/g);
    };
    const foot = `Prepared for ${groom.mid} on 25 Nov 2026 by Tamil Mala`;
    expect(await of(groom)).toEqual([foot, foot]);
    const office = 'Prepared on 25 Nov 2026 by Tamil Mala';
    expect(await of(await makeAdmin(app().ctx))).toEqual([office, office]);
  });

  it('has no heading and no label of what is empty', async () => {
    const bride = await makeMember(app().ctx, {
      status: 0,
      without: ['personal', 'work', 'family', 'horoscope'],
      basic: { gothram: null, email: null, address: null },
    });
    const text = await biodataText(app(), bride, bride, { language: 'en' });
    expect(text).toContain('Meena Sundaram');
    for (const none of ['Family', 'Horoscope', 'work', 'Gothram', 'Email', 'null', 'undefined'])
      expect(text).not.toContain(none);
    const nobody = await makeMember(app().ctx, {
      status: 0,
      without: ['basic', 'personal', 'work', 'family', 'horoscope', 'photo'],
    });
    expect(await biodataText(app(), nobody, nobody, { language: 'en' })).toBe(
      'Biodata Prepared on 25 Nov 2026 by Tamil Mala ',
    );
  });

  it('is of now, whatever was there when the address was signed', async () => {
    const { bride, groom } = await pair();
    const address = await addressOf(app(), groom, bride, { language: 'en' });
    const { db } = app().ctx;
    await db
      .updateTable('profiles')
      .set({ work: JSON.stringify({ education: 'masters', position: 'Headmistress' }) })
      .where('user_id', '=', bride.user_id)
      .execute();
    const reply = await fetch(app().url + address);
    const text = await copiedText(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toContain('Headmistress');
    expect(text).not.toContain('Senior teacher');
  });
});

describe('what a biodata leaves out', () => {
  it('is the contact of one’s own where it is not wanted; the birth time stays', async () => {
    const { bride, groom } = await pair();
    const without = { contact: 'false', language: 'en' };
    const own = await biodataText(app(), bride, bride, without);
    expect(CONTACT.filter((part) => own.includes(part))).toEqual([]);
    expect(own).toContain('06:45 AM');
    expect(own).toContain('Navamsa');
    for (const [viewer, query] of [
      [bride, { language: 'en' }],
      // of another it is what the biodata is for
      [groom, without],
    ] as const) {
      const text = await biodataText(app(), viewer, bride, query);
      expect(CONTACT.filter((part) => text.includes(part))).toEqual(CONTACT);
    }
  });

  it('are photos where they are not wanted, and the drawn figure with them', async () => {
    const { bride } = await pair({}, 5);
    expect(picturesIn((await fetchBiodata(app(), bride, bride)).file)).toBe(4);
    const { file } = await fetchBiodata(app(), bride, bride, { photo: 'false' });
    expect(picturesIn(file)).toBe(0);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['broken', Buffer.from('no picture at all')],
  ])('is a photo whose file is %s', async (_, file) => {
    const { ctx } = app();
    const bride = await makePictured(app(), { wanted: {}, photos: 2 });
    const [first] = await ctx.db
      .selectFrom('photos')
      .where('profile_id', '=', bride.user_id)
      .orderBy('position')
      .select('id')
      .execute();
    for (const size of ['url', 'large'] as const)
      await ctx.files.put(pictureKey('photo', first?.id ?? '', size), file);
    const { file: pdf } = await fetchBiodata(app(), bride, bride);
    expect(await copiedText(pdf)).toContain(bride.mid);
    await fetchBiodata(app(), bride, bride, { format: 'picture' });
  });

  it('are the photos of others for who has none, as on the page', async () => {
    const { bride, groom } = await pair({}, 2);
    expect(picturesIn((await fetchBiodata(app(), groom, bride)).file)).toBe(0);
    await givePhoto(app().ctx, groom);
    expect(picturesIn((await fetchBiodata(app(), groom, bride)).file)).toBe(2);
    const { db } = app().ctx;
    // none that waits, and none without its file
    await db
      .updateTable('photos')
      .set({ state: 'waiting' })
      .where('profile_id', '=', bride.user_id)
      .execute();
    await givePhoto(app().ctx, bride);
    expect(picturesIn((await fetchBiodata(app(), groom, bride)).file)).toBe(0);
    // one's own has those that wait
    expect(picturesIn((await fetchBiodata(app(), bride, bride)).file)).toBe(2);
  });

  it('is a text that the office holds, for others', async () => {
    const { bride, groom } = await pair();
    await giveHeldText(app().ctx, bride);
    const held = 'My service number was';
    expect(await biodataText(app(), bride, bride)).toContain(held);
    expect(await biodataText(app(), groom, bride)).not.toContain(held);
  });

  it('are letters that no font has; what stands beside them stays', async () => {
    const bride = await makeMember(app().ctx, {
      basic: { city: 'Hyderabad 💐' },
      personal: { about: '👩‍👩‍👧 𝒳 \u{1F600}', expectation: `e${'\u0301'.repeat(200)} kind` },
    });
    const text = await biodataText(app(), bride, bride, { language: 'en' });
    expect(text).toContain('Hyderabad');
    expect(text).toContain('kind');
  });

  it('is nothing of the longest texts: they go on on the next page', async () => {
    const end = 'THE-END';
    const long = (length: number) => `${'W'.repeat(length - 20)}\n${'x\n'.repeat(6)}${end}`;
    const bride = await makeMember(app().ctx, {
      basic: {
        name: 'W'.repeat(80),
        city: 'W'.repeat(60),
        address: long(300),
        email: `${'w'.repeat(240)}@x.in`,
      },
      personal: { about: long(1000), expectation: 'கௌ '.repeat(333) + end },
      family: { about_family: long(1000), property_details: long(500) },
    });
    const text = await biodataText(app(), bride, bride, { language: 'en' });
    expect(text.split(end)).toHaveLength(6);
    const { file } = await fetchBiodata(app(), bride, bride, { format: 'picture' });
    expect(file.length).toBeLessThan(500_000);
  });
});
