import { useText } from '../../i18n/language.ts';
import '../../ui/mantine-base.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { isRefusal, REACHABLE, type Refusal, type Status } from '@mala/contract/access/status.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { reportError } from '../../components/report-error.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { useDrawAgain } from '../../ui/use-draw-again.ts';
import { type ProfileRow, useStatusChange } from './queries.ts';
import { RefusalDialog } from './refusal-dialog.tsx';

/**
 * The status of a row and those that may follow it. Not the browser's own picker: in that one the arrow keys
 * would approve a profile on the way to rejecting it. The table of all rows stands in `KitTheme`.
 */
export function StatusSelect({ row, who }: { row: ProfileRow; who: string }) {
  const { list, statuses } = useText(adminText);
  const change = useStatusChange(row);
  const drawAgain = useDrawAgain();
  const [refusing, setRefusing] = useState<Refusal | null>(null);
  const choose = (status: Status) => {
    if (isRefusal(status)) setRefusing(status);
    else change.mutateAsync({ status }).catch(reportError);
  };
  return (
    <>
      <Select
        aria-label={list.statusOf(who)}
        data={[row.status, ...REACHABLE[row.status]].map((status) => ({
          value: String(status),
          label: statuses[status],
        }))}
        value={String(row.status)}
        allowDeselect={false}
        onDropdownOpen={drawAgain}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        onChange={(value) => {
          if (value !== null) choose(Number(value) as Status);
        }}
      />
      {refusing && (
        <RefusalDialog
          who={who}
          status={refusing}
          send={change.mutateAsync}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}
