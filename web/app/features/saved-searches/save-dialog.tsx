import { DIGEST_RHYTHMS, type DigestRhythm } from '@mala/contract/digest.ts';
import { savedSearchName } from '@mala/contract/saved-searches.ts';
import type { Filters } from '@mala/contract/search.ts';
import * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { rhythms } from './digest-choice.tsx';
import { useChooseDigest, useSaveSearch } from './queries.ts';

const check = validateWith(z.object({ name: savedSearchName, every: z.enum(DIGEST_RHYTHMS) }));

/** Keeps the filters under a name; and asks who gets no mails yet whether they may come, which nobody has chosen before. */
export function SaveDialog({
  filters,
  asks,
  onSaved,
  onClose,
}: {
  filters: Filters;
  /** whether to ask for mails */
  asks: boolean;
  onSaved: (id: string) => void;
  onClose: () => void;
}) {
  const { dialog: text, mail } = savedSearchesText;
  const saving = useSaveSearch();
  const digest = useChooseDigest();
  const form = useForm<{ name: string; every: DigestRhythm }>({
    initial: { name: '', every: 'never' },
    validate: check,
    send: async ({ name, every }) => {
      const { id } = await saving.mutateAsync({ name, filters });
      // says itself what went wrong: the search is saved
      if (every !== 'never') await digest.mutateAsync(every).catch(() => null);
      onSaved(id);
    },
  });
  const { value, onChange, ...every } = form.field('every');
  return (
    <Dialog title={text.save} onClose={onClose}>
      <Form form={form} labels={{ name: text.name, every: mail.title }}>
        <TextField
          {...form.field('name')}
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
        />
        {asks && (
          <RadioField
            {...every}
            value={value}
            onChange={(chosen) => onChange(chosen as DigestRhythm)}
            label={mail.question}
            hint={mail.hint}
            choices={rhythms()}
          />
        )}
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
