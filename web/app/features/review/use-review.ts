import type { Domain } from '@mala/contract/communities/domain.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { CLAIM_SECONDS, lookInReview, nextToReview } from '@mala/contract/moderation/review.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { type Decision, type Item, itemOf, reviewedOf } from './item.ts';

/** How many are loaded ahead of the one that is shown. */
const AHEAD = 2;

/** How many earlier ones are not handed out again; the server takes no more. */
const REMEMBERED = 500;

export interface Told {
  /** a decision was not saved; the page has gone back to it */
  onFailed: (item: Item, error: ApiError) => void;
  /** somebody else was faster */
  onDecidedBefore: (item: Item, decided: NonNullable<ApiError['decided']>) => void;
}

/**
 * The queue of one person: the profile that is shown, those before it and those loaded ahead. A decision moves on at once and is
 * sent behind it; one that fails comes back.
 */
export function useReview(domain: Domain | undefined, told: Told) {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly Item[]>([]);
  const [at, setAt] = useState(0);
  const [waiting, setWaiting] = useState<number | null>(null);
  const [colleagues, setColleagues] = useState<readonly string[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isLoading = useRef(false);
  // answers may come in another order than they were asked for
  const lastAsked = useRef(0);
  const lastAnswered = useRef(0);
  const [loads, setLoads] = useState(0);
  const now = { items, at, told, domain };
  const latest = useRef(now);
  latest.current = now;

  const patch = useCallback((id: string, change: Partial<Item>) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }, []);

  /** Asks for `take` further ones, and keeps those on the page from being handed to others. */
  const ask = useCallback(async (take: number) => {
    const { items: all, at: place, domain: of } = latest.current;
    const holding = all.slice(place, place + 1 + AHEAD).filter(({ outcome }) => !outcome);
    const body = {
      ...(of && { domain: of }),
      except: all.slice(-REMEMBERED).map(({ id }) => id),
      holding: holding.map(({ id }) => id),
      take,
    };
    lastAsked.current += 1;
    const turn = lastAsked.current;
    const reply = await call(nextToReview, { body });
    if (turn > lastAnswered.current) {
      lastAnswered.current = turn;
      setWaiting(reply.waiting);
      setColleagues(reply.colleagues);
    }
    const fresh = reply.rows.map(itemOf);
    setItems((known) => [
      ...known,
      ...fresh.filter(({ id }) => known.every((item) => item.id !== id)),
    ]);
    return fresh;
  }, []);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setError(null);
    try {
      // the first one alone, so that it is there soon
      const isFirst = latest.current.items.length === 0;
      const found = await ask(isFirst ? 1 : AHEAD);
      for (const { ahead } of found) prefetchPhotos(ahead.profile.photos);
      setAtEnd(found.length === 0);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      isLoading.current = false;
      setLoads((count) => count + 1);
    }
  }, [ask]);

  const left = items.length - at - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each load
  useEffect(() => {
    if (left < AHEAD && !isAtEnd && !error) void load();
  }, [left, loads, isAtEnd, error, load]);

  useEffect(() => {
    const timer = setInterval(() => {
      ask(0).catch(() => {});
    }, CLAIM_SECONDS * 500);
    return () => clearInterval(timer);
  }, [ask]);

  const item = items[at];
  const look = useCallback(async (id: string) => {
    const outcomeOf = (all: readonly Item[]) => all.find((one) => one.id === id)?.outcome;
    const asked = outcomeOf(latest.current.items);
    const shown = await call(lookInReview, { params: { id } }).catch(() => false as const);
    // an answer from before a decision would undo its status on the page; on the way back it is asked for again
    setItems((all) =>
      outcomeOf(all) === asked
        ? all.map((one) =>
            one.id === id ? { ...one, shown, ...(shown && { status: shown.status }) } : one,
          )
        : all,
    );
  }, []);
  const toLookAt = item && item.shown === null ? item.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each decision
  useEffect(() => {
    if (toLookAt) void look(toLookAt);
  }, [toLookAt, item?.outcome, look]);

  const goTo = useCallback((id: string) => {
    const place = latest.current.items.findIndex((one) => one.id === id);
    if (place >= 0) setAt(place);
  }, []);

  const send = async (sent: Item, { status, reason, double_of }: Decision) => {
    const { profile } = reviewedOf(sent);
    const { id } = sent;
    try {
      await call(changeStatus, {
        params: { id },
        body: {
          profile_id: id,
          status,
          from: sent.status,
          once: true,
          ...(profile.version && { version: profile.version }),
          ...(reason && { reason }),
          ...(double_of && { double_of }),
        },
      });
      patch(id, { status, outcome: { kind: 'decided', to: status, by: null, at: null } });
      // how many wait now
      ask(0).catch(() => {});
      void client.invalidateQueries({ queryKey: ['admin-profiles'] });
      client.removeQueries({ queryKey: queryKeys.profileView(id) });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const { decided } = failure;
      if (decided) {
        const to = decided.status as Decision['status'];
        patch(id, { status: to, outcome: { kind: 'decided', to, by: decided.by, at: decided.at } });
        latest.current.told.onDecidedBefore(sent, decided);
        return;
      }
      const tried = { status, ...(reason && { reason }), ...(double_of && { double_of }) };
      // what was shown may be old: it is looked at again
      patch(id, { shown: null, outcome: { kind: 'failed', message: failure.message, tried } });
      goTo(id);
      latest.current.told.onFailed(sent, failure);
    }
  };

  return {
    item,
    waiting,
    colleagues,
    error,
    isAtEnd,
    isFirst: at === 0,
    retry: async () => setError(null),
    next: () => setAt((place) => Math.min(place + 1, items.length)),
    back: () => setAt((place) => Math.max(place - 1, 0)),
    /** begins again with those that were passed over */
    again: () => {
      setItems([]);
      setAt(0);
      setAtEnd(false);
    },
    /** moves on at once; the call runs behind */
    decide: (decision: Decision) => {
      if (!item || item.outcome?.kind === 'sending') return;
      patch(item.id, { outcome: { kind: 'sending', to: decision.status } });
      setAt(at + 1);
      void send(item, decision);
    },
  };
}

/** The browser keeps the first photos of the next ones. */
function prefetchPhotos(photos: readonly { url: string }[]): void {
  for (const { url } of photos.slice(0, 2)) new Image().src = url;
}
