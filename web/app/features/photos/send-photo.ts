import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { sendOnce, type UploadTarget } from '../../components/sending/send-once.ts';
import type { Outcome, Steps } from '../../components/sending/upload-queue.ts';
import { photoUploadsText } from '../../i18n/en/photo-uploads.ts';
import { uploadsText } from '../../i18n/en/uploads.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { pictureKind } from './picture-kind.ts';

const refused = (why: string): Outcome => ({ status: 'refused', why });

/** Why a file cannot be added as a photo, judged by its first bytes. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const kind = await pictureKind(file);
  if (kind === 'wrongKind') return photoUploadsText.wrongKind;
  return kind === 'plain' || kind === 'heic' ? undefined : uploadsText[kind];
}

/** Upright and downscaled; unchanged if this browser cannot read it, because the server may. */
async function preparePhoto(file: File): Promise<File | Outcome> {
  const shrunk = await shrinkPicture(file);
  const travels = shrunk ?? file;
  if (!shrunk && (await pictureKind(file)) === 'heic') return refused(photoUploadsText.heic);
  return travels.size > PHOTO_LIMITS.bytes ? refused(photoUploadsText.tooLarge) : travels;
}

/** The upload steps of photos. */
export function photoSteps(target: UploadTarget): Steps {
  return { prepare: preparePhoto, send: sendOnce(target, refusedFor) };
}

/** Its type was checked before, so the server could not read it. */
function refusedFor({ code, status, message }: ApiError): string | undefined {
  const text = photoUploadsText;
  if (code === 'NOT_A_PICTURE') return text.broken;
  if (code === 'PICTURE_TOO_LARGE' || code === 'FILE_TOO_COMPLEX') return message;
  return status === 413 ? text.tooLarge : undefined;
}
