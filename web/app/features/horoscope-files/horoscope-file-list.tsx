import type { OwnHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { IconX } from '@tabler/icons-react';
import { wizardText } from '../../i18n/en/wizard.ts';
import { Button } from '../../ui/button.tsx';
import classes from './horoscope-file-list.module.css';

/** The uploaded files as links "Horoscope N", each with name, size and remove button. */
export function HoroscopeFileList({
  files,
  removing,
  onRemove,
}: {
  files: readonly OwnHoroscopeFile[];
  /** the id of the file being removed */
  removing: string | null;
  onRemove: (id: string) => void;
}) {
  const { files: text } = wizardText;
  if (files.length === 0) return <p>{text.none}</p>;
  return (
    <ul aria-label={text.list}>
      {files.map((file, index) => {
        const { unit, count } = fileSize(file.bytes);
        return (
          <li key={file.id} className={classes.item}>
            {file.preview && (
              <img
                className={classes.preview}
                src={file.preview}
                alt={text.preview(index + 1)}
                loading="lazy"
              />
            )}
            <div className={classes.names}>
              {file.held ? (
                <strong>{text.link(index + 1)}</strong>
              ) : (
                <a className={classes.link} href={file.url} target="_blank" rel="noreferrer">
                  {text.link(index + 1)}
                </a>
              )}
              <p className={classes.file}>
                <bdi translate="no">{file.name}</bdi>
              </p>
              <p className={classes.size}>{text[unit](count)}</p>
              {file.held && <p className={classes.held}>{text.held[file.held]}</p>}
            </div>
            <Button
              look="icon"
              className={classes.remove}
              aria-label={text.remove(index + 1)}
              disabled={removing !== null}
              onClick={() => onRemove(file.id)}
            >
              <IconX size={22} stroke={2.5} aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const KILOBYTE = 1024;

/** Formats a file size: in kilobytes, from 1 MB in megabytes. */
export function fileSize(bytes: number): { unit: 'kilobytes' | 'megabytes'; count: number } {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return { unit: 'kilobytes', count: kilobytes };
  return { unit: 'megabytes', count: Math.round((bytes / KILOBYTE / KILOBYTE) * 10) / 10 };
}
