import { isIP, isIPv6 } from 'node:net';
import { DOMAINS, type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import ipaddr from 'ipaddr.js';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** What is wrong with one variable. Its text never repeats a value that may be secret. */
export class Fault extends Error {}

/** A port number; 0 lets the system choose a free one. */
export function port(text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535)
    throw new Fault('must be a number from 0 to 65535');
  return number;
}

/** One of `protocols`, e.g. ['postgres:', 'postgresql:']; the address is kept as it was written. */
export function address(text: string, protocols: readonly string[]): string {
  const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new Fault(`must be an address that begins with ${schemes}`);
  }
  return text;
}

/** An http(s) address without query, fragment and final slash, so that a path can be put after it. */
export function webAddress(text: string): string {
  const url = new URL(address(text, ['http:', 'https:']));
  if (url.search || url.hash || url.username || url.password) {
    throw new Fault('must be an address without user, query and fragment');
  }
  return url.href.replace(/\/+$/, '');
}

/** The address of our own listener, as a browser on this machine can open it. */
export function ownAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** A secret of at least `length` characters. */
export function secret(text: string, length: number): string {
  if (text.length < length) throw new Fault(`must have at least ${length} characters`);
  return text;
}

/** A password as signup takes it. */
export function password(text: string): string {
  if (text.length < 8 || text.length > 128) throw new Fault('must have 8 to 128 characters');
  return text;
}

/** An Indian mobile number as login knows it: ten digits. */
export function mobile(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{10}$/.test(digits)) throw new Fault('must be ten digits');
  return digits;
}

/** `name@host` or `Name <name@host>`. */
export function mailbox(text: string): string {
  if (!/^(?:[^<>\r\n]+ )?<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(text)) {
    throw new Fault('must be an address, e.g. Mala <office@example.in>');
  }
  return text;
}

/** `name@host` alone. */
export function email(text: string): string {
  if (!/^[^\s@<>"&]+@[^\s@<>"&]+$/.test(text))
    throw new Fault('must be an address, e.g. help@example.in');
  return text;
}

/** A name on one line, at most 80 characters. */
export function personName(text: string): string {
  if (text.length > 80 || /\p{Cc}/u.test(text))
    throw new Fault('must be a name of at most 80 characters');
  return text;
}

/** `https://…` addresses with commas between them, each once. */
export function httpsAddresses(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  for (const part of parts)
    if (!URL.canParse(part) || new URL(part).protocol !== 'https:')
      throw new Fault('must be addresses that begin with https://, with commas between them');
  return [...new Set(parts.map((part) => new URL(part).href))];
}

/** Addresses and networks (10.0.0.0/8) with commas between them. */
export function networks(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  // ipaddr.js alone takes 1.2.3 as well
  const known = (part: string) =>
    isIP(part.split('/')[0] ?? '') > 0 && (isIP(part) > 0 || ipaddr.isValidCIDR(part));
  if (!parts.every(known))
    throw new Fault('must be addresses or networks as in 10.0.0.0/8, with commas between them');
  return parts;
}

/** Digits with the country in front, as wa.me takes them; ten digits alone are an Indian number. */
export function whatsappNumber(text: string): string {
  const digits = text.replace(/^(\+|00)/, '').replace(/[\s()-]/g, '');
  const isNational = /^\d{10}$/.test(digits) && !/^(\+|00)/.test(text);
  if (isNational) return `91${digits}`;
  if (!/^[1-9]\d{9,14}$/.test(digits))
    throw new Fault('must be a ten-digit or international number');
  return digits;
}

/** The address of an account in India's UPI, e.g. mala@okbank. */
export function upiId(text: string): string {
  if (!/^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i.test(text)) {
    throw new Fault('must look like mala@okbank');
  }
  return text;
}

/** A text of at most 1000 characters; `\n` stands for a line break, which a variable seldom can hold itself. */
export function lines(text: string): string {
  const parts = text.split(/\\n|\r?\n/).map((line) => line.trim());
  if (text.length > 1000) throw new Fault('must have at most 1000 characters');
  if (parts.some((line) => /\p{Cc}/u.test(line))) throw new Fault('must be plain text');
  return parts.join('\n');
}

/** `on` or `off`. */
export function onOrOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Fault('must be on or off');
  return text === 'on';
}

/** `tamilmala=www.example.in,marathimala=m.example.in` by host name, in lower case and without a port. */
export function siteHosts(text: string): Map<string, Domain> {
  const hosts = new Map<string, Domain>();
  for (const pair of text.split(',')) {
    const [domain = '', host = '', ...rest] = pair
      .split('=')
      .map((part) => part.trim().toLowerCase());
    if (rest.length > 0 || !host)
      throw new Fault('must look like tamilmala=www.example.in,marathimala=…');
    if (!isDomain(domain)) {
      throw new Fault(`knows no community "${domain}"; there are ${DOMAINS.join(' and ')}`);
    }
    if (!HOST_NAME.test(host)) throw new Fault(`"${host}" is not a host name`);
    if (hosts.has(host)) throw new Fault(`names the host ${host} twice`);
    hosts.set(host, domain);
  }
  return hosts;
}
