import { OwnWords } from '../../components/profile/own-words.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { SmallIcon } from '../../ui/small-icons.tsx';
import { useShortlist } from './queries.ts';
import classes from './shortlist-heart.module.css';

/** Shortlist, Updating..., Shortlisted as a heart, said in words to who does not see it; `over` a photo it has a ground. */
export function ShortlistHeart({
  profileId,
  name,
  shortlisted,
  over = false,
}: {
  profileId: string;
  name: string;
  shortlisted: boolean;
  over?: boolean;
}) {
  const text = searchText.shortlist;
  const { updating, change } = useShortlist(profileId);
  const state = shortlisted ? text.added : text.add;
  return (
    <Button
      look="icon"
      className={over ? classes.over : classes.heart}
      data-heart
      title={state}
      aria-disabled={updating}
      onClick={() => change(!shortlisted)}
    >
      <SmallIcon name="heart" size={over ? 24 : 28} filled={shortlisted} />
      <span className="visually-hidden">
        <span aria-live="polite">{updating ? text.updating : state}</span> <OwnWords typed={name} />
      </span>
    </Button>
  );
}
