import { addressOf } from '@shell/kit/addresses';

/** A code as it's read aloud: `KTM 4PQ`. */
export const codeInGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The link that opens the join page with `code`. */
export const joinLink = (code: string): string =>
  new URL(addressOf('join-class', {}, { query: { code } }), window.location.origin).href;

/** The code in typed or pasted text: the code in any case and grouping, or a link with it. Empty if there's none. */
export function readJoinCode(typed: string): string {
  const inLink = /[?&]code=([A-Za-z0-9]+)/.exec(typed)?.[1];
  const code = (inLink ?? typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}
