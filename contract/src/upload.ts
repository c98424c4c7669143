import * as z from 'zod/mini';

/** What comes with a file: what arrives a second time under the same id is not kept again. */
export const uploadBody = z.strictObject({ upload_id: z.optional(z.uuid({ error: 'invalid' })) });
