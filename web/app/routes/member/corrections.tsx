import { OwnPause } from '../../features/absences/own-pause.tsx';
import { OwnCorrections } from '../../features/corrections/own-corrections.tsx';
import { correctionsText } from '../../i18n/en/corrections.ts';
import { pausingText } from '../../i18n/en/pausing.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The member pauses the own profile, and reads what the office corrected in it; one page, since each costs all the others. */
export default function Corrections() {
  const { me } = useMember();
  return (
    <Stack gap="lg">
      <PageTitle title={pausingText.page} />
      <section aria-labelledby="pause">
        <Stack>
          <h2 id="pause">{pausingText.title}</h2>
          <p className="measure">{pausingText.lead}</p>
          <OwnPause me={me} />
        </Stack>
      </section>
      <section aria-labelledby="corrections">
        <Stack>
          <h2 id="corrections">{correctionsText.title}</h2>
          <p className="measure">{correctionsText.lead}</p>
          <OwnCorrections />
        </Stack>
      </section>
    </Stack>
  );
}
