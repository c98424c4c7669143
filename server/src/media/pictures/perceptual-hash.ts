import sharp from 'sharp';

/** The picture is looked at in this many grey points a side, of whose frequencies the lowest are kept. */
const SIDE = 32;
const KEPT = 8;

/** COSINES[u][x] of the discrete cosine transform, for the frequencies that are kept. */
const COSINES = Array.from({ length: KEPT }, (_, u) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
);

/**
 * 64 characters 0 and 1 that say what a picture looks like (pHash: which of its lowest frequencies are above their
 * median). Re-encoded, resized, brightened or slightly cropped, it differs in a few of them; another picture in about
 * half. Throws what reading the picture throws.
 */
export async function perceptualHash(picture: string | Uint8Array): Promise<string> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: SIDE }, (_, y) => grey.subarray(y * SIDE, (y + 1) * SIDE));
  const across = rows.map((row) => frequencies((x) => row[x] ?? 0));
  const columns = Array.from({ length: KEPT }, (_, u) => frequencies((y) => across[y]?.[u] ?? 0));
  const [, ...shape] = columns.flat();
  const median = shape.toSorted((a, b) => a - b)[Math.floor(shape.length / 2)] ?? 0;
  // the first one is the brightness, which says nothing of the shape
  return `0${shape.map((value) => (value > median ? '1' : '0')).join('')}`;
}

function frequencies(at: (index: number) => number): number[] {
  return COSINES.map((cosines) => cosines.reduce((sum, cosine, x) => sum + cosine * at(x), 0));
}
