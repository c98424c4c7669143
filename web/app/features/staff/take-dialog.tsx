import { OwnWords } from '../../components/profile/own-words.tsx';
import { staffText } from '../../i18n/en/staff.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { type HeldRole, useTakeRole } from './queries.ts';
import { roleWords } from './role-words.ts';

/** Asks for confirmation before a role is taken. */
export function TakeDialog({ held, onClose }: { held: HeldRole; onClose: () => void }) {
  const text = staffText.question;
  const { me } = useMember();
  const { mutate, isPending } = useTakeRole(held, onClose);
  const { person, role } = held;
  return (
    <Dialog title={text.title} onClose={onClose} startAt="[data-first]">
      <p>
        <strong>
          <OwnWords typed={person.user_name} />
        </strong>
        <br />
        {roleWords(role)}
      </p>
      <p>
        {text.text}
        {person.roles.length === 1 && ` ${text.lastRole}`}
      </p>
      {person.user_id === me.user_id && (
        <p>
          <strong>{text.own}</strong>
        </p>
      )}
      <Row>
        <Button
          look="danger"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          <span aria-live="polite">{isPending ? text.taking : text.take}</span>
        </Button>
        <Button look="outline" data-first onClick={onClose}>
          {text.keep}
        </Button>
      </Row>
    </Dialog>
  );
}
