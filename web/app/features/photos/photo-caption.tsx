import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { albumText } from '../../i18n/en/album.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import classes from './album-photo.module.css';
import { keepCaptionDraft, readCaptionDraft } from './caption-draft.ts';
import { CaptionForm } from './caption-form.tsx';

/** What stands below a photo, and the way to change it. What was typed and not saved is there again. */
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
