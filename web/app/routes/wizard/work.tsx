import { SectionStep } from '../../features/profiles/section-step.tsx';

export default function WorkStep() {
  return <SectionStep section="work" />;
}
