import type { Token } from './tokens.ts';
import { Unreadable } from './tokens.ts';

/** Whether a token opens or closes a bracket. Bars do neither here: nothing is parted inside of them that matters. */
function step(token: Token): number {
  if (token.t === 'command') return token.name === 'matrix' ? 1 : token.name === 'endmatrix' ? -1 : 0;
  if (token.t !== 'bracket') return 0;
  return '([{'.includes(token.name) ? 1 : ')]}'.includes(token.name) ? -1 : 0;
}

/** Tokens parted at what `parts` says, outside of brackets. */
export function split(tokens: readonly Token[], parts: (token: Token) => boolean): Token[][] {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += step(token);
    if (depth === 0 && parts(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
}

export const isSeparator =
  (...names: string[]) =>
  (token: Token) =>
    token.t === 'separator' && names.includes(token.name);
export const isRelation =
  (...names: string[]) =>
  (token: Token) =>
    token.t === 'relation' && names.includes(token.name);

/** What stands behind the last equals sign: of `f(x) = 2x + 1` or a chain of steps, the result. */
export function afterEquals(tokens: readonly Token[]): Token[] {
  return split(tokens, isRelation('=', 'in')).at(-1) ?? [];
}

/** Without the brackets around all of it, if they are of these. */
export function withoutBrackets(tokens: readonly Token[], ...opens: string[]): Token[] | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first?.t !== 'bracket' || last?.t !== 'bracket' || tokens.length < 2) return null;
  const closes: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
  if (!opens.includes(first.name) || closes[first.name] !== last.name) return null;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += step(token);
    if (depth === 0 && index < tokens.length - 1) return null;
  }
  return tokens.slice(1, -1);
}

/** The rows of a matrix, each with its cells; null where the tokens are none. */
export function rowsOf(tokens: readonly Token[]): Token[][][] | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first?.t !== 'command' || first.name !== 'matrix' || last?.t !== 'command' || last.name !== 'endmatrix') return null;
  const rows = split(tokens.slice(1, -1), isSeparator('row')).map((row) => split(row, isSeparator('cell')));
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  if (filled.length === 0) throw new Unreadable();
  return filled;
}
