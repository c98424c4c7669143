import type { EntryRow } from '@mala/contract/entries/entry.ts';
import { ENTRY_STATES, type EntryState } from '@mala/contract/entries/states.ts';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { daysLeft } from './days-left.ts';
import classes from './entry.module.css';
import { useEntries } from './queries.ts';

const WIDTHS = { state: '12rem', changed: '9rem', left: '9rem', actions: '7rem' };
/** Days from which on the erasure is near. */
const SOON = 5;

const stateOf = (value: string | null): EntryState | null =>
  ENTRY_STATES.find((one) => one === value) ?? null;

/** What was entered, with its state and the days that are left. The filter is in the URL. */
export function EntryList() {
  const text = entriesText;
  const [address, setAddress] = useSearchParams();
  const state = stateOf(address.get('state'));
  const list = useEntries(state);
  useLiveList(list);
  return (
    <Stack>
      <div className={classes.filter}>
        <SelectField
          id={useId()}
          name="state"
          label={text.filter}
          value={state ?? ''}
          placeholder={text.all}
          choices={ENTRY_STATES.map((value) => ({ value, label: text.states[value] }))}
          onChange={(value) =>
            setAddress(stateOf(value) ? { state: value } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      <CountedTable
        list={list}
        idOf={({ id }) => id}
        text={text}
        row={(row) => <Row row={row} />}
        widths={WIDTHS}
        cardsUpTo="48em"
      />
    </Stack>
  );
}

function Row({ row }: { row: EntryRow }) {
  const text = entriesText;
  const { columns } = text;
  const left = daysLeft(row.erased_at);
  const name = row.name ?? row.mid ?? text.nameless;
  return (
    <tr>
      <th scope="row" data-label={columns.name}>
        {row.name ? <OwnWords typed={row.name} /> : name}
        {row.mobile_no && <p translate="no">{row.mobile_no}</p>}
        <p>{shellText.siteName[row.domain]}</p>
        {row.entered_by && (
          <p>
            <OwnWords typed={row.entered_by} within={text.by} />
          </p>
        )}
      </th>
      <td data-label={columns.state}>{text.states[row.state]}</td>
      <td data-label={columns.changed}>{shortTime(row.changed_at)}</td>
      <td data-label={columns.left}>
        <span className={left !== null && left <= SOON ? classes.soon : undefined}>
          {left === null ? text.never : text.left(left)}
        </span>
      </td>
      <td>
        {row.state !== 'confirmed' && (
          <TextLink to={officePaths.entry(row.id)} aria-label={text.openOf(name)}>
            {text.open}
          </TextLink>
        )}
      </td>
    </tr>
  );
}
