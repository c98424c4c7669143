import type { OwnCorrection } from '@mala/contract/members/corrections.ts';
import { useState } from 'react';
import { CorrectedFields } from '../../components/profile/corrected-fields.tsx';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { correctionsText } from '../../i18n/en/corrections.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { shortDate } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './corrections.module.css';
import { ObjectDialog } from './object-dialog.tsx';
import { useOwnCorrections } from './queries.ts';

/** What the office corrected in the member's profile, and what came of an objection. */
export function OwnCorrections() {
  const text = correctionsText;
  const corrections = useOwnCorrections();
  if (corrections.isPending) return <PageLoading />;
  if (corrections.isError) return <LoadFailed query={corrections} />;
  const { rows } = corrections.data;
  if (rows.length === 0) return <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>;
  return (
    <ul className={classes.list} aria-label={text.list}>
      {rows.map((row) => (
        <li key={row.id} className="panel">
          <Correction row={row} />
        </li>
      ))}
    </ul>
  );
}

function Correction({ row }: { row: OwnCorrection }) {
  const text = correctionsText;
  const { me } = useMember();
  const [objecting, setObjecting] = useState(false);
  const section = profileText.sections[row.section];
  const day = shortDate(row.corrected_at);
  return (
    <Stack gap="sm">
      <h3 className={classes.title}>{text.corrected(section)}</h3>
      <CorrectedFields {...row} domain={me.domain} words={text} />
      <FactList>
        <FactLine label={text.when}>{day}</FactLine>
        <FactLine label={text.reason} long>
          {row.reason}
        </FactLine>
        {row.objection && (
          <FactLine label={text.objected} long>
            <OwnWords typed={row.objection} />
          </FactLine>
        )}
        {row.answer_reason && (
          <FactLine label={text.answered} long>
            {row.answer_reason}
          </FactLine>
        )}
      </FactList>
      {row.objection && (
        <p>
          <strong>{row.answer ? text.answers[row.answer] : text.waiting}</strong>
        </p>
      )}
      {row.object_until && (
        <div>
          <p>{text.until(shortDate(row.object_until))}</p>
          <Button
            look="outline"
            aria-label={text.objectOf(section, day)}
            onClick={() => setObjecting(true)}
          >
            {text.object}
          </Button>
        </div>
      )}
      {objecting && <ObjectDialog id={row.id} onClose={() => setObjecting(false)} />}
    </Stack>
  );
}
