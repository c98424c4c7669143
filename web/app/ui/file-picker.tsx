import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { buttonClass } from './button.tsx';
import { FieldNotes } from './field.tsx';
import classes from './file-picker.module.css';
import { useMedia } from './use-media.ts';

/** Chooses files, which are used at once without a further button. */
export function FilePicker({
  id,
  label,
  hint,
  accept,
  many = false,
  camera,
  drop,
  disabled,
  error,
  onChoose,
}: {
  /** of the input, the target of a summary's link */
  id?: string;
  label: string;
  hint: string;
  accept: string;
  many?: boolean;
  /** label of the button that opens the camera, on phones and tablets */
  camera?: string;
  /** whether files can also be dropped: a hint for those with a mouse, and a highlight while files are dragged */
  drop?: { over: boolean; hint: string; label: string };
  disabled: boolean;
  error: string | null;
  onChoose: (files: readonly File[]) => void;
}) {
  const notes = useId();
  // a phone or a tablet, which has a camera
  const touch = useMedia('(pointer: coarse)', false);
  const input = { disabled, 'aria-describedby': `${notes}-hint ${notes}-error`, onChoose };
  return (
    <div className={classes.root} data-drop={drop && !touch} data-over={drop?.over || undefined}>
      <div className={classes.buttons}>
        <PickerButton {...input} id={id} accept={accept} multiple={many}>
          <IconUpload size={22} aria-hidden />
          {label}
        </PickerButton>
        {camera && touch && (
          <PickerButton {...input} accept="image/*" capture="environment">
            <IconCamera size={22} aria-hidden />
            {camera}
          </PickerButton>
        )}
        {drop && !touch && <p>{drop.over ? drop.label : drop.hint}</p>}
      </div>
      <FieldNotes id={notes} hint={hint} />
      <div role="alert" className={classes.faults}>
        <FieldNotes id={notes} error={error ?? undefined} />
      </div>
    </div>
  );
}

function PickerButton({
  onChoose,
  children,
  ...input
}: ComponentProps<'input'> & { onChoose: (files: readonly File[]) => void; children: ReactNode }) {
  return (
    <label className={`${buttonClass('outline')} ${classes.button}`}>
      <input
        {...input}
        type="file"
        className={classes.input}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // so that the same file can be chosen again
          event.currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      {children}
    </label>
  );
}
