import type { Agreements } from './agreements.ts';
import type { AuditLog } from './audit-log.ts';
import type { Downloads } from './downloads.ts';
import type { HomeVersions } from './home-versions.ts';
import type { HoroscopeFiles } from './horoscope-files.ts';
import type { Instance } from './instance.ts';
import type { MailRefusals } from './mail-refusals.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { Mails } from './mails.ts';
import type { Marriages } from './marriages.ts';
import type { Packages } from './packages.ts';
import type { PhotoHashes, Photos } from './photos.ts';
import type { ProfileOpens } from './profile-opens.ts';
import type { Profiles } from './profiles.ts';
import type { SearchChanges, SearchVersions } from './search-versions.ts';
import type { Sessions } from './sessions.ts';
import type { Shortlists } from './shortlists.ts';
import type { Payments, Subscriptions } from './subscriptions.ts';
import type { Users } from './users.ts';

/** Every table by its name. */
export interface Database {
  instance: Instance;
  users: Users;
  sessions: Sessions;
  agreements: Agreements;
  mailed_links: MailedLinks;
  mail_refusals: MailRefusals;
  mails: Mails;
  profiles: Profiles;
  photos: Photos;
  photo_hashes: PhotoHashes;
  horoscope_files: HoroscopeFiles;
  shortlists: Shortlists;
  packages: Packages;
  subscriptions: Subscriptions;
  payments: Payments;
  downloads: Downloads;
  profile_opens: ProfileOpens;
  audit_log: AuditLog;
  search_versions: SearchVersions;
  search_changes: SearchChanges;
  marriages: Marriages;
  home_versions: HomeVersions;
}
