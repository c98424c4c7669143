import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { lookupOpen } from './push-services.ts';

/** Of a whole post; a service that is silent for longer is asked again later. */
const MOST_MS = 10_000;
/** Of an answer, which says nothing that we need. */
const MOST_ANSWER_BYTES = 16_384;

const connections = { keepAlive: true, maxSockets: 8, timeout: MOST_MS };
const AGENT = new Agent({ ...connections, lookup: lookupOpen });
/** Of tests: any address, without a certificate. */
const TEST_AGENT = new HttpAgent({ ...connections, keepAlive: false });

/** What a push service answered. */
export interface Answered {
  status: number;
  /** seconds for which it asks to be left alone; null where it says none, or a date */
  retryAfter: number | null;
}

function answeredBy({ statusCode, headers }: IncomingMessage): Answered {
  const seconds = headers['retry-after'];
  const isNumber = seconds !== undefined && /^\d{1,9}$/.test(seconds);
  return { status: statusCode ?? 0, retryAfter: isNumber ? Number(seconds) : null };
}

/** Posts a message to a push service and gives its answer; follows no redirect. Throws without an answer in time. */
export function postPush(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
  { isTest }: { isTest: boolean },
): Promise<Answered> {
  const send = isTest ? requestPlain : request;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(MOST_MS);
    const agent = isTest ? TEST_AGENT : AGENT;
    const asked = send(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_ANSWER_BYTES) answer.destroy();
      });
      // what is cut off does not matter
      answer.on('error', () => undefined);
      resolve(answeredBy(answer));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
