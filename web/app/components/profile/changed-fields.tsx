import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ChangedField, ChangeSection } from '@mala/contract/profiles/held-change.ts';
import classes from './changed-fields.module.css';
import { saidOf } from './said-of.ts';
import { SaidText } from './said-text.tsx';

interface Words {
  before: string;
  after: string;
  nothing: string;
}

/** Changed fields of a section, each with what others see beside what is proposed. */
export function ChangedFields({
  domain,
  section,
  fields,
  words,
}: {
  domain: Domain;
  section: ChangeSection;
  fields: readonly ChangedField[];
  words: Words;
}) {
  const community = communities[domain];
  const declared = fieldsOf(community, section);
  return (
    <div className={classes.fields}>
      {declared.map((field) => {
        const changed = fields.find((one) => one.field === field.name);
        if (!changed) return null;
        const said = (value: string | null) =>
          value === null ? words.nothing : <SaidText said={saidOf(community, field, value)} />;
        return (
          <div key={field.name}>
            <p className={classes.label}>{field.label}</p>
            <dl className={classes.values}>
              <div>
                <dt>{words.before}</dt>
                <dd>{said(changed.shown)}</dd>
              </div>
              <div className={classes.after}>
                <dt>{words.after}</dt>
                <dd>{said(changed.proposed)}</dd>
              </div>
            </dl>
          </div>
        );
      })}
    </div>
  );
}
