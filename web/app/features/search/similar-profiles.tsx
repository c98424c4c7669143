import type { Community } from '@mala/contract/communities/community.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { searchText } from '../../i18n/en/search.ts';
import { screenOnly } from '../../ui/print-foot.tsx';
import { SimilarCard } from './similar-card.tsx';
import classes from './similar-profiles.module.css';
import { useSimilar } from './similar-queries.ts';

/** Below a profile, those that have most in common with it, and what that is. */
export function SimilarProfiles({
  profileId,
  community,
}: {
  profileId: string;
  community: Community;
}) {
  const text = profilePageText.similar;
  const similar = useSimilar(profileId);
  return (
    <section className={`${classes.similar} ${screenOnly}`} aria-labelledby="similar">
      <h2 id="similar" className={classes.title}>
        {text.title}
      </h2>
      {similar.isPending && <p role="status">{text.loading}</p>}
      {similar.isError && <LoadFailed query={similar} spent={searchText.spent} />}
      {similar.data?.rows.length === 0 && <p>{text.none}</p>}
      {similar.data && similar.data.rows.length > 0 && (
        <ul className={classes.cards}>
          {similar.data.rows.map((row) => (
            <li key={row.profile_id}>
              <SimilarCard row={row} community={community} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
