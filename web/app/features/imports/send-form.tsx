import type { Domain } from '@mala/contract/communities/domain.ts';
import { importsText } from '../../i18n/en/imports.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type ImportSummary, useSendTable } from './queries.ts';

const KINDS = '.xlsx,.csv,.tsv,.txt';

/** Sends a table, which is read at once. */
export function SendForm({
  domain,
  onSent,
}: {
  domain: Domain;
  onSent: (summary: ImportSummary) => void;
}) {
  const text = importsText.send;
  const { mutate, isPending } = useSendTable(domain, onSent);
  return (
    <Stack gap="sm">
      <FilePicker
        label={text.label}
        hint={text.hint}
        accept={KINDS}
        disabled={isPending}
        error={null}
        onChoose={([file]) => file && mutate(file)}
      />
      <p role="status">{isPending && text.sending}</p>
      <SlowNote waiting={isPending} />
    </Stack>
  );
}
