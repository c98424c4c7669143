/** That a member opened a profile on a day (YYYY-MM-DD, UTC): the daily bound against harvesting counts these. */
export interface ProfileOpens {
  user_id: string;
  profile_id: string;
  day: string;
}
