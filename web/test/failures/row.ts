import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';
import type { Message } from '@mala/contract/messages.ts';
import { errorsText } from '../../app/i18n/en/errors.ts';
import { cardTextOf, faultSaid, OFFLINE_MESSAGE, UNREADABLE_MESSAGE } from './messages.ts';

/**
 * How a call fails: with a code of the server; OFFLINE: no reply at all; EMPTY: a 500 without a body; a number: that
 * status with the page of a proxy as its body; an object: a 200 that reports a failure.
 */
export type Failure = ErrorCode | 'OFFLINE' | 'EMPTY' | number | Outcome;

export interface Outcome {
  Status: 'Success' | 'Failure';
  Code?: string;
}

type TitleAndMessage = readonly [title: string, message: string];

/** What a person sees of a failure: everything given here. */
export interface Sees {
  /** an error toast */
  toast?: TitleAndMessage;
  /** a toast of another kind: the failure does not matter to the person, or is put kindly */
  notice?: TitleAndMessage;
  /** a message in place of what could not be loaded, with "Try again" */
  place?: TitleAndMessage;
  /** the invalid field, and the text beside it and in the summary */
  field?: TitleAndMessage;
  /** the path of the page shown afterwards, and its heading */
  page?: TitleAndMessage;
  /** a sentence on the page or in the dialog that is open */
  text?: string;
  /** nothing is shown, for this reason */
  nothing?: string;
}

export interface Row {
  id: string;
  /** method and path, as in the contract */
  call: string;
  failure: Failure;
  sees: Sees;
  /** the validation errors of a 400 */
  faults?: Record<string, Message>;
}

/** The page's text for a failure. */
export function messageOf(failure: Failure): string {
  if (failure === 'OFFLINE') return OFFLINE_MESSAGE;
  if (failure === 'EMPTY' || typeof failure === 'number') return UNREADABLE_MESSAGE;
  if (typeof failure === 'object') return '';
  return cardTextOf(failure);
}

/** In words: "409 MOBILE_TAKEN", "no answer". */
export function failureText(failure: Failure): string {
  if (failure === 'OFFLINE') return 'no answer';
  if (failure === 'EMPTY') return '500 without a body';
  if (typeof failure === 'number') return `${failure} with a proxy's page`;
  if (typeof failure === 'object') return `200 ${JSON.stringify(failure)}`;
  return `${ERRORS[failure]} ${failure}`;
}

function slugOf(failure: Failure): string {
  if (typeof failure === 'number') return `proxy-${failure}`;
  const name = typeof failure === 'object' ? (failure.Code ?? failure.Status) : failure;
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** One row. Its id is the name followed by the failure. */
export function row(name: string, call: string, failure: Failure, sees: Sees): Row {
  return { id: `${name}-${slugOf(failure)}`, call, failure, sees };
}

/** Rows of a call whose failures are toasts under one title; `say` makes a sentence of the message. */
export function toasts(
  name: string,
  call: string,
  title: string,
  failures: readonly Failure[],
  say: (message: string) => string = (message) => message,
): Row[] {
  return failures.map((failure) =>
    row(name, call, failure, { toast: [title, say(messageOf(failure))] }),
  );
}

/** What is seen of a failed load: the toast of every failed call, and a box that stays. */
export function notLoaded(title: string, failure: Failure): Sees {
  const message = messageOf(failure);
  return { place: [title, message], toast: [errorsText.general, message] };
}

/** Rows of a call whose failures are shown in place of what it would have loaded. */
export function places(
  name: string,
  call: string,
  title: string,
  failures: readonly Failure[],
): Row[] {
  return failures.map((failure) => row(name, call, failure, notLoaded(title, failure)));
}

/** A body that the server rejects because of one field. */
export function fieldRow(
  name: string,
  call: string,
  [field, label]: readonly [field: string, label: string],
  fault: Message,
): Row {
  const failed = row(`${name}-${field.replaceAll('_', '-')}`, call, 'INVALID', {
    field: [label, faultSaid(fault)],
  });
  return { ...failed, faults: { [field]: fault } };
}
