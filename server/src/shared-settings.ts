import { createHmac, hkdfSync } from 'node:crypto';
import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { keptSecret } from './secrets/site-secrets.ts';
import { isStorageFull } from './storage/file-errors.ts';

/** What the tokens, links and marks of a site are signed with: AUTH_SECRET, or the one kept in DATA_DIR. */
export async function siteSecret({ authSecret, dataDir }: Config): Promise<string> {
  return authSecret ?? keptSecret(dataDir, 'auth-secret');
}

/** What must be the same in all processes, first what the other hashes depend on; a process that differs does not start. */
export const MUST_AGREE = ['AUTH_SECRET', 'STORAGE_URL', 'SMTP_URL'] as const;

/**
 * A keyed hash of each setting that the processes of a site share, by its name. The key comes from the site's secret, so
 * that whoever reads the hashes learns nothing; with another secret every hash differs.
 */
export async function sharedSettings(config: Config): Promise<Record<string, string>> {
  const key = Buffer.from(
    hkdfSync('sha256', await siteSecret(config), '', 'mala shared settings', 32),
  );
  const values: Record<string, string> = {
    AUTH_SECRET: '',
    STORAGE_URL: await storeOf(config),
    // without one, mails are written to a folder instead of being sent
    SMTP_URL: config.smtpUrl ? 'sent' : 'written',
    APP_URL: config.appUrl,
    ASSETS_URL: config.assetsUrl,
    SITE_HOSTS: JSON.stringify([...config.siteHosts].sort()),
    RATE_LIMITS: String(config.rateLimits),
    ADMIN_TOTP: config.adminTotp,
  };
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, hashOf(`${name}=${value}`)]),
  );
}

/** Where files are: the bucket, whatever keys open it, or the folder, which several machines may share. */
async function storeOf({ storageUrl, dataDir }: Config): Promise<string> {
  if (storageUrl) {
    const { hostname: bucket, searchParams } = new URL(storageUrl);
    return `bucket ${bucket} ${searchParams.get('endpoint') ?? ''}`;
  }
  try {
    return `folder ${await keptSecret(dataDir, 'files-id')}`;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return `folder ${hostname()} ${dataDir}`;
  }
}
