import type { Texts } from '../texts.ts';

export const measuresText: Texts['measures'] = {
  height: ({ feet, inches }) => `${feet} फूट ${inches} इंच`,
  units: { kg: 'किलो' },
};
