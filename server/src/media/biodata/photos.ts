import sharp from 'sharp';
import type { Document } from '../sheets/document.ts';

/** A photo as it is put on a page. */
export interface PagePhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

export interface PhotoBox {
  width: number;
  height: number;
  /** pixels of a point of the page */
  density: number;
  /** filled, from the top of the photo; otherwise the whole photo within it */
  filled?: boolean;
}

/** A photo in its box, in points; null for one that cannot be read. */
export async function photoFor(
  webp: Uint8Array,
  { width, height, density, filled }: PhotoBox,
): Promise<PagePhoto | null> {
  const box = { width: Math.round(width * density), height: Math.round(height * density) };
  try {
    // an empty file is refused at once, a broken one as it is read
    const { data, info } = await sharp(webp)
      .flatten({ background: '#ffffff' })
      .resize({ ...box, fit: filled ? 'cover' : 'inside', position: 'top' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width / density, height: info.height / density };
  } catch {
    return null;
  }
}

/** A photo with a line around it. */
export function drawPhoto(
  doc: Document,
  { jpeg, width, height }: PagePhoto,
  { x, y, frame }: { x: number; y: number; frame: string },
): void {
  doc.image(jpeg, x, y, { width, height });
  doc.rect(x, y, width, height).lineWidth(1).stroke(frame);
}
