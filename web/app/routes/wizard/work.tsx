import { workSection } from '@mala/contract/communities/sections/work.ts';
import { SectionStep } from '../../features/profiles/section-form.tsx';

export default function WorkStep() {
  return <SectionStep section="work" asked={workSection} />;
}
