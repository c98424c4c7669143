import { Suspense } from 'react';
import { lazyOrNothing } from '../../lib/lazy-or-nothing.ts';
import classes from './match.module.css';
import type { MatchCardProps } from './match-card.tsx';

const MatchCard = lazyOrNothing<MatchCardProps>(
  async () => (await import('./match-card.tsx')).MatchCard,
);

/** How the horoscopes of the viewer and of a profile agree, whose code is not on the way of the profile. */
export function LateMatch(props: MatchCardProps) {
  return (
    <Suspense fallback={<div className={`panel ${classes.place}`} />}>
      <MatchCard {...props} />
    </Suspense>
  );
}
