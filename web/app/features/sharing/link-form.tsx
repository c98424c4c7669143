import { LINK_DAYS } from '@mala/contract/sharing.ts';
import { useForm } from '../../components/form/use-form.ts';
import { linksText } from '../../i18n/en/links.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useMakeLink } from './queries.ts';

const DAYS = Array.from({ length: LINK_DAYS.max }, (_, at) => LINK_DAYS.min + at);

/** Makes a link; one with contact asks once more who makes it. */
export function LinkForm({ hasPhoto, onMade }: { hasPhoto: boolean; onMade: () => void }) {
  const text = linksText;
  const make = useMakeLink();
  const form = useForm({
    initial: { days: '7', contact: false, face: false },
    validate: () => ({}),
    send: async ({ days, contact, face }) => {
      await make({ days: Number(days), contact, face });
      onMade();
    },
  });
  const labels = { days: text.days, contact: text.contact, face: text.face };
  return (
    <Form form={form} labels={labels}>
      <SelectField
        {...form.field('days')}
        label={text.days}
        choices={DAYS.map((days) => ({ value: String(days), label: text.dayCount(days) }))}
      />
      <CheckField {...form.field('contact')} label={text.contact} hint={text.contactHint} />
      {hasPhoto && <CheckField {...form.field('face')} label={text.face} hint={text.faceHint} />}
      <div>
        <SubmitButton submitting={form.submitting} busyLabel={text.making}>
          {text.make}
        </SubmitButton>
      </div>
    </Form>
  );
}
