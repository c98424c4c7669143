import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { officeText } from '../../i18n/en/office.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { useTextDecision } from './text-queries.ts';

/** Allows a held text, or refuses it with a reason. */
export function TextDecision({
  held,
  profileId,
  field,
  who,
}: {
  held: HeldText;
  profileId: string;
  /** the name of the field */
  field: string;
  who: string;
}) {
  const { texts } = officeText;
  const decide = useTextDecision(held, profileId);
  return (
    <DecisionButtons
      busy={decide.isPending}
      accept={{ text: texts.allow, label: texts.allowOf(field, who) }}
      refuse={
        held.state === 'waiting' ? { text: texts.refuse, label: texts.refuseOf(field, who) } : null
      }
      onAccept={() => decide.mutateAsync({ decision: 'allow' })}
      who={who}
      words={texts.refusal}
      send={(given) => decide.mutateAsync({ decision: 'refuse', ...given })}
    />
  );
}
