import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const starFinderText: Texts['starFinder'] = {
  title: 'या जन्मवेळेची राशी व नक्षत्र',
  finding: 'नक्षत्र शोधत आहोत…',
  failed: 'नक्षत्र शोधता आले नाही',
  needs: {
    time: 'जन्मवेळेशिवाय नक्षत्र सांगता येत नाही: ते साधारण रोज बदलते. वेळ माहीत असलेल्यांना विचारून वर निवडा. कोणालाच माहीत नसल्यास तुमच्या ज्योतिषांना विचारा.',
    place: 'आधी वर जन्मस्थळ लिहा.',
    date: 'जन्मतारीख अजून भरलेली नाही. ती पहिल्या टप्प्यात आहे.',
  },
  toDate: 'जन्मतारीख भरा',
  exampleTown: { tamilmala: 'मदुराई', marathimala: 'पुणे' },
  unknownPlace: (place, example) =>
    `“${place}” आमच्या गावांच्या यादीत नाही. जवळच्या मोठ्या गावाचे नाव स्वल्पविरामानंतर लिहा, जसे “${example}”, आणि पुन्हा शोधा.`,
  clocks: (ahead) => `तेव्हा तिथल्या घड्याळांची वेळ: UTC ${ahead}`,
  duration: ({ hours, minutes }) =>
    [
      hours > 0 && `${hours} तास`,
      (minutes > 0 || hours === 0) && plural(minutes, '1 मिनिट', `${minutes} मिनिटे`),
    ]
      .filter(Boolean)
      .join(' '),
  clear: (earlier, later) =>
    `जन्म ${earlier} लवकर किंवा ${later} उशिरा झाला असला, तरी राशी, नक्षत्र व चरण हेच राहते.`,
  border: {
    title: 'सीमेजवळ',
    lead: 'इथे काही मिनिटांच्या फरकाने बदल होतो. निवडण्यापूर्वी तुमच्या ज्योतिषांना किंवा जन्मवेळ आठवणाऱ्यांना विचारा.',
    given: 'दिलेल्या वेळेनुसार',
    later: (duration) => `जन्म ${duration} उशिरा झाला असेल तर`,
    earlier: (duration) => `जन्म ${duration} लवकर झाला असेल तर`,
  },
  use: 'हे वापरा',
  ofStar: (star, padham) => `(${star}, चरण ${padham})`,
  used: 'खाली भरले आहे. हा टप्पा जतन केल्यावरच नोंद होईल.',
  method:
    'चंद्राच्या स्थितीवरून काढले आहे (लाहिरी अयनांश). पंचांगांत फरक असू शकतो; घरी पत्रिका असेल तर त्यातलेच लिहा.',
};
