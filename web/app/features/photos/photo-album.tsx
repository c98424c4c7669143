import type { OwnPhoto } from '@mala/contract/photos.ts';
import { useWizardText } from '../../i18n/wizard.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { useRemovePhoto } from './queries.ts';

/** The photos that are there: removed at a touch. */
export function PhotoAlbum({ userId, photos }: { userId: string; photos: readonly OwnPhoto[] }) {
  const { photos: text } = useWizardText();
  const removing = useRemovePhoto(userId);
  const place = useKeptFocus<HTMLDivElement>(photos.length);
  return (
    <Stack ref={place} tabIndex={-1}>
      {photos.length === 0 && (
        <Notice kind="warning">
          <p>{text.none}</p>
        </Notice>
      )}
      <PhotoGrid
        photos={photos}
        removing={removing.isPending ? removing.variables : null}
        onRemove={(id) => removing.mutate(id)}
      />
    </Stack>
  );
}
