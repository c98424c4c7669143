import { CAPTION_CHARACTERS, captionPhoto, captionText } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { cleanText } from '@mala/contract/text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { albumText } from '../../i18n/en/album.ts';
import { useText } from '../../i18n/language.ts';
import { call } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import classes from './album.module.css';
import { albumScope, photosKey } from './queries.ts';

/** The caption of a photo, and editing it. An unsaved draft is restored. */
export function PhotoCaption({
  userId,
  photo: { id, caption },
  number,
  onSaved,
}: {
  userId: string;
  photo: OwnPhoto;
  number: number;
  onSaved: (said: string) => void;
}) {
  const text = useText(albumText);
  const [draft] = useState(() => readCaptionDraft(id));
  const [editing, setEditing] = useState(draft !== null);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useLayoutEffect(() => {
    if (!editing && closed.current) button.current?.focus();
    closed.current = editing;
  }, [editing]);

  const close = () => {
    keepCaptionDraft(id, null);
    setEditing(false);
  };
  if (editing)
    return (
      <CaptionForm
        userId={userId}
        photoId={id}
        number={number}
        initial={draft ?? caption ?? ''}
        atOnce={draft === null}
        onSaved={(saved) => {
          close();
          onSaved(saved ? text.caption.saved : text.caption.removed);
        }}
        onCancel={close}
      />
    );
  return (
    <div>
      {caption && <p className={classes.caption}>{caption}</p>}
      <Button
        ref={button}
        look="quiet"
        className={classes.edit ?? ''}
        onClick={() => setEditing(true)}
      >
        <span>
          {caption ? text.caption.change : text.caption.add}
          <span className="visually-hidden">{text.ofPhoto(number)}</span>
        </span>
      </Button>
    </div>
  );
}

const validate = validateWith(z.object({ caption: captionText }));

/**
 * Edits the caption: one line, shown wrapped. It is the only field, so a fault is shown beside it and moves the focus
 * to it.
 */
function CaptionForm({
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
  /** whether to start typing at once: the field has the focus */
  atOnce: boolean;
  /** called with the saved caption, cleaned */
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
    // an input method (IME) uses both keys itself
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

// together with the drafts of the sections: a logout deletes both
const keyOf = (photoId: string) => `mala.draft.caption.${photoId}`;

/** The unsaved caption of a photo. */
function readCaptionDraft(photoId: string): string | null {
  return readStored('localStorage', keyOf(photoId));
}

/** Stores an unsaved caption; null deletes it. */
function keepCaptionDraft(photoId: string, typed: string | null): void {
  writeStored('localStorage', keyOf(photoId), typed);
}

/** Saves the caption of a photo; an empty text removes it. Throws ApiError. */
function useCaption(userId: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: albumScope(userId),
    mutationFn: (body: { id: string; caption: string }) =>
      call(captionPhoto, { params: { userId }, body }),
    onSuccess: (photos) => {
      client.setQueryData(photosKey(userId), photos);
    },
  });
  return mutateAsync;
}
