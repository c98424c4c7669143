export { type Change, changeSubscription } from './change-subscription.ts';
export { packageWords } from './letter-layouts.ts';
export { queueEndings, type SubscriptionMail, subscriptionLetters } from './letters.ts';
export { paysOnline } from './pays-online.ts';
export { presentSubscription } from './presenter.ts';
export {
  extendSubscription,
  findPackage,
  findSubscription,
  insertSubscription,
  lockRunning,
  lockSubscription,
  takeFromQuota,
} from './queries.ts';
export { mountSubscriptions } from './routes.ts';
