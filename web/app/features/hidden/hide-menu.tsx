import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { IconDotsVertical, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { cardsText } from '../../i18n/en/cards.ts';
import { Button } from '../../ui/button.tsx';
import classes from './hidden.module.css';
import { focusPlaceOf } from './hidden-place.tsx';
import { useHiding } from './queries.ts';

/** The small menu of a card: "Not for us", or back into the lists. */
export function HideMenu({ card }: { card: Card }) {
  const text = cardsText;
  const id = useId();
  const hide = useHiding(card);
  const isHidden = card.marks?.hidden === true;
  const Icon = isHidden ? IconEye : IconEyeOff;
  if (!card.marks) return null;
  return (
    <>
      <Button look="icon" popoverTarget={id} className={classes.open}>
        <IconDotsVertical size={22} aria-hidden />
        <span className="visually-hidden">
          <OwnWords typed={card.name} within={text.more} />
        </span>
      </Button>
      <div id={id} popover="auto" className={classes.choices}>
        <Button
          look="quiet"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => {
            focusPlaceOf(card.profile_id);
            hide(!isHidden);
          }}
        >
          <Icon size={20} aria-hidden />
          {isHidden ? text.unhide : text.hide}
        </Button>
        {!isHidden && <p className={classes.hint}>{text.hideHint}</p>}
      </div>
    </>
  );
}
