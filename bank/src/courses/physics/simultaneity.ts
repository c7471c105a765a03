import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { LIGHT_SPEED as c } from './constants.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.5 simultaneity and space–time diagrams. */

const lorentz = (beta: number) => 1 / Math.sqrt(1 - beta * beta);

/** Axes of two frames with two events that are simultaneous in the frame with upright axes. */
function simultaneityDrawing(beta: number): string {
  const diagram = new Diagram({ x: [-0.6, 6.4], y: [-0.6, 6.4], equalScale: true, width: 360 })
    .axes({ x: 'x', y: 'ct' })
    .arrow([0, 0], [6 * beta, 6], 'd-curve2')
    .arrow([0, 0], [6, 6 * beta], 'd-curve2')
    .label([6 * beta, 6], 'ct′', { math: true, dx: 12, dy: 2 })
    .label([6, 6 * beta], 'x′', { math: true, dx: 8, dy: -6 })
    .segment([0, 0], [5.6, 5.6], 'd-dashed');
  const [first, second] = [2.2, 4.6];
  const height = 3.2;
  return diagram
    .point([first, height])
    .label([first, height], 'P', { math: true, dx: -10, dy: -6 })
    .point([second, height])
    .label([second, height], 'Q', { math: true, dx: 4, dy: -10 })
    .toSvg();
}

const simultaneity = defineTemplate({
  key: 'physics-a5-simultaneity',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 2),
  variants: [
    { form: 'train', beta: 0.6, L: 300 },
    { form: 'train', beta: 0.8, L: 450 },
    { form: 'diagram', beta: 0.4, L: 600 },
    { form: 'diagram', beta: 0.5, L: 900 },
    { form: 'order', beta: 0.6, L: 900 },
    { form: 'order', beta: 0.8, L: 1200 },
    { form: 'train', beta: 0.28, L: 240 },
    { form: 'diagram', beta: 0.3, L: 300 },
  ] as const,
  solve: ({ form, beta, L }) => {
    const gamma = lorentz(beta);
    // Events at x = 0, t = 0 and x = L in the ground frame: at the same time, or the second one later by half the time light needs.
    const later = form === 'order' ? L / c / 2 : 0;
    return {
      gamma,
      delay: gamma * ((beta * L) / c - later),
      apart: gamma * (L - beta * c * later),
      later,
      interval: L * L - (c * later) ** 2,
    };
  },
  write: ({ form, beta, L }, { gamma, delay, apart, later, interval }) => {
    if (form === 'train')
      return inParts({
        stem: tex`Two lamps stand $${L}\text{ m}$ apart beside a straight track, with the observer $G$ on the ground half-way between them. A train moves past at $${beta}c$ from the left lamp towards the right lamp; its passenger $T$ is beside $G$ when, in the frame of the ground, both lamps flash.`,
        hint: 'Both observers agree on what reaches T first; they differ in what they conclude.',
        parts: [
          {
            ask: 'State which flash reaches the passenger first. Justify your answer in the frame of the ground.',
            answer: 'That of the right lamp',
            solution:
              'In the frame of the ground both flashes travel the same way to the place of $G$, but $T$ moves towards the right lamp while the light travels. So the flash of the right lamp meets $T$ first.',
            marks: [
              ['A1', 'Right lamp'],
              ['R1', 'T moves towards that flash while it travels'],
            ],
          },
          {
            ask: 'Explain why the passenger concludes that the lamps did not flash at the same time.',
            answer:
              'In the frame of the train both flashes travel at c over equal distances, so the one that arrives first was sent first',
            solution: tex`In the frame of the train the lamps, when $T$ passed $G$, were at equal distances, and both flashes travel at $c$. As one arrives first, it must have been sent first: for the passenger the right lamp flashed earlier. Events that are simultaneous in one frame and happen at different places are not simultaneous in another.`,
            marks: [
              ['R1', tex`Speed of light is $c$ for the passenger in both directions`],
              ['R1', 'Arrives first, so was sent first: right lamp earlier'],
            ],
          },
          {
            ask: 'Calculate the time between the flashes in the frame of the train.',
            answer: tex`$${standardForm(delay, 's')}$`,
            solution: tex`$\gamma = \dfrac{1}{\sqrt{1 - ${beta}^2}} = ${significant(gamma)}$. With $\Delta t = 0$ and $\Delta x = ${L}\text{ m}$

$$|\Delta t'| = \gamma\frac{v\Delta x}{c^2} = \frac{${significant(gamma)} \times ${beta} \times ${L}}{3.00 \times 10^8} = ${standardForm(delay, 's')}$$`,
            marks: [
              ['M1', tex`$\Delta t' = \gamma(\Delta t - v\Delta x/c^2)$ with $\Delta t = 0$`],
              ['A1', tex`$\gamma = ${significant(gamma)}$`],
              ['A1', tex`$${standardForm(delay, 's')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(delay, 's'),
                miss(delay / gamma, 'You left out the Lorentz factor.', 'incomplete'),
                miss(L / c, 'This is the time that light needs from lamp to lamp on the ground.'),
              ),
            ],
          },
          {
            ask: 'Calculate the distance between the lamps in the frame of the train.',
            answer: tex`$${quantity(L / gamma, 'm')}$`,
            solution: tex`The lamps move in this frame, so their distance is contracted: $\dfrac{${L}}{${significant(gamma)}} = ${quantity(L / gamma, 'm')}$.`,
            marks: [['A1', tex`$${quantity(L / gamma, 'm')}$`]],
            keys: [foreseeing(numericAnswer(L / gamma, 'm'), miss(L * gamma, 'In which frame is the proper length?'))],
          },
        ],
      });
    if (form === 'diagram')
      return inParts({
        stem: tex`The space–time diagram shows the axes $x$, $ct$ of the Earth and $x'$, $ct'$ of a ship that moves at $${beta}c$. Events $P$ and $Q$ are $${L}\text{ m}$ apart in the frame of the Earth, where they have the same $ct$.

![](diagram:events)`,
        hint: tex`Lines of equal time for the ship are parallel to its $x'$ axis.`,
        parts: [
          {
            ask: tex`Calculate the angle between the $ct$ and the $ct'$ axis.`,
            answer: tex`$${significant((Math.atan(beta) * 180) / Math.PI)}^\circ$`,
            solution: tex`$\tan\theta = \dfrac{v}{c} = ${beta}$, so $\theta = ${significant((Math.atan(beta) * 180) / Math.PI)}^\circ$. The $x'$ axis makes the same angle with the $x$ axis.`,
            marks: [['A1', tex`$${significant((Math.atan(beta) * 180) / Math.PI)}^\circ$`]],
            keys: [numericAnswer((Math.atan(beta) * 180) / Math.PI, 'degrees')],
          },
          {
            ask: 'Draw the line of events that are simultaneous with $P$ for the ship. Hence deduce which of the two events happens first for the ship.',
            answer: tex`A line through $P$ parallel to the $x'$ axis; $Q$ happens first`,
            solution: tex`The line through $P$ is parallel to the $x'$ axis and rises to the right. $Q$ lies below it, so for the ship $Q$ happens before $P$.`,
            marks: [
              ['A1', tex`Line through $P$ parallel to the $x'$ axis`],
              ['R1', tex`$Q$ lies below it`],
              ['A1', tex`$Q$ first`],
            ],
          },
          {
            ask: 'Determine the time between the events for the ship.',
            answer: tex`$${standardForm(delay, 's')}$`,
            solution: tex`$\Delta t' = \gamma\left(\Delta t - \dfrac{v\Delta x}{c^2}\right)$ with $\Delta t = 0$ and $\gamma = ${significant(gamma)}$ has the magnitude $\dfrac{${significant(gamma, 4)} \times ${beta} \times ${L}}{3.00 \times 10^8} = ${standardForm(delay, 's')}$.`,
            marks: [
              ['M1', 'Lorentz transformation of the time'],
              ['A1', tex`$${standardForm(delay, 's')}$`],
            ],
            keys: [foreseeing(numericAnswer(delay, 's'), miss(delay / gamma, 'You left out the Lorentz factor.', 'incomplete'))],
          },
          {
            ask: tex`Verify that $(c\Delta t)^2 - (\Delta x)^2$ has the same value in both frames.`,
            answer: tex`$-${standardForm(L * L, 'm^2')}$ in both`,
            solution: tex`Earth: $0 - ${L}^2 = -${standardForm(L * L, 'm^2')}$. Ship: $c\Delta t' = ${quantity(c * delay, 'm', 4)}$ and $\Delta x' = \gamma\Delta x = ${quantity(apart, 'm', 4)}$; the difference of their squares is $-${standardForm(L * L, 'm^2')}$ as well.`,
            marks: [
              ['M1', tex`$\Delta x' = \gamma\Delta x$`],
              ['A1', 'Same value in both frames'],
            ],
          },
        ],
        diagrams: [
          {
            name: 'events',
            svg: simultaneityDrawing(beta),
            alt: `Axes x and ct at right angles; axes x' and ct' inclined towards the dashed line of light; P and Q at the same height, Q to the right.`,
          },
        ],
      });
    return inParts({
      stem: tex`Event $P$ happens at $x = 0$, $t = 0$, and event $Q$ at $x = ${L}\text{ m}$, $t = ${standardForm(later, 's')}$, both in the frame of the Earth. A ship moves at $${beta}c$ in the positive $x$ direction. A student says: “$Q$ happens later, so $P$ may be its cause.”`,
      hint: 'Compare the time between the events with the time that light needs from one place to the other.',
      parts: [
        {
          ask: 'Verify that no signal can lead from $P$ to $Q$.',
          answer: 'It would have to be faster than light',
          solution: tex`Light needs $\dfrac{${L}}{3.00 \times 10^8} = ${standardForm(L / c, 's')}$ for this way, and only $${standardForm(later, 's')}$ pass. A signal would have to be faster than light.`,
          marks: [
            ['M1', 'Time of light compared with the time between the events'],
            ['AG', 'No signal is fast enough'],
          ],
        },
        {
          ask: 'Determine the time between the events for the ship, with its sign.',
          answer: tex`$\Delta t' = ${standardForm(-delay, 's')}$`,
          solution: tex`$\gamma = ${significant(gamma)}$, and

$$\Delta t' = \gamma\left(\Delta t - \frac{v\Delta x}{c^2}\right) = ${significant(gamma, 4)} \times \left(${standardForm(later, '', 3).replace(/\\text\{ *\}/, '')} - \frac{${beta} \times ${L}}{3.00 \times 10^8}\right) = ${standardForm(-delay, 's')}$$`,
          marks: [
            ['M1', 'Lorentz transformation of the time'],
            ['A1', tex`$\gamma = ${significant(gamma)}$`],
            ['A1', tex`$${standardForm(-delay, 's')}$`],
          ],
          keys: [
            foreseeing(
              { value: -delay, tolerance: Math.abs(delay) * 0.015, unit: 's' },
              miss(later * gamma, 'Time dilation alone does not do: the events are at different places for both.'),
            ),
          ],
        },
        {
          ask: "Discuss the student's statement.",
          answer: 'For the ship Q happens first, so P cannot be the cause of Q',
          solution: tex`For the ship $\Delta t'$ is negative: $Q$ happens before $P$. A cause has to come before its effect for all observers. The order of two events can change only if no signal can link them, so there is no contradiction, but the statement is wrong.`,
          marks: [
            ['R1', 'Order is reversed for the ship'],
            ['R1', 'Hence no cause and effect; possible only because no signal can link them'],
          ],
        },
        {
          ask: tex`Calculate $(\Delta x)^2 - (c\Delta t)^2$, and state what its sign shows.`,
          answer: tex`$${standardForm(interval, 'm^2')}$; positive: no signal can link the events`,
          solution: tex`$${L}^2 - \left(3.00 \times 10^8 \times ${standardForm(later, '', 3).replace(/\\text\{ *\}/, '')}\right)^2 = ${standardForm(interval, 'm^2')}$. It is the same for all observers; as it is positive, the events are too far apart for light to link them.`,
          marks: [
            ['A1', tex`$${standardForm(interval, 'm^2')}$`],
            ['R1', 'Positive: too far apart for any signal'],
          ],
          keys: [numericAnswer(interval, 'm^2')],
        },
      ],
    });
  },
  check: ({ form, beta, L }, { gamma, delay, apart, later, interval }) => {
    // Rapidities: a boost is a rotation by hyperbolic functions.
    const rapidity = Math.atanh(beta);
    assertAgree(Math.cosh(rapidity), gamma, 'Lorentz factor');
    assertAgree(L * Math.cosh(rapidity) - c * later * Math.sinh(rapidity), apart, 'distance');
    assertAgree((L * Math.sinh(rapidity) - c * later * Math.cosh(rapidity)) / c, delay, `time, ${form}`);
    assertAgree(interval, apart * apart - (c * delay) ** 2, 'interval in the other frame', 1e-9);
    assertBetween(delay, 0, 1e-4, 'order');
  },
});

const spacetimeChoice = defineTemplate({
  key: 'physics-a5-spacetime-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 1),
  variants: [
    { form: 'simultaneous', name: 'a platform' },
    { form: 'simultaneous', name: 'a planet' },
    { form: 'line', name: 'proton' },
    { form: 'line', name: 'photon' },
    { form: 'axes', name: 'ship' },
    { form: 'axes', name: 'rocket' },
  ] as const,
  solve: ({ name }) => ({ light: name === 'photon' }),
  write: ({ form, name }, { light }, index) => {
    if (form === 'simultaneous')
      return asChoice(
        {
          text:
            name === 'a platform'
              ? 'Two events happen at the same time and at different places along a track, for an observer on a platform. What holds for an observer in a fast train on this track?'
              : 'Two events happen at the same time and at the same place for an observer on a planet. What holds for an observer in a fast ship?',
          hint: 'Which interval is zero in the first frame, and what does the Lorentz transformation make of it?',
          right: name === 'a platform' ? 'They happen at different times' : 'They happen at the same time and place',
          wrongs:
            name === 'a platform'
              ? [
                  ['They happen at the same time', 'You took time for the same in all frames.'],
                  ['They happen at the same place', 'A transformation can make their distance greater, not zero.'],
                  ['Only one of them happens', 'Events happen for all observers; time and place depend on the observer.'],
                ]
              : [
                  ['They happen at different times', 'For different times the events have to be at different places.'],
                  [
                    'They happen at the same time, at different places',
                    'With no distance in time and place there is nothing to transform.',
                  ],
                  [
                    'The order depends on the direction of the ship',
                    'The order can depend on the observer only for events at different places.',
                  ],
                ],
          solution:
            name === 'a platform'
              ? tex`$\Delta t' = \gamma\left(\Delta t - \dfrac{v\Delta x}{c^2}\right)$ with $\Delta t = 0$ and $\Delta x \ne 0$ is not zero: they happen at different times.`
              : tex`With $\Delta t = 0$ and $\Delta x = 0$ both $\Delta t'$ and $\Delta x'$ are zero: what happens at one point of space–time does so for everybody.`,
          marking: 'Lorentz transformation',
        },
        index,
        1,
      );
    if (form === 'line')
      return asChoice(
        {
          text: tex`What is the world line of a ${name} ${light ? 'in a vacuum' : 'at constant velocity'} on a space–time diagram with equal scales for $x$ and $ct$?`,
          hint: tex`Compare what it covers in $x$ and in $ct$.`,
          right: light
            ? tex`A straight line at $45^\circ$ to both axes`
            : tex`A straight line at less than $45^\circ$ to the $ct$ axis`,
          wrongs: [
            light
              ? [tex`A straight line along the $x$ axis`, 'Along this axis no time passes.']
              : [tex`A straight line at more than $45^\circ$ to the $ct$ axis`, 'That would mean more than the speed of light.'],
            ['A parabola', 'That would mean that it speeds up.'],
            light
              ? [tex`A straight line along the $ct$ axis`, 'This is the world line of something at rest.']
              : [tex`A straight line at $45^\circ$ to both axes`, 'This is the world line of light.'],
          ],
          solution: light
            ? tex`Light covers $x = ct$: a straight line at $45^\circ$, for all observers.`
            : tex`$\tan\theta = \dfrac{v}{c} < 1$, so the angle to the $ct$ axis is less than $45^\circ$; at constant velocity the line is straight.`,
          marking: tex`$\tan\theta = v/c$`,
        },
        index,
        4,
      );
    return asChoice(
      {
        text: tex`A space–time diagram of the Earth is to show the axes of a ${name} that moves at constant velocity in the positive $x$ direction. How do its axes lie compared with $x$ and $ct$?`,
        hint: 'Light has to be half-way between the axes for both observers.',
        right: 'Both are inclined towards the world line of light, by the same angle',
        wrongs: [
          ['Both are turned in the same sense, by the same angle', 'Then light would not lie half-way between the new axes.'],
          ['Only the time axis is inclined', 'This is so for a Galilean transformation.'],
          [
            'Both are inclined away from the world line of light, by the same angle',
            'The time axis is the world line of the moving observer; which way does it lean?',
          ],
        ],
        solution: tex`The $ct'$ axis is the world line of the ${name}, at $\tan\theta = v/c$ to the $ct$ axis. The speed of light is the same for both, so light lies half-way between $x'$ and $ct'$ too: the $x'$ axis is inclined towards it by the same angle.`,
        marking: 'both towards the line of light',
      },
      index,
      name === 'ship' ? 2 : 5,
    );
  },
  check: () => {
    // Transform the axes of a boost and compare their angles with the line of light.
    const rapidity = Math.atanh(0.5);
    const time = Math.atan2(Math.cosh(rapidity), Math.sinh(rapidity));
    const space = Math.atan2(Math.sinh(rapidity), Math.cosh(rapidity));
    assertAgree(time - Math.PI / 4, Math.PI / 4 - space, 'angles to the line of light');
    assertAgree(Math.tan(space), 0.5, 'angle of the space axis');
  },
});

export const simultaneityFurther: readonly QuestionTemplate[] = [simultaneity, spacetimeChoice];
