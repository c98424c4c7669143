import { useEffect, useState } from 'react';
import { profileText } from '../../i18n/en/profile.ts';
import classes from './contact-panel.module.css';

const SHOWN_MS = 4000;

/** Copies an Indian number as other apps understand it, and says whether that worked. */
export function CopyButton({ number }: { number: string }) {
  const text = profileText.contact;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`+91${number}`);
      setSaid(text.copied);
    } catch {
      // without https, or not allowed
      setSaid(text.notCopied);
    }
  }

  return (
    <>
      <button type="button" className={classes.copy} onClick={() => void copy()}>
        {text.copy} <span className="visually-hidden">{text.copyOf(number)}</span>
      </button>
      <span role="status">{said}</span>
    </>
  );
}
