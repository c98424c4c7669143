import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { useShortlist } from './queries.ts';
import classes from './shortlist-heart.module.css';

/** Shortlist, Updating..., Shortlisted as a heart on a photo, said in words to who does not see it. */
export function ShortlistHeart({
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
  const Icon = shortlisted ? IconHeartFilled : IconHeart;
  const state = shortlisted ? text.added : text.add;
  return (
    <button
      type="button"
      className={classes.heart}
      data-heart
      title={state}
      aria-disabled={updating}
      onClick={() => change(!shortlisted)}
    >
      <Icon size={24} aria-hidden />
      <span className="visually-hidden">
        <span aria-live="polite">{updating ? text.updating : state}</span> <OwnWords typed={name} />
      </span>
    </button>
  );
}
