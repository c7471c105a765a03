import assert from 'node:assert/strict';

/** Relative atomic masses as the questions state them, rounded to two decimal places (IUPAC standard atomic weights). */
const RELATIVE_ATOMIC_MASS = {
  H: 1.01,
  Li: 6.94,
  Be: 9.01,
  B: 10.81,
  C: 12.01,
  N: 14.01,
  O: 16.0,
  F: 19.0,
  Na: 22.99,
  Mg: 24.31,
  Al: 26.98,
  Si: 28.09,
  P: 30.97,
  S: 32.07,
  Cl: 35.45,
  K: 39.1,
  Ca: 40.08,
  Ti: 47.87,
  V: 50.94,
  Cr: 52.0,
  Mn: 54.94,
  Fe: 55.85,
  Co: 58.93,
  Ni: 58.69,
  Cu: 63.55,
  Zn: 65.38,
  Br: 79.9,
  Ag: 107.87,
  Cd: 112.41,
  Sn: 118.71,
  I: 126.9,
  Ba: 137.33,
  Pb: 207.2,
} as const;

export type ElementSymbol = keyof typeof RELATIVE_ATOMIC_MASS;

/** Physical constants, rounded as the questions state them. */
export const AVOGADRO = 6.02e23;
/** J K^-1 mol^-1. */
export const GAS_CONSTANT = 8.31;
/** J s. */
export const PLANCK = 6.63e-34;
/** m s^-1. */
export const SPEED_OF_LIGHT = 3.0e8;
/** C mol^-1. */
export const FARADAY = 9.65e4;
/** J g^-1 K^-1. */
export const WATER_HEAT_CAPACITY = 4.18;

/** Relative atomic mass of one element; throws for an element that the list lacks. */
export function atomicMass(symbol: string): number {
  const mass = (RELATIVE_ATOMIC_MASS as Readonly<Record<string, number>>)[symbol];
  assert.ok(mass !== undefined, `no relative atomic mass for ${symbol}`);
  return mass;
}

/** Atoms in a formula: `atoms('Ca(OH)2')` has Ca 1, O 2, H 2. A dot joins water of crystallisation: `CuSO4.5H2O`. */
export function atoms(formula: string): Map<string, number> {
  const total = new Map<string, number>();
  for (const piece of formula.split('.')) {
    const lead = /^\d+/.exec(piece)?.[0] ?? '';
    addAtoms(total, piece.slice(lead.length), lead === '' ? 1 : Number(lead));
  }
  return total;
}

function addAtoms(total: Map<string, number>, text: string, times: number): void {
  const pattern = /\(([^()]*)\)(\d*)|([A-Z][a-z]?)(\d*)/g;
  for (const [, group, groupCount, symbol, count] of text.matchAll(pattern)) {
    if (group !== undefined) addAtoms(total, group, times * Number(groupCount || 1));
    else if (symbol !== undefined) total.set(symbol, (total.get(symbol) ?? 0) + times * Number(count || 1));
  }
}

/** Molar mass in g mol^-1. */
export function molarMass(formula: string): number {
  let mass = 0;
  for (const [symbol, count] of atoms(formula)) mass += count * atomicMass(symbol);
  return mass;
}

/** One side of an equation: coefficients by formula, e.g. `{ CH4: 1, O2: 2 }`. */
export type Side = Readonly<Record<string, number>>;

/** Throws unless both sides hold the same atoms. */
export function assertBalanced(left: Side, right: Side, what: string): void {
  const count = (side: Side) => {
    const total = new Map<string, number>();
    for (const [formula, coefficient] of Object.entries(side)) {
      for (const [symbol, atomCount] of atoms(formula)) {
        total.set(symbol, (total.get(symbol) ?? 0) + coefficient * atomCount);
      }
    }
    return Object.fromEntries([...total].toSorted(([a], [b]) => a.localeCompare(b)));
  };
  assert.deepEqual(count(left), count(right), `${what}: atoms do not balance`);
}

/** The same for one of each formula; what stands several times counts as often. */
export function assertSameAtoms(left: readonly string[], right: readonly string[]): void {
  const side = (formulas: readonly string[]) =>
    Object.fromEntries(formulas.map((formula) => [formula, formulas.filter((other) => other === formula).length]));
  assertBalanced(side(left), side(right), left.join(' + '));
}

/** A sentence that gives relative atomic masses: `Relative atomic masses: C 12.01, H 1.01.` */
export function atomicMassNote(...symbols: readonly ElementSymbol[]): string {
  return `Relative atomic masses: ${symbols.map((symbol) => `${symbol} ${atomicMass(symbol).toFixed(2)}`).join(', ')}.`;
}
