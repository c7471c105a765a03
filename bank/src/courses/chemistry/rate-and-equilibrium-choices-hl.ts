import { GAS_CONSTANT } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 2.2 and 2.3 at higher level, multiple choice: orders, activation energy, reaction quotient and equilibrium amounts. */

const tex = String.raw;

const quotients = choiceSet({ key: 'chem-direction-from-quotient', difficulty: 'Hard', placements: hlOnly('R2.3', 1) }, 0, [
  {
    ask: tex`For $\ce{H2(g) + I2(g) <=> 2HI(g)}$ $K = 50$. A mixture has $[\ce{H2}] = 0.10$, $[\ce{I2}] = 0.20$ and $[\ce{HI}] = 1.0\text{ mol dm}^{-3}$. What happens?`,
    right: tex`$Q = K$, so the mixture is at equilibrium`,
    wrong: [
      [tex`$Q > K$, so more $\ce{HI}$ forms`, 'A quotient larger than the constant falls when products are used up.'],
      [tex`$Q > K$, so $\ce{HI}$ decomposes`, 'You multiplied by the coefficient instead of raising to its power.'],
      [tex`$Q < K$, so more $\ce{HI}$ forms`, 'You added the concentrations of the reactants instead of multiplying.'],
    ],
    hint: 'Which concentrations does the expression for the constant contain?',
    why: tex`$Q = \dfrac{1.0^{2}}{0.10 \times 0.20} = 50$, which is equal to $K$: neither direction is favoured.`,
    proof: [1 / (0.1 * 0.2), 50],
  },
  {
    ask: tex`For $\ce{N2O4(g) <=> 2NO2(g)}$ $K = 0.0046$. A mixture has $0.10\text{ mol dm}^{-3}$ of each gas. What happens?`,
    right: tex`$Q > K$, so $\ce{N2O4}$ forms`,
    wrong: [
      [tex`$Q > K$, so $\ce{NO2}$ forms`, 'A quotient that is too large becomes smaller when products are used up.'],
      [tex`$Q < K$, so $\ce{NO2}$ forms`, 'You multiplied by the concentration of the reactant instead of dividing.'],
      [tex`$Q = K$, as both concentrations are equal`, 'Equal concentrations are not a condition of equilibrium.'],
    ],
    hint: 'Which concentrations does the expression for the constant contain?',
    why: tex`$Q = \dfrac{0.10^{2}}{0.10} = 0.10$, which is larger than $K$. The reverse reaction is faster until products have fallen enough.`,
    proof: [0.1 ** 2 / 0.1, 0.1],
  },
  {
    ask: tex`$\ce{PCl5(g) <=> PCl3(g) + Cl2(g)}$ is at equilibrium. The volume is suddenly halved at constant temperature. How does the reaction quotient change at that instant, and what follows?`,
    right: 'It doubles, and the reverse reaction prevails',
    wrong: [
      ['It halves, and the forward reaction prevails', 'In half the volume all concentrations are larger.'],
      [
        'It doubles, and the forward reaction prevails',
        'A quotient that is too large becomes smaller when products are used up.',
      ],
      ['It stays the same, so nothing follows', 'The numbers of concentrations above and below the line differ.'],
    ],
    hint: 'By what factor does each concentration change?',
    why: tex`Each concentration doubles. Two of them are multiplied in the numerator and one is in the denominator: $\dfrac{2 \times 2}{2} = 2$. With $Q > K$ the reverse reaction prevails.`,
    proof: [(2 * 2) / 2, 2],
  },
  {
    ask: tex`$\ce{CO(g) + 2H2(g) <=> CH3OH(g)}$ is at equilibrium. Hydrogen is added at constant volume until its concentration has doubled. What is the reaction quotient at that instant, compared with $K$?`,
    right: tex`$\dfrac{K}{4}$`,
    wrong: [
      [tex`$\dfrac{K}{2}$`, 'You left out the coefficient of hydrogen.'],
      [tex`$4K$`, 'Hydrogen is a reactant.'],
      [tex`$K$`, 'The constant does not change, but the quotient does until equilibrium is reached again.'],
    ],
    hint: 'Where is the concentration of hydrogen in the expression, and to which power?',
    why: tex`$[\ce{H2}]^{2}$ is in the denominator, and doubling the concentration makes it four times as large, so $Q$ is a quarter of $K$. The forward reaction then prevails.`,
    proof: [1 / 2 ** 2, 0.25],
  },
]);

const fromInitial = choiceSet(
  { key: 'chem-constant-from-initial-amounts', difficulty: 'Hard', placements: hlOnly('R2.3', 1) },
  1,
  [
    {
      ask: tex`$1.00\text{ mol}$ of $\ce{H2}$ and $1.00\text{ mol}$ of $\ce{I2}$ are heated in a vessel of $1.00\text{ dm}^{3}$. At equilibrium $1.60\text{ mol}$ of $\ce{HI}$ is present: $\ce{H2(g) + I2(g) <=> 2HI(g)}$. What is $K$?`,
      right: '$64$',
      wrong: [
        ['$2.6$', 'You used the initial amounts of the reactants.'],
        ['$7.1$', 'You took as much of each reactant to be used up as of the product formed, without the coefficient.'],
        ['$40$', 'You left out the square of the product.'],
      ],
      hint: 'How much of each reactant is needed for the product that has formed?',
      why: tex`$1.60\text{ mol}$ of $\ce{HI}$ takes $0.80\text{ mol}$ of each reactant, so $0.20\text{ mol}$ of each is left: $K = \dfrac{1.60^{2}}{0.20 \times 0.20} = 64$.`,
      proof: [1.6 ** 2 / 0.2 ** 2, 64],
    },
    {
      ask: tex`$0.50\text{ mol}$ of $\ce{PCl5}$ is heated in a vessel of $1.0\text{ dm}^{3}$. At equilibrium $0.20\text{ mol}$ of $\ce{Cl2}$ is present: $\ce{PCl5(g) <=> PCl3(g) + Cl2(g)}$. What is $K$?`,
      right: '$0.13$',
      wrong: [
        ['$0.080$', 'You used the initial amount of the reactant.'],
        ['$0.67$', 'You left out one of the two products.'],
        ['$7.5$', 'You divided reactants by products.'],
      ],
      hint: 'How much of the other two substances is there?',
      why: tex`$0.20\text{ mol}$ of each product forms and $0.50 - 0.20 = 0.30\text{ mol}$ of $\ce{PCl5}$ is left: $K = \dfrac{0.20 \times 0.20}{0.30} = 0.13$.`,
      proof: [0.2 ** 2 / 0.3, 0.133],
    },
    {
      ask: tex`$\ce{A(g) + B(g) <=> 2C(g)}$ has $K = 4.0$. A mixture is made of $1.0\text{ mol dm}^{-3}$ of each reactant. What is the concentration of C at equilibrium, in $\text{mol dm}^{-3}$?`,
      right: '$1.0$',
      wrong: [
        ['$0.50$', 'This is the fall in the concentration of each reactant.'],
        ['$1.3$', 'You left out the coefficient in the numerator when taking the root.'],
        ['$2.0$', 'You took the reaction to be complete.'],
      ],
      hint: 'Both sides of the equation are squares.',
      why: tex`With the change $x$, $\dfrac{(2x)^{2}}{(1.0 - x)^{2}} = 4.0$, so $\dfrac{2x}{1.0 - x} = 2.0$ and $x = 0.50$. The concentration of C is $2x = 1.0\text{ mol dm}^{-3}$.`,
      proof: [(2 * 0.5) ** 2 / (1 - 0.5) ** 2, 4],
    },
    {
      ask: tex`$\ce{2HI(g) <=> H2(g) + I2(g)}$ has $K = 0.020$ at a certain temperature. $[\ce{HI}] = 0.50\text{ mol dm}^{-3}$ at equilibrium in a mixture made from $\ce{HI}$ alone. What is $[\ce{H2}]$, in $\text{mol dm}^{-3}$?`,
      right: '$0.071$',
      wrong: [
        ['$0.0050$', 'You did not take the root: both products have this concentration.'],
        ['$0.10$', 'You left out the square of the reactant.'],
        ['$0.14$', 'You found the amount of the reactant that is used up.'],
      ],
      hint: 'How do the concentrations of the two products compare?',
      why: tex`Both products have the same concentration $x$, so $\dfrac{x^{2}}{0.50^{2}} = 0.020$ and $x = 0.50 \times \sqrt{0.020} = 0.071\text{ mol dm}^{-3}$.`,
      proof: [0.071 ** 2 / 0.25, 0.02016],
    },
  ],
);

const orders = choiceSet({ key: 'chem-orders-from-experiments', difficulty: 'Hard', placements: hlOnly('R2.2.3', 1) }, 2, [
  {
    ask: tex`Initial rates were measured:

| $[\text{A}]$ / $\text{mol dm}^{-3}$ | $[\text{B}]$ / $\text{mol dm}^{-3}$ | rate / $\text{mol dm}^{-3}\text{ s}^{-1}$ |
| --- | --- | --- |
| 0.10 | 0.10 | $2.0 \times 10^{-4}$ |
| 0.20 | 0.10 | $8.0 \times 10^{-4}$ |
| 0.20 | 0.20 | $8.0 \times 10^{-4}$ |

What are the orders in A and B?`,
    right: '2 and 0',
    wrong: [
      ['4 and 1', 'The factor of the rate is a power of the factor of the concentration.'],
      ['2 and 1', 'A rate that stays the same belongs to another order.'],
      ['0 and 2', 'You exchanged the two reactants.'],
    ],
    hint: 'In which experiments does only one concentration change?',
    why: tex`Doubling $[\text{A}]$ makes the rate $2^{2} = 4$ times as large: second order. Doubling $[\text{B}]$ changes nothing: zero order.`,
  },
  {
    ask: tex`Initial rates were measured:

| $[\text{P}]$ / $\text{mol dm}^{-3}$ | $[\text{Q}]$ / $\text{mol dm}^{-3}$ | rate / $\text{mol dm}^{-3}\text{ s}^{-1}$ |
| --- | --- | --- |
| 0.10 | 0.10 | $3.0 \times 10^{-3}$ |
| 0.30 | 0.10 | $9.0 \times 10^{-3}$ |
| 0.30 | 0.20 | $3.6 \times 10^{-2}$ |

What is the overall order?`,
    right: '3',
    wrong: [
      ['2', 'You took both reactants to be first order.'],
      ['5', 'You took a factor of the rate for an order.'],
      ['7', 'You added the factors by which the rate changed.'],
    ],
    hint: 'What is each order?',
    why: tex`Tripling $[\text{P}]$ triples the rate: first order. Doubling $[\text{Q}]$ makes it four times as large: second order. The overall order is $1 + 2 = 3$.`,
    proof: [Math.log(3.6 / 0.9) / Math.log(2) + 1, 3],
  },
  {
    ask: tex`A reaction is first order in X and second order in Y. Its rate is $1.2 \times 10^{-3}\text{ mol dm}^{-3}\text{ s}^{-1}$ with $[\text{X}] = 0.10$ and $[\text{Y}] = 0.20\text{ mol dm}^{-3}$. What is the rate constant?`,
    right: tex`$0.30\text{ mol}^{-2}\text{ dm}^{6}\text{ s}^{-1}$`,
    wrong: [
      [tex`$0.060\text{ mol}^{-1}\text{ dm}^{3}\text{ s}^{-1}$`, 'You took both orders to be one.'],
      [tex`$0.60\text{ mol}^{-2}\text{ dm}^{6}\text{ s}^{-1}$`, 'You exchanged the two orders.'],
      [
        tex`$4.8 \times 10^{-6}\text{ mol}^{-2}\text{ dm}^{6}\text{ s}^{-1}$`,
        'You multiplied by the concentrations instead of dividing.',
      ],
    ],
    hint: 'What is the rate equation, and in which units are its quantities?',
    why: tex`$k = \dfrac{\text{rate}}{[\text{X}][\text{Y}]^{2}} = \dfrac{1.2 \times 10^{-3}}{0.10 \times 0.20^{2}} = 0.30$. Its unit is that of the rate divided by that of a concentration cubed.`,
    proof: [1.2e-3 / (0.1 * 0.2 ** 2), 0.3],
  },
  {
    ask: tex`The half-life of a reactant in a first-order reaction is $40\text{ s}$. What fraction of it is left after $2$ minutes?`,
    right: tex`$\dfrac{1}{8}$`,
    wrong: [
      [tex`$\dfrac{1}{3}$`, 'You divided the half-life by the time.'],
      [tex`$\dfrac{1}{4}$`, 'You counted two half-lives only.'],
      [tex`$\dfrac{7}{8}$`, 'You gave the fraction that has reacted.'],
    ],
    hint: 'How many half-lives pass?',
    why: tex`Two minutes are three half-lives of $40\text{ s}$. Each halves what is left: $\left(\dfrac{1}{2}\right)^{3} = \dfrac{1}{8}$.`,
    proof: [0.5 ** (120 / 40), 1 / 8],
  },
]);

const arrhenius = choiceSet({ key: 'chem-arrhenius-gradient-choice', difficulty: 'Medium', placements: hlOnly('R2.2.3', 1) }, 3, [
  {
    ask: tex`A graph of $\ln k$ against $\dfrac{1}{T}$ has the gradient $-6.5 \times 10^{3}\text{ K}$. What is the activation energy, in $\text{kJ mol}^{-1}$? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
    right: '$54$',
    wrong: [
      ['$-54$', 'You left out the minus sign in the equation of the line.'],
      ['$0.78$', 'You divided by the gas constant.'],
      [tex`$54\,000$`, 'You gave the value in joules.'],
    ],
    hint: 'Compare the Arrhenius equation with that of a straight line.',
    why: tex`The gradient is $-\dfrac{E_{\text{a}}}{R}$, so $E_{\text{a}} = 6.5 \times 10^{3} \times 8.31 = 5.4 \times 10^{4}\text{ J mol}^{-1}$, which is $54\text{ kJ mol}^{-1}$.`,
    proof: [6.5e3 * GAS_CONSTANT, 54e3],
  },
  {
    ask: tex`The lines of two reactions in a graph of $\ln k$ against $\dfrac{1}{T}$ meet the vertical axis at the same point, and line 2 is steeper. How do the reactions compare?`,
    right: 'Reaction 2 has the larger activation energy and is slower at every temperature',
    wrong: [
      [
        'Reaction 2 has the larger activation energy and is faster at every temperature',
        'From the same point, a steeper line falls to smaller constants.',
      ],
      [
        'Reaction 2 has the smaller activation energy and is faster at every temperature',
        'The gradient is proportional to the activation energy.',
      ],
      [
        'Reaction 2 has the larger Arrhenius factor and the same activation energy',
        'The Arrhenius factor is read from the point on the axis.',
      ],
    ],
    hint: 'What do the gradient and the intercept tell you?',
    why: tex`The intercept is $\ln A$, the same for both; the gradient is $-\dfrac{E_{\text{a}}}{R}$. A steeper line has the larger activation energy, and it lies below the other one at every temperature.`,
  },
  {
    ask: tex`The rate constant of a reaction doubles between $300$ and $310\text{ K}$. What is the activation energy, in $\text{kJ mol}^{-1}$? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
    right: '$54$',
    wrong: [
      ['$23$', 'You used the decimal logarithm.'],
      ['$0.58$', 'You used temperatures in degrees Celsius.'],
      ['$155$', 'You used the factor itself in place of its logarithm.'],
    ],
    hint: 'What do the Arrhenius equations at the two temperatures have in common?',
    why: tex`$\ln 2 = \dfrac{E_{\text{a}}}{R}\left(\dfrac{1}{300} - \dfrac{1}{310}\right)$, so $E_{\text{a}} = \dfrac{0.693 \times 8.31}{1.075 \times 10^{-4}} = 5.4 \times 10^{4}\text{ J mol}^{-1}$.`,
    proof: [(Math.log(2) * GAS_CONSTANT) / (1 / 300 - 1 / 310), 53.6e3],
  },
  {
    ask: tex`Which change raises the rate constant of a reaction?`,
    right: 'adding a catalyst',
    wrong: [
      ['raising the concentration of a reactant', 'The rate changes, but the constant does not depend on concentrations.'],
      ['compressing the gases', 'This raises concentrations, on which the constant does not depend.'],
      ['cooling the mixture', 'The constant falls with the temperature.'],
    ],
    hint: tex`On what does $k = A\text{e}^{-E_{\text{a}}/RT}$ depend?`,
    why: 'The rate constant depends on the temperature, the activation energy and the Arrhenius factor. A catalyst provides a path with a lower activation energy.',
  },
]);

export const rateAndEquilibriumChoicesHl = [quotients, fromInitial, orders, arrhenius];
