/** Query keys that one feature reads and another one changes. */
export const queryKeys = {
  search: ['search'],
  searchCounts: ['search-counts'],
  profileView: (profileId: string) => ['profile-view', profileId],
  similar: (profileId: string) => ['similar', profileId],
  subscription: ['subscription'],
  downloads: ['downloads'],
} as const;
