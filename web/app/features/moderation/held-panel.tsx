import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { nameInReplies } from '@mala/contract/profiles/field.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { officeText } from '../../i18n/en/office.ts';
import { HeldWords, useFieldName } from './held-words.tsx';
import { TextDecision } from './text-decision.tsx';
import classes from './texts.module.css';

function wordsOf(view: ProfileView, { section, field }: HeldText): string {
  if (section === 'photo') return view.photos.find(({ id }) => id === field)?.caption ?? '';
  const declared = fieldsOf(communities[view.domain], section).find(({ name }) => name === field);
  const part: Readonly<Record<string, unknown>> = section === 'basic' ? view : view[section];
  return String((declared && part[nameInReplies(declared)]) ?? '');
}

/** On a profile, for the office: the texts that other families do not see, to allow or refuse. */
export function HeldPanel({ view }: { view: ProfileView }) {
  const { texts, who } = officeText;
  const fieldName = useFieldName();
  const held = (view.held_texts ?? []).filter((one) => wordsOf(view, one) !== '');
  if (held.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="held-texts">
      <h2 id="held-texts">{texts.onProfile}</h2>
      {held.map((one) => {
        const field = fieldName(one, view.domain);
        return (
          <div key={one.id} className={classes.held}>
            <p className={classes.name}>{field}</p>
            <HeldWords text={wordsOf(view, one)} found={one.found} />
            {one.state === 'refused' && <p>{texts.refusedBefore}</p>}
            <TextDecision
              held={one}
              profileId={view.profile_id}
              field={field}
              who={who(view.name ?? '', view.mid)}
            />
          </div>
        );
      })}
    </section>
  );
}
