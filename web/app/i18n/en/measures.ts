export const measuresText = {
  area: 'measures' as const,
  height: ({ feet, inches }: { feet: number; inches: number }) => `${feet}ft ${inches}in`,
};
