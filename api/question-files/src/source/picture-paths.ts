/**
 * The paths within a file or package that an address of a picture may mean, likeliest first: as written, without what follows `?` or `#`, with
 * its escapes read, and with either kind of slash.
 */
export function picturePaths(address: string): string[] {
  const written = address.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  const plain = written.split(/[?#]/)[0] ?? '';
  return [...new Set([written, plain, decoded(plain)])].filter((path) => path !== '');
}

export const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
