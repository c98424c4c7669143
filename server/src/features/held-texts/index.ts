export { applyTextPlan, planTexts, type TextPlan } from './hold-texts.ts';
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
} from './queries.ts';
