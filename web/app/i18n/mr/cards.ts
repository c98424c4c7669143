import type { Texts } from '../texts.ts';

export const cardsText: Texts['cards'] = {
  forms: { label: 'दृश्य', cards: 'कार्ड', list: 'यादी' },
  marks: { new: 'नवीन', seen: 'पाहिलेले', contactViewed: 'संपर्क पाहिला' },
  active: {
    today: 'आज सक्रिय',
    week: 'या आठवड्यात सक्रिय',
    month: 'या महिन्यात सक्रिय',
    earlier: 'महिन्यापूर्वी सक्रिय',
  },
  more: (name) => `अधिक: ${name}`,
  hide: 'आम्हाला नको',
  hideHint: 'हे स्थळ तुमच्या याद्यांत दिसणार नाही. हे कोणालाही कळत नाही.',
  unhide: 'पुन्हा यादीत दाखवा',
  hidden: (name) => `${name} हे स्थळ आता तुमच्या याद्यांत दिसणार नाही.`,
  unhidden: (name) => `${name} हे स्थळ तुमच्या याद्यांत पुन्हा दिसेल.`,
  undo: 'पूर्ववत करा',
  hiddenOnes: 'आम्हाला नको असलेली स्थळे',
  keys: {
    open: 'कळा',
    title: 'या यादीसाठी कळा',
    next: 'पुढचे स्थळ',
    previous: 'मागचे स्थळ',
    shortlist: 'निवडक यादीत घाला किंवा काढा',
    enter: 'उघडा',
    search: 'शब्दाने शोधा',
    help: 'ही मदत',
    use: 'या उपकरणावर या कळा वापरा',
  },
};
