import type { SetupRow } from '@mala/contract/setup.ts';
import { useState } from 'react';
import { setupText } from '../../i18n/en/setup.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { placeOf, useOneHost, useSetup } from './queries.ts';
import classes from './setup.module.css';
import { TestMailDialog } from './test-mail-dialog.tsx';

const keyOf = ({ item, domain }: SetupRow) => `${item} ${domain}`;

/** What the site needs before it opens, each ticked off by the server; nothing once all is done. */
export function SetupList() {
  const text = setupText;
  const { data, refetch, isFetching } = useSetup();
  const [mailing, setMailing] = useState(false);
  const rows = data?.rows ?? [];
  const left = rows.filter(({ done }) => !done).length;
  if (left === 0) return null;
  return (
    <section className="panel" aria-labelledby="setup">
      <Stack gap="sm">
        <h2 id="setup">{text.title}</h2>
        <p className="measure">{text.lead}</p>
        <p role="status">{text.left(left)}</p>
        <ul className={classes.list} aria-label={text.list}>
          {rows.map((row) => (
            <Item key={keyOf(row)} row={row} onMail={() => setMailing(true)} />
          ))}
        </ul>
        <Row>
          <Button
            look="outline"
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void refetch();
            }}
          >
            {text.again}
          </Button>
        </Row>
      </Stack>
      {mailing && <TestMailDialog onClose={() => setMailing(false)} />}
    </section>
  );
}

function Item({ row, onMail }: { row: SetupRow; onMail: () => void }) {
  const text = setupText;
  const { item, domain, done, note } = row;
  const name = domain
    ? text.ofSite(text.items[item], shellText.siteName[domain])
    : text.items[item];
  return (
    <li className={classes.row} data-done={done || undefined}>
      <span>
        <span className={classes.state}>{done ? `✓ ${text.done}` : text.open}</span> {name}
      </span>
      {note && <Note row={row} />}
      {!done && <Act row={row} name={name} onMail={onMail} />}
    </li>
  );
}

function Note({ row: { note, detail } }: { row: SetupRow }) {
  const text = setupText;
  if (!note) return null;
  return (
    <span className={classes.detail}>
      {text.notes[note]}{' '}
      {detail && note === 'not-sent' && <EmailText email={detail} text={text.mail.last(detail)} />}
      {detail && note !== 'not-sent' && <span translate="no">{detail}</span>}
    </span>
  );
}

/** What can be done about it here; the rest is set on the machine. */
function Act({ row, name, onMail }: { row: SetupRow; name: string; onMail: () => void }) {
  const text = setupText;
  const oneHost = useOneHost();
  const place = placeOf(row);
  if (place)
    return (
      <TextLink to={place} aria-label={text.setOf(name)}>
        {text.set}
      </TextLink>
    );
  if (row.item === 'mail-sent' && row.note === 'not-sent')
    return (
      <Row>
        <Button look="outline" onClick={onMail}>
          {text.mail.button}
        </Button>
      </Row>
    );
  if (row.item === 'mail-received' && row.note === 'not-sent' && row.detail)
    return (
      <Row>
        <Button look="quiet" onClick={onMail}>
          {text.mail.button}
        </Button>
      </Row>
    );
  if (row.note !== 'undecided') return null;
  return (
    <Row>
      <Button
        look="outline"
        aria-disabled={oneHost.isPending}
        onClick={() => {
          if (!oneHost.isPending) oneHost.mutate();
        }}
      >
        {text.one.button}
      </Button>
    </Row>
  );
}
