import { Unreadable } from '../reading/tokens.ts';
import { type Structure, structureOf } from './structure.ts';

/** A formula without notational variants: indices, brackets around one group, single bonds. */
export interface Formula {
  /** Its atoms and groups one after the other, as they are written: `C1H3C1O1O1H1`, `Ca1(O1H1)2`. */
  structure: string;
  atoms: ReadonlyMap<string, number>;
  charge: number;
  /** What a condensed structural formula says of its bonds; null for others. */
  bonds: Structure | null;
  /** The same for any order of elements or ligands, where that says nothing: of a molecule with each element once, of a complex. */
  unordered: string | null;
}

const ELEMENTS = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd ' +
    'Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac ' +
    'Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
  ).split(' '),
);
const MOST = 1_000;

const LOWERED = '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089';
const RAISED: Readonly<Record<string, string>> = {
  ...{ '\u2070': '0', '\u00b9': '1', '\u00b2': '2', '\u00b3': '3', '\u2074': '4', '\u2075': '5', '\u2076': '6', '\u2077': '7' },
  ...{ '\u2078': '8', '\u2079': '9', '\u207a': '+', '\u207b': '-' },
};

/** One spelling of indices, charges, bonds and dots; TeX's words around a formula are left out. */
function plainFormula(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\$|\\(?:left|right|displaystyle)(?![a-z])|\\[,;! ]/g, '')
    .replace(/\\(?:mathrm|text|rm)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:mathrm|text|ce|rm)(?![a-z])/g, '')
    .replace(/\\(?:cdot|bullet)(?![a-z])|[\u00b7\u2022\u22c5\u2219*]/g, '.')
    .replace(/(?<=[A-Za-z\d)\]])\s+(?=\d+\s*H2O$)/, '.')
    .replace(/\\equiv(?![a-z])|\u2261/g, '#')
    .replace(/\s*_?\{?\((?:s|l|g|aq)\)\}?\s*$/, '')
    .replace(/C\(=?\s*O\)H(?![A-Za-z\d])/g, 'CHO')
    .replace(/(?<=C)\(=?\s*O\)/g, 'O')
    .replace(/(?<=H\d?)\((C=?O)\)(?=[A-Z])/g, 'CO')
    .replace(/[\u2212\u2013\u2012\u2010\u2011\uff0d\u2014]/g, '-')
    .replace(/\\([{}])/g, '$1')
    .replace(/[\u2080-\u2089]/g, (digit) => String(LOWERED.indexOf(digit)))
    .replace(
      /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207a\u207b]+/g,
      (raised) => `^{${[...raised].map((one) => RAISED[one]).join('')}}`,
    )
    .replace(/_\s*\{\s*(\d+)\s*\}|_\s*(\d+)/g, '$1$2')
    .replace(/(?<=[A-Za-z\d\])])(\+{2,3}|-{2,3})$/, (signs) => `^{${signs.length}${signs[0]}}`)
    .replace(/\^\s*\(\s*(\d*[+-]|[+-]\d+)\s*\)|\((\d*[+-])\)$/g, (_, raised: string, behind: string) => `^{${raised ?? behind}}`)
    .replace(/\^\s*([+-]\d+|\d*[+-])/g, '^{$1}')
    .replace(/^HO(?=\^\{-\}$|-$)/, 'OH')
    .trim();
}

const chargeIn = (text: string): number => {
  const match = /^(\d*)([+-])(\d*)$/.exec(text.replace(/\s/g, ''));
  if (!match || (match[1] && match[3])) throw new Unreadable();
  return Number(match[1] || match[3] || 1) * (match[2] === '-' ? -1 : 1);
};

const WRITE_CHARGE = 'Write a charge behind ^, as in SO4^2- or Na^+.';

/**
 * What stands before a charge, and the charge: 0 without one. A charge that is typed behind the rest without a sign for it may be told from
 * the numbers of atoms in several ways (`Fe2+`, `NH4+`): each is a reading.
 */
function chargeReadings(text: string): { body: string; charge: number }[] {
  const raised = /^([^^]*)\^\s*\{([^{}^]*)\}$/.exec(text);
  if (raised) return [{ body: raised[1] as string, charge: chargeIn(raised[2] as string) }];
  if (text.includes('^')) throw new Unreadable(WRITE_CHARGE);
  const apart = /^(.*\S)\s+(\d*[+-]|[+-]\d+)$/.exec(text) ?? /^(.*[\])])(\d+[+-])$/.exec(text);
  const behind = /^(.*?)(\d*)([+-])$/.exec(text);
  const signFirst = /^(.*)([+-]\d+)$/.exec(text);
  if (signFirst && !/\s/.test(text)) return [{ body: signFirst[1] as string, charge: chargeIn(signFirst[2] as string) }];
  const readings = apart ? [{ body: apart[1] as string, charge: chargeIn(apart[2] as string) }] : [];
  if (!behind) return readings.length > 0 ? readings : [{ body: text, charge: 0 }];
  const [, front = '', digits = '', sign = '+'] = behind;
  if (/\s$/.test(front)) return readings;
  // The last digit alone, or none, can be the charge's: nobody meets a charge of ten.
  const splits = digits === '' ? [0] : [0, 1];
  return [
    ...readings,
    ...splits.map((own) => ({
      body: front + digits.slice(0, digits.length - own),
      charge: chargeIn(digits.slice(digits.length - own) + sign),
    })),
  ];
}

/** Atoms and groups from left to right; nesting is bounded by the length of the text, and each character is read once. */
class Reader {
  private at = 0;
  private readonly text: string;
  readonly atoms = new Map<string, number>();
  constructor(text: string) {
    this.text = text;
  }

  whole(): string {
    const structure = this.pieces(1);
    if (this.at < this.text.length) throw new Unreadable();
    return structure;
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  private count(): number {
    const digits = this.take(/\d+/y);
    if (digits === null) return 1;
    const count = Number(digits);
    if (count < 1 || count > MOST || digits.startsWith('0')) throw new Unreadable();
    return count;
  }

  /** `times`: how often the group around stands there, for the sum of atoms. */
  private pieces(times: number): string {
    if (times > MOST * MOST) throw new Unreadable();
    let structure = '';
    for (;;) {
      this.take(/ +/y);
      // Single bonds may be drawn or left out; others say something.
      if (structure !== '') structure += this.take(/-(?=[A-Z([{])/y) ? '' : (this.take(/[=#](?=[A-Z([{])/y) ?? '');
      const piece = this.group(times) ?? this.element(times);
      if (piece === null) break;
      structure += piece;
    }
    if (structure === '') throw new Unreadable();
    return structure;
  }

  private group(times: number): string | null {
    const open = this.take(/[([{]/y);
    if (open === null) return null;
    const end = closing(this.text, this.at - 1);
    if (end < 0) throw new Unreadable();
    const count = Number(/^\d+/.exec(this.text.slice(end + 1))?.[0] ?? 1);
    const inside = this.pieces(times * Math.min(count, MOST + 1));
    if (this.at !== end) throw new Unreadable();
    this.at += 1;
    return this.count() === 1 ? inside : `(${inside})${count}`;
  }

  private element(times: number): string | null {
    const symbol = this.take(/[A-Z][a-z]?/y);
    if (symbol === null) return null;
    if (!ELEMENTS.has(symbol)) throw new Unreadable(`There is no element ${symbol}.`);
    const count = this.count();
    this.atoms.set(symbol, (this.atoms.get(symbol) ?? 0) + count * times);
    return `${symbol}${count}`;
  }
}

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Where the bracket that opens at a place closes; -1 where it does not. */
function closing(text: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign in CLOSES) open.push(CLOSES[sign] as string);
    else if (')]}'.includes(sign) && open.pop() !== sign) return -1;
    if (open.length === 0) return at;
  }
  return -1;
}

/** The elements of a molecule or the ligands of a complex in a fixed order; not of a chain, whose order says how it is joined. */
function unorderedOf(body: string, structure: string, isChain: boolean): string | null {
  const pieces = structure.match(/[A-Z][a-z]?\d+|\([^()]*\)\d*/g) ?? [];
  if (pieces.join('') !== structure) return null;
  const isMolecule =
    /^(?!.*[([])(?=.*C(?![a-z]))(?=.*H(?![a-z]))/.test(body) &&
    new Set(pieces.map((piece) => piece.replace(/\d+$/, ''))).size === pieces.length;
  const [metal = '', ...ligands] = pieces;
  if (isMolecule) return pieces.sort().join('');
  return !isChain && body.includes('(') && !metal.startsWith('(') && ligands.length > 1
    ? `${metal}${ligands.sort().join('')}`
    : null;
}

function readBody(body: string): Omit<Formula, 'charge'> {
  const atoms = new Map<string, number>();
  const structures = body.split('.').map((piece, index) => {
    // `CuSO4.5H2O`: what follows a dot may have a number in front.
    const [, digits = '', rest = ''] = /^\s*(\d*)(.*)$/s.exec(piece) ?? [];
    if (digits !== '' && index === 0) throw new Unreadable('One formula is asked, without a number in front.');
    const times = Number(digits || 1);
    if (times < 1 || times > MOST) throw new Unreadable();
    const reader = new Reader(rest);
    const structure = reader.whole();
    for (const [symbol, count] of reader.atoms) atoms.set(symbol, (atoms.get(symbol) ?? 0) + count * times);
    return `${times === 1 ? '' : times}${structure}`;
  });
  const [structure, bonds] = [structures.join('.'), structureOf(body)];
  return { structure, atoms, bonds, unordered: unorderedOf(body, structure, bonds !== null) };
}

/**
 * What a learner may have meant by a chemical formula, plain (`SO4^2-`, `CH3COOH`), with real indices (`SO₄²⁻`) or in TeX
 * (`\mathrm{SO_4^{2-}}`). Several readings where a charge is typed like a number of atoms. Throws `Unreadable` for what is none.
 */
export function readFormulae(typed: string): Formula[] {
  const text = plainFormula(typed);
  const around = /^\{(.*)\}$/s.exec(text);
  const bare = (around?.[1] !== undefined && closing(text, 0) === text.length - 1 ? around[1] : text).trim();
  if (/^[a-z]/.test(bare)) throw new Unreadable('An element begins with a capital letter.');
  const readings: Formula[] = [];
  let fault: unknown = new Unreadable();
  for (const { body, charge } of chargeReadings(bare)) {
    try {
      readings.push({ ...readBody(body), charge });
    } catch (error) {
      fault = error;
    }
  }
  if (readings.length === 0) throw fault;
  return readings;
}
