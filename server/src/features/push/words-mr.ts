import type { PushWords } from './words-en.ts';

export const mr: PushWords = {
  savedSearch: (count, name) =>
    `“${name}” या शोधात ${count === 1 ? '1 नवे स्थळ' : `${count} नवी स्थळे`}`,
  savedSearches: (count) => `तुम्ही जतन केलेल्या ${count} शोधांमध्ये नवी स्थळे`,
  approved: 'तुमच्या स्थळाची माहिती मंजूर झाली. आता इतर कुटुंबे ती पाहू शकतात.',
  ending: (day) => `तुमचे पॅकेज ${day} रोजी संपते.`,
  stillLooking: (day) => `तुम्ही अजून स्थळ शोधत आहात का? ${day} पर्यंत एका टॅपने आम्हाला सांगा.`,
  quiet: 'तुमच्या स्थळाची माहिती सध्या दाखवली जात नाही. एका टॅपने ती पुन्हा दाखवता येते.',
};
