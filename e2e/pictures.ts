import sharp from 'sharp';

/** A picture as a phone takes it, upright: small, and a real PNG. */
export function drawPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#b56' } })
    .png()
    .toBuffer();
}
