import type { Community } from '@mala/contract/communities/community.ts';
import type { FormHandle } from '../../../components/form/use-form.ts';
import type { SectionValues } from '../section-values.ts';

/** Reads the basic section, which has the date of birth. */
export type ReadBasic = () => Promise<Readonly<Record<string, unknown>>>;

export interface FinderProps {
  form: FormHandle<SectionValues>;
  community: Community;
  readBasic: ReadBasic;
}
