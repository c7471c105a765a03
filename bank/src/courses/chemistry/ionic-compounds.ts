import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { gcd } from '../../tex.ts';
import { formula } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 2.1: ions deduced from formulae, and the properties of ionic solids explained. */

const tex = String.raw;

const ANIONS = {
  chloride: ['Cl', 1],
  oxide: ['O', 2],
  nitride: ['N', 3],
  nitrate: ['NO3', 1],
  hydroxide: ['OH', 1],
  carbonate: ['CO3', 2],
  sulfate: ['SO4', 2],
  phosphate: ['PO4', 3],
} as const;
type AnionName = keyof typeof ANIONS;
const sign = (charge: number, kind: '+' | '-') => `${charge === 1 ? '' : charge}${kind}`;

/** The formula of a salt from both charges in lowest terms: `salt('Al', 3, 'sulfate')` is Al2(SO4)3. */
function salt(cation: string, charge: number, anion: AnionName): string {
  const [text, size] = ANIONS[anion];
  const divisor = gcd(charge, size);
  const [cations, anions] = [size / divisor, charge / divisor];
  const several = (ion: string, count: number) => {
    if (count === 1) return ion;
    return /[A-Z].*[A-Z]|\d/.test(ion) ? `(${ion})${count}` : `${ion}${count}`;
  };
  return `${several(cation, cations)}${several(text, anions)}`;
}

const ionsFromFormulae = defineTemplate({
  key: 'chem-ions-from-formulae',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.1', 2),
  variants: [
    { form: 'unknown', cation: 'X', charge: 3, given: 'sulfate', wanted: ['oxide', 'nitrate'] },
    { form: 'names', cation: 'Fe', charge: 2, given: 'phosphate', wanted: ['hydroxide', 'sulfate'], name: 'iron' },
    { form: 'error', cation: 'NH4', charge: 1, given: 'sulfate', wanted: ['phosphate', 'nitrate'], name: 'ammonium' },
    { form: 'unknown', cation: 'M', charge: 2, given: 'nitride', wanted: ['phosphate', 'chloride'] },
    { form: 'names', cation: 'Cu', charge: 2, given: 'carbonate', wanted: ['nitrate', 'phosphate'], name: 'copper' },
    { form: 'error', cation: 'Al', charge: 3, given: 'oxide', wanted: ['sulfate', 'hydroxide'], name: 'aluminium' },
  ] as readonly {
    form: 'unknown' | 'names' | 'error';
    cation: string;
    charge: number;
    given: AnionName;
    wanted: readonly [AnionName, AnionName];
    name?: string;
  }[],
  solve: ({ cation, charge, given, wanted }) => ({
    shown: salt(cation, charge, given),
    first: salt(cation, charge, wanted[0]),
    second: salt(cation, charge, wanted[1]),
  }),
  write: ({ form, cation, charge, given, wanted, name = '' }, { shown, first, second }) => {
    const [text, size] = ANIONS[given];
    const cationTex = `${cation}^{${sign(charge, '+')}}`;
    const anionTex = (anion: AnionName) => `${ANIONS[anion][0]}^{${sign(ANIONS[anion][1], '-')}}`;
    const roman = ['', 'I', 'II', 'III'][charge];
    const both2 = {
      ask: tex`Deduce the formulae of the ${wanted[0]} and of the ${wanted[1]} of ${form === 'unknown' ? tex`$\ce{${cation}}$` : name}.`,
      answer: tex`$\ce{${first}}$ and $\ce{${second}}$`,
      solution: tex`The charges must cancel. With $\ce{${anionTex(wanted[0])}}$ this gives $\ce{${first}}$, with $\ce{${anionTex(wanted[1])}}$ $\ce{${second}}$. Brackets are needed only where a polyatomic ion is taken more than once.`,
      marks: [
        ['A1', tex`$\ce{${first}}$`],
        ['A1', tex`$\ce{${second}}$`],
      ],
      // An element that is only called X cannot be typed as a formula.
      keys:
        form === 'unknown'
          ? []
          : [
              { ...formula(first), label: wanted[0][0]?.toUpperCase() + wanted[0].slice(1) },
              { ...formula(second), label: wanted[1][0]?.toUpperCase() + wanted[1].slice(1) },
            ],
    } as const;
    const attraction = {
      ask: 'State what holds the particles together in such a compound.',
      answer: 'Electrostatic attraction between oppositely charged ions.',
      solution:
        'Ions of opposite charge attract one another in all directions, and form a lattice. No molecules are there: the formula gives the ratio of the ions only.',
      marks: [['A1', 'electrostatic attraction between oppositely charged ions']],
    } as const;
    if (form === 'unknown')
      return inParts({
        stem: tex`The metal $\ce{${cation}}$ forms ions of one charge only. The formula of its ${given} is $\ce{${shown}}$.`,
        hint: tex`You know the charge of the ${given} ion. The formula is neutral.`,
        parts: [
          {
            ask: tex`Deduce the charge of the ions of $\ce{${cation}}$ and the group of the periodic table to which it may belong.`,
            answer: tex`$\ce{${cationTex}}$; group ${charge === 3 ? 13 : 2}`,
            solution: tex`The ion is $\ce{${anionTex(given)}}$. The negative charges in the formula are balanced by those of the metal ions, which gives $\ce{${cationTex}}$. Main-group metals lose their outer electrons: group ${charge === 3 ? 13 : 2}.`,
            marks: [
              ['A1', tex`$${charge}+$`],
              ['A1', `group ${charge === 3 ? 13 : 2}`],
            ],
          },
          both2,
          attraction,
        ],
      });
    if (form === 'names')
      return inParts({
        stem: tex`A bottle in the store is labelled $\ce{${shown}}$.`,
        hint: 'What charge must the metal ion have, given that of the anion?',
        parts: [
          {
            ask: 'Deduce the charge of the metal ion, and state the name of the compound.',
            answer: tex`$${charge}+$; ${name}(${roman}) ${given}`,
            solution: tex`Each ${given} ion, $\ce{${anionTex(given)}}$, carries the charge $${size}-$. For a neutral formula the metal is $\ce{${cationTex}}$. Since ${name} forms several ions, the name gives the charge in Roman numerals: ${name}(${roman}) ${given}.`,
            marks: [
              ['A1', tex`$${charge}+$`],
              ['A1', `${name}(${roman}) ${given}`],
            ],
          },
          { ...both2, ask: `Deduce the formulae of the ${wanted[0]} and of the ${wanted[1]} with the same metal ion.` },
          attraction,
        ],
      });
    const wrong = `${cation}${text}`.replace('NH4', 'NH4');
    return inParts({
      stem: tex`A student writes $\ce{${wrong}}$ as the formula of ${name} ${given}.`,
      hint: 'What are the two ions, and what are their charges?',
      parts: [
        {
          ask: 'Explain why the formula must be wrong, and correct it.',
          answer: tex`$\ce{${shown}}$`,
          solution: tex`$\ce{${cationTex}}$ and $\ce{${anionTex(given)}}$ do not carry the same size of charge, so one of each would leave a charge over. The charges cancel in $\ce{${shown}}$.`,
          marks: [
            ['R1', 'charges of one ion each do not add up to zero'],
            ['A1', tex`$\ce{${shown}}$`],
          ],
          keys: [formula(shown)],
        },
        both2,
        attraction,
      ],
    });
  },
  check: ({ cation, charge, given, wanted }, result) => {
    // Read each formula back and add up its charges; no smaller ratio would do.
    const shownOnes: readonly [string, AnionName][] = [
      [result.shown, given],
      [result.first, wanted[0]],
      [result.second, wanted[1]],
    ];
    for (const [text, anion] of shownOnes) {
      const count = (ion: string) => {
        const at = new RegExp(`(?:\\(${ion}\\)|${ion})(\\d*)`).exec(text);
        assert.ok(at, `${ion} in ${text}`);
        return text.includes(`(${ion})`) || ion.length <= 2 ? Number(at[1] || 1) : 1;
      };
      const [positive, negative] = [count(cation), count(ANIONS[anion][0])];
      assert.equal(positive * charge, negative * ANIONS[anion][1], text);
      assert.equal(gcd(positive, negative), 1);
    }
  },
});

/** Properties of solids for comparison: melting point in degrees Celsius, conduction as a solid, as a melt, and solubility in water. */
const SOLIDS = {
  'sodium chloride': { melts: 801, solid: false, melt: true, water: true, kind: 'ionic' },
  'calcium fluoride': { melts: 1418, solid: false, melt: true, water: false, kind: 'ionic' },
  copper: { melts: 1085, solid: true, melt: true, water: false, kind: 'metallic' },
  tin: { melts: 232, solid: true, melt: true, water: false, kind: 'metallic' },
  'silicon dioxide': { melts: 1710, solid: false, melt: false, water: false, kind: 'covalent network' },
  glucose: { melts: 146, solid: false, melt: false, water: true, kind: 'molecular' },
  naphthalene: { melts: 80, solid: false, melt: false, water: false, kind: 'molecular' },
} as const;
type Solid = keyof typeof SOLIDS;

/** Two rows of a lattice with alternating signs; the lower one shifted by `shift` places. */
function latticeRows(shift: number): string {
  const drawing = new Diagram({ x: [-1, 7], y: [-1, 2.4], width: 380, equalScale: true });
  for (const [row, y] of [
    [0, 1],
    [1, 0],
  ] as const)
    for (let i = 0; i < 6; i++) {
      const x = i + (row === 0 ? shift : 0);
      drawing.circle([x, y], 0.42, { shade: (i + row) % 2 === 0 }).label([x, y], (i + row) % 2 === 0 ? '+' : '−', { dy: 5 });
    }
  return drawing.toSvg();
}

const ionicProperties = defineTemplate({
  key: 'chem-ionic-solids-explained',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.1', 2),
  variants: [
    { form: 'identify', solids: ['copper', 'sodium chloride', 'silicon dioxide', 'glucose'], ionic: 'sodium chloride' },
    { form: 'brittle', solids: ['sodium chloride'], ionic: 'sodium chloride' },
    { form: 'evaluate', solids: ['calcium fluoride', 'sodium chloride'], ionic: 'calcium fluoride' },
    { form: 'identify', solids: ['tin', 'naphthalene', 'calcium fluoride', 'silicon dioxide'], ionic: 'calcium fluoride' },
    { form: 'dissolve', solids: ['sodium chloride'], ionic: 'sodium chloride' },
    { form: 'evaluate', solids: ['glucose', 'sodium chloride'], ionic: 'sodium chloride' },
  ] as readonly { form: 'identify' | 'brittle' | 'evaluate' | 'dissolve'; solids: readonly Solid[]; ionic: Solid }[],
  solve: ({ solids }) => ({ conductors: solids.filter((name) => SOLIDS[name].melt && !SOLIDS[name].solid) }),
  write: ({ form, solids }, { conductors }) => {
    const yes = (value: boolean) => (value ? 'yes' : 'no');
    const conduct = {
      ask: 'Explain why an ionic compound conducts electricity when molten but not as a solid.',
      answer: 'Ions are fixed in the lattice and mobile in the melt.',
      solution:
        'A current is carried by charged particles that can move. In the lattice ions only vibrate about fixed places; in the melt they move freely.',
      marks: [
        ['R1', 'ions cannot move from place to place in the solid'],
        ['R1', 'ions are free to move in the melt'],
      ],
    } as const;
    if (form === 'identify') {
      const letters = ['P', 'Q', 'R', 'S'];
      const letterOf = (kind: string) => letters[solids.findIndex((name) => SOLIDS[name].kind === kind)];
      return inParts({
        stem: `Properties of four solids, one of each type of bonding and structure:

| solid | melting point / °C | conducts as a solid | conducts when molten | dissolves in water |
| --- | --- | --- | --- | --- |
${solids.map((name, i) => `| ${letters[i]} | ${SOLIDS[name].melts} | ${yes(SOLIDS[name].solid)} | ${yes(SOLIDS[name].melt)} | ${yes(SOLIDS[name].water)} |`).join('\n')}`,
        hint: 'Conduction tells more than melting points do.',
        parts: [
          {
            ask: 'Identify the ionic, the metallic, the molecular and the covalent network solid.',
            answer: `ionic ${letterOf('ionic')}, metallic ${letterOf('metallic')}, molecular ${letterOf('molecular')}, network ${letterOf('covalent network')}`,
            solution: `Only a metal conducts as a solid: ${letterOf('metallic')}. An ionic solid conducts when molten only: ${letterOf('ionic')}. The two that never conduct are told apart by their melting points: the molecular one is low, ${letterOf('molecular')}, the network high, ${letterOf('covalent network')}.`,
            marks: [
              ['A1', `metallic: ${letterOf('metallic')}`],
              ['A1', `ionic: ${letterOf('ionic')}`],
              ['A1', `molecular: ${letterOf('molecular')} and network: ${letterOf('covalent network')}`],
            ],
          },
          conduct,
          {
            ask: 'State why solubility in water alone would not be enough to identify the ionic solid.',
            answer: 'Some ionic compounds do not dissolve, and some molecular ones do.',
            solution:
              'Whether an ionic solid dissolves depends on how strongly its ions attract one another compared with water; and polar molecules such as sugars dissolve as well.',
            marks: [['R1', 'some ionic solids are insoluble / some molecular solids are soluble']],
          },
        ],
      });
    }
    if (form === 'brittle')
      return inParts({
        stem: 'The drawing shows two layers of an ionic lattice.\n\n![](diagram:before)',
        hint: 'Move the upper layer by one place: which ions then face each other?',
        parts: [
          {
            ask: 'Sketch the two layers after a blow has moved the upper one by one ion to the right.',
            answer: 'Ions of the same charge face each other.',
            solution: 'After the shift each ion has an ion of the same charge below it:\n\n![](diagram:after)',
            marks: [['A1', 'ions of like charge opposite each other']],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Hence explain why ionic solids are brittle, while metals can be hammered into sheets.',
            answer: 'Like charges repel and the crystal splits; in metals the electrons hold shifted layers together.',
            solution:
              'The like charges repel, so the layers part and the crystal splits. In a metal delocalised electrons are between the cations whatever the position of the layers, so a shift does not break the bonding.',
            marks: [
              ['R1', 'like charges repel so that the crystal breaks'],
              ['R1', 'metal: delocalised electrons / non-directional bonding hold the layers together'],
            ],
          },
          conduct,
        ],
        diagrams: [
          {
            name: 'before',
            svg: latticeRows(0),
            alt: 'Two rows of six circles; plus and minus signs alternate, and each plus in the upper row stands above a minus.',
          },
          {
            name: 'after',
            svg: latticeRows(1),
            alt: 'The upper row is shifted by one place to the right: each plus stands above a plus, each minus above a minus.',
          },
        ],
      });
    if (form === 'dissolve')
      return inParts({
        stem: 'Sodium chloride dissolves in water but not in hexane.',
        hint: 'What can take the place of the attraction between the ions?',
        parts: [
          {
            ask: 'Explain, with reference to the particles, why it dissolves in water.',
            answer: 'Water molecules are polar and surround the ions (hydration).',
            solution:
              'Water is polar. The partially negative oxygen ends attract the cations, the partially positive hydrogen ends the anions. This attraction makes up for that between the ions, and the hydrated ions move into the solution.',
            marks: [
              ['R1', 'water molecules are polar'],
              ['A1', 'oxygen towards cations, hydrogen towards anions'],
              ['R1', 'ion-dipole attraction makes up for the attraction in the lattice'],
            ],
          },
          {
            ask: 'Suggest why it does not dissolve in hexane.',
            answer: 'Hexane is not polar and cannot attract ions strongly.',
            solution:
              'Hexane molecules are non-polar; they attract ions far too weakly to make up for the strong attraction within the lattice.',
            marks: [['R1', 'non-polar, so no strong attraction to ions']],
          },
          conduct,
        ],
      });
    const byMolecule = solids.some((name) => SOLIDS[name].kind === 'molecular');
    return inParts({
      stem: byMolecule
        ? `A student says: "Glucose and sodium chloride are both white crystals that dissolve in water, so both are made of ions." Glucose melts at ${SOLIDS.glucose.melts} °C, sodium chloride at ${SOLIDS['sodium chloride'].melts} °C.`
        : `A student says: "Calcium fluoride does not dissolve in water, so it cannot be ionic." It melts at ${SOLIDS['calcium fluoride'].melts} °C, sodium chloride at ${SOLIDS['sodium chloride'].melts} °C.`,
      hint: 'Which property tests for ions most directly?',
      parts: [
        {
          ask: 'Discuss the conclusion, using the data.',
          answer: byMolecule ? 'The conclusion is wrong for glucose.' : 'The conclusion is wrong.',
          solution: byMolecule
            ? 'Solubility is no proof of ions: glucose dissolves because its hydroxyl groups form hydrogen bonds with water. Its low melting point points to weak forces between molecules; the high one of sodium chloride fits an ionic lattice.'
            : 'Not every ionic compound dissolves. Its high melting point fits a lattice with strong attraction. The double charge of the calcium ion makes the attraction even stronger than in sodium chloride, which explains both the melting point and the low solubility.',
          marks: [
            ['R1', 'solubility is not a safe test for ions'],
            [
              'R1',
              byMolecule
                ? 'low melting point of glucose means weak forces between molecules'
                : 'high melting point means strong attraction in a lattice',
            ],
            ['A1', byMolecule ? 'glucose is molecular, sodium chloride ionic' : 'calcium fluoride is ionic'],
          ],
        },
        {
          ask: 'Suggest an experiment that would settle the matter, with the result for each substance.',
          answer: byMolecule
            ? 'Test the conductivity of the solutions: only sodium chloride conducts.'
            : 'Test the conductivity of both melts: both conduct.',
          solution: byMolecule
            ? 'Dissolve both and test the conductivity. The solution of sodium chloride holds mobile ions and conducts; that of glucose holds molecules and does not.'
            : 'Melt both and test the conductivity. Both melts conduct, because their ions are free to move.',
          marks: [
            ['A1', byMolecule ? 'conductivity of the solutions (or melts)' : 'conductivity of the melts'],
            ['A1', `conducting: ${conductors.join(' and ')}`],
          ],
        },
        conduct,
      ],
    });
  },
  check: ({ form, solids, ionic }, { conductors }) => {
    // Conducting as a melt alone is the mark of ions; the table has no other solid that does so.
    for (const name of Object.keys(SOLIDS) as Solid[])
      assert.equal(SOLIDS[name].kind === 'ionic', SOLIDS[name].melt && !SOLIDS[name].solid, name);
    assert.ok(conductors.includes(ionic));
    if (form === 'identify') assert.equal(new Set(solids.map((name) => SOLIDS[name].kind)).size, 4);
  },
});

export const ionicCompounds = [ionsFromFormulae, ionicProperties];
