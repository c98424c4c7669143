import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import classes from './carousel.module.css';
import type { Rotation } from './use-rotation.ts';

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={back ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The ways through the photos, and which one is in sight: told politely, and not while they move by themselves. */
export function CarouselControls({
  index,
  count,
  choose,
  rotation: { playing, moving, still, setPlaying },
}: {
  index: number;
  count: number;
  choose: (index: number) => void;
  rotation: Rotation;
}) {
  const { marriages: text } = useText(homeText);
  if (count < 2) return null;
  return (
    <div className={classes.controls}>
      <Button
        look="quiet"
        aria-label={text.previous}
        aria-disabled={index === 0}
        onClick={() => choose(index - 1)}
      >
        <Arrow back />
      </Button>
      <p className={classes.position} aria-live={moving ? 'off' : 'polite'}>
        {text.position(index + 1, count)}
      </p>
      <Button
        look="quiet"
        aria-label={text.next}
        aria-disabled={index === count - 1}
        onClick={() => choose(index + 1)}
      >
        <Arrow />
      </Button>
      {!still && (
        <Button look="quiet" onClick={() => setPlaying(!playing)}>
          {playing ? text.pause : text.play}
        </Button>
      )}
    </div>
  );
}
