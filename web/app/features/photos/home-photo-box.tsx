import { useId } from 'react';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { useHomePhoto } from './queries.ts';

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
