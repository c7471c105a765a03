import { Diagram } from '../../diagram.ts';
import { differentiate, integrate, simulate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** A.1 a motion told in words: its graph is to be sketched, annotated and compared. */

interface Journey {
  form: 'journey';
  thing: string;
  a: number;
  t1: number;
  t2: number;
  t3: number;
}

interface Throw {
  form: 'throw';
  thing: string;
  u: number;
}

/** Velocity of a journey by the time: evenly up, constant, evenly down to rest. */
const velocityOf =
  ({ a, t1, t2, t3 }: Journey) =>
  (t: number) =>
    a * t1 * Math.max(0, Math.min(t / t1, 1, (t1 + t2 + t3 - t) / t3));

function journeyGraph(journey: Journey, annotated: boolean): string {
  const { a, t1, t2, t3 } = journey;
  const [v, end] = [a * t1, t1 + t2 + t3];
  const diagram = new Diagram({ x: [0, end * 1.1], y: [0, v * 1.25], width: 440, height: 250 })
    .axes({ x: 't / s', y: 'v / m s⁻¹', ...(annotated ? { xTicks: [t1, t1 + t2, end], yTicks: [Number(v.toFixed(1))] } : {}) })
    .polyline([
      [0, 0],
      [t1, v],
      [t1 + t2, v],
      [end, 0],
    ]);
  if (annotated) {
    const [from, to] = t1 < t3 ? [0, t1] : [t1 + t2, end];
    diagram
      .segment([0, v], [t1, v], 'd-dashed')
      .segment([t1, 0], [t1, v], 'd-dashed')
      .segment([t1 + t2, 0], [t1 + t2, v], 'd-dashed')
      .label([(from + to) / 2, v / 2], 'steepest', { anchor: t1 < t3 ? 'end' : 'start', dx: t1 < t3 ? -12 : 12, dy: 4 });
  }
  return diagram.toSvg();
}

function throwGraph(u: number, annotated: boolean): string {
  const top = u / FREE_FALL;
  const diagram = new Diagram({ x: [0, top * 2.3], y: [-u * 1.25, u * 1.25], width: 440, height: 280 }).axes({
    x: 't / s',
    y: 'v / m s⁻¹',
    ...(annotated ? { xTicks: [Number(top.toFixed(2))], yTicks: [u, -u] } : {}),
  });
  if (annotated) {
    diagram
      .polygon(
        [
          [0, 0],
          [0, u],
          [top, 0],
        ],
        { shade: true },
      )
      .label([top * 0.5, u * 0.75], 'area: greatest height', { anchor: 'start' });
  }
  return diagram.segment([0, u], [2 * top, -u]).toSvg();
}

function journeyParts(journey: Journey, found: { v: number; distance: number; mean: number; braking: number }): PartDraft[] {
  const { a, t1, t2, t3 } = journey;
  const { v, distance, mean, braking } = found;
  const total = t1 + t2 + t3;
  const steeper = t1 < t3 ? 'first' : 'last';
  return [
    {
      ask: 'Sketch the velocity–time graph of this journey.',
      answer: 'A straight line up from the origin, a horizontal line, a straight line down to the axis',
      solution: `Where the acceleration is constant the velocity changes evenly: straight lines. The graph has no jumps, as velocity cannot change in no time.

![](diagram:sketch)`,
      marks: [
        ['A1', 'Three straight sections: rising from the origin, horizontal, falling to the time axis'],
        ['A1', tex`The ${steeper} section steeper than the other sloping one`],
      ],
    },
    {
      ask: 'Annotate your sketch with the greatest velocity, with the times at which the motion changes, and with the word “steepest” where the acceleration has its greatest magnitude.',
      answer: tex`$${significant(v)}$ on the velocity axis; $${t1}$, $${t1 + t2}$ and $${total}$ on the time axis; “steepest” at the ${steeper} section`,
      solution: tex`The greatest velocity is $v = at = ${a} \times ${t1} = ${quantity(v, 'm s^-1')}$. The motion changes at $${t1}\text{ s}$, at $${t1} + ${t2} = ${t1 + t2}\text{ s}$ and at $${t1 + t2} + ${t3} = ${total}\text{ s}$. The gradient is the acceleration, so its magnitude is greatest in the ${steeper} section.

![](diagram:annotated)`,
      marks: [
        ['A1', tex`$${quantity(v, 'm s^-1')}$ marked as the greatest velocity`],
        ['A1', tex`Times $${t1}$, $${t1 + t2}$ and $${total}\text{ s}$ marked, and the ${steeper} section as the steepest`],
      ],
    },
    {
      ask: 'Determine the distance travelled.',
      answer: tex`$${quantity(distance, 'm')}$`,
      solution: tex`The area below the graph: two triangles and a rectangle,

$$\frac{1}{2} \times ${t1} \times ${significant(v)} + ${t2} \times ${significant(v)} + \frac{1}{2} \times ${t3} \times ${significant(v)} = ${quantity(distance, 'm')}$$`,
      marks: [
        ['M1', 'Area below the graph'],
        ['A1', tex`$${quantity(distance, 'm')}$`],
      ],
      keys: [
        foreseeing(
          numericAnswer(distance, 'm'),
          miss(v * total, 'You multiplied the greatest velocity by the whole time, as if it had been constant.'),
        ),
      ],
    },
    {
      ask: tex`Verify that the mean velocity is about $${significant(mean, 2)}\text{ m s}^{-1}$.`,
      answer: tex`$${quantity(mean, 'm s^-1')}$`,
      solution: tex`$\dfrac{${significant(distance)}}{${total}} = ${quantity(mean, 'm s^-1')}$, as stated. It lies above half of the greatest velocity, since part of the journey is made at that velocity.`,
      marks: [['A1', tex`Distance over time: $${quantity(mean, 'm s^-1')}$`]],
    },
    {
      ask: 'Compare the acceleration at the beginning with that at the end of the journey.',
      answer: tex`Both constant; opposite directions, magnitudes $${quantity(a, 'm s^-2', 2)}$ and $${quantity(braking, 'm s^-2', 2)}$`,
      solution: tex`Similarity: each is constant, as the lines are straight. Difference: at the beginning it is $${quantity(a, 'm s^-2', 2)}$ in the direction of motion, at the end it has the magnitude $\dfrac{${significant(v)}}{${t3}} = ${quantity(braking, 'm s^-2', 2)}$ and points against the motion.`,
      marks: [
        ['A1', 'Similarity: both are constant / uniform'],
        [
          'A1',
          tex`Difference: opposite directions, or magnitudes $${quantity(a, 'm s^-2', 2)}$ and $${quantity(braking, 'm s^-2', 2)}$`,
        ],
      ],
    },
  ];
}

function throwParts(u: number, top: number, height: number): PartDraft[] {
  return [
    {
      ask: 'Sketch the velocity–time graph from the throw to the return. Take upwards as positive.',
      answer: 'One straight line from a positive to an equal negative velocity',
      solution: `The acceleration is the same all the time, on the way up, at the top and on the way down. So the graph is one straight line, which crosses the axis at the highest point and ends as far below the axis as it began above it.

![](diagram:sketch)`,
      marks: [
        ['A1', 'One straight line of negative gradient that begins at a positive velocity'],
        ['A1', 'Crosses the time axis half-way and ends at the opposite velocity'],
      ],
    },
    {
      ask: 'Annotate your sketch with the initial velocity and with the time of the highest point, and shade the area that stands for the greatest height.',
      answer: tex`$${u}$ on the velocity axis; $${significant(top)}$ where the line crosses the time axis; the triangle above the axis shaded`,
      solution: tex`At the highest point the velocity is zero: $t = \dfrac{${u}}{9.8} = ${quantity(top, 's')}$. The area between the line and the axis up to this time is the displacement up to there, the greatest height.

![](diagram:annotated)`,
      marks: [
        ['A1', tex`$${u}\text{ m s}^{-1}$ at the start of the line`],
        ['A1', tex`$${quantity(top, 's')}$ at the crossing of the time axis`],
        ['A1', 'Triangle above the time axis shaded'],
      ],
    },
    {
      ask: 'Calculate the greatest height.',
      answer: tex`$${quantity(height, 'm')}$`,
      solution: tex`The area of the triangle is $\dfrac{1}{2} \times ${significant(top)} \times ${u} = ${quantity(height, 'm')}$.`,
      marks: [
        ['M1', tex`Area of the triangle, or $v^2 = u^2 - 2gh$ with $v = 0$`],
        ['A1', tex`$${quantity(height, 'm')}$`],
      ],
      keys: [
        foreseeing(
          numericAnswer(height, 'm'),
          miss(2 * height, 'You took the initial velocity for the whole way up; the mean velocity is half of it.'),
        ),
      ],
    },
    {
      ask: 'In practice air resistance acts. Predict, with a reason, whether the graph is steeper just after the throw or just before the return.',
      answer: 'Steeper just after the throw',
      solution:
        'On the way up air resistance and weight act in the same direction, so the magnitude of the acceleration is greater than 9.8 m s⁻². On the way down air resistance acts against the weight, and it is smaller. The gradient is the acceleration: the graph is steeper just after the throw.',
      marks: [
        ['A1', 'Steeper just after the throw'],
        ['R1', 'Air resistance adds to the weight on the way up and acts against it on the way down'],
      ],
    },
  ];
}

const motionSketched = defineTemplate({
  key: 'physics-a1-motion-graph-sketched',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.1', 2),
  variants: [
    { form: 'journey', thing: 'tram', a: 1.2, t1: 10, t2: 25, t3: 8 },
    { form: 'throw', thing: 'ball', u: 14 },
    { form: 'throw', thing: 'stone', u: 18 },
    { form: 'journey', thing: 'lift', a: 0.8, t1: 3, t2: 9, t3: 5 },
    { form: 'journey', thing: 'cyclist', a: 0.5, t1: 12, t2: 40, t3: 6 },
    { form: 'throw', thing: 'tennis ball', u: 11 },
    { form: 'throw', thing: 'cork', u: 8.5 },
    { form: 'journey', thing: 'shuttle train', a: 0.8, t1: 20, t2: 60, t3: 25 },
  ] as readonly (Journey | Throw)[],
  solve: (given) => {
    if (given.form === 'throw') return { top: given.u / FREE_FALL, height: given.u ** 2 / (2 * FREE_FALL) };
    const { a, t1, t2, t3 } = given;
    const v = a * t1;
    const distance = v * (t1 / 2 + t2 + t3 / 2);
    return { v, distance, mean: distance / (t1 + t2 + t3), braking: v / t3 };
  },
  write: (given, found) => {
    if (given.form === 'throw') {
      const { top = 0, height = 0 } = found;
      return inParts({
        stem: tex`A ${given.thing} is thrown vertically upwards at $${given.u}\text{ m s}^{-1}$ and is caught at the height from which it was thrown. Air resistance may be neglected unless the question says otherwise.`,
        hint: 'Which quantity stays the same during the whole flight, and what does it look like on this graph?',
        parts: throwParts(given.u, top, height),
        diagrams: [
          {
            name: 'sketch',
            svg: throwGraph(given.u, false),
            alt: 'Velocity against time: one falling straight line from a positive to an equal negative velocity.',
          },
          {
            name: 'annotated',
            svg: throwGraph(given.u, true),
            alt: `The same line, from ${given.u} to −${given.u} m s⁻¹, crossing the axis at ${significant(top)} s; the triangle above the axis is shaded.`,
          },
        ],
      });
    }
    const { v = 0, distance = 0, mean = 0, braking = 0 } = found;
    const { thing, a, t1, t2, t3 } = given;
    return inParts({
      stem: tex`A ${thing} starts from rest with the constant acceleration $${a}\text{ m s}^{-2}$ for $${t1}\text{ s}$, keeps its velocity for $${t2}\text{ s}$, and then slows down evenly to rest within $${t3}\text{ s}$. It moves along a straight line.`,
      hint: 'What does the gradient of this graph represent in each of the three sections?',
      parts: journeyParts(given, { v, distance, mean, braking }),
      diagrams: [
        {
          name: 'sketch',
          svg: journeyGraph(given, false),
          alt: 'Velocity against time: a line up from the origin, a horizontal line, and a line down to the time axis.',
        },
        {
          name: 'annotated',
          svg: journeyGraph(given, true),
          alt: `The same graph with the greatest velocity ${significant(v)} m s⁻¹ and the times ${t1} s, ${t1 + t2} s and ${t1 + t2 + t3} s.`,
        },
      ],
    });
  },
  check: (given, { top = 0, height = 0, v = 0, distance = 0, mean = 0, braking = 0 }) => {
    if (given.form === 'throw') {
      const [risen = 0, left = 1] = simulate((_, [, speed = 0]) => [speed, -FREE_FALL], [0, given.u], top, 1_000);
      assertAgree(given.u + left, given.u, 'velocity at the top');
      assertAgree(risen, height, 'greatest height');
      return;
    }
    const velocity = velocityOf(given);
    const total = given.t1 + given.t2 + given.t3;
    assertAgree(velocity(given.t1 + given.t2 / 2), v, 'greatest velocity');
    const sections = [0, given.t1, given.t1 + given.t2, total];
    const area = sections.slice(1).reduce((sum, end, index) => sum + integrate(velocity, sections[index] ?? 0, end), 0);
    assertAgree(area, distance, 'distance');
    assertAgree(mean * total, area, 'mean velocity');
    assertAgree(-differentiate(velocity, total - given.t3 / 2), braking, 'acceleration at the end');
  },
});

export const sketchesOfMotion: readonly QuestionTemplate[] = [motionSketched];
