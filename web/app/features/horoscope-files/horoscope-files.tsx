import {
  HOROSCOPE_FILE_EXTENSIONS,
  HOROSCOPE_FILE_LIMITS,
} from '@mala/contract/horoscope-files.ts';
import { useId, useState } from 'react';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { fittingFiles, placesLeft } from '../../components/sending/fitting-files.ts';
import type { UploadTarget } from '../../components/sending/send-once.ts';
import { UploadList } from '../../components/sending/upload-list.tsx';
import { isUnderWay } from '../../components/sending/upload-queue.ts';
import { useUploadQueue } from '../../components/sending/use-upload-queue.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { MOST_MEGABYTES } from './attachment-fault.ts';
import { HoroscopeFileList } from './horoscope-file-list.tsx';
import { useFileTarget, type useHoroscopeFiles } from './queries.ts';
import { horoscopeSteps, refusalOfFile } from './send-horoscope-file.ts';

/** The member's horoscope files, with the upload of further ones, once they are loaded or could not be. */
export function HoroscopeFiles({
  userId,
  list,
  removing,
}: { userId: string } & ReturnType<typeof useHoroscopeFiles>) {
  const { files: text, loadFailed } = wizardText;
  const target = useFileTarget(userId);
  const place = useKeptFocus<HTMLDivElement>(list.data?.length);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Stack ref={place} tabIndex={-1} gap="sm">
        <h2 id={title}>{text.title}</h2>
        {list.data ? (
          <>
            <HoroscopeFileList
              files={list.data}
              removing={removing.isPending ? removing.variables : null}
              onRemove={(id) => removing.mutate(id)}
            />
            <HoroscopeUploads
              target={target}
              places={HOROSCOPE_FILE_LIMITS.count - list.data.length}
            />
          </>
        ) : list.isError ? (
          <LoadFailed title={loadFailed} query={list} />
        ) : (
          <PageLoading />
        )}
      </Stack>
    </section>
  );
}

const ACCEPT = HOROSCOPE_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const { count: MOST } = HOROSCOPE_FILE_LIMITS;

/** Chooses horoscope files and uploads them at once, one after the other. `places`: how many more are allowed. */
export function HoroscopeUploads({ target, places }: { target: UploadTarget; places: number }) {
  const { files: text } = wizardText;
  const { queued, add, retry, remove } = useUploadQueue(
    () => horoscopeSteps(target),
    target.reload,
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
        hint={places <= 0 ? text.full(MOST) : text.hint(MOST_MEGABYTES, MOST)}
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
