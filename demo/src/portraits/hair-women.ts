import { lighter } from './colours.ts';
import { arc, flowers } from './flowers.ts';
import type { Person } from './person.ts';

export type WomansHair = 'braid' | 'open' | 'waves' | 'bun' | 'bob';

interface Hair {
  /** Behind the neck and the clothes. */
  back: string;
  /** Over the forehead. */
  front: string;
  /** Over the clothes. */
  over: string;
}

/** @param hasFlowers jasmine for the braid, a ring of them for the bun */
export function womansHair(person: Person, style: WomansHair, hasFlowers: boolean): Hair {
  const { cheek, hair } = person;
  const gleam = lighter(hair, 0.22);
  const [left, right] = [200 - cheek, 200 + cheek];
  const skull = `<path fill="${hair}" d="M${left - 8} 226C${left - 22} 140 ${left + 12} 94 200 94
    C${right - 12} 94 ${right + 22} 140 ${right + 8} 226Q${right + 2} 262 ${right - 22} 268H${left + 22}Q${left - 2} 262 ${left - 8} 226Z"/>`;
  const front = style === 'bob' || style === 'waves' ? sideParting(person) : middleParting(person);
  const strands = (path: string) =>
    `<path fill="none" stroke="${gleam}" stroke-width="2" stroke-linecap="round" stroke-opacity=".45" d="${path}"/>`;

  switch (style) {
    case 'braid':
      return {
        back: skull + (hasFlowers ? hangingJasmine(left) : ''),
        front,
        over: braid(person, hasFlowers),
      };
    case 'bun':
      return {
        back: `<ellipse cx="200" cy="96" rx="42" ry="32" fill="${hair}"/>${strands('M170 92Q200 70 230 92M178 82Q200 66 222 82')}
          ${hasFlowers ? flowers('jasmine', arc({ x: 200, y: 104, rx: 50, ry: 40 }, [-172, -8], 19), 7) : ''}${skull}`,
        front,
        over: '',
      };
    case 'open':
      return {
        back: `<path fill="${hair}" d="M${left - 10} 190C${left - 26} 290 ${left - 34} 380 ${left - 22} 450H${right + 22}
          C${right + 34} 380 ${right + 26} 290 ${right + 10} 190Z"/>${skull}`,
        front,
        over: `<path fill="${hair}" d="M${left - 4} 238C${left - 20} 290 ${left - 30} 350 ${left - 22} 430
          C${left + 2} 440 ${left + 14} 400 ${left + 6} 350C${left + 2} 310 ${left + 14} 290 ${left + 6} 250Z"/>
          ${strands(`M${left - 4} 262C${left - 14} 310 ${left - 18} 360 ${left - 12} 415M${left + 2} 280C${left - 6} 330 ${left - 4} 360 ${left - 2} 405`)}`,
      };
    case 'waves':
      return {
        back: `<path fill="${hair}" d="M${left - 8} 190C${left - 30} 240 ${left - 14} 270 ${left - 30} 310
          C${left - 42} 350 ${left - 14} 370 ${left - 26} 420H${right + 26}C${right + 14} 370 ${right + 42} 350 ${right + 30} 310
          C${right + 14} 270 ${right + 30} 240 ${right + 8} 190Z"/>${skull}`,
        front,
        over: `<path fill="${hair}" d="M${right + 4} 236C${right + 24} 270 ${right + 6} 296 ${right + 22} 330
          C${right + 36} 366 ${right + 10} 390 ${right + 18} 436C${right - 10} 432 ${right - 14} 400 ${right - 6} 370
          C${right + 4} 336 ${right - 14} 316 ${right - 4} 286Q${right + 2} 262 ${right - 4} 246Z"/>
          ${strands(`M${right + 6} 262C${right + 16} 292 ${right + 2} 312 ${right + 12} 344C${right + 18} 372 ${right + 2} 392 ${right + 6} 420`)}`,
      };
    case 'bob':
      return {
        back: `<path fill="${hair}" d="M${left - 8} 170C${left - 26} 230 ${left - 26} 290 ${left - 8} 322Q${left + 20} 330 ${left + 26} 300
          H${right - 26}Q${right - 20} 330 ${right + 8} 322C${right + 26} 290 ${right + 26} 230 ${right + 8} 170Z"/>${skull}`,
        front,
        over: '',
      };
  }
}

function middleParting({ cheek, hair, shade }: Person): string {
  const [left, right] = [200 - cheek, 200 + cheek];
  const half = (
    near: number,
    side: number,
  ) => `M200 120C${200 + side * 30} 124 ${near - side * 12} 150 ${near - side * 3} 186
    Q${near} 206 ${near - side * 1} 226L${near + side * 7} 228C${near + side * 18} 150 ${200 + side * 56} 93 200 93Z`;
  return `<path fill="${hair}" d="${half(left, -1)}${half(right, 1)}"/>
    <path fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" d="M200 97V119"/>
    <path fill="none" stroke="${lighter(hair, 0.22)}" stroke-width="2" stroke-linecap="round" stroke-opacity=".45"
    d="M192 104C164 112 146 136 141 172M190 112C172 120 156 138 150 158M208 104C236 112 254 136 259 172M210 112C228 120 244 138 250 158"/>`;
}

function sideParting({ cheek, hair }: Person): string {
  const [left, right] = [200 - cheek, 200 + cheek];
  return `<path fill="${hair}" d="M172 106C182 140 226 156 ${right - 4} 192Q${right} 210 ${right - 1} 232L${right + 8} 236
    C${right + 20} 150 258 90 200 91C142 90 ${left - 20} 150 ${left - 8} 236L${left + 1} 232Q${left} 204 ${left + 5} 186C${left + 14} 160 162 140 172 106Z"/>
    <path fill="none" stroke="${lighter(hair, 0.22)}" stroke-width="2" stroke-linecap="round" stroke-opacity=".45"
    d="M180 104C200 126 240 136 ${right + 2} 174M192 100C220 112 250 126 ${right + 4} 156M166 108C156 130 144 144 ${left + 2} 172"/>`;
}

function braid({ hair }: Person, hasFlowers: boolean): string {
  const gleam = lighter(hair, 0.2);
  const knots = Array.from({ length: 9 }, (_, index) => {
    const x = 254 + Math.sin(index / 3.2) * 9;
    const y = 292 + index * 19;
    const lean = index % 2 ? 28 : -28;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="15.5" ry="11.5" transform="rotate(${lean} ${x.toFixed(1)} ${y})"/>`;
  });
  const blossoms = hasFlowers
    ? flowers(
        'jasmine',
        [
          [246, 282],
          [256, 280],
          [266, 283],
          [250, 291],
          [262, 292],
        ],
        7.5,
      )
    : '';
  return `<path fill="${hair}" d="M246 240C262 256 268 276 262 300H242Q252 270 244 250Z"/>
    <g fill="${hair}" stroke="${gleam}" stroke-width="1.6" stroke-opacity=".55">${knots.join('')}</g>${blossoms}`;
}

/** The string that is pinned behind the ear and hangs beside the neck. */
function hangingJasmine(left: number): string {
  const points = Array.from({ length: 14 }, (_, index): [number, number] => [
    left - 9 + (index % 2 ? 7 : 0) + Math.round(Math.sin(index / 4) * 4),
    214 + index * 9,
  ]);
  return flowers('jasmine', points, 7.5);
}
