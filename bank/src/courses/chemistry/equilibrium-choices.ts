import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 2.3, multiple choice for both levels: the state, the law and the extent of equilibrium. */

const tex = String.raw;

const expressions = choiceSet({ key: 'chem-equilibrium-expression-choice', difficulty: 'Easy', placements: both('R2.3', 1) }, 2, [
  {
    ask: tex`What is the equilibrium constant expression for $\ce{2SO2(g) + O2(g) <=> 2SO3(g)}$?`,
    right: tex`$\dfrac{[\ce{SO3}]^{2}}{[\ce{SO2}]^{2}[\ce{O2}]}$`,
    wrong: [
      [tex`$\dfrac{[\ce{SO2}]^{2}[\ce{O2}]}{[\ce{SO3}]^{2}}$`, 'This is the expression for the reverse reaction.'],
      [tex`$\dfrac{2[\ce{SO3}]}{2[\ce{SO2}] + [\ce{O2}]}$`, 'Coefficients become exponents, and concentrations are multiplied.'],
      [tex`$\dfrac{[\ce{SO3}]}{[\ce{SO2}][\ce{O2}]}$`, 'You left out the coefficients.'],
    ],
    hint: 'Where do the coefficients go?',
    why: 'The concentrations of the products, each to the power of its coefficient, are divided by those of the reactants.',
  },
  {
    ask: tex`The equilibrium constant of a reaction is $\dfrac{[\ce{NO}]^{4}[\ce{H2O}]^{6}}{[\ce{NH3}]^{4}[\ce{O2}]^{5}}$. Which is the reaction?`,
    right: tex`$\ce{4NH3 + 5O2 <=> 4NO + 6H2O}$`,
    wrong: [
      [tex`$\ce{4NO + 6H2O <=> 4NH3 + 5O2}$`, 'Products are in the numerator.'],
      [tex`$\ce{2NH3 + \frac{5}{2}O2 <=> 2NO + 3H2O}$`, 'Its expression has half of the exponents.'],
      [tex`$\ce{NH3 + O2 <=> NO + H2O}$`, 'This equation is not balanced.'],
    ],
    hint: 'What do the exponents tell you?',
    why: 'What is in the numerator is a product, and the exponents are the coefficients.',
  },
  {
    ask: tex`$K$ of $\ce{H2(g) + I2(g) <=> 2HI(g)}$ is $49$ at a certain temperature. What is it for $\ce{HI(g) <=> \frac{1}{2}H2(g) + \frac{1}{2}I2(g)}$?`,
    right: tex`$\dfrac{1}{7}$`,
    wrong: [
      [tex`$\dfrac{1}{49}$`, 'You reversed the equation but did not halve it.'],
      ['$7$', 'You halved the equation but did not reverse it.'],
      [tex`$\dfrac{1}{98}$`, 'You multiplied the constant instead of taking a root.'],
    ],
    hint: 'How do the exponents in the two expressions compare?',
    why: tex`Reversing the equation gives $\dfrac{1}{49}$; halving it halves all exponents, which takes the square root: $\dfrac{1}{7}$.`,
    proof: [Math.sqrt(1 / 49), 1 / 7],
  },
  {
    ask: tex`At equilibrium $[\ce{NO2}] = 0.020$ and $[\ce{N2O4}] = 0.10\text{ mol dm}^{-3}$ in $\ce{N2O4(g) <=> 2NO2(g)}$. What is $K$?`,
    right: tex`$4.0 \times 10^{-3}$`,
    wrong: [
      ['$0.20$', 'You left out the coefficient.'],
      ['$0.40$', 'You multiplied by the coefficient instead of raising to a power.'],
      ['$250$', 'You divided reactants by products.'],
    ],
    hint: 'Where does the coefficient of nitrogen dioxide go?',
    why: tex`$K = \dfrac{[\ce{NO2}]^{2}}{[\ce{N2O4}]} = \dfrac{0.020^{2}}{0.10} = 4.0 \times 10^{-3}$.`,
    proof: [0.02 ** 2 / 0.1, 4e-3],
  },
]);

const dynamic = choiceSet({ key: 'chem-dynamic-equilibrium-choice', difficulty: 'Easy', placements: both('R2.3', 1) }, 3, [
  {
    ask: 'What is true of every reaction mixture at equilibrium?',
    right: 'The forward and the reverse reaction have the same rate',
    wrong: [
      ['The concentrations of reactants and products are equal', 'They are constant; they are rarely equal.'],
      ['Both reactions have stopped', 'Both go on, so the equilibrium is dynamic.'],
      ['The limiting reactant has been used up', 'At equilibrium some of every substance is present.'],
    ],
    hint: 'Why do the concentrations no longer change?',
    why: 'What the forward reaction uses up in a second, the reverse reaction makes in the same second. So the concentrations are constant, whatever their values.',
  },
  {
    ask: 'A closed flask holds liquid bromine below its vapour. A little bromine with a radioactive isotope is added to the liquid. What is found after some time at constant temperature?',
    right: 'radioactive bromine in both phases, with the vapour as dense as before',
    wrong: [
      ['radioactive bromine in the liquid only', 'Molecules leave the liquid all the time.'],
      ['radioactive bromine in the vapour only', 'Molecules return to the liquid all the time.'],
      [
        'radioactive bromine in both phases, with a denser vapour',
        'At constant temperature the vapour over the liquid keeps its concentration.',
      ],
    ],
    hint: 'What happens at the surface at equilibrium?',
    why: 'Evaporation and condensation go on at equal rates. Labelled molecules are exchanged between the phases, while the amounts in both stay the same.',
  },
  {
    ask: tex`$\ce{CaCO3(s) <=> CaO(s) + CO2(g)}$. Under which condition can equilibrium be reached on heating?`,
    right: 'in a closed vessel',
    wrong: [
      ['in an open vessel', 'The gas escapes, so the reverse reaction cannot keep up.'],
      ['in a stream of nitrogen', 'The gas is carried away.'],
      ['in a vessel with an excess of alkali', 'The gas is taken up by the alkali.'],
    ],
    hint: 'What must not leave?',
    why: 'Equilibrium needs a closed system: only where carbon dioxide stays with the solids does the reverse reaction become as fast as the forward one.',
  },
  {
    ask: 'Pure reactants are mixed, and the reaction reaches equilibrium. How do the two rates change on the way?',
    right: 'The forward rate falls and the reverse rate rises until they are equal',
    wrong: [
      ['Both rates fall until they are zero', 'Both reactions go on at equilibrium.'],
      [
        'The forward rate rises and the reverse rate falls until they are equal',
        'Reactants become less concentrated, products more.',
      ],
      ['The forward rate stays constant while the reverse rate rises to meet it', 'The reactants are used up on the way.'],
    ],
    hint: 'How do the concentrations of both sides change?',
    why: 'Reactants are used up, so the forward reaction becomes slower; products build up from zero, so the reverse reaction becomes faster.',
  },
]);

const extents = choiceSet({ key: 'chem-extent-by-temperature', difficulty: 'Medium', placements: both('R2.3', 1) }, 0, [
  {
    ask: tex`$K$ of a reaction is $4 \times 10^{2}$ at $400\text{ K}$ and $3 \times 10^{-1}$ at $600\text{ K}$. What follows?`,
    right: 'The forward reaction is exothermic, and products prevail at 400 K',
    wrong: [
      ['The forward reaction is endothermic, and products prevail at 400 K', 'Heating favours the endothermic direction.'],
      [
        'The forward reaction is exothermic, and products prevail at 600 K',
        'A constant smaller than one belongs to a mixture with mostly reactants.',
      ],
      [
        'The forward reaction is endothermic, and products prevail at 600 K',
        'Heating favours the endothermic direction, and a constant smaller than one means mostly reactants.',
      ],
    ],
    hint: 'Which side is favoured by heating?',
    why: tex`$K$ falls on heating, so heating shifts the equilibrium to the reactants: the forward reaction is exothermic. $K$ is much larger than one at the lower temperature.`,
  },
  {
    ask: 'Which change can raise the value of an equilibrium constant?',
    right: 'heating, for an endothermic reaction',
    wrong: [
      ['compressing, for a reaction with fewer moles of gaseous product', 'The mixture shifts, but the constant stays.'],
      ['adding a reactant', 'The mixture shifts, but the constant stays.'],
      ['adding a catalyst', 'Both directions become faster to the same degree.'],
    ],
    hint: 'On what does the constant depend?',
    why: 'Only temperature changes the constant. Heating shifts an equilibrium in the endothermic direction, so the constant of an endothermic reaction rises.',
  },
  {
    ask: tex`Three reactions have $K = 10^{-20}$, $1$ and $10^{20}$ at $298\text{ K}$. Which is the fastest?`,
    right: 'The constants do not show this',
    wrong: [
      [tex`the one with $K = 10^{20}$`, 'A large constant says how far, not how fast.'],
      [tex`the one with $K = 10^{-20}$`, 'A small constant says how far, not how fast.'],
      [tex`the one with $K = 1$`, 'A constant of one means comparable concentrations, not a short time.'],
    ],
    hint: 'What does an equilibrium constant describe, and what does it leave open?',
    why: 'An equilibrium constant gives the composition at equilibrium. The rate depends on the activation energy and the conditions.',
  },
  {
    ask: tex`The brown colour of the mixture $\ce{2NO2(g) <=> N2O4(g)}$ becomes paler on cooling. ($\ce{NO2}$ is brown, $\ce{N2O4}$ colourless.) What follows?`,
    right: tex`The forward reaction is exothermic, and $K$ rises on cooling`,
    wrong: [
      [
        tex`The forward reaction is exothermic, and $K$ falls on cooling`,
        'More of the product at equilibrium means a larger constant.',
      ],
      [tex`The forward reaction is endothermic, and $K$ rises on cooling`, 'Cooling favours the exothermic direction.'],
      [
        tex`The forward reaction is endothermic, and $K$ falls on cooling`,
        'Cooling favours the exothermic direction, and more of the product forms.',
      ],
    ],
    hint: 'Which side does the paler colour belong to?',
    why: tex`A paler mixture has more $\ce{N2O4}$. Cooling favours the exothermic direction, here the forward one, so $K$ becomes larger.`,
  },
]);

export const equilibriumChoices = [expressions, dynamic, extents];
