import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Chart, Place } from '@mala/contract/horoscopes.ts';
import { chartLabels } from '@mala/contract/profiles/labels/en/chart.ts';
import { PlaceName } from '../../components/profile/place-name.tsx';
import { chartText } from '../../i18n/en/chart.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import classes from './chart-panel.module.css';
import { ChartTable } from './chart-table.tsx';
import { CHARTS, drawChart } from './draw-chart.ts';
import { raasiNames } from './raasi-names.ts';

/** Both charts as the site draws them, and the same as a table. */
export function Charts({ chart, place, domain }: { chart: Chart; place: Place; domain: Domain }) {
  const text = chartText;
  const raasis = raasiNames(domain);
  const drawings = CHARTS.map((name) => ({
    title: text.names[name],
    drawing: drawChart(chart, name, domain, chartLabels.widest),
  }));
  const hasNumbers = drawings.some(({ drawing }) => drawing.numberSize > 0);
  return (
    <>
      <div className={classes.charts}>
        {drawings.map((one) => (
          <ChartDrawing key={one.title} {...one} />
        ))}
      </div>
      {hasNumbers && <p>{text.numbers(raasis[0] ?? '', raasis[11] ?? '')}</p>}
      <p>
        {`${text.computed} `}
        <PlaceName place={place} />
        {`. ${text.method}`}
      </p>
      <details className={classes.details}>
        <summary className={classes.summary}>{text.table}</summary>
        <ChartTable chart={chart} domain={domain} />
      </details>
    </>
  );
}
