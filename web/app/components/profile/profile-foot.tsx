import { shortDate } from '../../lib/format.ts';
import { PrintFoot } from '../../ui/print-foot.tsx';

/** On paper, the member ids of a page about profiles and today's date, in the foot of each sheet. */
export function ProfileFoot({ mids }: { mids: readonly (string | null)[] }) {
  const today = shortDate(new Date().toISOString());
  return <PrintFoot text={[...mids.filter(Boolean), today].join(' · ')} />;
}
