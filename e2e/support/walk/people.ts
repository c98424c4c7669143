import type { Domain } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { captionPhoto } from '@mala/contract/photos/album.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { giveAlbum } from '../album-page.ts';
import { freshCorner } from '../corners.ts';
import { AFTER_BASIC, type People, type Person } from '../people.ts';
import { drawPhoto } from '../pictures.ts';

/** What members type themselves, in the script of their community: whatever else is Latin is the site's. */
const WORDS: Record<Domain, Record<'bride' | 'groom' | 'place' | 'text', string>> = {
  tamilmala: { bride: 'மீனாட்சி', groom: 'கார்த்திக்', place: 'மதுரை', text: 'அன்பான குடும்பம்.' },
  marathimala: { bride: 'मीनाक्षी', groom: 'कार्तिक', place: 'पुणे', text: 'प्रेमळ कुटुंब.' },
};

/** The sample sections with every typed text in the script of the community. */
function sectionsOf(domain: Domain) {
  const { basic: all, personal, work, family, horoscope } = sampleSections(domain);
  // both are said by whoever registers
  const { gender: _, name: __, ...basic } = all;
  const { groom, bride, place, text } = WORDS[domain];
  const surname = domain === 'marathimala' ? { surname: text.slice(0, 6) } : { gothram: place };
  return {
    basic: { ...basic, ...surname, city: place, address: place },
    personal: { ...personal, about: text, expectation: text },
    work: { ...work, education_desc: text, position: text, work_location: place },
    family: {
      ...family,
      father_name: groom,
      mother_name: bride,
      father_occupation: text,
      mother_occupation: text,
      about_family: text,
      property_details: text,
    },
    horoscope: { ...horoscope, birth_place: place },
  };
}

export interface WalkedPeople {
  bride: Person;
  groom: Person;
  other: Person;
  query: string;
}

/**
 * A bride with a package, photos, a horoscope and an opened contact, and two grooms whom she finds alone with
 * `query`. One of her photos and one of her texts wait for the office.
 */
export async function walkedPeople(people: People, domain: Domain): Promise<WalkedPeople> {
  const { query, ...corner } = freshCorner(domain);
  const sections = sectionsOf(domain);
  const words = WORDS[domain];
  const photo = await drawPhoto();
  const grooms = [words.groom, `${words.groom} ${words.place}`].map((name) =>
    people.register({
      domain,
      ...sections,
      name,
      gender: 'male',
      photo,
      approved: true,
      basic: { ...sections.basic, date_of_birth: '1994-03-02' },
      work: { ...sections.work, ...corner.work },
      horoscope: { ...sections.horoscope, ...corner.horoscope },
    }),
  );
  const bride = await people.register({
    domain,
    ...sections,
    name: words.bride,
    photo,
    approved: true,
  });
  const [groom, other] = (await Promise.all(grooms)) as [Person, Person];
  const own = { token: bride.token, params: { userId: bride.user_id } };
  await people.giveSilver(bride);
  const [first = ''] = await giveAlbum(people, bride, 1);
  await people.call(captionPhoto, { ...own, body: { id: first, caption: words.text } });
  const chart = new FormData();
  chart.set(
    'attachment',
    new Blob([new Uint8Array(photo)], { type: 'image/png' }),
    `${words.bride}.png`,
  );
  await people.call(addHoroscopeFiles, { ...own, form: chart });
  const about = `${words.text} 9840012345`;
  await people.call(saveSection.personal, {
    ...own,
    body: { ...sections.personal, about, no_contact: { about } },
  });
  const { token } = bride;
  await people.call(downloadContact, { token, params: { profileId: groom.user_id } });
  await people.call(addToShortlist, { token, body: { profile_id: groom.user_id } });
  return { bride, groom, other, query };
}

/** Members who may not search: by their standing. `fresh` has an account and nothing more, `begun` the first step. */
export async function closedPeople(people: People, domain: Domain) {
  const sections = sectionsOf(domain);
  const { bride, text } = WORDS[domain];
  const withStatus = async (...statuses: readonly (200 | 300 | 500)[]) => {
    const person = await people.register({ domain, ...sections, name: bride });
    const token = await people.adminToken();
    for (const status of statuses)
      await people.call(changeStatus, {
        token,
        params: { id: person.user_id },
        body: { profile_id: person.user_id, status, ...(status === 500 && { reason: text }) },
      });
    return person;
  };
  const [pending, refused, married, fresh, begun] = await Promise.all([
    withStatus(),
    withStatus(500),
    withStatus(200, 300),
    people.signUp(domain, bride),
    people.register({ domain, ...sections, name: bride, without: AFTER_BASIC }),
  ]);
  return { pending, refused, married, fresh, begun };
}
