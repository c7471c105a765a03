import { later } from '../../forms.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, gcd, polynomial, signed, significant, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { exact, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: other forms of the ideas of the first templates of the additional higher level. */

/** Of `aa-hl-lhopital-mc`: by the rule and by series. */
export const limitsTwice = [
  later(4, ({ a, b }: { a: number; b: number }) =>
    inParts({
      stem: raw`Let $f(x) = \dfrac{\sin ${a}x}{e^{${b}x} - 1}$ for $x \ne 0$.`,
      hint: 'Both ways look at what happens near zero.',
      parts: [
        {
          ask: raw`Use l'Hôpital's rule to find $\displaystyle\lim_{x \to 0} f(x)$, after checking that it may be used.`,
          answer: `$${fraction(a, b)}$`,
          solution: raw`The form is $\frac{0}{0}$. Differentiating above and below: $\displaystyle\lim_{x \to 0} \frac{${a}\cos ${a}x}{${b}e^{${b}x}} = ${fraction(a, b)}$.`,
          marks: [raw`R1 form $\frac{0}{0}$`, 'M1 differentiates above and below', `A1 $${fraction(a, b)}$`],
          keys: [{ ...exact(a / b), slips: [slip(b / a, 'You divided the derivatives the wrong way round.', 'reciprocal')] }],
        },
        {
          ask: 'Verify the result with the first terms of two Maclaurin series.',
          answer: 'As found.',
          solution: raw`$\sin ${a}x = ${a}x - \dots$ and $e^{${b}x} - 1 = ${b}x + \dots$, so $f(x) = \dfrac{${a} - \dots}{${b} + \dots}$, which tends to $${fraction(a, b)}$.`,
          marks: ['A1 both series', `A1 $${fraction(a, b)}$`],
        },
        {
          ask: raw`State the value that $f(0)$ has to be given so that $f$ is continuous.`,
          answer: `$${fraction(a, b)}$`,
          solution: raw`The limit: $f(0) = ${fraction(a, b)}$.`,
          marks: [`A1 $${fraction(a, b)}$`],
          keys: [exact(a / b)],
        },
      ],
    }),
  ),
];

/** Of `aa-hl-implicit-tangent`: gradient, normal and a second point. */
export const implicitNormals = [
  later(
    4,
    ({ k, x0, y0 }: { k: number; x0: number; y0: number }, { c, top, bottom }: { c: number; top: number; bottom: number }) => {
      const middle = `${k < 0 ? '-' : '+'} ${term(Math.abs(k), 'xy')}`;
      const other = -k * x0 - y0;
      return inParts({
        stem: raw`The point Q$(${x0}, ${y0})$ lies on the curve $x^2 ${middle} + y^2 = c$.`,
        hint: 'The gradient depends on both coordinates.',
        parts: [
          {
            ask: 'Find the value of $c$.',
            answer: `$c = ${c}$`,
            solution: raw`Substituting the coordinates of Q gives $c = ${c}$.`,
            marks: [`A1 $c = ${c}$`],
            keys: [exact(c)],
          },
          {
            ask: 'Determine the gradient of the curve at Q.',
            answer: `$${fraction(top, bottom)}$`,
            solution: raw`$2x ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}\left(y + x\dfrac{\mathrm{d}y}{\mathrm{d}x}\right) + 2y\dfrac{\mathrm{d}y}{\mathrm{d}x} = 0$. At Q: $${-top} ${bottom < 0 ? '-' : '+'} ${term(Math.abs(bottom), raw`\dfrac{\mathrm{d}y}{\mathrm{d}x}`)} = 0$, so the gradient is $${fraction(top, bottom)}$.`,
            marks: [
              'M1 implicit differentiation',
              'A1 product rule',
              'M1 substitutes the coordinates',
              `A1 $${fraction(top, bottom)}$`,
            ],
            keys: [{ ...exact(top / bottom), slips: [slip(bottom / top, 'You divided the wrong way round.', 'reciprocal')] }],
          },
          {
            ask: 'Write down the gradient of the normal at Q.',
            answer: `$${fraction(-bottom, top)}$`,
            solution: raw`The negative reciprocal: $${fraction(-bottom, top)}$.`,
            marks: [`A1 $${fraction(-bottom, top)}$`],
            keys: [exact(-bottom / top)],
          },
          {
            ask: `Find the other point of the curve with $x = ${x0}$.`,
            answer: `$(${x0}, ${other})$`,
            solution: raw`$${polynomial([1, k * x0, x0 * x0 - c], 'y')} = 0$ has the solution ${y0} and, as the sum of the solutions is ${-k * x0}, the other one ${other}.`,
            marks: ['M1 quadratic equation in $y$', `A1 $(${x0}, ${other})$`],
            keys: [{ kind: 'coordinate', values: [`${x0}`, `${other}`] }],
          },
        ],
      });
    },
  ),
];

/** Of `aa-hl-related-rates-cone`: the container is emptied. */
export const emptyingCones = [
  later(
    4,
    (
      { radius, height, rate, depth }: { radius: number; height: number; rate: number; depth: number },
      { rise, duration }: { rise: number; duration: number },
    ) => {
      const factor = fraction(radius * radius, height * height);
      const common = gcd(rate * height * height, radius * radius);
      const [top, bottom] = [(rate * height * height) / common, (radius * radius) / common];
      const shown = raw`-\dfrac{${top}}{${term(bottom, raw`\pi`)} h^2}`;
      const half = height / 2;
      const slower = (rise * depth * depth) / (half * half);
      return inParts({
        stem: raw`A funnel in the shape of an inverted cone, with radius $${radius} \text{ cm}$ and height $${height} \text{ cm}$, is full of oil. The oil runs out at the tip at the constant rate of $${rate} \text{ cm}^3\text{ s}^{-1}$. After $t$ seconds its depth is $h \text{ cm}$.`,
        hint: 'How does the volume depend on the depth alone?',
        parts: [
          {
            ask: raw`Show that $\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${shown}$.`,
            answer: 'As given.',
            solution: raw`Similar triangles give the radius of the surface as $r = ${fraction(radius, height)}h$, so $V = \frac{1}{3}\pi \times ${factor}h^3$ and $\dfrac{\mathrm{d}V}{\mathrm{d}t} = \pi \times ${factor}h^2\dfrac{\mathrm{d}h}{\mathrm{d}t} = -${rate}$. Dividing, $\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${shown}$.`,
            marks: [
              'M1 similar triangles',
              raw`A1 $V$ in terms of $h$`,
              'M1 chain rule',
              raw`A1 rate $-${rate}$`,
              'AG the stated rate',
            ],
          },
          {
            ask: raw`Calculate the rate of change of the depth when $h = ${depth}$.`,
            answer: raw`$${significant(-rise)} \text{ cm s}^{-1}$`,
            solution: raw`Substituting $h = ${depth}$: $\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${significant(-rise)} \text{ cm s}^{-1}$.`,
            marks: [raw`A1 $${significant(-rise)} \text{ cm s}^{-1}$`],
            keys: [threeFigures(-rise, undefined, 'cm/s')],
          },
          {
            ask: 'Calculate the rate when the funnel is filled to half of its height, and describe how the rate changes over time.',
            answer: raw`$${significant(-slower)} \text{ cm s}^{-1}$; its magnitude grows`,
            solution: raw`With $h = ${half}$ the rate is $${significant(-slower)} \text{ cm s}^{-1}$. As $h$ becomes smaller, $h^2$ in the denominator does too: the depth falls faster and faster.`,
            marks: [raw`A1 $${significant(-slower)}$`, 'R1 faster and faster, as $h^2$ is in the denominator'],
            keys: [threeFigures(-slower, undefined, 'cm/s')],
          },
          {
            ask: 'Calculate the time until the funnel is empty, and the fraction of this time after which it is filled to half of its height.',
            answer: raw`$${significant(duration)} \text{ s}$; $\frac{7}{8}$`,
            solution: raw`The volume $\frac{1}{3}\pi \times ${radius}^2 \times ${height}$ divided by the rate gives $${significant(duration)}$ seconds. At half of the height an eighth of the volume is left, so seven eighths have run out, after $\frac{7}{8}$ of the time.`,
            marks: ['M1 volume divided by rate', `A1 $${significant(duration)}$`, raw`A1 $\frac{7}{8}$`],
            keys: [
              { kind: 'number', label: 'Time', ...threeFigures(duration, undefined, 's') },
              {
                kind: 'number',
                label: 'Fraction',
                ...exact(7 / 8),
                slips: [slip(0.5, 'Half of the height is not half of the volume.')],
              },
            ],
          },
        ],
      });
    },
  ),
];

/** Of `aa-hl-integration-by-parts`: verification and an area. */
export const areasByParts = [
  later(4, ({ n, k }: { n: number; k: number }, { outer, inner, value }: { outer: number; inner: number; value: number }) => {
    const power = (e: number) => (e === 1 ? 'x' : `x^{${e}}`);
    const antiderivative = raw`${outer === 1 ? '' : outer}${power(n + 1)}\ln x - ${inner === 1 ? '' : inner}${power(n + 1)}`;
    const result = raw`${term(inner * n, `e^{${n + 1}}`)} + ${inner}`;
    return inParts({
      stem: raw`Let $f(x) = ${k}${power(n)}\ln x$ for $x > 0$.`,
      hint: 'How does the rule for differentiating a product lead back to the integral?',
      parts: [
        {
          ask: raw`Determine the zero of $f$, and state where $f$ is negative.`,
          answer: raw`$x = 1$; for $0 < x < 1$`,
          solution: raw`$f(x) = 0$ only where $\ln x = 0$, at $x = 1$; for $0 < x < 1$ the logarithm is negative.`,
          marks: ['A1 $x = 1$', 'A1 $0 < x < 1$'],
          keys: [exact(1)],
        },
        {
          ask: raw`A student chooses $u = ${k}${power(n)}$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = \ln x$ for integration by parts. Explain why the other choice is better.`,
          answer: raw`$\ln x$ becomes simpler when differentiated.`,
          solution: raw`With $u = \ln x$ the derivative $\frac{1}{x}$ cancels against the power. The student's choice needs an antiderivative of $\ln x$ first and leads to a more complicated integral.`,
          marks: [raw`R1 $\ln x$ is simplified by differentiation`],
        },
        {
          ask: raw`Find $\displaystyle\int f(x)\,\mathrm{d}x$.`,
          answer: `$${antiderivative} + C$`,
          solution: raw`$u = \ln x$ and $v = ${outer === 1 ? '' : outer}${power(n + 1)}$ give $${antiderivative} + C$.`,
          marks: ['M1 by parts', `A1 first term`, `A1 $${antiderivative} + C$`],
          keys: [{ kind: 'expression', value: antiderivative, constant: 'added' }],
        },
        {
          ask: raw`Find the exact area between the graph of $f$ and the $x$-axis from $x = 1$ to $x = e$.`,
          answer: `$${result}$`,
          solution: raw`The graph lies above the axis there: $${result}$.`,
          marks: ['M1 substitutes the limits', `A1 $${result}$`],
          keys: [inExactForm(value, result)],
        },
      ],
    });
  }),
];

/** Of `aa-hl-volume-of-revolution`: the factor from a volume. */
export const volumesBack = [
  later(4, ({ c, a }: { c: number; a: number }, { areaTop, volumeTop }: { areaTop: number; volumeTop: number }) => {
    const volume = piMultiple(volumeTop, 30);
    return inParts({
      stem: raw`A lampshade is modelled by rotating the region between $y = kx(${a} - x)$, where $k > 0$, and the $x$-axis through $2\pi$ about the $x$-axis.`,
      hint: 'The constant can be taken in front of the integral, squared.',
      parts: [
        {
          ask: raw`Show that the volume is $${fraction(a ** 5, 30) === '1' ? '' : fraction(a ** 5, 30)}\pi k^2$.`,
          answer: 'As given.',
          solution: raw`$V = \displaystyle\pi\int_0^{${a}} k^2x^2(${a} - x)^2\,\mathrm{d}x = \pi k^2\int_0^{${a}} (${a * a}x^2 - ${2 * a}x^3 + x^4)\,\mathrm{d}x = ${fraction(a ** 5, 30)}\pi k^2$.`,
          marks: [raw`M1 $\pi\int y^2\,\mathrm{d}x$`, 'A1 expands', 'A1 antiderivative and limits', 'AG the stated volume'],
        },
        {
          ask: raw`The volume is $${volume}$. Determine $k$.`,
          answer: `$k = ${c}$`,
          solution: raw`$k^2 = ${c * c}$ and $k > 0$, so $k = ${c}$.`,
          marks: [`M1 $k^2 = ${c * c}$`, `A1 $k = ${c}$`],
          keys: [exact(c)],
        },
        {
          ask: 'Calculate the area of the region for this $k$, and the greatest radius of the lampshade.',
          answer: `area $${fraction(areaTop, 6)}$, radius $${fraction(c * a * a, 4)}$`,
          solution: raw`$\displaystyle\int_0^{${a}} ${c === 1 ? '' : c}x(${a} - x)\,\mathrm{d}x = ${fraction(areaTop, 6)}$; the greatest radius is at $x = ${fraction(a, 2)}$: $${fraction(c * a * a, 4)}$.`,
          marks: [`A1 $${fraction(areaTop, 6)}$`, `A1 $${fraction(c * a * a, 4)}$`],
          keys: [
            { kind: 'number', label: 'Area', ...exact(areaTop / 6) },
            { kind: 'number', label: 'Radius', ...exact((c * a * a) / 4) },
          ],
        },
      ],
    });
  }),
];

/** Of `aa-hl-euler-and-separation`: a given solution is verified, and the estimate judged. */
export const givenSolutions = [
  later(
    4,
    ({ a, b, start }: { a: number; b: number; start: number }, { estimate, value }: { estimate: number; value: number }) => {
      const gap = start - b;
      const e = `e^{${term(a, 'x^2')}}`;
      const bracket = `(${polynomial([1, -b], 'y')})`;
      const solution = `${b} + ${term(gap, e)}`;
      return inParts({
        stem: raw`A student claims that $y = ${solution}$ solves $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${2 * a}x${bracket}$ with $y(0) = ${start}$.`,
        hint: 'A solution has to satisfy the equation and the condition.',
        parts: [
          {
            ask: 'Verify the claim.',
            answer: 'It is true.',
            solution: raw`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(2 * a * gap, 'x')}${e}$, and $${2 * a}x(y${signed(-b)}) = ${2 * a}x \times ${term(gap, e)}$ is the same. At $x = 0$: $y = ${b} + ${gap} = ${start}$.`,
            marks: ['M1 differentiates', 'A1 equal to the right-hand side', `A1 $y(0) = ${start}$`],
          },
          {
            ask: "Use Euler's method with step length 0.1 to estimate $y$ when $x = 0.5$.",
            answer: `$${significant(estimate)}$`,
            solution: raw`$y_{n+1} = y_n + 0.1 \times ${2 * a}x_n(y_n${signed(-b)})$, five times from $y_0 = ${start}$: $${significant(estimate, 4)}$.`,
            marks: ["M1 Euler's method", 'A1 correct first values', `A1 $${significant(estimate)}$`],
            keys: [threeFigures(estimate)],
          },
          {
            ask: raw`Show that $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} > 0$ for $x \ge 0$, and deduce whether the estimate is too small or too large.`,
            answer: 'Too small.',
            solution: raw`$\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${2 * a * gap}${e} + ${4 * a * a * gap}x^2${e}$ is positive. The graph is concave up, and the tangents of Euler's method stay below it: the estimate is too small. (The value is $${significant(value, 4)}$.)`,
            marks: ['M1 product rule', 'A1 positive', 'R1 concave up, so too small'],
          },
          {
            ask: 'Suggest how to improve the estimate, and state one disadvantage of this.',
            answer: 'A smaller step length; more steps.',
            solution: 'With a smaller step the polygon follows the graph more closely, but more steps have to be calculated.',
            marks: ['A1 smaller steps, and more of them to calculate'],
          },
        ],
      });
    },
  ),
];

/** Of `aa-hl-maclaurin-product`: by derivatives. */
export const seriesByDerivatives = [
  later(
    4,
    (
      { a, b }: { a: number; b: number },
      { linear, square, cubicTimes6 }: { linear: number; square: number; cubicTimes6: number },
    ) => {
      const e = `e^{${term(a, 'x')}}`;
      const second = 2 * square;
      const bit = (top: number, bottom: number, symbol: string) => {
        if (top === 0) return '';
        const size = fraction(Math.abs(top), bottom);
        return ` ${top < 0 ? '-' : '+'} ${size === '1' ? '' : size}${symbol}`;
      };
      const series = `1${bit(linear, 1, 'x')}${bit(second, 2, 'x^2')}${bit(cubicTimes6, 6, 'x^3')}`;
      return inParts({
        stem: raw`Let $f(x) = ${e}\cos ${b}x$.`,
        hint: 'Each derivative is again an exponential times sine and cosine.',
        parts: [
          {
            ask: raw`Show that $f'(x) = ${e}(${term(a, raw`\cos ${b}x`)} - ${b}\sin ${b}x)$.`,
            answer: 'As given.',
            solution: raw`Product rule: ${a === 1 ? '' : 'the exponential brings a factor from its exponent, '}the cosine becomes $-${b}\sin ${b}x$. Taking out $${e}$ gives the stated derivative.`,
            marks: ['M1 product rule', 'A1 both terms', 'AG the stated derivative'],
          },
          {
            ask: raw`Find $f''(x)$, and verify that $f''(x) = ${term(2 * a, "f'(x)")} - ${a * a + b * b}f(x)$.`,
            answer: raw`$${e}(${a * a - b * b === 0 ? '' : `${term(a * a - b * b, raw`\cos ${b}x`)}`} ${-2 * a * b < 0 ? '-' : '+'} ${Math.abs(2 * a * b)}\sin ${b}x)$`,
            solution: raw`Differentiating again, $f''(x) = ${e}(${term(a * a - b * b, raw`\cos ${b}x`)} ${-2 * a * b < 0 ? '-' : '+'} ${Math.abs(2 * a * b)}\sin ${b}x)$. The right-hand side has the cosine with the coefficient $${2 * a * a} - ${a * a + b * b} = ${a * a - b * b}$ and the sine with $${-2 * a * b}$: the same.`,
            marks: ['M1 product rule', "A1 $f''(x)$", 'A1 compares the coefficients'],
            keys: [
              {
                kind: 'expression',
                value: raw`${e}(${a * a - b * b}\cos ${b}x - ${2 * a * b < 0 ? `(${2 * a * b})` : 2 * a * b}\sin ${b}x)`,
              },
            ],
          },
          {
            ask: raw`By differentiating this equation, find $f'''(0)$.`,
            answer: `$${cubicTimes6}$`,
            solution: raw`$f''' = ${term(2 * a, "f''")} - ${a * a + b * b}f'$. With $f(0) = 1$, $f'(0) = ${a}$ and $f''(0) = ${second}$: $f'''(0) = ${cubicTimes6}$.`,
            marks: [`A1 $f'(0) = ${a}$ and $f''(0) = ${second}$`, `A1 $${cubicTimes6}$`],
            keys: [exact(cubicTimes6)],
          },
          {
            ask: raw`Hence write down the Maclaurin series of $f(x)$ up to and including the term in $x^3$.`,
            answer: `$${series}$`,
            solution: raw`Dividing by the factorials: $${series}$.`,
            marks: ['(M1) divides by factorials', `A1 $${series}$`],
            keys: [{ kind: 'expression', value: series }],
          },
        ],
      });
    },
  ),
];
