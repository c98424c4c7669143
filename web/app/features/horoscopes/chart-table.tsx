import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Chart } from '@mala/contract/horoscopes.ts';
import { chartLabels } from '@mala/contract/profiles/labels/en/chart.ts';
import { chartText } from '../../i18n/en/chart.ts';
import { Table } from '../../ui/table.tsx';
import { CHARTS, MARKS } from './draw-chart.ts';
import { raasiName } from './raasi-names.ts';

/** Where everything stands, by name; also what the short names of the charts mean. */
export function ChartTable({ chart, domain }: { chart: Chart; domain: Domain }) {
  const text = chartText;
  return (
    <Table label={text.title} columns={{ ...text.columns, ...text.names }} cardsUpTo="0px">
      {MARKS.map((mark) => {
        const stand = mark === 'lagna' ? chart.lagna : chart.grahas[mark];
        const { short, name } = chartLabels.marks[mark];
        return (
          <tr key={mark}>
            <th scope="row">{short === name ? name : `${name} (${short})`}</th>
            {CHARTS.map((one) => (
              <td key={one}>{raasiName(domain, stand[one])}</td>
            ))}
          </tr>
        );
      })}
    </Table>
  );
}
