import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { ELEMENTARY_CHARGE as e, ATOMIC_MASS_UNIT_MEV as MeV } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, nuclide, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** E.4 fission, E.5 fusion. */

const FRAGMENTS = [
  { first: ['Ba', 141, 56], second: ['Kr', 92, 36], n: 3 },
  { first: ['Xe', 140, 54], second: ['Sr', 94, 38], n: 2 },
  { first: ['Cs', 137, 55], second: ['Rb', 96, 37], n: 3 },
  { first: ['Te', 134, 52], second: ['Zr', 99, 40], n: 3 },
] as const;

const fissionReactor = defineTemplate({
  key: 'physics-e4-reactor-explained',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.4', 2),
  variants: [
    { form: 'chain', of: 0, k: 1.01, n: 100 },
    { form: 'parts', of: 1, k: 1.0, n: 100 },
    { form: 'parts', of: 2, k: 1.0, n: 100 },
    { form: 'chain', of: 3, k: 1.02, n: 80 },
    { form: 'fuel', of: 0, k: 30, n: 40 },
    { form: 'fuel', of: 1, k: 25, n: 50 },
    { form: 'fuel', of: 2, k: 35, n: 30 },
    { form: 'chain', of: 1, k: 1.005, n: 200 },
  ] as const,
  solve: ({ form, k, n }) => ({
    growth: k ** n,
    ratio: 8.0e13 / (n * 1e6),
    form,
  }),
  write: ({ form, of, k, n }, { growth, ratio }) => {
    const { first, second, n: neutrons } = FRAGMENTS[of];
    const equation = tex`{}^{235}_{92}\text{U} + {}^{1}_{0}\text{n} \to ${nuclide(first[1], first[2], first[0])} + ${nuclide(second[1], second[2], second[0])} + x\,{}^{1}_{0}\text{n}`;
    const balance = {
      ask: tex`Deduce the number $x$ of neutrons that are released.`,
      answer: tex`$${neutrons}$`,
      solution: tex`Nucleons: $235 + 1 = ${first[1]} + ${second[1]} + x$, so $x = ${neutrons}$. Charge: $92 = ${first[2]} + ${second[2]}$ is balanced.`,
      marks: [['A1', tex`$${neutrons}$`]] as const,
      keys: [
        foreseeing({ value: neutrons, tolerance: 0 }, miss(neutrons - 1, 'You left out the neutron on the left.', 'incomplete')),
      ],
    };
    if (form === 'chain')
      return inParts({
        stem: tex`In a reactor a possible fission is

$$${equation}$$`,
        hint: 'Think of how many of the neutrons released by one fission cause another.',
        parts: [
          balance,
          {
            ask: 'Explain what is meant by a chain reaction, and state the condition for it to continue at a constant rate.',
            answer: 'Neutrons of one fission cause further ones; on average exactly one of them does so',
            solution:
              'Neutrons released in one fission are taken in by other nuclei and cause further fissions. The rate is constant when, on average, exactly one neutron of each fission causes another; the rest is absorbed without fission or escapes.',
            marks: [
              ['R1', 'Neutrons released cause further fissions'],
              ['R1', 'On average one of them: constant rate'],
            ],
          },
          {
            ask: tex`Because of a fault, each fission causes $${k}$ further ones on average. Calculate the factor by which the rate of fission has grown after $${n}$ generations.`,
            answer: tex`$${significant(growth)}$`,
            solution: tex`Each generation multiplies the rate by $${k}$: $${k}^{${n}} = ${significant(growth)}$. A generation takes less than a thousandth of a second in a reactor without delayed neutrons.`,
            marks: [
              ['M1', tex`Power of $${k}$`],
              ['A1', tex`$${significant(growth)}$`],
            ],
            keys: [
              foreseeing(
                { value: growth, tolerance: growth * 0.01 },
                miss(1 + (k - 1) * n, 'You added the growth; it multiplies with each generation.'),
              ),
            ],
          },
          {
            ask: 'Outline how the control rods are used against this.',
            answer: 'They are lowered further and absorb more neutrons',
            solution:
              'The control rods absorb neutrons. Lowered further into the core they leave fewer neutrons for fission, so that the rate falls until it is constant again, or the reaction stops.',
            marks: [
              ['A1', 'Lowered further into the core'],
              ['R1', 'Absorb more neutrons, fewer fissions'],
            ],
          },
        ],
      });
    if (form === 'parts')
      return inParts({
        stem: tex`A student describes a nuclear reactor: “(1) The moderator slows down the fission, so that it does not become too fast. (2) The control rods are pulled out in an emergency. (3) The heat exchanger keeps the radioactive coolant apart from the water of the turbine.” One fission in it is

$$${equation}$$`,
        hint: 'What does each part do with the neutrons?',
        parts: [
          {
            ask: 'Identify the wrong statements and correct them.',
            answer: '(1): the moderator slows the neutrons. (2): the rods are lowered into the core',
            solution:
              'Statement (1) is wrong: the moderator slows down the neutrons, because slow neutrons are more likely to cause fission of uranium-235; without it the chain reaction would stop. Statement (2) is wrong: the rods are lowered fully into the core, to absorb neutrons. Statement (3) is right.',
            marks: [
              ['R1', '(1) wrong: neutrons are slowed'],
              ['R1', 'slow neutrons are more likely to cause fission'],
              ['R1', '(2) wrong: rods are lowered to absorb neutrons'],
            ],
          },
          balance,
          {
            ask: 'The two fragments have more neutrons than stable nuclei of these elements. Explain why this makes the waste radioactive.',
            answer: 'They decay by a series of beta-minus decays',
            solution:
              'With too many neutrons for their number of protons the fragments are unstable. They decay by beta-minus emission (with gamma radiation), often several times, with half-lives from seconds to many years.',
            marks: [
              ['R1', 'Too many neutrons: unstable'],
              ['R1', 'Beta-minus (and gamma) decay, some with long half-lives'],
            ],
          },
          {
            ask: 'Suggest two measures for the safe storage of this waste.',
            answer: 'Cooling in water first; later shielded storage in deep, stable rock',
            solution:
              'At first the waste is kept under water, which cools it and absorbs the radiation. Later it is sealed, for example in glass, and stored behind shielding in deep, stable rock without water for a very long time.',
            marks: [
              ['A1', 'Cooling under water at first'],
              ['A1', 'Sealed and shielded storage for a long time'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`Complete fission of $1\text{ kg}$ of uranium-235 releases about $8.0 \times 10^{13}\text{ J}$. The energy of $1\text{ kg}$ of a fossil fuel is $${n}\text{ MJ}$. A power station has the electrical power $1.0\text{ GW}$ and the efficiency $${k}\,\%$.`,
      hint: 'Efficiency links the electrical energy with the energy that the fuel has to supply.',
      parts: [
        {
          ask: 'Calculate the ratio of the two specific energies.',
          answer: tex`$${standardForm(ratio, '', 2).replace(/\\text\{ *\}/, '')}$`,
          solution: tex`$\dfrac{8.0 \times 10^{13}}{${n} \times 10^6} = ${standardForm(ratio, '', 2).replace(/\\text\{ *\}/, '')}$: more than a million.`,
          marks: [['A1', tex`$${standardForm(ratio, '', 2).replace(/\\text\{ *\}/, '')}$`]],
          keys: [{ value: ratio, tolerance: ratio * 0.04 }],
        },
        {
          ask: 'Determine the mass of uranium-235 and that of the fossil fuel that this station would need in one day.',
          answer: tex`$${quantity((1e9 * 86400 * 100) / k / 8e13, 'kg')}$ and $${standardForm((1e9 * 86400 * 100) / k / (n * 1e6), 'kg')}$`,
          solution: tex`Energy needed: $\dfrac{1.0 \times 10^9 \times 86\,400}{${k / 100}} = ${standardForm((1e9 * 86400 * 100) / k, 'J')}$. Uranium-235: $${quantity((1e9 * 86400 * 100) / k / 8e13, 'kg')}$. Fossil fuel: $${standardForm((1e9 * 86400 * 100) / k / (n * 1e6), 'kg')}$.`,
          marks: [
            ['M1', 'Electrical energy of a day divided by the efficiency'],
            ['A1', tex`Uranium: $${quantity((1e9 * 86400 * 100) / k / 8e13, 'kg')}$`],
            ['A1', tex`Fossil fuel: $${standardForm((1e9 * 86400 * 100) / k / (n * 1e6), 'kg')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer((1e9 * 86400 * 100) / k / 8e13, 'kg'), label: 'Uranium-235' },
              miss((1e9 * 86400) / 8e13, 'You left out the efficiency.', 'incomplete'),
            ),
            { ...numericAnswer((1e9 * 86400 * 100) / k / (n * 1e6), 'kg'), label: 'Fossil fuel' },
          ],
        },
        {
          ask: 'Discuss one advantage and one disadvantage of nuclear power compared with this fuel.',
          answer: 'Hardly any carbon dioxide in operation; radioactive waste for a very long time',
          solution:
            'Advantage: hardly any carbon dioxide is released in operation, so there is no addition to the enhanced greenhouse effect (or: little fuel has to be transported). Disadvantage: the waste is radioactive for a very long time and has to be kept safely (or: severe consequences of accidents).',
          marks: [
            ['R1', 'One advantage with a reason'],
            ['R1', 'One disadvantage with a reason'],
          ],
        },
        {
          ask: 'Natural uranium has less than one per cent of uranium-235. State how the fuel is prepared because of this.',
          answer: 'It is enriched: the share of uranium-235 is raised',
          solution:
            'The share of uranium-235 is raised (enrichment), so that enough of the neutrons meet nuclei that they can split.',
          marks: [['A1', 'Enrichment in uranium-235']],
        },
      ],
    });
  },
  check: ({ of, k, n, form }, { growth, ratio }) => {
    const { first, second, n: neutrons } = FRAGMENTS[of];
    assert.equal(first[1] + second[1] + neutrons, 236, 'nucleons');
    assert.equal(first[2] + second[2], 92, 'charge');
    if (form !== 'chain') {
      // Joules of one kilogram, counted in kilograms of the fuel.
      assertAgree(ratio * n * 1e6, 8e13, 'masses of equal energy', 1e-11);
      return;
    }
    let rate = 1;
    for (let generation = 0; generation < n; generation++) rate += (k - 1) * rate;
    assertAgree(rate, growth, 'growth over the generations');
  },
});

const bindingCurve = () => {
  const diagram = new Diagram({ x: [0, 250], y: [0, 10], width: 440, height: 280 }).axes({
    x: 'A',
    y: 'E / MeV',
    xTicks: [50, 100, 150, 200],
    yTicks: [2, 4, 6, 8],
    grid: true,
  });
  // Drawn through rounded values.
  return diagram
    .polyline(
      [
        [2, 1.1],
        [3, 2.8],
        [4, 7.1],
        [7, 6.2],
        [12, 7.7],
        [20, 8.0],
        [30, 8.5],
        [56, 8.8],
        [90, 8.7],
        [120, 8.5],
        [160, 8.2],
        [200, 7.9],
        [238, 7.6],
      ],
      'd-curve2',
    )
    .toSvg();
};

const fusionReaction = defineTemplate({
  key: 'physics-e5-fusion-reaction',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.5', 2, ['E.3.2']),
  variants: [
    {
      form: 'curve',
      left: [2.014102, 3.016049],
      right: [4.002603, 1.008665],
      names: ['{}^{2}_{1}\\text{H}', '{}^{3}_{1}\\text{H}', '{}^{4}_{2}\\text{He}', '{}^{1}_{0}\\text{n}'],
    },
    {
      form: 'energy',
      left: [2.014102, 3.016049],
      right: [4.002603, 1.008665],
      names: ['{}^{2}_{1}\\text{H}', '{}^{3}_{1}\\text{H}', '{}^{4}_{2}\\text{He}', '{}^{1}_{0}\\text{n}'],
    },
    {
      form: 'energy',
      left: [2.014102, 2.014102],
      right: [3.016029, 1.008665],
      names: ['{}^{2}_{1}\\text{H}', '{}^{2}_{1}\\text{H}', '{}^{3}_{2}\\text{He}', '{}^{1}_{0}\\text{n}'],
    },
    {
      form: 'curve',
      left: [3.016029, 2.014102],
      right: [4.002603, 1.007825],
      names: ['{}^{3}_{2}\\text{He}', '{}^{2}_{1}\\text{H}', '{}^{4}_{2}\\text{He}', '{}^{1}_{1}\\text{H}'],
    },
    {
      form: 'star',
      left: [3.016029, 3.016029],
      right: [4.002603, 2.01565],
      names: ['{}^{3}_{2}\\text{He}', '{}^{3}_{2}\\text{He}', '{}^{4}_{2}\\text{He}', '2\\,{}^{1}_{1}\\text{H}'],
    },
    {
      form: 'star',
      left: [2.014102, 1.007825],
      right: [3.016029, 0],
      names: ['{}^{2}_{1}\\text{H}', '{}^{1}_{1}\\text{H}', '{}^{3}_{2}\\text{He}', '\\gamma'],
    },
    {
      form: 'energy',
      left: [3.016029, 2.014102],
      right: [4.002603, 1.007825],
      names: ['{}^{3}_{2}\\text{He}', '{}^{2}_{1}\\text{H}', '{}^{4}_{2}\\text{He}', '{}^{1}_{1}\\text{H}'],
    },
    {
      form: 'energy',
      left: [2.014102, 2.014102],
      right: [3.016049, 1.007825],
      names: ['{}^{2}_{1}\\text{H}', '{}^{2}_{1}\\text{H}', '{}^{3}_{1}\\text{H}', '{}^{1}_{1}\\text{H}'],
    },
  ] as const,
  solve: ({ left, right }) => {
    const defect = left[0] + left[1] - right[0] - right[1];
    const released = defect * MeV;
    const fuel = (left[0] + left[1]) * 1.661e-27;
    return { defect, released, perKilogram: (released * 1e6 * e) / fuel };
  },
  write: ({ form, left, right, names }, { defect, released, perKilogram }) => {
    const [a, b, c, d] = names;
    const reaction = tex`${a} + ${b} \to ${c} + ${d}`;
    const masses = tex`Atomic masses: $${a}$ $${left[0].toFixed(6)}\text{ u}$${a === b ? '' : tex`; $${b}$ $${left[1].toFixed(6)}\text{ u}$`}; $${c}$ $${right[0].toFixed(6)}\text{ u}$${right[1] > 0 ? tex`; $${d}$ $${right[1].toFixed(6)}\text{ u}$${d.startsWith('2') ? ' (both together)' : ''}` : ''}.`;
    const energyPart = {
      ask: 'Calculate the energy released in this reaction in megaelectronvolts.',
      answer: tex`$${quantity(released, 'MeV')}$`,
      solution: tex`The mass defect is $(${left[0].toFixed(6)} + ${left[1].toFixed(6)}) - (${right[0].toFixed(6)}${right[1] > 0 ? tex` + ${right[1].toFixed(6)}` : ''}) = ${defect.toFixed(6)}\text{ u}$. Each unit is worth $931.5\text{ MeV}$: $${defect.toFixed(6)} \times 931.5 = ${quantity(released, 'MeV')}$.`,
      marks: [
        ['A1', tex`Mass defect $${defect.toFixed(6)}\text{ u}$`],
        ['A1', tex`$${quantity(released, 'MeV')}$`],
      ] as const,
      keys: [
        foreseeing(
          numericAnswer(released, 'MeV'),
          miss(defect, 'This is the mass defect in atomic mass units; an energy is asked for.', 'unit'),
        ),
      ],
    };
    if (form === 'energy')
      return inParts({
        stem: tex`A possible reaction in a fusion experiment is

$$${reaction}$$

${masses}`,
        hint: 'The mass that is missing afterwards has become energy.',
        parts: [
          energyPart,
          {
            ask: 'Explain why the fuel has to be at a very high temperature.',
            answer: 'The nuclei repel each other; only fast ones come close enough for the strong force',
            solution:
              'The nuclei are positive and repel each other. Only when they are very fast, which means a very high temperature, do they come so close that the strong nuclear force, which has a short range, can bind them.',
            marks: [
              ['R1', 'Electric repulsion of the nuclei'],
              ['R1', 'High kinetic energy needed to come within the range of the strong force'],
            ],
          },
          {
            ask: tex`Determine the energy released for each kilogram of the fuel. ($1\text{ u} = 1.661 \times 10^{-27}\text{ kg}$)`,
            answer: tex`$${standardForm(perKilogram, 'J')}$`,
            solution: tex`The fuel of one reaction has the mass $${significant(left[0] + left[1], 4)} \times 1.661 \times 10^{-27} = ${standardForm((left[0] + left[1]) * 1.661e-27, 'kg')}$ and releases $${significant(released)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(released * 1e6 * e, 'J')}$. The quotient is $${standardForm(perKilogram, 'J')}$ for each kilogram.`,
            marks: [
              ['M1', 'Energy in joules and mass of the fuel of one reaction'],
              ['A1', tex`$${standardForm(perKilogram, 'J')}$`],
            ],
            keys: [{ ...numericAnswer(perKilogram, 'J'), tolerance: perKilogram * 0.02 }],
          },
          {
            ask: 'Compare this with the fission of uranium-235, which releases about $8 \\times 10^{13}\\text{ J}$ for each kilogram.',
            answer: `${perKilogram > 8e13 ? 'Greater' : 'Of similar size'}, by a factor of about ${significant(perKilogram / 8e13, 1)}`,
            solution: tex`$\dfrac{${significant(perKilogram / 1e13, 2)} \times 10^{13}}{8 \times 10^{13}} \approx ${significant(perKilogram / 8e13, 1)}$. For light nuclei the binding energy per nucleon grows steeply, so fusion releases more for each kilogram.`,
            marks: [['A1', tex`Factor of about $${significant(perKilogram / 8e13, 1)}$`]],
          },
        ],
      });
    if (form === 'curve')
      return inParts({
        stem: tex`The graph shows the binding energy per nucleon $E$ against the nucleon number $A$. A fusion reaction is

$$${reaction}$$

![](diagram:curve)

${masses}`,
        hint: 'A greater binding energy means that more energy has been released when the nucleus was formed.',
        parts: [
          {
            ask: 'Use the graph to explain why the fusion of light nuclei and the fission of heavy ones both release energy.',
            answer: 'Both lead to nuclei with a greater binding energy per nucleon, nearer to the maximum',
            solution:
              'The curve has its maximum near $A = 56$. Light nuclei that join move up the steep left side; heavy ones that split move up the gentle right side. In both cases the nucleons are bound more strongly afterwards, and the gain of binding energy is released.',
            marks: [
              ['R1', 'Maximum near iron'],
              ['R1', 'Fusion of light nuclei: greater binding energy per nucleon'],
              ['R1', 'Fission of heavy nuclei: greater binding energy per nucleon'],
            ],
          },
          energyPart,
          {
            ask: tex`The binding energy per nucleon of $^4_2\text{He}$ is $7.1\text{ MeV}$. Calculate the energy needed to take this nucleus apart completely.`,
            answer: tex`$28.4\text{ MeV}$`,
            solution: tex`$4 \times 7.1 = 28.4\text{ MeV}$: the binding energy of the whole nucleus.`,
            marks: [['A1', tex`$28.4\text{ MeV}$`]],
            keys: [
              foreseeing({ value: 28.4, tolerance: 0.3, unit: 'MeV' }, miss(14.2, 'All four nucleons count.', 'incomplete')),
            ],
          },
          {
            ask: 'State why no energy can be gained by the fusion of two nuclei of iron.',
            answer: 'The product would have a smaller binding energy per nucleon',
            solution:
              'Beyond iron the curve falls, so a nucleus with about twice as many nucleons would have a smaller binding energy per nucleon. Energy would have to be supplied.',
            marks: [['R1', 'Curve falls beyond iron: energy needed']],
          },
        ],
        diagrams: [
          {
            name: 'curve',
            svg: bindingCurve(),
            alt: 'Binding energy per nucleon against nucleon number: rises steeply from about 1 MeV to 7 MeV at 4, has its maximum of 8.8 MeV near 56 and falls slowly to 7.6 MeV at 238.',
          },
        ],
      });
    return inParts({
      stem: tex`One step of the fusion of hydrogen in stars is

$$${reaction}$$

${masses}`,
      hint: 'Compare the masses; then think of what holds the star together, and what holds it up.',
      parts: [
        energyPart,
        {
          ask: 'Explain how a star of the main sequence stays stable for a long time.',
          answer: 'Gravity inwards is balanced by the pressure of gas and radiation outwards',
          solution:
            'Gravity pulls each layer inwards. The pressure of the hot gas and of the radiation from the core pushes outwards; both balance. If fusion became faster, the core would expand and cool, and fusion would slow down again.',
          marks: [
            ['R1', 'Gravity inwards'],
            ['R1', 'Gas and radiation pressure outwards, in equilibrium'],
          ],
        },
        {
          ask: 'A star has ten times the mass of the Sun. Discuss how its life on the main sequence compares.',
          answer: 'Much shorter: it is far more luminous than its greater supply allows for',
          solution:
            'It has more hydrogen, but gravity is stronger: its core is hotter and denser, and fusion is very much faster. Its luminosity is thousands of times that of the Sun, so the supply is used up much sooner.',
          marks: [
            ['R1', 'Higher temperature and pressure of the core: faster fusion, much greater luminosity'],
            ['R1', 'Shorter life in spite of the greater mass'],
          ],
        },
        {
          ask: 'State what happens to a star like the Sun when the hydrogen of its core is used up.',
          answer: 'It becomes a red giant, and finally a white dwarf',
          solution:
            'The core contracts and becomes hotter, the outer layers expand and cool: a red giant. Later the outer layers are lost, and the core stays behind as a white dwarf.',
          marks: [
            ['A1', 'Red giant'],
            ['A1', 'White dwarf'],
          ],
        },
      ],
    });
  },
  check: ({ left, right }, { defect, released, perKilogram }) => {
    // Through kilograms and the square of the speed of light.
    const kilograms = (left[0] + left[1] - right[0] - right[1]) * 1.660539e-27;
    assertAgree((kilograms * 2.99792458e8 ** 2) / 1.602177e-19 / 1e6, released, 'energy', 1e-3);
    // The share of its mass that the fuel loses, times the square of the speed of light.
    assertAgree(perKilogram, (kilograms / ((left[0] + left[1]) * 1.660539e-27)) * 2.99792458e8 ** 2, 'from one kilogram', 3e-3);
    assertAgree((perKilogram * (left[0] + left[1]) * 1.661e-27) / (1e6 * e), released, 'energy of one reaction', 1e-15);
    assertBetween(defect, 0.003, 0.03, 'mass defect');
  },
});

const nuclearChoice = defineTemplate({
  key: 'physics-e4-fission-and-fusion-compared',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('E.4', 1, ['E.5']),
  variants: [
    { form: 'moderator', k: 1 },
    { form: 'moderator', k: 2 },
    { form: 'binding', k: 3 },
    { form: 'binding', k: 2 },
    { form: 'critical', k: 4 },
    { form: 'critical', k: 3 },
  ] as const,
  solve: ({ k }) => ({ lost: k - 1, gain: 240 * 0.9 }),
  write: ({ form, k }, { lost }, index) => {
    if (form === 'moderator')
      return asChoice(
        k === 1
          ? {
              text: 'Why are the atoms of a good moderator light?',
              hint: 'Think of collisions between balls of different mass.',
              right: 'A neutron loses much kinetic energy in a collision with a light nucleus',
              wrongs: [
                ['Light nuclei absorb neutrons more readily', 'A moderator should absorb as few neutrons as possible.'],
                ['Light nuclei are split by neutrons as well', 'The moderator takes no part in fission.'],
                [
                  'Light nuclei reflect neutrons without loss of energy',
                  'Neutrons bounce off heavy nuclei nearly without loss; they have to be slowed.',
                ],
              ],
              solution:
                'In a collision with a nucleus of similar mass a neutron hands over much of its kinetic energy; from a heavy nucleus it bounces off with nearly the same speed. So light nuclei slow neutrons in few collisions.',
              marking: 'energy handed over in collisions of similar masses',
            }
          : {
              text: 'The moderator of a reactor is lost while the control rods stay as they are. What happens to the chain reaction in uranium with little uranium-235?',
              hint: 'Which neutrons split uranium-235 most readily?',
              right: 'It dies out, because fast neutrons rarely cause fission',
              wrongs: [
                ['It becomes faster, because nothing slows it down', 'The moderator slows neutrons, not the reaction.'],
                [
                  'It continues unchanged, because the rods control it',
                  'The rods absorb neutrons; whether those that are left cause fission is another matter.',
                ],
                [
                  'It becomes faster, because the neutrons arrive sooner',
                  'Fast neutrons are less likely to be captured by uranium-235.',
                ],
              ],
              solution:
                'Slow neutrons are much more likely to split uranium-235. Without the moderator the neutrons stay fast, too few of them cause fission, and the chain reaction dies out.',
              marking: 'slow neutrons are needed for fission',
            },
        index,
        4,
      );
    if (form === 'binding')
      return asChoice(
        {
          text: tex`A nucleus with $240$ nucleons and the binding energy per nucleon $7.6\text{ MeV}$ splits into two with $8.${k === 3 ? 5 : 4}\text{ MeV}$ per nucleon. The few neutrons may be neglected. About how much energy is released?`,
          hint: 'All nucleons are bound more strongly afterwards.',
          right: tex`$${k === 3 ? 216 : 192}\text{ MeV}$`,
          wrongs: [
            [tex`$${k === 3 ? 0.9 : 0.8}\text{ MeV}$`, 'This is the gain for a single nucleon.'],
            [tex`$${k === 3 ? 108 : 96}\text{ MeV}$`, 'You counted the nucleons of one of the two nuclei.'],
            [tex`$${k === 3 ? 2040 : 2016}\text{ MeV}$`, 'This is the whole binding energy afterwards; subtract that before.'],
          ],
          solution: tex`Each of the $240$ nucleons gains $${k === 3 ? 0.9 : 0.8}\text{ MeV}$ of binding energy: $240 \times ${k === 3 ? 0.9 : 0.8} = ${k === 3 ? 216 : 192}\text{ MeV}$.`,
          marking: 'gain per nucleon times nucleon number',
        },
        index,
        1,
      );
    return asChoice(
      {
        text: tex`In a simple model of a reactor each fission releases $${k}$ neutrons on average. The power is constant. What happens to the neutrons of one fission on average?`,
        hint: 'How many have to cause another fission for a constant power?',
        right: tex`One causes fission, $${lost}$ are absorbed otherwise or escape`,
        wrongs: [
          [tex`All $${k}$ cause fission`, 'The power would grow very quickly then.'],
          [tex`None causes fission, $${k}$ are absorbed or escape`, 'The reaction would end then.'],
          [
            tex`Half of them cause fission, the others are absorbed or escape`,
            'More than one for each fission would let the power grow.',
          ],
        ],
        solution: tex`Constant power means a constant rate of fission: on average exactly one neutron of each fission causes the next. The other $${lost}$ are absorbed, for example by the control rods, or escape.`,
        marking: 'one neutron for each fission causes another',
      },
      index,
      7,
    );
  },
  check: ({ k }, { lost, gain }) => {
    assert.equal(lost + 1, k, 'neutrons');
    assertAgree(gain, 240 * 8.5 - 240 * 7.6, 'gain of binding energy');
  },
});

export const fissionAndFusion: readonly QuestionTemplate[] = [fissionReactor, fusionReaction, nuclearChoice];
