import { isDeepStrictEqual } from 'node:util';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { readSite } from '@mala/contract/communities/endpoints.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { socialKind } from '@mala/contract/communities/social.ts';
import type { KeptValues } from '@mala/contract/settings/values.ts';
import { HOME_WORDS } from '@mala/contract/settings/values.ts';
import type { output } from 'zod/mini';
import type { Context } from '../../context.ts';

export type Site = output<typeof readSite.reply>;

/** Whose pages are shown, on which host, in which language. */
export interface Asked {
  /** of the host name; null: it stands for every community */
  host: Domain | null;
  /** whose settings are shown; null: of none in particular */
  domain: Domain | null;
  /** whether those of another community on this host are others */
  differ: boolean;
  language: Language;
}

type Services = Pick<Context, 'config' | 'demo'>;

/** The settings of a community for its pages. */
export function presentSite(services: Services, values: KeptValues, asked: Asked): Site {
  const { config, demo } = services;
  const { officer, email } = values.grievance;
  const words = wordsOf(values, asked.language);
  return {
    domain: asked.host,
    ...(asked.differ && { of: asked.domain ?? ('neutral' as const) }),
    support_whatsapp: values.support.whatsapp || null,
    support_email: email || null,
    grievance: { name: officer || null, email: email || config.mailFrom },
    social: values.social.links.map((url) => ({ kind: socialKind(url), url })),
    app_store_url: config.appStoreUrl ?? null,
    conversion: config.conversionUrl !== undefined,
    demo,
    ...(words && { words }),
  };
}

/** What the home page says in a language, if anything is set. */
function wordsOf({ home }: KeptValues, language: Language): Site['words'] {
  const said = HOME_WORDS.flatMap((word) => {
    const text = home[`${word}_${language}`];
    return text ? [[word, text]] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** What all communities have in common; where they differ, what the first one that has something says. */
export function commonValues(all: Readonly<Record<Domain, KeptValues>>): KeptValues {
  const each = DOMAINS.map((domain) => all[domain]);
  const first = each[0] as KeptValues;
  return {
    ...first,
    support: (each.find(({ support }) => support.whatsapp) ?? first).support,
    grievance: (each.find(({ grievance }) => grievance.email) ?? first).grievance,
    social: (each.find(({ social }) => social.links.length > 0) ?? first).social,
    home: {},
  };
}

/** Whether pages of the communities say different things. */
export function areDifferent(all: Readonly<Record<Domain, KeptValues>>): boolean {
  const said = DOMAINS.map((domain) => {
    const { support, grievance, social, home } = all[domain];
    return { support, grievance, social, home: Object.values(home).filter((text) => text) };
  });
  return said.some((one) => one.home.length > 0 || !isDeepStrictEqual(one, said[0]));
}
