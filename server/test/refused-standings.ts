/** Members who may read nobody's profile, with the code of the 403 that they get. */
export const REFUSED_STANDINGS = [
  [{ status: 0, without: ['photo'] }, 'PROFILE_INCOMPLETE'],
  [{ status: 0 }, 'PROFILE_PENDING'],
  [{ status: 10 }, 'PROFILE_PENDING'],
  [{ status: 200, away: 'paused' }, 'PROFILE_PAUSED'],
  [{ status: 300 }, 'PROFILE_CLOSED'],
  [{ status: 301 }, 'PROFILE_CLOSED'],
  [{ status: 500 }, 'PROFILE_REFUSED'],
  [{ status: 501 }, 'PROFILE_REFUSED'],
] as const;
