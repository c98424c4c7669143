import { albumText } from '../../i18n/en/album.ts';
import { searchText } from '../../i18n/en/search.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Tells a member why faces are hidden: there is no own photo, with a link to add one, or the profile awaits its approval
 * (docs/decisions/017-who-sees-photos.md).
 */
export function PhotoNudge() {
  const text = searchText;
  const { has_photo, standing } = useMember().me;
  if (has_photo && standing === 'pending')
    return (
      <Notice kind="info">
        <p>{text.blurred}</p>
      </Notice>
    );
  return (
    <Notice kind="warning">
      <p>{albumText.none}</p>
      <TextLink to={paths.step('edit', 'photo')}>{text.addPhoto}</TextLink>
    </Notice>
  );
}
