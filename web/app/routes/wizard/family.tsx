import { SectionStep } from '../../features/profiles/section-step.tsx';

export default function FamilyStep() {
  return <SectionStep section="family" />;
}
