import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import type * as z from 'zod';
import { ownAddress, VARIABLES } from './config-values.ts';

type Variables = z.output<typeof VARIABLES>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The settings: each variable of config-values.ts in camelCase. Read once at the start; nothing else reads process.env. */
export type Config = { [Name in keyof Variables as CamelCase<Name>]: Variables[Name] } & {
  appUrl: string;
  assetsUrl: string;
};

/** Lists every invalid variable, one per line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Where the first is set, the second must be set as well. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['ADMIN_MOBILE', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_MOBILE'],
  ['GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'],
  ['GRIEVANCE_EMAIL', 'GRIEVANCE_OFFICER'],
  ['BACKUP_URL', 'BACKUP_RECIPIENT'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID'],
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
  const settings = Object.entries(data).map(([name, value]) => [camelCase(name), value]);
  return {
    ...Object.fromEntries(settings),
    dataDir: resolve(data.DATA_DIR),
    appUrl,
    assetsUrl: data.ASSETS_URL ?? appUrl,
  };
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Adds the variables of a file .env in the current folder to the environment; set ones keep their value.
 * Node's own flag warns at each start without such a file, and crashes node --watch.
 */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
