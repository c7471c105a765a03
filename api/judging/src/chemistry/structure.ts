/**
 * Condensed structural formulae as trees of atoms: `HOOC(CH2)4COOH` equals `HO2C(CH2)4CO2H`. Of rings only phenyl is
 * read.
 */

/** An atom with its hydrogens, and the atoms that it is bonded to. */
interface Atom {
  name: string;
  bonds: { to: Atom; sign: string }[];
}

/** Groups not written in the order of their bonds; `C:O` is a carbon with its oxygen. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z0-9])(?:HOOC|HO2C|HOCO)/g, '<OH><C:O>'],
  [/(?<![A-Za-z0-9)>])(?:HCOO|HCO2)(?=[A-Z(]|$)/g, '<CH:O><O>'],
  [/OOCH(?![A-Za-z0-9(<])/g, '<O><CH:O>'],
  [/(?:COOH|CO2H)(?![A-Za-z0-9])/g, '<C:O><OH>'],
  [/(?<![A-Za-z0-9])(?:H2NCO|H2NOC|NH2CO)/g, '<NH2><C:O>'],
  [/CONH2(?![A-Za-z0-9])/g, '<C:O><NH2>'],
  [/CHO(?![A-Za-z0-9(<])/g, '<CH:O>'],
  [/(?<![A-Za-z0-9)>])(?:OHC|HCO(?=[A-Z(]))/g, '<CH:O>'],
  [/C6H5/g, '<Ph>'],
  [/C6H4/g, '<Ar>'],
  [/(?<![A-Za-z0-9)>])C2H5|(?<=[A-Z(-])C2H5(?=[A-Z])/g, '<CH3><CH2>'],
  [/C2H5(?![A-Za-z0-9])/g, '<CH2><CH3>'],
  [/COO(?=[A-Z(<-])|CO2(?=[A-Z(<-])/g, '<C:O><O>'],
  [/(?:COO|CO2)(?=$|\))/g, '<C:O><O>'],
  [/(?:OOC|OCO|O2C)(?=[A-Z(<-])/g, '<O><C:O>'],
  [/CONH/g, '<C:O><NH>'],
  [/NHCO/g, '<NH><C:O>'],
  [/NO2/g, '<NO2>'],
  [/C#?N(?![A-Za-z0-9])|(?<![A-Za-z0-9])N#?C(?=C)/g, '<CN>'],
  [/(?<![A-Za-z0-9])H3C/g, '<CH3>'],
  [/(?<![A-Za-z0-9])H2C/g, '<CH2>'],
  [/(?<![A-Za-z0-9])HC(?=[#=])/g, '<CH>'],
  [/(?<![A-Za-z0-9])H2N/g, '<NH2>'],
  [/(?<![A-Za-z0-9)>])HN(?=[A-Z(])/g, '<NH>'],
  [/(?<![A-Za-z0-9)>])HO(?=[A-Z(<-])/g, '<OH>'],
  [/CO(?=[A-Z(<-])(?!H(?![a-z]))/g, '<C:O>'],
  [/(?<=[)\d>])CO(?![A-Za-z0-9])/g, '<C:O>'],
];

/** Ends with a single bond: the chain goes on at the atom before. */
const ENDS = new Set(['F', 'Cl', 'Br', 'I', 'OH', 'NH2', 'NO2', 'CN', 'CH3', 'CH:O', 'Ph']);
const PIECE = /<([^>]+)>|(F|Cl|Br|I)(\d*)|([A-Z][a-z]?(?:H\d*)?)(?!\d)|([=#-])|\(([^()]*)\)(\d*)/y;
const MOST_ATOMS = 80;

class ChainReader {
  readonly atoms: Atom[] = [];

  /** Reads a piece of chain that hangs on `carrier`; returns the atom where it goes on, or null for what is no chain. */
  read(text: string, start: Atom | null): Atom | null {
    let [carrier, sign] = [start, ''];
    const waiting: string[] = [];
    let at = 0;
    while (at < text.length) {
      PIECE.lastIndex = at;
      const found = PIECE.exec(text);
      if (!found || this.atoms.length > MOST_ATOMS) return null;
      at = PIECE.lastIndex;
      const [, group, halogen, count = '', plain, bond, inside, groups = ''] = found;
      if (bond !== undefined) {
        sign = bond === '-' ? '' : bond;
        continue;
      }
      if (inside !== undefined) {
        const branches = Array.from({ length: Math.min(MOST_ATOMS, Number(groups || 1)) }, () => inside);
        if (carrier && inside === 'CH2') for (const one of branches) carrier = this.read(one, carrier);
        else if (!carrier) waiting.push(...branches);
        // `Ca(CH3COO)2`: an acid's oxygen at the end is what is bonded.
        else if (!branches.every((one) => (one.endsWith('<O>') ? this.hang(one, carrier) : this.read(one, carrier)))) return null;
        continue;
      }
      const name = halogen ?? (group ?? plain ?? '').replace(/H1?$/, 'H');
      const times = Number(count || 1);
      // `Cl3CCH3`: atoms of one bond wait for the one that carries them.
      if (!carrier && times > 1) {
        waiting.push(...Array.from({ length: Math.min(MOST_ATOMS, times) }, () => `<${name}>`));
        continue;
      }
      for (let one = 0; one < times; one += 1) {
        const atom = this.add(name, carrier, sign);
        if (!carrier || !ENDS.has(name)) carrier = atom;
      }
      sign = '';
      for (const branch of waiting.splice(0)) if (!this.hang(branch, carrier)) return null;
    }
    // `(CH2OH)2`: two of the same, joined.
    const [half, other, ...more] = waiting;
    if (half !== undefined && other !== undefined && more.length === 0) return this.hang(half, this.read(other, null));
    return waiting.length === 0 ? carrier : null;
  }

  /** Reads a branch that is written before its carrier: its last atom is bonded to it. */
  private hang(branch: string, carrier: Atom | null): Atom | null {
    const end = carrier && this.read(branch, null);
    if (end) this.bond(end, carrier, '');
    return end;
  }

  private add(name: string, carrier: Atom | null, sign: string): Atom {
    const atom: Atom = { name, bonds: [] };
    if (carrier) this.bond(atom, carrier, sign);
    this.atoms.push(atom);
    return atom;
  }

  private bond(one: Atom, other: Atom, sign: string): void {
    one.bonds.push({ to: other, sign });
    other.bonds.push({ to: one, sign });
  }
}

/** A tree seen from one of its atoms, with the signs of its double and triple bonds or without. */
const seenFrom = (atom: Atom, before: Atom | null, signs: boolean): string => {
  const others = atom.bonds
    .filter(({ to }) => to !== before)
    .map(({ to, sign }) => (signs ? sign : '') + seenFrom(to, atom, signs));
  return `${atom.name}(${others.sort().join()})`;
};

/** A condensed structural formula, the same text for all ways to write it. */
export interface Structure {
  tree: string;
  /** Without the signs of bonds, which may be left out: the hydrogens tell where they are. */
  withoutBonds: string;
  hasBonds: boolean;
}

/** Reads a condensed structural formula; null for what has no carbon and hydrogen, or is none. */
export function structureOf(formula: string): Structure | null {
  if (!/C(?![a-z])/.test(formula) || !/H(?![a-z])/.test(formula) || /[.^[\]{}+]/.test(formula)) return null;
  const reader = new ChainReader();
  const end = reader.read(
    GROUPS.reduce((text, [pattern, group]) => text.replace(pattern, group), formula.replace(/\s+/g, '')),
    null,
  );
  if (!end || reader.atoms.length < 2 || reader.atoms.length > MOST_ATOMS) return null;
  const least = (signs: boolean) => reader.atoms.map((atom) => seenFrom(atom, null, signs)).sort()[0] ?? '';
  return { tree: least(true), withoutBonds: least(false), hasBonds: /[=#]/.test(formula) };
}
