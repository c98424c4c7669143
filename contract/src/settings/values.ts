import * as z from 'zod/mini';
import type { Domain } from '../communities/domain.ts';
import { languagesOf } from '../communities/languages.ts';
import { socialKind } from '../communities/social.ts';
import { plainDigits } from '../digits.ts';
import type { PACKAGE_CODES } from '../subscriptions.ts';
import { text } from '../text.ts';
import { readyReasons } from './reasons.ts';

// What an owner sets for a community, by group. An empty text is not set. Every value is one field of its group, so that a
// fault, a change and its line in the history have its name.

/** Digits with the country in front, as wa.me takes them; ten digits alone are an Indian number. */
function whatsAppDigits(typed: string): string {
  const plain = plainDigits(typed).trim();
  const digits = plain.replace(/^(\+|00)/, '').replace(/[\s()-]/g, '');
  return /^\d{10}$/.test(digits) && !/^(\+|00)/.test(plain) ? `91${digits}` : digits;
}

const optional = (pattern: RegExp, fault = 'invalid') =>
  z.refine<string>((value) => value === '' || pattern.test(value), fault);

const support = z.strictObject({
  whatsapp: text(40).check(z.overwrite(whatsAppDigits), optional(/^[1-9]\d{9,14}$/, 'mobile')),
});

/** `IFSC` of the Reserve Bank: four letters of the bank, 0, six of the branch. An account number has 9 to 18 digits. */
const IFSC = /\b[A-Z]{4}0[A-Z0-9]{6}\b/i;
const ACCOUNT = /(?<![\dA-Z])\d(?:[ -]?\d){8,17}(?!\d)/i;

/** Of letters, digits and hyphens alone: what else browsers take for an end of the host name, they might go elsewhere. */
const isHttps = (value: string) =>
  /^https:\/\/[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu.test(value);

const payment = z.strictObject({
  /** an account in India's UPI */
  upi_id: text(120).check(optional(/^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/i)),
  /** lines with account number and IFSC */
  bank: text(500, { lines: true }).check(
    z.overwrite(plainDigits),
    z.refine((lines) => lines === '' || (IFSC.test(lines) && ACCOUNT.test(lines)), 'invalid'),
  ),
  card_url: text(500).check(z.refine((value) => value === '' || isHttps(value), 'invalid')),
});

const whole = (least: number, most: number) =>
  z
    .number({ error: 'wholeNumber' })
    .check(
      z.int('wholeNumber'),
      z.minimum(least, `atLeast:${least}`),
      z.maximum(most, `atMost:${most}`),
    );

/** What a package costs, in whole rupees, and gives. */
const offer = <Code extends (typeof PACKAGE_CODES)[number]>(code: Code) =>
  ({
    [`${code}_price`]: whole(1, 100_000),
    [`${code}_profiles`]: whole(1, 1000),
    [`${code}_days`]: whole(1, 1825),
  }) as Record<`${Code}_${'price' | 'profiles' | 'days'}`, ReturnType<typeof whole>>;

const prices = z.strictObject({ ...offer('silver'), ...offer('gold'), ...offer('diamond') });

const grievance = z
  .strictObject({
    officer: text(80),
    email: text(254).check(
      z.refine((value) => value === '' || z.regexes.email.test(value), 'email'),
    ),
  })
  .check(
    z.refine(({ officer, email }) => !officer || email, { error: 'required', path: ['email'] }),
    z.refine(({ officer, email }) => officer || !email, { error: 'required', path: ['officer'] }),
  );

/** Addresses of pages on networks that have a sign in the footer. */
const social = z.strictObject({
  links: z
    .array(
      text(300).check(z.refine((url) => isHttps(url) && socialKind(url) !== 'other', 'invalid')),
    )
    .check(
      z.maxLength(8, 'atMost:8'),
      z.refine((links) => new Set(links).size === links.length, 'invalid'),
    ),
});

/** The words of the home page, by language; the site's own where they are empty. */
export const HOME_LENGTHS = { headline: 80, lead: 200, notice: 160 } as const;
export type HomeWord = keyof typeof HOME_LENGTHS;
export const HOME_WORDS = Object.keys(HOME_LENGTHS) as HomeWord[];

function home(domain: Domain) {
  const fields = languagesOf(domain).flatMap((language) =>
    HOME_WORDS.map((word) => [`${word}_${language}`, text(HOME_LENGTHS[word])]),
  );
  return z.strictObject(Object.fromEntries(fields) as Record<string, ReturnType<typeof text>>);
}

/** The schema of each group, for a community. */
const GROUPS = {
  support: () => support,
  payment: () => payment,
  prices: () => prices,
  grievance: () => grievance,
  social: () => social,
  home,
  reasons: readyReasons,
} as const satisfies Record<string, (domain: Domain) => z.ZodMiniType>;

export type SettingGroup = keyof typeof GROUPS;
export const SETTING_GROUPS = Object.keys(GROUPS) as SettingGroup[];

/** What decides where money goes: an owner proves anew who he is. */
export const MONEY_GROUPS = ['payment', 'prices'] as const satisfies readonly SettingGroup[];
export type MoneyGroup = (typeof MONEY_GROUPS)[number];
export const PLAIN_GROUPS = ['support', 'grievance', 'social', 'home', 'reasons'] as const;

export type SettingValues = {
  [Group in SettingGroup]: z.output<ReturnType<(typeof GROUPS)[Group]>>;
};

/** What processes keep in memory: packages are read by whoever sells one, in its transaction. */
export type KeptValues = Omit<SettingValues, 'prices'>;

export function settingSchema<Group extends SettingGroup>(
  group: Group,
  domain: Domain,
): z.ZodMiniType<SettingValues[Group]> {
  return GROUPS[group](domain) as unknown as z.ZodMiniType<SettingValues[Group]>;
}
