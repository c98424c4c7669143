import type { Figures, Numbers } from '@mala/contract/numbers.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Figure, type GroupName, sayFigure } from './figures.ts';
import classes from './numbers.module.css';
import { partName } from './part-name.ts';

/** Figures that belong together: a chart of each with that of the whole period, and the table of all beneath. */
export function FigureGroup({
  name,
  figures,
  numbers: { unit, rows, whole },
}: {
  name: GroupName;
  figures: readonly Figure[];
  numbers: Numbers;
}) {
  const text = numbersText;
  const { title, hint } = text.groups[name];
  const columns = figures.map((one) => ({ ...one, label: text.figures[one.name] }));
  const row = (key: string, head: string, of: Figures) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {columns.map((one) => (
        <td key={one.name}>{sayFigure(one, of)}</td>
      ))}
    </tr>
  );
  return (
    <section aria-labelledby={`numbers-${name}`}>
      <Stack gap="sm">
        <h2 id={`numbers-${name}`}>{title}</h2>
        <p className="measure">{hint}</p>
        <ul className={classes.charts}>
          {columns.map((one) => (
            <li key={one.name} className={`panel ${classes.figure}`}>
              <h3 className={classes.name}>{one.label}</h3>
              <p className={classes.value}>{sayFigure(one, whole)}</p>
              <FigureChart figure={one} numbers={{ unit, rows }} />
            </li>
          ))}
        </ul>
        <details>
          <summary className={classes.summary}>{text.table(title)}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be in reach of the arrow keys */}
          <section className={classes.scroll} aria-label={text.table(title)} tabIndex={0}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{text.part[unit]}</th>
                  {columns.map((one) => (
                    <th key={one.name} scope="col">
                      {one.label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{rows.map((part) => row(part.from, partName(unit, part), part))}</tbody>
              <tfoot>{row('whole', text.whole, whole)}</tfoot>
            </table>
          </section>
        </details>
      </Stack>
    </section>
  );
}

function FigureChart({
  figure,
  numbers: { unit, rows },
}: {
  figure: Figure;
  numbers: Pick<Numbers, 'unit' | 'rows'>;
}) {
  const bars = rows.map((part) => ({
    key: part.from,
    name: partName(unit, part),
    value: figure.of(part),
    said: sayFigure(figure, part),
  }));
  const known = bars.flatMap(({ value }) => value ?? []);
  const most = known.length > 0 ? numbersText.most(figure.say(Math.max(...known))) : figure.missing;
  return <BarChart bars={bars} most={most} />;
}
