import type { OwnPhoto } from '@mala/contract/photos.ts';
import { addPhoto, PHOTO_LIMITS } from '@mala/contract/photos.ts';
import { uploadsText } from '../../i18n/uploads.ts';
import { ApiError } from '../../lib/api-error.ts';
import { pictureKind } from '../../lib/check-file.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';
import { interruptionOf } from './interruption.ts';
import type { Outcome, Steps } from './upload-queue.ts';

const refused = (why: string): Outcome => ({ status: 'refused', why });

/** Why a file is no picture that may be added, told by its first bytes. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const kind = await pictureKind(file);
  return kind === 'plain' || kind === 'heic' ? undefined : uploadsText()[kind];
}

/** Upright and small; as it is where this browser cannot read it, for the server may. */
export async function preparePhoto(file: File): Promise<File | Outcome> {
  const shrunk = await shrinkPicture(file);
  const travels = shrunk ?? file;
  if (!shrunk && (await pictureKind(file)) === 'heic') return refused(uploadsText().heic);
  return travels.size > PHOTO_LIMITS.bytes ? refused(uploadsText().tooLarge) : travels;
}

/** The ways of one profile's photos; `onPhotos` gets its new list. */
export function photoSteps(userId: string, onPhotos: (photos: readonly OwnPhoto[]) => void): Steps {
  return {
    prepare: preparePhoto,
    send: async (file, { id, onProgress, signal }) => {
      try {
        const fields = { upload_id: id };
        const sent = { files: [file], params: { userId }, fields, onProgress, signal };
        onPhotos(await upload(addPhoto, sent));
        return { status: 'added' };
      } catch (error) {
        if (error instanceof ApiError) return outcomeOf(error);
        throw error;
      }
    },
  };
}

/** What is said beside a picture that did not arrive. Its kind was looked at before, so the server could not read it. */
function outcomeOf(error: ApiError): Outcome {
  const { code, status, message } = error;
  const text = uploadsText();
  if (code === 'ABORTED') return { status: 'failed', why: text.stopped };
  if (code === 'NOT_A_PICTURE') return refused(text.broken);
  if (code === 'PICTURE_TOO_LARGE') return refused(message);
  if (status === 413) return refused(text.tooLarge);
  return interruptionOf(error) ?? { status: 'failed', why: message };
}
