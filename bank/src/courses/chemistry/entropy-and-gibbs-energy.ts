import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { GAS_CONSTANT } from './elements.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 1.4: entropy and Gibbs energy. */

const tex = String.raw;
const plus = (number: number, figures = 3) => `${number > 0 ? '+' : ''}${significant(number, figures)}`;

interface EntropyItem extends Item {
  /** Change of the number of gas molecules, whose sign the entropy follows. */
  gas?: number;
}

/** Entropy changes of data tables in J K^-1 mol^-1 by the change of the number of gas molecules in the reactions asked about. */
const MEASURED = new Map([
  [-2, -199],
  [1, 109],
  [-1, -176],
]);

const entropyChoices = defineTemplate({
  key: 'chem-entropy-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 1),
  variants: [
    {
      ask: 'In which reaction does the entropy of the system decrease most?',
      right: tex`$\ce{N2(g) + 3H2(g) -> 2NH3(g)}$`,
      wrong: [
        [tex`$\ce{CaCO3(s) -> CaO(s) + CO2(g)}$`, 'A gas forms from a solid, so the entropy increases.'],
        [tex`$\ce{H2(g) + I2(g) -> 2HI(g)}$`, 'The number of gas molecules stays the same.'],
        [tex`$\ce{2H2O2(l) -> 2H2O(l) + O2(g)}$`, 'A gas forms from a liquid, so the entropy increases.'],
      ],
      hint: 'Count gas molecules on both sides.',
      why: 'Four gas molecules turn into two, so there are far fewer ways to distribute the matter and the energy.',
      gas: -2,
    },
    {
      ask: tex`Which substance has the largest standard entropy per mole at $298\text{ K}$?`,
      right: tex`$\ce{C3H8(g)}$`,
      wrong: [
        [tex`$\ce{CH4(g)}$`, 'It is a gas as well, but its molecules are smaller.'],
        [tex`$\ce{H2O(l)}$`, 'Liquids have less entropy than gases.'],
        [tex`$\ce{C(s)}$ (diamond)`, 'Its atoms are held in a rigid network.'],
      ],
      hint: 'State first, then the size of the molecules.',
      why: 'Gases have the largest entropy; among them larger molecules have more ways of distributing energy over vibrations and rotations.',
    },
    {
      ask: tex`For $\ce{H2O(l) -> H2O(g)}$ at $100\,^{\circ}\text{C}$ and $100\text{ kPa}$, which combination is right?`,
      right: tex`$\Delta H > 0$, $\Delta S > 0$, $\Delta G = 0$`,
      wrong: [
        [tex`$\Delta H > 0$, $\Delta S > 0$, $\Delta G < 0$`, 'Both phases are in equilibrium at this temperature.'],
        [tex`$\Delta H < 0$, $\Delta S > 0$, $\Delta G < 0$`, 'Energy is needed to separate the molecules.'],
        [tex`$\Delta H > 0$, $\Delta S < 0$, $\Delta G = 0$`, 'A gas forms from a liquid.'],
      ],
      hint: 'What is special about the boiling point?',
      why: 'Vaporisation takes in energy and produces a gas, so both changes are positive. At the boiling point the phases are in equilibrium, which means that the change of Gibbs energy is zero.',
      gas: 1,
    },
    {
      ask: 'A solid dissolves by itself although dissolving is endothermic. What follows?',
      right: 'The entropy increases, by enough to outweigh the enthalpy change',
      wrong: [
        ['The entropy decreases', 'Then both terms would be against the change.'],
        ['The enthalpy of the solution is lower than that of the solid and water', 'For an endothermic change it is higher.'],
        ['The process is not spontaneous', 'It happens by itself, so it is.'],
      ],
      hint: 'Which sign does the change of Gibbs energy have?',
      why: tex`The change is spontaneous, so $\Delta H - T\Delta S < 0$. With $\Delta H > 0$ this needs $T\Delta S > \Delta H$: particles of the solid spread through the solution.`,
    },
    {
      ask: 'What is the entropy of a perfect crystal at absolute zero?',
      right: 'Zero',
      wrong: [
        ['Negative', 'Standard entropies of substances are never negative.'],
        ['The same as that of its elements', 'Entropies of elements are not zero at room temperature.'],
        ['It cannot be defined', 'It is the reference for all entropies.'],
      ],
      hint: 'How many arrangements of its particles and its energy are there?',
      why: 'There is only one way to arrange the particles and their energy. This is why absolute entropies can be given, in contrast to enthalpies.',
    },
    {
      ask: tex`$\Delta S^{\ominus}$ of $\ce{2NO2(g) -> N2O4(g)}$ is $-176\text{ J K}^{-1}\text{ mol}^{-1}$ and $\Delta H^{\ominus}$ is $-57\text{ kJ mol}^{-1}$. When is the reaction spontaneous?`,
      right: tex`Below about $325\text{ K}$`,
      wrong: [
        [tex`Above about $325\text{ K}$`, 'The entropy term works against the reaction and grows with temperature.'],
        ['At all temperatures', 'The two terms have opposite effects.'],
        [tex`Below about $0.3\text{ K}$`, 'You divided kilojoules by joules.'],
      ],
      hint: 'Which term decides at low temperature, and do both have the same unit?',
      why: tex`$T = \dfrac{57\,000}{176} \approx 324\text{ K}$. Below it the negative enthalpy change outweighs $-T\Delta S$, which is positive here.`,
      gas: -1,
    },
  ] as readonly EntropyItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 2, index),
  check: ({ gas, right, wrong }) => {
    // Signs of data tables in J/K for the three reactions that change the number of gas molecules.
    if (gas !== undefined) assert.equal(Math.sign(gas), Math.sign(MEASURED.get(gas) ?? 0));
    assertClose(
      bisect((t) => -57 + 0.176 * t, 1, 1000),
      324,
      'temperature',
      0.01,
    );
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

interface Gibbs {
  form: 'constant' | 'decide' | 'quotient';
  reaction: string;
  enthalpy: number;
  entropy: number;
  temperature: number;
  /** Ln of the reaction quotient. */
  lnQ: number;
}

const gibbs = defineTemplate({
  key: 'chem-gibbs-energy-reasoning',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 2),
  variants: [
    { form: 'constant', reaction: '2SO2(g) + O2(g) <=> 2SO3(g)', enthalpy: -198, entropy: -187, temperature: 800, lnQ: 0 },
    { form: 'decide', reaction: 'Fe2O3(s) + 3C(s) -> 2Fe(s) + 3CO(g)', enthalpy: 494, entropy: 543, temperature: 1000, lnQ: 0 },
    { form: 'quotient', reaction: 'N2(g) + 3H2(g) <=> 2NH3(g)', enthalpy: -92, entropy: -199, temperature: 500, lnQ: -4 },
    { form: 'constant', reaction: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)', enthalpy: -41, entropy: -42, temperature: 600, lnQ: 0 },
    { form: 'decide', reaction: 'MgCO3(s) -> MgO(s) + CO2(g)', enthalpy: 101, entropy: 175, temperature: 500, lnQ: 0 },
    { form: 'quotient', reaction: 'N2O4(g) <=> 2NO2(g)', enthalpy: 57, entropy: 176, temperature: 300, lnQ: -3 },
  ] as readonly Gibbs[],
  solve: ({ enthalpy, entropy, temperature, lnQ }) => {
    const standard = enthalpy - (temperature * entropy) / 1000;
    const lnK = (-standard * 1000) / (GAS_CONSTANT * temperature);
    return { standard, lnK, actual: standard + (GAS_CONSTANT * temperature * lnQ) / 1000, turning: (1000 * enthalpy) / entropy };
  },
  write: ({ form, reaction, enthalpy, entropy, temperature, lnQ }, { standard, lnK, actual, turning }) => {
    const stem = tex`For $\ce{${reaction}}$ $\Delta H^{\ominus} = ${plus(enthalpy)}\text{ kJ mol}^{-1}$ and $\Delta S^{\ominus} = ${plus(entropy)}\text{ J K}^{-1}\text{ mol}^{-1}$, taken to be independent of temperature. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`;
    const first = {
      ask: tex`Calculate $\Delta G^{\ominus}$ at $${temperature}\text{ K}$.`,
      answer: tex`$${plus(standard)}\text{ kJ mol}^{-1}$`,
      solution: tex`$\Delta G^{\ominus} = ${enthalpy} - ${temperature} \times (${entropy / 1000}) = ${plus(standard)}\text{ kJ mol}^{-1}$, with the entropy in $\text{kJ K}^{-1}\text{ mol}^{-1}$.`,
      marks: [
        ['M1', tex`$\Delta H^{\ominus} - T\Delta S^{\ominus}$ in one unit`],
        ['A1', tex`$${plus(standard)}\text{ kJ mol}^{-1}$`],
      ],
      keys: [
        value(standard, 'kJ mol⁻¹', {
          slips: [
            {
              slip: 'unit',
              value: enthalpy - temperature * entropy,
              note: 'The entropy is in joules, the enthalpy in kilojoules.',
            },
          ],
        }),
      ],
    } as const;
    if (form === 'decide')
      return inParts({
        stem,
        hint: 'At which temperature does the sign of the Gibbs energy change?',
        parts: [
          first,
          {
            ask: 'Determine the temperature above which the reaction is spontaneous under standard conditions.',
            answer: tex`$${significant(turning)}\text{ K}$`,
            solution: tex`$\Delta G^{\ominus} = 0$ at $T = \dfrac{\Delta H^{\ominus}}{\Delta S^{\ominus}} = \dfrac{${enthalpy} \times 10^{3}}{${entropy}} = ${significant(turning)}\text{ K}$. Both changes are positive, so the reaction is spontaneous above it.`,
            marks: [
              ['M1', tex`$T = \frac{\Delta H^{\ominus}}{\Delta S^{\ominus}}$`],
              ['A1', tex`$${significant(turning)}\text{ K}$`],
            ],
            keys: [value(turning, 'K')],
          },
          {
            ask: tex`Explain the sign of $\Delta S^{\ominus}$.`,
            answer: 'A gas forms from solids.',
            solution:
              'Only solids are on the left, and gas molecules on the right. A gas has far more ways of distributing matter and energy.',
            marks: [['R1', 'more gas molecules on the right']],
          },
          {
            ask: tex`A student says that the reaction must be fast above this temperature. Comment.`,
            answer: 'Spontaneity says nothing about the rate.',
            solution:
              'A negative Gibbs energy change means that the reaction can happen by itself; how fast it is depends on the activation energy.',
            marks: [['R1', 'rate depends on the activation energy, not on the Gibbs energy change']],
          },
        ],
      });
    if (form === 'constant')
      return inParts({
        stem,
        hint: 'Which equation links the Gibbs energy with the equilibrium constant?',
        parts: [
          first,
          {
            ask: tex`Calculate $\ln K$ at this temperature, and deduce whether products or reactants prevail at equilibrium.`,
            answer: tex`$${significant(lnK)}$; products`,
            solution: tex`$\ln K = -\dfrac{\Delta G^{\ominus}}{RT} = \dfrac{${significant(-standard * 1000)}}{8.31 \times ${temperature}} = ${significant(lnK)}$. It is positive, so $K > 1$: products prevail.`,
            marks: [
              ['M1', tex`$\Delta G^{\ominus} = -RT\ln K$ in joules`],
              ['A1', tex`$${significant(lnK)}$`],
              ['A1', tex`$K > 1$: products`],
            ],
            keys: [value(lnK, '', { relative: 0.015 })],
          },
          {
            ask: tex`Deduce, from the signs of $\Delta H^{\ominus}$ and $\Delta S^{\ominus}$, how $\Delta G^{\ominus}$ and $K$ change when the temperature is raised.`,
            answer: tex`$\Delta G^{\ominus}$ becomes less negative, $K$ smaller.`,
            solution: tex`$\Delta S^{\ominus}$ is negative, so $-T\Delta S^{\ominus}$ is positive and grows with $T$: $\Delta G^{\ominus}$ becomes less negative and $K$ smaller. That fits Le Chatelier's principle for an exothermic reaction.`,
            marks: [
              ['R1', tex`$-T\Delta S^{\ominus}$ grows`],
              ['A1', tex`$\Delta G^{\ominus}$ less negative and $K$ smaller`],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`${stem} In a mixture at $${temperature}\text{ K}$ the reaction quotient has $\ln Q = ${lnQ.toFixed(1)}$.`,
      hint: 'How does the quotient compare with the constant?',
      parts: [
        first,
        {
          ask: tex`Calculate $\Delta G$ for this mixture, and deduce the direction in which it reacts.`,
          answer: tex`$${plus(actual)}\text{ kJ mol}^{-1}$; ${actual < 0 ? 'forward' : 'backward'}`,
          solution: tex`$\Delta G = \Delta G^{\ominus} + RT\ln Q = ${significant(standard)} + \dfrac{8.31 \times ${temperature} \times (${lnQ.toFixed(1)})}{1000} = ${plus(actual)}\text{ kJ mol}^{-1}$. It is ${actual < 0 ? 'negative: the forward' : 'positive: the backward'} reaction is spontaneous.`,
          marks: [
            ['M1', tex`$\Delta G^{\ominus} + RT\ln Q$`],
            ['A1', tex`$${plus(actual)}\text{ kJ mol}^{-1}$`],
            ['A1', actual < 0 ? 'forward' : 'backward'],
          ],
          keys: [value(actual, 'kJ mol⁻¹', { tolerance: Math.max(0.15, Math.abs(actual) * 0.015) })],
        },
        {
          ask: tex`Calculate $\ln K$, and verify the direction by comparing it with $\ln Q$.`,
          answer: tex`$\ln K = ${significant(lnK)}$`,
          solution: tex`$\ln K = -\dfrac{\Delta G^{\ominus}}{RT} = ${significant(lnK)}$. $\ln Q = ${lnQ.toFixed(1)}$ is ${lnQ < lnK ? 'smaller, so the reaction goes forward' : 'larger, so the reaction goes backward'} until both are equal.`,
          marks: [
            ['A1', tex`$\ln K = ${significant(lnK)}$`],
            ['R1', tex`$Q ${lnQ < lnK ? '<' : '>'} K$: ${lnQ < lnK ? 'forward' : 'backward'}`],
          ],
          keys: [value(lnK, '', { relative: 0.02 })],
        },
        {
          ask: tex`State the value of $\Delta G$ at equilibrium.`,
          answer: tex`$0$`,
          solution: tex`At equilibrium $Q = K$ and $\Delta G = 0$.`,
          marks: [['A1', tex`$0$`]],
        },
      ],
    });
  },
  check: ({ enthalpy, temperature }, { lnK, standard, turning }) => {
    // The constant by van 't Hoff from the temperature at which ln K is zero.
    const step = (t: number) => (enthalpy * 1000) / (GAS_CONSTANT * t * t);
    let sum = 0;
    const n = 20_000;
    for (let i = 0; i < n; i++) sum += (step(turning + ((temperature - turning) * (i + 0.5)) / n) * (temperature - turning)) / n;
    assertClose(sum, lnK, "van 't Hoff", 1e-4);
    assert.equal(Math.sign(standard), -Math.sign(lnK));
  },
});

export const entropyAndGibbs = [entropyChoices, gibbs];
