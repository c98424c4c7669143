import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Stands for what could not be loaded, with the way to try once more. */
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
  return (
    <Notice kind="fault" title={title} live>
      <p>{message}</p>
      <Button look="outline" onClick={onRetry}>
        {again}
      </Button>
    </Notice>
  );
}
