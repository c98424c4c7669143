import { addPhoto } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { sendOnce } from '../../components/sending/send-once.ts';
import type { Outcome, Steps } from '../../components/sending/upload-queue.ts';
import { uploadsText } from '../../i18n/en/uploads.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { pictureKind } from '../../lib/check-file.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';

const refused = (why: string): Outcome => ({ status: 'refused', why });

/** Why a file cannot be added as a photo, judged by its first bytes. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const kind = await pictureKind(file);
  return kind === 'plain' || kind === 'heic' ? undefined : uploadsText[kind];
}

/** Upright and downscaled; unchanged if this browser cannot read it, because the server may. */
async function preparePhoto(file: File): Promise<File | Outcome> {
  const shrunk = await shrinkPicture(file);
  const travels = shrunk ?? file;
  if (!shrunk && (await pictureKind(file)) === 'heic') return refused(uploadsText.heic);
  return travels.size > PHOTO_LIMITS.bytes ? refused(uploadsText.tooLarge) : travels;
}

/** The upload steps of one profile's photos; `onPhotos` gets its new list. */
export function photoSteps(userId: string, onPhotos: (photos: readonly OwnPhoto[]) => void): Steps {
  return {
    prepare: preparePhoto,
    send: sendOnce(userId, async (sent) => onPhotos(await upload(addPhoto, sent)), refusedFor),
  };
}

/** Its type was checked before, so the server could not read it. */
function refusedFor({ code, status, message }: ApiError): string | undefined {
  const text = uploadsText;
  if (code === 'NOT_A_PICTURE') return text.broken;
  if (code === 'PICTURE_TOO_LARGE' || code === 'FILE_TOO_COMPLEX') return message;
  return status === 413 ? text.tooLarge : undefined;
}
