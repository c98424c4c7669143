import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import type { ThemeName } from '../../theme/community-theme.ts';
import { useThemeName } from '../../theme/use-theme-name.ts';

/** The community that the page wears and the name that the site goes by in it. */
export function useCommunity(): { theme: ThemeName; siteName: string } {
  const theme = useThemeName();
  const { siteName } = useText(shellText);
  return { theme, siteName: siteName[theme] };
}
