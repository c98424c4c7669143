import { readChart } from '@mala/contract/horoscopes.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { chartText } from '../../i18n/en/chart.ts';
import { call } from '../../lib/api.ts';
import { throwOffline } from '../../lib/api-error.ts';
import { ChartLack } from './chart-lack.tsx';
import classes from './chart-panel.module.css';

/** The charts with what draws them, which nobody else needs. Drawn anew each time that the profile is opened. */
function useCharts(profileId: string) {
  return useQuery({
    queryKey: ['chart', profileId],
    queryFn: async ({ signal }) => {
      const [reply, { Charts }] = await Promise.all([
        call(readChart, { params: { profileId }, signal }),
        import('./charts.tsx').catch(throwOffline),
      ]);
      return { ...reply, Charts };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Rasi and navamsa chart of a profile, for whoever sees its contact, to which the birth time belongs. */
export function ChartPanel({ view, own }: { view: ProfileView; own: boolean }) {
  const query = useCharts(view.profile_id);
  const text = chartText;
  return (
    <section className={`panel ${classes.panel}`} aria-labelledby="charts">
      <h2 id="charts" className={classes.title}>
        {text.title}
      </h2>
      {query.data ? (
        <Drawn {...query.data} own={own} view={view} />
      ) : query.error ? (
        <LoadFailed title={text.failed} query={query} />
      ) : (
        <p role="status">{text.loading}</p>
      )}
    </section>
  );
}

type Loaded = NonNullable<ReturnType<typeof useCharts>['data']>;

function Drawn({
  chart,
  lacks,
  place,
  Charts,
  own,
  view,
}: Loaded & { own: boolean; view: ProfileView }) {
  if (chart && place) return <Charts chart={chart} place={place} domain={view.domain} />;
  return lacks && <ChartLack lacks={lacks} own={own} />;
}
