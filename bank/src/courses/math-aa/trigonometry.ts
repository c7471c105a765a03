import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, maximise, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, signed, signedTerm, significant } from '../../tex.ts';
import { piMultiple, surdFraction } from './exact-values.ts';
import { doubleAngleForms, exactRatioForms, tideForms, trigonometricQuadraticForms } from './further-geometry.ts';
import { core, exact, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 3, Geometry and trigonometry: circular functions, common to SL and HL. */

const exactRatio = defineTemplate({
  key: 'aa-exact-ratio-mc',
  calculatorAllowed: false,
  placements: core('3.5.1', 1),
  variants: [
    { name: 'cos', n: 7, d: 6 },
    { name: 'sin', n: 5, d: 3 },
    { name: 'cos', n: 2, d: 3 },
    { name: 'sin', n: 7, d: 6 },
    { name: 'cos', n: 11, d: 6 },
    { name: 'sin', n: 5, d: 6 },
    { name: 'cos', n: 4, d: 3 },
    { name: 'sin', n: 4, d: 3 },
  ],
  // Twice the value, squared, is 1 or 3.
  solve: ({ name, n, d }) => {
    const sharp = (d === 3) === (name === 'sin');
    const quadrant = Math.floor((2 * n) / d) + 1;
    const positive = name === 'sin' ? quadrant <= 2 : quadrant === 1 || quadrant === 4;
    return { radicand: sharp ? 3 : 1, sign: positive ? 1 : -1, quadrant };
  },
  write: ({ name, n, d }, { radicand, sign, quadrant }, variantIndex) => {
    const value = (s: number, r: number) => `$${surdFraction(s, r, 2)}$`;
    const other = 4 - radicand;
    const choice = multipleChoice(
      value(sign, radicand),
      [
        wrong(value(-sign, radicand), 'You gave the value the sign that it has in another quadrant.', 'sign'),
        wrong(
          value(sign, other),
          'You took the other ratio of the reference angle: sine and cosine in each other’s place.',
          'order',
        ),
        wrong(value(-sign, other), 'You took the other ratio of the reference angle, and the sign of another quadrant.'),
      ],
      variantIndex,
    );
    const angle = piMultiple(n, d);
    const ratio = `\\${name}`;
    const reference = piMultiple(1, d);
    const way = quadrant === 2 ? raw`\pi - ${reference}` : quadrant === 3 ? raw`\pi + ${reference}` : raw`2\pi - ${reference}`;
    return {
      text: `What is the exact value of $${ratio} ${angle}$? [1]`,
      hint: 'Place the angle on the unit circle: which quadrant, and how far from the horizontal axis?',
      solution: raw`On the unit circle $${angle} = ${way}$ lies in quadrant ${quadrant}, with the reference angle $${reference}$. There the ${name === 'sin' ? 'sine (height)' : 'cosine (horizontal coordinate)'} is ${sign > 0 ? 'positive' : 'negative'}. As $${ratio} ${reference} = ${surdFraction(1, radicand, 2)}$, the value is $${surdFraction(sign, radicand, 2)}$.`,
      ...choice,
    };
  },
  check: ({ name, n, d }, { radicand, sign, quadrant }) => {
    const angle = (n * Math.PI) / d;
    const [right, up] = [Math.cos(angle) > 0, Math.sin(angle) > 0];
    assert.equal(quadrant, up ? (right ? 1 : 2) : right ? 4 : 3);
    assertClose(name === 'sin' ? Math.sin(angle) : Math.cos(angle), (sign * Math.sqrt(radicand)) / 2, 'value', 1e-12);
  },
});

const doubleAngle = defineTemplate({
  key: 'aa-double-angle-exact',
  calculatorAllowed: false,
  placements: core('3.6', 1, ['3.5.1']),
  variants: [
    { p: 2, q: 3, obtuse: true },
    { p: 1, q: 3, obtuse: true },
    { p: 3, q: 4, obtuse: false },
    { p: 1, q: 4, obtuse: true },
    { p: 3, q: 5, obtuse: true },
    { p: 2, q: 5, obtuse: false },
    { p: 5, q: 13, obtuse: true },
    { p: 1, q: 5, obtuse: true },
    { p: 5, q: 6, obtuse: false },
  ],
  solve: ({ p, q, obtuse }) => {
    const radicand = q * q - p * p;
    const sign = obtuse ? -1 : 1;
    return {
      radicand,
      sign,
      cos: (sign * Math.sqrt(radicand)) / q,
      sinDouble: (sign * 2 * p * Math.sqrt(radicand)) / (q * q),
      cosDouble: (q * q - 2 * p * p) / (q * q),
    };
  },
  write: ({ p, q, obtuse }, { radicand, sign, cos, sinDouble, cosDouble }) => {
    const cosine = surdFraction(sign, radicand, q);
    const sine2 = surdFraction(sign * 2 * p, radicand, q * q);
    const cosine2 = fraction(q * q - 2 * p * p, q * q);
    const range = obtuse ? raw`\frac{\pi}{2} < \theta < \pi` : raw`0 < \theta < \frac{\pi}{2}`;
    const quadruple = surdFraction(2 * sign * 2 * p * (q * q - 2 * p * p), radicand, q ** 4);
    return {
      text: paragraphs(
        raw`Given that $\sin\theta = ${fraction(p, q)}$ and $${range}$, find the exact value of`,
        raw`(a) $\cos\theta$; [2]`,
        raw`(b) $\sin 2\theta$; [2]`,
        raw`(c) $\cos 2\theta$; [2]`,
        raw`(d) $\sin 4\theta$. [2]`,
      ),
      hint: 'Which identity links the sine and the cosine of one angle? What sign does the quadrant give?',
      answer: paragraphs(raw`(a) $${cosine}$`, raw`(b) $${sine2}$`, raw`(c) $${cosine2}$`, raw`(d) $${quadruple}$`),
      solution: paragraphs(
        raw`(a) $\cos^2\theta = 1 - \left(${fraction(p, q)}\right)^2 = ${fraction(radicand, q * q)}$. The angle is ${obtuse ? 'in the second quadrant, where the cosine is negative' : 'in the first quadrant, where the cosine is positive'}: $\cos\theta = ${cosine}$.`,
        raw`(b) $\sin 2\theta = 2\sin\theta\cos\theta = 2 \times ${fraction(p, q)} \times \left(${cosine}\right) = ${sine2}$.`,
        raw`(c) $\cos 2\theta = 1 - 2\sin^2\theta = 1 - 2 \times ${fraction(p * p, q * q)} = ${cosine2}$. This form needs no root at all.`,
        raw`(d) Use the same identity for the angle $2\theta$: $\sin 4\theta = 2\sin 2\theta\cos 2\theta = 2 \times \left(${sine2}\right) \times \left(${cosine2}\right) = ${quadruple}$.`,
      ),
      markScheme: markScheme({
        a: [raw`M1 uses $\sin^2\theta + \cos^2\theta = 1$`, raw`A1 $${cosine}$, with the correct sign`],
        b: [raw`(M1) uses $2\sin\theta\cos\theta$`, raw`A1 $${sine2}$`],
        c: [raw`(M1) uses a form of $\cos 2\theta$`, raw`A1 $${cosine2}$`],
        d: [raw`M1 uses $2\sin 2\theta\cos 2\theta$`, raw`A1 $${quadruple}$`],
      }),
      numeric: [
        inExactForm(cos, cosine, 'a'),
        inExactForm(sinDouble, sine2, 'b'),
        exact(cosDouble, 'c'),
        {
          ...inExactForm(2 * sinDouble * cosDouble, quadruple, 'd'),
          slips: [slip(2 * sinDouble, 'You doubled the sine instead of using the double-angle formula again.')],
        },
      ],
    };
  },
  check: ({ p, q, obtuse }, { radicand, sign, cos, sinDouble, cosDouble }) => {
    const theta = obtuse ? Math.PI - Math.asin(p / q) : Math.asin(p / q);
    assertClose(sign * Math.sqrt(radicand), q * Math.cos(theta), 'root', 1e-12);
    assert.equal(Math.abs(sign), 1);
    assertClose(Math.cos(theta), cos, 'cosine', 1e-12);
    assertClose(Math.sin(2 * theta), sinDouble, 'sine of the double', 1e-12);
    assertClose(Math.cos(2 * theta), cosDouble, 'cosine of the double', 1e-12);
    assertClose(Math.sin(4 * theta), 2 * sinDouble * cosDouble, 'sine of four times', 1e-12);
  },
});

const tideModel = defineTemplate({
  key: 'aa-tide-model',
  calculatorAllowed: true,
  placements: core('3.7', 2, ['3.8']),
  variants: [
    { high: 9, low: 3, halfPeriod: 6, at: 4, needed: 5 },
    { high: 12, low: 4, halfPeriod: 6.2, at: 5, needed: 7 },
    { high: 7.5, low: 2.5, halfPeriod: 6.25, at: 2, needed: 4 },
    { high: 10, low: 1, halfPeriod: 6, at: 7, needed: 4 },
    { high: 8.4, low: 3.6, halfPeriod: 6.1, at: 3, needed: 5 },
    { high: 6, low: 1.2, halfPeriod: 6.4, at: 9, needed: 3 },
    { high: 11, low: 5, halfPeriod: 6.2, at: 4.5, needed: 6.5 },
    { high: 14, low: 3, halfPeriod: 6.3, at: 8, needed: 6 },
    { high: 5, low: 2, halfPeriod: 6.2, at: 1.5, needed: 3 },
  ],
  solve: ({ high, low, halfPeriod, at, needed }) => {
    // Rounded because the data have few decimals.
    const [p, r] = [Math.round(50 * (high - low)) / 100, Math.round(50 * (high + low)) / 100];
    const q = Math.PI / halfPeriod;
    const reach = Math.acos((needed - r) / p) / q;
    return { p, q, r, depth: p * Math.cos(q * at) + r, reach, duration: 2 * halfPeriod - 2 * reach };
  },
  write: ({ high, low, halfPeriod, at, needed }, { p, q, r, depth, reach, duration }) => {
    const end = 4 * halfPeriod;
    const drawing = new Diagram({ x: [0, end * 1.04], y: [0, high * 1.2] });
    drawing.axes({ x: 't', y: 'd' }).graph((t) => p * Math.cos(q * t) + r, 0, end);
    drawing.segment([0, low], [halfPeriod, low], 'd-dashed').segment([halfPeriod, 0], [halfPeriod, low], 'd-dashed');
    drawing.segment([0, high], [2 * halfPeriod, high], 'd-dashed');
    drawing
      .label([0, high], `${high}`, { anchor: 'end', dx: -5, dy: 5 })
      .label([0, low], `${low}`, { anchor: 'end', dx: -5, dy: 5 });
    drawing.label([halfPeriod, 0], `${halfPeriod}`, { dy: 16 }).point([halfPeriod, low]).point([0, high]);
    const quotient = raw`\frac{\pi}{${halfPeriod}}`;
    return {
      text: paragraphs(
        raw`The depth $d$ of the water in a harbour, in metres, $t$ hours after midnight is modelled by $d(t) = p\cos(qt) + r$, where $p$, $q$ and $r$ are positive constants. The first high tide, with a depth of $${high} \text{ m}$, is at midnight; the next low tide, with a depth of $${low} \text{ m}$, is at $t = ${halfPeriod}$.`,
        '![](diagram:tide)',
        raw`(a) Determine the value of $p$ and of $r$. [2]`,
        raw`(b) Show that $q = ${quotient}$. [2]`,
        raw`(c) Calculate the depth when $t = ${at}$. [2]`,
        raw`A ship can enter the harbour only while the depth is at least $${needed} \text{ m}$.`,
        raw`(d) Determine for how many hours between the first and the second high tide the ship cannot enter. [3]`,
      ),
      hint: raw`Which features of the graph do $p$ and $r$ stand for? In part (d), when is the depth exactly $${needed} \text{ m}$?`,
      answer: paragraphs(
        raw`(a) $p = ${p}$, $r = ${r}$`,
        '(b) As given.',
        raw`(c) $${significant(depth)} \text{ m}$`,
        raw`(d) $${significant(duration)}$ hours`,
      ),
      solution: paragraphs(
        raw`(a) The amplitude is half of the difference, $p = \dfrac{${high} - ${low}}{2} = ${p}$. The middle level is $r = \dfrac{${high} + ${low}}{2} = ${r}$.`,
        raw`(b) From high to low tide is half a period, so the period is $2 \times ${halfPeriod} = ${2 * halfPeriod}$ hours. A cosine with factor $q$ has period $\dfrac{2\pi}{q}$, so $q = \dfrac{2\pi}{${2 * halfPeriod}} = ${quotient}$.`,
        raw`(c) $d(${at}) = ${p}\cos\left(${quotient} \times ${at}\right) + ${r} = ${significant(depth, 4)}$ (radian mode), about $${significant(depth)} \text{ m}$.`,
        raw`(d) Solve $${p}\cos\left(${quotient}t\right) + ${r} = ${needed}$ for $0 \le t \le ${2 * halfPeriod}$: the graph gives $t = ${significant(reach, 4)}$ and, by symmetry about the low tide, $t = ${significant(2 * halfPeriod - reach, 4)}$. Between these times the water is too low, for $${significant(2 * halfPeriod - reach, 5)} - ${significant(reach, 5)} = ${significant(duration, 4)}$, about $${significant(duration)}$ hours.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $p = ${p}$`, raw`A1 $r = ${r}$`],
        b: [raw`A1 period $${2 * halfPeriod}$`, raw`M1 $q = \frac{2\pi}{${2 * halfPeriod}}$`, raw`AG $q = ${quotient}$`],
        c: [raw`(M1) substitutes $t = ${at}$`, raw`A1 $${significant(depth)}$`],
        d: [
          raw`M1 $d(t) = ${needed}$`,
          raw`(A1) $t = ${significant(reach)}$ or $t = ${significant(2 * halfPeriod - reach)}$`,
          raw`A1 $${significant(duration)}$ hours`,
        ],
      }),
      numeric: [
        {
          ...threeFigures(depth, 'c', 'm'),
          slips: [slip(p * Math.cos((q * at * Math.PI) / 180) + r, 'Your calculator counted in degrees.', 'angle_mode')],
        },
        {
          part: 'd',
          value: duration,
          tolerance: 0.011,
          unit: 'h',
          slips: [slip(2 * reach, 'That is for how long the water is deep enough.')],
        },
      ],
      keys: [
        {
          kind: 'number',
          label: '$p =$',
          ...exact(p, 'a'),
          slips: [slip(2 * p, 'That is the whole difference between high and low tide.')],
        },
        { kind: 'number', label: '$r =$', ...exact(r, 'a') },
      ],
      diagrams: [
        {
          name: 'tide',
          svg: drawing.toSvg(),
          alt: `A cosine-shaped graph of depth d against time t with maximum ${high} at t = 0 and minimum ${low} at t = ${halfPeriod}, over two periods.`,
        },
      ],
    };
  },
  check: ({ high, low, halfPeriod, at, needed }, { p, q, r, depth, reach, duration }) => {
    const d = (t: number) => p * Math.cos(q * t) + r;
    assertClose(maximise(d, 0, 2 * halfPeriod).value, high, 'high tide');
    const lowest = minimise(d, 0, 2 * halfPeriod);
    assertClose(lowest.value, low, 'low tide');
    assertClose(lowest.at, halfPeriod, 'time of low tide', 1e-4);
    assertClose(d(at), depth, 'depth');
    assertClose(d(reach), needed, 'depth at the end of the first high tide', 1e-9);
    assert.ok(reach > 0 && reach < halfPeriod);
    let shallow = 0;
    const steps = 200_000;
    for (let i = 0; i < steps; i++) if (d(((i + 0.5) * 2 * halfPeriod) / steps) < needed) shallow++;
    assertClose((shallow * 2 * halfPeriod) / steps, duration, 'time too shallow', 1e-4);
  },
});

/** Solutions of `sin x = half/2` or `cos x = half/2` in one turn, in twelfths of pi. */
function turnSolutions(name: 'sin' | 'cos', half: number): number[] {
  const sines: Record<number, number[]> = { 1: [2, 10], [-1]: [14, 22], 2: [6], [-2]: [18] };
  const cosines: Record<number, number[]> = { 1: [4, 20], [-1]: [8, 16], 2: [0], [-2]: [12] };
  return (name === 'sin' ? sines : cosines)[half] ?? [];
}

const quadraticTrigonometric = defineTemplate({
  key: 'aa-trigonometric-quadratic-equation',
  calculatorAllowed: false,
  placements: core('3.8', 1, ['3.6', '3.5.1']),
  // (2s - e)(s - g) = 0 for s = sin x or cos x.
  variants: [
    { name: 'sin', e: 1, g: 1 },
    { name: 'cos', e: -1, g: 1 },
    { name: 'sin', e: 1, g: 2 },
    { name: 'cos', e: 1, g: -2 },
    { name: 'sin', e: -1, g: -1 },
    { name: 'cos', e: 1, g: -1 },
    { name: 'sin', e: -1, g: 2 },
    { name: 'cos', e: -1, g: -2 },
    { name: 'sin', e: -1, g: 1 },
  ] as const,
  solve: ({ name, e, g }) => ({
    solutions: [...turnSolutions(name, e), ...turnSolutions(name, 2 * g)].toSorted((a, b) => a - b),
    linear: e + 2 * g,
    right: 2 + e * g,
  }),
  write: ({ name, e, g }, { solutions, linear, right }) => {
    const s = `\\${name} x`;
    const other = `\\${name === 'sin' ? 'cos' : 'sin'}^2 x`;
    const square = `\\${name}^2 x`;
    const quadratic = `2${square}${signedTerm(-linear, s)}${signed(e * g)}`;
    const list = solutions.map((k) => piMultiple(k, 12)).join(', \\; ');
    const impossible = Math.abs(g) > 1;
    return {
      text: paragraphs(
        raw`Consider the equation $2${other}${signedTerm(linear, s)} = ${right}$.`,
        raw`(a) Show that the equation can be written as $${quadratic} = 0$. [2]`,
        raw`(b) Hence solve the equation for $0 \le x < 2\pi$. [5]`,
      ),
      hint: raw`Which identity turns the equation into one in $${s}$ alone?`,
      answer: paragraphs('(a) As given.', raw`(b) $x = ${list}$`),
      solution: paragraphs(
        raw`(a) As $${other} = 1 - ${square}$, the equation becomes $2 - 2${square}${signedTerm(linear, s)} = ${right}$. Bringing everything to the right-hand side gives $0 = ${quadratic}$.`,
        raw`(b) The quadratic factorises: $(2${s}${signed(-e)})(${s}${signed(-g)}) = 0$. So $${s} = ${fraction(e, 2)}$ or $${s} = ${g}$. ${impossible ? raw`The second is impossible, since $-1 \le ${s} \le 1$. ` : ''}In the given interval $${s} = ${fraction(e, 2)}$ has the solutions $${turnSolutions(
          name,
          e,
        )
          .map((k) => piMultiple(k, 12))
          .join(raw`$ and $`)}$${
          impossible
            ? ''
            : raw`, and $${s} = ${g}$ has the solution $${turnSolutions(name, 2 * g)
                .map((k) => piMultiple(k, 12))
                .join()}$`
        }. Hence $x = ${list}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 uses $${other} = 1 - ${square}$`,
          raw`A1 $2 - 2${square}${signedTerm(linear, s)} = ${right}$`,
          raw`AG $${quadratic} = 0$`,
        ],
        b: [
          'M1 attempt to solve the quadratic',
          raw`A1 $${s} = ${fraction(e, 2)}$ and $${s} = ${g}$`,
          ...(impossible
            ? [raw`R1 rejects $${s} = ${g}$`, ...solutions.map((k) => raw`A1 $${piMultiple(k, 12)}$`)]
            : solutions.map((k) => raw`A1 $${piMultiple(k, 12)}$`)),
        ],
      }),
      keys: [{ kind: 'set', part: 'b', values: solutions.map((k) => piMultiple(k, 12)), tolerance: 0.0051 }],
    };
  },
  check: ({ name }, { solutions, linear, right }) => {
    const excess = (x: number) => {
      const [s, c] = name === 'sin' ? [Math.sin(x), Math.cos(x)] : [Math.cos(x), Math.sin(x)];
      return 2 * c * c + linear * s - right;
    };
    const found: number[] = [];
    for (let k = 0; k < 720; k++) if (Math.abs(excess((k * Math.PI) / 360)) < 1e-9) found.push(k / 30);
    assert.deepEqual(found, solutions);
    // No further solution between the grid points: away from those found, the excess keeps its sign.
    for (let k = 0; k < 24; k++) {
      const [from, to] = [(k * Math.PI) / 12 + 1e-4, ((k + 1) * Math.PI) / 12 - 1e-4];
      assert.ok(excess(from) * excess(to) > 0, `a sign change within twelfth ${k}`);
    }
  },
});

/** Templates of topic 3 for SL and HL: circular functions. */
export const trigonometry = [
  withLaterForms(exactRatio, ...exactRatioForms),
  withLaterForms(doubleAngle, ...doubleAngleForms),
  withLaterForms(tideModel, ...tideForms),
  withLaterForms(quadraticTrigonometric, ...trigonometricQuadraticForms),
];
