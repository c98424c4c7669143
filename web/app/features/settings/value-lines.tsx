import { REASON_PLACES, type ReadyReason } from '@mala/contract/settings/reasons.ts';
import type { SettingGroup } from '@mala/contract/settings/values.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { settingsText } from '../../i18n/en/settings.ts';
import { reasonLabel } from '../../lib/ready-reason.ts';
import { fieldLabel, typedOf } from './fields.ts';
import type { Reasons } from './reasons-form.tsx';
import classes from './settings.module.css';

/** A stored value, field by field; what is empty is left out. */
export function ValueLines({ group, value }: { group: SettingGroup; value: unknown }) {
  if (group === 'reasons') return <ReasonLines reasons={value as Reasons} />;
  const said = Object.entries(typedOf(value)).filter(([, typed]) => typed !== '');
  if (said.length === 0) return <p>{settingsText.nothing}</p>;
  return (
    <dl className={classes.values}>
      {said.map(([name, typed]) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd>
            <OwnWords typed={typed} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The reasons of each place by the names that the office has for them, with what members read. */
function ReasonLines({ reasons }: { reasons: Reasons }) {
  return (
    <dl className={classes.values}>
      {REASON_PLACES.map((place) => (
        <div key={place}>
          <dt>{settingsText.places[place]}</dt>
          <dd>
            <ol className={`points ${classes.said}`}>
              {reasons[place].map((reason) => (
                <li key={reason.name}>
                  <strong>
                    {reason.label ? <OwnWords typed={reason.label} /> : reasonLabel(place, reason)}
                  </strong>
                  <Texts reason={reason} />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({ reason: { texts } }: { reason: ReadyReason }) {
  return Object.entries(texts).map(([language, typed]) => (
    <p key={language} lang={language} translate="no">
      {typed}
    </p>
  ));
}
