import type { Domain } from '@mala/contract/communities/domain.ts';
import { homeText } from '../../i18n/en/home.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './face-row.module.css';
import { FaceRow } from './face-row.tsx';
import type { Home } from './use-home.ts';

/** Six featured brides and six grooms; a side without any is left out. */
export function FeaturedFaces({
  home,
  domain,
  isGuest,
}: {
  home: Home;
  domain: Domain;
  /** notes that more is for members only */
  isGuest: boolean;
}) {
  const { featured } = homeText;
  const { brides, grooms, loading } = home;
  if (!loading && brides.length + grooms.length === 0) return null;
  const rows = [
    { gender: 'female', title: featured.brides, faces: brides },
    { gender: 'male', title: featured.grooms, faces: grooms },
  ] as const;
  return (
    <section className={loading ? classes.waiting : undefined} aria-busy={loading}>
      <Stack>
        <h2>{featured.title}</h2>
        {rows.map(
          (row) =>
            (loading || row.faces.length > 0) && (
              <FaceRow key={row.gender} {...row} domain={domain} loading={loading} />
            ),
        )}
        {isGuest && <p>{featured.note}</p>}
      </Stack>
    </section>
  );
}
