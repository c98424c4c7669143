import type { ShownMarriage } from '@mala/contract/marriages.ts';
import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
// imported here, so that the server-rendered page has the styles of its first marriage
import slides from '../../ui/carousel.module.css';
import classes from './carousel.module.css';

interface Shown {
  marriages: readonly ShownMarriage[];
  count: number;
}

let comeNear: () => void;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Where it cannot be fetched, the written carousel stays, which can be swiped, until the network is back. */
async function fetchCarousel() {
  for (;;)
    try {
      return (await import('./carousel.tsx')).Carousel;
    } catch {
      await online();
    }
}

const Carousel = lazy(async () => {
  if (!import.meta.env.SSR) await near;
  return { default: await fetchCarousel() };
});

/** Never drawn again before its code has come: React would take what the server wrote off the page. */
const Boundary = memo(function Boundary(props: Shown & { onLive: () => void }) {
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <Carousel {...props} />
    </Suspense>
  );
});

/** Keeps the press of a button until its code has come. React would drop it, at the document already. */
function useKeptPress(root: RefObject<HTMLElement | null>, live: boolean): void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (live) return pressed.current?.click();
    const keep = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (root.current?.contains(button)) pressed.current = button;
    };
    addEventListener('click', keep, { capture: true });
    return () => removeEventListener('click', keep, { capture: true });
  }, [root, live]);
}

/**
 * The carousel, whose code is loaded when it comes near the viewport. Until then the server-rendered contents are
 * shown.
 */
export function LateCarousel(props: Shown) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [first] = useState(props);
  const [onLive] = useState(() => () => setLive(true));
  useKeptPress(root, live);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
      },
      { rootMargin: '50%' },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  const { marriages, count } = live ? props : first;
  return (
    <div ref={root} className={slides.late}>
      <Boundary marriages={marriages} count={count} onLive={onLive} />
    </div>
  );
}
