import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { type Chosen, extensionOf, type FileFault } from './check-file.ts';

const PHOTO_EXTENSIONS = ['png', 'jpeg', 'jpg', 'gif'];

/** The fault of a chosen photo. Some phones report no type; then the file extension decides. */
export function photoFault(file: Chosen): FileFault | null {
  const known = file.type
    ? PHOTO_TYPES.some((type) => type === file.type)
    : PHOTO_EXTENSIONS.includes(extensionOf(file));
  if (!known) return 'wrongKind';
  return file.size > PHOTO_LIMITS.bytes ? 'tooLarge' : null;
}
