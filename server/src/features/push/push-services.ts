import { type LookupAddress, lookup as resolve } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** The push services of the browsers: Chrome and most others, Firefox, Edge, Safari. A further one is a row. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** Networks that no push service is in: own machine, private, link-local, carrier's, documentation, multicast, reserved. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');
// everything but the global unicast addresses, and of those what leads to IPv4 addresses or documents
const OPEN_IPV6 = new BlockList();
OPEN_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv6');

/** Whether an address that a name resolved to is one of the internet. */
export function isOpenAddress(address: string): boolean {
  if (!isIPv6(address)) return !CLOSED.check(address, 'ipv4');
  return OPEN_IPV6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

/** What no browser writes: a fragment, an empty query, and escapes of what needs none. */
const ODD = /#|\?$|%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i;

const hasName = (hostname: string) => (service: string) =>
  service.startsWith('.') ? hostname.endsWith(service) : hostname === service;

/** What a push service is called in the log: the same for all names that it has. */
export function serviceOf(endpoint: string): string {
  const { hostname, origin } = new URL(endpoint);
  return SERVICES.find(hasName(hostname))?.replace(/^\./, '') ?? origin;
}

/**
 * Whether a client's address may be one that the server posts to: a known service over https, or the one that tests set
 * (PUSH_TEST_URL). It is spelt as browsers spell it, so that it is told once, and of one member.
 */
export function isPushAddress(text: string, testUrl: string | undefined): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, origin, href } = new URL(text);
  if (username || password || href !== text || ODD.test(text)) return false;
  if (testUrl && origin === new URL(testUrl).origin) return true;
  return protocol === 'https:' && port === '' && SERVICES.some(hasName(hostname));
}

/** Resolves a name to its open addresses alone, so that the connection goes to what was checked. */
export const lookupOpen: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const open = found.filter(({ address }) => isOpenAddress(address));
    const [first] = open;
    if (error || !first) done(error ?? new Error('the push service has no open address'), '', 0);
    else if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });
};
