import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const liveText: Texts['live'] = {
  title: 'बदललेली आणि इतरांना दिसत असलेली माहिती',
  lead: 'मंजूर स्थळांचे सदस्य बाकी जे काही बदलतात ते इतर कुटुंबांना लगेच दिसते. काही नजरेतून सुटू नये म्हणून ते पाहून घ्या.',
  list: 'कार्यालयातील कोणीही न पाहिलेले बदल',
  count: (count, one) => (one ? '1 स्थळ बदलले आहे' : `${count} स्थळे बदलली आहेत`),
  shown: (shown) => `सध्या ${shown} दिसत आहेत`,
  columns: { member: 'सदस्य', change: 'बदल', changed: 'शेवटचा बदल', actions: 'पाहिले' },
  empty: 'न पाहिलेला एकही बदल नाही',
  emptyHint: 'मंजूर स्थळांचे सदस्य जे बदलतात ते इथे येते.',
  before: 'आधी',
  after: 'आता',
  nothing: 'काही नाही',
  contact: 'बदलले आहे. आताची माहिती स्थळाच्या पानावर आहे.',
  see: 'पाहिले',
  seeOf: (who) => `बदल पाहिले: ${who}`,
  seeAll: (count) => `ही ${count} स्थळे पाहिली`,
  seen: {
    title: (count) => plural(count, 'पाहिल्याची नोंद झाली', `${count} स्थळे पाहिल्याची नोंद झाली`),
    message: 'कार्यालयाच्या नोंदवहीत तसे लिहिले आहे.',
  },
  seenBefore: {
    title: 'दुसऱ्या कोणीतरी आधीच पाहिले',
    message: (who, when) =>
      who ? `${who} यांनी आधीच पाहिले आहे: ${when}.` : `आधीच पाहिलेले आहे: ${when}.`,
  },
  changed: {
    title: 'पुन्हा बदलले आहे',
    message: 'सदस्याने त्यानंतर आणखी बदल केला आहे. आताची माहिती यादीत आहे.',
  },
  viewMore: 'आणखी पाहा',
  loadingMore: 'लोड होत आहे…',
};
