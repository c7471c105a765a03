import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { higherLevel } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** C.1 and A.5 at higher level: energies of oscillations read from tables and graphs, and events compared between frames. */

const speedSquared = defineTemplate({
  key: 'physics-c1-speed-squared-line',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.1.3', 1),
  variants: [
    { omega: 4.0, x0: 0.1, cm: [0, 2, 4, 6, 8], noise: [0.001, -0.002, 0.001, 0.001, -0.001], mass: 0.5 },
    { omega: 6.0, x0: 0.08, cm: [0, 2, 3, 5, 7], noise: [-0.002, 0.002, -0.001, 0.001, 0.001], mass: 0.3 },
    { omega: 2.5, x0: 0.2, cm: [0, 5, 10, 15, 18], noise: [0.002, -0.002, 0.001, -0.001, 0.001], mass: 1.2 },
    { omega: 5.0, x0: 0.12, cm: [0, 3, 6, 9, 11], noise: [0.002, -0.001, -0.002, 0.002, 0.001], mass: 0.4 },
  ] as const,
  solve: ({ omega, x0, cm, noise, mass }) => {
    const xs = cm.map((x) => (x / 100) ** 2);
    const ys = xs.map((x, i) => Number((omega ** 2 * (x0 ** 2 - x) + (noise[i] ?? 0)).toFixed(3)));
    const [mx, my] = [xs, ys].map((list) => list.reduce((sum, one) => sum + one, 0) / list.length) as [number, number];
    const gradient =
      xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0) / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
    const intercept = my - gradient * mx;
    const found = Math.sqrt(-gradient);
    return {
      xs,
      ys,
      gradient,
      intercept,
      found,
      period: (2 * Math.PI) / found,
      amplitude: Math.sqrt(intercept / -gradient),
      energy: 0.5 * mass * intercept,
    };
  },
  write: ({ cm, mass }, { xs, ys, gradient, intercept, found, period, amplitude, energy }) =>
    inParts({
      stem: tex`A trolley of mass $${quantity(mass, 'kg', 2)}$ between two springs oscillates. A light gate measures its speed $v$ at different displacements $x$ in successive runs with the same amplitude.

| $x / \text{cm}$ | ${cm.map((x) => `$${x}$`).join(' | ')} |
| --- | ${cm.map(() => ':---:').join(' | ')} |
| $v^2 / \text{m}^2\text{ s}^{-2}$ | ${ys.map((y) => `$${y.toFixed(3)}$`).join(' | ')} |`,
      hint: 'Which equation of simple harmonic motion links speed and displacement without the time?',
      parts: [
        {
          ask: tex`Show that a graph of $v^2$ against $x^2$ should be a straight line, and state its gradient and intercept.`,
          answer: tex`$v^2 = \omega^2x_0^2 - \omega^2x^2$: gradient $-\omega^2$, intercept $\omega^2x_0^2$`,
          solution: tex`Squaring $v = \pm\omega\sqrt{x_0^2 - x^2}$ gives $v^2 = \omega^2x_0^2 - \omega^2x^2$. Against $x^2$ this is a straight line with the gradient $-\omega^2$ and the intercept $\omega^2x_0^2$.`,
          marks: [
            ['M1', tex`$v^2 = \omega^2x_0^2 - \omega^2x^2$`],
            ['A1', tex`gradient $-\omega^2$`],
            ['A1', tex`intercept $\omega^2x_0^2$; ECF from an error of sign in the equation`],
          ],
        },
        {
          ask: tex`Use all the data to determine the gradient of this line, in $\text{s}^{-2}$, and the intercept, in $\text{m}^2\text{ s}^{-2}$.`,
          answer: tex`$${significant(gradient)}\text{ s}^{-2}$; $${decimal(intercept, 3)}\text{ m}^2\text{ s}^{-2}$`,
          solution: tex`$x^2$ in $10^{-4}\text{ m}^2$: $${xs.map((x) => significant(x * 1e4, 3)).join('$, $')}$. A linear fit gives the gradient $${significant(gradient)}\text{ s}^{-2}$ and the intercept $${decimal(intercept, 3)}\text{ m}^2\text{ s}^{-2}$.`,
          marks: [
            ['M1', tex`$x^2$ in $\text{m}^2$`],
            ['A1', tex`gradient $${significant(gradient)}\text{ s}^{-2}$ (accept $\pm 5\,\%$)`],
            [
              'A1',
              tex`intercept $${decimal(intercept, 3)}\text{ m}^2\text{ s}^{-2}$; award 2 of 3 where $x$ was left in $\text{cm}$`,
            ],
          ],
          keys: [
            judged(gradient, 's^-2', { relative: 0.05, label: 'Gradient' }),
            judged(intercept, 'm^2 s^-2', { relative: 0.04, label: 'Intercept' }),
          ],
        },
        {
          ask: 'Determine the period and the amplitude.',
          answer: tex`$${quantity(period, 's')}$; $${quantity(amplitude, 'm')}$`,
          solution: tex`$\omega = \sqrt{${significant(-gradient)}} = ${quantity(found, 'rad s^-1')}$, so $T = \dfrac{2\pi}{\omega} = ${quantity(period, 's')}$. $x_0 = \sqrt{\dfrac{${decimal(intercept, 3)}}{${significant(-gradient)}}} = ${quantity(amplitude, 'm')}$`,
          marks: [
            ['M1', tex`$\omega$ from the gradient (ECF)`],
            ['A1', tex`$${quantity(period, 's')}$`],
            ['A1', tex`$${quantity(amplitude, 'm')}$; award 2 of 3 for one of the two`],
          ],
          keys: [
            judged(period, 's', { relative: 0.04, label: 'Period' }),
            judged(amplitude, 'm', { relative: 0.04, label: 'Amplitude' }),
          ],
        },
        {
          ask: 'Calculate the total energy of the oscillation, and state what the intercept with the other axis would show.',
          answer: tex`$${quantity(energy, 'J')}$; the square of the amplitude`,
          solution: tex`In the middle all of the energy is kinetic: $E = \frac{1}{2}mv^2 = \frac{1}{2} \times ${significant(mass, 2)} \times ${decimal(intercept, 3)} = ${quantity(energy, 'J')}$. Where $v = 0$ the line meets the other axis, at $x_0^2$.`,
          marks: [
            ['A1', tex`$${quantity(energy, 'J')}$ (ECF)`],
            ['A1', tex`$x_0^2$`],
          ],
          keys: [{ ...judged(energy, 'J', { relative: 0.04 }), label: 'Energy' }],
        },
      ],
    }),
  check: ({ omega, x0 }, { found, amplitude, intercept }) => {
    assertAgree(found, omega, 'angular frequency', 0.02);
    assertAgree(amplitude, x0, 'amplitude', 0.02);
    // From rest at the amplitude: the speed on reaching the middle after a quarter of a period.
    const [, v = 0] = simulate((_, [x = 0, speed = 0]) => [speed, -(omega ** 2) * x], [x0, 0], Math.PI / (2 * omega), 2_000);
    assertAgree(v * v, intercept, 'speed in the middle', 0.02);
  },
});

const energyCurve = defineTemplate({
  key: 'physics-c1-kinetic-energy-against-time',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('C.1.3', 1),
  variants: [
    { mass: 0.4, energy: 0.18, repeat: 0.6 },
    { mass: 0.25, energy: 0.05, repeat: 0.4 },
    { mass: 1.5, energy: 0.6, repeat: 1.2 },
    { mass: 0.8, energy: 0.25, repeat: 0.9 },
  ],
  solve: ({ mass, energy, repeat }) => {
    const period = 2 * repeat;
    const omega = (2 * Math.PI) / period;
    const top = Math.sqrt((2 * energy) / mass);
    return { period, omega, top, amplitude: top / omega, constant: mass * omega ** 2 };
  },
  write: ({ mass, energy, repeat }, { period, omega, top, amplitude, constant }) => {
    const diagram = new Diagram({ x: [0, repeat * 2.6], y: [0, energy * 1.3], width: 440, height: 260 })
      .axes({
        x: 'time / s',
        y: 'kinetic energy / J',
        xTicks: [repeat / 2, repeat, 1.5 * repeat, 2 * repeat].map((t) => Number(t.toFixed(3))),
        yTicks: [energy],
        grid: true,
      })
      .graph((t) => energy * Math.sin((Math.PI * t) / repeat) ** 2, 0, repeat * 2.4);
    return inParts({
      stem: tex`A body of mass $${quantity(mass, 'kg', 2)}$ oscillates on a spring with simple harmonic motion. The graph shows its kinetic energy.

![](diagram:energy)`,
      hint: 'How often is the kinetic energy greatest in one period?',
      parts: [
        {
          ask: 'State the period of the oscillation, and explain how it follows from the graph.',
          answer: tex`$${quantity(period, 's', 2)}$; twice the interval after which the energy repeats`,
          solution: tex`The kinetic energy is greatest twice in each period, whenever the body passes the middle, in either direction. It repeats after $${quantity(repeat, 's', 2)}$, so $T = 2 \times ${significant(repeat, 2)} = ${quantity(period, 's', 2)}$.`,
          marks: [
            ['A1', tex`$${quantity(period, 's', 2)}$`],
            ['R1', 'energy is greatest twice in each period'],
          ],
          keys: [
            { ...judged(period, 's', { slips: [miss(repeat, 'The energy repeats twice in each period.')] }), label: 'Period' },
          ],
        },
        {
          ask: 'Calculate the greatest speed and the amplitude.',
          answer: tex`$${quantity(top, 'm s^-1')}$; $${quantity(amplitude, 'm')}$`,
          solution: tex`$v = \sqrt{\dfrac{2E}{m}} = \sqrt{\dfrac{2 \times ${significant(energy, 2)}}{${significant(mass, 2)}}} = ${quantity(top, 'm s^-1')}$. $\omega = \dfrac{2\pi}{T} = ${quantity(omega, 'rad s^-1')}$ and $x_0 = \dfrac{v}{\omega} = ${quantity(amplitude, 'm')}$.`,
          marks: [
            ['A1', tex`$${quantity(top, 'm s^-1')}$`],
            ['M1', tex`$v = \omega x_0$`],
            ['A1', tex`$${quantity(amplitude, 'm')}$ (ECF from the period); award 2 of 3 for a wrong period`],
          ],
          keys: [
            judged(top, 'm s^-1', { label: 'Speed' }),
            judged(amplitude, 'm', { label: 'Amplitude', slips: [miss(amplitude / 2, 'You used half of the period.')] }),
          ],
        },
        {
          ask: 'Determine the spring constant.',
          answer: tex`$${quantity(constant, 'N m^-1')}$`,
          solution: tex`$k = m\omega^2 = ${significant(mass, 2)} \times ${significant(omega)}^2 = ${quantity(constant, 'N m^-1')}$`,
          marks: [
            ['M1', tex`$k = m\omega^2$, or $E = \frac{1}{2}kx_0^2$`],
            ['A1', tex`$${quantity(constant, 'N m^-1')}$ (ECF)`],
          ],
          keys: [judged(constant, 'N m^-1', { relative: 0.015 })],
        },
        {
          ask: tex`Describe how the potential energy varies over the same time, and determine the displacement at which both energies are equal.`,
          answer: tex`The same shape, greatest where the kinetic energy is zero; $${quantity(amplitude / Math.SQRT2, 'm')}$`,
          solution: tex`The sum of both is constant, $${quantity(energy, 'J', 2)}$, so the potential energy is greatest where the kinetic energy is zero, and the other way round. They are equal where $\frac{1}{2}kx^2$ is half of $\frac{1}{2}kx_0^2$: $x = \dfrac{x_0}{\sqrt{2}} = ${quantity(amplitude / Math.SQRT2, 'm')}$.`,
          marks: [
            ['A1', 'greatest where the kinetic energy is zero, sum constant'],
            ['M1', tex`$x = x_0/\sqrt{2}$`],
            ['A1', tex`$${quantity(amplitude / Math.SQRT2, 'm')}$ (ECF); award 2 of 3 for half of the amplitude`],
          ],
          keys: [
            {
              ...judged(amplitude / Math.SQRT2, 'm', {
                slips: [miss(amplitude / 2, 'Energy is proportional to the square of the displacement.')],
              }),
              label: 'Displacement',
            },
          ],
        },
      ],
      diagrams: [
        {
          name: 'energy',
          svg: diagram.toSvg(),
          alt: `Kinetic energy against time: it rises from zero to ${energy} joules and falls back to zero at ${repeat} seconds, and repeats.`,
        },
      ],
    });
  },
  check: ({ mass, energy, repeat }, { amplitude, constant }) => {
    const [x = 0, v = 0] = simulate(
      (_, [s = 0, speed = 0]) => [speed, (-constant / mass) * s],
      [amplitude, 0],
      repeat / 2,
      2_000,
    );
    assertAgree(0.5 * mass * v * v, energy, 'greatest kinetic energy', 1e-6);
    assert.ok(Math.abs(x) < 1e-6 * amplitude);
  },
});

const oscillationChoice = choiceSet(
  { key: 'physics-c1-equations-of-motion-choice', difficulty: 'Easy', placements: higherLevel('C.1.3', 1) },
  [
    {
      text: tex`A body oscillates with $x = 0.050\cos(8.0t)$ in SI units. What is its greatest acceleration?`,
      right: tex`$3.2\text{ m s}^{-2}$`,
      wrongs: [
        [tex`$0.40\text{ m s}^{-2}$`, 'That is the value of the greatest speed.'],
        [tex`$0.050\text{ m s}^{-2}$`, 'That is the value of the amplitude.'],
        [tex`$64\text{ m s}^{-2}$`, 'You left out the amplitude.'],
      ],
      hint: 'How does the greatest acceleration depend on amplitude and angular frequency?',
      solution: tex`$\omega^2x_0 = 8.0^2 \times 0.050 = 3.2\text{ m s}^{-2}$`,
      proof: [3.2, 64 * 0.05],
    },
    {
      text: 'The amplitude of a simple harmonic oscillation is doubled. What happens to its total energy and to its period?',
      right: 'The energy is four times as large, the period the same',
      wrongs: [
        ['The energy is twice as large, the period the same', 'Energy is proportional to the square of the amplitude.'],
        ['The energy is four times as large, the period twice as long', 'The period does not depend on the amplitude.'],
        ['Both are twice as large', 'The period does not depend on the amplitude.'],
      ],
      hint: 'Which of the two depends on the amplitude?',
      solution: tex`$E = \frac{1}{2}m\omega^2x_0^2$, and the period does not depend on $x_0$.`,
      proof: [4, 2 ** 2],
    },
    {
      text: 'By how much does the velocity of a simple harmonic oscillation lead the displacement?',
      right: 'A quarter of a period',
      wrongs: [
        ['Half of a period', 'This is so for the acceleration.'],
        ['Nothing', 'The speed is greatest where the displacement is zero.'],
        ['An eighth of a period', 'Compare the times at which both are greatest.'],
      ],
      hint: 'Where is the body when its velocity is greatest?',
      solution: tex`The velocity is the rate of change of a sine, a cosine, which is $\frac{\pi}{2}$, or a quarter of a period, ahead.`,
    },
    {
      text: 'At what displacement is the speed half of its greatest value?',
      right: tex`$\frac{\sqrt{3}}{2}x_0$`,
      wrongs: [
        [tex`$\frac{1}{2}x_0$`, 'Speed does not fall in proportion to displacement.'],
        [tex`$\frac{1}{\sqrt{2}}x_0$`, 'There the energies are equal.'],
        [tex`$\frac{1}{4}x_0$`, 'Near the middle the speed is close to its greatest value.'],
      ],
      hint: 'What fraction of the total energy is kinetic at half of the greatest speed?',
      solution: tex`$\frac{1}{4}x_0^2 = x_0^2 - x^2$ gives $x = \frac{\sqrt{3}}{2}x_0$.`,
    },
    {
      text: 'A pendulum is timed from its highest point on one side. Which function fits its displacement, with that side positive?',
      right: tex`$x = x_0\cos\omega t$`,
      wrongs: [
        [tex`$x = x_0\sin\omega t$`, 'This is zero at the beginning.'],
        [tex`$x = -x_0\cos\omega t$`, 'This begins on the other side.'],
        [tex`$x = x_0\cos^2\omega t$`, 'This is never negative.'],
      ],
      hint: tex`What is the displacement at $t = 0$?`,
      solution: tex`At $t = 0$ the displacement is $x_0$ and the velocity zero, as for a cosine.`,
    },
    {
      text: 'Which change doubles the greatest speed of a mass on a spring?',
      right: 'Doubling the amplitude',
      wrongs: [
        ['Doubling the mass', 'This makes it slower.'],
        ['Doubling the spring constant', 'The angular frequency grows by a root only.'],
        ['Doubling the time of observation', 'The motion repeats.'],
      ],
      hint: 'On what does the greatest speed depend?',
      solution: tex`$v_{\max} = \omega x_0$ with $\omega = \sqrt{\dfrac{k}{m}}$.`,
    },
  ],
);

const cosmicMuons = defineTemplate({
  key: 'physics-a5-muon-count-at-two-heights',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 1, ['E.3.1']),
  variants: [
    { height: 1900, top: 560, beta: 0.994 },
    { height: 3000, top: 640, beta: 0.995 },
    { height: 1200, top: 480, beta: 0.99 },
    { height: 2400, top: 800, beta: 0.996 },
  ],
  solve: ({ height, top, beta }) => {
    const gamma = 1 / Math.sqrt(1 - beta ** 2);
    const time = height / (beta * 3e8);
    const half = 1.52e-6;
    return {
      gamma,
      time,
      classical: top * 0.5 ** (time / half),
      proper: time / gamma,
      measured: top * 0.5 ** (time / gamma / half),
    };
  },
  write: ({ height, top, beta }, { gamma, time, classical, proper, measured }) =>
    inParts({
      stem: tex`Muons from the upper atmosphere move down at $${beta}\,c$. On a mountain $${top}$ of them are counted in an hour, and their number at sea level, $${height}\text{ m}$ below, is measured with the same detector. At rest muons have a half-life of $1.52 \times 10^{-6}\text{ s}$. ($c = 3.00 \times 10^{8}\text{ m s}^{-1}$)`,
      hint: 'In which frame does a muon exist for its half-life, and how long does its journey take there?',
      parts: [
        {
          ask: 'Calculate the time of the journey from the mountain to sea level for an observer on the Earth.',
          answer: tex`$${standardForm(time, 's')}$`,
          solution: tex`$t = \dfrac{${height}}{${beta} \times 3.00 \times 10^{8}} = ${standardForm(time, 's')}$`,
          marks: [['A1', tex`$${standardForm(time, 's')}$`]],
          keys: [judged(time, 's')],
        },
        {
          ask: 'Calculate the number of muons that would reach sea level in an hour according to Newtonian physics.',
          answer: tex`$${significant(classical)}$`,
          solution: tex`$\dfrac{${scientific(time)}}{1.52 \times 10^{-6}} = ${significant(time / 1.52e-6)}$ half-lives pass, so $${top} \times \left(\frac{1}{2}\right)^{${significant(time / 1.52e-6)}} = ${significant(classical)}$.`,
          marks: [
            ['M1', tex`number of half-lives $${significant(time / 1.52e-6)}$ (ECF)`],
            ['A1', tex`$${significant(classical)}$`],
          ],
          keys: [judged(classical, '', { relative: 0.02 })],
        },
        {
          ask: 'Determine the number expected by special relativity.',
          answer: tex`$${significant(measured)}$`,
          solution: tex`$\gamma = \dfrac{1}{\sqrt{1 - ${beta}^2}} = ${significant(gamma)}$. For the muons the journey takes $\dfrac{${standardForm(time, 's')}}{${significant(gamma)}} = ${standardForm(proper, 's')}$, which is $${significant(proper / 1.52e-6)}$ half-lives: $${top} \times \left(\frac{1}{2}\right)^{${significant(proper / 1.52e-6)}} = ${significant(measured)}$.`,
          marks: [
            ['A1', tex`$\gamma = ${significant(gamma)}$`],
            [
              'M1',
              tex`time in the frame of the muons $${standardForm(proper, 's')}$, or half-life of $${standardForm(1.52e-6 * gamma, 's')}$ on the Earth`,
            ],
            ['A1', tex`$${significant(measured)}$; award 2 of 3 where the time was multiplied by $\gamma$`],
          ],
          keys: [
            judged(measured, '', { relative: 0.01, slips: [miss(classical, 'That leaves time dilation out.', 'incomplete')] }),
          ],
        },
        {
          ask: 'Explain the result from the point of view of the muons, for whom their half-life is the usual one.',
          answer: 'For them the height of the mountain is contracted',
          solution: tex`In the frame of the muons the Earth moves towards them, and the height is contracted to $\dfrac{${height}}{${significant(gamma)}} = ${quantity(height / gamma, 'm')}$. It passes in so short a time that few of them decay.`,
          marks: [
            ['R1', tex`height contracted to $${quantity(height / gamma, 'm')}$`],
            ['R1', 'so the journey is short in their frame'],
          ],
        },
        {
          ask: 'State which of the numbers (b) and (c) a measurement would confirm, and why this is evidence for time dilation.',
          answer: 'The one from (c): far more muons arrive than without time dilation',
          solution: tex`The measured number agrees with (c), which is larger ($${significant(measured)}$ against $${significant(classical)}$). So many muons reach the ground only because their half-life is longer for observers on the Earth.`,
          marks: [
            ['A1', '(c)'],
            ['R1', 'many more muons survive than their half-life at rest would allow'],
          ],
        },
      ],
    }),
  check: ({ height, top, beta }, { measured, gamma }) => {
    // In the frame of the muons: the contracted height passes at the same speed, while they decay.
    const own = height / gamma / (beta * 3e8);
    const [left = 0] = simulate((_, [n = 0]) => [(-Math.LN2 / 1.52e-6) * n], [top], own, 1_000);
    assertAgree(measured, left, 'muons', 1e-5);
  },
});

export const oscillationsInDataHl = [speedSquared, energyCurve, oscillationChoice, cosmicMuons];
