import { resolve } from 'node:path';
import type { Domain } from '@mala/contract/communities/domain.ts';
import * as values from './config-values.ts';

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

/**
 * The settings of `env` (architecture, "Running it"). An empty variable counts as unset.
 * @throws ConfigError naming every wrong variable at once, and never the value of a secret one
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];

  function read<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const text = env[name]?.trim();
    if (!text) return undefined;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof values.Fault)) throw error;
      faults.push(`${name} ${error.message}`);
      return undefined;
    }
  }

  const host = read('HOST', String) ?? '127.0.0.1';
  const port = read('PORT', values.port) ?? 3000;
  const appUrl = read('APP_URL', values.webAddress) ?? values.ownAddress(host, port);
  const config: Config = {
    host,
    port,
    dataDir: resolve(read('DATA_DIR', String) ?? 'data'),
    databaseUrl: read('DATABASE_URL', (text) => values.address(text, ['postgres:', 'postgresql:'])),
    appUrl,
    assetsUrl: read('ASSETS_URL', values.webAddress) ?? appUrl,
    storageUrl: read('STORAGE_URL', (text) => values.address(text, ['s3:'])),
    authSecret: read('AUTH_SECRET', (text) => values.secret(text, 32)),
    smtpUrl: read('SMTP_URL', (text) => values.address(text, ['smtp:', 'smtps:'])),
    mailFrom: read('MAIL_FROM', values.mailbox) ?? 'Mala <no-reply@localhost>',
    adminMobile: read('ADMIN_MOBILE', values.mobile),
    adminPassword: read('ADMIN_PASSWORD', values.password),
    supportWhatsapp: read('SUPPORT_WHATSAPP', values.whatsappNumber),
    paymentUpiId: read('PAYMENT_UPI_ID', values.upiId),
    paymentBank: read('PAYMENT_BANK', values.lines),
    paymentCardUrl: read('PAYMENT_CARD_URL', (text) => values.address(text, ['https:'])),
    grievanceOfficer: read('GRIEVANCE_OFFICER', values.personName),
    grievanceEmail: read('GRIEVANCE_EMAIL', values.email),
    socialLinks: read('SOCIAL_LINKS', values.httpsAddresses) ?? [],
    appStoreUrl: read('APP_STORE_URL', (text) => values.address(text, ['https:'])),
    conversionUrl: read('CONVERSION_URL', (text) => values.address(text, ['https:', 'http:'])),
    trustedProxies: read('TRUSTED_PROXIES', values.networks) ?? [],
    rateLimits: read('RATE_LIMITS', values.onOrOff) ?? true,
    siteHosts: read('SITE_HOSTS', values.siteHosts) ?? new Map(),
  };

  faults.push(...missing(env, 'SMTP_URL', 'MAIL_FROM'));
  faults.push(...missing(env, 'ADMIN_MOBILE', 'ADMIN_PASSWORD'));
  faults.push(...missing(env, 'ADMIN_PASSWORD', 'ADMIN_MOBILE'));
  faults.push(...missing(env, 'GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'));
  faults.push(...missing(env, 'GRIEVANCE_EMAIL', 'GRIEVANCE_OFFICER'));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function missing(env: NodeJS.ProcessEnv, given: string, needed: string): string[] {
  return env[given]?.trim() && !env[needed]?.trim() ? [`${needed} must be set with ${given}`] : [];
}
