import { useUiText } from './ui-text.tsx';
import { useSlow } from './use-slow.ts';

/** Says after a while that waiting takes longer than usual; stands there before, so that it is read out. */
export function SlowNote({ waiting }: { waiting: boolean }) {
  const text = useUiText();
  const slow = useSlow(waiting);
  return (
    <p role="status" className={slow ? undefined : 'visually-hidden'}>
      {slow && text.slow}
    </p>
  );
}
