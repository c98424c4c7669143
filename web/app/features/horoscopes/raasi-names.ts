import type { Domain } from '@mala/contract/communities/domain.ts';
import { horoscopeSection } from '@mala/contract/communities/sections/horoscope.ts';
import { language } from '../../i18n/en/language.ts';

const optionsOf = (domain: Domain) => horoscopeSection.lists[domain].raasi ?? [];

/** The twelve raasis in the language of the page. */
export function raasiNames(domain: Domain): string[] {
  return optionsOf(domain).map((option) => option[language.tag] ?? option.en);
}

/** One of them, by its value in replies. */
export function raasiName(domain: Domain, raasi: string): string {
  return raasiNames(domain)[optionsOf(domain).findIndex(({ value }) => value === raasi)] ?? raasi;
}
