import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can } from '@mala/contract/access/roles.ts';
import {
  EXPORT_FORMATS,
  type Exported,
  startExport,
  startExportBody,
} from '@mala/contract/exports.ts';
import { useState } from 'react';
import { halfDates } from '../../components/form/half-dates.ts';
import { RecentDateField } from '../../components/form/recent-date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { exportingText } from '../../i18n/en/exporting.ts';
import { language } from '../../i18n/en/language.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { call } from '../../lib/api.ts';
import { useMember } from '../../lib/session/session.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';

const check = validateWith(startExportBody);

type Values = Record<'domain' | 'format' | 'from' | 'to', string>;

/** What the dialog begins with: what the page shows. */
type Chosen = Pick<Values, 'domain' | 'from' | 'to'>;

/** Opens the dialog that takes out a table; nothing for whoever may not. */
export function ExportButton({ what, chosen }: { what: Exported; chosen?: Chosen }) {
  const { me } = useMember();
  const [open, setOpen] = useState(false);
  if (!can(me, 'data.export')) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {exportingText.open}
      </Button>
      {open && <ExportDialog what={what} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({
  what,
  chosen,
  onClose,
}: {
  what: Exported;
  chosen: Chosen | undefined;
  onClose: () => void;
}) {
  const text = exportingText;
  const { me } = useMember();
  const domains = domainsOf(me, 'data.export');
  const bodyOf = ({ from, to, ...chosen }: Values) => {
    const days = { ...(from && { from }), ...(to && { to }) };
    return startExportBody.parse({ what, language: language.tag, ...chosen, ...days });
  };
  const form = useForm<Values>({
    initial: {
      format: 'xlsx',
      from: chosen?.from ?? '',
      to: chosen?.to ?? '',
      domain: domains.find((domain) => domain === chosen?.domain) ?? domains[0] ?? '',
    },
    validate: ({ from, to, ...chosen }) => ({
      ...check({ what, language: language.tag, ...chosen }),
      ...halfDates({ from, to }),
    }),
    send: async (values) => {
      const { url } = await call(startExport, { body: bodyOf(values) });
      // an attachment: the page stays
      location.assign(url);
      showToast({ kind: 'success', ...text.started });
      onClose();
    },
  });
  return (
    <Dialog title={text.titles[what]} onClose={onClose}>
      {what !== 'numbers' && (
        <Notice kind="warning">
          <p>{text.warning}</p>
        </Notice>
      )}
      <Form
        form={form}
        labels={{ domain: text.domain, format: text.format, from: text.from, to: text.to }}
      >
        <SelectField
          {...form.field('domain')}
          label={text.domain}
          choices={domains.map((value) => ({ value, label: shellText.siteName[value] }))}
        />
        <SelectField
          {...form.field('format')}
          label={text.format}
          choices={EXPORT_FORMATS.map((value) => ({ value, label: text.formats[value] }))}
        />
        <p>{text.periods[what]}</p>
        <RecentDateField {...form.field('from')} label={text.from} />
        <RecentDateField {...form.field('to')} label={text.to} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
