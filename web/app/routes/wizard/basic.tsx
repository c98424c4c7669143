import { SectionStep } from '../../features/profiles/section-step.tsx';

export default function BasicStep() {
  return <SectionStep section="basic" />;
}
