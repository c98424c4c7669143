import {
  isRefusal,
  NEXT_STATUSES,
  type Refusal,
  type Status,
} from '@mala/contract/access/status.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { ListSelect } from './list-select.tsx';
import { type ProfileRow, useStatusChange } from './queries.ts';
import { RefusalDialog } from './refusal-dialog.tsx';

/** The status of a row and the statuses that may follow. */
export function StatusSelect({ row, who }: { row: ProfileRow; who: string }) {
  const { list, statuses, refusal } = adminText;
  const change = useStatusChange(row);
  const [refusing, setRefusing] = useState<{ from: Status; status: Refusal } | null>(null);
  const choose = (status: Status) => {
    const from = row.status;
    if (isRefusal(status)) setRefusing({ from, status });
    else change.mutateAsync({ from, status }).catch(reportError);
  };
  return (
    <>
      <ListSelect
        label={list.statusOf(who)}
        value={String(row.status)}
        choices={[row.status, ...NEXT_STATUSES[row.status]].map((status) => ({
          value: String(status),
          label: statuses[status],
        }))}
        onChoose={(value) => choose(Number(value) as Status)}
      />
      {refusing && (
        <RefusalDialog
          who={who}
          words={refusal.of[refusing.status]}
          send={(given) => change.mutateAsync({ ...refusing, ...given })}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}
