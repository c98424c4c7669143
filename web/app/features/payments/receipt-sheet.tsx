import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { paymentsText } from '../../i18n/en/payments.ts';
import { receiptText } from '../../i18n/en/receipt.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees, shortDate } from '../../lib/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import type { Receipt } from './queries.ts';

/** A receipt as it is printed: the site's name, the number, who paid what for what, and how. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const text = receiptText;
  const { facts } = text;
  const { ways, gone, noWay } = paymentsText;
  const name = subscriptionText.packages[receipt.package];
  return (
    <Stack align="start">
      <section className="panel" aria-label={receipt.receipt}>
        <Stack>
          <p className="lead">{shellText.siteName[receipt.domain]}</p>
          {receipt.refund && (
            <Notice
              title={text.refunded(rupees(receipt.refund.amount), shortDate(receipt.refund.at))}
            />
          )}
          <FactList>
            <FactLine label={facts.receipt}>{receipt.receipt}</FactLine>
            <FactLine label={facts.date}>{shortDate(receipt.recorded_at)}</FactLine>
            <FactLine label={facts.payer}>
              <span translate="no">{receipt.payer ?? gone}</span>
            </FactLine>
            <FactLine label={facts.mid}>{receipt.mid ?? text.none}</FactLine>
            <FactLine label={facts.package}>
              {text.gives(name, receipt.profiles, receipt.days)}
            </FactLine>
            <FactLine label={facts.amount}>{text.amount(rupees(receipt.amount))}</FactLine>
            <FactLine label={facts.way}>{receipt.way ? ways[receipt.way] : noWay}</FactLine>
            <FactLine label={facts.reference}>
              <span translate="no">{receipt.reference}</span>
            </FactLine>
          </FactList>
        </Stack>
      </section>
      <Row>
        <a className={buttonClass('filled')} href={receipt.pdf} download>
          {text.save}
        </a>
        <Button look="outline" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Row>
    </Stack>
  );
}
