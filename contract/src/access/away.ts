/** Why an approved profile is seen by nobody else: it rests, or its family wants to leave. The statuses know neither. */
export const AWAY = ['paused', 'closed'] as const;
export type Away = (typeof AWAY)[number];
