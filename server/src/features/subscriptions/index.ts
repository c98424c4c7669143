export { queueEndings, type SubscriptionMail, subscriptionLetters } from './letters.ts';
export { presentSubscription } from './presenter.ts';
export { findSubscription, lockSubscription, takeFromQuota } from './queries.ts';
export { mountSubscriptions } from './routes.ts';
