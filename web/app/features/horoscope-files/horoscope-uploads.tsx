import {
  HOROSCOPE_FILE_EXTENSIONS,
  HOROSCOPE_FILE_LIMITS,
} from '@mala/contract/horoscope-files.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { fittingFiles, placesLeft } from '../../components/sending/fitting-files.ts';
import { UploadList } from '../../components/sending/upload-list.tsx';
import { isUnderWay } from '../../components/sending/upload-queue.ts';
import { useUploadQueue } from '../../components/sending/use-upload-queue.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { inMegabytes } from '../../lib/check-file.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useNewFiles } from './queries.ts';
import { horoscopeSteps, refusalOfFile } from './send-horoscope-file.ts';

const ACCEPT = HOROSCOPE_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const { bytes, count: MOST } = HOROSCOPE_FILE_LIMITS;

/** Chooses horoscope files and uploads them at once, one after the other. `places`: how many more are allowed. */
export function HoroscopeUploads({ userId, places }: { userId: string; places: number }) {
  const { files: text } = wizardText;
  const { onFiles, reload } = useNewFiles(userId);
  const { queued, add, retry, remove } = useUploadQueue(
    () => horoscopeSteps(userId, onFiles),
    reload,
  );
  const [fault, setFault] = useState<string | null>(null);
  useLeaveQuestion(queued.files.some(isUnderWay), text.leave);

  const left = placesLeft(places, queued.files);
  const choose = (chosen: readonly File[]) => {
    const all = chosen.map((file) => ({ file, refusal: refusalOfFile(file) }));
    const { files, good, taken } = fittingFiles(all, left);
    setFault(good > taken ? text.tooMany(good, taken, MOST) : null);
    add(files);
  };
  return (
    <Stack gap="sm">
      <FilePicker
        label={text.add}
        hint={places <= 0 ? text.full(MOST) : text.hint(inMegabytes(bytes), MOST)}
        accept={ACCEPT}
        many
        disabled={left === 0}
        error={fault}
        onChoose={choose}
      />
      <UploadList queued={queued} words={text.adding} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}
