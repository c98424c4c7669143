import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { throwOffline } from '../../lib/api-error.ts';
import { PageLoading } from '../../ui/page.tsx';
import type { PanelProps } from './filter-panel.tsx';
import type { SheetProps } from './filter-sheet.tsx';
import type { ChosenFilters } from './filters.ts';
import { useCounts } from './queries.ts';

/** Of the panel, and the filters to count by. */
type Counted<Props> = Omit<Props, 'counts'> & { counted: ChosenFilters };

const fetchSheet = () => import('./filter-sheet.tsx');

/** Has the sheet ready when it is opened. */
export function prepareSheet(): void {
  // whoever opens it loads it again, and is told of a failure
  void fetchSheet().catch(() => undefined);
}

/** The panel, whose code is loaded once it is seen. */
export function LatePanel({ counted, ...props }: Counted<PanelProps>) {
  const counts = useCounts(counted, true);
  const query = useQuery({
    queryKey: ['filter-panel'],
    queryFn: async () => (await import('./filter-panel.tsx').catch(throwOffline)).FilterPanel,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.error) return <LoadFailed query={query} />;
  if (!query.data) return <PageLoading />;
  return <query.data {...props} counts={counts} />;
}

/** The same over the page of a phone, if it is open. */
export function LateSheet({
  counted,
  isOpen,
  ...props
}: Counted<SheetProps> & { isOpen: boolean }) {
  const counts = useCounts(counted, isOpen);
  const query = useQuery({
    queryKey: ['filter-sheet'],
    enabled: isOpen,
    queryFn: async () => (await fetchSheet().catch(throwOffline)).FilterSheet,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { onClose } = props;
  const error = isOpen ? query.error : null;
  useEffect(() => {
    if (!error) return;
    // below a sheet that is open the list would stand still
    onClose();
    reportError(error);
  }, [error, onClose]);
  return isOpen && query.data ? <query.data {...props} counts={counts} /> : null;
}
