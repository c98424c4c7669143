import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { useEffect, useRef } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { cardsText } from '../../i18n/en/cards.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import classes from './hidden.module.css';
import { useHiding } from './queries.ts';

/** Whose card was taken by a press just now, where the focus was; on the way back to a list nothing takes the focus. */
let pressed = '';

export function focusPlaceOf(profileId: string): void {
  pressed = profileId;
}

/** In place of a card that has left its list, so that nothing moves: what happened, and how to undo it. */
export function HiddenPlace({ card }: { card: Card }) {
  const text = cardsText;
  const hide = useHiding(card);
  const isHidden = card.marks?.hidden === true;
  const undo = useRef<HTMLButtonElement>(null);
  const undoneIn = useRef<Element | null>(null);
  useEffect(() => {
    if (pressed !== card.profile_id) return;
    pressed = '';
    undo.current?.focus({ preventScroll: true });
  }, [card.profile_id]);
  // the button goes with this: the card that comes back takes the focus
  useEffect(
    () => () => {
      const name = () => undoneIn.current?.querySelector<HTMLElement>('h2 a');
      requestAnimationFrame(() => name()?.focus({ preventScroll: true }));
    },
    [],
  );
  return (
    <div className={classes.place}>
      <p role="status">
        <OwnWords typed={card.name} within={isHidden ? text.hidden : text.unhidden} />
      </p>
      <Button
        ref={undo}
        look="outline"
        onClick={({ currentTarget }) => {
          undoneIn.current = currentTarget.closest('li');
          hide(!isHidden);
        }}
      >
        {text.undo}
      </Button>
      {isHidden && <TextLink to={`${paths.search}?hidden=true`}>{text.hiddenOnes}</TextLink>}
    </div>
  );
}
