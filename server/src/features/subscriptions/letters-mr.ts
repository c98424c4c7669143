import type { PackageCode } from '../../db/schema/subscriptions.ts';
import {
  type About,
  button,
  dayInMarathi,
  facts,
  type Letter,
  supportPart,
  text,
} from '../mail/index.ts';
import type { en, Receipt } from './letters-en.ts';

const NAMES: Record<PackageCode, string> = {
  silver: 'सिल्व्हर',
  gold: 'गोल्ड',
  diamond: 'डायमंड',
};

const rupees = (amount: number) => `₹${amount.toLocaleString('mr-IN-u-nu-latn')}`;

const rules = new Intl.PluralRules('mr');
const plural = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

function activated(about: About, receipt: Receipt): Letter {
  const name = NAMES[receipt.package];
  const profiles = plural(receipt.profiles, `${receipt.profiles} स्थळ`, `${receipt.profiles} स्थळे`);
  return {
    subject: `तुमचे ${name} पॅकेज सुरू झाले: ${rupees(receipt.amount)} ची पावती`,
    heading: `तुमचे ${name} पॅकेज सुरू झाले आहे`,
    parts: [
      text('धन्यवाद. तुमचे पैसे आम्हाला मिळाले आहेत. हा ईमेल पावती म्हणून जपून ठेवा.'),
      facts(
        ['पॅकेज', `${name}, ${profiles}, ${receipt.days} दिवस`],
        ['भरलेली रक्कम', rupees(receipt.amount)],
        ['पेमेंट क्रमांक', receipt.reference],
        ['तारीख', dayInMarathi(receipt.paid_at)],
        ['उरलेली स्थळे', String(receipt.left)],
        ['संपण्याची तारीख', dayInMarathi(receipt.ends_at)],
      ),
      text(
        'मोजणी अशी होते: एखाद्या स्थळाचे संपर्क तपशील पहिल्यांदा उघडल्यावर एक स्थळ वापरले जाते. तेच स्थळ पुन्हा उघडणे मोफत आहे.',
      ),
      button('स्थळ शोधा', `${about.home}/profile/search`),
      ...supportPart(about, 'या पावतीत काही चूक आहे का?'),
    ],
    why: 'तुमच्यासाठी पॅकेज सुरू केल्याने तुम्हाला हा ईमेल आला आहे. पावत्या नेहमीच येतात.',
  };
}

function ending(
  about: About,
  subscription: { package: PackageCode; left: number; ends_at: Date },
): Letter {
  const name = NAMES[subscription.package];
  const until = dayInMarathi(subscription.ends_at);
  const { left } = subscription;
  const use =
    left > 0
      ? `तुम्ही आणखी ${left} ${plural(left, 'स्थळाचे', 'स्थळांचे')} संपर्क तपशील उघडू शकता. ते त्या दिवसाआधी उघडा: पॅकेज संपल्यावर उरलेली स्थळे वापरता येत नाहीत.`
      : 'या पॅकेजमधील सर्व स्थळे वापरून झाली आहेत.';
  return {
    subject: `तुमचे ${name} पॅकेज ${until} रोजी संपत आहे`,
    heading: `तुमचे ${name} पॅकेज ${until} रोजी संपत आहे`,
    parts: [
      text(use),
      facts(['उरलेली स्थळे', String(left)], ['संपण्याची तारीख', until]),
      text('त्या दिवसाआधी नवीन पॅकेज घेतले, तर त्याची स्थळे आणि दिवस आधीच्या पॅकेजमध्ये मिळवले जातात.'),
      button('पॅकेज पाहा', `${about.home}/upgrade`),
      ...supportPart(about, 'काही विचारायचे आहे का?'),
    ],
    why: 'तुमचे पॅकेज लवकरच संपत असल्याने तुम्हाला हा ईमेल आला आहे.',
  };
}

export const mr: typeof en = { activated, ending };
