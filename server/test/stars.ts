import type { Entities } from '@mala/contract/profiles/entity.ts';

/** What a test says of a horoscope. */
export type Stars = Partial<Entities['horoscope']>;

export const BHARANI: Stars = { birth_star: 'bharani', padham: 1, raasi: 'mesha' };
export const UNKNOWN_STAR: Stars = { birth_star: null, unknown: ['birth_star'] };
/** No padham of Revati lies in Mesha. */
export const MISFIT: Stars = { birth_star: 'revati', padham: 1, raasi: 'mesha' };
