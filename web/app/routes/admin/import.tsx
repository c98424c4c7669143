import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { ColumnFaults, IgnoredColumns } from '../../features/imports/column-notes.tsx';
import { FaultList } from '../../features/imports/fault-list.tsx';
import { ImportCounts } from '../../features/imports/import-counts.tsx';
import { KeepPanel } from '../../features/imports/keep-panel.tsx';
import { KeptPanel, UndonePanel } from '../../features/imports/kept-panel.tsx';
import {
  type ImportSummary,
  useDiscard,
  useImport,
  useKeep,
} from '../../features/imports/queries.ts';
import { importsText } from '../../i18n/en/imports.ts';
import { ApiError } from '../../lib/api-error.ts';
import { officePaths } from '../../lib/session/office.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** A table that was sent: what is wrong with it, and keeping it or taking it back. */
export default function AdminImport({ id = '' }: { id?: string }) {
  const text = importsText;
  const keep = useKeep(id);
  const found = useImport(id, keep.isPending);
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <MessagePage title={text.title} message={text.one.gone}>
        <LinkButton to={officePaths.imports}>{text.back}</LinkButton>
      </MessagePage>
    );
  if (found.isPending) return <PageLoading whole />;
  if (!found.data) return <LoadFailed title={text.one.loadFailed} query={found} />;
  const { data } = found;
  return (
    <Stack gap="lg">
      <PageTitle title={data.name}>
        <OwnWords typed={data.name} />
      </PageTitle>
      <p>
        <TextLink to={officePaths.imports}>{text.back}</TextLink>
      </p>
      {data.state === 'open' && (
        <OpenImport summary={data} keeping={keep.isPending} onKeep={() => keep.mutate()} />
      )}
      {data.state === 'kept' && <KeptPanel summary={data} />}
      {data.state === 'undone' && <UndonePanel summary={data} />}
    </Stack>
  );
}

function OpenImport({
  summary,
  keeping,
  onKeep,
}: {
  summary: ImportSummary;
  keeping: boolean;
  onKeep: () => void;
}) {
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const discard = useDiscard(summary.id, () => void navigate(officePaths.imports));
  const isRead = summary.doubled.length + summary.missing.length === 0;
  return (
    <>
      <ColumnFaults summary={summary} />
      <ImportCounts summary={summary} />
      <IgnoredColumns summary={summary} agreed={agreed} onAgree={setAgreed} />
      {isRead && (
        <Stack gap="sm">
          <h2>{importsText.faultList.title}</h2>
          <FaultList summary={summary} />
        </Stack>
      )}
      <KeepPanel
        summary={summary}
        agreed={agreed}
        keeping={keeping}
        onKeep={onKeep}
        onDiscard={() => discard.mutate()}
      />
    </>
  );
}
