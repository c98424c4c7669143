import type { Site } from './community.ts';
import type { Domain } from './domain.ts';
import { marathimala } from './marathimala.ts';
import { tamilmala } from './tamilmala.ts';

/** Every site by its code, without what its sections ask. */
export const sites = { tamilmala, marathimala } satisfies Record<Domain, Site>;
