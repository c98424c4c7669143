import { IconCheck, IconFile, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { uploadsText } from '../../i18n/en/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { useFileAddress } from '../../ui/use-file-address.ts';
import type { QueuedFile, UploadState } from './upload-queue.ts';
import classes from './upload-row.module.css';

/** A chosen file: its progress, or why it was not added and what to do about it. */
export function UploadRow({
  entry,
  onRetry,
  onRemove,
}: {
  entry: QueuedFile;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const text = uploadsText;
  const { state, file } = entry;
  const { status } = state;
  const failed = 'why' in state;
  // everything is sent, and the reply is pending
  const arrived = status === 'sending' && state.share === 1;
  return (
    <li className={classes.row} data-status={status}>
      <LocalPicture file={file} refused={status === 'refused'} />
      <p className={classes.name}>
        <bdi translate="no">{file.name}</bdi>
      </p>
      <div className={classes.state}>
        {failed ? (
          <p className={classes.why} role="alert">
            {state.why}
          </p>
        ) : (
          <Progress name={file.name} state={state} />
        )}
        {(status === 'interrupted' || status === 'failed') && (
          <Button
            look="outline"
            className={classes.again ?? ''}
            aria-label={text.againFor(file.name)}
            onClick={onRetry}
          >
            {text.again}
          </Button>
        )}
      </div>
      {status === 'added' ? (
        <IconCheck size={24} stroke={2.5} aria-hidden className={classes.end} />
      ) : (
        <Button
          look="icon"
          className={classes.end}
          aria-label={failed ? text.discard(file.name) : text.cancel(file.name)}
          aria-disabled={arrived}
          onClick={() => {
            if (!arrived) onRemove();
          }}
        >
          <IconX size={22} stroke={2.5} aria-hidden />
        </Button>
      )}
    </li>
  );
}

function Progress({ name, state }: { name: string; state: Exclude<UploadState, { why: string }> }) {
  const text = uploadsText;
  const share = state.status === 'sending' ? (state.share ?? 0) : state.status === 'added' ? 1 : 0;
  const percent = Math.round(share * 100);
  const said = () => {
    if (state.status !== 'sending') return text[state.status];
    if (state.share === null) return text.preparing;
    return percent < 100 ? text.progress(percent) : text.working;
  };
  return (
    <>
      <progress max={100} value={percent} aria-label={text.bar(name)} />
      <p className={classes.word}>{said()}</p>
    </>
  );
}

/** Whether a picture is not of one colour alone, as a JPEG is whose data are broken. Throws if it cannot be read. */
async function showsSomething(file: File): Promise<boolean> {
  const side = 8;
  const picture = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side });
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  picture.close();
  const pixels = new Uint32Array(canvas?.getImageData(0, 0, side, side).data.buffer ?? []);
  return pixels.some((pixel) => pixel !== pixels[0]);
}

/**
 * A thumbnail of the chosen file; a file icon if this browser cannot show it. An `img` loads a picture that was cut off, and
 * shows nothing of it, so that refused ones are read to their end.
 */
function LocalPicture({ file, refused }: { file: File; refused: boolean }) {
  const address = useFileAddress(file);
  const [unseen, setUnseen] = useState<string | null>(null);
  useEffect(() => {
    if (!refused || !address) return;
    showsSomething(file).then(
      (shows) => shows || setUnseen(address),
      () => setUnseen(address),
    );
  }, [file, refused, address]);
  const shown = address !== null && address !== unseen;
  return (
    <span className={classes.frame}>
      {shown ? (
        <img
          className="photo"
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
