import { IconArrowLeft, IconArrowRight, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { albumText } from '../../i18n/en/album.ts';
import { Button } from '../../ui/button.tsx';
import classes from './album.module.css';

/** A button that stays focusable when it is disabled. */
function PlaceButton({
  part,
  label,
  idle,
  onPress,
  children,
}: {
  part: string;
  label?: string;
  idle: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      look="outline"
      className={classes.place ?? ''}
      data-part={part}
      aria-label={label}
      aria-disabled={idle}
      onClick={() => {
        if (!idle) onPress();
      }}
    >
      {children}
    </Button>
  );
}

/** Moves a photo in the order; the first one is the face of the profile. `onMove` gets the new place, from 0. */
export function PhotoPlace({
  number,
  count,
  onMove,
}: {
  number: number;
  count: number;
  onMove: (place: number, part: string) => void;
}) {
  const text = albumText;
  const first = number === 1;
  return (
    <div className={classes.places}>
      <PlaceButton
        part="earlier"
        label={text.moveEarlier(number)}
        idle={first}
        onPress={() => onMove(number - 2, 'earlier')}
      >
        <IconArrowLeft size={20} aria-hidden />
        {text.earlier}
      </PlaceButton>
      <PlaceButton
        part="later"
        label={text.moveLater(number)}
        idle={number === count}
        onPress={() => onMove(number, 'later')}
      >
        {text.later}
        <IconArrowRight size={20} aria-hidden />
      </PlaceButton>
      <PlaceButton part="first" idle={first} onPress={() => onMove(0, 'first')}>
        {first && <IconStarFilled size={20} aria-hidden />}
        <span>
          {first ? text.isFirst : text.makeFirst}
          <span className="visually-hidden">{text.ofPhoto(number)}</span>
        </span>
      </PlaceButton>
    </div>
  );
}
