import { STATUS, type Status } from '@mala/contract/access/status.ts';

/** How the statuses are called on the wire (specification, section 4). */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  [STATUS.UNVERIFIED]: 'Unverified',
  [STATUS.VERIFIED]: 'Verified',
  [STATUS.APPROVED]: 'Approved',
  [STATUS.MARRIED]: 'Married',
  [STATUS.MARRIED_ELSEWHERE]: 'Married-Other-Source',
  [STATUS.REJECTED]: 'Rejected',
  [STATUS.DUPLICATE]: 'Duplicate',
};
