import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, bracketed, foreseen, hlOnly } from './marking.ts';

/** Reactivity 1.2 to 1.4: formulae explained by Born-Haber cycles, fuels, and entropy from data. */

const tex = String.raw;

/** Energies in kJ mol^-1: sublimation, first and second ionisation, gas atoms of the halogen, electron affinity, lattices of MX and MX2. */
const formulaByCycle = defineTemplate({
  key: 'chem-formula-explained-by-cycle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.2.3', 2),
  variants: [
    {
      metal: 'Mg',
      name: 'magnesium',
      halide: 'Cl',
      sublimes: 148,
      first: 738,
      second: 1451,
      atom: 122,
      gain: -349,
      one: 753,
      two: 2540,
    },
    {
      metal: 'Ca',
      name: 'calcium',
      halide: 'Cl',
      sublimes: 178,
      first: 590,
      second: 1145,
      atom: 122,
      gain: -349,
      one: 717,
      two: 2271,
    },
    {
      metal: 'Mg',
      name: 'magnesium',
      halide: 'Br',
      sublimes: 148,
      first: 738,
      second: 1451,
      atom: 112,
      gain: -325,
      one: 715,
      two: 2451,
    },
    {
      metal: 'Sr',
      name: 'strontium',
      halide: 'Cl',
      sublimes: 164,
      first: 550,
      second: 1064,
      atom: 122,
      gain: -349,
      one: 680,
      two: 2170,
    },
  ],
  solve: ({ sublimes, first, second, atom, gain, one, two }) => {
    const single = sublimes + first + atom + gain - one;
    const double = sublimes + first + second + 2 * atom + 2 * gain - two;
    return { single, double, change: double - 2 * single };
  },
  write: ({ metal, name, halide, sublimes, first, second, atom, gain, one, two }, { single, double, change }) =>
    inParts({
      stem: tex`The ${halide === 'Cl' ? 'chloride' : 'bromide'} of ${name} has the formula $\ce{${metal}${halide}2}$. To find out why it is not $\ce{${metal}${halide}}$, the enthalpies of formation of both are compared. The lattice enthalpy of $\ce{${metal}${halide}}$ is an estimate. All values are in $\text{kJ mol}^{-1}$.

| process | $\Delta H^{\ominus}$ |
| --- | :---: |
| $\ce{${metal}(s) -> ${metal}(g)}$ | $+${sublimes}$ |
| $\ce{${metal}(g) -> ${metal}+(g) + e^{-}}$ | $+${first}$ |
| $\ce{${metal}+(g) -> ${metal}^{2+}(g) + e^{-}}$ | $+${second}$ |
| $\ce{1/2 ${halide}2 -> ${halide}(g)}$ | $+${atom}$ |
| $\ce{${halide}(g) + e^{-} -> ${halide}^{-}(g)}$ | $${gain}$ |
| $\ce{${metal}${halide}(s) -> ${metal}+(g) + ${halide}^{-}(g)}$ | $+${one}$ |
| $\ce{${metal}${halide}2(s) -> ${metal}^{2+}(g) + 2${halide}^{-}(g)}$ | $+${two}$ |`,
      hint: 'Which steps lead from the elements to the solid, and which of them occur twice?',
      parts: [
        {
          ask: tex`Determine the enthalpy of formation of $\ce{${metal}${halide}}$ that follows from the estimate.`,
          answer: tex`$${single}\text{ kJ mol}^{-1}$`,
          solution: tex`$${sublimes} + ${first} + ${atom} ${gain < 0 ? '-' : '+'} ${Math.abs(gain)} - ${one} = ${single}\text{ kJ mol}^{-1}$: the lattice enthalpy is subtracted, as the lattice forms.`,
          marks: [
            ['M1', 'sum of the steps from the elements to gaseous ions'],
            ['A1', tex`$${single}\text{ kJ mol}^{-1}$; award 1 of 2 where the lattice enthalpy was added`],
          ],
          keys: [
            value(single, 'kJ mol⁻¹', {
              relative: 0.005,
              slips: [foreseen(single + 2 * one, 'The lattice forms here, so its enthalpy is subtracted.', 'sign')],
            }),
          ],
        },
        {
          ask: tex`Determine the enthalpy of formation of $\ce{${metal}${halide}2}$.`,
          answer: tex`$${double}\text{ kJ mol}^{-1}$`,
          solution: tex`$${sublimes} + ${first} + ${second} + 2 \times ${atom} + 2 \times (${gain}) - ${two} = ${double}\text{ kJ mol}^{-1}$`,
          marks: [
            ['M1', 'both ionisation energies'],
            ['M1', 'two atoms and two electron affinities'],
            ['A1', tex`$${double}\text{ kJ mol}^{-1}$; award 2 of 3 where one halogen atom was left out`],
          ],
          keys: [
            value(double, 'kJ mol⁻¹', {
              relative: 0.005,
              slips: [foreseen(double - atom - gain, 'There are two ions of the halogen.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`Calculate $\Delta H^{\ominus}$ of $\ce{2${metal}${halide}(s) -> ${metal}(s) + ${metal}${halide}2(s)}$, and deduce why $\ce{${metal}${halide}}$ is not found.`,
          answer: tex`$${change}\text{ kJ mol}^{-1}$; it would turn into $\ce{${metal}${halide}2}$ and the metal`,
          solution: tex`$${double} - 2 \times ${bracketed(single)} = ${change}\text{ kJ mol}^{-1}$. The reaction is strongly exothermic: $\ce{${metal}${halide}}$ would turn into the more stable $\ce{${metal}${halide}2}$ and metal.`,
          marks: [
            ['M1', 'products less reactants, with two formula units (ECF)'],
            ['A1', tex`$${change}\text{ kJ mol}^{-1}$`],
            ['R1', tex`exothermic, so $\ce{${metal}${halide}}$ is unstable with respect to $\ce{${metal}${halide}2}$`],
          ],
          keys: [
            value(change, 'kJ mol⁻¹', {
              relative: 0.01,
              slips: [foreseen(double - single, 'Two formula units react.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`Explain which step makes up for the large second ionisation energy when $\ce{${metal}${halide}2}$ forms, and why this step releases so much more energy than for $\ce{${metal}${halide}}$.`,
          answer: 'Forming the lattice; the ions have a higher charge',
          solution: tex`The lattice of $\ce{${metal}${halide}2}$ releases far more energy than that of $\ce{${metal}${halide}}$ ($${two}$ against $${one}\text{ kJ mol}^{-1}$), because the doubly charged, smaller $\ce{${metal}^{2+}}$ attracts the anions much more strongly.`,
          marks: [
            ['A1', 'formation of the lattice'],
            ['R1', tex`higher charge (and smaller radius) of $\ce{${metal}^{2+}}$: stronger attraction`],
          ],
        },
      ],
    }),
  check: ({ sublimes, first, second, atom, gain, one, two }, { single, double, change }) => {
    // Straight from the steps of the disproportionation, without formation enthalpies.
    assertClose(change, 2 * one - sublimes - first + second - two, 'by gaseous ions', 1e-9);
    assert.ok(double < 2 * single && double < -500 && single < 0 && atom + gain < 0);
  },
});

const cycleChoice = choiceSet({ key: 'chem-formation-cycles-choice', difficulty: 'Easy', placements: hlOnly('R1.2.3', 1) }, 3, [
  {
    ask: tex`For which equation is $\Delta H$ the standard enthalpy of formation of ethanol?`,
    right: tex`$\ce{2C(s) + 3H2(g) + 1/2 O2(g) -> C2H5OH(l)}$`,
    wrong: [
      [tex`$\ce{4C(s) + 6H2(g) + O2(g) -> 2C2H5OH(l)}$`, 'Two moles form here.'],
      [tex`$\ce{C2H4(g) + H2O(g) -> C2H5OH(l)}$`, 'The reactants are not elements.'],
      [tex`$\ce{2C(g) + 6H(g) + O(g) -> C2H5OH(l)}$`, 'The elements are not in their standard states.'],
    ],
    hint: 'From what, and how much of the compound?',
    why: 'One mole of the compound forms from its elements in their standard states.',
  },
  {
    ask: tex`Which substance has a standard enthalpy of formation of zero?`,
    right: tex`$\ce{Br2(l)}$`,
    wrong: [
      [tex`$\ce{Br2(g)}$`, 'Energy is needed to vaporise the element.'],
      [tex`$\ce{HBr(g)}$`, 'This is a compound.'],
      [tex`$\ce{Br(g)}$`, 'Energy is needed to break the bond of the element.'],
    ],
    hint: 'In which state is the element under standard conditions?',
    why: 'Elements in their standard states have a formation enthalpy of zero. Bromine is a liquid.',
  },
  {
    ask: tex`$\Delta H^{\ominus}_{\text{f}}$ of $\ce{CO2(g)}$ and $\Delta H^{\ominus}_{\text{c}}$ of graphite are equal. Why?`,
    right: 'Both belong to the same equation',
    wrong: [
      ['Both are zero', 'Burning graphite is strongly exothermic.'],
      ['Combustion is always the reverse of formation', 'Here it is no reverse.'],
      ['Carbon dioxide is an element', 'It is a compound.'],
    ],
    hint: 'Write both equations.',
    why: tex`$\ce{C(s) + O2(g) -> CO2(g)}$ is both the combustion of graphite and the formation of carbon dioxide.`,
  },
  {
    ask: 'Which step of a Born–Haber cycle is always exothermic?',
    right: tex`$\ce{Na+(g) + Cl^{-}(g) -> NaCl(s)}$`,
    wrong: [
      [tex`$\ce{Na(g) -> Na+(g) + e^{-}}$`, 'An electron is pulled away from a positive nucleus.'],
      [tex`$\ce{Na(s) -> Na(g)}$`, 'Metallic bonds are overcome.'],
      [tex`$\ce{O^{-}(g) + e^{-} -> O^{2-}(g)}$`, 'An electron is added to a negative ion.'],
    ],
    hint: 'In which step do opposite charges come together?',
    why: 'Ions of opposite charge attract each other, so energy is released when they form a lattice.',
  },
  {
    ask: tex`Combustion enthalpies in $\text{kJ mol}^{-1}$ are $-394$ for $\ce{C(s)}$, $-286$ for $\ce{H2(g)}$ and $-891$ for $\ce{CH4(g)}$. What is the enthalpy of formation of methane?`,
    right: tex`$-75\text{ kJ mol}^{-1}$`,
    wrong: [
      [tex`$+75\text{ kJ mol}^{-1}$`, 'You subtracted in the wrong direction.'],
      [tex`$+211\text{ kJ mol}^{-1}$`, 'You used one mole of hydrogen.'],
      [tex`$-1571\text{ kJ mol}^{-1}$`, 'You subtracted one mole too many of a substance or added all values.'],
    ],
    hint: 'Burn the elements, then compare with burning the compound.',
    why: tex`$-394 + 2 \times (-286) - (-891) = -75\text{ kJ mol}^{-1}$`,
    proof: [-75, 891 - 394 - 572],
  },
  {
    ask: tex`Which lattice enthalpy is the largest?`,
    right: tex`$\ce{MgO}$`,
    wrong: [
      [tex`$\ce{NaF}$`, 'Its ions have single charges.'],
      [tex`$\ce{MgS}$`, 'One of its ions is larger than it could be.'],
      [tex`$\ce{CaO}$`, 'One of its ions is larger than it could be.'],
    ],
    hint: 'Charges first, then radii.',
    why: 'Doubly charged and small ions attract each other most strongly.',
  },
]);

const fuelsChoice = choiceSet({ key: 'chem-fuels-and-air-choice', difficulty: 'Easy', placements: both('R1.3', 1) }, 0, [
  {
    ask: 'Why is incomplete combustion in a closed room dangerous?',
    right: 'It forms carbon monoxide, which is toxic',
    wrong: [
      ['It forms hydrogen, which explodes', 'This gas does not form in an ordinary flame.'],
      ['It uses more oxygen than complete combustion', 'It uses less for the same amount of fuel.'],
      ['It releases more energy', 'It releases less.'],
    ],
    hint: 'Which oxide of carbon forms when oxygen is short?',
    why: 'With too little oxygen carbon monoxide and soot form; carbon monoxide binds to haemoglobin.',
  },
  {
    ask: tex`Which equation shows an incomplete combustion?`,
    right: tex`$\ce{2CH4 + 3O2 -> 2CO + 4H2O}$`,
    wrong: [
      [tex`$\ce{CH4 + 2O2 -> CO2 + 2H2O}$`, 'All carbon ends up in the higher oxide here.'],
      [tex`$\ce{C2H5OH + 3O2 -> 2CO2 + 3H2O}$`, 'All carbon ends up in the higher oxide here.'],
      [tex`$\ce{2H2 + O2 -> 2H2O}$`, 'This fuel contains no carbon.'],
    ],
    hint: 'Which products show that oxygen was short?',
    why: 'Carbon monoxide could be oxidised further: the combustion is incomplete.',
  },
  {
    ask: 'Why do long-chain alkanes burn with a smokier flame than short ones?',
    right: 'They need more oxygen for each molecule',
    wrong: [
      ['They contain oxygen', 'Alkanes contain carbon and hydrogen alone.'],
      ['They have weaker covalent bonds', 'Their bonds are of the same kinds.'],
      ['They evaporate more easily', 'They evaporate less easily.'],
    ],
    hint: 'How much oxygen does a molecule of each need?',
    why: 'A longer chain needs more oxygen for each molecule, so soot forms more easily.',
  },
  {
    ask: 'Why is a biofuel from plants called nearly carbon neutral?',
    right: 'Plants took up the carbon dioxide that its combustion releases',
    wrong: [
      ['It contains no carbon', 'It is a carbon compound.'],
      ['It burns without carbon dioxide', 'Carbon compounds form it when they burn.'],
      ['It releases less energy', 'This has no influence on the carbon balance.'],
    ],
    hint: 'Where does the carbon in a plant come from?',
    why: 'The carbon was taken from the air by photosynthesis a short time before. Farming and transport still release some carbon dioxide.',
  },
  {
    ask: tex`A fuel cell is supplied with hydrogen and oxygen. What happens at the electrode with hydrogen?`,
    right: 'Hydrogen is oxidised at the anode',
    wrong: [
      ['Hydrogen is reduced at the anode', 'It loses electrons.'],
      ['Hydrogen is oxidised at the cathode', 'Oxidation takes place at the other electrode.'],
      ['Hydrogen burns in a flame', 'The energy leaves as electrical energy here.'],
    ],
    hint: 'Does hydrogen gain or lose electrons?',
    why: tex`Hydrogen loses electrons, for example $\ce{H2 -> 2H^{+} + 2e^{-}}$: it is oxidised, at the anode.`,
  },
  {
    ask: tex`Burning $1.0\text{ g}$ of a fuel releases $45\text{ kJ}$; its density is $0.72\text{ g cm}^{-3}$. What is its energy density?`,
    right: tex`$32\text{ kJ cm}^{-3}$`,
    wrong: [
      [tex`$63\text{ kJ cm}^{-3}$`, 'You divided by the density.'],
      [tex`$45\text{ kJ cm}^{-3}$`, 'That is the energy for each gram.'],
      [tex`$0.016\text{ kJ cm}^{-3}$`, 'You divided the density by the energy.'],
    ],
    hint: 'How many grams are in a cubic centimetre?',
    why: tex`A cubic centimetre has $0.72\text{ g}$: $0.72 \times 45 = 32\text{ kJ}$.`,
    proof: [32, 45 * 0.72],
  },
]);

type Reaction = readonly [equation: string, enthalpy: number, entropy: number];

const spontaneityTable = defineTemplate({
  key: 'chem-spontaneity-by-signs',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 2),
  variants: [
    {
      rows: [
        ['2H2O2(l) -> 2H2O(l) + O2(g)', -196, 126],
        ['CaCO3(s) -> CaO(s) + CO2(g)', 178, 161],
        ['N2(g) + 3H2(g) -> 2NH3(g)', -92, -199],
        ['3O2(g) -> 2O3(g)', 285, -137],
      ],
      at: 700,
    },
    {
      rows: [
        ['N2O4(g) -> 2NO2(g)', 57, 176],
        ['2CO(g) + O2(g) -> 2CO2(g)', -566, -173],
        ['2N2O(g) -> 2N2(g) + O2(g)', -164, 149],
        ['2H2O(g) + O2(g) -> 2H2O2(g)', 211, -116],
      ],
      at: 400,
    },
    {
      rows: [
        ['C2H4(g) + H2(g) -> C2H6(g)', -137, -121],
        ['NH4NO3(s) -> N2O(g) + 2H2O(g)', -36, 446],
        ['2SO3(g) -> 2SO2(g) + O2(g)', 198, 190],
        ['N2(g) + 2O2(g) -> 2NO2(g)', 66, -122],
      ],
      at: 1200,
    },
    {
      rows: [
        ['MgCO3(s) -> MgO(s) + CO2(g)', 101, 175],
        ['2C(s) + O2(g) -> 2CO(g)', -221, 179],
        ['2NO(g) + O2(g) -> 2NO2(g)', -116, -147],
        ['2C(s) + 2H2(g) -> C2H4(g)', 52, -53],
      ],
      at: 600,
    },
  ] as readonly { rows: readonly [Reaction, Reaction, Reaction, Reaction]; at: number }[],
  solve: ({ rows }) => {
    const find = (enthalpyUp: boolean, entropyUp: boolean) =>
      rows.findIndex(([, h, s]) => h > 0 === enthalpyUp && s > 0 === entropyUp);
    const [always, never, above, below] = [find(false, true), find(true, false), find(true, true), find(false, false)];
    const turning = (at: number) => (1000 * (rows[at]?.[1] ?? 0)) / (rows[at]?.[2] ?? 1);
    return { always, never, above, below, turnAbove: turning(above), turnBelow: turning(below) };
  },
  write: ({ rows, at }, { always, never, above, below, turnAbove, turnBelow }) => {
    const row = rows[below] ?? rows[0];
    const gibbs = row[1] - (at * row[2]) / 1000;
    return inParts({
      stem: tex`The table gives $\Delta H^{\ominus}$ and $\Delta S^{\ominus}$ of four reactions. Assume that neither changes with temperature.

| | reaction | $\Delta H^{\ominus} / \text{kJ mol}^{-1}$ | $\Delta S^{\ominus} / \text{J K}^{-1}\text{ mol}^{-1}$ |
| :---: | --- | :---: | :---: |
${rows.map(([equation, h, s], i) => tex`| ${i + 1} | $\ce{${equation}}$ | $${h > 0 ? '+' : ''}${h}$ | $${s > 0 ? '+' : ''}${s}$ |`).join('\n')}`,
      hint: tex`Which sign does each term of $\Delta G = \Delta H - T\Delta S$ have?`,
      parts: [
        {
          ask: 'Identify the reaction that is spontaneous at every temperature and the one that is spontaneous at none, with a reason.',
          answer: `Reaction ${always + 1} at every temperature, reaction ${never + 1} at none`,
          solution: tex`In reaction ${always + 1} $\Delta H$ is negative and $\Delta S$ positive, so $\Delta G$ is negative at every temperature. In reaction ${never + 1} both signs are reversed, so $\Delta G$ is always positive.`,
          marks: [
            ['A1', `${always + 1} at every temperature, ${never + 1} at none`],
            ['R1', tex`signs of $\Delta H$ and $-T\Delta S$ agree in both cases`],
          ],
        },
        {
          ask: tex`Determine the temperature, in $\text{K}$, above which reaction ${String(above + 1)} is spontaneous.`,
          answer: tex`$${significant(turnAbove)}\text{ K}$`,
          solution: tex`$\Delta G = 0$ where $T = \dfrac{\Delta H}{\Delta S} = \dfrac{${rows[above]?.[1]} \times 10^{3}}{${rows[above]?.[2]}} = ${significant(turnAbove)}\text{ K}$.`,
          marks: [
            ['M1', tex`$T = \Delta H / \Delta S$ in the same units`],
            ['A1', tex`$${significant(turnAbove)}\text{ K}$; award 1 of 2 for a wrong power of ten`],
          ],
          keys: [
            value(turnAbove, 'K', {
              slips: [foreseen(turnAbove / 1000, 'Kilojoules and joules have to be in the same unit.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`Calculate $\Delta G$ of reaction ${String(below + 1)} at $${at}\text{ K}$, in $\text{kJ mol}^{-1}$, and state whether it is spontaneous there.`,
          answer: tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$; ${gibbs < 0 ? 'spontaneous' : 'not spontaneous'}`,
          solution: tex`$\Delta G = ${row[1]} - ${at} \times (${row[2]} \times 10^{-3}) = ${significant(gibbs)}\text{ kJ mol}^{-1}$: ${gibbs < 0 ? 'negative, so it is spontaneous' : 'positive, so it is not spontaneous'}. (The sign changes at $${significant(turnBelow)}\text{ K}$.)`,
          marks: [
            ['M1', tex`$\Delta S$ in $\text{kJ K}^{-1}\text{ mol}^{-1}$`],
            ['A1', tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$`],
            ['A1', gibbs < 0 ? 'spontaneous (ECF from the sign)' : 'not spontaneous (ECF from the sign)'],
          ],
          keys: [
            {
              ...value(gibbs, 'kJ mol⁻¹', {
                relative: 0.02,
                slips: [foreseen(row[1] - at * row[2], 'Joules have to be turned into kilojoules.', 'unit')],
              }),
              label: 'Gibbs energy',
            },
          ],
        },
        {
          ask: tex`Explain the sign of $\Delta S^{\ominus}$ of reaction ${String(above + 1)} from its equation.`,
          answer: 'The number of moles of gas increases',
          solution:
            'There are more moles of gas on the right than on the left. Gas particles can be distributed in many more ways, so the entropy increases.',
          marks: [['R1', 'more moles of gas on the right: more ways to distribute particles and energy']],
        },
      ],
    });
  },
  check: ({ rows, at }, { always, never, above, below, turnAbove }) => {
    assert.equal(new Set([always, never, above, below]).size, 4);
    const gibbs = (i: number, t: number) => (rows[i]?.[1] ?? 0) - (t * (rows[i]?.[2] ?? 0)) / 1000;
    for (const t of [100, 1000, 3000]) assert.ok(gibbs(always, t) < 0 && gibbs(never, t) > 0);
    assertClose(gibbs(above, turnAbove), 0, 'turning point', 1e-9);
    assert.ok(Math.abs(gibbs(below, at)) > 3);
  },
});

const entropyOfBoiling = defineTemplate({
  key: 'chem-entropy-of-boiling-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 1),
  variants: [
    {
      rows: [
        ['benzene', 353, 30.7],
        ['hexane', 342, 28.9],
        ['trichloromethane', 334, 29.2],
        ['water', 373, 40.7],
      ],
      asked: ['cyclohexane', 354, 30.0],
    },
    {
      rows: [
        ['methylbenzene', 384, 33.2],
        ['pentane', 309, 25.8],
        ['ethoxyethane', 308, 26.5],
        ['ethanol', 351, 38.6],
      ],
      asked: ['heptane', 372, 31.8],
    },
    {
      rows: [
        ['octane', 399, 34.4],
        ['tetrachloromethane', 350, 29.8],
        ['propanone', 329, 29.1],
        ['methanol', 338, 35.2],
      ],
      asked: ['cyclohexane', 354, 30.0],
    },
    {
      rows: [
        ['bromine', 332, 29.96],
        ['hexane', 342, 28.9],
        ['benzene', 353, 30.7],
        ['propan-1-ol', 370, 41.4],
      ],
      asked: ['octane', 399, 34.4],
    },
  ] as const,
  solve: ({ rows, asked }) => {
    const entropies = rows.map(([, t, h]) => (1000 * h) / t);
    const mean = entropies.slice(0, 3).reduce((sum, s) => sum + s, 0) / 3;
    return {
      entropies,
      mean,
      predicted: (mean * asked[1]) / 1000,
      off: (100 * Math.abs((mean * asked[1]) / 1000 - asked[2])) / asked[2],
    };
  },
  write: ({ rows, asked: [name, boils, measured] }, { entropies, mean, predicted, off }) => {
    const [odd] = rows[3];
    return inParts({
      stem: tex`At its boiling point a liquid is in equilibrium with its vapour, so $\Delta G = 0$ for the vaporisation. The table gives boiling points and enthalpies of vaporisation.

| liquid | boiling point / $\text{K}$ | $\Delta H_{\text{vap}} / \text{kJ mol}^{-1}$ |
| --- | :---: | :---: |
${rows.map(([liquid, t, h]) => `| ${liquid} | $${t}$ | $${h.toFixed(1)}$ |`).join('\n')}`,
      hint: tex`What follows from $\Delta G = \Delta H - T\Delta S = 0$?`,
      parts: [
        {
          ask: tex`Calculate $\Delta S_{\text{vap}}$ of ${rows[0][0]} and of ${odd}, in $\text{J K}^{-1}\text{ mol}^{-1}$.`,
          answer: tex`$${significant(entropies[0] ?? 0)}$ and $${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$`,
          solution: tex`$\Delta S = \dfrac{\Delta H}{T}$: $\dfrac{${rows[0][2].toFixed(1)} \times 10^{3}}{${rows[0][1]}} = ${significant(entropies[0] ?? 0)}$ and $\dfrac{${rows[3][2].toFixed(1)} \times 10^{3}}{${rows[3][1]}} = ${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$.`,
          marks: [
            ['M1', tex`$\Delta S = \Delta H / T$`],
            ['A1', tex`$${significant(entropies[0] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$`],
            [
              'A1',
              tex`$${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$; award 2 of 3 for a wrong power of ten in both`,
            ],
          ],
          keys: [
            {
              ...value(entropies[0] ?? 0, 'J K⁻¹ mol⁻¹', {
                slips: [foreseen((entropies[0] ?? 0) / 1000, 'That is in kilojoules.', 'unit')],
              }),
              label: 'First',
            },
            { ...value(entropies[3] ?? 0, 'J K⁻¹ mol⁻¹'), label: 'Second' },
          ],
        },
        {
          ask: tex`Explain why $\Delta S_{\text{vap}}$ is positive, and why its value for ${odd} is higher than for the other liquids.`,
          answer: 'Gas particles are far more disordered; hydrogen bonds make the liquid more ordered',
          solution: `In a vapour the molecules can be distributed in many more ways than in a liquid. In ${odd} hydrogen bonds make the liquid more ordered than the others, so the increase is larger.`,
          marks: [
            ['R1', 'gas: many more ways to distribute molecules'],
            ['R1', 'hydrogen bonds: liquid is more ordered (lower entropy); do not accept "stronger forces" alone'],
          ],
        },
        {
          ask: tex`The other three liquids have nearly the same $\Delta S_{\text{vap}}$. Use the mean of their values to predict the enthalpy of vaporisation of ${name}, which boils at $${boils}\text{ K}$.`,
          answer: tex`$${significant(predicted)}\text{ kJ mol}^{-1}$`,
          solution: tex`The mean is $${significant(mean)}\text{ J K}^{-1}\text{ mol}^{-1}$, so $\Delta H = T\Delta S = ${boils} \times ${significant(mean)} \times 10^{-3} = ${significant(predicted)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`mean of three values, $${significant(mean)}\text{ J K}^{-1}\text{ mol}^{-1}$`],
            ['A1', tex`$${significant(predicted)}\text{ kJ mol}^{-1}$`],
          ],
          keys: [value(predicted, 'kJ mol⁻¹', { relative: 0.015 })],
        },
        {
          ask: tex`The measured value is $${measured.toFixed(1)}\text{ kJ mol}^{-1}$. Calculate the percentage difference, and comment on the method.`,
          answer: tex`$${significant(off, 2)}\,\%$; good for liquids without hydrogen bonds`,
          solution: tex`$\dfrac{|${significant(predicted)} - ${measured.toFixed(1)}|}{${measured.toFixed(1)}} \times 100 \approx ${significant(off, 2)}\,\%$. The prediction is good for liquids without hydrogen bonds; it would fail for ${odd}.`,
          marks: [
            ['A1', tex`$${significant(off, 2)}\,\%$ (ECF)`],
            ['R1', 'small difference; holds for similar liquids only'],
          ],
          keys: [{ ...value(off, '%', { tolerance: 1 }), label: 'Difference' }],
        },
      ],
    });
  },
  check: ({ rows }, { entropies, predicted, mean }) => {
    for (const [i, [, t, h]] of rows.entries()) assertClose(h * 1000 - t * (entropies[i] ?? 0), 0, 'no Gibbs energy', 1e-6);
    assert.ok(
      entropies.slice(0, 3).every((s) => Math.abs(s / mean - 1) < 0.05) && (entropies[3] ?? 0) > 1.15 * mean && predicted > 20,
    );
  },
});

export const energyAndEntropyData = [formulaByCycle, cycleChoice, fuelsChoice, spontaneityTable, entropyOfBoiling];
