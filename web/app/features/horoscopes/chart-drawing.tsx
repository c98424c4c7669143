import type { Graha } from '@mala/contract/horoscopes.ts';
import { chartLabels } from '@mala/contract/profiles/labels/en/chart.ts';
import type { Drawing } from '@mala/horoscope/charts/drawing.ts';
import { SOUTH_INDIAN_MIDDLE } from '@mala/horoscope/charts/south-indian.ts';
import classes from './chart-panel.module.css';

/** The width of a chart in the units of its drawing. */
const WIDTH = 400;
const scaled = (part: number) => Math.round(part * WIDTH * 10) / 10;

/** A chart with short names as real texts. Screen readers get its name; the table beside it says what is in it. */
export function ChartDrawing({ drawing, title }: { drawing: Drawing<Graha>; title: string }) {
  const { lines, cells, numberSize } = drawing;
  const hasMiddle = numberSize === 0;
  const { x, y, side } = SOUTH_INDIAN_MIDDLE;
  return (
    <figure className={classes.figure}>
      {!hasMiddle && <figcaption className={classes.caption}>{title}</figcaption>}
      <svg viewBox={`-1 -1 ${WIDTH + 2} ${WIDTH + 2}`} role="img" aria-label={title}>
        {lines.map(({ from, to }) => {
          const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(scaled);
          return <line key={`${x1} ${y1} ${x2} ${y2}`} {...{ x1, y1, x2, y2 }} />;
        })}
        {hasMiddle && (
          <text x={scaled(x + side / 2)} y={scaled(y + side / 2)} className={classes.middle}>
            {title}
          </text>
        )}
        {cells.map(({ raasi, marks, size, number }) => (
          <g key={raasi}>
            {number && (
              <text
                x={scaled(number.x)}
                y={scaled(number.y)}
                fontSize={scaled(numberSize)}
                className={classes.number}
              >
                {raasi}
              </text>
            )}
            {marks.map(({ of, x: left, y: top }) => (
              <text
                key={of}
                x={scaled(left)}
                y={scaled(top)}
                fontSize={scaled(size)}
                className={of === 'lagna' ? classes.lagna : undefined}
              >
                {chartLabels.marks[of].short}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}
