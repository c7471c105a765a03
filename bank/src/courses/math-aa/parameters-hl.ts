import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, fraction, point, polynomial, signed, signedTerm, significant, surd, term } from '../../tex.ts';
import { exact, higher, inExactForm, raw, threeFigures } from './writing.ts';

/** Additional higher level, topics 1 to 3: fractions that telescope, systems from conditions, symmetry, moduli, inverse functions, parallel lines. */

const telescoping = defineTemplate({
  key: 'aa-hl-partial-fractions-telescoping',
  calculatorAllowed: false,
  placements: higher('1.11', 1),
  variants: [
    { step: 1, from: 1 },
    { step: 2, from: 1 },
    { step: 1, from: 2 },
    { step: 3, from: 1 },
  ],
  solve: ({ step, from }) => {
    // 1 / ((k)(k + step)) from k = from on; the sum keeps the first `step` terms.
    let [n, d] = [0, 1];
    for (let i = 0; i < step; i++) [n, d] = [n * (from + i) + d, d * (from + i)];
    return { n, d: d * step, limit: n / (d * step) };
  },
  write: ({ step, from }, { n, d, limit }) => {
    const f = raw`\frac{1}{k(k + ${step})}`;
    const factor = step === 1 ? '' : raw`\frac{1}{${step}}`;
    const split =
      step === 1 ? raw`\frac{1}{k} - \frac{1}{k + 1}` : raw`\frac{1}{${step}}\left(\frac{1}{k} - \frac{1}{k + ${step}}\right)`;
    const first = Array.from({ length: step }, (_, i) => raw`\frac{1}{${from + i}}`)
      .join(' + ')
      .replaceAll(raw`\frac{1}{1}`, '1');
    const last = Array.from({ length: step }, (_, i) => raw`\frac{1}{n + ${i + 1}}`).join(' - ');
    const sum = step === 1 ? `${first} - ${last}` : raw`${factor}\left(${first} - ${last}\right)`;
    return inParts({
      stem: raw`Consider the sum $S_n = \displaystyle\sum_{k=${from}}^{n} ${f}$, where $n \ge ${from + step}$.`,
      hint: 'What is left of neighbouring terms once each of them is written as a difference?',
      parts: [
        {
          ask: raw`Express $${f}$ in partial fractions.`,
          answer: raw`$${split}$`,
          solution: raw`$${f} = \dfrac{A}{k} + \dfrac{B}{k + ${step}}$ gives $1 = A(k + ${step}) + Bk$. $k = 0$ gives $A = ${fraction(1, step)}$ and $k = -${step}$ gives $B = ${fraction(-1, step)}$: $${split}$.`,
          marks: [
            raw`M1 $1 = A(k + ${step}) + Bk$`,
            raw`A1 $A = ${fraction(1, step)}$`,
            raw`A1 $B = ${fraction(-1, step)}$ (accept one fraction without the bracket; a wrong sign loses this mark)`,
          ],
          keys: [{ kind: 'expression', value: `1/${step} (1/k - 1/(k + ${step}))` }],
        },
        {
          ask: raw`Hence show that $S_n = ${sum}$.`,
          answer: raw`$${sum}$`,
          solution: raw`In $S_n$ each fraction $\dfrac{1}{k + ${step}}$ is taken away ${step === 1 ? 'from the next term' : `and comes back ${step} terms later`}. What remains are the first ${step === 1 ? 'fraction' : `${step} fractions`} and the last: $${sum}$.`,
          marks: ['M1 writes out the first and the last terms', 'A1 the terms that cancel', raw`AG $${sum}$`],
        },
        {
          ask: raw`Find $\displaystyle\lim_{n \to \infty} S_n$.`,
          answer: raw`$${fraction(n, d)}$`,
          solution: raw`The fractions with $n$ approach 0, so the limit is $${step === 1 ? first : raw`${factor}\left(${first}\right)`}${step === 1 && from === 1 ? '' : step === 1 ? '' : ` = ${fraction(n, d)}`}$.`,
          marks: [raw`A1 $${fraction(n, d)}$`],
          keys: [exact(limit)],
        },
      ],
    });
  },
  check: ({ step, from }, { limit }) => {
    let sum = 0;
    for (let k = 200_000; k >= from; k--) sum += 1 / (k * (k + step));
    assertClose(sum, limit, 'sum of many terms', 1e-4);
  },
});

const alwaysFalling = defineTemplate({
  key: 'aa-hl-partial-fractions-and-graph',
  calculatorAllowed: false,
  placements: higher('1.11', 1, ['2.13']),
  variants: [
    { A: 2, B: 1, p: 1, q: -2 },
    { A: 1, B: 3, p: 2, q: -3 },
    { A: 3, B: 2, p: 4, q: -1 },
    { A: 2, B: 5, p: 3, q: -4 },
  ],
  solve: ({ A, B, p, q }) => ({ zero: [A * q + B * p, A + B] as const }),
  write: ({ A, B, p, q }, { zero: [n, d] }) => {
    const f = raw`\dfrac{${polynomial([A + B, -A * q - B * p])}}{(x - ${p})(x${signed(-q)})}`;
    return inParts({
      stem: raw`Let $f(x) = ${f}$, for $x \ne ${p}$, $x \ne ${q}$.`,
      hint: 'Which form of the function is easiest to differentiate?',
      parts: [
        {
          ask: raw`Express $f(x)$ in partial fractions.`,
          answer: raw`$\dfrac{${A}}{x - ${p}} + \dfrac{${B}}{x${signed(-q)}}$`,
          solution: raw`$${polynomial([A + B, -A * q - B * p])} = A(x${signed(-q)}) + B(x - ${p})$. $x = ${p}$ gives $A = ${A}$ and $x = ${q}$ gives $B = ${B}$: $\dfrac{${A}}{x - ${p}} + \dfrac{${B}}{x${signed(-q)}}$.`,
          marks: [
            'M1 two fractions with unknown numerators',
            raw`A1 $A = ${A}$`,
            raw`A1 $B = ${B}$ (accept any correct method; interchanged numerators lose both A marks)`,
          ],
          keys: [{ kind: 'expression', value: `${A}/(x - ${p}) + ${B}/(x - (${q}))` }],
        },
        {
          ask: raw`Hence show that $f$ is decreasing on every interval of its domain.`,
          answer: raw`$f'(x) = -\dfrac{${A}}{(x - ${p})^2} - \dfrac{${B}}{(x${signed(-q)})^2} < 0$`,
          solution: raw`$f'(x) = -\dfrac{${A}}{(x - ${p})^2} - \dfrac{${B}}{(x${signed(-q)})^2}$. Both squares are positive, so $f'(x) < 0$ wherever $f$ is defined.`,
          marks: [
            'M1 differentiates the partial fractions',
            raw`A1 $-\frac{${A}}{(x - ${p})^2} - \frac{${B}}{(x${signed(-q)})^2}$`,
            raw`R1 squares are positive, so $f'(x) < 0$ (do not accept an argument from a graph; FT their fractions)`,
          ],
        },
        {
          ask: raw`Write down the equations of all asymptotes of the graph of $f$, and find its zero.`,
          answer: raw`$x = ${p}$, $x = ${q}$, $y = 0$; $x = ${fraction(n, d)}$`,
          solution: raw`The vertical asymptotes are $x = ${p}$ and $x = ${q}$. The degree of the denominator is greater, so $y = 0$ is the horizontal one. The numerator is zero at $x = ${fraction(n, d)}$.`,
          marks: [
            raw`A1 $x = ${p}$ and $x = ${q}$`,
            raw`A1 $y = 0$`,
            raw`A1 $x = ${fraction(n, d)}$ (accept the point of the graph instead of the zero)`,
          ],
          keys: [{ kind: 'number', label: 'Zero', value: n / d, tolerance: 0 }],
        },
        {
          ask: raw`Deduce the number of solutions of $f(x) = 1$.`,
          answer: '$2$',
          solution: raw`To the left of both asymptotes $f$ is negative. Between them it falls from $+\infty$ to $-\infty$, and to the right from $+\infty$ to 0: it takes the value 1 once on each of the two, so there are $2$ solutions.`,
          marks: ['A1 $2$'],
          keys: [exact(2)],
        },
      ],
    });
  },
  check: ({ A, B, p, q }, { zero: [n, d] }) => {
    const f = (x: number) => ((A + B) * x - A * q - B * p) / ((x - p) * (x - q));
    assertClose(f(7.3), A / (7.3 - p) + B / (7.3 - q), 'partial fractions');
    assertClose(bisect(f, q + 1e-6, p - 1e-6), n / d, 'zero');
    assert.ok(f(q - 1) < 0);
    bisect((x) => f(x) - 1, q + 1e-6, p - 1e-6);
    bisect((x) => f(x) - 1, p + 1e-6, 1e6);
  },
});

const coins = defineTemplate({
  key: 'aa-hl-system-with-whole-solutions',
  calculatorAllowed: false,
  placements: higher('1.16', 1),
  variants: [
    {
      what: 'A box holds 20 coins of 10, 20 and 50 cents. Together they are worth 5.20 euros.',
      names: ['10 cents', '20 cents', '50 cents'],
      c: [1, 2, 5],
      total: 20,
      worth: 52,
    },
    {
      what: 'A parking garage has 24 vehicles with 2, 3 and 4 wheels. Together they have 84 wheels.',
      names: ['2 wheels', '3 wheels', '4 wheels'],
      c: [2, 3, 4],
      total: 24,
      worth: 84,
    },
    {
      what: 'A shelf holds 18 boxes of 1, 3 and 4 kilograms. Together they have a mass of 46 kilograms.',
      names: ['1 kg', '3 kg', '4 kg'],
      c: [1, 3, 4],
      total: 18,
      worth: 46,
    },
    {
      what: 'A theatre sells 30 tickets at 4, 6 and 10 euros, for 178 euros in all.',
      names: ['4 euros', '6 euros', '10 euros'],
      c: [2, 3, 5],
      total: 30,
      worth: 89,
    },
  ] as const,
  solve: ({ c: [a, b, d], total, worth }) => {
    // x + y + z = total, a x + b y + d z = worth, with z as the parameter.
    const y0 = (worth - a * total) / (b - a);
    const yt = (d - a) / (b - a);
    const found: [number, number, number][] = [];
    for (let z = 0; z <= total; z++) {
      const y = y0 - yt * z;
      const x = total - y - z;
      if (Number.isInteger(y) && y >= 0 && x >= 0 && Number.isInteger(x)) found.push([x, y, z]);
    }
    return { y0, yt, found };
  },
  write: ({ what, names: [one, two, three], c: [a, b, d], total, worth }, { y0, yt, found }) => {
    const y = raw`${y0} - ${term(yt, 't')}`;
    const x = raw`${total - y0}${signedTerm(yt - 1, 't')}`;
    return inParts({
      stem: raw`${what} Let $x$, $y$ and $z$ be the numbers of those with ${one}, ${two} and ${three}. The second of the two conditions can be written as $${term(a, 'x')}${signedTerm(b, 'y')}${signedTerm(d, 'z')} = ${worth}$.`,
      hint: 'Two equations leave one of the three numbers free. What must the other two not be?',
      parts: [
        {
          ask: raw`Write down the first equation, and find $x$ and $y$ in terms of $z = t$.`,
          answer: raw`$x + y + z = ${total}$; $x = ${x}$, $y = ${y}$`,
          solution: raw`$x + y + z = ${total}$. Taking this ${a === 1 ? '' : `${a} times `}from the second equation, $${term(b - a, 'y')}${signedTerm(d - a, 't')} = ${worth - a * total}$, so $y = ${y}$, and then $x = ${total} - y - t = ${x}$.`,
          marks: [
            raw`A1 $x + y + z = ${total}$`,
            'M1 eliminates one of the numbers',
            raw`A1 $y = ${y}$`,
            raw`A1 $x = ${x}$ (FT their $y$; accept another of the three as the parameter)`,
          ],
        },
        {
          ask: raw`Find all values of $t$ that are possible in this context.`,
          answer: raw`$t = ${found.map(([, , z]) => z).join(', ')}$`,
          solution: raw`The numbers are whole and not negative: $${y} \ge 0$ and $${x} \ge 0$ leave $t = ${found.map(([, , z]) => z).join(', ')}$.`,
          marks: [
            'M1 no number is negative',
            raw`(A1) both inequalities solved`,
            raw`A1 all values of $t$ (FT their expressions; a value that makes one of the numbers negative loses this mark)`,
          ],
          keys: [{ kind: 'set', values: found.map(([, , z]) => `${z}`) }],
        },
        {
          ask: raw`Describe the set of points $(x, y, z)$ that satisfy both equations geometrically, and explain why it contains only finitely many answers to the question.`,
          answer:
            'It is a line, the intersection of two planes; only finitely many of its points have coordinates that are whole and not negative.',
          solution:
            'Each equation is a plane, and the two planes meet in a line. Only a bounded part of it has no negative coordinate, and on it only finitely many points have whole coordinates.',
          marks: ['A1 line in which two planes meet', 'R1 bounded part and whole coordinates'],
        },
      ],
    });
  },
  check: ({ c: [a, b, d], total, worth }, { found }) => {
    const all: number[][] = [];
    for (let x = 0; x <= total; x++)
      for (let y = 0; x + y <= total; y++) if (a * x + b * y + d * (total - x - y) === worth) all.push([x, y, total - x - y]);
    assert.deepEqual(all.map(([, , z]) => z).toSorted(), found.map(([, , z]) => z).toSorted());
    assert.ok(found.length >= 2 && found.length <= 10, `${found.length}`);
  },
});

const fromRemainders = defineTemplate({
  key: 'aa-hl-polynomial-from-remainders',
  calculatorAllowed: false,
  placements: higher('1.16', 1, ['2.12']),
  variants: [
    { a: 2, b: -3, c: -5, d: 6, at: [1, -1, 2] },
    { a: 1, b: 2, c: -7, d: 4, at: [1, -1, 2] },
    { a: 3, b: -1, c: 2, d: -4, at: [1, -1, 2] },
    { a: 1, b: -4, c: 3, d: 2, at: [1, -1, 2] },
  ],
  solve: ({ a, b, c, d, at }) => ({ values: at.map((x) => a * x ** 3 + b * x * x + c * x + d) }),
  write: ({ a, b, c, d, at }, { values }) => {
    const [one = 0, minus = 0, two = 0] = values;
    const [odd, even] = [(one - minus) / 2, (one + minus) / 2];
    return inParts({
      stem: raw`The polynomial $p(x) = ax^3 + bx^2 + cx ${signed(d)}$ has the remainder $${one}$ when it is divided by $x - ${at[0] ?? 1}$, the remainder $${minus}$ when it is divided by $x + 1$, and the remainder $${two}$ when it is divided by $x - 2$.`,
      hint: 'What does a remainder say about a value of the polynomial?',
      parts: [
        {
          ask: raw`Show that $b = ${b}$ and $a + c = ${a + c}$.`,
          answer: raw`$b = ${b}$, $a + c = ${a + c}$`,
          solution: raw`By the remainder theorem $a + b + c ${signed(d)} = ${one}$ and $-a + b - c ${signed(d)} = ${minus}$. Half of their sum is $b ${signed(d)} = ${even}$, so $b = ${b}$; half of their difference is $a + c = ${odd}$.`,
          marks: [
            'M1 remainder theorem',
            'A1 both equations',
            'M1 adds and subtracts them',
            raw`AG $b = ${b}$, $a + c = ${a + c}$ (working that assumes the given values earns no marks)`,
          ],
        },
        {
          ask: raw`Find the values of $a$ and $c$.`,
          answer: raw`$a = ${a}$, $c = ${c}$`,
          solution: raw`$p(2) = ${two}$ gives $8a${signed(4 * b)} + 2c ${signed(d)} = ${two}$, that is $4a + c = ${4 * a + c}$. With $a + c = ${a + c}$, $3a = ${3 * a}$: $a = ${a}$ and $c = ${c}$.`,
          marks: [raw`M1 equation from $p(2) = ${two}$`, raw`A1 $a = ${a}$`, raw`A1 $c = ${c}$ (FT $${a + c}$ minus their $a$)`],
          keys: [
            { ...exact(a), label: '$a =$' },
            { ...exact(c), label: '$c =$' },
          ],
        },
        {
          ask: raw`Find the sum and the product of the zeros of $p$.`,
          answer: raw`$${fraction(-b, a)}$; $${fraction(-d, a)}$`,
          solution: raw`The sum is $-\dfrac{b}{a} = ${fraction(-b, a)}$, and the product is $-\dfrac{${d}}{a} = ${fraction(-d, a)}$.`,
          marks: [raw`A1 $${fraction(-b, a)}$`, raw`A1 $${fraction(-d, a)}$ (FT their values)`],
          keys: [
            { ...exact(-b / a), label: 'Sum' },
            { ...exact(-d / a), label: 'Product' },
          ],
        },
      ],
    });
  },
  check: ({ a, b, c, d, at }, { values }) => {
    at.forEach((x, i) => {
      // Horner's scheme leaves the remainder.
      assert.equal(((a * x + b) * x + c) * x + d, values[i]);
    });
  },
});

const evenAndOdd = defineTemplate({
  key: 'aa-hl-even-and-odd-parts',
  calculatorAllowed: false,
  placements: higher('2.14', 1),
  variants: [
    {
      f: (x: number) => x ** 3 + 2 * x * x - 5 * x + 4,
      tex: 'x^3 + 2x^2 - 5x + 4',
      even: '2x^2 + 4',
      odd: 'x^3 - 5x',
      evenKey: '2x^2 + 4',
      oddKey: 'x^3 - 5x',
    },
    {
      f: (x: number) => Math.exp(x) * 2,
      tex: '2e^x',
      even: 'e^x + e^{-x}',
      odd: 'e^x - e^{-x}',
      evenKey: 'e^x + e^(-x)',
      oddKey: 'e^x - e^(-x)',
    },
    {
      f: (x: number) => (1 + x) * Math.cos(x),
      tex: raw`(1 + x)\cos x`,
      even: raw`\cos x`,
      odd: raw`x\cos x`,
      evenKey: 'cos(x)',
      oddKey: 'x cos(x)',
    },
    {
      f: (x: number) => Math.sin(x + Math.PI / 6) * 2,
      tex: raw`2\sin\left(x + \frac{\pi}{6}\right)`,
      even: raw`\cos x`,
      odd: raw`\sqrt{3}\sin x`,
      evenKey: 'cos(x)',
      oddKey: 'sqrt(3) sin(x)',
    },
  ],
  solve: ({ f }) => ({ g: (x: number) => (f(x) + f(-x)) / 2, h: (x: number) => (f(x) - f(-x)) / 2 }),
  write: ({ tex, even, odd, evenKey, oddKey }) =>
    inParts({
      stem: raw`For a function $f$ with the domain $\mathbb{R}$ let $g(x) = \dfrac{f(x) + f(-x)}{2}$ and $h(x) = \dfrac{f(x) - f(-x)}{2}$.`,
      hint: 'What does each expression become when the sign of the letter is changed?',
      parts: [
        {
          ask: raw`Show that $g$ is even and $h$ is odd, for every such $f$.`,
          answer: raw`$g(-x) = g(x)$, $h(-x) = -h(x)$`,
          solution: raw`$g(-x) = \dfrac{f(-x) + f(x)}{2} = g(x)$, so $g$ is even. $h(-x) = \dfrac{f(-x) - f(x)}{2} = -h(x)$, so $h$ is odd.`,
          marks: [
            raw`M1 replaces $x$ by $-x$`,
            raw`A1 $g(-x) = g(x)$`,
            raw`A1 $h(-x) = -h(x)$ (single values of $x$ lose the A marks)`,
          ],
        },
        {
          ask: raw`Find $g(x)$ and $h(x)$ for $f(x) = ${tex}$.`,
          answer: raw`$g(x) = ${even}$, $h(x) = ${odd}$`,
          solution: raw`Substituting $-x$ and taking half of the sum and of the difference, $g(x) = ${even}$ and $h(x) = ${odd}$.`,
          marks: [
            raw`(M1) $f(-x)$`,
            raw`A1 $g(x) = ${even}$`,
            raw`A1 $h(x) = ${odd}$ (accept equal forms; FT $f(x)$ minus their $g(x)$)`,
          ],
          keys: [
            { kind: 'expression', label: '$g(x) =$', value: evenKey },
            { kind: 'expression', label: '$h(x) =$', value: oddKey },
          ],
        },
        {
          ask: raw`Deduce that every function with the domain $\mathbb{R}$ is the sum of an even and an odd function, and state which function is both even and odd.`,
          answer: raw`$f = g + h$; the zero function`,
          solution: raw`$g(x) + h(x) = f(x)$. A function that is both satisfies $f(x) = f(-x) = -f(x)$, so $f(x) = 0$ for all $x$.`,
          marks: [raw`R1 $g(x) + h(x) = f(x)$`, raw`A1 $f(x) = 0$`],
        },
      ],
    }),
  check: ({ f }, { g, h }) => {
    for (const x of [0.3, 1.1, 2.4]) {
      assertClose(g(x), g(-x), 'even');
      assertClose(h(x), -h(-x), 'odd');
      assertClose(g(x) + h(x), f(x), 'sum');
    }
  },
});

const selfInverse = defineTemplate({
  key: 'aa-hl-self-inverse-parameter',
  calculatorAllowed: false,
  placements: higher('2.14', 1, ['2.8']),
  variants: [
    { a: 3, b: 7, c: 1 },
    { a: 2, b: 5, c: 1 },
    { a: 4, b: 9, c: 1 },
    { a: 1, b: 8, c: 1 },
  ],
  solve: ({ a, b }) => ({ k: -a, root: a * a + b }),
  write: ({ a, b }, { k, root }) => {
    const rootTex = surd(root);
    const fixed = Number.isInteger(Math.sqrt(root))
      ? [`${a - Math.sqrt(root)}`, `${a + Math.sqrt(root)}`]
      : [raw`${a} - ${rootTex}`, raw`${a} + ${rootTex}`];
    return inParts({
      stem: raw`Let $f(x) = \dfrac{${term(a, 'x')} + ${b}}{x + k}$, for $x \ne -k$, where $k$ is a constant.`,
      hint: 'What must the inverse look like if the function is its own inverse?',
      parts: [
        {
          ask: raw`Find an expression for $f^{-1}(x)$ in terms of $x$ and $k$.`,
          answer: raw`$f^{-1}(x) = \dfrac{${b} - kx}{x - ${a}}$`,
          solution: raw`$y(x + k) = ${term(a, 'x')} + ${b}$ gives $x(y - ${a}) = ${b} - ky$, so $f^{-1}(x) = \dfrac{${b} - kx}{x - ${a}}$.`,
          marks: [
            'M1 interchanges the letters or solves for the other one',
            raw`A1 $x(y - ${a}) = ${b} - ky$`,
            raw`A1 $\dfrac{${b} - kx}{x - ${a}}$ (accept an equal form with other signs)`,
          ],
          keys: [{ kind: 'expression', value: `(${b} - k x)/(x - ${a})` }],
        },
        {
          ask: raw`Hence find the value of $k$ for which $f$ is self-inverse.`,
          answer: raw`$k = ${k}$`,
          solution: raw`$\dfrac{-kx + ${b}}{x - ${a}}$ is the same function as $\dfrac{${term(a, 'x')} + ${b}}{x + k}$ for $k = ${k}$.`,
          marks: ['(M1) compares the two functions', raw`A1 $k = ${k}$`],
          keys: [exact(k)],
        },
        {
          ask: raw`For this value of $k$, find the exact values of $x$ for which $f(x) = x$, and explain why the graph of $f$ is symmetric about the line $y = x$.`,
          answer: raw`$x = ${fixed.join('$, $x = ')}$; the graph of $f^{-1}$ is the same graph.`,
          solution: raw`$${term(a, 'x')} + ${b} = x^2 - ${term(a, 'x')}$, that is $x^2 - ${2 * a}x - ${b} = 0$, has the solutions $x = ${fixed.join('$ and $x = ')}$. The graph of $f^{-1}$ is the reflection of that of $f$ in $y = x$, and here it is the same graph.`,
          marks: [
            raw`M1 $x^2 - ${2 * a}x - ${b} = 0$`,
            raw`A1 $x = ${fixed.join('$ and $x = ')}$`,
            raw`R1 the reflection of the graph is the graph itself (FT their $k$)`,
          ],
          keys: [{ kind: 'set', values: [`${a} - sqrt(${root})`, `${a} + sqrt(${root})`] }],
        },
      ],
    });
  },
  check: ({ a, b }, { k, root }) => {
    const f = (x: number) => (a * x + b) / (x + k);
    for (const x of [-5.3, 0.7, 9.1]) assertClose(f(f(x)), x, 'self-inverse');
    assertClose(f(a + Math.sqrt(root)), a + Math.sqrt(root), 'fixed');
  },
});

const arctanMoved = defineTemplate({
  key: 'aa-hl-inverse-tangent-moved',
  calculatorAllowed: false,
  placements: higher('3.9', 1, ['2.14']),
  variants: [
    { a: 2, b: 1, at: raw`\sqrt{3}`, x: Math.sqrt(3), value: (2 * Math.PI) / 3, tex: raw`\frac{2\pi}{3}` },
    { a: 4, b: 2, at: raw`\frac{1}{2}`, x: 0.5, value: Math.PI, tex: raw`\pi` },
    { a: 6, b: 1, at: raw`-\frac{1}{\sqrt{3}}`, x: -1 / Math.sqrt(3), value: -Math.PI, tex: raw`-\pi` },
    { a: 3, b: 3, at: raw`\frac{1}{3}`, x: 1 / 3, value: (3 * Math.PI) / 4, tex: raw`\frac{3\pi}{4}` },
  ],
  solve: ({ a, b, x }) => ({ value: a * Math.atan(b * x), edge: (a * Math.PI) / 2 }),
  write: ({ a, b, at, tex, value }) => {
    const edgeTex =
      a === 2
        ? raw`\pi`
        : fraction(a, 2)
            .replace(/\\frac\{(\d+)\}/, (_, n) => `\\frac{${n}\\pi}`)
            .replace(/^(\d+)$/, raw`$1\pi`);
    const inner = b === 1 ? 'x' : `${b}x`;
    return inParts({
      stem: raw`Let $f(x) = ${a}\arctan ${b === 1 ? 'x' : `(${inner})`}$, for $x \in \mathbb{R}$.`,
      hint: 'Between which two values does an inverse tangent lie?',
      parts: [
        {
          ask: raw`Find the exact value of $f\left(${at}\right)$.`,
          answer: raw`$${tex}$`,
          solution: raw`$f\left(${at}\right) = ${tex}$, since the inverse tangent of $${b === 1 ? at : '1'}$ is known exactly.`,
          marks: ['(M1) exact inverse tangent', raw`A1 $${tex}$`],
          keys: [inExactForm(value, tex)],
        },
        {
          ask: raw`Write down the range of $f$ and the equations of the asymptotes of its graph.`,
          answer: raw`$-${edgeTex} < f(x) < ${edgeTex}$; $y = -${edgeTex}$ and $y = ${edgeTex}$`,
          solution: raw`An inverse tangent lies between $-\frac{\pi}{2}$ and $\frac{\pi}{2}$, so $-${edgeTex} < f(x) < ${edgeTex}$; the asymptotes are $y = -${edgeTex}$ and $y = ${edgeTex}$.`,
          marks: [raw`A1 $-${edgeTex} < f(x) < ${edgeTex}$`, raw`A1 both asymptotes`],
          keys: [
            {
              kind: 'interval',
              label: 'Range',
              intervals: [{ from: `-${a}pi/2`, to: `${a}pi/2`, open_from: true, open_to: true }],
            },
          ],
        },
        {
          ask: raw`Show that $f$ is an odd function.`,
          answer: raw`$f(-x) = -f(x)$`,
          solution: raw`If $y = \arctan u$, then $\tan(-y) = -\tan y = -u$ and $-y$ lies between $-\frac{\pi}{2}$ and $\frac{\pi}{2}$, so $\arctan(-u) = -\arctan u$. Hence $f(-x) = -f(x)$.`,
          marks: ['M1 the tangent is odd', raw`A1 $f(-x) = -f(x)$`],
        },
        {
          ask: raw`Find $f^{-1}(x)$ and state its domain.`,
          answer: raw`$f^{-1}(x) = ${b === 1 ? '' : raw`\frac{1}{${b}}`}\tan\frac{x}{${a}}$, $-${edgeTex} < x < ${edgeTex}$`,
          solution: raw`$y = ${a}\arctan ${b === 1 ? 'x' : `(${inner})`}$ gives $${inner} = \tan\frac{y}{${a}}$, so $f^{-1}(x) = ${b === 1 ? '' : raw`\frac{1}{${b}}`}\tan\frac{x}{${a}}$. Its domain is the range of $f$: $-${edgeTex} < x < ${edgeTex}$.`,
          marks: [
            raw`M1 $${inner} = \tan\frac{y}{${a}}$`,
            raw`A1 $${b === 1 ? '' : raw`\frac{1}{${b}}`}\tan\frac{x}{${a}}$`,
            raw`A1 $-${edgeTex} < x < ${edgeTex}$ (FT their range; a domain of all real numbers loses this mark)`,
          ],
          keys: [{ kind: 'expression', label: raw`$f^{-1}(x) =$`, value: `1/${b} tan(x/${a})` }],
        },
      ],
    });
  },
  check: ({ a, b, x }, { value, edge }) => {
    assertClose(Math.tan(value / a) / b, x, 'inverse');
    assertClose(a * Math.atan(b * 1e9), edge, 'asymptote', 1e-6);
  },
});

const countByLevel = defineTemplate({
  key: 'aa-hl-modulus-number-of-solutions',
  calculatorAllowed: false,
  placements: higher('2.16', 1),
  variants: [
    { p: 4, q: 0 },
    { p: 6, q: 5 },
    { p: 2, q: -3 },
    { p: 8, q: 12 },
  ],
  solve: ({ p, q }) => {
    // f = x² - p x + q has the zeros u and v and the minimum -depth at p / 2.
    const root = Math.sqrt(p * p - 4 * q);
    return { u: (p - root) / 2, v: (p + root) / 2, depth: (p * p) / 4 - q };
  },
  write: ({ p, q }, { u, v, depth }) =>
    inParts({
      stem: raw`Let $f(x) = ${polynomial([1, -p, q])}$, for $x \in \mathbb{R}$.`,
      hint: 'What becomes of the part of a graph that lies below the axis?',
      parts: [
        {
          ask: raw`Find the zeros and the least value of $f$.`,
          answer: raw`$${u}$ and $${v}$; $-${depth}$`,
          solution:
            raw`$f(x) = (x${signed(-u)})(x${signed(-v)})$ has the zeros $${u}$ and $${v}$, and its least value is $f(${p / 2}) = -${depth}$.`.replace(
              '(x)',
              'x',
            ),
          marks: [raw`A1 $${u}$ and $${v}$`, raw`A1 $-${depth}$`],
          keys: [
            { kind: 'set', label: 'Zeros', values: [`${u}`, `${v}`] },
            { ...exact(-depth), label: 'Least value' },
          ],
        },
        {
          ask: raw`Describe how the graph of $y = |f(x)|$ is obtained from that of $f$, and write down the coordinates of its local maximum.`,
          answer: raw`The part below the $x$-axis is reflected in it; $(${p / 2}, ${depth})$`,
          solution: raw`The part between $x = ${u}$ and $x = ${v}$, below the $x$-axis, is reflected in the axis, and the rest stays. The vertex becomes the local maximum $(${p / 2}, ${depth})$.`,
          marks: ['A1 reflection of the part below the axis', raw`A1 $(${p / 2}, ${depth})$`],
          keys: [{ kind: 'coordinate', values: [`${p / 2}`, `${depth}`] }],
        },
        {
          ask: raw`Find the values of $k$ for which the equation $|f(x)| = k$ has exactly two, three and four different solutions.`,
          answer: raw`Two: $k = 0$ or $k > ${depth}$; three: $k = ${depth}$; four: $0 < k < ${depth}$`,
          solution: raw`The line $y = k$ meets the graph in two points for $k = 0$ and for $k > ${depth}$, in three points for $k = ${depth}$, and in four points for $0 < k < ${depth}$.`,
          marks: [
            raw`A1 two for $k = 0$ or $k > ${depth}$ ($k = 0$ left out loses this mark)`,
            raw`A1 three for $k = ${depth}$`,
            raw`A1 four for $0 < k < ${depth}$ (FT their local maximum)`,
          ],
        },
        {
          ask: raw`Find the set of values of $k$ for which $f(|x|) = k$ has exactly two different solutions, given that its graph is symmetric about the $y$-axis.`,
          answer: raw`$k > ${q}$ or $k = -${depth}$`,
          solution: raw`For $x \ge 0$ the graph is that of $f$, and it is mirrored in the $y$-axis. It starts at height $${q}$ on the axis, and its two lowest points have the height $-${depth}$. The line meets it in exactly two points for $k > ${q}$ and for $k = -${depth}$.`,
          marks: [
            raw`M1 graph of $f(|x|)$`,
            raw`A1 $k > ${q}$`,
            raw`A1 $k = -${depth}$ (accept a sketch as the method; FT their least value)`,
          ],
        },
      ],
    }),
  check: ({ p, q }, { depth }) => {
    const count = (g: (x: number) => number, k: number) => {
      let crossings = 0;
      const at = (i: number) => g(-30 + i * 0.00737 + 0.0001) - k;
      for (let i = 0; i < 8200; i++) if (Math.sign(at(i)) !== Math.sign(at(i + 1))) crossings += 1;
      return crossings;
    };
    const f = (x: number) => x * x - p * x + q;
    assert.equal(
      count((x) => Math.abs(f(x)), depth / 2),
      4,
    );
    assert.equal(
      count((x) => Math.abs(f(x)), depth + 1),
      2,
    );
    assert.equal(
      count((x) => f(Math.abs(x)), q + 1),
      2,
    );
    assert.equal(
      count((x) => f(Math.abs(x)), q - 0.5 * (q + depth)),
      4,
    );
  },
});

const secant = defineTemplate({
  key: 'aa-hl-reciprocal-of-a-cosine',
  calculatorAllowed: false,
  placements: higher('3.9', 1, ['2.16']),
  variants: [
    { a: 2, b: 1, k: 4, solutions: ['pi/3', '5pi/3'], tex: [raw`\frac{\pi}{3}`, raw`\frac{5\pi}{3}`], value: raw`\frac{1}{2}` },
    {
      a: 3,
      b: 1,
      k: -6,
      solutions: ['2pi/3', '4pi/3'],
      tex: [raw`\frac{2\pi}{3}`, raw`\frac{4\pi}{3}`],
      value: raw`-\frac{1}{2}`,
    },
    { a: 1, b: 1, k: -1, solutions: ['pi'], tex: [raw`\pi`], value: '-1' },
    { a: 5, b: 1, k: 10, solutions: ['pi/3', '5pi/3'], tex: [raw`\frac{\pi}{3}`, raw`\frac{5\pi}{3}`], value: raw`\frac{1}{2}` },
  ],
  solve: ({ a, k }) => ({ cosine: a / k }),
  write: ({ a, k, solutions, tex, value }) =>
    inParts({
      stem: raw`Let $f(x) = ${term(a, raw`\sec x`)}$, for $0 \le x \le 2\pi$, where $f$ is defined.`,
      hint: 'What are the reciprocals of the greatest and the least value of a cosine, and of its zeros?',
      parts: [
        {
          ask: raw`Write down the equations of the vertical asymptotes of the graph of $f$ in this interval.`,
          answer: raw`$x = \frac{\pi}{2}$ and $x = \frac{3\pi}{2}$`,
          solution: raw`$\sec x = \dfrac{1}{\cos x}$ is not defined where $\cos x = 0$: $x = \frac{\pi}{2}$ and $x = \frac{3\pi}{2}$.`,
          marks: [raw`A1 $x = \frac{\pi}{2}$`, raw`A1 $x = \frac{3\pi}{2}$`],
        },
        {
          ask: raw`State the range of $f$, with a reason.`,
          answer: raw`$f(x) \le -${a}$ or $f(x) \ge ${a}$`,
          solution: raw`$-1 \le \cos x \le 1$, so its reciprocal is at most $-1$ or at least $1$, and $f(x) \le -${a}$ or $f(x) \ge ${a}$.`,
          marks: [raw`R1 $-1 \le \cos x \le 1$`, raw`A1 $f(x) \le -${a}$ or $f(x) \ge ${a}$`],
          keys: [
            {
              kind: 'interval',
              intervals: [
                { from: null, to: `-${a}` },
                { from: `${a}`, to: null },
              ],
            },
          ],
        },
        {
          ask: raw`Solve $f(x) = ${k}$.`,
          answer: raw`$x = ${tex.join(', ')}$`,
          solution: raw`$\cos x = ${value}$ gives $x = ${tex.join('$ and $x = ')}$.`,
          marks: [raw`M1 $\cos x = ${value}$`, raw`A1 $x = ${tex.join('$ and $x = ')}$`],
          keys: [{ kind: 'set', values: solutions }],
        },
        {
          ask: raw`Prove that $\sec^2 x + \csc^2 x \equiv \sec^2 x\csc^2 x$, where both sides are defined.`,
          answer: raw`Both sides are $\dfrac{1}{\sin^2 x\cos^2 x}$.`,
          solution: raw`$\dfrac{1}{\cos^2 x} + \dfrac{1}{\sin^2 x} = \dfrac{\sin^2 x + \cos^2 x}{\sin^2 x\cos^2 x} = \dfrac{1}{\sin^2 x\cos^2 x} = \sec^2 x\csc^2 x$.`,
          marks: [
            'M1 common denominator',
            raw`A1 $\dfrac{\sin^2 x + \cos^2 x}{\sin^2 x\cos^2 x}$`,
            raw`A1 $\sin^2 x + \cos^2 x = 1$ used (working on both sides at once loses the A marks)`,
            'AG the identity',
          ],
        },
      ],
    }),
  check: ({ a, k, solutions }, { cosine }) => {
    assertClose(a / cosine, k, 'value');
    let crossings = 0;
    for (let i = 0; i < 6000; i++) {
      const at = (j: number) => Math.cos((j * 2 * Math.PI) / 6000 + 1e-4) - cosine;
      if (at(i) * at(i + 1) < 0) crossings += 1;
    }
    assert.ok(cosine === -1 ? solutions.length === 1 : crossings === solutions.length);
  },
});

const sumOfArctans = defineTemplate({
  key: 'aa-hl-sum-of-inverse-tangents',
  calculatorAllowed: false,
  placements: higher('3.9', 1, ['3.10']),
  variants: [
    { p: [1, 2], q: [1, 3] },
    { p: [2, 3], q: [1, 5] },
    { p: [3, 4], q: [1, 7] },
    { p: [3, 5], q: [1, 4] },
  ],
  solve: ({ p: [a = 0, b = 1], q: [c = 0, d = 1] }) => ({
    sum: Math.atan(a / b) + Math.atan(c / d),
    top: a * d + b * c,
    bottom: b * d,
    less: b * d - a * c,
    doubleTop: 2 * a * b,
    doubleBottom: b * b - a * a,
  }),
  write: ({ p: [a = 0, b = 1], q: [c = 0, d = 1] }, { top, bottom, less, doubleTop, doubleBottom }) =>
    inParts({
      stem: raw`Let $\alpha = \arctan ${fraction(a, b)}$ and $\beta = \arctan ${fraction(c, d)}$.`,
      hint: 'Which function of the sum of the two angles can be found from their tangents?',
      parts: [
        {
          ask: raw`Show that $\tan(\alpha + \beta) = 1$.`,
          answer: raw`$\tan(\alpha + \beta) = 1$`,
          solution: raw`$\tan(\alpha + \beta) = \dfrac{${fraction(a, b)} + ${fraction(c, d)}}{1 - ${fraction(a, b)} \times ${fraction(c, d)}} = \dfrac{${fraction(top, bottom)}}{${fraction(less, bottom)}} = 1$.`,
          marks: ['M1 tangent of a sum', raw`A1 $\dfrac{${fraction(top, bottom)}}{${fraction(less, bottom)}}$`, 'AG the value 1'],
        },
        {
          ask: raw`Hence find $\alpha + \beta$, and justify that no other angle is possible.`,
          answer: raw`$\frac{\pi}{4}$`,
          solution: raw`Both fractions lie between 0 and 1, so both angles lie between 0 and $\frac{\pi}{4}$, and their sum lies between 0 and $\frac{\pi}{2}$. There the tangent is 1 only at $\frac{\pi}{4}$.`,
          marks: [raw`A1 $\frac{\pi}{4}$`, raw`R1 the sum lies between 0 and $\frac{\pi}{2}$`],
          keys: [inExactForm(Math.PI / 4, raw`\frac{\pi}{4}`)],
        },
        {
          ask: raw`Find the exact value of $\tan 2\alpha$.`,
          answer: raw`$${fraction(doubleTop, doubleBottom)}$`,
          solution: raw`$\tan 2\alpha = \dfrac{2 \times ${fraction(a, b)}}{1 - \left(${fraction(a, b)}\right)^2} = ${fraction(doubleTop, doubleBottom)}$.`,
          marks: ['(M1) tangent of a double angle', raw`A1 $${fraction(doubleTop, doubleBottom)}$`],
          keys: [exact(doubleTop / doubleBottom)],
        },
        {
          ask: raw`Find the exact value of $\sec\alpha$.`,
          answer: raw`$\frac{${surd(a * a + b * b)}}{${b}}$`,
          solution: raw`$\sec^2\alpha = 1 + \tan^2\alpha = ${fraction(a * a + b * b, b * b)}$, and $\alpha$ is acute: $\sec\alpha = \frac{${surd(a * a + b * b)}}{${b}}$.`,
          marks: [raw`(M1) $\sec^2\alpha = 1 + \tan^2\alpha$`, raw`A1 $\frac{${surd(a * a + b * b)}}{${b}}$`],
          keys: [inExactForm(Math.sqrt(a * a + b * b) / b, raw`\frac{\sqrt{${a * a + b * b}}}{${b}}`)],
        },
      ],
    }),
  check: ({ p: [a = 0, b = 1] }, { sum, doubleTop, doubleBottom }) => {
    assertClose(sum, Math.PI / 4, 'sum');
    assertClose(Math.tan(2 * Math.atan(a / b)), doubleTop / doubleBottom, 'double angle');
  },
});

const parallelLines = defineTemplate({
  key: 'aa-hl-distance-of-parallel-lines',
  calculatorAllowed: true,
  placements: higher('3.15', 2, ['3.16']),
  variants: [
    { a: [1, 2, 0], b: [4, 0, 3], d: [2, 1, 2], scale: 2, what: 'Two pipes run along the lines' },
    { a: [0, 1, 5], b: [3, 3, 1], d: [1, 2, -2], scale: 3, what: 'Two beams of light follow the lines' },
    { a: [2, -1, 1], b: [5, 2, 4], d: [3, 0, 4], scale: 2, what: 'Two power cables run along the lines' },
    { a: [-2, 0, 3], b: [1, 4, 2], d: [2, 3, 6], scale: 2, what: 'Two tunnels are drilled along the lines' },
  ],
  solve: ({ a, b, d }) => {
    const [x = 0, y = 0, z = 0] = b.map((v, i) => v - (a[i] ?? 0));
    const [u = 0, v = 0, w = 0] = d;
    const cross = [y * w - z * v, z * u - x * w, x * v - y * u];
    const size = Math.hypot(u, v, w);
    return { between: [x, y, z], cross, size, distance: Math.hypot(...cross) / size, area: Math.hypot(...cross) };
  },
  write: ({ a, b, d, scale, what }, { between, cross, size, distance, area }) =>
    inParts({
      stem: raw`${what} $L_1$: $\mathbf{r} = ${columnVector(...a)} + \lambda${columnVector(...d)}$ and $L_2$: $\mathbf{r} = ${columnVector(...b)} + \mu${columnVector(...d.map((v) => -scale * v))}$, with lengths in metres. A$${point(...a)}$ lies on $L_1$ and B$${point(...b)}$ on $L_2$.`,
      hint: 'Which parallelogram has the distance of the lines as its height?',
      parts: [
        {
          ask: raw`Show that the lines are parallel and not the same line.`,
          answer: 'The directions are multiples of each other, and B is not on the first line.',
          solution: raw`The second direction is $-${scale}$ times the first. For B on $L_1$, $\overrightarrow{\text{AB}} = ${columnVector(...between)}$ would have to be a multiple of the direction, which it is not.`,
          marks: [
            raw`R1 directions are multiples of each other`,
            raw`M1 tests whether $\overrightarrow{\text{AB}}$ is a multiple of the direction`,
            'A1 it is not (accept a point of one line that does not satisfy the other equation)',
          ],
        },
        {
          ask: raw`Find $\overrightarrow{\text{AB}} \times ${columnVector(...d)}$.`,
          answer: raw`$${columnVector(...cross)}$`,
          solution: raw`$${columnVector(...between)} \times ${columnVector(...d)} = ${columnVector(...cross)}$.`,
          marks: ['(M1) vector product', raw`A1 $${columnVector(...cross)}$`],
          keys: [{ kind: 'vector', values: cross.map(String) }],
        },
        {
          ask: raw`Hence find the distance between the two lines.`,
          answer: raw`$${significant(distance)}\text{ m}$`,
          solution: raw`The length of this vector, $${significant(area, 4)}$, is the area of the parallelogram with the sides $\overrightarrow{\text{AB}}$ and the direction, whose length is $${significant(size, 4)}$. Its height is the distance: $\dfrac{${significant(area, 5)}}{${significant(size, 5)}} = ${significant(distance)}\text{ m}$.`,
          marks: [
            raw`M1 area as the length of the vector product`,
            raw`(A1) length $${significant(size)}$ of the direction`,
            raw`A1 $${significant(distance)}\text{ m}$ (FT their vector product; the length of AB as the distance loses all three marks)`,
          ],
          keys: [threeFigures(distance, undefined, 'm')],
        },
        {
          ask: raw`Write down a vector that is perpendicular to the plane which contains both lines.`,
          answer: raw`$${columnVector(...cross)}$`,
          solution: raw`The vector product of part (b) is perpendicular to $\overrightarrow{\text{AB}}$ and to the direction, so to the plane.`,
          marks: [raw`A1 $${columnVector(...cross)}$ (FT)`],
          keys: [{ kind: 'vector', values: cross.map(String), direction: true }],
        },
      ],
    }),
  check: ({ a, b, d }, { distance }) => {
    // Least distance from B to a point of the first line.
    const dot = (u: readonly number[], v: readonly number[]) => u.reduce((s, x, i) => s + x * (v[i] ?? 0), 0);
    const t =
      dot(
        b.map((v, i) => v - (a[i] ?? 0)),
        d,
      ) / dot(d, d);
    const foot = a.map((v, i) => v + t * (d[i] ?? 0));
    assertClose(Math.hypot(...b.map((v, i) => v - (foot[i] ?? 0))), distance, 'perpendicular distance');
  },
});

export const parametersHl: readonly QuestionTemplate[] = [
  telescoping,
  alwaysFalling,
  coins,
  fromRemainders,
  evenAndOdd,
  selfInverse,
  arctanMoved,
  countByLevel,
  secant,
  sumOfArctans,
  parallelLines,
];
