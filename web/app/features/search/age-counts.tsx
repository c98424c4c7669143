import { AGES } from '@mala/contract/search.ts';
import classes from './filters.module.css';

const ALL = Array.from({ length: AGES.last - AGES.first + 1 }, (_, index) => AGES.first + index);

/** How many profiles there are of each age, as bars; those of the range stand out. It takes its place before they are known. */
export function AgeCounts({
  ages,
  from,
  to,
}: {
  ages: Readonly<Record<string, number>> | undefined;
  from: number;
  to: number;
}) {
  const counts = ALL.map((age) => ages?.[age] ?? 0);
  const most = Math.max(1, ...counts);
  return (
    <svg
      viewBox={`0 0 ${ALL.length} 10`}
      preserveAspectRatio="none"
      className={classes.bars}
      aria-hidden
    >
      {ALL.map((age, index) => {
        const count = counts[index] ?? 0;
        // one profile among thousands is still seen
        const height = count === 0 ? 0 : Math.max(0.6, (count / most) * 10);
        const isIn = age >= from && age <= to;
        return (
          <rect
            key={age}
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
