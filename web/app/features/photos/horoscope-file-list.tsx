import type { Attachment } from '@mala/contract/photos.ts';
import { IconX } from '@tabler/icons-react';
import { useWizardText } from '../../i18n/wizard.ts';
import classes from './horoscope-file-list.module.css';

/** The uploaded files as links "Horoscope N", each with its remove button. */
export function HoroscopeFileList({
  files,
  removing,
  onRemove,
}: {
  files: readonly Attachment[];
  /** the id of the one that is being removed */
  removing: string | null;
  onRemove: (id: string) => void;
}) {
  const { files: text } = useWizardText();
  if (files.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={classes.list}>
      {files.map((file, index) => (
        <li key={file.id} className={classes.item}>
          <span className={classes.names}>
            <a className={classes.link} href={file.url} target="_blank" rel="noreferrer">
              {text.link(index + 1)}
            </a>
            <span className={classes.file}>{file.name}</span>
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={text.remove(index + 1)}
            disabled={removing !== null}
            onClick={() => onRemove(file.id)}
          >
            <IconX size={22} stroke={2.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
