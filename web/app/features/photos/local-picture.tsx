import { useState } from 'react';
import { useFileAddress } from '../../ui/use-file-address.ts';
import classes from './upload-row.module.css';

/** A chosen file as a small picture beside its name; empty where this browser cannot show it. */
export function LocalPicture({ file }: { file: File }) {
  const address = useFileAddress(file);
  const [unseen, setUnseen] = useState<string | null>(null);
  return (
    <span className={classes.frame}>
      {address && address !== unseen && (
        <img
          className={classes.picture}
          src={address}
          alt=""
          decoding="async"
          onError={() => setUnseen(address)}
        />
      )}
    </span>
  );
}
