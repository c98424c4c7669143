import { addPhoto, PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.ts';
import { useWizardText } from '../../i18n/wizard.ts';
import { inMegabytes, photoFault } from '../../lib/check-file.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PendingPhoto } from './pending-photo.tsx';
import { useNewPhotos } from './queries.ts';
import { useUpload } from './use-upload.ts';

const MEGABYTES = inMegabytes(PHOTO_LIMITS.bytes);

/** Chooses photos and sends them at once. `places`: how many more the profile may have. */
export function PhotoUploads({ userId, places }: { userId: string; places: number }) {
  const { photos: text } = useWizardText();
  const onDone = useNewPhotos(userId);
  const uploading = useUpload({ endpoint: addPhoto, params: { userId }, onDone });
  const [fault, setFault] = useState<string | null>(null);
  const sending = uploading.state.status === 'sending';
  useLeaveQuestion(sending, text.leave);

  const full = places <= 0;
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const found = photoFault(file);
    setFault(found && (found === 'tooLarge' ? text.tooLarge(MEGABYTES) : text.wrongKind));
    if (!found) uploading.start([file]);
  };
  return (
    <Stack>
      <PendingPhoto uploading={uploading} />
      <FilePicker
        label={text.add}
        hint={full ? text.full(PHOTO_LIMITS.count) : text.hint(MEGABYTES, PHOTO_LIMITS.count)}
        accept={PHOTO_TYPES.join(',')}
        disabled={sending || full}
        error={fault}
        onChoose={choose}
      />
    </Stack>
  );
}
