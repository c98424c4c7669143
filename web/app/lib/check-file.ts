/** What is known of a file without reading it. */
export type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** The fault of a chosen file before it is sent, if any; the server checks the content. */
export type FileFault = 'wrongKind' | 'tooLarge';

/** The extension in small letters; empty without one. */
export function extensionOf({ name }: Chosen): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function inMegabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
