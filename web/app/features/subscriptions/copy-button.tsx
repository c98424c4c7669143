import { useEffect, useState } from 'react';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { Button } from '../../ui/button.tsx';

const SHOWN_MS = 4000;

/** Copies a value of the payment, and says whether that worked. */
export function CopyButton({ value }: { value: string }) {
  const text = subscriptionText;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(text.copied);
    } catch {
      // without https, or not allowed
      setSaid(text.notCopied);
    }
  }

  return (
    <>
      <Button look="quiet" aria-label={text.copyOf(value)} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
