import type { LiveChange } from '@mala/contract/moderation/live-changes.ts';
import type { Figures, Numbers } from '@mala/contract/numbers.ts';

/** What changed in a profile that others see already: a text, a choice, a height and a contact. */
export const LIVE_CHANGE: LiveChange = {
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  fields: [
    { section: 'basic', field: 'city', before: 'Karur', after: 'Madurai', is_contact: false },
    { section: 'basic', field: 'mobiles', before: null, after: null, is_contact: true },
    { section: 'personal', field: 'height', before: 162, after: 165, is_contact: false },
    {
      section: 'personal',
      field: 'marital_status',
      before: 'never-married',
      after: 'divorced',
      is_contact: false,
    },
    { section: 'personal', field: 'about', before: null, after: 'I sing.', is_contact: false },
  ],
  version: 'v1',
  since: '2026-11-19T08:00:00.000Z',
  changed_at: '2026-11-20T08:00:00.000Z',
};

const FIGURES: Figures = {
  registered: 1234,
  completed: 80,
  approved: 75,
  decided: 78,
  wait_median: 45_000,
  wait_p95: 200_000,
  active: 40.5,
  searches: 123_456,
  downloads: 321,
  married: 2,
  married_elsewhere: 1,
  paid: { silver: 5990, gold: 150_000, diamond: 0 },
  refunded: 599,
  reached: {
    signup: 1234,
    basic: 1000,
    personal: 900,
    work: 800,
    photo: 500,
    family: 480,
    horoscope: 470,
    complete: 460,
    approved: 400,
  },
};

/** Three days: the first not counted yet, the second without any wait. */
export const NUMBERS: Numbers = {
  unit: 'day',
  rows: [
    { ...FIGURES, from: '2026-11-20', to: '2026-11-20', active: null, searches: null },
    { ...FIGURES, from: '2026-11-21', to: '2026-11-21', wait_median: null, wait_p95: null },
    { ...FIGURES, from: '2026-11-22', to: '2026-11-22', registered: 7 },
  ],
  whole: FIGURES,
  since: { active: '2026-11-21', searches: '2026-11-21', downloads: null, waits: '2025-01-01' },
};
