import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { columnVector, signedTerm, term } from '../../tex.ts';
import { exact, higher, paragraphs, raw } from './writing.ts';

/** Topics 1.15 and 1.16, proof and systems of linear equations, HL. */

const induction = inForms(
  { key: 'aa-hl-induction-sums-and-derivatives', calculatorAllowed: false, placements: higher('1.15', 1) },
  [
    form({
      variants: [
        {
          term: 'r(r + 1)',
          total: raw`\frac{n(n + 1)(n + 2)}{3}`,
          next: raw`\frac{(k + 1)(k + 2)(k + 3)}{3}`,
          at: '(k + 1)(k + 2)',
          before: raw`\frac{k(k + 1)(k + 2)}{3}`,
          first: '2',
          f: (r: number) => r * (r + 1),
          sum: (n: number) => (n * (n + 1) * (n + 2)) / 3,
        },
        {
          term: '(2r - 1)^2',
          total: raw`\frac{n(2n - 1)(2n + 1)}{3}`,
          next: raw`\frac{(k + 1)(2k + 1)(2k + 3)}{3}`,
          at: '(2k + 1)^2',
          before: raw`\frac{k(2k - 1)(2k + 1)}{3}`,
          first: '1',
          f: (r: number) => (2 * r - 1) ** 2,
          sum: (n: number) => (n * (2 * n - 1) * (2 * n + 1)) / 3,
        },
        {
          term: 'r^3',
          total: raw`\frac{n^2(n + 1)^2}{4}`,
          next: raw`\frac{(k + 1)^2(k + 2)^2}{4}`,
          at: '(k + 1)^3',
          before: raw`\frac{k^2(k + 1)^2}{4}`,
          first: '1',
          f: (r: number) => r ** 3,
          sum: (n: number) => (n * n * (n + 1) ** 2) / 4,
        },
      ],
      solve: ({ f, sum }) => ({
        twenty: Array.from({ length: 20 }, (_, i) => f(i + 1)).reduce((a, b) => a + b),
        formula: sum(20),
      }),
      write: ({ term: summand, total, next, at, before, first }, { twenty }) =>
        inParts({
          hint: 'What has to be added to the sum of $k$ terms to get that of $k + 1$ terms?',
          parts: [
            {
              ask: raw`Use mathematical induction to prove that $\displaystyle\sum_{r=1}^{n} ${summand} = ${total}$ for all $n \in \mathbb{Z}^+$.`,
              answer: 'The statement is proved by induction.',
              solution: paragraphs(
                raw`**Base case.** For $n = 1$ both sides have the value ${first}, so the statement holds.`,
                raw`**Assumption.** Suppose it holds for some $k \in \mathbb{Z}^+$: $\displaystyle\sum_{r=1}^{k} ${summand} = ${before}$.`,
                raw`**Inductive step.** Add the next term: $$\sum_{r=1}^{k+1} ${summand} = ${before} + ${at} = ${next},$$ where the common factors were taken out first. This is the formula with $k + 1$ in place of $n$.`,
                raw`**Conclusion.** It holds for $n = 1$, and from $k$ it follows for $k + 1$. By mathematical induction it holds for all $n \in \mathbb{Z}^+$.`,
              ),
              marks: [
                'A1 base case, both sides evaluated',
                raw`M1 assumes the statement for some $k$`,
                raw`M1 adds the term $${at}$`,
                'M1 takes out common factors',
                raw`A1 $${next}$`,
                'R1 complete conclusion, only if at least three marks before it are earned',
              ],
            },
            {
              ask: raw`Hence find $\displaystyle\sum_{r=1}^{20} ${summand}$.`,
              answer: `$${twenty}$`,
              solution: raw`With $n = 20$ the formula gives $${twenty}$.`,
              marks: [`A1 $${twenty}$`],
              keys: [exact(twenty)],
            },
          ],
        }),
      check: ({ f, sum }, { twenty, formula }) => {
        assert.equal(twenty, formula);
        let total = 0;
        for (let n = 1; n <= 80; n++) {
          total += f(n);
          assert.equal(total, sum(n));
        }
      },
    }),
    form({
      variants: [{ a: 2 }, { a: 3 }],
      solve: ({ a }) => ({ at: [1, 2, 3].map((n) => n * a ** (n - 1)) }),
      write: ({ a }) => {
        const e = `e^{${a}x}`;
        return inParts({
          stem: raw`Let $f(x) = x${e}$, and let $f^{(n)}$ be its $n$th derivative.`,
          hint: 'How does the next derivative follow from the one assumed?',
          parts: [
            {
              ask: raw`Find $f'(x)$.`,
              answer: `$(${a}x + 1)${e}$`,
              solution: raw`By the product rule $f'(x) = ${e} + ${a}x${e} = (${a}x + 1)${e}$.`,
              marks: [`A1 $(${a}x + 1)${e}$`],
              keys: [{ kind: 'expression', value: `(${a}x + 1)e^(${a}x)` }],
            },
            {
              ask: raw`Prove by induction that $f^{(n)}(x) = (${a}^nx + n \times ${a}^{n-1})${e}$ for all $n \in \mathbb{Z}^+$.`,
              answer: 'The statement is proved by induction.',
              solution: paragraphs(
                raw`**Base case.** For $n = 1$ the formula gives $(${a}x + 1)${e}$, which is $f'(x)$ by part (a).`,
                raw`**Assumption.** Suppose $f^{(k)}(x) = (${a}^kx + k \times ${a}^{k-1})${e}$ for some $k$.`,
                raw`**Inductive step.** Differentiate with the product rule: $$f^{(k+1)}(x) = ${a}^k${e} + ${a}(${a}^kx + k \times ${a}^{k-1})${e} = (${a}^{k+1}x + (k + 1) \times ${a}^k)${e}.$$`,
                'This is the formula for $k + 1$.',
                raw`**Conclusion.** True for $n = 1$, and true for $k + 1$ whenever true for $k$; by induction for all $n \in \mathbb{Z}^+$.`,
              ),
              marks: [
                'A1 base case',
                'M1 assumes the statement for $k$',
                'M1 differentiates the assumption',
                raw`A1 $${a}^k${e} + ${a}(${a}^kx + k \times ${a}^{k-1})${e}$`,
                'A1 the formula for $k + 1$',
                'R1 conclusion',
              ],
            },
          ],
        });
      },
      check: ({ a }, { at }) => {
        // Coefficients of x^n / n! of x e^(ax) are the derivatives at zero.
        at.forEach((value, i) => {
          const n = i + 1;
          const h = 1e-2;
          const f = (x: number) => x * Math.exp(a * x);
          const differences = [0, 1, 2, 3].map((k) => f((k - n / 2) * h));
          const [p = 0, q = 0, r = 0, s = 0] = differences;
          const numeric = n === 1 ? (q - p) / h : n === 2 ? (r - 2 * q + p) / h ** 2 : (s - 3 * r + 3 * q - p) / h ** 3;
          assertClose(numeric / value, 1, `derivative ${n}`, 2e-2);
        });
      },
    }),
    form({
      variants: [
        { base: 2, power: 2, from: 5 },
        { base: 3, power: 3, from: 4 },
      ],
      solve: ({ base, power, from }) => ({ left: base ** from, right: from ** power }),
      write: ({ base, power, from }, { left, right }) =>
        inParts({
          hint: 'How does the left-hand side change from one integer to the next, and what must the right-hand side do?',
          parts: [
            {
              ask: raw`Show that $${base}^n > n^{${power}}$ is ${base === 2 ? 'false for $n = 4$ and true' : 'false for $n = 3$ and true'} for $n = ${from}$.`,
              answer: 'As shown.',
              solution: raw`${base === 2 ? '$2^4 = 16$ and $4^2 = 16$' : '$3^3 = 27$ and $3^3$ on the right as well'}, so the left-hand side is not greater. For $n = ${from}$: $${left} > ${right}$.`,
              marks: ['A1 equal values in the first case', `A1 $${left} > ${right}$`],
            },
            {
              ask: raw`Prove by induction that $${base}^n > n^{${power}}$ for all integers $n \ge ${from}$.`,
              answer: 'The statement is proved by induction.',
              solution: paragraphs(
                raw`**Base case.** $n = ${from}$ was shown in part (a).`,
                raw`**Assumption.** Suppose $${base}^k > k^{${power}}$ for some $k \ge ${from}$.`,
                base === 2
                  ? raw`**Inductive step.** $2^{k+1} = 2 \times 2^k > 2k^2 = k^2 + k \times k$. As $k \ge 5$, $k \times k \ge 5k > 2k + 1$, so $2^{k+1} > k^2 + 2k + 1 = (k + 1)^2$.`
                  : raw`**Inductive step.** $3^{k+1} = 3 \times 3^k > 3k^3 = k^3 + k^3 + k^3$. As $k \ge 4$, $k^3 \ge 4k^2 > 3k^2$ and $k^3 \ge 16k > 3k + 1$, so $3^{k+1} > k^3 + 3k^2 + 3k + 1 = (k + 1)^3$.`,
                raw`**Conclusion.** True for $n = ${from}$, and true for $k + 1$ whenever true for $k \ge ${from}$; by induction for all $n \ge ${from}$.`,
              ),
              marks: [
                'M1 assumes the statement for $k$',
                raw`M1 $${base}^{k+1} > ${base}k^{${power}}$`,
                raw`M1 compares with $(k + 1)^{${power}}$ using $k \ge ${from}$`,
                'A1 correct chain of inequalities',
                'R1 conclusion',
              ],
            },
          ],
        }),
      check: ({ base, power, from }, { left, right }) => {
        assert.equal(base ** (from - 1) > (from - 1) ** power, false);
        assert.ok(left > right);
        for (let n = BigInt(from); n < 200n; n++) assert.ok(BigInt(base) ** n > n ** BigInt(power));
      },
    }),
  ],
);

const contradiction = inForms(
  {
    key: 'aa-hl-contradiction-and-counterexample',
    calculatorAllowed: false,
    placements: higher('1.15', 1),
  },
  [
    form({
      variants: [{ p: 2 }, { p: 3 }, { p: 5 }],
      solve: ({ p }) => ({ residues: Array.from({ length: p }, (_, r) => (r * r) % p) }),
      write: ({ p }) =>
        inParts({
          hint: 'What would it mean for the root to be rational, and what does "in lowest terms" rule out?',
          parts: [
            {
              ask: raw`Let $a$ be an integer such that $a^2$ is divisible by ${p}. Show that $a$ is divisible by ${p}.`,
              answer: 'As shown.',
              solution: raw`Suppose $a$ is not divisible by ${p}: $a = ${p}k + r$ with $r ${p === 2 ? '= 1' : p === 3 ? raw`\in \{1, 2\}` : raw`\in \{1, 2, 3, 4\}`}$. Then $a^2 = ${p}(${p}k^2 + 2kr) + r^2$, and $r^2$ is ${p === 2 ? '1' : p === 3 ? '1 or 4' : '1, 4, 9 or 16'}, never a multiple of ${p}. So $a^2$ would not be divisible by ${p}, against what is given.`,
              marks: [
                `M1 considers the remainders on division by ${p}`,
                `R1 none of their squares is divisible by ${p}`,
                'AG $a$ is divisible',
              ],
            },
            {
              ask: raw`Hence prove by contradiction that $\sqrt{${p}}$ is irrational.`,
              answer: 'As shown in the solution.',
              solution: raw`Suppose $\sqrt{${p}} = \frac{a}{b}$ with integers $a$, $b$ that have no common factor. Then $a^2 = ${p}b^2$, so $a^2$ is divisible by ${p} and, by part (a), so is $a$: $a = ${p}c$. Now $${p * p}c^2 = ${p}b^2$, so $b^2 = ${p}c^2$, and $b$ is divisible by ${p} too. Then $a$ and $b$ have the common factor ${p}, which contradicts the assumption. So $\sqrt{${p}}$ is irrational.`,
              marks: [
                raw`M1 assumes $\sqrt{${p}} = \frac{a}{b}$ in lowest terms`,
                raw`A1 $a^2 = ${p}b^2$, so ${p} divides $a$`,
                `M1 substitutes $a = ${p}c$`,
                `A1 ${p} divides $b$`,
                'R1 states the contradiction and concludes',
              ],
            },
          ],
        }),
      check: ({ p }, { residues }) =>
        assert.deepEqual(
          residues.map((value, r) => value === 0 && r > 0),
          Array.from({ length: p }, () => false),
        ),
    }),
    form({
      variants: [
        { a: 2, b: 3 },
        { a: 3, b: 5 },
        { a: 5, b: 7 },
      ],
      solve: ({ a, b }) => ({ value: Math.log(b) / Math.log(a) }),
      write: ({ a, b }) =>
        inParts({
          hint: 'What would the equation say about whole powers if the logarithm were a fraction?',
          parts: [
            {
              ask: raw`Prove by contradiction that $\log_{${a}} ${b}$ is irrational.`,
              answer: 'As shown in the solution.',
              solution: raw`Suppose $\log_{${a}} ${b} = \frac{p}{q}$ with positive integers $p$ and $q$ (the logarithm is positive, since $${b} > 1$). Then $${a}^{\frac{p}{q}} = ${b}$, so $${a}^p = ${b}^q$. The left-hand side has ${a} as its only prime factor, the right-hand side ${b}: they cannot be equal. ${a === 2 ? 'One is even, the other odd. ' : ''}This contradiction shows that the logarithm is not rational.`,
              marks: [
                raw`M1 assumes $\log_{${a}} ${b} = \frac{p}{q}$ with integers`,
                `A1 $${a}^p = ${b}^q$`,
                `R1 different prime factors, so they cannot be equal`,
                'R1 states the contradiction and concludes',
              ],
            },
          ],
        }),
      check: ({ a, b }, { value }) => {
        for (let q = 1; q <= 400; q++) assert.ok(Math.abs(value * q - Math.round(value * q)) > 1e-6, 'no small fraction');
        assert.notEqual(a, b);
      },
    }),
    form({
      variants: [
        {
          claim: 'For all $n \\in \\mathbb{Z}^+$, $n^2 + n + 11$ is a prime number.',
          n: 10,
          value: 121,
          why: '$10^2 + 10 + 11 = 121 = 11^2$, which is no prime',
          fix: '$n < 10$',
          ask: 'integers $1 \\le n \\le 9$',
        },
        {
          claim: 'For all $n \\in \\mathbb{Z}^+$, $n^2 - n + 17$ is a prime number.',
          n: 17,
          value: 289,
          why: '$17^2 - 17 + 17 = 289 = 17^2$, which is no prime',
          fix: '$n < 17$',
          ask: 'integers $1 \\le n \\le 16$',
        },
      ],
      solve: ({ value }) => ({ factor: Math.sqrt(value) }),
      write: ({ claim, n, why, ask }, { factor }) =>
        inParts({
          stem: `Consider the claim: ${claim}`,
          hint: 'Which $n$ makes all terms share a factor?',
          parts: [
            {
              ask: 'Find a counterexample, and explain why it disproves the claim.',
              answer: `$n = ${n}$: ${why}`,
              solution: raw`For $n = ${n}$ every term is a multiple of ${factor} or adds up to one: ${why}. The claim is about all positive integers, so one exception disproves it.`,
              marks: [
                `A1 $n = ${n}$ or another counterexample`,
                'A1 shows that the value is no prime',
                'R1 one exception disproves a claim about all integers',
              ],
            },
            {
              ask: `A friend replies that the claim is true for all ${ask}, so it is true nearly always. Comment on this as an argument.`,
              answer: 'Any number of confirming examples proves nothing about the rest.',
              solution:
                'Confirming examples, however many, are no proof; and "nearly always" is not what the claim says. There are infinitely many integers beyond those that were tried.',
              marks: ['R1 examples do not prove a general claim'],
            },
          ],
        }),
      check: ({ claim, n, value }, { factor }) => {
        const f = (m: number) => (claim.includes('n + 11') ? m * m + m + 11 : m * m - m + 17);
        assert.equal(f(n), value);
        assert.equal(value % factor, 0);
        for (let m = 1; m < n; m++) for (let d = 2; d * d <= f(m); d++) assert.notEqual(f(m) % d, 0);
      },
    }),
    form({
      variants: [
        { a: 6, b: 9, c: 20, d: 3 },
        { a: 10, b: 15, c: 28, d: 5 },
      ],
      solve: ({ a, b, c, d }) => ({ rest: c % d, common: a % d === 0 && b % d === 0 }),
      write: ({ a, b, c, d }) =>
        inParts({
          hint: 'Which number divides the left-hand side whatever the integers are?',
          parts: [
            {
              ask: raw`Prove by contradiction that there are no integers $x$ and $y$ with $${a}x + ${b}y = ${c}$.`,
              answer: 'As shown in the solution.',
              solution: raw`Suppose there are such integers. Then $${a}x + ${b}y = ${d}(${a / d}x + ${b / d}y)$ is ${d} times an integer, so it is divisible by ${d}. But ${c} is not divisible by ${d}. This is a contradiction, so there are none.`,
              marks: [
                'M1 assumes that such integers exist',
                `A1 takes out the factor ${d}`,
                `R1 ${c} is not divisible by ${d}: contradiction`,
              ],
            },
            {
              ask: raw`State one value of $c$ for which $${a}x + ${b}y = c$ does have a solution in integers, and give such a solution.`,
              answer: raw`For example $c = ${a + b}$ with $x = 1$ and $y = 1$`,
              solution: raw`Choose $x$ and $y$ first: $x = y = 1$ gives $c = ${a + b}$.`,
              marks: [`A1 a multiple of ${d} with a correct solution`],
            },
          ],
        }),
      check: ({ a, b, c }, { rest, common }) => {
        assert.ok(rest !== 0 && common);
        for (let x = -60; x <= 60; x++) for (let y = -60; y <= 60; y++) assert.notEqual(a * x + b * y, c);
      },
    }),
  ],
);

type Row = readonly [number, number, number, number];
const equation = ([a, b, c, d]: Row, names: readonly string[] = ['x', 'y', 'z']) => {
  const terms = [a, b, c].map((k, i) => [k, names[i] ?? ''] as const).filter(([k]) => k !== 0);
  return `${terms.map(([k, name], i) => (i === 0 ? term(k, name) : signedTerm(k, name))).join('')} &= ${d}`;
};
const system = (rows: readonly Row[], names?: readonly string[]) =>
  raw`$$\begin{aligned} ${rows.map((row) => equation(row, names)).join(raw` \\ `)} \end{aligned}$$`;

const systemSettings = inForms({ key: 'aa-hl-systems-from-settings', calculatorAllowed: true, placements: higher('1.16', 2) }, [
  form({
    variants: [
      { points: [1, 2, 3], abc: [2, -3, 5] },
      { points: [-1, 1, 2], abc: [1, 4, -2] },
      { points: [-2, 1, 3], abc: [-1, 2, 6] },
    ] as { points: [number, number, number]; abc: [number, number, number] }[],
    solve: ({ points, abc: [a, b, c] }) => ({ values: points.map((x) => a * x * x + b * x + c) }),
    write: ({ points, abc: [a, b, c] }, { values }) => {
      const rows = points.map((x, i): Row => [x * x, x, 1, values[i] ?? 0]);
      return inParts({
        stem: raw`The graph of $f(x) = ax^2 + bx + c$ passes through ${points.map((x, i) => `$(${x}, ${values[i]})$`).join(', ')}.`,
        hint: 'What equation does each point give?',
        parts: [
          {
            ask: 'Write down a system of three linear equations for $a$, $b$ and $c$.',
            answer: system(rows, ['a', 'b', 'c']),
            solution: `Put the coordinates of each point into $f(x) = ax^2 + bx + c$: ${system(rows, ['a', 'b', 'c'])}`,
            marks: ['(M1) substitutes one point', 'A1 all three equations'],
          },
          {
            ask: 'Hence determine $a$, $b$ and $c$.',
            answer: `$a = ${a}$, $b = ${b}$, $c = ${c}$`,
            solution: raw`The solver for systems gives $a = ${a}$, $b = ${b}$, $c = ${c}$. By hand: subtracting the first equation from the others removes $c$ and leaves two equations for $a$ and $b$.`,
            marks: [
              'M1 solves the system',
              '(A1) two correct values',
              `A1 $a = ${a}$, $b = ${b}$, $c = ${c}$ (accept any clear notation)`,
            ],
            keys: [{ kind: 'coordinate', label: '$(a, b, c) =$', values: [`${a}`, `${b}`, `${c}`] }],
          },
          {
            ask: 'State whether three points with different $x$-coordinates could lie on more than one graph of this kind. Justify your answer.',
            answer: 'No: the system has exactly one solution.',
            solution:
              'No. The difference of two such functions would be of degree 2 at most and zero at three places, so it would be zero everywhere: the system has exactly one solution.',
            marks: ['R1 no, since the system has a unique solution'],
          },
        ],
      });
    },
    check: ({ points, abc: [a, b, c] }, { values }) => {
      // Lagrange's form through the three points has the same leading coefficient and value at zero.
      const lagrange = (x: number) =>
        points.reduce(
          (sum, p, i) =>
            sum + (values[i] ?? 0) * points.reduce((product, q, j) => (i === j ? product : (product * (x - q)) / (p - q)), 1),
          0,
        );
      assertClose(lagrange(0), c, 'value at zero');
      assertClose((lagrange(1) - lagrange(-1)) / 2, b, 'slope at zero');
      assertClose((lagrange(1) + lagrange(-1)) / 2 - c, a, 'leading coefficient');
    },
  }),
  form({
    variants: [
      {
        prices: [12, 8, 5],
        sales: [
          [40, 60, 100],
          [50, 30, 80],
          [20, 90, 60],
        ],
      },
      {
        prices: [15, 10, 6],
        sales: [
          [30, 50, 40],
          [20, 80, 60],
          [60, 10, 90],
        ],
      },
    ] as { prices: [number, number, number]; sales: number[][] }[],
    solve: ({ prices, sales }) => ({ incomes: sales.map((day) => day.reduce((sum, n, i) => sum + n * (prices[i] ?? 0), 0)) }),
    write: ({ prices: [p, q, r], sales }, { incomes }) =>
      inParts({
        stem: [
          'A theatre sells tickets for adults, students and children. The table shows the numbers sold on three days and the income in euros.',
          raw`| Day | Adults | Students | Children | Income |
| --- | --- | --- | --- | --- |
${sales.map((day, i) => `| ${i + 1} | ${day.join(' | ')} | ${incomes[i]} |`).join('\n')}`,
        ].join('\n\n'),
        hint: 'What equation does each day give?',
        parts: [
          {
            ask: 'Calculate the price of each kind of ticket.',
            answer: raw`Adults $${p}$ euros, students $${q}$ euros, children $${r}$ euros`,
            solution: raw`Let the prices be $a$, $s$ and $c$. The days give ${system(
              sales.map((day, i): Row => [day[0] ?? 0, day[1] ?? 0, day[2] ?? 0, incomes[i] ?? 0]),
              ['a', 's', 'c'],
            )} The solver gives $a = ${p}$, $s = ${q}$, $c = ${r}$. Put them back into one row as a check.`,
            marks: ['M1 sets up equations', 'A1 three correct equations', raw`A1 $a = ${p}$`, raw`A1 $s = ${q}$, $c = ${r}$`],
            keys: [
              { kind: 'number', label: 'Adults', ...exact(p) },
              { kind: 'number', label: 'Students', ...exact(q) },
              { kind: 'number', label: 'Children', ...exact(r) },
            ],
          },
          {
            ask: 'On a fourth day the numbers sold are exactly those of days 1 and 2 together. Explain why the prices could not be found from days 1, 2 and 4.',
            answer: 'Its equation is the sum of two others and brings nothing new.',
            solution:
              'The equation of that day is the sum of the equations of days 1 and 2 and says nothing new. Two equations for three unknowns are left, which have infinitely many solutions.',
            marks: ['R1 it depends on the other equations, so the system would not have a unique solution'],
          },
        ],
      }),
    check: ({ prices, sales }, { incomes }) => {
      const [a, b, c] = sales as [number[], number[], number[]];
      const det = (m: number[][]) => {
        const [[p = 0, q = 0, r = 0], [s = 0, t = 0, u = 0], [v = 0, w = 0, x = 0]] = m as [number[], number[], number[]];
        return p * (t * x - u * w) - q * (s * x - u * v) + r * (s * w - t * v);
      };
      const whole = det([a, b, c]);
      prices.forEach((price, i) => {
        const replaced = sales.map((day, k) => day.map((n, j) => (j === i ? (incomes[k] ?? 0) : n)));
        assertClose(det(replaced) / whole, price, 'price by determinants');
      });
    },
  }),
]);

const systemCases = inForms(
  {
    key: 'aa-hl-systems-of-three-planes',
    calculatorAllowed: false,
    placements: higher('1.16', 1, ['3.18']),
  },
  [
    form({
      variants: [
        { first: [1, 1, -1, 2], second: [2, -1, 3, 5], alpha: 1, beta: 1, off: 3 },
        { first: [1, -2, 1, 3], second: [1, 1, 2, 4], alpha: 2, beta: 1, off: -2 },
        { first: [1, 3, 2, 1], second: [2, 1, -1, 4], alpha: 1, beta: -1, off: 5 },
      ] as { first: Row; second: Row; alpha: number; beta: number; off: number }[],
      solve: ({ first, second, alpha, beta, off }) => {
        const sum = first.map((a, i) => alpha * a + beta * (second[i] ?? 0)) as unknown as Row;
        return { third: [sum[0], sum[1], sum[2], sum[3] + off] as Row, needed: sum[3] };
      },
      write: ({ first, second, alpha, beta, off }, { third, needed }) =>
        inParts({
          stem: `Three planes have the equations ${system([first, second, third])}`,
          hint: 'Which combination of the first two equations has the left-hand side of the third?',
          parts: [
            {
              ask: 'Show that the planes have no point in common.',
              answer: 'As shown.',
              solution: raw`$${term(alpha, 'R_1')}${signedTerm(beta, 'R_2')}$ has the same left-hand side as $R_3$, but the right-hand side $${needed}$ instead of $${third[3]}$. At a common point the same expression would have two values that differ by $${Math.abs(off)}$, a contradiction. So there is none.`,
              marks: [
                'M1 combines two of the equations',
                raw`A1 same left-hand side, right-hand side $${needed}$`,
                'R1 contradiction, so no solution',
              ],
            },
            {
              ask: 'Determine whether any two of the planes are parallel, and describe the arrangement of the three planes.',
              answer: 'No two are parallel; each two meet in a line, and the three lines are parallel.',
              solution:
                'No two normals are multiples of each other, so each pair of planes meets in a line. As the three have no common point, these lines never meet: they are parallel, and the planes form a prism.',
              marks: ['A1 no two normals are multiples of each other', 'R1 three parallel lines of intersection (a prism)'],
            },
            {
              ask: 'State which number on the right-hand side of the third equation would make the planes share a line.',
              answer: `$${needed}$`,
              solution: raw`If the right-hand side is $${needed}$ as well, the third equation follows from the other two, and all points of their common line satisfy it.`,
              marks: [`A1 $${needed}$`],
              keys: [exact(needed)],
            },
          ],
        }),
      check: ({ first, second, off }, { third, needed }) => {
        const cross = [
          first[1] * second[2] - first[2] * second[1],
          first[2] * second[0] - first[0] * second[2],
          first[0] * second[1] - first[1] * second[0],
        ];
        assertClose(
          cross.reduce((sum, c, i) => sum + c * (third[i] ?? 0), 0),
          0,
          'normals in one plane',
        );
        assert.ok(cross.some((c) => c !== 0) && off !== 0 && third[3] === needed + off);
      },
    }),
    form({
      variants: [
        {
          x: 2,
          y: -1,
          z: 3,
          rows: [
            [1, 2, 1],
            [2, -1, 1],
            [1, 1, -2],
          ],
        },
        {
          x: 1,
          y: 4,
          z: -2,
          rows: [
            [1, 1, 1],
            [2, -1, 3],
            [1, -1, -1],
          ],
        },
        {
          x: -3,
          y: 2,
          z: 1,
          rows: [
            [1, -1, 2],
            [3, 1, -1],
            [1, 2, 4],
          ],
        },
      ] as { x: number; y: number; z: number; rows: [number, number, number][] }[],
      solve: ({ x, y, z, rows }) => ({ right: rows.map(([a, b, c]) => a * x + b * y + c * z) }),
      write: ({ x, y, z, rows }, { right }) => {
        const all = rows.map(([a, b, c], i): Row => [a, b, c, right[i] ?? 0]);
        const [r1, r2, r3] = all as [Row, Row, Row];
        const without = (row: Row): Row => [0, row[1] - row[0] * r1[1], row[2] - row[0] * r1[2], row[3] - row[0] * r1[3]];
        return inParts({
          stem: `Consider the system ${system(all)}`,
          hint: 'Which unknown is the easiest to remove?',
          parts: [
            {
              ask: 'Eliminate $x$ to obtain two equations in $y$ and $z$.',
              answer: system([without(r2), without(r3)]),
              solution: raw`Subtract ${r2[0] === 1 ? 'the first equation' : `${r2[0]} times the first equation`} from the second, and the first from the third: ${system([without(r2), without(r3)])}`,
              marks: ['M1 eliminates $x$ from one equation', 'A1 one correct equation', 'A1 the other'],
            },
            {
              ask: 'Hence solve the system.',
              answer: `$x = ${x}$, $y = ${y}$, $z = ${z}$`,
              solution: raw`The two equations give $y = ${y}$ and $z = ${z}$; the first of the system then gives $x = ${x}$. Check in the third: $${r3[0]} \times (${x})${r3[1] < 0 ? ' - ' : ' + '}${Math.abs(r3[1])} \times (${y})${r3[2] < 0 ? ' - ' : ' + '}${Math.abs(r3[2])} \times (${z}) = ${r3[3]}$.`,
              marks: ['M1 solves for one unknown', `A1 $y = ${y}$ or $z = ${z}$`, `A1 $x = ${x}$, $y = ${y}$, $z = ${z}$`],
              keys: [{ kind: 'coordinate', label: '$(x, y, z) =$', values: [`${x}`, `${y}`, `${z}`] }],
            },
            {
              ask: 'Interpret the solution geometrically.',
              answer: raw`The three planes meet in the single point $(${x}, ${y}, ${z})$.`,
              solution: raw`Each equation is a plane. The solution is unique, so the planes have exactly one point in common, with position vector $${columnVector(x, y, z)}$.`,
              marks: ['A1 three planes that meet in one point'],
            },
          ],
        });
      },
      check: ({ x, y, z, rows }, { right }) => {
        const [[p, q, r], [s, t, u], [v, w, k]] = rows as [
          [number, number, number],
          [number, number, number],
          [number, number, number],
        ];
        assert.notEqual(p * (t * k - u * w) - q * (s * k - u * v) + r * (s * w - t * v), 0);
        rows.forEach(([a, b, c], i) => {
          assert.equal(a * x + b * y + c * z, right[i]);
        });
        assert.equal(p, 1);
      },
    }),
  ],
);

/** Templates of topics 1.15 and 1.16 in several forms. */
export const proofAndSystemsHl = [induction, contradiction, systemSettings, systemCases];
