import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import sharp from 'sharp';
import { pictureKey } from '../src/storage/picture-files.ts';
import { givePhoto, makeMember, type Person, type Wanted } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Somebody whose biodata is looked at, and what is chosen of it. */
export interface BiodataCase {
  wanted: Wanted;
  photos?: number;
  /** of the photos, wide in place of high */
  wide?: boolean;
  chosen: {
    language: 'en' | 'ta' | 'mr';
    format?: 'pdf' | 'picture';
    photo?: string;
    contact?: string;
  };
}

/** As much of a text as a field may have. */
const filled = (text: string, length: number) =>
  `${text} `
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

const TAMIL =
  'ஸ்ரீ க்ஷ க்ஷ்மி கௌ பொ போ கொள்ளுங்கள், எங்கள் குடும்பம் அன்பானது; பெண் பொறியியல் படித்து வேலை செய்கிறாள்.';
const MARATHI = 'श्री क्ष ज्ञ द्ध ट्र र्‍या ऱ्हस्व कृष्ण, आमचे कुटुंब सुसंस्कृत आहे; मुलगी पुण्यात नोकरी करते.';

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const EMPTY: { [S in Section]?: Partial<Entities[S]> } = {
  basic: nothing('gothram', 'email', 'address', 'filled_in_by', 'language'),
  personal: nothing('body_type', 'complexion', 'food_habits', 'about', 'expectation'),
  work: nothing('position', 'work_location'),
  family: nothing(
    'father_occupation',
    'mother_occupation',
    'sisters',
    'sisters_married',
    'brothers',
    'brothers_married',
    'family_status',
    'about_family',
    'property_details',
  ),
  horoscope: { birth_time: null, padham: null, unknown: ['birth_time'] } as object,
};

const tamilFamily = {
  basic: { name: 'ஸ்ரீலக்ஷ்மி கௌரி', city: 'மதுரை', gothram: 'சிவ', address: '12, கோவில் தெரு\nமதுரை' },
  personal: { about: TAMIL, expectation: 'நல்ல, பொறுப்பான குடும்பம்.' },
  work: { education_desc: 'எம்.எஸ்சி. கணிதம்', position: 'முதுநிலை ஆசிரியர்', work_location: 'சென்னை' },
  family: {
    father_name: 'கிருஷ்ணமூர்த்தி',
    father_alive: false,
    mother_name: 'மீனாட்சி',
    about_family: TAMIL,
  },
};
const marathiFamily = {
  basic: { name: 'ज्ञानेश्वरी श्रीधर', surname: 'कुऱ्हाडे', city: 'पुणे', address: '12, सदाशिव पेठ\nपुणे' },
  personal: { about: MARATHI, expectation: 'सुसंस्कृत व निर्व्यसनी.' },
  work: { education_desc: 'एम.एस्सी. गणित', position: 'शिक्षिका', work_location: 'पुणे' },
  family: {
    father_name: 'क्षितिज',
    father_alive: false,
    mother_name: 'पद्मजा',
    about_family: MARATHI,
  },
};
const full = (text: string): Wanted => ({
  basic: { address: filled(text, 300) },
  personal: { about: filled(text, 1000), expectation: filled(text, 1000) },
  family: { about_family: filled(text, 1000), property_details: filled(text, 500) },
});

/** Somebody of a community whose texts are as long as most families write them. */
export function fullBiodata(domain: Domain): Wanted {
  const [family, text] =
    domain === 'tamilmala' ? [tamilFamily, TAMIL] : ([marathiFamily, MARATHI] as const);
  const long = { about: filled(text, 600), expectation: filled(text, 400) };
  return {
    ...family,
    personal: long,
    family: { ...family.family, about_family: filled(text, 400) },
  };
}

/** Twelve biodatas, and two of them as pictures, by the names of their reference pictures. */
export const BIODATAS: Readonly<Record<string, BiodataCase>> = {
  'tamil-english': { wanted: {}, photos: 1, chosen: { language: 'en' } },
  'tamil-ten-photos': { wanted: tamilFamily, photos: 10, chosen: { language: 'ta' } },
  'tamil-groom-long-names': {
    wanted: {
      gender: 'male',
      basic: { name: filled('கிருஷ்ணமூர்த்தி', 80), city: filled('ஸ்ரீவில்லிபுத்தூர்', 60) },
      family: { father_name: filled('ஸ்ரீநிவாசராகவன்', 80), mother_name: 'W'.repeat(80) },
    },
    chosen: { language: 'ta' },
  },
  'tamil-empty': { wanted: EMPTY, photos: 1, wide: true, chosen: { language: 'ta' } },
  'tamil-full': { wanted: full(TAMIL), photos: 4, chosen: { language: 'ta' } },
  'tamil-mixed': {
    wanted: {
      basic: { name: 'Meena மீனா मीना 😀', city: 'హైదరాబాద్ Hyderabad' },
      personal: { about: 'Zoë 👩‍👩‍👧 ₹5 கோடி, श्री ఓం ॐ — “quoted” 𝒳 e\u0301.' },
    },
    photos: 2,
    chosen: { language: 'en' },
  },
  'tamil-first-step': {
    wanted: { status: 0, without: ['personal', 'work', 'family', 'horoscope', 'photo'] },
    chosen: { language: 'ta' },
  },
  'marathi-marathi': {
    wanted: { domain: 'marathimala', ...marathiFamily },
    photos: 1,
    chosen: { language: 'mr' },
  },
  'marathi-groom-long-names': {
    wanted: {
      domain: 'marathimala',
      gender: 'male',
      basic: { name: filled('ज्ञानेश्वर', 80), surname: filled('कुऱ्हाडे', 60) },
      work: { education_desc: 'क्ष'.repeat(60), position: filled('र्‍यांत्रिक', 80) },
    },
    chosen: { language: 'mr' },
  },
  'marathi-english-ten-photos': {
    wanted: { domain: 'marathimala' },
    photos: 10,
    wide: true,
    chosen: { language: 'en' },
  },
  'marathi-bare': {
    wanted: { domain: 'marathimala', ...EMPTY },
    photos: 1,
    chosen: { language: 'mr', photo: 'false', contact: 'false' },
  },
  'marathi-full': {
    wanted: { domain: 'marathimala', ...full('क्षमस्व'.repeat(40)) },
    photos: 1,
    chosen: { language: 'mr' },
  },
  'tamil-picture': {
    wanted: tamilFamily,
    photos: 2,
    chosen: { language: 'ta', format: 'picture' },
  },
  'marathi-picture': {
    wanted: { domain: 'marathimala', ...marathiFamily },
    chosen: { language: 'mr', format: 'picture' },
  },
};

/** A drawn face, as WebP, each of another colour. */
function face(at: number, wide: boolean): Promise<Buffer> {
  const [width, height] = wide ? [800, 600] : [600, 800];
  const colour = `hsl(${at * 36} 40% 55%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="40%" r="150" fill="#c78d63"/><ellipse cx="50%" cy="100%" rx="260" ry="220" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 76 }).toBuffer();
}

/** Somebody with stored photos, accepted and with all their sizes. */
export async function makePictured(
  { ctx }: TestApp,
  { wanted, photos = 0, wide = false }: Pick<BiodataCase, 'wanted' | 'photos' | 'wide'>,
): Promise<Person> {
  const person = await makeMember(ctx, wanted);
  for (let at = 0; at < photos; at += 1) {
    const id = await givePhoto(ctx, person);
    const file = await face(at, wide);
    for (const size of ['url', 'short', 'large'] as const)
      await ctx.files.put(pictureKey('photo', id, size), file);
  }
  return person;
}
