import { Diagram } from '../../diagram.ts';
import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { ELECTRON_MASS, ELEMENTARY_CHARGE as e } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, standardForm, tex } from './quantities.ts';

/** D.2 The uniform field between parallel plates: voltage, field, force and motion. */

const plateData = defineTemplate({
  key: 'physics-d2-balance-between-plates-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('D.2.2', 1),
  variants: [
    { volts: [500, 1000, 1500, 2000], force: [1.3, 2.4, 3.8, 4.9], mm: 40 },
    { volts: [800, 1600, 2400, 3200], force: [2.1, 4.0, 6.3, 8.1], mm: 50 },
    { volts: [600, 1200, 1800, 2400], force: [0.9, 1.9, 2.7, 3.7], mm: 60 },
    { volts: [1000, 2000, 3000, 4000], force: [1.6, 3.3, 4.8, 6.5], mm: 80 },
  ],
  solve: ({ volts, force, mm }) => {
    const gradient = ((force[3] ?? 0) - (force[0] ?? 0)) / ((volts[3] ?? 1) - (volts[0] ?? 0));
    // mN per V times mm is microcoulombs: times 1e-3 N, times 1e-3 m.
    return { gradient, charge: gradient * mm, field: (volts[3] ?? 0) / (mm * 1e-3) };
  },
  write: ({ volts, force, mm }, { gradient, charge, field }) =>
    inParts({
      stem: tex`A small charged sphere on an insulating rod hangs from a force sensor between two parallel plates, $d = ${mm}\text{ mm}$ apart. The extra force $F$ on it is measured for several voltages $V$ between the plates.

| $V / \text{V}$ | ${volts.map((volt) => `$${volt}$`).join(' | ')} |
| --- | ${volts.map(() => ':---:').join(' | ')} |
| $F / \text{mN}$ | ${force.map((one) => `$${one.toFixed(1)}$`).join(' | ')} |`,
      hint: 'How does the field between the plates depend on the voltage, and the force on the field?',
      parts: [
        {
          ask: tex`Show that a graph of $F$ against $V$ is a straight line through the origin with gradient $\dfrac{q}{d}$.`,
          answer: 'As required',
          solution: tex`The field between the plates is $E = \dfrac{V}{d}$ and the force $F = qE = \dfrac{q}{d}V$. Compared with $y = mx + c$ this is a straight line through the origin with gradient $\dfrac{q}{d}$.`,
          marks: [
            ['M1', tex`$F = qE$ and $E = V/d$`],
            ['R1', 'compared with the equation of a straight line'],
            ['AG', tex`gradient $q/d$`],
          ],
        },
        {
          ask: 'Determine the charge of the sphere from the first and the last reading.',
          answer: tex`$${standardForm(charge * 1e-6, 'C')}$`,
          solution: tex`The gradient is $\dfrac{(${force[3]?.toFixed(1)} - ${force[0]?.toFixed(1)}) \times 10^{-3}}{${volts[3]} - ${volts[0]}} = ${scientific(gradient * 1e-3)}\text{ N V}^{-1}$, and $q = ${scientific(gradient * 1e-3)} \times ${mm} \times 10^{-3} = ${standardForm(charge * 1e-6, 'C')}$.`,
          marks: [
            ['M1', tex`gradient $${scientific(gradient * 1e-3)}\text{ N V}^{-1}$`],
            ['M1', 'multiplied by the distance in metres'],
            ['A1', tex`$${standardForm(charge * 1e-6, 'C')}$; award 2 of 3 for a lost power of ten`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(charge * 1e-6, 'C'), tolerance: charge * 1e-6 * 0.02 },
              miss(charge * 1e-3, 'You left the distance in millimetres.', 'unit'),
            ),
          ],
        },
        {
          ask: tex`Calculate the field strength at the greatest voltage.`,
          answer: tex`$${standardForm(field, 'V m^-1')}$`,
          solution: tex`$E = \dfrac{V}{d} = \dfrac{${volts[3]}}{${mm} \times 10^{-3}} = ${standardForm(field, 'V m^-1')}$`,
          marks: [['A1', tex`$${standardForm(field, 'V m^-1')}$; accept $\text{N C}^{-1}$`]],
          keys: [numericAnswer(field, 'V m^-1')],
        },
        {
          ask: 'The sphere is moved halfway towards one of the plates. Predict, with a reason, what happens to the force.',
          answer: 'It stays the same: the field is uniform',
          solution:
            'Between large parallel plates, away from the edges, the field has the same strength and direction everywhere, and so does the force.',
          marks: [
            ['A1', 'stays the same'],
            ['R1', 'uniform field'],
          ],
        },
      ],
    }),
  check: ({ volts, force, mm }, { charge, field }) => {
    for (const [i, volt] of volts.entries())
      assertAgree(((charge * 1e-6 * volt) / (mm * 1e-3)) * 1e3, force[i] ?? 0, 'force', 0.08);
    assertAgree(charge * 1e-6 * field * 1e3, force[3] ?? 0, 'force at the greatest voltage', 0.04);
  },
});

const electronGun = defineTemplate({
  key: 'physics-d2-particle-across-plates',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.2.2', 2, ['A.1.2', 'A.3.1']),
  variants: [
    { volts: 250, mm: 20 },
    { volts: 90, mm: 15 },
    { volts: 400, mm: 32 },
    { volts: 160, mm: 10 },
  ],
  solve: ({ volts, mm }) => {
    const field = volts / (mm * 1e-3);
    const acceleration = (e * field) / ELECTRON_MASS;
    const speed = Math.sqrt((2 * e * volts) / ELECTRON_MASS);
    return { field, acceleration, speed, time: speed / acceleration };
  },
  write: ({ volts, mm }, { field, acceleration, speed, time }) => {
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], equalScale: true, width: 360 })
      .segment([1.5, 0.6], [1.5, 4.4])
      .segment([8.5, 0.6], [8.5, 4.4])
      .label([1.5, 4.4], '0 V', { dy: -8 })
      .label([8.5, 4.4], `+${volts} V`, { dy: -8 })
      .point([1.7, 2.5])
      .label([1.7, 2.5], 'electron', { anchor: 'start', dx: 8, dy: 18 })
      .arrow([1.9, 2.5], [4, 2.5], 'd-curve2');
    return inParts({
      stem: tex`An electron starts from rest at a plate at $0\text{ V}$ and moves in a vacuum to a parallel plate at $+${volts}\text{ V}$, $${mm}\text{ mm}$ away.

![](diagram:plates)`,
      hint: 'The force is the same all the way. What does that say about the acceleration?',
      parts: [
        {
          ask: 'Calculate the acceleration of the electron.',
          answer: tex`$${standardForm(acceleration, 'm s^-2')}$`,
          solution: tex`$E = \dfrac{${volts}}{${mm} \times 10^{-3}} = ${standardForm(field, 'V m^-1')}$ and $a = \dfrac{eE}{m} = \dfrac{1.60 \times 10^{-19} \times ${scientific(field)}}{9.11 \times 10^{-31}} = ${standardForm(acceleration, 'm s^-2')}$.`,
          marks: [
            ['M1', tex`$E = V/d$`],
            ['M1', tex`$a = eE/m$ (ECF from the field)`],
            ['A1', tex`$${standardForm(acceleration, 'm s^-2')}$; award 2 of 3 where the distance is left in millimetres`],
          ],
          keys: [numericAnswer(acceleration, 'm s^-2')],
        },
        {
          ask: 'Determine its speed at the second plate.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$`,
          solution: tex`$\tfrac{1}{2}mv^2 = eV$, so $v = \sqrt{\dfrac{2 \times 1.60 \times 10^{-19} \times ${volts}}{9.11 \times 10^{-31}}} = ${standardForm(speed, 'm s^-1')}$. (The acceleration and the distance give the same.)`,
          marks: [
            ['(M1)', tex`$eV = \tfrac{1}{2}mv^2$, or $v^2 = 2ad$ (ECF from (a))`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$`],
          ],
          keys: [numericAnswer(speed, 'm s^-1')],
        },
        {
          ask: 'Calculate the time that it takes.',
          answer: tex`$${standardForm(time, 's')}$`,
          solution: tex`$t = \dfrac{v}{a} = \dfrac{${scientific(speed)}}{${scientific(acceleration)}} = ${standardForm(time, 's')}$`,
          marks: [['A1', tex`$${standardForm(time, 's')}$ (ECF from (a) and (b))`]],
          keys: [
            foreseeing(
              { ...numericAnswer(time, 's'), tolerance: time * 0.015 },
              miss((mm * 1e-3) / speed, 'You used the final speed for the whole way; its mean is half of it.'),
            ),
          ],
        },
        {
          ask: 'The plates are moved to twice the distance at the same voltage. State and explain what happens to the final speed and to the time.',
          answer: 'Same speed; twice the time',
          solution: tex`The work done on the electron is $eV$ whatever the distance, so the final speed is the same. The mean speed is the same too, and the way is twice as long: twice the time.`,
          marks: [
            ['A1', 'same final speed, because the work is the same'],
            ['A1', 'twice the time, because the mean speed is the same'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'plates',
          svg: diagram.toSvg(),
          alt: `Two parallel vertical plates, the left at 0 V and the right at +${volts} V; an electron starts at the left one and moves to the right.`,
        },
      ],
    });
  },
  check: ({ mm }, { acceleration, speed, time }) => {
    const fall = (t: number) => simulate((_, [, v = 0]) => [v, acceleration * 1e-12], [0, 0], t, 400)[0] ?? 0;
    // Lengths in metres, times in microseconds.
    assertAgree(
      bisect((t) => fall(t) - mm * 1e-3, 1e-5, 1),
      time * 1e6,
      'time by steps',
      1e-3,
    );
    assertAgree(speed ** 2, 2 * acceleration * mm * 1e-3, 'speed from the distance', 1e-9);
  },
});

const fieldChoice = choiceSet(
  { key: 'physics-d2-uniform-field-choice', difficulty: 'Easy', placements: bothCourses('D.2.2', 1) },
  [
    {
      text: 'The voltage between two parallel plates is doubled and their distance is halved. By what factor does the force on a charge between them change?',
      hint: 'How does the field strength depend on each of them?',
      right: '$4$',
      wrongs: [
        ['$1$', 'Both changes make the field stronger.'],
        ['$2$', 'You took one of the two changes into account.'],
        ['$\\tfrac{1}{4}$', 'You let a smaller distance make the field weaker.'],
      ],
      solution: '$F = \\dfrac{qV}{d}$: twice the voltage and half of the distance give $2 \\times 2 = 4$ times the force.',
      proof: [4, 2 / 0.5],
    },
    {
      text: 'A proton and an electron start from rest at opposite plates and cross the same gap. How do their final kinetic energies compare?',
      hint: 'How much work does the field do on each?',
      right: 'They are equal',
      wrongs: [
        ['The electron has more, as it is faster', 'Its mass is smaller by as much.'],
        ['The proton has more, as its mass is greater', 'It is slower.'],
        ['The electron has twice as much', 'Their charges have equal magnitude.'],
      ],
      solution: 'The work is $eV$ for both, as their charges have the same magnitude.',
    },
    {
      text: 'A charged oil drop of mass $2.0 \\times 10^{-15}\\text{ kg}$ floats between horizontal plates at a field strength of $4.1 \\times 10^{4}\\text{ V m}^{-1}$. How many elementary charges does it have? ($g = 9.8\\text{ m s}^{-2}$)',
      hint: 'Which two forces are in balance?',
      right: '$3$',
      wrongs: [
        ['$1$', 'Calculate the charge and divide it by the elementary charge.'],
        ['$30$', 'You lost a power of ten.'],
        ['$5$', 'You left out the elementary charge of 1.6 in the quotient.'],
      ],
      solution:
        '$q = \\dfrac{mg}{E} = \\dfrac{2.0 \\times 10^{-15} \\times 9.8}{4.1 \\times 10^{4}} = 4.8 \\times 10^{-19}\\text{ C}$, which is $3e$.',
      proof: [3, (2e-15 * 9.8) / 4.1e4 / e],
    },
    {
      text: 'How does the field between two large parallel plates look?',
      hint: 'Where do field lines start and end?',
      right: 'Straight, evenly spaced lines from the positive to the negative plate, curved outwards at the edges',
      wrongs: [
        [
          'Straight, evenly spaced lines from the negative to the positive plate',
          'The arrows show the force on a positive charge.',
        ],
        ['Lines that are denser near both plates', 'The field has the same strength throughout.'],
        ['Circles about each plate', 'Electric field lines begin and end on charges.'],
      ],
      solution: 'The field is uniform between the plates: lines are parallel and evenly spaced. At the edges they bend outwards.',
    },
    {
      text: 'Which unit is equal to $\\text{V m}^{-1}$?',
      hint: 'What is a volt in terms of energy and charge?',
      right: '$\\text{N C}^{-1}$',
      wrongs: [
        ['$\\text{J C}^{-1}$', 'That is the volt itself.'],
        ['$\\text{N m C}^{-1}$', 'That is the volt itself.'],
        ['$\\text{C N}^{-1}$', 'You turned the quotient upside down.'],
      ],
      solution: '$\\dfrac{\\text{J}}{\\text{C m}} = \\dfrac{\\text{N m}}{\\text{C m}} = \\dfrac{\\text{N}}{\\text{C}}$',
    },
    {
      text: 'An electron enters the field between two horizontal plates parallel to them. What is the shape of its path, and which motion is described by the same equations?',
      hint: 'Which component of its velocity stays the same?',
      right: 'A parabola, as of a ball thrown horizontally',
      wrongs: [
        ['An arc of a circle, as of a charge in a magnetic field', 'The force keeps its direction.'],
        ['A straight line at an angle, as of light in glass', 'There is a force all the way.'],
        ['A hyperbola, as of a comet', 'The force has the same magnitude everywhere.'],
      ],
      solution:
        'The velocity along the plates is constant, the acceleration across them is constant: the path is a parabola, as in projectile motion.',
    },
  ],
);

export const uniformFields: readonly QuestionTemplate[] = [plateData, electronGun, fieldChoice];
