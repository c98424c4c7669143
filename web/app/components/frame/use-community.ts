import { type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useHostDomain } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import type { ThemeName } from '../../theme/theme-name.ts';
import { applyTheme, recallTheme, useThemeName } from '../../theme/use-theme-name.ts';

/** The community of the page, and the site's name in it. */
export function useCommunity(): { theme: ThemeName; siteName: string } {
  const theme = useThemeName();
  const { siteName } = shellText;
  return { theme, siteName: siteName[theme] };
}

/**
 * The URLs of the public pages in the visitor's community: unless the host decides the community, each begins with its
 * name, so that links can be shared and a reload stays in it.
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

/** Keeps the whole document in the community's colours once the browser knows the community. */
export function CommunityColors() {
  const theme = useThemeName();
  // before the page has loaded, which may take long
  useLayoutEffect(recallTheme, []);
  // after each navigation, because React rewrites the attribute when the URL names another site
  useLayoutEffect(() => applyTheme(theme));
  return null;
}
