import { addressOf } from '@shell/kit/addresses';

/** `KTM 4PQ`. */
export const codeInGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export const joinLink = (code: string): string =>
  new URL(addressOf('join-class', {}, { query: { code } }), window.location.origin).href;

/** The code in any case and grouping, or in a link; empty if there's none. */
export function readJoinCode(typed: string): string {
  const inLink = /[?&]code=([A-Za-z0-9]+)/.exec(typed)?.[1];
  const code = (inLink ?? typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}
