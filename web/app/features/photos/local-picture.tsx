import { useEffect, useState } from 'react';
import classes from './upload-row.module.css';

/** A chosen file as a small picture beside its name; empty where this browser cannot show it. */
export function LocalPicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <span className={classes.frame}>
      {address && (
        <img
          className={classes.picture}
          src={address}
          alt=""
          decoding="async"
          onError={() => setAddress(null)}
        />
      )}
    </span>
  );
}
