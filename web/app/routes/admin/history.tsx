import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { FilterForm } from '../../features/history/filter-form.tsx';
import { type Filters, filtersOf, queryOf } from '../../features/history/filters.ts';
import { HistoryList } from '../../features/history/history-list.tsx';
import { useHistory } from '../../features/history/queries.ts';
import { historyText } from '../../i18n/en/history.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** What the office did and looked at. The filters are in the URL. */
export default function AdminHistory() {
  const text = historyText;
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersOf(address), [address]);
  const history = useHistory(filters);
  const search = (wanted: Filters) => {
    const next = new URLSearchParams(queryOf(wanted));
    if (next.toString() === address.toString()) void history.refetch();
    else setAddress(next, { preventScrollReset: true });
  };
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <FilterForm
        filters={filters}
        actors={history.data?.pages[0]?.actors ?? []}
        onSearch={search}
      />
      {filters.profile && <p>{text.oneProfile}</p>}
      <HistoryList history={history} />
      <Row>
        <ExportButton what="history" />
      </Row>
    </Stack>
  );
}
