import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 2.2, multiple choice for both levels: measuring and explaining rates. */

const tex = String.raw;

const gasCurves = choiceSet({ key: 'chem-gas-curves-compared', difficulty: 'Medium', placements: both('R2.2.1', 1) }, 2, [
  {
    ask: tex`An excess of marble chips reacts with $50\text{ cm}^{3}$ of $1.0\text{ mol dm}^{-3}$ hydrochloric acid. Which change gives a steeper curve of gas volume against time at the start but the same final volume?`,
    right: tex`$25\text{ cm}^{3}$ of $2.0\text{ mol dm}^{-3}$ acid`,
    wrong: [
      [tex`$50\text{ cm}^{3}$ of $2.0\text{ mol dm}^{-3}$ acid`, 'This doubles the amount of acid, so more gas forms.'],
      [
        tex`$100\text{ cm}^{3}$ of $0.50\text{ mol dm}^{-3}$ acid`,
        'This acid is more dilute, so the reaction starts more slowly.',
      ],
      ['larger chips of the same mass', 'Larger chips have less surface, so the reaction starts more slowly.'],
    ],
    hint: 'Two conditions have to be met. Which quantity decides the final volume?',
    why: 'The acid is limiting, so its amount decides the final volume: 0.050 mol as before. The concentration is doubled, so collisions with the surface are more frequent and the curve is steeper.',
  },
  {
    ask: 'Hydrogen peroxide decomposes with manganese(IV) oxide as a catalyst. Which change alters the final volume of oxygen at the same temperature and pressure?',
    right: 'a larger volume of the same hydrogen peroxide solution',
    wrong: [
      ['a larger mass of the catalyst', 'A catalyst is not used up and makes no oxygen.'],
      ['a finer powder of the catalyst', 'More surface makes the reaction faster only.'],
      ['a warmer solution, cooled again at the end', 'A higher temperature makes the reaction faster only.'],
    ],
    hint: 'Which of these changes the amount of the reactant?',
    why: 'The final volume depends on the amount of hydrogen peroxide alone. A larger volume of the solution holds more of it; the other changes act on the rate.',
  },
  {
    ask: tex`Equal masses of magnesium react with equal volumes of an excess of $1.0\text{ mol dm}^{-3}$ hydrochloric acid and of $1.0\text{ mol dm}^{-3}$ ethanoic acid. How do the curves of hydrogen volume against time compare?`,
    right: 'Hydrochloric acid starts steeper; both reach the same volume',
    wrong: [
      [
        'Hydrochloric acid starts steeper and reaches a larger volume',
        'The magnesium is used up in both and decides the volume.',
      ],
      ['Both start equally steep and reach the same volume', 'The concentrations of hydrogen ions differ.'],
      ['Ethanoic acid starts steeper; both reach the same volume', 'A weak acid has the smaller concentration of hydrogen ions.'],
    ],
    hint: 'Which reactant is limiting, and which particles collide with the metal?',
    why: 'Magnesium is limiting, so the volumes are the same. Ethanoic acid is a weak acid with a smaller concentration of hydrogen ions, so its reaction is slower at first.',
  },
  {
    ask: 'A curve of gas volume against time becomes level after four minutes. What is the best explanation?',
    right: 'The limiting reactant is used up',
    wrong: [
      ['All reactants are used up', 'The other reactant may be in excess.'],
      ['The rate has become constant', 'A constant rate gives a straight line that rises.'],
      ['The catalyst is used up', 'A catalyst is not used up.'],
    ],
    hint: 'What is the rate where a curve is level?',
    why: 'Where the curve is level no more gas forms: the rate is zero. This is so as soon as one reactant, the limiting one, is gone.',
  },
]);

const averageRates = choiceSet({ key: 'chem-rates-by-coefficients', difficulty: 'Medium', placements: both('R2.2.1', 1) }, 3, [
  {
    ask: tex`In $\ce{N2(g) + 3H2(g) -> 2NH3(g)}$ hydrogen is used up at $0.060\text{ mol dm}^{-3}\text{ s}^{-1}$. At what rate does ammonia form, in $\text{mol dm}^{-3}\text{ s}^{-1}$?`,
    right: '$0.040$',
    wrong: [
      ['$0.020$', 'This is the rate at which nitrogen is used up.'],
      ['$0.060$', 'The coefficients of hydrogen and ammonia differ.'],
      ['$0.090$', 'You used the ratio of the coefficients the wrong way round.'],
    ],
    hint: 'How much ammonia forms from three moles of hydrogen?',
    why: tex`Three moles of hydrogen give two moles of ammonia in the same time: $0.060 \times \dfrac{2}{3} = 0.040\text{ mol dm}^{-3}\text{ s}^{-1}$.`,
    proof: [(0.06 * 2) / 3, 0.04],
  },
  {
    ask: tex`In $\ce{2N2O5 -> 4NO2 + O2}$ the concentration of $\ce{N2O5}$ falls from $0.080$ to $0.050\text{ mol dm}^{-3}$ in $600\text{ s}$. What is the average rate at which $\ce{NO2}$ forms, in $\text{mol dm}^{-3}\text{ s}^{-1}$?`,
    right: tex`$1.0 \times 10^{-4}$`,
    wrong: [
      [tex`$5.0 \times 10^{-5}$`, 'This is the rate at which the reactant is used up.'],
      [tex`$2.5 \times 10^{-5}$`, 'You used the ratio of the coefficients the wrong way round.'],
      [tex`$1.7 \times 10^{-4}$`, 'You used the final concentration instead of the change.'],
    ],
    hint: 'How much of it has reacted, and in which ratio do the others change?',
    why: tex`$\ce{N2O5}$ is used up at $\dfrac{0.030}{600} = 5.0 \times 10^{-5}\text{ mol dm}^{-3}\text{ s}^{-1}$, and twice as much $\ce{NO2}$ forms: $1.0 \times 10^{-4}\text{ mol dm}^{-3}\text{ s}^{-1}$.`,
    proof: [(2 * (0.08 - 0.05)) / 600, 1e-4],
  },
  {
    ask: tex`Magnesium reacts with an acid. $36\text{ cm}^{3}$ of hydrogen is given off in the first $30\text{ s}$ and $54\text{ cm}^{3}$ in the first $90\text{ s}$. What is the average rate between $30$ and $90\text{ s}$, in $\text{cm}^{3}\text{ s}^{-1}$?`,
    right: '$0.30$',
    wrong: [
      ['$0.60$', 'You divided the whole volume by the whole time.'],
      ['$1.2$', 'This is the rate over the first interval.'],
      ['$0.90$', 'You took the mean of the rates over the first interval and over the whole time.'],
    ],
    hint: 'How much gas comes in this interval alone?',
    why: tex`$\dfrac{54 - 36}{90 - 30} = 0.30\text{ cm}^{3}\text{ s}^{-1}$: the change divided by the time in which it happens.`,
    proof: [(54 - 36) / (90 - 30), 0.3],
  },
  {
    ask: tex`In $\ce{5Br^{-}(aq) + BrO3^{-}(aq) + 6H^{+}(aq) -> 3Br2(aq) + 3H2O(l)}$, which concentration changes the fastest?`,
    right: tex`$[\ce{H^{+}}]$`,
    wrong: [
      [tex`$[\ce{Br^{-}}]$`, 'Compare its coefficient with that of the other reactants.'],
      [tex`$[\ce{BrO3^{-}}]$`, 'A small coefficient means a slow change.'],
      [tex`$[\ce{Br2}]$`, 'Three moles form in the time in which more of other species is used up.'],
    ],
    hint: 'In the same time, how many moles of each change?',
    why: 'All changes happen in the same time, in the ratio of the coefficients. Hydrogen ions have the largest, 6.',
  },
]);

const methods = choiceSet({ key: 'chem-method-to-follow-a-reaction', difficulty: 'Easy', placements: both('R2.2.1', 1) }, 0, [
  {
    ask: tex`Which quantity is best measured to follow $\ce{CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)}$ in an open flask?`,
    right: 'the mass of the flask with its contents',
    wrong: [
      ['the intensity of the colour', 'All substances in this reaction are colourless or white.'],
      ['the pressure in the flask', 'An open flask is always at the pressure of the air.'],
      ['the volume of the solution', 'The volume of the solution hardly changes.'],
    ],
    hint: 'What leaves the flask?',
    why: 'Carbon dioxide escapes, so the mass falls as the reaction continues. The gas is dense enough for a balance to show this.',
  },
  {
    ask: tex`$\ce{CH3COCH3(aq) + I2(aq) -> CH3COCH2I(aq) + HI(aq)}$ is followed with a colorimeter. Why does this work?`,
    right: 'Iodine is the only coloured substance, and its concentration falls',
    wrong: [
      ['Propanone is coloured, and its concentration falls', 'Propanone is colourless.'],
      ['Hydrogen iodide is coloured, and its concentration rises', 'Aqueous hydrogen iodide is colourless.'],
      ['The solution becomes cloudy as the product forms', 'All substances stay dissolved.'],
    ],
    hint: 'Which of the four substances absorbs visible light?',
    why: 'The absorbance is proportional to the concentration of iodine, the only coloured substance, so it falls as the reaction continues.',
  },
  {
    ask: tex`Which reaction can be followed by measuring the electrical conductivity?`,
    right: tex`$\ce{(CH3)3CBr + H2O -> (CH3)3COH + H^{+} + Br^{-}}$`,
    wrong: [
      [tex`$\ce{H2 + I2 -> 2HI}$ in the gas phase`, 'No ions take part in this reaction between gases.'],
      [tex`$\ce{2H2O2 -> 2H2O + O2}$`, 'No ions are formed or used up.'],
      [tex`$\ce{CH3CHO -> CH4 + CO}$ in the gas phase`, 'No ions take part in this reaction between gases.'],
    ],
    hint: 'What carries the current in a solution?',
    why: 'Ions form from molecules, so the conductivity rises as the reaction continues. In the other reactions the number of ions does not change.',
  },
  {
    ask: tex`Samples are taken from a reaction mixture at intervals and titrated. Why is each sample put into ice-cold water at once?`,
    right: 'Cooling and diluting slow the reaction, so the concentration hardly changes during the titration',
    wrong: [
      ['Cooling shifts the equilibrium to the reactants', 'What matters is what the sample held when it was taken.'],
      ['Cold water makes the end point easier to see', 'The colour of an indicator depends little on temperature.'],
      ['Cold water adds to the amount of the reactant', 'Water changes the concentration, not the amount in the sample.'],
    ],
    hint: 'What would go on in the sample while it is titrated?',
    why: 'The reaction would go on in the sample. In cold, dilute solution collisions are less frequent and fewer of them have enough energy, so the sample keeps its composition.',
  },
]);

const collisions = choiceSet(
  { key: 'chem-what-a-change-does-to-collisions', difficulty: 'Easy', placements: both('R2.2.1', 1) },
  1,
  [
    {
      ask: 'Which change makes collisions more frequent without changing the fraction of them that have enough energy?',
      right: 'compressing the gases at constant temperature',
      wrong: [
        ['heating the gases at constant volume', 'This raises the mean kinetic energy as well.'],
        ['adding a catalyst', 'A catalyst leaves the frequency of collisions as it is.'],
        ['adding an inert gas at constant volume', 'The reactants stay as concentrated as they were.'],
      ],
      hint: 'Consider number and energy of collisions separately.',
      why: 'In a smaller volume particles are closer together and collide more often. The temperature, and with it the distribution of energies, stays the same.',
    },
    {
      ask: tex`A rise of $10\text{ K}$ near room temperature doubles the rate of a reaction. Which is the main reason?`,
      right: 'The fraction of particles with at least the activation energy becomes much larger',
      wrong: [
        ['Particles collide about twice as often', 'The frequency of collisions rises by a few per cent only.'],
        ['The activation energy becomes much smaller', 'The activation energy does not depend on the temperature.'],
        ['The mean kinetic energy doubles', 'Mean kinetic energy is proportional to the absolute temperature.'],
      ],
      hint: 'By how much do the speeds of particles change?',
      why: 'The mean speed, and with it the frequency of collisions, rises by less than 2 %. The tail of the distribution beyond the activation energy grows far more.',
    },
    {
      ask: 'How does a catalyst make a reaction faster?',
      right: 'It provides another path with a lower activation energy',
      wrong: [
        ['It gives the particles more kinetic energy', 'Kinetic energy depends on the temperature.'],
        ['It lowers the enthalpy of the products', 'The levels of reactants and products are unchanged.'],
        [
          'It makes particles collide more often',
          'At the same concentration and temperature the number of collisions is the same.',
        ],
      ],
      hint: 'Think of the energy profile.',
      why: 'Along the other path more of the colliding particles have the energy that is needed, although the distribution of energies is the same.',
    },
    {
      ask: tex`Two particles collide with more than the activation energy and do not react. What is the best explanation?`,
      right: 'They collide with an unsuitable orientation',
      wrong: [
        ['They have too much energy', 'More energy than needed does not prevent a reaction.'],
        ['They have no catalyst near them', 'A reaction with enough energy needs no catalyst.'],
        ['They move at different speeds', 'The energy of the collision counts, not how it is shared.'],
      ],
      hint: 'Which two conditions does collision theory name?',
      why: 'Bonds can form only between atoms that meet. A collision with enough energy also needs the reacting parts of both particles to face each other.',
    },
  ],
);

export const rateChoices = [gasCurves, averageRates, methods, collisions];
