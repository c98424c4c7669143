import type { Got } from '@mala/contract/endpoint.ts';
import { startOrder } from '@mala/contract/payments/orders.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { language } from '../../i18n/en/language.ts';
import { onlineText } from '../../i18n/en/online.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { rupees } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

type Packages = Got<typeof listPackages.reply>['packages'];

/** Leads to the page of the payment gateway, where one pays; nothing of a card comes to us. */
export function PayOnline({ packages }: { packages: Packages }) {
  const text = onlineText;
  const [busy, setBusy] = useState(false);
  const pay = async (code: Packages[number]['code']) => {
    if (busy) return;
    setBusy(true);
    try {
      const body = { package: code, language: language.tag };
      goTo(await call(startOrder, { body }));
    } catch (error) {
      reportError(error);
    } finally {
      // who comes back by the browser's Back pays for another one perhaps
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="pay-online" className="measure">
      <Stack gap="sm">
        <h2 id="pay-online">{text.title}</h2>
        <p>{text.lead}</p>
        <Row>
          {packages.map(({ code, price }) => (
            <Button key={code} aria-disabled={busy} onClick={() => void pay(code)} look="outline">
              {text.pay(subscriptionText.packages[code], rupees(price))}
            </Button>
          ))}
        </Row>
      </Stack>
    </section>
  );
}

/** The gateway takes an order as a form that the browser sends, so none of its scripts runs on our pages. */
function goTo({ address, fields }: Got<typeof startOrder.reply>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
