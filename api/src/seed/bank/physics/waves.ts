import { Diagram } from '../../diagram.ts';
import { bisect, minimise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, gcd, scientific, significant, term } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** C.2 Wave model and C.3 Wave phenomena. */

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

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

(d) State the direction in which the point of the string at $x = 0$ moves at $t = 0$. Give a reason. [2]

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
      numeric: [
        numericAnswer(speed, 'm s^-1', 'b'),
        numericAnswer(frequency, 'Hz', 'c'),
        { part: 'e', value: 4 * amp, tolerance: 0.01 * amp, unit: 'cm' },
      ],
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
  calculatorAllowed: false,
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
      [angle(numerator, 2 * denominator), angle(2 * numerator, denominator), angle(3 * numerator, denominator)],
      variantIndex,
      1,
    );
    return {
      text: tex`A wave of frequency $${f}\text{ Hz}$ travels along a medium at $${v}\text{ m s}^{-1}$. Two points of the medium are $${cm}\text{ cm}$ apart, along the direction of travel.

What is the phase difference between their oscillations? [1]`,
      hint: tex`Find the wavelength first; one whole wavelength corresponds to $2\pi$.`,
      answer: angle(numerator, denominator),
      solution: tex`The wavelength is $\lambda = \dfrac{v}{f} = \dfrac{${v}}{${f}} = ${significant(v / f, 2)}\text{ m}$. The distance $${cm / 100}\text{ m}$ is the fraction $\dfrac{${cm / 100}}{${significant(v / f, 2)}} = ${fraction(numerator, 2 * denominator)}$ of it, so the phase difference is

$$${fraction(numerator, 2 * denominator)} \times 2\pi = ${angle(numerator, denominator).replace(/\$/g, '')}$$`,
      markScheme: markLines(['', 'A1', tex`${choice.correctOption}: $2\pi\Delta x/\lambda$`]),
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
    hint: tex`In (c) the path in the glass is longer than the thickness: use the angle from (a).`,
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
    numeric: [
      numericAnswer(inside, 'degrees', 'a'),
      numericAnswer(speed, 'm s^-1', 'b'),
      numericAnswer(time, 's', 'c'),
      numericAnswer(critical, 'degrees', 'd'),
    ],
    diagrams: [
      {
        name: 'block',
        svg: blockDrawing(theta, inside),
        alt: `A ray in air meets the upper side of a glass block at ${theta} degrees to the normal, bends towards the normal in the glass and leaves through the parallel lower side.`,
      },
    ],
  }),
  check: ({ n, theta, cm }, { inside, time, critical }) => {
    // Fermat: light from a point above to a point on the lower side takes the path of least time.
    const above = 10;
    const across = above * Math.tan(radians(theta)) + cm * Math.tan(radians(inside));
    const duration = (x: number) => (Math.hypot(above, x) + n * Math.hypot(cm, across - x)) / 3e10;
    const best = minimise(duration, 0, across);
    assertAgree(best.at, above * Math.tan(radians(theta)), 'least time', 1e-4);
    assertAgree(best.value - Math.hypot(above, best.at) / 3e10, time, 'time in the glass', 1e-3);
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
    const choice = arrangeOptions(inX(critical), [inY(critical), inX(other), inY(other)], variantIndex, 2);
    return {
      text: tex`The speed of light is $${x.toFixed(2)} \times 10^8\text{ m s}^{-1}$ in medium X and $${y.toFixed(2)} \times 10^8\text{ m s}^{-1}$ in medium Y. Light can be totally reflected at the boundary of the two media.

In which medium must the light travel for this, and what is the critical angle? [1]`,
      hint: 'Total reflection happens in the optically denser medium, where light is slower.',
      answer: inX(critical),
      solution: tex`Total reflection is possible only when light in the slower (optically denser) medium meets the boundary: here X.

At the critical angle the refracted ray runs along the boundary, $\theta_Y = 90^\circ$. From $\dfrac{\sin\theta_X}{\sin\theta_Y} = \dfrac{v_X}{v_Y}$,

$$\sin\theta_c = \frac{${x.toFixed(2)}}{${y.toFixed(2)}} \quad\Rightarrow\quad \theta_c = ${significant(critical, 2)}^\circ$$`,
      markScheme: markLines(['', 'A1', tex`${choice.correctOption}: $\sin\theta_c = v_X/v_Y$ in the slower medium`]),
      ...choice,
    };
  },
  check: ({ x, y }, { critical }) => {
    // Wavefronts: just at the critical angle the trace in X runs along the boundary with the speed in Y.
    assertAgree(x / Math.sin(radians(critical)), y, 'speed of the trace along the boundary');
    assertBetween(critical, 20, 70, 'critical angle');
  },
});

const doubleSlit = defineTemplate({
  key: 'physics-c3-double-slit-fringes',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('C.3.2', 2),
  variants: [
    { nm: 633, mm: 0.25, D: 1.8, count: 8 },
    { nm: 532, mm: 0.4, D: 2.5, count: 10 },
    { nm: 589, mm: 0.3, D: 1.5, count: 6 },
    { nm: 450, mm: 0.2, D: 1.2, count: 12 },
    { nm: 650, mm: 0.5, D: 3, count: 9 },
    { nm: 488, mm: 0.35, D: 2.2, count: 7 },
    { nm: 670, mm: 0.18, D: 1.4, count: 5 },
    { nm: 515, mm: 0.22, D: 1.6, count: 11 },
    { nm: 405, mm: 0.28, D: 2, count: 15 },
  ],
  solve: ({ nm, mm, D, count }) => {
    const spacing = (nm * 1e-9 * D) / (mm * 1e-3);
    return { spacing, across: spacing * count, path: 1.5 * nm };
  },
  write: ({ nm, mm, D, count }, { spacing, across, path }) => {
    const diagram = new Diagram({ x: [0, 10], y: [-2.6, 2.8], height: 240 })
      .segment([2, 2.2], [2, 0.55])
      .segment([2, 0.35], [2, -0.35])
      .segment([2, -0.55], [2, -2.2])
      .segment([8.6, 2.3], [8.6, -2.3])
      .arrow([0.3, 0.45], [1.7, 0.45], 'd-curve2')
      .arrow([0.3, -0.45], [1.7, -0.45], 'd-curve2')
      .segment([2, 0.45], [8.6, 1.3], 'd-curve2')
      .segment([2, -0.45], [8.6, 1.3], 'd-curve2')
      .segment([2, 0], [8.6, 0], 'd-dashed')
      .point([8.6, 1.3])
      .label([8.6, 1.3], 'M', { math: true, dx: 14, dy: 4 })
      .label([8.6, 0], 'C', { math: true, dx: 14, dy: 5 })
      .label([2, 2.2], 'slits', { dy: -8 })
      .label([8.6, 2.3], 'screen', { dy: -8 })
      .label([5.3, -1.9], `D = ${D} m`)
      .label([0.9, 0.45], 'laser', { dy: -10 });
    return {
      text: tex`Laser light of wavelength $${nm}\text{ nm}$ passes through two narrow slits $${mm}\text{ mm}$ apart. A screen is $D = ${D}\text{ m}$ from the slits. $C$ is the centre of the pattern and $M$ the centre of the second dark fringe from $C$. The diagram is not to scale.

![](diagram:slits)

(a) Explain why a dark fringe forms at $M$. [2]

(b) State the path difference at $M$ in nanometres. [1]

(c) Determine the distance between the centres of one bright fringe and the bright fringe $${count}$ places further on. [3]

(d) The slits are moved closer together. State how the pattern changes. [1]`,
      hint: 'Dark fringes have path differences of half a wavelength, one and a half wavelengths, and so on.',
      answer: tex`(a) The waves arrive in antiphase and interfere destructively.

(b) $${significant(path, 4)}\text{ nm}$

(c) $${standardForm(across, 'm')}$

(d) The fringes are further apart.`,
      solution: tex`(a) The waves from the two slits are coherent and travel different distances to $M$. The difference is an odd number of half wavelengths, so they arrive in antiphase (phase difference $\pi$, $3\pi$, …) and by superposition cancel each other: destructive interference.

(b) The first dark fringe has the path difference $\tfrac{1}{2}\lambda$, the second

$$\tfrac{3}{2}\lambda = 1.5 \times ${nm} = ${significant(path, 4)}\text{ nm}$$

(c) Neighbouring bright fringes are

$$s = \frac{\lambda D}{d} = \frac{${nm} \times 10^{-9} \times ${D}}{${mm} \times 10^{-3}} = ${standardForm(spacing, 'm')}$$

apart, and there are $${count}$ such spacings: $${count} \times ${standardForm(spacing, 'm')} = ${standardForm(across, 'm')}$.

(d) $s = \dfrac{\lambda D}{d}$ grows when $d$ becomes smaller: the fringes move further apart.`,
      markScheme: markLines(
        ['a', 'R1', 'Path difference is an odd multiple of half a wavelength / waves in antiphase'],
        ['a', 'R1', 'Destructive interference (superposition)'],
        ['b', 'A1', tex`$${significant(path, 4)}\text{ nm}$`],
        ['c', '(M1)', tex`$s = \lambda D/d$`],
        ['c', 'A1', tex`$${standardForm(spacing, 'm')}$`],
        ['c', 'A1', tex`$${standardForm(across, 'm')}$`],
        ['d', 'A1', 'Fringes further apart'],
      ),
      numeric: [{ part: 'b', value: path, tolerance: 2, unit: 'nm' }, numericAnswer(across, 'm', 'c')],
      diagrams: [
        {
          name: 'slits',
          svg: diagram.toSvg(),
          alt: `Laser light meets two slits; rays from both slits meet at a point M above the centre C of a screen ${D} m away.`,
        },
      ],
    };
  },
  check: ({ nm, mm, D, count }, { spacing, across, path }) => {
    // Exact geometry: find the places on the screen where the path difference is a whole number of wavelengths.
    const difference = (y: number) => Math.hypot(D, y + mm * 5e-4) - Math.hypot(D, y - mm * 5e-4);
    const place = (orders: number) => bisect((y) => difference(y) - orders * nm * 1e-9, -0.5, 0.5);
    assertAgree(across, place(count) - place(0), 'distance of bright fringes', 2e-3);
    assertAgree(difference(place(1.5)), path * 1e-9, 'second dark fringe', 1e-5);
    assertAgree(spacing, place(1), 'fringe spacing', 2e-3);
  },
});

const twoSpeakers = defineTemplate({
  key: 'physics-c3-two-loudspeakers',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.2', 1),
  variants: [
    { near: 3.0, far: 3.85 },
    { near: 4.0, far: 4.68 },
    { near: 2.5, far: 3.52 },
    { near: 5.2, far: 5.71 },
    { near: 6.1, far: 7.12 },
    { near: 3.6, far: 4.96 },
    { near: 2.2, far: 2.54 },
    { near: 7.3, far: 8.66 },
  ],
  solve: ({ near, far }) => ({ lowest: 340 / (2 * (far - near)) }),
  write: ({ near, far }, { lowest }, variantIndex) => {
    const hertz = (value: number) => tex`$${quantity(value, 'Hz')}$`;
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], height: 210 })
      .polygon(
        [
          [0.8, 3.6],
          [1.5, 3.3],
          [1.5, 4.7],
          [0.8, 4.4],
        ],
        { shade: true },
      )
      .polygon(
        [
          [0.8, 0.6],
          [1.5, 0.3],
          [1.5, 1.7],
          [0.8, 1.4],
        ],
        { shade: true },
      )
      .segment([1.5, 4], [8.8, 3.5], 'd-dashed')
      .segment([1.5, 1], [8.8, 3.5], 'd-dashed')
      .point([8.8, 3.5])
      .label([8.8, 3.5], 'P', { math: true, dx: 14, dy: 5 })
      .label([5, 4.1], `${near.toFixed(2)} m`, { dy: -8 })
      .label([5.4, 1.6], `${far.toFixed(2)} m`, { dy: 4 });
    const choice = arrangeOptions(hertz(lowest), [hertz(2 * lowest), hertz(lowest / 2), hertz(340 / far)], variantIndex, 3);
    return {
      text: tex`Two loudspeakers emit sound of the same frequency in phase. A microphone at $P$ is $${near.toFixed(2)}\text{ m}$ from one and $${far.toFixed(2)}\text{ m}$ from the other. The speed of sound is $340\text{ m s}^{-1}$. The frequency is slowly increased from a very low value.

![](diagram:speakers)

At which frequency does the microphone first detect a minimum? [1]`,
      hint: 'The smallest path difference that gives destructive interference is half a wavelength.',
      answer: hertz(lowest),
      solution: tex`The path difference is $${far.toFixed(2)} - ${near.toFixed(2)} = ${significant(far - near, 2)}\text{ m}$. At a low frequency the wavelength is much longer than this; the first minimum comes when the path difference is half a wavelength:

$$\lambda = 2 \times ${significant(far - near, 2)} = ${significant(2 * (far - near), 3)}\text{ m} \quad\Rightarrow\quad f = \frac{340}{${significant(2 * (far - near), 3)}} = ${quantity(lowest, 'Hz')}$$

(At twice this frequency the path difference is a whole wavelength, which gives a maximum.)`,
      markScheme: markLines(['', 'A1', tex`${choice.correctOption}: path difference is $\lambda/2$`]),
      ...choice,
      numeric: [{ ...numericAnswer(lowest, 'Hz'), tolerance: lowest * 0.02 }],
      diagrams: [
        {
          name: 'speakers',
          svg: diagram.toSvg(),
          alt: `Two loudspeakers one above the other; point P is ${near.toFixed(2)} m from the upper and ${far.toFixed(2)} m from the lower one.`,
        },
      ],
    };
  },
  check: ({ near, far }, { lowest }) => {
    // Sweep the frequency and add the two waves as phasors until the sum first turns round.
    const amplitude = (f: number) => {
      const [a, b] = [(2 * Math.PI * f * near) / 340, (2 * Math.PI * f * far) / 340];
      return Math.hypot(Math.cos(a) + Math.cos(b), Math.sin(a) + Math.sin(b));
    };
    let f = 1;
    while (amplitude(f + 0.05) < amplitude(f)) f += 0.05;
    assertAgree(lowest, f, 'first minimum', 1e-3);
  },
});

const grating = defineTemplate({
  key: 'physics-c3-diffraction-grating',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 2),
  variants: [
    { lines: 300, nm: 589, order: 2 },
    { lines: 500, nm: 633, order: 2 },
    { lines: 400, nm: 532, order: 3 },
    { lines: 600, nm: 450, order: 2 },
    { lines: 250, nm: 656, order: 3 },
    { lines: 350, nm: 486, order: 2 },
    { lines: 450, nm: 580, order: 3 },
    { lines: 200, nm: 700, order: 4 },
  ],
  solve: ({ lines, nm, order }) => {
    const d = 1e-3 / lines;
    return {
      d,
      angle: degrees(Math.asin((order * nm * 1e-9) / d)),
      highest: Math.floor(d / (nm * 1e-9)),
    };
  },
  write: ({ lines, nm, order }, { d, angle, highest }) => {
    const ordinal = ['', 'first', 'second', 'third', 'fourth'][order] ?? '';
    return {
      text: tex`Light of wavelength $${nm}\text{ nm}$ falls at right angles on a diffraction grating with $${lines}$ lines per millimetre.

(a) Calculate the spacing of the lines. [1]

(b) Determine the angle between the central maximum and the ${ordinal}-order maximum. [2]

(c) Determine the total number of maxima that can be observed. [3]

(d) The grating is replaced by one with the same line spacing on which a greater number of lines is illuminated. State two changes of the maxima. [2]`,
      hint: tex`No maximum can be at an angle beyond $90^\circ$, so $\sin\theta$ cannot exceed 1.`,
      answer: tex`(a) $${standardForm(d, 'm')}$

(b) $${significant(angle)}^\circ$

(c) $${2 * highest + 1}$

(d) Brighter (more intense) and narrower (sharper)`,
      solution: tex`(a) $d = \dfrac{1 \times 10^{-3}}{${lines}} = ${standardForm(d, 'm')}$.

(b) From $n\lambda = d\sin\theta$ with $n = ${order}$:

$$\sin\theta = \frac{${order} \times ${nm} \times 10^{-9}}{${scientific(d)}} = ${significant(Math.sin(radians(angle)))} \quad\Rightarrow\quad \theta = ${significant(angle)}^\circ$$

(c) As $\sin\theta \le 1$,

$$n \le \frac{d}{\lambda} = \frac{${scientific(d)}}{${nm} \times 10^{-9}} = ${significant(d / (nm * 1e-9))}$$

so the highest order is $${highest}$. With $${highest}$ orders on each side and the central maximum there are $2 \times ${highest} + 1 = ${2 * highest + 1}$ maxima.

(d) The maxima become more intense, as light from more slits arrives in phase, and narrower, as a slight change of angle already makes the many waves cancel.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${standardForm(d, 'm')}$`],
        ['b', '(M1)', tex`$n\lambda = d\sin\theta$`],
        ['b', 'A1', tex`$${significant(angle)}^\circ$`],
        ['c', 'M1', tex`$\sin\theta \le 1$ used`],
        ['c', 'A1', tex`Highest order $${highest}$`],
        ['c', 'A1', tex`$${2 * highest + 1}$ maxima`],
        ['d', 'A1', 'More intense'],
        ['d', 'A1', 'Narrower'],
      ),
      numeric: [
        numericAnswer(d, 'm', 'a'),
        numericAnswer(angle, 'degrees', 'b'),
        { part: 'c', value: 2 * highest + 1, tolerance: 0 },
      ],
    };
  },
  check: ({ nm, order }, { d, angle, highest }) => {
    // Add the waves of 200 slits as phasors: full strength at each maximum, and count the full-strength directions.
    const strength = (sine: number) => {
      let [x, y] = [0, 0];
      for (let slit = 0; slit < 200; slit++) {
        const phase = (2 * Math.PI * slit * d * sine) / (nm * 1e-9);
        x += Math.cos(phase);
        y += Math.sin(phase);
      }
      return Math.hypot(x, y) / 200;
    };
    assertAgree(strength(Math.sin(radians(angle))), 1, 'maximum at the angle');
    let peaks = 0;
    const steps = 4_000;
    for (let i = -steps + 1; i < steps; i++) {
      const [a, b, c] = [strength((i - 1) / steps), strength(i / steps), strength((i + 1) / steps)];
      if (b > 0.9 && b >= a && b > c) peaks++;
    }
    assertAgree(peaks, 2 * highest + 1, 'number of maxima');
    assertBetween(order, 0, highest + 1, 'order exists');
  },
});

const singleSlit = defineTemplate({
  key: 'physics-c3-single-slit-width',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 1),
  variants: [
    { nm: 600, mrad: 4, k: 2 },
    { nm: 450, mrad: 3, k: 2 },
    { nm: 640, mrad: 8, k: 2 },
    { nm: 500, mrad: 5, k: 3 },
    { nm: 700, mrad: 7, k: 2 },
    { nm: 480, mrad: 6, k: 3 },
    { nm: 560, mrad: 2, k: 2 },
    { nm: 660, mrad: 10, k: 3 },
  ],
  solve: ({ nm, mrad }) => ({ width: (nm * 1e-9) / (mrad * 1e-3) }),
  write: ({ nm, mrad, k }, { width }, variantIndex) => {
    const intensity = (angle: number) => {
      const u = (Math.PI * angle) / mrad;
      return Math.abs(u) < 1e-6 ? 1 : (Math.sin(u) / u) ** 2;
    };
    const diagram = new Diagram({ x: [-3.2 * mrad, 4.2 * mrad], y: [0, 1.2], width: 440, height: 240 })
      .axes({ x: 'θ / 10⁻³ rad', y: 'intensity', xTicks: [-2 * mrad, -mrad, mrad, 2 * mrad] })
      .graph(intensity, -3 * mrad, 3 * mrad, 'd-curve2');
    const mm = (value: number) => tex`$${significant(value * 1e3, 2)}\text{ mm}$`;
    const choice = arrangeOptions(mm(width / k), [mm(width * k), mm(width / (2 * k)), mm(width)], variantIndex, 4);
    return {
      text: tex`Light of wavelength $${nm}\text{ nm}$ passes through a single slit. The graph shows how the intensity on a distant screen varies with the angle $\theta$ from the centre.

![](diagram:pattern)

The slit is to be replaced so that, with the same light, the central maximum becomes $${k}$ times as wide. What must be the width of the new slit? [1]`,
      hint: tex`The first minimum is at $\theta = \dfrac{\lambda}{b}$. A narrower slit gives a wider pattern.`,
      answer: mm(width / k),
      solution: tex`On the graph the first minimum is at $\theta = ${mrad} \times 10^{-3}\text{ rad}$, so the present slit has the width

$$b = \frac{\lambda}{\theta} = \frac{${nm} \times 10^{-9}}{${mrad} \times 10^{-3}} = ${standardForm(width, 'm', 2)}$$

The width of the central maximum is inversely proportional to $b$. To make it $${k}$ times as wide the slit must be $${k}$ times narrower: ${mm(width / k)}. (The central maximum reaches from $-\theta$ to $+\theta$; using its full width for $\theta$ would give half of the right value.)`,
      markScheme: markLines(['', 'A1', tex`${choice.correctOption}: $b = \lambda/\theta$, divided by $${k}$`]),
      ...choice,
      diagrams: [
        {
          name: 'pattern',
          svg: diagram.toSvg(),
          alt: `Intensity against angle: a high central maximum with first minima at plus and minus ${mrad} milliradians and further minima at ${2 * mrad} milliradians.`,
        },
      ],
    };
  },
  check: ({ nm, mrad, k }, { width }) => {
    // Divide the slit into strips and look for the first angle at which their waves cancel.
    const amplitude = (slit: number, angle: number) => {
      let [x, y] = [0, 0];
      for (let strip = 0; strip < 400; strip++) {
        const phase = (2 * Math.PI * ((strip + 0.5) / 400) * slit * Math.sin(angle)) / (nm * 1e-9);
        x += Math.cos(phase) / 400;
        y += Math.sin(phase) / 400;
      }
      return Math.hypot(x, y);
    };
    assertBetween(amplitude(width, mrad * 1e-3), -1, 1e-3, 'dark at the first minimum');
    assertBetween(amplitude(width / k, k * mrad * 1e-3), -1, 1e-2, 'dark at the wider angle');
    assertBetween(amplitude(width / k, mrad * 0.5e-3 * k), 0.3, 1, 'bright inside');
  },
});

export const waves: readonly QuestionTemplate[] = [
  snapshots,
  phaseDifference,
  glassBlock,
  criticalAngleChoice,
  doubleSlit,
  twoSpeakers,
  grating,
  singleSlit,
];
