import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import type { HeldChange } from '@mala/contract/profiles/held-change.ts';
import { heldChangeText } from '../../i18n/en/held-change.ts';
import { saidOf } from '../profile/said-of.ts';
import { SaidText } from '../profile/said-text.tsx';
import classes from './text-notes.module.css';

export interface ChangeNoteProps {
  change: HeldChange;
  community: Community;
  field: ProfileField;
}

/** Below a field: that its change waits for the office or was refused, and what others still see. */
export function ChangeNote({
  change: { state, reason, shown },
  community,
  field,
}: ChangeNoteProps) {
  const isRefused = state === 'refused';
  return (
    <p className={classes.note} data-refused={isRefused || undefined}>
      {isRefused ? heldChangeText.refused(reason) : heldChangeText.waits}{' '}
      {shown === null ? (
        heldChangeText.nothing
      ) : (
        <SaidText said={saidOf(community, field, shown)} />
      )}
    </p>
  );
}
