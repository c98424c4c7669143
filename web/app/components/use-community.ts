import { useShellText } from '../i18n/shell.ts';
import type { ThemeName } from '../theme/community-theme.ts';
import { useThemeName } from '../theme/use-theme-name.ts';

/** The community that the page wears and the name that the site goes by in it. */
export function useCommunity(): { theme: ThemeName; siteName: string } {
  const theme = useThemeName();
  const { siteName } = useShellText();
  return { theme, siteName: siteName[theme] };
}
