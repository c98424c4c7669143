import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { ownAddress, VARIABLES } from './config-values.ts';

/** Everything that the environment decides. Read once, at the start; nothing else reads process.env. */
export interface Config {
  host: string;
  /** 0: the system chooses (tests). */
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Unset: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined;
  /** Without a final slash, as assetsUrl. */
  appUrl: string;
  assetsUrl: string;
  /** Unset: the folder dataDir/files. */
  storageUrl: string | undefined;
  /** Unset: the one that loadSecrets keeps in dataDir. */
  authSecret: string | undefined;
  /** Unset: messages are written to dataDir/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Given together with adminPassword, or not at all. */
  adminMobile: string | undefined;
  adminPassword: string | undefined;
  /** International digits without +, as wa.me takes them. */
  supportWhatsapp: string | undefined;
  /** The ways to pay that /upgrade shows; each only where it is set. */
  paymentUpiId: string | undefined;
  /** On several lines. */
  paymentBank: string | undefined;
  paymentCardUrl: string | undefined;
  /** Answers complaints about personal data; both or neither. */
  grievanceOfficer: string | undefined;
  grievanceEmail: string | undefined;
  /** The site's own pages elsewhere, for the footer. */
  socialLinks: string[];
  /** Where the Android app is to be had. */
  appStoreUrl: string | undefined;
  /** Called once after each signup, without personal data. */
  conversionUrl: string | undefined;
  /** Beside this machine, those that may say for whom they ask: addresses and networks. */
  trustedProxies: string[];
  rateLimits: boolean;
  siteHosts: Map<string, Domain>;
}

/** One line for each variable that is wrong; the message is all of them. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Those that are set together or not at all: where the first is given, the second is needed. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['ADMIN_MOBILE', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_MOBILE'],
  ['GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'],
  ['GRIEVANCE_EMAIL', 'GRIEVANCE_OFFICER'],
] as const;

/**
 * The settings of `env` (architecture, "Running it"). An empty variable counts as unset.
 * @throws ConfigError naming every wrong variable at once, and never the value of a secret one
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const { data, error } = VARIABLES.safeParse(given);
  const wrong = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of error?.issues ?? [])
    if (!wrong.has(path[0])) wrong.set(path[0], message);
  const faults = [...wrong].map(([name, message]) => `${String(name)} ${message}`);
  for (const [one, other] of TOGETHER)
    if (given[one] && !given[other]) faults.push(`${other} must be set with ${one}`);
  if (!data || faults.length > 0) throw new ConfigError(faults);
  const appUrl = data.APP_URL ?? ownAddress(data.HOST, data.PORT);
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    appUrl,
    assetsUrl: data.ASSETS_URL ?? appUrl,
    storageUrl: data.STORAGE_URL,
    authSecret: data.AUTH_SECRET,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    adminMobile: data.ADMIN_MOBILE,
    adminPassword: data.ADMIN_PASSWORD,
    supportWhatsapp: data.SUPPORT_WHATSAPP,
    paymentUpiId: data.PAYMENT_UPI_ID,
    paymentBank: data.PAYMENT_BANK,
    paymentCardUrl: data.PAYMENT_CARD_URL,
    grievanceOfficer: data.GRIEVANCE_OFFICER,
    grievanceEmail: data.GRIEVANCE_EMAIL,
    socialLinks: data.SOCIAL_LINKS,
    appStoreUrl: data.APP_STORE_URL,
    conversionUrl: data.CONVERSION_URL,
    trustedProxies: data.TRUSTED_PROXIES,
    rateLimits: data.RATE_LIMITS,
    siteHosts: data.SITE_HOSTS,
  };
}

/**
 * Adds what a file .env in the current folder says to the environment; what stands there already wins.
 * Not Node's own flag: it announces each start without such a file, and crashes node --watch.
 */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
