/** What came in stands there already: the answer to its first upload was lost. */
export class AlreadyArrived extends Error {}

/** What came in, and under which id; without one it is kept however often it comes. */
export interface Upload {
  profileId: string;
  uploadId: string | undefined;
}

/**
 * Keeps an upload, or does nothing where it came before. `keep` has to throw AlreadyArrived where the upload arrived
 * while this one was being read, which it asks once nobody else can add to the profile.
 */
export async function keepOnce(
  hasArrived: () => Promise<boolean>,
  keep: () => Promise<void>,
): Promise<void> {
  if (await hasArrived()) return;
  try {
    await keep();
  } catch (error) {
    if (!(error instanceof AlreadyArrived)) throw error;
  }
}
