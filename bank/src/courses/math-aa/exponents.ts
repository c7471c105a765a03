import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, signed, significant, term } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 1.5, integer exponents and what a logarithm is, common to SL and HL. */

const powers = inForms({ key: 'aa-exponent-laws', calculatorAllowed: false, placements: core('1.5', 1) }, [
  form({
    variants: [
      { base: 2, p: 3, m: 4, q: 2, n: 5, r: 7 },
      { base: 3, p: 2, m: 5, q: 3, n: 2, r: 9 },
      { base: 5, p: 2, m: 3, q: 3, n: 3, r: 12 },
    ],
    solve: ({ p, m, q, n, r }) => ({ exponent: p * m + q * n - r }),
    write: ({ base, p, m, q, n, r }, { exponent }) =>
      inParts({
        hint: 'Which base do all the factors share?',
        parts: [
          {
            ask: raw`Express $\dfrac{${base ** p}^{${m}} \times ${base ** q}^{${n}}}{${base}^{${r}}}$ as a power of $${base}$.`,
            answer: raw`$${base}^{${exponent}}$`,
            solution: raw`As $${base ** p} = ${base}^{${p}}$ and $${base ** q} = ${base}^{${q}}$, the numerator is $${base}^{${p} \times ${m}} \times ${base}^{${q} \times ${n}} = ${base}^{${p * m + q * n}}$. Dividing subtracts the exponents: $${base}^{${p * m + q * n} - ${r}} = ${base}^{${exponent}}$.`,
            marks: [
              raw`M1 writes the factors as powers of ${base}`,
              raw`(A1) numerator $${base}^{${p * m + q * n}}$`,
              raw`A1 $${base}^{${exponent}}$`,
            ],
            keys: [
              { kind: 'number', value: base ** exponent, tolerance: base ** exponent * 1e-9, exact: `${base}^{${exponent}}` },
            ],
          },
        ],
      }),
    check: ({ base, p, m, q, n, r }, { exponent }) => {
      const top = BigInt(base ** p) ** BigInt(m) * BigInt(base ** q) ** BigInt(n);
      assert.equal(top, BigInt(base) ** BigInt(r) * BigInt(base) ** BigInt(exponent));
    },
  }),
  form({
    variants: [
      { c: 2, a: 3, b: -1, n: 3 },
      { c: 3, a: -3, b: 4, n: 2 },
      { c: 5, a: 2, b: -3, n: 2 },
    ],
    solve: ({ c, a, b, n }) => ({ front: c ** n, x: a * n, y: b * n }),
    write: ({ c, a, b, n }, { front, x, y }) =>
      inParts({
        stem: raw`A student simplifies $\left(${c}x^{${a}}y^{${b}}\right)^{${n}}$ and writes $${c * n}x^{${a + n}}y^{${b + n}}$.`,
        hint: 'What does a power of a product do to each factor?',
        parts: [
          {
            ask: 'Identify the two mistakes.',
            answer: `The factor ${c} was multiplied by ${n} instead of raised to the power ${n}, and exponents were added instead of multiplied.`,
            solution: raw`The bracket stands ${n} times as a factor. So $${c}$ becomes $${c}^{${n}}$, not $${c} \times ${n}$; and $\left(x^{${a}}\right)^{${n}}$ has the exponent $${a} \times ${n}$, not $${a} + ${n}$.`,
            marks: [`A1 ${c} has to be raised to the power ${n}`, 'A1 exponents have to be multiplied'],
          },
          {
            ask: raw`Write down the correct expression with positive exponents only.`,
            answer: raw`$${x > 0 ? raw`\dfrac{${front}x^{${x}}}{y^{${-y}}}` : raw`\dfrac{${front}y^{${y}}}{x^{${-x}}}`}$`,
            solution: raw`$\left(${c}x^{${a}}y^{${b}}\right)^{${n}} = ${front}x^{${x}}y^{${y}} = ${x > 0 ? raw`\dfrac{${front}x^{${x}}}{y^{${-y}}}` : raw`\dfrac{${front}y^{${y}}}{x^{${-x}}}`}$, since a negative exponent means one over the power.`,
            marks: [raw`(M1) $${front}x^{${x}}y^{${y}}$`, `A1 correct fraction`],
            keys: [{ kind: 'expression', value: `${front}x^(${x})y^(${y})`, variables: ['x', 'y'] }],
          },
        ],
      }),
    check: ({ c, a, b, n }, { front, x, y }) => {
      for (const [u, v] of [
        [1.3, 0.7],
        [0.6, 2.1],
      ] as const)
        assertClose(front * u ** x * v ** y, (c * u ** a * v ** b) ** n, 'power', 1e-9);
    },
  }),
  form({
    variants: [
      { base: 2, a: 2, b: 3, m: 3, c: 1 },
      { base: 3, a: 2, b: 1, m: 3, c: -4 },
      { base: 2, a: 3, b: 5, m: 2, c: 7 },
    ],
    // (base^a)^(x + c) = (base^m)^(x - b)... in exponents: a(x + b) = m x - c
    solve: ({ a, b, m, c }) => ({ x: (a * b + c) / (m - a) }),
    write: ({ base, a, b, m, c }, { x }) => {
      const left = raw`${base ** a}^{x + ${b}}`;
      const right = raw`${base}^{${term(m, 'x')}${signed(-c)}}`;
      return inParts({
        hint: 'Which base do both sides share?',
        parts: [
          {
            ask: raw`Solve $${left} = ${right}$.`,
            answer: raw`$x = ${fraction(a * b + c, m - a)}$`,
            solution: raw`$${base ** a} = ${base}^{${a}}$, so the left-hand side is $${base}^{${a}(x + ${b})}$. Powers of the same base are equal only if their exponents are: $${term(a, 'x')} + ${a * b} = ${term(m, 'x')}${signed(-c)}$, so $x = ${fraction(a * b + c, m - a)}$. Putting it back, both exponents are $${a * (x + b)}$.`,
            marks: [
              `M1 writes both sides as powers of ${base}`,
              raw`A1 $${term(a, 'x')} + ${a * b} = ${term(m, 'x')}${signed(-c)}$`,
              raw`A1 $x = ${fraction(a * b + c, m - a)}$`,
            ],
            keys: [{ ...exact(x), slips: [slip((b + c) / (m - a), 'You multiplied only the first term of the exponent.')] }],
          },
        ],
      });
    },
    check: ({ base, a, b, m, c }, { x }) => assertClose((base ** a) ** (x + b) / base ** (m * x - c), 1, 'both sides', 1e-9),
  }),
]);

const meaning = inForms({ key: 'aa-logarithm-meaning', calculatorAllowed: false, placements: core('1.5', 1) }, [
  form({
    variants: [
      { base: 2, up: 5, down: 3, root: 6 },
      { base: 3, up: 4, down: 2, root: 8 },
      { base: 5, up: 3, down: 1, root: 4 },
    ],
    solve: ({ up, down, root }) => ({ first: up, second: -down, third: root / 2 }),
    write: ({ base }, { first, second, third }) =>
      inParts({
        stem: 'Write down the value of each logarithm.',
        hint: 'Read each as a question: the base to which power gives the number?',
        parts: [
          {
            ask: raw`$\log_{${base}} ${base ** first}$`,
            answer: `$${first}$`,
            solution: raw`$${base}^{${first}} = ${base ** first}$, so the logarithm is $${first}$.`,
            marks: [`A1 $${first}$`],
            keys: [exact(first)],
          },
          {
            ask: raw`$\log_{${base}} ${raw`\dfrac{1}{${base ** -second}}`}$`,
            answer: `$${second}$`,
            solution: raw`$\dfrac{1}{${base ** -second}} = ${base}^{${second}}$, so the logarithm is $${second}$: numbers between 0 and 1 have negative logarithms.`,
            marks: [`A1 $${second}$`],
            keys: [{ ...exact(second), slips: [slip(-second, 'One over a power has a negative exponent.', 'sign')] }],
          },
          {
            ask: raw`$\ln e^{${third}} + \log_{10} 1$`,
            answer: `$${third}$`,
            solution: raw`The natural logarithm has the base $e$, so $\ln e^{${third}} = ${third}$. As $10^0 = 1$, the second logarithm is 0. Together $${third} + 0$, which is $${third}$.`,
            marks: [raw`A1 $\log_{10} 1 = 0$`, `A1 $${third}$`],
            keys: [{ ...exact(third), slips: [slip(third + 1, 'The logarithm of 1 is 0, not 1.')] }],
          },
        ],
      }),
    check: ({ base, up, down, root }, { first, second, third }) => {
      assertClose(Math.log(base ** up) / Math.log(base), first, 'first');
      assertClose(Math.log(base ** -down) / Math.log(base), second, 'second');
      assertClose(Math.log(Math.exp(root / 2)), third, 'third');
    },
  }),
  form({
    variants: [
      { base: 2, n: 45 },
      { base: 3, n: 100 },
      { base: 10, n: 7200 },
    ],
    solve: ({ base, n }) => {
      let low = 0;
      while (base ** (low + 1) <= n) low++;
      return { low };
    },
    write: ({ base, n }, { low }) =>
      inParts({
        stem: raw`Let $x = \log_{${base}} ${n}$.`,
        hint: 'Between which two powers of the base does the number lie?',
        parts: [
          {
            ask: raw`Write down an equation without logarithms that $x$ satisfies.`,
            answer: raw`$${base}^x = ${n}$`,
            solution: raw`A logarithm is an exponent: $x$ is the exponent to which ${base} is raised to give ${n}, so $${base}^x = ${n}$.`,
            marks: [raw`A1 $${base}^x = ${n}$`],
          },
          {
            ask: raw`Without a calculator, determine the two consecutive integers between which $x$ lies. Justify your answer.`,
            answer: raw`$${low} < x < ${low + 1}$`,
            solution: raw`$${base}^{${low}} = ${base ** low}$ is less than ${n}, and $${base}^{${low + 1}} = ${base ** (low + 1)}$ is more. As $${base}^x$ rises with $x$, $${low} < x < ${low + 1}$.`,
            marks: [raw`M1 compares with $${base ** low}$ and $${base ** (low + 1)}$`, raw`A1 $${low} < x < ${low + 1}$`],
            keys: [{ kind: 'interval', intervals: [{ from: `${low}`, to: `${low + 1}`, open_from: true, open_to: true }] }],
          },
        ],
      }),
    check: ({ base, n }, { low }) => {
      const value = Math.log(n) / Math.log(base);
      assert.ok(value > low && value < low + 1);
    },
  }),
  form({
    variants: [
      { base: 3, value: -2, shift: 1 },
      { base: 2, value: 4, shift: 5 },
      { base: 4, value: 3, shift: -7 },
    ],
    solve: ({ base, value, shift }) => ({ x: base ** value + shift }),
    write: ({ base, value, shift }, { x }) => {
      const [top, bottom] = value < 0 ? [1 + shift * base ** -value, base ** -value] : [x, 1];
      const answer = fraction(top, bottom);
      return inParts({
        hint: 'What does the equation say as a power?',
        parts: [
          {
            ask: raw`Solve $\log_{${base}}(x${signed(-shift)}) = ${value}$.`,
            answer: raw`$x = ${answer}$`,
            solution: raw`The equation says that ${base} to the power $${value}$ is $x${signed(-shift)}$: $x${signed(-shift)} = ${base}^{${value}} = ${value < 0 ? fraction(1, bottom) : base ** value}$. So $x = ${answer}$. The argument of the logarithm is then positive, as it has to be.`,
            marks: [raw`M1 $x${signed(-shift)} = ${base}^{${value}}$`, raw`A1 $x = ${answer}$`],
            keys: [
              { ...exact(x), slips: [slip(value * base + shift, 'You multiplied base and value instead of taking a power.')] },
            ],
          },
        ],
      });
    },
    check: ({ base, value, shift }, { x }) => assertClose(Math.log(x - shift) / Math.log(base), value, 'logarithm', 1e-9),
  }),
]);

const scales = inForms({ key: 'aa-logarithm-scales', calculatorAllowed: true, placements: core('1.5', 2, ['1.7.2']) }, [
  form({
    variants: [
      { first: 4.2e-5, target: 6.8, thing: 'a fruit juice' },
      { first: 2.5e-3, target: 3.4, thing: 'a cleaning liquid' },
      { first: 6.3e-6, target: 7.1, thing: 'rain water' },
    ],
    solve: ({ first, target }) => ({ ph: -Math.log10(first), concentration: 10 ** -target, times: first / 10 ** -target }),
    write: ({ first, target, thing }, { ph, concentration, times }) => {
      const power = (value: number) => value.toExponential(2).replace(/e([+-]?\d+)/, (_, k) => raw` \times 10^{${Number(k)}}`);
      const given = first.toExponential(1).replace(/e([+-]?\d+)/, (_, k) => raw` \times 10^{${Number(k)}}`);
      return inParts({
        stem: raw`The pH of a liquid is $-\log_{10} c$, where $c$ is the concentration of hydrogen ions in moles per litre.`,
        hint: 'Which operation undoes a logarithm to base 10?',
        parts: [
          {
            ask: raw`For ${thing}, $c = ${given}$. Calculate its pH.`,
            answer: `$${significant(ph)}$`,
            solution: raw`$-\log_{10}\left(${given}\right) = ${significant(ph, 4)}$, about $${significant(ph)}$.`,
            marks: ['(M1) substitutes into the formula', `A1 $${significant(ph)}$`],
            keys: [threeFigures(ph)],
          },
          {
            ask: raw`Another liquid has pH $${target}$. Calculate its concentration $c$.`,
            answer: `$${power(concentration)}$ moles per litre`,
            solution: raw`$-\log_{10} c = ${target}$ means $c = 10^{-${target}} = ${power(concentration)}$.`,
            marks: [raw`(M1) $c = 10^{-${target}}$`, `A1 $${power(concentration)}$`],
            keys: [{ value: concentration, tolerance: concentration * 0.005 }],
          },
          {
            ask: 'Hence compare the two concentrations by stating how many times as large the first is as the second.',
            answer: `About $${significant(times)}$ times`,
            solution: raw`The quotient is $\dfrac{${given}}{${power(concentration)}} \approx ${significant(times)}$.`,
            marks: [`A1 $${significant(times)}$`],
            keys: [{ value: times, tolerance: times * 0.01 }],
          },
        ],
      });
    },
    check: ({ first, target }, { ph, concentration, times }) => {
      assertClose(10 ** -ph / first, 1, 'concentration back from the pH');
      assertClose(Math.log(concentration) / Math.log(0.1), target, 'pH');
      assertClose(times, 10 ** (target - ph), 'ratio from the difference of the two');
    },
  }),
  form({
    variants: [
      { one: 62, machines: 4, limit: 75 },
      { one: 71, machines: 3, limit: 80 },
      { one: 58, machines: 6, limit: 70 },
    ],
    solve: ({ one, machines, limit }) => {
      const single = 10 ** (one / 10 - 12);
      return { single, level: 10 * Math.log10((machines * single) / 1e-12), most: Math.floor(10 ** ((limit - one) / 10)) };
    },
    write: ({ one, machines, limit }, { level, most }) =>
      inParts({
        stem: raw`The sound level $L$ in decibels (dB) that belongs to an intensity $I$ is $L = 10\log_{10}\left(\dfrac{I}{I_0}\right)$, where $I_0$ is a constant. One machine alone makes a level of $${one} \text{ dB}$. The intensities of several machines add up.`,
        hint: 'Which of the two can be added: levels or intensities?',
        parts: [
          {
            ask: raw`Show that the intensity of one machine is $10^{${one / 10}}I_0$.`,
            answer: 'As given.',
            solution: raw`$10\log_{10}\left(\dfrac{I}{I_0}\right) = ${one}$ gives $\log_{10}\left(\dfrac{I}{I_0}\right) = ${one / 10}$, so $\dfrac{I}{I_0} = 10^{${one / 10}}$.`,
            marks: [
              raw`M1 $\log_{10}\left(\frac{I}{I_0}\right) = ${one / 10}$`,
              raw`A1 $\frac{I}{I_0} = 10^{${one / 10}}$`,
              raw`AG $I = 10^{${one / 10}}I_0$`,
            ],
          },
          {
            ask: raw`Calculate the level when ${machines} such machines run together.`,
            answer: raw`$${significant(level)} \text{ dB}$`,
            solution: raw`The intensity is ${machines} times as large: $L = 10\log_{10}\left(${machines} \times 10^{${one / 10}}\right) = ${significant(level, 4)}$, about $${significant(level)} \text{ dB}$. It is far from ${machines} times the level of one.`,
            marks: [raw`M1 $10\log_{10}\left(${machines} \times 10^{${one / 10}}\right)$`, raw`A1 $${significant(level)}$`],
            keys: [
              {
                ...threeFigures(level, undefined, 'dB'),
                slips: [slip(one * machines, 'You added levels: intensities add up, levels do not.')],
              },
            ],
          },
          {
            ask: raw`In the hall the level must not exceed $${limit} \text{ dB}$. Determine the greatest number of machines that may run together.`,
            answer: `${most}`,
            solution: raw`We need $n \times 10^{${one / 10}} \le 10^{${limit / 10}}$, so $n \le 10^{${(limit - one) / 10}} = ${significant(10 ** ((limit - one) / 10), 4)}$. At most ${most} machines may run.`,
            marks: [raw`M1 $n \times 10^{${one / 10}} \le 10^{${limit / 10}}$`, `A1 ${most}`],
            keys: [exact(most)],
          },
        ],
      }),
    check: ({ one, machines, limit }, { level, most }) => {
      const levelOf = (n: number) => (10 * Math.log(n * Math.exp((one / 10) * Math.LN10))) / Math.LN10;
      assertClose(levelOf(machines), level, 'level');
      assert.ok(levelOf(most) <= limit && levelOf(most + 1) > limit);
    },
  }),
]);

/** Templates of topic 1.5. */
export const exponents = [powers, meaning, scales];
