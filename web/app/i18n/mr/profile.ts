import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const profileText: Texts['profile'] = {
  title: 'स्थळाची माहिती',
  nameAndAge: (name, age) => (age === null ? name : `${name}, ${age}`),
  nameless: 'नाव दिलेले नाही',
  sections: {
    basic: 'प्राथमिक माहिती',
    personal: 'वैयक्तिक माहिती',
    work: 'शिक्षण व व्यवसाय',
    family: 'कौटुंबिक माहिती',
    horoscope: 'पत्रिका',
  },
  edit: 'बदला',
  editSection: (section) => `बदला: ${section}`,
  editPhotos: 'फोटो बदला',
  own: 'हे तुमचे स्वतःचे स्थळ आहे; इतर कुटुंबांना ते असे दिसते. तुमचे संपर्क तपशील ते उघडणाऱ्या कुटुंबांनाच दिसतात.',
  biodata: 'बायोडाटा आणि शेअरिंग',
  seen: 'माझे स्थळ इतरांना कसे दिसते',
  biodataOf: 'बायोडाटा डाउनलोड करा (PDF)',
  ownHeld:
    'तुमचा काही मजकूर आमच्या कार्यालयाकडे तपासणीसाठी आहे, किंवा त्यात बदल हवा आहे: तो इतर कुटुंबांना दिसत नाही. कोणता, ते पाहण्यासाठी ‘बदला’ उघडा.',
  ownChanges:
    'हे बदल आमच्या कार्यालयाच्या तपासणीची वाट पाहत आहेत किंवा मंजूर झाले नाहीत. इतर कुटुंबांना अजून आधीचीच माहिती दिसते:',
  ownChange: { before: 'इतरांना दिसते', after: 'तुमचा बदल', nothing: 'काही नाही' },
  report: 'या स्थळाची तक्रार करा',
  ownComplaints: 'माझ्या तक्रारी',
  backToSearch: 'शोधाकडे परत जा',
  backToList: 'यादीकडे परत',
  late: (name) => `कै. ${name}`,
  siblings: (count, married) => {
    if (count === 0) return 'नाही';
    return married ? `${count} (${married} विवाहित)` : String(count);
  },
  yesNo: (value) => (value ? 'होय' : 'नाही'),
  notKnown: 'माहीत नाही',
  withUnit: (value, unit) => `${value} ${unit}`,

  photos: 'फोटो',
  photoOf: (number, count, name) =>
    count === 1 ? `फोटो: ${name}` : `${count} पैकी फोटो ${number}: ${name}`,
  position: (number, count) => `${number} / ${count}`,
  show: (number) => `फोटो ${number} पाहा`,
  enlarge: (number) => `फोटो ${number} मोठा करा`,
  previous: 'मागचा फोटो',
  next: 'पुढचा फोटो',
  close: 'बंद करा',

  contact: {
    title: 'संपर्क तपशील',
    upgrade: 'संपर्क पाहण्यासाठी पॅकेज घ्या',
    what: 'मोबाइल नंबर, पत्ता, जन्मवेळ आणि पत्रिकेच्या फायली पॅकेज घेतल्यावर उघडता येतात.',
    uses: (left) =>
      plural(left, `तुमचे उरलेले ${left} स्थळ वापरले जाईल`, `तुमच्या उरलेल्या ${left} स्थळांपैकी 1 वापरले जाईल`),
    view: 'संपर्क पाहा',
    ask: {
      title: 'हा संपर्क पाहायचा का?',
      uses: (left) =>
        plural(
          left,
          `यासाठी तुमचे ${left} स्थळ वापरले जाईल`,
          `यासाठी तुमच्या ${left} स्थळांपैकी 1 वापरले जाईल`,
        ),
      later: 'त्यानंतर हा संपर्क तुमच्यासाठी उघडाच राहील; पुन्हा पाहण्यासाठी काही वापरले जाणार नाही.',
      never: 'पुन्हा विचारू नका',
      yes: 'होय, एक वापरा',
      no: 'आत्ता नको',
    },
    opening: 'उघडत आहोत...',
    usedUp: (total) =>
      plural(
        total,
        `तुमच्या पॅकेजमधील ${total} स्थळ वापरून झाले आहे.`,
        `तुमच्या पॅकेजमधील सर्व ${total} स्थळे वापरून झाली आहेत.`,
      ),
    denied: 'परवानगी नाही',
    loading: 'लोड होत आहे…',
    alternateMobile: 'दुसरा मोबाइल नंबर',
    copy: 'कॉपी',
    copyOf: (number) => `नंबर ${number}`,
    copied: 'कॉपी झाला',
    notCopied: 'कॉपी झाला नाही: नंबर दाबून धरा',
    whatsApp: 'WhatsApp',
    whatsAppTo: (number) => `${number} या नंबरवर (WhatsApp उघडते)`,
    horoscopes: 'पत्रिकेच्या फायली',
    horoscope: (number) => `पत्रिका ${number}`,
    noHoroscopes: 'पत्रिकेची फाइल जोडलेली नाही.',
  },

  notFound: {
    title: 'हे स्थळ आता उपलब्ध नाही',
    message: 'ते बंद झाले असेल किंवा लिंक अपूर्ण असेल. इतर अनेक स्थळे पाहता येतील.',
  },
  tooMany: 'आज एवढेच पाहता येईल',
};
