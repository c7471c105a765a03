import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { atoms, molarMass } from './elements.ts';
import { formula, value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Structure 3.2 at higher level: spectra as evidence for one structure and against another. */

const tex = String.raw;

interface Compound {
  name: string;
  /** Condensed structural formula. */
  structure: string;
  /** Characteristic infrared absorptions in cm^-1. */
  infrared: readonly string[];
  /** Proton signals: relative number, lines of the signal. */
  signals: readonly (readonly [count: number, lines: number])[];
  /** Fragments seen in the mass spectrum with their formula. */
  fragments: readonly (readonly [mass: number, ion: string])[];
}
const COMPOUNDS = {
  propanone: {
    name: 'propanone',
    structure: 'CH3COCH3',
    infrared: ['1715'],
    signals: [[6, 1]],
    fragments: [
      [43, 'CH3CO^{+}'],
      [15, 'CH3^{+}'],
    ],
  },
  propanal: {
    name: 'propanal',
    structure: 'CH3CH2CHO',
    infrared: ['1730'],
    signals: [
      [3, 3],
      [2, 5],
      [1, 3],
    ],
    fragments: [
      [29, 'C2H5^{+}'],
      [57, 'C2H5CO^{+}'],
    ],
  },
  ethanol: {
    name: 'ethanol',
    structure: 'CH3CH2OH',
    infrared: ['3200 to 3600, broad'],
    signals: [
      [3, 3],
      [2, 4],
      [1, 1],
    ],
    fragments: [
      [31, 'CH2OH^{+}'],
      [29, 'C2H5^{+}'],
    ],
  },
  methoxymethane: {
    name: 'methoxymethane',
    structure: 'CH3OCH3',
    infrared: [],
    signals: [[6, 1]],
    fragments: [
      [31, 'CH3O^{+}'],
      [15, 'CH3^{+}'],
    ],
  },
  'ethanoic acid': {
    name: 'ethanoic acid',
    structure: 'CH3COOH',
    infrared: ['2500 to 3300, very broad', '1715'],
    signals: [
      [3, 1],
      [1, 1],
    ],
    fragments: [
      [43, 'CH3CO^{+}'],
      [45, 'COOH^{+}'],
    ],
  },
  'methyl methanoate': {
    name: 'methyl methanoate',
    structure: 'HCOOCH3',
    infrared: ['1735'],
    signals: [
      [3, 1],
      [1, 1],
    ],
    fragments: [
      [31, 'CH3O^{+}'],
      [29, 'HCO^{+}'],
    ],
  },
  'ethyl ethanoate': {
    name: 'ethyl ethanoate',
    structure: 'CH3COOCH2CH3',
    infrared: ['1740'],
    signals: [
      [3, 1],
      [2, 4],
      [3, 3],
    ],
    fragments: [
      [43, 'CH3CO^{+}'],
      [45, 'OC2H5^{+}'],
    ],
  },
  'butanoic acid': {
    name: 'butanoic acid',
    structure: 'CH3CH2CH2COOH',
    infrared: ['2500 to 3300, very broad', '1710'],
    signals: [
      [3, 3],
      [2, 6],
      [2, 3],
      [1, 1],
    ],
    fragments: [
      [45, 'COOH^{+}'],
      [43, 'C3H7^{+}'],
    ],
  },
} as const satisfies Record<string, Compound>;
type Name = keyof typeof COMPOUNDS;
const of = (name: Name): Compound => COMPOUNDS[name];
const LINES = ['', 'singlet', 'doublet', 'triplet', 'quartet', 'multiplet', 'multiplet'];

/** Bars at the masses of the fragments and of the molecule. */
function massSpectrum({ structure, fragments }: Compound): string {
  const whole = Math.round(molarMass(structure));
  const drawing = new Diagram({ x: [0, 100], y: [0, 115], width: 460, height: 240 }).axes({
    x: 'm/z',
    y: 'relative abundance / %',
    xTicks: [20, 40, 60, 80],
    yTicks: [50, 100],
  });
  [...fragments.map(([mass], i) => [mass, i === 0 ? 100 : 45] as const), [whole, 25] as const].forEach(([mass, height]) => {
    drawing.segment([mass, 0], [mass, height]).label([mass, height], `${mass}`, { dy: -6 });
  });
  return drawing.toSvg();
}

const evidence = defineTemplate({
  key: 'chem-spectra-as-evidence',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 1),
  variants: [
    { form: 'tell apart', is: 'propanone', not: 'propanal' },
    { form: 'identify', is: 'ethyl ethanoate', not: 'butanoic acid' },
    { form: 'reaction', is: 'ethanoic acid', not: 'ethanol' },
    { form: 'tell apart', is: 'ethanol', not: 'methoxymethane' },
    { form: 'identify', is: 'ethanoic acid', not: 'methyl methanoate' },
    { form: 'reaction', is: 'ethyl ethanoate', not: 'ethanol' },
  ] as readonly { form: 'tell apart' | 'identify' | 'reaction'; is: Name; not: Name }[],
  solve: ({ is }) => ({ mass: Math.round(molarMass(of(is).structure)), environments: of(is).signals.length }),
  write: ({ form, is, not }, { mass, environments }) => {
    const [one, other] = [of(is), of(not)];
    const nmr = (compound: Compound) => compound.signals.map(([count, lines]) => `${count} H, ${LINES[lines]}`).join('; ');
    const ir = (compound: Compound) =>
      compound.infrared.length === 0
        ? tex`none above $1500\text{ cm}^{-1}$ but $\ce{C-H}$`
        : compound.infrared
            .map(
              (band) =>
                tex`$${band.replace(/^(\d+) to (\d+)(.*)$/, '$1\\text{ to }$2')}\text{ cm}^{-1}$${band.includes('broad') ? ` (${band.split(', ')[1]})` : ''}`,
            )
            .join(' and ');
    const spectrum = {
      name: 'mass',
      svg: massSpectrum(one),
      alt: `Mass spectrum with bars at m/z ${[...one.fragments.map(([m]) => m), mass].join(', ')}; the last is the smallest.`,
    };
    const fragments = {
      ask: tex`Identify the ions that cause the peaks at $m/z = ${one.fragments[0]?.[0]}$ and $m/z = ${one.fragments[1]?.[0]}$ for the compound found.`,
      answer: tex`$\ce{${one.fragments[0]?.[1]}}$ and $\ce{${one.fragments[1]?.[1]}}$`,
      solution: tex`The molecule breaks at a bond next to the functional group: $\ce{${one.fragments[0]?.[1]}}$ ($${one.fragments[0]?.[0]}$) and $\ce{${one.fragments[1]?.[1]}}$ ($${one.fragments[1]?.[0]}$). Fragments that are seen carry a positive charge.`,
      marks: [
        ['A1', tex`$\ce{${one.fragments[0]?.[1]}}$`],
        ['A1', tex`$\ce{${one.fragments[1]?.[1]}}$`],
      ],
    } as const;
    if (form === 'tell apart')
      return inParts({
        stem: tex`An unlabelled bottle holds either ${is} or ${not} (in no particular order: both have the molecular formula $\ce{${molecular(one.structure)}}$). The $^{1}\text{H}$ NMR spectrum shows ${one.signals.length === 1 ? 'one signal' : `${['', 'one', 'two', 'three', 'four'][one.signals.length]} signals`}: ${nmr(one)}. The mass spectrum is drawn.

![](diagram:mass)`,
        hint: 'Count the environments of hydrogen in each of the two structures.',
        parts: [
          {
            ask: 'Deduce which compound it is, using the NMR spectrum.',
            answer: one.name,
            solution: tex`In $\ce{${one.structure}}$ there ${environments === 1 ? 'is one environment of hydrogen, so one signal without splitting' : `are ${environments} environments of hydrogen in the ratio ${one.signals.map(([count]) => count).join(' : ')}`}; in $\ce{${other.structure}}$ there ${other.signals.length === 1 ? 'is one' : `are ${other.signals.length}`}. The spectrum fits ${one.name}.`,
            marks: [
              ['R1', tex`$\ce{${one.structure}}$ has ${environments} environment${environments === 1 ? '' : 's'}`],
              ['R1', tex`$\ce{${other.structure}}$ has ${other.signals.length}`],
              ['A1', one.name],
            ],
          },
          fragments,
          {
            ask: 'State, with a reason, whether infrared spectra would tell the two apart.',
            answer:
              one.infrared.some((band) => band.includes('broad')) || other.infrared.some((band) => band.includes('broad'))
                ? 'Yes, by the O-H absorption.'
                : 'Hardly: both have a carbonyl group.',
            solution:
              one.infrared.some((band) => band.includes('broad')) || other.infrared.some((band) => band.includes('broad'))
                ? tex`Yes: only the alcohol has a broad absorption of $\ce{O-H}$ at $3200$ to $3600\text{ cm}^{-1}$.`
                : tex`Hardly: both have a strong absorption of $\ce{C=O}$ at nearly the same wavenumber; only the fingerprint region, compared with known spectra, differs.`,
            marks: [
              [
                'R1',
                one.infrared.some((band) => band.includes('broad')) || other.infrared.some((band) => band.includes('broad'))
                  ? tex`$\ce{O-H}$ in one of them only`
                  : tex`$\ce{C=O}$ in both / fingerprint region only`,
              ],
            ],
          },
        ],
        diagrams: [spectrum],
      });
    if (form === 'identify')
      return inParts({
        stem: tex`A compound holds carbon, hydrogen and oxygen only; its percentage composition gives the empirical formula $\ce{${empirical(one.structure)}}$. Main infrared absorptions: ${ir(one)}. $^{1}\text{H}$ NMR: ${nmr(one)}. Its mass spectrum is drawn.

![](diagram:mass)`,
        hint: 'What does each kind of data tell you on its own?',
        parts: [
          {
            ask: 'Determine the molecular formula.',
            answer: tex`$\ce{${molecular(one.structure)}}$`,
            solution: tex`The molecular ion is at $m/z = ${mass}$, the peak of largest mass. The empirical formula has $${Math.round(molarMass(empirical(one.structure)))}$, so it is taken $${Math.round(mass / molarMass(empirical(one.structure)))}$ times: $\ce{${molecular(one.structure)}}$.`,
            marks: [
              ['A1', tex`molecular ion at $${mass}$`],
              ['A1', tex`$\ce{${molecular(one.structure)}}$`],
            ],
            keys: [formula(molecular(one.structure))],
          },
          {
            ask: 'Deduce the structural formula, explaining how each of the spectra supports it.',
            answer: tex`$\ce{${one.structure}}$`,
            solution: tex`Infrared: $\ce{C=O}$${one.infrared.length > 1 ? tex` and the very broad $\ce{O-H}$ of a carboxylic acid` : tex`, and no $\ce{O-H}$, so no acid or alcohol`}. NMR: ${one.signals.length} environments in the ratio ${one.signals.map(([count]) => count).join(' : ')}${one.signals.some(([, lines]) => lines === 4) ? '; a quartet with a triplet shows an ethyl group, the singlet a methyl group without neighbours' : '; singlets, so no hydrogen on neighbouring carbon atoms'}. This is ${one.name}, $\ce{${one.structure}}$.`,
            marks: [
              [
                'R1',
                one.infrared.length > 1 ? tex`$\ce{C=O}$ and $\ce{O-H}$ of an acid` : tex`$\ce{C=O}$ without $\ce{O-H}$: ester`,
              ],
              ['R1', 'number and ratio of environments'],
              ['R1', 'splitting'],
              ['A1', tex`$\ce{${one.structure}}$`],
            ],
            keys: [
              formula(one.structure, ...(is === 'ethyl ethanoate' ? ['CH3CO2CH2CH3', 'CH3COOC2H5', 'CH3CO2C2H5'] : ['CH3CO2H'])),
            ],
          },
          fragments,
          {
            ask: tex`Explain how the spectra rule out ${not}.`,
            answer: one.infrared.length > 1 ? tex`It has no $\ce{O-H}$.` : tex`It has an $\ce{O-H}$ group.`,
            solution:
              one.infrared.length > 1
                ? tex`${not[0]?.toUpperCase()}${not.slice(1)}, $\ce{${other.structure}}$, has no $\ce{O-H}$, and would give a fragment of $31$ instead of $45$.`
                : tex`${not[0]?.toUpperCase()}${not.slice(1)}, $\ce{${other.structure}}$, would show the very broad $\ce{O-H}$ absorption and ${other.signals.length} signals.`,
            marks: [
              [
                'R1',
                one.infrared.length > 1 ? tex`no $\ce{O-H}$ in it` : tex`it would show $\ce{O-H}$ / another number of signals`,
              ],
            ],
          },
        ],
        diagrams: [spectrum],
      });
    const ester = is === 'ethyl ethanoate';
    return inParts({
      stem: tex`Ethanol is heated under reflux with ${ester ? 'ethanoic acid and a little sulfuric acid' : tex`acidified potassium dichromate(VI)`}. After purification the product has infrared absorptions at ${ir(one)} and the mass spectrum drawn. Ethanol itself absorbs at ${ir(other)}.

![](diagram:mass)`,
      hint: 'Which absorption has gone, which is new, and what is the molar mass now?',
      parts: [
        {
          ask: 'Deduce the product, and explain how the infrared spectra show that no ethanol is left.',
          answer: tex`$\ce{${one.structure}}$`,
          solution: ester
            ? tex`The broad absorption of the alcohol at $3200$ to $3600\text{ cm}^{-1}$ has gone, and $\ce{C=O}$ is new. With the molar mass $${mass}$: ${one.name}, $\ce{${one.structure}}$.`
            : tex`The absorption of the alcohol at $3200$ to $3600\text{ cm}^{-1}$ has gone; the very broad one of an acid at $2500$ to $3300\text{ cm}^{-1}$ and that of $\ce{C=O}$ are new. With the molar mass $${mass}$: ${one.name}, $\ce{${one.structure}}$.`,
          marks: [
            ['R1', tex`alcohol $\ce{O-H}$ absorption has gone`],
            ['R1', tex`new absorption of $\ce{C=O}$`],
            ['A1', tex`$\ce{${one.structure}}$`],
          ],
          keys: [formula(one.structure, ...(ester ? ['CH3CO2CH2CH3', 'CH3COOC2H5', 'CH3CO2C2H5'] : ['CH3CO2H']))],
        },
        {
          ask: tex`Predict the $^{1}\text{H}$ NMR spectrum of the product: number of signals, ratio of areas and splitting.`,
          answer: nmr(one),
          solution: tex`$\ce{${one.structure}}$: ${nmr(one)}. A signal has one line more than there are hydrogen atoms on the neighbouring carbon atoms.`,
          marks: [
            ['A1', `${environments} signals`],
            ['A1', `ratio ${one.signals.map(([count]) => count).join(' : ')}`],
            ['A1', one.signals.map(([, lines]) => LINES[lines]).join(', ')],
          ],
        },
        fragments,
        {
          ask: 'State the value of m/z of the molecular ion of the product.',
          answer: tex`$${mass}$`,
          solution: tex`The molecular ion is the molecule without one electron: $m/z = ${mass}$.`,
          marks: [['A1', tex`$${mass}$`]],
          keys: [value(mass, '', { tolerance: 0.4 })],
        },
      ],
      diagrams: [spectrum],
    });
  },
  check: ({ is, not }, { mass }) => {
    // Every hydrogen atom stands in a signal; fragments weigh what is printed and fit into the molecule.
    for (const name of [is, not]) {
      const { structure, signals, fragments } = of(name);
      assert.equal(
        signals.reduce((sum, [count]) => sum + count, 0),
        atoms(structure).get('H'),
        name,
      );
      for (const [weight, ion] of fragments) {
        assert.equal(Math.round(molarMass(ion.replace(/\^.*/, ''))), weight, ion);
        for (const [symbol, count] of atoms(ion.replace(/\^.*/, '')))
          assert.ok(count <= (atoms(structure).get(symbol) ?? 0), ion);
      }
    }
    const weighed = [...atoms(of(is).structure)].reduce((sum, [symbol, count]) => sum + count * Math.round(molarMass(symbol)), 0);
    assert.equal(mass, weighed, 'mass of the molecular ion');
    assert.ok(of(is).fragments.every(([weight]) => weight < mass));
  },
});

/** Molecular formula in the usual order: `C2H6O`. */
function molecular(structure: string): string {
  const counts = atoms(structure);
  return ['C', 'H', 'O']
    .map((symbol) => {
      const n = counts.get(symbol) ?? 0;
      return n === 0 ? '' : n === 1 ? symbol : `${symbol}${n}`;
    })
    .join('');
}

/** The same in lowest terms. */
function empirical(structure: string): string {
  const counts = ['C', 'H', 'O'].map((symbol) => atoms(structure).get(symbol) ?? 0);
  const divisor = [4, 3, 2, 1].find((n) => counts.every((count) => count % n === 0)) ?? 1;
  return ['C', 'H', 'O']
    .map((symbol, i) => {
      const n = (counts[i] ?? 0) / divisor;
      return n === 0 ? '' : n === 1 ? symbol : `${symbol}${n}`;
    })
    .join('');
}

export const spectraAsEvidence = [evidence];
