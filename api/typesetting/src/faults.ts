import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type SetFormula, setFormula } from './tex.ts';

/** A place in a text where its author meant a formula and readers would see its source. */
export interface TexFault {
  /** Of the text as written, counted from 1. */
  line: number;
  /** The formula, or the words that should be one; at most 120 characters. */
  piece: string;
  /** The fault, a sentence without its full stop. */
  message: string;
}

const LONGEST_PIECE = 120;
const shortened = (piece: string) => (piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE - 1)}…` : piece);

/** The fault of a formula; none if it could be set. */
export function formulaFaults(tex: string, { fault }: Pick<SetFormula, 'fault'>, line: number): TexFault[] {
  return fault === null ? [] : [{ line, piece: shortened(tex.trim()), message: fault }];
}

/** A `$` that opens or closes nothing, or a command outside of a formula, with the words beside it. */
const STRAY = /(?<!\\)\$[^\n]{0,40}|\\[a-zA-Z]{2,}[^\n]{0,40}/;

function strayFaults(source: string, firstLine: number): TexFault[] {
  const match = STRAY.exec(source);
  if (!match) return [];
  const line = firstLine + source.slice(0, match.index).split('\n').length - 1;
  const message = match[0].startsWith('$')
    ? 'A $ has no partner on the other side of its formula; for a dollar write \\$'
    : 'A command is outside a formula: put it between $ signs';
  return [{ line, piece: shortened(match[0].trim()), message }];
}

/** Everything in a parsed text that cannot be set, in order. `source` is the parsed text. */
export function findTexFaults(tree: Root, source: string): TexFault[] {
  const faults: TexFault[] = [];
  visit(tree, (node) => {
    if (!node.position || !(node.type === 'text' || node.type === 'math' || node.type === 'inlineMath')) return;
    const { start, end } = node.position;
    const written = source.slice(start.offset, end.offset);
    if (node.type === 'text') faults.push(...strayFaults(written, start.line));
    else {
      const set = setFormula(node.value, node.type === 'math' || written.startsWith('$$'));
      faults.push(...formulaFaults(node.value, set, start.line));
    }
  });
  return faults;
}
