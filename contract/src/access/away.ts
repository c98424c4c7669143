/**
 * Why an approved profile is seen by nobody else: it rests, its family wants to leave, or gave no sign of life for long. The statuses
 * know none of these.
 */
export const AWAY = ['paused', 'closed', 'quiet'] as const;
export type Away = (typeof AWAY)[number];
