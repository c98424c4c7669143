import { feetAndInches, heightInFeet } from '@mala/contract/profiles/height.ts';
import { measuresText } from '../../i18n/en/measures.ts';

/** A height in cm as the page says it, 5ft 4in. */
export function heightSaid(cm: number): string {
  return measuresText.height(feetAndInches(heightInFeet(cm)));
}
