/** Raised when what is kept has another form: caches of another version are removed when a worker starts its work. */
const VERSION = 'v1';
const PREFIX = 'kept-';

/** Files with a hash in their address: scripts, styles, fonts. They are nobody's in particular. */
export const FILES = `${PREFIX}${VERSION}-files`;
/** Pages as the gateway sends them, which does not know who asks, and what is live. */
export const PAGES = `${PREFIX}${VERSION}-pages`;
/** Pictures of questions and posts, which everybody may see. */
export const PICTURES = `${PREFIX}${VERSION}-pictures`;
const ANSWERS = `${PREFIX}${VERSION}-answers-`;

/** Where the API's answers to one account are kept, by its session token; those to guests apart. The token itself is not readable from it. */
export async function answersOf(authorization: string | null): Promise<string> {
  if (!authorization) return `${ANSWERS}guest`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return ANSWERS + Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of the caches with these names, those of another version, or of another account than the one whose answers are kept in `own`. */
export function outdated(names: readonly string[], own?: string): string[] {
  return names.filter((name) => {
    if (!name.startsWith(PREFIX)) return false;
    if (name.startsWith(ANSWERS)) return own !== undefined && name !== own;
    return ![FILES, PAGES, PICTURES].includes(name);
  });
}
