import { IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { FieldNotes } from '../../ui/field.tsx';
import classes from './file-picker.module.css';

/** Chooses files at once, no further button. On phones the browser offers the camera too. */
export function FilePicker({
  label,
  hint,
  accept,
  many = false,
  disabled,
  error,
  onChoose,
}: {
  label: string;
  hint: string;
  accept: string;
  many?: boolean;
  disabled: boolean;
  error: string | null;
  onChoose: (files: readonly File[]) => void;
}) {
  const id = useId();
  return (
    <div className={classes.root}>
      <label className={classes.button} data-disabled={disabled || undefined}>
        <input
          type="file"
          className={classes.input}
          accept={accept}
          multiple={many}
          disabled={disabled}
          aria-describedby={`${id}-hint ${id}-error`}
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
      <FieldNotes id={id} hint={hint} />
      <div role="alert">
        <FieldNotes id={id} error={error ?? undefined} />
      </div>
    </div>
  );
}
