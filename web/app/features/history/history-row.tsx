import { can } from '@mala/contract/access/roles.ts';
import type { HistoryRow as Row } from '@mala/contract/history.ts';
import { deviceName } from '../../components/session/device-name.ts';
import { historyText } from '../../i18n/en/history.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { TextLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { type Change, changesOf } from './change-words.ts';
import classes from './history.module.css';

const roles: Readonly<Record<string, string>> = historyText.roles;

/** What was done, to whom, with what it was before and after, and by whom, when and from where. */
export function HistoryRow({ row }: { row: Row }) {
  const text = historyText;
  const { actor, member, domain } = row;
  const { me } = useMember();
  const place = useFrom();
  const held = actor.role?.split(' ').map((name) => roles[name] ?? name);
  const from = [row.address, (row.browser || row.system) && deviceName(row.browser, row.system)];
  return (
    <li className={classes.row}>
      <p className={classes.head}>
        <strong>{text.act(text.actions[row.action], row.part && text.parts[row.part])}</strong>{' '}
        <time dateTime={row.at}>{shortTime(row.at)}</time>
      </p>
      <p>
        <span translate="no">{actor.name ?? text.noName}</span>
        {held && ` (${held.join(', ')})`}
        {from.some(Boolean) && `, ${from.filter(Boolean).join(', ')}`}
      </p>
      {member && (
        <p>
          {text.about}{' '}
          <TextLink to={officePaths.member(member.id)} state={place}>
            <span translate="no">{member.name ?? text.noName}</span>
            {member.mid && ` (${member.mid})`}
          </TextLink>
          {domain && `, ${shellText.siteName[domain]}`}
        </p>
      )}
      <Changes changes={changesOf(row)} erased={row.erased} />
      {row.erased_account && can(me, 'members.erase', domain ?? undefined) && (
        <p>
          <TextLink to={officePaths.erasure(row.erased_account)}>{text.receipt}</TextLink>
        </p>
      )}
      {row.reason && (
        <p>
          {text.reason} <q translate="no">{row.reason}</q>
        </p>
      )}
      {row.erased && <p>{text.erased}</p>}
    </li>
  );
}

/** A value, of which an address ends its lines where one reads on. */
const wrapping = (name: string, value: string) =>
  name === 'email' ? <EmailText email={value} /> : value;

function Changes({ changes, erased }: { changes: readonly Change[]; erased: boolean }) {
  const text = historyText;
  if (changes.length === 0) return null;
  if (erased) return <p>{changes.map(({ label }) => label).join(', ')}</p>;
  return (
    <dl className={classes.changes}>
      {changes.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd translate="no">
            {before && (
              <>
                <span className="visually-hidden">{text.before} </span>
                <del>{wrapping(name, before)}</del>
              </>
            )}
            {before && after && <span aria-hidden="true"> {text.to} </span>}
            {after && (
              <>
                <span className="visually-hidden">{text.after} </span>
                <ins>{wrapping(name, after)}</ins>
              </>
            )}
            {before && !after && ` ${text.to} ${text.nothing}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
