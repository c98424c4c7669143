import type { Domain } from '@mala/contract/communities/domain.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import { HOME_WORDS, type KeptValues, type SettingValues } from '@mala/contract/settings/values.ts';
import type { Config } from '../../config.ts';
import type { Packages } from '../../db/schema/subscriptions.ts';
import { firstReasons } from './ready-reasons.ts';

/** What counts in a community until an owner saves something: the variables, or what the product brings along. */
export function firstValues(config: Config, domain: Domain): KeptValues {
  const words = languagesOf(domain).flatMap((language) =>
    HOME_WORDS.map((word) => [`${word}_${language}`, '']),
  );
  return {
    support: { whatsapp: config.supportWhatsapp ?? '' },
    payment: {
      upi_id: config.paymentUpiId ?? '',
      bank: config.paymentBank ?? '',
      card_url: config.paymentCardUrl ?? '',
    },
    grievance: { officer: config.grievanceOfficer ?? '', email: config.grievanceEmail ?? '' },
    social: { links: [...config.socialLinks] },
    home: Object.fromEntries(words),
    reasons: firstReasons(domain),
  };
}

/** The same of the prices: what the packages of the database say. */
export function firstPrices(packages: readonly Packages[]): SettingValues['prices'] {
  const offers = packages.flatMap(({ code, price, profiles, days }) => [
    [`${code}_price`, price],
    [`${code}_profiles`, profiles],
    [`${code}_days`, days],
  ]);
  return Object.fromEntries(offers) as SettingValues['prices'];
}
