import { CHANGE_SECTIONS, type HeldChange } from '@mala/contract/profiles/held-change.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { ChangedFields } from '../../../components/profile/changed-fields.tsx';
import { profileText } from '../../../i18n/en/profile.ts';

/** On one's own profile: the changes that other families do not see. */
export function OwnChanges({
  view,
  changes,
}: {
  view: ProfileView;
  changes: readonly HeldChange[];
}) {
  const { ownChanges, ownChange } = profileText;
  return (
    <>
      <p>{ownChanges}</p>
      {CHANGE_SECTIONS.map((section) => (
        <ChangedFields
          key={section}
          domain={view.domain}
          section={section}
          fields={changes.filter((one) => one.section === section)}
          words={ownChange}
        />
      ))}
    </>
  );
}
