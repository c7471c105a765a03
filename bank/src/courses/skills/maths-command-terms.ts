import type { QuestionTemplate } from '../../template.ts';
import { sl as applications, exact, near } from '../math-ai/writing.ts';
import { asksFor, drill, type Task } from './drill.ts';
import { MATHS_TERMS, SKILLS } from './topic.ts';

/** Drills of the command terms that ask for a result, for both courses of mathematics. */

const tex = String.raw;

const place = applications(SKILLS.maths.terms, 2);

/** A drill of one command term: the first task is for Analysis and Approaches, the second for Applications and Interpretation. */
export const mathsTerm = (term: keyof typeof MATHS_TERMS, analysis: Task, application: Task): QuestionTemplate =>
  drill(
    { key: `maths-command-term-${term.replaceAll(' ', '-')}`, placements: [{ ...place, subject: 'math-aa-sl' }, place] },
    asksFor(term, MATHS_TERMS[term]),
    [analysis, application],
  );

const writeDown = mathsTerm(
  'write down',
  {
    stem: tex`The function $f$ is given by $f(x) = 2(x - 3)^2 - 5$.`,
    hint: 'Which form of a quadratic function is this, and what can be read from it?',
    parts: [
      [
        tex`Write down the coordinates of the vertex of the graph of $f$.`,
        tex`$(3, -5)$`,
        tex`The form $a(x - h)^2 + k$ shows the vertex $(h, k)$, here $(3, -5)$.`,
        [tex`A1 $3$`, tex`A1 $-5$`],
        { kind: 'coordinate', values: ['3', '-5'] },
      ],
      [
        tex`Write down the equation of its axis of symmetry.`,
        tex`$x = 3$`,
        tex`The axis is the vertical line through the vertex. An equation is asked for: $x = 3$, not $3$.`,
        [tex`A1 $x = 3$`],
        { kind: 'equation', value: 'x = 3' },
      ],
    ],
  },
  {
    stem: tex`The $n$th term of an arithmetic sequence is $u_n = 7 + 4(n - 1)$.`,
    hint: 'Compare with the formula of the data booklet.',
    parts: [
      [
        tex`Write down the first term.`,
        tex`$7$`,
        tex`In $u_1 + (n - 1)d$ the first number is $u_1 = 7$.`,
        [tex`A1 $7$`],
        exact(7),
      ],
      [
        tex`Write down the common difference.`,
        tex`$4$`,
        tex`The factor of $(n - 1)$ is the common difference, $4$. It is positive, as the terms increase.`,
        [tex`A1 $4$`],
        exact(4),
      ],
    ],
  },
);

const state = mathsTerm(
  'state',
  {
    stem: tex`The function $g$ is given by $g(x) = \sqrt{x - 2} + 1$.`,
    hint: 'For which values is the root defined, and what is its least value?',
    parts: [
      [
        tex`State the largest possible domain of $g$.`,
        tex`$x \ge 2$`,
        tex`The root is defined for $x - 2 \ge 0$, so the domain is $x \ge 2$.`,
        [tex`A1 $x \ge 2$`],
      ],
      [
        tex`State the range of $g$.`,
        tex`$g(x) \ge 1$`,
        tex`The root takes all values from $0$ on, so $g(x)$ takes all values from $1$ on.`,
        [tex`A1 $g(x) \ge 1$; do not accept $x \ge 1$`],
      ],
    ],
  },
  {
    stem: tex`A $\chi^2$ test for independence examines whether the favourite sport of students depends on their age group. There are $3$ age groups and $4$ sports.`,
    hint: 'What does the test assume until the data contradict it?',
    parts: [
      [
        tex`State the null hypothesis.`,
        'Favourite sport and age group are independent',
        'The null hypothesis is that favourite sport is independent of age group.',
        ['A1 independent, with both variables named'],
      ],
      [
        tex`State the number of degrees of freedom.`,
        tex`$6$`,
        tex`There are $(3 - 1)(4 - 1) = 6$ degrees of freedom.`,
        [tex`A1 $6$`],
        exact(6),
      ],
    ],
  },
);

const list = mathsTerm(
  'list',
  {
    stem: tex`A fair die with the faces $1$ to $6$ is rolled. $A$ is the event of an even number and $B$ the event of a number greater than $3$.`,
    hint: 'Go through the six outcomes one by one.',
    parts: [
      [
        tex`List the elements of $A \cap B$.`,
        tex`$4, 6$`,
        tex`Even and greater than $3$ are $4$ and $6$.`,
        [tex`A1 $4, 6$ and no others`],
      ],
      [
        tex`List the elements of $A \cup B'$.`,
        tex`$1, 2, 3, 4, 6$`,
        tex`$B'$ is $1, 2, 3$. With the even numbers this gives $1, 2, 3, 4, 6$, each once.`,
        [tex`(M1) $B' = \{1, 2, 3\}$`, tex`A1 all five and no others`],
      ],
    ],
  },
  {
    stem: tex`A coin is tossed and a spinner with the numbers $1$, $2$ and $3$ is spun.`,
    hint: 'Fix the coin first, then run through the numbers.',
    parts: [
      [
        tex`List all possible outcomes.`,
        tex`H1, H2, H3, T1, T2, T3`,
        tex`Each side of the coin goes with each number: H1, H2, H3, T1, T2, T3. A list in order leaves none out.`,
        ['A1 at least four right', 'A1 all six and no others'],
      ],
      [
        tex`List the outcomes with tails and an odd number.`,
        tex`T1, T3`,
        tex`Of the outcomes with tails, those with $1$ and $3$: T1, T3.`,
        ['A1 both and no others'],
      ],
    ],
  },
);

const find = mathsTerm(
  'find',
  {
    stem: tex`An arithmetic sequence has the first term $5$ and the common difference $3$.`,
    hint: 'Write the formula with the numbers in it before you use the calculator.',
    parts: [
      [
        tex`Find the $20$th term.`,
        tex`$62$`,
        tex`$u_{20} = 5 + 19 \times 3 = 62$. The line with the numbers earns the method mark even if the result is wrong.`,
        [tex`(M1) $5 + 19 \times 3$`, tex`A1 $62$`],
        exact(62),
      ],
      [
        tex`Find the sum of the first $20$ terms.`,
        tex`$670$`,
        tex`$S_{20} = \dfrac{20}{2}(5 + 62) = 670$.`,
        [tex`(M1) $\frac{20}{2}(5 + 62)$`, tex`A1 $670$`],
        exact(670),
      ],
    ],
    proof: [[670, Array.from({ length: 20 }, (_, i) => 5 + 3 * i).reduce((a, b) => a + b)]],
  },
  {
    stem: tex`The table shows the number of goals in $20$ matches.

| Goals | 0 | 1 | 2 | 3 | 4 |
| :---: | :---: | :---: | :---: | :---: | :---: |
| Matches | 3 | 6 | 5 | 4 | 2 |`,
    hint: 'What must be added up, and by what is it divided?',
    parts: [
      [
        tex`Find the mean number of goals.`,
        tex`$1.8$`,
        tex`$\dfrac{0 \times 3 + 1 \times 6 + 2 \times 5 + 3 \times 4 + 4 \times 2}{20} = \dfrac{36}{20} = 1.8$.`,
        [tex`(M1) sum of goals divided by $20$`, tex`A1 $1.8$`],
        exact(1.8),
      ],
      [
        tex`Find the probability that a match, chosen at random, had at least three goals.`,
        tex`$0.3$`,
        tex`$\dfrac{4 + 2}{20} = 0.3$.`,
        [tex`(M1) $\frac{4 + 2}{20}$`, tex`A1 $0.3$`],
        exact(0.3),
      ],
    ],
    proof: [[1.8, (6 + 10 + 12 + 8) / 20]],
  },
);

const calculate = mathsTerm(
  'calculate',
  {
    stem: tex`In triangle $PQR$, $PQ = 8\text{ cm}$, $PR = 11\text{ cm}$ and $Q\hat{P}R = 47^\circ$.`,
    hint: 'Which formulas use two sides and the angle between them?',
    parts: [
      [
        tex`Calculate the area of the triangle.`,
        tex`$32.2\text{ cm}^2$`,
        tex`Area $= \tfrac{1}{2} \times 8 \times 11 \times \sin 47^\circ = 32.2\text{ cm}^2$.`,
        [tex`(M1) $\frac{1}{2} \times 8 \times 11 \times \sin 47^\circ$`, tex`A1 $32.2$`],
        near(44 * Math.sin((47 * Math.PI) / 180), undefined, 'cm^2'),
      ],
      [
        tex`Calculate the length of $QR$.`,
        tex`$8.06\text{ cm}$`,
        tex`$QR^2 = 8^2 + 11^2 - 2 \times 8 \times 11 \times \cos 47^\circ$, so $QR = 8.06\text{ cm}$.`,
        [tex`(M1) cosine rule with the numbers in it`, tex`A1 $8.06$`],
        near(Math.sqrt(185 - 176 * Math.cos((47 * Math.PI) / 180)), undefined, 'cm'),
      ],
    ],
    proof: [[44 * Math.sin((47 * Math.PI) / 180), 32.2]],
  },
  {
    stem: tex`A cone of chocolate has a radius of $2.5\text{ cm}$ and a height of $9\text{ cm}$.`,
    hint: 'Keep the value of the calculator for the second part.',
    parts: [
      [
        tex`Calculate its volume.`,
        tex`$58.9\text{ cm}^3$`,
        tex`$V = \tfrac{1}{3}\pi \times 2.5^2 \times 9 = 58.9\text{ cm}^3$.`,
        [tex`(M1) $\frac{1}{3}\pi \times 2.5^2 \times 9$`, tex`A1 $58.9$`],
        near(18.75 * Math.PI, undefined, 'cm^3'),
      ],
      [
        tex`A wrapper gives the volume as $60\text{ cm}^3$. Calculate the percentage error.`,
        tex`$1.86\,\%$`,
        tex`$\left|\dfrac{60 - 58.905}{58.905}\right| \times 100\% = 1.86\%$. The exact value is in the denominator.`,
        [tex`(M1) difference divided by the exact volume`, tex`A1 $1.86\%$`],
        near((100 * (60 - 18.75 * Math.PI)) / (18.75 * Math.PI)),
      ],
    ],
    proof: [[18.75 * Math.PI, 58.9]],
  },
);

const determine = mathsTerm(
  'determine',
  {
    hint: 'What would a common point mean for an equation, and what decides whether it has a solution?',
    parts: [
      [
        tex`Determine whether the line $y = 2x - 7$ meets the parabola $y = x^2 - 4x + 3$.`,
        'It does not',
        tex`A common point would solve $x^2 - 4x + 3 = 2x - 7$, which is $x^2 - 6x + 10 = 0$. The discriminant is $36 - 40 = -4 < 0$, so there is none. Without the comparison with $0$ the last mark is lost.`,
        [tex`M1 $x^2 - 6x + 10 = 0$`, tex`A1 discriminant $-4$; accept a completed square`, 'R1 negative, so they do not meet'],
      ],
    ],
    proof: [[36 - 40, -4]],
  },
  {
    stem: tex`Bank A pays $3.6\%$ a year, compounded monthly. Bank B pays $3.65\%$ a year, compounded yearly.`,
    hint: 'What becomes of the same sum in one year at each bank?',
    parts: [
      [
        tex`Determine which bank pays more interest in a year.`,
        'Bank A',
        tex`At bank A $1$ becomes $\left(1 + \dfrac{0.036}{12}\right)^{12} = 1.0366$, an increase of $3.66\%$. This is more than $3.65\%$, so bank A pays more. Both values must be visible.`,
        [tex`M1 yearly factor of bank A`, tex`A1 $3.66\%$; accept $1.0366$`, tex`R1 $3.66\% > 3.65\%$, so bank A`],
      ],
    ],
    proof: [[1.003 ** 12, Math.exp(12 * Math.log(1.003))]],
  },
);

const solve = mathsTerm(
  'solve',
  {
    hint: 'An unknown factor must not be divided away.',
    parts: [
      [
        tex`Solve $x(x - 4) = 3x$.`,
        tex`$x = 0$ or $x = 7$`,
        tex`$x^2 - 7x = 0$, so $x(x - 7) = 0$ and $x = 0$ or $x = 7$. Dividing by $x$ would lose a solution.`,
        [tex`M1 $x^2 - 7x = 0$`, tex`A1 $x = 0$ and $x = 7$`],
        { kind: 'set', values: ['0', '7'] },
      ],
    ],
    proof: [[7 * (7 - 4), 3 * 7]],
  },
  {
    hint: 'Which tools of the calculator find where two sides are equal?',
    parts: [
      [
        tex`Solve $3 \times 1.2^x = 20$.`,
        tex`$x = 10.4$`,
        tex`The graphs of the two sides meet at $x = 10.4$. Write the equation or sketch the graphs: the calculator's result alone shows no method.`,
        ['(M1) graphs or solver', tex`A1 $10.4$`],
        near(Math.log(20 / 3) / Math.log(1.2)),
      ],
    ],
    proof: [[3 * 1.2 ** 10.4054, 20]],
  },
);

const express = mathsTerm(
  'express',
  {
    hint: 'Which number must be inside the bracket to give the middle term?',
    parts: [
      [
        tex`Express $x^2 - 6x + 11$ in the form $(x - h)^2 + k$.`,
        tex`$(x - 3)^2 + 2$`,
        tex`$(x - 3)^2 = x^2 - 6x + 9$, so $x^2 - 6x + 11 = (x - 3)^2 + 2$. The answer is the expression, not the values of $h$ and $k$ alone.`,
        [tex`M1 $(x - 3)^2$`, tex`A1 $(x - 3)^2 + 2$`],
        { kind: 'expression', value: '(x - 3)^2 + 2' },
      ],
    ],
  },
  {
    hint: 'By how many places does the point move, and in which direction?',
    parts: [
      [
        tex`Express $0.000483$ in the form $a \times 10^k$ with $1 \le a < 10$ and $k \in \mathbb{Z}$.`,
        tex`$4.83 \times 10^{-4}$`,
        tex`The point moves four places to the right: $4.83 \times 10^{-4}$. $48.3 \times 10^{-5}$ has the same value, but not the form that is asked for.`,
        [tex`A2 $4.83 \times 10^{-4}$; award A1 for $48.3 \times 10^{-5}$`],
        exact(0.000483),
      ],
    ],
  },
);

export const mathsResultTerms: readonly QuestionTemplate[] = [
  ...[writeDown, state, list, find, calculate],
  ...[determine, solve, express],
];
