import { CHANGE_SECTIONS, type HeldChange } from '@mala/contract/profiles/held-change.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { ChangedFields } from '../../components/profile/changed-fields.tsx';
import { changesText } from '../../i18n/en/changes.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import classes from './texts.module.css';

/** On a profile, for the office: the changes that other families do not see. */
export function ChangePanel({
  view,
  changes,
}: {
  view: ProfileView;
  changes: readonly HeldChange[];
}) {
  const text = changesText;
  return (
    <section className="panel" aria-labelledby="held-changes">
      <h2 id="held-changes">{text.onProfile}</h2>
      {CHANGE_SECTIONS.map((section) => {
        const own = changes.filter((one) => one.section === section);
        if (!own[0]) return null;
        return (
          <div key={section} className={classes.held}>
            <ChangedFields domain={view.domain} section={section} fields={own} words={text} />
            {own[0].state === 'refused' ? (
              <p>{text.refusedBefore}</p>
            ) : (
              <p>
                <TextLink to={officePaths.adminChanges}>{text.toList}</TextLink>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
