import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { parsePreferences } from '@mala/contract/profiles/preferences.ts';
import { faultTexts } from '../../../lib/fault-texts.ts';
import { bodyOf, type PreferenceValues } from './values.ts';

/** The faults by field, as the server would find them. */
export function faultsOf(
  domain: Domain,
  least: number,
  values: PreferenceValues,
): Record<string, string> {
  return faultTexts(parsePreferences(communities[domain], least, bodyOf(values)).faults);
}
