import { familySection } from '@mala/contract/communities/sections/family.ts';
import { SectionStep } from '../../features/profiles/section-form.tsx';

export default function FamilyStep() {
  return <SectionStep section="family" asked={familySection} />;
}
