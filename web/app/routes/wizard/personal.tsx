import { personalSection } from '@mala/contract/communities/sections/personal.ts';
import { SectionStep } from '../../features/profiles/section-form.tsx';

export default function PersonalStep() {
  return <SectionStep section="personal" asked={personalSection} />;
}
