import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { ELECTRON_MASS, ELEMENTARY_CHARGE as e, PERMEABILITY } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { wiresFromForce } from './reversed-choices-d-e.ts';

/** D.3 Motion in electromagnetic fields. */

const deflectionPlates = defineTemplate({
  key: 'physics-d3-electron-between-plates',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.3', 2, ['D.2.2', 'A.1.3']),
  variants: [
    { v: 2.4, volts: 60, cm: 4, mm: 20 },
    { v: 3, volts: 100, cm: 5, mm: 25 },
    { v: 1.8, volts: 25, cm: 6, mm: 30 },
    { v: 4.2, volts: 150, cm: 6, mm: 20 },
    { v: 2, volts: 40, cm: 3, mm: 15 },
    { v: 3.6, volts: 80, cm: 8, mm: 40 },
    { v: 5, volts: 200, cm: 7.5, mm: 30 },
    { v: 2.8, volts: 50, cm: 5.5, mm: 22 },
  ],
  solve: ({ v, volts, cm, mm }) => {
    const speed = v * 1e7;
    const field = volts / (mm * 1e-3);
    const a = (e * field) / ELECTRON_MASS;
    const time = (cm * 1e-2) / speed;
    const vy = a * time;
    return { field, a, time, deflection: 0.5 * a * time * time, vy, angle: (Math.atan2(vy, speed) * 180) / Math.PI };
  },
  write: ({ v, volts, cm, mm }, { field, a, time, deflection, vy, angle }) => {
    const diagram = new Diagram({ x: [-2, 10], y: [0, 5], height: 220 })
      .segment([1, 4.2], [7, 4.2])
      .segment([1, 0.8], [7, 0.8])
      .label([4, 4.2], `+${volts} V`, { dy: -8 })
      .label([4, 0.8], '0 V', { dy: 18 })
      .arrow([-1.6, 2.5], [0, 2.5], 'd-curve2')
      .segment([0, 2.5], [1, 2.5], 'd-curve2')
      .graph((x) => 2.5 + ((x - 1) ** 2 / 36) * 1.1, 1, 7, 'd-curve2')
      .arrow([7, 3.6], [9.4, 4.48], 'd-curve2')
      .label([-0.8, 2.5], 'electron', { dy: -10 })
      .segment([1, 2.5], [7, 2.5], 'd-dashed')
      .label([4, 0.8], `${cm} cm`, { dy: -8 });
    return {
      text: tex`An electron with a speed of $${v} \times 10^7\text{ m s}^{-1}$ enters the uniform field between two horizontal plates in vacuum, half-way between them and parallel to them. The plates are $${cm}\text{ cm}$ long and $${mm}\text{ mm}$ apart, with a potential difference of $${volts}\text{ V}$. The weight of the electron is negligible.

![](diagram:plates)

(a) Calculate the acceleration of the electron between the plates. [3]

(b) Determine the distance by which it is deflected when it leaves the plates. [3]

(c) Determine the angle to the horizontal at which it leaves. [2]

(d) Describe and explain the path after it has left the plates. [2]`,
      hint: 'Which component of the velocity stays the same, as for a projectile?',
      answer: tex`(a) $${standardForm(a, 'm s^-2')}$

(b) $${standardForm(deflection, 'm')}$

(c) $${significant(angle)}^\circ$

(d) A straight line, because no force acts.`,
      solution: tex`(a) $E = \dfrac{V}{d} = \dfrac{${volts}}{${mm} \times 10^{-3}} = ${standardForm(field, 'V m^-1')}$, and

$$a = \frac{eE}{m_e} = \frac{1.60 \times 10^{-19} \times ${scientific(field)}}{9.11 \times 10^{-31}} = ${standardForm(a, 'm s^-2')}$$

towards the positive plate.

(b) Along the plates nothing changes the velocity: $t = \dfrac{${cm} \times 10^{-2}}{${v} \times 10^7} = ${standardForm(time, 's')}$. At right angles it starts from rest:

$$y = \tfrac{1}{2}at^2 = \tfrac{1}{2} \times ${scientific(a)} \times \left(${scientific(time)}\right)^2 = ${standardForm(deflection, 'm')}$$

(c) The velocity across is $v_y = at = ${standardForm(vy, 'm s^-1')}$:

$$\tan\theta = \frac{v_y}{v_x} = \frac{${scientific(vy)}}{${v} \times 10^7} \quad\Rightarrow\quad \theta = ${significant(angle)}^\circ$$

(d) Outside the plates there is no field, so no resultant force acts: the electron continues in a straight line at constant speed, in the direction found in (c).`,
      markScheme: markLines(
        ['a', 'A1', tex`$E = ${standardForm(field, 'V m^-1')}$`],
        ['a', 'M1', tex`$a = eE/m_e$`],
        ['a', 'A1', tex`$${standardForm(a, 'm s^-2')}$`],
        ['b', 'A1', tex`Time $${standardForm(time, 's')}$`],
        ['b', 'M1', tex`$y = \tfrac{1}{2}at^2$`],
        ['b', 'A1', tex`$${standardForm(deflection, 'm')}$`],
        ['c', '(M1)', tex`$\tan\theta = v_y/v_x$`],
        ['c', 'A1', tex`$${significant(angle)}^\circ$`],
        ['d', 'A1', 'Straight line (at constant speed)'],
        ['d', 'R1', 'No field / no resultant force'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(a, 'm s^-2', 'a'),
          miss((a * mm * 1e-3) / (cm * 1e-2), 'You divided by the length of the plates; the field depends on their distance.'),
        ),
        foreseeing(
          { ...numericAnswer(deflection, 'm', 'b'), tolerance: deflection * 0.02 },
          miss(2 * deflection, 'The factor one half is missing in the equation for constant acceleration.'),
        ),
        foreseeing(
          { ...numericAnswer(angle, 'degrees', 'c'), tolerance: angle * 0.02 },
          miss(
            (Math.atan(deflection / (cm * 1e-2)) * 180) / Math.PI,
            'You used distances; the direction follows from the components of the velocity.',
          ),
          miss(90 - angle, 'This is the angle to the vertical.'),
        ),
      ),
      diagrams: [
        {
          name: 'plates',
          svg: diagram.toSvg(),
          alt: `An electron enters midway between two horizontal plates ${cm} cm long and is bent upwards towards the plate at +${volts} V.`,
        },
      ],
    };
  },
  check: ({ v, volts, cm, mm }, { field, a, time, deflection, angle }) => {
    // Fly through in small steps; the energy gained must be the charge times the potential difference crossed.
    const speed = v * 1e7;
    const force = (e * volts) / (mm * 1e-3);
    const [x = 0, y = 0, vx = 1, vy = 0] = simulate(
      (_, [, , a = 0, b = 0]) => [a, b, 0, force / ELECTRON_MASS],
      [0, 0, speed, 0],
      time,
      500,
    );
    assertAgree(x, cm * 1e-2, 'length of the plates');
    assertAgree(deflection, y, 'deflection');
    assertAgree(a * time, vy, 'acceleration', 1e-9);
    assertAgree(a, e / ELECTRON_MASS / ((mm * 1e-3) / volts), 'force of the field by mass', 5e-16);
    assertAgree(field * mm * 1e-3, volts, 'field', 1e-9);
    assertAgree(angle, (Math.atan2(vy, vx) * 180) / Math.PI, 'angle');
    assertAgree(0.5 * ELECTRON_MASS * vy * vy, (e * volts * y) / (mm * 1e-3), 'energy');
    assertBetween(deflection, 2e-4, mm * 0.5e-3, 'does not hit the plate');
  },
});

const velocitySelector = defineTemplate({
  key: 'physics-d3-velocity-selector-and-circle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.3', 2, ['A.2.3']),
  variants: [
    { E: 1.2e5, B: 0.4, u: 20 },
    { E: 9e4, B: 0.25, u: 12 },
    { E: 1.5e5, B: 0.5, u: 35 },
    { E: 6e4, B: 0.3, u: 7 },
    { E: 2e5, B: 0.8, u: 40 },
    { E: 7.5e4, B: 0.15, u: 4 },
    { E: 1.8e5, B: 0.6, u: 24 },
    { E: 4.5e4, B: 0.2, u: 14 },
  ],
  solve: ({ E, B, u }) => {
    const m = u * 1.661e-27;
    const v = E / B;
    const r = (m * v) / (e * B);
    return { m, v, r, half: (Math.PI * r) / v };
  },
  write: ({ E, B, u }, { m, v, r, half }) => {
    // Only the exact speed goes through without a deflection.
    const speed = standardForm(v, 'm s^-1', Number(v.toPrecision(2)) === Number(v.toPrecision(3)) ? 2 : 3);
    const diagram = new Diagram({ x: [0, 12], y: [-4.4, 2.4], equalScale: true, width: 440 })
      .segment([1, 1], [5, 1])
      .segment([1, -1], [5, -1])
      .label([3, 1], '− plate', { dy: -8 })
      .label([3, -1], '+ plate', { dy: 18 })
      .arrow([0.2, 0], [1.8, 0], 'd-curve2')
      .segment([1.8, 0], [6.5, 0], 'd-curve2')
      .segment([6.5, 2.2], [6.5, 0.15])
      .segment([6.5, -0.15], [6.5, -4.2])
      .arc([6.5, -1.9], 1.9, Math.PI / 2, -Math.PI / 2, 'd-curve2')
      .label([7.6, 0.3], 'S', { math: true, dx: -26, dy: -4 });
    for (const x of [7.4, 8.8, 10.2, 11.4]) for (const y of [1.4, -3.9, -1.9]) diagram.point([x, y]);
    diagram.label([9.4, 1.4], 'field out of the page', { dy: -12 });
    return {
      text: tex`Positive ions of charge $+e$ and mass $${u}\text{ u}$ pass through a region with an electric field of strength $${standardForm(E, 'V m^-1', 2)}$ and a magnetic field of strength $${B}\text{ T}$ at right angles to it. Only ions that are not deflected reach the slit $S$. Behind $S$ there is the same magnetic field alone, in which the ions follow a semicircle. ($1\text{ u} = 1.661 \times 10^{-27}\text{ kg}$)

![](diagram:selector)

(a) Explain why only ions of one speed reach $S$. [2]

(b) Verify that ions of speed $${speed}$ are not deflected. [1]

(c) Explain why the speed of the ions does not change behind $S$. [2]

(d) Determine the distance between $S$ and the point where the ions meet the screen. [3]

(e) Determine the time the ions take for the semicircle. [2]`,
      hint: 'Which forces balance for an undeflected ion, and which force acts behind the slit?',
      answer: tex`(a) The magnetic force depends on the speed and balances the electric force at one speed only.

(b) $${standardForm(v, 'm s^-1')}$

(c) The magnetic force is at right angles to the velocity and does no work.

(d) $${quantity(2 * r, 'm')}$

(e) $${standardForm(half, 's')}$`,
      solution: tex`(a) The electric force $eE$ is the same for all ions, while the magnetic force $evB$, in the opposite direction, grows with the speed. They balance at one speed only; faster and slower ions are deflected to one side or the other.

(b) $eE = evB$, so $v = \dfrac{E}{B} = \dfrac{${scientific(E, 2)}}{${B}} = ${standardForm(v, 'm s^-1')}$.

(c) The magnetic force is always at right angles to the velocity. It therefore does no work, and the kinetic energy, hence the speed, stays the same; only the direction changes.

(d) The mass is $${u} \times 1.661 \times 10^{-27} = ${standardForm(m, 'kg')}$. The magnetic force is the centripetal force, $evB = \dfrac{mv^2}{r}$:

$$r = \frac{mv}{eB} = \frac{${scientific(m)} \times ${scientific(v)}}{1.60 \times 10^{-19} \times ${B}} = ${quantity(r, 'm')}$$

The ions meet the screen a diameter from $S$: $2r = ${quantity(2 * r, 'm')}$.

(e) The path is half of a circle:

$$t = \frac{\pi r}{v} = \frac{\pi \times ${significant(r)}}{${scientific(v)}} = ${standardForm(half, 's')}$$`,
      markScheme: markLines(
        ['a', 'R1', 'Magnetic force depends on speed, electric force does not'],
        ['a', 'R1', 'Balance (no deflection) at one speed only'],
        ['b', 'A1', tex`$v = E/B$ evaluated`],
        ['b', 'AG', tex`$${speed}$`],
        ['c', 'R1', 'Force at right angles to the velocity'],
        ['c', 'R1', 'No work done, kinetic energy constant'],
        ['d', 'M1', tex`$evB = mv^2/r$`],
        ['d', 'A1', tex`$r = ${quantity(r, 'm')}$`],
        ['d', 'A1', tex`$${quantity(2 * r, 'm')}$`],
        ['e', '(M1)', tex`$\pi r/v$`],
        ['e', 'A1', tex`$${standardForm(half, 's')}$`],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(2 * r, 'm', 'd'),
          miss(r, 'This is the radius of the circle; the ions meet the screen at the other end of a diameter.', 'incomplete'),
        ),
        foreseeing(numericAnswer(half, 's', 'e'), miss(2 * half, 'This is the time for a whole circle.')),
      ),
      diagrams: [
        {
          name: 'selector',
          svg: diagram.toSvg(),
          alt: 'Ions move to the right between two charged plates to a slit S in a screen and then, in a magnetic field out of the page, on a semicircle back down to the screen.',
        },
      ],
    };
  },
  check: ({ E, B }, { m, v, r, half }) => {
    // First no sideways push in the crossed fields, then the path step by step.
    assertAgree(e * E, e * v * B, 'balance');
    const omega = (e * B) / m;
    const [x = 1, y = 0, vx = 0] = simulate((_, [, , a = 0, b = 0]) => [a, b, omega * b, -omega * a], [0, 0, v, 0], half, 2_000);
    assertBetween(x / r, -1e-6, 1e-6, 'back on the screen');
    assertAgree(-y, 2 * r, 'distance from the slit');
    assertAgree(-vx, v, 'direction reversed');
    assertBetween(2 * r, 0.01, 1.5, 'size');
  },
});

const protonCircleRatio = defineTemplate({
  key: 'physics-d3-radius-ratio-in-magnetic-field',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('D.3', 1),
  variants: [
    { name: 'deuteron', m: 2, q: 1, k: 2 },
    { name: 'alpha particle', m: 4, q: 2, k: 3 },
    { name: 'triton', m: 3, q: 1, k: 2 },
    { name: 'lithium-6 nucleus', m: 6, q: 3, k: 4 },
    { name: 'alpha particle', m: 4, q: 2, k: 5 },
    { name: 'boron-10 nucleus', m: 10, q: 5, k: 3 },
    { name: 'helium-3 nucleus', m: 3, q: 2, k: 4 },
    { name: 'triton', m: 3, q: 1, k: 4 },
    { name: 'carbon-12 nucleus', m: 12, q: 6, k: 3 },
  ],
  solve: ({ m, q, k }) => ({ top: m * k, bottom: q }),
  write: ({ name, m, q, k }, { top, bottom }, variantIndex) => {
    const times = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}r$`;
    const candidates = [
      wrong(times(m, q * k), 'You took the radius to be inversely proportional to the speed.', 'reciprocal'),
      wrong(
        times(m * k * k, q),
        'You squared the speed; one factor cancels where the magnetic force is set equal to the centripetal force.',
      ),
      wrong(times(k * q, m), 'You swapped the mass and the charge.', 'order'),
      wrong(times(k, 1), 'You compared the speeds only; mass and charge differ as well.', 'incomplete'),
      wrong(times(m, 1), 'You compared the masses only; speed and charge differ as well.', 'incomplete'),
      wrong(
        times(k * k, 1),
        'You compared the squares of the speeds only; mass and charge count as well, and the speed is not squared.',
      ),
    ];
    const texts = [times(top, bottom), ...candidates.map(({ text }) => text)];
    const [first, second, third] = candidates.filter(({ text }, index) => texts.indexOf(text) === index + 1);
    assert.ok(first && second && third, `${name}: fewer than three wrong options`);
    const choice = arrangeOptions(times(top, bottom), [first, second, third], variantIndex, 6);
    const article = /^[aeiou]/.test(name) ? 'An' : 'A';
    return {
      text: tex`A proton moves at right angles to a uniform magnetic field on a circle of radius $r$. ${article} ${name} (charge $+${q === 1 ? '' : q}e$, mass about $${m}$ times that of the proton) moves in the same field with $${k}$ times the speed of the proton.

What is the radius of its circle? [1]`,
      hint: 'Which force acts as the centripetal force?',
      answer: times(top, bottom),
      solution: tex`$qvB = \dfrac{mv^2}{r}$ gives $r = \dfrac{mv}{qB}$: the radius is proportional to mass and speed and inversely proportional to the charge.

$$r' = ${q === 1 ? tex`${m} \times ${k}\,r` : tex`\frac{${m} \times ${k}}{${q}}\,r`} = ${fraction(top, bottom)}r$$`,
      markScheme: markLines(['', 'A1', tex`$r = mv/(qB)$`]),
      ...choice,
    };
  },
  check: ({ m, q, k }, { top, bottom }) => {
    // Move half a turn in steps and measure the distance across.
    const diameter = (mass: number, charge: number, speed: number) => {
      const omega = charge / mass;
      const path = simulate((_, [, , a = 0, b = 0]) => [a, b, omega * b, -omega * a], [0, 0, speed, 0], Math.PI / omega, 500);
      return Math.hypot(path[0] ?? 0, path[1] ?? 0);
    };
    assertAgree(diameter(m, q, k) / diameter(1, 1, 1), top / bottom, 'ratio of radii');
  },
});

const parallelWires = defineTemplate({
  key: 'physics-d3-parallel-wires',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('D.3', 1),
  variants: [
    { a: 2, b: 3, k: 2, same: true },
    { a: 3, b: 4, k: 2, same: false },
    { a: 2, b: 5, k: 3, same: true },
    { a: 4, b: 5, k: 2, same: false },
    { a: 6, b: 2, k: 4, same: true },
    { a: 3, b: 3, k: 3, same: false },
    { a: 2, b: 2, k: 8, same: true },
    { a: 5, b: 3, k: 5, same: false },
    { a: 3, b: 2, k: 4, same: true },
  ],
  solve: ({ a, b, k }) => ({ top: a * b, bottom: k }),
  write: ({ a, b, k, same }, { top, bottom }, variantIndex) => {
    const times = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}F$`;
    const nature = (attracts: boolean) => (attracts ? 'attractive' : 'repulsive');
    const choice = arrangeOptions(
      `${times(top, bottom)}, ${nature(same)}`,
      [
        wrong(
          `${times(top, bottom)}, ${nature(!same)}`,
          'You mixed up which currents attract and which repel each other.',
          'sign',
        ),
        wrong(
          `${times(top, bottom * k)}, ${nature(same)}`,
          'You let the force fall with the square of the distance, as between point charges.',
        ),
        wrong(
          `${times(top, bottom * k)}, ${nature(!same)}`,
          'You let the force fall with the square of the distance, and mixed up which currents attract and which repel each other.',
        ),
      ],
      variantIndex,
      7,
    );
    return {
      text: tex`Two long parallel wires carry equal currents $I$ at a distance $r$. The force per unit length between them has the magnitude $F$. The currents are changed to $${a}I$ and $${b}I$, ${same ? 'in the same direction' : 'in opposite directions'}, and the distance is changed to $${k}r$.

What are the magnitude and the nature of the force per unit length now? [1]`,
      hint: 'The field of a long wire falls with the distance, not with its square.',
      answer: `${times(top, bottom)}, ${nature(same)}`,
      solution: tex`$\dfrac{F}{L} = \dfrac{\mu_0I_1I_2}{2\pi r}$ is proportional to both currents and inversely proportional to the distance:

$$\frac{${a} \times ${b}}{${k}}F = ${fraction(top, bottom)}F$$

Currents ${same ? 'in the same direction attract' : 'in opposite directions repel'} each other: each wire lies in the circular field of the other.`,
      markScheme: markLines(['', 'A1', tex`$F \propto I_1I_2/r$`]),
      ...choice,
    };
  },
  check: ({ a, b, k, same }, { top, bottom }) => {
    // Field of a long wire by adding its elements (Biot-Savart), force as current cross field.
    const field = (current: number, r: number) =>
      integrate((angle) => (PERMEABILITY * current * Math.cos(angle)) / (4 * Math.PI * r), -Math.PI / 2, Math.PI / 2);
    assertAgree((b * field(a, k)) / field(1, 1), top / bottom, 'ratio of forces');
    // Wire 1 at the origin with current +z makes a field +y at +x; the force on wire 2 is I2 z cross y = -x I2.
    const towardsFirst = -(same ? 1 : -1) < 0;
    assertBetween(Number(towardsFirst) - Number(same), -0.5, 0.5, 'attracts when the directions agree');
  },
});

const currentBalance = defineTemplate({
  key: 'physics-d3-wire-on-balance',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('D.3', 2),
  variants: [
    { cm: 5, I: 4, grams: 1.2, tilt: 40 },
    { cm: 8, I: 2.5, grams: 0.9, tilt: 30 },
    { cm: 6, I: 3.2, grams: 2.1, tilt: 50 },
    { cm: 4, I: 6, grams: 1.6, tilt: 25 },
    { cm: 10, I: 1.8, grams: 0.75, tilt: 60 },
    { cm: 7.5, I: 5, grams: 3.4, tilt: 35 },
    { cm: 3.5, I: 4.8, grams: 0.62, tilt: 45 },
    { cm: 9, I: 3.6, grams: 2.7, tilt: 55 },
    { cm: 5.5, I: 2.2, grams: 0.48, tilt: 20 },
  ],
  solve: ({ cm, I, grams, tilt }) => {
    const force = grams * 1e-3 * 9.8;
    const B = force / (I * cm * 1e-2);
    return { force, B, tilted: B * I * cm * 1e-2 * Math.sin((tilt * Math.PI) / 180) };
  },
  write: ({ cm, I, grams, tilt }, { force, B, tilted }) => {
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], height: 230 })
      .polygon([
        [2.2, 0.3],
        [7.8, 0.3],
        [7.8, 1],
        [2.2, 1],
      ])
      .label([5, 0.55], 'balance', { dy: 3 })
      .polygon(
        [
          [3, 1],
          [4, 1],
          [4, 3],
          [3, 3],
        ],
        { shade: true },
      )
      .polygon(
        [
          [6, 1],
          [7, 1],
          [7, 3],
          [6, 3],
        ],
        { shade: true },
      )
      .label([3.5, 2.1], 'N', { dy: 4 })
      .label([6.5, 2.1], 'S', { dy: 4 })
      .circle([5, 2.2], 0.28)
      .point([5, 2.2])
      .label([5, 2.2], 'wire, current out of the page', { dy: -48 })
      .segment([5, 2.55], [5, 3.2], 'd-dashed');
    return {
      text: tex`A horizontal wire is held fixed between the poles of a magnet that stands on a balance. A length of $${cm}\text{ cm}$ of the wire is in the field, which may be taken as uniform and horizontal, at right angles to the wire. When a current of $${I}\text{ A}$ flows out of the page, the reading of the balance changes by $${grams}\text{ g}$.

![](diagram:balance)

(a) Calculate the magnitude of the magnetic force on the wire. [1]

(b) Determine the magnetic field strength. [2]

(c) Predict whether the reading of the balance becomes larger or smaller when the current is switched on, and justify your prediction. [3]

(d) The wire is turned in the horizontal plane so that it makes an angle of $${tilt}^\circ$ with the field; the length of wire in the field is still $${cm}\text{ cm}$. Calculate the magnetic force on the wire. [1]`,
      hint: tex`The field points from N to S. The magnet feels a force equal and opposite to that on the wire.`,
      answer: tex`(a) $${standardForm(force, 'N')}$

(b) $${quantity(B, 'T')}$

(c) Larger

(d) $${standardForm(tilted, 'N')}$`,
      solution: tex`(a) The change of reading corresponds to a force $mg = ${grams} \times 10^{-3} \times 9.8 = ${standardForm(force, 'N')}$ on the magnet. By Newton's third law the force on the wire has the same magnitude.

(b) $F = BIL$ at right angles:

$$B = \frac{F}{IL} = \frac{${scientific(force)}}{${I} \times ${cm} \times 10^{-2}} = ${quantity(B, 'T')}$$

(c) The current flows out of the page and the field points to the right (N to S). By the left-hand (or right-hand palm) rule the force on the wire is directed upwards. By Newton's third law the wire exerts an equal force downwards on the magnet, so the reading becomes **larger**.

(d) $F = BIL\sin\theta = ${significant(B)} \times ${I} \times ${cm} \times 10^{-2} \times \sin ${tilt}^\circ = ${standardForm(tilted, 'N')}$.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${standardForm(force, 'N')}$`],
        ['b', '(M1)', tex`$F = BIL$`],
        ['b', 'A1', tex`$${quantity(B, 'T')}$`],
        ['c', 'A1', 'Force on the wire upwards'],
        ['c', 'R1', "Equal and opposite force on the magnet (Newton's third law), downwards"],
        ['c', 'A1', 'Reading larger'],
        ['d', 'A1', tex`$${standardForm(tilted, 'N')}$`],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(force, 'N', 'a'),
          miss(grams * 1e-3, 'This is a mass in kilograms; the balance shows a mass, but a force is asked for.', 'unit'),
        ),
        numericAnswer(B, 'T', 'b'),
        foreseeing(
          { ...numericAnswer(tilted, 'N', 'd'), tolerance: tilted * 0.015 },
          miss(force * Math.cos((tilt * Math.PI) / 180), 'You used the component of the wire along the field.'),
          miss(Math.abs(force * Math.sin(tilt)), undefined, 'angle_mode'),
        ),
      ),
      diagrams: [
        {
          name: 'balance',
          svg: diagram.toSvg(),
          alt: 'A magnet with its north pole on the left and south pole on the right stands on a balance; between the poles a wire carries a current out of the page.',
        },
      ],
    };
  },
  check: ({ cm, I, grams, tilt }, { B, tilted }) => {
    // Force as the vector product of current element and field: wire along z (out of the page), field along x.
    const cross = (u: readonly number[], w: readonly number[]) => {
      const [a = 0, b = 0, c = 0] = u;
      const [p = 0, q = 0, r = 0] = w;
      return [b * r - c * q, c * p - a * r, a * q - b * p];
    };
    const upright = cross([0, 0, I * cm * 1e-2], [B, 0, 0]);
    assertAgree(upright[1] ?? 0, grams * 9.8e-3, 'force upwards on the wire');
    const angle = (tilt * Math.PI) / 180;
    const turned = cross([I * cm * 1e-2 * Math.cos(angle), 0, I * cm * 1e-2 * Math.sin(angle)], [B, 0, 0]);
    assertAgree(turned[1] ?? 0, tilted, 'force on the turned wire');
    assertBetween(B, 0.01, 0.5, 'field of a magnet');
  },
});

export const chargesInMotion: readonly QuestionTemplate[] = [
  withErrorForms(deflectionPlates, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  withErrorForms(velocitySelector, { mistaken: 'd', keep: ['a', 'b', 'd'] }),
  protonCircleRatio,
  withReversal(parallelWires, wiresFromForce),
  withErrorForms(currentBalance, { mistaken: 'a', keep: ['a', 'b', 'd'] }),
];
