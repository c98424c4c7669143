import { ATTACHMENT_EXTENSIONS, ATTACHMENT_LIMITS } from '@mala/contract/photos.ts';
import { useId, useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.ts';
import { useWizardText } from '../../i18n/wizard.ts';
import { attachmentFault, inMegabytes } from '../../lib/check-file.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { HoroscopeFileList } from './horoscope-file-list.tsx';
import { useHoroscopeFiles } from './queries.ts';
import { UploadProgress } from './upload-progress.tsx';

const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const MEGABYTES = inMegabytes(ATTACHMENT_LIMITS.bytes);

/** The horoscope files of the member: several at once, sent as soon as they are chosen. */
export function HoroscopeFiles({ userId }: { userId: string }) {
  const { files: text, loadFailed } = useWizardText();
  const { list, uploading, removing } = useHoroscopeFiles(userId);
  const place = useKeptFocus<HTMLDivElement>(list.data?.length);
  const [fault, setFault] = useState<string | null>(null);
  const title = useId();
  const { state } = uploading;
  const sending = state.status === 'sending';
  useLeaveQuestion(sending, text.leave);

  const stored = list.data ?? [];
  const full = stored.length >= ATTACHMENT_LIMITS.count;
  const faultOf = (files: readonly File[]): string | null => {
    for (const file of files) {
      const found = attachmentFault(file);
      if (found === 'wrongKind') return text.wrongKind(file.name);
      if (found === 'tooLarge') return text.tooLarge(file.name, MEGABYTES);
    }
    const tooMany = stored.length + files.length > ATTACHMENT_LIMITS.count;
    return tooMany ? text.tooMany(ATTACHMENT_LIMITS.count) : null;
  };
  const names = state.status === 'idle' ? [] : state.files.map(({ name }) => name);
  return (
    <section aria-labelledby={title}>
      <Stack ref={place} tabIndex={-1} gap="sm">
        <h2 id={title}>{text.title}</h2>
        {list.isError && !list.data && (
          <LoadFailed
            {...loadFailed}
            message={list.error.message}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && (
          <HoroscopeFileList
            files={stored}
            removing={removing.isPending ? removing.variables : null}
            onRemove={(id) => removing.mutate(id)}
          />
        )}
        <UploadProgress
          uploading={uploading}
          name={names.length === 1 ? (names[0] ?? '') : text.several(names.length)}
        />
        <FilePicker
          label={text.add}
          hint={
            full
              ? text.full(ATTACHMENT_LIMITS.count)
              : text.hint(MEGABYTES, ATTACHMENT_LIMITS.count)
          }
          accept={ACCEPT}
          many
          disabled={sending || full || !list.data}
          error={fault}
          onChoose={(files) => {
            const found = faultOf(files);
            setFault(found);
            if (!found) uploading.start(files);
          }}
        />
      </Stack>
    </section>
  );
}
