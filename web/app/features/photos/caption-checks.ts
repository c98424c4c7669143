import { captionText } from '@mala/contract/photos/caption.ts';
import * as z from 'zod/mini';
import { validateWith } from '../../lib/validate.ts';

/** The faults of a caption, as the server would find them; empty if it can be saved. */
export const faultsOf = validateWith(z.object({ caption: captionText }));
