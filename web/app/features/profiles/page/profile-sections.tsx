import type { Community } from '@mala/contract/communities/community.ts';
import { SECTIONS, type Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { FactLines, FactList } from '../../../components/profile/fact-list.tsx';
import { factsOf } from '../../../components/profile/profile-facts.ts';
import { measuresText } from '../../../i18n/en/measures.ts';
import { profileText } from '../../../i18n/en/profile.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { IN_HEAD } from './head-facts.ts';
import classes from './profile-sections.module.css';

/** Contact is shown separately; fields with `own` are sent only to the owner and administrators. */
const HERE: readonly Seen[] = ['card', 'detail', 'own'];

/** The sections of a profile with what the viewer may read and its head has not said; its owner gets all, and edit links. */
export function ProfileSections({
  view,
  community,
  own,
}: {
  view: ProfileView;
  community: Community;
  own: boolean;
}) {
  const text = profileText;
  return SECTIONS.map((section) => {
    const facts = factsOf(view, community, {
      section,
      seen: HERE,
      words: { ...text, ...measuresText },
    }).filter(({ name }) => own || !IN_HEAD.has(name));
    const title = text.sections[section];
    if (facts.length === 0 && !own) return null;
    return (
      <section
        key={section}
        className={`panel ${classes.section}`}
        aria-labelledby={`section-${section}`}
      >
        <div className={classes.head}>
          <h2 id={`section-${section}`}>{title}</h2>
          {own && (
            <TextLink to={paths.step('edit', section)} aria-label={text.editSection(title)}>
              {text.edit}
            </TextLink>
          )}
        </div>
        <FactList>
          <FactLines facts={facts} />
        </FactList>
      </section>
    );
  });
}
