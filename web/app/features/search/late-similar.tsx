import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import classes from './late-similar.module.css';
import type { SimilarProfiles } from './similar-profiles.tsx';

type Props = ComponentProps<typeof SimilarProfiles>;

const Cards = lazy<ComponentType<Props>>(() =>
  import('./similar-profiles.tsx').then(
    (similar) => ({ default: similar.SimilarProfiles }),
    // the profile stands without it where it cannot be fetched
    () => ({ default: () => null }),
  ),
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
