import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal } from '../../tex.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 1.1 and 1.2 at both levels: kinds of matter, nuclear symbols and isotopes. */

const tex = String.raw;

/** A box of molecules made of circles; shaded ones are of the second element. */
function particleBox(molecules: readonly (readonly ('x' | 'y')[])[]): string {
  const drawing = new Diagram({ x: [0, 12], y: [0, 8], width: 300, equalScale: true }).polygon([
    [0, 0],
    [12, 0],
    [12, 8],
    [0, 8],
  ]);
  molecules.forEach((atoms, i) => {
    const [left, y] = [1.4 + 3.9 * (i % 3), 1.4 + 2.6 * Math.floor(i / 3) + (i % 2) * 0.4];
    atoms.forEach((kind, j) => {
      drawing.circle([left + j * 1.1, y], 0.55, { shade: kind === 'y' });
    });
  });
  return drawing.toSvg();
}

/** Solubilities of potassium nitrate in g for 100 g of water, by temperature in degrees Celsius. */
const NITRATE = { hot: 110, cold: 32 };

interface MixtureItem extends Item {
  /** Kinds of particles in what the right option names: more than one kind is a mixture. */
  kinds?: readonly (readonly ('x' | 'y')[])[];
  crystals?: { dissolved: number; water: number; left: number };
  /** Melting range in degrees Celsius; a pure substance melts within one degree. */
  melts?: readonly [number, number];
}

const mixtures = defineTemplate({
  key: 'chem-mixtures-and-purity',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.1', 1),
  variants: [
    {
      ask: 'Particles of two elements are drawn as white and as shaded circles.\n\n![](diagram:box)\n\nWhat does the box hold?',
      right: 'A mixture of an element and a compound',
      wrong: [
        ['A mixture of two elements', 'You overlooked that some molecules hold atoms of both kinds.'],
        ['A pure compound', 'You overlooked the molecules whose atoms are all of one kind.'],
        ['A mixture of two compounds', 'Only one sort of the molecules drawn holds atoms of both kinds.'],
      ],
      hint: 'Sort the molecules: how many sorts are there, and how many kinds of atoms are in each?',
      why: 'There are two sorts of molecules, so the box holds a mixture. One sort has two atoms of the same kind (an element), the other has atoms of both kinds bonded together (a compound).',
      kinds: [
        ['x', 'x'],
        ['x', 'y'],
        ['x', 'x'],
        ['x', 'y'],
        ['x', 'x'],
        ['x', 'y'],
      ],
    },
    {
      ask: tex`A white solid begins to melt at $114\,^{\circ}\text{C}$ and is liquid throughout only at $121\,^{\circ}\text{C}$. What does this show?`,
      right: 'The solid is not a pure substance',
      wrong: [
        [
          'The solid is an ionic compound',
          'Ionic compounds melt far higher, and a range says nothing about the type of bonding.',
        ],
        ['The solid decomposes on melting', 'Nothing in the data points to a chemical change.'],
        ['The solid is an element', 'An element would melt at one temperature.'],
      ],
      hint: 'How does a pure substance melt?',
      why: 'A pure substance melts at one temperature, or within about one degree. Another substance mixed in lowers the melting point and spreads it over a range, so this solid is a mixture.',
      melts: [114, 121],
    },
    {
      ask: 'A mixture holds sand, sodium chloride and iodine. Which procedure separates all three?',
      right: 'Warm gently and collect the vapour on a cold surface; add water and filter; evaporate the filtrate',
      wrong: [
        [
          'Add water and filter; evaporate the filtrate; warm the crystals gently',
          'Iodine hardly dissolves in water, so it would stay in the filter together with another component.',
        ],
        ['Use a magnet; add water and filter; evaporate the filtrate', 'None of the three is attracted by a magnet.'],
        [
          'Add water and distil; filter what is left; warm the residue gently',
          'Distilling off the water leaves all solids together again.',
        ],
      ],
      hint: 'One component sublimes, one dissolves in water and one does neither.',
      why: 'Iodine sublimes on gentle heating and deposits as a solid on a cold surface. Of the rest only sodium chloride dissolves: filtration keeps back the sand, and evaporation of the filtrate leaves the salt.',
    },
    {
      ask: 'A mixture of iron filings and sulfur is heated strongly. Which observation shows best that a compound has formed?',
      right: 'A magnet no longer pulls iron out of the product',
      wrong: [
        ['The product is a solid', 'Both starting materials are solids as well, so this shows nothing.'],
        ['The product is heavier than the iron was', 'That is so for any mixture of iron with something else.'],
        ['The product can be ground to a powder', 'A mixture of powders can be ground as well.'],
      ],
      hint: 'In a mixture the components keep their own properties.',
      why: 'In a mixture iron keeps its properties and can be separated physically, here by a magnet. In iron(II) sulfide iron ions are bonded to sulfide ions, and the properties of the element are gone.',
    },
    {
      ask: tex`At $60\,^{\circ}\text{C}$ $100\text{ g}$ of water dissolves $110\text{ g}$ of potassium nitrate, at $20\,^{\circ}\text{C}$ only $32\text{ g}$. A solution of $55\text{ g}$ in $50\text{ g}$ of water at $60\,^{\circ}\text{C}$ is cooled to $20\,^{\circ}\text{C}$. Which mass crystallises?`,
      right: tex`$39\text{ g}$`,
      wrong: [
        [tex`$23\text{ g}$`, 'You took what stays dissolved in twice as much water as there is.'],
        [tex`$16\text{ g}$`, 'That is the mass that stays in solution.'],
        [tex`$78\text{ g}$`, 'That would be for twice as much solution.'],
      ],
      hint: 'How much stays dissolved in this mass of water at the lower temperature?',
      why: tex`$50\text{ g}$ of water at $20\,^{\circ}\text{C}$ keeps $\frac{32}{2} = 16\text{ g}$ in solution. The rest, $55 - 16 = 39\text{ g}$, crystallises.`,
      crystals: { dissolved: 55, water: 50, left: 39 },
    },
    {
      ask: 'Which of these is a homogeneous mixture?',
      right: 'Brass',
      wrong: [
        ['Distilled water', 'That is one compound, no mixture.'],
        ['Muddy water', 'The solid particles in it can be seen and settle, so it is not uniform.'],
        ['Bromine', 'That is an element.'],
      ],
      hint: 'Look for several substances in one uniform phase.',
      why: 'Brass holds atoms of copper and zinc spread evenly through one solid phase in a ratio that may vary. Muddy water is a mixture too, but a heterogeneous one; the other two are pure substances.',
    },
  ] as readonly MixtureItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) =>
    choiceOf(
      {
        ...item,
        ...(item.kinds
          ? {
              diagrams: [
                {
                  name: 'box',
                  svg: particleBox(item.kinds),
                  alt: `A box with ${item.kinds.length} molecules: ${item.kinds.map((atoms) => atoms.map((atom) => (atom === 'x' ? 'white' : 'shaded')).join(' and ')).join('; ')}.`,
                },
              ],
            }
          : {}),
      },
      0,
      index,
    ),
  check: ({ kinds, crystals, melts, right, wrong }) => {
    // The drawing counted molecule by molecule; the crystals by water that is spared gram by gram; the width of the range.
    if (kinds) {
      const sorts = new Set(kinds.map((atoms) => atoms.toSorted().join('')));
      assert.ok(sorts.size === 2 && [...sorts].filter((sort) => new Set(sort).size === 1).length === 1);
    }
    if (crystals) {
      let dissolved = 0;
      for (let gram = 0; gram < crystals.water; gram++) dissolved += NITRATE.cold / 100;
      assertClose(crystals.dissolved - dissolved, crystals.left, 'mass of crystals');
      assert.ok(crystals.dissolved <= (NITRATE.hot * crystals.water) / 100 && right.includes(`${crystals.left}`));
    }
    if (melts) assert.ok(melts[1] - melts[0] > 1);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

const NAMES: Readonly<Record<number, readonly [string, string]>> = {
  12: ['Mg', 'magnesium'],
  16: ['S', 'sulfur'],
  20: ['Ca', 'calcium'],
  26: ['Fe', 'iron'],
  35: ['Br', 'bromine'],
  38: ['Sr', 'strontium'],
};
const signOf = (charge: number) => `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`;

const nuclearSymbol = defineTemplate({
  key: 'chem-nuclear-symbol-deduced',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.2', 2),
  variants: [
    { form: 'from counts', z: 26, a: 57, charge: 3 },
    { form: 'find the error', z: 16, a: 34, charge: -2 },
    { form: 'from a ratio', z: 38, a: 88, charge: 2 },
    { form: 'from counts', z: 35, a: 81, charge: -1 },
    { form: 'find the error', z: 12, a: 26, charge: 2 },
    { form: 'from a ratio', z: 20, a: 45, charge: 2 },
  ] as const,
  solve: ({ z, a, charge }) => ({ protons: z, neutrons: a - z, electrons: z - charge }),
  write: ({ form, z, a, charge }, { neutrons, electrons }) => {
    const [symbol = '', name = ''] = NAMES[z] ?? [];
    const nuclide = tex`\ce{^{${a}}_{${z}}${symbol}^{${signOf(charge)}}}`;
    const isotope = {
      ask: tex`State how an atom of another isotope of ${name} differs from this one in its nucleus, and explain why its chemical properties are the same.`,
      answer: 'Another number of neutrons; the same electron configuration.',
      solution:
        'Isotopes have the same number of protons and different numbers of neutrons. Chemical properties depend on the arrangement of the electrons, which is fixed by the number of protons and so is the same.',
      marks: [
        ['A1', 'different number of neutrons (same number of protons)'],
        ['R1', 'same number / arrangement of electrons'],
      ],
    } as const;
    if (form === 'from counts')
      return inParts({
        stem: tex`An ion has $${electrons}$ electrons and $${neutrons}$ neutrons, and its charge is $${signOf(charge)}$.`,
        hint: 'Begin with the protons: compare the number of electrons with the charge.',
        parts: [
          {
            ask: 'Deduce the number of protons and identify the element.',
            answer: tex`$${z}$, ${name}`,
            solution: tex`The charge is the number of protons minus that of electrons: $Z = ${electrons} ${charge > 0 ? '+' : '-'} ${Math.abs(charge)} = ${z}$. This is ${name}. ${charge > 0 ? 'A positive ion has lost electrons, so it has more protons than electrons.' : 'A negative ion has gained electrons, so it has fewer protons than electrons.'}`,
            marks: [
              ['A1', tex`$${z}$`],
              ['A1', name],
            ],
            keys: [
              value(z, '', {
                tolerance: 0,
                slips: [
                  {
                    slip: 'sign',
                    value: electrons - charge,
                    note: 'You moved the charge to the wrong side: think of what the ion has lost or gained.',
                  },
                ],
              }),
            ],
          },
          {
            ask: tex`Write its nuclear symbol in the form $\ce{^{A}_{Z}X^{q}}$.`,
            answer: tex`$${nuclide}$`,
            solution: tex`The mass number counts protons and neutrons: $A = ${z} + ${neutrons} = ${a}$. So the symbol is $${nuclide}$; electrons do not count in $A$.`,
            marks: [
              ['A1', tex`$A = ${a}$`],
              ['A1', tex`$${nuclide}$`],
            ],
          },
          isotope,
        ],
      });
    if (form === 'from a ratio')
      return inParts({
        stem: tex`A nucleus of mass number $${a}$ has $${decimal(neutrons / z, neutrons === 25 ? 2 : 3)}$ times as many neutrons as protons${neutrons === 25 ? '' : ' (rounded)'}.`,
        hint: 'How is the mass number made up?',
        parts: [
          {
            ask: 'Determine the number of protons, and name the element.',
            answer: tex`$${z}$, ${name}`,
            solution: tex`With $N = ${decimal(neutrons / z, 3)}\,Z$ the mass number is $A = Z + N = ${decimal(1 + neutrons / z, 3)}\,Z$, so $Z = \dfrac{${a}}{${decimal(1 + neutrons / z, 3)}} \approx ${z}$: ${name}. Check: $N = ${a} - ${z} = ${neutrons}$.`,
            marks: [
              ['M1', tex`$Z + ${decimal(neutrons / z, 3)}\,Z = ${a}$`],
              ['A1', tex`$${z}$`],
              ['A1', name],
            ],
            keys: [value(z, '', { tolerance: 0 })],
          },
          {
            ask: tex`The atom forms an ion of charge $${signOf(charge)}$. State the numbers of electrons and neutrons of the ion.`,
            answer: tex`electrons: $${electrons}$; neutrons: $${neutrons}$`,
            solution: tex`Losing $${charge}$ electrons leaves $${z} - ${charge} = ${electrons}$. The nucleus does not change: $${a} - ${z} = ${neutrons}$ neutrons.`,
            marks: [
              ['A1', tex`electrons: $${electrons}$`],
              ['A1', tex`neutrons: $${neutrons}$`],
            ],
            keys: [
              { ...value(electrons, '', { tolerance: 0 }), label: 'Electrons' },
              { ...value(neutrons, '', { tolerance: 0 }), label: 'Neutrons' },
            ],
          },
          isotope,
        ],
      });
    return inParts({
      stem: tex`A student writes about the ion $${nuclide}$:

"It has $${z}$ protons and $${a}$ neutrons. Because its charge is $${signOf(charge)}$ it has $${z + charge}$ electrons. Nearly all of its mass is that of the nucleus."`,
      hint: 'Check each number and each statement by itself.',
      parts: [
        {
          ask: 'Identify the two errors and correct them.',
          answer: tex`neutrons: $${neutrons}$; electrons: $${electrons}$`,
          solution: tex`$${a}$ is the mass number, the number of protons and neutrons together: neutrons: $${a} - ${z} = ${neutrons}$. The charge $${signOf(charge)}$ means ${charge > 0 ? `${charge} electrons fewer` : `${-charge} electrons more`} than protons: electrons: $${electrons}$. The student ${charge > 0 ? 'added' : 'subtracted'} the charge the wrong way round.`,
          marks: [
            ['A1', tex`neutrons: $${neutrons}$`],
            ['A1', tex`electrons: $${electrons}$`],
          ],
          keys: [
            { ...value(neutrons, '', { tolerance: 0 }), label: 'Neutrons' },
            { ...value(electrons, '', { tolerance: 0 }), label: 'Electrons' },
          ],
        },
        {
          ask: 'Justify the last statement with the relative masses of the particles.',
          answer: tex`An electron has only about $\frac{1}{2000}$ of the mass of a proton or a neutron.`,
          solution: tex`Protons and neutrons have a relative mass of about $1$ each and are all in the nucleus; an electron has about $\frac{1}{2000}$ of it. All $${electrons}$ electrons together weigh less than one proton.`,
          marks: [['R1', 'mass of electrons negligible beside that of protons and neutrons, which are in the nucleus']],
        },
        isotope,
      ],
    });
  },
  check: ({ z, a, charge }, { protons, neutrons, electrons }) => {
    // Build the ion particle by particle and weigh and charge it.
    const particles = [...Array(protons).fill([1, 1]), ...Array(neutrons).fill([0, 1]), ...Array(electrons).fill([-1, 0])];
    const total = (at: 0 | 1) => particles.reduce((sum, particle) => sum + particle[at], 0);
    assert.deepEqual([total(0), total(1)], [charge, a]);
    assert.ok(NAMES[z]);
  },
});

const isotopes = defineTemplate({
  key: 'chem-isotope-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.2', 2),
  variants: [
    {
      form: 'missing mass',
      symbol: 'Mg',
      mean: 24.31,
      known: [
        [24, 79.0],
        [25, 10.0],
      ],
      last: [26, 11.0],
    },
    { form: 'which is common', symbol: 'Cu', mean: 63.55, known: [[63, 69.2]], last: [65, 30.8] },
    { form: 'sample', symbol: 'B', mean: 10.81, known: [[10, 18.8]], last: [11, 81.2] },
    {
      form: 'missing mass',
      symbol: 'Si',
      mean: 28.11,
      known: [
        [28, 92.2],
        [29, 4.7],
      ],
      last: [30, 3.1],
    },
    { form: 'which is common', symbol: 'Ga', mean: 69.72, known: [[69, 60.1]], last: [71, 39.9] },
    { form: 'sample', symbol: 'Li', mean: 6.94, known: [[6, 4.8]], last: [7, 95.2] },
  ] as readonly {
    form: 'missing mass' | 'which is common' | 'sample';
    symbol: string;
    mean: number;
    known: readonly (readonly [number, number])[];
    last: readonly [number, number];
  }[],
  solve: ({ known, last }) => ({ mean: [...known, last].reduce((sum, [mass, share]) => sum + (mass * share) / 100, 0) }),
  write: ({ form, symbol, mean: table, known, last }, { mean }) => {
    const [first = [0, 0]] = known;
    const sumOf = [...known, last].map(([mass, share]) => tex`${mass} \times ${decimal(share / 100, 3)}`).join(' + ');
    if (form === 'missing mass')
      return inParts({
        stem: tex`A sample of an element $\ce{${symbol}}$ has three isotopes. Two of them are known: $${known.map(([mass, share]) => tex`\ce{^{${mass}}${symbol}}\ (${share.toFixed(1)}\,\%)`).join('$ and $')}$. The relative atomic mass of the sample is $${decimal(mean, 2)}$.`,
        hint: 'All abundances together make 100 %. What does the third isotope contribute to the mean?',
        parts: [
          {
            ask: 'Determine the abundance and the mass number of the third isotope.',
            answer: tex`abundance: $${last[1].toFixed(1)}\,\%$; mass number: $${last[0]}$`,
            solution: tex`The abundances add up to $100\,\%$: $100 - ${known.map(([, share]) => share.toFixed(1)).join(' - ')} = ${last[1].toFixed(1)}\,\%$.

The two known isotopes contribute $${known.map(([mass, share]) => tex`${mass} \times ${decimal(share / 100, 3)}`).join(' + ')} = ${decimal(
              known.reduce((sum, [mass, share]) => sum + (mass * share) / 100, 0),
              3,
            )}$. The rest, $${decimal((last[0] * last[1]) / 100, 3)}$, is the share of the third: $\dfrac{${decimal((last[0] * last[1]) / 100, 3)}}{${decimal(last[1] / 100, 3)}} = ${last[0]}$.`,
            marks: [
              ['A1', tex`$${last[1].toFixed(1)}\,\%$`],
              ['M1', tex`contribution of the third isotope $${decimal((last[0] * last[1]) / 100, 3)}$`],
              ['A1', tex`mass number: $${last[0]}$`],
            ],
            keys: [
              { ...value(last[1], '%', { tolerance: 0.1 }), label: 'Abundance' },
              { ...value(last[0], '', { tolerance: 0.2 }), label: 'Mass number' },
            ],
          },
          {
            ask: 'Outline why relative atomic masses of elements are rarely whole numbers.',
            answer: 'They are weighted means over the isotopes of an element.',
            solution:
              'Most elements are mixtures of isotopes. The relative atomic mass is the mean of their masses, each weighted by its abundance, and such a mean need not be whole.',
            marks: [['R1', 'weighted mean of the masses of several isotopes']],
          },
        ],
      });
    if (form === 'which is common')
      return inParts({
        stem: tex`Natural samples of the element $\ce{${symbol}}$ consist of the isotopes $\ce{^{${first[0]}}${symbol}}$ and $\ce{^{${last[0]}}${symbol}}$ only. Its relative atomic mass is $${table.toFixed(2)}$.`,
        hint: 'Where does the mean lie between the two masses?',
        parts: [
          {
            ask: 'Without a calculation, deduce which isotope is more abundant.',
            answer: tex`$\ce{^{${first[0]}}${symbol}}$`,
            solution: tex`With equal abundances the mean would be $${(first[0] + last[0]) / 2}$. The value $${table.toFixed(2)}$ is nearer to $${first[0]}$, so $\ce{^{${first[0]}}${symbol}}$ weighs more in the mean.`,
            marks: [
              ['R1', tex`$${table.toFixed(2)}$ is less than the middle value $${(first[0] + last[0]) / 2}$`],
              ['A1', tex`$\ce{^{${first[0]}}${symbol}}$`],
            ],
          },
          {
            ask: tex`The abundances are $${first[1].toFixed(1)}\,\%$ and $${last[1].toFixed(1)}\,\%$. Calculate the relative atomic mass from the mass numbers, to two decimal places, and suggest a reason why the result differs a little from $${table.toFixed(2)}$.`,
            answer: tex`$${decimal(mean, 2)}$; isotope masses are not exactly whole numbers.`,
            solution: tex`$A_{\text{r}} = ${sumOf} = ${decimal(mean, 2)}$. The mass of an isotope is only nearly equal to its mass number, and the abundances are rounded.`,
            marks: [
              ['M1', tex`$${sumOf}$`],
              ['A1', tex`$${decimal(mean, 2)}$`],
              ['R1', 'relative isotopic masses are not whole numbers / abundances are rounded'],
            ],
            keys: [value(mean, '', { tolerance: 0.02 })],
          },
        ],
      });
    const other = [...known, last].map(([mass, share]) => [mass, mass === last[0] ? share - 3 : share + 3] as const);
    const changed = other.reduce((sum, [mass, share]) => sum + (mass * share) / 100, 0);
    return inParts({
      stem: tex`The natural abundances of the isotopes of $\ce{${symbol}}$ are $${first[1].toFixed(1)}\,\%$ of $\ce{^{${first[0]}}${symbol}}$ and $${last[1].toFixed(1)}\,\%$ of $\ce{^{${last[0]}}${symbol}}$. A mineral from another place has $3.0$ percentage points more of the lighter isotope.`,
      hint: 'Shift both abundances; their sum stays at 100 %.',
      parts: [
        {
          ask: 'Calculate the relative atomic mass of the element in the mineral, from mass numbers, to two decimal places.',
          answer: tex`$${decimal(changed, 2)}$`,
          solution: tex`Abundances in the mineral: $${other.map(([mass, share]) => tex`${share.toFixed(1)}\,\%\text{ of mass } ${mass}`).join('$ and $')}$.

$A_{\text{r}} = ${other.map(([mass, share]) => tex`${mass} \times ${decimal(share / 100, 3)}`).join(' + ')} = ${decimal(changed, 2)}$`,
          marks: [
            ['M1', 'new abundances that add up to $100\\,\\%$'],
            ['A1', tex`$${decimal(changed, 2)}$`],
          ],
          keys: [
            value(changed, '', {
              tolerance: 0.01,
              slips: [
                { slip: 'method', value: Math.round(mean * 100) / 100, note: 'That is the mean with the natural abundances.' },
              ],
            }),
          ],
        },
        {
          ask: 'State one property in which the two isotopes differ, and one in which they do not.',
          answer: 'Different: mass (density, rate of diffusion); the same: chemical reactions.',
          solution:
            'Properties that depend on mass differ, such as density or the rate of diffusion. Chemical properties are the same, because the electrons are arranged in the same way.',
          marks: [
            ['A1', 'a physical property that depends on mass'],
            ['A1', 'chemical properties'],
          ],
        },
      ],
    });
  },
  check: ({ mean: table, known, last }, { mean }) => {
    // Weigh a thousand atoms one after another.
    const counts = [...known, last].map(([mass, share]) => [mass, Math.round(share * 10)] as const);
    const atoms = counts.flatMap(([mass, count]) => Array<number>(count).fill(mass));
    assert.equal(atoms.length, 1000);
    assertClose(atoms.reduce((sum, mass) => sum + mass, 0) / 1000, mean, 'mean of a thousand atoms');
    assert.ok(Math.abs(table - mean) < 0.1);
  },
});

export const atomsAndMixtures = [mixtures, nuclearSymbol, isotopes];
