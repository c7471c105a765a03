import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { differentiate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL as g } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** C.1 Simple harmonic motion. */

/**
 * The time in which an oscillator released at rest from `start` comes back to rest on the same side. Throws where it does not within ten times
 * what was guessed, as with a wrong result it may never.
 */
function periodBySteps(acceleration: (x: number) => number, start: number, guess: number): number {
  const step = guess / 4_000;
  assert.ok(step > 0, `no period: ${guess}`);
  let state: number[] = [start, 0];
  let time = 0;
  let turns = 0;
  while (turns < 2) {
    assert.ok(time < 10 * guess, `not back within ten times ${guess} s`);
    const next = simulate((_, [x = 0, v = 0]) => [v, acceleration(x)], state, step, 1);
    const [before, after] = [state[1] ?? 0, next[1] ?? 0];
    if (time > 0 && before * after <= 0) turns++;
    state = next;
    time += turns === 2 ? step * Math.abs(before / (before - after)) : step;
  }
  return time;
}

const accelerationGraph = defineTemplate({
  key: 'physics-c1-acceleration-displacement-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('C.1.1', 1),
  variants: [
    { x0: 4, a0: 3.2, m: 0.25 },
    { x0: 5, a0: 8, m: 0.4 },
    { x0: 2.5, a0: 10, m: 0.15 },
    { x0: 8, a0: 2, m: 0.6 },
    { x0: 6, a0: 5.4, m: 0.3 },
    { x0: 3, a0: 6, m: 0.5 },
    { x0: 10, a0: 4, m: 0.8 },
    { x0: 1.5, a0: 12, m: 0.1 },
    { x0: 7, a0: 4.2, m: 0.35 },
  ],
  solve: ({ x0, a0, m }) => {
    const omega = Math.sqrt(a0 / (x0 * 1e-2));
    return { omega, period: (2 * Math.PI) / omega, spring: m * omega * omega };
  },
  write: ({ x0, a0, m }, { omega, period, spring }) => {
    const diagram = new Diagram({ x: [-x0 * 1.35, x0 * 1.35], y: [-a0 * 1.4, a0 * 1.4] })
      .axes({ x: 'x / cm', y: 'a / m s⁻²', xTicks: [-x0, x0], yTicks: [-a0, a0] })
      .segment([x0, 0], [x0, -a0], 'd-dashed')
      .segment([0, -a0], [x0, -a0], 'd-dashed')
      .segment([-x0, 0], [-x0, a0], 'd-dashed')
      .segment([0, a0], [-x0, a0], 'd-dashed')
      .segment([-x0, a0], [x0, -a0], 'd-curve2');
    return {
      text: tex`A trolley of mass $${m}\text{ kg}$ oscillates horizontally between springs. The graph shows how its acceleration $a$ varies with its displacement $x$ from the equilibrium position.

![](diagram:graph)

(a) List the two features of the graph that show that the motion is simple harmonic. [2]

(b) State the amplitude of the motion. [1]

(c) Determine the period of the motion. [3]

(d) The springs together act like one spring. Calculate its spring constant. [1]`,
      hint: 'What does the gradient of this graph tell about simple harmonic motion? Mind the centimetres.',
      answer: tex`(a) A straight line through the origin; a negative gradient

(b) $${x0}\text{ cm}$

(c) $${quantity(period, 's')}$

(d) $${quantity(spring, 'N m^-1')}$`,
      solution: tex`(a) The graph is a straight line through the origin, so the acceleration is proportional to the displacement. Its gradient is negative, so the acceleration is always directed towards the equilibrium position.

(b) The greatest displacement shown is the amplitude, $${x0}\text{ cm}$.

(c) For simple harmonic motion $a = -\omega^2x$, so the gradient is $-\omega^2$:

$$\omega^2 = \frac{${a0}}{${x0} \times 10^{-2}} \quad\Rightarrow\quad \omega = ${quantity(omega, 'rad s^-1')}$$

$$T = \frac{2\pi}{\omega} = ${quantity(period, 's')}$$

(d) The force is $F = ma = -m\omega^2x$, which has the form $-kx$:

$$k = m\omega^2 = ${m} \times ${significant(omega)}^2 = ${quantity(spring, 'N m^-1')}$$`,
      markScheme: markLines(
        ['a', 'R1', 'Straight line through the origin: acceleration proportional to displacement'],
        ['a', 'R1', 'Negative gradient: directed towards equilibrium'],
        ['b', 'A1', tex`$${x0}\text{ cm}$`],
        ['c', 'M1', tex`Gradient equals $-\omega^2$`],
        ['c', 'A1', tex`$\omega = ${quantity(omega, 'rad s^-1')}$`],
        ['c', 'A1', tex`$${quantity(period, 's')}$`],
        ['d', 'A1', tex`$${quantity(spring, 'N m^-1')}$`],
      ),
      keys: numberKeys(
        { part: 'b', value: x0, tolerance: x0 * 0.02, unit: 'cm' },
        foreseeing(
          numericAnswer(period, 's', 'c'),
          miss(omega, 'This is the angular frequency.', 'incomplete'),
          miss(10 * period, 'You left the displacement in centimetres.', 'power_of_ten'),
        ),
        numericAnswer(spring, 'N m^-1', 'd'),
      ),
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Acceleration against displacement: a straight line through the origin from x = minus ${x0} cm, a = ${a0} m/s² to x = ${x0} cm, a = minus ${a0} m/s².`,
        },
      ],
    };
  },
  check: ({ x0, a0, m }, { period, spring }) => {
    const gradient = -a0 / (x0 * 1e-2);
    assertAgree(
      period,
      periodBySteps((x) => gradient * x, x0 * 1e-2, period),
      'period',
      1e-3,
    );
    assertAgree(spring * x0 * 1e-2, m * a0, 'greatest force');
  },
});

const pendulumElsewhere = defineTemplate({
  key: 'physics-c1-pendulum-period-ratio',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('C.1.1', 1),
  variants: [
    { l: 4, gTop: 1, gBottom: 9, place: 'a moon' },
    { l: 9, gTop: 1, gBottom: 4, place: 'a moon' },
    { l: 36, gTop: 9, gBottom: 1, place: 'a heavy planet' },
    { l: 4, gTop: 1, gBottom: 4, place: 'a small planet' },
    { l: 25, gTop: 1, gBottom: 4, place: 'a dwarf planet' },
    { l: 36, gTop: 9, gBottom: 4, place: 'a giant planet' },
    { l: 4, gTop: 1, gBottom: 16, place: 'an asteroid' },
    { l: 9, gTop: 4, gBottom: 1, place: 'a large planet' },
  ],
  solve: ({ l, gTop, gBottom }) => ({ top: Math.sqrt(l * gBottom), bottom: Math.sqrt(gTop) }),
  write: ({ l, gTop, gBottom, place }, { top, bottom }, variantIndex) => {
    const times = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}T$`;
    const [rootL, rootTop, rootBottom] = [Math.sqrt(l), Math.sqrt(gTop), Math.sqrt(gBottom)];
    const inverted = times(rootL * rootTop, rootBottom);
    const choice = arrangeOptions(
      times(top, bottom),
      [
        wrong(inverted, 'You let a stronger field make the period longer.', 'reciprocal'),
        wrong(times(l * gBottom, gTop), 'You left out the square root.'),
        wrong(times(rootL, 1), 'You took only the length into account; the field strength differs as well.', 'incomplete'),
      ],
      variantIndex,
      6,
    );
    return {
      text: tex`A simple pendulum on Earth has the period $T$ for small swings. On ${place} the gravitational field strength is $${fraction(gTop, gBottom)}$ times that on Earth. There a pendulum with $${l}$ times the length makes small swings.

What is its period? [1]`,
      hint: 'The period depends on the square roots of length and of field strength, and not on the mass.',
      answer: times(top, bottom),
      solution: tex`The period is $T = 2\pi\sqrt{\dfrac{l}{g}}$, so it is multiplied by

$$\sqrt{\frac{${l}}{${fraction(gTop, gBottom)}}} = ${fraction(top, bottom)}$$

The new period is ${times(top, bottom)}.`,
      markScheme: markLines(['', 'A1', tex`$T \propto \sqrt{l/g}$`]),
      ...choice,
    };
  },
  check: ({ l, gTop, gBottom }, { top, bottom }) => {
    const period = (length: number, field: number, guess: number) =>
      periodBySteps((s) => -field * Math.sin(s / length), 1e-3 * length, guess);
    const ratio = period(l * 0.5, (9.8 * gTop) / gBottom, 3) / period(0.5, 9.8, 1.4);
    assertAgree(ratio, top / bottom, 'ratio of periods', 2e-3);
  },
});

const hangingSpring = defineTemplate({
  key: 'physics-c1-mass-on-hanging-spring',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.1.1', 2),
  variants: [
    { m: 0.2, cm: 4, extra: 0.3 },
    { m: 0.5, cm: 12, extra: 0.7 },
    { m: 0.1, cm: 2.5, extra: 0.25 },
    { m: 1.2, cm: 8, extra: 0.8 },
    { m: 0.35, cm: 6.5, extra: 0.15 },
    { m: 0.08, cm: 5, extra: 0.12 },
    { m: 2.5, cm: 15, extra: 1.5 },
    { m: 0.6, cm: 3, extra: 0.4 },
    { m: 0.15, cm: 9, extra: 0.05 },
  ],
  solve: ({ m, cm, extra }) => {
    const k = (m * g) / (cm * 1e-2);
    return {
      k,
      period: 2 * Math.PI * Math.sqrt(m / k),
      slower: 2 * Math.PI * Math.sqrt((m + extra) / k),
    };
  },
  write: ({ m, cm, extra }, { k, period, slower }) => ({
    text: tex`A mass of $${m}\text{ kg}$ is hung from a light vertical spring and, at rest, stretches it by $${cm}\text{ cm}$. The mass is then pulled down a little further and released.

(a) Calculate the spring constant. [1]

(b) Calculate the period of the oscillations. [2]

(c) A further mass of $${extra}\text{ kg}$ is fixed to the first. Calculate the number of oscillations in one minute. [2]

(d) The experiment of (b) is repeated on the Moon. Predict, with a reason, whether the period is different. [2]`,
    hint: 'Which forces balance at rest, and which quantities decide the period?',
    answer: tex`(a) $${quantity(k, 'N m^-1')}$

(b) $${quantity(period, 's')}$

(c) $${significant(60 / slower)}$

(d) It is the same.`,
    solution: tex`(a) In equilibrium $kx = mg$:

$$k = \frac{${m} \times 9.8}{${cm} \times 10^{-2}} = ${quantity(k, 'N m^-1')}$$

(b) $T = 2\pi\sqrt{\dfrac{m}{k}} = 2\pi\sqrt{\dfrac{${m}}{${significant(k)}}} = ${quantity(period, 's')}$.

(c) The mass is now $${significant(m + extra, 2)}\text{ kg}$, so $T = 2\pi\sqrt{\dfrac{${significant(m + extra, 2)}}{${significant(k)}}} = ${quantity(slower, 's')}$. In one minute there are

$$\frac{60}{${significant(slower)}} = ${significant(60 / slower)}\text{ oscillations}$$

(d) The period is the same. Neither the mass nor the spring constant depends on the gravitational field; only the equilibrium position is different on the Moon.`,
    markScheme: markLines(
      ['a', 'A1', tex`$${quantity(k, 'N m^-1')}$`],
      ['b', '(M1)', tex`$T = 2\pi\sqrt{m/k}$`],
      ['b', 'A1', tex`$${quantity(period, 's')}$`],
      ['c', '(M1)', 'Period with the total mass'],
      ['c', 'A1', tex`$${significant(60 / slower)}$`],
      ['d', 'R1', tex`$T$ depends on $m$ and $k$ only`],
      ['d', 'A1', 'Same period'],
    ),
    keys: numberKeys(
      numericAnswer(k, 'N m^-1', 'a'),
      foreseeing(numericAnswer(period, 's', 'b'), miss(period / (2 * Math.PI), 'The factor of two pi is missing.')),
      foreseeing(
        { part: 'c', value: 60 / slower, tolerance: 0.015 * (60 / slower) },
        miss(60 / period, 'You used the first mass alone.', 'incomplete'),
        miss(1 / slower, 'This is the number in one second.', 'unit'),
        miss(slower, 'This is the period.', 'incomplete'),
      ),
    ),
  }),
  check: ({ m, cm, extra }, { k, period, slower }) => {
    const rest = cm * 1e-2;
    const swing = (mass: number, guess: number) => periodBySteps((x) => -(k * (x + (mass * g) / k)) / mass + g, 0.01, guess);
    assertAgree(k * rest, m * g, 'equilibrium');
    assertAgree(period, swing(m, period), 'period', 1e-3);
    assertAgree(slower, swing(m + extra, slower), 'period with both masses', 1e-3);
  },
});

const energyOfOscillation = defineTemplate({
  key: 'physics-c1-energy-and-speed-of-oscillation',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.1.3', 2),
  variants: [
    { m: 0.4, cm: 6, T: 0.8, x: 4 },
    { m: 0.15, cm: 10, T: 1.5, x: 5 },
    { m: 1.2, cm: 4, T: 0.5, x: 3 },
    { m: 0.25, cm: 8, T: 1.1, x: 2 },
    { m: 2, cm: 12, T: 2.4, x: 9 },
    { m: 0.6, cm: 5, T: 0.65, x: 3.5 },
    { m: 0.08, cm: 3, T: 0.4, x: 1.5 },
    { m: 0.9, cm: 15, T: 1.8, x: 10 },
  ],
  solve: ({ m, cm, T, x }) => {
    const omega = (2 * Math.PI) / T;
    const x0 = cm * 1e-2;
    return {
      omega,
      total: 0.5 * m * omega ** 2 * x0 ** 2,
      speed: omega * Math.sqrt(x0 ** 2 - (x * 1e-2) ** 2),
      share: (x / cm) ** 2,
      reach: (T / (2 * Math.PI)) * Math.asin(x / cm),
    };
  },
  write: ({ m, cm, T, x }, { omega, total, speed, share, reach }) => {
    const diagram = new Diagram({ x: [-cm * 1.3, cm * 1.3], y: [0, 1.3] })
      .axes({ x: 'x / cm', y: 'energy', xTicks: [-cm, -x, x, cm] })
      .segment([-cm, 1], [cm, 1], 'd-dashed')
      .graph((s) => (s / cm) ** 2, -cm, cm)
      .graph((s) => 1 - (s / cm) ** 2, -cm, cm, 'd-curve2')
      .label([-cm * 0.96, 0.86], 'X', { anchor: 'start', dx: 16, math: true })
      .label([0, 0.92], 'Y', { dx: 26, dy: 6, math: true })
      .label([cm, 1], 'Z', { dx: 12, dy: 4, math: true });
    return {
      text: tex`An object of mass $${m}\text{ kg}$ performs simple harmonic motion with amplitude $${cm}\text{ cm}$ and period $${T}\text{ s}$. At $t = 0$ it passes through the equilibrium position. The graph shows how energies vary with the displacement $x$.

![](diagram:energy)

(a) Label the lines $X$, $Y$ and $Z$: give for each whether it shows the potential, the kinetic or the total energy. [2]

(b) Calculate the total energy. [2]

(c) Determine the speed of the object when $x = ${x}\text{ cm}$. [2]

(d) Determine the fraction of the total energy that is potential energy at $x = ${x}\text{ cm}$. [1]

(e) Determine the first time at which $x = ${x}\text{ cm}$. [3]`,
      hint: tex`Which quantity do all of the formulae share? In (e), where is the body at $t = 0$, and in what is the angle counted?`,
      answer: tex`(a) $X$ potential, $Y$ kinetic, $Z$ total

(b) $${standardForm(total, 'J')}$

(c) $${quantity(speed, 'm s^-1')}$

(d) $${significant(share)}$

(e) $${quantity(reach, 's')}$`,
      solution: tex`(a) Potential energy is zero at $x = 0$ and greatest at the ends: line $X$. Kinetic energy is greatest at $x = 0$: line $Y$. The total energy is constant: line $Z$.

(b) $\omega = \dfrac{2\pi}{T} = \dfrac{2\pi}{${T}} = ${quantity(omega, 'rad s^-1')}$, and

$$E_T = \tfrac{1}{2}m\omega^2x_0^2 = \tfrac{1}{2} \times ${m} \times ${significant(omega)}^2 \times (${cm} \times 10^{-2})^2 = ${standardForm(total, 'J')}$$

(c) Without the time, $v = \omega\sqrt{x_0^2 - x^2}$:

$$v = ${significant(omega)} \times \sqrt{${cm}^2 - ${x}^2} \times 10^{-2} = ${quantity(speed, 'm s^-1')}$$

(d) $\dfrac{E_p}{E_T} = \dfrac{x^2}{x_0^2} = \left(\dfrac{${x}}{${cm}}\right)^2 = ${significant(share)}$.

(e) As $x = 0$ at $t = 0$, $x = x_0\sin\omega t$ (taking the first motion as positive):

$$\sin\omega t = \frac{${x}}{${cm}} \quad\Rightarrow\quad \omega t = ${significant(omega * reach)}\text{ rad} \quad\Rightarrow\quad t = \frac{${significant(omega * reach)}}{${significant(omega)}} = ${quantity(reach, 's')}$$`,
      markScheme: markLines(
        ['a', 'A1', 'Total energy $Z$'],
        ['a', 'A1', 'Potential $X$ and kinetic $Y$'],
        ['b', '(M1)', tex`$\omega = ${quantity(omega, 'rad s^-1')}$ used in $\tfrac{1}{2}m\omega^2x_0^2$`],
        ['b', 'A1', tex`$${standardForm(total, 'J')}$`],
        ['c', '(M1)', tex`$v = \omega\sqrt{x_0^2 - x^2}$`],
        ['c', 'A1', tex`$${quantity(speed, 'm s^-1')}$`],
        ['d', 'A1', tex`$${significant(share)}$`],
        ['e', 'M1', tex`$x = x_0\sin\omega t$`],
        ['e', 'A1', tex`$\omega t = ${significant(omega * reach)}$ (radians)`],
        ['e', 'A1', tex`$${quantity(reach, 's')}$`],
      ),
      keys: numberKeys(
        foreseeing(numericAnswer(total, 'J', 'b'), miss(total * 1e4, 'The amplitude has to be in metres.', 'power_of_ten')),
        foreseeing(numericAnswer(speed, 'm s^-1', 'c'), miss(omega * cm * 1e-2, 'This is the greatest speed.')),
        foreseeing(
          { part: 'd', value: share, tolerance: 0.01 },
          miss(1 - share, 'This is the fraction that is kinetic energy.'),
          miss(x / cm, 'You took the potential energy as proportional to the displacement, not to its square.'),
        ),
        foreseeing(
          { ...numericAnswer(reach, 's', 'e'), tolerance: reach * 0.015 },
          miss(T / 4 - reach, 'You let the object start at its greatest displacement.'),
          miss((reach * 180) / Math.PI, undefined, 'angle_mode'),
        ),
      ),
      diagrams: [
        {
          name: 'energy',
          svg: diagram.toSvg(),
          alt: `Energy against displacement from minus ${cm} cm to ${cm} cm: X is a parabola that is zero at the centre, Y a parabola that is greatest at the centre and zero at the ends, Z a horizontal line.`,
        },
      ],
    };
  },
  check: ({ m, cm, T, x }, { total, speed, share, reach }) => {
    // Start at the centre with all the energy kinetic and move for the time found.
    const k = (m * 4 * Math.PI ** 2) / T ** 2;
    const start = Math.sqrt((2 * total) / m);
    const [s = 0, v = 0] = simulate((_, [a = 0, b = 0]) => [b, (-k / m) * a], [0, start], reach, 2_000);
    assertAgree(s, x * 1e-2, 'displacement at the time found');
    assertAgree(v, speed, 'speed there');
    assertAgree(1 - (0.5 * m * v * v) / total, share, 'share of potential energy');
    const atQuarter = simulate((_, [a = 0, b = 0]) => [b, (-k / m) * a], [0, start], T / 4, 2_000)[0] ?? 0;
    assertAgree(atQuarter, cm * 1e-2, 'amplitude');
    const elongation = (t: number) => cm * 1e-2 * Math.sin((2 * Math.PI * t) / T);
    assertBetween(Math.abs(differentiate(elongation, reach, T / 1000)) - speed, -1e-6, 1e-6, 'gradient');
  },
});

export const oscillations: readonly QuestionTemplate[] = [
  withErrorForms(accelerationGraph, { mistaken: 'c', keep: ['a', 'c', 'd'], slip: 1 }),
  pendulumElsewhere,
  withErrorForms(hangingSpring, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
  withErrorForms(energyOfOscillation, { mistaken: 'd', keep: ['b', 'c', 'd'], slip: 1 }),
];
