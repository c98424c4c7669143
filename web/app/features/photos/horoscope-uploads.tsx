import { ATTACHMENT_EXTENSIONS, ATTACHMENT_LIMITS } from '@mala/contract/photos.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.ts';
import { useWizardText } from '../../i18n/wizard.ts';
import { inMegabytes } from '../../lib/check-file.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { isUnderWay, type Queued } from './photo-queue.ts';
import { refusalOfFile } from './send-horoscope-file.ts';
import classes from './upload-row.module.css';
import { UploadRow } from './upload-row.tsx';
import { useHoroscopeQueue } from './use-horoscope-queue.ts';

const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const { bytes, count: MOST } = ATTACHMENT_LIMITS;

/** Chooses horoscope files and sends them at once, one after the other. `places`: how many more there may be. */
export function HoroscopeUploads({ userId, places }: { userId: string; places: number }) {
  const { files: text } = useWizardText();
  const { queue, queued } = useHoroscopeQueue(userId);
  const [fault, setFault] = useState<string | null>(null);
  const place = useKeptFocus<HTMLDivElement>(queued.photos.length);
  const underWay = queued.photos.filter(isUnderWay).length;
  useLeaveQuestion(underWay > 0, text.leave);

  const left = Math.max(0, places - underWay);
  const choose = (files: readonly File[]) => {
    const chosen = files.map((file) => ({ file, refusal: refusalOfFile(file) }));
    const good = chosen.filter(({ refusal }) => !refusal);
    const taken = new Set(good.slice(0, left));
    setFault(good.length > taken.size ? text.tooMany(good.length, taken.size, MOST) : null);
    queue.add(chosen.filter((one) => one.refusal || taken.has(one)));
  };
  return (
    <Stack ref={place} tabIndex={-1} gap="sm">
      <FilePicker
        label={text.add}
        hint={places <= 0 ? text.full(MOST) : text.hint(inMegabytes(bytes), MOST)}
        accept={ACCEPT}
        many
        disabled={left === 0}
        error={fault}
        onChoose={choose}
      />
      <p role="status">{useSummary(queued)}</p>
      {queued.photos.length > 0 && (
        <ul className={classes.list} aria-label={text.adding}>
          {queued.photos.map((file) => (
            <UploadRow
              key={file.id}
              photo={file}
              onRetry={() => queue.retry(file.id)}
              onRemove={() => queue.remove(file.id)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** "2 of 5 files added" while some are under way, and how many it were afterwards. */
function useSummary({ photos, arrived }: Queued): string {
  const { files: text } = useWizardText();
  const underWay = photos.filter(isUnderWay).length;
  if (underWay > 0) return text.sending(arrived + underWay, arrived);
  return arrived > 0 ? text.done(arrived) : '';
}
