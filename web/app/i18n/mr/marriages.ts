import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const marriagesText: Texts['marriages'] = {
  title: 'जुळलेली लग्ने',
  lead: (shown) =>
    plural(
      shown,
      `प्रत्येक समाजाच्या मुखपृष्ठावर त्या समाजाचा ${shown} सर्वांत नवीन फोटो दिसतो. फोटो जोडण्याआधी त्या जोडप्याला विचारा.`,
      `प्रत्येक समाजाच्या मुखपृष्ठावर त्या समाजाचे ${shown} सर्वांत नवीन फोटो दिसतात. फोटो जोडण्याआधी त्या जोडप्याला विचारा.`,
    ),
  addTitle: 'फोटो जोडा',
  choose: 'फोटो निवडा',
  chooseAnother: 'दुसरा फोटो निवडा',
  hint: (megabytes) => `PNG, JPEG किंवा GIF प्रकारचा फोटो, ${megabytes} एमबीपर्यंत.`,
  chosen: 'तुम्ही निवडलेला फोटो',
  photo: 'फोटो',
  community: 'समाज',
  caption: 'फोटोखालची ओळ',
  captionHint: 'उदाहरणार्थ: स्नेहा आणि अमोल, पुणे, मे 2026',
  upload: 'अपलोड करा',
  loading: 'लोड होत आहे...',
  progress: (percent) => `${percent} % पाठवले`,
  working: 'पाठवला. फोटो तयार करत आहोत.',
  uploaded: 'फोटो अपलोड झाला',
  wrongKind: 'PNG, JPEG किंवा GIF प्रकारचा फोटो निवडा.',
  tooLarge: (megabytes) => `हा फोटो ${megabytes} एमबीपेक्षा मोठा आहे. लहान फोटो निवडा.`,
  leave: 'फोटो अजून अपलोड होत आहे. तरीही हे पान सोडायचे आहे का?',
  listTitle: 'अपलोड केलेले फोटो',
  empty: 'अजून काही नाही',
  emptyHint: 'अजून फोटो नाही. तुम्ही जोडलेला पहिला फोटो इथे दिसेल.',
  marriage: 'लग्नाचा फोटो',
  remove: 'काढून टाका',
  removeOf: (caption) => `काढून टाका: ${caption}`,
  removing: 'काढून टाकत आहोत…',
  question: {
    title: 'हा फोटो काढून टाकायचा का?',
    text: 'तो मुखपृष्ठावरून लगेच जातो आणि त्याच्या फायली पुसल्या जातात.',
    keep: 'राहू द्या',
  },
  loadFailed: 'फोटो उघडता आले नाहीत',
};
