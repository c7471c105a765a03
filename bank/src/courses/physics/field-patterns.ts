import { Diagram } from '../../diagram.ts';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { COULOMB as k } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, standardForm, tex } from './quantities.ts';

/** D.2 field lines and equipotentials. */

type Point = [number, number];

interface Charge {
  at: Point;
  q: number;
}

const fieldAt = (charges: readonly Charge[], [x, y]: Point): Point =>
  charges.reduce<Point>(
    ([ex, ey], { at, q }) => {
      const [dx, dy] = [x - at[0], y - at[1]];
      const r3 = Math.hypot(dx, dy) ** 3;
      return [ex + (q * dx) / r3, ey + (q * dy) / r3];
    },
    [0, 0],
  );

/** A field line from a point, followed along the field (`sense` 1) or against it until it leaves the frame or meets a charge. */
function follow(charges: readonly Charge[], start: Point, sense: number, reach: number): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  for (let step = 0; step < 2400; step++) {
    const [ex, ey] = fieldAt(charges, [x, y]);
    const size = Math.hypot(ex, ey);
    if (size === 0) break;
    [x, y] = [x + (sense * 0.03 * ex) / size, y + (sense * 0.03 * ey) / size];
    if (Math.abs(x) > reach || Math.abs(y) > reach * 0.8) break;
    points.push([x, y]);
    if (charges.some(({ at, q }) => q * sense < 0 && Math.hypot(x - at[0], y - at[1]) < 0.42)) break;
  }
  return points;
}

function twoCharges(left: number, right: number): string {
  const charges: Charge[] = [
    { at: [-1.6, 0], q: left },
    { at: [1.6, 0], q: right },
  ];
  const reach = 7;
  const diagram = new Diagram({ x: [-reach, reach], y: [-reach * 0.8, reach * 0.8], equalScale: true, width: 460 });
  // As many lines as the charge is great; each is drawn once, from the greater charge.
  const [main] = Math.abs(left) >= Math.abs(right) ? charges : charges.toReversed();
  const from = left * right > 0 ? charges : [main as Charge];
  for (const { at, q } of from) {
    const count = Math.abs(q) * 8;
    for (let n = 0; n < count; n++) {
      const angle = ((n + 0.5) / count) * 2 * Math.PI;
      const line = follow(charges, [at[0] + 0.42 * Math.cos(angle), at[1] + 0.42 * Math.sin(angle)], Math.sign(q), reach);
      const along = q > 0 ? line : line.toReversed();
      diagram.polyline(along, 'd-curve2');
      const middle = Math.floor(along.length * 0.5);
      const [tail, head] = [along[middle], along[middle + 2]];
      if (tail && head) diagram.arrow(tail, head, 'd-curve2');
    }
  }
  for (const { at } of charges) diagram.circle(at, 0.4, { shade: true });
  return diagram.label([-1.6, 0], 'P', { math: true, dy: 5 }).label([1.6, 0], 'Q', { math: true, dy: 5 }).toSvg();
}

const platesDrawing = () => {
  const diagram = new Diagram({ x: [-4, 4], y: [-2, 2], equalScale: true, width: 400 });
  diagram.segment([-3, 1.2], [3, 1.2]).segment([-3, -1.2], [3, -1.2]);
  for (let x = -2.4; x <= 2.5; x += 0.8) diagram.segment([x, 1.2], [x, -1.2], 'd-curve2').arrow([x, 0.2], [x, -0.1], 'd-curve2');
  for (const side of [-1, 1]) {
    const bow = Array.from({ length: 30 }, (_, i): Point => {
      const y = 1.2 - (2.4 * i) / 29;
      return [side * (3 + 0.55 * (1 - (y / 1.2) ** 2)), y];
    });
    diagram.polyline(bow, 'd-curve2').arrow([side * 3.55, 0.1], [side * 3.55, -0.1], 'd-curve2');
  }
  return diagram.label([-3, 1.2], '+', { dx: -14, dy: 5 }).label([-3, -1.2], '−', { dx: -14, dy: 5 }).toSvg();
};

const electricPatterns = defineTemplate({
  key: 'physics-d2-electric-field-patterns',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('D.2.1', 2),
  variants: [
    { form: 'read', left: 2, right: -1, cm: 3 },
    { form: 'read', left: 1, right: -2, cm: 4 },
    { form: 'plates', left: 1, right: -1, cm: 2 },
    { form: 'plates', left: 2, right: -2, cm: 2 },
    { form: 'like', left: 1, right: 1, cm: 4 },
    { form: 'like', left: -1, right: -1, cm: 4 },
    { form: 'read', left: -2, right: 1, cm: 5 },
    { form: 'read', left: -1, right: 2, cm: 6 },
  ] as const,
  solve: ({ left, right }) => ({ ratio: Math.abs(left / right), zero: 0 }),
  write: ({ form, left, right, cm }, { ratio }) => {
    const sign = (q: number) => (q > 0 ? 'positive' : 'negative');
    if (form === 'read')
      return inParts({
        stem: tex`The diagram shows electric field lines around two small charged spheres $P$ and $Q$, $${cm}\text{ cm}$ apart.

![](diagram:lines)`,
        hint: 'Where do field lines begin and end, and what does their number stand for?',
        parts: [
          {
            ask: 'Deduce the signs of both charges. Justify your answer.',
            answer: `P is ${sign(left)}, Q is ${sign(right)}`,
            solution: `Field lines begin at positive and end at negative charges. The arrows point ${left > 0 ? 'away from P and towards Q' : 'away from Q and towards P'}, so P is ${sign(left)} and Q is ${sign(right)}.`,
            marks: [
              ['A1', `P ${sign(left)}, Q ${sign(right)}`],
              ['R1', 'Lines run from positive to negative charge'],
            ],
          },
          {
            ask: tex`Determine the ratio $\dfrac{\text{magnitude of the charge of } P}{\text{magnitude of the charge of } Q}$ by counting lines.`,
            answer: tex`$${fraction(Math.abs(left), Math.abs(right))}$`,
            solution: tex`The number of lines that begin or end at a charge is proportional to its magnitude. At $P$ there are $${Math.abs(left) * 8}$ lines and at $Q$ $${Math.abs(right) * 8}$: the ratio is $${fraction(Math.abs(left), Math.abs(right))}$.`,
            marks: [
              ['M1', 'Number of lines proportional to the charge'],
              ['A1', tex`$${fraction(Math.abs(left), Math.abs(right))}$`],
            ],
            keys: [
              foreseeing(
                { value: ratio, tolerance: 0.06 },
                miss(1 / ratio, 'You formed the ratio the other way round.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: 'Explain how the drawing shows where the field is strongest.',
            answer: 'Where the lines are closest together',
            solution:
              'The field is the stronger, the closer the lines are together: here close to the charge of greater magnitude, on the side of the other one.',
            marks: [['R1', 'Density of the lines shows the field strength']],
          },
          {
            ask: 'Explain why field lines never cross.',
            answer: 'At each point the field has one direction',
            solution:
              'The tangent to a line gives the direction of the force on a positive test charge. There is one resultant force at each point, so there cannot be two tangents.',
            marks: [['R1', 'One direction of the resultant field at each point']],
          },
        ],
        diagrams: [
          {
            name: 'lines',
            svg: twoCharges(left, right),
            alt: `Field lines with arrows ${left > 0 ? 'from P to Q' : 'from Q to P'}; ${Math.abs(left) * 8} lines meet at P and ${Math.abs(right) * 8} at Q, the others run to or from far away.`,
          },
        ],
      });
    if (form === 'plates')
      return inParts({
        stem: tex`Two parallel metal plates, one above the other, are connected to a battery${left === 2 ? ' of high potential difference' : ''}. The upper one is positive. Their distance is small compared with their size.${left === 2 ? ' A small positive charge is placed between them.' : ''}`,
        hint: 'Which properties of a drawing show that a field is uniform?',
        parts: [
          {
            ask: 'Draw the electric field between the plates and at their edges.',
            answer: 'Parallel, evenly spaced lines from the upper to the lower plate, bulging outwards at the edges',
            solution: tex`The lines run from the positive to the negative plate, at right angles to both, parallel and evenly spaced. At the edges they bulge outwards.

![](diagram:plates)`,
            marks: [
              ['A1', 'Straight, parallel, evenly spaced lines'],
              ['A1', 'Arrows from the upper to the lower plate'],
              ['A1', 'Lines bulge outwards at the edges'],
            ],
          },
          left === 2
            ? {
                ask: 'Compare the force on the charge half-way between the plates with that close to the upper plate.',
                answer: 'The same',
                solution:
                  'The field is uniform between the plates: same strength and direction everywhere, away from the edges. So the force is the same. (It does not grow near a plate.)',
                marks: [
                  ['A1', 'Same force'],
                  ['R1', 'Field is uniform'],
                ],
              }
            : {
                ask: 'The plates are moved apart to twice the distance while the battery stays connected. State how the drawing changes.',
                answer: 'Half as many lines for the same width',
                solution: tex`$E = \dfrac{V}{d}$ becomes half as great at the same potential difference, so the lines are drawn half as dense. They are still parallel.`,
                marks: [
                  ['A1', 'Lines less dense, half as many'],
                  ['R1', tex`$E = V/d$`],
                ],
              },
          {
            ask: 'State the direction of the acceleration of an electron between the plates.',
            answer: 'Upwards, to the positive plate',
            solution: 'The electron is negative, so the force on it is opposite to the field: upwards.',
            marks: [['A1', 'Upwards, opposite to the field']],
          },
        ],
        diagrams: [
          {
            name: 'plates',
            svg: platesDrawing(),
            alt: 'Two horizontal plates, the upper positive; parallel arrows downwards between them, bulging outwards at both edges.',
          },
        ],
      });
    return inParts({
      stem: tex`Two small spheres $P$ and $Q$ carry equal ${sign(left)} charges. A student's drawing of their field has these features: (1) lines run from $P$ to $Q$; (2) half-way between them the lines are closest together; (3) far away the lines look like those of a single charge.`,
      hint: 'Imagine a small positive test charge half-way between the spheres.',
      parts: [
        {
          ask: 'Identify the two features that are wrong. Justify each choice.',
          answer: '(1) and (2)',
          solution: `(1) is wrong: both charges are ${sign(left)}, and lines ${left > 0 ? 'begin at positive charges; none can end at Q' : 'end at negative charges; none can begin at P'}. (2) is wrong: half-way the two fields are equal and opposite, so the field is zero there, and no lines pass.`,
          marks: [
            ['R1', left > 0 ? 'No line can end at a positive charge' : 'No line can begin at a negative charge'],
            ['R1', 'Field half-way is zero: no lines there'],
          ],
        },
        {
          ask: 'Sketch the right pattern.',
          answer: 'Lines that bend away from the middle plane, none between the charges',
          solution: tex`The lines ${left > 0 ? 'leave' : 'enter'} both charges evenly and bend away from the plane half-way between them.

![](diagram:lines)`,
          marks: [
            ['A1', `Arrows ${left > 0 ? 'away from' : 'towards'} both charges, symmetrical`],
            ['A1', 'No line crosses the plane half-way; empty region in the middle'],
          ],
        },
        {
          ask: 'Explain feature (3).',
          answer: 'From far away the two charges act like one of twice the size at their centre',
          solution:
            'At a distance much greater than that between the spheres, both are at nearly the same distance and direction. Their fields add to that of a single charge of twice the size: lines that are nearly radial.',
          marks: [['R1', 'At great distance both act like a single charge']],
        },
      ],
      diagrams: [
        {
          name: 'lines',
          svg: twoCharges(left, right),
          alt: `Field lines of two equal ${sign(left)} charges: they bend away from the plane half-way between the charges.`,
        },
      ],
    });
  },
  check: ({ form, left, right }, { ratio }) => {
    // Flux through small circles round each charge, by adding up the field of both.
    const charges: Charge[] = [
      { at: [-1.6, 0], q: left },
      { at: [1.6, 0], q: right },
    ];
    const half = fieldAt(charges, [0, 0]);
    if (form === 'like') assertBetween(Math.hypot(...half), -1, 1e-12, 'field half-way');
    const near = (at: Point) => Math.hypot(...fieldAt(charges, [at[0] - Math.sign(at[0]) * -0.01, 0]));
    assertAgree(near([-1.6, 0]) / near([1.6, 0]), ratio, 'strength near the charges', 1e-3);
  },
});

function equipotentialDrawing(radii: readonly number[], names: readonly string[]): string {
  const most = Math.max(...radii);
  const diagram = new Diagram({
    x: [-most * 1.15, most * 1.25],
    y: [-most * 1.1, most * 1.1],
    equalScale: true,
    width: 380,
  }).point([0, 0]);
  radii.forEach((radius, index) => {
    const angle = Math.PI / 4 + index * 0.16;
    diagram
      .circle([0, 0], radius, { className: 'd-dashed' })
      .label([radius * Math.cos(angle), radius * Math.sin(angle)], names[index] ?? '', { dx: 4, dy: -4, anchor: 'start' });
  });
  const [inner = 1, , outer = 1] = radii;
  return diagram
    .point([inner, 0])
    .label([inner, 0], 'A', { math: true, dx: 9, dy: -5 })
    .point([outer, 0])
    .label([outer, 0], 'B', { math: true, dx: 9, dy: -5 })
    .point([0, -outer])
    .label([0, -outer], 'C', { math: true, dx: 9, dy: -5 })
    .toSvg();
}

const equipotentials = defineTemplate({
  key: 'physics-d2-equipotential-lines',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.2.3', 2, ['D.2.1']),
  variants: [
    { form: 'charge', V: [120, 80, 60], q: 2 },
    { form: 'charge', V: [300, 200, 150], q: -1.5 },
    { form: 'plates', V: [0, 40, 80], q: 3 },
    { form: 'plates', V: [0, 150, 300], q: -2 },
    { form: 'gravity', V: [-60, -40, -30], q: 500 },
    { form: 'gravity', V: [-48, -32, -24], q: 800 },
    { form: 'charge', V: [-180, -120, -90], q: 4 },
    { form: 'plates', V: [0, 25, 50], q: 5 },
  ] as const,
  solve: ({ form, V, q }) => {
    const radii =
      form === 'gravity'
        ? V.map((potential) => 400 / -potential)
        : V.map((potential) => (potential === 0 ? 0 : 3.6 / (Math.abs(potential) / 100)));
    const work = form === 'gravity' ? q * (V[2] - V[0]) * 1e6 : q * 1e-9 * (V[2] - V[0]);
    return { radii, work };
  },
  write: ({ form, V, q }, { radii, work }) => {
    if (form === 'plates') {
      const E = V[1] / 0.005;
      return inParts({
        stem: tex`Two parallel plates are $1.0\text{ cm}$ apart. The lower one is at $0\text{ V}$, the upper one at $${V[2]}\text{ V}$. A line half-way between them is drawn through all points of one potential.`,
        hint: 'How does the strength of a uniform field depend on the potential difference?',
        parts: [
          {
            ask: 'State the potential of this line, and the angle at which it crosses the field lines.',
            answer: tex`$${V[1]}\text{ V}$, $90^\circ$`,
            solution: tex`The field is uniform, so the potential grows evenly with the distance: $${V[1]}\text{ V}$ half-way. Equipotentials are at $90^\circ$ to field lines, here parallel to the plates.`,
            marks: [
              ['A1', tex`$${V[1]}\text{ V}$`],
              ['A1', tex`$90^\circ$`],
            ],
            keys: [
              { value: V[1], tolerance: 0.5, unit: 'V', label: 'Potential' },
              { value: 90, tolerance: 0.5, label: 'Angle in degrees' },
            ],
          },
          {
            ask: 'Calculate the field strength from the potential gradient.',
            answer: tex`$${standardForm(E, 'V m^-1', 2)}$, downwards`,
            solution: tex`$E = \left|\dfrac{\Delta V}{\Delta x}\right| = \dfrac{${V[1]}}{0.50 \times 10^{-2}} = ${standardForm(E, 'V m^-1', 2)}$, from high to low potential: downwards.`,
            marks: [
              ['M1', 'Potential gradient with the distance in metres'],
              ['A1', tex`$${standardForm(E, 'V m^-1', 2)}$`],
            ],
            keys: [foreseeing(numericAnswer(E, 'V m^-1'), miss(E / 100, 'The distance has to be in metres.', 'unit'))],
          },
          {
            ask: tex`A charge of $${q}\text{ nC}$ is moved slowly from the lower plate to the upper one. Calculate the work done by the external force.`,
            answer: tex`$${standardForm(work, 'J')}$`,
            solution: tex`$W = q\Delta V = ${q} \times 10^{-9} \times ${V[2]} = ${standardForm(work, 'J')}$${work < 0 ? ': negative, as the field pulls a negative charge upwards and has to be held back' : ''}.`,
            marks: [
              ['M1', tex`$W = q\Delta V$`],
              ['A1', tex`$${standardForm(work, 'J')}$`],
            ],
            keys: [numericAnswer(work, 'J')].map((key) => ({ ...key, tolerance: Math.abs(work) * 0.01 })),
          },
          {
            ask: 'Explain why no work is done when the charge is moved along the line half-way between the plates.',
            answer: 'The potential is the same, or: the force is at right angles to the motion',
            solution:
              'All points of the line have the same potential, so its potential energy does not change. In other words, the electric force is at right angles to the displacement.',
            marks: [['R1', 'No change of potential / force at right angles to the displacement']],
          },
        ],
      });
    }
    const gravity = form === 'gravity';
    const name = gravity ? 'MJ kg^-1' : 'V';
    const plain = gravity ? 'MJ kg⁻¹' : 'V';
    const [inner = 1, , outer = 1] = radii;
    const attract = gravity || V[0] < 0;
    const scale = gravity ? tex`10^6\text{ m}` : tex`\text{m}`;
    return inParts({
      stem: gravity
        ? tex`The dashed circles are sections of equipotential surfaces around a planet. Their radii are in the ratio of $${significant(inner, 2)}$ to $${significant(radii[1] ?? 0, 2)}$ to $${significant(outer, 2)}$, in units of $${scale}$.

![](diagram:surfaces)`
        : tex`The dashed circles are sections of equipotential surfaces around a small charged sphere. Their radii are $${significant(inner)}\text{ m}$, $${significant(radii[1] ?? 0)}\text{ m}$ and $${significant(outer)}\text{ m}$.

![](diagram:surfaces)`,
      hint: 'Work depends on the difference of potential alone. The field points from high to low potential.',
      parts: [
        {
          ask: tex`Verify that the potentials agree with $V \propto \dfrac{1}{r}$.`,
          answer: 'As given',
          solution: tex`The products of potential and radius are equal: $${significant(inner)} \times (${V[0]})$, $${significant(radii[1] ?? 0)} \times (${V[1]})$ and $${significant(outer)} \times (${V[2]})$ all come to $${significant(inner * V[0])}$.`,
          marks: [
            ['M1', tex`Product $Vr$ for at least two surfaces`],
            ['A1', 'Products agree'],
            ['AG', tex`$V \propto 1/r$`],
          ],
        },
        {
          ask: 'State the direction of the field at $A$. Draw the field line through it.',
          answer: attract ? 'Towards the centre' : 'Away from the centre',
          solution: `The field points from high to low potential, at right angles to the surface: ${attract ? 'towards the centre, where the potential is lowest' : 'away from the centre'}. The line is radial.`,
          marks: [
            ['A1', attract ? 'Towards the centre' : 'Away from the centre'],
            ['A1', 'Radial line, at right angles to the surfaces'],
          ],
        },
        {
          ask: gravity
            ? tex`A satellite of mass $${q}\text{ kg}$ is moved from $A$ to $B$. Calculate the change of its potential energy.`
            : tex`A small charge of $${q}\text{ nC}$ is moved slowly from $A$ to $B$. Calculate the work done by the external force.`,
          answer: tex`$${standardForm(work, 'J')}$`,
          solution: gravity
            ? tex`$\Delta E_p = m\Delta V = ${q} \times (${V[2]} - (${V[0]})) \times 10^6 = ${standardForm(work, 'J')}$.`
            : tex`$W = q\Delta V = ${q} \times 10^{-9} \times (${V[2]} - ${V[0] < 0 ? `(${V[0]})` : V[0]}) = ${standardForm(work, 'J')}$.`,
          marks: [
            ['M1', 'Difference of potential, in the right order'],
            ['A1', tex`$${standardForm(work, 'J')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(work, 'J'), tolerance: Math.abs(work) * 0.01 },
              miss(-work, 'Final potential minus initial potential.', 'sign'),
            ),
          ],
        },
        {
          ask: 'State how this result changes if the path leads from $A$ through $C$ to $B$. Justify your answer.',
          answer: 'It does not change',
          solution: tex`$B$ and $C$ lie on the same equipotential surface, and only the difference of potential between the ends counts, whatever the path.`,
          marks: [
            ['A1', 'No change'],
            ['R1', 'Depends on the potential at the ends alone'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'surfaces',
          svg: equipotentialDrawing(
            radii,
            V.map((value) => `${value} ${plain}`.replace('-', '−')),
          ),
          alt: `Three circles about one centre with the potentials ${V.map((value) => `${value} ${name}`).join(', ')} from the inside; A lies on the first, B and C on the third.`,
        },
      ],
    });
  },
  check: ({ form, V, q }, { radii, work }) => {
    if (form === 'plates') {
      // The charge crosses the uniform field between the outer lines in equal steps of potential.
      const step = (V[2] - V[0]) / 8;
      assertAgree(work, [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum) => sum + q * step, 0) * 1e-9, 'work between the plates', 1e-10);
      return;
    }
    // Force along the radius, added up in small steps from A to B.
    const [inner = 1, , outer = 1] = radii;
    const constant = V[0] * inner;
    const size = form === 'gravity' ? q * 1e6 : q * 1e-9;
    assertAgree(work, -integrate((r) => (size * constant) / (r * r), inner, outer, 20_000), 'work along the radius', 1e-11);
    if (form === 'charge') assertBetween(Math.abs(constant) / k, 1e-10, 1e-7, 'charge of the sphere');
  },
});

export const fieldPatterns: readonly QuestionTemplate[] = [electricPatterns, equipotentials];
