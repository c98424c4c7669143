import type { Entry } from '@mala/contract/entries/entry.ts';
import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type Uploads, useFiles } from './use-files.ts';

/** The horoscope files of an entry. */
export function EntryFiles({ entry, uploads }: { entry: Entry; uploads: Uploads }) {
  const text = entriesText.files;
  const { attachments } = entry;
  const { target, takeOff } = useFiles(entry, 'attachments');
  const place = useKeptFocus<HTMLDivElement>(attachments.length);
  return (
    <Stack ref={place} tabIndex={-1} gap="sm">
      <h3>{text.title}</h3>
      {attachments.length > 0 && (
        <ul aria-label={text.title}>
          {attachments.map((file, index) => (
            <li key={file.id}>
              <Row gap="xs">
                <a href={file.url} target="_blank" rel="noreferrer">
                  <bdi translate="no">{file.name}</bdi>
                </a>
                <CloseButton
                  aria-label={text.remove(index + 1)}
                  onClick={() => void takeOff(file.id)}
                />
              </Row>
            </li>
          ))}
        </ul>
      )}
      {uploads({ target, places: HOROSCOPE_FILE_LIMITS.count - attachments.length })}
    </Stack>
  );
}
