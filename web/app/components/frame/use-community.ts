import { type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { useHostDomain } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import type { ThemeName } from '../../theme/theme-name.ts';
import { useThemeName, wearTheme } from '../../theme/use-theme-name.ts';

/** The community that the page wears and the name that the site goes by in it. */
export function useCommunity(): { theme: ThemeName; siteName: string } {
  const theme = useThemeName();
  const { siteName } = useText(shellText);
  return { theme, siteName: siteName[theme] };
}

/**
 * The addresses of the public pages, within the community that the visitor is in: where the host does not
 * decide it, each begins with the community's name, so that a link can be shared and a reload stays in it.
 */
export function usePublicPaths() {
  const { site, domain } = useParams();
  const host = useHostDomain();
  const named = isDomain(site) ? site : domain;
  const start = host || !isDomain(named) ? '' : `/${named}`;
  return {
    home: start || paths.home,
    login: start + paths.login,
    resetPassword: start + paths.resetPassword,
    signup: (other?: Domain) => (other ? paths.signup(other) : start + paths.signup()),
    terms: start + paths.terms,
    privacy: start + paths.privacy,
  };
}

/** Keeps the whole document in the community's colours once the browser knows which. */
export function CommunityColors() {
  const theme = useThemeName();
  // after each navigation, since React writes the attribute anew when the address names another site
  useLayoutEffect(() => wearTheme(theme));
  return null;
}
