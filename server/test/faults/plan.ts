import type { DoneStep, Fault, Step, Way } from './fault.ts';

/**
 * How a query can fail. Within a transaction it makes no difference whether a connection breaks before a statement or
 * after it: both roll back. It does for COMMIT, and for what writes without a transaction.
 */
function waysOfQuery({ what, writes, within }: Step): Way[] {
  if (what === 'commit') return ['lost', 'unanswered', 'refused'];
  if (within) return writes ? ['lost', 'refused'] : ['lost'];
  return writes ? ['lost', 'unanswered'] : ['lost'];
}

/**
 * The files of one upload are written by the same calls, so the disk is full at the first and at the last call of each
 * name; it fails at every one.
 */
function waysOfFile(step: Step, steps: readonly Step[]): Way[] {
  const equal = steps.filter(
    ({ of, what, writes }) => of === 'file' && what === step.what && writes,
  );
  return step === equal.at(0) || step === equal.at(-1) ? ['EIO', 'ENOSPC'] : ['EIO'];
}

/** An object may be broken off while it is read; a list is read anew from its beginning. */
const OF_BUCKET: Readonly<Record<string, Way[]>> = {
  PutObject: ['lost', 'unanswered', 'ENOSPC'],
  DeleteObject: ['lost', 'unanswered'],
  GetObject: ['lost', 'unanswered'],
};

/**
 * Every fault that can hit these steps. All calls are admitted by the same hook (http/route.ts), which ends them before
 * they are read: what it asks, in this order, fails once for all calls of a site, whose `unadmitted` tells which did.
 */
export function faultsOf(steps: readonly DoneStep[], unadmitted = new Set<string>()): Fault[] {
  const counted = { query: 0, file: 0, bucket: 0, media: 0 };
  const waysOf = {
    query: waysOfQuery,
    file: (step: Step) => waysOfFile(step, steps),
    bucket: ({ what }: Step) => OF_BUCKET[what] ?? (['lost'] satisfies Way[]),
    media: (): Way[] => ['crash'],
  };
  let asked = '';
  const isNew = (way: Way) => {
    const path = `${asked} ${way}`;
    if (unadmitted.has(path)) return false;
    unadmitted.add(path);
    return true;
  };
  return steps.flatMap((step) => {
    const { of, what, admits } = step;
    counted[of] += 1;
    asked += `${of} ${what}\n`;
    const ways = waysOf[of](step).filter((way) => !admits || isNew(way));
    return ways.map((way) => ({ of, nth: counted[of], way }));
  });
}
