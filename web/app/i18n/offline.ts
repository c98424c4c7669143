import { offline } from './en/offline.ts';
import { useTextOf } from './language.ts';

export const useOfflineText = () => useTextOf('offline', offline);
