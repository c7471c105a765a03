import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { normalProbability, normalQuantile } from './normal-distribution.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Long questions of linked parts for Section B of paper 2 of SL, with calculator: 13 or 14 marks each. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

const choose = (n: number, r: number) => Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

const normalAndBinomial = defineTemplate({
  key: 'aa-section-b-sl-normal-and-binomial',
  calculatorAllowed: true,
  placements: core('4.9', 2, ['4.8', '4.11', '4.12']),
  variants: [
    {
      mean: 800,
      deviation: 12,
      a: 810,
      b: 820,
      n: 15,
      k: 5,
      mean2: 805,
      low: 790,
      percent: 4,
      unit: 'grams',
      things: 'loaves of a bakery',
      one: 'a loaf',
      what: 'masses',
      more: (x: string) => `weighs more than ${x} grams`,
      sample: (n: number) => `A customer buys ${n} loaves`,
      moreOf: (k: number, x: string) => `at least ${k} of them weigh more than ${x} grams`,
      second: 'In a second bakery the masses of the loaves are normally distributed with mean',
      less: (percent: number, x: number) => `${percent}% of its loaves weigh less than ${x} grams`,
    },
    {
      mean: 42,
      deviation: 5,
      a: 45,
      b: 50,
      n: 12,
      k: 4,
      mean2: 44,
      low: 40,
      percent: 10,
      unit: 'hours',
      things: 'batteries of one brand',
      one: 'a battery',
      what: 'lifetimes',
      more: (x: string) => `lasts more than ${x} hours`,
      sample: (n: number) => `A school buys ${n} of the batteries`,
      moreOf: (k: number, x: string) => `at least ${k} of them last more than ${x} hours`,
      second: 'The lifetimes of the batteries of a second brand are normally distributed with mean',
      less: (percent: number, x: number) => `${percent}% of these batteries last less than ${x} hours`,
    },
    {
      mean: 36,
      deviation: 4,
      a: 38,
      b: 42,
      n: 20,
      k: 8,
      mean2: 35,
      low: 30,
      percent: 6,
      unit: 'minutes',
      things: 'bus journeys to a school on one line',
      one: 'a journey',
      what: 'times',
      more: (x: string) => `takes more than ${x} minutes`,
      sample: (n: number) => `A pupil makes ${n} of these journeys`,
      moreOf: (k: number, x: string) => `at least ${k} of them take more than ${x} minutes`,
      second: 'The times of the journeys on a second line are normally distributed with mean',
      less: (percent: number, x: number) => `${percent}% of these journeys take less than ${x} minutes`,
    },
  ],
  solve: ({ mean, deviation, a, b, n, k, mean2, low, percent }) => {
    const over = (x: number) => normalProbability((mean - x) / deviation);
    const p = over(a);
    let fewer = 0;
    for (let r = 0; r < k; r++) fewer += choose(n, r) * p ** r * (1 - p) ** (n - r);
    const z = normalQuantile(percent / 100);
    return {
      p,
      top: mean + deviation * normalQuantile(0.9),
      pb: over(b),
      conditional: over(b) / p,
      atLeast: 1 - fewer,
      z,
      deviation2: (low - mean2) / z,
    };
  },
  write: (numbers, { p, top, pb, conditional, atLeast, z, deviation2 }) => {
    const { mean, deviation, a, b, n, k, mean2, low, percent, unit, things, one, what, more, sample, moreOf, second, less } =
      numbers;
    return inParts({
      stem: raw`The ${what} of the ${things}, $X$ ${unit}, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      hint: 'Which distribution does the number in each part follow?',
      parts: [
        {
          ask: `Calculate the probability that ${one}, chosen at random, ${more(`$${a}$`)}.`,
          answer: `$${significant(p)}$`,
          solution: raw`With $X \sim \mathrm{N}(${mean}, ${deviation}^2)$ the calculator gives $${P(`X > ${a}`)} = ${significant(p, 4)}$, so $${significant(p)}$. It is less than one half, since ${a} lies above the mean.`,
          marks: [`(M1) $${P(`X > ${a}`)}$`, `A1 $${significant(p)}$`],
          keys: [{ ...threeFigures(p), slips: [slip(1 - p, 'That is the area on the other side.')] }],
        },
        {
          ask: `The probability that ${one} ${more('$w$')} is 0.1. Determine $w$.`,
          answer: raw`$w = ${significant(top)}$`,
          solution: raw`$${P('X > w')} = 0.1$ means $${P('X < w')} = 0.9$. The inverse normal function with the area 0.9 to the left gives $w = ${significant(top, 5)}$, so $w = ${significant(top)}$.`,
          marks: [`(M1) $${P('X < w')} = 0.9$`, `A1 $w = ${significant(top)}$`],
          keys: [{ ...threeFigures(top), slips: [slip(2 * mean - top, 'That is the value for the lower end.')] }],
        },
        {
          ask: `Given that ${one} ${more(`$${a}$`)}, calculate the probability that it ${more(`$${b}$`)}.`,
          answer: `$${significant(conditional)}$`,
          solution: raw`$${P(raw`X > ${b} \mid X > ${a}`)} = \dfrac{${P(`X > ${b}`)}}{${P(`X > ${a}`)}}$, because $X > ${b}$ includes $X > ${a}$. This is $\dfrac{${significant(pb, 5)}}{${significant(p, 5)}} = ${significant(conditional)}$. It is larger than $${P(`X > ${b}`)}$ alone: what is known has raised it.`,
          marks: [
            raw`M1 $\frac{${P(`X > ${b}`)}}{${P(`X > ${a}`)}}$`,
            `(A1) $${P(`X > ${b}`)} = ${significant(pb, 4)}$`,
            `A1 $${significant(conditional)}$`,
          ],
          keys: [{ ...threeFigures(conditional), slips: [slip(pb, 'The condition has not been used.')] }],
        },
        {
          before: `${sample(n)}, which may be taken as a random sample.`,
          ask: `Calculate the probability that ${moreOf(k, `$${a}$`)}.`,
          answer: `$${significant(atLeast)}$`,
          solution: raw`The number $Y$ of these is binomial with $n = ${n}$ and the probability of part (a), $p = ${significant(p, 5)}$. $${P(raw`Y \ge ${k}`)} = 1 - ${P(raw`Y \le ${k - 1}`)} = ${significant(atLeast)}$. Work with the unrounded probability; and note that "at least ${k}" leaves out ${k - 1}.`,
          marks: [
            raw`M1 recognises $\mathrm{B}(${n}, ${significant(p)})$`,
            raw`(M1) $1 - ${P(raw`Y \le ${k - 1}`)}$`,
            `A1 $${significant(atLeast)}$`,
          ],
          keys: [
            {
              value: atLeast,
              tolerance: 0.0025,
              slips: [
                slip(atLeast - choose(n, k) * p ** k * (1 - p) ** (n - k), `The value ${k} itself belongs to these.`),
                slip(1 - atLeast, 'That is the probability of fewer.'),
              ],
            },
          ],
        },
        {
          before: `${second} ${mean2}. It is known that ${less(percent, low)}.`,
          ask: `Calculate the standard deviation of this distribution.`,
          answer: `$${significant(deviation2)}$ ${unit}`,
          solution: raw`The standardised value with the area ${percent / 100} to its left is $z = ${significant(z, 5)}$. It belongs to ${low}: $\dfrac{${low} - ${mean2}}{\sigma} = ${significant(z, 5)}$, so $\sigma = \dfrac{${low - mean2}}{${significant(z, 5)}} = ${significant(deviation2)}$. Check: both numbers are negative, as ${low} lies below the mean, and $\sigma$ is positive.`,
          marks: [
            `(M1) standardised value of the area ${percent / 100}`,
            `A1 $z = ${significant(z, 4)}$`,
            raw`M1 $\frac{${low} - ${mean2}}{\sigma} = z$`,
            `A1 $${significant(deviation2)}$`,
          ],
          keys: [threeFigures(deviation2)],
        },
      ],
    });
  },
  check: ({ mean, deviation, a, b, n, k, mean2, low, percent }, { p, top, conditional, atLeast, deviation2 }) => {
    const density = (x: number, m: number, s: number) => Math.exp(-(((x - m) / s) ** 2) / 2) / (s * Math.sqrt(2 * Math.PI));
    const area = (from: number, to: number, m = mean, s = deviation) => integrate((x) => density(x, m, s), from, to);
    const far = mean + 9 * deviation;
    assertClose(area(a, far), p, 'probability', 1e-8);
    assertClose(area(top, far), 0.1, 'upper tenth', 1e-8);
    assertClose(area(b, far) / area(a, far), conditional, 'conditional', 1e-7);
    assertClose(area(mean2 - 9 * deviation2, low, mean2, deviation2), percent / 100, 'second distribution', 1e-8);
    // One draw after the other instead of the formula of the binomial distribution.
    let counts = [1];
    for (let i = 0; i < n; i++) counts = [...counts, 0].map((value, r) => value * (1 - p) + (counts[r - 1] ?? 0) * p);
    assertClose(
      counts.slice(k).reduce((x, y) => x + y, 0),
      atLeast,
      'at least',
      1e-9,
    );
  },
});

const bearingsAndArea = defineTemplate({
  key: 'aa-section-b-sl-bearings-and-area',
  calculatorAllowed: true,
  placements: core('3.3', 2, ['3.2.1']),
  variants: [
    {
      first: 65,
      second: 140,
      d1: 12,
      d2: 9,
      who: 'A ship',
      verb: 'sails',
      back: 'The ship then sails straight back to P.',
      beacon: 'a lighthouse',
    },
    {
      first: 38,
      second: 120,
      d1: 7.5,
      d2: 10,
      who: 'A hiker',
      verb: 'walks',
      back: 'The hiker then walks straight back to P.',
      beacon: 'a hut',
    },
    {
      first: 25,
      second: 85,
      d1: 6,
      d2: 8.5,
      who: 'A drone',
      verb: 'flies',
      back: 'The drone then flies straight back to P.',
      beacon: 'a mast',
    },
  ],
  solve: ({ first, second, d1, d2 }) => {
    const rad = Math.PI / 180;
    const angle = 180 - (second - first);
    const pr = Math.sqrt(d1 * d1 + d2 * d2 - 2 * d1 * d2 * Math.cos(angle * rad));
    const atP = Math.asin((d2 * Math.sin(angle * rad)) / pr) / rad;
    const area = 0.5 * d1 * d2 * Math.sin(angle * rad);
    return { angle, pr, atP, bearing: first + atP, area, nearest: (2 * area) / pr };
  },
  write: ({ first, second, d1, d2, who, verb, back, beacon }, { angle, pr, atP, bearing, area, nearest }) => {
    const rad = Math.PI / 180;
    const go = ([x, y]: readonly [number, number], towards: number, by: number) =>
      [x + by * Math.sin(towards * rad), y + by * Math.cos(towards * rad)] as const;
    const [p, q] = [[0, 0] as const, go([0, 0], first, d1)];
    const r = go(q, second, d2);
    const up = 0.35 * d1;
    const drawing = new Diagram({
      x: [-0.2 * d1, Math.max(q[0], r[0]) + 0.25 * d1],
      y: [Math.min(0, r[1]) - 0.15 * d1, Math.max(up, q[1] + up) + 0.15 * d1],
      width: 380,
      equalScale: true,
    });
    drawing.polygon([p, q, r]).point(p).point(q).point(r);
    for (const at of [p, q]) drawing.arrow(at, [at[0], at[1] + up], 'd-dashed').label([at[0], at[1] + up], 'N', { dy: -7 });
    drawing.label(p, 'P', { dx: -12, dy: 8 }).label(q, 'Q', { dx: -12, dy: -6 }).label(r, 'R', { dx: 13, dy: 8 });
    const three = (degrees: number) => `${degrees}`.padStart(3, '0');
    const bearingTex = `0${significant(bearing)}^\\circ`;
    return inParts({
      stem: raw`${who} ${verb} $${d1} \text{ km}$ from a point P on a bearing of $${three(first)}^\circ$ to a point Q, where there is ${beacon}. From Q ${who.replace('A ', 'the ')} continues for $${d2} \text{ km}$ on a bearing of $${three(second)}^\circ$ to a point R. The diagram is not to be measured.

![](diagram:journey)`,
      hint: 'Draw the direction of north at Q as well, and look for parallel lines.',
      diagrams: [
        {
          name: 'journey',
          svg: drawing.toSvg(),
          alt: 'A triangle with the vertices P, Q and R. Q lies above P to its right, and R lies further to the right. Dashed arrows at P and Q point north.',
        },
      ],
      parts: [
        {
          ask: raw`Show that the angle $\text{P}\hat{\text{Q}}\text{R}$ is $${angle}^\circ$.`,
          answer: 'As given.',
          solution: raw`The bearing of P from Q is $${first}^\circ + 180^\circ = ${first + 180}^\circ$, as the directions of north are parallel. The bearing of R from Q is $${second}^\circ$. The angle between these directions is $${first + 180}^\circ - ${second}^\circ = ${angle}^\circ$.`,
          marks: [
            raw`M1 bearing of P from Q, or equal angles at parallel lines`,
            raw`A1 $${first + 180}^\circ - ${second}^\circ$`,
            'AG the stated angle',
          ],
        },
        {
          ask: raw`Calculate the distance PR.`,
          answer: raw`$${significant(pr)} \text{ km}$`,
          solution: raw`By the cosine rule, $\text{PR}^2 = ${d1}^2 + ${d2}^2 - 2 \times ${d1} \times ${d2}\cos ${angle}^\circ = ${significant(pr * pr, 5)}$, so $\text{PR} = ${significant(pr, 4)}$, about $${significant(pr)} \text{ km}$. The cosine of an obtuse angle is negative, so PR is longer than for a right angle.`,
          marks: ['M1 cosine rule', 'A1 correct substitution', raw`A1 $${significant(pr)} \text{ km}$`],
          keys: [threeFigures(pr, undefined, 'km')],
        },
        {
          ask: 'Calculate the bearing of R from P.',
          answer: raw`$${bearingTex}$`,
          solution: raw`By the sine rule, $\sin\text{Q}\hat{\text{P}}\text{R} = \dfrac{${d2}\sin ${angle}^\circ}{${significant(pr, 5)}}$, so $\text{Q}\hat{\text{P}}\text{R} = ${significant(atP, 4)}^\circ$ (it is acute, since the angle at Q is obtuse). The bearing is $${first}^\circ + ${significant(atP, 4)}^\circ$, that is $${bearingTex}$.`,
          marks: ['M1 sine rule or cosine rule', raw`A1 $${significant(atP)}^\circ$`, raw`A1 $${bearingTex}$`],
          keys: [
            {
              value: bearing,
              tolerance: 0.5,
              unit: '°',
              slips: [slip(atP, 'That is the angle of the triangle; a bearing is measured from north.')],
            },
          ],
        },
        {
          before: back,
          ask: 'Write down the bearing of the return journey.',
          answer: raw`$${significant(bearing + 180)}^\circ$`,
          solution: raw`The opposite direction differs by $180^\circ$: $${significant(bearing, 4)}^\circ + 180^\circ$, that is $${significant(bearing + 180)}^\circ$.`,
          marks: [raw`A1 $${significant(bearing + 180)}^\circ$`],
          keys: [{ value: bearing + 180, tolerance: 0.6, unit: '°' }],
        },
        {
          ask: 'Calculate the area of triangle PQR.',
          answer: raw`$${significant(area)} \text{ km}^2$`,
          solution: raw`$\frac{1}{2} \times ${d1} \times ${d2}\sin ${angle}^\circ = ${significant(area, 4)}$, so the area is $${significant(area)} \text{ km}^2$.`,
          marks: ['M1 formula with two sides and the angle between them', raw`A1 $${significant(area)} \text{ km}^2$`],
          keys: [threeFigures(area, undefined, 'km^2')],
        },
        {
          ask: `Hence determine the least distance from ${beacon.replace(/^an? /, 'the ')} at Q on the way back.`,
          answer: raw`$${significant(nearest)} \text{ km}$`,
          solution: raw`The least distance is the height of the triangle over the side PR: $\frac{1}{2} \times ${significant(pr, 5)} \times h = ${significant(area, 5)}$, so $h = ${significant(nearest, 4)}$, about $${significant(nearest)} \text{ km}$.`,
          marks: [
            raw`M1 $\frac{1}{2} \times \text{PR} \times h$ equal to the area`,
            raw`A1 $${significant(nearest)} \text{ km}$`,
          ],
          keys: [threeFigures(nearest, undefined, 'km')],
        },
      ],
    });
  },
  check: ({ first, second, d1, d2 }, { angle, pr, bearing, area, nearest }) => {
    // Coordinates east and north instead of the triangle's rules.
    const rad = Math.PI / 180;
    const [qx, qy] = [d1 * Math.sin(first * rad), d1 * Math.cos(first * rad)];
    const [rx, ry] = [qx + d2 * Math.sin(second * rad), qy + d2 * Math.cos(second * rad)];
    assertClose(Math.hypot(rx, ry), pr, 'distance');
    assertClose(Math.atan2(rx, ry) / rad, bearing, 'bearing');
    assertClose(Math.abs(qx * ry - qy * rx) / 2, area, 'area');
    assertClose(minimise((t) => Math.hypot(qx - t * rx, qy - t * ry), 0, 1).value, nearest, 'least distance');
    assert.ok(angle > 90 && bearing < 180);
  },
});

const riseAndDecay = defineTemplate({
  key: 'aa-section-b-sl-concentration-model',
  calculatorAllowed: true,
  placements: core('5.6', 2, ['5.8.2', '5.11', '2.9']),
  variants: [
    { a: 8, b: 0.5, level: 3, end: 12, t1: 1 },
    { a: 6, b: 0.4, level: 4, end: 10, t1: 1 },
    { a: 5, b: 0.25, level: 5, end: 24, t1: 2 },
  ],
  solve: ({ a, b, level, end, t1 }) => {
    const c = (t: number) => a * t * Math.exp(-b * t);
    const from = bisect((t) => c(t) - level, 0, 1 / b);
    const to = bisect((t) => c(t) - level, 1 / b, 12 / b);
    return {
      at: c(t1),
      peak: 1 / b,
      top: a / (b * Math.E),
      from,
      to,
      fastest: 2 / b,
      // By parts, from 0 to the end.
      total: (a / (b * b)) * (1 - Math.exp(-b * end) * (1 + b * end)),
    };
  },
  write: ({ a, b, level, end, t1 }, { at, peak, top, from, to, fastest, total }) => {
    const power = `e^{-${b}t}`;
    return inParts({
      stem: raw`The concentration of a medicine in the blood of a patient, $C$ milligrams per litre, $t$ hours after it has been taken, is modelled by $C(t) = ${a}t${power}$, for $0 \le t \le ${end}$.`,
      hint: 'Which rule does a product of two functions need?',
      parts: [
        {
          ask: raw`Calculate the concentration after ${t1 === 1 ? 'one hour' : `${t1} hours`}.`,
          answer: raw`$${significant(at)}$ milligrams per litre`,
          solution: raw`$C(${t1}) = ${a} \times ${t1} \times e^{-${b * t1}} = ${significant(at)}$.`,
          marks: [`A1 $${significant(at)}$`],
          keys: [threeFigures(at)],
        },
        {
          ask: raw`Show that $C'(t) = ${a}${power}(1 - ${b}t)$.`,
          answer: 'As given.',
          solution: raw`By the product rule with $u = ${a}t$ and $v = ${power}$: $C'(t) = ${a}${power} + ${a}t \times (-${b})${power}$. Taking out $${a}${power}$ leaves the bracket $1 - ${b}t$.`,
          marks: ['M1 product rule', raw`A1 $${a}${power} - ${a} \times ${b}t${power}$`, 'AG the stated derivative'],
        },
        {
          ask: 'Hence calculate the time at which the concentration is greatest, and the greatest concentration.',
          answer: raw`$t = ${peak}$, $C = ${significant(top)}$`,
          solution: raw`An exponential is never zero, so $C'(t) = 0$ only when $1 - ${b}t = 0$, at $t = ${peak}$. Before it the bracket is positive and after it negative, so this is the maximum: $C(${peak}) = ${a} \times ${peak} \times e^{-1} = ${significant(top)}$.`,
          marks: [`M1 $1 - ${b}t = 0$`, `A1 $t = ${peak}$`, `A1 $${significant(top)}$`],
          keys: [
            { kind: 'number', label: '$t =$', ...exact(peak) },
            { kind: 'number', label: 'Greatest concentration', ...threeFigures(top) },
          ],
        },
        {
          before: `The medicine has an effect while its concentration is at least ${level} milligrams per litre.`,
          ask: 'Determine for how many hours it has an effect.',
          answer: `$${significant(to - from)}$ hours`,
          solution: raw`The graph of $C$ meets the line $y = ${level}$ at $t = ${significant(from, 4)}$ and at $t = ${significant(to, 4)}$, and lies above it between them. The duration is $${significant(to - from, 4)}$, about $${significant(to - from)}$ hours.`,
          marks: [
            raw`M1 $C(t) = ${level}$`,
            `A1 $t = ${significant(from)}$ and $t = ${significant(to)}$`,
            `A1 $${significant(to - from)}$ hours`,
          ],
          keys: [
            {
              value: to - from,
              tolerance: 0.011,
              unit: 'h',
              slips: [slip(to, 'That counts from the start; the effect begins later.')],
            },
          ],
        },
        {
          ask: 'Calculate the time at which the concentration is decreasing most rapidly.',
          answer: `$t = ${fastest}$ hours`,
          solution: raw`The rate $C'(t)$ is least there. From the graph of $C'$, or from $C''(t) = ${a}${power}(${Number((b * b).toFixed(4))}t - ${2 * b}) = 0$, $t = ${fastest}$. It is the point of inflexion of the graph of $C$.`,
          marks: [`M1 minimum of $C'$, or zero of $C''$`, `A1 $t = ${fastest}$`],
          keys: [{ ...exact(fastest), slips: [slip(peak, 'There the concentration is greatest; its rate of change is zero.')] }],
        },
        {
          ask: raw`Calculate the value of $\displaystyle\int_0^{${end}} C(t)\,\mathrm{d}t$, and hence the mean concentration over the ${end} hours.`,
          answer: raw`$${significant(total)}$; $${significant(total / end)}$ milligrams per litre`,
          solution: raw`The calculator gives $${significant(total, 5)}$, so $${significant(total)}$ for the integral. Spread evenly over ${end} hours this is $\dfrac{${significant(total, 5)}}{${end}} = ${significant(total / end)}$ milligrams per litre, which is less than the greatest concentration, as it must be.`,
          marks: [`A1 $${significant(total)}$`, `A1 $${significant(total / end)}$`],
          keys: [
            { kind: 'number', label: 'Integral', ...threeFigures(total) },
            { kind: 'number', label: 'Mean', ...threeFigures(total / end) },
          ],
        },
      ],
    });
  },
  check: ({ a, b, level, end }, { peak, top, from, to, fastest, total }) => {
    const c = (t: number) => a * t * Math.exp(-b * t);
    const best = maximise(c, 0, end);
    assertClose(best.value, top, 'greatest value');
    assertClose(best.at, peak, 'time of the greatest value', 1e-3);
    for (const edge of [from, to]) assertClose(c(edge), level, 'level', 1e-9);
    assert.ok(0 < from && from < peak && peak < to);
    assertClose(minimise((t) => differentiate(c, t), 0.1, end).at, fastest, 'steepest fall', 1e-3);
    assertClose(integrate(c, 0, end), total, 'integral', 1e-8);
    assert.ok(to < end && c((from + to) / 2) > level && c(to + 0.01) < level && c(from - 0.01) < level);
  },
});

/** Section B of paper 2 of SL. */
export const sectionBStandardCalculator = [normalAndBinomial, bearingsAndArea, riseAndDecay];
