/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Mixes a `share` of `other`, 0 to 1, into `colour`. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#1c0f0a', share);
}

export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#fff8ee', share);
}

export const GOLD: Colour = '#d9a93a';
export const PALE_GOLD: Colour = '#f0d183';

export const SKINS: readonly Colour[] = [
  '#edc19a',
  '#e2ad80',
  '#d59b6c',
  '#c68a5a',
  '#b27747',
  '#996239',
];

export const HAIRS: readonly Colour[] = ['#17110f', '#1e1613', '#261a15', '#2f1f18'];
