import type { Domain } from '@mala/contract/communities/domain.ts';

/** where the flowers stand around the bun */
const FLOWERS = [
  [72, 100],
  [60, 104],
  [50, 113],
  [48, 126],
  [55, 138],
  [67, 144],
] as const;

/** A bride in a saree, her hair in a bun with the flowers of her community. */
export function BrideFigure({ domain }: { domain: Domain }) {
  return (
    <>
      <path
        d="M18 220 C20 176 58 160 100 160 C142 160 180 176 182 220 Z"
        fill="var(--mala-brand-6)"
      />
      <path
        d="M100 160 C128 162 150 174 158 220 H118 C122 192 112 172 92 161 Z"
        fill="var(--mala-accent-4)"
      />
      <path d="M86 130 H114 V158 C114 168 86 168 86 158 Z" fill="var(--mala-skin)" />
      <ellipse cx="101" cy="92" rx="35" ry="40" fill="var(--mala-brand-9)" />
      <circle cx="68" cy="122" r="19" fill="var(--mala-brand-9)" />
      <ellipse cx="102" cy="100" rx="27" ry="34" fill="var(--mala-skin)" />
      <path
        d="M74 96 C76 66 100 60 102 64 C104 60 128 66 130 96 C124 84 112 74 102 70 C92 74 80 84 74 96 Z"
        fill="var(--mala-brand-9)"
      />
      <circle
        cx="102"
        cy="82"
        r="3"
        fill={domain === 'tamilmala' ? 'var(--mala-brand-6)' : 'var(--mala-accent-5)'}
      />
      {FLOWERS.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="6.5"
          fill={domain === 'tamilmala' ? '#fff' : 'var(--mala-blossom)'}
          stroke={domain === 'tamilmala' ? '#d9c7a0' : 'var(--mala-heart)'}
        />
      ))}
      <path
        d="M80 160 Q100 184 122 160"
        fill="none"
        stroke="var(--mala-accent-5)"
        strokeWidth="4"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </>
  );
}
