import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.ts';
import { useWizardText } from '../../i18n/wizard.ts';
import { inMegabytes, photoFault } from '../../lib/check-file.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { PendingPhoto } from './pending-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { usePhotos } from './queries.ts';

/** The photos of the member: uploaded as soon as they are chosen, removed at a touch. */
export function PhotoPanel({ userId }: { userId: string }) {
  const { photos: text, loadFailed } = useWizardText();
  const { list, uploading, removing } = usePhotos(userId);
  const place = useKeptFocus<HTMLDivElement>(list.data?.length);
  const [fault, setFault] = useState<string | null>(null);
  const sending = uploading.state.status === 'sending';
  useLeaveQuestion(sending, text.leave);

  if (list.isError && !list.data)
    return (
      <LoadFailed
        {...loadFailed}
        message={list.error.message}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <PageLoading />;

  const kept = list.data.filter(({ refusal }) => !refusal);
  const full = kept.length >= PHOTO_LIMITS.count;
  const megabytes = inMegabytes(PHOTO_LIMITS.bytes);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const found = photoFault(file);
    setFault(found && (found === 'tooLarge' ? text.tooLarge(megabytes) : text.wrongKind));
    if (!found) uploading.start([file]);
  };
  return (
    <Stack ref={place} tabIndex={-1}>
      {list.data.length === 0 && (
        <Notice kind="warning">
          <p>{text.none}</p>
        </Notice>
      )}
      <PhotoGrid
        photos={list.data}
        removing={removing.isPending ? removing.variables : null}
        onRemove={(id) => removing.mutate(id)}
      />
      <PendingPhoto uploading={uploading} />
      <FilePicker
        label={text.add}
        hint={full ? text.full(PHOTO_LIMITS.count) : text.hint(megabytes, PHOTO_LIMITS.count)}
        accept={PHOTO_TYPES.join(',')}
        disabled={sending || full}
        error={fault}
        onChoose={choose}
      />
    </Stack>
  );
}
