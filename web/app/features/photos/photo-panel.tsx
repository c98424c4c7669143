import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { useId } from 'react';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { wizardText } from '../../i18n/en/wizard.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PhotoAlbum } from './photo-album.tsx';
import { PhotoUploads } from './photo-uploads.tsx';
import { useHomePhoto, usePhotos } from './queries.ts';

/** The member's photos, with the upload of further ones. */
export function PhotoPanel({ userId }: { userId: string }) {
  const { loadFailed } = wizardText;
  const { data: photos, error, refetch } = usePhotos(userId);
  if (error && !photos) return <LoadFailed title={loadFailed} query={{ error, refetch }} />;
  if (!photos) return <PageLoading />;
  // refused photos take no place
  const kept = photos.filter(({ refusal }) => !refusal);
  return (
    <Stack>
      <PhotoAlbum userId={userId} photos={photos} />
      <PhotoUploads userId={userId} places={PHOTO_LIMITS.count - kept.length} />
    </Stack>
  );
}

/** Whether the first photo may appear on the home page: off by default, saved at once. */
export function HomePhotoBox({ userId, allowed }: { userId: string; allowed: boolean }) {
  const { photos } = wizardText;
  const change = useHomePhoto(userId);
  return (
    <CheckField
      id={useId()}
      name="home_photo"
      label={photos.home}
      hint={photos.homeHint}
      // the chosen value while it is saved, otherwise the stored one
      value={change.isPending ? change.variables : allowed}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
    />
  );
}
