/** Raise it with the form of entries: a new worker removes other versions. */
const VERSION = 'v1';
const PREFIX = 'kept-';

/** Files with a hash in their address. */
export const FILES = `${PREFIX}${VERSION}-files`;
/** Pages as the gateway sends them to anyone, and the registry. */
export const PAGES = `${PREFIX}${VERSION}-pages`;
/** Public pictures of questions and posts. */
export const PICTURES = `${PREFIX}${VERSION}-pictures`;
const ANSWERS = `${PREFIX}${VERSION}-answers-`;

/** The cache of one account's responses, named by a hash of its token; guests have their own. */
export async function answersOf(authorization: string | null): Promise<string> {
  if (!authorization) return `${ANSWERS}guest`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return ANSWERS + Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Caches of other versions and other accounts than `own`. */
export function outdated(names: readonly string[], own?: string): string[] {
  return names.filter((name) => {
    if (!name.startsWith(PREFIX)) return false;
    if (name.startsWith(ANSWERS)) return own !== undefined && name !== own;
    return ![FILES, PAGES, PICTURES].includes(name);
  });
}
