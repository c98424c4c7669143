import { subscription } from './en/subscription.ts';
import { useTextOf } from './language.ts';

export const useSubscriptionText = () => useTextOf('subscription', subscription);
