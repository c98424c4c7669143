import { type Queue, READERS_DAYS } from '@mala/contract/desk.ts';
import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

const news: Record<Queue, string> = {
  profiles: 'एक नवे स्थळ तपासणीची वाट पाहत आहे.',
  photos: 'एक नवा फोटो तपासणीची वाट पाहत आहे.',
  texts: 'एक मजकूर तपासणीची वाट पाहत आहे.',
  changes: 'मंजुरीनंतरचा एक बदल तपासणीची वाट पाहत आहे.',
  live: 'एक स्थळ बदलले आहे.',
  objections: 'एका सदस्याने दुरुस्तीला हरकत नोंदवली आहे.',
  claims: 'एका सदस्याने पैसे भरल्याचे कळवले आहे.',
  complaints: 'एका सदस्याने स्थळाची तक्रार केली आहे.',
  mails: 'एक ईमेल पाठवता आला नाही.',
  readers: 'एका सदस्याने खूप स्थळे पाहिली आहेत.',
  entries: 'तुम्ही एक नोंद सुरू केली आहे.',
  calls: 'एका सदस्याला फोन करायचा आहे.',
};

export const deskText: Texts['desk'] = {
  title: 'कामाचे टेबल',
  lead: 'तुमच्यासाठी थांबलेली कामे. सर्वांत जुने आधी पाहा. आकडे आपोआप बदलतात.',
  list: 'थांबलेली कामे',
  queues: {
    profiles: 'नवी स्थळे',
    photos: 'नवे फोटो',
    texts: 'तपासायचे मजकूर',
    changes: 'मंजुरीनंतरचे बदल',
    live: 'इतरांना दिसणारे बदल',
    objections: 'दुरुस्त्यांवरील हरकती',
    claims: 'कळवलेली पेमेंट',
    complaints: 'तक्रारी',
    mails: 'न पोहोचलेले ईमेल',
    readers: `खूप पाहणारे सदस्य (गेले ${READERS_DAYS} दिवस)`,
    entries: 'तुमच्या नोंदी',
    calls: 'करायचे फोन',
  },
  news: (queue) => news[queue],
  ages: {
    minutes: (count) => plural(count, '1 मिनिट', `${count} मिनिटे`),
    hours: (count) => `${count} तास`,
    days: (count) => `${count} दिवस`,
  },
  oldest: (age) => `सर्वांत जुने थांबून झालेला वेळ: ${age}`,
  empty: 'काहीही थांबलेले नाही',
  part: (site, count) => `${site}: ${count}`,
  done: 'तुमच्यासाठी काहीही थांबलेले नाही',
  doneHint: 'पुढे जे येईल ते इथे आपोआप दिसेल.',
  stale: 'हे आकडे थोडे जुने असू शकतात: आत्ता साइटपर्यंत पोहोचता येत नाही.',
  find: {
    label: 'फोन, सदस्य क्रमांक किंवा नावाने शोधा',
    found: 'सापडलेली स्थळे',
    count: (count) => (count === 1 ? '1 स्थळ सापडले' : `${count} स्थळे सापडली`),
    none: 'कोणीही सापडले नाही',
    noMid: 'अजून क्रमांक नाही',
  },
};
