import { marriagesText } from '../../i18n/en/marriages.ts';
import { useText } from '../../i18n/language.ts';
import { useFileAddress } from '../../ui/use-file-address.ts';
import classes from './marriage-list.module.css';

/** The chosen photo as it will look, and how far it is on its way; `share` is null while it waits. */
export function ChosenPhoto({ file, share }: { file: File; share: number | null }) {
  const text = useText(marriagesText);
  const preview = useFileAddress(file);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={classes.chosen}>
      <div className={classes.frame}>
        {preview && <img className="photo whole" src={preview} alt={text.chosen} />}
      </div>
      <p>{file.name}</p>
      {percent !== null && (
        <>
          <progress max={100} value={percent} aria-label={file.name} />
          <p aria-live="polite">{percent < 100 ? text.progress(percent) : text.working}</p>
        </>
      )}
    </div>
  );
}
