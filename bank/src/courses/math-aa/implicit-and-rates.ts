import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, significant, term } from '../../tex.ts';
import { exact, higher, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: the additional higher level, implicit curves, related rates, inverse functions. */

const implicitCurves = inForms(
  { key: 'aa-hl-implicit-horizontal-tangents', calculatorAllowed: false, placements: higher('5.14', 1) },
  [
    form({
      variants: [
        { k: 1, c: 3 },
        { k: 1, c: 12 },
        { k: 1, c: 27 },
        { k: 1, c: 48 },
      ],
      // x^2 - xy + y^2 = c: horizontal where y = 2x, 3x^2 = c; vertical where x = 2y
      solve: ({ c }) => ({ x: Math.sqrt(c / 3) }),
      write: ({ c }, { x }) =>
        inParts({
          stem: raw`A curve has the equation $x^2 - xy + y^2 = ${c}$.`,
          hint: 'A fraction is zero where its numerator is.',
          parts: [
            {
              ask: raw`Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{y - 2x}{2y - x}$.`,
              answer: 'As given.',
              solution: raw`Differentiating: $2x - \left(y + x\dfrac{\mathrm{d}y}{\mathrm{d}x}\right) + 2y\dfrac{\mathrm{d}y}{\mathrm{d}x} = 0$. Collecting, $(2y - x)\dfrac{\mathrm{d}y}{\mathrm{d}x} = y - 2x$.`,
              marks: [
                'M1 implicit differentiation',
                'A1 product rule for $xy$',
                'A1 collects the terms',
                'AG the stated derivative',
              ],
            },
            {
              ask: 'Find the coordinates of the points at which the tangent is horizontal.',
              answer: `$(${x}, ${2 * x})$ and $(-${x}, -${2 * x})$`,
              solution: raw`$y = 2x$, put into the equation: $x^2 - 2x^2 + 4x^2 = 3x^2 = ${c}$, so $x = \pm ${x}$ and $y = \pm ${2 * x}$ with the same sign. The denominator $2y - x = 3x$ is not zero there.`,
              marks: ['M1 $y = 2x$', `M1 substitutes: $3x^2 = ${c}$`, `A1 $(${x}, ${2 * x})$`, `A1 $(-${x}, -${2 * x})$`],
              keys: [
                { kind: 'coordinate', label: 'With $x > 0$', values: [`${x}`, `${2 * x}`] },
                { kind: 'coordinate', label: 'With $x < 0$', values: [`-${x}`, `-${2 * x}`] },
              ],
            },
            {
              ask: 'Deduce, by symmetry, the points at which the tangent is vertical.',
              answer: `$(${2 * x}, ${x})$ and $(-${2 * x}, -${x})$`,
              solution: raw`The equation stays the same when $x$ and $y$ change places: the curve is symmetric about $y = x$. Horizontal tangents become vertical: $(${2 * x}, ${x})$ and $(-${2 * x}, -${x})$.`,
              marks: ['R1 symmetry about $y = x$', `A1 $(${2 * x}, ${x})$ and $(-${2 * x}, -${x})$`],
            },
          ],
        }),
      check: ({ c }, { x }) => {
        assert.ok(Number.isInteger(x));
        assertClose(x * x - x * 2 * x + 4 * x * x, c, 'point');
        const top = (v: number) => (v + Math.sqrt(4 * c - 3 * v * v)) / 2;
        assertClose(differentiate(top, x, 1e-3), 0, 'horizontal', 1e-5);
      },
    }),
    form({
      variants: [
        { a: 2, x0: 1, y0: 2 },
        { a: 1, x0: 2, y0: 1 },
        { a: 3, x0: 1, y0: 1 },
      ],
      // curve a x^2 y + y^3 = c; slope -2a x y/(a x^2 + 3 y^2)
      solve: ({ a, x0, y0 }) => ({ c: a * x0 * x0 * y0 + y0 ** 3, top: -2 * a * x0 * y0, bottom: a * x0 * x0 + 3 * y0 * y0 }),
      write: ({ a, x0, y0 }, { c, top, bottom }) =>
        inParts({
          stem: raw`A curve is given by $${term(a, 'x^2y')} + y^3 = ${c}$. For its slope a student writes $$${term(2 * a, 'xy')} + 3y^2\frac{\mathrm{d}y}{\mathrm{d}x} = 0.$$`,
          hint: 'Which term is a product of two functions of $x$?',
          parts: [
            {
              ask: 'Identify the error, and write down the correct equation.',
              answer: raw`The product rule is missing: $${term(2 * a, 'xy')} + ${term(a, 'x^2')}\dfrac{\mathrm{d}y}{\mathrm{d}x} + 3y^2\dfrac{\mathrm{d}y}{\mathrm{d}x} = 0$`,
              solution: raw`In $${term(a, 'x^2y')}$ both factors depend on $x$. The product rule gives $${term(2 * a, 'xy')} + ${term(a, 'x^2')}\dfrac{\mathrm{d}y}{\mathrm{d}x}$, so the correct equation is $${term(2 * a, 'xy')} + ${term(a, 'x^2')}\dfrac{\mathrm{d}y}{\mathrm{d}x} + 3y^2\dfrac{\mathrm{d}y}{\mathrm{d}x} = 0$.`,
              marks: ['R1 the product rule is missing', 'A1 correct equation'],
            },
            {
              ask: raw`Find the gradient at the point $(${x0}, ${y0})$.`,
              answer: `$${fraction(top, bottom)}$`,
              solution: raw`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = -\dfrac{${term(2 * a, 'xy')}}{${term(a, 'x^2')} + 3y^2}$, at the point $${fraction(top, bottom)}$.`,
              marks: [raw`A1 $-\frac{${term(2 * a, 'xy')}}{${term(a, 'x^2')} + 3y^2}$`, `A1 $${fraction(top, bottom)}$`],
              keys: [
                { ...exact(top / bottom), slips: [slip(-(2 * a * x0 * y0) / (3 * y0 * y0), 'The product rule is missing.')] },
              ],
            },
            {
              ask: 'State the coordinates of the point of the curve at which the tangent is horizontal, and explain why there is only one.',
              answer: raw`$\left(0, \sqrt[3]{${c}}\right)$`,
              solution: raw`The numerator is zero for $x = 0$ or $y = 0$. But $y = 0$ does not satisfy the equation of the curve. For $x = 0$: $y^3 = ${c}$, so the point is $\left(0, \sqrt[3]{${c}}\right)$.`,
              marks: [raw`A1 $\left(0, \sqrt[3]{${c}}\right)$`, 'R1 $y = 0$ is not possible on the curve'],
            },
          ],
        }),
      check: ({ a, x0, y0 }, { c, top, bottom }) => {
        const branch = (x: number) => bisect((y) => a * x * x * y + y ** 3 - c, 0, 20);
        assertClose(branch(x0), y0, 'point');
        assertClose((branch(x0 + 1e-5) - branch(x0 - 1e-5)) / 2e-5, top / bottom, 'gradient', 1e-5);
      },
    }),
  ],
);

const movingThings = inForms({ key: 'aa-hl-related-rates-moving', calculatorAllowed: true, placements: higher('5.14', 2) }, [
  form({
    variants: [
      { length: 5, x: 3, rate: 0.4 },
      { length: 6.5, x: 2.5, rate: 0.6 },
      { length: 10, x: 6, rate: 0.5 },
    ],
    solve: ({ length, x, rate }) => {
      const y = Math.sqrt(length * length - x * x);
      return { y, fall: (-x * rate) / y, turn: -rate / y };
    },
    write: ({ length, x, rate }, { y, fall, turn }) => {
      const drawing = new Diagram({
        x: [-0.1 * length, length * 1.05],
        y: [-0.12 * length, length * 1.05],
        equalScale: true,
        width: 260,
      });
      drawing.segment([0, 0], [0, length], 'd-axis').segment([0, 0], [length, 0], 'd-axis').segment([0, y], [x, 0]);
      drawing
        .label([0, y / 2], 'y', { math: true, dx: -12 })
        .label([x / 2, 0], 'x', { math: true, dy: 17 })
        .label([x / 2, y / 2], `${length} m`, { dx: 24, dy: -6 })
        .label([x, 0], 'θ', { dx: -19, dy: -6 });
      return inParts({
        stem: `${raw`A ladder of length $${length} \text{ m}$ leans against a vertical wall. Its foot is pulled away from the wall at $${rate} \text{ m s}^{-1}$. At a moment the foot is $x \text{ m}$ from the wall, the top $y \text{ m}$ above the ground, and the ladder makes the angle $\theta$ with the ground.`}\n\n![](diagram:ladder)`,
        hint: 'Which equation links the lengths?',
        parts: [
          {
            ask: raw`Show that $x\dfrac{\mathrm{d}x}{\mathrm{d}t} + y\dfrac{\mathrm{d}y}{\mathrm{d}t} = 0$.`,
            answer: 'As given.',
            solution: raw`By Pythagoras $x^2 + y^2 = ${length}^2$ at all times. Differentiating with respect to $t$: $2x\dfrac{\mathrm{d}x}{\mathrm{d}t} + 2y\dfrac{\mathrm{d}y}{\mathrm{d}t} = 0$; dividing by 2 gives the equation.`,
            marks: [raw`M1 $x^2 + y^2 = ${length}^2$`, 'A1 differentiates with respect to $t$', 'AG the stated equation'],
          },
          {
            ask: raw`Calculate the rate at which the top moves when $x = ${x}$.`,
            answer: raw`$${significant(fall)} \text{ m s}^{-1}$ (downwards)`,
            solution: raw`Then $y = \sqrt{${length}^2 - ${x}^2} = ${y}$, so $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -\dfrac{${x} \times ${rate}}{${y}} = ${significant(fall, 4)}$: the top moves down at $${significant(-fall)} \text{ m s}^{-1}$.`,
            marks: [`A1 $y = ${y}$`, 'M1 substitutes', `A1 $${significant(fall)}$`],
            keys: [
              {
                kind: 'number',
                ...threeFigures(fall, undefined, 'm/s'),
                alternatives: [{ value: -fall, tolerance: Math.abs(fall) * 0.005 }],
              },
            ],
          },
          {
            ask: raw`Calculate the rate at which $\theta$ changes at this moment.`,
            answer: raw`$${significant(turn)}$ radians per second`,
            solution: raw`$\cos\theta = \dfrac{x}{${length}}$, so $-\sin\theta\,\dfrac{\mathrm{d}\theta}{\mathrm{d}t} = \dfrac{1}{${length}}\dfrac{\mathrm{d}x}{\mathrm{d}t}$ with $\sin\theta = \dfrac{${y}}{${length}}$. So $\dfrac{\mathrm{d}\theta}{\mathrm{d}t} = -\dfrac{${rate}}{${y}} = ${significant(turn)}$ radians per second.`,
            marks: [raw`M1 $\cos\theta = \frac{x}{${length}}$`, 'A1 differentiates', `A1 $${significant(turn)}$`],
            keys: [threeFigures(turn)],
          },
          {
            ask: 'Discuss what the model says about the top just before it reaches the ground.',
            answer: 'Its speed grows without limit.',
            solution: raw`As $y \to 0$ the quotient $\dfrac{x}{y}$ grows without limit, and so would the speed of the top. In reality the foot cannot be pulled at a constant speed to the end: the ladder leaves the wall before.`,
            marks: ['R1 the speed would grow without limit as $y$ tends to zero'],
          },
        ],
        diagrams: [
          {
            name: 'ladder',
            svg: drawing.toSvg(),
            alt: `A ladder of ${length} m as the hypotenuse of a right-angled triangle with legs x on the ground and y on the wall; its angle with the ground is theta.`,
          },
        ],
      });
    },
    check: ({ length, x, rate }, { fall, turn }) => {
      const top = (t: number) => Math.sqrt(length ** 2 - (x + rate * t) ** 2);
      assertClose(differentiate(top, 0), fall, 'top', 1e-6);
      assertClose(
        differentiate((t) => Math.acos((x + rate * t) / length), 0),
        turn,
        'angle',
        1e-6,
      );
    },
  }),
  form({
    variants: [
      { radius: 10, rate: 50, thing: 'a spherical balloon is filled with gas' },
      { radius: 6, rate: 30, thing: 'a spherical soap bubble is blown up' },
      { radius: 15, rate: -40, thing: 'a ball of snow melts and stays a sphere' },
    ],
    solve: ({ radius, rate }) => ({ r: rate / (4 * Math.PI * radius ** 2), area: (2 * rate) / radius, equal: 2 }),
    write: ({ radius, rate, thing }, { r, area }) => {
      const sign = rate < 0 ? '-' : '';
      // rate/(4 pi r^2) in lowest terms
      const [top, bottom] = rate % 4 === 0 ? [Math.abs(rate) / 4, ''] : [Math.abs(rate) / 2, '2'];
      const slope = raw`${sign}\dfrac{${top}}{${bottom}\pi r^2}`;
      const growth = raw`${sign}\dfrac{${2 * Math.abs(rate)}}{r}`;
      return inParts({
        stem: raw`While ${thing}, its volume changes at the constant rate of $${rate} \text{ cm}^3\text{ s}^{-1}$. Its radius is $r \text{ cm}$.`,
        hint: 'Which three rates does the chain rule link?',
        parts: [
          {
            ask: raw`Find $\dfrac{\mathrm{d}r}{\mathrm{d}t}$ in terms of $r$, and its value for $r = ${radius}$.`,
            answer: raw`$${slope}$; $${significant(r)} \text{ cm s}^{-1}$`,
            solution: raw`$V = \frac{4}{3}\pi r^3$ gives $\dfrac{\mathrm{d}V}{\mathrm{d}t} = 4\pi r^2\dfrac{\mathrm{d}r}{\mathrm{d}t} = ${rate}$, so $\dfrac{\mathrm{d}r}{\mathrm{d}t} = ${slope}$. For $r = ${radius}$ this is $${significant(r)} \text{ cm s}^{-1}$.`,
            marks: [
              raw`M1 $\frac{\mathrm{d}V}{\mathrm{d}t} = 4\pi r^2\frac{\mathrm{d}r}{\mathrm{d}t}$`,
              raw`A1 $${slope}$`,
              `A1 $${significant(r)}$`,
            ],
            keys: [
              { kind: 'expression', label: 'In terms of $r$', value: slope },
              { kind: 'number', label: `For $r = ${radius}$`, ...threeFigures(r, undefined, 'cm/s') },
            ],
          },
          {
            ask: raw`Show that the rate of change of the surface area is $${growth}$, and calculate it for $r = ${radius}$.`,
            answer: raw`$${significant(area)} \text{ cm}^2\text{ s}^{-1}$`,
            solution: raw`$A = 4\pi r^2$, so $\dfrac{\mathrm{d}A}{\mathrm{d}t} = 8\pi r\dfrac{\mathrm{d}r}{\mathrm{d}t} = 8\pi r \times ${rate < 0 ? raw`\left(${slope}\right)` : slope} = ${growth}$. For $r = ${radius}$: $${significant(area)} \text{ cm}^2\text{ s}^{-1}$.`,
            marks: [raw`M1 $8\pi r\frac{\mathrm{d}r}{\mathrm{d}t}$`, raw`A1 $${growth}$`, `A1 $${significant(area)}$`],
            keys: [{ value: area, tolerance: Math.abs(area) * 0.006, unit: 'cm^2/s' }],
          },
          {
            ask: raw`Explain why the radius changes ${rate > 0 ? 'more and more slowly' : 'faster and faster'} although the volume changes at a constant rate.`,
            answer:
              rate > 0 ? 'The same volume is spread over a larger surface.' : 'The same volume is lost from a smaller surface.',
            solution: raw`$\dfrac{\mathrm{d}r}{\mathrm{d}t}$ has $r^2$ in its denominator. ${rate > 0 ? 'As the sphere grows, the same added volume is spread over a larger surface, so the layer is thinner.' : 'As the sphere shrinks, the same lost volume is taken from a smaller surface, so the layer is thicker.'}`,
            marks: [
              `R1 the surface ${rate > 0 ? 'grows' : 'shrinks'}, so the same volume is a ${rate > 0 ? 'thinner' : 'thicker'} layer`,
            ],
          },
        ],
      });
    },
    check: ({ radius, rate }, { r, area }) => {
      const start = (4 / 3) * Math.PI * radius ** 3;
      const radiusAt = (t: number) => Math.cbrt((3 * (start + rate * t)) / (4 * Math.PI));
      assertClose(differentiate(radiusAt, 0, 1e-2), r, 'radius', 1e-6);
      assertClose(
        differentiate((t) => 4 * Math.PI * radiusAt(t) ** 2, 0, 1e-2),
        area,
        'area',
        1e-6,
      );
    },
  }),
]);

const inverseTrig = inForms(
  {
    key: 'aa-hl-inverse-trig-derivatives',
    calculatorAllowed: false,
    placements: higher('5.15', 1, ['5.14']),
  },
  [
    form({
      variants: [{ k: 2 }, { k: 3 }, { k: 5 }, { k: 4 }],
      // y = arcsin(x/k)
      solve: ({ k }) => ({ at: k / 2, slope: 2 / (k * Math.sqrt(3)) }),
      write: ({ k }, { slope }) => {
        const result = raw`\dfrac{1}{\sqrt{${k * k} - x^2}}`;
        const slopeTex = k % 2 === 0 ? raw`\frac{1}{${k === 2 ? '' : k / 2}\sqrt{3}}` : raw`\frac{2}{${k}\sqrt{3}}`;
        return inParts({
          stem: raw`Let $y = \arcsin\dfrac{x}{${k}}$ for $-${k} < x < ${k}$.`,
          hint: 'What does the equation look like without the inverse function?',
          parts: [
            {
              ask: raw`By differentiating $x = ${k}\sin y$ implicitly, show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${result}$.`,
              answer: 'As given.',
              solution: raw`$1 = ${k}\cos y\,\dfrac{\mathrm{d}y}{\mathrm{d}x}$. As $-\frac{\pi}{2} < y < \frac{\pi}{2}$, $\cos y$ is positive: $\cos y = \sqrt{1 - \sin^2 y} = \sqrt{1 - \dfrac{x^2}{${k * k}}}$. So $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{1}{${k}\sqrt{1 - x^2/${k * k}}} = ${result}$.`,
              marks: [
                raw`M1 $1 = ${k}\cos y\frac{\mathrm{d}y}{\mathrm{d}x}$`,
                raw`M1 $\cos y = \sqrt{1 - \sin^2 y}$`,
                'R1 positive root, with the range of $y$',
                'A1 correct simplification',
                'AG the stated derivative',
              ],
            },
            {
              ask: raw`Find the exact gradient at the point where $y = \frac{\pi}{6}$.`,
              answer: `$${slopeTex}$`,
              solution: raw`There $x = ${k}\sin\frac{\pi}{6} = ${fraction(k, 2)}$, so the gradient is $\dfrac{1}{\sqrt{${k * k} - ${fraction(k * k, 4)}}} = ${slopeTex}$.`,
              marks: [`A1 $x = ${fraction(k, 2)}$`, `A1 $${slopeTex}$`],
              keys: [inExactForm(slope, slopeTex)],
            },
            {
              ask: raw`Hence write down $\displaystyle\int ${result}\,\mathrm{d}x$.`,
              answer: raw`$\arcsin\dfrac{x}{${k}} + C$`,
              solution: raw`Reading part (a) backwards: $\arcsin\dfrac{x}{${k}} + C$.`,
              marks: [raw`A1 $\arcsin\frac{x}{${k}} + C$`],
              keys: [
                {
                  kind: 'expression',
                  value: raw`\arcsin(\frac{x}{${k}})`,
                  constant: 'added',
                  domain: { x: { from: 0.1, to: 0.9 * k } },
                },
              ],
            },
          ],
        });
      },
      check: ({ k }, { at, slope }) =>
        assertClose(
          differentiate((x) => Math.asin(x / k), at),
          slope,
          'gradient',
          1e-6,
        ),
    }),
    form({
      variants: [
        {
          f: raw`\arctan(2x)`,
          derivative: raw`\frac{2}{1 + 4x^2}`,
          second: raw`\frac{-16x}{(1 + 4x^2)^2}`,
          F: (x: number) => Math.atan(2 * x),
          D: (x: number) => 2 / (1 + 4 * x * x),
          limit: raw`\frac{\pi}{2}`,
          max: 2,
        },
        {
          f: raw`\arctan\left(\frac{x}{3}\right)`,
          derivative: raw`\frac{3}{9 + x^2}`,
          second: raw`\frac{-6x}{(9 + x^2)^2}`,
          F: (x: number) => Math.atan(x / 3),
          D: (x: number) => 3 / (9 + x * x),
          limit: raw`\frac{\pi}{2}`,
          max: 1 / 3,
        },
        {
          f: raw`2\arctan x`,
          derivative: raw`\frac{2}{1 + x^2}`,
          second: raw`\frac{-4x}{(1 + x^2)^2}`,
          F: (x: number) => 2 * Math.atan(x),
          D: (x: number) => 2 / (1 + x * x),
          limit: raw`\pi`,
          max: 2,
        },
      ],
      solve: ({ max }) => ({ max }),
      write: ({ f, derivative, second, limit }, { max }) => {
        const maxTex = Number.isInteger(max) ? `${max}` : fraction(1, Math.round(1 / max));
        return inParts({
          stem: raw`Let $f(x) = ${f}$ for $x \in \mathbb{R}$.`,
          hint: 'What is the derivative of the arctangent, and what is inside it here?',
          parts: [
            {
              ask: raw`Find $f'(x)$, as a single fraction.`,
              answer: `$${derivative}$`,
              solution: raw`By the chain rule and simplifying, $f'(x) = ${derivative}$.`,
              marks: [raw`M1 $\frac{1}{1 + u^2}$ with the inner derivative`, `A1 $${derivative}$`],
              keys: [{ kind: 'expression', value: derivative }],
            },
            {
              ask: 'Show that the graph has its only point of inflexion at the origin.',
              answer: 'As given.',
              solution: raw`$f''(x) = ${second}$ is zero for $x = 0$ only, positive for $x < 0$ and negative for $x > 0$. So the graph changes there, and only there, from concave up to concave down; $f(0) = 0$.`,
              marks: [`A1 $${second}$`, 'M1 zero for $x = 0$ only', 'R1 changes sign', 'AG point of inflexion at the origin'],
            },
            {
              ask: 'State the greatest gradient of the graph, and the equations of its asymptotes.',
              answer: raw`$${maxTex}$; $y = ${limit}$ and $y = -${limit}$`,
              solution: raw`The denominator is least at $x = 0$: the greatest gradient is $${maxTex}$. For $x \to \pm\infty$ the values tend to $\pm ${limit}$.`,
              marks: [`A1 $${maxTex}$`, `A1 $y = ${limit}$ and $y = -${limit}$`],
              keys: [{ ...exact(max) }],
            },
          ],
        });
      },
      check: ({ F, D }, { max }) => {
        for (const x of [-1.2, 0.4, 2]) assertClose(differentiate(F, x), D(x), 'derivative', 1e-6);
        assertClose(D(0), max, 'greatest slope');
        assert.ok(D(0.1) < max);
      },
    }),
  ],
);

const arctanIntegrals = inForms(
  { key: 'aa-hl-arctan-integrals', calculatorAllowed: false, placements: higher('5.15', 1, ['5.16']) },
  [
    form({
      variants: [
        { p: 1, k: 2 },
        { p: -3, k: 1 },
        { p: 2, k: 3 },
        { p: -1, k: 4 },
      ],
      // 1/(x^2 + 2px + p^2 + k^2) from -p to k - p gives pi/(4k)
      solve: ({ k }) => ({ value: Math.PI / (4 * k) }),
      write: ({ p, k }, { value }) => {
        const q = polynomial([1, 2 * p, p * p + k * k]);
        const bracket = polynomial([1, p]);
        const inner = k === 1 ? `(${bracket})` : raw`\left(\frac{${bracket}}{${k}}\right)`;
        const front = k === 1 ? '' : raw`\frac{1}{${k}}`;
        const result = raw`\frac{\pi}{${4 * k}}`;
        return inParts({
          stem: raw`Let $q(x) = ${q}$.`,
          hint: 'Which standard integral has this denominator once the square is completed?',
          parts: [
            {
              ask: raw`Write $q(x)$ in the form $(x + p)^2 + k^2$, and deduce that $q$ has no real zeros.`,
              answer: `$(${bracket})^2 + ${k}^2$`,
              solution: raw`$${q} = (${bracket})^2 + ${k * k}$. A square is never negative, so $q(x) \ge ${k * k} > 0$.`,
              marks: [`A1 $(${bracket})^2 + ${k * k}$`, 'R1 always positive'],
              keys: [{ kind: 'expression', value: `(${bracket})^2 + ${k}^2` }],
            },
            {
              ask: raw`Find $\displaystyle\int \frac{1}{q(x)}\,\mathrm{d}x$.`,
              answer: raw`$${front}\arctan${inner} + C$`,
              solution: raw`With $u = ${bracket}$ the integral is $\displaystyle\int \frac{1}{u^2 + ${k * k}}\,\mathrm{d}u$, which gives $${front}\arctan${inner} + C$.`,
              marks: [
                `M1 substitution $u = ${bracket}$`,
                raw`A1 arctangent with the right inside`,
                raw`A1 $${front}\arctan${inner} + C$`,
              ],
              keys: [{ kind: 'expression', value: raw`${front}\arctan${inner}`, constant: 'added' }],
            },
            {
              ask: raw`Hence find the exact value of $\displaystyle\int_{${-p}}^{${k - p}} \frac{1}{q(x)}\,\mathrm{d}x$.`,
              answer: `$${result}$`,
              solution: raw`At the upper limit the inside is 1, at the lower one 0: $${front}\left(\arctan 1 - \arctan 0\right) = ${result}$.`,
              marks: ['M1 substitutes the limits', `A1 $${result}$`],
              keys: [
                { ...inExactForm(value, result), slips: [slip(45 / k, 'The arctangent is needed in radians.', 'angle_mode')] },
              ],
            },
          ],
        });
      },
      check: ({ p, k }, { value }) =>
        assertClose(
          integrate((x) => 1 / (x * x + 2 * p * x + p * p + k * k), -p, k - p),
          value,
          'integral',
          1e-9,
        ),
    }),
    form({
      variants: [
        { a: 4, k: 2 },
        { a: 6, k: 3 },
        { a: 2, k: 1 },
      ],
      // (a x + k)/(x^2 + k^2) = (a/2) ln + arctan
      solve: ({ a }) => ({ value: (a / 2) * Math.log(2) + Math.PI / 4 }),
      write: ({ a, k }, { value }) => {
        const half = a / 2;
        const result = raw`${term(half, raw`\ln 2`)} + \frac{\pi}{4}`;
        return inParts({
          stem: '',
          hint: 'Which two kinds of antiderivative does the numerator lead to?',
          parts: [
            {
              ask: raw`Find $\displaystyle\int \frac{${a}x + ${k}}{x^2 + ${k * k}}\,\mathrm{d}x$.`,
              answer: raw`$${term(half, raw`\ln(x^2 + ${k * k})`)} + \arctan${k === 1 ? ' x' : raw`\left(\frac{x}{${k}}\right)`} + C$`,
              solution: raw`Split: $\dfrac{${a}x}{x^2 + ${k * k}}$ has the derivative of the denominator above (up to the factor ${half}) and gives $${term(half, raw`\ln(x^2 + ${k * k})`)}$. The rest $\dfrac{${k}}{x^2 + ${k * k}}$ gives $\arctan${k === 1 ? ' x' : raw`\left(\frac{x}{${k}}\right)`}$.`,
              marks: [
                'M1 splits the fraction',
                raw`A1 $${term(half, raw`\ln(x^2 + ${k * k})`)}$`,
                raw`M1 arctangent`,
                raw`A1 $\arctan${k === 1 ? ' x' : raw`\left(\frac{x}{${k}}\right)`} + C$`,
              ],
              keys: [{ kind: 'expression', value: raw`${half}\ln(x^2 + ${k * k}) + \arctan(\frac{x}{${k}})`, constant: 'added' }],
            },
            {
              ask: raw`Hence find the exact value of the integral from $0$ to $${k}$.`,
              answer: `$${result}$`,
              solution: raw`$${term(half, raw`\ln ${2 * k * k}`)} - ${term(half, raw`\ln ${k * k}`)} + \arctan 1 = ${result}$.`,
              marks: ['M1 substitutes the limits', `A1 $${result}$`],
              keys: [inExactForm(value, result)],
            },
          ],
        });
      },
      check: ({ a, k }, { value }) =>
        assertClose(
          integrate((x) => (a * x + k) / (x * x + k * k), 0, k),
          value,
          'integral',
          1e-9,
        ),
    }),
  ],
);

const otherFunctions = inForms(
  {
    key: 'aa-hl-reciprocal-trig-calculus',
    calculatorAllowed: false,
    placements: higher('5.15', 1, ['5.11']),
  },
  [
    form({
      variants: [{ a: 2 }, { a: 3 }, { a: 4 }],
      // f = a^x: derivative, integral
      solve: ({ a }) => ({ slope: a * Math.log(a), area: (a * a - 1) / Math.log(a) }),
      write: ({ a }, { slope, area }) =>
        inParts({
          stem: raw`Let $f(x) = ${a}^x$.`,
          hint: 'What does the function look like with the base $e$?',
          parts: [
            {
              ask: raw`Show that $f'(x) = ${a}^x\ln ${a}$.`,
              answer: 'As given.',
              solution: raw`$${a}^x = e^{x\ln ${a}}$, so $f'(x) = \ln ${a} \times e^{x\ln ${a}} = ${a}^x\ln ${a}$.`,
              marks: [raw`M1 $e^{x\ln ${a}}$`, 'A1 chain rule', raw`AG $${a}^x\ln ${a}$`],
            },
            {
              ask: raw`Find the exact gradient at $x = 1$.`,
              answer: raw`$${a}\ln ${a}$`,
              solution: raw`$f'(1) = ${a}\ln ${a}$.`,
              marks: [raw`A1 $${a}\ln ${a}$`],
              keys: [inExactForm(slope, raw`${a}\ln ${a}`)],
            },
            {
              ask: raw`Find the exact area under the graph from $x = 0$ to $x = 2$.`,
              answer: raw`$\frac{${a * a - 1}}{\ln ${a}}$`,
              solution: raw`$\displaystyle\int_0^2 ${a}^x\,\mathrm{d}x = \left[\frac{${a}^x}{\ln ${a}}\right]_0^2 = \frac{${a * a - 1}}{\ln ${a}}$.`,
              marks: [
                raw`M1 antiderivative $\frac{${a}^x}{\ln ${a}}$`,
                'M1 substitutes the limits',
                raw`A1 $\frac{${a * a - 1}}{\ln ${a}}$`,
              ],
              keys: [
                {
                  ...inExactForm(area, raw`\frac{${a * a - 1}}{\ln ${a}}`),
                  slips: [slip((a * a - 1) * Math.log(a), 'You multiplied by the logarithm in place of dividing by it.')],
                },
              ],
            },
          ],
        }),
      check: ({ a }, { slope, area }) => {
        assertClose(
          differentiate((x) => a ** x, 1),
          slope,
          'slope',
          1e-6,
        );
        assertClose(
          integrate((x) => a ** x, 0, 2),
          area,
          'area',
          1e-8,
        );
      },
    }),
    form({
      variants: [
        {
          f: raw`\sec x`,
          one: raw`\cos x`,
          derivative: raw`\sec x\tan x`,
          step: raw`\dfrac{\sin x}{\cos^2 x}`,
          F: (x: number) => 1 / Math.cos(x),
          D: (x: number) => Math.tan(x) / Math.cos(x),
          value: Math.SQRT2,
          valueTex: raw`\sqrt{2}`,
          at: [1, 4],
        },
        {
          f: raw`\csc x`,
          one: raw`\sin x`,
          derivative: raw`-\csc x\cot x`,
          step: raw`-\dfrac{\cos x}{\sin^2 x}`,
          F: (x: number) => 1 / Math.sin(x),
          D: (x: number) => -1 / (Math.tan(x) * Math.sin(x)),
          value: -2 * Math.sqrt(3),
          valueTex: raw`-2\sqrt{3}`,
          at: [1, 6],
        },
        {
          f: raw`\cot x`,
          one: raw`\tan x`,
          derivative: raw`-\csc^2 x`,
          step: raw`-\dfrac{1}{\sin^2 x}`,
          F: (x: number) => 1 / Math.tan(x),
          D: (x: number) => -1 / Math.sin(x) ** 2,
          value: -2,
          valueTex: '-2',
          at: [1, 4],
        },
      ],
      solve: ({ value }) => ({ value }),
      write: ({ f, one, derivative, step, valueTex, at }, { value }) => {
        const place = raw`\frac{\pi}{${at[1]}}`;
        return inParts({
          stem: raw`Let $f(x) = ${f}$ for $0 < x < \frac{\pi}{2}$.`,
          hint: 'What does the function look like with sine and cosine?',
          parts: [
            {
              ask: raw`Show, from $f(x) = \dfrac{1}{${one}}$, that $f'(x) = ${derivative}$.`,
              answer: 'As given.',
              solution: raw`The quotient rule (or the chain rule) gives $f'(x) = ${step}$, which is $${derivative}$.`,
              marks: ['M1 quotient rule or chain rule', `A1 $${step}$`, `AG $${derivative}$`],
            },
            {
              ask: raw`Find the exact gradient at $x = ${place}$.`,
              answer: `$${valueTex}$`,
              solution: raw`With the exact values at $${place}$: $f'\left(${place}\right) = ${valueTex}$.`,
              marks: ['M1 uses exact values', `A1 $${valueTex}$`],
              keys: [inExactForm(value, valueTex)],
            },
            {
              ask: raw`State whether $f$ is increasing or decreasing for $0 < x < \frac{\pi}{2}$. Justify your answer.`,
              answer: value > 0 ? 'Increasing.' : 'Decreasing.',
              solution: `In the first quadrant all these functions are positive, so $f'(x)$ is ${value > 0 ? 'positive and $f$ increases' : 'negative and $f$ decreases'}.`,
              marks: [`R1 ${value > 0 ? 'increasing' : 'decreasing'}, by the sign of the derivative`],
            },
          ],
        });
      },
      check: ({ F, D, at }, { value }) => {
        for (const x of [0.4, 1.1]) assertClose(differentiate(F, x, 1e-3), D(x), 'derivative', 1e-6);
        assertClose(D(Math.PI / (at[1] ?? 1)), value, 'value', 1e-9);
      },
    }),
  ],
);

/** Templates of topic 5 for HL alone: implicit curves, rates, inverse functions. */
export const implicitAndRates = [implicitCurves, movingThings, inverseTrig, arctanIntegrals, otherFunctions];
