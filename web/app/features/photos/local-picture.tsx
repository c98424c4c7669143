import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useFileAddress } from '../../ui/use-file-address.ts';
import classes from './upload-row.module.css';

/** A chosen file as a small picture beside its name; a sheet where this browser cannot show it. */
export function LocalPicture({ file }: { file: File }) {
  const address = useFileAddress(file);
  const [unseen, setUnseen] = useState<string | null>(null);
  const shown = address !== null && address !== unseen;
  return (
    <span className={classes.frame}>
      {shown ? (
        <img
          className={classes.picture}
          src={address}
          alt=""
          decoding="async"
          onError={() => setUnseen(address)}
        />
      ) : (
        <IconFile size={32} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
