import { OBJECTION_DAYS } from '@mala/contract/members/corrections.ts';
import type { Texts } from '../texts.ts';

/** What the office corrected in a profile, for its member. */
export const correctionsText: Texts['corrections'] = {
  title: 'कार्यालयाने केलेल्या दुरुस्त्या',
  lead: `आमच्या कार्यालयाने तुमच्या स्थळाच्या माहितीत काही दुरुस्त केले की काय, कधी आणि का ते इथे वाचता येते. ते बरोबर नसल्यास ${OBJECTION_DAYS} दिवसांच्या आत हरकत नोंदवा: कार्यालय ते पुन्हा पाहून तुम्हाला उत्तर देईल.`,
  list: 'तुमच्या माहितीतील दुरुस्त्या',
  empty: 'काहीही दुरुस्त केलेले नाही',
  emptyHint: 'आमच्या कार्यालयाने तुमच्या माहितीत काही दुरुस्त केले की ते इथे दिसेल.',
  corrected: (section) => `कार्यालयाने दुरुस्त केले: ${section}`,
  when: 'दिनांक',
  reason: 'कारण',
  before: 'आधी',
  after: 'आता',
  nothing: 'काही नाही',
  notKnown: 'माहीत नाही',
  object: 'हरकत नोंदवा',
  objectOf: (section, day) => `हरकत नोंदवा: ${section}, ${day}`,
  until: (day) => `${day} पर्यंत हरकत नोंदवता येईल.`,
  objected: 'तुमची हरकत',
  waiting: 'आमचे कार्यालय तुमची हरकत पाहत आहे.',
  answers: {
    kept: 'कार्यालयाने दुरुस्ती कायम ठेवली आहे',
    restored: 'कार्यालयाने आधीची माहिती परत ठेवली आहे',
  },
  answered: 'आमच्या कार्यालयाने लिहिले',
  form: {
    title: 'या दुरुस्तीला हरकत नोंदवा',
    lead: 'काय बरोबर नाही ते लिहा. प्रत्येक दुरुस्तीला एकदाच हरकत नोंदवता येते.',
    text: 'काय बरोबर नाही?',
    submit: 'कार्यालयाला पाठवा',
    cancel: 'रद्द करा',
    done: { title: 'धन्यवाद', message: 'आमचे कार्यालय ते पाहून इथे उत्तर देईल.' },
  },
};
