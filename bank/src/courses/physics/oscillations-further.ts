import { Diagram } from '../../diagram.ts';
import { simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant, surd } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.1 equations of simple harmonic motion. */

const phaseAndEquation = defineTemplate({
  key: 'physics-c1-phase-and-equation',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.1.3', 2),
  variants: [
    { form: 'graph', x0: 6, T: 0.8, phase: 6 },
    { form: 'graph', x0: 4, T: 1.2, phase: 4 },
    { form: 'equation', x0: 5, T: 2, phase: 3 },
    { form: 'equation', x0: 8, T: 0.5, phase: 6 },
    { form: 'two', x0: 3, T: 1.6, phase: 2 },
    { form: 'two', x0: 7, T: 0.9, phase: 2 },
    { form: 'graph', x0: 9, T: 0.4, phase: 3 },
    { form: 'equation', x0: 2, T: 3, phase: 4 },
  ] as const,
  solve: ({ x0, T, phase }) => {
    const omega = (2 * Math.PI) / T;
    const phi = Math.PI / phase;
    return {
      omega,
      phi,
      start: x0 * Math.sin(phi),
      speed: (x0 / 100) * omega,
      startSpeed: (x0 / 100) * omega * Math.cos(phi),
      first: (Math.PI - phi) / omega,
      acceleration: (x0 / 100) * omega * omega,
    };
  },
  write: ({ form, x0, T, phase }, { omega, start, speed, startSpeed, first, acceleration }) => {
    const angle = tex`\frac{\pi}{${phase}}`;
    if (form === 'graph') {
      const ticks = [0.5, 1, 1.5, 2].map((n) => Number((n * T).toFixed(2)));
      const diagram = new Diagram({ x: [-0.06 * T, 2.2 * T], y: [-x0 * 1.3, x0 * 1.3], width: 460 })
        .axes({ x: 't / s', y: 'x / cm', xTicks: ticks, yTicks: [-x0, x0], grid: true })
        .graph((t) => x0 * Math.sin(omega * t + Math.PI / phase), 0, 2.05 * T, 'd-curve2');
      return inParts({
        stem: tex`The graph shows the displacement of an oscillating body. It moves according to $x = x_0\sin(\omega t + \phi)$.

![](diagram:motion)`,
        hint: 'What do the displacement and the direction of motion at the start say about the phase angle?',
        parts: [
          {
            ask: tex`State the amplitude, and determine the angular frequency.`,
            answer: tex`$${x0}\text{ cm}$ and $${quantity(omega, 'rad s^-1')}$`,
            solution: tex`The greatest displacement is $x_0 = ${x0}\text{ cm}$. The motion repeats after $T = ${T}\text{ s}$, so $\omega = \dfrac{2\pi}{${T}} = ${quantity(omega, 'rad s^-1')}$.`,
            marks: [
              ['A1', tex`$${x0}\text{ cm}$`],
              ['A1', tex`$${quantity(omega, 'rad s^-1')}$`],
            ],
            keys: [
              { value: x0, tolerance: x0 * 0.02, unit: 'cm', label: 'Amplitude' },
              foreseeing(
                { ...numericAnswer(omega, 'rad s^-1'), label: 'Angular frequency' },
                miss(1 / T, 'This is the frequency.'),
              ),
            ],
          },
          {
            ask: tex`At $t = 0$ the displacement is $${significant(start)}\text{ cm}$. Determine the phase angle $\phi$ in radians.`,
            answer: tex`$${significant(Math.PI / phase)}\text{ rad}$`,
            solution: tex`$\sin\phi = \dfrac{${significant(start)}}{${x0}}$. As the body moves in the positive direction at $t = 0$ (the curve rises), $\phi$ is the acute solution: $\phi = ${significant(Math.PI / phase)}\text{ rad}$ (that is $\dfrac{\pi}{${phase}}$).`,
            marks: [
              ['M1', tex`$\sin\phi = x(0)/x_0$`],
              ['A1', tex`$${significant(Math.PI / phase)}\text{ rad}$`],
            ],
            keys: [
              foreseeing(
                { value: Math.PI / phase, tolerance: 0.02, unit: 'rad' },
                miss(180 / phase, 'This is the angle in degrees.', 'angle_mode'),
                miss(Math.PI - Math.PI / phase, 'At this phase the body would move in the negative direction.'),
              ),
            ],
          },
          {
            ask: 'Calculate the greatest speed.',
            answer: tex`$${quantity(speed, 'm s^-1')}$`,
            solution: tex`$v_{\max} = \omega x_0 = ${significant(omega)} \times ${x0} \times 10^{-2} = ${quantity(speed, 'm s^-1')}$.`,
            marks: [['A1', tex`$${quantity(speed, 'm s^-1')}$`]],
            keys: [foreseeing(numericAnswer(speed, 'm s^-1'), miss(speed * 100, 'The amplitude has to be in metres.', 'unit'))],
          },
          {
            ask: 'Determine the first time at which the body passes the equilibrium position.',
            answer: tex`$${quantity(first, 's')}$`,
            solution: tex`$\sin(\omega t + \phi) = 0$ for the first time when $\omega t + \phi = \pi$: $t = \dfrac{\pi - ${significant(Math.PI / phase)}}{${significant(omega)}} = ${quantity(first, 's')}$. On the graph this is the first crossing of the axis.`,
            marks: [
              ['M1', tex`$\omega t + \phi = \pi$`],
              ['A1', tex`$${quantity(first, 's')}$`],
            ],
            keys: [numericAnswer(first, 's')].map((key) => ({ ...key, tolerance: first * 0.02 })),
          },
        ],
        diagrams: [
          {
            name: 'motion',
            svg: diagram.toSvg(),
            alt: `Displacement against time: a sine curve of amplitude ${x0} cm and period ${T} s that starts at ${significant(start)} cm and rises.`,
          },
        ],
      });
    }
    if (form === 'equation')
      return inParts({
        stem: tex`A body of mass $0.20\text{ kg}$ moves according to $x = ${x0}\sin\left(\omega t + ${angle}\right)$, with $x$ in centimetres. Its period is $${T.toFixed(1)}\text{ s}$.`,
        hint: 'The velocity is the rate of change of the displacement.',
        parts: [
          {
            ask: tex`Determine displacement and velocity at $t = 0$.`,
            answer: tex`$${quantity(start, 'cm')}$ and $${quantity(startSpeed, 'm s^-1')}$`,
            solution: tex`$\omega = \dfrac{2\pi}{${T.toFixed(1)}} = ${quantity(omega, 'rad s^-1')}$. $x = ${x0}\sin${angle} = ${quantity(start, 'cm')}$ and $v = \omega x_0\cos${angle} = ${quantity(startSpeed, 'm s^-1')}$.`,
            marks: [
              ['A1', tex`$${quantity(start, 'cm')}$`],
              ['M1', tex`$v = \omega x_0\cos\phi$`],
              ['A1', tex`$${quantity(startSpeed, 'm s^-1')}$`],
            ],
            keys: [
              { ...numericAnswer(start, 'cm'), label: 'Displacement' },
              foreseeing(
                { ...numericAnswer(startSpeed, 'm s^-1'), label: 'Velocity' },
                miss(startSpeed * 100, 'The amplitude has to be in metres.', 'unit'),
                miss(speed, 'This is the greatest speed.'),
              ),
            ],
          },
          {
            ask: 'Calculate the greatest resultant force on the body.',
            answer: tex`$${quantity(0.2 * acceleration, 'N')}$`,
            solution: tex`$F_{\max} = m\omega^2x_0 = 0.20 \times ${significant(omega)}^2 \times ${x0} \times 10^{-2} = ${quantity(0.2 * acceleration, 'N')}$, at the turning points.`,
            marks: [
              ['M1', tex`$a_{\max} = \omega^2x_0$`],
              ['A1', tex`$${quantity(0.2 * acceleration, 'N')}$`],
            ],
            keys: [{ ...numericAnswer(0.2 * acceleration, 'N'), tolerance: 0.2 * acceleration * 0.02 }],
          },
          {
            ask: tex`Verify with $v = \pm\omega\sqrt{x_0^2 - x^2}$ that your two values in (a) belong together.`,
            answer: 'Both ways lead to the same speed',
            solution: tex`$${significant(omega)} \times \sqrt{(${x0} \times 10^{-2})^2 - (${significant(start)} \times 10^{-2})^2} = ${quantity(startSpeed, 'm s^-1')}$: the same speed.`,
            marks: [
              ['M1', 'Displacement of (a) put in'],
              ['A1', 'Speed of (a) found'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`Two pendulums $A$ and $B$ have the same period $${T}\text{ s}$ and the same amplitude $${x0}\text{ cm}$. $A$ moves according to $x = x_0\sin\omega t$. $B$ passes its equilibrium position in the positive direction when $A$ is at its greatest positive displacement.`,
      hint: 'By which part of a period is one of them behind the other?',
      parts: [
        {
          ask: tex`Deduce the phase difference of the two, and state which of them leads.`,
          answer: tex`$\dfrac{\pi}{2}\text{ rad}$; $A$ leads`,
          solution: tex`$A$ was at its equilibrium position, moving in the positive direction, a quarter of a period earlier. So $B$ is a quarter of a period behind: $\dfrac{2\pi}{4} = \dfrac{\pi}{2}\text{ rad}$. $A$ leads.`,
          marks: [
            ['A1', tex`$\dfrac{\pi}{2}\text{ rad}$`],
            ['A1', tex`$A$ leads`],
          ],
        },
        {
          ask: tex`Write down the equation for the displacement of $B$ with numbers in it.`,
          answer: tex`$x = ${x0}\sin\left(${significant(omega)}t - \frac{\pi}{2}\right)$ in centimetres`,
          solution: tex`$\omega = \dfrac{2\pi}{${T}} = ${quantity(omega, 'rad s^-1')}$, and $B$ is behind by $\dfrac{\pi}{2}$: $x = ${x0}\sin\left(${significant(omega)}t - \frac{\pi}{2}\right)$.`,
          marks: [
            ['A1', tex`$\omega = ${significant(omega)}\text{ rad s}^{-1}$`],
            ['A1', tex`$-\dfrac{\pi}{2}$ in the argument`],
          ],
        },
        {
          ask: 'Determine the displacement of both at the first moment at which they are side by side at the same displacement.',
          answer: tex`$${quantity(x0 / Math.SQRT2, 'cm')}$`,
          solution: tex`$\sin\omega t = \sin\left(\omega t - \frac{\pi}{2}\right) = -\cos\omega t$, so $\tan\omega t = -1$ and $\omega t = \dfrac{3\pi}{4}$ for the first time. Then $x = ${x0}\sin\dfrac{3\pi}{4} = ${quantity(x0 / Math.SQRT2, 'cm')}$: $A$ on its way back, $B$ on its way out.`,
          marks: [
            ['M1', 'Displacements set equal'],
            ['A1', tex`$\omega t = 3\pi/4$`],
            ['A1', tex`$${quantity(x0 / Math.SQRT2, 'cm')}$`],
          ],
          keys: [numericAnswer(x0 / Math.SQRT2, 'cm')],
        },
      ],
    });
  },
  check: ({ x0, phase }, { omega, start, startSpeed, first, speed }) => {
    // Integrate the equation of motion from the start.
    const [x = 0] = simulate((_, [s = 0, v = 0]) => [v, -omega * omega * s], [start / 100, startSpeed], first, 4000);
    assertBetween(x * 100, -1e-6 * x0, 1e-6 * x0, `at the centre, phase ${phase}`);
    const [, v = 0] = simulate((_, [s = 0, w = 0]) => [w, -omega * omega * s], [start / 100, startSpeed], first, 4000);
    assertAgree(Math.abs(v), speed, 'greatest speed');
  },
});

const shmChoice = defineTemplate({
  key: 'physics-c1-energy-of-oscillation-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('C.1.3', 1),
  variants: [
    { form: 'speed', n: 4 },
    { form: 'speed', n: 3 },
    { form: 'energy', n: 2 },
    { form: 'energy', n: 3 },
    { form: 'period', n: 2 },
    { form: 'period', n: 3 },
  ] as const,
  solve: ({ n }) => ({ square: 1 - 1 / (n * n) }),
  write: ({ form, n }, _, index) => {
    if (form === 'speed')
      return asChoice(
        {
          text: tex`A body performs simple harmonic motion with maximum speed $v$. What is its speed when its displacement is $\tfrac{1}{${n}}$ of the amplitude?`,
          hint: 'How is the total energy shared at this displacement?',
          right: tex`$\frac{${surd(n * n - 1)}}{${n}}v$`,
          wrongs: [
            [tex`$${fraction(n - 1, n)}v$`, 'You let the speed fall in proportion to the displacement.'],
            [tex`$${fraction(1, n)}v$`, 'You took the speed to be proportional to the displacement.'],
            [tex`$${fraction(n * n - 1, n * n)}v$`, 'This is the factor for the kinetic energy; a square root is missing.'],
          ],
          solution: tex`$v = \omega\sqrt{x_0^2 - x_0^2/${n * n}} = \omega x_0 \times \frac{${surd(n * n - 1)}}{${n}}$.`,
          marking: tex`$\omega\sqrt{x_0^2 - x^2}$`,
        },
        index,
        1,
      );
    if (form === 'energy')
      return asChoice(
        {
          text: tex`In simple harmonic motion without damping, what is $\dfrac{\text{kinetic energy}}{\text{potential energy}}$ when the displacement is $\tfrac{1}{${n}}$ of the amplitude?`,
          hint: 'How does the potential energy depend on the displacement?',
          right: tex`$${n * n - 1}$`,
          wrongs: [
            [tex`$${n - 1}$`, 'You took the potential energy to be proportional to the displacement.'],
            [tex`$${n * n}$`, 'This is the ratio of the total energy to the potential energy.'],
            [tex`$${fraction(1, n * n - 1)}$`, 'You formed the ratio the other way round.'],
          ],
          solution: tex`Potential energy: $\dfrac{1}{${n * n}}$ of the total. Kinetic: the rest, $${fraction(n * n - 1, n * n)}$. The ratio is $${n * n - 1}$.`,
          marking: tex`$E_p \propto x^2$`,
        },
        index,
        3,
      );
    return asChoice(
      {
        text: tex`A mass on a spring oscillates with amplitude $x_0$ and period $T$. The amplitude is made $${n}$ times as great. How do the total energy and the period change?`,
        hint: 'Does the period depend on the amplitude?',
        right: tex`Energy $${n * n}$ times, period the same`,
        wrongs: [
          [tex`Energy $${n}$ times, period the same`, 'You took the energy to be proportional to the amplitude.'],
          [
            tex`Energy $${n * n}$ times, period $${n}$ times`,
            'You let the longer way need a longer time; the speed grows as well.',
          ],
          [tex`Energy $${n}$ times, period $${n}$ times`, 'You let both grow with the amplitude.'],
        ],
        solution: tex`$E_T = \tfrac{1}{2}m\omega^2x_0^2$ grows with the square of the amplitude: $${n * n}$ times. $T = 2\pi\sqrt{m/k}$ does not depend on it.`,
        marking: tex`$E_T \propto x_0^2$`,
      },
      index,
      6,
    );
  },
  check: ({ n }, { square }) => {
    const start = [1, 0];
    let state = start;
    while ((state[0] ?? 0) > 1 / n) state = simulate((_, [x = 0, v = 0]) => [v, -x], state, 1e-4, 1);
    assertAgree((state[1] ?? 0) ** 2, square, 'square of the speed', 1e-3);
  },
});

export const oscillationsFurther: readonly QuestionTemplate[] = [phaseAndEquation, shmChoice];
