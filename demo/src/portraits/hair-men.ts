import { lighter, mix } from './colours.ts';
import type { Person } from './person.ts';

export type MansHair = 'parted' | 'brushed-up' | 'short' | 'wavy';
export type Beard = 'none' | 'moustache' | 'stubble' | 'full' | 'trimmed';

/** Hair on the head, drawn over it. */
export function mansHair({ cheek, hair, skin }: Person, style: MansHair): string {
  const [left, right] = [200 - cheek, 200 + cheek];
  const gleam = lighter(hair, 0.24);
  // Cropped sides let some of the skin through.
  const side = mix(hair, skin, 0.22);
  const sides = `<path fill="${side}" d="M${left + 1} 214L${left - 4} 206C${left - 7} 160 ${left + 2} 128 ${left + 24} 116L${left + 20} 150
    Q${left + 7} 168 ${left + 7} 196ZM${right - 1} 214L${right + 4} 206C${right + 7} 160 ${right - 2} 128 ${right - 24} 116L${right - 20} 150
    Q${right - 7} 168 ${right - 7} 196Z"/>`;
  const top = TOPS[style](left, right);
  return `${sides}<path fill="${hair}" d="${top.outline}"/>
    <path fill="none" stroke="${gleam}" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".45" d="${top.strands}"/>`;
}

const TOPS: Record<
  MansHair,
  (left: number, right: number) => { outline: string; strands: string }
> = {
  parted: (left, right) => ({
    outline: `M${left + 6} 184C${left - 10} 140 ${left + 14} 92 196 90C${right - 6} 84 ${right + 14} 128 ${right - 6} 184
      Q${right - 6} 162 ${right - 20} 150C214 152 186 146 166 124C164 140 ${left + 12} 152 ${left + 6} 184Z`,
    strands: `M172 120C190 136 220 142 ${right - 16} 142M178 110C200 124 230 128 ${right - 10} 130M160 122C150 134 144 142 ${left + 6} 160`,
  }),
  'brushed-up': (left, right) => ({
    outline: `M${left + 6} 186C${left - 8} 150 ${left - 2} 112 160 98C176 74 232 68 250 94C${right + 2} 104 ${right + 10} 148 ${right - 6} 186
      Q${right - 6} 164 ${right - 18} 150Q232 136 200 139Q166 136 ${left + 18} 150Q${left + 6} 164 ${left + 6} 186Z`,
    strands:
      'M172 134C170 116 182 96 204 86M190 135C190 118 202 102 222 92M210 136C212 122 222 110 240 102M228 138C232 128 238 122 248 118',
  }),
  short: (left, right) => ({
    outline: `M${left + 6} 188C${left - 6} 146 ${left + 10} 101 200 101C${right - 10} 101 ${right + 6} 146 ${right - 6} 188
      Q${right - 7} 166 ${right - 16} 154Q200 136 ${left + 16} 154Q${left + 7} 166 ${left + 6} 188Z`,
    strands: 'M166 140Q176 118 196 112M186 138Q194 124 210 116M208 138Q216 126 230 122',
  }),
  wavy: (left, right) => ({
    outline: `M${left + 5} 190C${left - 14} 168 ${left - 10} 138 ${left + 6} 128C${left + 4} 104 166 92 178 92C192 78 224 82 232 94
      C254 92 ${right - 4} 112 ${right - 4} 128C${right + 12} 140 ${right + 12} 170 ${right - 5} 190Q${right - 6} 168 ${right - 16} 158
      C236 162 226 142 212 144C198 148 190 136 178 142C168 154 ${left + 18} 146 ${left + 14} 162Q${left + 6} 172 ${left + 5} 190Z`,
    strands: `M160 138C160 116 180 112 186 100M184 134C190 116 208 118 214 102M212 138C220 122 238 126 242 110M${left + 8} 146C${left + 12} 134 150 128 152 116`,
  }),
};

/** Beard and moustache; the mouth is drawn over them. */
export function beardOf(person: Person, beard: Beard): string {
  const { hair, skin } = person;
  if (beard === 'none') return '';
  const dark = mix(hair, skin, 0.12);
  const soft = mix(hair, skin, 0.25);
  switch (beard) {
    case 'moustache':
      return moustache(dark);
    case 'stubble':
      return `<g fill-opacity=".26">${jaw(person, soft, 0)}${moustache(soft)}</g>`;
    case 'trimmed':
      return `<g fill-opacity=".62">${jaw(person, soft, 0)}</g>${moustache(dark)}`;
    case 'full':
      return `${jaw(person, dark, 6)}${moustache(dark)}`;
  }
}

function jaw({ cheek, jaw: half, chin }: Person, colour: string, longer: number): string {
  const edge = cheek + 0.5;
  return `<path fill="${colour}" d="M${200 - edge} 204C${200 - edge} 234 ${200 - half - 5} 260 ${200 - chin} ${282 + longer}
    Q200 ${300 + longer} ${200 + chin} ${282 + longer}C${200 + half + 5} 260 ${200 + edge} 234 ${200 + edge} 204
    C${196 + edge} 226 ${200 + half - 4} 240 226 249Q222 252 222 261C221 273 210 278 200 278C190 278 179 273 178 261Q178 252 174 249
    C${200 - half + 4} 240 ${204 - edge} 226 ${200 - edge} 204Z"/>
    <path fill="${colour}" d="M194 276.5Q200 274.5 206 276.5L205 284H195Z"/>`;
}

function moustache(colour: string): string {
  return `<path fill="${colour}" d="M200 249.5C194 246 182 248 174 259C181 262 188 257 195 256.5Q200 256 205 256.5C212 257 219 262 226 259
    C218 248 206 246 200 249.5Z"/>`;
}
