import { isIPv6 } from 'node:net';
import { DOMAINS, type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import * as z from 'zod';

// The format of each kind of variable. Messages state the format and never repeat a value, which may be secret.

const PORT = 'must be a number from 0 to 65535';

/** 0: the system chooses a free one. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((number) => number <= 65_535, PORT);

/** An address with one of `schemes`, e.g. postgres; not normalized. */
function address(...schemes: string[]) {
  const starts = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `must be an address that begins with ${starts}`,
  });
}

/** An http(s) address without query, fragment and final slash, to which paths are appended. */
const webAddress = address('http', 'https')
  .transform((text) => new URL(text))
  .refine(({ search, hash, username, password }) => !(search || hash || username || password), {
    error: 'must be an address without user, query and fragment',
  })
  .transform(({ href }) => href.replace(/\/+$/, ''));

/** An Indian mobile number as login takes it. */
const mobile = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .refine((digits) => /^\d{10}$/.test(digits), 'must be ten digits');

const separated = z.string().transform((text) => text.split(',').map((part) => part.trim()));

const HTTPS = 'must be addresses that begin with https://, with commas between them';
const httpsAddresses = separated
  .pipe(z.array(z.url({ protocol: /^https$/, normalize: true, error: HTTPS })))
  .transform((addresses) => [...new Set(addresses)]);

const NETWORKS = 'must be addresses or networks as in 10.0.0.0/8, with commas between them';
const networks = separated.pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], NETWORKS)),
);

/** Digits with the country in front, as wa.me takes them; ten digits alone are an Indian number. */
const whatsappNumber = z
  .string()
  .transform((text) => {
    const digits = text.replace(/^(\+|00)/, '').replace(/[\s()-]/g, '');
    const isNational = /^\d{10}$/.test(digits) && !/^(\+|00)/.test(text);
    return isNational ? `91${digits}` : digits;
  })
  .refine((digits) => /^[1-9]\d{9,14}$/.test(digits), {
    error: 'must be a ten-digit or international number',
  });

/** `\n` is a line break, which few environments allow in a variable. */
const lines = z
  .string()
  .max(1000, 'must have at most 1000 characters')
  .transform((text) => text.split(/\\n|\r?\n/).map((line) => line.trim()))
  .refine((parts) => !parts.some((line) => /\p{Cc}/u.test(line)), 'must be plain text')
  .transform((parts) => parts.join('\n'));

const hostName = z.hostname().regex(/[^.]$/);

/** `tamilmala=www.example.in,marathimala=m.example.in` by host name, in lower case and without a port. */
const siteHosts = z.string().transform((text, { addIssue }) => {
  const hosts = new Map<string, Domain>();
  for (const pair of text.split(',')) {
    const [domain = '', host = '', ...rest] = pair
      .split('=')
      .map((part) => part.trim().toLowerCase());
    if (rest.length > 0 || !host) addIssue('must look like tamilmala=www.example.in,marathimala=…');
    else if (!isDomain(domain))
      addIssue(`knows no community "${domain}"; there are ${DOMAINS.join(' and ')}`);
    else if (!hostName.safeParse(host).success) addIssue(`"${host}" is not a host name`);
    else if (hosts.has(host)) addIssue(`names the host ${host} twice`);
    else hosts.set(host, domain);
  }
  return hosts;
});

const MAILBOX = /^(?:[^<>\r\n]+ )?<([^\s@<>]+@[^\s@<>]+)>$|^[^\s@<>]+@[^\s@<>]+$/;
const PASSWORD = 'must have 8 to 128 characters';
const KEEP = 'must be numbers of days, weeks and months, e.g. 7,4,12, with at least one day';
const RAZORPAY = 'must look like rzp_live_abc123';
const RAZORPAY_SECRET = 'must have at least 8 characters';
const PERSON_NAME = 'must be a name of at most 80 characters';

/** Every environment variable; empty ones are removed before. What each is for: .env.example. */
export const VARIABLES = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** as ASSETS_URL, without a final slash */
  APP_URL: webAddress.optional(),
  DATA_DIR: z.string().default('data'),
  /** unset: the embedded PostgreSQL in DATA_DIR */
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  ASSETS_URL: webAddress.optional(),
  /** unset: the folder DATA_DIR/files */
  STORAGE_URL: address('s3').optional(),
  /** unset: the one kept in DATA_DIR */
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** unset: messages are written to DATA_DIR/mail */
  SMTP_URL: address('smtp', 'smtps').optional(),
  // mails carry the community's name, so of a mailbox with a name only the address counts
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'must be an address, e.g. Mala <office@example.in>')
    .transform((mailbox) => MAILBOX.exec(mailbox)?.[1] ?? mailbox)
    .default('no-reply@localhost'),
  ADMIN_MOBILE: mobile.optional(),
  // as signup takes it
  ADMIN_PASSWORD: z.string().min(8, PASSWORD).max(128, PASSWORD).optional(),
  /** whether everybody who works in the office needs a second factor */
  ADMIN_TOTP: z.enum(['required', 'offered'], 'must be required or offered').default('offered'),
  SUPPORT_WHATSAPP: whatsappNumber.optional(),
  // an account in India's UPI
  PAYMENT_UPI_ID: z
    .string()
    .regex(/^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i, 'must look like mala@okbank')
    .optional(),
  PAYMENT_BANK: lines.optional(),
  PAYMENT_CARD_URL: address('https').optional(),
  /** the payment gateway; the three are set together */
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^\w{8,64}$/, RAZORPAY)
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, RAZORPAY_SECRET).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, RAZORPAY_SECRET).optional(),
  /** another address than Razorpay's own, for tests */
  RAZORPAY_URL: webAddress.default('https://api.razorpay.com'),
  /** a push service of tests, beside those of the browsers */
  PUSH_TEST_URL: webAddress.optional(),
  GRIEVANCE_OFFICER: z
    .string()
    .max(80, PERSON_NAME)
    .regex(/^\P{Cc}*$/u, PERSON_NAME)
    .optional(),
  GRIEVANCE_EMAIL: z
    .string()
    .regex(/^[^\s@<>"&]+@[^\s@<>"&]+$/, 'must be an address, e.g. help@example.in')
    .optional(),
  SOCIAL_LINKS: httpsAddresses.default([]),
  APP_STORE_URL: address('https').optional(),
  CONVERSION_URL: address('https', 'http').optional(),
  TRUSTED_PROXIES: networks.default([]),
  /** on the disk of the embedded database; 0 for none */
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of megabytes from 0 to 99999')
    .transform(Number)
    .default(256),
  RATE_LIMITS: z
    .stringbool({
      truthy: ['on'],
      falsy: ['off'],
      case: 'sensitive',
      error: 'must be on or off',
    })
    .default(true),
  /** between the moment that readiness turns and the end of listening */
  STOP_GRACE_SECONDS: z
    .string()
    .regex(/^[0-5]$/, 'must be a number from 0 to 5')
    .transform(Number)
    .default(2),
  /** seals and opens the backups that are made by hand */
  BACKUP_PASSPHRASE: z.string().optional(),
  /** a public key of age */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, 'must be a public key that begins with age1')
    .optional(),
  /** the file with the private key, for a restore */
  BACKUP_IDENTITY: z.string().optional(),
  /** a folder, or as STORAGE_URL with a prefix; unset: no nightly backups */
  BACKUP_URL: z
    .string()
    .regex(/^(s3:\/\/[^/]|(?!.*:\/\/))/, 'must be a folder or begin with s3://')
    .optional(),
  /** of the nightly backups: the newest of so many days, weeks and months */
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4},\d{1,4},\d{1,4}$/, KEEP)
    .transform((text) => {
      const [daily = 0, weekly = 0, monthly = 0] = text.split(',').map(Number);
      return { daily, weekly, monthly };
    })
    .refine(({ daily }) => daily > 0, KEEP)
    .default({ daily: 7, weekly: 4, monthly: 12 }),
  /** an empty database for the weekly trial restore; unset: one is created for it */
  BACKUP_SCRATCH_URL: address('postgres', 'postgresql').optional(),
  SITE_HOSTS: siteHosts.default(new Map()),
});

/** The address of our own listener, as a browser on this machine can open it. */
export function ownAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
