// Floods the login from a separate thread, so that it does not distort the measurement of other calls.
import { parentPort, workerData } from 'node:worker_threads';
import { login } from '@mala/contract/auth/sign-in.ts';
import autocannon from 'autocannon';

/** A flood from one network address. */
export interface Flood {
  url: string;
  connections: number;
  seconds: number;
}

/** Different unknown mobiles that each connection sends in turn. */
const VARIED = 200;

let people = 0;
/** A mobile number that nobody has. */
function unknownMobile(): string {
  people += 1;
  return String(8_100_000_000 + people);
}

const { url, connections, seconds } = workerData as Flood;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  setupClient: (client) =>
    client.setRequests(
      Array.from({ length: VARIED }, () => ({
        method: login.method,
        path: login.path,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.80' },
        body: JSON.stringify({ mobile_no: unknownMobile(), password: 'not this one' }),
      })),
    ),
});
const statuses = Object.entries(result.statusCodeStats ?? {});
const replies = statuses.map(([status, { count }]) => `${count} × ${status}`).join(', ');
parentPort?.postMessage(`${connections} connections for ${seconds} s: ${replies}`);
