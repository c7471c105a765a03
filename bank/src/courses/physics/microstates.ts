import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { AVOGADRO, GAS_CONSTANT, BOLTZMANN as k } from './constants.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** B.4 Entropy as a number of microstates: S = k ln Ω. */

/** Ways to choose some of a number of particles, counted along Pascal's triangle. */
function ways(all: number, chosen: number): number {
  let row = [1];
  for (let i = 0; i < all; i++) row = [1, ...row.slice(1).map((value, j) => value + (row[j] ?? 0)), 1];
  return row[chosen] ?? 0;
}

const particlesInHalves = defineTemplate({
  key: 'physics-b4-particles-in-two-halves',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('B.4.2', 2),
  variants: [
    { all: 6, left: 3 },
    { all: 8, left: 4 },
    { all: 10, left: 5 },
    { all: 12, left: 6 },
  ],
  solve: ({ all, left }) => {
    const even = ways(all, left);
    return { even, rise: k * Math.log(even) };
  },
  write: ({ all, left }, { even, rise }) =>
    inParts({
      stem: tex`A box holds $${all}$ particles that can be told apart. Each of them is equally likely to be in the left or in the right half. At first all are in the left half.`,
      hint: 'A microstate says where each single particle is. How many such lists lead to the same picture?',
      parts: [
        {
          ask: 'State the number of microstates with all particles in the left half, and the entropy of this state.',
          answer: tex`$\Omega = 1$, $S = 0$`,
          solution: tex`There is a single way to do this, $\Omega = 1$, so $S = k\ln 1 = 0$.`,
          marks: [
            ['A1', tex`$\Omega = 1$`],
            ['A1', tex`$S = 0$ (ECF from $\Omega$)`],
          ],
        },
        {
          ask: tex`Determine the number of microstates with $${left}$ particles in each half.`,
          answer: `$${even}$`,
          solution: tex`It is the number of ways to choose the $${left}$ particles on the left out of $${all}$: $\dfrac{${all}!}{${left}!\,${left}!} = ${even}$.`,
          marks: [
            ['M1', tex`$\dfrac{${all}!}{${left}!\,${left}!}$, or a systematic count`],
            ['A1', `$${even}$`],
          ],
          keys: [foreseeing({ value: even, tolerance: 0 }, miss(2 ** all, 'You counted the microstates of all distributions.'))],
        },
        {
          ask: 'Calculate the increase in entropy when the particles spread evenly over both halves.',
          answer: tex`$${standardForm(rise, 'J K^-1')}$`,
          solution: tex`$\Delta S = k\ln\dfrac{${even}}{1} = 1.38 \times 10^{-23} \times ${significant(Math.log(even))} = ${standardForm(rise, 'J K^-1')}$`,
          marks: [
            ['(M1)', tex`$S = k\ln\Omega$ (ECF from (b))`],
            ['A1', tex`$${standardForm(rise, 'J K^-1')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(rise, 'J K^-1'),
              miss(k * Math.log10(even), 'You used the logarithm to base ten; the natural one is needed.'),
              miss(k * even, 'You left out the logarithm.', 'incomplete'),
            ),
          ],
        },
        {
          ask: tex`Explain why a gas of $10^{23}$ molecules is never observed to gather in one half of its container.`,
          answer: 'That state has a vanishingly small share of all microstates',
          solution: tex`All microstates are equally likely. With $10^{23}$ molecules only one in $2^{10^{23}}$ has all of them on one side, so this is possible in principle and never seen.`,
          marks: [
            ['R1', 'Every microstate is equally likely'],
            ['R1', 'A vanishingly small share of them has all molecules on one side; do not accept "it is impossible"'],
          ],
        },
      ],
    }),
  check: ({ all, left }, { even, rise }) => {
    // Every list of sides, one by one.
    let found = 0;
    for (let state = 0; state < 2 ** all; state++) if (state.toString(2).replace(/0/g, '').length === left) found += 1;
    assertAgree(even, found, 'microstates counted one by one', 1e-12);
    assertAgree(Math.exp(rise / k), found, 'exponential of the entropy', 1e-9);
  },
});

const freeExpansion = defineTemplate({
  key: 'physics-b4-entropy-of-expansion',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('B.4.2', 2, ['B.4.1']),
  variants: [
    { moles: 2, times: 2 },
    { moles: 0.5, times: 3 },
    { moles: 1.5, times: 4 },
    { moles: 0.8, times: 5 },
  ],
  solve: ({ moles, times }) => {
    const N = moles * AVOGADRO;
    return { N, rise: N * k * Math.log(times) };
  },
  write: ({ moles, times }, { N, rise }) =>
    inParts({
      stem: tex`$${moles}\text{ mol}$ of an ideal gas fill one part of an insulated container; the rest is empty. A thin wall is removed and the gas fills the whole container, $${times}$ times its first volume.`,
      hint: 'For one molecule, how many times as many places are there afterwards? And for two?',
      parts: [
        {
          ask: 'State and explain what happens to the temperature of the gas.',
          answer: 'It stays the same',
          solution:
            'The gas pushes no piston and does no work, and no energy is transferred by heating. Its internal energy stays the same, and so does its temperature.',
          marks: [
            ['A1', 'Stays the same'],
            ['R1', 'No work and no heating, so no change of internal energy'],
          ],
        },
        {
          ask: tex`Each molecule now has $${times}$ times as many places. Show that the entropy rises by $\Delta S = Nk\ln ${times}$, with $N$ the number of molecules.`,
          answer: 'As required',
          solution: tex`Every molecule multiplies the number of microstates by $${times}$, so all together multiply it by $${times}^N$. Then $\Delta S = k\ln\Omega_2 - k\ln\Omega_1 = k\ln\dfrac{\Omega_2}{\Omega_1} = k\ln ${times}^N = Nk\ln ${times}$.`,
          marks: [
            ['M1', tex`Ratio of the numbers of microstates $${times}^N$`],
            ['R1', tex`Difference of entropies as $k$ times the logarithm of the ratio`],
            ['AG', tex`$Nk\ln ${times}$`],
          ],
        },
        {
          ask: 'Calculate this rise in entropy.',
          answer: tex`$${quantity(rise, 'J K^-1')}$`,
          solution: tex`$N = ${moles} \times 6.02 \times 10^{23} = ${scientific(N)}$ and $\Delta S = ${scientific(N)} \times 1.38 \times 10^{-23} \times \ln ${times} = ${quantity(rise, 'J K^-1')}$.`,
          marks: [
            ['(M1)', tex`$N = ${scientific(N)}$`],
            ['A1', tex`$${quantity(rise, 'J K^-1')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(rise, 'J K^-1'),
              miss(moles * k * Math.log(times), 'You used the amount in moles for the number of molecules.'),
            ),
          ],
        },
        {
          ask: 'Discuss whether the process could run backwards without any other change.',
          answer: 'No: the entropy of an isolated system does not fall',
          solution:
            'The container is isolated. If the gas went back into the first part on its own, the entropy of an isolated system would fall, which contradicts the second law: the process is irreversible.',
          marks: [
            ['R1', 'Entropy would fall in an isolated system'],
            ['R1', 'Contradicts the second law, so the process is irreversible'],
          ],
        },
      ],
    }),
  check: ({ moles, times }, { rise }) => {
    // A reversible isothermal path between the same states: Q/T with Q the work nRT ln(V2/V1).
    assertAgree(rise, moles * GAS_CONSTANT * Math.log(times), 'heat over temperature', 0.002);
  },
});

const entropyChoice = choiceSet(
  { key: 'physics-b4-microstates-choice', difficulty: 'Medium', placements: higherLevel('B.4.2', 1) },
  [
    {
      text: tex`The entropy of a system is $S = k\ln\Omega$. A change squares the number of microstates. What happens to the entropy?`,
      hint: 'What does a logarithm make of a square?',
      right: 'It doubles',
      wrongs: [
        ['It is squared', 'The logarithm turns the power into a factor.'],
        ['It rises by $2k$', 'The factor is before the logarithm, not beside it.'],
        ['It stays the same', 'More microstates mean more entropy.'],
      ],
      solution: tex`$k\ln\Omega^2 = 2k\ln\Omega = 2S$.`,
      proof: [2, Math.log(49) / Math.log(7)],
    },
    {
      text: 'Four coins are thrown. A macrostate is the number of heads, a microstate the list of results coin by coin. How many microstates has the macrostate "two heads"?',
      hint: 'Which two coins show heads?',
      right: '6',
      wrongs: [
        ['2', 'You counted the heads.'],
        ['4', 'You counted the coins that could be the first head.'],
        ['16', 'You counted the microstates of all macrostates.'],
      ],
      solution: 'Choose the two coins that show heads: $\\dfrac{4 \\times 3}{2} = 6$.',
      proof: [6, ways(4, 2)],
    },
    {
      text: 'Two systems, with $3$ and $5$ microstates, are considered together as one. What is its number of microstates, and how is its entropy related to those of the two?',
      hint: 'Each microstate of one goes together with each of the other.',
      right: '$15$; the entropies add',
      wrongs: [
        ['$8$; the entropies add', 'You added the numbers of microstates.'],
        ['$15$; the entropies multiply', 'The logarithm of a product is a sum.'],
        ['$8$; the entropies multiply', 'You added what has to be multiplied, and the other way round.'],
      ],
      solution: tex`$3 \times 5 = 15$ pairs, and $k\ln 15 = k\ln 3 + k\ln 5$.`,
      proof: [Math.log(15), Math.log(3) + Math.log(5)],
    },
    {
      text: 'Water in a freezer turns to ice: its molecules become ordered. How does this agree with the second law?',
      hint: 'Is the water an isolated system?',
      right: 'The surroundings gain more entropy than the water loses',
      wrongs: [
        ['The entropy of the water rises as well', 'Ice has fewer microstates than liquid water.'],
        ['The second law does not hold at low temperatures', 'It holds at every temperature.'],
        [
          'The entropy of the water stays the same because energy is conserved',
          'Conservation of energy says nothing about entropy.',
        ],
      ],
      solution:
        'The freezing water gives off energy. The freezer passes it, and more, on to the room, whose entropy rises by more than that of the water falls.',
    },
    {
      text: tex`The number of microstates of a system rises by the factor $e^{2.0 \times 10^{22}}$. By how much does its entropy rise? ($k = 1.38 \times 10^{-23}\text{ J K}^{-1}$)`,
      hint: 'What does a logarithm make of a factor?',
      right: tex`$0.28\text{ J K}^{-1}$`,
      wrongs: [
        [tex`$7.1 \times 10^{-22}\text{ J K}^{-1}$`, 'You took the logarithm of the exponent once more.'],
        [tex`$0.12\text{ J K}^{-1}$`, 'You used the logarithm to base ten.'],
        [tex`$2.8 \times 10^{22}\text{ J K}^{-1}$`, 'You left out the power of ten of the Boltzmann constant.'],
      ],
      solution: tex`$\Delta S = k\ln e^{2.0 \times 10^{22}} = 1.38 \times 10^{-23} \times 2.0 \times 10^{22} = 0.28\text{ J K}^{-1}$.`,
      proof: [0.276, (8.31 / 6.02e23) * 2e22],
    },
    {
      text: 'A hot block is placed on a cold one of the same kind, and they are insulated from everything else. What happens to the number of microstates of the two together?',
      hint: 'What does the second law say of the entropy of the pair?',
      right: 'It rises until both have the same temperature',
      wrongs: [
        ['It stays the same, because energy is conserved', 'The same energy can be shared out in more ways afterwards.'],
        ['It falls, because the hot block cools down', 'The cold block gains more microstates than the hot one loses.'],
        ['It rises without limit', 'At equal temperatures it has its greatest value.'],
      ],
      solution:
        'Energy passes from the hot to the cold block while this raises the entropy of the pair, and with it the number of microstates. At equal temperatures it is at its maximum.',
    },
  ],
);

export const microstates: readonly QuestionTemplate[] = [particlesInHalves, freeExpansion, entropyChoice];
