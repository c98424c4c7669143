// with the drafts of the sections: whoever logs out leaves nothing behind
const keyOf = (photoId: string) => `mala.draft.caption.${photoId}`;

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What was typed below a photo and never saved. */
export function readCaptionDraft(photoId: string): string | null {
  return storage()?.getItem(keyOf(photoId)) ?? null;
}

/** Keeps what is typed; null forgets it. */
export function keepCaptionDraft(photoId: string, typed: string | null): void {
  try {
    if (typed === null) storage()?.removeItem(keyOf(photoId));
    else storage()?.setItem(keyOf(photoId), typed);
  } catch {
    // the quota is spent
  }
}
