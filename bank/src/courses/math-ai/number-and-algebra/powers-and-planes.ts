import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, signed, signedTerm, significant, surd } from '../../../tex.ts';
import { exact, hl, near, prose, table } from '../writing.ts';

/** Topics 1 and 2, higher level: rational exponents in nature and music, complex numbers that turn, straight lines on logarithmic paper. */

const allometry = defineTemplate({
  key: 'ai-rational-exponent-from-two-animals',
  calculatorAllowed: true,
  placements: [hl('1.10', 2, '2.10')],
  variants: [
    {
      y: 'The energy that a mammal uses in a day, $E$ kilojoules,',
      x: 'its mass, $m$ kilograms',
      out: 'E',
      into: 'm',
      n: 3,
      d: 4,
      k: 290,
      m1: 16,
      m2: 81,
      at: 50,
    },
    {
      y: 'The wingspan of a bird, $w$ metres,',
      x: 'its mass, $m$ kilograms',
      out: 'w',
      into: 'm',
      n: 2,
      d: 5,
      k: 1.2,
      m1: 1,
      m2: 7.59375,
      at: 4,
    },
    {
      y: 'The heart rate of a mammal, $h$ beats a minute,',
      x: 'its mass, $m$ kilograms',
      out: 'h',
      into: 'm',
      n: -1,
      d: 4,
      k: 240,
      m1: 1,
      m2: 16,
      at: 70,
    },
    {
      y: 'The surface of a fish, $S$ square centimetres,',
      x: 'its mass, $m$ grams',
      out: 'S',
      into: 'm',
      n: 2,
      d: 3,
      k: 10,
      m1: 8,
      m2: 125,
      at: 60,
    },
  ],
  solve: ({ n, d, k, m1, m2, at }) => ({
    y1: k * m1 ** (n / d),
    y2: k * m2 ** (n / d),
    value: k * at ** (n / d),
    factor: 2 ** (n / d),
  }),
  write: ({ y, x, out, into, n, d, m1, m2, at, k }, { y1, y2, value, factor }) => {
    const a = `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}`;
    return inParts({
      stem: prose`${y} is modelled by $${out} = k${into}^{a}$, where $${into}$ is ${x.replace(/, \$.*\$/, ' in')}. Two values are known: $${out} = ${plain(y1, 6)}$ for $${into} = ${plain(m1, 6)}$, and $${out} = ${plain(y2, 6)}$ for $${into} = ${plain(m2, 6)}$.`,
      hint: 'How can one of the two constants be removed?',
      parts: [
        {
          ask: prose`Show that $a = ${a}$.`,
          answer: prose`$a = ${a}$`,
          solution: prose`Dividing, $\left(\dfrac{${plain(m2, 6)}}{${plain(m1, 6)}}\right)^{a} = \dfrac{${plain(y2, 6)}}{${plain(y1, 6)}}$. Taking logarithms, $a = \dfrac{\ln ${plain(y2 / y1, 6)}}{\ln ${plain(m2 / m1, 6)}} = ${plain(n / d)}$, which is $${a}$.`,
          marks: [
            'M1 divides the two equations or takes logarithms of both',
            prose`A1 $a = \dfrac{\ln ${plain(y2 / y1, 6)}}{\ln ${plain(m2 / m1, 6)}}$`,
            prose`AG $a = ${a}$`,
          ],
        },
        {
          ask: prose`Find the value of $k$, and write the model with a root instead of a rational exponent.`,
          answer: prose`$k = ${plain(k)}$; $${out} = ${n < 0 ? `\\dfrac{${plain(k)}}{\\sqrt[${d}]{${into}}}` : `${plain(k)}\\sqrt[${d}]{${into}^${n}}`}$`,
          solution: prose`$${plain(y1, 6)} = k \times ${plain(m1, 6)}^{${a}}$ gives $k = ${plain(k)}$. A denominator of ${d} in the exponent is a root of order ${d}: $${out} = ${n < 0 ? `\\dfrac{${plain(k)}}{\\sqrt[${d}]{${into}}}` : `${plain(k)}\\sqrt[${d}]{${into}^${n}}`}$.`,
          marks: [
            '(M1) substitutes one pair of values',
            prose`A1 $k = ${plain(k)}$`,
            prose`A1 the form with a root (FT their $k$; accept the root before the power)`,
          ],
          keys: [near(k)],
        },
        {
          ask: prose`Find $${out}$ for $${into} = ${at}$.`,
          answer: prose`$${significant(value)}$`,
          solution: prose`$${plain(k)} \times ${at}^{${a}} = ${significant(value)}$.`,
          marks: ['(M1) substitution', prose`A1 $${significant(value)}$ (FT their model)`],
          keys: [near(value)],
        },
        {
          ask: prose`Find the factor by which $${out}$ is multiplied when $${into}$ is doubled.`,
          answer: prose`$${significant(factor)}$`,
          solution: prose`$2^{${a}} = ${significant(factor)}$, whatever the mass is.`,
          marks: [prose`A1 $${significant(factor)}$`],
          keys: [near(factor)],
        },
      ],
    });
  },
  check: ({ n, d, m1, m2, k, at }, { y1, y2, value }) => {
    assertClose(
      bisect((a) => y1 * (m2 / m1) ** a - y2, -2, 2),
      n / d,
      'exponent by bisection',
    );
    assertClose((value / k) ** d, at ** n, 'power of the root');
  },
});

const tuning = defineTemplate({
  key: 'ai-rational-exponent-of-a-scale',
  calculatorAllowed: true,
  placements: [hl('1.10', 1, '1.3')],
  variants: [
    { what: 'On a piano twelve equal steps double the frequency of a tone', parts: 12, base: 440, steps: 7, target: 660 },
    { what: 'On a camera three equal steps of the dial double the time of exposure', parts: 3, base: 60, steps: 4, target: 200 },
    {
      what: 'In a series of paper sizes two equal steps halve the width of a sheet',
      parts: 2,
      base: 841,
      steps: -3,
      target: 250,
    },
    {
      what: 'On a keyboard with nineteen keys to the octave, nineteen equal steps double the frequency of a tone',
      parts: 19,
      base: 300,
      steps: 11,
      target: 500,
    },
  ],
  solve: ({ parts, base, steps, target }) => ({
    ratio: 2 ** (Math.sign(steps) / parts),
    value: base * 2 ** (steps / parts),
    number: (parts * Math.log(target / base)) / Math.log(2),
  }),
  write: ({ what, parts, base, steps, target }, { ratio, value, number }) => {
    const sign = steps < 0 ? '-' : '';
    return inParts({
      stem: prose`${what}. The first value of the scale is ${base}.`,
      hint: 'How often is the factor of one step multiplied by itself to make 2 or one half?',
      parts: [
        {
          ask: 'Write down the factor of one step as a power of 2, and as a decimal number.',
          answer: prose`$2^{${sign}\frac{1}{${parts}}} = ${significant(ratio, 4)}$`,
          solution: prose`${parts} equal factors $r$ make ${steps < 0 ? 'one half' : '2'}: $r^{${parts}} = ${steps < 0 ? '\\frac{1}{2}' : '2'}$, so $r = 2^{${sign}\frac{1}{${parts}}} = ${significant(ratio, 4)}$.`,
          marks: [prose`A1 $2^{${sign}\frac{1}{${parts}}}$`, prose`A1 $${significant(ratio, 4)}$`],
          keys: [near(ratio)],
        },
        {
          ask: prose`Find the value that is ${Math.abs(steps)} steps further.`,
          answer: prose`$${significant(value)}$`,
          solution: prose`$${base} \times 2^{${sign}\frac{${Math.abs(steps)}}{${parts}}} = ${significant(value)}$.`,
          marks: [prose`(M1) exponent $${sign}\frac{${Math.abs(steps)}}{${parts}}$`, prose`A1 $${significant(value)}$`],
          keys: [near(value)],
        },
        {
          ask: prose`Find, to the nearest whole number, how many steps lead from ${base} to about ${target}.`,
          answer: prose`$${Math.round(Math.abs(number))}$`,
          solution: prose`$${base} \times 2^{${sign}\frac{n}{${parts}}} = ${target}$ gives $n = ${significant(Math.abs(number))}$, so $${Math.round(Math.abs(number))}$ steps.`,
          marks: [
            'M1 equation for the number of steps',
            prose`(A1) $${significant(Math.abs(number))}$`,
            prose`A1 $${Math.round(Math.abs(number))}$ (accept a table of values as the method)`,
          ],
          keys: [exact(Math.round(Math.abs(number)))],
        },
      ],
    });
  },
  check: ({ parts, base, steps, target }, { ratio, value, number }) => {
    let reached = base;
    for (let i = 0; i < Math.abs(steps); i++) reached *= ratio;
    assertClose(reached, value, 'step by step');
    assertClose(ratio ** parts, steps < 0 ? 0.5 : 2, 'all steps');
    assertClose(base * 2 ** (number / parts), target, 'number of steps');
  },
});

const orbits = defineTemplate({
  key: 'ai-rational-exponent-solved-for',
  calculatorAllowed: true,
  placements: [hl('1.10', 1, '2.5.3')],
  variants: [
    {
      what: 'A planet at the mean distance $a$ from its star, in units of the distance of the Earth from the Sun, has a year of $T = a^{\\frac{3}{2}}$ Earth years.',
      out: 'T',
      into: 'a',
      k: 1,
      n: 3,
      d: 2,
      given: 5.2,
      target: 29.5,
      change: 4,
    },
    {
      what: 'A river with a catchment area of $A$ square kilometres has a length of about $L = 1.4A^{\\frac{3}{5}}$ kilometres.',
      out: 'L',
      into: 'A',
      k: 1.4,
      n: 3,
      d: 5,
      given: 900,
      target: 250,
      change: 32,
    },
    {
      what: 'A ball with the surface $S$ square centimetres has the volume $V = 0.094S^{\\frac{3}{2}}$ cubic centimetres.',
      out: 'V',
      into: 'S',
      k: 0.094,
      n: 3,
      d: 2,
      given: 120,
      target: 500,
      change: 9,
    },
    {
      what: 'A ship with an engine of $P$ megawatts reaches a speed of $v = 9.5P^{\\frac{1}{3}}$ kilometres per hour.',
      out: 'v',
      into: 'P',
      k: 9.5,
      n: 1,
      d: 3,
      given: 12,
      target: 40,
      change: 8,
    },
  ],
  solve: ({ k, n, d, given, target, change }) => ({
    value: k * given ** (n / d),
    back: (target / k) ** (d / n),
    factor: change ** (n / d),
  }),
  write: ({ what, out, into, k, n, d, given, target, change }, { value, back, factor }) => {
    const front = k === 1 ? '' : `${k}`;
    return inParts({
      stem: what,
      hint: 'Which exponent undoes the given one?',
      parts: [
        {
          ask: prose`Find $${out}$ for $${into} = ${given}$.`,
          answer: prose`$${significant(value)}$`,
          solution: prose`$${front}${front ? ' \\times ' : ''}${given}^{\frac{${n}}{${d}}} = ${significant(value)}$.`,
          marks: [prose`A1 $${significant(value)}$`],
          keys: [near(value)],
        },
        {
          ask: prose`Write $${into}$ in terms of $${out}$, and find $${into}$ for $${out} = ${target}$.`,
          answer: prose`$${into} = ${k === 1 ? out : `\\left(\\dfrac{${out}}{${k}}\\right)`}^{${n === 1 ? d : `\\frac{${d}}{${n}}`}}$; $${significant(back)}$`,
          solution: prose`Raising both sides to the power $${n === 1 ? d : `\\frac{${d}}{${n}}`}$ undoes the exponent: $${into} = ${k === 1 ? out : `\\left(\\dfrac{${out}}{${k}}\\right)`}^{${n === 1 ? d : `\\frac{${d}}{${n}}`}}$. For $${out} = ${target}$ this is $${significant(back)}$.`,
          marks: [
            'M1 reciprocal exponent',
            prose`A1 formula for $${into}$`,
            prose`A1 $${significant(back)}$ (FT their formula; the exponent with a minus sign loses all three marks)`,
          ],
          keys: [near(back)],
        },
        {
          ask: prose`$${into}$ is multiplied by ${change}. Show that $${out}$ is multiplied by a whole number, and state it.`,
          answer: prose`$${Math.round(factor)}$`,
          solution:
            prose`$${change}^{\frac{${n}}{${d}}} = \left(\sqrt[${d}]{${change}}\right)^${n} = ${Math.round(change ** (1 / d))}^${n} = ${Math.round(factor)}$.`
              .replaceAll('\\sqrt[2]', '\\sqrt')
              .replaceAll(/\)\^1 = (\d+)\^1 =/g, ') ='),
          marks: [prose`M1 $${change}^{\frac{${n}}{${d}}}$`, prose`A1 $${Math.round(factor)}$`],
        },
      ],
    });
  },
  check: ({ k, n, d, target, change }, { back, factor }) => {
    assertClose(
      bisect((x) => k * x ** (n / d) - target, 0.01, 1e5),
      back,
      'by bisection',
    );
    assertClose(factor ** d, change ** n, 'whole number');
    assert.ok(Math.abs(factor - Math.round(factor)) < 1e-9);
  },
});

const turned = defineTemplate({
  key: 'ai-complex-numbers-that-turn',
  calculatorAllowed: true,
  placements: [hl('1.12', 1, '1.13')],
  variants: [
    { z: [3, 1], w: [0, 1], who: 'A robot stands at the point that belongs to' },
    { z: [2, -3], w: [1, 1], who: 'A crane holds a load at the point that belongs to' },
    { z: [4, 2], w: [0, -1], who: 'The tip of a clock hand is at the point that belongs to' },
    { z: [1, 4], w: [1, -1], who: 'A satellite is seen at the point that belongs to' },
  ] as const,
  solve: ({ z: [a, b], w: [c, d] }) => {
    const product = [a * c - b * d, a * d + b * c] as const;
    const size = Math.hypot(c, d);
    return {
      product,
      size,
      angle: Math.atan2(d, c),
      modulus: Math.hypot(a, b),
      apart: Math.hypot(product[0] - a, product[1] - b),
    };
  },
  write: ({ z: [a, b], w: [c, d], who }, { product: [x, y], size, angle, modulus, apart }) => {
    const complex = (re: number, im: number) =>
      re === 0
        ? `${im === 1 ? '' : im === -1 ? '-' : im}\\mathrm{i}`
        : im === 0
          ? `${re}`
          : `${re}${signedTerm(im, '\\mathrm{i}')}`;
    return inParts({
      stem: prose`${who} $z = ${complex(a, b)}$ in the complex plane. It is moved to the point that belongs to $wz$, where $w = ${complex(c, d)}$.`,
      hint: 'What do the modulus and the argument of a factor do to a point?',
      parts: [
        {
          ask: prose`Find $wz$ in the form $p + q\mathrm{i}$.`,
          answer: prose`$${complex(x, y)}$`,
          solution: prose`$(${complex(c, d)})(${complex(a, b)}) = ${complex(x, y)}$, since $\mathrm{i}^2 = -1$.`,
          marks: [prose`(M1) product with $\mathrm{i}^2 = -1$`, prose`A1 $${complex(x, y)}$`],
          keys: [{ kind: 'expression', value: `${x} + (${y})i` }],
        },
        {
          ask: prose`Find the modulus and the argument of $w$, and describe the movement as a combination of a rotation and an enlargement about the origin.`,
          answer: prose`$|w| = ${significant(size)}$, $\arg w = ${significant(angle)}$; rotation by $${significant(Math.abs(angle))}$ radians ${angle > 0 ? 'anticlockwise' : 'clockwise'}${size === 1 ? ', no enlargement' : `, enlargement with factor $${significant(size)}$`}`,
          solution: prose`$|w| = ${size === 1 ? '1' : surd(2)}${size === 1 ? '' : ` = ${significant(size)}`}$ and $\arg w = ${significant(angle)}$. The point is turned about the origin by $${significant(Math.abs(angle))}$ radians ${angle > 0 ? 'anticlockwise' : 'clockwise'}, and its distance from the origin is multiplied by $${significant(size)}$.`,
          marks: [
            prose`A1 $|w| = ${significant(size)}$`,
            prose`A1 $\arg w = ${significant(angle)}$`,
            'A1 rotation and enlargement (FT their modulus and argument; accept degrees)',
          ],
          keys: [
            { ...near(size), label: '$|w| =$' },
            { ...near(angle), label: '$\\arg w =$' },
          ],
        },
        {
          ask: 'Find the distance between the two points.',
          answer: prose`$${significant(apart)}$`,
          solution: prose`$|wz - z| = |${complex(x - a, y - b)}| = ${significant(apart)}$.`,
          marks: [prose`(M1) $|wz - z|$`, prose`A1 $${significant(apart)}$ (FT their product)`],
          keys: [near(apart)],
        },
        {
          ask: prose`The movement is repeated. Find how many movements in all bring the point back to the line from the origin through $z$, on the same side of the origin as $z$, and its distance from the origin then.`,
          answer: prose`$${Math.round((2 * Math.PI) / Math.abs(angle))}$ movements; $${significant(modulus * size ** Math.round((2 * Math.PI) / Math.abs(angle)))}$`,
          solution: prose`A whole turn needs $\dfrac{2\pi}{${significant(Math.abs(angle), 5)}} = ${Math.round((2 * Math.PI) / Math.abs(angle))}$ movements. The distance from the origin is then $${significant(modulus, 5)} \times ${significant(size, 5)}^{${Math.round((2 * Math.PI) / Math.abs(angle))}} = ${significant(modulus * size ** Math.round((2 * Math.PI) / Math.abs(angle)))}$.`,
          marks: [
            '(M1) arguments are added',
            prose`A1 $${Math.round((2 * Math.PI) / Math.abs(angle))}$`,
            prose`A1 $${significant(modulus * size ** Math.round((2 * Math.PI) / Math.abs(angle)))}$ (FT their modulus and number; moduli that are added lose this mark)`,
          ],
          keys: [
            { ...exact(Math.round((2 * Math.PI) / Math.abs(angle))), label: 'Movements' },
            { ...near(modulus * size ** Math.round((2 * Math.PI) / Math.abs(angle))), label: 'Distance' },
          ],
        },
      ],
    });
  },
  check: ({ z: [a, b], w: [c, d] }, { size, angle, apart }) => {
    const turn = [size * (a * Math.cos(angle) - b * Math.sin(angle)), size * (a * Math.sin(angle) + b * Math.cos(angle))];
    assertClose(Math.hypot((turn[0] ?? 0) - a, (turn[1] ?? 0) - b), apart, 'rotation by a matrix');
    let [x, y] = [a as number, b as number];
    const count = Math.round((2 * Math.PI) / Math.abs(angle));
    for (let i = 0; i < count; i++) [x, y] = [x * c - y * d, x * d + y * c];
    assertClose(Math.atan2(y, x), Math.atan2(b, a), 'the same direction');
  },
});

const rootGiven = defineTemplate({
  key: 'ai-complex-root-of-a-quadratic',
  calculatorAllowed: true,
  placements: [hl('1.12', 1)],
  variants: [
    { re: 3, im: 2 },
    { re: -1, im: 4 },
    { re: 2, im: 5 },
    { re: -4, im: 1 },
  ],
  solve: ({ re, im }) => ({
    p: -2 * re,
    q: re * re + im * im,
    size: Math.hypot(re, im),
    angle: Math.atan2(im, re),
    square: [re * re - im * im, 2 * re * im] as const,
  }),
  write: ({ re, im }, { p, q, size, angle, square: [x, y] }) => {
    const z = `${re}${signedTerm(im, '\\mathrm{i}')}`;
    return inParts({
      stem: prose`One solution of the equation $x^2 + px + q = 0$, where $p$ and $q$ are real numbers, is $z = ${z}$.`,
      hint: 'How do the two solutions of a quadratic equation with real coefficients belong together?',
      parts: [
        {
          ask: 'Write down the other solution.',
          answer: prose`$${re}${signedTerm(-im, '\\mathrm{i}')}$`,
          solution: prose`The coefficients are real, so the other solution is the conjugate, $${re}${signedTerm(-im, '\\mathrm{i}')}$.`,
          marks: [prose`A1 $${re}${signedTerm(-im, '\\mathrm{i}')}$`],
          keys: [{ kind: 'expression', value: `${re} - ${im}i` }],
        },
        {
          ask: prose`Find the values of $p$ and $q$.`,
          answer: prose`$p = ${p}$, $q = ${q}$`,
          solution: prose`$(x - (${z}))(x - (${re}${signedTerm(-im, '\\mathrm{i}')})) = (x${signed(-re)})^2 + ${im * im} = x^2${signedTerm(p, 'x')} + ${q}$.`,
          marks: [
            'M1 product of the two factors, or substitution',
            prose`A1 $p = ${p}$`,
            prose`A1 $q = ${q}$ (accept the values from the sum and the product of the solutions)`,
          ],
          keys: [
            { ...exact(p), label: '$p =$' },
            { ...exact(q), label: '$q =$' },
          ],
        },
        {
          ask: prose`Find the modulus of $z$, and its argument in radians.`,
          answer: prose`$${significant(size)}$; $${significant(angle)}$`,
          solution: prose`$|z| = \sqrt{${re * re} + ${im * im}} = ${significant(size)}$, and $\arg z = ${significant(angle)}$, in the ${re > 0 ? 'first' : 'second'} quadrant.`,
          marks: [prose`A1 $${significant(size)}$`, prose`A1 $${significant(angle)}$`],
          keys: [
            { ...near(size), label: 'Modulus' },
            { ...near(angle), label: 'Argument' },
          ],
        },
        {
          ask: prose`Find $z^2$ in the form $a + b\mathrm{i}$, and verify that it satisfies $z^2 = -pz - q$.`,
          answer: prose`$${x}${signedTerm(y, '\\mathrm{i}')}$`,
          solution: prose`$z^2 = ${re * re} - ${im * im}${signedTerm(2 * re * im, '\\mathrm{i}')} = ${x}${signedTerm(y, '\\mathrm{i}')}$. On the other side, $-pz - q = ${-p}(${z}) - ${q} = ${-p * re - q}${signedTerm(-p * im, '\\mathrm{i}')}$, the same.`,
          marks: [prose`A1 $${x}${signedTerm(y, '\\mathrm{i}')}$`, prose`A1 $-pz - q$ calculated and compared (FT)`],
          keys: [{ kind: 'expression', value: `${x} + (${y})i` }],
        },
      ],
    });
  },
  check: ({ re, im }, { p, q, square: [x, y] }) => {
    assert.equal(x + p * re + q, 0);
    assert.equal(y + p * im, 0);
  },
});

const semiLog = defineTemplate({
  key: 'ai-line-on-logarithmic-paper',
  calculatorAllowed: true,
  placements: [hl('2.10', 2, '4.13', '2.5.2')],
  variants: [
    {
      what: 'The number of downloads of an app, $N$ thousand, was recorded $t$ weeks after its release.',
      y: 'N',
      xs: [0, 1, 2, 3, 4, 5],
      ys: [2.1, 3.0, 4.6, 6.5, 9.9, 14.3],
      at: 8,
    },
    {
      what: 'The activity of a sample, $A$ counts a minute, was recorded $t$ hours after the start of an experiment.',
      y: 'A',
      xs: [0, 2, 4, 6, 8, 10],
      ys: [820, 610, 470, 350, 262, 201],
      at: 15,
    },
    {
      what: 'The number of insects in a field, $N$ thousand, was recorded $t$ days after the first count.',
      y: 'N',
      xs: [0, 3, 6, 9, 12, 15],
      ys: [1.2, 1.9, 3.2, 5.1, 8.4, 13.1],
      at: 20,
    },
    {
      what: 'The pressure of the air, $P$ hectopascals, was measured at $t$ kilometres above the sea.',
      y: 'P',
      xs: [0, 2, 4, 6, 8, 10],
      ys: [1013, 795, 617, 472, 357, 265],
      at: 12,
    },
  ],
  solve: ({ xs, ys, at }) => {
    const logs = ys.map(Math.log);
    const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
    const [mx, my] = [mean(xs), mean(logs)];
    const m = xs.reduce((s, x, i) => s + (x - mx) * ((logs[i] ?? 0) - my), 0) / xs.reduce((s, x) => s + (x - mx) ** 2, 0);
    const c = my - m * mx;
    return { m, c, a: Math.exp(c), b: Math.exp(m), value: Math.exp(c + m * at), first: Math.log(ys[1] ?? 1) };
  },
  write: ({ what, y, xs, ys, at }, { m, c, a, b, value, first }) =>
    inParts({
      stem: prose`${what}

        ${table(['$t$', ...xs.map((v) => `$${v}$`)], [`$${y}$`, ...ys.map((v) => `$${v}$`)])}

        It is assumed that $${y} = ab^{t}$.`,
      hint: 'What does the assumption become when the logarithm of both sides is taken?',
      parts: [
        {
          ask: prose`Show that the graph of $\ln ${y}$ against $t$ is then a straight line, and write down its gradient and its intercept in terms of $a$ and $b$.`,
          answer: prose`Gradient $\ln b$, intercept $\ln a$`,
          solution: prose`$\ln ${y} = \ln\left(ab^{t}\right) = \ln a + t\ln b$, which is linear in $t$: the gradient is $\ln b$ and the intercept is $\ln a$.`,
          marks: [
            'M1 laws of logarithms',
            prose`A1 gradient $\ln b$`,
            prose`A1 intercept $\ln a$ (accept logarithms to base 10)`,
          ],
        },
        {
          ask: prose`Find the regression line of $\ln ${y}$ on $t$.`,
          answer: prose`$\ln ${y} = ${significant(m)}t + ${significant(c)}$`,
          solution: prose`The second row becomes $\ln ${y}$, for instance $\ln ${ys[1] ?? 1} = ${significant(first)}$. The calculator gives $\ln ${y} = ${significant(m)}t + ${significant(c)}$.`,
          marks: [
            '(M1) logarithms of the values',
            prose`A1 gradient $${significant(m)}$`,
            prose`A1 intercept $${significant(c)}$ (the line of the values without logarithms earns no marks; accept more figures)`,
          ],
          keys: [
            { ...near(m), label: 'Gradient' },
            { ...near(c), label: 'Intercept' },
          ],
        },
        {
          ask: prose`Hence find the values of $a$ and $b$.`,
          answer: prose`$a = ${significant(a)}$, $b = ${significant(b)}$`,
          solution: prose`$a = \mathrm{e}^{${significant(c, 5)}} = ${significant(a)}$ and $b = \mathrm{e}^{${significant(m, 5)}} = ${significant(b)}$.`,
          marks: [prose`A1 $a = ${significant(a)}$`, prose`A1 $b = ${significant(b)}$ (FT their line)`],
          keys: [
            { ...near(a), label: '$a =$' },
            { ...near(b), label: '$b =$' },
          ],
        },
        {
          ask: prose`Use this model to estimate $${y}$ for $t = ${at}$, and comment on the estimate.`,
          answer: prose`$${significant(value)}$; it lies outside the range of the data.`,
          solution: prose`$\mathrm{e}^{${significant(m, 5)} \times ${at} + ${significant(c, 5)}} = ${significant(value)}$. $t = ${at}$ lies outside the range of the data, so the estimate may be wrong.`,
          marks: [prose`A1 $${significant(value)}$ (FT their model)`, 'R1 extrapolation'],
          keys: [{ ...near(value) }],
        },
      ],
    }),
  check: ({ xs, ys }, { m, c }) => {
    const errors = (slope: number, start: number) =>
      xs.reduce((s, x, i) => s + (Math.log(ys[i] ?? 1) - slope * x - start) ** 2, 0);
    const least = errors(m, c);
    for (const [dm, dc] of [
      [1e-3, 0],
      [-1e-3, 0],
      [0, 1e-3],
      [0, -1e-3],
    ] as const)
      assert.ok(errors(m + dm, c + dc) > least);
    assert.ok(least < 0.02);
  },
});

export const powersAndPlanesTemplates: readonly QuestionTemplate[] = [allometry, tuning, orbits, turned, rootGiven, semiLog];
