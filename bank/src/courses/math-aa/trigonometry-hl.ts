import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, signed, signedTerm, surd, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { zerosOf } from './trigonometric-zeros.ts';
import { exact, higher, inExactForm, raw } from './writing.ts';

/** Topics 3.9 to 3.11, reciprocal and inverse functions and compound angles in several forms, HL. */

const reciprocalRatios = inForms({ key: 'aa-hl-reciprocal-ratios', calculatorAllowed: false, placements: higher('3.9', 1) }, [
  form({
    variants: [
      { p: 3, q: 2, obtuse: false },
      { p: 4, q: 3, obtuse: true },
      { p: 5, q: 2, obtuse: true },
    ],
    // csc x = p / q
    solve: ({ p, q, obtuse }) => ({
      radicand: p * p - q * q,
      sign: obtuse ? -1 : 1,
      cot: ((obtuse ? -1 : 1) * Math.sqrt(p * p - q * q)) / q,
    }),
    write: ({ p, q, obtuse }, { radicand, sign }) => {
      const s = sign < 0 ? '-' : '';
      const root = surd(radicand);
      const cotTex = q === 1 ? `${s}${root}` : raw`${s}\frac{${root}}{${q}}`;
      const secTex = raw`${s}\frac{${p === 1 ? '' : p}}{${root}}`;
      return inParts({
        stem: raw`The angle $x$ satisfies $\csc x = ${fraction(p, q)}$ and ${obtuse ? raw`$\frac{\pi}{2} < x < \pi$` : raw`$0 < x < \frac{\pi}{2}$`}. Find the exact value of each expression.`,
        hint: 'One of the identities of Pythagoras contains cosecant and cotangent.',
        parts: [
          {
            ask: raw`$\sin x$`,
            answer: `$${fraction(q, p)}$`,
            solution: raw`The cosecant is the reciprocal of the sine: $\sin x = ${fraction(q, p)}$.`,
            marks: [`A1 $${fraction(q, p)}$`],
            keys: [exact(q / p)],
          },
          {
            ask: raw`$\cot x$`,
            answer: `$${cotTex}$`,
            solution: raw`$1 + \cot^2x = \csc^2x$ gives $\cot^2x = ${fraction(p * p, q * q)} - 1 = ${fraction(radicand, q * q)}$. The angle is ${obtuse ? 'obtuse, so the cotangent is negative' : 'acute, so the cotangent is positive'}: $${cotTex}$.`,
            marks: [raw`M1 uses $1 + \cot^2x = \csc^2x$`, `A1 $${cotTex}$ with the correct sign`],
            keys: [inExactForm((sign * Math.sqrt(radicand)) / q, cotTex)],
          },
          {
            ask: raw`$\sec x$`,
            answer: `$${secTex}$`,
            solution: raw`$\cos x = \sin x\cot x = ${s}\frac{${root}}{${p}}$, and its reciprocal is $${secTex}$.`,
            marks: [raw`M1 finds $\cos x$`, `A1 $${secTex}$`],
            keys: [inExactForm((sign * p) / Math.sqrt(radicand), secTex)],
          },
        ],
      });
    },
    check: ({ p, q, obtuse }, { radicand, sign, cot }) => {
      const x = obtuse ? Math.PI - Math.asin(q / p) : Math.asin(q / p);
      assertClose(1 / Math.tan(x), cot, 'cotangent');
      assertClose(1 / Math.cos(x), (sign * p) / Math.sqrt(radicand), 'secant');
    },
  }),
  form({
    variants: [
      { a: 2, name: 'sec' as const },
      { a: 3, name: 'csc' as const },
      { a: 1, name: 'sec' as const },
    ],
    solve: ({ a }) => ({ gap: [-a, a] }),
    write: ({ a, name }) => {
      const base = name === 'sec' ? Math.cos : Math.sin;
      const f = (x: number) => a / base(x);
      const poles = name === 'sec' ? [Math.PI / 2, (3 * Math.PI) / 2] : [Math.PI];
      const drawing = new Diagram({ x: [0, 2 * Math.PI + 0.3], y: [-3.4 * a, 3.4 * a], width: 400, height: 300 });
      drawing.axes().graph((x) => a * base(x), 0, 2 * Math.PI, 'd-curve2');
      for (const pole of poles) drawing.segment([pole, -3.4 * a], [pole, 3.4 * a], 'd-dashed');
      const ends = [0, ...poles, 2 * Math.PI];
      for (let i = 0; i + 1 < ends.length; i++) drawing.graph(f, (ends[i] ?? 0) + 0.002, (ends[i + 1] ?? 0) - 0.002);
      const [shown, under] = [`${term(a, '')}`, name === 'sec' ? raw`\cos x` : raw`\sin x`];
      const fTex = `${a === 1 ? '' : shown}\\${name} x`;
      return inParts({
        stem: raw`Let $f(x) = ${fTex}$ for $0 ${name === 'sec' ? raw`\le` : '<'} x ${name === 'sec' ? raw`\le` : '<'} 2\pi$, where it is defined.`,
        hint: 'Where is a reciprocal not defined, and where is it equal to the number itself?',
        parts: [
          {
            ask: 'List the equations of the vertical asymptotes of the graph inside this interval.',
            answer: name === 'sec' ? raw`$x = \frac{\pi}{2}$ and $x = \frac{3\pi}{2}$` : raw`$x = \pi$`,
            solution: raw`They lie where $${under} = 0$: ${name === 'sec' ? raw`$x = \frac{\pi}{2}$ and $x = \frac{3\pi}{2}$` : raw`$x = \pi$ (and at the ends of the interval)`}.`,
            marks: [`A1 ${name === 'sec' ? raw`$x = \frac{\pi}{2}$ and $x = \frac{3\pi}{2}$` : raw`$x = \pi$`}`],
          },
          {
            ask: 'Sketch the graph of $f$, and label the asymptotes and the turning points.',
            answer:
              name === 'sec'
                ? raw`Branches with the turning point $(\pi, ${-a})$ and the ends $(0, ${a})$, $(2\pi, ${a})$`
                : raw`Branches with the turning points $\left(\frac{\pi}{2}, ${a}\right)$ and $\left(\frac{3\pi}{2}, ${-a}\right)$`,
            solution: raw`Where $${under}$ is $\pm 1$ the graph touches that of $y = ${a === 1 ? '' : a}${under}$; where it is zero there is an asymptote.

![](diagram:sketch)`,
            marks: ['A1 shape of the branches', 'A1 asymptotes drawn and labelled', 'A1 turning points labelled'],
          },
          {
            ask: 'Write down the range of $f$.',
            answer: raw`$f(x) \le ${-a}$ or $f(x) \ge ${a}$`,
            solution: raw`The size of $${under}$ is at most 1, so that of its reciprocal is at least 1: $f(x) \le ${-a}$ or $f(x) \ge ${a}$.`,
            marks: [raw`A1 $f(x) \le ${-a}$ or $f(x) \ge ${a}$`],
            keys: [
              {
                kind: 'interval',
                variable: 'y',
                intervals: [
                  { from: null, to: `${-a}` },
                  { from: `${a}`, to: null },
                ],
              },
            ],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `Branches of a ${name === 'sec' ? 'secant' : 'cosecant'} curve between dashed asymptotes, touching the ${name === 'sec' ? 'cosine' : 'sine'} curve of amplitude ${a}.`,
          },
        ],
      });
    },
    check: ({ a, name }, { gap: [low = 0, high = 0] }) => {
      const f = (x: number) => a / (name === 'sec' ? Math.cos(x) : Math.sin(x));
      const values = Array.from({ length: 5000 }, (_, i) => f(0.0007 + (i * 2 * Math.PI) / 5000));
      assert.ok(values.every((y) => y <= low + 1e-3 || y >= high - 1e-3));
      assertClose(Math.min(...values.filter((y) => y > 0)), high, 'least positive value', 1e-4);
    },
  }),
]);

const inverseTrigonometric = inForms(
  { key: 'aa-hl-inverse-trigonometric', calculatorAllowed: false, placements: higher('3.9', 1, ['3.10']) },
  [
    form({
      variants: [
        { a: 2, b: 3 },
        { a: 4, b: 3 },
      ],
      solve: ({ a, b }) => ({ total: Math.atan(1 / a) + Math.atan(a === 2 ? 1 / b : b / 5) }),
      write: ({ a }) => {
        const [p, q] = [raw`\frac{1}{${a}}`, a === 2 ? raw`\frac{1}{3}` : raw`\frac{3}{5}`];
        const [sum, product] = a === 2 ? [raw`\frac{5}{6}`, raw`\frac{1}{6}`] : [raw`\frac{17}{20}`, raw`\frac{3}{20}`];
        const rest = a === 2 ? raw`\frac{5}{6}` : raw`\frac{17}{20}`;
        return inParts({
          stem: raw`Let $\alpha = \arctan ${p}$ and $\beta = \arctan ${q}$.`,
          hint: 'What is the tangent of a sum?',
          parts: [
            {
              ask: raw`Show that $\tan(\alpha + \beta) = 1$.`,
              answer: 'As given.',
              solution: raw`$\tan(\alpha + \beta) = \dfrac{\tan\alpha + \tan\beta}{1 - \tan\alpha\tan\beta}$. The numerator is $${p} + ${q} = ${sum}$, the denominator $1 - ${product} = ${rest}$. Their quotient is 1.`,
              marks: ['M1 compound angle identity', raw`A1 numerator and denominator both $${sum}$`, 'AG 1'],
            },
            {
              ask: raw`Hence find $\alpha + \beta$, justifying your choice among the angles with tangent 1.`,
              answer: raw`$\frac{\pi}{4}$`,
              solution: raw`Both $\alpha$ and $\beta$ lie between $0$ and $\frac{\pi}{4}$, because $${p}$ and $${q}$ lie between 0 and 1. So $0 < \alpha + \beta < \frac{\pi}{2}$, and the only such angle with tangent 1 is $\frac{\pi}{4}$.`,
              marks: [raw`R1 $0 < \alpha + \beta < \frac{\pi}{2}$`, raw`A1 $\frac{\pi}{4}$`],
              keys: [inExactForm(Math.PI / 4, raw`\frac{\pi}{4}`)],
            },
          ],
        });
      },
      check: (_, { total }) => assertClose(total, Math.PI / 4, 'sum', 1e-12),
    }),
    form({
      variants: [
        { n: 5, d: 6 },
        { n: 4, d: 3 },
        { n: 7, d: 4 },
      ],
      solve: ({ n, d }) => {
        const x = (n * Math.PI) / d;
        return { sine: Math.asin(Math.sin(x)) / Math.PI, cosine: Math.acos(Math.cos(x)) / Math.PI };
      },
      write: ({ n, d }, { sine, cosine }) => {
        const x = piMultiple(n, d);
        const [s, c] = [piMultiple(Math.round(sine * 12), 12), piMultiple(Math.round(cosine * 12), 12)];
        return inParts({
          stem: raw`A student claims that $\arcsin\left(\sin ${x}\right)$ and $\arccos\left(\cos ${x}\right)$ are both equal to $${x}$, since a function and its inverse cancel.`,
          hint: 'Which values can arcsin take, and which can arccos?',
          parts: [
            {
              ask: raw`State the range of $\arcsin$ and of $\arccos$.`,
              answer: raw`$-\frac{\pi}{2} \le \arcsin x \le \frac{\pi}{2}$; $0 \le \arccos x \le \pi$`,
              solution: raw`To have inverses, sine is restricted to $-\frac{\pi}{2} \le x \le \frac{\pi}{2}$ and cosine to $0 \le x \le \pi$. These are the ranges of the inverse functions.`,
              marks: [raw`A1 $-\frac{\pi}{2} \le \arcsin x \le \frac{\pi}{2}$`, raw`A1 $0 \le \arccos x \le \pi$`],
            },
            {
              ask: 'Find both values, and comment on the claim.',
              answer: raw`$${s}$ and $${c}$; the claim holds for ${c === x ? 'the second one only' : 'neither'}`,
              solution: raw`$\arcsin$ gives the angle in its range with the same sine, $${s}$; $\arccos$ the angle in its range with the same cosine, $${c}$. They cancel only for angles that lie in the range, which $${x}$ ${c === x ? 'does for arccos, but not for arcsin' : 'does for neither'}.`,
              marks: [`A1 $${s}$`, `A1 $${c}$`, `R1 cancelling needs an angle within the range`],
              keys: [
                { kind: 'number', label: 'With arcsin', ...inExactForm(sine * Math.PI, s) },
                { kind: 'number', label: 'With arccos', ...inExactForm(cosine * Math.PI, c) },
              ],
            },
          ],
        });
      },
      check: ({ n, d }, { sine, cosine }) => {
        const x = (n * Math.PI) / d;
        assertClose(Math.sin(sine * Math.PI), Math.sin(x), 'same sine');
        assertClose(Math.cos(cosine * Math.PI), Math.cos(x), 'same cosine');
        assert.ok(Math.abs(sine) <= 0.5 + 1e-9 && cosine >= 0 && cosine <= 1 + 1e-9);
      },
    }),
    form({
      variants: [
        { a: 2, c: 1 },
        { a: 3, c: -1 },
        { a: 2, c: 3 },
      ],
      solve: ({ a, c }) => ({ from: (-1 - c) / a, to: (1 - c) / a }),
      write: ({ a, c }) => {
        const [from, to] = [fraction(-1 - c, a), fraction(1 - c, a)];
        return inParts({
          stem: raw`Let $f(x) = 2\arccos(${term(a, 'x')}${signed(c)})$.`,
          hint: 'For which numbers is arccos defined?',
          parts: [
            {
              ask: 'Determine the largest possible domain of $f$ and its range.',
              answer: raw`$${from} \le x \le ${to}$; $0 \le f(x) \le 2\pi$`,
              solution: raw`$-1 \le ${term(a, 'x')}${signed(c)} \le 1$ gives $${from} \le x \le ${to}$. The values of arccos from $0$ to $\pi$ are doubled: $0 \le f(x) \le 2\pi$.`,
              marks: [
                raw`M1 $-1 \le ${term(a, 'x')}${signed(c)} \le 1$`,
                raw`A1 $${from} \le x \le ${to}$`,
                raw`A1 $0 \le f(x) \le 2\pi$`,
              ],
              keys: [
                { kind: 'interval', label: 'Domain', intervals: [{ from, to }] },
                { kind: 'interval', label: 'Range', variable: 'y', intervals: [{ from: '0', to: '2pi' }], tolerance: 0.006 },
              ],
            },
            {
              ask: raw`Find $f^{-1}(x)$.`,
              answer: raw`$\dfrac{\cos\frac{x}{2}${signed(-c)}}{${a}}$`,
              solution: raw`From $x = 2\arccos(${term(a, 'y')}${signed(c)})$: $\cos\frac{x}{2} = ${term(a, 'y')}${signed(c)}$, so $y = \dfrac{\cos\frac{x}{2}${signed(-c)}}{${a}}$.`,
              marks: [
                'M1 interchanges $x$ and $y$ and takes the cosine',
                raw`A1 $\frac{1}{${a}}\left(\cos\frac{x}{2}${signed(-c)}\right)$`,
              ],
              keys: [{ kind: 'expression', value: `(cos(x/2) - (${c}))/${a}` }],
            },
          ],
        });
      },
      check: ({ a, c }, { from, to }) => {
        const f = (x: number) => 2 * Math.acos(a * x + c);
        assert.ok(Number.isNaN(f(from - 0.01)) && Number.isNaN(f(to + 0.01)));
        for (const y of [0.4, 2, 5]) assertClose(f((Math.cos(y / 2) - c) / a), y, 'inverse');
      },
    }),
  ],
);

const reciprocalEquations = inForms(
  { key: 'aa-hl-reciprocal-identities', calculatorAllowed: false, placements: higher('3.9', 1, ['3.8']) },
  [
    form({
      variants: [
        { b: -1, c: 1, t: [0, 1], roots: [0, 3, 12, 15] },
        { b: 1, c: 1, t: [0, -1], roots: [0, 9, 12, 21] },
        { b: -2, c: 2, t: [1, 1], roots: [3, 15] },
      ],
      // sec^2 x + b tan x = c
      solve: ({ roots }) => ({ all: roots.map((k) => (k * Math.PI) / 12) }),
      write: ({ b, c, t, roots }) => {
        const list = roots.map((k) => piMultiple(k, 12));
        const quadratic =
          c === 1 ? raw`\tan^2x${signedTerm(b, raw`\tan x`)} = 0` : raw`\tan^2x${signedTerm(b, raw`\tan x`)}${signed(1 - c)} = 0`;
        const left = raw`\sec^2x${signedTerm(b, raw`\tan x`)}`;
        const shownLeft = c === 2 ? raw`\sec^2x` : left;
        const shownRight = c === 2 ? raw`2\tan x` : `${c}`;
        const actual = c === 2 ? raw`\tan^2x - 2\tan x + 1 = 0` : quadratic;
        return inParts({
          hint: 'Which single ratio can everything be written in?',
          parts: [
            {
              ask: raw`Show that $${shownLeft} = ${shownRight}$ can be written as $${actual}$.`,
              answer: 'As given.',
              solution: raw`With $\sec^2x = 1 + \tan^2x$ the left-hand side is $1 + \tan^2x${c === 2 ? '' : signedTerm(b, raw`\tan x`)}$. Bringing everything to one side gives $${actual}$.`,
              marks: [raw`M1 uses $\sec^2x = 1 + \tan^2x$`, 'A1 brings everything to one side', raw`AG $${actual}$`],
            },
            {
              ask: raw`Hence solve the equation for $0 \le x < 2\pi$.`,
              answer: `$x = ${list.join(', \\; ')}$`,
              solution: raw`${t[0] === t[1] ? raw`It is $(\tan x - 1)^2 = 0$, so $\tan x = 1$` : raw`Factorising, $\tan x(\tan x${signed(b)}) = 0$, so $\tan x = 0$ or $\tan x = ${t[1]}$`}. The tangent has the period $\pi$, so each value gives two solutions: $x = ${list.join(', \\; ')}$.`,
              marks: [
                'M1 factorises',
                raw`A1 $\tan x = ${t[1]}$${t[0] === t[1] ? '' : raw` and $\tan x = 0$`}`,
                `A1 half of the solutions`,
                `A1 $x = ${list.join(', \\; ')}$`,
              ],
              keys: [{ kind: 'set', values: list, tolerance: 0.006 }],
            },
          ],
        });
      },
      check: ({ b, c }, { all }) => {
        const f = (x: number) => 1 / Math.cos(x) ** 2 + b * Math.tan(x) - (c === 2 ? 0 : c);
        for (const x of all) assertClose(f(x), 0, 'solution', 1e-9);
        const zeros = new Set<number>();
        for (let k = 0; k < 24; k++) if (k % 12 !== 6 && Math.abs(f((k * Math.PI) / 12)) < 1e-9) zeros.add(k);
        assert.equal(zeros.size, all.length);
      },
    }),
    form({
      variants: [
        {
          left: raw`\sec x - \cos x`,
          right: raw`\sin x\tan x`,
          steps: raw`$\dfrac{1}{\cos x} - \cos x = \dfrac{1 - \cos^2x}{\cos x} = \dfrac{\sin^2x}{\cos x} = \sin x\tan x$`,
          at: raw`\frac{\pi}{3}`,
          value: raw`\frac{3}{2}`,
          number: 1.5,
          x: Math.PI / 3,
          f: (x: number) => 1 / Math.cos(x) - Math.cos(x),
          g: (x: number) => Math.sin(x) * Math.tan(x),
        },
        {
          left: raw`\tan x + \cot x`,
          right: raw`\sec x\csc x`,
          steps: raw`$\dfrac{\sin x}{\cos x} + \dfrac{\cos x}{\sin x} = \dfrac{\sin^2x + \cos^2x}{\sin x\cos x} = \dfrac{1}{\sin x\cos x} = \sec x\csc x$`,
          at: raw`\frac{\pi}{4}`,
          value: '2',
          number: 2,
          x: Math.PI / 4,
          f: (x: number) => Math.tan(x) + 1 / Math.tan(x),
          g: (x: number) => 1 / (Math.cos(x) * Math.sin(x)),
        },
        {
          left: raw`(\csc x - \cot x)(\csc x + \cot x)`,
          right: '1',
          steps: raw`it is a difference of squares, $\csc^2x - \cot^2x$, and $\csc^2x = 1 + \cot^2x$ leaves $1$`,
          at: raw`\frac{\pi}{6}`,
          value: '1',
          number: 1,
          x: Math.PI / 6,
          f: (x: number) => (1 / Math.sin(x) - 1 / Math.tan(x)) * (1 / Math.sin(x) + 1 / Math.tan(x)),
          g: () => 1,
        },
      ],
      solve: ({ f, x }) => ({ value: f(x) }),
      write: ({ left, right, steps, at, value }) =>
        inParts({
          stem: raw`All angles are such that the expressions are defined.`,
          hint: 'Which identities link the reciprocal functions with sine and cosine?',
          parts: [
            {
              ask: raw`Prove that $${left} \equiv ${right}$.`,
              answer: 'As shown in the solution.',
              solution: raw`Start from the left-hand side: ${steps}.`,
              marks: ['M1 rewrites one side', 'M1 uses an identity of Pythagoras', 'A1 complete and correct'],
            },
            {
              ask: raw`Verify the identity for $x = ${at}$ by evaluating the left-hand side.`,
              answer: `$${value}$`,
              solution: raw`With the exact values for $${at}$ the left-hand side is $${value}$, the same as the right-hand side. A check like this guards against slips, but it does not replace the proof.`,
              marks: [`A1 $${value}$ for the left-hand side`],
            },
          ],
        }),
      check: ({ f, g, number }, { value }) => {
        assertClose(value, number, 'value');
        for (const x of [0.4, 1.2, 2.2]) assertClose(f(x), g(x), 'identity', 1e-9);
      },
    }),
  ],
);

const compound = inForms({ key: 'aa-hl-compound-angles-in-forms', calculatorAllowed: false, placements: higher('3.10', 1) }, [
  form({
    variants: [
      { a: 1, b: Math.sqrt(3), aTex: '', bTex: raw`\sqrt{3}`, R: 2, n: 1, d: 3, k: '1', rhs: 1 },
      { a: Math.sqrt(3), b: 1, aTex: raw`\sqrt{3}`, bTex: '', R: 2, n: 1, d: 6, k: raw`\sqrt{3}`, rhs: Math.sqrt(3) },
      { a: 1, b: 1, aTex: '', bTex: '', R: Math.SQRT2, n: 1, d: 4, k: '1', rhs: 1 },
    ],
    // a sin x + b cos x = R sin(x + n pi / d)
    solve: ({ R, n, d, rhs, a, b }) => ({
      zeros: zerosOf((x) => R * Math.sin(x + (n * Math.PI) / d) - rhs, -0.1, 2 * Math.PI - 0.1).map((x) =>
        Math.round((x * 12) / Math.PI),
      ),
      size: Math.hypot(a, b),
    }),
    write: ({ aTex, bTex, R, n, d, k }, { zeros }) => {
      const left = raw`${aTex}\sin x + ${bTex}\cos x`;
      const rTex = R === 2 ? '2' : raw`\sqrt{2}`;
      const list = zeros.map((z) => piMultiple(z, 12));
      return inParts({
        hint: raw`What does $R\sin(x + \alpha)$ look like when it is expanded?`,
        parts: [
          {
            ask: raw`Express $${left}$ in the form $R\sin(x + \alpha)$, where $R > 0$ and $0 < \alpha < \frac{\pi}{2}$.`,
            answer: raw`$R = ${rTex}$, $\alpha = ${piMultiple(n, d)}$`,
            solution: raw`$R\sin(x + \alpha) = R\cos\alpha\sin x + R\sin\alpha\cos x$. Comparing, $R\cos\alpha = ${aTex || '1'}$ and $R\sin\alpha = ${bTex || '1'}$. So $R^2$ is the sum of their squares, $R = ${rTex}$, and $\tan\alpha$ is their quotient, $\alpha = ${piMultiple(n, d)}$.`,
            marks: ['M1 expands and compares coefficients', `A1 $R = ${rTex}$`, raw`A1 $\alpha = ${piMultiple(n, d)}$`],
            keys: [
              { kind: 'number', label: '$R =$', ...inExactForm(R, rTex) },
              { kind: 'number', label: raw`$\alpha =$`, ...inExactForm((n * Math.PI) / d, piMultiple(n, d)) },
            ],
          },
          {
            ask: raw`Write down the greatest value of $${left}$, and the smallest positive $x$ at which it occurs.`,
            answer: raw`$${rTex}$ at $x = ${piMultiple(d - 2 * n, 2 * d)}$`,
            solution: raw`The sine is at most 1, which it reaches first where $x + ${piMultiple(n, d)} = \frac{\pi}{2}$: the greatest value is $${rTex}$, at $x = ${piMultiple(d - 2 * n, 2 * d)}$.`,
            marks: [`A1 $${rTex}$`, raw`A1 $x = ${piMultiple(d - 2 * n, 2 * d)}$`],
          },
          {
            ask: raw`Solve $${left} = ${k}$ for $0 \le x < 2\pi$.`,
            answer: `$x = ${list.join(', \\; ')}$`,
            solution: raw`$\sin\left(x + ${piMultiple(n, d)}\right)$ has to be $\dfrac{${k}}{${rTex}}$. Within one turn two angles have this sine; taking away $${piMultiple(n, d)}$ gives $x = ${list.join(', \\; ')}$.`,
            marks: ['M1 uses the form of part (a)', `A1 $${list[0]}$`, `A1 $${list[1]}$`],
            keys: [{ kind: 'set', values: list, tolerance: 0.006 }],
          },
        ],
      });
    },
    check: ({ a, b, R, n, d, rhs }, { zeros, size }) => {
      for (const x of [0.3, 1.9, 4.4])
        assertClose(a * Math.sin(x) + b * Math.cos(x), R * Math.sin(x + (n * Math.PI) / d), 'form');
      for (const z of zeros)
        assertClose(a * Math.sin((z * Math.PI) / 12) + b * Math.cos((z * Math.PI) / 12), rhs, 'solution', 1e-9);
      assertClose(size, R, 'size');
      assert.equal(zeros.length, 2);
    },
  }),
  form({
    variants: [
      { m: 2, n: 3 },
      { m: 3, n: -2 },
      { m: 5, n: 2 },
    ],
    // angle between y = m x and y = n x
    solve: ({ m, n }) => ({ top: Math.abs(m - n), bottom: Math.abs(1 + m * n) }),
    write: ({ m, n }, { top, bottom }) => {
      const value = fraction(top, bottom);
      return inParts({
        stem: raw`The lines $y = ${m}x$ and $y = ${n}x$ make the angles $\alpha$ and $\beta$ with the positive $x$-axis, so that $\tan\alpha = ${m}$ and $\tan\beta = ${n}$. Let $\theta$ be the acute angle between the lines.`,
        hint: 'How is the angle between the lines related to the angles that they make with the axis?',
        parts: [
          {
            ask: raw`Show that $\tan\theta = ${value}$.`,
            answer: 'As given.',
            solution: raw`The lines enclose the angle $\alpha - \beta$ (or its supplement). $\tan(\alpha - \beta) = \dfrac{${m}${signed(-n)}}{1${signed(m * n)}} = ${fraction(m - n, 1 + m * n)}$. The acute angle has the positive value, $${value}$.`,
            marks: [
              raw`M1 $\tan(\alpha - \beta)$`,
              'A1 correct substitution',
              'R1 takes the positive value for the acute angle',
              `AG $${value}$`,
            ],
          },
          {
            ask: raw`Hence find the exact value of $\sec^2\theta$.`,
            answer: `$${fraction(top * top + bottom * bottom, bottom * bottom)}$`,
            solution: raw`$\sec^2\theta = 1 + \tan^2\theta = ${fraction(top * top + bottom * bottom, bottom * bottom)}$.`,
            marks: [raw`M1 $1 + \tan^2\theta$`, `A1 $${fraction(top * top + bottom * bottom, bottom * bottom)}$`],
            keys: [exact((top * top + bottom * bottom) / bottom ** 2)],
          },
        ],
      });
    },
    check: ({ m, n }, { top, bottom }) => {
      const cosine = Math.abs(1 + m * n) / (Math.hypot(1, m) * Math.hypot(1, n));
      assertClose(Math.tan(Math.acos(cosine)), top / bottom, 'tangent by the scalar product');
    },
  }),
]);

/** Templates of topics 3.9 to 3.11 in several forms. */
export const trigonometryHl = [reciprocalRatios, inverseTrigonometric, reciprocalEquations, compound];
