import { Refused } from '../../components/standing/refused.tsx';
import { DigestChoice } from '../../features/saved-searches/digest-choice.tsx';
import { useDigest, useSavedSearches } from '../../features/saved-searches/queries.ts';
import { SavedList } from '../../features/saved-searches/saved-list.tsx';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The member's saved searches, and how often what is new in them is mailed. */
export default function SavedSearches() {
  const { me } = useMember();
  const searches = useSavedSearches();
  // asked for at the same time
  useDigest();
  return (
    <Stack gap="lg">
      <Stack>
        <PageTitle title={savedSearchesText.title} />
        <p className="measure">{savedSearchesText.lead}</p>
        <SavedList refused={<Refused to={paths.forbidden} />} />
      </Stack>
      {/* below what is there already, so that nothing moves */}
      {!searches.isPending && <DigestChoice me={me} />}
    </Stack>
  );
}
