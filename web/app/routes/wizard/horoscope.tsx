import { horoscopeSection } from '@mala/contract/communities/sections/horoscope.ts';
import { HoroscopeFiles } from '../../features/horoscope-files/horoscope-files.tsx';
import { SectionStep } from '../../features/profiles/section-form.tsx';
import { useMember } from '../../lib/session/session.ts';

export default function HoroscopeStep() {
  const { me } = useMember();
  return (
    <SectionStep section="horoscope" asked={horoscopeSection}>
      <HoroscopeFiles userId={me.user_id} />
    </SectionStep>
  );
}
