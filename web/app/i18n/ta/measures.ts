import type { Texts } from '../texts.ts';

export const measuresText: Texts['measures'] = {
  height: ({ feet, inches }) => (inches === 0 ? `${feet} அடி` : `${feet} அடி ${inches} அங்குலம்`),
  units: { kg: 'கிலோ' },
};
