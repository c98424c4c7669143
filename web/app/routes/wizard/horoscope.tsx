import { horoscopeSection } from '@mala/contract/communities/sections/horoscope.ts';
import { HoroscopeFiles } from '../../features/horoscope-files/horoscope-files.tsx';
import { useHoroscopeFiles } from '../../features/horoscope-files/queries.ts';
import { SectionStep } from '../../features/profiles/section-form.tsx';
import { useMember } from '../../lib/session/session.ts';

/** Its files are asked for beside its fields, and both are shown at once: what is below them never moves. */
export default function HoroscopeStep() {
  const { me } = useMember();
  const files = useHoroscopeFiles(me.user_id);
  return (
    <SectionStep section="horoscope" asked={horoscopeSection} ready={files.list.isFetched}>
      <HoroscopeFiles userId={me.user_id} {...files} />
    </SectionStep>
  );
}
