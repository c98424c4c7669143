import { normalized } from '@mala/contract/clean-text.ts';
import type { Language } from '@mala/contract/communities/languages.ts';

const en = {
  /** of the sheets; Excel takes 31 characters */
  profiles: 'Profiles',
  lists: 'Lists',
  /** before the name in the row that shows how to fill in the others */
  example: 'Example',
  yes: 'Yes',
  no: 'No',
  name: 'Meena Sundaram',
  alternate: 'Alternate Mobile',
  address: '12 Temple Street',
  about: 'Likes music and long walks.',
};
export type TemplateWords = Readonly<Record<keyof typeof en, string>>;

const ta: TemplateWords = {
  profiles: 'வரன் விவரங்கள்',
  lists: 'பட்டியல்கள்',
  example: 'எடுத்துக்காட்டு',
  yes: 'ஆம்',
  no: 'இல்லை',
  name: 'மீனா சுந்தரம்',
  alternate: 'மாற்றுக் கைபேசி எண்',
  address: '12, கோயில் தெரு',
  about: 'இசையும் நடைப்பயிற்சியும் பிடிக்கும்.',
};

const mr: TemplateWords = {
  profiles: 'स्थळांची माहिती',
  lists: 'याद्या',
  example: 'उदाहरण',
  yes: 'होय',
  no: 'नाही',
  name: 'मीना कुलकर्णी',
  alternate: 'दुसरा मोबाइल नंबर',
  address: '१२, मंदिर रस्ता',
  about: 'संगीत ऐकायला आणि फिरायला आवडते.',
};

/** The words of the template in each language. */
export const TEMPLATE_WORDS: Readonly<Record<Language, TemplateWords>> = { en, ta, mr };

const EXAMPLES = Object.values(TEMPLATE_WORDS).map(({ example }) => `${example.toLowerCase()}:`);

/** Whether a name is that of the row which shows how to fill in the others. */
export function isExample(name: string): boolean {
  const plain = normalized(name, 'NFC').toLowerCase().replace(/\s+:/, ':');
  return EXAMPLES.some((example) => plain.startsWith(example));
}
