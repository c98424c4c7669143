import type { Endpoint } from '@mala/contract/endpoint.ts';
import type { Context } from '../../src/context.ts';
import type { QueueName } from '../../src/jobs/jobs.ts';
import type { Sending } from '../calls.ts';

/** People for one attempt, and what is then sent. The rows of `people` are compared. */
export interface Prepared extends Sending {
  people: readonly { user_id?: string; mobile_no?: string }[];
  /** the path with its query, of what is no endpoint */
  path?: string;
  /** the data of a job */
  data?: object;
}

/** A call that writes, or a job: how to make it valid, each time with people of its own. */
export interface Scenario {
  name: string;
  endpoint: Pick<Endpoint, 'method' | 'path'> | null;
  queue: QueueName | null;
  prepare(ctx: Context): Promise<Prepared>;
  /** statuses of the same call once its effect is there: 200, or what says that it is done */
  again: readonly number[];
  /** why a second time adds something, where it does */
  adds: string | null;
  /** why it shares what it reads with others, so that attempts come one after the other */
  alone: string | null;
  /** why it may be answered as done without a part of what it stores, where it may */
  optional: string | null;
  /** what of its rows may differ after another try, and why */
  differs: { what: RegExp; why: string } | null;
  /** that it is a POST and writes nothing itself */
  reads: boolean;
}

type More = Partial<Omit<Scenario, 'name' | 'endpoint' | 'queue' | 'prepare'>>;

const USUAL = {
  again: [200],
  adds: null,
  alone: null,
  optional: null,
  differs: null,
  reads: false,
};

/** A call of the contract. */
export function call(
  endpoint: Pick<Endpoint, 'name' | 'method' | 'path'>,
  prepare: Scenario['prepare'],
  more: More = {},
): Scenario {
  return { ...USUAL, name: endpoint.name, endpoint, queue: null, prepare, ...more };
}

/** A job of a queue. */
export function job(queue: QueueName, prepare: Scenario['prepare'], more: More = {}): Scenario {
  return { ...USUAL, name: `the job ${queue}`, endpoint: null, queue, prepare, ...more };
}
