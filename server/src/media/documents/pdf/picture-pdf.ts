/** A page: its JPEG (baseline, in RGB), the pixels of that, and its size in points, 1/72 inch. */
export interface PicturePage {
  jpeg: Buffer;
  pixels: { width: number; height: number };
  points: { width: number; height: number };
}

/** Objects of each page: the page itself, what it draws, and the picture. They follow the catalogue and the list of pages. */
const OF_PAGE = 3;
const FIRST_PAGE = 3;

/** A PDF of pictures and nothing else, one to a page (ISO 32000-1, 7.5 and 8.9.5). */
export function picturePdf(pages: readonly PicturePage[]): Buffer {
  const numberOf = (index: number) => FIRST_PAGE + index * OF_PAGE;
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  const objects = [
    text('<</Type/Catalog/Pages 2 0 R>>'),
    text(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`),
    ...pages.flatMap((page, index) => objectsOf(page, numberOf(index))),
  ];
  const parts = [text('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const table = ['0000000000 65535 f \n'];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]);
    table.push(`${String(at).padStart(10, '0')} 00000 n \n`);
    parts.push(whole);
    at += whole.length;
  }
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n${table.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.concat([...parts, text(`${end}startxref\n${at}\n%%EOF\n`)]);
}

function objectsOf({ jpeg, pixels, points }: PicturePage, number: number): Buffer[] {
  const box = `[0 0 ${points.width} ${points.height}]`;
  const used = `/Resources<</XObject<</P ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R`;
  const size = `/Width ${pixels.width}/Height ${pixels.height}`;
  const colours = '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
  return [
    text(`<</Type/Page/Parent 2 0 R/MediaBox${box}${used}>>`),
    stream('', text(`q ${points.width} 0 0 ${points.height} 0 0 cm /P Do Q`)),
    stream(`/Type/XObject/Subtype/Image${size}${colours}`, jpeg),
  ];
}

function stream(entries: string, data: Buffer): Buffer {
  const head = text(`<<${entries}/Length ${data.length}>>\nstream\n`);
  return Buffer.concat([head, data, text('\nendstream')]);
}

function text(written: string): Buffer {
  return Buffer.from(written, 'latin1');
}
