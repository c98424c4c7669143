import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const albumText: Texts['album'] = {
  list: 'तुमचे फोटो',
  first: 'पहिला फोटो महत्त्वाचा: स्थळ शोधताना इतरांना तुमच्या नावासोबत तोच दिसतो.',
  photo: (number) => `फोटो ${number}`,
  ofPhoto: (number) => `(फोटो ${number})`,
  waiting: 'इतरांना दिसण्याआधी आम्ही हा फोटो तपासतो',
  refused: (reason) => (reason ? `नामंजूर: ${reason}` : 'नामंजूर.'),
  refusedHint: 'हा फोटो इतर कोणालाही दिसत नाही. हवे असल्यास तो काढून टाका आणि दुसरा निवडा.',

  earlier: 'आधी',
  later: 'नंतर',
  moveEarlier: (number) => `फोटो ${number} आधी न्या`,
  moveLater: (number) => `फोटो ${number} नंतर न्या`,
  makeFirst: 'हा पहिला फोटो करा',
  isFirst: 'पहिला फोटो: शोधात हाच दिसतो',
  moved: (place, count) => `फोटोचा क्रमांक आता ${count} पैकी ${place} आहे`,
  movedFirst: 'आता हा पहिला फोटो आहे: शोधात हाच दिसतो',
  movedBack: 'फोटो पुन्हा पूर्वीच्याच क्रमाने आहेत',

  caption: {
    label: (number) => `फोटो ${number} खालची ओळ`,
    add: 'फोटोखाली ओळ लिहा',
    change: 'फोटोखालची ओळ बदला',
    used: (used, most) => `${most} पैकी ${used} अक्षरे`,
    save: 'जतन करा',
    saving: 'जतन करत आहोत…',
    cancel: 'रद्द करा',
    saved: 'फोटोखालची ओळ जतन झाली',
    removed: 'फोटोखालची ओळ काढून टाकली',
  },

  remove: (number) => `फोटो ${number} काढून टाका`,
  removed: (number) => `फोटो ${number} काढून टाकला आहे.`,
  undo: 'परत आणा',
  undoFor: (minutes) =>
    plural(
      minutes,
      `तो ${minutes} मिनिटापर्यंत परत आणता येईल.`,
      `तो ${minutes} मिनिटांपर्यंत परत आणता येईल.`,
    ),
  restored: (number) => `फोटो ${number} परत आला`,
  gone: 'हा फोटो आता परत आणता येणार नाही. तुम्ही तो पुन्हा अपलोड करू शकता.',

  /** if there is no photo yet */
  none: 'तुमचा फोटो अपलोड करेपर्यंत तुम्हाला इतर स्थळांचे फोटो दिसणार नाहीत.',
  /** the box beside the album, about the home page of the site */
  home: 'माझा फोटो मुखपृष्ठावर दाखवला तरी चालेल',
  homeHint:
    'मग तिथे तुमचा पहिला फोटो, फक्त पहिले नाव, वय आणि शहर इंटरनेटवर कोणालाही दिसू शकते. ही परवानगी तुम्ही कधीही मागे घेऊ शकता.',
};
