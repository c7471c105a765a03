import { type ConstantFormula, readConstant } from '@api/judging';

const FORMULA = /\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\])+?)\$/g;

/** The formulae of a text in their order, as TeX. */
export function formulasOf(markdown: string): string[] {
  return [...markdown.matchAll(FORMULA)].map(([, display, inline]) => display ?? inline ?? '');
}

/** A text without its formulae. */
export const proseOf = (markdown: string): string => markdown.replace(FORMULA, ' ');

export type Relation = '=' | '≈' | '<' | '≤' | '>' | '≥' | '≠';

const RELATIONS: Readonly<Record<string, Relation>> = {
  ...{ '=': '=', '\\approx': '≈', '\\simeq': '≈', '<': '<', '>': '>' },
  ...{
    '\\lt': '<',
    '\\gt': '>',
    '\\le': '≤',
    '\\leq': '≤',
    '\\leqslant': '≤',
    '\\ge': '≥',
    '\\geq': '≥',
    '\\ne': '≠',
    '\\neq': '≠',
  },
};
/** Where one formula ends and another begins on the same line. */
const ENDS =
  /^(?:\\\\|\\quad|\\qquad|\\implies|\\iff|\\Rightarrow|\\Leftrightarrow|\\rightarrow|\\to|\\therefore|\\because|&|;|,(?!\\)|\\text\{ (?:and|or|so|gives|then|with|for|where|if)[^}]*\})/;
const PIECE = /\\[a-zA-Z]+|\\.|[^\\]/y;

/** Formulae side by side in one: each is a chain of sides with the relations between them. */
export interface Chain {
  sides: string[];
  relations: Relation[];
}

/** Splits a formula into chains: `x = 2 + 3 = 5` has three sides and two relations. Nothing within brackets is split. */
export function chainsOf(tex: string): Chain[] {
  const chains: Chain[] = [];
  let chain: Chain = { sides: [''], relations: [] };
  let depth = 0;
  const end = () => {
    chains.push(chain);
    chain = { sides: [''], relations: [] };
  };
  const add = (text: string) => {
    chain.sides[chain.sides.length - 1] += text;
  };
  for (let at = 0; at < tex.length; ) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(tex)?.[0] ?? tex[at] ?? '';
    const rest = tex.slice(at);
    if ('{(['.includes(piece)) depth += 1;
    if ('})]'.includes(piece)) depth -= 1;
    const ending = depth <= 0 ? ENDS.exec(rest)?.[0] : undefined;
    const relation = depth <= 0 ? RELATIONS[piece] : undefined;
    if (ending !== undefined) end();
    else if (relation) {
      chain.relations.push(relation);
      chain.sides.push('');
    } else add(piece);
    at += ending?.length ?? piece.length;
  }
  end();
  return chains.filter(({ sides }) => sides.some((side) => side.trim() !== ''));
}

/** Words in TeX: a unit, mostly; with the exponents that follow it and what is upright between two of them. */
const UPRIGHT =
  /(?:\\(?:text|mathrm)\{[^{}]*\}(?:\s*\^\s*(?:\{[^{}]*\}|\d))?(?:\\[,;: ]|~|\\cdot(?=\s*\\(?:text|mathrm)))?|\\,\\(?:Omega|mu)(?![a-zA-Z]))+/g;

/** A side as value and unit. `unit` is empty where there is none, null where there are several. */
export interface PrintedSide {
  formula: ConstantFormula;
  unit: string | null;
  /** Whether its value is a share that is printed in percent, or an angle in degrees. */
  scale: '' | '%' | '°';
}

const spelled = (unit: string) =>
  unit
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/\\,|\\;|\\:|\\ |~/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const sidesRead = new Map<string, PrintedSide | null>();

/** Reads a side without letters; null where it holds any, or cannot be read. The same sides stand in answer, solution and mark scheme. */
export function readSide(side: string): PrintedSide | null {
  const known = sidesRead.get(side);
  if (known !== undefined) return known;
  const read = readNewSide(side);
  sidesRead.set(side, read);
  return read;
}

function readNewSide(side: string): PrintedSide | null {
  if (/\\(?:ce|overline|vec|mathbf|begin|pm|infty|ldots|dots|cdots|int|sum|lim|hat|bar|not)(?![a-zA-Z])/.test(side)) return null;
  const plain = side
    .replace(/\\mathrm\{([eid])\}/g, '$1')
    .replace(/(?:\\,)?\s*\^\s*\{?\s*\\circ\s*\}?\s*\\(?:text|mathrm)\{ ?C\}/g, '\\text{°C}');
  const units = [...plain.matchAll(UPRIGHT)];
  const scale = plain.includes('\\%') ? '%' : /\^\s*\{?\s*\\circ\s*\}?\s*$/.test(plain) ? '°' : '';
  const text = plain
    .replace(UPRIGHT, ' ')
    .replaceAll('\\%', '')
    .replace(/(?<=\d)(?:\\,|\{,\}|\\ )(?=\d{3}(?!\d))/g, '')
    .replace(/\\(?:left|right|displaystyle|[bB]igg?[lr]?)(?![a-zA-Z])/g, '')
    .replace(/\\[,;:! ](?![a-zA-Z])|~/g, ' ')
    .replace(/[.,;]\s*$/, '')
    .trim();
  if (/^[ei]?$/.test(text) || /[a-zA-Z]/.test(text.replace(/\\[a-zA-Z]+/g, '').replace(/e|i/g, ''))) return null;
  const formula = readConstant(text);
  if (!formula) return null;
  const last = units.at(-1);
  const atEnd = last && last.index + last[0].length >= plain.trimEnd().length;
  const unit = units.length === 0 ? '' : units.length === 1 && atEnd ? spelled(last?.[0] ?? '') : null;
  return { formula, unit, scale };
}

/** By how much a number as it is printed may have been rounded: half of its last place; a whole number not at all. */
export function halfPlace(text: string): number {
  const [, decimals, exponent] = /^\d*\.(\d+)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  return decimals === undefined ? 0 : 0.5 * 10 ** (Number(exponent ?? 0) - decimals.length);
}

/** The same for a result that stands alone: a whole number may be rounded to its last place, or that before its zeros. */
export function halfPlaceOfResult(text: string): number {
  if (!/^\d{2,}$/.test(text)) return halfPlace(text);
  const zeros = /^[1-9]\d+?(0*)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** zeros;
}
