import { type ComponentType, lazy, Suspense } from 'react';
import classes from './match.module.css';
import type { MatchCardProps } from './match-card.tsx';

const MatchCard = lazy<ComponentType<MatchCardProps>>(() =>
  import('./match-card.tsx').then(
    (match) => ({ default: match.MatchCard }),
    // the profile stands without it where it cannot be fetched
    () => ({ default: () => null }),
  ),
);

/** How the horoscopes of the viewer and of a profile agree, whose code is not on the way of the profile. */
export function LateMatch(props: MatchCardProps) {
  return (
    <Suspense fallback={<div className={`panel ${classes.place}`} />}>
      <MatchCard {...props} />
    </Suspense>
  );
}
