import { useSearchText } from '../i18n/search.ts';
import { useWizardText } from '../i18n/wizard.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Tells a member without a photo why there are no faces, and where to change that. */
export function PhotoNudge() {
  const text = useSearchText();
  const { photos } = useWizardText();
  return (
    <Notice kind="warning">
      <p>{photos.none}</p>
      <TextLink to={paths.step('edit', 'photo')}>{text.addPhoto}</TextLink>
    </Notice>
  );
}
