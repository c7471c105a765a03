import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, bracketed, foreseen, hlOnly } from './marking.ts';

/** Reactivity 1.2 and 1.3: formulae explained by Born-Haber cycles, and fuels. */

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
    hint: 'What do the elements and the compound have in common once they are burnt?',
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
    hint: 'Which matters more here, the charge or the radius?',
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

export const cyclesAndFuels = [formulaByCycle, cycleChoice, fuelsChoice];
