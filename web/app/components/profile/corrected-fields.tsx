import { communities } from '@mala/contract/communities/communities.ts';
import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type ProfileField, type Section, unknownOf } from '@mala/contract/profiles/field.ts';
import { feetAndInches, heightInFeet } from '@mala/contract/profiles/height.ts';
import { correctionsText } from '../../i18n/en/corrections.ts';
import { measuresText } from '../../i18n/en/measures.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { birthTime } from '../../lib/format.ts';
import classes from './changed-fields.module.css';
import { saidOf } from './said-of.ts';
import { SaidText } from './said-text.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Fields of a section of any kind, each as it was and as it is. */
export function CorrectedFields({
  domain,
  section,
  before,
  after,
  words,
}: {
  domain: Domain;
  section: Section;
  before: Values;
  after: Values;
  words: { before: string; after: string };
}) {
  const community = communities[domain];
  const changed = fieldsOf(community, section).filter(({ name }) => name in after);
  return (
    <div className={classes.fields}>
      {changed.map((field) => (
        <div key={field.name}>
          <p className={classes.label}>{field.label}</p>
          <dl className={classes.values}>
            <div>
              <dt>{words.before}</dt>
              <dd>
                <Value community={community} field={field} values={before} />
              </dd>
            </div>
            <div className={classes.after}>
              <dt>{words.after}</dt>
              <dd>
                <Value community={community} field={field} values={after} />
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  );
}

/** What a section says of a field. */
function Value({
  community,
  field,
  values,
}: {
  community: Community;
  field: ProfileField;
  values: Values;
}) {
  const { kind, unit } = field;
  const value = values[field.name] ?? '';
  if (unknownOf(values, [field]).length > 0) return correctionsText.notKnown;
  if (Array.isArray(value)) return value.filter(Boolean).join(', ');
  if (value === '') return correctionsText.nothing;
  if (kind === 'yes-no') return profileText.yesNo(value === true);
  if (kind === 'height') return measuresText.height(feetAndInches(heightInFeet(Number(value))));
  if (kind === 'time') return birthTime(String(value));
  if (unit) return profileText.withUnit(Number(value), measuresText.units[unit]);
  if (typeof value === 'number') return String(value);
  return <SaidText said={saidOf(community, field, String(value))} />;
}
