import assert from 'node:assert/strict';
import { degrees } from '../../../angles.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, plain, signed, significant, term } from '../../../tex.ts';
import { short } from '../values.ts';
import { hl, near, prose, toWithin } from '../writing.ts';

/** Topic 3, higher level: vectors as forces and ropes, areas of panels, and velocities that change. */

type Triple = readonly [number, number, number];
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const size = (a: Triple) => Math.hypot(...a);
const cross = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const pulledBoat = defineTemplate({
  key: 'ai-vectors-forces-on-boat',
  calculatorAllowed: true,
  placements: [hl('3.10', 1, '3.8')],
  variants: [
    { thing: 'A barge', pull: [12, 5], size: 20, direction: [3, 4], total: 40 },
    { thing: 'A sledge', pull: [8, -6], size: 26, direction: [5, 12], total: 30 },
    { thing: 'A balloon', pull: [-7, 24], size: 15, direction: [4, -3], total: 20 },
    { thing: 'A trailer', pull: [20, 21], size: 34, direction: [8, -15], total: 60 },
  ] as { thing: string; pull: readonly [number, number]; size: number; direction: readonly [number, number]; total: number }[],
  solve: ({ pull, size: strength, direction }) => {
    const length = Math.hypot(...direction);
    const second = [(strength * direction[0]) / length, (strength * direction[1]) / length] as const;
    const sum = [short(pull[0] + second[0]), short(pull[1] + second[1])] as const;
    return {
      length,
      second: [short(second[0]), short(second[1])] as const,
      sum,
      strength: Math.hypot(...sum),
      angle: degrees(Math.atan2(sum[1], sum[0])),
    };
  },
  write: ({ thing, pull, size: strength, direction, total }, { length, second, sum, strength: resultant, angle }) => {
    const third = [short((total * sum[0]) / resultant - sum[0]), short((total * sum[1]) / resultant - sum[1])];
    return inParts({
      stem: prose`${thing} is pulled by two ropes. The first pulls with the force ${'$'}\boldsymbol{F} = ${columnVector(...pull)}$ and the second with a force $\boldsymbol{G}$ of size $${strength}$ in the direction of ${'$'}${columnVector(...direction)}$, in newtons. The components point east and north.`,
      hint: 'What must a vector be multiplied by to have the length 1?',
      parts: [
        {
          ask: prose`Find the unit vector in the direction of $\boldsymbol{G}$, and hence $\boldsymbol{G}$.`,
          answer: prose`${'$'}\dfrac{1}{${length}}${columnVector(...direction)}$, ${'$'}\boldsymbol{G} = ${columnVector(...second)}$`,
          solution: prose`The direction has the length $${length}$, so the unit vector is ${'$'}\dfrac{1}{${length}}${columnVector(...direction)}$. Times $${strength}$ this is ${'$'}\boldsymbol{G} = ${columnVector(...second)}$.`,
          marks: [
            `A1 length $${length}$`,
            'A1 unit vector',
            prose`A1 ${'$'}${columnVector(...second)}$ (${strength} times the direction itself earns no marks here)`,
          ],
          keys: [{ kind: 'vector', values: second.map(String) }],
        },
        {
          ask: prose`Find the size of the sum of the two forces.`,
          answer: `$${significant(resultant)}$ newtons`,
          solution: prose`${'$'}\boldsymbol{F} + \boldsymbol{G} = ${columnVector(...sum)}$, with the size $${significant(resultant)}$ newtons.`,
          marks: [
            'M1 adds the components',
            prose`A1 $${significant(resultant)}$ (FT their $\boldsymbol{G}$; *do not accept* the sum of the sizes)`,
          ],
          keys: [near(resultant)],
        },
        {
          ask: prose`Find the angle between the sum and the direction east.`,
          answer: prose`$${significant(Math.abs(angle))}^\circ$`,
          solution: prose`$\tan^{-1}\left(\dfrac{${Math.abs(sum[1])}}{${Math.abs(sum[0])}}\right)$${sum[0] < 0 ? ', in the second quadrant,' : ''} gives $${significant(Math.abs(angle))}^\circ$.`,
          marks: ['M1 ratio of the components', prose`A1 $${significant(Math.abs(angle))}^\circ$`],
          keys: [{ kind: 'number', ...near(Math.abs(angle)), alternatives: [toWithin(angle, 0.05)] }],
        },
        {
          ask: prose`A third rope is to keep the direction of the sum and raise its size to $${total}$ newtons. Find the size of its force.`,
          answer: `$${significant(Math.hypot(...(third as [number, number])))}$ newtons`,
          solution: prose`It has the same direction as the sum and the size $${total} - ${significant(resultant, 4)} = ${significant(Math.hypot(...(third as [number, number])))}$ newtons.`,
          marks: [
            'M1 the same direction, so the sizes are added',
            `A1 $${significant(Math.hypot(...(third as [number, number])))}$ (FT their size)`,
          ],
          keys: [toWithin(Math.hypot(...(third as [number, number])), 0.06)],
        },
      ],
    });
  },
  check: ({ pull, size: strength, direction, total }, { second, strength: resultant }) => {
    assertClose(Math.hypot(...second), strength, 'size of G');
    assertClose(second[0] * direction[1] - second[1] * direction[0], 0, 'direction of G');
    assertClose(
      resultant ** 2,
      strength ** 2 + Math.hypot(...pull) ** 2 + 2 * (second[0] * pull[0] + second[1] * pull[1]),
      'law of cosines',
    );
    assert.ok(total > resultant);
  },
});

const sailOrPanel = defineTemplate({
  key: 'ai-vectors-panel-in-space',
  calculatorAllowed: true,
  placements: [hl('3.13', 1, '3.10')],
  variants: [
    { thing: 'triangular sail', A: [0, 0, 2], B: [4, 0, 3], C: [1, 3, 6], price: 45, per: 'euros' },
    { thing: 'triangular window', A: [1, 2, 0], B: [5, 1, 0], C: [3, 2, 4], price: 120, per: 'dollars' },
    { thing: 'triangular solar panel', A: [2, 0, 1], B: [6, 2, 1], C: [3, 5, 3], price: 210, per: 'pounds' },
    { thing: 'triangular shade', A: [0, 1, 5], B: [6, 1, 4], C: [2, 7, 3], price: 30, per: 'euros' },
  ] as { thing: string; A: Triple; B: Triple; C: Triple; price: number; per: string }[],
  solve: ({ A, B, C, price }) => {
    const [u, v] = [minus(B, A), minus(C, A)];
    const area = size(cross(u, v)) / 2;
    return {
      u,
      v,
      normal: cross(u, v),
      angle: degrees(Math.acos(dot(u, v) / size(u) / size(v))),
      area,
      cost: price * area,
      height: (2 * area) / size(u),
    };
  },
  write: ({ thing, A, B, C, price, per }, { u, v, normal, angle, area, cost, height }) =>
    inParts({
      stem: prose`The corners of a ${thing} are A$(${A.join(', ')})$, B$(${B.join(', ')})$ and C$(${C.join(', ')})$, in metres.`,
      hint: 'Which product of two vectors gives a number, and which gives a vector whose length is an area?',
      parts: [
        {
          ask: prose`Find the angle $\text{B}\hat{\text{A}}\text{C}$ in degrees.`,
          answer: prose`$${significant(angle)}^\circ$`,
          solution: prose`${'$'}\overrightarrow{\text{AB}} = ${columnVector(...u)}$ and ${'$'}\overrightarrow{\text{AC}} = ${columnVector(...v)}$. $\cos\theta = \dfrac{${dot(u, v)}}{${significant(size(u), 4)} \times ${significant(size(v), 4)}}$ gives $\theta = ${significant(angle)}^\circ$.`,
          marks: [
            'A1 both vectors',
            'M1 scalar product divided by the product of the lengths',
            prose`A1 $${significant(angle)}^\circ$ (an answer in radians loses this mark; the obtuse or acute supplement is not accepted)`,
          ],
          keys: [near(angle)],
        },
        {
          ask: prose`Find ${'$'}\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$.`,
          answer: prose`${'$'}${columnVector(...normal)}$`,
          solution: prose`The components of the vector product give ${'$'}${columnVector(...normal)}$.`,
          marks: ['M1 formula of the vector product', prose`A1 ${'$'}${columnVector(...normal)}$`],
          keys: [{ kind: 'vector', values: normal.map(String) }],
        },
        {
          ask: prose`Hence find the cost of the material, at $${price}$ ${per} per square metre.`,
          answer: `$${significant(cost)}$ ${per}`,
          solution: prose`The area is half the length of the vector product, $${significant(area, 4)}\text{ m}^{2}$. The cost is $${significant(cost)}$ ${per}.`,
          marks: [
            'M1 half the length (the whole length is the area of a parallelogram and loses the A marks)',
            prose`A1 area $${significant(area)}\text{ m}^{2}$`,
            `A1 $${significant(cost)}$ (FT their vector product)`,
          ],
          keys: [near(cost)],
        },
        {
          ask: 'Find the distance of C from the line AB.',
          answer: prose`$${significant(height)}\text{ m}$`,
          solution: prose`The area is $\dfrac{1}{2} \times \text{AB} \times h$, so $h = \dfrac{2 \times ${significant(area, 4)}}{${significant(size(u), 4)}} = ${significant(height)}\text{ m}$.`,
          marks: ['M1 area with AB as the base', prose`A1 $${significant(height)}\text{ m}$ (FT their area)`],
          keys: [near(height, undefined, 'm')],
        },
      ],
    }),
  check: ({ A, B, C }, { u, v, normal, area, height }) => {
    assertClose(dot(normal, u), 0, 'perpendicular');
    assertClose(dot(normal, v), 0, 'perpendicular');
    const [a, b, c] = [size(minus(B, C)), size(v), size(u)];
    const s = (a + b + c) / 2;
    assertClose(Math.sqrt(s * (s - a) * (s - b) * (s - c)), area, "Heron's formula");
    const along = dot(v, u) / dot(u, u);
    assertClose(size(minus(C, [A[0] + along * u[0], A[1] + along * u[1], A[2] + along * u[2]])), height, 'the distance');
  },
});

const drone = defineTemplate({
  key: 'ai-vectors-drone-with-wind',
  calculatorAllowed: true,
  placements: [hl('3.12', 2, '5.13', '3.10')],
  variants: [
    { thing: 'drone', start: [3, 1], a: 6, b: 0.5, c: 4, d: 0.2, end: 8 },
    { thing: 'model boat', start: [0, 5], a: 2, b: 0.25, c: 3, d: 0.5, end: 10 },
    { thing: 'hot-air balloon', start: [2, 2], a: 5, b: 0.3, c: 6, d: 0.4, end: 12 },
    { thing: 'sand yacht', start: [10, 4], a: 8, b: 0.6, c: 5, d: 0.25, end: 9 },
  ] as { thing: string; start: readonly [number, number]; a: number; b: number; c: number; d: number; end: number }[],
  solve: ({ start, a, b, c, d, end }) => {
    // v = (a - b t, c e^(-d t))
    const x = start[0] + a * end - (b * end * end) / 2;
    const y = start[1] + (c / d) * (1 - Math.exp(-d * end));
    return { x, y, speed: Math.hypot(a - b * 2, c * Math.exp(-d * 2)), turn: a / b, pull: Math.hypot(b, c * d) };
  },
  write: ({ thing, start, a, b, c, d, end }, { x, y, speed, turn, pull }) =>
    inParts({
      stem: prose`A ${thing} has the velocity ${'$'}\boldsymbol{v} = ${columnVector(`${a}${signed(-b)}t`, `${c}\\mathrm{e}^{-${d}t}`)}$ at time $t$ seconds, in metres per second, for $0 \le t \le ${end}$. At $t = 0$ it is at $(${start.join(', ')})$.`,
      hint: 'Treat each component as a motion of its own. What joins them at the end?',
      parts: [
        {
          ask: 'Find its speed at $t = 2$.',
          answer: prose`$${significant(speed)}\text{ m s}^{-1}$`,
          solution: prose`The components at $t = 2$ are $${short(a - 2 * b)}$ and $${significant(c * Math.exp(-2 * d), 4)}$. The speed is the length of the vector, $${significant(speed)}\text{ m s}^{-1}$.`,
          marks: ['M1 length of the velocity', prose`A1 $${significant(speed)}\text{ m s}^{-1}$`],
          keys: [near(speed, undefined, 'm s^-1')],
        },
        {
          ask: prose`Find its position at $t = ${end}$.`,
          answer: `$(${significant(x)}, ${significant(y)})$`,
          solution: prose`Integrating and adding the starting point: $x = ${start[0]} + ${term(a, 't')} - ${short(b / 2)}t^{2}$ and $y = ${start[1]} + ${short(c / d)}\left(1 - \mathrm{e}^{-${d}t}\right)$. At $t = ${end}$ these are $${significant(x)}$ and $${significant(y)}$.`,
          marks: [
            'M1 integrates both components',
            `A1 first antiderivative`,
            'A1 second antiderivative',
            'M1 uses the starting point (leaving it out costs this mark and the next)',
            `A1 $(${significant(x)}, ${significant(y)})$`,
          ],
          keys: [{ kind: 'coordinate', values: [x.toPrecision(8), y.toPrecision(8)], tolerance: 1e-6 }],
        },
        {
          ask: prose`Find the size of its acceleration at $t = 0$.`,
          answer: prose`$${significant(pull)}\text{ m s}^{-2}$`,
          solution: prose`The derivative is ${'$'}${columnVector(`-${b}`, `-${short(c * d)}\\mathrm{e}^{-${d}t}`)}$. At $t = 0$ its size is $\sqrt{${b}^{2} + ${short(c * d)}^{2}} = ${significant(pull)}\text{ m s}^{-2}$.`,
          marks: ['M1 differentiates both components', 'A1 both derivatives', prose`A1 $${significant(pull)}\text{ m s}^{-2}$`],
          keys: [near(pull, undefined, 'm s^-2')],
        },
        {
          ask: prose`Show that it never stops within this time, although the first component of its velocity is zero ${turn <= end ? `at $t = ${plain(turn, 3)}$` : 'at a later time'}.`,
          answer: 'shown',
          solution: prose`${turn <= end ? `The first component is zero at $t = ${plain(turn, 3)}$ alone.` : `The first component would be zero at $t = ${plain(turn, 3)}$, after the end.`} The second, $${c}\mathrm{e}^{-${d}t}$, is positive at all times. So the velocity is never the zero vector.`,
          marks: [`A1 $t = ${plain(turn, 3)}$`, 'R1 the second component is always positive, so both are never zero together'],
        },
      ],
    }),
  check: ({ start, a, b, c, d, end }, { x, y, pull }) => {
    assertClose(start[0] + integrate((t) => a - b * t, 0, end), x, 'x');
    assertClose(start[1] + integrate((t) => c * Math.exp(-d * t), 0, end), y, 'y');
    const h = 1e-5;
    assertClose(Math.hypot((a - b * h - a) / h, (c * Math.exp(-d * h) - c) / h), pull, 'acceleration', 1e-4);
    assert.ok(end > 2);
  },
});

export const vectorsInUseTemplates: readonly QuestionTemplate[] = [pulledBoat, sailOrPanel, drone];
