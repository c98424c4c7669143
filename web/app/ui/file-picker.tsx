import { IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { FieldNotes } from './field.tsx';
import classes from './file-picker.module.css';

/** Chooses files at once, no further button. On phones the browser offers the camera too. */
export function FilePicker({
  id,
  label,
  hint,
  accept,
  many = false,
  disabled,
  error,
  onChoose,
}: {
  /** of the input, where a summary links to it */
  id?: string;
  label: string;
  hint: string;
  accept: string;
  many?: boolean;
  disabled: boolean;
  error: string | null;
  onChoose: (files: readonly File[]) => void;
}) {
  const notes = useId();
  return (
    <div className={classes.root}>
      <label className={classes.button} data-disabled={disabled || undefined}>
        <input
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          multiple={many}
          disabled={disabled}
          aria-describedby={`${notes}-hint ${notes}-error`}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // so that the same file can be chosen again
            event.currentTarget.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
        <IconUpload size={22} aria-hidden />
        {label}
      </label>
      <FieldNotes id={notes} hint={hint} />
      <div role="alert">
        <FieldNotes id={notes} error={error ?? undefined} />
      </div>
    </div>
  );
}
