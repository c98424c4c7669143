import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import { useId } from 'react';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { HoroscopeFileList } from './horoscope-file-list.tsx';
import { HoroscopeUploads } from './horoscope-uploads.tsx';
import { useHoroscopeFiles } from './queries.ts';

/** The member's horoscope files, with the upload of further ones. */
export function HoroscopeFiles({ userId }: { userId: string }) {
  const { files: text, loadFailed } = wizardText;
  const { list, removing } = useHoroscopeFiles(userId);
  const place = useKeptFocus<HTMLDivElement>(list.data?.length);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Stack ref={place} tabIndex={-1} gap="sm">
        <h2 id={title}>{text.title}</h2>
        {list.isError && !list.data && <LoadFailed title={loadFailed} query={list} />}
        {list.data && (
          <>
            <HoroscopeFileList
              files={list.data}
              removing={removing.isPending ? removing.variables : null}
              onRemove={(id) => removing.mutate(id)}
            />
            <HoroscopeUploads
              userId={userId}
              places={HOROSCOPE_FILE_LIMITS.count - list.data.length}
            />
          </>
        )}
      </Stack>
    </section>
  );
}
