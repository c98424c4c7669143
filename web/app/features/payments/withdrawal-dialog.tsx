import { claimsText } from '../../i18n/en/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';

/** Asks before what was told of a payment is taken back: the office no longer looks for it then. */
export function WithdrawalDialog({
  onWithdraw,
  onClose,
}: {
  onWithdraw: () => void;
  onClose: () => void;
}) {
  const { withdrawal: text } = claimsText;
  return (
    <Dialog title={text.title} onClose={onClose} startAt="p + div button:last-child">
      <p>{text.lead}</p>
      <Row>
        <Button onClick={onWithdraw}>{text.yes}</Button>
        <Button look="outline" onClick={onClose}>
          {text.no}
        </Button>
      </Row>
    </Dialog>
  );
}
