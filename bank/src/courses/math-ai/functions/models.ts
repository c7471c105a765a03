import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, bisect, maximise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, fraction, significant, term } from '../../../tex.ts';
import { choice, core, exact, foreseen, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 2. Quadratic, exponential and sinusoidal models, and variation. */

const waterJet = defineTemplate({
  key: 'ai-water-jet-parabola',
  calculatorAllowed: true,
  placements: [sl('2.5.1', 2, '2.6', '1.8'), sl('2.6', 2, '2.5.1')],
  variants: [
    { start: 1.2, x1: 2, y1: 2.8, land: 6, object: 'jet of water from a hose' },
    { start: 2, x1: 3, y1: 3.5, land: 10, object: 'ball thrown by a player' },
    { start: 0.8, x1: 1, y1: 1.6, land: 4, object: 'jet of water from a fountain' },
    { start: 1.6, x1: 4, y1: 5.2, land: 12, object: 'basketball' },
    { start: 2.4, x1: 5, y1: 4, land: 15, object: 'snowball' },
    { start: 1, x1: 6, y1: 5.5, land: 20, object: 'stream from a fire hose' },
    { start: 3, x1: 2, y1: 4.2, land: 8, object: 'diver’s path from a board' },
    { start: 1.8, x1: 8, y1: 9, land: 30, object: 'javelin’s tip' },
  ],
  solve: ({ start, x1, y1, land }) => {
    // y = a x² + b x + start through (x1, y1) and (land, 0).
    const a = (-start / land - (y1 - start) / x1) / (land - x1);
    const b = (y1 - start) / x1 - a * x1;
    return { a, b, at: -b / (2 * a), top: start - (b * b) / (4 * a) };
  },
  write: ({ start, x1, y1, land, object }, { a, b, at, top }) => {
    const f = (x: number) => a * x * x + b * x + start;
    const step = land > 16 ? 5 : land > 8 ? 2 : 1;
    const tall = Math.ceil(top + 0.6);
    const figure = new Diagram({ x: [0, land * 1.1], y: [0, tall], width: 440, height: 240 })
      .axes({
        xTicks: Array.from({ length: Math.floor((land * 1.05) / step) }, (_, i) => (i + 1) * step),
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1).filter((n) => tall < 8 || n % 2 === 0),
      })
      .graph(f, 0, land)
      .point([0, start])
      .point([x1, y1])
      .label([x1, y1], `(${x1}, ${y1})`, { anchor: 'start', dx: 10, dy: 16 });
    return {
      text: prose`
        The height $y$ metres of a ${object} is modelled by $y = ax^{2} + bx + c$, where $x$ metres is the horizontal distance from the start. The height at the
        start is $${start}\text{ m}$; at $x = ${x1}$ the height is $${y1}\text{ m}$; the height is zero at $x = ${land}$.

        ![](diagram:path)

        (a) Write down the value of $c$. [1]

        (b) Write down two equations in $a$ and $b$. [2]

        (c) Solve these equations for $a$ and $b$. [2]

        (d) Find the greatest height and the horizontal distance at which it is reached. [3]

        (e) Suggest a suitable domain for the model. [1]`,
      hint: 'Which equation does each known point of the curve give?',
      answer: prose`
        (a) $c = ${start}$

        (b) $${term(x1 * x1, 'a')} + ${term(x1, 'b')} = ${decimal(y1 - start, 1)}$ and $${land * land}a + ${land}b = ${-start}$

        (c) $a = ${significant(a)}$, $b = ${significant(b)}$

        (d) $${significant(top)}\text{ m}$ at $x = ${significant(at)}$

        (e) $0 \le x \le ${land}$`,
      solution: prose`
        (a) At $x = 0$ only the constant is left: $c = ${start}$.

        (b) The point $(${x1}, ${y1})$ gives $a \times ${x1}^2 + b \times ${x1} + ${start} = ${y1}$, that is $${term(x1 * x1, 'a')} + ${term(x1, 'b')} = ${decimal(y1 - start, 1)}$.

        The point $(${land}, 0)$ gives $a \times ${land}^2 + b \times ${land} + ${start} = 0$, that is $${land * land}a + ${land}b = ${-start}$.

        (c) The system solver gives $a = ${significant(a, 5)}$ and $b = ${significant(b, 5)}$, to three significant figures $a = ${significant(a)}$ and $b = ${significant(b)}$.

        (d) The vertex is at $x = -\dfrac{b}{2a} = ${significant(at)}$, or use the maximum tool. The height there is $${significant(top)}\text{ m}$ (found with unrounded $a$ and $b$).

        (e) The model makes sense from the start until the height is zero: $0 \le x \le ${land}$.`,
      markScheme: scheme({
        a: [prose`A1 $${start}$`],
        b: ['A1 the first equation (or equivalent)', 'A1 the second equation (or equivalent)'],
        c: [prose`A1 $a = ${significant(a)}$`, prose`A1 $b = ${significant(b)}$`],
        d: [
          'M1 axis of symmetry, or the maximum tool',
          prose`A1 $x = ${significant(at)}$`,
          prose`A1 $${significant(top)}\text{ m}$`,
        ],
        e: [prose`A1 $0 \le x \le ${land}$`],
      }),
      numeric: [exact(start, 'a')],
      keys: [
        {
          kind: 'equation',
          part: 'b',
          label: `From $x = ${x1}$`,
          value: `${x1 * x1}a + ${x1}b = ${decimal(y1 - start, 1)}`,
        },
        { kind: 'equation', part: 'b', label: `From $x = ${land}$`, value: `${land * land}a + ${land}b = ${-start}` },
        labelled('$a =$', near(a, 'c')),
        labelled('$b =$', near(b, 'c')),
        labelled('Greatest height', near(top, 'd', 'm')),
        labelled('Distance', near(at, 'd', 'm')),
        { kind: 'interval', part: 'e', intervals: [{ from: '0', to: `${land}` }] },
      ],
      diagrams: [
        {
          name: 'path',
          svg: figure.toSvg(),
          alt: `A parabola that opens downwards from (0, ${start}) through (${x1}, ${y1}) to (${land}, 0).`,
        },
      ],
    };
  },
  check: ({ start, x1, y1, land }, { a, b, at, top }) => {
    const f = (x: number) => (a * x + b) * x + start;
    assertClose(f(x1), y1, 'the middle point');
    assertClose(f(land), 0, 'the landing point');
    const best = maximise(f, 0, land);
    assertClose(top, best.value, 'the top');
    assertClose(at, best.at, 'where the top is', 1e-4);
    assert.ok(a < 0 && at > 0 && at < land && Math.abs(at - x1) > 0.05);
  },
});

const coolingModel = defineTemplate({
  key: 'ai-cooling-exponential-model',
  calculatorAllowed: true,
  placements: core('2.5.2', 2, '1.5', '2.6'),
  variants: [
    { thing: 'cup of tea', room: 20, start: 90, t1: 5, temp: 68, target: 40 },
    { thing: 'loaf of bread', room: 22, start: 180, t1: 10, temp: 110, target: 35 },
    { thing: 'bowl of soup', room: 18, start: 82, t1: 4, temp: 70, target: 50 },
    { thing: 'steel bolt', room: 25, start: 400, t1: 6, temp: 250, target: 60 },
    { thing: 'baking tray', room: 21, start: 220, t1: 8, temp: 120, target: 45 },
    { thing: 'glass ornament', room: 24, start: 300, t1: 12, temp: 150, target: 50 },
    { thing: 'pan of jam', room: 19, start: 104, t1: 15, temp: 66, target: 30 },
    { thing: 'mug of coffee', room: 23, start: 85, t1: 7, temp: 63, target: 45 },
  ],
  solve: ({ room, start, t1, temp, target }) => {
    const k = Math.log((start - room) / (temp - room)) / t1;
    return { k, reach: Math.log((start - room) / (target - room)) / k, twice: room + (temp - room) ** 2 / (start - room) };
  },
  write: ({ thing, room, start, t1, temp, target }, { k, reach, twice }) => {
    const f = (t: number) => room + (start - room) * Math.exp(-k * t);
    const wide = Math.ceil((reach * 1.3) / 5) * 5;
    const stepX = wide > 40 ? 10 : 5;
    const stepY = start > 150 ? 50 : 20;
    const top = Math.ceil((start * 1.1) / stepY) * stepY;
    const figure = new Diagram({ x: [0, wide], y: [0, top], width: 440 })
      .axes({
        x: 't',
        y: 'T',
        xTicks: Array.from({ length: Math.floor((wide - 1) / stepX) }, (_, i) => (i + 1) * stepX),
        yTicks: Array.from({ length: Math.floor((top - 1) / stepY) }, (_, i) => (i + 1) * stepY),
      })
      .segment([0, room], [wide, room], 'd-dashed')
      .graph(f, 0, wide)
      .point([0, start])
      .point([t1, temp]);
    return {
      text: prose`
        A ${thing} at $${start}\,^\circ\text{C}$ is left to cool in a room at $${room}\,^\circ\text{C}$. After $${t1}$ minutes its temperature is $${temp}\,^\circ\text{C}$.
        The temperature $T\,^\circ\text{C}$ after $t$ minutes is modelled by
        $$T(t) = p + q\mathrm{e}^{-kt}.$$
        The line $T = p$ is the horizontal asymptote of the graph.

        ![](diagram:cooling)

        (a) Write down the value of $p$ and find the value of $q$. [2]

        (b) Determine the value of $k$. [3]

        (c) Calculate the temperature after $${2 * t1}$ minutes. [2]

        (d) Determine the time at which the temperature reaches $${target}\,^\circ\text{C}$. [2]`,
      hint: 'What is the temperature at the start, and which temperature does it approach in the end?',
      answer: prose`
        (a) $p = ${room}$, $q = ${start - room}$

        (b) $k = ${significant(k)}$

        (c) $${significant(twice)}\,^\circ\text{C}$

        (d) $${significant(reach)}\text{ minutes}$`,
      solution: prose`
        (a) In the long run the ${thing} takes the temperature of the room, so $p = ${room}$. At $t = 0$: $p + q = ${start}$, so $q = ${start} - ${room} = ${start - room}$.

        (b) $T(${t1}) = ${temp}$ gives $${room} + ${start - room}\mathrm{e}^{-${t1}k} = ${temp}$, so $\mathrm{e}^{-${t1}k} = \dfrac{${temp - room}}{${start - room}}$ and
        $$k = -\frac{1}{${t1}}\ln\frac{${temp - room}}{${start - room}} = ${significant(k, 5)} \approx ${significant(k)}.$$

        (c) $T(${2 * t1}) = ${room} + ${start - room}\mathrm{e}^{-${2 * t1}k} = ${significant(twice)}\,^\circ\text{C}$, with the unrounded $k$. (In every ${t1} minutes the excess over the room's
        temperature is multiplied by the same factor $\frac{${temp - room}}{${start - room}}$.)

        (d) Solve $${room} + ${start - room}\mathrm{e}^{-kt} = ${target}$ with the calculator, or $t = \dfrac{1}{k}\ln\dfrac{${start - room}}{${target - room}} = ${significant(reach)}\text{ minutes}$.`,
      markScheme: scheme({
        a: [prose`A1 $p = ${room}$`, prose`A1 $q = ${start - room}$`],
        b: [
          prose`M1 $T(${t1}) = ${temp}$ used`,
          prose`(A1) $\mathrm{e}^{-${t1}k} = \frac{${temp - room}}{${start - room}}$, or a graph`,
          prose`A1 $k = ${significant(k)}$`,
        ],
        c: [prose`(M1) $t = ${2 * t1}$ substituted`, prose`A1 $${significant(twice)}\,^\circ\text{C}$`],
        d: [prose`M1 $T(t) = ${target}$`, prose`A1 $${significant(reach)}\text{ minutes}$`],
      }),
      numeric: [near(k, 'b'), toWithin(twice, 0.12, 'c', '°C'), toWithin(reach, reach * 0.005, 'd', 'min')],
      keys: [
        labelled('$p =$', exact(room, 'a'), [{ slip: 'method', value: start, note: 'The temperature at the start is p + q.' }]),
        labelled('$q =$', exact(start - room, 'a'), [
          { slip: 'method', value: start, note: 'The temperature at the start is p + q.' },
        ]),
      ],
      diagrams: [
        {
          name: 'cooling',
          svg: figure.toSvg(),
          alt: `A falling curve of temperature T against time t from (0, ${start}) through (${t1}, ${temp}), approaching the dashed line T = ${room}.`,
        },
      ],
    };
  },
  check: ({ room, start, t1, temp, target }, { k, reach, twice }) => {
    const f = (t: number) => room + (start - room) * Math.exp(-k * t);
    assertClose(f(t1), temp, 'the measured temperature');
    assertClose(f(2 * t1), twice, 'the later temperature');
    assertClose(
      reach,
      bisect((t) => f(t) - target, 0, 500),
      'the time',
    );
    assert.ok(reach > t1 && Math.abs(reach - 2 * t1) > 0.1);
  },
});

const inverseSquare = defineTemplate({
  key: 'ai-inverse-square-variation',
  calculatorAllowed: true,
  placements: core('2.5.3', 1),
  variants: [
    { what: 'The brightness of a lamp', unit: 'lux', of: 'distance from it', ofUnit: 'm', x1: 2, y1: 90, x2: 6 },
    { what: 'The intensity of a sound', unit: 'units', of: 'distance from its source', ofUnit: 'm', x1: 3, y1: 80, x2: 6 },
    { what: 'The force between two magnets', unit: 'N', of: 'distance between them', ofUnit: 'cm', x1: 2, y1: 48, x2: 8 },
    { what: 'The radiation from a source', unit: 'mSv', of: 'distance from it', ofUnit: 'm', x1: 1, y1: 50, x2: 5 },
    { what: 'The strength of a radio signal', unit: 'mW', of: 'distance from the mast', ofUnit: 'km', x1: 4, y1: 72, x2: 12 },
    { what: 'The electrical resistance of a wire', unit: 'ohm', of: 'diameter of the wire', ofUnit: 'mm', x1: 1, y1: 32, x2: 4 },
    { what: 'The warmth felt from a fire', unit: 'units', of: 'distance from it', ofUnit: 'm', x1: 2, y1: 100, x2: 10 },
    {
      what: 'The gravitational pull on a probe',
      unit: 'N',
      of: 'distance from the centre of a planet',
      ofUnit: 'thousand km',
      x1: 5,
      y1: 160,
      x2: 20,
    },
  ],
  solve: ({ x1, y1, x2 }) => ({ constant: y1 * x1 * x1, value: (y1 * x1 * x1) / (x2 * x2) }),
  write: ({ what, unit, of, ofUnit, x1, y1, x2 }, { constant, value }, index) => {
    const ratio = x2 / x1;
    return {
      text: prose`
        ${what} is inversely proportional to the square of the ${of}. It is $${y1}$ ${unit} when the ${of} is $${x1}$ ${ofUnit}.

        Calculate its value, in ${unit}, when the ${of} is $${x2}$ ${ofUnit}. [1]`,
      hint: 'Which product of the variables is constant here?',
      ...choice(
        `$${value}$`,
        [
          wrong(`$${fraction(y1, ratio)}$`, 'You forgot the square: this is inverse proportion to the quantity itself.'),
          wrong(`$${y1 * ratio}$`, 'You took the variation as direct, and forgot the square.'),
          wrong(
            `$${y1 * ratio * ratio}$`,
            'You took the variation as direct: in inverse proportion the one falls when the other rises.',
            'reciprocal',
          ),
        ],
        index,
      ),
      solution: prose`
        Let $y = \dfrac{k}{x^{2}}$. From $y = ${y1}$ at $x = ${x1}$: $k = ${y1} \times ${x1}^{2} = ${constant}$.

        At $x = ${x2}$: $y = \dfrac{${constant}}{${x2}^{2}} = \dfrac{${constant}}{${x2 * x2}} = ${value}$ ${unit}.

        (Quicker: the ${of} is ${ratio} times as large, so the value is divided by $${ratio}^2 = ${ratio * ratio}$.) Forgetting the square divides by ${ratio} only; multiplying by
        ${ratio} or by ${ratio * ratio} treats the variation as direct.`,
    };
  },
  check: ({ x1, y1, x2 }, { value }) => {
    assertClose(value * x2 * x2, y1 * x1 * x1, 'the product y x² stays');
    assert.ok(Number.isInteger(value * 100) && x2 % x1 === 0);
  },
});

const tideModel = defineTemplate({
  key: 'ai-tide-sinusoidal-model',
  calculatorAllowed: true,
  placements: core('2.5.4', 2, '2.6', '2.4'),
  variants: [
    { high: 7.2, low: 1.8, period: 12, at: 4.5, safe: 5, place: 'a harbour entrance' },
    { high: 5.4, low: 1.0, period: 12.5, at: 3, safe: 4, place: 'a river mouth' },
    { high: 9.6, low: 2.4, period: 12, at: 7, safe: 7.5, place: 'a shipping lane' },
    { high: 4.8, low: 0.8, period: 12.4, at: 5, safe: 3.5, place: 'a small marina' },
    { high: 6.5, low: 2.5, period: 12, at: 2.5, safe: 5.5, place: 'a lock gate' },
    { high: 8.1, low: 1.5, period: 12.5, at: 8, safe: 6, place: 'a ferry berth' },
    { high: 3.9, low: 0.7, period: 12.4, at: 1.5, safe: 2.8, place: 'a lagoon inlet' },
    { high: 11.0, low: 3.0, period: 12, at: 10, safe: 9, place: 'an estuary' },
  ],
  solve: ({ high, low, period, at, safe }) => {
    const [a, d, b] = [(high - low) / 2, (high + low) / 2, 360 / period];
    const half = (Math.acos((safe - d) / a) * 180) / Math.PI / b;
    return { a, d, b, depth: d + a * Math.cos((b * at * Math.PI) / 180), until: half, hours: 4 * half };
  },
  write: ({ high, low, period, at, safe, place }, { a, d, b, depth, until, hours }) => {
    const f = (t: number) => d + a * Math.cos((2 * Math.PI * t) / period);
    const wide = 2 * period;
    const tall = Math.ceil(high + 0.8);
    const figure = new Diagram({ x: [0, wide + 1], y: [0, tall], width: 460 })
      .axes({
        x: 't',
        y: 'h',
        xTicks: [4, 8, 12, 16, 20, 24],
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1).filter((n) => tall < 8 || n % 2 === 0),
      })
      .segment([0, safe], [wide, safe], 'd-dashed')
      .graph(f, 0, wide);
    return {
      text: prose`
        The depth of water at ${place}, $h$ metres, is modelled by $h(t) = a\cos(bt) + d$, where $t$ is the time in hours after midnight, $0 \le t \le ${wide}$, and the angle is in degrees.
        High tide, with a depth of $${decimal(high, 1)}\text{ m}$, is at midnight and again every $${period}$ hours. The depth at low tide is $${decimal(low, 1)}\text{ m}$.

        ![](diagram:tide)

        (a) Determine the values of $a$, $b$ and $d$. [4]

        (b) Calculate the depth at $t = ${at}$. [2]

        (c) A ship can pass only while the depth is at least $${safe}\text{ m}$ (dashed line). Calculate the total time for which it can pass in the interval $0 \le t \le ${wide}$. [4]`,
      hint: 'How do high tide, low tide and the time between them show in a cosine graph?',
      answer: prose`
        (a) $a = ${significant(a)}$, $b = ${significant(b)}$, $d = ${significant(d)}$

        (b) $${significant(depth)}\text{ m}$

        (c) $${significant(hours)}\text{ hours}$`,
      solution: prose`
        (a) The amplitude is $a = \dfrac{${decimal(high, 1)} - ${decimal(low, 1)}}{2} = ${significant(a)}$ and the middle value is
        $d = \dfrac{${decimal(high, 1)} + ${decimal(low, 1)}}{2} = ${significant(d)}$. The period is $${period}$ hours, so $b = \dfrac{360}{${period}} = ${significant(b)}$ (degrees per hour).

        (b) $h(${at}) = ${significant(a)}\cos(${decimal(b * at, 1)}^\circ) + ${significant(d)} = ${significant(depth)}\text{ m}$.

        (c) Intersect the graph with the line $h = ${safe}$. The first intersection is at $t = ${significant(until, 4)}$; by symmetry the others are at
        $${period} - ${significant(until, 4)}$, $${period} + ${significant(until, 4)}$ and $${wide} - ${significant(until, 4)}$.

        The depth is large enough from $0$ to $${significant(until, 4)}$, around the second high tide for twice that time, and for the last $${significant(until, 4)}$ hours: in all
        $4 \times ${significant(until, 4)} \approx ${significant(hours)}\text{ hours}$.`,
      markScheme: scheme({
        a: [
          prose`A1 $a = ${significant(a)}$`,
          prose`A1 $d = ${significant(d)}$`,
          prose`M1 $\frac{360}{${period}}$`,
          prose`A1 $b = ${significant(b)}$`,
        ],
        b: [prose`(M1) $t = ${at}$ substituted, angle in degrees`, prose`A1 $${significant(depth)}\text{ m}$`],
        c: [
          prose`M1 $h(t) = ${safe}$`,
          prose`A1 $t = ${significant(until)}$`,
          'M1 use of symmetry, or the four intersections',
          prose`A1 $${significant(hours)}$ hours`,
        ],
      }),
      numeric: [near(hours, 'c', 'h')],
      keys: [
        foreseen(near(depth, 'b', 'm'), [{ slip: 'angle_mode', value: d + a * Math.cos(b * at) }]),

        labelled('$a =$', near(a, 'a'), [
          { slip: 'method', value: high - low, note: 'This is the whole distance from low to high tide.' },
        ]),
        labelled('$b =$', near(b, 'a'), [
          { slip: 'angle_mode', value: (2 * Math.PI) / period },
          { slip: 'method', value: period, note: 'This is the period itself.' },
        ]),
        labelled('$d =$', near(d, 'a')),
      ],
      diagrams: [
        {
          name: 'tide',
          svg: figure.toSvg(),
          alt: `A cosine-shaped graph of depth h against time t over two periods, from ${high} m down to ${low} m and back, with a dashed line at h = ${safe}.`,
        },
      ],
    };
  },
  check: ({ high, low, period, at, safe }, { a, b, d, depth, hours }) => {
    const degrees = Math.PI / 180;
    const h = (t: number) => a * Math.cos(b * t * degrees) + d;
    assertClose(h(0), high, 'midnight');
    assertClose(h(period / 2), low, 'low tide');
    assertClose(h(period), high, 'next high tide');
    assertClose(h(at), depth, 'the depth asked for');
    const steps = 200_000;
    let count = 0;
    for (let i = 0; i < steps; i++) if (h(((i + 0.5) * 2 * period) / steps) >= safe) count += 1;
    assertClose(hours, (count / steps) * 2 * period, 'the time by counting instants', 1e-3);
  },
});

export const modelsTemplates: readonly QuestionTemplate[] = [waterJet, coolingModel, inverseSquare, tideModel];
