import type { Texts } from '../texts.ts';

/** The page of a link to a profile. */
export const sharedProfileText: Texts['sharedProfile'] = {
  from: (site, when) => `कुटुंबाने ${site} वरील हे स्थळ तुम्हाला पाठवले आहे. ही लिंक ${when} पर्यंत उघडेल.`,
  contact: 'संपर्क तपशील',
  noContact:
    'या लिंकमध्ये संपर्क तपशील नाहीत. ज्यांनी ती पाठवली त्या कुटुंबाला विचारा, किंवा आणखी स्थळे पाहण्यासाठी नोंदणी करा.',
  register: 'मोफत नोंदणी करा',
  search: 'स्थळ शोधा',
  failed: 'स्थळ उघडता आले नाही',
  gone: {
    title: 'ही लिंक आता चालत नाही',
    message: 'तिची मुदत संपली आहे, किंवा कुटुंबाने ती बंद केली आहे. ज्यांनी ती पाठवली त्यांच्याकडे नवीन लिंक मागा.',
    home: 'मुखपृष्ठावर जा',
  },
};
