/** ITU T.81, table B.1: markers without a length behind them, the start of a scan, and the end of the picture. */
const START_OF_SCAN = 0xda;
const END = 0xd9;
const isBare = (marker: number) =>
  marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * How many times the pixels of a JPEG are gone through: once for each scan up to its end, as decoders find them. A
 * file of a few bytes a scan can ask for thousands.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = jpeg.indexOf(0xff, at);
    const marker = jpeg[at + 1];
    if (at < 0 || marker === undefined || marker === END) return scans;
    // any number of 0xff may stand before a marker
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (marker === START_OF_SCAN) scans += 1;
      at += 2 + Math.max(2, (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0));
    }
  }
}
