import type { CallOutcome, CallWhy } from '@mala/contract/still-looking.ts';
import type { callsText as en } from '../en/calls.ts';

const WHY: Record<CallWhy, string> = {
  never: 'कार्यालयाने नोंदवले; येथे कधीच आले नाहीत',
  unreached: 'ईमेल किंवा सूचना या कुटुंबापर्यंत पोहोचत नाही',
  found: 'स्थळ जुळले',
};

const TELL: Record<CallWhy, string> = {
  never:
    'अजून स्थळ शोधत आहेत का आणि माहिती बरोबर आहे का, ते विचारा. लॉग इन कसे करायचे आणि ईमेलची पडताळणी उपयोगी पडते, हे सांगा.',
  unreached:
    'अजून स्थळ शोधत आहेत का, ते विचारा. एकदा लॉग इन करून ईमेलची पडताळणी करायला किंवा सूचना सुरू करायला सांगा.',
  found:
    'अभिनंदन करा. येथेच भेटले का, ते विचारा. स्थळांच्या यादीत स्थिती ‘लग्न जुळले’ करा. खाते नको असल्यास मालक सदस्याच्या पानावर ते बंद करतील.',
};

const OUTCOMES: Record<CallOutcome, string> = {
  looking: 'अजून शोधत आहेत',
  'not-reached': 'बोलणे झाले नाही',
  found: 'स्थळ जुळले',
};

export const callsText: typeof en = {
  title: 'करायचे फोन',
  lead: 'दोन महिन्यांहून अधिक काळ न आलेली आणि आपण पाठवलेले काही न पोहोचलेली कुटुंबे, आणि स्थळ जुळले असे सांगितलेली कुटुंबे येथे असतात. जी अजून शोधत असू शकतात, ती कोणी बोलेपर्यंत शोधात दिसतात.',
  list: 'करायचे फोन',
  count: (count, one) => (one ? '1 फोन करायचा आहे' : `${count} फोन करायचे आहेत`),
  shown: (shown) => `पहिले ${shown} दाखवले आहेत`,
  columns: {
    member: 'सदस्य',
    why: 'कारण',
    heard: 'शेवटचे कधी कळले',
    number: 'नंबर',
    outcome: 'काय झाले',
  },
  empty: 'कोणालाही फोन करायचा नाही',
  emptyHint: 'बरेच दिवस न आलेली आणि ईमेल किंवा सूचना न पोहोचणारी कुटुंबे रोज रात्री येथे येतात.',
  viewMore: 'आणखी पाहा',
  loadingMore: 'लोड होत आहे…',
  why: WHY,
  tell: TELL,
  tried: (count, day) => `${count} वेळा फोन केला, शेवटचा ${day}`,
  show: 'नंबर दाखवा',
  showOf: (who) => `${who}: नंबर दाखवा`,
  showing: 'येत आहे...',
  outcomes: OUTCOMES,
  outcomeOf: (outcome, who) => `${outcome}: ${who}`,
  done: {
    looking: 'दोन महिने न आल्यास पुन्हा विचारले जाईल.',
    'not-reached': 'हा फोन तीन दिवसांनी पुन्हा येईल.',
    found: 'माहिती आता दाखवली जात नाही. स्थिती ‘लग्न जुळले’ होईपर्यंत हा फोन यादीत राहील.',
  },
};
