import { useLayoutEffect } from 'react';
import { useThemeName, wearTheme } from '../../theme/use-theme-name.ts';

/** Keeps the whole document in the community's colours once the browser knows which. */
export function CommunityColors() {
  const theme = useThemeName();
  // after each navigation, since React writes the attribute anew when the address names another site
  useLayoutEffect(() => wearTheme(theme));
  return null;
}
