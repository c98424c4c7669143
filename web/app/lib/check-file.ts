import {
  ATTACHMENT_EXTENSIONS,
  ATTACHMENT_LIMITS,
  PHOTO_LIMITS,
  PHOTO_TYPES,
} from '@mala/contract/photos.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;
const PHOTO_EXTENSIONS = ['png', 'jpeg', 'jpg', 'gif'];

/** What stands against a chosen file before it is sent; the server looks at the bytes. */
export type FileFault = 'wrongKind' | 'tooLarge';

function extensionOf({ name }: Chosen): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Some phones tell no type; then the name has to. */
export function photoFault(file: Chosen): FileFault | null {
  const known = file.type
    ? PHOTO_TYPES.some((type) => type === file.type)
    : PHOTO_EXTENSIONS.includes(extensionOf(file));
  if (!known) return 'wrongKind';
  return file.size > PHOTO_LIMITS.bytes ? 'tooLarge' : null;
}

export function attachmentFault(file: Chosen): FileFault | null {
  if (!ATTACHMENT_EXTENSIONS.some((extension) => extension === extensionOf(file)))
    return 'wrongKind';
  return file.size > ATTACHMENT_LIMITS.bytes ? 'tooLarge' : null;
}

export function inMegabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
