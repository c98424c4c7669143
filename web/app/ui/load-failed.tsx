import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useOnceOnline } from './use-once-online.ts';

/** Stands for what could not be loaded, with the way to try once more; a network that comes back does so by itself. */
export function LoadFailed({
  title,
  message,
  again,
  onRetry,
}: {
  title: string;
  message: string;
  again: string;
  onRetry: () => void;
}) {
  useOnceOnline(onRetry);
  return (
    <Notice kind="fault" title={title} live>
      <p>{message}</p>
      <Button look="outline" onClick={onRetry}>
        {again}
      </Button>
    </Notice>
  );
}
