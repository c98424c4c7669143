import type { MatchSystem } from '@mala/contract/match.ts';
import classes from './match-scale.module.css';

/** Where each scale ends, and what is marked on it. */
const SCALES: Readonly<Record<MatchSystem, { whole: number; enough: readonly number[] }>> = {
  ashtakoot: { whole: 36, enough: [18] },
  porutham: { whole: 10, enough: [6, 8] },
};

/** Upright lines from one place to before another, as a path. */
function linesAt(from: number, to: number, step: number): string {
  const count = Math.max(0, Math.ceil((to - from) / step));
  return Array.from({ length: count }, (_, at) => `M${from + at * step} 0v1`).join('');
}

/**
 * A figure drawn on the scale of its tradition, with what is taken as enough marked, and hatched what cannot be
 * computed. The same is said in words beside it.
 */
export function MatchScale({
  system,
  score,
  maximum,
}: {
  system: MatchSystem;
  score: number;
  maximum: number;
}) {
  const { whole, enough } = SCALES[system];
  return (
    <div className={classes.scale} aria-hidden>
      <svg
        viewBox={`0 0 ${whole} 1`}
        preserveAspectRatio="none"
        aria-hidden
        className={classes.bar}
      >
        <rect width={whole} height="1" className={classes.track} />
        <rect width={score} height="1" className={classes.filled} />
        <path d={linesAt(maximum + 0.25, whole, 0.5)} className={classes.unknown} />
        {system === 'porutham' && <path d={linesAt(1, whole, 1)} className={classes.step} />}
        {enough.map((mark) => (
          <g key={mark}>
            <line x1={mark} x2={mark} y2="1" className={classes.ground} />
            <line x1={mark} x2={mark} y2="1" className={classes.enough} />
          </g>
        ))}
      </svg>
      <div className={classes.marks}>
        {[0, ...enough, whole].map((mark) => (
          <span key={mark} style={{ insetInlineStart: `${(100 * mark) / whole}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
