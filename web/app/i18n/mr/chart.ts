import type { Texts } from '../texts.ts';

export const chartText: Texts['chart'] = {
  title: 'कुंडली',
  names: { rasi: 'लग्न कुंडली', navamsa: 'नवमांश कुंडली' },
  loading: 'कुंडली काढत आहोत…',
  failed: 'कुंडली दाखवता आली नाही',
  computed: 'धरलेले जन्मस्थळ:',
  method: 'लाहिरी अयनांश, मध्यम राहू. दुसऱ्या पंचांगात फरक असू शकतो.',
  numbers: (first, last) => `अंक राशींचे आहेत: 1 (${first}) ते 12 (${last}).`,
  table: 'पूर्ण नावांसह तक्ता',
  columns: { graha: 'ग्रह' },
  marks: {
    lagna: { short: 'ल', name: 'लग्न' },
    sun: { short: 'र', name: 'रवि' },
    moon: { short: 'चं', name: 'चंद्र' },
    mars: { short: 'मं', name: 'मंगळ' },
    mercury: { short: 'बु', name: 'बुध' },
    jupiter: { short: 'गु', name: 'गुरू' },
    venus: { short: 'शु', name: 'शुक्र' },
    saturn: { short: 'श', name: 'शनी' },
    rahu: { short: 'रा', name: 'राहू' },
    ketu: { short: 'के', name: 'केतू' },
  },
  widest: 0.9,
  lacks: {
    date: 'जन्मतारीख नसल्यामुळे कुंडली नाही.',
    time: 'जन्मवेळ माहीत नसल्यामुळे कुंडली नाही.',
    place: 'जन्मस्थळ नसल्यामुळे कुंडली नाही.',
    unknown_place: 'जन्मस्थळ आमच्या गावांच्या यादीत नसल्यामुळे कुंडली नाही.',
  },
  ownLacks: {
    date: 'जन्मतारीख भरल्यावर कुंडली इथे दिसेल.',
    time: 'जन्मवेळ भरल्यावर कुंडली इथे दिसेल.',
    place: 'जन्मस्थळ भरल्यावर कुंडली इथे दिसेल.',
    unknown_place:
      'कुंडली अजून नाही: जन्मस्थळ आमच्या गावांच्या यादीत नाही. जवळच्या मोठ्या गावाचे नाव त्यापुढे स्वल्पविरामानंतर लिहा.',
  },
  toStep: { basic: 'जन्मतारीख भरा', horoscope: 'पत्रिकेचा टप्पा उघडा' },
};
