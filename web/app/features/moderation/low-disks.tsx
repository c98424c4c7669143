import type { Got } from '@mala/contract/endpoint.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { Notice } from '../../ui/notice.tsx';

const GB = 2 ** 30;

/** Warns the office of disks that have little room left, or none, with what to do about it. */
export function LowDisks({ disks }: { disks: Got<typeof listProfiles.reply>['low_disks'] }) {
  const { disks: text } = adminText;
  if (!disks?.length) return null;
  const isFull = disks.some(({ level }) => level === 'full');
  return (
    <Notice kind={isFull ? 'fault' : 'warning'} title={isFull ? text.full : text.low} live>
      <ul>
        {disks.map(({ machine, folder, free_bytes, total_bytes }) => (
          <li key={`${machine} ${folder}`}>
            {text.left(
              folder,
              machine,
              (free_bytes / GB).toFixed(1),
              (total_bytes / GB).toFixed(1),
            )}
          </li>
        ))}
      </ul>
      <p>{isFull ? text.whenFull : text.whenLow}</p>
    </Notice>
  );
}
