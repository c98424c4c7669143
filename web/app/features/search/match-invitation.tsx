import { searchText } from '../../i18n/en/search.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';

/** Leads a member without star and raasi to the step where they are filled in. */
export function MatchInvitation() {
  return <TextLink to={paths.step('edit', 'horoscope')}>{searchText.match.invitation}</TextLink>;
}
