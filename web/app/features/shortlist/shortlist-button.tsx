import { OwnWords } from '../../components/profile/own-words.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { SmallIcon } from '../../ui/small-icons.tsx';
import { useShortlist } from './queries.ts';

/** Shortlist, Updating..., Shortlisted; and back again. */
export function ShortlistButton({
  profileId,
  name,
  shortlisted,
}: {
  profileId: string;
  name: string;
  shortlisted: boolean;
}) {
  const text = searchText.shortlist;
  const { updating, change } = useShortlist(profileId);
  const state = shortlisted ? text.added : text.add;
  return (
    <Button look="outline" wide aria-disabled={updating} onClick={() => change(!shortlisted)}>
      <SmallIcon name="heart" size={20} filled={shortlisted} />
      <span aria-live="polite">{updating ? text.updating : state}</span>
      <span className="visually-hidden">
        {' '}
        <OwnWords typed={name} />
      </span>
    </Button>
  );
}
