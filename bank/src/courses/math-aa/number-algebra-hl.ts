import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { columnVector, fraction, gcd, polynomial, signed, signedTerm, surd, term } from '../../tex.ts';
import {
  argumentForms,
  committeeForms,
  cubeRootForms,
  fractionForms,
  inductionForms,
  linearSystemForms,
} from './further-algebra.ts';
import { exact, higher, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip } from './writing.ts';

/** Topic 1, Number and algebra: the additional higher level. */

const choose = (n: number, k: number) =>
  Math.round(Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1));

const committee = defineTemplate({
  key: 'aa-hl-counting-committee',
  calculatorAllowed: true,
  placements: higher('1.10', 2),
  variants: [
    { teachers: 5, students: 8, size: 5, exactly: 2 },
    { teachers: 6, students: 7, size: 4, exactly: 1 },
    { teachers: 4, students: 9, size: 6, exactly: 2 },
    { teachers: 7, students: 6, size: 5, exactly: 3 },
    { teachers: 3, students: 10, size: 5, exactly: 1 },
    { teachers: 6, students: 8, size: 6, exactly: 3 },
    { teachers: 5, students: 7, size: 4, exactly: 2 },
    { teachers: 4, students: 8, size: 5, exactly: 1 },
  ],
  solve: ({ teachers, students, size, exactly }) => {
    const all = choose(teachers + students, size);
    return {
      all,
      mixed: choose(teachers, exactly) * choose(students, size - exactly),
      some: all - choose(students, size),
      apart: all - choose(teachers + students - 2, size - 2),
    };
  },
  write: ({ teachers, students, size, exactly }, { all, mixed, some, apart }) => {
    const people = teachers + students;
    const teacherWord = exactly === 1 ? 'teacher' : 'teachers';
    return {
      text: paragraphs(
        raw`A committee of ${size} people is to be chosen from ${teachers} teachers and ${students} students. Calculate the number of different committees`,
        '(a) if there are no restrictions; [1]',
        raw`(b) with exactly ${exactly} ${teacherWord}; [2]`,
        '(c) with at least one teacher; [2]',
        '(d) if one particular teacher and one particular student refuse to serve together. [3]',
      ),
      hint: 'For (c) and (d), are the committees that are not wanted easier to count?',
      answer: paragraphs(`(a) ${all}`, `(b) ${mixed}`, `(c) ${some}`, `(d) ${apart}`),
      solution: paragraphs(
        raw`(a) Any ${size} of the ${people} people: $\dbinom{${people}}{${size}} = ${all}$.`,
        raw`(b) Choose the ${teacherWord} and, independently, the ${size - exactly} students: $$\binom{${teachers}}{${exactly}} \times \binom{${students}}{${size - exactly}} = ${choose(teachers, exactly)} \times ${choose(students, size - exactly)} = ${mixed}.$$`,
        raw`(c) "At least one" is everything except "none". Committees without a teacher: $\dbinom{${students}}{${size}} = ${choose(students, size)}$. So there are $${all} - ${choose(students, size)} = ${some}$.`,
        raw`(d) Committees that contain both of the two people: the other ${size - 2} members come from the remaining ${people - 2}, $\dbinom{${people - 2}}{${size - 2}} = ${choose(people - 2, size - 2)}$. All other committees are allowed: $${all} - ${choose(people - 2, size - 2)} = ${apart}$.`,
      ),
      markScheme: markScheme({
        a: [`A1 ${all}`],
        b: ['(M1) product of two binomial coefficients', `A1 ${mixed}`],
        c: ['(M1) subtracts the committees without teachers, or adds all cases', `A1 ${some}`],
        d: [
          'M1 considers the committees with both people',
          raw`(A1) $\binom{${people - 2}}{${size - 2}} = ${choose(people - 2, size - 2)}$`,
          `A1 ${apart}`,
        ],
      }),
      numeric: [
        exact(all, 'a'),
        {
          ...exact(mixed, 'b'),
          slips: [
            slip(
              choose(teachers, exactly) + choose(students, size - exactly),
              'You added the two numbers of choices instead of combining each with each.',
            ),
          ],
        },
        { ...exact(some, 'c'), slips: [slip(choose(students, size), 'Those are the committees without any teacher.')] },
        { ...exact(apart, 'd'), slips: [slip(choose(people - 2, size - 2), 'Those are the committees in which both serve.')] },
      ],
    };
  },
  check: ({ teachers, students, size, exactly }, { all, mixed, some, apart }) => {
    const people = teachers + students;
    const counted = { all: 0, mixed: 0, some: 0, apart: 0 };
    for (let set = 0; set < 2 ** people; set++) {
      const members = Array.from({ length: people }, (_, i) => (set >> i) & 1);
      if (members.filter(Boolean).length !== size) continue;
      const chosenTeachers = members.slice(0, teachers).filter(Boolean).length;
      counted.all++;
      if (chosenTeachers === exactly) counted.mixed++;
      if (chosenTeachers > 0) counted.some++;
      if (!(members[0] && members[people - 1])) counted.apart++;
    }
    assert.deepEqual(counted, { all, mixed, some, apart });
  },
});

const partialFractions = defineTemplate({
  key: 'aa-hl-partial-fractions-integral',
  calculatorAllowed: false,
  placements: higher('1.11', 1, ['5.10']),
  variants: [
    { a: 2, p: 1, b: 1, q: 3, to: 3 },
    { a: 3, p: 2, b: 2, q: 1, to: 2 },
    { a: 1, p: 1, b: 4, q: 2, to: 4 },
    { a: 5, p: 1, b: -2, q: 4, to: 2 },
    { a: 2, p: 3, b: -1, q: 5, to: 1 },
    { a: 4, p: 2, b: 1, q: 5, to: 3 },
    { a: 3, p: 1, b: -1, q: 2, to: 1 },
    { a: 2, p: 4, b: 3, q: 1, to: 2 },
  ],
  solve: ({ a, p, b, q, to }) => ({
    linear: a + b,
    constant: a * q + b * p,
    integral: a * Math.log((to + p) / p) + b * Math.log((to + q) / q),
  }),
  write: ({ a, p, b, q, to }, { linear, constant }) => {
    const quotient = raw`\frac{${polynomial([linear, constant])}}{(x + ${p})(x + ${q})}`;
    // ln((to+p)/p)^a ((to+q)/q)^b as one fraction.
    let [top, bottom] = [(to + p) ** Math.max(a, 0) * p ** Math.max(-a, 0), p ** Math.max(a, 0) * (to + p) ** Math.max(-a, 0)];
    top *= b > 0 ? (to + q) ** b : q ** -b;
    bottom *= b > 0 ? q ** b : (to + q) ** -b;
    const single = fraction(top, bottom);
    const log = (inside: string) => raw`\ln\left(${inside}\right)`;
    return {
      text: paragraphs(
        raw`Let $f(x) = \dfrac{${polynomial([linear, constant])}}{(x + ${p})(x + ${q})}$ for $x \ge 0$.`,
        raw`(a) Express $f(x)$ in the form $\dfrac{A}{x + ${p}} + \dfrac{B}{x + ${q}}$, where $A$ and $B$ are integers. [4]`,
        raw`(b) Hence show that $\displaystyle\int_0^{${to}} f(x) \, dx = \ln\left(${single}\right)$. [4]`,
      ),
      hint: raw`Once there are no fractions left, for which values of $x$ does one of the constants disappear?`,
      answer: paragraphs(raw`(a) $A = ${a}$, $B = ${b}$`, '(b) As given.'),
      solution: paragraphs(
        raw`(a) Multiplying $${quotient} = \frac{A}{x + ${p}} + \frac{B}{x + ${q}}$ by the denominator: $$${polynomial([linear, constant])} = A(x + ${q}) + B(x + ${p}).$$ With $x = ${-p}$: $${linear * -p + constant} = ${term(q - p, 'A')}$, so $A = ${a}$. With $x = ${-q}$: $${linear * -q + constant} = ${term(p - q, 'B')}$, so $B = ${b}$. Thus $f(x) = \dfrac{${a}}{x + ${p}} ${b < 0 ? '-' : '+'} \dfrac{${Math.abs(b)}}{x + ${q}}$.`,
        raw`(b) Integrating term by term, $$\int_0^{${to}} f(x) \, dx = \Big[${term(a, raw`\ln(x + ${p})`)}${signedTerm(b, raw`\ln(x + ${q})`)}\Big]_0^{${to}} = ${term(a, log(fraction(to + p, p)))}${signedTerm(b, log(fraction(to + q, q)))}.$$ With the laws of logarithms this is $\ln\left(${single}\right)$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 $${polynomial([linear, constant])} = A(x + ${q}) + B(x + ${p})$`,
          'M1 substitutes a suitable value of $x$, or compares coefficients',
          raw`A1 $A = ${a}$`,
          raw`A1 $B = ${b}$`,
        ],
        b: [
          'M1 integrates to logarithms',
          raw`A1 $${term(a, raw`\ln(x + ${p})`)}${signedTerm(b, raw`\ln(x + ${q})`)}$`,
          'M1 substitutes the limits',
          raw`A1 $${term(a, log(fraction(to + p, p)))}${signedTerm(b, log(fraction(to + q, q)))}$ or equivalent`,
          raw`AG $\ln\left(${single}\right)$`,
        ],
      }),
      keys: [
        { kind: 'number', label: '$A =$', ...exact(a, 'a') },
        { kind: 'number', label: '$B =$', ...exact(b, 'a') },
      ],
    };
  },
  check: ({ a, p, b, q, to }, { linear, constant, integral }) => {
    const f = (x: number) => (linear * x + constant) / ((x + p) * (x + q));
    for (const x of [0.3, 1.7, 11]) assertClose(a / (x + p) + b / (x + q), f(x), 'partial fractions', 1e-12);
    assertClose(integrate(f, 0, to), integral, 'integral', 1e-8);
    assert.ok(linear !== 0 && integral > 0 && p !== q);
  },
});

/** Points of the Argand plane as arrows from the origin. */
function argandDiagram(roots: readonly (readonly [number, number])[], radius: number): string {
  const span = radius * 1.45;
  const drawing = new Diagram({ x: [-span, span], y: [-span, span], equalScale: true, width: 300 });
  drawing.axes({ x: 'Re', y: 'Im' }).circle([0, 0], radius, { className: 'd-dashed' });
  drawing.polygon(roots);
  roots.forEach(([x, y], i) => {
    drawing.point([x, y]).label([x * 1.17, y * 1.17], `z${'₁₂₃'[i]}`, {
      math: true,
      dx: Math.abs(x) < 0.1 ? 14 : 0,
      dy: Math.abs(y) < 0.1 ? -8 : 4,
    });
  });
  return drawing.toSvg();
}

/** An angle given in twelfths of a half-turn, as TeX. */
function twelfths(k: number): string {
  if (k === 0) return '0';
  const divisor = gcd(k, 12);
  const [n, d] = [Math.abs(k) / divisor, 12 / divisor];
  const top = term(n, raw`\pi`);
  return `${k < 0 ? '-' : ''}${d === 1 ? top : raw`\frac{${top}}{${d}}`}`;
}

const cubeRoots = defineTemplate({
  key: 'aa-hl-complex-cube-roots',
  calculatorAllowed: false,
  placements: higher('1.14', 1, ['1.13']),
  variants: [
    { radius: 2, quarters: 2, tex: '8i' },
    { radius: 3, quarters: -2, tex: '-27i' },
    { radius: 2, quarters: 4, tex: '-8' },
    { radius: 3, quarters: 2, tex: '27i' },
    { radius: 4, quarters: -2, tex: '-64i' },
    { radius: 2, quarters: 3, tex: raw`-4\sqrt{2} + 4\sqrt{2}\,i` },
    { radius: 4, quarters: 4, tex: '-64' },
    { radius: 2, quarters: -3, tex: raw`-4\sqrt{2} - 4\sqrt{2}\,i` },
  ],
  // Arguments are kept in twelfths of pi, where they are whole.
  solve: ({ radius, quarters }) => {
    const args = [-1, 0, 1].map((k) => quarters + 8 * k);
    return { args: args.map((k) => (k > 12 ? k - 24 : k <= -12 ? k + 24 : k)), surdPart: 3 * radius * radius };
  },
  write: ({ radius, quarters, tex }, { args, surdPart }) => {
    const w = raw`${radius ** 3}e^{${twelfths(3 * quarters)}\,i}`;
    const root = (k: number) => (k === 0 ? `${radius}` : raw`${radius}e^{${twelfths(k)}\,i}`);
    const points = args.map((k) => [radius * Math.cos((k * Math.PI) / 12), radius * Math.sin((k * Math.PI) / 12)] as const);
    const area = surdPart % 4 === 0 ? surd(3, surdPart / 4) : raw`\frac{${surdPart}\sqrt{3}}{4}`;
    return {
      text: paragraphs(
        raw`Let $w = ${tex}$.`,
        raw`(a) Write $w$ in the form $re^{i\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$. [2]`,
        raw`(b) Hence solve $z^3 = w$, giving your answers in the form $re^{i\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$. [4]`,
        'The solutions are the vertices of a triangle in the Argand diagram.',
        '(c) Find the exact area of this triangle. [3]',
      ),
      hint: 'Which other arguments describe the same complex number?',
      answer: paragraphs(raw`(a) $w = ${w}$`, raw`(b) $z = ${args.map(root).join(', \\; ')}$`, raw`(c) $${area}$`),
      solution: paragraphs(
        raw`(a) The modulus is $|w| = ${radius ** 3}$, and the direction of $w$ in the Argand diagram gives $\arg w = ${twelfths(3 * quarters)}$. So $w = ${w}$.`,
        raw`(b) Let $z = re^{i\theta}$. By De Moivre, $r^3e^{3i\theta} = ${radius ** 3}e^{i\left(${twelfths(3 * quarters)} + 2\pi k\right)}$. So $r = ${radius}$ and $\theta = ${twelfths(quarters)} + \frac{2\pi k}{3}$. Three neighbouring values of $k$ give all solutions; with arguments in the range asked for they are $z = ${args.map(root).join(', \\; ')}$.`,
        '![](diagram:argand)',
        raw`(c) The three points lie on a circle of radius ${radius}, equally spaced by $\frac{2\pi}{3}$. The lines from the origin cut the triangle into three equal triangles, so the area is $$3 \times \frac{1}{2} \times ${radius}^2 \times \sin\frac{2\pi}{3} = \frac{${3 * radius * radius}}{2} \times \frac{\sqrt{3}}{2} = ${area}.$$`,
      ),
      markScheme: markScheme({
        a: [raw`A1 modulus ${radius ** 3}`, raw`A1 argument $${twelfths(3 * quarters)}$`],
        b: [
          raw`M1 applies De Moivre's theorem to find $r = ${radius}$ and one argument`,
          ...args.map((k) => raw`A1 $${root(k)}$`),
        ],
        c: [
          raw`(M1) splits into three triangles with angle $\frac{2\pi}{3}$ at the origin, or finds a side`,
          raw`A1 $3 \times \frac{1}{2} \times ${radius}^2 \times \sin\frac{2\pi}{3}$ or equivalent`,
          raw`A1 $${area}$`,
        ],
      }),
      numeric: [inExactForm((surdPart * Math.sqrt(3)) / 4, area, 'c')],
      keys: [
        {
          kind: 'set',
          part: 'a',
          label: raw`$r$ and $\theta$, in this order`,
          values: [`${radius ** 3}`, twelfths(3 * quarters)],
          ordered: true,
          tolerance: 0.005,
        },
        { kind: 'set', part: 'b', values: args.map(root) },
      ],
      diagrams: [
        {
          name: 'argand',
          svg: argandDiagram(points, radius),
          alt: `Argand diagram with the three solutions equally spaced on a circle of radius ${radius} about the origin, joined to a triangle.`,
        },
      ],
    };
  },
  check: ({ radius, tex }, { args, surdPart }) => {
    const size = radius ** 3;
    const expected: Record<string, [number, number]> = {
      [`${size}i`]: [0, size],
      [`-${size}i`]: [0, -size],
      [`-${size}`]: [-size, 0],
    };
    const [re, im] = expected[tex] ?? [-4 * Math.SQRT2, tex.includes('+') ? 4 * Math.SQRT2 : -4 * Math.SQRT2];
    const roots = args.map((k) => [radius * Math.cos((k * Math.PI) / 12), radius * Math.sin((k * Math.PI) / 12)] as const);
    for (const [x, y] of roots) {
      assertClose(x ** 3 - 3 * x * y * y, re, 'real part of the cube');
      assertClose(3 * x * x * y - y ** 3, im, 'imaginary part of the cube');
    }
    const [[ax, ay], [bx, by], [cx, cy]] = roots as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    assertClose((surdPart * Math.sqrt(3)) / 4, area, 'area');
    assert.equal(new Set(args).size, 3);
  },
});

const argumentQuotient = defineTemplate({
  key: 'aa-hl-complex-argument-mc',
  calculatorAllowed: false,
  placements: higher('1.13', 1),
  // Arguments of z and w in twelfths of pi, small enough that every combination stays a principal argument.
  variants: [
    { first: 4, second: 3, power: 2 },
    { first: 2, second: -3, power: 2 },
    { first: 3, second: 2, power: 3 },
    { first: -2, second: 3, power: 3 },
    { first: 4, second: 2, power: 2 },
    { first: 3, second: 4, power: 2 },
    { first: -4, second: 3, power: 2 },
    { first: 2, second: 4, power: 3 },
  ],
  solve: ({ first, second, power }) => ({ argument: power * first - second }),
  write: ({ first, second, power }, { argument }, variantIndex) => {
    const choice = multipleChoice(
      `$${twelfths(argument)}$`,
      [
        wrong(`$${twelfths(power * first + second)}$`, 'You added the arguments although the numbers are divided.', 'sign'),
        wrong(`$${twelfths(first - second)}$`, 'You left out the power of z.'),
        wrong(`$${twelfths(power * (first - second))}$`, 'You applied the power to w as well.'),
      ],
      variantIndex,
    );
    return {
      text: raw`Two complex numbers have $\arg z = ${twelfths(first)}$ and $\arg w = ${twelfths(second)}$. What is $\arg\left(\dfrac{z^{${power}}}{w}\right)$? [1]`,
      hint: 'What happens to arguments when complex numbers are multiplied, and when they are divided?',
      solution: raw`Arguments add under multiplication and subtract under division. So $\arg z^{${power}} = ${power} \times ${first < 0 ? raw`\left(${twelfths(first)}\right)` : twelfths(first)} = ${twelfths(power * first)}$ and $$\arg\left(\frac{z^{${power}}}{w}\right) = ${twelfths(power * first)} - ${second < 0 ? raw`\left(${twelfths(second)}\right)` : twelfths(second)} = ${twelfths(argument)},$$ which lies between $-\pi$ and $\pi$.`,
      ...choice,
    };
  },
  check: ({ first, second, power }, { argument }) => {
    const at = (k: number) => [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)] as const;
    const times = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
      [a * c - b * d, a * d + b * c] as const;
    let product: readonly [number, number] = [1, 0];
    for (let i = 0; i < power; i++) product = times(product, at(first));
    const [u, v] = at(second);
    const [x, y] = times(product, [u, -v]);
    assertClose((Math.atan2(y, x) * 12) / Math.PI, argument, 'argument by multiplying out', 1e-9);
  },
});

const inductionDivisible = defineTemplate({
  key: 'aa-hl-induction-divisibility',
  calculatorAllowed: false,
  placements: higher('1.15', 1),
  variants: [{ m: 3 }, { m: 4 }, { m: 5 }, { m: 6 }, { m: 7 }, { m: 8 }, { m: 9 }, { m: 10 }],
  solve: ({ m }) => ({ base: m + 1, divisor: m * m }),
  write: ({ m }, { base, divisor }) => ({
    text: raw`Use mathematical induction to prove that $${base}^{n} - ${m}n - 1$ is divisible by $${divisor}$ for all $n \in \mathbb{Z}^+$. [7]`,
    hint: raw`How can the assumption about $${base}^{k}$ be used in an expression with $${base}^{k+1}$?`,
    answer: 'The statement is proved by induction.',
    solution: paragraphs(
      raw`Let $P(n)$ be the statement that $${base}^n - ${m}n - 1$ is divisible by $${divisor}$.`,
      raw`**Base case.** For $n = 1$: $${base} - ${m} - 1 = 0$, and $0$ is divisible by $${divisor}$. So $P(1)$ is true.`,
      raw`**Assumption.** Suppose that $P(k)$ is true for some $k \in \mathbb{Z}^+$: $${base}^k - ${m}k - 1 = ${divisor}q$ for an integer $q$, so that $${base}^k = ${divisor}q + ${m}k + 1$.`,
      raw`**Inductive step.** For $n = k + 1$: $$${base}^{k+1} - ${m}(k+1) - 1 = ${base}(${divisor}q + ${m}k + 1) - ${m}k - ${base} = ${base * divisor}q + ${base * m - m}k = ${divisor}(${base}q + k).$$ As $${base}q + k$ is an integer, this is divisible by $${divisor}$, so $P(k+1)$ is true whenever $P(k)$ is true.`,
      raw`**Conclusion.** $P(1)$ is true, and $P(k)$ implies $P(k+1)$. By mathematical induction $P(n)$ is true for all $n \in \mathbb{Z}^+$.`,
    ),
    markScheme: markScheme({
      '': [
        raw`A1 shows that $P(1)$ is true`,
        raw`M1 assumes that $P(k)$ is true for some $k$: $${base}^k - ${m}k - 1 = ${divisor}q$`,
        raw`M1 considers $${base}^{k+1} - ${m}(k+1) - 1$`,
        'M1 uses the assumption',
        raw`A1 $${base * divisor}q + ${divisor}k$ or equivalent`,
        raw`A1 $${divisor}(${base}q + k)$ with $${base}q + k$ an integer`,
        raw`R1 complete conclusion, only if at least four of the marks before it are earned`,
      ],
    }),
  }),
  check: ({ m }, { base, divisor }) => {
    for (let n = 1n; n <= 60n; n++) assert.equal((BigInt(base) ** n - BigInt(m) * n - 1n) % BigInt(divisor), 0n);
  },
});

type Triple = readonly [number, number, number];

const linearSystem = defineTemplate({
  key: 'aa-hl-linear-system',
  calculatorAllowed: false,
  placements: higher('1.16', 1),
  // First two equations with leading minor 1; the third is alpha times the first plus beta times the second at the special values.
  variants: [
    { b1: 1, c1: 2, d1: 5, a2: 1, b2: 2, c2: -1, d2: 3, alpha: 2, beta: 1 },
    { b1: 2, c1: -1, d1: 4, a2: 1, b2: 3, c2: 2, d2: 6, alpha: 1, beta: 1 },
    { b1: -1, c1: 3, d1: 2, a2: 2, b2: -1, c2: 1, d2: 5, alpha: -1, beta: 2 },
    { b1: 1, c1: -3, d1: 1, a2: 2, b2: 3, c2: 1, d2: 7, alpha: 1, beta: 2 },
    { b1: 2, c1: 1, d1: 3, a2: 2, b2: 5, c2: -1, d2: 8, alpha: 3, beta: -1 },
    { b1: -1, c1: 1, d1: 4, a2: 1, b2: 0, c2: 2, d2: 3, alpha: 2, beta: 1 },
    { b1: 3, c1: 2, d1: 6, a2: 1, b2: 4, c2: -1, d2: 5, alpha: 1, beta: -2 },
    { b1: 1, c1: 4, d1: -1, a2: 3, b2: 4, c2: 2, d2: 2, alpha: -2, beta: 1 },
  ],
  solve: ({ b1, c1, d1, a2, b2, c2, d2, alpha, beta }) => ({
    a3: alpha + beta * a2,
    b3: alpha * b1 + beta * b2,
    k: alpha * c1 + beta * c2,
    m: alpha * d1 + beta * d2,
    // From the first two equations, whose leading minor is 1.
    x0: d1 * b2 - b1 * d2,
    y0: d2 - a2 * d1,
    dx: b1 * c2 - c1 * b2,
    dy: a2 * c1 - c2,
  }),
  write: ({ b1, c1, d1, a2, b2, c2, d2, alpha, beta }, { a3, b3, k, m, x0, y0, dx, dy }) => {
    const row = ([a, b, c]: readonly [number, number, string]) => {
      const [x, y] = [a === 0 ? '' : term(a, 'x'), b];
      const body = x === '' ? term(y, 'y') : `${x}${signedTerm(y, 'y')}`;
      return `${body}${c}`;
    };
    const first = row([1, b1, signedTerm(c1, 'z')]);
    const second = row([a2, b2, signedTerm(c2, 'z')]);
    const third = row([a3, b3, ' + kz']);
    const combination = `${term(alpha, 'R_1')}${signedTerm(beta, 'R_2')}`;
    return {
      text: paragraphs(
        raw`Consider the system of equations $$\begin{aligned} ${first} &= ${d1} \\ ${second} &= ${d2} \\ ${third} &= m \end{aligned}$$ where $k, m \in \mathbb{R}$.`,
        raw`(a) Determine the value of $k$ for which the system does not have a unique solution. [3]`,
        raw`(b) For this value of $k$, determine the value of $m$ for which the system has infinitely many solutions. [1]`,
        raw`(c) For these values of $k$ and $m$, find the general solution of the system. [3]`,
      ),
      hint: 'Which combination of the first two equations has the left-hand side of the third?',
      answer: paragraphs(
        raw`(a) $k = ${k}$`,
        raw`(b) $m = ${m}$`,
        raw`(c) $x = ${x0}${signedTerm(dx, raw`\lambda`)}, \; y = ${y0}${signedTerm(dy, raw`\lambda`)}, \; z = \lambda$, where $\lambda \in \mathbb{R}$`,
      ),
      solution: paragraphs(
        raw`(a) Call the equations $R_1$, $R_2$, $R_3$. The left-hand side of $${combination}$ has the same terms in $x$ and $y$ as that of $R_3$, and its term in $z$ is $${term(k, 'z')}$. Subtracting it from $R_3$ leaves $(k${signed(-k)})z = m${signed(-m)}$. If $k \ne ${k}$, this fixes $z$, and then $x$ and $y$. So there is no unique solution exactly when $k = ${k}$.`,
        raw`(b) With $k = ${k}$ the remaining equation is $0 = m${signed(-m)}$. It is true for all $z$ when $m = ${m}$ (otherwise there is no solution).`,
        raw`(c) The third equation now says nothing new. Put $z = \lambda$ in the first two. ${a2 === 1 ? '$R_2 - R_1$' : raw`$R_2 - ${a2}R_1$`} gives $y = ${y0}${signedTerm(dy, raw`\lambda`)}$. Then $R_1$ gives $x = ${x0}${signedTerm(dx, raw`\lambda`)}$. In vector form the solutions are the line $$\begin{pmatrix} x \\ y \\ z \end{pmatrix} = ${columnVector(x0, y0, 0)} + \lambda${columnVector(dx, dy, 1)}.$$`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 attempt to eliminate $x$ and $y$, or sets a determinant to zero`,
          raw`A1 $(k${signed(-k)})z = m${signed(-m)}$ or equivalent`,
          raw`A1 $k = ${k}$`,
        ],
        b: [raw`A1 $m = ${m}$`],
        c: [
          raw`M1 introduces a parameter, e.g. $z = \lambda$`,
          raw`A1 $y = ${y0}${signedTerm(dy, raw`\lambda`)}$`,
          raw`A1 $x = ${x0}${signedTerm(dx, raw`\lambda`)}$`,
        ],
      }),
      numeric: [exact(k, 'a'), exact(m, 'b')],
    };
  },
  check: ({ b1, c1, d1, a2, b2, c2, d2 }, { a3, b3, k, m, x0, y0, dx, dy }) => {
    const rows: Triple[] = [
      [1, b1, c1],
      [a2, b2, c2],
      [a3, b3, k],
    ];
    const [[p, q, r], [s, t, u], [v, w, x]] = rows as [Triple, Triple, Triple];
    assert.equal(p * (t * x - u * w) - q * (s * x - u * v) + r * (s * w - t * v), 0, 'determinant');
    assert.equal(b2 - b1 * a2, 1, 'leading minor');
    for (const z of [0, 1, -4]) {
      const at: Triple = [x0 + dx * z, y0 + dy * z, z];
      [d1, d2, m].forEach((right, i) => {
        const [a, b, c] = rows[i] ?? [0, 0, 0];
        assert.equal(a * at[0] + b * at[1] + c * at[2], right, `equation ${i + 1} at z = ${z}`);
      });
    }
    assert.ok(a3 !== 0 && b3 !== 0 && k !== 0 && m !== 0 && (dx !== 0 || dy !== 0));
  },
});

/** Templates of topic 1 for HL alone. */
export const numberAlgebraHl = [
  withLaterForms(committee, ...committeeForms),
  withLaterForms(partialFractions, ...fractionForms),
  withLaterForms(cubeRoots, ...cubeRootForms),
  withLaterForms(argumentQuotient, ...argumentForms),
  withLaterForms(inductionDivisible, ...inductionForms),
  withLaterForms(linearSystem, ...linearSystemForms),
];
