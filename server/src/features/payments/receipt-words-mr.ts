import type { ReceiptWords } from './receipt-words-en.ts';

export const mr: ReceiptWords = {
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
  gives: (name, profiles, days) =>
    `${name}: ${profiles} ${profiles === 1 ? 'स्थळ' : 'स्थळे'}, ${days} दिवस`,
  ways: { upi: 'UPI', bank: 'बँक खात्यात', card: 'कार्ड', cash: 'रोख', online: 'ऑनलाइन' },
  noWay: 'सांगितले नाही',
  gone: 'खाते काढले आहे',
  none: '–',
  refunded: (amount, day) => `यापैकी ${amount} ${day} रोजी परत केले आहेत.`,
  note: 'ही पावती संगणकावर तयार केली आहे; सहीची गरज नाही.',
};
