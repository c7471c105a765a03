import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { matrixTex, power } from '../matrices.ts';
import { short } from '../values.ts';
import { hl, labelled, near, prose } from '../writing.ts';

/** Paper 3: the chance to reach a goal step by step, forwards and backwards. */

export const reachingAGoal = defineTemplate({
  key: 'ai-hl-investigation-reaching-a-goal',
  calculatorAllowed: true,
  placements: [hl('4.19', 3, '1.8', '1.11')],
  variants: [
    { p: 0.6, setting: 'A counter is moved on a board with the squares 0, 1, 2, 3 and 4.', k: 3, N: 10 },
    {
      p: 0.7,
      setting:
        'Two players own four coins together, and one coin changes hands after each round; the state is the number of coins of the first player.',
      k: 2,
      N: 8,
    },
    { p: 0.55, setting: 'A player is on one of the levels 0, 1, 2, 3 and 4 of a game.', k: 5, N: 12 },
  ],
  solve: ({ p, k, N }) => {
    const q = short(1 - p);
    const matrix = [
      [1, q, 0, 0, 0],
      [0, 0, q, 0, 0],
      [0, p, 0, q, 0],
      [0, 0, p, 0, 0],
      [0, 0, 0, p, 1],
    ];
    const top = (steps: number) => (power(matrix, steps)[4] as number[])[2] as number;
    const r = q / p;
    const chance = (from: number, of: number) => (1 - r ** from) / (1 - r ** of);
    return {
      q,
      matrix,
      two: top(2),
      four: top(4),
      many: top(100),
      u: [1, 2, 3].map((from) => chance(from, 4)),
      far: chance(k, N),
      limit: 1 - r ** k,
    };
  },
  write: ({ p, setting, k, N }, { q, matrix, two, four, many, u, far, limit }) => {
    const [u1, u2, u3] = u as [number, number, number];
    return inParts({
      stem: prose`
        *In this question you will investigate the probability of reaching a goal before falling back to zero.*

        ${setting} In each step the state goes up by 1 with probability $${p}$ and down by 1 with probability $${q}$, independently of the steps before. States 0 and 4 are final: once there, the state does not change any more.`,
      hint: 'Whatever the first step is, the question starts again from the state it leads to.',
      parts: [
        {
          ask: prose`Write down the transition matrix $\boldsymbol{T}$ of the Markov chain, with the states in the order 0, 1, 2, 3, 4 and columns for the present state.`,
          answer: prose`$${matrixTex(matrix)}$`,
          solution: prose`States 0 and 4 stay as they are, and from 1, 2 and 3 the state goes up with $${p}$ and down with $${q}$: $\boldsymbol{T} = ${matrixTex(matrix)}$.`,
          marks: [
            'A1 first and last column',
            `A1 $${p}$ and $${q}$ in the right places of one other column`,
            'A1 all correct (the transposed matrix loses this mark alone)',
          ],
        },
        {
          ask: prose`The state is 2 at the start. Find the probability that it is 4 after two steps, and after four steps.`,
          answer: `$${significant(two)}$ and $${significant(four)}$`,
          solution: prose`The last entry in the column of state 2 is $${significant(two)}$ in $\boldsymbol{T}^{2}$ and $${significant(four)}$ in $\boldsymbol{T}^{4}$.`,
          marks: [
            prose`M1 entry of $\boldsymbol{T}^{2}$ or $\boldsymbol{T}^{4}$, or a tree diagram`,
            `A1 $${significant(two)}$`,
            `A1 $${significant(four)}$`,
          ],
          keys: [labelled('After two steps', near(two)), labelled('After four steps', near(four))],
        },
        {
          joined: true,
          ask: prose`Use a high power of $\boldsymbol{T}$ to find the probability that state 4 is reached in the end.`,
          answer: `$${significant(many)}$`,
          solution: prose`In $\boldsymbol{T}^{100}$ the entry is $${significant(many)}$, and it changes no more in higher powers.`,
          marks: ['M1 a power of 50 or more', `A1 $${significant(many)}$`],
          keys: [near(many)],
        },
        {
          before: prose`Let $u_i$ be the probability that state 4 is reached in the end from state $i$.`,
          ask: prose`Explain why $u_0 = 0$, $u_4 = 1$ and $u_i = ${p}u_{i+1} + ${q}u_{i-1}$ for $i = 1, 2, 3$.`,
          answer: 'the first step leads to state $i + 1$ or state $i - 1$',
          solution: prose`From state 0 state 4 is never reached, and state 4 has been reached already. From state $i$ the first step leads to $i + 1$ with probability $${p}$ and to $i - 1$ with probability $${q}$. From there the chances are $u_{i+1}$ and $u_{i-1}$, whatever happened before.`,
          marks: [
            'A1 $u_0 = 0$ and $u_4 = 1$ explained',
            'R1 two possibilities for the first step, with their probabilities',
            'R1 the chain has no memory, so from there the chances are $u_{i+1}$ and $u_{i-1}$',
          ],
        },
        {
          joined: true,
          ask: prose`Solve the system to find $u_1$, $u_2$ and $u_3$.`,
          answer: `$u_1 = ${significant(u1)}$, $u_2 = ${significant(u2)}$, $u_3 = ${significant(u3)}$`,
          solution: prose`The system is $u_1 = ${p}u_2$, $u_2 = ${p}u_3 + ${q}u_1$ and $u_3 = ${p} + ${q}u_2$. The system solver gives $u_1 = ${significant(u1)}$, $u_2 = ${significant(u2)}$ and $u_3 = ${significant(u3)}$.`,
          marks: [
            'M1 three equations with $u_0 = 0$ and $u_4 = 1$',
            `A1 $u_1 = ${significant(u1)}$`,
            `A1 $u_2 = ${significant(u2)}$`,
            `A1 $u_3 = ${significant(u3)}$`,
          ],
          keys: [labelled('$u_1 =$', near(u1)), labelled('$u_2 =$', near(u2)), labelled('$u_3 =$', near(u3))],
        },
        {
          before: 'Now let the goal be state $N$ instead of state 4.',
          ask: prose`Both directions have the probability $\dfrac{1}{2}$. Show that $u_i = \dfrac{i}{N}$ satisfies $u_0 = 0$, $u_N = 1$ and $u_i = \dfrac{1}{2}u_{i+1} + \dfrac{1}{2}u_{i-1}$, and interpret it.`,
          answer: 'shown; the chance is the share of the way that has been made',
          solution: prose`For $i = 0$ and $i = N$ the values are 0 and 1. And $\dfrac{1}{2} \times \dfrac{i + 1}{N} + \dfrac{1}{2} \times \dfrac{i - 1}{N} = \dfrac{2i}{2N} = \dfrac{i}{N}$. In a fair game the chance to reach the goal is the share of the way that has been made.`,
          marks: [
            'A1 values at both ends',
            'M1 substitutes into the equation',
            'A1 simplifies to the same value',
            'R1 interpretation in words',
          ],
        },
        {
          ask: prose`Now the state goes up with probability $p$ and down with probability $q = 1 - p$, where $p \ne q$. Let $r = \dfrac{q}{p}$. Show that $u_i = \dfrac{1 - r^{i}}{1 - r^{N}}$ satisfies $u_0 = 0$, $u_N = 1$ and $u_i = pu_{i+1} + qu_{i-1}$.`,
          answer: 'shown',
          solution: prose`$1 - r^{0} = 0$, and for $i = N$ the quotient is 1. Without the common denominator, $p\left(1 - r^{i+1}\right) + q\left(1 - r^{i-1}\right) = p + q - r^{i}\left(pr + \dfrac{q}{r}\right)$. As $pr = q$ and $\dfrac{q}{r} = p$, and $p + q = 1$, this is $1 - r^{i}$.`,
          marks: [
            'A1 values at both ends',
            'M1 substitutes into the equation',
            prose`A1 takes out $r^{i}$`,
            prose`A1 $pr = q$ and $\frac{q}{r} = p$`,
            'A1 $p + q = 1$ used to finish',
          ],
        },
        {
          joined: true,
          ask: prose`Calculate the probability of reaching state ${N} from state ${k} for $p = ${p}$.`,
          answer: `$${significant(far)}$`,
          solution: prose`$r = \dfrac{${q}}{${p}}$ gives $\dfrac{1 - r^{${k}}}{1 - r^{${N}}} = ${significant(far)}$.`,
          marks: ['M1 substitutes $r$ and both exponents', `A1 $${significant(far)}$`],
          keys: [near(far)],
        },
        {
          joined: true,
          ask: prose`For $p = ${p}$, find the probability that state 0 is never reached from state ${k} if there is no goal at all, so that $N$ increases without limit.`,
          answer: `$${significant(limit)}$`,
          solution: prose`As $r < 1$, the power $r^{N}$ tends to 0 and the probability to $1 - r^{${k}} = ${significant(limit)}$.`,
          marks: ['R1 $r^{N}$ tends to 0, because $r < 1$', `A1 $${significant(limit)}$`],
          keys: [near(limit)],
        },
      ],
    });
  },
  check: ({ p, k, N }, { u, four, many, far, limit }) => {
    // From state 2 four steps reach the top in two ways by two steps up, or by up and down in between.
    assertClose(four, p * p + 2 * p * (1 - p) * p * p, 'four steps');
    const chances = (goal: number) => {
      let now: number[] = Array.from({ length: goal + 1 }, (_, i) => (i === goal ? 1 : 0));
      for (let round = 0; round < 20_000; round++)
        now = now.map((value, i) =>
          i === 0 || i === goal ? value : p * (now[i + 1] as number) + (1 - p) * (now[i - 1] as number),
        );
      return now;
    };
    u.forEach((value, i) => {
      assertClose(chances(4)[i + 1] as number, value, `from ${i + 1}`);
    });
    assertClose(u[1] as number, many, 'in the end', 1e-6);
    assertClose(chances(N)[k] as number, far, 'far goal');
    assertClose(chances(80)[k] as number, limit, 'no goal', 1e-4);
    assert.ok(p > 0.5 && k < N);
  },
});
