import { CAPTION_CHARACTERS, captionText } from '@mala/contract/photos/album.ts';
import { cleanText } from '@mala/contract/text.ts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { albumText } from '../../i18n/en/album.ts';
import { useText } from '../../i18n/language.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { keepCaptionDraft } from './caption-draft.ts';
import { useCaption } from './use-caption.ts';

const validate = validateWith(z.object({ caption: captionText }));

/** Writes below a photo: one line, shown whole on several. One field, so what is wrong with it stands beside it alone, and it has the focus then. */
export function CaptionForm({
  userId,
  photoId,
  number,
  initial,
  atOnce,
  onSaved,
  onCancel,
}: {
  userId: string;
  photoId: string;
  number: number;
  initial: string;
  /** whether one wants to type now: the field has the focus */
  atOnce: boolean;
  /** with what stands there now, cleaned */
  onSaved: (caption: string) => void;
  onCancel: () => void;
}) {
  const text = useText(albumText).caption;
  const save = useCaption(userId);
  const form = useForm({
    initial: { caption: initial },
    validate,
    send: async ({ caption }) => {
      await save({ id: photoId, caption });
      onSaved(cleanText(caption));
    },
  });
  const field = form.field('caption');
  const { value, id } = field;
  useLayoutEffect(() => {
    if (atOnce || form.attempt > 0) document.getElementById(id)?.focus();
  }, [atOnce, form.attempt, id]);
  useEffect(() => {
    if (value !== initial) keepCaptionDraft(photoId, value);
  }, [value, initial, photoId]);
  const onKeyDown = (event: KeyboardEvent) => {
    // a keyboard that puts letters together uses both keys itself
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.target !== document.getElementById(id)) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
      onKeyDown={onKeyDown}
    >
      <Stack gap="xs">
        <TextAreaField
          {...field}
          rows={2}
          onChange={(typed) => field.onChange(typed.replace(/\s/g, ' '))}
          label={text.label(number)}
          hint={text.used(cleanText(value).length, CAPTION_CHARACTERS)}
          optional
        />
        <Row gap="xs">
          <SubmitButton submitting={form.submitting} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Row>
        <SlowNote waiting={form.submitting} />
      </Stack>
    </form>
  );
}
