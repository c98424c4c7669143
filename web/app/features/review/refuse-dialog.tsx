import { STATUS } from '@mala/contract/access/status.ts';
import { DUPLICATE } from '@mala/contract/settings/reasons.ts';
import { type KeyboardEvent, useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import { pressedKey } from '../../lib/pressed-key.ts';
import { reasonLabel } from '../../lib/ready-reason.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import type { Decision, Item } from './item.ts';
import { Key } from './key-button.tsx';
import classes from './review.module.css';

/** What a refusal begins with. */
export interface Refusing {
  status: typeof STATUS.REJECTED | typeof STATUS.DUPLICATE;
  reason: string;
  double_of?: string | null | undefined;
}

const MOST = 300;

/** A ready reason in the member's language, by its place; none if there are fewer. */
export function readyReason(item: Item, place: number): string | undefined {
  return item.ahead.reasons[place]?.text;
}

/** What marking a double begins with, unless the community has no such reason. */
export function duplicateReason(item: Item): string | undefined {
  return item.ahead.reasons.find(({ name }) => name === DUPLICATE)?.text;
}

/**
 * Refuses a profile or marks it as a double: ready reasons by number, which can be edited. With a reason the focus is on
 * Send, so that Enter sends.
 */
export function RefuseDialog({
  item,
  start,
  onSend,
  onClose,
}: {
  item: Item;
  start: Refusing;
  onSend: (decision: Decision) => void;
  onClose: () => void;
}) {
  const text = reviewingText.refusal;
  const { profile, doubles, reasons } = item.ahead;
  const [reason, setReason] = useState(start.reason);
  const [doubleOf, setDoubleOf] = useState(
    start.double_of === undefined ? (doubles[0]?.profile_id ?? null) : start.double_of,
  );
  const isDouble = start.status === STATUS.DUPLICATE;
  const choose = (dialog: Element | null, said: string) => {
    setReason(said);
    dialog?.querySelector<HTMLElement>('[data-send]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLTextAreaElement) return;
    const said = readyReason(item, Number(pressedKey(event.nativeEvent)) - 1);
    if (!said) return;
    event.preventDefault();
    choose(event.currentTarget, said);
  };
  const send = () => {
    const said = reason.trim();
    onSend({
      status: start.status,
      ...(said && { reason: said }),
      ...(isDouble && { double_of: doubleOf }),
    });
  };
  return (
    <Dialog
      title={isDouble ? text.double : text.refuse}
      startAt={start.reason ? '[data-send]' : '[data-reason]'}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, beside its buttons */}
      <div className={classes.refusal} onKeyDown={onKeyDown}>
        <p>
          <strong>
            <OwnWords typed={adminText.who(profile.name ?? '', profile.mid)} />
          </strong>
        </p>
        {isDouble && doubles.length > 0 && (
          <fieldset className={classes.choices}>
            <legend>{text.ofWhich}</legend>
            {[...doubles, null].map((double) => (
              <label key={double?.profile_id ?? ''} className={classes.choice}>
                <input
                  type="radio"
                  name="double_of"
                  checked={doubleOf === (double?.profile_id ?? null)}
                  onChange={() => setDoubleOf(double?.profile_id ?? null)}
                />
                {double ? <OwnWords typed={adminText.who(double.name, double.mid)} /> : text.none}
              </label>
            ))}
          </fieldset>
        )}
        <ol className={classes.ready} aria-label={text.reasons}>
          {reasons.map((ready, place) => (
            <li key={ready.name}>
              <button
                type="button"
                data-reason
                className={classes.reason}
                aria-keyshortcuts={String(place + 1)}
                aria-pressed={reason === ready.text}
                onClick={(event) => choose(event.currentTarget.closest('dialog'), ready.text)}
              >
                <Key name={String(place + 1)} /> {reasonLabel('review', ready)}
              </button>
            </li>
          ))}
        </ol>
        <TextAreaField
          id="review-reason"
          name="reason"
          value={reason}
          maxLength={MOST}
          onChange={setReason}
          label={text.reason}
          hint={text.hint}
          optional
        />
        <Row>
          <Button data-send onClick={send}>
            {text.send} <Key name="Enter" />
          </Button>
          <Button look="outline" onClick={onClose}>
            {text.cancel} <Key name="Esc" />
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}
