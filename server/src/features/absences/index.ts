export { beginAbsence, endAbsence } from './follow-absences.ts';
export { erasedAt } from './presenter.ts';
export { findAbsences, findOver } from './queries.ts';
export { mountAbsences } from './routes.ts';
export { warnClosed } from './warn-closed.ts';
