import { useEffect, useRef } from 'react';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { grouped } from './app-setup.tsx';
import classes from './second-factor.module.css';

const FILE = 'mala-recovery-codes.txt';

function download(lines: string): void {
  const address = URL.createObjectURL(new Blob([lines], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** New recovery codes, shown once: to copy, to print, or to save. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = secondFactorText.codes.fresh;
  const root = useRef<HTMLDivElement>(null);
  const lines = `${[location.host, ...codes.map(grouped)].join('\n')}\n`;
  useEffect(() => root.current?.focus(), []);
  const copy = () => {
    const { toast: title } = secondFactorText;
    navigator.clipboard.writeText(lines).then(
      () => showToast({ kind: 'success', title, message: text.copied }),
      () => showToast({ kind: 'error', title, message: text.copyFailed }),
    );
  };
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="warning" title={text.title}>
        <Stack>
          <p>{text.message}</p>
          <div className={classes.kept}>
            <ol className={classes.codes} aria-label={text.list} translate="no">
              {codes.map((code) => (
                <li key={code} className={classes.code}>
                  {grouped(code)}
                </li>
              ))}
            </ol>
          </div>
          <Row>
            <Button look="outline" onClick={copy}>
              {text.copy}
            </Button>
            <Button look="outline" onClick={() => window.print()}>
              {text.print}
            </Button>
            <Button look="outline" onClick={() => download(lines)}>
              {text.download}
            </Button>
            <Button onClick={onKept}>{text.kept}</Button>
          </Row>
        </Stack>
      </Notice>
    </div>
  );
}
