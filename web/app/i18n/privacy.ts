import { privacy } from './en/privacy.ts';
import { useTextOf } from './language.ts';

export const usePrivacyText = () => useTextOf('privacy', privacy);
