import { addNote, addNoteBody } from '@mala/contract/members/notes.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { call } from '../../lib/api.ts';
import { shortTime } from '../../lib/format.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Lines } from './lines.tsx';
import classes from './member.module.css';
import { useMemberNotes, useReloadMember } from './queries.ts';

const check = validateWith(addNoteBody);

/** What the office has noted about a member, and a further note. */
export function MemberNotes({ id }: { id: string }) {
  const text = memberPageText.notes;
  const list = useMemberNotes(id);
  const reload = useReloadMember(id);
  const form = useForm({
    initial: { text: '' },
    validate: (values) => check(values),
    send: async (body) => {
      await call(addNote, { params: { id }, body });
      showToast({ kind: 'success', ...text.added });
      form.set('text', '');
      reload();
    },
  });
  return (
    <Stack gap="sm">
      <p>{text.lead}</p>
      <Form form={form} labels={{ text: text.text }}>
        <TextAreaField {...form.field('text')} label={text.text} rows={3} autoComplete="off" />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.add}</SubmitButton>
        </Row>
      </Form>
      <Lines
        list={list}
        idOf={(note) => note.id}
        label={text.title}
        empty={text.empty}
        failed={text.failed}
        line={(note) => (
          <>
            <p className={classes.text}>
              <OwnWords typed={note.text} />
            </p>
            <p>
              {note.by ? <OwnWords typed={note.by} /> : text.somebody}{' '}
              <time dateTime={note.at}>{shortTime(note.at)}</time>
            </p>
          </>
        )}
      />
    </Stack>
  );
}
