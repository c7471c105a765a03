import assert from 'node:assert/strict';
import { degrees } from '../../angles.ts';
import { assertClose, bisect, integrate, maximise, minimise, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { columnVector, fraction, point, polynomial, significant } from '../../tex.ts';
import { add, cross, dot, linear, size, squared, tidy, type Vector } from './vector-algebra.ts';
import { exact, higher, raw, slip, threeFigures } from './writing.ts';

/** Long questions of linked parts for Section B of paper 2 of HL, with calculator: 18 or 19 marks each. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

/** Metres between two drones below which each warns of the other. */
const WARNING = 60;

const choose = (n: number, r: number) => Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

const waitingDensity = defineTemplate({
  key: 'aa-section-b-hl-density-of-a-time',
  calculatorAllowed: true,
  placements: higher('4.14', 2, ['4.8', '4.11']),
  // Density k t^2 (a - t) on [0, a] with k = 12 / a^4.
  variants: [
    {
      a: 6,
      over: 5,
      n: 10,
      least: 2,
      unit: 'minutes',
      story: 'The time that a customer of a bank waits to be served, $T$ minutes,',
      takes: 'a customer waits',
      of: 'customers',
      sample: 'wait',
    },
    {
      a: 10,
      over: 8,
      n: 12,
      least: 3,
      unit: 'hours',
      story: 'The time that a technician needs for a repair, $T$ hours,',
      takes: 'a repair takes',
      of: 'repairs',
      sample: 'take',
    },
    {
      a: 4,
      over: 3,
      n: 15,
      least: 4,
      unit: 'seconds',
      story: 'The time that a computer needs for an answer, $T$ seconds,',
      takes: 'an answer takes',
      of: 'answers',
      sample: 'take',
    },
  ],
  solve: ({ a, over, n, least }) => {
    const below = (t: number) => (12 / a ** 4) * ((a * t ** 3) / 3 - t ** 4 / 4);
    const p = 1 - below(over);
    let fewer = 0;
    for (let r = 0; r < least; r++) fewer += choose(n, r) * p ** r * (1 - p) ** (n - r);
    return {
      mode: (2 * a) / 3,
      mean: (3 * a) / 5,
      deviation: a / 5,
      median: bisect((t) => below(t) - 0.5, 0, a),
      p,
      atLeast: 1 - fewer,
    };
  },
  write: ({ a, over, n, least, unit, story, takes, of, sample }, { mode, mean, deviation, median, p, atLeast }) => {
    const k = fraction(12, a ** 4);
    const cube = (x: string) => (a % 3 === 0 ? `${a / 3}${x}^3` : raw`\frac{${a}${x}^3}{3}`);
    return inParts({
      stem: raw`${story} is modelled by a continuous random variable with the probability density function $$f(t) = \begin{cases} kt^2(${a} - t), & 0 \le t \le ${a} \\ 0, & \text{otherwise.} \end{cases}$$`,
      hint: 'An area under the graph of the density is a probability.',
      parts: [
        {
          ask: raw`Show that $k = ${k}$.`,
          answer: 'As given.',
          solution: raw`The whole area is 1: $k\displaystyle\int_0^{${a}} (${a}t^2 - t^3)\,\mathrm{d}t = k\left[${cube('t')} - \frac{t^4}{4}\right]_0^{${a}} = ${fraction(a ** 4, 12)}k = 1$, so $k = ${k}$.`,
          marks: [
            raw`M1 integral of the density equal to 1`,
            raw`A1 $${cube('t')} - \frac{t^4}{4}$`,
            raw`A1 $${fraction(a ** 4, 12)}k = 1$`,
            'AG the stated value',
          ],
        },
        {
          ask: 'Determine the mode of $T$.',
          answer: `$${fraction(2 * a, 3)}$ ${unit}`,
          solution: raw`The density is greatest where $f'(t) = k(${2 * a}t - 3t^2) = kt(${2 * a} - 3t) = 0$ with $t > 0$: $t = ${fraction(2 * a, 3)}$. At $t = 0$ and at $t = ${a}$ the density is zero, so this is the maximum.`,
          marks: ["M1 $f'(t) = 0$, or maximum of the graph", `A1 $${fraction(2 * a, 3)}$`],
          keys: [{ ...exact(mode), exact: fraction(2 * a, 3) }],
        },
        {
          ask: raw`Calculate $\mathrm{E}(T)$.`,
          answer: `$${mean}$ ${unit}`,
          solution: raw`$\mathrm{E}(T) = \displaystyle\int_0^{${a}} tf(t)\,\mathrm{d}t = ${k}\int_0^{${a}} (${a}t^3 - t^4)\,\mathrm{d}t = ${mean}$.`,
          marks: [raw`M1 $\int tf(t)\,\mathrm{d}t$`, 'A1 correct integrand and limits', `A1 $${mean}$`],
          keys: [{ ...exact(mean), tolerance: 0.005 }],
        },
        {
          ask: 'Calculate the standard deviation of $T$.',
          answer: `$${deviation}$ ${unit}`,
          solution: raw`$\mathrm{E}(T^2) = \displaystyle\int_0^{${a}} t^2f(t)\,\mathrm{d}t = ${Number(((2 * a * a) / 5).toFixed(4))}$, so $\mathrm{Var}(T) = ${Number(((2 * a * a) / 5).toFixed(4))} - ${mean}^2 = ${Number(((a * a) / 25).toFixed(4))}$ and the standard deviation is its root, $${deviation}$.`,
          marks: [
            raw`M1 $\mathrm{E}(T^2) - (\mathrm{E}(T))^2$`,
            raw`A1 $\mathrm{E}(T^2) = ${Number(((2 * a * a) / 5).toFixed(4))}$`,
            `A1 $${deviation}$`,
          ],
          keys: [{ ...exact(deviation), tolerance: 0.005, slips: [slip((a * a) / 25, 'That is the variance.')] }],
        },
        {
          ask: 'Calculate the median of $T$, and state whether it is less or greater than the mean.',
          answer: `$${significant(median)}$ ${unit}, greater than the mean`,
          solution: raw`$\displaystyle\int_0^m f(t)\,\mathrm{d}t = ${k}\left(${cube('m')} - \frac{m^4}{4}\right) = \frac{1}{2}$. The calculator finds $m = ${significant(median, 4)}$ between 0 and ${a}, about $${significant(median)}$. The median is greater than the mean, ${mean}: the longer tail of the density is on the left.`,
          marks: [raw`M1 $\int_0^m f(t)\,\mathrm{d}t = \frac{1}{2}$`, `A1 $${significant(median)}$`, 'A1 greater than the mean'],
          keys: [{ kind: 'number', label: 'Median', ...threeFigures(median) }],
        },
        {
          ask: raw`Calculate the probability that ${takes} more than ${over} ${unit}, and hence the probability that at least ${least} of ${n} independent ${of} ${sample} more than ${over} ${unit}.`,
          answer: `$${significant(p)}$ and $${significant(atLeast)}$`,
          solution: raw`$${P(`T > ${over}`)} = \displaystyle\int_{${over}}^{${a}} f(t)\,\mathrm{d}t = ${significant(p, 5)}$. The number $Y$ of these among ${n} is binomial with this probability: $${P(raw`Y \ge ${least}`)} = 1 - ${P(raw`Y \le ${least - 1}`)} = ${significant(atLeast)}$.`,
          marks: [
            raw`M1 $\int_{${over}}^{${a}} f(t)\,\mathrm{d}t$`,
            `A1 $${significant(p)}$`,
            raw`M1 binomial, $1 - ${P(raw`Y \le ${least - 1}`)}$`,
            `A1 $${significant(atLeast)}$`,
          ],
          keys: [
            { kind: 'number', label: 'One', ...threeFigures(p) },
            { kind: 'number', label: `At least ${least}`, value: atLeast, tolerance: 0.0025 },
          ],
        },
      ],
    });
  },
  check: ({ a, over, n, least }, { mode, mean, deviation, median, p, atLeast }) => {
    const f = (t: number) => (12 / a ** 4) * t * t * (a - t);
    assertClose(integrate(f, 0, a), 1, 'whole area');
    assertClose(maximise(f, 0, a).at, mode, 'mode', 1e-3);
    assertClose(
      integrate((t) => t * f(t), 0, a),
      mean,
      'mean',
    );
    assertClose(Math.sqrt(integrate((t) => (t - mean) ** 2 * f(t), 0, a)), deviation, 'standard deviation');
    assertClose(integrate(f, 0, median), 0.5, 'median');
    assertClose(integrate(f, over, a), p, 'probability');
    let counts = [1];
    for (let i = 0; i < n; i++) counts = [...counts, 0].map((value, r) => value * (1 - p) + (counts[r - 1] ?? 0) * p);
    assertClose(
      counts.slice(least).reduce((x, y) => x + y, 0),
      atLeast,
      'at least',
    );
    assert.ok(median > mean);
  },
});

const resistedMotion = defineTemplate({
  key: 'aa-section-b-hl-resisted-motion',
  calculatorAllowed: true,
  placements: higher('5.18', 2, ['5.9']),
  variants: [
    { a: 0.8, k: 0.02, step: 5, time: 60, distance: 2000, who: 'A train' },
    { a: 2.4, k: 0.3, step: 0.5, time: 10, distance: 100, who: 'A motor boat' },
    { a: 1.2, k: 0.12, step: 1, time: 20, distance: 300, who: 'A cyclist' },
  ],
  solve: ({ a, k, step, time, distance }) => {
    const limit = a / k;
    const speed = (t: number) => limit * (1 - Math.exp(-k * t));
    const way = (t: number) => limit * (t - (1 - Math.exp(-k * t)) / k);
    const steps = [0];
    for (let i = 0; i < 4; i++) steps.push((steps[i] ?? 0) + step * (a - k * (steps[i] ?? 0)));
    const euler = steps[4] ?? 0;
    const exactSpeed = speed(4 * step);
    return {
      limit: Math.round(limit),
      steps,
      euler,
      exactSpeed,
      error: (100 * (euler - exactSpeed)) / exactSpeed,
      nine: Math.log(10) / k,
      way: way(time),
      arrival: bisect((t) => way(t) - distance, 0, 1000),
    };
  },
  write: ({ a, k, step, time, distance, who }, { limit, steps, euler, exactSpeed, error, nine, way, arrival }) => {
    const equation = raw`\dfrac{\mathrm{d}v}{\mathrm{d}t} = ${a} - ${k}v`;
    const power = (t: string | number) => `e^{-${k}${t}}`;
    const solution = `${limit}\\left(1 - ${power('t')}\\right)`;
    const end = 4 * step;
    const times = step === 1 ? '' : step;
    const shown = steps.slice(1).map((v) => significant(v, 5));
    const the = who.replace(/^An? /, 'the ');
    return inParts({
      stem: raw`${who} starts from rest and moves along a straight line. The velocity, $v \text{ m s}^{-1}$, after $t$ seconds satisfies $$${equation}.$$`,
      hint: 'The right-hand side depends on the velocity alone.',
      parts: [
        {
          ask: raw`Use Euler's method with a step length of $${step}$ to estimate the velocity when $t = ${end}$.`,
          answer: raw`$${significant(euler)} \text{ m s}^{-1}$`,
          solution: raw`$v_{n + 1} = v_n + ${times}(${a} - ${k}v_n)$ with $v_0 = 0$ gives in turn $${shown.join('$, $')}$. After four steps $t = ${end}$, and the estimate is $${significant(euler)} \text{ m s}^{-1}$.`,
          marks: [
            raw`M1 $v_{n + 1} = v_n + ${times}(${a} - ${k}v_n)$`,
            `A1 $v_1 = ${significant(steps[1] ?? 0)}$ and $v_2 = ${significant(steps[2] ?? 0)}$`,
            raw`A1 $${significant(euler)} \text{ m s}^{-1}$`,
          ],
          keys: [threeFigures(euler, undefined, 'm s^-1')],
        },
        {
          ask: raw`Solve the differential equation, and show that $v = ${solution}$.`,
          answer: 'As given.',
          solution: raw`Separating the variables, $\displaystyle\int \frac{1}{${a} - ${k}v}\,\mathrm{d}v = \int 1\,\mathrm{d}t$, so $-\dfrac{1}{${k}}\ln(${a} - ${k}v) = t + C$ (the bracket is positive at the start and stays so). At $t = 0$, $v = 0$: $C = -\dfrac{1}{${k}}\ln ${a}$. Then $\ln\dfrac{${a} - ${k}v}{${a}} = -${k}t$, so $${a} - ${k}v = ${a}${power('t')}$, and division by ${k} gives $v = ${solution}$.`,
          marks: [
            'M1 separates the variables',
            raw`A1 $-\frac{1}{${k}}\ln(${a} - ${k}v)$`,
            'A1 $t + C$',
            'M1 uses the initial condition',
            raw`A1 $${a} - ${k}v = ${a}${power('t')}$`,
            'AG the stated solution',
          ],
        },
        {
          ask: `Calculate the percentage error of the estimate in part (a), and explain its sign with the shape of the graph of $v$.`,
          answer: raw`$${significant(error)}\,\%$; the graph is concave down.`,
          solution: raw`The velocity is $v(${end}) = ${significant(exactSpeed, 5)}$. The error is $\dfrac{${significant(euler, 5)} - ${significant(exactSpeed, 5)}}{${significant(exactSpeed, 5)}}$, which is $${significant(error)}\,\%$. As $v$ grows, its rate of change falls: the graph is concave down, its tangents lie above it, and Euler's method, which follows tangents, gives too much.`,
          marks: [
            raw`M1 compares with $v(${end}) = ${significant(exactSpeed, 4)}$`,
            raw`A1 $${significant(error)}\,\%$`,
            'R1 concave down, so tangents lie above the graph',
          ],
          keys: [{ value: error, tolerance: 0.06, unit: '%' }],
        },
        {
          ask: raw`Write down the limit of $v$ as $t \to \infty$, and calculate the time at which $v$ is 90% of it.`,
          answer: raw`$${limit} \text{ m s}^{-1}$; $t = ${significant(nine)}$ seconds`,
          solution: raw`$${power('t')}$ tends to zero, so $v$ tends to $${limit} \text{ m s}^{-1}$. It is 90% of this when $${power('t')} = 0.1$, so $t = \dfrac{\ln 10}{${k}} = ${significant(nine)}$ seconds.`,
          marks: [raw`A1 $${limit} \text{ m s}^{-1}$`, `A1 $t = ${significant(nine)}$`],
          keys: [
            { kind: 'number', label: 'Limit', ...exact(limit) },
            { kind: 'number', label: '$t =$', ...threeFigures(nine) },
          ],
        },
        {
          ask: raw`Calculate the distance that ${the} travels in the first ${time} seconds.`,
          answer: raw`$${significant(way)} \text{ m}$`,
          solution: raw`The velocity is never negative, so the distance is $\displaystyle\int_0^{${time}} ${solution}\,\mathrm{d}t$. The calculator gives $${significant(way, 5)}$, so $${significant(way)} \text{ m}$.`,
          marks: [raw`M1 integral of $v$`, `A1 limits $0$ and $${time}$`, raw`A1 $${significant(way)} \text{ m}$`],
          keys: [
            {
              ...threeFigures(way, undefined, 'm'),
              slips: [slip(limit * time, 'The velocity reaches its limit only in the long run.')],
            },
          ],
        },
        {
          ask: raw`Calculate the time at which ${the} has travelled $${distance} \text{ m}$.`,
          answer: raw`$${significant(arrival)}$ seconds`,
          solution: raw`$\displaystyle\int_0^x ${solution}\,\mathrm{d}t = ${limit}\left(x - \frac{1 - ${power('x')}}{${k}}\right)$. Setting it equal to ${distance}, the calculator finds $x = ${significant(arrival, 4)}$, about $${significant(arrival)}$ seconds. Check: at the limiting velocity alone it would be only $${significant(distance / limit)}$ seconds.`,
          marks: [
            raw`M1 $\int_0^x v\,\mathrm{d}t = ${distance}$`,
            'A1 correct equation in one unknown',
            `A1 $${significant(arrival)}$ seconds`,
          ],
          keys: [threeFigures(arrival, undefined, 's')],
        },
      ],
    });
  },
  check: ({ a, k, step, time, distance }, { limit, steps, exactSpeed, euler, error, nine, way, arrival }) => {
    // Velocity and way together, step by step.
    const motion = (_: number, [v = 0]: readonly number[]) => [a - k * v, v];
    const at = (t: number) => simulate(motion, [0, 0], t, 4_000);
    assertClose(at(4 * step)[0] ?? 0, exactSpeed, 'velocity', 1e-8);
    assertClose(at(nine)[0] ?? 0, 0.9 * limit, '90%', 1e-8);
    assertClose(at(time)[1] ?? 0, way, 'distance', 1e-8);
    assertClose(at(arrival)[1] ?? 0, distance, 'time of arrival', 1e-6);
    // The steps shrink the distance to the limiting speed by the same factor each time.
    for (const [i, v] of steps.entries()) assertClose(limit - v, limit * (1 - k * step) ** i, 'step', 1e-9);
    assertClose(euler, limit - limit * (1 - k * step) ** 4, 'last step', 1e-9);
    assertClose(exactSpeed * (1 + error / 100), euler, 'percentage error', 1e-9);
    assert.ok(euler > exactSpeed);
  },
});

const twoDrones = defineTemplate({
  key: 'aa-section-b-hl-two-drones',
  calculatorAllowed: true,
  placements: higher('3.15', 2, ['3.13', '3.14']),
  variants: [
    { a: [30, 40, 15], u: [6, 2, 3], b: [50, 155, 50], v: [4, -3, 1] },
    { a: [60, 70, 25], u: [2, 6, 3], b: [150, 60, 30], v: [-3, 5, 2] },
    { a: [40, 20, 20], u: [4, 4, 2], b: [0, 148, 36], v: [5, -2, 1] },
  ] as readonly { a: Vector; u: Vector; b: Vector; v: Vector }[],
  solve: ({ a, u, b, v }) => {
    const [start, relative] = [tidy(add(b, a, -1)), tidy(add(v, u, -1))];
    const normal = cross(u, v);
    const first = Math.round(dot(cross(start, v), normal) / squared(normal));
    const second = Math.round(dot(cross(start, u), normal) / squared(normal));
    const nearest = -dot(start, relative) / squared(relative);
    const least = size(add(start, relative, nearest));
    return {
      start,
      relative,
      first,
      second,
      meeting: tidy(add(a, u, first)),
      nearest,
      least,
      angle: degrees(Math.acos(dot(u, v) / (size(u) * size(v)))),
      warned: 2 * Math.sqrt((WARNING ** 2 - least ** 2) / squared(relative)),
    };
  },
  write: ({ a, u, b, v }, { start, relative, first, second, meeting, nearest, least, angle, warned }) => {
    const quadratic = polynomial([squared(relative), 2 * dot(start, relative), squared(start)], 't');
    const equations = [0, 1, 2].map((i) => `${linear(a[i] ?? 0, u[i] ?? 0)} = ${linear(b[i] ?? 0, v[i] ?? 0, raw`\mu`)}`);
    const [low, high] = [nearest - warned / 2, nearest + warned / 2];
    return inParts({
      stem: raw`Two drones A and B fly along straight lines. Their positions $t$ seconds after the start, in metres, are $$\mathbf{r}_A = ${columnVector(...a)} + t${columnVector(...u)} \quad \text{and} \quad \mathbf{r}_B = ${columnVector(...b)} + t${columnVector(...v)}, \qquad 0 \le t \le 60.$$`,
      hint: 'Two paths may cross although the two that follow them never meet.',
      parts: [
        {
          ask: 'Calculate the speed of drone A.',
          answer: raw`$${size(u)} \text{ m s}^{-1}$`,
          solution: raw`The speed is the magnitude of the velocity: $\sqrt{${u.map((x) => `${x}^2`).join(' + ')}} = ${size(u)}$, so $${size(u)} \text{ m s}^{-1}$.`,
          marks: ['M1 magnitude of the velocity', raw`A1 $${size(u)} \text{ m s}^{-1}$`],
          keys: [exact(size(u), undefined, 'm s^-1')],
        },
        {
          ask: 'Show that the paths of the drones cross, and find the coordinates of the point where they cross. Explain why the drones do not collide there.',
          answer: `$${point(...meeting)}$; they are there at different times.`,
          solution: raw`With a parameter of its own for each path, $${equations.join('$, $')}$. The first two equations give $\lambda = ${first}$ and $\mu = ${second}$. The third is satisfied as well: both sides are ${meeting[2]}. So the paths cross at $${point(...meeting)}$. Drone A is there after ${first} seconds and drone B after ${second} seconds, so they do not collide. With one letter for both parameters the crossing would not be found.`,
          marks: [
            'M1 equates coordinates with two different parameters',
            raw`A1 $\lambda = ${first}$ and $\mu = ${second}$`,
            'R1 the third equation holds as well',
            `A1 $${point(...meeting)}$`,
            'R1 the drones are there at different times',
          ],
          keys: [{ kind: 'coordinate', values: meeting.map(String) }],
        },
        {
          ask: 'Calculate the acute angle between the paths.',
          answer: raw`$${significant(angle)}^\circ$`,
          solution: raw`$\cos\theta = \dfrac{${dot(u, v)}}{\sqrt{${squared(u)}}\sqrt{${squared(v)}}} = ${significant(dot(u, v) / (size(u) * size(v)), 4)}$, so $\theta = ${significant(angle)}^\circ$.`,
          marks: [
            'M1 scalar product of the velocities',
            raw`A1 $\frac{${dot(u, v)}}{\sqrt{${squared(u)}}\sqrt{${squared(v)}}}$`,
            raw`A1 $${significant(angle)}^\circ$`,
          ],
          keys: [threeFigures(angle, undefined, '°')],
        },
        {
          ask: raw`Show that the square of the distance between the drones after $t$ seconds is $${quadratic}$, and hence calculate the least distance between them and the time when it occurs.`,
          answer: raw`$${significant(least)} \text{ m}$ at $t = ${significant(nearest)}$`,
          solution: raw`$\overrightarrow{\text{AB}} = \mathbf{r}_B - \mathbf{r}_A = ${columnVector(...start)} + t${columnVector(...relative)}$. The sum of the squares of its components is $${quadratic}$. Its minimum is at $t = \dfrac{${-2 * dot(start, relative)}}{2 \times ${squared(relative)}} = ${significant(nearest)}$, with the value $${significant(least * least, 5)}$. The least distance is its root, about $${significant(least)} \text{ m}$. Forgetting the root is the usual slip.`,
          marks: [
            raw`M1 $\mathbf{r}_B - \mathbf{r}_A$`,
            'A1 sum of the squares of the components',
            'AG the stated expression',
            'M1 minimum of the quadratic',
            `A1 $t = ${significant(nearest)}$`,
            raw`A1 $${significant(least)} \text{ m}$`,
          ],
          keys: [
            {
              kind: 'number',
              label: 'Least distance',
              ...threeFigures(least, undefined, 'm'),
              slips: [slip(least * least, 'That is the square of the distance.')],
            },
            { kind: 'number', label: '$t =$', ...threeFigures(nearest) },
          ],
        },
        {
          before: `Each drone gives a warning while the other one is less than ${WARNING} metres away.`,
          ask: 'Determine for how many seconds the warning lasts.',
          answer: `$${significant(warned)}$ seconds`,
          solution: raw`The distance is ${WARNING} metres when $${quadratic} = ${WARNING ** 2}$, that is at $t = ${significant(low, 4)}$ and at $t = ${significant(high, 4)}$. Between these times it is less. The warning lasts $${significant(high, 4)} - ${significant(low, 4)}$ seconds, about $${significant(warned)}$ seconds. Check: the middle of the two times is the time of the least distance.`,
          marks: [
            `M1 $${quadratic} = ${WARNING ** 2}$`,
            `A1 $t = ${significant(low)}$ and $t = ${significant(high)}$`,
            `A1 $${significant(warned)}$ seconds`,
          ],
          keys: [{ value: warned, tolerance: 0.11, unit: 's' }],
        },
      ],
    });
  },
  check: ({ a, u, b, v }, { first, second, meeting, nearest, least, angle, warned }) => {
    const gap = (t: number) => Math.hypot(...[0, 1, 2].map((i) => (b[i] ?? 0) + t * (v[i] ?? 0) - (a[i] ?? 0) - t * (u[i] ?? 0)));
    const best = minimise(gap, 0, 60);
    assertClose(best.value, least, 'least distance', 1e-5);
    assertClose(best.at, nearest, 'time', 1e-3);
    const close = (t: number) => gap(t) - WARNING;
    assertClose(bisect(close, nearest, 60) - bisect(close, 0, nearest), warned, 'warning');
    for (const i of [0, 1, 2]) assert.equal((b[i] ?? 0) + second * (v[i] ?? 0), meeting[i]);
    // The angle by the cosine rule in the triangle of the two velocities.
    const [p, q, r] = [size(u), size(v), Math.hypot(...u.map((x, i) => x - (v[i] ?? 0)))];
    assertClose(degrees(Math.acos((p * p + q * q - r * r) / (2 * p * q))), angle, 'angle');
    assert.ok(first !== second && angle < 90 && Number.isInteger(size(u)));
  },
});

/** Section B of paper 2 of HL. */
export const sectionBHigherCalculator = [waitingDensity, resistedMotion, twoDrones];
