import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
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
  const Icon = shortlisted ? IconStarFilled : IconStar;
  const state = shortlisted ? text.added : text.add;
  return (
    <Button look="outline" wide aria-disabled={updating} onClick={() => change(!shortlisted)}>
      <Icon size={20} aria-hidden />
      <span aria-live="polite">{updating ? text.updating : state}</span>
      <span className="visually-hidden">
        {' '}
        <OwnWords typed={name} />
      </span>
    </Button>
  );
}
