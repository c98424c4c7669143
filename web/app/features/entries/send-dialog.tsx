import type { Got } from '@mala/contract/endpoint.ts';
import type { Entry } from '@mala/contract/entries/entry.ts';
import { sendEntry } from '@mala/contract/entries/office.ts';
import { SEND_WAYS, type SendWay } from '@mala/contract/entries/states.ts';
import { useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { AskedResult } from './asked-result.tsx';
import type { Sections } from './typed-entry.ts';

type Asked = Got<typeof sendEntry.reply>;

/** Asks how the family is asked, does it, and shows once what is passed on. `onClose` gets whether the family was asked. */
export function SendDialog({
  entry,
  basic,
  onClose,
}: {
  entry: Pick<Entry, 'id' | 'domain'>;
  /** what is entered of the basic section */
  basic: Sections[string];
  onClose: (asked: boolean) => void;
}) {
  const text = entriesText.sending;
  const [asked, setAsked] = useState<(Asked & { way: SendWay }) | null>(null);
  const ways = SEND_WAYS.filter((way) => way !== 'mail' || basic.email);
  const form = useForm<{ way: SendWay }>({
    initial: { way: 'link' },
    validate: () => ({}),
    errorTitle: text.failed,
    send: async ({ way }) => {
      setAsked({ ...(await call(sendEntry, { params: { id: entry.id }, body: { way } })), way });
    },
  });
  if (asked) {
    const [mobile] = Array.isArray(basic.mobiles) ? basic.mobiles : [];
    return (
      <AskedResult asked={asked} mobile={String(mobile ?? '')} onClose={() => onClose(true)} />
    );
  }
  return (
    <Dialog title={text.title} onClose={() => onClose(false)}>
      <p>{text.lead}</p>
      <Form form={form} labels={{ way: text.way }}>
        <RadioField
          {...form.field('way')}
          label={text.way}
          choices={ways.map((way) => ({ value: way, label: text.ways[way] }))}
          onChange={(way) => form.set('way', way as SendWay)}
        />
        {!basic.email && <p>{text.noMail}</p>}
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={() => onClose(false)}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
