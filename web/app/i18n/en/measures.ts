export const measuresText = {
  height: ({ feet, inches }: { feet: number; inches: number }) => `${feet}ft ${inches}in`,
  units: { kg: 'kg' },
};
