import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, maximise, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, polynomial, signed, significant } from '../../tex.ts';
import type { Point } from './figures.ts';
import { choice, hl, near, prose, scheme, toWithin } from './writing.ts';

/** Topic 5, additional higher level: rules of differentiation, related rates, volumes, motion. */

const productRule = defineTemplate({
  key: 'ai-product-rule-exponential',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: [hl('5.9.1', 1)],
  variants: [
    { n: 2, k: 3 },
    { n: 3, k: 2 },
    { n: 2, k: -4 },
    { n: 4, k: -2 },
    { n: 3, k: 5 },
    { n: 5, k: -3 },
    { n: 4, k: 6 },
    { n: 2, k: -5 },
  ],
  solve: ({ n, k }) => ({ inner: k, outer: n }),
  write: ({ n, k }, { inner, outer }, index) => {
    const power = (m: number) => (m === 0 ? '' : m === 1 ? 'x' : `x^{${m}}`);
    const e = prose`\mathrm{e}^{${k}x}`;
    return {
      text: prose`
        Let $f(x) = ${power(n)}${e}$.

        Find $f'(x)$. [2]`,
      hint: 'A product of two functions: each factor is differentiated once while the other stays.',
      ...choice(
        prose`$\left(${outer}${power(n - 1)}${inner < 0 ? ' - ' : ' + '}${Math.abs(inner)}${power(n)}\right)${e}$`,
        [
          prose`$${n * k}${power(n - 1)}${e}$`,
          prose`$\left(${n}${power(n - 1)} + ${power(n)}\right)${e}$`,
          prose`$\left(${n}${power(n - 1)}${k < 0 ? ' + ' : ' - '}${Math.abs(k)}${power(n)}\right)${e}$`,
        ],
        index,
      ),
      solution: prose`
        With $u = ${power(n)}$ and $v = ${e}$: $u' = ${n}${power(n - 1)}$ and, by the chain rule, $v' = ${k}${e}$. The product rule gives
        $$f'(x) = u'v + uv' = ${n}${power(n - 1)}${e} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}${e} = \left(${n}${power(n - 1)} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}\right)${e}.$$

        The derivative of a product is not the product of the derivatives; leaving out the factor $${k}$ forgets the chain rule; and the sign of $uv'$ is that of $${k}$.`,
      markScheme: scheme({
        '': [
          prose`M1 product rule`,
          prose`A1 $\left(${n}${power(n - 1)} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}\right)${e}$`,
        ],
      }),
    };
  },
  check: ({ n, k }, { inner, outer }) => {
    for (const x of [0.3, 0.9, -0.6]) {
      const slope = differentiate((t) => t ** n * Math.exp(k * t), x, 1e-4);
      assertClose((outer * x ** (n - 1) + inner * x ** n) * Math.exp(k * x), slope, 'the slope', 1e-5);
    }
  },
});

const conicalTank = defineTemplate({
  key: 'ai-related-rates-cone',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('5.9.2', 2, '5.9.1', '3.1.2')],
  variants: [
    { what: 'Water is poured into', vessel: 'tank', radius: 3, height: 6, rate: 2, at: 4, unit: 'm', time: 'minute' },
    { what: 'Sand runs into', vessel: 'funnel', radius: 6, height: 18, rate: 15, at: 9, unit: 'cm', time: 'second' },
    { what: 'Oil flows into', vessel: 'container', radius: 20, height: 40, rate: 60, at: 25, unit: 'cm', time: 'second' },
    { what: 'Grain falls into', vessel: 'hopper', radius: 2, height: 5, rate: 0.4, at: 3, unit: 'm', time: 'minute' },
    { what: 'Syrup drips into', vessel: 'paper cup', radius: 4, height: 10, rate: 3, at: 5, unit: 'cm', time: 'second' },
    { what: 'Rain water runs into', vessel: 'cistern', radius: 1.5, height: 3, rate: 0.2, at: 1.2, unit: 'm', time: 'hour' },
    { what: 'Milk is filled into', vessel: 'filter', radius: 9, height: 12, rate: 30, at: 8, unit: 'cm', time: 'second' },
    { what: 'Concrete is pumped into', vessel: 'mould', radius: 0.8, height: 2, rate: 0.05, at: 1.5, unit: 'm', time: 'minute' },
  ],
  solve: ({ radius, height, rate, at }) => {
    const c = (radius / height) ** 2;
    return { c, rise: rate / (Math.PI * c * at * at), full: (Math.PI * radius * radius * height) / (3 * rate) };
  },
  write: ({ what, vessel, radius, height, rate, at, unit, time }, { c, rise, full }) => {
    const level = at / height;
    const oval = (y: number, half: number, from: number, to: number) =>
      Array.from({ length: 41 }, (_, i): Point => {
        const angle = from + ((to - from) * i) / 40;
        return [half * Math.cos(angle), y + half * 0.22 * Math.sin(angle)];
      });
    const figure = new Diagram({ x: [-2.6, 2.9], y: [-0.4, 5], equalScale: true, width: 270 })
      .polyline(oval(4.2, 2, 0, 2 * Math.PI))
      .polyline([
        [-2, 4.2],
        [0, 0],
        [2, 4.2],
      ])
      .polygon([[0, 0], ...oval(4.2 * level, 2 * level, 0, Math.PI)], { shade: true })
      .polyline(oval(4.2 * level, 2 * level, 0, 2 * Math.PI), 'd-curve2')
      .segment([0, 0], [0, 4.2 * level], 'd-dashed')
      .segment([0, 4.2 * level], [2 * level, 4.2 * level], 'd-dashed')
      .label([0, 2.1 * level], 'h', { math: true, dx: -10, dy: 0 })
      .label([2 * level, 4.2 * level], 'r', { math: true, dx: 10, dy: 5 })
      .segment([0, 4.2], [2, 4.2], 'd-dashed')
      .label([2, 4.2], `${radius} ${unit}`, { anchor: 'start', dx: 6, dy: 4 });
    return {
      text: prose`
        ${what} a ${vessel} in the shape of an upside-down cone with radius $${radius}\text{ ${unit}}$ at the top and height $${height}\text{ ${unit}}$, at a constant rate of $${rate}\text{ ${unit}}^{3}$ per ${time}. When the depth is $h\text{ ${unit}}$, the surface has radius $r\text{ ${unit}}$.

        ![](diagram:cone)

        (a) Show that the volume filled is $V = \dfrac{\pi}{3}\left(\dfrac{${radius}}{${height}}\right)^{2}h^{3}$. [3]

        (b) Find $\dfrac{\mathrm{d}V}{\mathrm{d}h}$. [1]

        (c) Find the rate at which the depth increases when $h = ${at}$. [4]

        (d) Find the time that it takes to fill the whole ${vessel}. [2]`,
      hint: prose`Similar triangles give $r$ in terms of $h$; the chain rule links $\frac{\mathrm{d}V}{\mathrm{d}t}$ and $\frac{\mathrm{d}h}{\mathrm{d}t}$.`,
      answer: prose`
        (a) shown

        (b) $${significant(c, 4)}\,\pi h^{2}$

        (c) $${significant(rise)}\text{ ${unit}}$ per ${time}

        (d) $${significant(full)}$ ${time}s`,
      solution: prose`
        (a) The filled part is similar to the whole cone, so $\dfrac{r}{h} = \dfrac{${radius}}{${height}}$ and $r = \dfrac{${radius}}{${height}}h$. Then
        $V = \dfrac{1}{3}\pi r^{2}h = \dfrac{\pi}{3}\left(\dfrac{${radius}}{${height}}\right)^{2}h^{3}$.

        (b) $\dfrac{\mathrm{d}V}{\mathrm{d}h} = \pi\left(\dfrac{${radius}}{${height}}\right)^{2}h^{2} = ${significant(c, 4)}\,\pi h^{2}$.

        (c) Chain rule: $\dfrac{\mathrm{d}V}{\mathrm{d}t} = \dfrac{\mathrm{d}V}{\mathrm{d}h} \times \dfrac{\mathrm{d}h}{\mathrm{d}t}$. At $h = ${at}$,
        $$${rate} = ${significant(c, 4)}\,\pi \times ${at}^{2} \times \frac{\mathrm{d}h}{\mathrm{d}t}, \qquad \frac{\mathrm{d}h}{\mathrm{d}t} = ${significant(rise)}\text{ ${unit}}\text{ per ${time}}.$$

        (d) The whole volume is $\frac{1}{3}\pi \times ${radius}^2 \times ${height} = ${significant((Math.PI * radius * radius * height) / 3, 5)}\text{ ${unit}}^{3}$. Divided by the rate $${rate}$ this gives $${significant(full)}$ ${time}s.`,
      markScheme: scheme({
        a: [
          prose`M1 similar triangles`,
          prose`A1 $r = \frac{${radius}}{${height}}h$`,
          prose`M1 substituted in $\frac{1}{3}\pi r^{2}h$`,
          'AG the expression given',
        ],
        b: [prose`A1 $${significant(c, 4)}\,\pi h^{2}$`],
        c: [
          'M1 chain rule',
          prose`A1 $\frac{\mathrm{d}V}{\mathrm{d}t} = ${rate}$ used`,
          prose`M1 $h = ${at}$ substituted`,
          prose`A1 $${significant(rise)}$`,
        ],
        d: ['M1 whole volume divided by the rate', prose`A1 $${significant(full)}$`],
      }),
      numeric: [near(rise, 'c', `${unit} per ${time}`), near(full, 'd', `${time}s`)],
      diagrams: [
        {
          name: 'cone',
          svg: figure.toSvg(),
          alt: `An upside-down cone with top radius ${radius} ${unit}, filled to depth h with surface radius r.`,
        },
      ],
    };
  },
  check: ({ radius, height, rate, at }, { rise, full }) => {
    // Depth as a function of time, and its slope where the depth is the one asked for.
    const depth = (t: number) => Math.cbrt((3 * rate * t * height * height) / (Math.PI * radius * radius));
    const moment = bisect((t) => depth(t) - at, 0, full);
    assertClose(rise, differentiate(depth, moment, moment / 1_000), 'the slope of the depth', 1e-5);
    assertClose(depth(full), height, 'full to the top');
    assert.ok(at < height);
  },
});

const inflexionDose = defineTemplate({
  key: 'ai-inflexion-of-dose-curve',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.10', 1, '5.9.1', '5.6')],
  variants: [
    { a: 12, k: 0.5, what: 'concentration of a drug', x: 'hours' },
    { a: 30, k: 0.25, what: 'number of messages per minute about a rumour', x: 'hours' },
    { a: 8, k: 0.4, what: 'response of a muscle', x: 'seconds' },
    { a: 50, k: 0.2, what: 'sales of a new song, in thousands a week,', x: 'weeks' },
    { a: 5, k: 0.8, what: 'brightness of a flash', x: 'milliseconds' },
    { a: 20, k: 0.625, what: 'level of a hormone', x: 'hours' },
    { a: 16, k: 0.32, what: 'flow of a stream after a storm', x: 'hours' },
    { a: 9, k: 1.25, what: 'force on a spring board', x: 'seconds' },
  ],
  solve: ({ a, k }) => ({ top: 1 / k, peak: a / (k * Math.E), bend: 2 / k, steepest: -a * Math.exp(-2) }),
  write: ({ a, k, what, x }, { top, peak, bend, steepest }) => {
    const f = (t: number) => a * t * Math.exp(-k * t);
    const wide = 6 / k;
    const step = wide > 24 ? 5 : wide > 10 ? 2 : 1;
    const figure = new Diagram({ x: [0, wide], y: [0, peak * 1.2], width: 420, height: 230 })
      .axes({ x: 't', y: 'f', xTicks: Array.from({ length: Math.floor((wide - step / 2) / step) }, (_, i) => (i + 1) * step) })
      .graph(f, 0, wide)
      .point([top, peak])
      .point([bend, f(bend)])
      .label([top, peak], 'M', { math: true, dy: -8 })
      .label([bend, f(bend)], 'I', { math: true, dx: 11, dy: -6 });
    const e = prose`\mathrm{e}^{-${k}t}`;
    const ak = Number((a * k).toFixed(4));
    const akk = Number((a * k * k).toFixed(4));
    return {
      text: prose`
        The ${what} after $t$ ${x} is modelled by $f(t) = ${a}t${e}$ for $t \ge 0$. The graph has a maximum at M and a point of inflexion at I.

        ![](diagram:curve)

        (a) Show that $f'(t) = (${a} - ${ak}\,t)${e}$. [2]

        (b) Find the coordinates of M. [2]

        (c) Find $f''(t)$ and hence the $t$-coordinate of I. [4]

        (d) State what is special about the rate of change of $f$ at I. [1]`,
      hint: 'The second derivative changes its sign at a point of inflexion.',
      answer: prose`
        (a) shown

        (b) $(${significant(top)}, ${significant(peak)})$

        (c) $f''(t) = (${akk}\,t - ${2 * ak})${e}$, $t = ${significant(bend)}$

        (d) $f$ decreases fastest there (at a rate of $${significant(Math.abs(steepest))}$)`,
      solution: prose`
        (a) Product rule with $u = ${a}t$ and $v = ${e}$: $f'(t) = ${a}${e} + ${a}t \times (-${k})${e} = (${a} - ${ak}\,t)${e}$.

        (b) The exponential factor is never zero, so $f'(t) = 0$ gives $${a} - ${ak}\,t = 0$ and $t = ${significant(top)}$. Then $f(${significant(top)}) = ${significant(peak)}$.

        (c) Product rule once more: $f''(t) = -${ak}${e} + (${a} - ${ak}\,t)(-${k})${e} = (${akk}\,t - ${2 * ak})${e}$. It is zero, and changes sign, at $t = \dfrac{${2 * ak}}{${akk}} = ${significant(bend)}$.

        (d) The first derivative has a minimum at I: there $f$ decreases fastest, at a rate of $${significant(Math.abs(steepest))}$ per unit of time.`,
      markScheme: scheme({
        a: ['M1 product rule', prose`A1 $${a}${e} - ${ak}\,t${e}$`, 'AG the expression given'],
        b: [prose`M1 $f'(t) = 0$, or maximum of the graph`, prose`A1 $(${significant(top)}, ${significant(peak)})$`],
        c: [
          'M1 product rule',
          prose`A1 $(${akk}\,t - ${2 * ak})${e}$`,
          prose`M1 $f''(t) = 0$`,
          prose`A1 $t = ${significant(bend)}$`,
        ],
        d: ['R1 fastest decrease'],
      }),
      diagrams: [
        {
          name: 'curve',
          svg: figure.toSvg(),
          alt: 'A curve that rises from the origin to a maximum M, then falls through a point of inflexion I towards the t-axis.',
        },
      ],
    };
  },
  check: ({ a, k }, { top, peak, bend, steepest }) => {
    const f = (t: number) => a * t * Math.exp(-k * t);
    const best = maximise(f, 0, 10 / k);
    assertClose(peak, best.value, 'the maximum');
    assertClose(top, best.at, 'where the maximum is', 1e-3);
    const slope = (t: number) => differentiate(f, t);
    const fall = maximise((t) => -slope(t), top, 10 / k);
    assertClose(bend, fall.at, 'where it falls fastest', 1e-3);
    assertClose(-steepest, fall.value, 'how fast it falls', 1e-5);
  },
});

const substitutionIntegral = defineTemplate({
  key: 'ai-integral-by-substitution',
  difficulty: 'Medium',
  calculatorAllowed: false,
  placements: [hl('5.11', 1, '5.5.1')],
  variants: [
    { a: 1, n: 3, y0: 2 },
    { a: 2, n: 2, y0: 3 },
    { a: -1, n: 4, y0: 1 },
    { a: 3, n: 2, y0: 10 },
    { a: -2, n: 3, y0: 5 },
    { a: 1, n: 5, y0: 1 },
    { a: -1, n: 2, y0: 4 },
    { a: 2, n: 3, y0: 7 },
  ],
  solve: ({ a, n, y0 }) => ({ divisor: 2 * (n + 1), numerator: 2 * (n + 1) * y0 - a ** (n + 1), at1: (1 + a) ** (n + 1) }),
  write: ({ a, n, y0 }, { divisor, numerator, at1 }) => {
    const inner = `x^{2}${signed(a)}`;
    const constant = fraction(numerator, divisor);
    const value = fraction(at1 + numerator, divisor);
    const plus = numerator < 0 ? ` - ${fraction(-numerator, divisor)}` : numerator === 0 ? '' : ` + ${constant}`;
    return {
      text: prose`
        The gradient of a curve is $\dfrac{\mathrm{d}y}{\mathrm{d}x} = x\left(${inner}\right)^{${n}}$, and the curve passes through $(0, ${y0})$.

        (a) Use the substitution $u = ${inner}$ to find $\displaystyle\int x\left(${inner}\right)^{${n}}\,\mathrm{d}x$. [4]

        (b) Find the equation of the curve. [2]

        (c) Find the exact value of $y$ at $x = 1$. [1]`,
      hint: prose`$\frac{\mathrm{d}u}{\mathrm{d}x} = 2x$, and the factor $x$ is there.`,
      answer: prose`
        (a) $\dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}} + c$

        (b) $y = \dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}}${plus}$

        (c) $${value}$`,
      solution: prose`
        (a) From $u = ${inner}$: $\dfrac{\mathrm{d}u}{\mathrm{d}x} = 2x$, so $x\,\mathrm{d}x = \frac{1}{2}\,\mathrm{d}u$. The integral becomes
        $$\int \frac{1}{2}u^{${n}}\,\mathrm{d}u = \frac{u^{${n + 1}}}{2 \times ${n + 1}} + c = \frac{\left(${inner}\right)^{${n + 1}}}{${divisor}} + c.$$

        (b) At $x = 0$: $${y0} = \dfrac{(${a})^{${n + 1}}}{${divisor}} + c = ${fraction(a ** (n + 1), divisor)} + c$, so $c = ${constant}$ and
        $y = \dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}}${plus}$.

        (c) At $x = 1$ the bracket is $${1 + a}$, so $y = \dfrac{${1 + a < 0 ? `(${1 + a})` : 1 + a}^{${n + 1}}}{${divisor}}${plus} = ${value}$.`,
      markScheme: scheme({
        a: [
          prose`M1 $\frac{\mathrm{d}u}{\mathrm{d}x} = 2x$`,
          prose`A1 $\int \frac{1}{2}u^{${n}}\,\mathrm{d}u$`,
          prose`A1 $\frac{u^{${n + 1}}}{${divisor}}$`,
          prose`A1 back in terms of $x$, with $+\,c$`,
        ],
        b: [prose`M1 $(0, ${y0})$ substituted`, prose`A1 $c = ${constant}$ in the equation`],
        c: [prose`A1 $${value}$`],
      }),
      numeric: [toWithin((at1 + numerator) / divisor, 0.001, 'c')],
    };
  },
  check: ({ a, n, y0 }, { divisor, numerator, at1 }) => {
    const slope = (x: number) => x * (x * x + a) ** n;
    assertClose((at1 + numerator) / divisor, y0 + integrate(slope, 0, 1), 'the value at 1');
    const curve = (x: number) => (x * x + a) ** (n + 1) / divisor + numerator / divisor;
    assertClose(curve(0), y0, 'the starting point');
    assertClose(differentiate(curve, 1.3), slope(1.3), 'the gradient', 1e-5);
  },
});

const vaseVolume = defineTemplate({
  key: 'ai-volume-of-revolution',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.12.2', 2, '5.12.1', '5.11'), hl('5.12.1', 2, '5.12.2')],
  variants: [
    { thing: 'vase', a: 2, b: 3, end: 9, unit: 'cm' },
    { thing: 'bell', a: 1.5, b: 2, end: 16, unit: 'cm' },
    { thing: 'lamp shade', a: 3, b: 5, end: 25, unit: 'cm' },
    { thing: 'horn', a: 0.8, b: 1, end: 36, unit: 'cm' },
    { thing: 'plant pot', a: 2.5, b: 6, end: 16, unit: 'cm' },
    { thing: 'rocket nose', a: 0.6, b: 0.5, end: 4, unit: 'm' },
    { thing: 'goblet', a: 1.2, b: 1.5, end: 9, unit: 'cm' },
    { thing: 'cooling tower model', a: 4, b: 8, end: 25, unit: 'cm' },
  ],
  solve: ({ a, b, end }) => {
    // y = a √x + b: ∫ y dx and π ∫ y² dx in closed form.
    const root = Math.sqrt(end);
    return {
      area: (2 / 3) * a * end * root + b * end,
      volume: Math.PI * ((a * a * end * end) / 2 + (4 / 3) * a * b * end * root + b * b * end),
      mouth: a * root + b,
    };
  },
  write: ({ thing, a, b, end, unit }, { area, volume, mouth }) => {
    const f = (x: number) => a * Math.sqrt(x) + b;
    const figure = new Diagram({ x: [0, end * 1.15], y: [-mouth * 1.2, mouth * 1.25], width: 420, height: 280 })
      .shadeBetween(f, () => 0, 0, end)
      .axes({ xTicks: [end] })
      .graph(f, 0, end)
      .graph((x) => -f(x), 0, end, 'd-dashed')
      .segment([end, 0], [end, mouth])
      .segment([end, 0], [end, -mouth], 'd-dashed');
    return {
      text: prose`
        The region between the curve $y = ${a}\sqrt{x} + ${b}$, the axes and the line $x = ${end}$ is rotated through $360^\circ$ about the $x$-axis. The solid models the inside of a ${thing}, with lengths in ${unit === 'cm' ? 'centimetres' : 'metres'}.

        ![](diagram:profile)

        (a) Write down the radius of the wider end. [1]

        (b) Find the area of the shaded region. [2]

        (c) Write down an integral for the volume of the solid. [2]

        (d) Find this volume. [2]

        (e) The ${thing} is filled up to the cross-section at $x = k$, starting from the narrow end, with half of this volume. Find $k$. [3]`,
      hint: prose`A thin slice is a disc of radius $y$: its volume is $\pi y^{2}\,\mathrm{d}x$.`,
      answer: prose`
        (a) $${significant(mouth)}\text{ ${unit}}$

        (b) $${significant(area)}\text{ ${unit}}^{2}$

        (c) $\displaystyle\pi\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x$

        (d) $${significant(volume)}\text{ ${unit}}^{3}$

        (e) $k = ${significant(halfDepth(a, b, end))}$`,
      solution: prose`
        (a) At $x = ${end}$: $y = ${a}\sqrt{${end}} + ${b} = ${significant(mouth)}\text{ ${unit}}$.

        (b) $\displaystyle\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)\mathrm{d}x = ${significant(area, 5)}$, about $${significant(area)}\text{ ${unit}}^{2}$.

        (c) The solid consists of discs of radius $y$: $\displaystyle V = \pi\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x$.

        (d) The calculator gives $V = ${significant(volume, 5)}$, about $${significant(volume)}\text{ ${unit}}^{3}$.

        (e) Solve $\displaystyle\pi\int_{0}^{k} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x = ${significant(volume / 2, 5)}$ with the calculator, for instance as the intersection of the graph of the left side with a horizontal line: $k = ${significant(halfDepth(a, b, end))}$. It is more
        than half of $${end}$, because the narrow end holds less.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(mouth)}$`],
        b: ['(M1) definite integral', prose`A1 $${significant(area)}$`],
        c: [prose`A1 integrand $y^{2}$ with $\pi$`, 'A1 limits'],
        d: ['(M1) evaluation', prose`A1 $${significant(volume)}$`],
        e: ['M1 equation with upper limit $k$', 'M1 half of their volume', prose`A1 $${significant(halfDepth(a, b, end))}$`],
      }),
      numeric: [
        near(mouth, 'a', unit),
        near(area, 'b', `${unit}²`),
        near(volume, 'd', `${unit}³`),
        toWithin(halfDepth(a, b, end), halfDepth(a, b, end) * 0.006, 'e'),
      ],
      diagrams: [
        {
          name: 'profile',
          svg: figure.toSvg(),
          alt: `The region under a rising curve from x = 0 to x = ${end}, shaded, with its mirror image below the x-axis dashed.`,
        },
      ],
    };
  },
  check: ({ a, b, end }, { area, volume }) => {
    // With x = s² the integrands are polynomials, which Simpson's rule takes exactly.
    const root = Math.sqrt(end);
    const slices = (to: number) => integrate((s) => Math.PI * (a * s + b) ** 2 * 2 * s, 0, to);
    assertClose(
      area,
      integrate((s) => (a * s + b) * 2 * s, 0, root),
      'the area',
    );
    assertClose(volume, slices(root), 'the volume');
    const k = halfDepth(a, b, end);
    assertClose(slices(Math.sqrt(k)) * 2, volume, 'half of the volume');
    assert.ok(k > end / 2 && k < end);
  },
});

/** The x up to which half of the solid under y = a √x + b lies. */
function halfDepth(a: number, b: number, end: number): number {
  const part = (x: number) => (a * a * x * x) / 2 + (4 / 3) * a * b * x ** 1.5 + b * b * x;
  return bisect((x) => part(x) - part(end) / 2, 0, end);
}

const lineMotion = defineTemplate({
  key: 'ai-motion-along-line',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.13', 2, '5.12.1')],
  variants: [
    { thing: 'toy train', p: 2, q: 6, a: 0.5, end: 8 },
    { thing: 'lift cage', p: 1, q: 5, a: 0.8, end: 6 },
    { thing: 'robot arm', p: 3, q: 7, a: 0.3, end: 9 },
    { thing: 'mine cart', p: 2, q: 5, a: 1.2, end: 7 },
    { thing: 'camera on a rail', p: 1, q: 4, a: 0.6, end: 5 },
    { thing: 'beetle', p: 4, q: 9, a: 0.2, end: 10 },
    { thing: 'curling stone on a test track', p: 1, q: 6, a: 0.4, end: 8 },
    { thing: 'shuttle', p: 3, q: 8, a: 0.7, end: 9 },
  ],
  solve: ({ p, q, a, end }) => {
    const s = (t: number) => a * (t ** 3 / 3 - ((p + q) / 2) * t * t + p * q * t);
    return {
      acceleration: a * (2 * q - p - q),
      displacement: s(end),
      distance: s(p) + (s(p) - s(q)) + (s(end) - s(q)),
      slowest: -a * ((q - p) / 2) ** 2,
    };
  },
  write: ({ thing, p, q, a, end }, { acceleration, displacement, distance, slowest }) => {
    const v = (t: number) => a * (t - p) * (t - q);
    const top = Math.max(v(0), v(end)) * 1.15;
    const figure = new Diagram({ x: [0, end * 1.08], y: [slowest * 1.4, top], width: 420, height: 260 })
      .shadeBetween(v, () => 0, 0, end)
      .axes({ x: 't', y: 'v', xTicks: [p, q, end] })
      .graph(v, 0, end);
    const short = (value: number) => Number(value.toFixed(4));
    const formula = polynomial([a, short(-a * (p + q)), short(a * p * q)], 't').replace(/(\d)t/g, '$1\\,t');
    return {
      text: prose`
        A ${thing} moves along a straight line. Its velocity, $v\text{ m s}^{-1}$, at time $t$ seconds is $v(t) = ${formula}$ for $0 \le t \le ${end}$. It is at rest at $t = ${p}$ and at $t = ${q}$.

        ![](diagram:velocity)

        (a) Find the acceleration at $t = ${q}$. [2]

        (b) Find the displacement from $t = 0$ to $t = ${end}$. [2]

        (c) Find the total distance travelled in this time. [3]

        (d) Write down the interval in which the ${thing} moves backwards. [1]

        (e) Find the greatest speed while it moves backwards. [2]`,
      hint: prose`Displacement is $\int v\,\mathrm{d}t$; distance is $\int |v|\,\mathrm{d}t$.`,
      answer: prose`
        (a) $${significant(acceleration)}\text{ m s}^{-2}$

        (b) $${significant(displacement)}\text{ m}$

        (c) $${significant(distance)}\text{ m}$

        (d) $${p} < t < ${q}$

        (e) $${significant(-slowest)}\text{ m s}^{-1}$`,
      solution: prose`
        (a) $a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = ${short(2 * a)}\,t - ${short(a * (p + q))}$. At $t = ${q}$ it is $${significant(acceleration)}\text{ m s}^{-2}$.

        (b) $\displaystyle\int_{0}^{${end}} v\,\mathrm{d}t = ${significant(displacement)}\text{ m}$, from the calculator.

        (c) Between $t = ${p}$ and $t = ${q}$ the velocity is negative; there the distance counts positively. So the distance is
        $\displaystyle\int_{0}^{${end}} |v|\,\mathrm{d}t = ${significant(distance)}\text{ m}$.

        (d) The ${thing} moves backwards while $v < 0$: for $${p} < t < ${q}$.

        (e) The velocity is least in the middle of this interval, at $t = ${(p + q) / 2}$: $v = ${significant(slowest)}$. The speed there is $${significant(-slowest)}\text{ m s}^{-1}$.`,
      markScheme: scheme({
        a: ['M1 derivative of $v$', prose`A1 $${significant(acceleration)}$`],
        b: ['(M1) integral of $v$', prose`A1 $${significant(displacement)}$`],
        c: [prose`M1 integral of $|v|$, or three separate integrals`, 'A1 correct limits', prose`A1 $${significant(distance)}$`],
        d: [prose`A1 $${p} < t < ${q}$`],
        e: ['M1 minimum of $v$', prose`A1 $${significant(-slowest)}$`],
      }),
      numeric: [
        near(acceleration, 'a', 'm/s²'),
        near(displacement, 'b', 'm'),
        near(distance, 'c', 'm'),
        near(-slowest, 'e', 'm/s'),
      ],
      diagrams: [
        {
          name: 'velocity',
          svg: figure.toSvg(),
          alt: `A parabola of v against t that is zero at t = ${p} and t = ${q} and negative between them; the areas to the t-axis are shaded from 0 to ${end}.`,
        },
      ],
    };
  },
  check: ({ p, q, a, end }, { acceleration, displacement, distance, slowest }) => {
    const v = (t: number) => a * (t * t - (p + q) * t + p * q);
    const run = simulate((t) => [v(t), Math.abs(v(t))], [0, 0], end, 20_000);
    assertClose(displacement, run[0] as number, 'the displacement by small steps');
    assertClose(distance, run[1] as number, 'the distance by small steps', 1e-5);
    assertClose(acceleration, differentiate(v, q), 'the acceleration');
    assertClose(-slowest, maximise((t) => -v(t), p, q).value, 'the speed backwards');
    assert.ok(Math.abs(displacement) > 0.05);
  },
});

export const furtherCalculusTemplates: readonly QuestionTemplate[] = [
  productRule,
  conicalTank,
  inflexionDose,
  substitutionIntegral,
  vaseVolume,
  lineMotion,
];
