import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { throwOffline } from '../../lib/api-error.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { PageLoading } from '../../ui/page.tsx';
import type { PanelProps } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
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

/** The same over the whole page of a phone, if it is open; its head is there at once. */
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
  const id = useId();
  const { onClose } = props;
  const error = isOpen ? query.error : null;
  useEffect(() => {
    if (!error) return;
    // below a sheet that is open the list would stand still
    onClose();
    reportError(error);
  }, [error, onClose]);
  if (!isOpen) return null;
  return (
    <Modal className={classes.sheet} aria-labelledby={id} onClose={onClose}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {searchText.filter}
        </h2>
        <CloseButton aria-label={searchText.close} onClick={onClose} />
      </header>
      {query.data ? <query.data {...props} counts={counts} /> : <PageLoading />}
    </Modal>
  );
}
