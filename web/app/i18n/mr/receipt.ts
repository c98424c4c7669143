import type { Texts } from '../texts.ts';

export const receiptText: Texts['receipt'] = {
  title: 'पावती',
  facts: {
    receipt: 'पावती क्रमांक',
    date: 'तारीख',
    payer: 'कोणाकडून मिळाले',
    mid: 'सदस्य क्रमांक',
    package: 'पॅकेज',
    amount: 'रक्कम',
    way: 'पैसे कसे भरले',
    reference: 'पेमेंट क्रमांक',
  },
  gives: (name, profiles, days) => `${name}: ${profiles} स्थळे, ${days} दिवस`,
  amount: (rupees) => `₹${rupees}`,
  refunded: (rupees, day) => `यापैकी ₹${rupees} ${day} रोजी परत केले आहेत.`,
  none: '–',
  save: 'PDF म्हणून जतन करा',
  saveOf: (receipt) => `PDF म्हणून जतन करा: ${receipt}`,
  print: 'छापा',
  missing: 'अशी पावती नाही',
  missingHint: 'ती कदाचित दुसऱ्या खात्याची असेल.',

  all: 'सर्व पेमेंट',

  own: {
    title: 'पेमेंट आणि पावत्या',
    lead: 'आम्हाला मिळालेले प्रत्येक पेमेंट आणि त्याची पावती.',
    empty: 'अजून पेमेंट नाही',
    emptyHint: 'कार्यालयाने नोंद केल्यावर तुमचे पेमेंट इथे दिसेल.',
  },
  list: 'भरलेले पैसे',
  columns: { receipt: 'पावती', date: 'तारीख', package: 'पॅकेज', amount: 'रक्कम', file: 'PDF' },
};
