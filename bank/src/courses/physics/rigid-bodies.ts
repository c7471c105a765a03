import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { FREE_FALL as g } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { energyDissipated } from './reversed-choices-a-b.ts';

/** A.4 Rigid body mechanics (HL). */

function shopSignDrawing(length: number, d: number, angle: number): string {
  const rise = 8 * Math.tan((angle * Math.PI) / 180);
  const top = Math.max(rise + 0.8, 4);
  const at = (8 * d) / length;
  const diagram = new Diagram({ x: [-1, 9.2], y: [-3.4, top], equalScale: true, width: 400 });
  for (let y = -1.6; y < top - 0.4; y += 0.6) diagram.segment([-0.45, y - 0.35], [0, y + 0.1], 'd-dashed');
  return diagram
    .segment([0, -2], [0, top])
    .polygon([
      [0, -0.12],
      [8, -0.12],
      [8, 0.12],
      [0, 0.12],
    ])
    .segment([8, 0.12], [0, rise], 'd-curve2')
    .arc([8, 0], 1.6, Math.PI - (angle * Math.PI) / 180, Math.PI)
    .label([6.3, 0.3], `${angle}°`, { anchor: 'end', dy: -2, dx: -2 })
    .label([3.6, rise * 0.62], 'cable', { anchor: 'start', dx: 4, dy: -4 })
    .arrow([at, -0.12], [at, -2.2], 'd-curve2')
    .label([at, -2.2], 'load', { dy: 15 })
    .label([0, 0], 'hinge', { anchor: 'end', dx: -4, dy: 4 })
    .point([0, 0])
    .toSvg();
}

const hingedBeam = defineTemplate({
  key: 'physics-a4-hinged-beam-cable',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2, ['A.2.1']),
  variants: [
    { length: 2, m: 12, load: 180, d: 1.5, angle: 35 },
    { length: 3, m: 20, load: 250, d: 2, angle: 40 },
    { length: 1.6, m: 6, load: 90, d: 1.2, angle: 30 },
    { length: 4, m: 45, load: 400, d: 3, angle: 28 },
    { length: 2.5, m: 15, load: 320, d: 1, angle: 50 },
    { length: 1.2, m: 4, load: 60, d: 0.9, angle: 45 },
    { length: 3.6, m: 30, load: 150, d: 2.7, angle: 33 },
    { length: 2.8, m: 18, load: 210, d: 2.4, angle: 38 },
  ],
  solve: ({ length, m, load, d, angle }) => {
    const theta = (angle * Math.PI) / 180;
    const tension = (m * g * (length / 2) + load * d) / (length * Math.sin(theta));
    const horizontal = tension * Math.cos(theta);
    const vertical = m * g + load - tension * Math.sin(theta);
    return { tension, horizontal, vertical, hinge: Math.hypot(horizontal, vertical) };
  },
  write: ({ length, m, load, d, angle }, { tension, horizontal, vertical, hinge }) => ({
    text: tex`A uniform horizontal beam of length $${length.toFixed(1)}\text{ m}$ and mass $${m}\text{ kg}$ is hinged to a wall. A light cable runs from its free end to the wall at $${angle}^\circ$ to the beam. A load of weight $${load}\text{ N}$ hangs from the beam $${d.toFixed(1)}\text{ m}$ from the wall.

![](diagram:beam)

(a) List the two conditions for the beam to be in equilibrium. [2]

(b) Determine the tension in the cable. [3]

(c) Determine the magnitude of the force of the hinge on the beam. [3]

(d) The cable is fixed to the wall at a higher point, so that its angle to the beam becomes greater. Outline how the tension changes. [2]`,
    hint: 'About which point does the unknown hinge force have no torque?',
    answer: tex`(a) Resultant force zero; resultant torque about any point zero

(b) $${quantity(tension, 'N')}$

(c) $${quantity(hinge, 'N')}$

(d) It becomes smaller.`,
    solution: tex`(a) The resultant force on the beam is zero, and the resultant torque about any point is zero.

(b) About the hinge the weight of the beam (at its centre) and the load turn it clockwise, the cable anticlockwise. Only the component of the tension at right angles to the beam has a torque:

$$T\sin ${angle}^\circ \times ${length.toFixed(1)} = ${m} \times 9.8 \times ${significant(length / 2)} + ${load} \times ${d.toFixed(1)}$$

$$T = ${quantity(tension, 'N')}$$

(c) The forces balance in both directions.

Horizontally: $H = T\cos ${angle}^\circ = ${quantity(horizontal, 'N')}$.

Vertically: $V = ${m} \times 9.8 + ${load} - T\sin ${angle}^\circ = ${quantity(vertical, 'N')}$.

$$F = \sqrt{H^2 + V^2} = \sqrt{${significant(horizontal, 5)}^2 + ${significant(vertical, 5)}^2} = ${quantity(hinge, 'N')}$$

(d) The torque that the cable must supply stays the same, $TL\sin\theta$. With a greater angle $\sin\theta$ is greater, so a smaller tension is enough.`,
    markScheme: markLines(
      ['a', 'A1', 'Resultant force zero'],
      ['a', 'A1', 'Resultant torque zero'],
      ['b', 'M1', 'Torques about the hinge'],
      ['b', 'A1', tex`All three torques correct, with $T\sin\theta$`],
      ['b', 'A1', tex`$${quantity(tension, 'N')}$`],
      ['c', 'A1', tex`Horizontal component $${quantity(horizontal, 'N')}$`],
      ['c', 'A1', tex`Vertical component $${quantity(vertical, 'N')}$`],
      ['c', 'A1', tex`$${quantity(hinge, 'N')}$`],
      ['d', 'R1', tex`$T\sin\theta$ stays the same and $\sin\theta$ grows`],
      ['d', 'A1', 'Tension becomes smaller'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(tension, 'N', 'b'),
        miss(tension * Math.sin((angle * Math.PI) / 180), 'This is the vertical component of the tension.', 'incomplete'),
        miss((load * d) / (length * Math.sin((angle * Math.PI) / 180)), 'You left out the weight of the beam.', 'incomplete'),
      ),
      foreseeing(
        numericAnswer(hinge, 'N', 'c'),
        miss(horizontal, 'This is the horizontal component.', 'incomplete'),
        miss(Math.abs(vertical), 'This is the vertical component.', 'incomplete'),
      ),
    ),
    diagrams: [
      {
        name: 'beam',
        svg: shopSignDrawing(length, d, angle),
        alt: `A horizontal beam hinged to a wall on its left; a cable from its right end runs up to the wall at ${angle} degrees to the beam; a load hangs from the beam between.`,
      },
    ],
  }),
  check: ({ length, m, load, d, angle }, { tension, horizontal, vertical }) => {
    // Torques about the free end and about the point where the cable meets the wall.
    assertAgree(vertical * length, (m * g * length) / 2 + load * (length - d), 'torques about the free end');
    const rise = length * Math.tan((angle * Math.PI) / 180);
    assertAgree(horizontal * rise, (m * g * length) / 2 + load * d, 'torques about the fixing in the wall');
    assertAgree(tension ** 2, horizontal ** 2 + (m * g + load - vertical) ** 2, 'tension from its components');
    assertBetween(tension, 0, 1e5, 'the cable pulls');
    assertBetween(vertical, 0, 2_000, 'vertical force of the hinge');
  },
});

const rollingBody = defineTemplate({
  key: 'physics-a4-rolling-down-ramp',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2, ['A.3.1']),
  variants: [
    { body: 'solid sphere', top: 2, bottom: 5, m: 0.6, h: 0.5, angle: 20 },
    { body: 'solid cylinder', top: 1, bottom: 2, m: 1.2, h: 0.8, angle: 15 },
    { body: 'thin hoop', top: 1, bottom: 1, m: 0.4, h: 0.6, angle: 12 },
    { body: 'hollow sphere', top: 2, bottom: 3, m: 0.25, h: 0.4, angle: 18 },
    { body: 'solid sphere', top: 2, bottom: 5, m: 4.5, h: 1.2, angle: 25 },
    { body: 'solid cylinder', top: 1, bottom: 2, m: 15, h: 1.5, angle: 10 },
    { body: 'thin hoop', top: 1, bottom: 1, m: 2.2, h: 0.9, angle: 22 },
    { body: 'hollow sphere', top: 2, bottom: 3, m: 0.8, h: 1, angle: 16 },
  ],
  solve: ({ top, bottom, m, h, angle }) => {
    const c = top / bottom;
    const v = Math.sqrt((2 * g * h) / (1 + c));
    const length = h / Math.sin((angle * Math.PI) / 180);
    return { c, v, share: c / (1 + c), rotational: (m * g * h * c) / (1 + c), length, time: (2 * length) / v };
  },
  write: ({ body, top, bottom, m, h, angle }, { v, share, rotational, length, time }) => {
    const inertia = top === bottom ? 'MR^2' : tex`\frac{${top}}{${bottom}}MR^2`;
    const factor = top === bottom ? '' : tex`\frac{${top}}{${bottom}}`;
    const sum = top === bottom ? 'Mv^2' : tex`\tfrac{1}{2}Mv^2\left(1 + \frac{${top}}{${bottom}}\right)`;
    const formula = tex`v = \sqrt{\frac{${2 * bottom}gh}{${bottom + top}}}`.replace(tex`\frac{2gh}{2}`, 'gh');
    const other = body === 'thin hoop' ? 'solid cylinder' : 'thin hoop';
    const otherFirst = body === 'thin hoop';
    return {
      text: tex`A ${body} of mass $M = ${m}\text{ kg}$ and radius $R$ is released from rest on a ramp inclined at $${angle}^\circ$ and rolls without slipping. Its centre falls by $h = ${h.toFixed(1)}\text{ m}$. The moment of inertia of a ${body} about its axis is $${inertia}$.

(a) Show that its speed at the bottom of the ramp is $${formula}$. [3]

(b) Calculate this speed. [1]

(c) Determine the rotational kinetic energy of the ${body} at the bottom. [2]

(d) Determine the time it takes to roll down the ramp. [2]

(e) A ${other} of the same mass and radius is released together with the ${body}. Predict, with a reason, which of them reaches the bottom first. [2]`,
      hint: 'Which two kinds of kinetic energy does a rolling body have, and how are its speed and its angular speed linked?',
      answer: tex`(a) As given

(b) $${quantity(v, 'm s^-1')}$

(c) $${quantity(rotational, 'J')}$

(d) $${quantity(time, 's')}$

(e) The ${otherFirst ? other : body}`,
      solution: tex`(a) Energy is conserved (static friction at the point of contact does no work):

$$Mgh = \tfrac{1}{2}Mv^2 + \tfrac{1}{2}I\omega^2$$

With $I = ${inertia}$ and $\omega = \dfrac{v}{R}$ the radius cancels:

$$Mgh = \tfrac{1}{2}Mv^2 + \tfrac{1}{2} \times ${factor}Mv^2 = ${sum} \quad\Rightarrow\quad ${formula}$$

(b) $v = ${quantity(v, 'm s^-1')}$.

(c) Of the kinetic energy the share $\dfrac{${top}}{${top + bottom}} = ${significant(share)}$ is rotational, as the two kinds are in the ratio $${bottom} : ${top}$:

$$E_{\text{rot}} = ${significant(share)} \times Mgh = ${significant(share)} \times ${m} \times 9.8 \times ${h.toFixed(1)} = ${quantity(rotational, 'J')}$$

(d) The ramp is $\dfrac{h}{\sin ${angle}^\circ} = ${quantity(length, 'm')}$ long. The acceleration is constant, so the average speed is half of the final one:

$$t = \frac{2s}{v} = \frac{2 \times ${significant(length)}}{${significant(v)}} = ${quantity(time, 's')}$$

(e) The ${otherFirst ? other : body} arrives first. The hoop has all its mass far from the axis, hence the greater moment of inertia; a larger share of its energy is rotational, which leaves less for translation, so it is slower at every height.`,
      markScheme: markLines(
        ['a', 'M1', 'Potential energy equals translational plus rotational kinetic energy'],
        ['a', 'M1', tex`$\omega = v/R$ and the moment of inertia substituted`],
        ['a', 'A1', 'Algebra completed without gaps'],
        ['a', 'AG', tex`$${formula}$`],
        ['b', 'A1', tex`$${quantity(v, 'm s^-1')}$`],
        ['c', '(M1)', tex`$\tfrac{1}{2}I\omega^2$ with $\omega = v/R$, or share of $Mgh$`],
        ['c', 'A1', tex`$${quantity(rotational, 'J')}$`],
        ['d', 'M1', 'Length of the ramp and uniform acceleration'],
        ['d', 'A1', tex`$${quantity(time, 's')}$`],
        ['e', 'R1', 'Hoop has the greater moment of inertia, so less translational energy'],
        ['e', 'A1', `The ${otherFirst ? other : body} first`],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(v, 'm s^-1', 'b'),
          miss(Math.sqrt(2 * g * h), 'You left out the rotational kinetic energy.', 'incomplete'),
        ),
        foreseeing(
          numericAnswer(rotational, 'J', 'c'),
          miss(m * g * h - rotational, 'This is the translational kinetic energy.'),
          miss(m * g * h, 'This is the whole kinetic energy.', 'incomplete'),
        ),
        foreseeing(
          { ...numericAnswer(time, 's', 'd'), tolerance: time * 0.015 },
          miss(length / v, 'You used the final speed for the whole way; the mean speed is smaller.'),
        ),
      ),
    };
  },
  check: ({ m, angle }, { c, v, rotational, length, time }) => {
    // Newton's laws for translation and rotation with friction f: m a = m g sin - f and c m R^2 a / R = f R.
    const radius = 0.07;
    const slope = (angle * Math.PI) / 180;
    const inertia = c * m * radius ** 2;
    const [a11, a12, b1] = [m, 1, m * g * Math.sin(slope)];
    const [a21, a22] = [inertia / radius, -radius];
    const det = a11 * a22 - a12 * a21;
    const [a, friction] = [(b1 * a22) / det, (-a21 * b1) / det];
    const [s = 0, speed = 0, omega = 0] = simulate(
      (_, [, now = 0]) => [now, a, (friction * radius) / inertia],
      [0, 0, 0],
      time,
      1_000,
    );
    assertAgree(s, length, 'length rolled');
    assertAgree(speed, v, 'speed');
    assertAgree(0.5 * inertia * omega * omega, rotational, 'rotational energy');
    assertBetween(friction, 0, 0.5 * m * g * Math.cos(slope), 'friction is possible');
  },
});

const clayOnTurntable = defineTemplate({
  key: 'physics-a4-clay-on-turntable',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 1),
  variants: [
    { I: 0.08, omega: 6, m: 0.5, r: 0.4 },
    { I: 0.05, omega: 8, m: 0.4, r: 0.25 },
    { I: 0.12, omega: 5, m: 0.75, r: 0.4 },
    { I: 0.02, omega: 9, m: 0.2, r: 0.2 },
    { I: 0.6, omega: 4, m: 2.5, r: 0.4 },
    { I: 0.15, omega: 7, m: 0.6, r: 0.5 },
    { I: 0.3, omega: 5, m: 1.2, r: 0.5 },
    { I: 0.04, omega: 10, m: 0.25, r: 0.3 },
  ],
  solve: ({ I, omega, m, r }) => ({ after: (I * omega) / (I + m * r * r) }),
  write: ({ I, omega, m, r }, { after }, variantIndex) => {
    const rate = (value: number) => tex`$${quantity(value, 'rad s^-1', 2)}$`;
    const ratio = after / omega;
    const choice = arrangeOptions(
      rate(after),
      [
        wrong(
          rate(omega * Math.sqrt(ratio)),
          'You used conservation of kinetic energy, but energy is dissipated when the clay sticks.',
        ),
        wrong(rate((I * omega) / (I + m * r)), 'You did not square the distance in the moment of inertia of the clay.'),
        wrong(
          rate(omega / ratio),
          'You turned the ratio of the moments of inertia upside down, so that the turntable would speed up.',
          'reciprocal',
        ),
      ],
      variantIndex,
      1,
    );
    return {
      text: tex`A turntable with moment of inertia $${I}\text{ kg m}^2$ turns freely at $${omega}\text{ rad s}^{-1}$ about a vertical axis. A small lump of clay of mass $${m}\text{ kg}$ is dropped vertically and sticks to it at a distance of $${r}\text{ m}$ from the axis.

What is the angular speed just after the clay has stuck? [1]`,
      hint: 'Which quantity is conserved about the axis, and which is not?',
      answer: rate(after),
      solution: tex`The clay brings no angular momentum about the axis and no external torque acts, so angular momentum is conserved. The clay adds $mr^2 = ${m} \times ${r}^2 = ${significant(m * r * r, 2)}\text{ kg m}^2$ to the moment of inertia:

$$${I} \times ${omega} = (${I} + ${significant(m * r * r, 2)})\,\omega' \quad\Rightarrow\quad \omega' = ${quantity(after, 'rad s^-1', 2)}$$

Conservation of kinetic energy would be wrong here: it is a perfectly inelastic collision.`,
      markScheme: markLines(['', 'A1', `conservation of angular momentum`]),
      ...choice,
      numeric: [{ ...numericAnswer(after, 'rad s^-1'), tolerance: after * 0.03 }],
    };
  },
  check: ({ I, omega, m, r }, { after }) => {
    // Friction between clay and table speeds the clay up and slows the table until they turn together.
    const friction = (table: number, clay: number) => 5 * (table - clay) * r;
    const [table = 0, clay = 1] = simulate(
      (_, [a = 0, b = 0]) => [(-friction(a, b) * r) / I, friction(a, b) / (m * r)],
      [omega, 0],
      20,
      4_000,
    );
    assertAgree(table, clay, 'turn together', 1e-4);
    assertAgree(after, table, 'common angular speed', 1e-4);
  },
});

const flywheel = defineTemplate({
  key: 'physics-a4-flywheel-torque',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2),
  variants: [
    { wheel: 'flywheel', I: 4.5, force: 60, r: 0.3, t: 8 },
    { wheel: 'grindstone', I: 1.8, force: 24, r: 0.25, t: 10 },
    { wheel: "potter's wheel", I: 3.2, force: 15, r: 0.4, t: 12 },
    { wheel: 'roundabout', I: 250, force: 120, r: 1.5, t: 6 },
    { wheel: 'turbine rotor', I: 38, force: 210, r: 0.6, t: 25 },
    { wheel: 'bicycle wheel', I: 0.14, force: 5.5, r: 0.32, t: 2.5 },
    { wheel: 'cable drum', I: 12, force: 85, r: 0.45, t: 5 },
    { wheel: 'pulley', I: 0.65, force: 18, r: 0.2, t: 4 },
  ],
  solve: ({ I, force, r, t }) => {
    const torque = force * r;
    const alpha = torque / I;
    const omega = alpha * t;
    return { torque, alpha, omega, turns: (0.5 * alpha * t * t) / (2 * Math.PI), energy: 0.5 * I * omega * omega };
  },
  write: ({ wheel, I, force, r, t }, { torque, alpha, omega, turns, energy }) => ({
    text: tex`A constant force of $${force}\text{ N}$ acts along a tangent of a ${wheel}, at a distance of $${r}\text{ m}$ from its axle. The ${wheel} has a moment of inertia of $${I}\text{ kg m}^2$ and starts from rest. Friction is negligible.

(a) Calculate the angular acceleration. [2]

(b) Calculate the angular speed after $${t}\text{ s}$. [1]

(c) Determine the number of revolutions in these $${t}\text{ s}$. [2]

(d) Calculate the kinetic energy after $${t}\text{ s}$. [1]`,
    hint: tex`What takes the places of force, mass and acceleration in $F = ma$ when a body turns?`,
    answer: tex`(a) $${quantity(alpha, 'rad s^-2')}$

(b) $${quantity(omega, 'rad s^-1')}$

(c) $${significant(turns)}$

(d) $${standardForm(energy, 'J')}$`,
    solution: tex`(a) The torque is $\tau = Fr = ${force} \times ${r} = ${quantity(torque, 'N m')}$, and $\tau = I\alpha$ gives

$$\alpha = \frac{${significant(torque)}}{${I}} = ${quantity(alpha, 'rad s^-2')}$$

(b) From rest, $\omega = \alpha t = ${significant(alpha)} \times ${t} = ${quantity(omega, 'rad s^-1')}$.

(c) The angle turned is $\theta = \tfrac{1}{2}\alpha t^2 = ${quantity(0.5 * alpha * t * t, 'rad')}$; one revolution is $2\pi\text{ rad}$:

$$\frac{${significant(0.5 * alpha * t * t, 5)}}{2\pi} = ${significant(turns)}\text{ revolutions}$$

(d) $E_k = \tfrac{1}{2}I\omega^2 = \tfrac{1}{2} \times ${I} \times ${significant(omega)}^2 = ${standardForm(energy, 'J')}$.`,
    markScheme: markLines(
      ['a', '(M1)', tex`$\tau = Fr$ and $\tau = I\alpha$`],
      ['a', 'A1', tex`$${quantity(alpha, 'rad s^-2')}$`],
      ['b', 'A1', tex`$${quantity(omega, 'rad s^-1')}$`],
      ['c', '(M1)', tex`Angle divided by $2\pi$`],
      ['c', 'A1', tex`$${significant(turns)}$`],
      ['d', 'A1', tex`$${standardForm(energy, 'J')}$`],
    ),
    keys: numberKeys(
      numericAnswer(alpha, 'rad s^-2', 'a'),
      numericAnswer(omega, 'rad s^-1', 'b'),
      foreseeing(
        numericAnswer(turns, '', 'c'),
        miss(2 * Math.PI * turns, 'This is the angle in radians.', 'unit'),
        miss(2 * turns, 'You used the final angular speed for the whole time.'),
      ),
      foreseeing(
        { ...numericAnswer(energy, 'J', 'd'), tolerance: energy * 0.02 },
        miss(2 * energy, 'The factor one half is missing.'),
      ),
    ),
  }),
  check: ({ I, force, r, t }, { omega, turns, energy }) => {
    // Work of the force along its path equals the kinetic energy; angular momentum from the angular impulse.
    assertAgree(energy, force * 2 * Math.PI * r * turns, 'work done');
    assertAgree(I * omega, force * r * t, 'angular impulse');
    assertBetween(turns, 0.3, 1_000, 'revolutions');
  },
});

export const rigidBodies: readonly QuestionTemplate[] = [
  withErrorForms(hingedBeam, { mistaken: 'b', keep: ['b', 'c'], slip: 1 }),
  rollingBody,
  withReversal(clayOnTurntable, energyDissipated),
  flywheel,
];
