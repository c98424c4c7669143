import { use } from 'react';
import { PanelCounts } from './count.tsx';
import classes from './filters.module.css';
import { RANGES, type RangeName } from './filters.ts';

/** How many profiles there are at each step, as bars; those of the range stand out. It takes its place before they are known. */
export function RangeCounts({ name, from, to }: { name: RangeName; from: number; to: number }) {
  const found = use(PanelCounts)?.[name === 'age' ? 'ages' : 'heights'];
  const steps: readonly number[] = RANGES[name];
  const counts = steps.map((step) => found?.[step] ?? 0);
  const most = Math.max(1, ...counts);
  return (
    <svg
      viewBox={`0 0 ${steps.length} 10`}
      preserveAspectRatio="none"
      className={classes.bars}
      aria-hidden
    >
      {steps.map((step, index) => {
        const count = counts[index] ?? 0;
        // one profile among thousands is still seen
        const height = count === 0 ? 0 : Math.max(0.6, (count / most) * 10);
        const isIn = step >= from && step <= to;
        return (
          <rect
            key={step}
            x={index + 0.1}
            y={10 - height}
            width={0.8}
            height={height}
            className={isIn ? classes.barIn : classes.barOut}
          />
        );
      })}
    </svg>
  );
}
