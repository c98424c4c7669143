import { useEffect, useState } from 'react';
import { useWizardText } from '../../i18n/wizard.ts';
import classes from './photo-grid.module.css';
import { UploadProgress } from './upload-progress.tsx';
import type { Uploading } from './use-upload.ts';

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}

/** The chosen photo as it will look, while it is on its way. */
export function PendingPhoto({ uploading }: { uploading: Uploading }) {
  const { photos } = useWizardText();
  const { state } = uploading;
  const file = state.status === 'idle' ? null : (state.files[0] ?? null);
  const preview = usePreview(file);
  if (!file) return null;
  return (
    <div className={classes.pending}>
      <div className={classes.frame}>
        {preview && <img className={classes.picture} src={preview} alt={photos.preview} />}
      </div>
      <UploadProgress uploading={uploading} name={file.name} />
    </div>
  );
}
