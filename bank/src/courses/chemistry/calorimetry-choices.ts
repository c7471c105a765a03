import { significant } from '../../tex.ts';
import { WATER_HEAT_CAPACITY } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 1.1, multiple choice: calorimetry and energy profiles. */

const tex = String.raw;
const withSign = (number: number, places = 0): string => `${number > 0 ? '+' : ''}${number.toFixed(places)}`;

const base = tex`When $50\text{ cm}^{3}$ of $1.0\text{ mol dm}^{-3}$ $\ce{HCl}$ is mixed with $50\text{ cm}^{3}$ of $1.0\text{ mol dm}^{-3}$ $\ce{NaOH}$, the temperature rises by $6.6\text{ K}$.`;

const riseScaled = choiceSet(
  { key: 'chem-temperature-rise-scaled', difficulty: 'Hard', placements: both('R1.1', 1, 'R3.1.3') },
  0,
  [
    {
      ask: tex`${base} What is the rise with $100\text{ cm}^{3}$ of each of the same solutions?`,
      right: tex`$6.6\text{ K}$`,
      wrong: [
        [tex`$3.3\text{ K}$`, 'You doubled the mass and left the energy as it was.'],
        [tex`$13.2\text{ K}$`, 'You doubled the energy and left the mass as it was.'],
        [tex`$26.4\text{ K}$`, 'You multiplied the two factors of the volumes.'],
      ],
      hint: 'How do the energy released and the mass that is heated change?',
      why: 'Twice the amounts react, so twice the energy is released, but it heats twice the mass. The two effects cancel.',
    },
    {
      ask: tex`${base} What is the rise with $50\text{ cm}^{3}$ of each solution at $2.0\text{ mol dm}^{-3}$?`,
      right: tex`$13.2\text{ K}$`,
      wrong: [
        [tex`$3.3\text{ K}$`, 'You halved the energy; more concentrated solutions hold more solute.'],
        [tex`$6.6\text{ K}$`, 'The volumes are the same, but the amounts that react are not.'],
        [tex`$26.4\text{ K}$`, 'You multiplied the factors of both solutions; each acid particle reacts with one base particle.'],
      ],
      hint: 'How do the energy released and the mass that is heated change?',
      why: 'Twice the amounts react and release twice the energy, which heats the same mass: twice the rise.',
    },
    {
      ask: tex`${base} What is the rise when the same volume of this acid is mixed with $100\text{ cm}^{3}$ of $0.50\text{ mol dm}^{-3}$ $\ce{NaOH}$?`,
      right: tex`$4.4\text{ K}$`,
      wrong: [
        [tex`$3.3\text{ K}$`, 'You took the mass to be twice that of the first mixture.'],
        [tex`$6.6\text{ K}$`, 'You saw that the same amounts react but not that more solution is heated.'],
        [tex`$9.9\text{ K}$`, 'You multiplied by the ratio of the masses instead of dividing.'],
      ],
      hint: 'How do the energy released and the mass that is heated change?',
      why: tex`The same amounts react, so the same energy is released. It heats $150\text{ g}$ instead of $100\text{ g}$: $6.6 \times \dfrac{100}{150} = 4.4\text{ K}$.`,
      proof: [(6.6 * 100) / 150, 4.4],
    },
    {
      ask: tex`${base} What is the rise when the same volume of this acid is mixed with $50\text{ cm}^{3}$ of $0.50\text{ mol dm}^{-3}$ $\ce{NaOH}$?`,
      right: tex`$3.3\text{ K}$`,
      wrong: [
        [tex`$1.7\text{ K}$`, 'You halved the amount of acid as well; the acid left over changes nothing.'],
        [tex`$6.6\text{ K}$`, 'The volumes are the same, but less base is there to react.'],
        [tex`$13.2\text{ K}$`, 'You doubled the energy, but there is less base than before.'],
      ],
      hint: 'Which of the two is limiting?',
      why: 'The base is limiting and half as much of it reacts, so half of the energy heats the same mass.',
    },
  ],
);

const changes = [
  {
    what: 'Magnesium is added to an excess of copper(II) sulfate solution',
    n: '0.0100',
    mass: '50.0',
    change: 25.4,
    of: 'magnesium',
  },
  { what: 'Ammonium nitrate dissolves in water', n: '0.100', mass: '100.0', change: -6.2, of: 'ammonium nitrate' },
  { what: 'Sodium hydroxide dissolves in water', n: '0.0500', mass: '100.0', change: 5.3, of: 'sodium hydroxide' },
  { what: 'Potassium chloride dissolves in water', n: '0.100', mass: '100.0', change: -4.1, of: 'potassium chloride' },
] as const;

const molarEnthalpy = choiceSet(
  { key: 'chem-molar-enthalpy-from-temperature', difficulty: 'Hard', placements: both('R1.1', 1) },
  1,
  changes.map(({ what, n, mass, change, of }) => {
    const heat = (Number(mass) * WATER_HEAT_CAPACITY * change) / 1000;
    const perMole = -heat / Number(n);
    const size = Math.abs(change).toFixed(1);
    return {
      ask: tex`${what}: $${n}\text{ mol}$ of ${of} changes the temperature of $${mass}\text{ g}$ of solution by $${withSign(change, 1)}\text{ K}$. What is the enthalpy change for one mole of ${of}, in $\text{kJ}$? ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
      right: `$${withSign(perMole)}$`,
      wrong: [
        [`$${withSign(-perMole)}$`, 'You gave the sign of the change of temperature to the enthalpy change.'],
        [`$${withSign(-heat, 1)}$`, 'You did not divide by the amount.'],
        [`$${withSign(-heat * Number(n), n === '0.0100' ? 3 : 2)}$`, 'You multiplied by the amount instead of dividing.'],
      ],
      hint: 'Is energy released or taken in, and by how much substance?',
      why: tex`The energy is $mc\Delta T = ${mass} \times 4.18 \times ${size} = ${significant(Math.abs(heat * 1000))}\text{ J}$. The temperature ${change > 0 ? 'rises, so the reaction is exothermic' : 'falls, so the process is endothermic'}. For one mole: $\dfrac{${significant(Math.abs(heat))}}{${n}} = ${Math.abs(perMole).toFixed(0)}\text{ kJ}$, with a ${change > 0 ? 'negative' : 'positive'} sign.`,
      proof: [-perMole * Number(n), heat],
    };
  }),
);

const profiles = choiceSet({ key: 'chem-activation-energy-reversed', difficulty: 'Easy', placements: both('R1.1', 1) }, 2, [
  {
    ask: tex`A reaction has $\Delta H = -120\text{ kJ mol}^{-1}$ and an activation energy of $85\text{ kJ mol}^{-1}$. What is the activation energy of the reverse reaction, in $\text{kJ mol}^{-1}$?`,
    right: '$205$',
    wrong: [
      ['$35$', 'You took the difference of the two sizes.'],
      ['$85$', 'The reactants of the reverse reaction start from another level.'],
      ['$120$', 'You gave the size of the enthalpy change.'],
    ],
    hint: 'Sketch the energy profile. From which level does the reverse reaction start?',
    why: tex`The products lie $120\text{ kJ mol}^{-1}$ below the reactants and the transition state $85\text{ kJ mol}^{-1}$ above them: $120 + 85 = 205\text{ kJ mol}^{-1}$ from the products to the transition state.`,
    proof: [85 + 120, 205],
  },
  {
    ask: tex`A reaction has $\Delta H = +110\text{ kJ mol}^{-1}$ and an activation energy of $190\text{ kJ mol}^{-1}$. What is the activation energy of the reverse reaction, in $\text{kJ mol}^{-1}$?`,
    right: '$80$',
    wrong: [
      ['$110$', 'You gave the size of the enthalpy change.'],
      ['$190$', 'The reactants of the reverse reaction start from another level.'],
      ['$300$', 'You added the enthalpy change, as for an exothermic reaction.'],
    ],
    hint: 'Sketch the energy profile. From which level does the reverse reaction start?',
    why: tex`The products lie $110\text{ kJ mol}^{-1}$ above the reactants, so less is needed from there to the transition state: $190 - 110 = 80\text{ kJ mol}^{-1}$.`,
    proof: [190 - 110, 80],
  },
  {
    ask: tex`The activation energies of the forward and the reverse reaction are $65$ and $150\text{ kJ mol}^{-1}$. A catalyst lowers the first to $40\text{ kJ mol}^{-1}$. What is the second with the catalyst, in $\text{kJ mol}^{-1}$?`,
    right: '$125$',
    wrong: [
      ['$85$', 'You gave the size of the enthalpy change.'],
      ['$92$', 'You lowered both in the same proportion.'],
      ['$150$', 'A catalyst acts on the reverse reaction too.'],
    ],
    hint: 'What does a catalyst leave unchanged?',
    why: tex`The levels of reactants and products stay, and the transition state is $65 - 40 = 25\text{ kJ mol}^{-1}$ lower for both directions: $150 - 25 = 125\text{ kJ mol}^{-1}$.`,
    proof: [150 - 25, 125],
  },
  {
    ask: tex`The activation energies of the forward and the reverse reaction are $140$ and $95\text{ kJ mol}^{-1}$. What is $\Delta H$ of the forward reaction, in $\text{kJ mol}^{-1}$?`,
    right: '$+45$',
    wrong: [
      ['$-45$', 'You subtracted in the wrong order.'],
      ['$+235$', 'You added the two activation energies.'],
      ['$-235$', 'You added the two activation energies and changed the sign.'],
    ],
    hint: 'Which of the two sides lies closer to the transition state?',
    why: tex`The climb from the reactants is longer than that from the products, so the products lie higher: $140 - 95 = +45\text{ kJ mol}^{-1}$.`,
    proof: [140 - 95, 45],
  },
]);

const flaws = choiceSet({ key: 'chem-flaw-in-calorimetry', difficulty: 'Medium', placements: both('R1.1', 1) }, 3, [
  {
    ask: 'The enthalpy of combustion of an alcohol is measured with a spirit burner under a beaker of water. Which mistake makes the energy found for one mole too large?',
    right: 'The mass of water is recorded as larger than it was',
    wrong: [
      ['The beaker takes up some of the energy', 'Energy that does not reach the water makes the value too small.'],
      ['Soot forms under the beaker', 'Incomplete combustion releases less energy.'],
      [
        'Alcohol evaporates from the wick before the burner is weighed again',
        'The mass burnt seems larger than it is, which makes the value too small.',
      ],
    ],
    hint: 'The energy is divided by the amount burnt. What makes this quotient larger?',
    why: tex`The energy is calculated as $mc\Delta T$ with the mass of the water. If this mass is recorded as too large, so is the energy. The other three make the rise smaller or the amount burnt seem larger.`,
  },
  {
    ask: 'Zinc powder is stirred into copper(II) sulfate solution in a plastic cup. Why is the graph of temperature against time extrapolated back to the time of mixing?',
    right: 'to correct for energy lost while the reaction was going on',
    wrong: [
      ['to correct for zinc that did not react', 'A graph of temperature does not show how much has reacted.'],
      ['to find the temperature before mixing', 'This is read before mixing, from the first part of the graph.'],
      [
        'to correct for the heat capacity of the zinc',
        'The mass and heat capacity of the solids enter the calculation, not the graph.',
      ],
    ],
    hint: 'What happens to the mixture while its temperature is still rising?',
    why: 'The mixture loses energy to the surroundings from the moment of mixing. The straight cooling line, extended back, gives the rise that would have been seen if all energy had been released at once.',
  },
  {
    ask: 'Enthalpies of neutralisation are measured in a glass beaker, with the heat capacity of the solution alone in the calculation. How does the size of the value found change when a polystyrene cup is used instead?',
    right: 'It becomes larger, as less energy goes to the container and the air',
    wrong: [
      ['It becomes smaller, as polystyrene takes up more energy than glass', 'Polystyrene has a small mass and conducts poorly.'],
      ['It becomes larger, as polystyrene reflects light', 'Radiation plays little part at these temperatures.'],
      [
        'It stays the same, as the same amounts react',
        'The energy released is the same, but not the share of it that warms the solution.',
      ],
    ],
    hint: 'Where does energy go that does not warm the solution?',
    why: 'Less energy warms the container and the surroundings, so the rise in temperature is larger and nearer to what the energy released would give.',
  },
  {
    ask: tex`Ammonium chloride dissolves endothermically in water in an open cup. How do energy exchange with the room and the value found for $\Delta H$ compare with an ideal experiment?`,
    right: tex`Energy enters from the room, so $\Delta H$ is found too small`,
    wrong: [
      [
        tex`Energy enters from the room, so $\Delta H$ is found too large`,
        'The energy that enters makes the fall in temperature smaller.',
      ],
      [tex`Energy leaves to the room, so $\Delta H$ is found too small`, 'The mixture is colder than the room.'],
      [tex`Energy leaves to the room, so $\Delta H$ is found too large`, 'The mixture is colder than the room.'],
    ],
    hint: 'Is the mixture warmer or colder than the room?',
    why: tex`The mixture is colder than the room and is warmed by it. The temperature falls by less than it should, so the energy calculated, and with it the positive $\Delta H$, is too small.`,
  },
]);

export const calorimetryChoices = [riseScaled, molarEnthalpy, profiles, flaws];
