import { ASKED_WAYS, eraseMember, eraseMemberBody } from '@mala/contract/members/erasure.ts';
import { RecentDateField } from '../../components/form/recent-date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { erasureText } from '../../i18n/en/erasure.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { ErasureParts } from './erasure-parts.tsx';
import { useErasurePreview, useOutdateAll } from './queries.ts';

const check = validateWith(eraseMemberBody);

type Way = (typeof ASKED_WAYS)[number];

/** Shows what an erasure takes and leaves, asks who asked for it and when, and erases. */
export function ErasureDialog({
  id,
  onDone,
  onClose,
}: {
  id: string;
  /** with the id of the receipt */
  onDone: (receipt: string) => void;
  onClose: () => void;
}) {
  const text = erasureText;
  const preview = useErasurePreview(id);
  const outdateAll = useOutdateAll();
  const form = useForm<Record<'asked_by' | 'asked_on', string>>({
    initial: { asked_by: '', asked_on: '' },
    validate: (values) => check(values),
    send: async ({ asked_by, asked_on }) => {
      const body = { asked_by: asked_by as Way, asked_on };
      const { receipt } = await call(eraseMember, { params: { id }, body });
      outdateAll();
      onDone(receipt);
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      {preview.isPending && <PageLoading />}
      {preview.isError && !preview.data && <LoadFailed title={text.failed} query={preview} />}
      {preview.data && (
        <>
          <ErasureParts {...preview.data} />
          <Form form={form} labels={{ asked_by: text.asked_by, asked_on: text.asked_on }}>
            <SelectField
              {...form.field('asked_by')}
              label={text.asked_by}
              placeholder={text.choose}
              choices={ASKED_WAYS.map((value) => ({ value, label: text.ways[value] }))}
            />
            <RecentDateField {...form.field('asked_on')} label={text.asked_on} />
            <Row>
              <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
              <Button look="outline" onClick={onClose}>
                {text.cancel}
              </Button>
            </Row>
          </Form>
        </>
      )}
    </Dialog>
  );
}
