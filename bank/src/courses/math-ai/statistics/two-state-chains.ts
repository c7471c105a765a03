import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { matrixTex, multiply, power } from '../matrices.ts';
import { exact, hl, near, prose } from '../writing.ts';

/** Topic 4, higher level. Markov chains with two states: diagrams, long runs, exact powers, and parameters found backwards. */

interface Chain {
  form: 'diagram' | 'backwards' | 'cost';
  who: string;
  states: readonly [string, string];
  step: string;
  /** Probabilities of leaving the first and the second state. */
  leave: readonly [number, number];
  start: number;
  steps: number;
  cost: readonly [number, number];
}

const tidy = (value: number) => Number(value.toFixed(6));
const matrixOf = ([a, b]: readonly [number, number]) =>
  [
    [tidy(1 - a), b],
    [a, tidy(1 - b)],
  ] as const;

/** Two circles with arrows between them and loops, labelled with the probabilities. */
function transitionSvg(names: readonly [string, string], labels: readonly [string, string, string, string]): string {
  const diagram = new Diagram({ x: [0, 12], y: [0, 5], equalScale: true, width: 440 });
  const [stayFirst, goSecond, goFirst, staySecond] = labels;
  for (const [i, x] of [3, 9].entries()) diagram.circle([x, 2.5], 0.9).label([x, 2.5], names[i] as string, { math: true, dy: 5 });
  diagram.arrow([3.8, 3.1], [8.2, 3.1]).arrow([8.2, 1.9], [3.8, 1.9]);
  diagram.label([6, 3.1], goSecond, { dy: -8 }).label([6, 1.9], goFirst, { dy: 20 });
  diagram.arc([1.6, 2.5], 0.85, 0.75, 2 * Math.PI - 0.75).arc([10.4, 2.5], 0.85, -Math.PI + 0.75, Math.PI - 0.75);
  return diagram
    .label([0.6, 2.5], stayFirst, { anchor: 'end', dy: 5 })
    .label([11.4, 2.5], staySecond, { anchor: 'start', dy: 5 })
    .toSvg();
}

const twoStates = defineTemplate<Chain, { steady: number; after: number }>({
  key: 'ai-markov-two-states',
  calculatorAllowed: true,
  placements: [hl('4.19', 1, '1.14')],
  variants: [
    {
      form: 'diagram',
      who: 'A machine',
      states: ['working', 'broken'],
      step: 'day',
      leave: [0.08, 0.6],
      start: 1,
      steps: 3,
      cost: [0, 0],
    },
    {
      form: 'backwards',
      who: 'A customer of two cafés',
      states: ['café A', 'café B'],
      step: 'week',
      leave: [0.3, 0.2],
      start: 1,
      steps: 2,
      cost: [0, 0],
    },
    {
      form: 'cost',
      who: 'A delivery van',
      states: ['in town', 'in the country'],
      step: 'hour',
      leave: [0.25, 0.35],
      start: 1,
      steps: 4,
      cost: [18, 30],
    },
    {
      form: 'diagram',
      who: 'A day at a lake',
      states: ['calm', 'windy'],
      step: 'day',
      leave: [0.3, 0.45],
      start: 0,
      steps: 4,
      cost: [0, 0],
    },
    {
      form: 'backwards',
      who: 'A subscriber to one of two newspapers',
      states: ['the Herald', 'the Post'],
      step: 'year',
      leave: [0.12, 0.28],
      start: 1,
      steps: 3,
      cost: [0, 0],
    },
    {
      form: 'cost',
      who: 'A heating system',
      states: ['on', 'off'],
      step: 'hour',
      leave: [0.4, 0.3],
      start: 0,
      steps: 5,
      cost: [2.4, 0.3],
    },
  ],
  solve: ({ leave, start, steps }) => {
    const [a, b] = leave;
    const steady = b / (a + b);
    return { steady, after: steady + (1 - a - b) ** steps * (start - steady) };
  },
  write: ({ form, who, states, step, leave, start, steps, cost }, { steady, after }) => {
    const [a, b] = leave;
    const m = matrixOf(leave);
    const t = matrixTex(m);
    const s0 = matrixTex([[start], [1 - start]]);
    const letters: readonly [string, string] = ['A', 'B'];
    const named = `state $A$: ${states[0]}; state $B$: ${states[1]}`;
    const svg = transitionSvg(letters, [`${m[0][0]}`, `${a}`, `${b}`, `${m[1][1]}`]);
    const diagrams = [
      {
        name: 'chain',
        svg,
        alt: `A transition diagram with states A and B: A to A ${m[0][0]}, A to B ${a}, B to A ${b}, B to B ${m[1][1]}.`,
      },
    ];
    const long = {
      ask: `Find the long-run probability of state $A$.`,
      answer: `$${significant(steady)}$`,
      solution: prose`In the long run the flows balance: $${a}p = ${b}(1 - p)$, so $p = \dfrac{${b}}{${tidy(a + b)}} = ${significant(steady)}$. (A high power of the matrix shows the same in both columns.)`,
      marks: [
        prose`M1 $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$, or a high power of $\boldsymbol{T}$`,
        `A1 $${significant(steady)}$`,
      ],
      keys: [near(steady)],
    };
    if (form === 'backwards') {
      const x = tidy(steady);
      return inParts({
        stem: prose`${who} is at every moment with ${states[0]} (state $A$) or with ${states[1]} (state $B$). Each ${step} a share $${a}$ of those in $A$ changes to $B$, and an unknown share $q$ of those in $B$ changes to $A$. In the long run $${significant(100 * x, 4)}\%$ are in state $A$.`,
        hint: 'In the steady state as many change in one direction as in the other.',
        parts: [
          {
            ask: 'Write down the transition matrix in terms of $q$.',
            answer: prose`$\boldsymbol{T} = ${matrixTex([
              [m[0][0], 'q'],
              [a, '1 - q'],
            ])}$`,
            solution: prose`Columns stand for the present state, rows for the next: $\boldsymbol{T} = ${matrixTex([
              [m[0][0], 'q'],
              [a, '1 - q'],
            ])}$. Each column adds up to 1.`,
            marks: ['A1 first column', 'A1 second column'],
          },
          {
            ask: 'Determine the value of $q$.',
            answer: `$q = ${b}$`,
            solution: prose`The steady state does not change: $${m[0][0]} \times ${x} + q \times ${tidy(1 - x)} = ${x}$, so $q = \dfrac{${tidy(a * x)}}{${tidy(1 - x)}} = ${b}$.`,
            marks: ['M1 equation for the steady state', 'A1 correct equation', `A1 $q = ${b}$`],
            keys: [exact(b)],
          },
          {
            ask: `At first all are in state $A$. Calculate the share in state $A$ after ${steps} ${step}s.`,
            answer: `$${significant(after)}$`,
            solution: prose`$\boldsymbol{T}^{${steps}}\boldsymbol{s}_0$ with $\boldsymbol{s}_0 = ${s0}$ has the first entry $${significant(after)}$.`,
            marks: [prose`M1 $\boldsymbol{T}^{${steps}}\boldsymbol{s}_0$`, `A1 $${significant(after)}$`],
            keys: [near(after)],
          },
          {
            ask: 'State one assumption of the model that may not hold in reality.',
            answer: 'the shares that change stay the same in all periods',
            solution: `The same shares change in every ${step}, whatever happened before. Prices, offers or habits may change them.`,
            marks: ['R1 constant transition probabilities, or no memory'],
          },
        ],
      });
    }
    if (form === 'cost') {
      const average = steady * cost[0] + (1 - steady) * cost[1];
      return inParts({
        stem: prose`
          ${who} is in one of two states: ${named}. The diagram shows the probabilities of the changes from one ${step} to the next.

          ![](diagram:chain)`,
        hint: 'In the long run each state takes its steady share of the time.',
        parts: [
          {
            ask: 'Write down the transition matrix.',
            answer: prose`$\boldsymbol{T} = ${t}$`,
            solution: prose`The column of a state holds the probabilities of leaving from it: $\boldsymbol{T} = ${t}$.`,
            marks: ['A1 first column', 'A1 second column'],
            keys: [
              { kind: 'vector', label: 'Column 1', values: m.map((row) => `${row[0]}`) },
              { kind: 'vector', label: 'Column 2', values: m.map((row) => `${row[1]}`) },
            ],
          },
          long,
          {
            ask: `Each ${step} in state $A$ costs $${cost[0]}\\text{ EUR}$, each in state $B$ $${cost[1]}\\text{ EUR}$. Calculate the long-run mean cost per ${step}.`,
            answer: prose`$${significant(average)}\text{ EUR}$`,
            solution: prose`$${significant(steady, 4)} \times ${cost[0]} + ${significant(1 - steady, 4)} \times ${cost[1]} = ${significant(average)}\text{ EUR}$.`,
            marks: ['M1 weighted mean of the costs', prose`A1 $${significant(average)}\text{ EUR}$`],
            keys: [near(average, undefined, 'EUR')],
          },
          {
            ask: `A new device would halve the probability of the change from $A$ to $B$. Determine whether the long-run mean cost goes up or down.`,
            answer: cost[0] < cost[1] ? 'down' : 'up',
            solution: prose`The long-run probability of $A$ becomes $\dfrac{${b}}{${tidy(a / 2 + b)}} = ${significant(b / (a / 2 + b))}$, greater than before. As $A$ is the ${cost[0] < cost[1] ? 'cheaper' : 'dearer'} state, the mean cost goes ${cost[0] < cost[1] ? 'down' : 'up'}.`,
            marks: [`M1 new steady state`, `A1 $${significant(b / (a / 2 + b))}$`, `A1 ${cost[0] < cost[1] ? 'down' : 'up'}`],
          },
        ],
        diagrams,
      });
    }
    return inParts({
      stem: prose`${who} is in one of two states: ${named}. From $A$ it changes to $B$ in the next ${step} with probability $${a}$, from $B$ to $A$ with probability $${b}$; otherwise it stays. Today it is in state ${start === 1 ? '$A$' : '$B$'}.`,
      hint: 'All arrows that leave a state have probabilities that add up to 1.',
      parts: [
        {
          ask: 'Draw a transition diagram, and label its arrows with their probabilities.',
          answer: 'see the drawing in the solution',
          solution: `The loops have what is left to 1.\n\n![](diagram:chain)`,
          marks: ['A1 two states with arrows in both directions', 'A1 loops', 'A1 all probabilities'],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: prose`Write down the transition matrix $\boldsymbol{T}$.`,
          answer: prose`$\boldsymbol{T} = ${t}$`,
          solution: prose`With the present state in the columns, $\boldsymbol{T} = ${t}$.`,
          marks: ['A1 first column', 'A1 second column'],
          keys: [
            { kind: 'vector', label: 'Column 1', values: m.map((row) => `${row[0]}`) },
            { kind: 'vector', label: 'Column 2', values: m.map((row) => `${row[1]}`) },
          ],
        },
        {
          ask: `Calculate the probability of state $A$ after ${steps} ${step}s.`,
          answer: `$${significant(after)}$`,
          solution: prose`$\boldsymbol{T}^{${steps}}${s0}$ has the first entry $${significant(after)}$.`,
          marks: [prose`M1 $\boldsymbol{T}^{${steps}}\boldsymbol{s}_0$`, `A1 $${significant(after)}$`],
          keys: [near(after)],
        },
        long,
        {
          ask: 'Explain why the answer to part (d) does not depend on today’s state.',
          answer: 'all starts lead to the same steady state',
          solution:
            'The chain is regular: from each state the other can be reached, and both columns of a high power are equal. The influence of the start dies away.',
          marks: ['R1 both columns of a high power are equal'],
        },
      ],
      diagrams,
    });
  },
  check: ({ leave, start, steps }, { steady, after }) => {
    const m = matrixOf(leave);
    assertClose(after, multiply(power(m, steps), [[start], [1 - start]])[0]?.[0] as number, 'by the power of the matrix');
    assertClose(steady, power(m, 400)[0]?.[1] as number, 'by a high power');
  },
});

interface Exact {
  form: 'formula' | 'rate';
  what: string;
  states: readonly [string, string];
  step: string;
  leave: readonly [number, number];
  start: number;
  goal: number;
}

const exactPowers = defineTemplate<Exact, { lambda: number; steady: number; first: number }>({
  key: 'ai-markov-exact-powers',
  calculatorAllowed: true,
  placements: [hl('4.19', 2, '1.15')],
  variants: [
    {
      form: 'formula',
      what: 'The bicycles of a rental company are in the east or in the west of a town.',
      states: ['east', 'west'],
      step: 'day',
      leave: [0.3, 0.1],
      start: 0.8,
      goal: 0.3,
    },
    {
      form: 'rate',
      what: 'Voters of a region prefer the red party or the blue party.',
      states: ['red', 'blue'],
      step: 'year',
      leave: [0.05, 0.15],
      start: 0.4,
      goal: 0.7,
    },
    {
      form: 'formula',
      what: 'The water of two connected ponds carries a dye; the particles are in the upper or in the lower pond.',
      states: ['upper', 'lower'],
      step: 'hour',
      leave: [0.2, 0.3],
      start: 1,
      goal: 0.62,
    },
    {
      form: 'rate',
      what: 'Commuters of a city go by bus or by bicycle.',
      states: ['bus', 'bicycle'],
      step: 'month',
      leave: [0.1, 0.02],
      start: 0.9,
      goal: 0.3,
    },
    {
      form: 'formula',
      what: 'The members of a club are active or resting.',
      states: ['active', 'resting'],
      step: 'season',
      leave: [0.25, 0.35],
      start: 0.2,
      goal: 0.5,
    },
    {
      form: 'rate',
      what: 'Farmers of a valley grow wheat or rye.',
      states: ['wheat', 'rye'],
      step: 'year',
      leave: [0.08, 0.12],
      start: 0.1,
      goal: 0.5,
    },
  ],
  solve: ({ leave: [a, b], start, goal }) => {
    const [lambda, steady] = [1 - a - b, b / (a + b)];
    let n = 0;
    let share = start;
    while (start > steady ? share > goal : share < goal) {
      n += 1;
      share = steady + lambda ** n * (start - steady);
    }
    return { lambda: tidy(lambda), steady: tidy(steady), first: n };
  },
  write: ({ form, what, states, step, leave, start, goal }, { lambda, steady, first }) => {
    const [a, b] = leave;
    const m = matrixOf(leave);
    const gap = tidy(start - steady);
    const formula = prose`${significant(steady, 4)} ${gap < 0 ? '-' : '+'} ${significant(Math.abs(gap), 4)} \times ${lambda}^{n}`;
    const p = matrixTex([
      [b, 1],
      [a, -1],
    ]);
    const exactTex = prose`\frac{${tidy(b * 100)}}{${tidy((a + b) * 100)}}`;
    const direction = start > steady ? 'falls to' : 'reaches';
    const limit = {
      ask: `Determine the least number of ${step}s after which the share of "${states[0]}" ${start > steady ? 'is at most' : 'is at least'} $${goal}$.`,
      answer: `$${first}$`,
      solution: prose`Solve $${formula} = ${goal}$, or use a table: the share ${direction} $${goal}$ for the first time at $n = ${first}$.`,
      marks: [`M1 equation, inequality or table`, `A1 $${first}$`],
      keys: [exact(first)],
    };
    const stem = prose`${what} Each ${step} a share $${a}$ changes from "${states[0]}" to "${states[1]}", and a share $${b}$ in the other direction. At first the share of "${states[0]}" is $${start}$. The transition matrix is $\boldsymbol{T} = ${matrixTex(m)}$.`;
    if (form === 'rate') {
      return inParts({
        stem,
        hint: 'How much of the distance from the steady state is left after one step?',
        parts: [
          {
            ask: prose`Find the eigenvalues of $\boldsymbol{T}$.`,
            answer: prose`$1$ and $${lambda}$`,
            solution: prose`The trace is $${tidy(2 - a - b)}$ and the determinant $${lambda}$, so $\lambda^{2} - ${tidy(2 - a - b)}\lambda + ${lambda} = 0$ with the solutions $1$ and $${lambda}$.`,
            marks: ['M1 characteristic equation', 'A1 $1$', `A1 $${lambda}$`],
            keys: [{ kind: 'set', values: ['1', `${lambda}`] }],
          },
          {
            ask: `Find the steady share of "${states[0]}".`,
            answer: `$${significant(steady)}$`,
            solution: prose`$${a}p = ${b}(1 - p)$ gives $p = \dfrac{${b}}{${tidy(a + b)}} = ${significant(steady)}$.`,
            marks: ['M1 steady state', `A1 $${significant(steady)}$`],
            keys: [near(steady)],
          },
          {
            ask: prose`Let $d_n$ be the difference of the share after $n$ ${step}s from the steady share. Show that $d_{n+1} = ${lambda}d_n$.`,
            answer: 'shown',
            solution: prose`With $p_{n+1} = ${m[0][0]}p_n + ${b}(1 - p_n) = ${lambda}p_n + ${b}$ and $p = ${lambda}p + ${b}$ for the steady share, subtraction gives $d_{n+1} = ${lambda}d_n$.`,
            marks: [
              prose`M1 $p_{n+1} = ${lambda}p_n + ${b}$`,
              prose`M1 same equation for the steady share`,
              'A1 subtraction',
              'AG the equation given',
            ],
          },
          {
            ask: prose`Hence write down a formula for the share $p_n$ after $n$ ${step}s.`,
            answer: `$p_n = ${formula}$`,
            solution: prose`The differences form a geometric sequence with first term $d_0 = ${start} - ${significant(steady, 4)} = ${significant(gap, 4)}$: $p_n = ${formula}$.`,
            marks: ['(M1) geometric sequence', `A1 $p_n = ${formula}$`],
            keys: [
              {
                kind: 'expression',
                label: '$p_n =$',
                value: `${steady} + (${gap})*${lambda}^n`,
                domain: { n: { from: 0, to: 8, whole: true } },
              },
            ],
          },
          limit,
        ],
      });
    }
    return inParts({
      stem,
      hint: 'Powers of a diagonal matrix are easy; where do its entries come from?',
      parts: [
        {
          ask: prose`Show that $${matrixTex([[b], [a]])}$ and $${matrixTex([[1], [-1]])}$ are eigenvectors of $\boldsymbol{T}$, and find their eigenvalues.`,
          answer: prose`$1$ and $${lambda}$`,
          solution: prose`$\boldsymbol{T}${matrixTex([[b], [a]])} = ${matrixTex([[b], [a]])}$ and $\boldsymbol{T}${matrixTex([[1], [-1]])} = ${matrixTex([[lambda], [-lambda]])} = ${lambda}${matrixTex([[1], [-1]])}$: the eigenvalues are $1$ and $${lambda}$.`,
          marks: ['M1 products calculated', 'A1 eigenvalue $1$', `A1 eigenvalue $${lambda}$`],
          keys: [{ kind: 'set', values: ['1', `${lambda}`] }],
        },
        {
          ask: prose`Write down matrices $\boldsymbol{P}$ and $\boldsymbol{D}$ with $\boldsymbol{T} = \boldsymbol{P}\boldsymbol{D}\boldsymbol{P}^{-1}$.`,
          answer: prose`$\boldsymbol{P} = ${p}$, $\boldsymbol{D} = ${matrixTex([
            [1, 0],
            [0, lambda],
          ])}$`,
          solution: prose`The eigenvectors are the columns of $\boldsymbol{P} = ${p}$; the eigenvalues are in the same order in $\boldsymbol{D} = ${matrixTex(
            [
              [1, 0],
              [0, lambda],
            ],
          )}$.`,
          marks: [prose`A1 $\boldsymbol{P}$`, prose`A1 $\boldsymbol{D}$`],
        },
        {
          ask: prose`Hence show that the share of "${states[0]}" after $n$ ${step}s is $${exactTex} ${gap < 0 ? '-' : '+'} ${significant(Math.abs(gap), 4)} \times ${lambda}^{n}$${Number.isInteger(gap * 1e4) ? '' : ', with a rounded coefficient'}.`,
          answer: 'shown',
          solution: prose`$\boldsymbol{T}^{n}\boldsymbol{s}_0 = \boldsymbol{P}\boldsymbol{D}^{n}\boldsymbol{P}^{-1}\boldsymbol{s}_0$. Write the start as a combination: $${matrixTex([[start], [tidy(1 - start)]])} = ${significant(1 / (a + b), 4)}${matrixTex([[b], [a]])} ${gap < 0 ? '-' : '+'} ${significant(Math.abs(gap), 4)}${matrixTex([[1], [-1]])}$. Multiplying $n$ times by $\boldsymbol{T}$ multiplies the second term by $${lambda}^{n}$; the first entry is the expression given.`,
          marks: [
            prose`M1 $\boldsymbol{P}\boldsymbol{D}^{n}\boldsymbol{P}^{-1}\boldsymbol{s}_0$ (or a combination of eigenvectors)`,
            'A1 correct coefficients',
            prose`A1 $\boldsymbol{D}^{n}$`,
            'AG the expression given',
          ],
        },
        limit,
        {
          ask: 'Write down the long-run share and explain how the formula shows it.',
          answer: `$${significant(steady)}$`,
          solution: prose`As $0 < ${lambda} < 1$, the power tends to 0, and the share tends to $${exactTex} = ${significant(steady)}$.`,
          marks: [`A1 $${significant(steady)}$`, prose`R1 $${lambda}^{n} \to 0$`],
          keys: [near(steady)],
        },
      ],
    });
  },
  check: ({ leave, start, goal }, { lambda, steady, first }) => {
    const m = matrixOf(leave);
    const share = (n: number) => multiply(power(m, n), [[start], [1 - start]])[0]?.[0] as number;
    for (const n of [1, 2, 5]) assertClose(share(n), steady + lambda ** n * (start - steady), `after ${n} steps`, 1e-5);
    const there = (n: number) => (start > steady ? share(n) <= goal : share(n) >= goal);
    assert.ok(there(first) && !there(first - 1) && first > 1);
  },
});

export const twoStateChainsTemplates: readonly QuestionTemplate[] = [twoStates, exactPowers];
