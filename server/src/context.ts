import type { Domain } from '@mala/contract/communities/domain.ts';
import type { DemoRole } from '@mala/contract/communities/endpoints.ts';
import type { HomeContents } from '@mala/contract/content.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewers } from './access/viewer.ts';
import type { Config } from './config.ts';
import type { OptionalWrite } from './db/optional-write.ts';
import type { Database } from './db/schema/database.ts';
import type { DailyCounts } from './features/numbers/daily-counts.ts';
import type { ProfileSearch } from './features/search/search.ts';
import type { Settings } from './features/settings/kept-settings.ts';
import type { ComeBack } from './features/still-looking/quiet.ts';
import type { Visits } from './features/visits/visits.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Readiness } from './http/readiness.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { DrawBiodata } from './media/biodatas.ts';
import type { HoroscopeFiles } from './media/horoscope-files.ts';
import type { Images } from './media/images.ts';
import type { DrawSheet } from './media/sheets.ts';
import type { ReadTable } from './media/tables.ts';
import type { AppSecrets } from './secrets/app-secrets.ts';
import type { DeviceMarks } from './secrets/device-marks.ts';
import type { LinkSecrets } from './secrets/link-secrets.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { PushKeys } from './secrets/push-keys.ts';
import type { RefreshTokens } from './secrets/refresh-tokens.ts';
import type { Tokens } from './secrets/tokens.ts';
import type { Disks } from './storage/disks.ts';
import type { Files } from './storage/files.ts';
import type { SignedUrls } from './storage/signed-urls.ts';
import type { TempFiles } from './storage/temp-files.ts';

/** An account that a demonstration prints and shows on its login page. */
export interface SignIn {
  domain: 'tamilmala' | 'marathimala';
  role: DemoRole;
  user_name: string;
  mobile_no: string;
  password: string;
}

/** The services that features use; built once at the start (start.ts). */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  files: Files;
  disks: Disks;
  tempFiles: TempFiles;
  images: Images;
  horoscopeFiles: HoroscopeFiles;
  drawSheet: DrawSheet;
  drawBiodata: DrawBiodata;
  readTable: ReadTable;
  passwords: Passwords;
  tokens: Tokens;
  viewers: Viewers;
  linkSecrets: LinkSecrets;
  deviceMarks: DeviceMarks;
  refreshTokens: RefreshTokens;
  appSecrets: AppSecrets;
  jobs: Jobs;
  pushKeys: PushKeys;
  signedUrls: SignedUrls;
  limits: RateLimits;
  readiness: Readiness;
  /** for what is counted or noted while somebody reads */
  optionalWrite: OptionalWrite;
  log: FastifyBaseLogger;
  /** the accounts of a demonstration; null if the data is real */
  demo: { sign_ins: SignIn[] } | null;
  now: () => Date;
  /** what owners set by community; cached, and as recent as the database (features/settings) */
  settings: Settings;
  /** what a site's home page shows; cached, and as recent as the database (features/content) */
  home: (domain: Domain) => Promise<HomeContents>;
  /** searches the index in memory, which is as recent as the database (features/search) */
  search: ProfileSearch;
  /** shows a profile again whose member is here after a long time (features/still-looking) */
  comeBack: ComeBack;
  /** what is counted by day for the office (features/numbers) */
  daily: DailyCounts;
  /** when members are here (features/visits) */
  visits: Visits;
}
