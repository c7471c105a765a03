import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** A.4 torques in balance. */

function boardDrawing(where: number, load: number, length: number): string {
  const diagram = new Diagram({ x: [-0.6, 10.6], y: [-2.4, 2.4], equalScale: true, width: 440 });
  const at = (metres: number) => (metres / length) * 10;
  return diagram
    .polygon([
      [0, 0],
      [10, 0],
      [10, 0.25],
      [0, 0.25],
    ])
    .polyline([
      [at(where) - 0.4, -0.8],
      [at(where), 0],
      [at(where) + 0.4, -0.8],
      [at(where) - 0.4, -0.8],
    ])
    .polyline([
      [-0.35, -0.8],
      [0.05, 0],
      [0.45, -0.8],
      [-0.35, -0.8],
    ])
    .label([0, -0.8], 'A', { math: true, dy: 18 })
    .label([at(where), -0.8], 'B', { math: true, dy: 18 })
    .arrow([at(load), 0.25], [at(load), -1.8], 'd-curve2')
    .label([at(load), 0.25], 'load', { dy: -8 })
    .label([10, 0.25], `${length} m`, { dy: -8, anchor: 'end' })
    .toSvg();
}

const torques = defineTemplate({
  key: 'physics-a4-torques-in-balance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2),
  variants: [
    { form: 'board', W: 200, load: 600, a: 3, b: 2, length: 5 },
    { form: 'board', W: 160, load: 500, a: 2.5, b: 1.5, length: 4 },
    { form: 'ladder', W: 120, load: 0, a: 60, b: 4, length: 4 },
    { form: 'ladder', W: 150, load: 0, a: 65, b: 5, length: 5 },
    { form: 'spanner', W: 80, load: 0, a: 30, b: 0.25, length: 0.4 },
    { form: 'spanner', W: 65, load: 0, a: 40, b: 0.3, length: 0.5 },
    { form: 'board', W: 240, load: 700, a: 3.5, b: 2.5, length: 6 },
    { form: 'ladder', W: 180, load: 0, a: 70, b: 6, length: 6 },
  ] as const,
  solve: ({ form, W, load, a, b, length }) => {
    const angle = (a * Math.PI) / 180;
    if (form === 'board') {
      const supportB = (W * (length / 2) + load * b) / a;
      return { one: supportB, two: W + load - supportB, three: a + (W * (a - length / 2)) / load };
    }
    if (form === 'ladder') {
      const wall = W / (2 * Math.tan(angle));
      return { one: wall, two: Math.hypot(wall, W), three: wall / W };
    }
    return { one: W * b * Math.sin(angle), two: W * b, three: (W * b * Math.sin(angle)) / length };
  },
  write: ({ form, W, load, a, b, length }, { one, two, three }) => {
    if (form === 'board')
      return inParts({
        stem: tex`A uniform board of weight $${W}\text{ N}$ and length $${length.toFixed(1)}\text{ m}$ lies on supports $A$, at its left end, and $B$, $${a.toFixed(1)}\text{ m}$ from $A$. A load of weight $${load}\text{ N}$ stands $${b.toFixed(1)}\text{ m}$ from $A$.

![](diagram:board)`,
        hint: 'About which support is it best to take torques?',
        parts: [
          {
            ask: 'Determine the force of support $B$.',
            answer: tex`$${quantity(one, 'N')}$`,
            solution: tex`Torques about $A$: the weight of the board acts at its centre, $${significant(length / 2, 3)}\text{ m}$ from $A$.

$$F_B \times ${a.toFixed(1)} = ${W} \times ${significant(length / 2, 3)} + ${load} \times ${b.toFixed(1)} \quad\Rightarrow\quad F_B = ${quantity(one, 'N')}$$`,
            marks: [
              ['M1', 'Torques about A, weight at the centre of the board'],
              ['A1', tex`$${quantity(one, 'N')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(one, 'N'),
                miss((load * b) / a, 'You left out the weight of the board.', 'incomplete'),
                miss(two, 'This is the force of the other support.'),
              ),
            ],
          },
          {
            ask: 'Calculate the force of support $A$.',
            answer: tex`$${quantity(two, 'N')}$`,
            solution: tex`The forces balance: $${W} + ${load} - ${significant(one)} = ${quantity(two, 'N')}$.`,
            marks: [['A1', tex`$${quantity(two, 'N')}$`]],
            keys: [numericAnswer(two, 'N')].map((key) => ({ ...key, tolerance: Math.abs(two) * 0.02 + 0.5 })),
          },
          {
            ask: 'The load is moved slowly to the right. Determine its greatest distance from $A$ at which the board does not tip.',
            answer: tex`$${quantity(three, 'm')}$`,
            solution: tex`When it begins to tip, the force at $A$ is zero, and the torques about $B$ balance: $${W} \times (${a.toFixed(1)} - ${significant(length / 2, 3)}) = ${load} \times d$, so the load is $d = ${quantity(three - a, 'm')}$ to the right of $B$, $${quantity(three, 'm')}$ from $A$.`,
            marks: [
              ['R1', 'Force at A is zero'],
              ['M1', 'Torques about B'],
              ['A1', tex`$${quantity(three, 'm')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(three, 'm'),
                miss(three - a, 'This is the distance from the other support.', 'incomplete'),
              ),
            ],
          },
        ],
        diagrams: [
          {
            name: 'board',
            svg: boardDrawing(a, b, length),
            alt: `A horizontal board of ${length} m on a support A at its left end and a support B ${a} m from it; a load acts ${b} m from A.`,
          },
        ],
      });
    if (form === 'ladder') {
      const angle = (a * Math.PI) / 180;
      return inParts({
        stem: tex`A uniform ladder of weight $${W}\text{ N}$ and length $${length.toFixed(1)}\text{ m}$ leans against a smooth vertical wall. It makes an angle of $${a}^\circ$ with the rough horizontal ground.`,
        hint: 'A smooth wall exerts a force at right angles to itself only.',
        parts: [
          {
            ask: 'Draw and label all forces on the ladder.',
            answer: 'Weight at the centre; normal force and friction at the ground; normal force of the wall',
            solution: tex`Weight downwards at the centre; at the foot the normal force upwards and friction towards the wall; at the top the horizontal normal force of the wall.

![](diagram:ladder)`,
            marks: [
              ['A1', 'Weight at the centre and normal force of the ground'],
              ['A1', 'Horizontal force of the wall, away from it'],
              ['A1', 'Friction at the ground, towards the wall'],
            ],
          },
          {
            ask: 'Determine the force of the wall.',
            answer: tex`$${quantity(one, 'N')}$`,
            solution: tex`Torques about the foot: the wall's force has the lever arm $L\sin ${a}^\circ$, the weight $\tfrac{1}{2}L\cos ${a}^\circ$. The length cancels:

$$N = \frac{${W}}{2\tan ${a}^\circ} = ${quantity(one, 'N')}$$`,
            marks: [
              ['M1', 'Torques about the foot'],
              ['M1', 'Both lever arms'],
              ['A1', tex`$${quantity(one, 'N')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(one, 'N'),
                miss((W * Math.tan(angle)) / 2, 'You exchanged sine and cosine in the lever arms.', 'order'),
                miss(W / Math.tan(angle), 'The weight acts at the centre of the ladder.'),
              ),
            ],
          },
          {
            ask: 'Calculate the least coefficient of static friction with which the ladder does not slip.',
            answer: tex`$${significant(three)}$`,
            solution: tex`Horizontally the friction is $${quantity(one, 'N')}$, vertically the normal force is $${W}\text{ N}$: $\mu_s \ge \dfrac{${significant(one)}}{${W}} = ${significant(three)}$.`,
            marks: [
              ['M1', 'Friction equals the force of the wall, normal force equals the weight'],
              ['A1', tex`$${significant(three)}$`],
            ],
            keys: [{ value: three, tolerance: three * 0.015 }],
          },
          {
            ask: 'A person climbs the ladder. Explain why it is more likely to slip when the person is near the top.',
            answer: "The torque of the person's weight about the foot grows, and with it the friction needed",
            solution:
              "Higher up, the person's weight has a longer lever arm about the foot. The wall has to push more, so more friction is needed at the foot, while the normal force there stays the same.",
            marks: [['R1', 'Greater torque: more friction needed for the same normal force']],
          },
        ],
        diagrams: [
          {
            name: 'ladder',
            svg: new Diagram({ x: [-1, 4.6], y: [-1.4, 6], equalScale: true, width: 300 })
              .segment([-1, 0], [4.4, 0])
              .segment([4, 0], [4, 5.8])
              .segment([4 - 5 * Math.cos(angle), 0], [4, 5 * Math.sin(angle)], 'd-curve')
              .arrow([4, 5 * Math.sin(angle)], [2.8, 5 * Math.sin(angle)], 'd-curve2')
              .arrow(
                [4 - 2.5 * Math.cos(angle), 2.5 * Math.sin(angle)],
                [4 - 2.5 * Math.cos(angle), 2.5 * Math.sin(angle) - 1.6],
                'd-curve2',
              )
              .arrow([4 - 5 * Math.cos(angle), 0], [4 - 5 * Math.cos(angle), 1.6], 'd-curve2')
              .arrow([4 - 5 * Math.cos(angle), 0], [5.2 - 5 * Math.cos(angle), 0], 'd-curve2')
              .label([2.8, 5 * Math.sin(angle)], 'N', { math: true, dx: -10, dy: 4 })
              .label([4 - 2.5 * Math.cos(angle), 2.5 * Math.sin(angle) - 1.6], 'W', { math: true, dy: 18 })
              .label([4 - 5 * Math.cos(angle), 1.6], 'R', { math: true, dx: -10 })
              .label([5.2 - 5 * Math.cos(angle), 0], 'F', { math: true, dy: 18 })
              .toSvg(),
            alt: 'A ladder against a wall with arrows: weight W down at its centre, R up and friction F towards the wall at its foot, N away from the wall at its top.',
          },
        ],
      });
    }
    return inParts({
      stem: tex`A nut is turned with a spanner. A force of $${W}\text{ N}$ acts $${b}\text{ m}$ from the centre of the nut, at an angle of $${a}^\circ$ to the spanner. A student says: “The torque is $${W} \times ${b} = ${significant(two)}\text{ N m}$.”`,
      hint: 'Which component of the force turns the nut?',
      parts: [
        {
          ask: 'Identify the mistake, and calculate the torque.',
          answer: tex`$${quantity(one, 'N m')}$`,
          solution: tex`Only the component at right angles to the spanner counts: $\tau = Fr\sin\theta = ${W} \times ${b} \times \sin ${a}^\circ = ${quantity(one, 'N m')}$. The student's product would be right at $90^\circ$.`,
          marks: [
            ['R1', 'Angle left out'],
            ['A1', tex`$${quantity(one, 'N m')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(one, 'N m'),
              miss(W * b * Math.cos((a * Math.PI) / 180), 'You used the component along the spanner.'),
            ),
          ],
        },
        {
          ask: tex`Determine the least force that gives the same torque at the end of the spanner, $${length}\text{ m}$ from the centre.`,
          answer: tex`$${quantity(three, 'N')}$`,
          solution: tex`The force is least at right angles to the spanner: $F = \dfrac{${significant(one)}}{${length}} = ${quantity(three, 'N')}$.`,
          marks: [
            ['M1', 'At right angles, at the greatest distance'],
            ['A1', tex`$${quantity(three, 'N')}$`],
          ],
          keys: [numericAnswer(three, 'N')],
        },
        {
          ask: 'Two equal and opposite forces act on the two ends of a wheel brace, at right angles to it. Explain why it turns although the resultant force is zero.',
          answer: 'Both torques have the same sense',
          solution:
            'The forces act along different lines: they form a couple. Their torques about the centre have the same sense and add, so there is a resultant torque without a resultant force.',
          marks: [
            ['R1', 'Torques of both forces have the same sense'],
            ['R1', 'Resultant torque is not zero'],
          ],
        },
      ],
    });
  },
  check: ({ form, W, load, a, b, length }, { one, two, three }) => {
    // Torques about another point than the solution uses.
    if (form === 'board') {
      const about = 0.7;
      assertAgree(one * (a - about) - two * about, W * (length / 2 - about) + load * (b - about), 'torques about another point');
      assertBetween(two, 0, W + load, 'support A');
      // At the limit support A carries nothing: torques about that end.
      assertAgree((W + load) * a, (W * length) / 2 + load * three, 'tipping');
      assertBetween(three, a, length, 'tipping');
    }
    if (form === 'ladder') {
      const angle = (a * Math.PI) / 180;
      // About the top: normal force and friction at the foot against the weight.
      assertAgree(
        W * length * Math.cos(angle) - one * length * Math.sin(angle),
        W * (length / 2) * Math.cos(angle),
        'torques about the top',
      );
    }
    if (form === 'spanner') assertAgree(three * length, one, 'same torque');
  },
});

const torqueChoice = defineTemplate({
  key: 'physics-a4-torque-reasoning',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 1),
  variants: [
    { form: 'balance', n: 4 },
    { form: 'balance', n: 3 },
    { form: 'equilibrium', n: 1 },
    { form: 'equilibrium', n: 2 },
    { form: 'share', n: 5 },
    { form: 'share', n: 4 },
  ] as const,
  solve: ({ n }) => ({ far: (n - 1) / n }),
  write: ({ form, n }, _, index) => {
    const over = (top: number, bottom: number, symbol: string) => tex`$\frac{${top === 1 ? '' : top}${symbol}}{${bottom}}$`;
    if (form === 'balance')
      return asChoice(
        {
          text: tex`A light rod of length $L$ carries a load $W$ at its left end and a load $${n}W$ at its right end. At which distance from the left end must it be supported to balance?`,
          hint: 'Torques about the support have to be equal.',
          right: over(n, n + 1, 'L'),
          wrongs: [
            [over(1, n + 1, 'L'), 'You measured the distance from the other end.'],
            [over(1, 2, 'L'), 'You took the loads to be equal.'],
            [over(n - 1, n, 'L'), 'You divided the rod in the wrong number of parts.'],
          ],
          solution: tex`$Wd = ${n}W(L - d)$ gives $d = ${over(n, n + 1, 'L').replace(/\$/g, '')}$: nearer to the heavier load.`,
          marking: 'equal torques',
        },
        index,
        4,
      );
    if (form === 'equilibrium')
      return asChoice(
        {
          text:
            n === 1
              ? 'The resultant force on a rigid body is zero. What can be concluded?'
              : 'The resultant force on a rigid body and the resultant torque about one point are both zero. What can be concluded about the torque about other points?',
          hint: 'Think of two equal and opposite forces along different lines.',
          right:
            n === 1
              ? 'Its centre of mass does not accelerate, but it may have an angular acceleration'
              : 'It is zero about every point',
          wrongs:
            n === 1
              ? [
                  ['It is at rest', 'No resultant force means no acceleration; it may move.'],
                  ['It is in rotational equilibrium', 'Two opposite forces along different lines have a torque.'],
                  ['No forces act on it', 'Forces may balance each other.'],
                ]
              : [
                  [
                    'It is zero about the centre of mass only',
                    'With no resultant force the torque does not depend on the point.',
                  ],
                  ['It grows with the distance from the first point', 'It would, if there were a resultant force.'],
                  [
                    'Nothing can be said about it',
                    'Look at how the torque changes with the point when the forces add up to zero.',
                  ],
                ],
          solution:
            n === 1
              ? 'No resultant force means no acceleration of the centre of mass. But a couple, two opposite forces along different lines, has a resultant torque, and the body then has an angular acceleration.'
              : 'If the forces add up to zero, moving the point changes the torque by the resultant force times a distance, which is nothing. So it is the same, zero, about every point.',
          marking: 'force and torque are separate conditions',
        },
        index,
        1,
      );
    return asChoice(
      {
        text: tex`Two people carry a heavy box on a light plank of length $L$ between them. The box is at $\tfrac{1}{${n}}L$ from person $P$. What share of the weight does $P$ carry?`,
        hint: 'About which point does one of the forces have no torque?',
        right: tex`$\frac{${n - 1}}{${n}}$`,
        wrongs: [
          [tex`$\frac{1}{${n}}$`, 'This is the share of the person who is farther away.'],
          [tex`$\frac{1}{2}$`, 'That would be so in the middle only.'],
          [tex`$\frac{1}{${n - 1}}$`, 'You compared the two distances instead of taking torques.'],
        ],
        solution: tex`Torques about the other person: $F_P L = W\left(L - \tfrac{1}{${n}}L\right)$, so $F_P = \frac{${n - 1}}{${n}}W$. Who is closer carries more.`,
        marking: 'torques about the other end',
      },
      index,
      6,
    );
  },
  check: ({ n }, { far }) => {
    // Balance by trying places along the rod.
    let best = 0;
    for (let i = 0; i <= 12000; i++)
      if (Math.abs(i / 12000 - n * (1 - i / 12000)) < Math.abs(best - n * (1 - best))) best = i / 12000;
    assertAgree(best, n / (n + 1), 'place of balance', 1e-3);
    assertBetween(far, -0.1, 1, 'share');
  },
});

export const torquesFurther: readonly QuestionTemplate[] = [torques, torqueChoice];
