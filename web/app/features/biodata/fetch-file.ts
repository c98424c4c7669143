import { errorOfReply, throwOffline } from '../../lib/api-error.ts';

/** A file of ours at a signed address, to pass on; null if it is on another host, whose files a page may not read. Throws ApiError. */
export async function fetchFile(address: string, name: string): Promise<File | null> {
  if (new URL(address, location.href).origin !== location.origin) return null;
  const response = await fetch(address).catch(throwOffline);
  if (!response.ok)
    throw await errorOfReply(response.status, await response.text().catch(() => ''));
  const contents = await response.blob().catch(throwOffline);
  return new File([contents], name, { type: contents.type });
}

/** Has the browser save a file at a signed address; the page stays. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
