import classes from './bar-chart.module.css';

/** The height of the drawing, of which a bar of any value has at least one. */
const HEIGHT = 100;
const LEAST = 2;

/**
 * Bars beside each other, from zero. For the eye only: the same stands in a table beside it. A missing value has a line of dots
 * in place of a bar.
 */
export function BarChart({
  bars,
  most,
}: {
  /** each with what is said of it under the pointer */
  bars: readonly { key: string; name: string; value: number | null; said: string }[];
  /** what the highest bar says */
  most: string;
}) {
  const highest = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return (
    <div className={classes.chart} aria-hidden>
      <p className={classes.most}>{most}</p>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <title>{most}</title>
        {bars.map(({ key, name, value, said }, place) => {
          const height = value ? Math.max(LEAST, (value / highest) * HEIGHT) : 0;
          return (
            <g key={key}>
              <title>{`${name}: ${said}`}</title>
              <rect className={classes.ground} x={place} y={0} width={1} height={HEIGHT} />
              {value === null ? (
                <path className={classes.missing} d={`M${place + 0.15} ${HEIGHT - 1}h0.7`} />
              ) : (
                <rect
                  className={classes.bar}
                  x={place + 0.12}
                  y={HEIGHT - height}
                  width={0.76}
                  height={height}
                />
              )}
            </g>
          );
        })}
      </svg>
      <p className={classes.ends}>
        <span>{bars[0]?.name}</span>
        <span>{bars.length > 1 && bars.at(-1)?.name}</span>
      </p>
    </div>
  );
}
