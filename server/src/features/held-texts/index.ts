export {
  type ChangeRow,
  countWaitingChanges,
  deleteChange,
  findHeldChange,
  findHeldChanges,
  findWaitingChanges,
  markChangeRefused,
  type WaitingChangeRow,
  waitingChanges,
} from './change-queries.ts';
export { applyTextPlan, planTexts, type TextPlan } from './hold-texts.ts';
export { liveFieldsOf } from './live-fields.ts';
export {
  countLiveChanges,
  deleteLive,
  findLiveChanges,
  findLiveOf,
  type LiveRow,
  waitingLiveChanges,
} from './live-queries.ts';
export { forgetLive, noteLive } from './note-live.ts';
export { keepChanges, splitChanges } from './plan-changes.ts';
export { changedFields, presentHeldChanges, withProposed } from './present-changes.ts';
export { presentHeldText, presentHeldTexts, withHeld } from './presenter.ts';
export {
  countWaitingTexts,
  deleteHeld,
  deleteHeldCaptions,
  findHeldText,
  findHeldTexts,
  findWaitingTexts,
  type HeldRow,
  markRefused,
  type WaitingRow,
  waitingTexts,
} from './queries.ts';
