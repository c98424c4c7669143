/** The longest side of an uploaded picture; the server keeps at most 1600 px. */
const LONGEST = 2048;
/** A picture of at most that many pixels is sent unchanged up to this size. */
const SMALL_BYTES = 1024 * 1024;
const QUALITY = 0.87;

/** The picture upright, without metadata; null if this browser cannot read it. */
async function readUpright(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Browsers without these options return the picture in full size; drawing it scales it down. */
async function resized(whole: ImageBitmap, width: number, height: number): Promise<ImageBitmap> {
  const size = { resizeWidth: width, resizeHeight: height };
  return createImageBitmap(whole, { ...size, resizeQuality: 'high' }).catch(() => whole);
}

function drawJpeg(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d', { alpha: false });
  if (!drawing) return Promise.resolve(null);
  // transparent areas become white, not black
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * A picture for upload: upright, at most 2048 px on its longer side, as a JPEG with its original name. A small one is
 * unchanged. Null if this browser cannot read it or lacks the memory to draw it.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const whole = await readUpright(file);
  if (!whole) return null;
  const longer = Math.max(whole.width, whole.height);
  if (longer <= LONGEST && file.size <= SMALL_BYTES && /^image\/(png|jpeg|gif)$/.test(file.type)) {
    whole.close();
    return file;
  }
  const scale = Math.min(1, LONGEST / longer);
  const width = Math.max(1, Math.round(whole.width * scale));
  const height = Math.max(1, Math.round(whole.height * scale));
  try {
    const picture = scale < 1 ? await resized(whole, width, height) : whole;
    const jpeg = await drawJpeg(picture, width, height);
    picture.close();
    if (!jpeg) return null;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([jpeg], name, { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    whole.close();
  }
}
