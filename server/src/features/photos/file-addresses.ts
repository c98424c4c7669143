import { type PhotoSize, photoKey } from './file-keys.ts';

/**
 * For whom the address of a photo is signed; what each may see is asked anew with every request (decision 017).
 * - owner: the owner and administrators
 * - member: members who find the profile
 * - home: whoever looks at the home page
 */
export const PHOTO_AUDIENCES = ['owner', 'member', 'home'] as const;
export type PhotoAudience = (typeof PHOTO_AUDIENCES)[number];

export function isPhotoAudience(text: string): text is PhotoAudience {
  return PHOTO_AUDIENCES.some((one) => one === text);
}

/** The address of a size of a photo, to be signed: the signature holds for this audience alone. */
export function photoPath(id: string, size: PhotoSize, audience: PhotoAudience): string {
  return `/files/${photoKey(id, size)}/${audience}`;
}

/** The address of a horoscope file, to be signed, for the owner and administrators (owner) or for a member (his id). */
export function attachmentPath(id: string, reader: string): string {
  return `/files/attachment/${id}/${reader}`;
}
