import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.ts';
import { useUploadsText } from '../../i18n/uploads.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Stack } from '../../ui/stack.tsx';
import { isUnderWay, type QueuedPhoto } from './photo-queue.ts';
import { refusalOf } from './send-photo.ts';
import { UploadList } from './upload-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotoQueue } from './use-photo-queue.ts';

/** Chooses photos and sends them at once. `places`: how many more the profile may have. */
export function PhotoUploads({ userId, places }: { userId: string; places: number }) {
  const text = useUploadsText();
  const { queued, add, retry, remove } = usePhotoQueue(userId);
  const { photos } = queued;
  const [fault, setFault] = useState<string | null>(null);
  useLeaveQuestion(photos.some(isUnderWay), text.leave);

  const left = Math.max(0, places - photos.filter(takesPlace).length);
  const choose = async (files: readonly File[]) => {
    const chosen = await Promise.all(
      files.map(async (file) => ({ file, refusal: await refusalOf(file) })),
    );
    const good = chosen.filter(({ refusal }) => !refusal);
    const taken = new Set(good.slice(0, left));
    const tooMany = good.length > taken.size;
    setFault(tooMany ? text.tooMany(good.length, taken.size, PHOTO_LIMITS.count) : null);
    add(chosen.filter((one) => one.refusal || taken.has(one)));
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
      <UploadList queued={queued} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}

/** Those that were added stand in the album, and those that were refused take none. */
function takesPlace({ state: { status } }: QueuedPhoto): boolean {
  return status !== 'added' && status !== 'refused';
}
