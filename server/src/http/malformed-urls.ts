/**
 * The URL of a request, with every `%` of its path escaped if the path cannot be decoded. Such a path then goes the way
 * of every other: an id in it is unknown, a page number invalid.
 */
export function decodableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
