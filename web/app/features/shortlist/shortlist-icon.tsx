import { OwnWords } from '../../components/profile/own-words.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { SmallIcon } from '../../ui/small-icons.tsx';
import { useShortlist } from './queries.ts';
import classes from './shortlist-icon.module.css';

/** The heart alone, its three states said in words. */
export function ShortlistIcon({
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
    <Button
      look="icon"
      className={classes.heart}
      aria-disabled={updating}
      onClick={() => change(!shortlisted)}
    >
      <SmallIcon name="heart" size={28} filled={shortlisted} />
      <span className="visually-hidden">
        <span aria-live="polite">{updating ? text.updating : state}</span> <OwnWords typed={name} />
      </span>
    </Button>
  );
}
