import { profile } from './en/profile.ts';
import { useTextOf } from './language.ts';

export const useProfileText = () => useTextOf('profile', profile);
