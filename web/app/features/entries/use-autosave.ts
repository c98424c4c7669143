import type { Entry } from '@mala/contract/entries/entry.ts';
import { saveEntry, type saveEntryBody } from '@mala/contract/entries/office.ts';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { keepTyped, readTyped, type Sections } from './typed-entry.ts';

/** Milliseconds after the last key, and after a failure. */
const PAUSE = 1500;
const RETRY = 10_000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'changed' | 'gone';

const AFTER: Readonly<Record<string, SaveState>> = {
  CHANGED_MEANWHILE: 'changed',
  ENTRY_SENT: 'gone',
  NOT_FOUND: 'gone',
  INVALID: 'refused',
};

type Body = z.input<typeof saveEntryBody>;

/**
 * Keeps what is typed of an entry, a moment after the last key, and before the page is left; until the server has it this browser
 * keeps it. `start` is what the form begins with.
 */
export function useAutosave(entry: Entry, userId: string) {
  const { id } = entry;
  const [kept] = useState(() => readTyped(userId, id, entry.version));
  const [start] = useState<Sections>(() => ({ ...entry.sections, ...kept }));
  const [state, setState] = useState<SaveState>(kept ? 'waiting' : 'saved');
  const typed = useRef<Sections>(kept ?? {});
  const latestTyped = useRef<Sections>({});
  const version = useRef(entry.version);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = async (): Promise<boolean> => {
    const sections = typed.current;
    setState('saving');
    try {
      const body = { version: version.current, sections } as Body;
      version.current = (await call(saveEntry, { params: { id }, body })).version;
      // only what was typed meanwhile is left
      typed.current = Object.fromEntries(
        Object.entries(typed.current).filter(([name, now]) => now !== sections[name]),
      );
      const isDone = Object.keys(typed.current).length === 0;
      keepTyped(userId, id, isDone ? null : { version: version.current, sections: typed.current });
      setState(isDone ? 'saved' : 'waiting');
      return true;
    } catch (error) {
      const next = (error instanceof ApiError && AFTER[error.code]) || 'failed';
      setState(next);
      if (next === 'failed') plan(RETRY);
      return false;
    }
  };
  /** Whether the server has all that was typed. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    while (running.current !== null) await running.current;
    if (Object.keys(typed.current).length === 0) return true;
    running.current = send().finally(() => {
      running.current = null;
    });
    return (await running.current) && save();
  };
  const plan = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };
  const note = (section: string, values: Sections[string]) => {
    typed.current = { ...typed.current, [section]: values };
    latestTyped.current = { ...latestTyped.current, [section]: values };
    keepTyped(userId, id, { version: version.current, sections: typed.current });
    setState((now) => (now === 'changed' || now === 'gone' ? now : 'waiting'));
    plan(PAUSE);
  };

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const leave = () => void latest.current();
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    if (Object.keys(typed.current).length > 0) leave();
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);
  /** Forgets what this browser has beyond the server. */
  const forget = () => {
    clearTimeout(timer.current);
    typed.current = {};
    keepTyped(userId, id, null);
  };
  /** all that is typed */
  const whole = () => ({ ...start, ...latestTyped.current });
  return { start, state, save, note, forget, typed: whole };
}
