import { GAS_CONSTANT } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 1 at higher level, multiple choice: formation, Born-Haber cycles, entropy and Gibbs energy. */

const tex = String.raw;

const bornHaber = choiceSet({ key: 'chem-born-haber-missing-step', difficulty: 'Hard', placements: hlOnly('R1.2.3', 1) }, 3, [
  {
    ask: tex`For sodium chloride, in $\text{kJ mol}^{-1}$: formation $-411$, atomisation of sodium $+107$, first ionisation energy of sodium $+496$, atomisation of chlorine (for one mole of atoms) $+122$, electron affinity of chlorine $-349$. What is the lattice enthalpy, for the separation of the ions?`,
    right: '$+787$',
    wrong: [
      ['$-35$', 'You used the enthalpy of formation with the wrong sign.'],
      ['$+909$', 'You used two moles of chlorine atoms.'],
      ['$+1485$', 'You used the electron affinity with the wrong sign.'],
    ],
    hint: 'By which other route can the gaseous ions be reached from the solid?',
    why: tex`From the solid to the elements is $+411$, from there to the ions $107 + 496 + 122 - 349 = +376$. Together: $411 + 376 = +787\text{ kJ mol}^{-1}$.`,
    proof: [411 + 107 + 496 + 122 - 349, 787],
  },
  {
    ask: tex`For potassium bromide, in $\text{kJ mol}^{-1}$: formation $-394$, atomisation of potassium $+89$, first ionisation energy of potassium $+419$, atomisation of bromine (for one mole of atoms) $+112$, lattice enthalpy for the separation of the ions $+689$. What is the electron affinity of bromine?`,
    right: '$-325$',
    wrong: [
      ['$-213$', 'You left out the atomisation of bromine.'],
      ['$+463$', 'You used the enthalpy of formation with the wrong sign.'],
      ['$-1703$', 'You used the lattice enthalpy with the wrong sign.'],
    ],
    hint: 'Which steps lead to the compound from its elements?',
    why: tex`The steps add up to the formation: $89 + 419 + 112 + x - 689 = -394$, so $x = -325\text{ kJ mol}^{-1}$.`,
    proof: [-394 - 89 - 419 - 112 + 689, -325],
  },
  {
    ask: tex`For magnesium oxide, in $\text{kJ mol}^{-1}$: atomisation of magnesium $+148$, ionisation energies of magnesium $+738$ and $+1451$, atomisation of oxygen (for one mole of atoms) $+249$, electron affinities of oxygen $-141$ and $+753$, lattice enthalpy for the separation of the ions $+3791$. What is the enthalpy of formation?`,
    right: '$-593$',
    wrong: [
      ['$+593$', 'You reversed the cycle.'],
      ['$-1346$', 'You left out the second electron affinity.'],
      ['$-2044$', 'You left out the second ionisation energy.'],
    ],
    hint: 'Which charges do the ions have, and how many steps lead to them?',
    why: tex`From the elements to the ions: $148 + 738 + 1451 + 249 - 141 + 753 = +3198$. From the ions to the solid: $-3791$. Together: $3198 - 3791 = -593\text{ kJ mol}^{-1}$.`,
    proof: [148 + 738 + 1451 + 249 - 141 + 753 - 3791, -593],
  },
  {
    ask: tex`For calcium fluoride, in $\text{kJ mol}^{-1}$: formation $-1228$, atomisation of calcium $+178$, ionisation energies of calcium $+590$ and $+1145$, atomisation of fluorine (for one mole of atoms) $+79$, electron affinity of fluorine $-328$. What is the lattice enthalpy, for the separation of the ions?`,
    right: '$+2643$',
    wrong: [
      ['$+187$', 'You used the enthalpy of formation with the wrong sign.'],
      ['$+2892$', 'You took one fluorine atom for each calcium atom.'],
      ['$+3955$', 'You used the electron affinity with the wrong sign.'],
    ],
    hint: 'How many fluorine atoms belong to one calcium atom?',
    why: tex`Two fluorine atoms take part: $1228 + 178 + 590 + 1145 + 2 \times 79 - 2 \times 328 = +2643\text{ kJ mol}^{-1}$.`,
    proof: [1228 + 178 + 590 + 1145 + 2 * 79 - 2 * 328, 2643],
  },
]);

const fromFormation = choiceSet(
  { key: 'chem-reaction-enthalpy-from-formation', difficulty: 'Medium', placements: hlOnly('R1.2.3', 1) },
  0,
  [
    {
      ask: tex`Enthalpies of formation in $\text{kJ mol}^{-1}$: $\ce{NH3(g)}$ $-46$, $\ce{NO(g)}$ $+91$, $\ce{H2O(g)}$ $-242$. What is $\Delta H$ of $\ce{4NH3(g) + 5O2(g) -> 4NO(g) + 6H2O(g)}$, in $\text{kJ}$?`,
      right: '$-904$',
      wrong: [
        ['$-105$', 'You left out the coefficients.'],
        ['$-1272$', 'You added the values of the reactants.'],
        ['$+904$', 'You subtracted products from reactants.'],
      ],
      hint: 'What belongs to oxygen, and what to the coefficients?',
      why: tex`Products minus reactants, with coefficients; oxygen, an element, has zero: $4 \times 91 + 6 \times (-242) - 4 \times (-46) = -904\text{ kJ}$.`,
      proof: [4 * 91 - 6 * 242 + 4 * 46, -904],
    },
    {
      ask: tex`Enthalpies of formation in $\text{kJ mol}^{-1}$: $\ce{Fe2O3(s)}$ $-824$, $\ce{CO(g)}$ $-111$, $\ce{CO2(g)}$ $-394$. What is $\Delta H$ of $\ce{Fe2O3(s) + 3CO(g) -> 2Fe(s) + 3CO2(g)}$, in $\text{kJ}$?`,
      right: '$-25$',
      wrong: [
        ['$+25$', 'You subtracted products from reactants.'],
        ['$+541$', 'You left out the coefficients.'],
        ['$-2339$', 'You added the values of the reactants.'],
      ],
      hint: 'Both sides have large values; what counts is their difference.',
      why: tex`Products minus reactants; iron has zero: $3 \times (-394) - (-824 + 3 \times (-111)) = -1182 + 1157 = -25\text{ kJ}$.`,
      proof: [-3 * 394 + 824 + 3 * 111, -25],
    },
    {
      ask: tex`$\Delta H$ of $\ce{2H2S(g) + 3O2(g) -> 2SO2(g) + 2H2O(l)}$ is $-1124\text{ kJ}$. Enthalpies of formation in $\text{kJ mol}^{-1}$: $\ce{SO2(g)}$ $-297$, $\ce{H2O(l)}$ $-286$. What is the enthalpy of formation of $\ce{H2S(g)}$, in $\text{kJ mol}^{-1}$?`,
      right: '$-21$',
      wrong: [
        ['$+21$', 'You subtracted in the wrong order.'],
        ['$-42$', 'You found the value for two moles.'],
        ['$+541$', 'You left out the coefficients of the products.'],
      ],
      hint: 'Where does the unknown value appear in the equation?',
      why: tex`$2 \times (-297) + 2 \times (-286) - 2x = -1124$ gives $-1166 - 2x = -1124$, so $x = -21\text{ kJ mol}^{-1}$.`,
      proof: [(-2 * 297 - 2 * 286 + 1124) / 2, -21],
    },
    {
      ask: tex`Enthalpies of formation in $\text{kJ mol}^{-1}$: $\ce{C3H8(g)}$ $-104$, $\ce{CO2(g)}$ $-394$, $\ce{H2O(l)}$ $-286$. What is the enthalpy of combustion of propane, in $\text{kJ mol}^{-1}$?`,
      right: '$-2222$',
      wrong: [
        ['$-576$', 'You left out the coefficients.'],
        ['$-2430$', 'You added the value of propane.'],
        ['$-1182$', 'You left out water and propane.'],
      ],
      hint: 'Is the equation balanced?',
      why: tex`$\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}$: $3 \times (-394) + 4 \times (-286) - (-104) = -2222\text{ kJ mol}^{-1}$.`,
      proof: [-3 * 394 - 4 * 286 + 104, -2222],
    },
  ],
);

const entropies = choiceSet({ key: 'chem-entropy-change-choice', difficulty: 'Medium', placements: hlOnly('R1.4', 1) }, 1, [
  {
    ask: tex`Standard entropies in $\text{J K}^{-1}\text{ mol}^{-1}$: $\ce{N2(g)}$ $192$, $\ce{H2(g)}$ $131$, $\ce{NH3(g)}$ $193$. What is $\Delta S^{\ominus}$ of $\ce{N2(g) + 3H2(g) -> 2NH3(g)}$, in $\text{J K}^{-1}$?`,
    right: '$-199$',
    wrong: [
      ['$+199$', 'You subtracted products from reactants.'],
      ['$-130$', 'You left out the coefficients.'],
      ['$+386$', 'You took the entropies of elements to be zero.'],
    ],
    hint: 'Do elements have entropy?',
    why: tex`Products minus reactants, elements included: $2 \times 193 - (192 + 3 \times 131) = -199\text{ J K}^{-1}$. Four moles of gas become two, so a fall is expected.`,
    proof: [2 * 193 - 192 - 3 * 131, -199],
  },
  {
    ask: tex`Standard entropies in $\text{J K}^{-1}\text{ mol}^{-1}$: $\ce{SO2(g)}$ $248$, $\ce{O2(g)}$ $205$, $\ce{SO3(g)}$ $257$. What is $\Delta S^{\ominus}$ of $\ce{SO2(g) + \frac{1}{2}O2(g) -> SO3(g)}$, in $\text{J K}^{-1}$?`,
    right: '$-93.5$',
    wrong: [
      ['$+9$', 'You left out oxygen.'],
      ['$-187$', 'You found the value for two moles of the product.'],
      ['$-196$', 'You left out the coefficient of oxygen.'],
    ],
    hint: 'Mind the amounts in the equation.',
    why: tex`$257 - \left(248 + \frac{1}{2} \times 205\right) = -93.5\text{ J K}^{-1}$. One and a half moles of gas become one, so a fall is expected.`,
    proof: [257 - 248 - 205 / 2, -93.5],
  },
  {
    ask: tex`$\Delta S^{\ominus}$ of $\ce{C2H4(g) + H2(g) -> C2H6(g)}$ is $-120\text{ J K}^{-1}$. Standard entropies in $\text{J K}^{-1}\text{ mol}^{-1}$: $\ce{C2H4(g)}$ $219$, $\ce{C2H6(g)}$ $230$. What is the standard entropy of hydrogen, in $\text{J K}^{-1}\text{ mol}^{-1}$?`,
    right: '$131$',
    wrong: [
      ['$0$', 'Enthalpies of formation of elements are zero; entropies are not.'],
      ['$109$', 'You subtracted the difference of the other two from the change.'],
      ['$329$', 'You added the entropies of the two hydrocarbons.'],
    ],
    hint: 'Where does the unknown value appear in the sum?',
    why: tex`$230 - (219 + x) = -120$, so $x = 230 - 219 + 120 = 131\text{ J K}^{-1}\text{ mol}^{-1}$.`,
    proof: [230 - 219 + 120, 131],
  },
  {
    ask: tex`For a reaction $\Delta H^{\ominus} = +178\text{ kJ}$ and $\Delta S^{\ominus} = +161\text{ J K}^{-1}$. What is $\Delta G^{\ominus}$ at $1200\text{ K}$, in $\text{kJ}$, if both change little with temperature?`,
    right: '$-15$',
    wrong: [
      ['$+15$', 'You subtracted in the wrong order.'],
      ['$+371$', 'You added the term with the entropy.'],
      [tex`$-193\,000$`, 'You mixed joules and kilojoules.'],
    ],
    hint: 'In which units are the two values given?',
    why: tex`$\Delta G^{\ominus} = \Delta H^{\ominus} - T\Delta S^{\ominus} = 178 - 1200 \times 0.161 = -15\text{ kJ}$.`,
    proof: [178 - 1200 * 0.161, -15.2],
  },
]);

const equilibriumConstants = choiceSet(
  { key: 'chem-constant-from-gibbs-energy', difficulty: 'Hard', placements: hlOnly('R1.4', 1, 'R2.3') },
  2,
  [
    {
      ask: tex`$\Delta G^{\ominus}$ of a reaction is $-11.4\text{ kJ mol}^{-1}$ at $298\text{ K}$. What is its equilibrium constant? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      right: '$100$',
      wrong: [
        ['$0.010$', 'You left out the minus sign of the equation.'],
        ['$1.0$', 'You mixed joules and kilojoules.'],
        ['$4.6$', 'You gave the natural logarithm of the constant.'],
      ],
      hint: 'A negative value favours one side. Which?',
      why: tex`$\ln K = -\dfrac{\Delta G^{\ominus}}{RT} = \dfrac{11\,400}{8.31 \times 298} = 4.60$, so $K = \text{e}^{4.60} \approx 100$.`,
      proof: [Math.exp(11400 / (GAS_CONSTANT * 298)), 100],
    },
    {
      ask: tex`A reaction has $K = 1.0 \times 10^{-10}$ at $298\text{ K}$. What is $\Delta G^{\ominus}$, in $\text{kJ mol}^{-1}$? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      right: '$+57$',
      wrong: [
        ['$-57$', 'You left out the minus sign of the equation.'],
        ['$+25$', 'You used the decimal logarithm.'],
        [tex`$+57\,000$`, 'You gave the value in joules.'],
      ],
      hint: 'A very small constant favours one side. Which sign goes with it?',
      why: tex`$\Delta G^{\ominus} = -RT\ln K = -8.31 \times 298 \times (-23.0) = 5.7 \times 10^{4}\text{ J mol}^{-1}$, which is $+57\text{ kJ mol}^{-1}$.`,
      proof: [-GAS_CONSTANT * 298 * Math.log(1e-10), 57000],
    },
    {
      ask: tex`For a reaction mixture that is at equilibrium, which combination is correct?`,
      right: tex`$\Delta G = 0$, and $\Delta G^{\ominus}$ can have any value`,
      wrong: [
        [
          tex`$\Delta G = 0$, and $\Delta G^{\ominus} = 0$`,
          'The standard value belongs to a mixture in which all activities are one.',
        ],
        [tex`$\Delta G^{\ominus} = 0$, and $\Delta G$ can have any value`, 'You exchanged the two quantities.'],
        [tex`$\Delta G < 0$, and $\Delta G^{\ominus} < 0$`, 'At equilibrium neither direction is spontaneous.'],
      ],
      hint: 'Which of the two changes while a reaction continues?',
      why: tex`At equilibrium there is no tendency in either direction, so $\Delta G = 0$. $\Delta G^{\ominus} = -RT\ln K$ is fixed by the constant and is zero only for $K = 1$.`,
    },
    {
      ask: tex`A reaction is exothermic and has a positive $\Delta S^{\ominus}$. What is true of its equilibrium constant?`,
      right: tex`$K > 1$ at all temperatures`,
      wrong: [
        [tex`$K > 1$ at high temperatures only`, 'This holds where both changes are positive.'],
        [tex`$K > 1$ at low temperatures only`, 'This holds where both changes are negative.'],
        [tex`$K < 1$ at all temperatures`, 'This holds where the enthalpy change is positive and the entropy change negative.'],
      ],
      hint: 'What sign does the standard Gibbs energy change have?',
      why: tex`$\Delta H^{\ominus} < 0$ and $-T\Delta S^{\ominus} < 0$, so $\Delta G^{\ominus} < 0$ at every temperature, and $\ln K = -\dfrac{\Delta G^{\ominus}}{RT} > 0$.`,
    },
  ],
);

export const energyChoicesHl = [bornHaber, fromFormation, entropies, equilibriumConstants];
