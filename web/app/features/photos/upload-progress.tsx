import { useWizardText } from '../../i18n/wizard.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './upload-progress.module.css';
import type { Uploading } from './use-upload.ts';

/** How far an upload is, or that it failed and may be tried again. */
export function UploadProgress({ uploading, name }: { uploading: Uploading; name: string }) {
  const { upload } = useWizardText();
  const { state, start, stop } = uploading;
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <div className={classes.root}>
        <p>{upload.failed(name)}</p>
        <Row>
          <Button look="outline" onClick={() => start(state.files)}>
            {upload.again}
          </Button>
          <Button look="quiet" onClick={stop}>
            {upload.discard}
          </Button>
        </Row>
      </div>
    );
  }
  const percent = Math.round(state.share * 100);
  return (
    <div className={classes.root}>
      <p>{name}</p>
      <progress className={classes.bar} max={100} value={percent} aria-label={name} />
      <p aria-live="polite">{percent < 100 ? upload.progress(percent) : upload.working}</p>
      {percent < 100 && (
        <Button look="outline" onClick={stop}>
          {upload.cancel}
        </Button>
      )}
    </div>
  );
}
