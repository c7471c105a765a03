import { Diagram } from '../../diagram.ts';
import { later } from '../../forms.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, point, polynomial, signed, significant, surd, term } from '../../tex.ts';
import { exact, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: other forms of the ideas of the first templates, common to SL and HL. */

/** Of `aa-derivative-graph-mc`: the derivative as a formula. */
export const derivativeFormulas = [
  later(4, ({ p, q, up }: { p: number; q: number; up: boolean }, { maximum, minimum }: { maximum: number; minimum: number }) => {
    const s = up ? '' : '-';
    const [inside, outside] = up ? ['negative', 'positive'] : ['positive', 'negative'];
    return inParts({
      stem: raw`The derivative of a function $f$ is $f'(x) = ${s}(${polynomial([1, -p])})(${polynomial([1, -q])})$.`,
      hint: 'What is the sign of a product of two factors between its zeros, and outside them?',
      parts: [
        {
          ask: raw`State the sign of $f'(x)$ for $${p} < x < ${q}$ and outside this interval.`,
          answer: `${inside} between, ${outside} outside`,
          solution: raw`For $${p} < x < ${q}$ one bracket is positive and the other negative, so $f'(x)$ is ${inside} there and ${outside} outside.`,
          marks: [`A1 ${inside} between`, `A1 ${outside} outside`],
        },
        {
          ask: raw`Hence determine where the graph of $f$ has a local maximum and where a local minimum.`,
          answer: `maximum at $x = ${maximum}$, minimum at $x = ${minimum}$`,
          solution: raw`At $x = ${maximum}$ the derivative changes from positive to negative, a local maximum; at $x = ${minimum}$ from negative to positive, a local minimum.`,
          marks: [`A1 maximum at $x = ${maximum}$`, `A1 minimum at $x = ${minimum}$`],
          keys: [
            {
              kind: 'number',
              label: 'Maximum at $x =$',
              ...exact(maximum),
              slips: [slip(minimum, 'There the sign changes the other way.', 'order')],
            },
            {
              kind: 'number',
              label: 'Minimum at $x =$',
              ...exact(minimum),
              slips: [slip(maximum, 'There the sign changes the other way.', 'order')],
            },
          ],
        },
        {
          ask: raw`Determine which of $f(${p})$ and $f(${q})$ is greater.`,
          answer: `$f(${maximum})$`,
          solution: raw`Between the two places $f$ is ${up ? 'decreasing' : 'increasing'}, so $f(${maximum})$ is the greater one.`,
          marks: [`R1 $f(${maximum})$, as $f$ is ${up ? 'decreasing' : 'increasing'} in between`],
        },
      ],
    });
  }),
];

type Cubic = { b: number; c: number; d: number; at: number };
type Tangent = { value: number; slope: number; intercept: number; again: number };

/** Of `aa-tangent-normal-cubic`: a given line is to be shown to touch; the normal. */
export const givenTangents = [
  later(4, ({ b, c, d, at }: Cubic, { value, slope, intercept, again }: Tangent) => {
    const cubic = polynomial([1, b, c, d]);
    const atAgain = 3 * again * again + 2 * b * again + c;
    return inParts({
      stem: raw`Let $f(x) = ${cubic}$. A student claims that the line $y = ${polynomial([slope, intercept])}$ touches the graph of $f$ at $x = ${at}$.`,
      hint: 'A line that touches shares a point and the slope there.',
      parts: [
        {
          ask: 'Verify the claim.',
          answer: 'It is true.',
          solution: raw`$f(${at}) = ${value}$, and the line has the value $${value}$ there too. $f'(x) = ${polynomial([3, 2 * b, c])}$, so $f'(${at}) = ${slope}$ is the gradient of the line. Point and slope agree: the line touches the graph.`,
          marks: [
            `A1 common point $(${at}, ${value})$`,
            `M1 $${polynomial([3, 2 * b, c])}$`,
            `A1 $f'(${at}) = ${slope}$, the gradient of the line`,
          ],
        },
        {
          ask: raw`Write $f(x) - (${polynomial([slope, intercept])})$ as a product of three linear factors.`,
          answer: `$(${polynomial([1, -at])})^2(${polynomial([1, -again])})$`,
          solution: raw`The difference $${polynomial([1, b, c - slope, d - intercept])}$ has the double zero ${at}, so it is $(${polynomial([1, -at])})^2(${polynomial([1, -again])})$; the constant terms agree.`,
          marks: [`M1 uses the double zero $x = ${at}$`, `A1 $(${polynomial([1, -at])})^2(${polynomial([1, -again])})$`],
          keys: [{ kind: 'expression', value: `(${polynomial([1, -at])})^2(${polynomial([1, -again])})` }],
        },
        {
          ask: 'Hence determine where the line and the graph meet again, and determine whether the line touches there, too.',
          answer: `At $x = ${again}$; it does not touch.`,
          solution: raw`The other zero is $x = ${again}$. It is a simple one: $f'(${again}) = ${atAgain}$ differs from ${slope}, so the line crosses the graph there.`,
          marks: [`A1 $x = ${again}$`, 'R1 simple zero, or another gradient, so it crosses'],
          keys: [exact(again)],
        },
      ],
    });
  }),
  later(8, ({ b, c, d, at }: Cubic, { value, slope }: Tangent) => {
    const [top, bottom] = [value * slope + at, slope];
    return inParts({
      stem: raw`Let $f(x) = ${polynomial([1, b, c, d])}$, and let P be the point of its graph with $x = ${at}$.`,
      hint: 'How is the normal related to the tangent?',
      parts: [
        {
          ask: 'Find the equation of the normal at P.',
          answer: raw`$y${signed(-value)} = ${fraction(-1, slope)}(x${signed(-at)})$`,
          solution: raw`$f(${at}) = ${value}$ and $f'(${at}) = ${slope}$, so the normal has the gradient $${fraction(-1, slope)}$: $y${signed(-value)} = ${fraction(-1, slope)}(x${signed(-at)})$.`,
          marks: [`A1 $f'(${at}) = ${slope}$`, `M1 gradient $${fraction(-1, slope)}$`, 'A1 equation of the normal'],
          keys: [{ kind: 'equation', value: `y - (${value}) = ${fraction(-1, slope)}(x - (${at}))` }],
        },
        {
          ask: 'Determine the point at which the normal meets the $y$-axis.',
          answer: `$(0, ${fraction(top, bottom)})$`,
          solution: raw`With $x = 0$: $y = ${value} + ${fraction(at, slope)} = ${fraction(top, bottom)}$.`.replace('+ -', '- '),
          marks: ['M1 $x = 0$', `A1 $(0, ${fraction(top, bottom)})$`],
          keys: [{ kind: 'coordinate', values: ['0', fraction(top, bottom)] }],
        },
      ],
    });
  }),
];

/** Of `aa-product-rule-mc`: the factorised derivative and its zeros. */
export const stationaryProducts = [
  later(4, ({ n, a }: { n: number; a: number }) => {
    const e = `e^{${term(a, 'x')}}`;
    const power = (k: number) => (k === 1 ? 'x' : `x^${k}`);
    return inParts({
      stem: raw`Let $f(x) = ${power(n)}${e}$.`,
      hint: 'Which factors do all the terms share?',
      parts: [
        {
          ask: raw`Show that $f'(x) = ${power(n - 1)}${e}(${polynomial([a, n])})$.`,
          answer: 'As given.',
          solution: raw`Product rule with the chain rule: $f'(x) = ${term(n, power(n - 1))}${e} ${a < 0 ? '-' : '+'} ${term(Math.abs(a), power(n))}${e}$. Taking out $${power(n - 1)}${e}$ leaves $${polynomial([a, n])}$.`,
          marks: ['M1 product rule', `A1 both terms`, 'AG the stated derivative'],
        },
        {
          ask: 'Find the $x$-coordinates of the stationary points.',
          answer: `$x = 0$ and $x = ${fraction(-n, a)}$`,
          solution: raw`The exponential is never zero, so $${power(n - 1)} = 0$ or $${polynomial([a, n])} = 0$: $x = 0$ or $x = ${fraction(-n, a)}$.`,
          marks: ['A1 $x = 0$', `A1 $x = ${fraction(-n, a)}$`],
          keys: [{ kind: 'set', values: ['0', fraction(-n, a)] }],
        },
        {
          ask: 'Determine whether the graph has a local extremum at $x = 0$.',
          answer: n % 2 === 0 ? 'It has, a minimum.' : 'It has not.',
          solution: raw`Near $x = 0$ the bracket is about ${n} and positive, so the sign of $f'(x)$ is that of $${power(n - 1)}$. ${n % 2 === 0 ? 'The exponent is odd: the sign changes from negative to positive, and there is a local minimum.' : 'The exponent is even: the sign does not change, so there is no extremum but a point of inflexion with a horizontal tangent.'}`,
          marks: [
            `M1 sign of $${power(n - 1)}$ near 0`,
            n % 2 === 0 ? 'R1 it changes, so a local minimum' : 'R1 it does not change, so no extremum',
          ],
        },
      ],
    });
  }),
];

type Sheet = { length: number; width: number };
type Box = { cut: number; volume: number };

/** Of `aa-open-box-optimisation`: a suggested cut is compared; which root counts. */
export const boxDecisions = [
  later(4, ({ length, width }: Sheet, { cut, volume }: Box) => {
    const V = (x: number) => x * (length - 2 * x) * (width - 2 * x);
    const atOne = 12 - 4 * (length + width) + length * width;
    const quarter = width / 4;
    const share = (100 * V(quarter)) / volume;
    return inParts({
      stem: raw`An open tray is made from a rectangle of tin, $${length} \text{ cm}$ by $${width} \text{ cm}$, by cutting a square with sides of $x \text{ cm}$ from each corner and bending up the edges.`,
      hint: 'What are length, width and height of the tray?',
      parts: [
        {
          ask: raw`Write down the volume $V(x)$ of the tray.`,
          answer: `$x(${length} - 2x)(${width} - 2x)$`,
          solution: raw`Both sides of the base lose two squares: $V(x) = x(${length} - 2x)(${width} - 2x) \text{ cm}^3$.`,
          marks: ['(M1) sides of the base', `A1 $x(${length} - 2x)(${width} - 2x)$`],
          keys: [{ kind: 'expression', value: `x(${length} - 2x)(${width} - 2x)` }],
        },
        {
          ask: raw`Calculate $V'(1)$, and interpret it.`,
          answer: raw`$${atOne}$; cutting a little more raises the volume`,
          solution: raw`$V = ${polynomial([4, -2 * (length + width), length * width, 0])}$, so $V'(1) = 12 - ${4 * (length + width)} + ${length * width} = ${atOne}$. At $x = 1$ the volume grows by about $${atOne} \text{ cm}^3$ per centimetre of the cut.`,
          marks: ['M1 differentiates', `A1 $${atOne}$`, 'R1 the volume grows with the cut there'],
          keys: [exact(atOne)],
        },
        {
          ask: 'Calculate the greatest volume.',
          answer: raw`$${significant(volume)} \text{ cm}^3$`,
          solution: raw`The graph of $V$ for $0 < x < ${width / 2}$ has its maximum at $x = ${significant(cut, 4)}$, with $V = ${significant(volume, 4)}$.`,
          marks: ['(M1) maximum on the graph', raw`A1 $${significant(volume)} \text{ cm}^3$`],
          keys: [threeFigures(volume, undefined, 'cm^3')],
        },
        {
          ask: raw`A worker suggests the simple rule $x = ${quarter}$, a quarter of the shorter side. Determine what percentage of the greatest volume this gives, and comment.`,
          answer: raw`$${significant(share)}\,\%$`,
          solution: raw`$V(${quarter}) = ${significant(V(quarter), 5)}$, that is $\dfrac{${significant(V(quarter), 5)}}{${significant(volume, 5)}} \times 100 = ${significant(share)}$ per cent: ${share > 95 ? 'the rule comes close' : 'a noticeable part is lost'}.`,
          marks: [`A1 $V(${quarter}) = ${significant(V(quarter))}$`, raw`A1 $${significant(share)}\,\%$, with a comment`],
          keys: [threeFigures(share, undefined, '%')],
        },
      ],
    });
  }),
  later(8, ({ length, width }: Sheet, { cut, volume }: Box) => {
    const other = (length + width) / 3 - cut;
    const area = length * width - 4 * cut * cut;
    return inParts({
      stem: raw`From a card of $${length} \text{ cm}$ by $${width} \text{ cm}$ squares of side $x \text{ cm}$ are cut at the corners to fold an open box with the volume $V = ${polynomial([4, -2 * (length + width), length * width, 0])}$, in $\text{cm}^3$. To find the greatest volume, a student solves $\dfrac{\mathrm{d}V}{\mathrm{d}x} = 0$ and obtains two values.`,
      hint: 'Which values of x can be cut at all?',
      parts: [
        {
          ask: 'Determine both values.',
          answer: `$${significant(cut)}$ and $${significant(other)}$`,
          solution: raw`$${polynomial([12, -4 * (length + width), length * width])} = 0$ has the solutions $x = ${significant(cut, 4)}$ and $x = ${significant(other, 4)}$.`,
          marks: ['M1 derivative equal to zero', `A1 $${significant(cut)}$`, `A1 $${significant(other)}$`],
          keys: [
            { kind: 'number', label: 'Smaller', ...threeFigures(cut) },
            { kind: 'number', label: 'Greater', ...threeFigures(other) },
          ],
        },
        {
          ask: 'Explain why one of them has to be rejected.',
          answer: `Only $0 < x < ${width / 2}$ is possible.`,
          solution: raw`Two squares have to fit on the shorter side: $2x < ${width}$. So $x = ${significant(other)}$ is impossible; there the width of the base would be negative.`,
          marks: [`R1 $x < ${width / 2}$`],
        },
        {
          ask: raw`For the other value, calculate the volume and the area of card that the box consists of.`,
          answer: raw`$${significant(volume)} \text{ cm}^3$, $${significant(area)} \text{ cm}^2$`,
          solution: raw`$V = ${significant(volume, 4)} \text{ cm}^3$. The card loses four squares: $${length * width} - 4 \times ${significant(cut, 4)}^2 = ${significant(area, 4)} \text{ cm}^2$.`,
          marks: [`A1 $${significant(volume)}$`, 'M1 card minus four squares', `A1 $${significant(area)}$`],
          keys: [
            { kind: 'number', label: 'Volume', ...threeFigures(volume, undefined, 'cm^3') },
            { kind: 'number', label: 'Area', ...threeFigures(area, undefined, 'cm^2') },
          ],
        },
      ],
    });
  }),
];

/** Of `aa-cubic-stationary-points`: the function from its stationary points. */
export const cubicsFromStationaryPoints = [
  later(
    5,
    (
      { a, p, q, d }: { a: number; p: number; q: number; d: number },
      { b, c, atP, atQ, middle }: { b: number; c: number; atP: number; atQ: number; middle: number },
    ) => {
      const factors = `${3 * a}${p === 0 ? 'x' : `(${polynomial([1, -p])})`}${q === 0 ? 'x' : `(${polynomial([1, -q])})`}`;
      const slope = polynomial([3 * a, 2 * b, c]);
      const f = (x: number) => ((a * x + b) * x + c) * x + d;
      const [low, high] = [Math.min(atP, atQ), Math.max(atP, atQ)];
      const pad = (high - low) * 0.4;
      const drawing = new Diagram({
        x: [Math.min(p - (q - p) * 0.5, -0.8), Math.max(q + (q - p) * 0.5, 0.8)],
        y: [Math.min(low - pad, -1), Math.max(high + pad, 1)],
        width: 360,
      });
      drawing.axes().graph(f, p - (q - p) * 0.48, q + (q - p) * 0.48);
      drawing
        .point([p, atP])
        .point([q, atQ])
        .point([middle, f(middle)]);
      return inParts({
        stem: raw`A cubic function $f(x) = ${term(a, 'x^3')} + bx^2 + cx + d$ has stationary points at $x = ${p}$ and $x = ${q}$, and its graph meets the $y$-axis at $(0, ${d})$.`,
        hint: 'What do the zeros of the derivative say about its factors?',
        parts: [
          {
            ask: raw`Explain why $f'(x) = ${factors}$.`,
            answer: `The zeros of $f'$ are ${p} and ${q}, and its leading coefficient is ${3 * a}.`,
            solution: raw`$f'(x) = ${term(3 * a, 'x^2')} + 2bx + c$ is a quadratic with the leading coefficient ${3 * a}; stationary points are its zeros, ${p} and ${q}.`,
            marks: ["R1 zeros of $f'$", `R1 leading coefficient ${3 * a}`],
          },
          {
            ask: 'Determine the values of $b$, $c$ and $d$.',
            answer: `$b = ${b}$, $c = ${c}$, $d = ${d}$`,
            solution: raw`Multiplied out, $f'(x) = ${slope}$. Comparing, $2b = ${2 * b}$, so $b = ${b}$, and $c = ${c}$; $f(0) = d = ${d}$.`,
            marks: [`M1 multiplies out: $${slope}$`, `A1 $b = ${b}$`, `A1 $c = ${c}$`, `A1 $d = ${d}$`],
            keys: [
              { kind: 'number', label: '$b =$', ...exact(b) },
              { kind: 'number', label: '$c =$', ...exact(c) },
              { kind: 'number', label: '$d =$', ...exact(d) },
            ],
          },
          {
            ask: 'Calculate the vertical distance between the two stationary points.',
            answer: `$${Math.abs(atP - atQ)}$`,
            solution: raw`$f(${p}) = ${atP}$ and $f(${q}) = ${atQ}$, so the distance is ${Math.abs(atP - atQ)}.`,
            marks: [`A1 $f(${p}) = ${atP}$ and $f(${q}) = ${atQ}$`, `A1 $${Math.abs(atP - atQ)}$`],
            keys: [exact(Math.abs(atP - atQ))],
          },
          {
            ask: 'Sketch the graph of $f$ near these points, labelling the local maximum, the local minimum and the place of the point of inflexion.',
            answer: `maximum $${atP > atQ ? point(p, atP) : point(q, atQ)}$, minimum $${atP > atQ ? point(q, atQ) : point(p, atP)}$, inflexion at $x = ${middle}$`,
            solution: `${raw`The curve ${a > 0 ? 'rises to the maximum, falls to the minimum and rises again' : 'falls to the minimum, rises to the maximum and falls again'}: maximum $${atP > atQ ? point(p, atP) : point(q, atQ)}$, minimum $${atP > atQ ? point(q, atQ) : point(p, atP)}$, inflexion midway at $x = ${middle}$.`}\n\n![](diagram:cubic)`,
            marks: ['A1 shape of the cubic', 'A1 both stationary points labelled', `A1 inflexion at $x = ${middle}$`],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
        ],
        diagrams: [
          {
            name: 'cubic',
            svg: drawing.toSvg(),
            alt: `A cubic curve through (0, ${d}) with stationary points at x = ${p} and x = ${q} and its point of inflexion midway.`,
          },
        ],
      });
    },
  ),
];

type Motion = { p: number; q: number; end: number; k: number; at: number };
type Journey = { acceleration: number; displacement: number; distance: number };

const velocityOf = ({ p, q, k }: Motion) => {
  const cubic = polynomial([1, -(p + q), p * q, 0], 't');
  return k === 1 ? cubic : raw`\dfrac{${cubic}}{${k}}`;
};

/** Of `aa-particle-velocity`: position and mean speed; speeding up or slowing down. */
export const journeys = [
  later(4, (motion: Motion, { displacement, distance }: Journey) => {
    const { p, q, end } = motion;
    return inParts({
      stem: raw`A robot moves along a straight rail with the velocity $v(t) = ${velocityOf(motion)}$, in $\text{m s}^{-1}$, for $0 \le t \le ${end}$, where $t$ is in seconds. At $t = 0$ it is $3 \text{ m}$ from the left end of the rail, on its way to the right.`,
      hint: 'Where the velocity is negative the robot goes back.',
      parts: [
        {
          ask: 'Show that the robot moves to the left between two times, and find these.',
          answer: `From $t = ${p}$ to $t = ${q}$.`,
          solution: raw`The numerator is $t(t - ${p})(t - ${q})$, which is negative for $${p} < t < ${q}$ only.`,
          marks: ['M1 factorises', `A1 $${p} < t < ${q}$`],
          keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
        },
        {
          ask: raw`Calculate its distance from the left end at $t = ${end}$.`,
          answer: raw`$${significant(3 + displacement)} \text{ m}$`,
          solution: raw`The change of position is $\displaystyle\int_0^{${end}} v\,\mathrm{d}t = ${significant(displacement, 4)}$, so it is $3 ${displacement < 0 ? '-' : '+'} ${significant(Math.abs(displacement), 4)} = ${significant(3 + displacement, 3)}$ metres from the end.`,
          marks: [
            raw`M1 $\int_0^{${end}} v\,\mathrm{d}t$`,
            `A1 $${significant(displacement)}$`,
            `A1 $${significant(3 + displacement)}$`,
          ],
          keys: [
            {
              value: 3 + displacement,
              tolerance: 0.006 * Math.abs(3 + displacement),
              unit: 'm',
              slips: [slip(3 + distance, 'Motion in the negative direction counts as negative.')],
            },
          ],
        },
        {
          ask: 'Calculate its mean speed over the whole time.',
          answer: raw`$${significant(distance / end)} \text{ m s}^{-1}$`,
          solution: raw`The distance travelled is $\displaystyle\int_0^{${end}} |v|\,\mathrm{d}t = ${significant(distance, 4)}$, and $\dfrac{${significant(distance, 4)}}{${end}} = ${significant(distance / end)}$.`,
          marks: [
            raw`M1 $\int_0^{${end}} |v|\,\mathrm{d}t$`,
            `A1 $${significant(distance)}$`,
            `A1 $${significant(distance / end)}$`,
          ],
          keys: [
            {
              value: distance / end,
              tolerance: (0.006 * distance) / end,
              unit: 'm/s',
              slips: [slip(Math.abs(displacement) / end, 'That is the size of the mean velocity; speed is never negative.')],
            },
          ],
        },
      ],
    });
  }),
  later(8, (motion: Motion, { acceleration, distance }: Journey) => {
    const { p, q, end, k, at } = motion;
    const speed = (at * (at - p) * (at - q)) / k;
    return inParts({
      stem: raw`A tram on a test track has the velocity $v(t) = ${velocityOf(motion)}$, in metres per second, at time $t$ seconds, $0 \le t \le ${end}$.`,
      hint: 'Compare the signs of velocity and acceleration.',
      parts: [
        {
          ask: raw`Calculate $v(${at})$ and the acceleration at $t = ${at}$.`,
          answer: `$${speed}$ and $${acceleration}$`,
          solution: raw`$v(${at}) = ${speed}$ and $a(${at}) = v'(${at}) = ${acceleration}$.`,
          marks: [`A1 $${speed}$`, 'M1 derivative of $v$', `A1 $${acceleration}$`],
          keys: [
            { kind: 'number', label: `$v(${at}) =$`, ...exact(speed) },
            { kind: 'number', label: 'Acceleration', ...exact(acceleration) },
          ],
        },
        {
          ask: 'Determine whether the tram is speeding up or slowing down at this moment.',
          answer: speed * acceleration > 0 ? 'Speeding up.' : 'Slowing down.',
          solution: `The signs are ${speed * acceleration > 0 ? 'the same, so the speed increases' : 'different, so the speed decreases'}.`,
          marks: [`R1 signs ${speed * acceleration > 0 ? 'agree: speeding up' : 'differ: slowing down'}`],
        },
        {
          ask: 'Calculate the total distance that it travels, in metres.',
          answer: `$${significant(distance)}$`,
          solution: raw`$\displaystyle\int_0^{${end}} |v|\,\mathrm{d}t = ${significant(distance)}$ with the calculator.`,
          marks: [raw`M1 $\int_0^{${end}} |v|\,\mathrm{d}t$`, `A1 $${significant(distance)}$`],
          keys: [threeFigures(distance)],
        },
      ],
    });
  }),
];

type Slope = { a: number; b: number; c: number; x: number; y: number };
type Antiderivative = { cubic: number; square: number; constant: number };

/** Of `aa-function-from-derivative`: with the tangent; a given result with an error. */
export const functionsFromTangents = [
  later(4, ({ a, b, c, x, y }: Slope, { cubic, square, constant }: Antiderivative) => {
    const slope = a * x * x + b * x + c;
    const F = polynomial([cubic, square, c, constant]);
    return inParts({
      stem: raw`At each point $(x, y)$ of a curve the gradient is $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([a, b, c])}$. The point P$(${x}, ${y})$ lies on the curve.`,
      hint: 'The gradient at P needs no integration, the curve does.',
      parts: [
        {
          ask: 'Find the equation of the tangent at P.',
          answer: `$y = ${polynomial([slope, y - slope * x])}$`,
          solution: raw`At $x = ${x}$ the gradient is ${slope}: $y${signed(-y)} = ${slope}(x${signed(-x)})$, that is $y = ${polynomial([slope, y - slope * x])}$.`,
          marks: [`A1 gradient ${slope}`, `A1 $y = ${polynomial([slope, y - slope * x])}$`],
          keys: [{ kind: 'equation', value: `y = ${polynomial([slope, y - slope * x])}` }],
        },
        {
          ask: 'Find the equation of the curve.',
          answer: `$y = ${F}$`,
          solution: raw`$y = ${polynomial([cubic, square, c, 0])} + C$; at P, $${((cubic * x + square) * x + c) * x} + C = ${y}$, so $C = ${constant}$.`,
          marks: ['M1 integrates', `A1 $${polynomial([cubic, square, c, 0])} + C$`, `A1 $y = ${F}$`],
          keys: [{ kind: 'expression', value: F }],
        },
        {
          ask: 'State where the curve meets the $y$-axis.',
          answer: `$(0, ${constant})$`,
          solution: raw`With $x = 0$: $y = ${constant}$.`,
          marks: [`A1 $(0, ${constant})$`],
          keys: [{ kind: 'coordinate', values: ['0', `${constant}`] }],
        },
      ],
    });
  }),
  later(8, ({ a, b, c, x, y }: Slope, { cubic, square, constant }: Antiderivative) => {
    const mistaken = polynomial([cubic, square, c, y]);
    return inParts({
      stem: raw`For a function with $f'(x) = ${polynomial([a, b, c])}$ and $f(${x}) = ${y}$, a student writes $f(x) = ${mistaken}$.`,
      hint: 'Test both conditions.',
      parts: [
        {
          ask: "Show that the student's function has the correct derivative but not the correct value.",
          answer: 'As given.',
          solution: raw`Its derivative is $${polynomial([a, b, c])}$, as it should be. At $x = ${x}$ its value is ${((cubic * x + square) * x + c) * x + y}, not ${y}: the student took the value at $x = ${x}$ for the constant.`,
          marks: ['A1 derivative correct', `A1 value ${((cubic * x + square) * x + c) * x + y} at $x = ${x}$`],
        },
        {
          ask: 'Find the correct function.',
          answer: `$${polynomial([cubic, square, c, constant])}$`,
          solution: raw`$${((cubic * x + square) * x + c) * x} + C = ${y}$ gives $C = ${constant}$: $f(x) = ${polynomial([cubic, square, c, constant])}$.`,
          marks: ['M1 uses the point', `A1 $${polynomial([cubic, square, c, constant])}$`],
          keys: [{ kind: 'expression', value: polynomial([cubic, square, c, constant]) }],
        },
      ],
    });
  }),
];

/** Of `aa-reverse-chain-rule-mc`: step by step, with limits. */
export const substitutionsByStep = [
  later(
    4,
    (
      { m, a, n }: { m: number; a: number; n: number },
      { numerator, denominator }: { numerator: number; denominator: number },
    ) => {
      const bracket = `(x^2 + ${a})`;
      const coefficient = fraction(numerator, denominator);
      const top = numerator * ((1 + a) ** (n + 1) - a ** (n + 1));
      return inParts({
        stem: raw`Let $u = x^2 + ${a}$.`,
        hint: 'What becomes of the differential when $x$ is replaced?',
        parts: [
          {
            ask: raw`Find $\dfrac{\mathrm{d}u}{\mathrm{d}x}$, and express $${m}x\,\mathrm{d}x$ by $\mathrm{d}u$.`,
            answer: raw`$2x$; $${m / 2}\,\mathrm{d}u$`,
            solution: raw`$\dfrac{\mathrm{d}u}{\mathrm{d}x} = 2x$, so $${m}x\,\mathrm{d}x = ${m / 2} \times 2x\,\mathrm{d}x = ${m / 2}\,\mathrm{d}u$.`,
            marks: ['A1 $2x$', raw`A1 $${m / 2}\,\mathrm{d}u$`],
          },
          {
            ask: raw`Hence find $\displaystyle\int ${m}x${bracket}^{${n}}\,\mathrm{d}x$.`,
            answer: `$${coefficient === '1' ? '' : coefficient}${bracket}^{${n + 1}} + C$`,
            solution: raw`$\displaystyle\int ${m / 2}u^{${n}}\,\mathrm{d}u = ${coefficient === '1' ? '' : coefficient}u^{${n + 1}} + C = ${coefficient === '1' ? '' : coefficient}${bracket}^{${n + 1}} + C$.`,
            marks: [
              raw`M1 $\int ${m / 2}u^{${n}}\,\mathrm{d}u$`,
              `A1 $${coefficient === '1' ? '' : coefficient}${bracket}^{${n + 1}} + C$`,
            ],
            keys: [{ kind: 'expression', value: `${coefficient}${bracket}^{${n + 1}}`, constant: 'added' }],
          },
          {
            ask: raw`Write down the limits for $u$ that belong to $x = 0$ and $x = 1$, and determine the value of the integral between them.`,
            answer: `$${fraction(top, denominator)}$, with the limits $${a}$ and $${a + 1}$`,
            solution: raw`$u = ${a}$ and $u = ${a + 1}$. The value is $${coefficient === '1' ? '' : coefficient}\left(${a + 1}^{${n + 1}} - ${a}^{${n + 1}}\right) = ${fraction(top, denominator)}$.`,
            marks: [`A1 limits ${a} and ${a + 1}`, `A1 $${fraction(top, denominator)}$`],
            keys: [exact(top / denominator)],
          },
        ],
      });
    },
  ),
];

type Quotient = { m: number; a: number; p: number; q: number };
type Logarithm = { factor: number; top: number; bottom: number; value: number };

/** Of `aa-logarithmic-integral`: find a limit; a given result with an error. */
export const limitsFromLogarithms = [
  later(4, ({ m, a }: Quotient, { factor }: Logarithm) => {
    const root = surd(3 * a);
    const integrand = raw`\frac{${m}x}{x^2 + ${a}}`;
    return inParts({
      stem: raw`Let $A(t) = \displaystyle\int_0^t ${integrand}\,\mathrm{d}x$ for $t > 0$.`,
      hint: 'The numerator is nearly the derivative of the denominator.',
      parts: [
        {
          ask: raw`Show that $A(t) = ${term(factor, raw`\ln\left(\dfrac{t^2 + ${a}}{${a}}\right)`)}$.`,
          answer: 'As given.',
          solution: raw`The derivative of $x^2 + ${a}$ is $2x$, so an antiderivative is $${term(factor, raw`\ln(x^2 + ${a})`)}$. Between the limits: $${term(factor, raw`\ln(t^2 + ${a})`)} - ${term(factor, raw`\ln ${a}`)}$, which is the stated expression.`,
          marks: [
            raw`M1 multiple of $\ln(x^2 + ${a})$`,
            `A1 factor ${factor}`,
            'A1 substitutes the limits',
            'AG the stated expression',
          ],
        },
        {
          ask: raw`Find the exact value of $t$ for which $A(t) = ${term(2 * factor, raw`\ln 2`)}$.`,
          answer: raw`$t = ${root}$`,
          solution: raw`$\ln\left(\dfrac{t^2 + ${a}}{${a}}\right) = 2\ln 2 = \ln 4$, so $t^2 + ${a} = ${4 * a}$ and $t = ${root}$.`,
          marks: [raw`M1 $2\ln 2 = \ln 4$`, `A1 $t^2 + ${a} = ${4 * a}$`, raw`A1 $t = ${root}$`],
          keys: [inExactForm(Math.sqrt(3 * a), root)],
        },
        {
          ask: raw`Determine whether $A(t)$ has a greatest value.`,
          answer: 'It has none.',
          solution: raw`The logarithm grows without limit as $t$ does, so $A(t)$ has no greatest value, although the integrand tends to zero.`,
          marks: ['R1 the logarithm grows without limit'],
        },
      ],
    });
  }),
  later(8, ({ m, a, p, q }: Quotient, { factor, top, bottom, value }: Logarithm) => {
    const single = fraction(top ** factor, bottom ** factor);
    return inParts({
      stem: raw`A student writes $\displaystyle\int \frac{${m}x}{x^2 + ${a}}\,\mathrm{d}x = ${m}x\ln(x^2 + ${a}) + C$.`,
      hint: 'Differentiate what the student wrote.',
      parts: [
        {
          ask: 'Show by differentiation that this is wrong.',
          answer: 'The derivative is not the integrand.',
          solution: raw`By the product rule the derivative is $${m}\ln(x^2 + ${a}) + \dfrac{${2 * m}x^2}{x^2 + ${a}}$, which is not the integrand.`,
          marks: ['M1 product rule', 'A1 not the integrand'],
        },
        {
          ask: raw`Find the correct integral, and hence the exact value of $\displaystyle\int_{${p}}^{${q}} \frac{${m}x}{x^2 + ${a}}\,\mathrm{d}x$ in the form $\ln k$.`,
          answer: raw`$${term(factor, raw`\ln(x^2 + ${a})`)} + C$; $\ln\left(${single}\right)$`,
          solution: raw`$${term(factor, raw`\ln(x^2 + ${a})`)} + C$; between the limits $${term(factor, raw`\ln ${top}`)} - ${term(factor, raw`\ln ${bottom}`)} = \ln\left(${single}\right)$.`,
          marks: [
            raw`A1 $${term(factor, raw`\ln(x^2 + ${a})`)} + C$`,
            'M1 substitutes the limits',
            raw`A1 $\ln\left(${single}\right)$`,
          ],
          keys: [
            { kind: 'expression', label: 'Integral', value: term(factor, raw`\ln(x^2 + ${a})`), constant: 'added' },
            { kind: 'number', label: 'Value', ...inExactForm(value, raw`\ln\left(${single}\right)`) },
          ],
        },
      ],
    });
  }),
];

type Region = { p: number; q: number; b: number; c: number };
type Between = { slope: number; intercept: number; areaTimes6: number };

/** Of `aa-area-between-curves`: the greatest distance; a given calculation with an error. */
export const distancesBetween = [
  later(4, ({ p, q, b, c }: Region, { slope, intercept, areaTimes6 }: Between) => {
    const [width, gap] = [q - p, (q - p) ** 2];
    const middle = fraction(p + q, 2);
    return inParts({
      stem: raw`The line $y = ${polynomial([slope, intercept])}$ meets the parabola $y = ${polynomial([1, b, c])}$ at $x = ${p}$ and $x = ${q}$, and lies above it in between. Let $d(x)$ be the vertical distance between them.`,
      hint: 'The distance is a quadratic function with known zeros.',
      parts: [
        {
          ask: raw`Show that $d(x) = ${polynomial([-1, p + q, -p * q])}$ for $${p} \le x \le ${q}$.`,
          answer: 'As given.',
          solution: raw`$d(x) = (${polynomial([slope, intercept])}) - (${polynomial([1, b, c])}) = ${polynomial([-1, p + q, -p * q])}$.`,
          marks: ['M1 line minus parabola', 'AG the stated distance'],
        },
        {
          ask: 'Calculate the greatest vertical distance, and where it occurs.',
          answer: `$${fraction(gap, 4)}$ at $x = ${middle}$`,
          solution: raw`$d'(x) = 0$ at $x = ${middle}$, midway between the zeros, where $d = ${fraction(gap, 4)}$.`,
          marks: ["M1 $d'(x) = 0$, or symmetry", `A1 $x = ${middle}$`, `A1 $${fraction(gap, 4)}$`],
          keys: [
            { kind: 'number', label: 'Distance', ...exact(gap / 4) },
            { kind: 'number', label: '$x =$', ...exact((p + q) / 2) },
          ],
        },
        {
          ask: 'Calculate the area enclosed, and show that it is two thirds of the greatest distance times the width of the interval.',
          answer: `$${fraction(areaTimes6, 6)}$`,
          solution: raw`$\displaystyle\int_{${p}}^{${q}} d(x)\,\mathrm{d}x = ${fraction(areaTimes6, 6)}$. The width is ${width}, and $\frac{2}{3} \times ${fraction(gap, 4)} \times ${width} = ${fraction(areaTimes6, 6)}$ as well.`,
          marks: [
            'M1 integral of the distance',
            `A1 $${fraction(areaTimes6, 6)}$`,
            raw`A1 $\frac{2}{3} \times ${fraction(gap, 4)} \times ${width}$ is the same`,
          ],
          keys: [exact(areaTimes6 / 6)],
        },
      ],
    });
  }),
  later(8, ({ p, q, b, c }: Region, { slope, intercept, areaTimes6 }: Between) =>
    inParts({
      stem: raw`To find the area enclosed by $y = ${polynomial([1, b, c])}$ and $y = ${polynomial([slope, intercept])}$, a student calculates $\displaystyle\int_{${p}}^{${q}} \left((${polynomial([1, b, c])}) - (${polynomial([slope, intercept])})\right)\mathrm{d}x$ and is surprised by the result.`,
      hint: 'Which of the two graphs is above the other?',
      parts: [
        {
          ask: raw`Show that the limits are correct.`,
          answer: 'As given.',
          solution: raw`$${polynomial([1, b, c])} = ${polynomial([slope, intercept])}$ gives $${polynomial([1, -(p + q), p * q])} = 0$, so $x = ${p}$ or $x = ${q}$.`,
          marks: ['M1 equates', `A1 $x = ${p}$ and $x = ${q}$`],
        },
        {
          ask: "Find the student's result, and explain it.",
          answer: `$${fraction(-areaTimes6, 6)}$; the line is above the parabola`,
          solution: raw`The integral is $${fraction(-areaTimes6, 6)}$. It is negative because the line lies above the parabola between the limits: the student took the lower graph first.`,
          marks: ['M1 integrates', `A1 $${fraction(-areaTimes6, 6)}$`, 'R1 the line is above'],
          keys: [exact(-areaTimes6 / 6)],
        },
        {
          ask: 'State the area.',
          answer: `$${fraction(areaTimes6, 6)}$`,
          solution: raw`With the order changed the sign changes: $${fraction(areaTimes6, 6)}$.`,
          marks: [`A1 $${fraction(areaTimes6, 6)}$`],
          keys: [exact(areaTimes6 / 6)],
        },
      ],
    }),
  ),
];
