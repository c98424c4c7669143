import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { useId, useState } from 'react';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { fittingFiles, placesLeft } from '../../components/sending/fitting-files.ts';
import type { UploadTarget } from '../../components/sending/send-once.ts';
import { UploadList } from '../../components/sending/upload-list.tsx';
import { isUnderWay } from '../../components/sending/upload-queue.ts';
import { useUploadQueue } from '../../components/sending/use-upload-queue.ts';
import { albumText } from '../../i18n/en/album.ts';
import { photoUploadsText } from '../../i18n/en/photo-uploads.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PhotoAlbum } from './photo-album.tsx';
import { useHomePhoto, usePhotos, usePhotoTarget } from './queries.ts';
import { photoSteps, refusalOf } from './send-photo.ts';
import { useFileDrop } from './use-file-drop.ts';

/** The member's photos, with the upload of further ones. */
export function PhotoPanel({ userId }: { userId: string }) {
  const { loadFailed } = wizardText;
  const { data: photos, error, refetch } = usePhotos(userId);
  const target = usePhotoTarget(userId);
  if (error && !photos) return <LoadFailed title={loadFailed} query={{ error, refetch }} />;
  if (!photos) return <PageLoading />;
  // refused photos take no place
  const kept = photos.filter(({ refusal }) => !refusal);
  return (
    <Stack>
      <PhotoAlbum userId={userId} photos={photos} />
      <PhotoUploads target={target} places={PHOTO_LIMITS.count - kept.length} />
    </Stack>
  );
}

/** Whether the first photo may appear on the home page: off by default, saved at once. */
export function HomePhotoBox({ userId, allowed }: { userId: string; allowed: boolean }) {
  const text = albumText;
  const change = useHomePhoto(userId);
  return (
    <CheckField
      id={useId()}
      name="home_photo"
      label={text.home}
      hint={text.homeHint}
      // the chosen value while it is saved, otherwise the stored one
      value={change.isPending ? change.variables : allowed}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
    />
  );
}

/** Chooses photos and uploads them at once. `places`: how many more are allowed. */
export function PhotoUploads({ target, places }: { target: UploadTarget; places: number }) {
  const text = photoUploadsText;
  const { queued, add, retry, remove } = useUploadQueue(() => photoSteps(target), target.reload);
  const [fault, setFault] = useState<string | null>(null);
  useLeaveQuestion(queued.files.some(isUnderWay), text.leave);

  const left = placesLeft(places, queued.files);
  const choose = async (chosen: readonly File[]) => {
    const all = await Promise.all(
      chosen.map(async (file) => ({ file, refusal: await refusalOf(file) })),
    );
    const { files, good, taken } = fittingFiles(all, left);
    setFault(good > taken ? text.tooMany(good, taken, PHOTO_LIMITS.count) : null);
    add(files);
  };
  const over = useFileDrop((files) => void choose(files));
  return (
    <Stack>
      <FilePicker
        label={text.choose}
        camera={text.camera}
        drop={{ over, hint: text.drag, label: text.drop }}
        hint={places <= 0 ? text.full(PHOTO_LIMITS.count) : text.hint(PHOTO_LIMITS.count)}
        accept={PHOTO_TYPES.join(',')}
        many
        disabled={left === 0}
        error={fault}
        onChoose={(files) => void choose(files)}
      />
      <UploadList queued={queued} words={text} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}
