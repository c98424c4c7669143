import type { Domain } from '@mala/contract/communities/domain.ts';

/** A groom: short hair and angavastram for the Tamil site, a pheta for the Marathi one. */
export function GroomFigure({ domain }: { domain: Domain }) {
  return (
    <>
      <path
        d="M14 220 C16 178 56 162 100 162 C144 162 184 178 186 220 Z"
        fill="var(--mala-brand-6)"
      />
      <path d="M84 130 H116 V158 C116 170 84 170 84 158 Z" fill="var(--mala-skin)" />
      <path
        d="M84 160 L100 178 L116 160 L122 166 L104 220 H96 L78 166 Z"
        fill="var(--mala-brand-1)"
      />
      <ellipse cx="100" cy="100" rx="30" ry="36" fill="var(--mala-skin)" />
      {domain === 'tamilmala' ? <TamilDress /> : <Pheta />}
    </>
  );
}

function TamilDress() {
  return (
    <>
      <path
        d="M69 100 C62 58 84 50 102 52 C126 50 138 66 131 100 C130 88 126 80 120 76 C106 82 88 80 78 76 C72 82 70 90 69 100 Z"
        fill="var(--mala-brand-9)"
      />
      <path d="M96 78 h8 M94 82 h12" stroke="var(--mala-accent-3)" strokeWidth="2" />
      <path d="M32 190 C44 172 66 164 82 162 L72 220 H26 Z" fill="var(--mala-accent-1)" />
      <path d="M64 167 L54 220" stroke="var(--mala-accent-5)" strokeWidth="5" />
    </>
  );
}

function Pheta() {
  return (
    <>
      <path
        d="M64 86 C60 46 96 36 112 44 C134 44 144 64 136 86 C118 74 84 74 64 86 Z"
        fill="var(--mala-accent-5)"
      />
      <path
        d="M66 80 C84 56 116 50 134 60 M64 72 C80 50 104 42 122 46"
        fill="none"
        stroke="var(--mala-accent-7)"
        strokeWidth="3"
      />
      <path d="M110 46 C112 26 128 24 134 32 C128 36 124 42 122 50 Z" fill="var(--mala-accent-4)" />
      <path
        d="M136 84 C148 96 150 120 146 140 C140 126 136 106 131 92 Z"
        fill="var(--mala-accent-5)"
      />
      <path d="M98 84 h4 v8 h-4 Z" fill="var(--mala-accent-6)" />
    </>
  );
}
