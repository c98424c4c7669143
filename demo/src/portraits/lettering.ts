/** Letters as strokes on a grid 14 high, since a machine may have no fonts at all. [width, path] */
const STROKES: Record<string, [number, string]> = {
  A: [11, 'M0 14L5.5 0L11 14M2 9.5H9'],
  C: [11, 'M11 2.6C9.9 .9 8.2 0 6.2 0C2.2 0 0 3 0 7C0 11 2.2 14 6.2 14C8.2 14 9.9 13.1 11 11.4'],
  D: [10, 'M0 0V14H4C8 14 10 11 10 7C10 3 8 0 4 0Z'],
  E: [8.5, 'M8.5 0H0V14H8.5M0 7H7'],
  I: [0, 'M0 0V14'],
  L: [8, 'M0 0V14H8'],
  M: [12, 'M0 14V0L6 8.5L12 0V14'],
  N: [10, 'M0 14V0L10 14V0'],
  O: [12, 'M6 0C2 0 0 3 0 7C0 11 2 14 6 14C10 14 12 11 12 7C12 3 10 0 6 0Z'],
  P: [9, 'M0 14V0H5C8 0 9.3 1.7 9.3 4C9.3 6.3 8 8 5 8H0'],
  R: [9.5, 'M0 14V0H5C8 0 9.3 1.7 9.3 4C9.3 6.3 8 8 5 8H0M5 8L9.5 14'],
  S: [
    9.3,
    'M8.8 2.4C8 .8 6.5 0 4.8 0C2 0 .6 1.6 .6 3.6C.6 8.3 9.3 5.6 9.3 10.4C9.3 12.6 7.4 14 4.8 14C2.5 14 .9 13 0 11.2',
  ],
  T: [10, 'M0 0H10M5 0V14'],
  U: [10, 'M0 0V9C0 12.3 2 14 5 14C8 14 10 12.3 10 9V0'],
  '-': [5, 'M0 7.5H5'],
  ' ': [3, ''],
};

/** Room between two letters, on the same grid. */
const SPACING = 4;

/**
 * A line of capitals, centred on `x`, with its upper edge at `y`.
 * @throws Error for a letter that has no strokes
 */
export function lettering(
  text: string,
  place: { x: number; y: number; height: number; weight: number; colour: string },
): string {
  let at = 0;
  const letters = [...text].map((letter) => {
    const strokes = STROKES[letter];
    if (!strokes) throw new Error(`The lettering has no ${letter}`);
    const drawn = strokes[1] && `<path transform="translate(${at})" d="${strokes[1]}"/>`;
    at += strokes[0] + SPACING;
    return drawn;
  });
  const scale = place.height / 14;
  const left = place.x - ((at - SPACING) * scale) / 2;
  return `<g transform="translate(${left} ${place.y}) scale(${scale})" fill="none" stroke="${place.colour}"
    stroke-width="${place.weight / scale}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}
