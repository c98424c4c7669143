import { marriagesText } from '../../i18n/en/marriages.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';

/** Asks before a photo is removed for good. */
export function RemovalDialog({
  caption,
  removing,
  onRemove,
  onClose,
}: {
  caption: string;
  removing: boolean;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { question, remove, removing: busy } = useText(marriagesText);
  return (
    <Dialog title={question.title} onClose={onClose} startAt="[data-first]">
      <p>
        <strong>{caption}</strong>
      </p>
      <p>{question.text}</p>
      <Row>
        <Button
          look="danger"
          aria-disabled={removing}
          onClick={() => {
            if (!removing) onRemove();
          }}
        >
          <span aria-live="polite">{removing ? busy : remove}</span>
        </Button>
        <Button look="outline" data-first onClick={onClose}>
          {question.keep}
        </Button>
      </Row>
    </Dialog>
  );
}
