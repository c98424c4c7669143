import { searchText } from '../../i18n/en/search.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Tells a member why faces are hidden: the member has no photo, with a link to add one, or the photo is in review
 * (docs/decisions/017-who-sees-photos.md).
 */
export function PhotoNudge() {
  const text = useText(searchText);
  const { photos } = useText(wizardText);
  const { photo_waiting } = useMember().me;
  return (
    <Notice kind={photo_waiting ? 'info' : 'warning'}>
      <p>{photo_waiting ? text.photoWaiting : photos.none}</p>
      <TextLink to={paths.step('edit', 'photo')}>
        {photo_waiting ? text.seePhotos : text.addPhoto}
      </TextLink>
    </Notice>
  );
}
