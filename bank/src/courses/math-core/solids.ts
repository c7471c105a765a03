import { degrees } from '../../angles.ts';
import { assertClose, bisect, integrate, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant, term } from '../../tex.ts';
import { core as analysis } from '../math-aa/writing.ts';
import { core as applications, near, prose } from '../math-ai/writing.ts';

/** Topics 3 and 5 of both courses: solids that are put together, angles within them, and the best shape. */

const silo = defineTemplate({
  key: 'maths-solid-from-its-volume',
  calculatorAllowed: true,
  placements: [...analysis('3.1', 2), ...applications('3.1', 2)],
  variants: [
    { thing: 'grain silo', top: 'hemisphere', r: 3, volume: 250, cover: 4 },
    { thing: 'water tower', top: 'cone', r: 4, volume: 300, cover: 6 },
    { thing: 'gas tank', top: 'hemisphere', r: 2.5, volume: 120, cover: 3.5 },
    { thing: 'small lighthouse', top: 'cone', r: 1.5, volume: 60, cover: 5 },
  ] as const,
  solve: ({ top, r, volume, cover }) => {
    const cap = top === 'cone' ? (Math.PI * r ** 3) / 3 : (2 * Math.PI * r ** 3) / 3;
    const height = (volume - cap) / (Math.PI * r * r);
    const roof = top === 'cone' ? Math.PI * r * Math.hypot(r, r) : 2 * Math.PI * r * r;
    const surface = 2 * Math.PI * r * height + roof;
    return { cap, height, roof, surface, litres: surface / cover };
  },
  write: ({ thing, top, r, volume, cover }, { cap, height, roof, surface, litres }) =>
    inParts({
      stem: prose`A ${thing} is made of a cylinder of radius $${r}\text{ m}$ and height $h$ metres, with ${top === 'cone' ? 'a right cone of the same radius, as high as its radius,' : 'a hemisphere of the same radius'} on it. Its whole volume is $${volume}\text{ m}^3$.`,
      hint: 'Which of its two parts does not depend on the height of the cylinder?',
      parts: [
        {
          ask: prose`Calculate the volume of the ${top}.`,
          answer: prose`$${significant(cap)}\text{ m}^3$`,
          solution: prose`The ${top} has the volume $${top === 'cone' ? `\\frac{1}{3}\\pi \\times ${r}^2 \\times ${r}` : `\\frac{2}{3}\\pi \\times ${r}^3`} = ${significant(cap)}\text{ m}^3$.`,
          marks: ['(M1) correct formula', prose`A1 $${significant(cap)}\text{ m}^3$`],
          keys: [near(cap, undefined, 'm^3')],
        },
        {
          ask: prose`Find the value of $h$.`,
          answer: prose`$h = ${significant(height)}$`,
          solution: prose`The cylinder holds what remains: $\pi \times ${r}^2 h = ${volume} - ${significant(cap, 5)}$, so $h = ${significant(height)}$.`,
          marks: ['(M1) equation with both volumes', prose`A1 $h = ${significant(height)}$ (FT their volume of the ${top})`],
          keys: [near(height)],
        },
        {
          ask: 'Its curved outer surface, without the ground, is painted. Find the area that is painted.',
          answer: prose`$${significant(surface)}\text{ m}^2$`,
          solution: prose`The cylinder has the curved surface $2\pi \times ${r} \times ${significant(height, 5)} = ${significant(2 * Math.PI * r * height, 4)}\text{ m}^2$ and the ${top} has $${top === 'cone' ? `\\pi \\times ${r} \\times \\sqrt{${r}^2 + ${r}^2}` : `2\\pi \\times ${r}^2`} = ${significant(roof, 4)}\text{ m}^2$, together $${significant(surface)}\text{ m}^2$.`,
          marks: [
            prose`M1 curved surface of the cylinder`,
            prose`${top === 'cone' ? 'A1 slant height and surface of the cone' : 'A1 surface of the hemisphere'}`,
            prose`A1 $${significant(surface)}\text{ m}^2$ (FT their $h$; a base that is counted loses this mark)`,
          ],
          keys: [near(surface, undefined, 'm^2')],
        },
        {
          ask: prose`One litre of paint covers $${cover}\text{ m}^2$. Determine how many whole litres have to be bought.`,
          answer: prose`$${Math.ceil(litres)}$`,
          solution: prose`$\dfrac{${significant(surface, 5)}}{${cover}} = ${significant(litres)}$, so $${Math.ceil(litres)}$ litres have to be bought.`,
          marks: [prose`A1 $${Math.ceil(litres)}$ (FT their area, rounded up)`],
          keys: [{ value: Math.ceil(litres), tolerance: 0 }],
        },
      ],
    }),
  check: ({ top, r, volume }, { height, roof }) => {
    const width = (y: number) => (top === 'cone' ? r - y : Math.sqrt(Math.max(0, r * r - y * y)));
    const cap = integrate((y) => Math.PI * width(y) ** 2, 0, r);
    assertClose(Math.PI * r * r * height + cap, volume, 'volume by slices', 1e-5);
    assertClose(roof, top === 'cone' ? integrate((y) => 2 * Math.PI * width(y) * Math.SQRT2, 0, r) : 2 * Math.PI * r * r, 'roof');
  },
});

const roomAngles = defineTemplate({
  key: 'maths-angles-in-a-cuboid',
  calculatorAllowed: true,
  placements: [...analysis('3.1', 2, ['3.2.2']), ...applications('3.1', 2, '3.2.1')],
  variants: [
    { thing: 'room', what: 'a cable is stretched', a: 6, b: 4.5, c: 2.8 },
    { thing: 'sports hall', what: 'a string of flags is stretched', a: 30, b: 18, c: 8 },
    { thing: 'glass case', what: 'a thin rod is fixed', a: 0.9, b: 0.6, c: 0.5 },
    { thing: 'container', what: 'a rope is stretched', a: 12, b: 2.4, c: 2.6 },
  ],
  solve: ({ a, b, c }) => {
    const floor = Math.hypot(a, b);
    const diagonal = Math.hypot(floor, c);
    const quarter = Math.hypot(a / 2, b / 2, c);
    return {
      floor,
      diagonal,
      incline: degrees(Math.atan(c / floor)),
      quarter,
      // The angle A-M-B under which one wall edge is seen from the centre of the ceiling.
      seen: 2 * degrees(Math.asin(a / 2 / quarter)),
    };
  },
  write: ({ thing, what, a, b, c }, { floor, diagonal, incline, quarter, seen }) =>
    inParts({
      stem: prose`A ${thing} is a cuboid with the horizontal floor ABCD. $\text{AB} = ${a}\text{ m}$, $\text{BC} = ${b}\text{ m}$, and it is $${c}\text{ m}$ high. E, F, G and H lie vertically above A, B, C and D. From A to G ${what}.`,
      hint: 'Which right-angled triangle contains the diagonal of the floor and a vertical edge?',
      parts: [
        {
          ask: 'Calculate the length AG.',
          answer: prose`$${significant(diagonal)}\text{ m}$`,
          solution: prose`$\text{AG} = \sqrt{${a}^2 + ${b}^2 + ${c}^2} = ${significant(diagonal)}\text{ m}$.`,
          marks: ["(M1) Pythagoras' theorem in space", prose`A1 $${significant(diagonal)}\text{ m}$`],
          keys: [near(diagonal, undefined, 'm')],
        },
        {
          ask: 'Find the angle between AG and the floor, in degrees.',
          answer: prose`$${significant(incline)}^\circ$`,
          solution: prose`The angle lies in the right-angled triangle ACG with $\text{AC} = \sqrt{${a}^2 + ${b}^2} = ${significant(floor, 4)}\text{ m}$ and $\text{CG} = ${c}\text{ m}$. Its tangent is $\dfrac{${c}}{${significant(floor, 4)}}$, so it is $${significant(incline)}^\circ$.`,
          marks: [
            'M1 identifies triangle ACG',
            prose`(A1) $\text{AC} = ${significant(floor, 4)}$`,
            prose`A1 $${significant(incline)}^\circ$ (FT their AC or AG; the angle at G costs this mark)`,
          ],
          keys: [near(incline)],
        },
        {
          before: 'M is the centre of the ceiling EFGH.',
          ask: prose`Find the angle $\text{A}\hat{\text{M}}\text{B}$, in degrees.`,
          answer: prose`$${significant(seen)}^\circ$`,
          solution: prose`M is $\sqrt{\left(\frac{${a}}{2}\right)^2 + \left(\frac{${b}}{2}\right)^2 + ${c}^2} = ${significant(quarter, 4)}\text{ m}$ from A and from B. Half of the angle has the sine $\dfrac{${a / 2}}{${significant(quarter, 4)}}$, so the whole angle is $${significant(seen)}^\circ$.`,
          marks: [
            prose`M1 distance of M from A`,
            prose`A1 $${significant(quarter)}\text{ m}$`,
            prose`M1 isosceles triangle or cosine rule`,
            prose`A1 $${significant(seen)}^\circ$ (FT their distance)`,
          ],
          keys: [near(seen)],
        },
      ],
    }),
  check: ({ a, b, c }, { incline, seen }) => {
    const angle = (u: readonly number[], v: readonly number[]) =>
      degrees(Math.acos(u.reduce((s, x, i) => s + x * (v[i] ?? 0), 0) / (Math.hypot(...u) * Math.hypot(...v))));
    assertClose(angle([a, b, c], [a, b, 0]), incline, 'angle with the floor by vectors');
    assertClose(angle([-a / 2, -b / 2, -c], [a / 2, -b / 2, -c]), seen, 'angle at M by vectors');
  },
});

const underArch = defineTemplate({
  key: 'maths-rectangle-under-an-arch',
  calculatorAllowed: true,
  placements: [...analysis('5.8.1', 2, ['2.6']), ...applications('5.7', 2, '2.5.1')],
  variants: [
    { thing: 'A rectangular door is to fit into the arch of a gate', k: 9, m: 1 },
    { thing: 'A rectangular window is to fit into the arch of a church wall', k: 12, m: 3 },
    { thing: 'A rectangular stage is to fit under an arch', k: 8, m: 0.5 },
    { thing: 'A rectangular banner is to hang within an arch', k: 6, m: 2 },
  ],
  solve: ({ k, m }) => {
    const x = Math.sqrt(k / (3 * m));
    return { x, area: 2 * x * (k - m * x * x), edge: Math.sqrt(k / m), whole: (4 / 3) * k * Math.sqrt(k / m) };
  },
  write: ({ thing, k, m }, { x, area, edge }) => {
    const curve = `${k} - ${m === 1 ? '' : m}x^2`;
    return inParts({
      stem: prose`${thing}. The arch is the part of the curve $y = ${curve}$ above the $x$-axis, with lengths in metres. Two corners of the rectangle lie on the $x$-axis, at $(-x, 0)$ and $(x, 0)$, and the other two on the curve.`,
      hint: 'How do the width and the height of the rectangle depend on the same letter?',
      parts: [
        {
          ask: prose`Show that the area of the rectangle, in square metres, is $A = ${2 * k}x - ${term(2 * m, 'x^3')}$.`,
          answer: prose`$A = ${2 * k}x - ${term(2 * m, 'x^3')}$`,
          solution: prose`The width is $2x$ and the height is $${curve}$, so $A = 2x(${curve}) = ${2 * k}x - ${term(2 * m, 'x^3')}$.`,
          marks: [
            prose`A1 width $2x$`,
            prose`A1 product with the height $${curve}$`,
            prose`AG $A = ${2 * k}x - ${term(2 * m, 'x^3')}$`,
          ],
        },
        {
          ask: prose`Write down the largest possible domain of $A$ in this context.`,
          answer: prose`$0 < x < ${significant(edge)}$`,
          solution: prose`The corner lies between the axis of the arch and its foot, where $${curve} = 0$: $0 < x < ${significant(edge)}$.`,
          marks: [prose`A1 $0 < x < ${significant(edge)}$ (accept $\le$)`],
        },
        {
          ask: prose`Find $\dfrac{\mathrm{d}A}{\mathrm{d}x}$.`,
          answer: prose`$${2 * k} - ${6 * m}x^2$`,
          solution: prose`$\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${2 * k} - ${6 * m}x^2$.`,
          marks: [prose`A1 $${2 * k}$`, prose`A1 $-${6 * m}x^2$`],
          keys: [{ kind: 'expression', value: `${2 * k} - ${6 * m}x^2` }],
        },
        {
          ask: 'Hence find the greatest area of the rectangle.',
          answer: prose`$${significant(area)}\text{ m}^2$`,
          solution: prose`The derivative is zero where $x^2 = \dfrac{${k}}{${3 * m}}$, that is at $x = ${significant(x)}$. It changes there from positive to negative, so the area is greatest: $A = ${significant(area)}\text{ m}^2$.`,
          marks: [
            'M1 sets their derivative equal to zero',
            prose`A1 $x = ${significant(x)}$`,
            prose`A1 $${significant(area)}\text{ m}^2$ (FT their $x$; the value of $x$ given as the area costs this mark)`,
          ],
          keys: [near(area, undefined, 'm^2')],
        },
        {
          ask: 'Explain why this value is a maximum.',
          answer: 'The derivative changes from positive to negative there.',
          solution: prose`For smaller positive $x$ the derivative is positive, for larger $x$ it is negative, so $A$ increases before and decreases after.`,
          marks: ['R1 change of sign of the derivative, or the graph, or the second derivative'],
        },
      ],
    });
  },
  check: ({ k, m }, { x, area, edge }) => {
    const best = minimise((u) => -2 * u * (k - m * u * u), 0, edge);
    assertClose(-best.value, area, 'greatest area by search', 1e-5);
    assertClose(best.at, x, 'where it is', 1e-3);
    assertClose(
      bisect((u) => k - m * u * u, 0, 100),
      edge,
      'foot of the arch',
    );
  },
});

export const solidsTemplates: readonly QuestionTemplate[] = [silo, roomAngles, underArch];
