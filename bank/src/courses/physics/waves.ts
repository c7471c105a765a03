import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect, minimise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, gcd, scientific, significant, term } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { mediumFromCriticalAngle, waveFromPhase } from './reversed-choices-c.ts';

/** C.2 Wave model and refraction of C.3 Wave phenomena. */

/** `numerator / denominator` times pi in lowest terms: `\frac{3\pi}{4}`. */
function multipleOfPi(numerator: number, denominator: number): string {
  const divisor = gcd(numerator, denominator);
  const top = term(numerator / divisor, tex`\pi`);
  return divisor === denominator ? top : tex`\frac{${top}}{${denominator / divisor}}`;
}

const snapshots = defineTemplate({
  key: 'physics-c2-two-snapshots-of-a-wave',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('C.2', 2),
  variants: [
    { lambda: 0.8, shift: 0.2, dt: 0.05, amp: 3 },
    { lambda: 1.2, shift: 0.4, dt: 0.1, amp: 2 },
    { lambda: 2, shift: 0.3, dt: 0.06, amp: 5 },
    { lambda: 0.6, shift: 0.1, dt: 0.02, amp: 1.5 },
    { lambda: 4, shift: 1, dt: 0.25, amp: 8 },
    { lambda: 0.4, shift: 0.15, dt: 0.03, amp: 2.5 },
    { lambda: 3, shift: 0.5, dt: 0.2, amp: 6 },
    { lambda: 1.6, shift: 0.6, dt: 0.15, amp: 4 },
    { lambda: 1, shift: 0.2, dt: 0.04, amp: 1 },
  ],
  solve: ({ lambda, shift, dt }) => {
    const speed = shift / dt;
    return { speed, frequency: speed / lambda, period: lambda / speed };
  },
  write: ({ lambda, shift, dt, amp }, { speed, frequency, period }) => {
    const length = 1.75 * lambda;
    const ticks = [0.5, 1, 1.5].map((n) => Number((n * lambda).toFixed(2)));
    const wave = (moved: number) => (x: number) => amp * Math.sin((2 * Math.PI * (x - moved)) / lambda);
    const diagram = new Diagram({ x: [-length * 0.04, length * 1.05], y: [-amp * 1.35, amp * 1.35], width: 460 })
      .axes({ x: 'x / m', y: 'y / cm', xTicks: ticks, yTicks: [-amp, amp] })
      .graph(wave(0), 0, length)
      .graph(wave(shift), 0, length, 'd-curve2')
      .label([lambda * 0.25, amp], 't = 0', { dy: -8 })
      .label([lambda * 1.25 + shift, amp], `t = ${dt} s`, { dy: -8, dx: 4 });
    return {
      text: tex`A transverse wave travels along a string in the positive $x$ direction. The graph shows the displacement $y$ of the string at $t = 0$ and at $t = ${dt}\text{ s}$, which is less than one period later. In this time each crest moves $${shift}\text{ m}$.

![](diagram:snapshots)

(a) State the amplitude and the wavelength. [2]

(b) Calculate the speed of the wave. [1]

(c) Determine the frequency of the wave. [2]

(d) State the direction in which the point of the string at $x = 0$ moves at $t = 0$. Justify your answer. [2]

(e) Determine the distance moved along its path by a point of the string in one period. [1]`,
      hint: 'The horizontal axis is position, so the wavelength (not the period) can be read from it.',
      answer: tex`(a) $${amp}\text{ cm}$ and $${lambda}\text{ m}$

(b) $${quantity(speed, 'm s^-1')}$

(c) $${quantity(frequency, 'Hz')}$

(d) Downwards (negative $y$)

(e) $${4 * amp}\text{ cm}$`,
      solution: tex`(a) The greatest displacement is $${amp}\text{ cm}$. One full wave repeats after $${lambda}\text{ m}$ along the string.

(b) A crest moves $${shift}\text{ m}$ in $${dt}\text{ s}$:

$$v = \frac{${shift}}{${dt}} = ${quantity(speed, 'm s^-1')}$$

(c) $f = \dfrac{v}{\lambda} = \dfrac{${significant(speed)}}{${lambda}} = ${quantity(frequency, 'Hz')}$. (The period is $${quantity(period, 's')}$, longer than $${dt}\text{ s}$, as it should be.)

(d) Downwards. The wave moves to the right, so the part of the string at $x = 0$ will next have the displacement of the string just to its left, where $y$ is negative. The curve for $t = ${dt}\text{ s}$ shows this too.

(e) In one period the point goes from the centre to a crest, back, to a trough and back: four amplitudes, $4 \times ${amp} = ${4 * amp}\text{ cm}$.`,
      markScheme: markLines(
        ['a', 'A1', tex`Amplitude $${amp}\text{ cm}$`],
        ['a', 'A1', tex`Wavelength $${lambda}\text{ m}$`],
        ['b', 'A1', tex`$${quantity(speed, 'm s^-1')}$`],
        ['c', '(M1)', tex`$v = f\lambda$`],
        ['c', 'A1', tex`$${quantity(frequency, 'Hz')}$`],
        ['d', 'A1', 'Downwards'],
        ['d', 'R1', 'Wave moves to the right, displacement there is negative a moment later'],
        ['e', 'A1', tex`$${4 * amp}\text{ cm}$`],
      ),
      keys: numberKeys(
        foreseeing(
          { ...numericAnswer(amp, 'cm', 'a'), label: 'Amplitude' },
          miss(2 * amp, 'This is the distance between crest and trough in height.'),
        ),
        { ...numericAnswer(lambda, 'm', 'a'), label: 'Wavelength' },
        numericAnswer(speed, 'm s^-1', 'b'),
        foreseeing(numericAnswer(frequency, 'Hz', 'c'), miss(period, 'This is the period.', 'reciprocal')),
        foreseeing(
          { part: 'e', value: 4 * amp, tolerance: 0.01 * amp, unit: 'cm' },
          miss(2 * amp, 'This is the distance from one turning point to the other.', 'incomplete'),
          miss(amp, 'This is the amplitude.', 'incomplete'),
        ),
      ),
      diagrams: [
        {
          name: 'snapshots',
          svg: diagram.toSvg(),
          alt: `Displacement against position: a sine wave of amplitude ${amp} cm and wavelength ${lambda} m that rises from zero at x = 0 when t = 0, and the same wave moved ${shift} m to the right at t = ${dt} s.`,
        },
      ],
    };
  },
  check: ({ lambda, shift, dt, amp }, { frequency, period }) => {
    // The wave as a function of place and time must carry the first snapshot into the second.
    const y = (x: number, t: number) => amp * Math.sin(2 * Math.PI * (x / lambda - frequency * t));
    for (const x of [0.1, 0.37, 0.9]) {
      const second = amp * Math.sin((2 * Math.PI * (x * lambda - shift)) / lambda);
      assertBetween(y(x * lambda, dt) - second, -1e-9, 1e-9, 'second snapshot');
    }
    assertBetween(dt, 0, period, 'less than a period');
    assertBetween(y(0, dt / 50), -amp, 0, 'moves down');
  },
});

const phaseDifference = defineTemplate({
  key: 'physics-c2-phase-difference',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.2', 1),
  variants: [
    { f: 50, v: 20, cm: 10 },
    { f: 100, v: 40, cm: 5 },
    { f: 200, v: 320, cm: 40 },
    { f: 25, v: 30, cm: 40 },
    { f: 400, v: 320, cm: 10 },
    { f: 20, v: 12, cm: 20 },
    { f: 500, v: 340, cm: 17 },
    { f: 10, v: 6, cm: 10 },
    { f: 80, v: 64, cm: 30 },
  ],
  solve: ({ f, v, cm }) => ({ numerator: Math.round(2 * cm * f), denominator: Math.round(100 * v) }),
  write: ({ f, v, cm }, { numerator, denominator }, variantIndex) => {
    const angle = (n: number, d: number) => tex`$${multipleOfPi(n, d)}\text{ rad}$`;
    const choice = arrangeOptions(
      angle(numerator, denominator),
      [
        wrong(angle(numerator, 2 * denominator), 'You took half a turn for a whole wavelength.'),
        wrong(angle(2 * numerator, denominator), 'You took a whole turn for half a wavelength.'),
        wrong(
          angle(3 * numerator, denominator),
          'You took a wavelength that is too short; find it from the speed and the frequency first.',
        ),
      ],
      variantIndex,
      1,
    );
    return {
      text: tex`A wave of frequency $${f}\text{ Hz}$ travels along a medium at $${v}\text{ m s}^{-1}$. Two points of the medium are $${cm}\text{ cm}$ apart, along the direction of travel.

What is the phase difference between their oscillations? [1]`,
      hint: 'Which phase difference corresponds to one whole wavelength?',
      answer: angle(numerator, denominator),
      solution: tex`The wavelength is $\lambda = \dfrac{v}{f} = \dfrac{${v}}{${f}} = ${significant(v / f, 2)}\text{ m}$. The distance $${cm / 100}\text{ m}$ is the fraction $\dfrac{${cm / 100}}{${significant(v / f, 2)}} = ${fraction(numerator, 2 * denominator)}$ of it, so the phase difference is

$$${fraction(numerator, 2 * denominator)} \times 2\pi = ${angle(numerator, denominator).replace(/\$/g, '')}$$`,
      markScheme: markLines(['', 'A1', tex`$2\pi\Delta x/\lambda$`]),
      ...choice,
    };
  },
  check: ({ f, v, cm }, { numerator, denominator }) => {
    const delay = cm / 100 / v;
    const expected = delay * f * 2 * Math.PI;
    assertAgree((numerator / denominator) * Math.PI, expected, 'phase');
    assertBetween(expected, 0, 2 * Math.PI, 'phase');
  },
});

function blockDrawing(theta: number, refracted: number): string {
  const [a, b] = [radians(theta), radians(refracted)];
  const shift = 3 * Math.tan(b);
  const start: [number, number] = [-2.6 * Math.sin(a), 2.6 * Math.cos(a)];
  const end: [number, number] = [shift + 2.2 * Math.sin(a), -3 - 2.2 * Math.cos(a)];
  return new Diagram({ x: [-3.4, 5.6], y: [-5.2, 2.9], equalScale: true, width: 400 })
    .polygon(
      [
        [-3.2, 0],
        [5.4, 0],
        [5.4, -3],
        [-3.2, -3],
      ],
      { shade: true },
    )
    .segment([0, 2.2], [0, -1.8], 'd-dashed')
    .segment([shift, -1.6], [shift, -4.8], 'd-dashed')
    .arrow(start, [start[0] / 2, start[1] / 2], 'd-curve2')
    .segment(start, [0, 0], 'd-curve2')
    .segment([0, 0], [shift, -3], 'd-curve2')
    .arrow([shift, -3], end, 'd-curve2')
    .arc([0, 0], 0.9, Math.PI / 2, Math.PI / 2 + a)
    .label([-0.9 * Math.sin(a / 2), 1.05 * Math.cos(a / 2)], `${theta}°`, { dx: -12, dy: -6 })
    .label([-2.2, -0.5], 'glass', { dy: 4 })
    .label([-2.6, -3.6], 'air', { dy: 4 })
    .toSvg();
}

const glassBlock = defineTemplate({
  key: 'physics-c3-parallel-sided-block',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.1', 2),
  variants: [
    { n: 1.52, theta: 50, cm: 4 },
    { n: 1.6, theta: 40, cm: 6 },
    { n: 1.48, theta: 60, cm: 3 },
    { n: 1.66, theta: 55, cm: 5 },
    { n: 1.5, theta: 35, cm: 8 },
    { n: 1.72, theta: 45, cm: 2.5 },
    { n: 1.55, theta: 65, cm: 4.5 },
    { n: 1.46, theta: 30, cm: 7 },
  ],
  solve: ({ n, theta, cm }) => {
    const inside = degrees(Math.asin(Math.sin(radians(theta)) / n));
    const path = cm / Math.cos(radians(inside));
    return { inside, speed: 3e8 / n, time: ((path / 100) * n) / 3e8, path, critical: degrees(Math.asin(1 / n)) };
  },
  write: ({ n, theta, cm }, { inside, speed, time, path, critical }) => ({
    text: tex`A ray of light in air meets a parallel-sided block of glass of refractive index $${n}$ and thickness $${cm}\text{ cm}$ at an angle of incidence of $${theta}^\circ$. It leaves the block on the opposite side.

![](diagram:block)

(a) Calculate the angle of refraction in the glass. [2]

(b) Calculate the speed of light in the glass. [1]

(c) Determine the time the light takes to cross the block. [3]

(d) Calculate the critical angle for light that goes from this glass to air. [1]

(e) Explain why this ray cannot be totally reflected at the lower side of the block. [2]`,
    hint: 'In (c), how long is the path in the glass, compared with the thickness?',
    answer: tex`(a) $${significant(inside)}^\circ$

(b) $${standardForm(speed, 'm s^-1')}$

(c) $${standardForm(time, 's')}$

(d) $${significant(critical)}^\circ$

(e) It meets the lower side at the angle of refraction, which is smaller than the critical angle.`,
    solution: tex`(a) By Snell's law, with $n = 1$ for air,

$$\sin\theta_2 = \frac{\sin ${theta}^\circ}{${n}} \quad\Rightarrow\quad \theta_2 = ${significant(inside)}^\circ$$

(b) $v = \dfrac{c}{n} = \dfrac{3.00 \times 10^8}{${n}} = ${standardForm(speed, 'm s^-1')}$.

(c) The path in the glass is the hypotenuse of a right-angled triangle whose side along the normal is the thickness:

$$d = \frac{${cm}}{\cos ${significant(inside)}^\circ} = ${quantity(path, 'cm')}$$

$$t = \frac{d}{v} = \frac{${significant(path)} \times 10^{-2}}{${scientific(speed)}} = ${standardForm(time, 's')}$$

(d) $\sin\theta_c = \dfrac{1}{${n}}$, so $\theta_c = ${significant(critical)}^\circ$.

(e) The sides are parallel, so the ray meets the lower side at the same angle as in (a), $${significant(inside)}^\circ$. This is less than the critical angle, as the angle of incidence in air is less than $90^\circ$; so light always leaves (at the original angle of $${theta}^\circ$).`,
    markScheme: markLines(
      ['a', '(M1)', "Snell's law"],
      ['a', 'A1', tex`$${significant(inside)}^\circ$`],
      ['b', 'A1', tex`$${standardForm(speed, 'm s^-1')}$`],
      ['c', 'M1', tex`Path $= \text{thickness}/\cos\theta_2$`],
      ['c', 'A1', tex`$${quantity(path, 'cm')}$`],
      ['c', 'A1', tex`$${standardForm(time, 's')}$`],
      ['d', 'A1', tex`$${significant(critical)}^\circ$`],
      ['e', 'R1', 'Angle of incidence on the lower side equals the angle of refraction (parallel sides)'],
      ['e', 'R1', 'which is less than the critical angle'],
    ),
    keys: numberKeys(
      numericAnswer(inside, 'degrees', 'a'),
      numericAnswer(speed, 'm s^-1', 'b'),
      foreseeing(
        numericAnswer(time, 's', 'c'),
        miss(((cm / 100) * n) / 3e8, 'You used the thickness of the block; the path of the ray in it is longer.', 'incomplete'),
        miss(path / 100 / 3e8, 'You used the speed of light in air.'),
      ),
      numericAnswer(critical, 'degrees', 'd'),
    ),
    diagrams: [
      {
        name: 'block',
        svg: blockDrawing(theta, inside),
        alt: `A ray in air meets the upper side of a glass block at ${theta} degrees to the normal, bends towards the normal in the glass and leaves through the parallel lower side.`,
      },
    ],
  }),
  check: ({ n, theta, cm }, { inside, speed, time, critical }) => {
    // Fermat: light from a point above to a point on the lower side takes the path of least time.
    const above = 10;
    const across = above * Math.tan(radians(theta)) + cm * Math.tan(radians(inside));
    const duration = (x: number) => (Math.hypot(above, x) + n * Math.hypot(cm, across - x)) / 3e10;
    const best = minimise(duration, 0, across);
    assertAgree(best.at, above * Math.tan(radians(theta)), 'least time', 1e-4);
    assertAgree(best.value - Math.hypot(above, best.at) / 3e10, time, 'time in the glass', 1e-3);
    assertAgree(speed, (Math.sin(radians(inside)) / Math.sin(radians(theta))) * 3e8, 'speed by refraction', 1e-9);
    assertAgree(critical, degrees(bisect((angle) => n * Math.sin(angle) - 1, 0.1, 1.5)), 'critical angle');
    assertBetween(inside, 0, critical, 'no total reflection');
  },
});

const criticalAngleChoice = defineTemplate({
  key: 'physics-c3-critical-angle-speeds',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.3.1', 1),
  variants: [
    { x: 1.8, y: 2.4 },
    { x: 2.0, y: 2.5 },
    { x: 1.5, y: 2.1 },
    { x: 1.9, y: 2.3 },
    { x: 1.6, y: 2.8 },
    { x: 1.7, y: 2.2 },
    { x: 2.1, y: 2.9 },
    { x: 1.4, y: 2.6 },
    { x: 1.25, y: 2.0 },
  ],
  solve: ({ x, y }) => ({ critical: degrees(Math.asin(x / y)) }),
  write: ({ x, y }, { critical }, variantIndex) => {
    const inX = (angle: number) => tex`In X, $${significant(angle, 2)}^\circ$`;
    const inY = (angle: number) => tex`In Y, $${significant(angle, 2)}^\circ$`;
    const other = degrees(Math.acos(x / y));
    const choice = arrangeOptions(
      inX(critical),
      [
        wrong(inY(critical), 'You chose the medium in which light is faster.', 'order'),
        wrong(inX(other), 'You measured the angle from the boundary instead of from the normal.'),
        wrong(
          inY(other),
          'You chose the medium in which light is faster, and measured the angle from the boundary instead of from the normal.',
          'order',
        ),
      ],
      variantIndex,
      2,
    );
    return {
      text: tex`The speed of light is $${x.toFixed(2)} \times 10^8\text{ m s}^{-1}$ in medium X and $${y.toFixed(2)} \times 10^8\text{ m s}^{-1}$ in medium Y. Light can be totally reflected at the boundary of the two media.

In which medium must the light travel for this, and what is the critical angle? [1]`,
      hint: 'Total reflection happens in the optically denser medium, where light is slower.',
      answer: inX(critical),
      solution: tex`Total reflection is possible only when light in the slower (optically denser) medium meets the boundary: here X.

At the critical angle the refracted ray runs along the boundary, $\theta_Y = 90^\circ$. From $\dfrac{\sin\theta_X}{\sin\theta_Y} = \dfrac{v_X}{v_Y}$,

$$\sin\theta_c = \frac{${x.toFixed(2)}}{${y.toFixed(2)}} \quad\Rightarrow\quad \theta_c = ${significant(critical, 2)}^\circ$$`,
      markScheme: markLines(['', 'A1', tex`$\sin\theta_c = v_X/v_Y$ in the slower medium`]),
      ...choice,
    };
  },
  check: ({ x, y }, { critical }) => {
    // Wavefronts: just at the critical angle the trace in X runs along the boundary with the speed in Y.
    assertAgree(x / Math.sin(radians(critical)), y, 'speed of the trace along the boundary');
    assertBetween(critical, 20, 70, 'critical angle');
  },
});

export const waves: readonly QuestionTemplate[] = [
  withErrorForms(snapshots, { mistaken: 'e', keep: ['b', 'c', 'e'] }),
  withReversal(phaseDifference, waveFromPhase),
  withErrorForms(glassBlock, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
  withReversal(criticalAngleChoice, mediumFromCriticalAngle),
];
