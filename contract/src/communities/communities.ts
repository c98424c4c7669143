import type { Community } from './community.ts';
import type { Domain } from './domain.ts';
import { marathimala } from './marathimala.ts';
import { tamilmala } from './tamilmala.ts';

/** Every site by its code. */
export const communities: Readonly<Record<Domain, Community>> = { tamilmala, marathimala };
