import { cleanText } from '@mala/contract/clean-text.ts';
import type { Sent } from '@mala/contract/endpoint.ts';
import { captionPhoto } from '@mala/contract/photos/album.ts';
import { CAPTION_CHARACTERS, type OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LateNotes } from '../../components/form/late-notes.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useNoContact } from '../../components/form/use-no-contact.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { albumText } from '../../i18n/en/album.ts';
import { call } from '../../lib/api.ts';
import { throwOffline } from '../../lib/api-error.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { useAtFirstInteraction } from '../../ui/use-at-first-interaction.ts';
import classes from './album.module.css';
import { albumScope, photosKey } from './queries.ts';

/** The caption of a photo, and editing it. An unsaved draft is restored. */
export function PhotoCaption({
  userId,
  photo,
  number,
  onSaved,
}: {
  userId: string;
  photo: OwnPhoto;
  number: number;
  onSaved: (said: string) => void;
}) {
  const text = albumText;
  const { id, caption } = photo;
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
        photo={photo}
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
      {caption && (
        <p className={classes.caption}>
          <OwnWords typed={caption} />
        </p>
      )}
      <LateNotes held={photo.held_caption} />
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

const fetchChecks = () => import('./caption-checks.ts');

async function validate(values: { caption: string }) {
  const { faultsOf } = await fetchChecks().catch(throwOffline);
  return faultsOf(values);
}

/**
 * Edits the caption: one line, shown wrapped. It is the only field, so a fault is shown beside it and moves the focus
 * to it.
 */
function CaptionForm({
  userId,
  photo,
  number,
  initial,
  atOnce,
  onSaved,
  onCancel,
}: {
  userId: string;
  photo: OwnPhoto;
  number: number;
  initial: string;
  /** whether to start typing at once: the field has the focus */
  atOnce: boolean;
  /** called with the saved caption, cleaned */
  onSaved: (caption: string) => void;
  onCancel: () => void;
}) {
  const text = albumText.caption;
  const { id: photoId } = photo;
  const save = useCaption(userId);
  const noContact = useNoContact();
  // not in the initial bundle, like those of the steps
  useAtFirstInteraction(fetchChecks);
  const form = useForm({
    initial: { caption: initial },
    validate,
    send: async ({ caption }) => {
      await noContact.sending({ caption }, (said) => save({ id: photoId, caption, ...said }));
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
        <LateNotes
          name="caption"
          held={value === photo.caption ? photo.held_caption : undefined}
          noContact={noContact.asked.caption?.text === value ? noContact : undefined}
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
    mutationFn: (body: Sent<NonNullable<typeof captionPhoto.body>>) =>
      call(captionPhoto, { params: { userId }, body }),
    onSuccess: (photos) => {
      client.setQueryData(photosKey(userId), photos);
    },
  });
  return mutateAsync;
}
