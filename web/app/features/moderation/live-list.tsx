import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import {
  type LiveChange,
  type LiveField,
  MOST_SEEN,
} from '@mala/contract/moderation/live-changes.ts';
import { reportError } from '../../components/form/report-error.ts';
import changedClasses from '../../components/profile/changed-fields.module.css';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { type Fact, storedText } from '../../components/profile/profile-facts.ts';
import { SaidText } from '../../components/profile/said-text.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { liveText } from '../../i18n/en/live.ts';
import { measuresText } from '../../i18n/en/measures.ts';
import { officeText } from '../../i18n/en/office.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useLiveChanges, useSeen } from './live-queries.ts';
import classes from './texts.module.css';

const WIDTHS = { member: '14rem', changed: '9rem', actions: '11rem' };
const words = { ...profileText, ...measuresText };

/** What approved members changed that others see at once, until the office has seen it. */
export function LiveList() {
  const text = liveText;
  const live = useLiveChanges();
  const seen = useSeen();
  useLiveList(live, seen.isPending);
  const rows = rowsOf(live.data?.pages ?? [], ({ profile_id }) => profile_id);
  const see = (shown: readonly LiveChange[]) => {
    if (!seen.isPending) seen.mutateAsync(shown).catch(reportError);
  };
  return (
    <Stack gap="sm">
      <CountedTable
        list={live}
        idOf={({ profile_id }) => profile_id}
        text={text}
        row={(change) => (
          <LiveRow change={change} isPending={seen.isPending} onSeen={() => see([change])} />
        )}
        widths={WIDTHS}
        cardsUpTo="62em"
        className={classes.table}
      />
      {rows.length > 1 && (
        <Row>
          <Button
            look="outline"
            aria-disabled={seen.isPending}
            onClick={() => see(rows.slice(0, MOST_SEEN))}
          >
            {text.seeAll(Math.min(rows.length, MOST_SEEN))}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function LiveRow({
  change,
  isPending,
  onSeen,
}: {
  change: LiveChange;
  isPending: boolean;
  onSeen: () => void;
}) {
  const text = liveText;
  const { columns } = text;
  const from = useFrom();
  const who = officeText.who(change.name, change.mid);
  return (
    <tr>
      <th scope="row" className={classes.member} data-label={columns.member}>
        <TextLink to={paths.profile(change.profile_id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
        {shellText.siteName[change.domain]}
      </th>
      <td className={classes.whole} data-label={columns.change}>
        <div className={changedClasses.fields}>
          {change.fields.map((field) => (
            <LiveFieldLines
              key={`${field.section} ${field.field}`}
              field={field}
              domain={change.domain}
            />
          ))}
        </div>
      </td>
      <td data-label={columns.changed}>{shortTime(change.changed_at)}</td>
      <td className={classes.actions}>
        <Button
          look="outline"
          aria-label={text.seeOf(who)}
          aria-disabled={isPending}
          onClick={onSeen}
        >
          {text.see}
        </Button>
      </td>
    </tr>
  );
}

/** A field that changed, as the office last saw it beside what others see now; of a contact only that it changed. */
function LiveFieldLines({ field, domain }: { field: LiveField; domain: LiveChange['domain'] }) {
  const text = liveText;
  const community = communities[domain];
  const declared = fieldsOf(community, field.section).find(({ name }) => name === field.field);
  if (!declared) return null;
  const value = (stored: unknown) => {
    if (stored === null || stored === '') return text.nothing;
    return <Value value={storedText(community, declared, stored, words)} />;
  };
  return (
    <div>
      <p className={changedClasses.label}>{declared.label}</p>
      {field.is_contact ? (
        <p>{text.contact}</p>
      ) : (
        <dl className={changedClasses.values}>
          <div>
            <dt>{text.before}</dt>
            <dd>{value(field.before)}</dd>
          </div>
          <div className={changedClasses.after}>
            <dt>{text.after}</dt>
            <dd>{value(field.after)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Value({ value }: { value: Fact['value'] }) {
  return Array.isArray(value) ? value.join(', ') : <SaidText said={value} />;
}
