import type { Language } from '@mala/contract/communities/languages.ts';
import type { PackageCode } from '../../db/schema/subscriptions.ts';
import {
  button,
  day,
  facts,
  type Letter,
  quote,
  type Reader,
  supportPart,
  text,
} from '../mail/index.ts';
import { en, type SubscriptionWords } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, SubscriptionWords> = { en, ta, mr };

/** How a language writes packages and prices. */
export const packageWords = (language: Language) => WORDS[language];

/** What was paid for, and what the subscription is since; times are ISO texts. */
export interface Receipt {
  package: PackageCode;
  reference: string;
  /** whole rupees */
  amount: number;
  /** of the package */
  profiles: number;
  days: number;
  paid_at: string;
  /** profiles left in all */
  left: number;
  ends_at: string;
}

/** The receipt of a payment. */
export function activated({ about, language }: Reader, receipt: Receipt): Letter {
  const { names, rupees, labels, activated: words } = WORDS[language];
  const name = names[receipt.package];
  const amount = rupees(receipt.amount);
  return {
    subject: words.subject(name, amount),
    heading: words.heading(name),
    parts: [
      text(words.thanks),
      facts(
        [labels.package, words.bought(name, receipt.profiles, receipt.days)],
        [labels.amount, amount],
        [labels.reference, receipt.reference],
        [labels.date, day(language, receipt.paid_at)],
        [labels.left, String(receipt.left)],
        [labels.until, day(language, receipt.ends_at)],
      ),
      text(words.counted),
      button(words.button, `${about.home}/profile/search`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** What was given back of a payment, and taken from the subscription. */
export interface Refund {
  receipt: string;
  reference: string;
  /** whole rupees */
  amount: number;
  /** as the office wrote it */
  reason: string;
  profiles: number;
  days: number;
}

export function refunded({ about, language }: Reader, refund: Refund): Letter {
  const { rupees, labels, refunded: words } = WORDS[language];
  const amount = rupees(refund.amount);
  const { profiles, days } = refund;
  return {
    subject: words.subject(amount),
    heading: words.subject(amount),
    parts: [
      facts(
        [words.receipt, refund.receipt],
        [labels.reference, refund.reference],
        [words.given, amount],
      ),
      text(words.reason),
      quote(refund.reason),
      text(profiles + days > 0 ? words.taken(profiles, days) : words.nothing),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** What a member told of a payment that the office does not find. */
export interface NotFound {
  package: PackageCode;
  reference: string;
  /** whole rupees */
  amount: number;
  /** as the office wrote it */
  reason: string;
}

export function notFound({ about, language }: Reader, told: NotFound): Letter {
  const { names, rupees, labels, notFound: words } = WORDS[language];
  return {
    subject: words.subject,
    heading: words.subject,
    parts: [
      text(words.looked),
      facts(
        [labels.package, names[told.package]],
        [labels.amount, rupees(told.amount)],
        [labels.reference, told.reference],
      ),
      text(words.reason),
      quote(told.reason),
      text(words.next),
      button(words.button, `${about.home}/upgrade`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** A week before the end, so that what is left is not lost unused. */
export function ending(
  { about, language }: Reader,
  subscription: { package: PackageCode; left: number; ends_at: Date },
): Letter {
  const { names, labels, ending: words } = WORDS[language];
  const { left, ends_at } = subscription;
  const until = day(language, ends_at);
  const title = words.title(names[subscription.package], until);
  return {
    subject: title,
    heading: title,
    parts: [
      text(left > 0 ? words.left(left) : words.none),
      facts([labels.left, String(left)], [labels.until, until]),
      text(words.extend),
      button(words.button, `${about.home}/upgrade`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}
