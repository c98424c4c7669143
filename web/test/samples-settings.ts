import type { Language } from '@mala/contract/communities/languages.ts';
import type { Setting } from '@mala/contract/settings/endpoints.ts';
import { FIRST_REASONS, type ReasonPlace } from '@mala/contract/settings/reasons.ts';
import type { SettingGroup, SettingValues } from '@mala/contract/settings/values.ts';

const reasonsOf = (place: ReasonPlace) =>
  FIRST_REASONS[place].map((name) => ({
    name,
    label: '',
    // of the languages that the community offers
    texts: { en: `Please: ${name}`, ta: `தயவுசெய்து: ${name}` } as Record<Language, string>,
  }));

const offer = (price: number) => ({ price, profiles: 30, days: 90 });

const PRICES = Object.fromEntries(
  Object.entries({ silver: offer(599), gold: offer(1500), diamond: offer(2700) }).flatMap(
    ([code, one]) => Object.entries(one).map(([what, value]) => [`${code}_${what}`, value]),
  ),
) as SettingValues['prices'];

/** What the Tamil site begins with. */
const VALUES: SettingValues = {
  support: { whatsapp: '919840012345' },
  payment: { upi_id: 'mala@okbank', bank: '', card_url: '' },
  prices: PRICES,
  grievance: { officer: '', email: '' },
  social: { links: [] },
  home: {
    ...{ headline_en: '', lead_en: '', notice_en: '' },
    ...{ headline_ta: '', lead_ta: '', notice_ta: '' },
  },
  reasons: {
    review: reasonsOf('review'),
    payment: reasonsOf('payment'),
    change: reasonsOf('change'),
  },
};

/** Every group, as nobody has saved it yet. */
export const SETTINGS: Setting[] = Object.entries(VALUES).map(([group, value]) => ({
  ...{ group: group as SettingGroup, version: 0, saved: false },
  ...{ value, first: value, changed_at: null, changed_by: null },
}));

/** The same with one group saved. */
export function withSaved(group: SettingGroup, value: unknown): Setting[] {
  return SETTINGS.map((one) =>
    one.group === group
      ? {
          ...{ ...one, value, version: one.version + 1, saved: true },
          ...{ changed_at: '2026-11-22T08:00:00Z', changed_by: 'Revathi' },
        }
      : one,
  );
}

/** The ready reasons of a place, as whoever refuses gets them. */
export const readyReasons = (place = '') => ({
  reasons: [...(VALUES.reasons[place as ReasonPlace] ?? [])] as {
    name: string;
    label: string;
    texts: Record<string, string>;
  }[],
});
