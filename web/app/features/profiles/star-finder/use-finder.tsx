import { useState } from 'react';
import { reportError } from '../../../components/form/report-error.ts';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { throwOffline } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { PageLoading } from '../../../ui/page.tsx';
import type { FinderProps, ReadBasic } from './finder.ts';

const fetchFinder = () => import('./star-finder.tsx').catch(throwOffline);
type Loaded = Awaited<ReturnType<typeof fetchFinder>>;

/**
 * The button that finds the star. All else of it is loaded when it is pressed: what it finds, each time anew, and the
 * suggestions of towns for the place. Nothing without `readBasic`.
 */
export function useFinder({
  readBasic,
  ...props
}: Omit<FinderProps, 'readBasic'> & { readBasic: ReadBasic | undefined }) {
  const [found, setFound] = useState<Loaded & { at: number }>();
  const [isFetching, setFetching] = useState(false);
  const find = () => {
    setFetching(true);
    void fetchFinder()
      .then((loaded) => setFound({ ...loaded, at: Date.now() }), reportError)
      .finally(() => setFetching(false));
  };
  return {
    towns: found?.suggesting,
    finder: readBasic && (
      <>
        <Button look="outline" onClick={find}>
          {wizardText.findStar}
        </Button>
        {isFetching && !found && <PageLoading />}
        {found && <found.StarFinder key={found.at} {...{ ...props, readBasic }} />}
      </>
    ),
  };
}
