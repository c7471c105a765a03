import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 3.1: trends explained from data; transition elements at higher level. */

const tex = String.raw;

/** Atomic number, atomic radius in pm, first ionisation energy in kJ mol^-1 and electronegativity. */
const ELEMENTS = {
  Li: [3, 130, 520, 1.0],
  Na: [11, 160, 496, 0.9],
  K: [19, 200, 419, 0.8],
  Mg: [12, 140, 738, 1.3],
  Al: [13, 124, 578, 1.6],
  Si: [14, 114, 787, 1.9],
  S: [16, 104, 1000, 2.6],
  Cl: [17, 100, 1251, 3.2],
  F: [9, 60, 1681, 4.0],
  Br: [35, 117, 1140, 3.0],
} as const;
type Symbol = keyof typeof ELEMENTS;
/** Isoelectronic ions with their radii in pm. */
const IONS: Readonly<Record<string, readonly [number, number, number]>> = {
  'O^{2-}': [8, -2, 140],
  'F^{-}': [9, -1, 133],
  'Na^{+}': [11, 1, 102],
  'Mg^{2+}': [12, 2, 72],
  'S^{2-}': [16, -2, 184],
  'Cl^{-}': [17, -1, 181],
  'K^{+}': [19, 1, 138],
  'Ca^{2+}': [20, 2, 100],
};

const trends = defineTemplate({
  key: 'chem-periodic-trends-explained',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.1.1', 2),
  variants: [
    { form: 'period', elements: ['Na', 'Mg', 'Si', 'S', 'Cl'], ions: [] },
    { form: 'ions', elements: [], ions: ['O^{2-}', 'F^{-}', 'Na^{+}', 'Mg^{2+}'] },
    { form: 'reactivity', elements: ['Li', 'Na', 'K'], ions: [] },
    { form: 'group', elements: ['F', 'Cl', 'Br'], ions: [] },
    { form: 'ions', elements: [], ions: ['S^{2-}', 'Cl^{-}', 'K^{+}', 'Ca^{2+}'] },
    { form: 'halogens', elements: ['F', 'Cl', 'Br'], ions: [] },
  ] as readonly { form: string; elements: readonly Symbol[]; ions: readonly string[] }[],
  solve: ({ elements, ions }) => ({
    smallest: [...ions].toSorted((a, b) => (IONS[b]?.[0] ?? 0) - (IONS[a]?.[0] ?? 0))[0] ?? '',
    byRadius: [...elements].toSorted((a, b) => ELEMENTS[a][1] - ELEMENTS[b][1]),
  }),
  write: ({ form, elements, ions }, { smallest, byRadius }) => {
    const table = `| element | atomic radius / pm | first ionisation energy / kJ mol⁻¹ | electronegativity |
| --- | --- | --- | --- |
${elements.map((one) => tex`| $\ce{${one}}$ | $${ELEMENTS[one][1]}$ | $${ELEMENTS[one][2]}$ | $${ELEMENTS[one][3].toFixed(1)}$ |`).join('\n')}`;
    if (form === 'ions') {
      const electrons = (IONS[ions[0] ?? '']?.[0] ?? 0) - (IONS[ions[0] ?? '']?.[1] ?? 0);
      return inParts({
        stem: tex`Consider the ions $${ions.map((ion) => tex`\ce{${ion}}`).join('$, $')}$.`,
        hint: 'What is the same in all of them, and what differs?',
        parts: [
          {
            ask: 'State what these ions have in common, and give the number.',
            answer: tex`$${electrons}$ electrons each`,
            solution: tex`All are isoelectronic: number of protons minus charge is $${electrons}$ for each.`,
            marks: [['A1', tex`same number of electrons, $${electrons}$`]],
            keys: [value(electrons, '', { tolerance: 0 })],
          },
          {
            ask: 'Deduce the order of their radii, from smallest to largest, and explain it.',
            answer: tex`$${[...ions]
              .toReversed()
              .map((ion) => tex`\ce{${ion}}`)
              .join('$, $')}$`,
            solution: tex`The number of electrons, and so the repulsion and shielding between them, is the same. The more protons there are, the more strongly the electrons are attracted: $\ce{${smallest}}$ with most protons is the smallest, and the order is $${[
              ...ions,
            ]
              .toReversed()
              .map((ion) => tex`\ce{${ion}}`)
              .join('$, $')}$.`,
            marks: [
              ['A1', tex`$\ce{${smallest}}$ smallest and $\ce{${ions[0]}}$ largest, all in order`],
              ['R1', 'same electrons and shielding'],
              ['R1', 'more protons attract the electrons more strongly'],
            ],
          },
          {
            ask: tex`Explain why $\ce{${ions[0]}}$ is larger than the atom from which it forms.`,
            answer: 'More electrons with the same nuclear charge repel each other more.',
            solution:
              'Two electrons more are held by the same number of protons. They repel each other more, and the cloud spreads.',
            marks: [['R1', 'more electrons / more repulsion with the same nuclear charge']],
          },
        ],
      });
    }
    if (form === 'period')
      return inParts({
        stem: `Data of some elements of period 3:\n\n${table}`,
        hint: 'What grows across a period, and what stays the same?',
        parts: [
          {
            ask: 'Describe the trends of the atomic radius and of the first ionisation energy across the period.',
            answer: 'The radius falls, the ionisation energy rises.',
            solution:
              'From sodium to chlorine the radius falls from 160 to 100 pm, and the ionisation energy rises from 496 to 1251 kJ per mole.',
            marks: [
              ['A1', 'radius decreases'],
              ['A1', 'first ionisation energy increases'],
            ],
          },
          {
            ask: 'Explain both trends.',
            answer: 'More protons with the same shielding attract the outer electrons more strongly.',
            solution:
              'The nuclear charge grows by one from element to element, while the outer electrons stay in the same main level with the same inner shells as shielding. The attraction on the outer electrons becomes stronger: it pulls them closer, and more energy is needed to remove one.',
            marks: [
              ['R1', 'nuclear charge increases'],
              ['R1', 'same main level / similar shielding'],
              ['R1', 'stronger attraction: smaller radius and more energy for removal'],
            ],
          },
          {
            ask: 'Aluminium is between magnesium and silicon in the period. Predict a range for its electronegativity from the table.',
            answer: 'About 1.6 (anything between 1.3 and 1.9).',
            solution:
              'Electronegativity rises steadily across the period, so that of aluminium lies between 1.3 and 1.9 (it is 1.6).',
            marks: [['A1', 'about 1.6 (accept 1.3 to 1.9)']],
            keys: [value(1.6, '', { tolerance: 0.29 })],
          },
        ],
      });
    if (form === 'halogens')
      return inParts({
        stem: tex`Chlorine water is added to aqueous potassium bromide, and bromine water to aqueous potassium chloride.`,
        hint: 'Which of the two halogens takes electrons from the ions of the other?',
        parts: [
          {
            ask: 'State what is observed in each case, and write an ionic equation for any reaction.',
            answer: tex`Orange colour with chlorine water: $\ce{Cl2 + 2Br^{-} -> 2Cl^{-} + Br2}$; no reaction in the other.`,
            solution: tex`Chlorine oxidises bromide ions, and the solution turns orange: $\ce{Cl2(aq) + 2Br^{-}(aq) -> 2Cl^{-}(aq) + Br2(aq)}$. Bromine does not react with chloride ions; its own orange colour stays.`,
            marks: [
              ['A1', 'turns orange / yellow with chlorine water'],
              ['A1', tex`$\ce{Cl2 + 2Br^{-} -> 2Cl^{-} + Br2}$`],
              ['A1', 'no reaction of bromine with chloride'],
            ],
          },
          {
            ask: tex`Explain the difference with the atomic radii of chlorine ($${ELEMENTS.Cl[1]}\text{ pm}$) and bromine ($${ELEMENTS.Br[1]}\text{ pm}$).`,
            answer: 'The smaller atom attracts an additional electron more strongly.',
            solution:
              'Chlorine atoms are smaller and have fewer inner shells, so their nucleus attracts an additional electron more strongly. Chlorine is the stronger oxidising agent.',
            marks: [
              ['R1', 'smaller atom / less shielding'],
              ['R1', 'attracts an electron more strongly, stronger oxidising agent'],
            ],
          },
        ],
      });
    const metals = form === 'reactivity';
    return inParts({
      stem: `Data of elements of one group:\n\n${table}`,
      hint: metals ? 'What happens to an alkali metal atom when it reacts?' : 'Think of distance and shielding.',
      parts: [
        {
          ask: 'Explain why the first ionisation energy falls down the group although the nuclear charge rises.',
          answer: 'More inner shells: the outer electron is farther away and better shielded.',
          solution:
            'Each period adds a main level. The outer electron is farther from the nucleus and is shielded by more inner electrons; both outweigh the larger nuclear charge.',
          marks: [
            ['R1', 'outer electron farther away (larger radius)'],
            ['R1', 'more shielding by inner shells outweighs the nuclear charge'],
          ],
        },
        metals
          ? {
              ask: tex`Predict which of the three reacts most vigorously with water, explain why, and write the equation for its reaction.`,
              answer: tex`$\ce{K}$: $\ce{2K + 2H2O -> 2KOH + H2}$`,
              solution: tex`The atoms give off their outer electron in the reaction. $\ce{K}$ loses it most easily (lowest ionisation energy): $\ce{2K(s) + 2H2O(l) -> 2KOH(aq) + H2(g)}$.`,
              marks: [
                ['A1', tex`$\ce{K}$`],
                ['R1', 'outer electron lost most easily'],
                ['A1', tex`$\ce{2K + 2H2O -> 2KOH + H2}$`],
              ],
            }
          : {
              ask: 'Define electronegativity, and identify from the table the element that attracts a shared pair of electrons most.',
              answer: tex`The ability of an atom to attract a shared pair of electrons; $\ce{F}$.`,
              solution: tex`Electronegativity measures how strongly an atom in a molecule attracts a shared pair of electrons. The largest value is that of $\ce{F}$.`,
              marks: [
                ['A1', 'attraction of an atom for a shared pair of electrons'],
                ['A1', tex`$\ce{F}$`],
              ],
            },
        {
          ask: tex`Deduce the order of the three elements by atomic radius, and state how the radius is linked to the trend in (a).`,
          answer: tex`$${byRadius.map((one) => tex`\ce{${one}}`).join(' < ')}$`,
          solution: tex`From the table: $${byRadius.map((one) => tex`\ce{${one}}`).join(' < ')}$. The larger the atom, the weaker is the attraction on its outer electrons, so the ionisation energy falls.`,
          marks: [
            ['A1', tex`$${byRadius.map((one) => tex`\ce{${one}}`).join(' < ')}$`],
            ['R1', 'larger radius, lower ionisation energy'],
          ],
        },
      ],
    });
  },
  check: ({ ions }, { smallest, byRadius }) => {
    // The tables themselves: isoelectronic ions shrink with every proton; radii and ionisation energies run against each other.
    const radii = ions.map((ion) => IONS[ion]?.[2] ?? 0);
    assert.equal(new Set(ions.map((ion) => (IONS[ion]?.[0] ?? 0) - (IONS[ion]?.[1] ?? 0))).size, ions.length > 0 ? 1 : 0);
    if (ions.length > 0) assert.equal(IONS[smallest]?.[2], Math.min(...radii));
    byRadius.slice(1).forEach((one, i) => {
      assert.ok(ELEMENTS[one][2] < ELEMENTS[byRadius[i] as Symbol][2], one);
    });
  },
});

interface MetalItem extends Item {
  /** An ion with its d electrons: coloured only where the sublevel is partly filled. */
  ion?: readonly [atomicNumber: number, charge: number, coloured: boolean];
}

const transition = defineTemplate({
  key: 'chem-transition-elements-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 1),
  variants: [
    {
      ask: 'Why is zinc not classed as a transition element?',
      right: 'Its atoms and its ions have a full d sublevel',
      wrong: [
        ['It has no d electrons', 'It has ten of them.'],
        ['Its compounds do not dissolve', 'Many of them do, and it would not matter.'],
        ['Its ions have an incomplete d sublevel', 'That would make it a transition element.'],
      ],
      hint: tex`What is the configuration of $\ce{Zn^{2+}}$?`,
      why: tex`$\ce{Zn}$ is $[\text{Ar}]\,3\text{d}^{10}\,4\text{s}^{2}$ and forms only $\ce{Zn^{2+}}$, $[\text{Ar}]\,3\text{d}^{10}$. Transition elements have an incomplete d sublevel in the atom or in an ion.`,
      ion: [30, 2, false],
    },
    {
      ask: tex`Which ion is expected to be colourless in aqueous solution?`,
      right: tex`$\ce{Sc^{3+}}$`,
      wrong: [
        [tex`$\ce{Ni^{2+}}$`, 'It has a partly filled d sublevel, so electrons can be raised within it.'],
        [tex`$\ce{Cr^{3+}}$`, 'It has three d electrons that can be raised to the upper d orbitals.'],
        [tex`$\ce{Cu^{2+}}$`, 'It has one gap among its d electrons, which is enough.'],
      ],
      hint: 'Absorption needs both an electron in the lower d orbitals and a place in the upper ones.',
      why: tex`$\ce{Sc^{3+}}$ has no d electrons at all, so no electron can be raised from one d orbital to another.`,
      ion: [21, 3, false],
    },
    {
      ask: 'Why do transition elements show several oxidation states?',
      right: 'Successive ionisation energies of 4s and 3d electrons rise only gradually',
      wrong: [
        ['Their atoms have many isotopes', 'Isotopes differ in neutrons and have the same chemistry.'],
        [
          'Their first ionisation energy is very low',
          'It is higher than that of the metals of groups 1 and 2, which have one state only.',
        ],
        ['They lose 3d electrons before 4s electrons', 'The 4s electrons leave first, and the order does not matter here.'],
      ],
      hint: 'Compare with sodium: what stops it at one?',
      why: 'The 4s and 3d sublevels are close in energy, so the energy for each further electron rises only gradually. In sodium the second electron would come from an inner main level, with a big jump.',
    },
    {
      ask: 'What happens when a solution of a complex ion appears blue?',
      right: 'It absorbs orange light, as d electrons are raised to d orbitals of higher energy',
      wrong: [
        ['It emits blue light, as d electrons fall back', 'The colour seen is what is left of white light, not light given off.'],
        ['It absorbs blue light, as d electrons are raised', 'Then blue would be missing from the light that passes.'],
        ['It absorbs orange light, as electrons leave the ion', 'Visible light does not ionise the complex.'],
      ],
      hint: 'Use the colour wheel: which colour is missing?',
      why: 'Ligands split the d orbitals. A photon of the right energy raises an electron; the colour absorbed is missing, and its complementary colour is seen. Orange is opposite blue on the colour wheel.',
    },
    {
      ask: tex`Which change would not alter the colour of a complex of $\ce{Fe}$?`,
      right: 'Replacing the counter-ion outside the complex by another colourless one',
      wrong: [
        ['Replacing water by cyanide ions as ligands', 'Other ligands split the d orbitals by another amount.'],
        ['Oxidising the metal ion from 2+ to 3+', 'Another charge changes both the splitting and the number of d electrons.'],
        [
          'Changing the geometry from octahedral to tetrahedral',
          'The arrangement of the ligands decides how the d orbitals are split.',
        ],
      ],
      hint: 'On what does the splitting of the d orbitals depend?',
      why: 'The splitting depends on the metal, its oxidation state, the ligands and the geometry. Ions outside the complex hardly affect it.',
    },
    {
      ask: tex`How many d electrons does $\ce{Mn^{2+}}$ have, and how many of them are unpaired?`,
      right: '5 d electrons, 5 unpaired',
      wrong: [
        ['5 d electrons, 1 unpaired', 'You paired electrons while there was still an empty orbital.'],
        ['3 d electrons, 3 unpaired', 'You removed the electrons from the d sublevel first.'],
        ['7 d electrons, 3 unpaired', 'You counted the two lost electrons as d electrons.'],
      ],
      hint: 'Which electrons leave first when the ion forms?',
      why: tex`$\ce{Mn^{2+}}$ is $[\text{Ar}]\,3\text{d}^{5}$ with one electron in each d orbital: all five are unpaired.`,
      ion: [25, 2, true],
    },
  ] as readonly MetalItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 0, index),
  check: ({ ion, right, wrong }) => {
    // d electrons of an ion of the first row: all outer electrons that are left.
    if (ion) {
      const d = ion[0] - 18 - ion[1];
      assert.equal(d > 0 && d < 10, ion[2]);
    }
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

const oxidationStates = defineTemplate({
  key: 'chem-transition-data',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 2),
  variants: [
    { form: 'energies', metal: 'V', z: 23, energies: [651, 1414, 2830, 4507, 6299, 12_363], jump: 5 },
    { form: 'splitting', metal: 'Ti', z: 22, absorbed: 510, seen: 'violet' },
    { form: 'energies', metal: 'Ti', z: 22, energies: [659, 1310, 2653, 4175, 9581, 11_533], jump: 4 },
    { form: 'splitting', metal: 'Cu', z: 29, absorbed: 600, seen: 'blue' },
  ] as readonly {
    form: 'energies' | 'splitting';
    metal: string;
    z: number;
    energies?: readonly number[];
    jump?: number;
    absorbed?: number;
    seen?: string;
  }[],
  solve: ({ absorbed = 500 }) => ({
    energy: (6.63e-34 * 3e8) / (absorbed * 1e-9),
    perMole: (6.02e23 * 6.63e-34 * 3e8) / (absorbed * 1e-9) / 1000,
  }),
  write: ({ form, metal, z, energies = [], jump = 0, absorbed = 500, seen = '' }, { energy, perMole }) => {
    if (form === 'energies') {
      const svg = energies
        .reduce(
          (drawing, one, i) => drawing.point([i + 1, one / 1000]),
          new Diagram({ x: [0, 7], y: [0, 14], height: 300 }).axes({
            x: 'number of the electron removed',
            y: 'ionisation energy / MJ mol⁻¹',
            xTicks: [1, 2, 3, 4, 5, 6],
            yTicks: [2, 4, 6, 8, 10, 12],
            grid: true,
          }),
        )
        .toSvg();
      return inParts({
        stem: tex`The graph shows the successive ionisation energies of ${metal === 'V' ? 'vanadium' : 'titanium'}, $\ce{${metal}}$ ($Z = ${z}$).

![](diagram:energies)`,
        hint: 'Look for the step that is far steeper than the others.',
        parts: [
          {
            ask: 'Deduce the highest oxidation state of the element, and justify it from the graph.',
            answer: tex`$+${jump}$`,
            solution: tex`The energy rises gradually for the first $${jump}$ electrons. The next comes from an inner sublevel (3p) and needs far more energy, so at most $${jump}$ electrons are given up or shared: $+${jump}$.`,
            marks: [
              ['A1', tex`$+${jump}$`],
              ['R1', `large jump after electron ${jump}`],
            ],
            keys: [value(jump, '', { tolerance: 0 })],
          },
          {
            ask: tex`Write the condensed electron configurations of $\ce{${metal}}$ and of $\ce{${metal}^{3+}}$.`,
            answer: tex`$[\text{Ar}]\,3\text{d}^{${z - 20}}\,4\text{s}^{2}$ and $[\text{Ar}]\,3\text{d}^{${z - 21}}$`,
            solution: tex`The atom has ${z - 18} electrons outside the argon core: $[\text{Ar}]\,3\text{d}^{${z - 20}}\,4\text{s}^{2}$. The 4s electrons leave first, then one of the 3d: $[\text{Ar}]\,3\text{d}^{${z - 21}}$.`,
            marks: [
              ['A1', tex`$[\text{Ar}]\,3\text{d}^{${z - 20}}\,4\text{s}^{2}$`],
              ['A1', tex`$[\text{Ar}]\,3\text{d}^{${z - 21}}$`],
            ],
          },
          {
            ask: 'Explain why several oxidation states are common in this element but not in calcium.',
            answer: 'Its 3d and 4s electrons are close in energy.',
            solution:
              'The 3d and 4s electrons have similar energies and are lost one after another with only a gradual rise. Calcium has two outer electrons only; the third would come from an inner main level.',
            marks: [
              ['R1', '3d and 4s close in energy, gradual rise'],
              ['R1', 'third electron of calcium from an inner main level'],
            ],
          },
        ],
        diagrams: [
          {
            name: 'energies',
            svg,
            alt: `Points of ionisation energy in MJ per mole for electrons 1 to 6: ${energies.map((one) => (one / 1000).toFixed(1)).join(', ')}.`,
          },
        ],
      });
    }
    const ion = metal === 'Ti' ? 'Ti^{3+}' : 'Cu^{2+}';
    return inParts({
      stem: tex`An aqueous solution of $\ce{[${metal}(H2O)6]^{${metal === 'Ti' ? 3 : 2}+}}$ absorbs most strongly at $${absorbed}\text{ nm}$ and looks ${seen}. ($h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)`,
      hint: 'One photon raises one electron across the gap.',
      parts: [
        {
          ask: 'Calculate the energy gap between the two sets of d orbitals, in J and in kJ per mole.',
          answer: tex`$${(energy * 1e19).toFixed(2)} \times 10^{-19}\text{ J}$; $${perMole.toFixed(0)}\text{ kJ mol}^{-1}$`,
          solution: tex`$\Delta E = \dfrac{hc}{\lambda} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{${absorbed} \times 10^{-9}} = ${(energy * 1e19).toFixed(2)} \times 10^{-19}\text{ J}$. Times $N_{\text{A}}$: $${perMole.toFixed(0)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`$\frac{hc}{\lambda}$`],
            ['A1', tex`$${(energy * 1e19).toFixed(2)} \times 10^{-19}\text{ J}$`],
            ['A1', tex`$${perMole.toFixed(0)}\text{ kJ mol}^{-1}$`],
          ],
          keys: [
            { ...value(energy, 'J'), label: 'One photon' },
            { ...value(perMole, 'kJ mol⁻¹'), label: 'Per mole' },
          ],
        },
        {
          ask: tex`Explain, with the configuration of $\ce{${ion}}$, how the colour arises.`,
          answer: tex`$[\text{Ar}]\,3\text{d}^{${metal === 'Ti' ? 1 : 9}}$: an electron is raised to a d orbital of higher energy.`,
          solution: tex`$\ce{${ion}}$ is $[\text{Ar}]\,3\text{d}^{${metal === 'Ti' ? 1 : 9}}$. The ligands split the d orbitals into two sets. Light of the energy of the gap raises an electron; this light is missing, and the complementary colour is seen.`,
          marks: [
            ['A1', tex`$[\text{Ar}]\,3\text{d}^{${metal === 'Ti' ? 1 : 9}}$`],
            ['R1', 'd orbitals are split by the ligands'],
            ['R1', 'light absorbed raises a d electron; the complementary colour is seen'],
          ],
        },
        {
          ask: 'Ammonia splits the d orbitals more than water does. Deduce how the wavelength absorbed changes when ammonia takes the place of water.',
          answer: 'It becomes shorter.',
          solution: 'A larger gap needs photons of larger energy, so the wavelength absorbed is shorter.',
          marks: [['A1', 'shorter wavelength, larger energy']],
        },
      ],
    });
  },
  check: ({ energies = [], jump = 0, absorbed = 500, z }, { energy, perMole }) => {
    // The steepest ratio of neighbours beyond the second electron lies at the jump; energies by electronvolts: 1240 eV nm.
    if (energies.length > 0) {
      const steps = energies.slice(1).map((one, i) => one / (energies[i] ?? 1));
      assert.equal(steps.indexOf(Math.max(...steps.slice(2))) + 1, jump);
      assert.equal(z - 18, jump);
    }
    assert.ok(Math.abs(energy / 1.602e-19 / (1239.8 / absorbed) - 1) < 0.01);
    assert.ok(Math.abs(perMole / ((1239.8 / absorbed) * 96.485) - 1) < 0.01);
    assert.ok(Math.abs((perMole * 1000) / 6.02e23 / energy - 1) < 1e-9);
    assert.ok(Math.abs((energy * absorbed) / (6.63e-34 * 3e17) - 1) < 1e-9);
  },
});

export const trendsAndTransitionElements = [trends, transition, oxidationStates];
