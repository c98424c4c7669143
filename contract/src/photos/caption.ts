import { text } from '../text.ts';
import { CAPTION_CHARACTERS } from './photo.ts';

/** The caption of a photo: one line. */
export const captionText = text(CAPTION_CHARACTERS);
