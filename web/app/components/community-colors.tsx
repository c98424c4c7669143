import { useEffect } from 'react';
import { useThemeName, wearTheme } from '../theme/use-theme-name.ts';

/** Keeps the whole document in the community's colours once the browser knows which. */
export function CommunityColors() {
  const theme = useThemeName();
  useEffect(() => wearTheme(theme), [theme]);
  return null;
}
