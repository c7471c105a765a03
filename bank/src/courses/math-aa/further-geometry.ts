import type { LaterForm } from '../../forms.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { columnVector, fraction, point, signed, signedTerm, significant, term } from '../../tex.ts';
import { piMultiple, surdFraction } from './exact-values.ts';
import { exact, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topic 3, Geometry and trigonometry: further forms of templates, for the same numbers. */

type Of<Names extends string> = Record<Names, number>;
type Parts = readonly PartDraft[];
type Vector = readonly [number, number, number];
const dot = (u: Vector, v: Vector) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

export const coneForms: readonly LaterForm<Of<'radius' | 'slant'>, Of<'height' | 'multiple'>>[] = [
  {
    from: 4,
    write: ({ radius, slant }, { height, multiple }) =>
      inParts({
        stem: raw`A right circular cone has the volume $${term(multiple, raw`\pi`)} \text{ cm}^3$ and the vertical height $${height} \text{ cm}$.`,
        hint: 'Which length follows from the volume, and what links it to the slant height?',
        parts: [
          {
            ask: 'Calculate the radius of its base.',
            answer: raw`$${radius} \text{ cm}$`,
            solution: raw`$\frac{1}{3}\pi r^2 \times ${height} = ${term(multiple, raw`\pi`)}$ gives $r^2 = ${radius * radius}$, so $r = ${radius} \text{ cm}$.`,
            marks: [raw`M1 $\frac{1}{3}\pi r^2 \times ${height} = ${term(multiple, raw`\pi`)}$`, `A1 $r = ${radius}$`],
            keys: [{ ...exact(radius), unit: 'cm' }],
          },
          {
            ask: raw`Calculate its curved surface area as a multiple of $\pi$.`,
            answer: raw`$${term(radius * slant, raw`\pi`)} \text{ cm}^2$`,
            solution: raw`The slant height is $\sqrt{${radius}^2 + ${height}^2} = ${slant}$, so the curved surface is $\pi rl = ${term(radius * slant, raw`\pi`)} \text{ cm}^2$.`,
            marks: [`M1 slant height $${slant}$`, raw`A1 $${term(radius * slant, raw`\pi`)}$`],
            keys: [
              {
                ...inExactForm(radius * slant * Math.PI, term(radius * slant, raw`\pi`), undefined, 'cm^2'),
                slips: [slip(radius * height * Math.PI, 'You used the vertical height.')],
              },
            ],
          },
        ],
      }),
  },
];

const pyramid = (
  { side, height }: Of<'side' | 'height'>,
  { volume, edge, edgeAngle, slant }: Of<'volume' | 'edge' | 'edgeAngle' | 'slant'>,
  more: Parts,
) => {
  const face = (Math.atan(height / (side / 2)) * 180) / Math.PI;
  return inParts({
    stem: raw`A large festival tent has the shape of a pyramid. Its floor is a square with a side of $${side}\text{ m}$, and a vertical pole of $${height}\text{ m}$ in the centre holds the top. The edges that rise from the corners are sewn, and the four side faces are triangles.`,
    hint: 'Two different right-angled triangles contain the pole: one ends at a corner, one at the middle of a side.',
    parts: [
      {
        ask: 'Calculate the angle between a side face and the floor, in degrees.',
        answer: raw`$${significant(face)}^\circ$`,
        solution: raw`It is measured in the triangle of the pole, half of a side and the height of the face: $\tan\theta = \dfrac{${height}}{${side / 2}}$, so $\theta = ${significant(face, 4)}^\circ$, about $${significant(face)}^\circ$.`,
        marks: [
          'M1 triangle that ends at the middle of a side',
          raw`A1 $\tan\theta = \frac{${height}}{${side / 2}}$`,
          raw`A1 $${significant(face)}^\circ$`,
        ],
        keys: [
          {
            ...threeFigures(face, undefined, '°'),
            slips: [slip(edgeAngle, 'That is the angle of an edge: the face is measured from the middle of a side.')],
          },
        ],
      },
      {
        ask: 'Calculate the total length of the four sewn edges and the area of cloth in the four side faces.',
        answer: raw`$${significant(4 * edge)}\text{ m}$ and $${significant(2 * side * slant)}\text{ m}^2$`,
        solution: raw`An edge is $\sqrt{${height}^2 + ${significant((side * Math.SQRT2) / 2, 5)}^2} = ${significant(edge, 5)}$, four of them $${significant(4 * edge, 4)}\text{ m}$. A face has the height $${significant(slant, 5)}$, so the cloth is $4 \times \frac{1}{2} \times ${side} \times ${significant(slant, 5)} = ${significant(2 * side * slant, 4)}\text{ m}^2$.`,
        marks: [
          'M1 edge from half of the diagonal',
          `A1 $${significant(4 * edge)}$`,
          'M1 height of a face',
          `A1 $${significant(2 * side * slant)}$`,
        ],
        keys: [
          { kind: 'number', label: 'Edges', ...threeFigures(4 * edge, undefined, 'm') },
          { kind: 'number', label: 'Cloth', ...threeFigures(2 * side * slant, undefined, 'm^2') },
        ],
      },
      ...more.map((part) => ({ ...part, solution: part.solution.replace('VOLUME', significant(volume)) })),
    ],
  });
};
type PyramidResult = Of<'volume' | 'edge' | 'edgeAngle' | 'slant'>;
export const pyramidForms: readonly LaterForm<Of<'side' | 'height'>, PyramidResult>[] = [
  { from: 4, write: (numbers, result) => pyramid(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      pyramid(numbers, result, [
        {
          ask: 'State by what factor the volume of the tent grows if all its lengths are doubled, and calculate the volume before.',
          answer: raw`8; $${significant(result.volume)}\text{ m}^3$`,
          solution:
            'Each of three lengths in the product is doubled, so the volume becomes 8 times as large. Before, it is one third of the product of base and height, $VOLUME\\text{ m}^3$.',
          marks: ['A1 8', `A1 $${significant(result.volume)}$`],
        },
      ]),
  },
];

const field = ({ b, c, angle }: Of<'b' | 'c' | 'angle'>, { a, area, angleB }: Of<'a' | 'area' | 'angleB'>, more: Parts) =>
  inParts({
    stem: raw`Two straight roads leave a village A at an angle of $${angle}^\circ$ to each other. The first one reaches a village B after $${c}\text{ km}$, the second one a village C after $${b}\text{ km}$.`,
    hint: 'Sketch the triangle. Which rule needs two sides and the angle between them?',
    parts: [
      {
        ask: 'Determine how much shorter the straight line from B to C is than the route along the roads through A.',
        answer: raw`$${significant(b + c - a)}\text{ km}$`,
        solution: raw`By the cosine rule $\text{BC} = \sqrt{${b}^2 + ${c}^2 - 2 \times ${b} \times ${c} \times \cos ${angle}^\circ} = ${significant(a, 5)}$. The way through A is $${Number((b + c).toFixed(4))}$, so the straight line is shorter by $${significant(b + c - a)}\text{ km}$.`,
        marks: ['M1 cosine rule', `A1 $${significant(a)}$`, `A1 $${significant(b + c - a)}$`],
        keys: [{ value: b + c - a, tolerance: b + c - a < 10 ? 0.011 : 0.06, unit: 'km' }],
      },
      {
        ask: 'Calculate the shortest distance from A to the straight line BC.',
        answer: raw`$${significant((2 * area) / a)}\text{ km}$`,
        solution: raw`The area is $\frac{1}{2} \times ${b} \times ${c} \times \sin ${angle}^\circ = ${significant(area, 5)}$. It is also half of BC times the distance, so the distance is $\dfrac{2 \times ${significant(area, 5)}}{${significant(a, 5)}} = ${significant((2 * area) / a)}\text{ km}$.`,
        marks: ['M1 area of the triangle', 'M1 area with BC as the base', `A1 $${significant((2 * area) / a)}$`],
        keys: [{ value: (2 * area) / a, tolerance: (2 * area * 0.006) / a, unit: 'km' }],
      },
      ...more.map((part) => ({ ...part, solution: part.solution.replace('ANGLE', significant(angleB)) })),
    ],
  });
export const cosineRuleForms: readonly LaterForm<Of<'b' | 'c' | 'angle'>, Of<'a' | 'area' | 'angleB'>>[] = [
  { from: 4, write: (numbers, result) => field(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      field(numbers, result, [
        {
          ask: 'Identify the smallest angle of the triangle. Justify your answer without calculating angles.',
          answer: numbers.c < numbers.b ? 'The angle at C' : 'The angle at B',
          solution: raw`The smallest angle lies opposite to the shortest side, which is ${numbers.c < numbers.b ? 'AB, so it is the angle at C' : 'AC, so it is the angle at B'} (the angle at B is $ANGLE^\circ$).`,
          marks: ['R1 opposite to the shortest side'],
        },
      ]),
  },
];

export const sectorForms: readonly LaterForm<Of<'radius' | 'n' | 'd'>, Of<'arc' | 'area'>>[] = [
  {
    from: 4,
    write: ({ radius, n, d }) => {
      const arc = piMultiple(radius * n, d);
      const area = piMultiple(radius * radius * n, 2 * d);
      return inParts({
        stem: raw`A slice of a round cake with radius $${radius} \text{ cm}$ has a curved edge of $${arc} \text{ cm}$.`,
        hint: 'How does an arc depend on the radius and the angle?',
        parts: [
          {
            ask: 'Calculate the angle of the slice in radians.',
            answer: `$${piMultiple(n, d)}$`,
            solution: raw`$\theta = \dfrac{\text{arc}}{r} = ${arc} \div ${radius} = ${piMultiple(n, d)}$.`,
            marks: [raw`M1 $${radius}\theta = ${arc}$`, `A1 $${piMultiple(n, d)}$`],
            keys: [inExactForm((n * Math.PI) / d, piMultiple(n, d))],
          },
          {
            ask: 'Calculate the area of its top and the fraction of the whole cake that it is.',
            answer: raw`$${area} \text{ cm}^2$; $${fraction(n, 2 * d)}$`,
            solution: raw`$\frac{1}{2}r^2\theta = \frac{1}{2} \times ${radius}^2 \times ${piMultiple(n, d)} = ${area} \text{ cm}^2$. Of the full angle $2\pi$ the slice has $${fraction(n, 2 * d)}$.`,
            marks: [raw`M1 $\frac{1}{2}r^2\theta$`, raw`A1 $${area}$`, `A1 $${fraction(n, 2 * d)}$`],
            keys: [
              {
                kind: 'number',
                label: 'Area',
                ...inExactForm((radius * radius * n * Math.PI) / (2 * d), area, undefined, 'cm^2'),
              },
              { kind: 'number', label: 'Fraction', ...exact(n / (2 * d)) },
            ],
          },
        ],
      });
    },
  },
];

const segmentByAngle = (
  { radius, area }: Of<'radius' | 'area'>,
  { theta, perimeter }: Of<'theta' | 'perimeter'>,
  more: Parts,
) => {
  const depth = radius * (1 - Math.cos(theta / 2));
  return inParts({
    stem: raw`A horizontal pipe has a circular cross-section with radius $${radius} \text{ cm}$. There is water in it, and the wet part of the cross-section, a segment smaller than half of the circle, has an area of $${area} \text{ cm}^2$. The ends of the water line and the centre form the angle $\theta$ (in radians).`,
    hint: 'How does the area of the segment follow from those of a sector and a triangle?',
    parts: [
      {
        ask: raw`Determine $\theta$.`,
        answer: raw`$${significant(theta)}$`,
        solution: raw`$\frac{1}{2} \times ${radius}^2(\theta - \sin\theta) = ${area}$ has, from a graph in radian mode, the solution $\theta = ${significant(theta, 4)}$, about $${significant(theta)}$.`,
        marks: [
          raw`M1 $\frac{1}{2} \times ${radius}^2(\theta - \sin\theta) = ${area}$`,
          'M1 solves with technology in radian mode',
          raw`A1 $${significant(theta)}$`,
        ],
        keys: [{ value: theta, tolerance: 0.0055, unit: 'rad' }],
      },
      {
        ask: 'Calculate the depth of the water at its deepest point.',
        answer: raw`$${significant(depth)} \text{ cm}$`,
        solution: raw`The centre lies $${radius}\cos\frac{\theta}{2}$ above the water, so the depth is $${radius} - ${radius}\cos\frac{\theta}{2} = ${significant(depth, 4)}$, about $${significant(depth)} \text{ cm}$.`,
        marks: [raw`M1 distance of the centre from the water line`, raw`A1 $${significant(depth)}$`],
        keys: [{ value: depth, tolerance: Math.max(0.02, depth * 0.006), unit: 'cm' }],
      },
      ...more.map((part) => ({ ...part, solution: part.solution.replace('PERIMETER', significant(perimeter)) })),
    ],
  });
};
export const segmentForms: readonly LaterForm<Of<'radius' | 'area'>, Of<'theta' | 'perimeter'>>[] = [
  { from: 4, write: (numbers, result) => segmentByAngle(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      segmentByAngle(numbers, result, [
        {
          ask: 'Calculate the perimeter of the wet part of the cross-section.',
          answer: raw`$${significant(result.perimeter)} \text{ cm}$`,
          solution: raw`The wet arc and the water line together: $${numbers.radius}\theta + 2 \times ${numbers.radius}\sin\frac{\theta}{2}$, which is about $PERIMETER \text{ cm}$.`,
          marks: ['M1 arc and chord', raw`A1 $${significant(result.perimeter)}$`],
          keys: [{ value: result.perimeter, tolerance: 0.06, unit: 'cm' }],
        },
      ]),
  },
];

const twoPlaces = (
  { angle, c, a }: Of<'angle' | 'c' | 'a'>,
  { long, short, acute, obtuse }: Of<'long' | 'short' | 'acute' | 'obtuse'>,
  more: Parts,
) =>
  inParts({
    stem: raw`From a harbour A a straight coast runs to the east. A lighthouse B stands at a distance of $${c} \text{ km}$ from A, in a direction that makes $${angle}^\circ$ with the coast. Its light reaches $${a} \text{ km}$.`,
    hint: 'How far from B are the ends of the lit part of the coast?',
    parts: [
      {
        ask: raw`Let $x$ be the distance in kilometres from A of a point of the coast at the edge of the light. Show that $x^2 - ${significant(2 * c * Math.cos((angle * Math.PI) / 180), 4)}x + ${Number((c * c - a * a).toFixed(4))} = 0$, with the coefficient of $x$ rounded to four significant figures.`,
        answer: 'As given.',
        solution: raw`By the cosine rule $${a}^2 = x^2 + ${c}^2 - 2 \times ${c}x\cos ${angle}^\circ$. Bringing everything to one side gives the equation, with $2 \times ${c}\cos ${angle}^\circ = ${significant(2 * c * Math.cos((angle * Math.PI) / 180), 4)}$.`,
        marks: [
          'M1 cosine rule with the unknown side',
          raw`A1 $${a}^2 = x^2 + ${c}^2 - 2 \times ${c}x\cos ${angle}^\circ$`,
          'AG the equation',
        ],
      },
      {
        ask: 'Hence calculate the length of the part of the coast that is lit.',
        answer: raw`$${significant(long - short)} \text{ km}$`,
        solution: raw`The solutions are $x = ${significant(short, 4)}$ and $x = ${significant(long, 4)}$; between them the coast is lit, over $${significant(long - short)} \text{ km}$.`,
        marks: [`A1 $${significant(short)}$`, `A1 $${significant(long)}$`, raw`A1 $${significant(long - short)}$`],
        keys: [{ value: long - short, tolerance: Math.max(0.02, (long - short) * 0.005), unit: 'km' }],
      },
      ...more.map((part) => ({
        ...part,
        solution: part.solution.replace('ACUTE', significant(acute)).replace('OBTUSE', significant(obtuse)),
      })),
    ],
  });
export const ambiguousForms: readonly LaterForm<Of<'angle' | 'c' | 'a'>, Of<'long' | 'short' | 'acute' | 'obtuse'>>[] = [
  { from: 4, write: (numbers, result) => twoPlaces(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      twoPlaces(numbers, result, [
        {
          ask: 'Explain how this setting shows the ambiguous case of the sine rule.',
          answer: 'The same side, angle and opposite side belong to two different triangles.',
          solution: raw`With the same two sides and the same angle at A there are two triangles, one for each end of the lit part. Their angles at the coast, $ACUTE^\circ$ and $OBTUSE^\circ$, have the same sine.`,
          marks: ['R1 two triangles with the same data, and supplementary angles'],
        },
      ]),
  },
];

export const exactRatioForms: readonly LaterForm<{ name: string; n: number; d: number }, Of<'radicand' | 'sign' | 'quadrant'>>[] =
  [
    {
      from: 4,
      write: ({ name, n, d }, { radicand, sign, quadrant }) => {
        const other = name === 'sin' ? (n < d ? d - n : 3 * d - n) : 2 * d - n;
        const value = surdFraction(sign, radicand, 2);
        return inParts({
          stem: raw`The angle $\alpha = ${piMultiple(n, d)}$ is drawn in the unit circle.`,
          hint: 'Which other point of the unit circle gives the same ratio?',
          parts: [
            {
              ask: `State the quadrant of $\\alpha$ and the exact value of $\\${name} \\alpha$.`,
              answer: `Quadrant ${quadrant}; $${value}$`,
              solution: raw`The reference angle is $${piMultiple(1, d)}$, and the point lies in quadrant ${quadrant}, where the ${name === 'sin' ? 'sine' : 'cosine'} is ${sign > 0 ? 'positive' : 'negative'}: $${value}$.`,
              marks: [`A1 quadrant ${quadrant}`, `A1 $${value}$`],
              keys: [
                { kind: 'number', label: 'Quadrant', ...exact(quadrant) },
                { kind: 'number', label: 'Value', ...inExactForm((sign * Math.sqrt(radicand)) / 2, value) },
              ],
            },
            {
              ask: raw`Find the other angle between $0$ and $2\pi$ that has the same ${name === 'sin' ? 'sine' : 'cosine'}.`,
              answer: `$${piMultiple(other, d)}$`,
              solution: raw`${name === 'sin' ? 'Reflecting in the vertical axis keeps the height' : 'Reflecting in the horizontal axis keeps the first coordinate'}: the other angle is $${piMultiple(other, d)}$.`,
              marks: ['M1 uses the symmetry of the unit circle', `A1 $${piMultiple(other, d)}$`],
              keys: [inExactForm((other * Math.PI) / d, piMultiple(other, d))],
            },
          ],
        });
      },
    },
  ];

const fromCosine = (
  { p, q, obtuse }: { p: number; q: number; obtuse: boolean },
  { radicand, sign, cos, cosDouble }: Of<'radicand' | 'sign' | 'cos' | 'cosDouble'>,
  more: Parts,
) => {
  const [cosine, double] = [surdFraction(sign, radicand, q), fraction(q * q - 2 * p * p, q * q)];
  return inParts({
    stem: raw`The angle $\theta$ satisfies $\cos 2\theta = ${double}$ and $${obtuse ? raw`\frac{\pi}{2} < \theta < \pi` : raw`0 < \theta < \frac{\pi}{2}`}$.`,
    hint: raw`Choose the form of $\cos 2\theta$ that contains only the ratio you look for.`,
    parts: [
      {
        ask: raw`Find the exact value of $\sin\theta$.`,
        answer: `$${fraction(p, q)}$`,
        solution: raw`$\cos 2\theta = 1 - 2\sin^2\theta$ gives $\sin^2\theta = ${fraction(p * p, q * q)}$. In the given interval the sine is positive: $\sin\theta = ${fraction(p, q)}$.`,
        marks: [
          raw`M1 $1 - 2\sin^2\theta = ${double}$`,
          raw`A1 $\sin^2\theta = ${fraction(p * p, q * q)}$`,
          `A1 $${fraction(p, q)}$`,
        ],
        keys: [exact(p / q)],
      },
      {
        ask: raw`Hence find the exact value of $\cos\theta$.`,
        answer: `$${cosine}$`,
        solution: raw`$\cos^2\theta = 1 - ${fraction(p * p, q * q)} = ${fraction(radicand, q * q)}$. The cosine is ${obtuse ? 'negative in the second quadrant' : 'positive in the first quadrant'}: $\cos\theta = ${cosine}$.`,
        marks: ['M1 identity of Pythagoras', `A1 $${cosine}$ with the correct sign`],
        keys: [inExactForm(cos, cosine)],
      },
      ...more.map((part) => ({ ...part, answer: part.answer.replace('DOUBLE', `${cosDouble > 0 ? 'acute' : 'obtuse'}`) })),
    ],
  });
};
export const doubleAngleForms: readonly LaterForm<
  { p: number; q: number; obtuse: boolean },
  Of<'radicand' | 'sign' | 'cos' | 'cosDouble'>
>[] = [
  { from: 4, write: (numbers, result) => fromCosine(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      fromCosine(numbers, result, [
        {
          ask: raw`Determine whether $2\theta$ is acute, obtuse or greater than $\pi$. Justify your answer.`,
          answer: numbers.obtuse ? 'Greater than $\\pi$' : 'It is DOUBLE.',
          solution: numbers.obtuse
            ? raw`As $\theta > \frac{\pi}{2}$, $2\theta > \pi$.`
            : raw`$0 < 2\theta < \pi$, and there the sign of the cosine decides: it is ${result.cosDouble > 0 ? 'positive, so $2\\theta$ is acute' : 'negative, so $2\\theta$ is obtuse'}.`,
          marks: [raw`R1 uses the interval of $2\theta$ and the sign of its cosine`],
        },
      ]),
  },
];

const tides = (
  { high, low, halfPeriod, needed }: Of<'high' | 'low' | 'halfPeriod' | 'needed'>,
  { p, r, reach, duration }: Of<'p' | 'r' | 'reach' | 'duration'>,
  more: Parts,
) =>
  inParts({
    stem: [
      raw`The table shows the depth of the water at a jetty at high and low tide, $t$ hours after the first high tide.`,
      raw`| $t$ | 0 | ${halfPeriod} | ${Number((2 * halfPeriod).toFixed(2))} |
| --- | --- | --- | --- |
| depth (m) | ${high} | ${low} | ${high} |`,
      raw`The depth is modelled by a function of the form $d(t) = p\cos(qt) + r$ with $p, q > 0$.`,
    ].join('\n\n'),
    hint: 'Read the amplitude, the middle level and the period from the table.',
    parts: [
      {
        ask: 'Determine $p$, $q$ and $r$.',
        answer: raw`$p = ${p}$, $q = \frac{\pi}{${halfPeriod}}$, $r = ${r}$`,
        solution: raw`$p = \dfrac{${high} - ${low}}{2} = ${p}$ and $r = \dfrac{${high} + ${low}}{2} = ${r}$. The period is $${Number((2 * halfPeriod).toFixed(2))}$ hours, so $q = \dfrac{2\pi}{${Number((2 * halfPeriod).toFixed(2))}} = \frac{\pi}{${halfPeriod}}$.`,
        marks: [`A1 $p = ${p}$`, `A1 $r = ${r}$`, 'M1 uses the period', raw`A1 $q = \frac{\pi}{${halfPeriod}}$`],
        keys: [
          { kind: 'number', label: '$p =$', ...exact(p) },
          { kind: 'number', label: '$q =$', value: Math.PI / halfPeriod, tolerance: 0.0006 },
          { kind: 'number', label: '$r =$', ...exact(r) },
        ],
      },
      {
        ask: raw`A boat needs a depth of at least $${needed} \text{ m}$. It arrives at the first high tide. Determine how long after its arrival it must leave at the latest, if it does not want to wait for the next high tide.`,
        answer: raw`$${significant(reach)}$ hours`,
        solution: raw`The first time at which $d(t) = ${needed}$ is $t = ${significant(reach, 4)}$, so it has to leave within $${significant(reach)}$ hours.`,
        marks: [`M1 $d(t) = ${needed}$`, `A1 first positive solution, $${significant(reach)}$`],
        keys: [
          {
            value: reach,
            tolerance: 0.011,
            unit: 'h',
            slips: Math.abs(duration - reach) < 0.1 ? [] : [slip(duration, 'That is for how long the water is too low.')],
          },
        ],
      },
      ...more,
    ],
  });
export const tideForms: readonly LaterForm<Of<'high' | 'low' | 'halfPeriod' | 'needed'>, Of<'p' | 'r' | 'reach' | 'duration'>>[] =
  [
    { from: 4, write: (numbers, result) => tides(numbers, result, []) },
    {
      from: 8,
      write: (numbers, result) =>
        tides(numbers, result, [
          {
            ask: 'Sketch the graph of $d$ over one period, and mark on it the time during which the boat cannot stay.',
            answer: 'A cosine wave from a maximum down to the minimum and up again, with the part below the level marked',
            solution: raw`The wave falls from $${numbers.high}$ at $t = 0$ to $${numbers.low}$ at $t = ${numbers.halfPeriod}$ and rises again. The part below the horizontal line at $${numbers.needed}$ is symmetric about the low tide; the boat cannot stay there.`,
            marks: ['A1 correct shape with maximum and minimum labelled', 'A1 the part below the level marked'],
          },
        ]),
    },
  ];

type Quadratic = { name: 'sin' | 'cos'; e: number; g: number };
const zerosOfProduct = ({ name, e, g }: Quadratic, { solutions }: { solutions: number[] }, more: Parts) => {
  const s = `\\${name} x`;
  const list = solutions.map((k) => piMultiple(k, 12));
  const product = `(2${s}${signed(-e)})(${s}${signed(-g)})`;
  return inParts({
    stem: raw`Let $f(x) = ${product}$ for $0 \le x < 2\pi$.`,
    hint: 'A product is zero when one of its factors is zero.',
    parts: [
      {
        ask: 'Determine the zeros of $f$.',
        answer: `$x = ${list.join(', \\; ')}$`,
        solution: raw`$${s} = ${fraction(e, 2)}$ or $${s} = ${g}$. ${Math.abs(g) > 1 ? raw`The second has no solution, since no ${name === 'sin' ? 'sine' : 'cosine'} has a size above 1. ` : ''}In the interval this gives $x = ${list.join(', \\; ')}$.`,
        marks: [raw`M1 $${s} = ${fraction(e, 2)}$ or $${s} = ${g}$`, ...list.map((x) => `A1 $${x}$`)],
        keys: [{ kind: 'set', values: list, tolerance: 0.0051 }],
      },
      {
        ask: raw`Show that $f(x) = 0$ is equivalent to $2${name === 'sin' ? raw`\cos` : raw`\sin`}^2x${signedTerm(e + 2 * g, s)} = ${2 + e * g}$.`,
        answer: 'As shown.',
        solution: raw`Expanding, $2${`\\${name}`}^2x${signedTerm(-e - 2 * g, s)}${signed(e * g)} = 0$. Replacing the square by 1 minus the other square and changing all signs gives the equation.`,
        marks: ['M1 expands the product', raw`M1 uses $\sin^2x + \cos^2x = 1$`, 'AG the equation'],
      },
      ...more,
    ],
  });
};
export const trigonometricQuadraticForms: readonly LaterForm<Quadratic, { solutions: number[] }>[] = [
  { from: 4, write: (numbers, result) => zerosOfProduct(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      zerosOfProduct(numbers, result, [
        {
          ask: raw`State how many zeros $f$ has for $0 \le x < 6\pi$, and justify your answer.`,
          answer: `${3 * result.solutions.length}`,
          solution: raw`$f$ has the period $2\pi$, and the interval is three periods long: ${3 * result.solutions.length} zeros.`,
          marks: [`A1 ${3 * result.solutions.length}`, raw`R1 three periods of $2\pi$`],
          keys: [exact(3 * result.solutions.length)],
        },
      ]),
  },
];

export const compoundAngleForms: readonly LaterForm<
  Of<'p' | 'q' | 'r' | 's'>,
  Of<'adjacent' | 'opposite' | 'sum' | 'difference'>
>[] = [
  {
    from: 4,
    write: ({ p, q, r, s }, { adjacent, opposite, sum, difference }) =>
      inParts({
        stem: raw`In triangle ABC, $\sin A = ${fraction(p, q)}$ and $\cos B = ${fraction(r, s)}$, and the angles $A$ and $B$ are both acute.`,
        hint: 'What do the three angles of a triangle add up to?',
        parts: [
          {
            ask: raw`Show that $\sin C = \sin(A + B)$.`,
            answer: 'As shown.',
            solution: raw`$C = 180^\circ - (A + B)$, and supplementary angles have the same sine.`,
            marks: [raw`R1 $C = 180^\circ - (A + B)$ and $\sin(180^\circ - \theta) = \sin\theta$`],
          },
          {
            ask: raw`Hence find the exact value of $\sin C$.`,
            answer: `$${fraction(p * r + adjacent * opposite, q * s)}$`,
            solution: raw`$\cos A = ${fraction(adjacent, q)}$ and $\sin B = ${fraction(opposite, s)}$, so $\sin C = ${fraction(p, q)} \times ${fraction(r, s)} + ${fraction(adjacent, q)} \times ${fraction(opposite, s)} = ${fraction(p * r + adjacent * opposite, q * s)}$.`,
            marks: [
              raw`A1 $\cos A = ${fraction(adjacent, q)}$ and $\sin B = ${fraction(opposite, s)}$`,
              'M1 compound angle identity',
              `A1 $${fraction(p * r + adjacent * opposite, q * s)}$`,
            ],
            keys: [
              {
                ...exact((p * r + adjacent * opposite) / (q * s)),
                slips:
                  sum === 0
                    ? []
                    : [slip(sum / (q * s), 'You took the cosine with the wrong sign: both angles are acute.', 'sign')],
              },
            ],
          },
          {
            ask: raw`Determine whether the angle $C$ is acute. Justify your answer.`,
            answer: p * opposite - adjacent * r > 0 ? 'Acute' : 'Obtuse',
            solution: raw`$\cos C = -\cos(A + B) = -\left(${fraction(adjacent * r, q * s)} - ${fraction(p * opposite, q * s)}\right) = ${fraction(p * opposite - adjacent * r, q * s)}$, which is ${difference > 0 ? 'positive: $C$ is acute' : 'negative: $C$ is obtuse'}.`,
            marks: [raw`M1 $\cos C = -\cos(A + B)$`, 'R1 sign of the cosine and conclusion'],
          },
        ],
      }),
  },
];

export const perpendicularForms: readonly LaterForm<Of<'a' | 'b' | 'p' | 'q' | 'r'>, Of<'k'>>[] = [
  {
    from: 4,
    write: ({ a, b, p, q, r }, { k }) => {
      const [u, v]: [Vector, Vector] = [
        [a, b, k],
        [p, q, r],
      ];
      return inParts({
        stem: raw`The points $\text{A}(${a}, ${b}, k)$ and $\text{B}${point(p, q, r)}$ form a triangle with the origin O that has its right angle at O.`,
        hint: 'The sides that meet at the right angle are position vectors.',
        parts: [
          {
            ask: 'Determine $k$.',
            answer: `$k = ${k}$`,
            solution: raw`$\overrightarrow{\text{OA}} \cdot \overrightarrow{\text{OB}} = ${a * p + b * q}${signedTerm(r, 'k')} = 0$, so $k = ${k}$.`,
            marks: ['M1 scalar product equal to zero', `A1 $k = ${k}$`],
            keys: [exact(k)],
          },
          {
            ask: 'Find the exact area of the triangle.',
            answer: `$${surdFraction(1, dot(u, u) * dot(v, v), 2)}$`,
            solution: raw`The legs are $\sqrt{${dot(u, u)}}$ and $\sqrt{${dot(v, v)}}$, so the area is $\frac{1}{2}\sqrt{${dot(u, u)}} \times \sqrt{${dot(v, v)}} = ${surdFraction(1, dot(u, u) * dot(v, v), 2)}$.`,
            marks: ['M1 half of the product of the legs', `A1 $${surdFraction(1, dot(u, u) * dot(v, v), 2)}$`],
            keys: [inExactForm(Math.sqrt(dot(u, u) * dot(v, v)) / 2, surdFraction(1, dot(u, u) * dot(v, v), 2))],
          },
        ],
      });
    },
  },
];

type Paths = { u: Vector; v: Vector; startA: Vector; startB: Vector; speed: number; moment: number; distance: number };
export const aircraftForms: readonly LaterForm<Of<'x' | 'y' | 'z' | 's' | 't'>, Paths>[] = [
  {
    from: 4,
    write: ({ x, y, z, s, t }, { u, v, startA, startB, moment, distance }) =>
      inParts({
        stem: raw`Two drones fly with constant velocities: A starts at $${point(...startA)}$ with the velocity $${columnVector(...u)}$, B starts at the same moment at $${point(...startB)}$ with the velocity $${columnVector(...v)}$. Distances are in kilometres and times in minutes. An observer claims that they will collide at $${point(x, y, z)}$, because both paths lead there.`,
        hint: 'When is each of them at that point?',
        parts: [
          {
            ask: 'Show that both paths pass through this point, and determine when each drone is there.',
            answer: `A at $t = ${s}$, B at $t = ${t}$`,
            solution: raw`The first coordinate of A is $${x}$ when $t = ${s}$, and its others are then $${y}$ and $${z}$. For B the same happens at $t = ${t}$.`,
            marks: [
              'M1 equates a coordinate with that of the point',
              `A1 $t = ${s}$ for A, other coordinates checked`,
              `A1 $t = ${t}$ for B, other coordinates checked`,
            ],
            keys: [
              { kind: 'number', label: 'A', ...exact(s) },
              { kind: 'number', label: 'B', ...exact(t) },
            ],
          },
          {
            ask: "Comment on the observer's claim.",
            answer: 'It is wrong: they pass the point at different times.',
            solution:
              'Crossing paths are not enough: a collision needs the same place at the same time. They pass the point at different times, so they do not collide there.',
            marks: ['R1 different times'],
          },
          {
            ask: raw`Air traffic rules ask for a distance of at least $5 \text{ km}$ at all times. Determine whether the rule is kept.`,
            answer:
              distance >= 5
                ? raw`Yes: the least distance is $${significant(distance)} \text{ km}$.`
                : raw`No: at $t = ${significant(moment)}$ the distance is $${significant(distance)} \text{ km}$.`,
            solution: raw`The distance at time $t$ is the length of $\mathbf{r}_B - \mathbf{r}_A$. From its graph the least value is $${significant(distance, 4)}$, at $t = ${significant(moment, 4)}$. So the rule is ${distance >= 5 ? 'kept' : 'broken'}.`,
            marks: [
              raw`M1 length of $\mathbf{r}_B - \mathbf{r}_A$`,
              'M1 minimises it',
              `A1 $${significant(distance)}$`,
              `R1 ${distance >= 5 ? 'kept' : 'broken'}`,
            ],
          },
        ],
      }),
  },
];

type Tetrahedron = {
  origin: Vector;
  u: Vector;
  v: Vector;
  w: Vector;
  normal: Vector;
  squared: number;
  constant: number;
  triple: number;
};
const planeOf = (n: Vector, d: number) => {
  const terms = n.map((k, i) => [k, 'xyz'[i] ?? ''] as const).filter(([k]) => k !== 0);
  return `${terms.map(([k, name], i) => (i === 0 ? term(k, name) : signedTerm(k, name))).join('')} = ${d}`;
};
export const tetrahedronForms: readonly LaterForm<unknown, Tetrahedron>[] = [
  {
    from: 4,
    write: (_, { origin, u, v, w, normal, squared, constant, triple }) => {
      const apex = origin.map((x, i) => x + (w[i] ?? 0)) as unknown as Vector;
      const height = surdFraction(triple, squared, squared);
      return inParts({
        stem: raw`The plane $\Pi$ has the equation $\mathbf{r} = ${columnVector(...origin)} + \lambda${columnVector(...u)} + \mu${columnVector(...v)}$, and the point D has the coordinates $${point(...apex)}$.`,
        hint: 'A normal of the plane is perpendicular to both of its directions.',
        parts: [
          {
            ask: raw`Find the Cartesian equation of $\Pi$.`,
            answer: `$${planeOf(normal, constant)}$`,
            solution: raw`The vector product of the two directions is the normal $${columnVector(...normal)}$, and the given point makes the right-hand side $${constant}$: $${planeOf(normal, constant)}$.`,
            marks: [
              'M1 vector product of the directions',
              `A1 $${columnVector(...normal)}$`,
              'M1 uses the point',
              `A1 $${planeOf(normal, constant)}$`,
            ],
            keys: [{ kind: 'equation', value: planeOf(normal, constant) }],
          },
          {
            ask: raw`Show that D does not lie in $\Pi$, and calculate its distance from the plane.`,
            answer: `$${height}$`,
            solution: raw`The coordinates of D give $${dot(normal, apex)}$ on the left-hand side, not $${constant}$. The difference has the size $${triple}$; divided by the length $\sqrt{${squared}}$ of the normal it is the distance, $${height}$.`,
            marks: ['A1 D does not satisfy the equation', 'M1 distance along the normal', `A1 $${height}$`],
            keys: [inExactForm(triple / Math.sqrt(squared), height)],
          },
          {
            ask: raw`Three points of $\Pi$ form a triangle with an area of $6$. Find the exact volume of the tetrahedron that they form with D.`,
            answer: `$${surdFraction(2 * triple, squared, squared)}$`,
            solution: raw`One third of the base times the height: $\frac{1}{3} \times 6 \times ${height} = ${surdFraction(2 * triple, squared, squared)}$. Which three points they are does not matter.`,
            marks: ['M1 one third of base and height', `A1 $${surdFraction(2 * triple, squared, squared)}$`],
            keys: [inExactForm((2 * triple) / Math.sqrt(squared), surdFraction(2 * triple, squared, squared))],
          },
        ],
      });
    },
  },
];

type LineAndPlane = { meeting: Vector; direction: Vector; normal: Vector; start: Vector; constant: number; angle: number };
export const linePlaneForms: readonly LaterForm<{ back: number }, LineAndPlane>[] = [
  {
    from: 4,
    write: ({ back }, { meeting, direction, normal, start, constant, angle }) =>
      inParts({
        stem: raw`A ray of light starts at $\text{S}${point(...start)}$ in the direction $${columnVector(...direction)}$ and hits a mirror, which lies in the plane $${planeOf(normal, constant)}$.`,
        hint: 'Which point of the ray satisfies the equation of the plane?',
        parts: [
          {
            ask: 'Determine the point where the ray hits the mirror and the length of its path to it.',
            answer: raw`$${point(...meeting)}$; $${significant(back * Math.hypot(...direction))}$`,
            solution: raw`In the equation of the plane the ray gives $${dot(normal, start)}${signedTerm(dot(normal, direction), raw`\lambda`)} = ${constant}$, so $\lambda = ${back}$ and the point is $${point(...meeting)}$. The way is $${back === 1 ? '' : raw`${back} \times `}\sqrt{${dot(direction, direction)}} = ${significant(back * Math.hypot(...direction))}$ long.`,
            marks: [
              'M1 substitutes the ray into the equation',
              raw`A1 $\lambda = ${back}$`,
              `A1 $${point(...meeting)}$`,
              `A1 $${significant(back * Math.hypot(...direction))}$`,
            ],
            keys: [
              { kind: 'coordinate', label: 'Point', values: meeting.map(String) },
              { kind: 'number', label: 'Length', ...threeFigures(back * Math.hypot(...direction)) },
            ],
          },
          {
            ask: 'Calculate the angle of incidence, which is the angle between the ray and the normal of the mirror, in degrees.',
            answer: raw`$${significant(90 - angle)}^\circ$`,
            solution: raw`$\cos\theta = \dfrac{${Math.abs(dot(normal, direction))}}{\sqrt{${dot(normal, normal)}}\sqrt{${dot(direction, direction)}}}$ gives $\theta = ${significant(90 - angle, 4)}^\circ$. The angle with the mirror itself would be its complement.`,
            marks: [
              'M1 scalar product of direction and normal',
              'A1 correct expression',
              raw`A1 $${significant(90 - angle)}^\circ$`,
            ],
            keys: [
              {
                ...threeFigures(90 - angle, undefined, '°'),
                slips:
                  Math.abs(angle - 45) < 0.1
                    ? []
                    : [slip(angle, 'That is the angle with the mirror; incidence is measured from the normal.')],
              },
            ],
          },
        ],
      }),
  },
];
