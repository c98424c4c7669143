/** The status codes of a profile (specification, section 4). */
export const STATUS = {
  UNVERIFIED: 0,
  VERIFIED: 10,
  APPROVED: 200,
  MARRIED: 300,
  MARRIED_ELSEWHERE: 301,
  REJECTED: 500,
  DUPLICATE: 501,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

export const STATUSES: readonly Status[] = Object.values(STATUS);

/** The status changes that are allowed (server rules, section 4). */
export const NEXT_STATUSES: Readonly<Record<Status, readonly Status[]>> = {
  [STATUS.UNVERIFIED]: [STATUS.VERIFIED, STATUS.APPROVED, STATUS.REJECTED, STATUS.DUPLICATE],
  [STATUS.VERIFIED]: [STATUS.UNVERIFIED, STATUS.APPROVED, STATUS.REJECTED, STATUS.DUPLICATE],
  [STATUS.APPROVED]: [
    STATUS.VERIFIED,
    STATUS.MARRIED,
    STATUS.MARRIED_ELSEWHERE,
    STATUS.REJECTED,
    STATUS.DUPLICATE,
  ],
  [STATUS.MARRIED]: [STATUS.APPROVED, STATUS.MARRIED_ELSEWHERE],
  [STATUS.MARRIED_ELSEWHERE]: [STATUS.APPROVED, STATUS.MARRIED],
  [STATUS.REJECTED]: [STATUS.UNVERIFIED, STATUS.VERIFIED, STATUS.APPROVED],
  [STATUS.DUPLICATE]: [STATUS.UNVERIFIED, STATUS.REJECTED],
};

/** The statuses of a refused profile; each can have a reason for the member. */
export type Refusal = typeof STATUS.REJECTED | typeof STATUS.DUPLICATE;

export function isRefusal(status: Status): status is Refusal {
  return status === STATUS.REJECTED || status === STATUS.DUPLICATE;
}
