import { can } from '@mala/contract/access/roles.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HeavyReaders } from '../../features/budgets/heavy-readers.tsx';
import { useHeavyReaders } from '../../features/budgets/queries.ts';
import { PhotoList } from '../../features/moderation/photo-list.tsx';
import { useWaitingPhotos } from '../../features/moderation/photo-queries.ts';
import { TextList } from '../../features/moderation/text-list.tsx';
import { useWaitingTexts } from '../../features/moderation/text-queries.ts';
import { officeText } from '../../i18n/en/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What the office looks at besides profiles: new photos and texts that wait, and who read unusually much. */
export default function AdminReview() {
  const text = officeText;
  const { me } = useMember();
  const seesPhotos = can(me, 'photos.review');
  const photos = useWaitingPhotos(seesPhotos);
  const texts = useWaitingTexts();
  const readers = useHeavyReaders();
  const isLoading = photos.isLoading || texts.isPending || readers.isPending;
  useHashPlace(!isLoading);
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      {/* one for all of them */}
      {isLoading ? (
        <PageLoading />
      ) : (
        <>
          {seesPhotos && (
            <Stack gap="sm">
              <h2 id="photos">{text.photos.title}</h2>
              <p className="measure">{text.photos.lead}</p>
              <PhotoList photos={photos} />
            </Stack>
          )}
          <Stack gap="sm">
            <h2 id="texts">{text.texts.title}</h2>
            <p className="measure">{text.texts.lead}</p>
            <TextList texts={texts} />
          </Stack>
          <Stack gap="sm">
            <h2 id="readers">{text.readers.title}</h2>
            <p className="measure">{text.readers.lead}</p>
            <HeavyReaders readers={readers} />
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Goes to the list that the URL names, once it is there. */
function useHashPlace(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
}
