import { useEffect, useState } from 'react';
import { useMarriagesText } from '../../i18n/marriages.ts';
import classes from './wedding-list.module.css';

function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}

/** The chosen photo as it will look, and how far it is on its way; `share` is null while it waits. */
export function ChosenPhoto({ file, share }: { file: File; share: number | null }) {
  const text = useMarriagesText();
  const preview = usePreview(file);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={classes.chosen}>
      <div className={classes.frame}>
        {preview && <img className={classes.photo} src={preview} alt={text.chosen} />}
      </div>
      <p>{file.name}</p>
      {percent !== null && (
        <>
          <progress className={classes.bar} max={100} value={percent} aria-label={file.name} />
          <p aria-live="polite">{percent < 100 ? text.progress(percent) : text.working}</p>
        </>
      )}
    </div>
  );
}
