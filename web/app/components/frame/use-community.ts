import { useLayoutEffect } from 'react';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import type { ThemeName } from '../../theme/use-theme-name.ts';
import { useThemeName, wearTheme } from '../../theme/use-theme-name.ts';

/** The community that the page wears and the name that the site goes by in it. */
export function useCommunity(): { theme: ThemeName; siteName: string } {
  const theme = useThemeName();
  const { siteName } = useText(shellText);
  return { theme, siteName: siteName[theme] };
}

/** Keeps the whole document in the community's colours once the browser knows which. */
export function CommunityColors() {
  const theme = useThemeName();
  // after each navigation, since React writes the attribute anew when the address names another site
  useLayoutEffect(() => wearTheme(theme));
  return null;
}
