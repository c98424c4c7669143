import type { Domain } from '@mala/contract/communities/domain.ts';
import { isLanguage, languagesOf } from '@mala/contract/communities/languages.ts';
import { plainDigits } from '@mala/contract/digits.ts';
import {
  HOME_LENGTHS,
  HOME_WORDS,
  type HomeWord,
  type SettingGroup,
  settingSchema,
} from '@mala/contract/settings/values.ts';
import { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
import { formText } from '../../i18n/en/form.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { validateWith } from '../../lib/validate.ts';

/** The groups whose fields are texts and numbers. */
export type TextGroup = Exclude<SettingGroup, 'reasons'>;
export type Typed = Record<string, string>;

const WORD = new RegExp(`^(${HOME_WORDS.join('|')})_(\\w\\w)$`);
const OFFER = /^(\w+)_(price|profiles|days)$/;

/** The fields of a group in the order of its form. */
export function fieldsOf(group: TextGroup, domain: Domain): string[] {
  if (group === 'support') return ['whatsapp'];
  if (group === 'payment') return ['upi_id', 'bank', 'card_url'];
  if (group === 'grievance') return ['officer', 'email'];
  if (group === 'social') return ['links'];
  if (group === 'prices')
    return PACKAGE_CODES.flatMap((code) =>
      ['price', 'profiles', 'days'].map((what) => `${code}_${what}`),
    );
  return languagesOf(domain).flatMap((language) => HOME_WORDS.map((word) => `${word}_${language}`));
}

export const isLong = (name: string) => /^(bank|links|lead_|notice_)/.test(name);
export const isNumber = (name: string) => OFFER.test(name);

/** What a field is called. */
export function fieldLabel(name: string): string {
  const text = settingsText;
  const [, code = '', what] = OFFER.exec(name) ?? [];
  if (what === 'price' || what === 'profiles' || what === 'days')
    return text[what](subscriptionText.packages[code as (typeof PACKAGE_CODES)[number]]);
  const [, word, language] = WORD.exec(name) ?? [];
  if (word && isLanguage(language)) return text.words[word as HomeWord](text.languages[language]);
  return text.fields[name as keyof typeof text.fields];
}

export function fieldHint(name: string): string | undefined {
  const [, word] = WORD.exec(name) ?? [];
  if (word) return settingsText.atMost(HOME_LENGTHS[word as HomeWord]);
  return settingsText.hints[name as keyof typeof settingsText.hints];
}

/** A stored value as its form has it. */
export function typedOf(value: unknown): Typed {
  const fields = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, one]) => [name, Array.isArray(one) ? one.join('\n') : String(one)]),
  );
}

/** What a form says, as it is sent. */
export function sentValue(group: TextGroup, domain: Domain, typed: Typed): unknown {
  const names = fieldsOf(group, domain);
  return Object.fromEntries(names.map((name) => [name, sentOf(name, typed[name] ?? '')]));
}

function sentOf(name: string, typed: string): unknown {
  if (name === 'links') return typed.split(/\s+/).filter((line) => line !== '');
  // as people write it: ₹1,500
  if (isNumber(name)) return Number(plainDigits(typed).replace(/[₹,\s]/g, '') || Number.NaN);
  return typed;
}

/** The faults of a value, each in words of its own where "Invalid value" would say too little. */
export function faultsOf(group: SettingGroup, domain: Domain, value: unknown) {
  const found = validateWith(settingSchema(group, domain))(value);
  const wrong: Readonly<Record<string, string>> = settingsText.wrong;
  return Object.fromEntries(
    Object.entries(found).map(([path, fault]) => {
      // of one line of a field, or of the whole field
      const name = group === 'reasons' ? path : (path.split('.')[0] ?? '');
      return [name, fault === formText.faults.invalid ? (wrong[name] ?? fault) : fault];
    }),
  );
}

/** What would be stored; undefined while something is wrong. */
export function parsedOf(group: SettingGroup, domain: Domain, value: unknown): unknown {
  const { data } = settingSchema(group, domain).safeParse(value);
  return data;
}
