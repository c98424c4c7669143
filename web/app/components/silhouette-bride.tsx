import type { Domain } from '@mala/contract/communities/domain.ts';

const TAMIL_FLOWERS = [
  [60, 78],
  [54, 90],
  [53, 103],
  [57, 116],
  [64, 127],
  [68, 68],
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
      <path d="M86 130 H114 V158 C114 168 86 168 86 158 Z" fill="var(--mala-brand-3)" />
      <path
        d="M66 84 C62 44 138 44 134 84 C136 108 132 128 124 138 L76 138 C66 126 64 106 66 84 Z"
        fill="var(--mala-brand-9)"
      />
      <circle cx="63" cy="98" r="17" fill="var(--mala-brand-9)" />
      <ellipse cx="102" cy="100" rx="27" ry="34" fill="var(--mala-brand-3)" />
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
      {TAMIL_FLOWERS.map(([x, y]) => (
        <circle
          key={y}
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
