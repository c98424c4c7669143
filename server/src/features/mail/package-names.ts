import type { PackageCode } from '../../db/schema/packages.ts';

export const packageNames: Record<PackageCode, string> = {
  silver: 'Silver',
  gold: 'Gold',
  diamond: 'Diamond',
};
