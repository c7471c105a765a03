import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { exact, higher, inExactForm, raw, slip } from './writing.ts';

/** Topic 5, Calculus: the additional higher level, integration by parts and by substitution, volumes. */

const repeatedParts = inForms({ key: 'aa-hl-repeated-parts', calculatorAllowed: false, placements: higher('5.16', 1) }, [
  form({
    variants: [{ a: 1 }, { a: 2 }, { a: -1 }, { a: 3 }],
    // int x^2 e^{ax}
    solve: ({ a }) => {
      const F = (x: number) => Math.exp(a * x) * ((x * x) / a - (2 * x) / a ** 2 + 2 / a ** 3);
      return { value: F(1) - F(0) };
    },
    write: ({ a }, { value }) => {
      const e = `e^{${term(a, 'x')}}`;
      const anti = raw`\left(${fraction(1, a) === '1' ? '' : fraction(1, a) === '-1' ? '-' : fraction(1, a)}x^2 - ${fraction(2, a * a) === '1' ? '' : fraction(2, a * a)}x ${a > 0 ? '+' : '-'} ${fraction(2, Math.abs(a ** 3))}\right)${e}`;
      const atOne = a * a - 2 * a + 2;
      const end =
        a === -1
          ? raw`2 - \frac{5}{e}`
          : raw`${fraction(atOne, a ** 3) === '1' ? '' : fraction(atOne, a ** 3)}${a === 1 ? 'e' : `e^${a}`} - ${fraction(2, a ** 3)}`;
      return inParts({
        stem: '',
        hint: 'Each step lowers the power by one.',
        parts: [
          {
            ask: raw`Use integration by parts to show that $\displaystyle\int x^2${e}\,\mathrm{d}x = ${fraction(1, a) === '1' ? '' : fraction(1, a) === '-1' ? '-' : fraction(1, a)}x^2${e} ${a > 0 ? '-' : '+'} ${fraction(2, Math.abs(a)) === '1' ? '' : fraction(2, Math.abs(a))}\int x${e}\,\mathrm{d}x$.`,
            answer: 'As given.',
            solution: raw`Take $u = x^2$, $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${e}$: then $\dfrac{\mathrm{d}u}{\mathrm{d}x} = 2x$ and $v = ${fraction(1, a) === '1' ? '' : fraction(1, a) === '-1' ? '-' : fraction(1, a)}${e}$. The formula gives the stated equation.`,
            marks: ['M1 $u = x^2$', `A1 $v$ correct`, 'AG the stated equation'],
          },
          {
            ask: raw`Hence find $\displaystyle\int x^2${e}\,\mathrm{d}x$.`,
            answer: `$${anti} + C$`,
            solution: raw`By parts again, with $u = x$: $\displaystyle\int x${e}\,\mathrm{d}x = ${fraction(1, a) === '1' ? '' : fraction(1, a) === '-1' ? '-' : fraction(1, a)}x${e} - ${fraction(1, a * a) === '1' ? '' : fraction(1, a * a)}${e} + C$. Together: $${anti} + C$. Differentiating it gives the integrand back.`,
            marks: ['M1 by parts a second time', 'A1 correct second integral', `A1 $${anti} + C$`],
            keys: [{ kind: 'expression', value: anti, constant: 'added' }],
          },
          {
            ask: raw`Find the exact value of $\displaystyle\int_0^1 x^2${e}\,\mathrm{d}x$.`,
            answer: `$${end}$`,
            solution: raw`Upper minus lower limit: $${end}$.`,
            marks: ['M1 substitutes the limits', `A1 $${end}$`],
            keys: [{ value, tolerance: Math.abs(value) * 0.005, exact: end, form: 'exact' }],
          },
        ],
      });
    },
    check: ({ a }, { value }) =>
      assertClose(
        integrate((x) => x * x * Math.exp(a * x), 0, 1),
        value,
        'integral',
        1e-8,
      ),
  }),
  form({
    variants: [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 2 },
      { a: 3, b: 1 },
    ],
    // int e^{ax} sin bx = e^{ax}(a sin bx - b cos bx)/(a^2+b^2)
    solve: ({ a, b }) => ({ size: a * a + b * b, value: (Math.exp((a * Math.PI) / b) * b + b) / (a * a + b * b) }),
    write: ({ a, b }, { size, value }) => {
      const e = `e^{${term(a, 'x')}}`;
      const [s, c] = [raw`\sin ${term(b, 'x')}`, raw`\cos ${term(b, 'x')}`];
      const anti = raw`\frac{${e}\left(${term(a, s)} - ${term(b, c)}\right)}{${size}}`;
      const power = b === 1 ? raw`e^{${term(a, raw`\pi`)}}` : raw`e^{\frac{${term(a, raw`\pi`)}}{${b}}}`;
      const end = b === 1 ? raw`\frac{${power} + 1}{${size}}` : raw`\frac{${b}(${power} + 1)}{${size}}`;
      return inParts({
        stem: raw`Let $I = \displaystyle\int ${e}${s}\,\mathrm{d}x$.`,
        hint: 'After two steps the same integral comes back.',
        parts: [
          {
            ask: raw`Use integration by parts twice to show that $${size}I = ${e}\left(${term(a, s)} - ${term(b, c)}\right) + \text{constant}$.`,
            answer: 'As given.',
            solution: raw`With $u = ${s}$: $I = ${a === 1 ? '' : raw`\frac{1}{${a}}`}${e}${s} - ${fraction(b, a) === '1' ? '' : fraction(b, a)}\int ${e}${c}\,\mathrm{d}x$. With $u = ${c}$ in the second integral: $\int ${e}${c}\,\mathrm{d}x = ${a === 1 ? '' : raw`\frac{1}{${a}}`}${e}${c} + ${fraction(b, a) === '1' ? '' : fraction(b, a)}I$. ${a === 1 ? 'Put in' : `Put in and multiplied by $${a}^2$`}: $${a * a === 1 ? '' : a * a}I = ${term(a, `${e}${s}`)} - ${term(b, `${e}${c}`)} - ${b * b === 1 ? '' : b * b}I$, up to a constant.`,
            marks: [
              'M1 by parts',
              'A1 first step',
              'M1 by parts again, with the same kind of $u$',
              'A1 second step',
              'M1 collects both $I$',
              'AG the stated equation',
            ],
          },
          {
            ask: raw`Hence find $\displaystyle\int_0^{${b === 1 ? raw`\pi` : raw`\pi/${b}`}} ${e}${s}\,\mathrm{d}x$ exactly.`,
            answer: `$${end}$`,
            solution: raw`The antiderivative is $${anti}$. At the upper limit the cosine is $-1$, at 0 it is 1, and the sine is 0 at both: $${end}$.`,
            marks: ['M1 substitutes the limits', `A1 $${end}$`],
            keys: [inExactForm(value, end)],
          },
        ],
      });
    },
    check: ({ a, b }, { size, value }) => {
      const wave = (x: number) => Math.exp(a * x) * Math.sin(b * x);
      assertClose(integrate(wave, 0, Math.PI / b, 6_000), value, 'integral', 1e-8);
      assertClose(b * (Math.exp((a * Math.PI) / b) + 1), size * value, 'common denominator', 1e-9);
    },
  }),
]);

const substitutions = inForms(
  { key: 'aa-hl-given-substitution', calculatorAllowed: false, placements: higher('5.16', 1, ['5.11']) },
  [
    form({
      variants: [{ r: 2 }, { r: 3 }, { r: 4 }],
      // int_0^r sqrt(r^2 - x^2) dx with x = r sin t
      solve: ({ r }) => ({ value: (Math.PI * r * r) / 4 }),
      write: ({ r }, { value }) =>
        inParts({
          stem: raw`Let $I = \displaystyle\int_0^{${r}} \sqrt{${r * r} - x^2}\,\mathrm{d}x$, and substitute $x = ${r}\sin\theta$.`,
          hint: 'The limits change with the variable.',
          parts: [
            {
              ask: raw`Show that $I = \displaystyle\int_0^{\frac{\pi}{2}} ${r * r}\cos^2\theta\,\mathrm{d}\theta$.`,
              answer: 'As given.',
              solution: raw`$\mathrm{d}x = ${r}\cos\theta\,\mathrm{d}\theta$ and $\sqrt{${r * r} - ${r * r}\sin^2\theta} = ${r}\cos\theta$, as the cosine is not negative here. The limits $x = 0$ and $x = ${r}$ become $0$ and $\frac{\pi}{2}$.`,
              marks: [
                raw`M1 $\mathrm{d}x = ${r}\cos\theta\,\mathrm{d}\theta$`,
                raw`A1 root becomes $${r}\cos\theta$`,
                'A1 new limits',
                'AG the stated integral',
              ],
            },
            {
              ask: raw`Hence find the exact value of $I$.`,
              answer: `$${piMultiple(r * r, 4)}$`,
              solution: raw`With $\cos^2\theta = \frac{1}{2}(1 + \cos 2\theta)$: $I = ${fraction(r * r, 2)}\left[\theta + \frac{1}{2}\sin 2\theta\right]_0^{\pi/2} = ${piMultiple(r * r, 4)}$.`,
              marks: [
                raw`M1 $\cos^2\theta = \frac{1}{2}(1 + \cos 2\theta)$`,
                'A1 antiderivative',
                `A1 $${piMultiple(r * r, 4)}$`,
              ],
              keys: [inExactForm(value, piMultiple(r * r, 4))],
            },
            {
              ask: 'Interpret the result as an area.',
              answer: `A quarter of a circle of radius ${r}.`,
              solution: raw`$y = \sqrt{${r * r} - x^2}$ is the upper half of the circle $x^2 + y^2 = ${r * r}$. From $0$ to $${r}$ the area is a quarter of the circle, $\frac{1}{4}\pi \times ${r}^2$, which is the value found.`,
              marks: [`R1 a quarter of the circle of radius ${r}`],
            },
          ],
        }),
      check: ({ r }, { value }) =>
        assertClose(
          integrate((t) => r * r * Math.cos(t) ** 2, 0, Math.PI / 2),
          value,
          'integral',
          1e-9,
        ),
    }),
    form({
      variants: [
        { n: 2, a: 1 },
        { n: 4, a: 5 },
        { n: 3, a: 2 },
        { n: 6, a: 3 },
      ],
      // int_0^{a^2} n/(sqrt(x)+a)... with u = sqrt x: 2n int_0^a u/(u + a) du = 2n (a - a ln 2)
      solve: ({ n, a }) => ({ value: 2 * n * a * (1 - Math.log(2)) }),
      write: ({ n, a }, { value }) => {
        const result = raw`${2 * n * a}(1 - \ln 2)`;
        return inParts({
          stem: raw`Let $J = \displaystyle\int_0^{${a * a}} \frac{${n}}{\sqrt{x} + ${a}}\,\mathrm{d}x$, and substitute $u = \sqrt{x}$.`,
          hint: 'What is $x$ in terms of $u$?',
          parts: [
            {
              ask: raw`Show that $J = \displaystyle\int_0^{${a}} \frac{${2 * n}u}{u + ${a}}\,\mathrm{d}u$.`,
              answer: 'As given.',
              solution: raw`$x = u^2$, so $\mathrm{d}x = 2u\,\mathrm{d}u$, and the limits $0$ and $${a * a}$ become $0$ and $${a}$.`,
              marks: [raw`M1 $\mathrm{d}x = 2u\,\mathrm{d}u$`, 'A1 integrand and limits', 'AG the stated integral'],
            },
            {
              ask: raw`Write $\dfrac{u}{u + ${a}}$ in the form $1 - \dfrac{k}{u + ${a}}$.`,
              answer: raw`$1 - \dfrac{${a}}{u + ${a}}$`,
              solution: raw`$\dfrac{u}{u + ${a}} = \dfrac{(u + ${a}) - ${a}}{u + ${a}} = 1 - \dfrac{${a}}{u + ${a}}$.`,
              marks: [raw`A1 $1 - \frac{${a}}{u + ${a}}$`],
              keys: [{ kind: 'expression', value: raw`1 - \frac{${a}}{u + ${a}}` }],
            },
            {
              ask: 'Hence find the exact value of $J$.',
              answer: `$${result}$`,
              solution: raw`$J = ${2 * n}\Big[u - ${term(a, raw`\ln(u + ${a})`)}\Big]_0^{${a}} = ${2 * n}\left(${a} - ${term(a, raw`\ln 2`)}\right) = ${result}$.`,
              marks: ['M1 integrates', 'M1 substitutes the limits', `A1 $${result}$`],
              keys: [inExactForm(value, result)],
            },
          ],
        });
      },
      check: ({ n, a }, { value }) =>
        assertClose(
          integrate((u) => (2 * n * u) / (u + a), 0, a),
          value,
          'integral',
          1e-9,
        ),
    }),
  ],
);

const aboutY = inForms({ key: 'aa-hl-volume-about-y-axis', calculatorAllowed: false, placements: higher('5.17', 1) }, [
  form({
    variants: [
      { c: 1, low: 1, high: 5 },
      { c: 2, low: 2, high: 6 },
      { c: 4, low: 4, high: 10 },
      { c: 3, low: 3, high: 9 },
    ],
    // y = x^2 + c about y-axis from c.. high: pi int (y - c)
    solve: ({ c, high }) => ({ double: (high - c) ** 2 }),
    write: ({ c, low, high }, { double }) => {
      const width = Math.sqrt(high - c);
      const drawing = new Diagram({ x: [-width * 1.35, width * 1.35], y: [0, high * 1.25], width: 300, height: 260 });
      drawing
        .axes()
        .graph((x) => x * x + c, 0, width * 1.08)
        .graph((x) => x * x + c, -width, 0, 'd-dashed');
      drawing
        .segment([0, high], [width, high])
        .segment([-width, high], [0, high], 'd-dashed')
        .label([0, high], `${high}`, { dx: -12, dy: -8 })
        .label([0, low], `${low}`, { dx: -12, dy: 14 });
      const volume = piMultiple(double, 2);
      return inParts({
        stem: `${raw`The region enclosed by the curve $y = x^2 + ${c}$ for $x \ge 0$, the $y$-axis and the line $y = ${high}$ is rotated through $2\pi$ about the $y$-axis.`}\n\n![](diagram:bowl)`,
        hint: 'What shape is a slice at the height y, and what is its radius?',
        parts: [
          {
            ask: raw`Express $x^2$ in terms of $y$, and write down an integral for the volume.`,
            answer: raw`$x^2 = y - ${c}$; $\displaystyle\pi\int_{${c}}^{${high}} (y - ${c})\,\mathrm{d}y$`,
            solution: raw`$x^2 = y - ${c}$. The discs reach from $y = ${c}$ (where $x = 0$) to $y = ${high}$: $V = \displaystyle\pi\int_{${c}}^{${high}} (y - ${c})\,\mathrm{d}y$.`,
            marks: [`A1 $x^2 = y - ${c}$`, raw`M1 $\pi\int x^2\,\mathrm{d}y$`, 'A1 limits'],
            keys: [{ kind: 'expression', value: `y - ${c}` }],
          },
          {
            ask: 'Find the exact volume.',
            answer: `$${volume}$`,
            solution: raw`$V = \pi\left[\dfrac{(y - ${c})^2}{2}\right]_{${c}}^{${high}} = ${volume}$.`,
            marks: ['A1 antiderivative', `A1 $${volume}$`],
            keys: [{ ...inExactForm((Math.PI * double) / 2, volume), slips: [slip(double / 2, 'The factor pi is missing.')] }],
          },
          {
            ask: `Show that the solid fills exactly half of the cylinder with the same radius and height.`,
            answer: 'As given.',
            solution: raw`The cylinder has the radius $\sqrt{${high - c}}$ and the height $${high} - ${c} = ${high - c}$, so its volume is $\pi \times ${high - c} \times ${high - c} = ${piMultiple(double, 1)}$. Half of this is $${volume}$.`,
            marks: [raw`M1 cylinder $\pi \times ${high - c} \times ${high - c}$`, 'A1 twice the volume found', 'AG half'],
          },
        ],
        diagrams: [
          {
            name: 'bowl',
            svg: drawing.toSvg(),
            alt: `The right half of a parabola from (0, ${c}) up to the line y = ${high}, with its mirror image dashed: a bowl about the y-axis.`,
          },
        ],
      });
    },
    check: ({ c, low, high }, { double }) => {
      // Shells instead of discs.
      const end = Math.sqrt(high - c);
      assertClose(
        integrate((x) => 2 * Math.PI * x * (high - x * x - c), 0, end),
        (Math.PI * double) / 2,
        'volume',
        1e-8,
      );
      assert.equal(low, c);
    },
  }),
  form({
    variants: [
      { a: 2, curve: raw`\ln x` },
      { a: 3, curve: raw`\ln x` },
      { a: 4, curve: raw`\ln x` },
    ],
    // region between y = ln x, axes, y = ln a : x = e^y, pi int_0^{ln a} e^{2y} = pi (a^2-1)/2
    solve: ({ a }) => ({ double: a * a - 1, area: a - 1 }),
    write: ({ a, curve }, { double, area }) =>
      inParts({
        stem: raw`The region $R$ is enclosed by the curve $y = ${curve}$, the $x$-axis, the $y$-axis and the line $y = \ln ${a}$.`,
        hint: 'Look at the region from the side of the $y$-axis.',
        parts: [
          {
            ask: raw`Find the area of $R$ by means of an integral with respect to $y$.`,
            answer: `$${area}$`,
            solution: raw`$x = e^y$, so the area is $\displaystyle\int_0^{\ln ${a}} e^y\,\mathrm{d}y = ${a} - 1 = ${area}$.`,
            marks: [`M1 $x = e^y$`, 'A1 integral with limits', `A1 $${area}$`],
            keys: [exact(area)],
          },
          {
            ask: raw`$R$ is rotated through $2\pi$ about the $y$-axis. Find the exact volume.`,
            answer: `$${piMultiple(double, 2)}$`,
            solution: raw`$V = \displaystyle\pi\int_0^{\ln ${a}} e^{2y}\,\mathrm{d}y = \pi\left[\frac{e^{2y}}{2}\right]_0^{\ln ${a}} = \frac{\pi}{2}(${a * a} - 1) = ${piMultiple(double, 2)}$.`,
            marks: [raw`M1 $\pi\int x^2\,\mathrm{d}y$`, raw`A1 $e^{2y}$`, 'A1 antiderivative', `A1 $${piMultiple(double, 2)}$`],
            keys: [
              {
                ...inExactForm((Math.PI * double) / 2, piMultiple(double, 2)),
                slips: [slip(Math.PI * area, 'You did not square the function.')],
              },
            ],
          },
          {
            ask: raw`Explain why a rotation about the $x$-axis would need another integral.`,
            answer: 'The discs would be centred on the $x$-axis, with radius $y$.',
            solution: raw`About the $x$-axis the slices are at fixed $x$ and their radii are values of $y$. For $0 < x < 1$ the region reaches from the axis up to $\ln ${a}$, beyond that from the curve up to the line, so that discs with holes are needed.`,
            marks: ['R1 slices at fixed $x$ with radii $y$ (and a hole beyond $x = 1$)'],
          },
        ],
      }),
    check: ({ a }, { double, area }) => {
      assertClose(Math.log(a) + integrate((x) => Math.log(a) - Math.log(x), 1, a), area, 'area', 1e-8);
      assertClose(
        Math.PI * Math.log(a) + integrate((x) => 2 * Math.PI * x * (Math.log(a) - Math.log(x)), 1, a),
        (Math.PI * double) / 2,
        'volume',
        1e-8,
      );
    },
  }),
]);

const betweenCurves = inForms(
  { key: 'aa-hl-volume-between-curves', calculatorAllowed: false, placements: higher('5.17', 1, ['5.11']) },
  [
    form({
      variants: [{ m: 1 }, { m: 2 }, { m: 3 }, { m: 4 }],
      // y = mx and y = x^2 meet at 0 and m; about x: pi(m^5/3 - m^5/5) = 2 pi m^5/15; about y: pi(m^4/2 - m^4/3) = pi m^4/6
      solve: ({ m }) => ({ aboutX: 2 * m ** 5, aboutY: m ** 4 }),
      write: ({ m }, { aboutX, aboutY }) =>
        inParts({
          stem: raw`The region $R$ is enclosed by the line $y = ${term(m, 'x')}$ and the parabola $y = x^2$.`,
          hint: 'What does a slice at right angles to the axis look like?',
          parts: [
            {
              ask: raw`A student finds the volume of rotation about the $x$-axis as $\displaystyle\pi\int_0^{${m}} (${term(m, 'x')} - x^2)^2\,\mathrm{d}x$. Explain the error.`,
              answer: 'The difference of the squares is needed, not the square of the difference.',
              solution: raw`A slice is a disc of radius $${term(m, 'x')}$ with a hole of radius $x^2$: its area is $\pi\left((${term(m, 'x')})^2 - (x^2)^2\right)$. The square of the difference would be the area of a disc without a hole.`,
              marks: ['R1 difference of squares, for a disc with a hole'],
            },
            {
              ask: 'Find the correct exact volume.',
              answer: `$${piMultiple(aboutX, 15)}$`,
              solution: raw`$V = \displaystyle\pi\int_0^{${m}} \left(${term(m * m, 'x^2')} - x^4\right)\mathrm{d}x = \pi\left(${fraction(m ** 5, 3)} - ${fraction(m ** 5, 5)}\right) = ${piMultiple(aboutX, 15)}$.`,
              marks: ['M1 difference of squares', 'A1 antiderivative', `A1 $${piMultiple(aboutX, 15)}$`],
              keys: [
                {
                  ...inExactForm((Math.PI * aboutX) / 15, piMultiple(aboutX, 15)),
                  slips: [slip((Math.PI * m ** 5) / 30, 'You squared the difference.')],
                },
              ],
            },
            {
              ask: raw`Find the exact volume when $R$ is rotated about the $y$-axis.`,
              answer: `$${piMultiple(aboutY, 6)}$`,
              solution: raw`For a fixed $y$ from 0 to ${m * m} the parabola is further out: $x^2 = y$, the line has $x = ${m === 1 ? 'y' : raw`\frac{y}{${m}}`}$. So $V = \displaystyle\pi\int_0^{${m * m}} \left(y - ${m === 1 ? 'y^2' : raw`\frac{y^2}{${m * m}}`}\right)\mathrm{d}y = ${piMultiple(aboutY, 6)}$.`,
              marks: [`M1 both as functions of $y$`, 'A1 parabola outside', 'A1 antiderivative', `A1 $${piMultiple(aboutY, 6)}$`],
              keys: [inExactForm((Math.PI * aboutY) / 6, piMultiple(aboutY, 6))],
            },
          ],
        }),
      check: ({ m }, { aboutX, aboutY }) => {
        // Rings about the one axis by shells about it, and the other way round.
        assertClose(
          integrate((x) => 2 * Math.PI * x * (m * x - x * x), 0, m),
          (Math.PI * aboutY) / 6,
          'about y',
          1e-8,
        );
        assertClose(
          integrate((t) => 2 * Math.PI * t * t * (t - (t * t) / m) * 2 * t, 0, m),
          (Math.PI * aboutX) / 15,
          'about x',
          1e-8,
        );
        assertClose(
          differentiate((x) => x * x, m),
          2 * m,
          'slope',
          1e-6,
        );
      },
    }),
    form({
      variants: [{ h: 2 }, { h: 3 }, { h: 4 }],
      // y = sqrt x from 0 to k: find k so that volume about x equals h pi... V = pi k^2/2
      solve: ({ h }) => ({ k: 2 * h, half: Math.SQRT2 * h }),
      write: ({ h }, { k }) =>
        inParts({
          stem: raw`The region under the curve $y = \sqrt{x}$ from $x = 0$ to $x = k$ is rotated through $2\pi$ about the $x$-axis. The solid has the volume $${2 * h * h}\pi$.`,
          hint: 'Write the volume in terms of the end of the interval.',
          parts: [
            {
              ask: 'Determine the value of $k$.',
              answer: `$k = ${k}$`,
              solution: raw`$V = \displaystyle\pi\int_0^k x\,\mathrm{d}x = \frac{\pi k^2}{2} = ${2 * h * h}\pi$, so $k^2 = ${k * k}$ and $k = ${k}$.`,
              marks: [raw`M1 $\pi\int y^2\,\mathrm{d}x$`, raw`A1 $\frac{\pi k^2}{2}$`, `A1 $k = ${k}$`],
              keys: [exact(k)],
            },
            {
              ask: 'The solid is cut at right angles to its axis into two parts of equal volume. Find the exact place of the cut.',
              answer: raw`$x = ${h}\sqrt{2}$`,
              solution: raw`$\dfrac{\pi x^2}{2} = ${h * h}\pi$, so $x^2 = ${2 * h * h}$ and $x = ${h}\sqrt{2}$.`,
              marks: [raw`M1 $\frac{\pi x^2}{2} = ${h * h}\pi$`, raw`A1 $${h}\sqrt{2}$`],
              keys: [
                {
                  ...inExactForm(h * Math.SQRT2, raw`${h}\sqrt{2}`),
                  slips: [slip(h, 'Half of the length is not half of the volume.')],
                },
              ],
            },
            {
              ask: 'Find the exact ratio of the radius at the cut to the radius at the end.',
              answer: raw`$\frac{1}{\sqrt[4]{2}}$`,
              solution: raw`The radius is the root of the place: $\sqrt{\dfrac{${h}\sqrt{2}}{${k}}} = \sqrt{\dfrac{1}{\sqrt{2}}} = \dfrac{1}{\sqrt[4]{2}}$.`,
              marks: ['M1 quotient of two roots', raw`A1 $\frac{1}{\sqrt[4]{2}}$`],
              keys: [{ value: 2 ** -0.25, tolerance: 0.004, exact: raw`\frac{1}{\sqrt[4]{2}}`, form: 'exact' }],
            },
          ],
        }),
      check: ({ h }, { k, half }) => {
        assert.ok(k > 0 && half > 0);
        assertClose(
          integrate((x) => Math.PI * x, 0, k),
          2 * h * h * Math.PI,
          'volume',
        );
        assertClose(
          integrate((x) => Math.PI * x, 0, half),
          h * h * Math.PI,
          'half',
        );
      },
    }),
  ],
);

/** Templates of topic 5 for HL alone: integration by parts and substitution, volumes. */
export const partsAndVolumes = [repeatedParts, substitutions, aboutY, betweenCurves];
