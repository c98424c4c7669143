import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { useId } from 'react';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PhotoAlbum } from './photo-album.tsx';
import { PhotoUploads } from './photo-uploads.tsx';
import { useHomePhoto, usePhotos } from './queries.ts';

/** The photos of the member: those that are there, and the way to add some. */
export function PhotoPanel({ userId }: { userId: string }) {
  const { loadFailed } = useText(wizardText);
  const { data: photos, error, refetch } = usePhotos(userId);
  if (error && !photos) return <LoadFailed title={loadFailed} query={{ error, refetch }} />;
  if (!photos) return <PageLoading />;
  // those that were refused take no place
  const kept = photos.filter(({ refusal }) => !refusal);
  return (
    <Stack>
      <PhotoAlbum userId={userId} photos={photos} />
      <PhotoUploads userId={userId} places={PHOTO_LIMITS.count - kept.length} />
    </Stack>
  );
}

/** Whether the first photo may appear on the home page: off until the member says so, saved at once. */
export function HomePhotoBox({ userId, allowed }: { userId: string; allowed: boolean }) {
  const { photos } = useText(wizardText);
  const change = useHomePhoto(userId);
  return (
    <CheckField
      id={useId()}
      name="home_photo"
      label={photos.home}
      hint={photos.homeHint}
      // as it was chosen while that is being saved, as it is kept otherwise
      value={change.isPending ? change.variables : allowed}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
    />
  );
}
