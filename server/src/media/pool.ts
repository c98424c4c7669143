import { AppError } from '../errors.ts';
import { createQueue } from '../queue.ts';
import { createTurns, type TakeTurn, type Turn } from '../turns.ts';
import {
  type AskProcess,
  type Bounds,
  createMediaProcess,
  OverBounds,
  ReaderKilled,
} from './media-process.ts';
import type { MediaTask, MediaTaskName, MediaTasks } from './tasks.ts';

interface Asking {
  /** It goes to the slow ones at once, because of what is known of the file already. */
  slow?: boolean;
  /** The turn that the file is read in; it stands aside for the slow ones. */
  turn?: Turn | undefined;
}

/**
 * Does one job.
 * @throws AppError for what the file's sender is to be told: FILE_TOO_COMPLEX where reading it takes too long, TOO_MANY
 *   where too many slow ones wait
 */
export type AskMedia = <Name extends MediaTaskName>(
  job: MediaTask & { name: Name },
  asking?: Asking,
) => Promise<MediaTasks[Name]['answer']>;

/** The processes that read files from outside, and whose turn it is. */
export interface MediaPool {
  ask: AskMedia;
  /** Taken before a file is read, and given back when it is stored: everybody's files are read one at a time. */
  takeTurn: TakeTurn;
}

/** An ordinary photo takes 0.3 seconds; one that takes longer than this begins anew among the slow ones. */
const QUICK: Bounds = { niceness: 10, cpuMs: 1000 };
/** Server rules, section 8; they yield to the ordinary ones. */
const SLOW: Bounds = { niceness: 12, cpuMs: 8000 };

/** By then whatever took the machine's memory may have ended. */
const KILLED_RETRY_SECONDS = 60;

/** Slow files that wait, on the disk, each of somebody else. */
const MOST_SLOW = 200;

/** Each with a file of 10 MB at most in memory while it is stored; files that wait are on the disk. */
const TURNS = { atOnce: 8, waiting: 200, ofOne: 20 };

/** Of an ordinary and a slow job alike; tests wait longer, and yield to no other tests. */
type PoolOptions = { atOnce: number } & Partial<Pick<Bounds, 'niceness' | 'longestMs'>>;

/**
 * At most `atOnce` ordinary jobs at a time and one slow one besides, each in a process of its own, so that files that
 * take seconds do not hold up those that do not.
 */
export function createMediaPool({ atOnce, ...patience }: PoolOptions): MediaPool {
  const quick = createLane(
    { ...QUICK, ...patience },
    { atOnce, waiting: Number.POSITIVE_INFINITY },
  );
  const slowly = createLane({ ...SLOW, ...patience }, { atOnce: 1, waiting: MOST_SLOW });
  const ask = async (job: MediaTask, { slow = false, turn }: Asking = {}) => {
    if (!slow)
      try {
        return await quick(job);
      } catch (error) {
        if (!(error instanceof OverBounds || error instanceof ReaderKilled)) throw error;
      }
    turn?.standAside();
    try {
      return await slowly(job);
    } catch (error) {
      if (error instanceof ReaderKilled)
        throw new AppError('UNAVAILABLE', { retryAfter: KILLED_RETRY_SECONDS });
      throw error instanceof OverBounds ? new AppError('FILE_TOO_COMPLEX') : error;
    }
  };
  return { ask: ask as AskMedia, takeTurn: createTurns(TURNS) };
}

/** First come, first served: nobody has more than one file here. */
function createLane(bounds: Bounds, limits: Parameters<typeof createQueue>[0]): AskProcess {
  const queued = createQueue(limits);
  const idle = Array.from({ length: limits.atOnce }, () => createMediaProcess(bounds));
  return (job) =>
    queued(async () => {
      // the last one that worked first: the others may end
      const askProcess = idle.pop() ?? createMediaProcess(bounds);
      try {
        return await askProcess(job);
      } finally {
        idle.push(askProcess);
      }
    });
}
