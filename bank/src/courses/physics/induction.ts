import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { differentiate, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { resistor, wire } from './circuit-symbols.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** D.4 Induction (HL). */

const fluxGraph = defineTemplate({
  key: 'physics-d4-flux-time-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 1),
  variants: [
    { N: 50, flux: 6, t1: 3, t2: 5, t3: 9 },
    { N: 120, flux: 4, t1: 2, t2: 6, t3: 7 },
    { N: 200, flux: 1.5, t1: 5, t2: 8, t3: 10 },
    { N: 80, flux: 10, t1: 4, t2: 6, t3: 14 },
    { N: 25, flux: 8, t1: 1, t2: 4, t3: 6 },
    { N: 300, flux: 2.4, t1: 6, t2: 9, t3: 12 },
    { N: 60, flux: 5, t1: 5, t2: 7, t3: 9 },
    { N: 150, flux: 3, t1: 2, t2: 5, t3: 11 },
  ],
  solve: ({ N, flux, t1, t2, t3 }) => ({
    rising: (N * flux * 1e-3) / (t1 * 1e-3),
    falling: (N * flux * 1e-3) / ((t3 - t2) * 1e-3),
  }),
  write: ({ N, flux, t1, t2, t3 }, { rising, falling }) => {
    const diagram = new Diagram({ x: [-t3 * 0.05, t3 * 1.15], y: [0, flux * 1.3] })
      .axes({ x: 't / ms', y: 'Φ / mWb', xTicks: [t1, t2, t3], yTicks: [flux] })
      .segment([t1, 0], [t1, flux], 'd-dashed')
      .segment([t2, 0], [t2, flux], 'd-dashed')
      .segment([0, flux], [t1, flux], 'd-dashed')
      .polyline(
        [
          [0, 0],
          [t1, flux],
          [t2, flux],
          [t3, 0],
        ],
        'd-curve2',
      );
    const top = Math.max(rising, falling);
    const solved = new Diagram({ x: [-t3 * 0.1, t3 * 1.15], y: [-top * 1.3, top * 1.3] })
      .axes({ x: 't / ms', y: 'ε / V', xTicks: [], yTicks: [Number(falling.toFixed(1)), Number((-rising).toFixed(1))] })
      .polyline(
        [
          [0, -rising],
          [t1, -rising],
          [t1, 0],
          [t2, 0],
          [t2, falling],
          [t3, falling],
          [t3, 0],
        ],
        'd-curve2',
      );
    return {
      text: tex`The graph shows how the magnetic flux $\Phi$ through each turn of a coil of $${N}$ turns varies with time $t$.

![](diagram:flux)

(a) Determine the magnitude of the emf induced in the coil during the first $${t1}\text{ ms}$. [2]

(b) State the emf between $${t1}\text{ ms}$ and $${t2}\text{ ms}$. [1]

(c) Determine the magnitude of the emf after $${t2}\text{ ms}$ and compare its direction with that in (a). [2]

(d) State Lenz's law. [1]`,
      hint: 'Which feature of this graph shows how quickly the flux changes?',
      answer: tex`(a) $${quantity(rising, 'V')}$

(b) $0\text{ V}$

(c) $${quantity(falling, 'V')}$, opposite direction

(d) The induced emf acts so that its effects oppose the change that causes it.`,
      solution: tex`(a) The gradient of the first section is $\dfrac{${flux} \times 10^{-3}}{${t1} \times 10^{-3}} = ${quantity(flux / t1, 'Wb s^-1')}$, so

$$|\varepsilon| = N\frac{\Delta\Phi}{\Delta t} = ${N} \times ${significant(flux / t1)} = ${quantity(rising, 'V')}$$

(b) The flux does not change, so the emf is $0\text{ V}$.

(c) The flux falls to zero within $${t3} - ${t2} = ${t3 - t2}\text{ ms}$:

$$|\varepsilon| = ${N} \times \frac{${flux} \times 10^{-3}}{${t3 - t2} \times 10^{-3}} = ${quantity(falling, 'V')}$$

The gradient has the opposite sign, so the emf has the opposite direction. The whole course of the emf is then:

![](diagram:emf)

(d) The direction of an induced emf is such that its effects oppose the change of flux that causes it.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$N\Delta\Phi/\Delta t$ from the gradient`],
        ['a', 'A1', tex`$${quantity(rising, 'V')}$`],
        ['b', 'A1', tex`$0\text{ V}$ (zero)`],
        ['c', 'A1', tex`$${quantity(falling, 'V')}$`],
        ['c', 'A1', 'Opposite direction'],
        ['d', 'A1', 'Induced emf opposes the change that causes it'],
      ),
      keys: numberKeys(
        foreseeing(numericAnswer(rising, 'V', 'a'), miss(rising / N, 'You left out the number of turns.', 'incomplete')),
        foreseeing(
          { part: 'b', value: 0, tolerance: 0, unit: 'V' },
          miss(rising, 'Look at whether the flux changes in this time.'),
        ),
        foreseeing(
          numericAnswer(falling, 'V', 'c'),
          miss(falling / N, 'You left out the number of turns.', 'incomplete'),
          miss((N * flux) / t3, 'You divided by the time since the start; the flux falls only in the last part of it.'),
        ),
      ),
      diagrams: [
        {
          name: 'flux',
          svg: diagram.toSvg(),
          alt: `Flux against time: a straight rise from 0 to ${flux} mWb at ${t1} ms, constant until ${t2} ms, then a straight fall to 0 at ${t3} ms.`,
        },
        {
          name: 'emf',
          svg: solved.toSvg(),
          alt: 'Emf against time: a constant negative value while the flux rises, zero while it is constant, a constant positive value while it falls.',
        },
      ],
    };
  },
  check: ({ N, flux, t1, t2, t3 }, { rising, falling }) => {
    const linkage = (t: number) => N * flux * (t < t1 ? t / t1 : t < t2 ? 1 : (t3 - t) / (t3 - t2));
    assertAgree(rising, differentiate(linkage, t1 / 2, t1 / 50), 'emf while rising');
    assertAgree(-falling, differentiate(linkage, (t2 + t3) / 2, 0.01), 'emf while falling');
    assertAgree(rising * t1, falling * (t3 - t2), 'no net flux change');
  },
});

function railsDrawing(): string {
  const diagram = new Diagram({ x: [0, 10], y: [-0.4, 5.2], equalScale: true, width: 420 });
  wire(diagram, [9, 4], [1, 4], [1, 3.1]);
  wire(diagram, [1, 1.9], [1, 1], [9, 1]);
  resistor(diagram, [1, 2.5], { vertical: true });
  for (const x of [2.4, 3.6, 4.8, 7.8])
    for (const y of [1.8, 2.6, 3.4])
      diagram.segment([x - 0.1, y - 0.1], [x + 0.1, y + 0.1], 'd-axis').segment([x - 0.1, y + 0.1], [x + 0.1, y - 0.1], 'd-axis');
  return diagram
    .segment([6, 0.7], [6, 4.3], 'd-curve2')
    .arrow([6, 2.5], [7.4, 2.5], 'd-curve2')
    .label([6.9, 2.5], 'v', { math: true, dy: -8 })
    .label([6, 4.3], 'rod', { dy: -8 })
    .label([1, 2.5], 'R', { math: true, dx: -20, dy: 5 })
    .label([3.6, 0.4], 'field into the page', { dy: 10 })
    .toSvg();
}

const rodOnRails = defineTemplate({
  key: 'physics-d4-rod-on-rails',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 2, ['D.3']),
  variants: [
    { cm: 40, B: 0.5, v: 3, R: 1.2 },
    { cm: 25, B: 0.8, v: 2, R: 0.5 },
    { cm: 60, B: 0.35, v: 4, R: 2 },
    { cm: 15, B: 1.2, v: 5, R: 0.9 },
    { cm: 80, B: 0.2, v: 6, R: 1.6 },
    { cm: 30, B: 0.65, v: 1.5, R: 0.4 },
    { cm: 50, B: 0.9, v: 2.4, R: 3 },
    { cm: 20, B: 0.45, v: 8, R: 0.6 },
  ],
  solve: ({ cm, B, v, R }) => {
    const emf = B * v * cm * 1e-2;
    const current = emf / R;
    return { emf, current, force: B * current * cm * 1e-2, power: current * current * R };
  },
  write: ({ cm, B, v, R }, { emf, current, force, power }) => ({
    text: tex`A metal rod slides without friction on two parallel horizontal rails $${cm}\text{ cm}$ apart, which are joined by a resistor $R = ${R}\,\Omega$. A uniform magnetic field of $${B}\text{ T}$ is directed vertically, into the page. The rod is pulled to the right at a constant speed of $${v}\text{ m s}^{-1}$. The resistance of rod and rails is negligible.

![](diagram:rails)

(a) Calculate the emf induced in the rod. [1]

(b) Determine the direction of the current in the rod (up or down the page). Justify your answer. [2]

(c) Determine the external force needed to keep the speed constant. [3]

(d) Verify that energy is conserved while the rod moves at constant speed. [3]

(e) The pulling force is removed. Outline the motion of the rod. [2]`,
    hint: "In which direction does the magnetic force on the current act, by Lenz's law?",
    answer: tex`(a) $${quantity(emf, 'V')}$

(b) Up the page

(c) $${quantity(force, 'N')}$

(d) Both powers are $${quantity(power, 'W')}$

(e) It slows down with a decreasing deceleration.`,
    solution: tex`(a) $\varepsilon = BvL = ${B} \times ${v} \times ${cm} \times 10^{-2} = ${quantity(emf, 'V')}$.

(b) By Lenz's law the magnetic force on the induced current must oppose the motion, so it points to the left. With the field into the page a force to the left requires a current **up** the page. (Equivalently: the force $q\vec{v} \times \vec{B}$ on positive charges in the rod is up the page.)

(c) The current is $I = \dfrac{\varepsilon}{R} = \dfrac{${significant(emf)}}{${R}} = ${quantity(current, 'A')}$. The magnetic force on the rod is

$$F = BIL = ${B} \times ${significant(current)} \times ${cm} \times 10^{-2} = ${quantity(force, 'N')}$$

to the left; at constant speed the external force balances it: $${quantity(force, 'N')}$ to the right.

(d) Power supplied by the external force: $Fv = ${significant(force)} \times ${v} = ${quantity(power, 'W')}$. Power dissipated in the resistor: $I^2R = ${significant(current)}^2 \times ${R} = ${quantity(power, 'W')}$. The two are equal: all the work done becomes internal energy in the resistor, and the kinetic energy does not change.

(e) Only the magnetic force is left, to the left, so the rod slows down. As its speed falls, emf, current and force fall too, so the deceleration becomes smaller and smaller (the speed falls exponentially towards zero).`,
    markScheme: markLines(
      ['a', 'A1', tex`$${quantity(emf, 'V')}$`],
      ['b', 'R1', "Lenz's law: magnetic force opposes the motion (or direct use of the force on charges)"],
      ['b', 'A1', 'Up the page'],
      ['c', 'A1', tex`$I = ${quantity(current, 'A')}$`],
      ['c', 'M1', tex`$F = BIL$ equals the external force`],
      ['c', 'A1', tex`$${quantity(force, 'N')}$`],
      ['d', 'A1', tex`$Fv = ${quantity(power, 'W')}$`],
      ['d', 'A1', tex`$I^2R = ${quantity(power, 'W')}$`],
      ['d', 'R1', 'Equal, so work done is fully dissipated'],
      ['e', 'A1', 'Slows down'],
      ['e', 'R1', 'Force falls with the speed, so the deceleration decreases'],
    ),
    keys: numberKeys(
      numericAnswer(emf, 'V', 'a'),
      foreseeing(
        { ...numericAnswer(force, 'N', 'c'), tolerance: force * 0.015 },
        miss(power, 'This is the power in watts; divide by the speed.'),
        miss(B * emf * R * cm * 1e-2, 'You multiplied the emf by the resistance to find the current.', 'reciprocal'),
      ),
    ),
    diagrams: [
      {
        name: 'rails',
        svg: railsDrawing(),
        alt: 'Two horizontal rails joined on the left by a resistor R; a rod across them moves to the right with velocity v; the magnetic field points into the page.',
      },
    ],
  }),
  check: ({ cm, B, v, R }, { emf, current, force, power }) => {
    // Flux of the growing loop, and the vector force on a charge in the rod for the direction.
    const flux = (t: number) => B * cm * 1e-2 * (0.3 + v * t);
    assertAgree(emf, differentiate(flux, 0.1), 'rate of change of flux');
    assertAgree(power, emf * current, 'power of the emf');
    assertAgree(force * v, (emf * emf) / R, 'power balance');
    const upward = -v * -B;
    assertBetween(upward, 0, 1e3, 'positive charges move up: v along x, field along -z');
  },
});

const generatorTurned = defineTemplate({
  key: 'physics-d4-generator-speed-change',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 1),
  variants: [
    { kind: 'small', V: 12, ms: 20, k: 2 },
    { kind: 'hand-driven', V: 6, ms: 40, k: 2 },
    { kind: 'bicycle', V: 9, ms: 30, k: 3 },
    { kind: 'wind-driven', V: 20, ms: 50, k: 2 },
    { kind: 'laboratory', V: 4, ms: 80, k: 4 },
    { kind: 'water-driven', V: 15, ms: 60, k: 3 },
    { kind: 'demonstration', V: 8, ms: 100, k: 5 },
    { kind: 'car', V: 5, ms: 10, k: 2 },
  ],
  solve: ({ V, ms, k }) => ({ peak: V * k, period: ms / k }),
  write: ({ kind, V, ms, k }, { peak, period }, variantIndex) => {
    const diagram = new Diagram({ x: [-ms * 0.08, ms * 1.75], y: [-V * 1.4, V * 1.4] })
      .axes({ x: 't / ms', y: 'ε / V', xTicks: [ms / 2, ms, ms * 1.5], yTicks: [-V, V] })
      .graph((t) => V * Math.sin((2 * Math.PI * t) / ms), 0, ms * 1.6, 'd-curve2');
    const option = (volts: number, time: number) =>
      tex`$${significant(volts, 2)}\text{ V}$ and $${significant(time, 2)}\text{ ms}$`;
    const choice = arrangeOptions(
      option(peak, period),
      [
        wrong(option(V, period), 'You left the peak emf as it was; the flux now changes faster.', 'incomplete'),
        wrong(option(peak, ms), 'You left the period as it was; the coil now turns faster.', 'incomplete'),
        wrong(option(peak, ms * k), 'You let the period grow with the angular speed.', 'reciprocal'),
      ],
      variantIndex,
      4,
    );
    const times = ['', '', 'twice', 'three times', 'four times', 'five times'][k] ?? '';
    return {
      text: tex`The graph shows how the emf $\varepsilon$ of a ${kind} alternating current generator varies with time $t$. The coil is then turned at ${times} the angular speed in the same magnetic field.

![](diagram:emf)

What are the new peak emf and the new period? [1]`,
      hint: 'In which two ways does the angular speed affect the emf?',
      answer: option(peak, period),
      solution: tex`The emf is $\varepsilon = NBA\omega\sin\omega t$. The peak value $NBA\omega$ is proportional to the angular speed, because the flux changes faster: $${k} \times ${V} = ${peak}\text{ V}$. The period $T = \dfrac{2\pi}{\omega}$ is inversely proportional to it: $\dfrac{${ms}}{${k}} = ${significant(period, 2)}\text{ ms}$.`,
      markScheme: markLines(['', 'A1', `both peak and frequency grow`]),
      ...choice,
      diagrams: [
        {
          name: 'emf',
          svg: diagram.toSvg(),
          alt: `Emf against time: a sine wave with peak value ${V} V and period ${ms} ms.`,
        },
      ],
    };
  },
  check: ({ V, ms, k }, { peak, period }) => {
    // Differentiate the flux linkage of the turning coil and look for the greatest emf and the next zero going up.
    const linkage = (speed: number) => (t: number) => ((V * ms) / (2 * Math.PI)) * -Math.cos((2 * Math.PI * speed * t) / ms);
    const emf = (t: number) => differentiate(linkage(k), t, ms * 1e-4);
    let highest = 0;
    for (let i = 0; i < 2_000; i++) highest = Math.max(highest, emf((i * ms) / 2_000));
    assertAgree(peak, highest, 'peak', 1e-4);
    assertAgree(emf(0.1 * ms), emf(0.1 * ms + period), 'period', 1e-4);
    assertBetween(emf(period * 0.75), -Infinity, 0, 'no shorter period');
  },
});

const turningCoil = defineTemplate({
  key: 'physics-d4-turning-coil',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 2),
  variants: [
    { N: 100, cm: 8, cm2: 5, B: 0.2, f: 50 },
    { N: 60, cm: 12, cm2: 10, B: 0.15, f: 25 },
    { N: 250, cm: 4, cm2: 3, B: 0.4, f: 20 },
    { N: 40, cm: 20, cm2: 15, B: 0.08, f: 60 },
    { N: 150, cm: 6, cm2: 6, B: 0.3, f: 15 },
    { N: 500, cm: 5, cm2: 2, B: 0.12, f: 40 },
    { N: 80, cm: 10, cm2: 7, B: 0.25, f: 30 },
    { N: 200, cm: 9, cm2: 4, B: 0.1, f: 12 },
  ],
  solve: ({ N, cm, cm2, B, f }) => {
    const linkage = N * B * cm * cm2 * 1e-4;
    const peak = linkage * 2 * Math.PI * f;
    return { linkage, peak, mean: linkage * 4 * f, eighth: peak * Math.sin(Math.PI / 4) };
  },
  write: ({ N, cm, cm2, B, f }, { linkage, peak, mean, eighth }) => ({
    text: tex`A rectangular coil of $${N}$ turns with sides of $${cm}\text{ cm}$ and $${cm2}\text{ cm}$ turns at $${f}$ revolutions per second in a uniform magnetic field of $${B}\text{ T}$. Its axis is at right angles to the field. At $t = 0$ the plane of the coil is at right angles to the field.

(a) Calculate the maximum flux linkage of the coil. [2]

(b) Determine the peak emf. [2]

(c) Determine the emf at $t = \tfrac{1}{8}T$, where $T$ is the period of rotation. [2]

(d) Calculate the mean emf during the first quarter of a revolution. [2]`,
    hint: 'How large is the flux at $t = 0$, and how quickly does it change at that moment?',
    answer: tex`(a) $${quantity(linkage, 'Wb')}$

(b) $${quantity(peak, 'V')}$

(c) $${quantity(eighth, 'V')}$

(d) $${quantity(mean, 'V')}$`,
    solution: tex`(a) The flux is greatest when the field is at right angles to the coil's plane:

$$N\Phi = NBA = ${N} \times ${B} \times ${cm} \times 10^{-2} \times ${cm2} \times 10^{-2} = ${quantity(linkage, 'Wb')}$$

(b) With $\omega = 2\pi f = 2\pi \times ${f} = ${quantity(2 * Math.PI * f, 'rad s^-1')}$,

$$\varepsilon_0 = NBA\omega = ${significant(linkage)} \times ${significant(2 * Math.PI * f)} = ${quantity(peak, 'V')}$$

(c) The flux linkage is $NBA\cos\omega t$, so $\varepsilon = \varepsilon_0\sin\omega t$. At one eighth of a period $\omega t = \tfrac{\pi}{4}$:

$$\varepsilon = ${significant(peak)} \times \sin\tfrac{\pi}{4} = ${quantity(eighth, 'V')}$$

(d) In a quarter of a revolution, $\tfrac{1}{4f} = ${standardForm(1 / (4 * f), 's')}$, the flux linkage falls from its maximum to zero:

$$\overline{\varepsilon} = \frac{\Delta(N\Phi)}{\Delta t} = \frac{${significant(linkage)}}{${scientific(1 / (4 * f))}} = ${quantity(mean, 'V')}$$`,
    markScheme: markLines(
      ['a', '(M1)', tex`$NBA$ with the area in square metres`],
      ['a', 'A1', tex`$${quantity(linkage, 'Wb')}$`],
      ['b', '(M1)', tex`$NBA\omega$ with $\omega = 2\pi f$`],
      ['b', 'A1', tex`$${quantity(peak, 'V')}$`],
      ['c', '(M1)', tex`$\varepsilon_0\sin\tfrac{\pi}{4}$`],
      ['c', 'A1', tex`$${quantity(eighth, 'V')}$`],
      ['d', '(M1)', 'Change of flux linkage divided by a quarter of the period'],
      ['d', 'A1', tex`$${quantity(mean, 'V')}$`],
    ),
    keys: numberKeys(
      foreseeing(numericAnswer(linkage, 'Wb', 'a'), miss(linkage / N, 'You left out the number of turns.', 'incomplete')),
      foreseeing(
        numericAnswer(peak, 'V', 'b'),
        miss(linkage * f, 'You used the number of revolutions per second for the angular speed.'),
      ),
      foreseeing(numericAnswer(eighth, 'V', 'c'), miss(peak, 'This is the peak emf, which is reached at another time.')),
      foreseeing(
        numericAnswer(mean, 'V', 'd'),
        miss(peak / 2, 'You took half of the peak, but the emf does not change at a constant rate.'),
      ),
    ),
  }),
  check: ({ N, cm, cm2, B, f }, { peak, mean, eighth }) => {
    const flux = (t: number) => N * B * cm * cm2 * 1e-4 * Math.cos(2 * Math.PI * f * t);
    const emf = (t: number) => -differentiate(flux, t, 1e-3 / f);
    assertAgree(peak, emf(1 / (4 * f)), 'peak', 1e-5);
    assertAgree(eighth, emf(1 / (8 * f)), 'emf at an eighth', 1e-5);
    assertAgree(mean, integrate(emf, 0, 1 / (4 * f)) * 4 * f, 'mean', 1e-5);
  },
});

export const induction: readonly QuestionTemplate[] = [
  withErrorForms(fluxGraph, { mistaken: 'a', keep: ['a', 'b', 'd'] }),
  withErrorForms(rodOnRails, { mistaken: 'c', keep: ['a', 'b', 'c', 'e'], slip: 1 }),
  generatorTurned,
  withErrorForms(turningCoil, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
];
