import { SectionStep } from '../../features/profiles/section-step.tsx';

export default function PersonalStep() {
  return <SectionStep section="personal" />;
}
