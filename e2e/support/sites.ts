import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMails } from './mails.ts';
import { type Server, startServer } from './server.ts';

/** The site of all specs has a community by its host, and beside what every site has all that may be set. */
const SHARED = {
  SITE_HOSTS: 'tamilmala=localhost',
  APP_STORE_URL: 'https://play.google.com/store/apps/details?id=in.mala',
  CONVERSION_URL: 'http://127.0.0.1:9/signup',
  SOCIAL_LINKS: 'https://www.facebook.com/mala,https://mala.example.org/news',
};

/** Another one has neither these nor a number for support; its grievance officer's name is not harmless. */
export const BARE = {
  SUPPORT_WHATSAPP: '',
  GRIEVANCE_OFFICER: "Meena </script> & O'Neill",
  GRIEVANCE_EMAIL: 'office@example.in',
};

/** Before the first spec: starts the site of all; resolves to what stops it. */
export default async function startShared(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startServer(SHARED);
  process.env.E2E_URL = url;
  process.env.E2E_DATA = dataDir;
  // a folder for each corner that was taken (corners.ts)
  const corners = await mkdtemp(join(tmpdir(), 'mala-corners-'));
  process.env.E2E_CORNERS = corners;
  return async () => {
    await stop();
    await rm(corners, { recursive: true });
  };
}

/** The site of all, in a process that did not start it. */
export function sharedServer(): Pick<Server, 'url' | 'dataDir' | 'mails'> {
  const { E2E_URL: url = '', E2E_DATA: dataDir = '' } = process.env;
  return { url, dataDir, mails: (to) => readMails(join(dataDir, 'mail'), to) };
}
