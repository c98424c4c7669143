import type { Texts } from '../texts.ts';

export const readyReasonsText: Texts['readyReasons'] = {
  names: {
    review: {
      photo: 'फोटो स्पष्ट नाही',
      'photo-not-own': 'दुसऱ्याचा फोटो',
      name: 'नाव अपूर्ण',
      birth: 'जन्म तपशील पत्रिकेशी जुळत नाही',
      horoscope: 'पत्रिका वाचता येत नाही',
      incomplete: 'माहिती अपुरी',
      contact: 'मजकूर किंवा फोटोत संपर्क',
      family: 'आई-वडील किंवा नंबर नाही',
      duplicate: 'आधीच नोंद आहे',
    },
    payment: {
      unknown: 'या क्रमांकाने पैसे आले नाहीत',
      amount: 'रक्कम जुळत नाही',
      later: 'अजून पोहोचले नाहीत',
    },
    change: {
      proof: 'कागदपत्र हवे',
      'full-name': 'पूर्ण नाव नाही',
      'other-person': 'दुसरी व्यक्ती',
      mistake: 'लिहिताना चूक',
    },
  },
};
