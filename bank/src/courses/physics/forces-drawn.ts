import { Diagram } from '../../diagram.ts';
import { simulate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** A.2 forces on a body that are to be drawn, labelled and annotated. */

interface Lift {
  form: 'lift';
  who: string;
  m: number;
  a: number;
  up: boolean;
}

interface Pulled {
  form: 'pulled';
  thing: string;
  m: number;
  pull: number;
  friction: number;
}

function liftForces({ up }: Lift): string {
  const [normal, weight] = up ? [1.9, 1.4] : [1.1, 1.6];
  return new Diagram({ x: [-3, 3], y: [-2.4, 2.6], equalScale: true, width: 300 })
    .polygon([
      [-0.4, -0.4],
      [0.4, -0.4],
      [0.4, 0.4],
      [-0.4, 0.4],
    ])
    .arrow([0, 0.4], [0, 0.4 + normal], 'd-curve2')
    .label([0, 0.4 + normal], 'normal force', { anchor: 'start', dx: 8, dy: 8 })
    .arrow([0, -0.4], [0, -0.4 - weight], 'd-curve2')
    .label([0, -0.4 - weight], 'weight', { anchor: 'start', dx: 8, dy: -2 })
    .arrow([-1.8, up ? -0.6 : 0.6], [-1.8, up ? 0.6 : -0.6], 'd-dashed')
    .label([-1.8, 0], 'a', { math: true, dx: -12, dy: 4 })
    .toSvg();
}

function pulledForces(): string {
  return new Diagram({ x: [-3.4, 4], y: [-2.4, 2.4], equalScale: true, width: 360 })
    .polygon([
      [-0.6, -0.4],
      [0.6, -0.4],
      [0.6, 0.4],
      [-0.6, 0.4],
    ])
    .arrow([0, 0.4], [0, 1.7], 'd-curve2')
    .label([0, 1.7], 'normal force', { anchor: 'start', dx: 8, dy: 8 })
    .arrow([0, -0.4], [0, -1.7], 'd-curve2')
    .label([0, -1.7], 'weight', { anchor: 'start', dx: 8, dy: -2 })
    .arrow([0.6, 0], [2.6, 0], 'd-curve2')
    .label([2.6, 0], 'pull', { dy: -10, dx: -8 })
    .arrow([-0.6, 0], [-1.8, 0], 'd-curve2')
    .label([-1.8, 0], 'friction', { dy: -10 })
    .arrow([1.6, -1.4], [3, -1.4], 'd-dashed')
    .label([2.3, -1.4], 'a', { math: true, dy: -8 })
    .toSvg();
}

const ANNOTATE_ACCELERATION =
  'Annotate your diagram with the direction of the acceleration, and state the magnitude of the resultant force.';

function liftParts({ m, a, up }: Lift, resultant: number, normal: number): PartDraft[] {
  const [direction, longer] = up ? ['upwards', 'normal force'] : ['downwards', 'weight'];
  return [
    {
      ask: 'Draw and label the forces on the person.',
      answer: `Weight downwards and normal force upwards; the arrow of the ${longer} is the longer one`,
      solution: `Two forces act on the person: the **weight** downwards and the **normal force** of the floor upwards. The acceleration points ${direction}, so the ${longer} is the greater of the two.

![](diagram:forces)`,
      marks: [
        ['A1', 'Weight downwards and normal force upwards, both labelled, and no other force'],
        ['A1', `Longer arrow for the ${longer}`],
      ],
    },
    {
      ask: ANNOTATE_ACCELERATION,
      answer: tex`${up ? 'Upwards' : 'Downwards'}; $${quantity(resultant, 'N')}$`,
      solution: tex`The acceleration, and with it the resultant force, points ${direction}: an arrow beside the body, not at it, since it is no force. $F = ma = ${m} \times ${a} = ${quantity(resultant, 'N')}$.`,
      marks: [
        ['A1', `Arrow ${direction}, set apart from the arrows of forces`],
        ['A1', tex`$${quantity(resultant, 'N')}$`],
      ],
      keys: [foreseeing(numericAnswer(resultant, 'N'), miss(normal, 'This is one of the two forces, not their resultant.'))],
    },
    {
      ask: 'Calculate the normal force on the person.',
      answer: tex`$${quantity(normal, 'N')}$`,
      solution: tex`$N = mg ${up ? '+' : '-'} ma = ${m} \times (9.8 ${up ? '+' : '-'} ${a}) = ${quantity(normal, 'N')}$.`,
      marks: [
        ['M1', tex`Resultant $N - mg$ set equal to $ma$, with the right sign`],
        ['A1', tex`$${quantity(normal, 'N')}$`],
      ],
      keys: [
        foreseeing(
          numericAnswer(normal, 'N'),
          miss(m * FREE_FALL, 'This is the weight; the two forces are not equal while the lift accelerates.'),
          miss(m * (FREE_FALL + (up ? -a : a)), 'Look at the direction of the acceleration.', 'sign'),
        ),
      ],
    },
    {
      ask: 'Compare the normal force on the person with the force of the person on the floor.',
      answer: 'Equal magnitudes, opposite directions, on different bodies',
      solution:
        'They are a pair by the third law of Newton. Similarity: the magnitudes are equal, even while the lift accelerates, and both are contact forces. Differences: they point in opposite directions and act on different bodies, one on the person, the other on the floor.',
      marks: [
        ['A1', 'Similarity: equal magnitude (or same kind of force)'],
        ['A1', 'Difference: opposite directions, or act on different bodies'],
      ],
    },
    {
      ask: 'The lift now moves at constant velocity. Predict, with a reason, how the normal force compares with the weight.',
      answer: 'Equal to the weight',
      solution:
        'At constant velocity the acceleration is zero, so by the first law the resultant is zero: the normal force is as great as the weight, whatever the velocity.',
      marks: [
        ['A1', 'Equal'],
        ['R1', 'No acceleration, so no resultant force'],
      ],
    },
  ];
}

function pulledParts({ m, pull, friction }: Pulled, resultant: number, a: number): PartDraft[] {
  return [
    {
      ask: 'Draw and label the four forces on the body.',
      answer: 'Weight, normal force, pull and friction',
      solution: `Weight downwards and normal force upwards, equally long; the pull in the direction of motion and friction against it, with the arrow of the pull the longer one.

![](diagram:forces)`,
      marks: [
        ['A1', 'Weight and normal force, labelled and equally long'],
        ['A1', 'Pull and friction, labelled, in opposite directions'],
        ['A1', 'Longer arrow for the pull'],
      ],
    },
    {
      ask: ANNOTATE_ACCELERATION,
      answer: tex`In the direction of the pull; $${quantity(resultant, 'N')}$`,
      solution: tex`The vertical forces cancel. The resultant is $${pull} - ${friction} = ${quantity(resultant, 'N')}$, in the direction of the pull, and so is the acceleration: an arrow beside the body, since it is no force.`,
      marks: [
        ['A1', 'Arrow in the direction of the pull, set apart from the arrows of forces'],
        ['A1', tex`$${quantity(resultant, 'N')}$`],
      ],
      keys: [
        foreseeing(numericAnswer(resultant, 'N'), miss(pull + friction, 'The two forces point in opposite directions.', 'sign')),
      ],
    },
    {
      ask: 'Calculate the acceleration.',
      answer: tex`$${quantity(a, 'm s^-2')}$`,
      solution: tex`$a = \dfrac{F}{m} = \dfrac{${significant(resultant)}}{${m}} = ${quantity(a, 'm s^-2')}$.`,
      marks: [['A1', tex`$${quantity(a, 'm s^-2')}$`]],
      keys: [foreseeing(numericAnswer(a, 'm s^-2'), miss(pull / m, 'You left friction out of the resultant.', 'incomplete'))],
    },
    {
      ask: 'Compare the weight with the normal force.',
      answer: 'Equal and opposite here; of different kinds, and no pair by the third law',
      solution:
        'Similarity: both act on the same body and have equal magnitudes here, as there is no vertical acceleration. Differences: they point in opposite directions, and the weight is the gravitational force of the Earth, the normal force the contact force of the ground. They are no pair by the third law, since they act on the same body.',
      marks: [
        ['A1', 'Similarity: equal magnitude, or act on the same body'],
        ['A1', 'Difference: opposite directions, or gravitational and contact force'],
      ],
    },
    {
      ask: 'The pull is lowered until it is as great as friction. Predict, with a reason, how the body moves from then on.',
      answer: 'At constant velocity',
      solution:
        'The resultant force is then zero. By the first law the body keeps the velocity that it has at this moment; it does not stop.',
      marks: [
        ['A1', 'Constant velocity'],
        ['R1', 'No resultant force'],
      ],
    },
  ];
}

const forcesDrawn = defineTemplate({
  key: 'physics-a2-forces-drawn',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('A.2.1', 2),
  variants: [
    { form: 'lift', who: 'A person', m: 64, a: 1.2, up: true },
    { form: 'pulled', thing: 'crate', m: 25, pull: 120, friction: 70 },
    { form: 'pulled', thing: 'sledge', m: 40, pull: 95, friction: 27 },
    { form: 'lift', who: 'A nurse', m: 58, a: 0.9, up: false },
    { form: 'lift', who: 'A miner', m: 82, a: 1.5, up: false },
    { form: 'pulled', thing: 'trunk', m: 32, pull: 150, friction: 102 },
    { form: 'pulled', thing: 'boat on a beach', m: 120, pull: 640, friction: 550 },
    { form: 'lift', who: 'A courier', m: 75, a: 0.8, up: true },
  ] as readonly (Lift | Pulled)[],
  solve: (given) => {
    if (given.form === 'lift') {
      const { m, a, up } = given;
      return { resultant: m * a, other: m * (FREE_FALL + (up ? a : -a)) };
    }
    const resultant = given.pull - given.friction;
    return { resultant, other: resultant / given.m };
  },
  write: (given, { resultant, other }) =>
    given.form === 'lift'
      ? inParts({
          stem: tex`${given.who} of mass $${given.m}\text{ kg}$ stands in a lift that accelerates ${given.up ? 'upwards' : 'downwards'} at $${given.a}\text{ m s}^{-2}$.`,
          hint: 'Which bodies touch the person, and which one acts from afar? The longer arrow points where the acceleration points.',
          parts: liftParts(given, resultant, other),
          diagrams: [
            {
              name: 'forces',
              svg: liftForces(given),
              alt: `A body with a normal force upwards and a weight downwards; the ${given.up ? 'normal force' : 'weight'} is longer. A dashed arrow beside the body shows the acceleration ${given.up ? 'upwards' : 'downwards'}.`,
            },
          ],
        })
      : inParts({
          stem: tex`A ${given.thing} of mass $${given.m}\text{ kg}$ is pulled along level ground by a horizontal force of $${given.pull}\text{ N}$ against a frictional force of $${given.friction}\text{ N}$.`,
          hint: 'In which direction is there an acceleration: vertical or horizontal?',
          parts: pulledParts(given, resultant, other),
          diagrams: [
            {
              name: 'forces',
              svg: pulledForces(),
              alt: 'A body with weight and normal force of equal length, a pull to the right and a shorter friction to the left. A dashed arrow beside it shows the acceleration to the right.',
            },
          ],
        }),
  check: (given, { resultant, other }) => {
    // The velocity after one second under the forces found.
    if (given.form === 'lift') {
      const [speed = 0] = simulate(() => [(other - given.m * FREE_FALL) / given.m], [0], 1, 10);
      assertAgree(speed, given.up ? given.a : -given.a, 'acceleration under the two forces');
      assertAgree(Math.abs(other - given.m * FREE_FALL), Math.abs(resultant), 'resultant');
      assertAgree(resultant, Math.abs(resultant), 'magnitude');
      return;
    }
    const [speed = 0] = simulate(() => [given.pull / given.m - given.friction / given.m], [0], 1, 10);
    assertAgree(speed, other, 'acceleration');
    assertAgree(resultant + given.friction, given.pull, 'resultant and friction make up the pull');
  },
});

export const drawingsOfForces: readonly QuestionTemplate[] = [forcesDrawn];
