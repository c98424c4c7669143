import { useLocation } from 'react-router';

/** The state of a link to a profile, whose page leads back here, with filters and place. */
export function useFrom(): { search: string } {
  const { pathname, search } = useLocation();
  return { search: `${pathname}${search}` };
}
