import type {
  Agreements,
  Digests,
  Instance,
  MailedLinks,
  MailRefusals,
  Mails,
  SavedSearches,
  SavedViews,
  SearchNews,
  Sessions,
  StaffRoles,
  Users,
  Visits,
} from './accounts.ts';
import type { Askings } from './askings.ts';
import type { BackupRuns, Erasures } from './backups.ts';
import type { CardBudgets, HeavyReaders, ListBudgets } from './budgets.ts';
import type { ComplaintPictures, Complaints } from './complaints.ts';
import type { Entries, EntryFiles, EntryPhotos } from './entries.ts';
import type { GatewayEvents, GatewayOrders, GatewayRefunds } from './gateway.ts';
import type { History, HistoryChain, HistoryValuesRow } from './history.ts';
import type { HomeVersions, Marriages } from './home.ts';
import type { ImportEntries, ImportRows, Imports } from './imports.ts';
import type { Absences, Corrections, ErasureReceipts, MemberNotes } from './members.ts';
import type { ActiveMarks, DailyCounts, Journeys, ReviewWaits } from './numbers.ts';
import type {
  HeldChanges,
  HeldTexts,
  HiddenProfiles,
  HoroscopeFiles,
  LiveChanges,
  PhotoHashes,
  Photos,
  ProfileOpens,
  Profiles,
  ReviewClaims,
  ReviewedProfiles,
  SavedIndexes,
  SearchChanges,
  SearchVersions,
  SeenProfiles,
  SharedLinks,
  Shortlists,
} from './profiles.ts';
import type { PushMessages, PushRefusals, PushSubscriptions } from './push.ts';
import type { RunningProcesses } from './running-processes.ts';
import type {
  AuthenticatorApps,
  FactorTickets,
  Passkeys,
  RecoveryCodes,
} from './second-factors.ts';
import type { FirstStart, SetupDecisions, SiteSettings, TestMails } from './settings.ts';
import type {
  Downloads,
  Packages,
  PaymentClaims,
  PaymentScreenshots,
  Payments,
  ReceiptNumbers,
  Subscriptions,
} from './subscriptions.ts';

/** Every table by its name. */
export interface Database {
  instance: Instance;
  imports: Imports;
  import_rows: ImportRows;
  import_entries: ImportEntries;
  users: Users;
  staff_roles: StaffRoles;
  sessions: Sessions;
  visits: Visits;
  agreements: Agreements;
  authenticator_apps: AuthenticatorApps;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  factor_tickets: FactorTickets;
  mailed_links: MailedLinks;
  mail_refusals: MailRefusals;
  mails: Mails;
  profiles: Profiles;
  reviewed_profiles: ReviewedProfiles;
  review_claims: ReviewClaims;
  held_texts: HeldTexts;
  held_changes: HeldChanges;
  live_changes: LiveChanges;
  complaints: Complaints;
  complaint_pictures: ComplaintPictures;
  entries: Entries;
  entry_photos: EntryPhotos;
  entry_files: EntryFiles;
  photos: Photos;
  photo_hashes: PhotoHashes;
  horoscope_files: HoroscopeFiles;
  shortlists: Shortlists;
  hidden_profiles: HiddenProfiles;
  seen_profiles: SeenProfiles;
  packages: Packages;
  subscriptions: Subscriptions;
  payments: Payments;
  receipt_numbers: ReceiptNumbers;
  gateway_events: GatewayEvents;
  gateway_orders: GatewayOrders;
  gateway_refunds: GatewayRefunds;
  payment_claims: PaymentClaims;
  payment_screenshots: PaymentScreenshots;
  downloads: Downloads;
  shared_links: SharedLinks;
  profile_opens: ProfileOpens;
  history: History;
  history_values: HistoryValuesRow;
  history_chain: HistoryChain;
  search_versions: SearchVersions;
  search_changes: SearchChanges;
  saved_indexes: SavedIndexes;
  marriages: Marriages;
  home_versions: HomeVersions;
  list_budgets: ListBudgets;
  card_budgets: CardBudgets;
  heavy_readers: HeavyReaders;
  running_processes: RunningProcesses;
  erasures: Erasures;
  backup_runs: BackupRuns;
  member_notes: MemberNotes;
  absences: Absences;
  corrections: Corrections;
  erasure_receipts: ErasureReceipts;
  saved_views: SavedViews;
  saved_searches: SavedSearches;
  digests: Digests;
  search_news: SearchNews;
  daily_counts: DailyCounts;
  active_marks: ActiveMarks;
  review_waits: ReviewWaits;
  journeys: Journeys;
  site_settings: SiteSettings;
  first_start: FirstStart;
  setup_decisions: SetupDecisions;
  test_mails: TestMails;
  push_subscriptions: PushSubscriptions;
  push_refusals: PushRefusals;
  push_messages: PushMessages;
  askings: Askings;
}
