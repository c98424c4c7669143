import { canWherever } from '@mala/contract/access/role-places.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { staffText } from '../../i18n/en/staff.ts';
import { shortDate } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import {
  type HeldRole,
  type PasswordLink,
  type StaffPerson,
  type StaffRole,
  useNewLink,
  useStaff,
} from './queries.ts';
import { roleWords } from './role-words.ts';
import classes from './staff-list.module.css';

interface Actions {
  onGive: (person: StaffPerson) => void;
  onTake: (held: HeldRole) => void;
  onLink: (person: StaffPerson, link: PasswordLink) => void;
}

const WIDTHS = { mobile: '9rem', roles: '42%' };

/** The people of the office, each with roles and what can be done about them. */
export function StaffList(actions: Actions) {
  const text = staffText;
  const list = useStaff();
  const rows = list.data?.rows ?? [];
  const held = rows.flatMap(({ user_id, roles }) => [user_id, ...roles.map(roleWords)]).join();
  const place = useKeptFocus<HTMLDivElement>(list.data && held);
  if (list.isPending) return <PageLoading />;
  if (list.isError && !list.data) return <LoadFailed title={text.loadFailed} query={list} />;
  return (
    <div ref={place} tabIndex={-1}>
      <Table
        label={text.list}
        columns={text.columns}
        widths={WIDTHS}
        cardsUpTo="56em"
        className={classes.table}
      >
        {rows.map((person) => (
          <PersonRow key={person.user_id} person={person} {...actions} />
        ))}
      </Table>
    </div>
  );
}

function PersonRow({ person, onGive, onTake, onLink }: Actions & { person: StaffPerson }) {
  const text = staffText;
  const { columns } = text;
  const { me } = useMember();
  const link = useNewLink(person, (made) => onLink(person, made));
  const who = person.user_name;
  return (
    <tr>
      <th scope="row" data-label={columns.name}>
        <OwnWords typed={who} />
        {person.user_id === me.user_id && ` (${text.you})`}
      </th>
      <td data-label={columns.mobile}>{person.mobile_no}</td>
      <td className={classes.roles} data-label={columns.roles}>
        <ul>
          {person.roles.map((role) => (
            <RoleItem key={roleWords(role)} held={{ person, role }} onTake={onTake} />
          ))}
        </ul>
      </td>
      <td className={classes.actions}>
        <Row gap="xs">
          <Button look="outline" aria-label={text.giveMoreTo(who)} onClick={() => onGive(person)}>
            {text.giveMore}
          </Button>
          {person.can_link && (
            <Button
              look="quiet"
              aria-label={text.newLinkFor(who)}
              aria-disabled={link.isPending}
              onClick={() => {
                if (!link.isPending) link.mutate();
              }}
            >
              {text.newLink}
            </Button>
          )}
        </Row>
      </td>
    </tr>
  );
}

function RoleItem({ held, onTake }: { held: HeldRole; onTake: Actions['onTake'] }) {
  const text = staffText;
  const { me } = useMember();
  const words = roleWords(held.role);
  return (
    <li className={classes.role}>
      <span>
        <strong>{words}</strong>{' '}
        <span className={classes.since}>
          <Since role={held.role} />
        </span>
      </span>
      {canWherever(me, 'roles.give', held.role.domain) && (
        <Button
          look="quiet"
          aria-label={text.takeOf(words, held.person.user_name)}
          onClick={() => onTake(held)}
        >
          {text.take}
        </Button>
      )}
    </li>
  );
}

function Since({ role: { given_by, given_at } }: { role: StaffRole }) {
  const day = shortDate(given_at);
  if (!given_by) return staffText.givenOn(day);
  return <OwnWords typed={given_by} within={(name) => staffText.givenBy(name, day)} />;
}
