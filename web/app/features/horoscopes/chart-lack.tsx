import type { ChartReply } from '@mala/contract/horoscopes.ts';
import { chartText } from '../../i18n/en/chart.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Why there are no charts; on one's own profile with the way to where it is put right. */
export function ChartLack({
  lacks,
  own,
}: {
  lacks: NonNullable<ChartReply['lacks']>;
  own: boolean;
}) {
  const text = chartText;
  if (!own) return <p>{text.lacks[lacks]}</p>;
  const step = lacks === 'date' ? 'basic' : 'horoscope';
  return (
    <Stack gap="xs" align="start">
      <p>{text.ownLacks[lacks]}</p>
      <TextLink to={paths.step('edit', step)}>{text.toStep[step]}</TextLink>
    </Stack>
  );
}
