import { type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import { useParams } from 'react-router';
import { useHostDomain } from '../../lib/site.ts';
import { paths } from '../../paths.ts';

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
