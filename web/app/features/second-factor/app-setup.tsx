import { addApp, type startApp } from '@mala/contract/second-factor.ts';
import type * as z from 'zod/mini';
import { AppCodeField } from '../../components/form/app-code-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useChanged } from './queries.ts';
import classes from './second-factor.module.css';

export type StartedApp = z.output<typeof startApp.reply>;

/** Groups of four, as one types them. */
export const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for the app, to scan or to type, and the code that shows that it has arrived. */
export function AppSetup({
  started: { secret, address, sealed },
  onAdded,
  onCancel,
}: {
  started: StartedApp;
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const text = secondFactorText.app;
  const changed = useChanged();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }): Record<string, string> => (code ? {} : { code: faultText('required') }),
    errorTitle: text.addFailed,
    send: async ({ code }) => {
      const { recovery_codes } = await call(addApp, { body: { sealed, code } });
      onAdded(recovery_codes);
      await changed(text.added);
    },
  });
  return (
    <Stack>
      <p>{text.scan}</p>
      <QrCode text={address} label={text.picture} />
      <p>{text.type}</p>
      <p className={classes.code} translate="no">
        {grouped(secret)}
      </p>
      <Form form={form} labels={{ code: text.code }}>
        <AppCodeField {...form.field('code')} label={text.code} hint={text.codeHint} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.add}</SubmitButton>
          <Button look="outline" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
