import { type ComponentProps, Suspense, useState } from 'react';
import { lazyOrNothing } from '../../lib/lazy-or-nothing.ts';
import classes from './late-similar.module.css';
import type { SimilarProfiles } from './similar-profiles.tsx';

type Props = ComponentProps<typeof SimilarProfiles>;

const Cards = lazyOrNothing<Props>(
  async () => (await import('./similar-profiles.tsx')).SimilarProfiles,
);

/** Similar profiles once their place is near: whoever reads only the top loads none, and none are counted. */
export function LateSimilar(props: Props) {
  const [isNear, setNear] = useState(false);
  const watch = (place: HTMLElement | null) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (place) watching.observe(place);
    return () => watching.disconnect();
  };
  if (!isNear) return <div ref={watch} className={classes.place} />;
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <Cards {...props} />
    </Suspense>
  );
}
