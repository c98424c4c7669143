import type {
  Agreements,
  Instance,
  MailedLinks,
  MailRefusals,
  Mails,
  Sessions,
  Users,
} from './accounts.ts';
import type { AuditLog } from './audit-log.ts';
import type { BackupRuns, Erasures } from './backups.ts';
import type { CardBudgets, HeavyReaders, ListBudgets } from './budgets.ts';
import type { HomeVersions, Marriages } from './home.ts';
import type {
  HeldTexts,
  HoroscopeFiles,
  PhotoHashes,
  Photos,
  ProfileOpens,
  Profiles,
  SearchChanges,
  SearchVersions,
  Shortlists,
} from './profiles.ts';
import type { RunningProcesses } from './running-processes.ts';
import type { Downloads, Packages, Payments, Subscriptions } from './subscriptions.ts';

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
  held_texts: HeldTexts;
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
  list_budgets: ListBudgets;
  card_budgets: CardBudgets;
  heavy_readers: HeavyReaders;
  running_processes: RunningProcesses;
  erasures: Erasures;
  backup_runs: BackupRuns;
}
