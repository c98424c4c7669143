/** Where a horoscope file stands in the file store: what is kept there is called by the specification's word. */
export function fileKey(id: string): string {
  return `attachment/${id}`;
}

/** Its address, to be signed, for the owner and administrators (owner) or for a member (his id). */
export function filePath(id: string, reader: string): string {
  return `/files/${fileKey(id)}/${reader}`;
}
