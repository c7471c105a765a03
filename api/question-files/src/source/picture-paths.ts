/**
 * The paths in a file or package that a picture's address may mean, likeliest first: as written, without anything after `?` or `#`, with
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
