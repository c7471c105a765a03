import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, plain, signedTerm, significant, term } from '../../tex.ts';
import { core, exact, raw, threeFigures } from './writing.ts';

/** Topic 1: estimates by the binomial theorem, identities of its coefficients, infinite series with logarithms and on the way back. */

const choose = (n: number, r: number): number => (r === 0 ? 1 : (choose(n, r - 1) * (n - r + 1)) / r);

const estimate = defineTemplate({
  key: 'aa-binomial-estimate',
  calculatorAllowed: true,
  placements: core('1.9', 2),
  variants: [
    { a: 2, n: 6, x: 0.01, wanted: '1.02^6' },
    { a: -1, n: 8, x: 0.02, wanted: '0.98^8' },
    { a: 3, n: 5, x: 0.01, wanted: '1.03^5' },
    { a: -2, n: 7, x: 0.02, wanted: '0.96^7' },
  ],
  solve: ({ a, n, x }) => {
    const [first, second, third] = [1, 2, 3].map((r) => choose(n, r) * a ** r) as [number, number, number];
    const value = (1 + a * x) ** n;
    const guess = 1 + first * x + second * x * x;
    return { first, second, third, guess, value, error: (100 * Math.abs(guess - value)) / value };
  },
  write: ({ a, n, x, wanted }, { first, second, third, guess, error }) =>
    inParts({
      stem: raw`Consider the expansion of $(1 ${signedTerm(a, 'x')})^{${n}}$ in ascending powers of $x$.`,
      hint: 'Which value of the letter turns the bracket into the number that is to be estimated?',
      parts: [
        {
          ask: 'Find the first three terms.',
          answer: raw`$1${signedTerm(first, 'x')}${signedTerm(second, 'x^2')}$`,
          solution: raw`The coefficients are $\binom{${n}}{1} \times (${a}) = ${first}$ and $\binom{${n}}{2} \times (${a})^2 = ${second}$, so the expansion begins $1${signedTerm(first, 'x')}${signedTerm(second, 'x^2')}$.`,
          marks: [
            '(M1) binomial coefficients with powers of the term in the bracket',
            raw`A1 $${term(first, 'x')}$`,
            raw`A1 $${term(second, 'x^2')}$ (a coefficient that is not squared loses this mark; accept the three terms in any order)`,
          ],
          keys: [{ kind: 'expression', value: `1 + (${first})x + (${second})x^2` }],
        },
        {
          ask: raw`Use these terms with $x = ${x}$ to estimate $${wanted}$.`,
          answer: raw`$${plain(guess, 8)}$`,
          solution: raw`$1 ${signedTerm(a, 'x')} = ${1 + a * x}$ for $x = ${x}$, so $${wanted} \approx ${plain(guess, 8)}$.`,
          marks: [raw`(M1) substitutes $x = ${x}$`, raw`A1 $${plain(guess, 8)}$ (FT their terms)`],
          keys: [threeFigures(guess)],
        },
        {
          ask: 'Find the percentage error of this estimate.',
          answer: raw`$${significant(error)}\,\%$`,
          solution: raw`The calculator gives $${wanted} = ${plain((1 + a * x) ** n, 8)}$, so the percentage error is $${significant(error)}\,\%$.`,
          marks: ['(M1) difference from the exact value, divided by it', raw`A1 $${significant(error)}\,\%$`],
          keys: [threeFigures(error)],
        },
        {
          ask: raw`Find the coefficient of $x^3$, and explain why the next term would make the estimate better.`,
          answer: raw`$${third}$; its size is about that of the error.`,
          solution: raw`The coefficient is $\binom{${n}}{3} \times (${a})^3 = ${third}$. For $x = ${x}$ the term has the value $${plain(third * x ** 3, 3)}$, which is about the difference that the first three terms leave.`,
          marks: [raw`A1 $${third}$`, 'R1 the term is close to the difference that is left'],
          keys: [exact(third)],
        },
      ],
    }),
  check: ({ a, n, x, wanted }, { first, second, third, guess, value }) => {
    const coefficients = Array.from({ length: n }).reduce<number[]>(
      (row) => [...row, 0].map((c, i) => c + a * (row[i - 1] ?? 0)),
      [1],
    );
    assert.deepEqual(coefficients.slice(1, 4), [first, second, third]);
    assertClose(Number(wanted.split('^')[0]), 1 + a * x, 'base');
    assert.ok(Math.abs(guess + third * x ** 3 - value) < Math.abs(guess - value) / 5);
  },
});

const identities = defineTemplate({
  key: 'aa-binomial-coefficient-identities',
  calculatorAllowed: false,
  placements: core('1.9', 1, ['1.6']),
  variants: [
    {
      left: raw`\binom{n}{2} + \binom{n + 1}{2}`,
      right: 'n^2',
      from: 2,
      f: (n: number) => choose(n, 2) + choose(n + 1, 2),
      steps: [raw`\frac{n(n - 1)}{2} + \frac{(n + 1)n}{2}`, raw`\frac{n(n - 1 + n + 1)}{2}`],
      value: 225,
      n: 15,
      means: 'the sum of two such numbers that follow each other is always a square',
    },
    {
      left: raw`\binom{n + 1}{2} - \binom{n}{2}`,
      right: 'n',
      from: 2,
      f: (n: number) => choose(n + 1, 2) - choose(n, 2),
      steps: [raw`\frac{(n + 1)n}{2} - \frac{n(n - 1)}{2}`, raw`\frac{n(n + 1 - n + 1)}{2}`],
      value: 40,
      n: 40,
      means: 'the difference of two such numbers that follow each other takes every whole number from 2 on',
    },
    {
      left: raw`2\binom{n}{2} + n`,
      right: 'n^2',
      from: 2,
      f: (n: number) => 2 * choose(n, 2) + n,
      steps: [raw`2 \times \frac{n(n - 1)}{2} + n`, raw`n^2 - n + n`],
      value: 144,
      n: 12,
      means: 'twice the number of pairs, together with the number of objects, is a square',
    },
    {
      left: raw`\binom{2n}{2} - 2\binom{n}{2}`,
      right: 'n^2',
      from: 2,
      f: (n: number) => choose(2 * n, 2) - 2 * choose(n, 2),
      steps: [raw`\frac{2n(2n - 1)}{2} - 2 \times \frac{n(n - 1)}{2}`, raw`2n^2 - n - n^2 + n`],
      value: 196,
      n: 14,
      means: 'the number of pairs with one object from each half is a square',
    },
  ],
  solve: ({ value, right }) => ({ root: right === 'n' ? value : Math.sqrt(value) }),
  write: ({ left, right, from, f, steps: [first = '', second = ''], value, means }, { root }) =>
    inParts({
      stem: raw`Let $n \ge ${from}$ be an integer.`,
      hint: 'How can a binomial coefficient with lower number 2 be written without factorials?',
      parts: [
        {
          ask: raw`Verify that $${left} = ${right}$ for $n = 4$.`,
          answer: raw`Both sides are $${f(4)}$.`,
          solution: raw`For $n = 4$ the left side is $${f(4)}$, and so is the right side.`,
          marks: [raw`A1 both sides are ${f(4)}`],
        },
        {
          ask: raw`Prove that $${left} = ${right}$ for all $n \ge ${from}$.`,
          answer: raw`$${left} = ${first} = ${second} = ${right}$`,
          solution: raw`$\binom{m}{2} = \dfrac{m(m - 1)}{2}$, so the left side is $${first} = ${second} = ${right}$, which is the right side.`,
          marks: [
            raw`M1 $\binom{m}{2} = \frac{m(m - 1)}{2}$`,
            raw`A1 $${first}$`,
            raw`A1 $${second}$ (examples alone, or working from both sides at once, lose the A marks)`,
            raw`AG $${right}$`,
          ],
        },
        {
          ask: raw`Hence find $n$, given that $${left} = ${value}$.`,
          answer: raw`$n = ${root}$`,
          solution: raw`$${right} = ${value}$ with $n > 0$ gives $n = ${root}$.`,
          marks: [raw`A1 $n = ${root}$`],
          keys: [exact(root)],
        },
        {
          ask: 'Explain why the test in part (a) is not a proof, and state in words what has been proved.',
          answer: `One case says nothing about all others; ${means}.`,
          solution: raw`One value of $n$ says nothing about all others. What has been proved is that ${means}.`,
          marks: ['R1 one case is not all cases', 'A1 the identity in words'],
        },
      ],
    }),
  check: ({ f, right, value, n }, { root }) => {
    for (let k = 2; k < 30; k++) assert.equal(f(k), right === 'n' ? k : k * k);
    assert.equal(f(n), value);
    assert.equal(root, n);
  },
});

const exponentSought = defineTemplate({
  key: 'aa-binomial-exponent-sought',
  calculatorAllowed: false,
  placements: core('1.9', 1),
  variants: [
    { a: 2, n: 8 },
    { a: 3, n: 11 },
    { a: 1, n: 8 },
    { a: 4, n: 14 },
  ].map(({ a, n }) => ({ a, n, ratio: (a * (n - 2)) / 3 })),
  solve: ({ a, n, ratio }) => ({ second: choose(n, 2) * a * a, third: choose(n, 3) * a ** 3, ratio }),
  write: ({ a, n }, { second }) =>
    inParts({
      stem: raw`In the expansion of $(1 + ${term(a, 'x')})^n$, where $n \ge 3$ is an integer, the coefficient of $x^3$ is $${fraction(a * (n - 2), 3)}$ times the coefficient of $x^2$.`,
      hint: 'Which factors do the two coefficients share?',
      parts: [
        {
          ask: raw`Show that the coefficient of $x^3$ is $${fraction(a ** 3, 6)}n(n - 1)(n - 2)$.`,
          answer: raw`$${fraction(a ** 3, 6)}n(n - 1)(n - 2)$`,
          solution: raw`$\binom{n}{3} \times ${a}^3 = \dfrac{n(n - 1)(n - 2)}{6} \times ${a ** 3} = ${fraction(a ** 3, 6)}n(n - 1)(n - 2)$.`,
          marks: [
            raw`A1 $\binom{n}{3} \times ${a}^3$`,
            raw`A1 $\binom{n}{3} = \frac{n(n - 1)(n - 2)}{6}$`,
            'AG the given expression',
          ],
        },
        {
          ask: raw`Find the value of $n$.`,
          answer: raw`$n = ${n}$`,
          solution: raw`The coefficient of $x^2$ is $${fraction(a * a, 2)}n(n - 1)$. Dividing, $${fraction(a, 3)}(n - 2) = ${fraction(a * (n - 2), 3)}$, so $n - 2 = ${n - 2}$ and $n = ${n}$.`,
          marks: [
            raw`A1 $${fraction(a * a, 2)}n(n - 1)$`,
            'M1 equation from the two coefficients',
            raw`A1 $${fraction(a, 3)}(n - 2) = ${fraction(a * (n - 2), 3)}$`,
            raw`A1 $n = ${n}$ (accept a solution that tries values and shows all of them; a missing power of ${a} costs the last two marks)`,
          ],
          keys: [exact(n)],
        },
        {
          ask: raw`Hence find the coefficient of $x^2$.`,
          answer: raw`$${second}$`,
          solution: raw`$\binom{${n}}{2} \times ${a}^2 = ${choose(n, 2)} \times ${a * a} = ${second}$.`,
          marks: [raw`A1 $${second}$ (FT their $n$)`],
          keys: [exact(second)],
        },
      ],
    }),
  check: ({ a, n, ratio }, { second, third }) => {
    assertClose(third / second, ratio, 'quotient of the coefficients');
    const fits = Array.from({ length: 40 }, (_, i) => i + 3).filter(
      (m) => Math.abs((choose(m, 3) * a) / choose(m, 2) - ratio) < 1e-9,
    );
    assert.deepEqual(fits, [n]);
  },
});

const logarithmicSeries = defineTemplate({
  key: 'aa-infinite-series-of-logarithms',
  calculatorAllowed: false,
  placements: core('1.8', 1, ['1.7.1']),
  variants: [
    { base: 2, root: 2, sum: 6 },
    { base: 3, root: 3, sum: 3 },
    { base: 5, root: 2, sum: 4 },
    { base: 2, root: 3, sum: 6 },
  ],
  solve: ({ base, root, sum }) => {
    const first = (sum * (root - 1)) / root;
    return { first, x: base ** first };
  },
  write: ({ base, root, sum }, { first, x }) => {
    const log = raw`\log_{${base}}`;
    const radical = root === 2 ? raw`\sqrt{x}` : raw`\sqrt[3]{x}`;
    return inParts({
      stem: raw`Consider the infinite series $${log} x + ${log} x^{\frac{1}{${root}}} + ${log} x^{\frac{1}{${root ** 2}}} + ${log} x^{\frac{1}{${root ** 3}}} + \dots$, where $x > 1$.`,
      hint: 'What does an exponent inside a logarithm become outside of it?',
      parts: [
        {
          ask: raw`Show that the series is geometric, and write down its common ratio.`,
          answer: raw`$r = \frac{1}{${root}}$`,
          solution: raw`The power law gives $${log} x^{\frac{1}{${root}}} = \frac{1}{${root}}${log} x$, and so on: each term is $\frac{1}{${root}}$ of the one before. The common ratio is $\frac{1}{${root}}$.`,
          marks: ['M1 power law of logarithms', raw`A1 $r = \frac{1}{${root}}$`],
          keys: [exact(1 / root)],
        },
        {
          ask: raw`Explain why the series has a sum, and show that it is $${fraction(root, root - 1)}${log} x$.`,
          answer: raw`$S = ${fraction(root, root - 1)}${log} x$`,
          solution: raw`$|r| = \frac{1}{${root}} < 1$, so the sum exists: $S = \dfrac{${log} x}{1 - \frac{1}{${root}}} = ${fraction(root, root - 1)}${log} x$.`,
          marks: [
            raw`R1 $|r| < 1$`,
            raw`A1 $\dfrac{${log} x}{1 - \frac{1}{${root}}}$`,
            raw`AG $${fraction(root, root - 1)}${log} x$`,
          ],
        },
        {
          ask: raw`Find $x$, given that the sum is $${sum}$.`,
          answer: raw`$x = ${x}$`,
          solution: raw`$${fraction(root, root - 1)}${log} x = ${sum}$ gives $${log} x = ${first}$, so $x = ${base}^{${first}} = ${x}$.`,
          marks: [raw`(M1) $${log} x = ${first}$`, raw`A1 $x = ${x}$`],
          keys: [exact(x)],
        },
        {
          ask: raw`Write the sum of the first two terms of this series as a single logarithm of a power of $x$.`,
          answer: raw`$${log} x^{${fraction(root + 1, root)}}$`,
          solution: raw`$${log} x + ${log} ${radical} = ${log}\left(x \times ${radical}\right) = ${log} x^{${fraction(root + 1, root)}}$.`,
          marks: [raw`A1 $${log} x^{${fraction(root + 1, root)}}$`],
        },
      ],
    });
  },
  check: ({ base, root, sum }, { x }) => {
    let total = 0;
    for (let k = 0; k < 200; k++) total += Math.log(x ** (1 / root ** k)) / Math.log(base);
    assertClose(total, sum, 'sum of 200 terms');
  },
});

const bounces = defineTemplate({
  key: 'aa-infinite-series-ratio-sought',
  calculatorAllowed: true,
  placements: core('1.8', 2, ['1.3']),
  variants: [
    {
      what: 'A ball is dropped from a height of 2 metres. After each impact it rises to the same percentage, $p\\,\\%$, of the height before.',
      noun: 'impacts',
      first: 2,
      share: 1,
      total: 11,
      unit: 'm',
      k: 5,
    },
    {
      what: 'A pendulum swings through an arc of 40 cm. Each further swing has $p\\,\\%$ of the length of the swing before.',
      noun: 'swings',
      first: 40,
      share: 0,
      total: 500,
      unit: 'cm',
      k: 6,
    },
    {
      what: 'A pump removes 30 litres of water from a cellar in the first minute. In each further minute it removes $p\\,\\%$ of what it removed in the minute before.',
      noun: 'minutes',
      first: 30,
      share: 0,
      total: 240,
      unit: 'litres',
      k: 8,
    },
    {
      what: 'A seedling grows by 12 cm in its first month. In each further month it grows by $p\\,\\%$ of the growth in the month before.',
      noun: 'months',
      first: 12,
      share: 0,
      total: 80,
      unit: 'cm',
      k: 4,
    },
  ],
  solve: ({ first, share, total, k }) => {
    // With bounces, up and down again: first + 2 first r / (1 - r) = total.
    const r = share ? (total - first) / (total + first) : 1 - first / total;
    const partial = share ? first + (2 * first * r * (1 - r ** k)) / (1 - r) : (first * (1 - r ** k)) / (1 - r);

    return { r, partial };
  },
  write: ({ what, noun, first, share, total, unit, k }, { r, partial }) => {
    /** A value that ends within three figures, without zeros behind it. */
    const figures = (value: number) =>
      Math.abs(value - Number(value.toPrecision(3))) < 1e-9 ? `${Number(value.toPrecision(3))}` : significant(value);
    const goes = share
      ? `In all, the ball travels ${total} metres, upwards and downwards, before it comes to rest.`
      : `If this continued without end, the total would approach ${total} ${unit}.`;
    const equation = share
      ? raw`${first} + \dfrac{2 \times ${first}r}{1 - r} = ${total}`
      : raw`\dfrac{${first}}{1 - r} = ${total}`;
    return inParts({
      stem: raw`${what} ${goes} Let $r = \dfrac{p}{100}$.`,
      hint: 'Which of the formulae for a geometric series needs no number of terms?',
      parts: [
        {
          ask: raw`Write down an equation for $r$.`,
          answer: raw`$${equation}$`,
          solution: share
            ? raw`The ball falls ${first} metres once; each later height, $${first}r$, $${first}r^2$, $\dots$, is travelled twice: $${equation}$.`
            : raw`The amounts form a geometric series with first term ${first}: $${equation}$.`,
          marks: ['(M1) sum of an infinite geometric series', raw`A1 $${equation}$`],
        },
        {
          ask: raw`Hence find the value of $p$.`,
          answer: raw`$p = ${figures(100 * r)}$`,
          solution: raw`A solver gives $r = ${figures(r)}$, so $p = ${figures(100 * r)}$.`,
          marks: [raw`(A1) $r = ${figures(r)}$`, raw`A1 $p = ${figures(100 * r)}$`],
          keys: [threeFigures(100 * r)],
        },
        {
          ask: share
            ? raw`Find the distance that the ball has travelled when it hits the ground for the ${k + 1}th time.`
            : raw`Find the total of the first ${k} ${noun}.`,
          answer: raw`$${significant(partial)}${unit === 'litres' ? raw`\text{ litres}` : raw`\text{ ${unit}}`}$`,
          solution: share
            ? raw`By then it has risen ${k} times: $${first} + \dfrac{2 \times ${first}r(1 - r^{${k}})}{1 - r} = ${significant(partial)}\text{ m}$.`
            : raw`$\dfrac{${first}(1 - r^{${k}})}{1 - r} = ${significant(partial)}\text{ ${unit}}$.`,
          marks: [
            raw`(M1) sum of ${k} terms`,
            raw`(A1) substitution with their $r$`,
            raw`A1 $${significant(partial)}$ (FT their $r$; ${share ? 'heights that are counted once lose this mark' : 'the infinite sum in place of the finite one loses two marks'})`,
          ],
          keys: [threeFigures(partial)],
        },
        {
          ask: 'State one assumption of this model that is not likely to hold for ever.',
          answer: raw`That the percentage stays the same for all later ${share ? 'impacts' : 'terms'}.`,
          solution: raw`The percentage is taken to be the same for ever, however small the ${share ? 'heights' : 'amounts'} become.`,
          marks: ['R1 a constant percentage for ever'],
        },
      ],
    });
  },
  check: ({ first, share, total, k }, { r, partial }) => {
    const sum = (q: number, terms: number) => {
      let all = share ? first : 0;
      for (let i = 0; i < terms; i++) all += share ? 2 * first * q ** (i + 1) : first * q ** i;
      return all;
    };
    assertClose(
      bisect((q) => sum(q, 4000) - total, 0.01, 0.99),
      r,
      'ratio by adding 4000 terms',
      1e-5,
    );
    assertClose(sum(r, k), partial, 'first terms');
  },
});

const pairOfRoots = defineTemplate({
  key: 'aa-quadratic-from-vertex-and-width',
  calculatorAllowed: false,
  placements: core('2.6', 1),
  variants: [
    {
      what: 'The cross-section of a tunnel is a parabola',
      wide: 8,
      high: 4,
      at: 2,
      thing: 'A lorry is 4 metres wide, and its top is flat.',
      half: 2,
    },
    {
      what: 'The arch of a bridge is a parabola',
      wide: 20,
      high: 5,
      at: 4,
      thing: 'A barge is 8 metres wide, and its top is flat.',
      half: 4,
    },
    {
      what: 'The roof of a greenhouse is a parabola',
      wide: 6,
      high: 3,
      at: 1,
      thing: 'A cupboard is 2 metres wide, and its top is flat.',
      half: 1,
    },
    {
      what: 'The entrance of a hangar is a parabola',
      wide: 24,
      high: 9,
      at: 8,
      thing: 'A vehicle is 16 metres wide, and its top is flat.',
      half: 8,
    },
  ],
  solve: ({ wide, high, half }) => {
    const [num, den] = [-4 * high, wide * wide];
    return { num, den, a: num / den, top: high - (4 * high * half * half) / (wide * wide) };
  },
  write: ({ what, wide, high, thing, half }, { num, den, top }) => {
    const a = fraction(num, den);
    return inParts({
      stem: raw`${what}, ${wide} metres wide at the ground and ${high} metres high in the middle. The $x$-axis lies along the ground, and the left end of the parabola is at the origin. The parabola has the equation $y = f(x)$.`,
      hint: 'Where are the axis of symmetry and the zeros?',
      parts: [
        {
          ask: raw`Write down the zeros of $f$ and the coordinates of its vertex.`,
          answer: raw`$0$ and $${wide}$; $(${wide / 2}, ${high})$`,
          solution: raw`The ends are at $x = 0$ and $x = ${wide}$, and the vertex is half-way between them: $(${wide / 2}, ${high})$.`,
          marks: [raw`A1 $0$ and $${wide}$`, raw`A1 $(${wide / 2}, ${high})$`],
          keys: [
            { kind: 'set', label: 'Zeros', values: ['0', `${wide}`] },
            { kind: 'coordinate', label: 'Vertex', values: [`${wide / 2}`, `${high}`] },
          ],
        },
        {
          ask: raw`Find $f(x)$ in the form $ax(x - p)$.`,
          answer: raw`$f(x) = ${a}x(x - ${wide})$`,
          solution: raw`$f(x) = ax(x - ${wide})$, and $f(${wide / 2}) = ${high}$ gives $-${(wide / 2) ** 2}a = ${high}$, so $a = ${a}$.`,
          marks: [
            raw`M1 $ax(x - ${wide})$`,
            'M1 substitutes the vertex',
            raw`A1 $f(x) = ${a}x(x - ${wide})$ (accept the factors in any order; a missing sign costs this mark)`,
          ],
          keys: [{ kind: 'expression', value: `${num}/${den} x(x - ${wide})` }],
        },
        {
          ask: raw`${thing} It drives through exactly in the middle. Find the greatest height that it can have.`,
          answer: raw`$${fraction(top * den, den)}\text{ m}$`,
          solution: raw`Its sides are at $x = ${wide / 2 - half}$ and $x = ${wide / 2 + half}$, and $f(${wide / 2 - half}) = ${fraction(top * den, den)}$: at most $${fraction(top * den, den)}\text{ m}$.`,
          marks: [raw`(M1) $f(${wide / 2 - half})$`, raw`A1 $${fraction(top * den, den)}\text{ m}$ (FT their $f$)`],
          keys: [exact(top, undefined, 'm')],
        },
      ],
    });
  },
  check: ({ wide, high, half }, { a, top }) => {
    const f = (x: number) => a * x * (x - wide);
    assertClose(f(wide / 2), high, 'vertex');
    assertClose(f(wide / 2 + half), top, 'other side');
    assertClose(
      bisect((x) => f(x) - top, 0.001, wide / 2),
      wide / 2 - half,
      'where the height is reached',
    );
  },
});

const meanCost = defineTemplate({
  key: 'aa-rational-mean-cost',
  calculatorAllowed: true,
  placements: core('2.8', 2, ['2.2.2']),
  variants: [
    {
      what: 'To print $x$ posters costs 60 euros for the design and 1.5 euros for each poster.',
      fixed: 60,
      each: 1.5,
      noun: 'posters',
      goal: 2,
      other: 30,
    },
    {
      what: 'A membership of a swimming pool costs 90 euros a year, and each of $x$ visits a further 2 euros.',
      fixed: 90,
      each: 2,
      noun: 'visits',
      goal: 4,
      other: 25,
    },
    {
      what: 'To make $x$ candles costs 45 euros for the moulds and 0.8 euros for the wax of each candle.',
      fixed: 45,
      each: 0.8,
      noun: 'candles',
      goal: 1.7,
      other: 20,
    },
    {
      what: 'The hire of a minibus costs 240 euros, and each of $x$ passengers pays a further 12 euros for a ticket.',
      fixed: 240,
      each: 12,
      noun: 'passengers',
      goal: 28,
      other: 10,
    },
  ],
  solve: ({ fixed, each, goal, other }) => ({ at: (fixed + each * other) / other, least: fixed / (goal - each) }),
  write: ({ what, fixed, each, noun, goal, other }, { at, least }) =>
    inParts({
      stem: raw`${what} The mean cost for one is $C(x) = \dfrac{${plain(each)}x + ${fixed}}{x}$ euros, for $x > 0$.`,
      hint: 'Which part of the cost is shared by more and more of them?',
      parts: [
        {
          ask: raw`Find $C(${other})$.`,
          answer: raw`$${plain(at)}$`,
          solution: raw`$C(${other}) = \dfrac{${plain(each)} \times ${other} + ${fixed}}{${other}} = ${plain(at)}$.`,
          marks: [raw`A1 $${plain(at)}$`],
          keys: [threeFigures(at)],
        },
        {
          ask: raw`Write down the equations of the asymptotes of the graph of $C$, and interpret the horizontal one in context.`,
          answer: raw`$x = 0$ and $y = ${plain(each)}$; for very many ${noun} the mean cost is hardly more than ${plain(each)} euros.`,
          solution: raw`$C(x) = ${plain(each)} + \dfrac{${fixed}}{x}$, so the asymptotes are $x = 0$ and $y = ${plain(each)}$. For very many ${noun} the fixed cost hardly counts, and the mean cost approaches ${plain(each)} euros.`,
          marks: [
            raw`A1 $x = 0$`,
            raw`A1 $y = ${plain(each)}$`,
            'R1 the mean cost approaches this value for many of them (accept "the cost without the fixed part")',
          ],
          keys: [
            { kind: 'equation', label: 'Vertical', value: 'x = 0' },
            { kind: 'equation', label: 'Horizontal', value: `y = ${each}` },
          ],
        },
        {
          ask: raw`Determine the least number of ${noun} for which the mean cost is at most ${goal} euros.`,
          answer: raw`$${Math.ceil(least - 1e-9)}$`,
          solution: raw`$${plain(each)} + \dfrac{${fixed}}{x} \le ${goal}$ gives $x \ge \dfrac{${fixed}}{${plain(goal - each)}} = ${plain(least)}$, so at least $${Math.ceil(least - 1e-9)}$.`,
          marks: [raw`(M1) $C(x) = ${goal}$ or the inequality`, raw`A1 $${Math.ceil(least - 1e-9)}$`],
          keys: [exact(Math.ceil(least - 1e-9))],
        },
        {
          ask: raw`A student says: "For twice as many ${noun} the mean cost is half as large." Determine whether the student is right.`,
          answer: 'No: only the share of the fixed cost is halved.',
          solution: raw`No. $C(2x) = ${plain(each)} + \dfrac{${fixed}}{2x}$: the fixed part is halved, but the part $${plain(each)}$ stays, so the mean cost is more than half.`,
          marks: [raw`M1 $C(2x)$ or two values of $C$ compared`, 'R1 no, only the fixed part is halved'],
        },
      ],
    }),
  check: ({ fixed, each, goal }, { least }) => {
    const count = Array.from({ length: 2000 }, (_, i) => i + 1).find((x) => each + fixed / x <= goal + 1e-9);
    assert.equal(count, Math.ceil(least - 1e-9));
    assertClose(each + fixed / 1e9, each, 'asymptote', 1e-6);
  },
});

export const binomialCoefficients: readonly QuestionTemplate[] = [
  estimate,
  identities,
  exponentSought,
  logarithmicSeries,
  bounces,
  pairOfRoots,
  meanCost,
];
