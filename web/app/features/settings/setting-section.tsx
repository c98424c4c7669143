import type { Setting } from '@mala/contract/settings/endpoints.ts';
import type { SettingGroup } from '@mala/contract/settings/values.ts';
import { type ReactNode, useId, useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { settingsText } from '../../i18n/en/settings.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import type { TextGroup } from './fields.ts';
import type { Place } from './queries.ts';
import { ReasonsForm } from './reasons-form.tsx';
import classes from './settings.module.css';
import { TextForm } from './text-form.tsx';
import { VersionList } from './version-list.tsx';

/** What the form begins with: a new object for each opening. */
interface Editing {
  start: unknown;
}

/** A group of settings: what members see, where it comes from, its form and its former values. */
export function SettingSection({
  place,
  setting,
  preview,
}: {
  place: Place;
  setting: Setting;
  preview: (value: unknown) => ReactNode;
}) {
  const text = settingsText;
  const id = useId();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [opened, setOpened] = useState(0);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { title, lead } = text.groups[place.group];
  const edit = (start: unknown) => {
    setEditing({ start });
    setOpened(opened + 1);
  };
  const close = () => setEditing(null);
  return (
    <section aria-labelledby={id} id={place.group}>
      <Stack gap="sm">
        <h2 id={id}>{title}</h2>
        <p className="measure">{lead}</p>
        <Source setting={setting} />
        {editing ? (
          <SettingForm
            key={opened}
            {...{ place, setting, preview, start: editing.start, onDone: close }}
          />
        ) : (
          <>
            <div className={classes.preview}>
              <p className={classes.small}>{text.preview}</p>
              {preview(setting.value)}
            </div>
            <Row>
              <Button
                look="outline"
                aria-label={text.changeOf(title)}
                onClick={() => edit(setting.value)}
              >
                {text.change}
              </Button>
              <Button
                look="quiet"
                aria-label={text.history.showOf(title)}
                aria-expanded={isHistoryOpen}
                onClick={() => setHistoryOpen(!isHistoryOpen)}
              >
                {text.history.show}
              </Button>
            </Row>
          </>
        )}
        {isHistoryOpen && !editing && (
          <VersionList place={place} setting={setting} onPutBack={edit} />
        )}
      </Stack>
    </section>
  );
}

function Source({ setting: { saved, changed_by, changed_at } }: { setting: Setting }) {
  const text = settingsText;
  if (!saved || !changed_at) return <p className={classes.small}>{text.first}</p>;
  const day = shortDate(changed_at);
  return (
    <p className={classes.small}>
      <OwnWords typed={changed_by ?? ''} within={(name) => text.savedBy(name, day)} />
    </p>
  );
}

const isText = (place: Place): place is Place & { group: TextGroup } =>
  place.group !== ('reasons' satisfies SettingGroup);

function SettingForm({
  place,
  ...form
}: {
  place: Place;
  setting: Setting;
  start: unknown;
  preview: (value: unknown) => ReactNode;
  onDone: () => void;
}) {
  if (isText(place)) return <TextForm place={place} {...form} />;
  return <ReasonsForm place={place} {...form} />;
}
