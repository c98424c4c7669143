import { use } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { PanelCounts, useSaidCount } from './count.tsx';
import classes from './filters.module.css';
import { RANGES, type RangeName } from './filters.ts';

interface Props {
  name: RangeName;
  from: number;
  to: number;
}

function useFound(name: RangeName): Readonly<Record<string, number>> {
  return use(PanelCounts)?.[name === 'age' ? 'ages' : 'heights'] ?? {};
}

/** For the ear, which has no bars: how many profiles are in the range, where ages or heights are counted at all. */
export function RangeCount({ name, from, to, said }: Props & { said: (step: number) => string }) {
  const found = Object.entries(useFound(name));
  const isIn = ([step]: [string, number]) => Number(step) >= from && Number(step) <= to;
  const count = found.filter(isIn).reduce((sum, [, profiles]) => sum + profiles, 0);
  const saidCount = useSaidCount()(found.length > 0 ? count : undefined);
  if (saidCount === undefined) return null;
  return (
    <p className="visually-hidden">
      {searchPanelText.ranges[name].found(said(from), said(to), saidCount)}
    </p>
  );
}

/** How many profiles there are at each step, as bars; those of the range stand out. It takes its place before they are known. */
export function RangeCounts({ name, from, to }: Props) {
  const found = useFound(name);
  const steps: readonly number[] = RANGES[name];
  const counts = steps.map((step) => found[step] ?? 0);
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
