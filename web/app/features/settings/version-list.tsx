import type { Setting } from '@mala/contract/settings/endpoints.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { settingsText } from '../../i18n/en/settings.ts';
import { shortTime } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { type Place, useVersions } from './queries.ts';
import classes from './settings.module.css';
import { ValueLines } from './value-lines.tsx';

/** What was saved for a group, newest first, and what the site began with; each can be put back into the form. */
export function VersionList({
  place,
  setting,
  onPutBack,
}: {
  place: Place;
  setting: Setting;
  onPutBack: (value: unknown) => void;
}) {
  const text = settingsText.history;
  const list = useVersions(place);
  if (list.isPending) return <PageLoading />;
  if (!list.data) return <LoadFailed query={list} />;
  const rows = rowsOf(list.data.pages, ({ version }) => String(version));
  if (rows.length === 0) return <p>{text.empty}</p>;
  const saved = rows.map(({ version, value, at, by, reason }) => ({
    id: version,
    time: shortTime(at),
    by,
    value: value ?? setting.first,
    reason,
  }));
  const first = { id: 0, time: text.atFirst, by: '', value: setting.first, reason: null };
  const shown = list.hasNextPage ? saved : [...saved, first];
  return (
    <Stack gap="sm">
      <h3>{text.title}</h3>
      <ul className={classes.versions}>
        {shown.map(({ id, time, by, value, reason }) => (
          <li key={id}>
            <strong>
              {by ? <OwnWords typed={by} within={(name) => text.by(name, time)} /> : time}
            </strong>
            {reason && (
              <p>
                <OwnWords typed={reason} />
              </p>
            )}
            <ValueLines group={place.group} value={value} />
            {id !== setting.version && (
              <Button
                look="quiet"
                aria-label={text.putBackOf(time)}
                onClick={() => onPutBack(value)}
              >
                {text.putBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Row>
          <Button look="outline" onClick={() => void list.fetchNextPage()}>
            {text.more}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
