import type { SubscriptionWords } from './letters-en.ts';

const rules = new Intl.PluralRules('mr');
const plural = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

export const mr: SubscriptionWords = {
  names: { silver: 'सिल्व्हर', gold: 'गोल्ड', diamond: 'डायमंड' },
  rupees: (amount) => `₹${amount.toLocaleString('mr-IN-u-nu-latn')}`,
  labels: {
    package: 'पॅकेज',
    amount: 'भरलेली रक्कम',
    reference: 'पेमेंट क्रमांक',
    date: 'तारीख',
    left: 'उरलेली स्थळे',
    until: 'संपण्याची तारीख',
  },
  activated: {
    subject: (name, amount) => `तुमचे ${name} पॅकेज सुरू झाले: ${amount} ची पावती`,
    heading: (name) => `तुमचे ${name} पॅकेज सुरू झाले आहे`,
    thanks: 'धन्यवाद. तुमचे पैसे आम्हाला मिळाले आहेत. हा ईमेल पावती म्हणून जपून ठेवा.',
    bought: (name, count, days) => `${name}, ${count} ${plural(count, 'स्थळ', 'स्थळे')}, ${days} दिवस`,
    counted:
      'मोजणी अशी होते: एखाद्या स्थळाचे संपर्क तपशील पहिल्यांदा उघडल्यावर एक स्थळ वापरले जाते. तेच स्थळ पुन्हा उघडणे मोफत आहे.',
    button: 'स्थळ शोधा',
    support: 'या पावतीत काही चूक आहे का?',
    why: 'तुमच्यासाठी पॅकेज सुरू केल्याने तुम्हाला हा ईमेल आला आहे. पावत्या नेहमीच येतात.',
  },
  ending: {
    title: (name, until) => `तुमचे ${name} पॅकेज ${until} रोजी संपत आहे`,
    left: (count) =>
      `तुम्ही आणखी ${count} ${plural(count, 'स्थळाचे', 'स्थळांचे')} संपर्क तपशील उघडू शकता. ते त्या दिवसाआधी उघडा: पॅकेज संपल्यावर उरलेली स्थळे वापरता येत नाहीत.`,
    none: 'या पॅकेजमधील सर्व स्थळे वापरून झाली आहेत.',
    extend: 'त्या दिवसाआधी नवीन पॅकेज घेतले, तर त्याची स्थळे आणि दिवस आधीच्या पॅकेजमध्ये मिळवले जातात.',
    button: 'पॅकेज पाहा',
    support: 'काही विचारायचे आहे का?',
    why: 'तुमचे पॅकेज लवकरच संपत असल्याने तुम्हाला हा ईमेल आला आहे.',
  },
};
