import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { fittingFiles, placesLeft } from '../../components/sending/fitting-files.ts';
import { UploadList } from '../../components/sending/upload-list.tsx';
import { isUnderWay } from '../../components/sending/upload-queue.ts';
import { useUploadQueue } from '../../components/sending/use-upload-queue.ts';
import { uploadsText } from '../../i18n/en/uploads.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useNewPhotos } from './queries.ts';
import { photoSteps, refusalOf } from './send-photo.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Chooses photos and uploads them at once. `places`: how many more are allowed. */
export function PhotoUploads({ userId, places }: { userId: string; places: number }) {
  const text = uploadsText;
  const { onPhotos, reload } = useNewPhotos(userId);
  const { queued, add, retry, remove } = useUploadQueue(
    () => photoSteps(userId, (photos) => void onPhotos(photos)),
    reload,
  );
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
