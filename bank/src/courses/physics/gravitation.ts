import { wrong } from '../../multiple-choice.ts';
import { bisect, differentiate, integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { GRAVITATION as G } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { planetFromField, radiiFromPeriods } from './reversed-choices-d-e.ts';

/** D.1 Gravitational fields. Planets and moons without a known name are invented. */

const surfaceField = defineTemplate({
  key: 'physics-d1-surface-field-ratio',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('D.1.1', 1),
  variants: [
    { mass: 8, radius: 2 },
    { mass: 18, radius: 3 },
    { mass: 5, radius: 2 },
    { mass: 3, radius: 2 },
    { mass: 32, radius: 4 },
    { mass: 12, radius: 3 },
    { mass: 50, radius: 5 },
    { mass: 10, radius: 2 },
    { mass: 6, radius: 4 },
  ],
  solve: ({ mass, radius }) => ({ top: mass, bottom: radius * radius }),
  write: ({ mass, radius }, { top, bottom }, variantIndex) => {
    const times = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}g$`;
    const choice = arrangeOptions(
      times(top, bottom),
      [
        wrong(times(mass, radius), 'You divided by the ratio of the radii without squaring it.'),
        wrong(times(mass, radius ** 3), 'You divided by the ratio of the volumes, as for a density.'),
        wrong(times(mass * radius ** 2, 1), 'You let the field grow with the distance from the centre.', 'reciprocal'),
      ],
      variantIndex,
    );
    return {
      text: tex`A planet has $${mass}$ times the mass and $${radius}$ times the radius of the Earth. The gravitational field strength at the surface of the Earth is $g$.

What is the gravitational field strength at the surface of the planet? [1]`,
      hint: 'The field strength is proportional to the mass and inversely proportional to the square of the radius.',
      answer: times(top, bottom),
      solution: tex`At the surface $g = \dfrac{GM}{R^2}$. With $${mass}M$ and $${radius}R$:

$$g' = \frac{G \times ${mass}M}{(${radius}R)^2} = \frac{${mass}}{${radius * radius}}\,g${fraction(top, bottom) === tex`\frac{${top}}{${bottom}}` ? '' : tex` = ${fraction(top, bottom)}\,g`}$$`,
      markScheme: markLines(['', 'A1', tex`$g \propto M/R^2$`]),
      ...choice,
    };
  },
  check: ({ mass, radius }, { top, bottom }) => {
    // Time a short fall near both surfaces under the full inverse-square attraction.
    const drop = (m: number, r: number) => r - (simulate((_, [x = 1, v = 0]) => [v, -m / (x * x)], [r, 0], 0.01, 50)[0] ?? 0);
    assertAgree(drop(mass, radius) / drop(1, 1), top / bottom, 'ratio of fall distances', 1e-3);
  },
});

/** A body after its first mention: `Lume` for `its moon Lume`. */
const named = (body: string): string => body.replace(/^(?:planet|its moon|the dwarf planet) /, '');

const nullPoint = defineTemplate({
  key: 'physics-d1-point-of-zero-field',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('D.1.1', 2),
  variants: [
    { big: 'the Earth', small: 'the Moon', M: 5.97e24, m: 7.35e22, d: 3.84e8 },
    { big: 'planet Orma', small: 'its moon Sil', M: 8.4e24, m: 2.1e23, d: 5.2e8 },
    { big: 'planet Tivo', small: 'its moon Ran', M: 3.2e24, m: 5.0e22, d: 2.1e8 },
    { big: 'star P', small: 'star Q', M: 2.4e30, m: 6.0e29, d: 7.5e11 },
    { big: 'the dwarf planet Kesh', small: 'its moon Ul', M: 1.3e22, m: 1.6e21, d: 2.0e7 },
    { big: 'planet Verra', small: 'its moon Ost', M: 6.6e25, m: 4.4e23, d: 9.1e8 },
    { big: 'planet Molda', small: 'its moon Eis', M: 4.5e23, m: 2.0e22, d: 6.0e7 },
    { big: 'star R', small: 'planet S', M: 1.8e30, m: 3.6e27, d: 9.0e11 },
    { big: 'planet Ahto', small: 'its moon Lume', M: 1.2e25, m: 3.0e23, d: 4.4e8 },
  ],
  solve: ({ M, m, d }) => {
    const x = d / (1 + Math.sqrt(m / M));
    return { x, force: (G * M * m) / (d * d) };
  },
  write: ({ big, small, M, m, d }, { x, force }) => ({
    text: tex`The centres of ${big} (mass $${standardForm(M, 'kg')}$) and ${small} (mass $${standardForm(m, 'kg')}$) are $${standardForm(d, 'm')}$ apart.

(a) Calculate the gravitational force between them. [2]

(b) At a point between them the resultant gravitational field strength is zero. Determine the distance of this point from the centre of ${named(big)}. [3]

(c) Predict, with a reason, whether a spacecraft at rest at this point would stay there after a very small displacement towards ${named(small)}. [2]`,
    hint: 'What must be true of the two fields at this point?',
    answer: tex`(a) $${standardForm(force, 'N')}$

(b) $${standardForm(x, 'm')}$

(c) No; it would move further towards ${named(small)}.`,
    solution: tex`(a) $F = \dfrac{GMm}{r^2} = \dfrac{6.67 \times 10^{-11} \times ${scientific(M)} \times ${scientific(m)}}{\left(${scientific(d)}\right)^2} = ${standardForm(force, 'N')}$.

(b) Let the point be at the distance $x$ from the centre of ${named(big)}, hence at $d - x$ from that of ${named(small)}. The two fields there have opposite directions, so their magnitudes are equal:

$$\frac{GM}{x^2} = \frac{Gm}{(d - x)^2} \quad\Rightarrow\quad \frac{d - x}{x} = \sqrt{\frac{m}{M}} = ${significant(Math.sqrt(m / M))}$$

$$x = \frac{d}{1 + ${significant(Math.sqrt(m / M))}} = ${standardForm(x, 'm')}$$

(c) No. A little nearer to ${named(small)} its field is stronger and the field of the other body is weaker, so the resultant force points towards ${named(small)}: the spacecraft accelerates away from the point.`,
    markScheme: markLines(
      ['a', '(M1)', tex`$F = GMm/r^2$`],
      ['a', 'A1', tex`$${standardForm(force, 'N')}$`],
      ['b', 'M1', tex`$M/x^2 = m/(d - x)^2$`],
      ['b', 'A1', 'Square root taken, or quadratic set up correctly'],
      ['b', 'A1', tex`$${standardForm(x, 'm')}$`],
      ['c', 'R1', 'Field of the nearer body is now the stronger'],
      ['c', 'A1', 'No, it moves away'],
    ),
    keys: numberKeys(
      foreseeing(numericAnswer(force, 'N', 'a'), miss(force * d, 'You did not square the distance.')),
      foreseeing(
        numericAnswer(x, 'm', 'b'),
        miss(d - x, 'This is the distance from the centre of the other body.', 'order'),
        miss(d / (1 + m / M), 'The field falls with the square of the distance; you let it fall with the distance.'),
      ),
    ),
  }),
  check: ({ M, m, d }, { x, force }) => {
    const field = (r: number) => M / (r * r) - m / ((d - r) * (d - r));
    assertAgree(x, bisect(field, d * 0.01, d * 0.999), 'zero of the field', 1e-13);
    // Force as the slope of the potential energy.
    const step = d * 1e-4;
    const slope = ((G * M * m) / (d - step) - (G * M * m) / (d + step)) / (2 * step);
    assertAgree(force, slope, 'force', 1e-4);
  },
});

const keplerRatio = defineTemplate({
  key: 'physics-d1-kepler-period-ratio',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('D.1.1', 1),
  variants: [
    { k: 4, days: 3 },
    { k: 9, days: 2 },
    { k: 4, days: 5 },
    { k: 16, days: 1.5 },
    { k: 9, days: 4 },
    { k: 25, days: 2 },
    { k: 4, days: 10 },
    { k: 16, days: 3 },
  ],
  solve: ({ k, days }) => ({ period: days * Math.sqrt(k) ** 3 }),
  write: ({ k, days }, { period }, variantIndex) => {
    const text = (value: number) => tex`$${Number(value.toFixed(2))}\text{ days}$`;
    const root = Math.sqrt(k);
    const choice = arrangeOptions(
      text(period),
      [
        wrong(text(days * k), 'You took the period to be proportional to the radius.'),
        wrong(text(days * k * k), 'You took the period to be proportional to the square of the radius.'),
        wrong(text(days * root), 'You took the square root of the ratio of the radii without cubing it.'),
      ],
      variantIndex,
      3,
    );
    return {
      text: tex`Two moons move round the same planet on circular orbits. The inner moon has a period of $${days}\text{ days}$. The orbital radius of the outer moon is $${k}$ times that of the inner one.

What is the period of the outer moon? [1]`,
      hint: "Kepler's third law relates the square of the period to the cube of the radius.",
      answer: text(period),
      solution: tex`$T^2 \propto r^3$, so $T$ is multiplied by $${k}^{3/2} = \left(\sqrt{${k}}\right)^3 = ${root ** 3}$:

$$T = ${root ** 3} \times ${days} = ${Number(period.toFixed(2))}\text{ days}$$`,
      markScheme: markLines(['', 'A1', tex`$T \propto r^{3/2}$`]),
      ...choice,
      numeric: [numericAnswer(period, 'days')],
    };
  },
  check: ({ k, days }, { period }) => {
    // Fly both orbits with the inverse-square law for a quarter of the periods: both must have turned by a right angle.
    const mu = (4 * Math.PI ** 2) / days ** 2;
    const quarter = (r: number, time: number) => {
      const orbit = (_: number, [x = 0, y = 0, u = 0, v = 0]: readonly number[]) => {
        const cube = Math.hypot(x, y) ** 3;
        return [u, v, (-mu * x) / cube, (-mu * y) / cube];
      };
      return simulate(orbit, [r, 0, 0, Math.sqrt(mu / r)], time, 2_000);
    };
    for (const [r, time] of [
      [1, days],
      [k, period],
    ] as const) {
      const [x = 1, y = 0] = quarter(r, time / 4);
      assertBetween(x / r, -1e-6, 1e-6, 'a quarter turn');
      assertAgree(y, r, 'stays on the circle');
    }
  },
});

const satelliteHeight = defineTemplate({
  key: 'physics-d1-satellite-height',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('D.1.1', 2, ['A.2.3']),
  variants: [
    { body: 'the Earth', M: 5.97e24, R: 6.37e6, hours: 1.7 },
    { body: 'Mars', M: 6.42e23, R: 3.39e6, hours: 24.6 },
    { body: 'the Earth', M: 5.97e24, R: 6.37e6, hours: 12 },
    { body: 'the Moon', M: 7.35e22, R: 1.74e6, hours: 2.5 },
    { body: 'Venus', M: 4.87e24, R: 6.05e6, hours: 3 },
    { body: 'the Earth', M: 5.97e24, R: 6.37e6, hours: 6 },
    { body: 'Mercury', M: 3.3e23, R: 2.44e6, hours: 5 },
    { body: 'Mars', M: 6.42e23, R: 3.39e6, hours: 4 },
    { body: 'Titan', M: 1.35e23, R: 2.57e6, hours: 8 },
  ],
  solve: ({ M, R, hours }) => {
    const T = hours * 3600;
    const r = ((G * M * T * T) / (4 * Math.PI ** 2)) ** (1 / 3);
    return { T, r, height: r - R, speed: (2 * Math.PI * r) / T, field: (G * M) / (r * r) };
  },
  write: ({ body, M, R, hours }, { T, r, height, speed, field }) => ({
    text: tex`A satellite moves round ${body} on a circular orbit with a period of $${hours}$ hours. The mass of ${body} is $${standardForm(M, 'kg')}$ and its radius is $${standardForm(R, 'm')}$.

(a) Show that the orbital radius $r$ and the period $T$ satisfy $T^2 = \dfrac{4\pi^2}{GM}r^3$. [3]

(b) Determine the height of the satellite above the surface. [3]

(c) Calculate the speed of the satellite. [1]

(d) An instrument in the satellite seems to be weightless. Explain this, although the gravitational field strength at the satellite is $${quantity(field, 'N kg^-1')}$. [2]`,
    hint: 'Which force keeps the satellite in its orbit, and from where is the radius measured?',
    answer: tex`(a) As given

(b) $${standardForm(height, 'm')}$

(c) $${standardForm(speed, 'm s^-1')}$

(d) Satellite and instrument have the same acceleration towards the centre, so there is no normal force between them.`,
    solution: tex`(a) Gravity is the only force and points to the centre, so it is the centripetal force:

$$\frac{GMm}{r^2} = \frac{mv^2}{r} \quad\text{with}\quad v = \frac{2\pi r}{T}$$

$$\frac{GM}{r^2} = \frac{4\pi^2r}{T^2} \quad\Rightarrow\quad T^2 = \frac{4\pi^2}{GM}r^3$$

(b) $T = ${hours} \times 3600 = ${standardForm(T, 's')}$, so

$$r = \left(\frac{GMT^2}{4\pi^2}\right)^{1/3} = \left(\frac{6.67 \times 10^{-11} \times ${scientific(M)} \times \left(${scientific(T)}\right)^2}{4\pi^2}\right)^{1/3} = ${standardForm(r, 'm')}$$

The height is $r - R = ${scientific(r)} - ${scientific(R)} = ${standardForm(height, 'm')}$.

(c) $v = \dfrac{2\pi r}{T} = ${standardForm(speed, 'm s^-1')}$.

(d) The field gives the satellite and the instrument the same acceleration towards the centre; both are in free fall on the same orbit. The satellite need not push on the instrument, so there is no normal (contact) force, and this is what seems like weightlessness.`,
    markScheme: markLines(
      ['a', 'M1', 'Gravitational force equated to the centripetal force'],
      ['a', 'M1', tex`$v = 2\pi r/T$ (or $\omega = 2\pi/T$) substituted`],
      ['a', 'A1', 'Algebra completed'],
      ['a', 'AG', tex`$T^2 = 4\pi^2r^3/(GM)$`],
      ['b', 'M1', 'Formula solved for $r$ with the period in seconds'],
      ['b', 'A1', tex`$r = ${standardForm(r, 'm')}$`],
      ['b', 'A1', tex`$${standardForm(height, 'm')}$`],
      ['c', 'A1', tex`$${standardForm(speed, 'm s^-1')}$`],
      ['d', 'R1', 'Same acceleration (free fall) of satellite and instrument'],
      ['d', 'R1', 'hence no normal force on the instrument'],
    ),
    keys: numberKeys(
      foreseeing(
        { ...numericAnswer(height, 'm', 'b'), tolerance: Math.max(height * 0.02, r * 0.004) },
        miss(r, 'This is the distance from the centre.', 'incomplete'),
      ),
      numericAnswer(speed, 'm s^-1', 'c'),
    ),
  }),
  check: ({ M, R, hours }, { T, r, height, speed }) => {
    // Fly once round in small steps: the satellite must be back where it started.
    const orbit = (_: number, [x = 0, y = 0, u = 0, v = 0]: readonly number[]) => {
      const cube = Math.hypot(x, y) ** 3;
      return [u, v, (-G * M * x) / cube, (-G * M * y) / cube];
    };
    const [x = 0, y = 1] = simulate(orbit, [r, 0, 0, speed], T, 5_000);
    assertAgree(x, r, 'back at the start', 1e-5);
    assertBetween(y / r, -1e-4, 1e-4, 'back at the start');
    assertAgree(
      T,
      integrate(() => 3600, 0, hours),
      'period in seconds',
    );
    assertAgree(
      r,
      bisect((at) => (G * M) / (at * at) - at * ((2 * Math.PI) / T) ** 2, R, 100 * R),
      'radius',
      1e-10,
    );
    assertAgree(height + R, r, 'height', 1e-10);
    assertBetween(speed, 0, 1e5, 'speed');
    assertBetween(height, 5e4, 20 * R, 'height');
  },
});

const raiseOrbit = defineTemplate({
  key: 'physics-d1-escape-and-orbit-energy',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.1.3', 2, ['A.3.1']),
  variants: [
    { body: 'Mars', M: 6.42e23, R: 3.39e6, m: 450, n: 3 },
    { body: 'the Moon', M: 7.35e22, R: 1.74e6, m: 1200, n: 2 },
    { body: 'the Earth', M: 5.97e24, R: 6.37e6, m: 800, n: 2 },
    { body: 'Mercury', M: 3.3e23, R: 2.44e6, m: 300, n: 4 },
    { body: 'Venus', M: 4.87e24, R: 6.05e6, m: 650, n: 3 },
    { body: 'Titan', M: 1.35e23, R: 2.57e6, m: 220, n: 5 },
    { body: 'Ganymede', M: 1.48e23, R: 2.63e6, m: 500, n: 4 },
    { body: 'Pluto', M: 1.31e22, R: 1.19e6, m: 180, n: 6 },
  ],
  solve: ({ M, R, m, n }) => {
    const potential = (-G * M) / R;
    return {
      potential,
      escapeSpeed: Math.sqrt((2 * G * M) / R),
      orbital: Math.sqrt((G * M) / (n * R)),
      energy: ((G * M * m) / R) * (1 - 1 / (2 * n)),
    };
  },
  write: ({ body, M, R, m, n }, { potential, escapeSpeed, orbital, energy }) => ({
    text: tex`A probe is at rest on the surface of ${body}, whose mass is $${standardForm(M, 'kg')}$ and radius $R = ${standardForm(R, 'm')}$. The rotation of ${body} and any atmosphere may be neglected.

(a) Calculate the gravitational potential at the surface. [2]

(b) Explain why the potential is negative. [2]

(c) Determine the escape speed from the surface. [2]

(d) The probe, of mass $${m}\text{ kg}$, is brought to a circular orbit of radius $${n}R$ round ${body}.

(i) Calculate its speed on the orbit. [2]

(ii) Determine the least energy needed to bring it there from rest on the surface. [3]`,
    hint: 'Which energies does the probe have at each place, and which signs do they have?',
    answer: tex`(a) $${standardForm(potential, 'J kg^-1')}$

(b) Potential is zero at infinity and work must be done on a mass to take it there.

(c) $${standardForm(escapeSpeed, 'm s^-1')}$

(d) (i) $${standardForm(orbital, 'm s^-1')}$

(ii) $${standardForm(energy, 'J')}$`,
    solution: tex`(a) $V_g = -\dfrac{GM}{R} = -\dfrac{6.67 \times 10^{-11} \times ${scientific(M)}}{${scientific(R)}} = ${standardForm(potential, 'J kg^-1')}$.

(b) The potential is taken as zero at infinity. The force is attractive, so work has to be done on a mass to move it from the surface to infinity: the potential at the surface must be less than zero.

(c) To escape, the total energy must be (at least) zero: $\tfrac{1}{2}mv^2 + mV_g = 0$, so

$$v = \sqrt{-2V_g} = \sqrt{2 \times ${scientific(-potential)}} = ${standardForm(escapeSpeed, 'm s^-1')}$$

(d) (i) Gravity is the centripetal force: $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$ with $r = ${n}R$, so

$$v = \sqrt{\frac{GM}{${n}R}} = ${standardForm(orbital, 'm s^-1')}$$

(ii) Energy on the surface: $mV_g = -\dfrac{GMm}{R}$. Energy on the orbit: $-\dfrac{GMm}{2r} = -\dfrac{GMm}{${2 * n}R}$. The difference must be supplied:

$$\Delta E = \frac{GMm}{R}\left(1 - \frac{1}{${2 * n}}\right) = ${m} \times ${scientific(-potential)} \times ${significant(1 - 1 / (2 * n))} = ${standardForm(energy, 'J')}$$`,
    markScheme: markLines(
      ['a', '(M1)', tex`$-GM/R$`],
      ['a', 'A1', tex`$${standardForm(potential, 'J kg^-1')}$ (sign needed)`],
      ['b', 'R1', 'Zero of potential at infinity'],
      ['b', 'R1', 'Work must be done on the mass to take it to infinity (attractive force)'],
      ['c', '(M1)', 'Total energy zero'],
      ['c', 'A1', tex`$${standardForm(escapeSpeed, 'm s^-1')}$`],
      ['d.i', '(M1)', tex`$v = \sqrt{GM/r}$`],
      ['d.i', 'A1', tex`$${standardForm(orbital, 'm s^-1')}$`],
      ['d.ii', 'M1', 'Total energy on the orbit (kinetic and potential)'],
      ['d.ii', 'M1', 'Minus the energy on the surface'],
      ['d.ii', 'A1', tex`$${standardForm(energy, 'J')}$`],
    ),
    keys: numberKeys(
      numericAnswer(potential, 'J kg^-1', 'a'),
      foreseeing(
        numericAnswer(escapeSpeed, 'm s^-1', 'c'),
        miss(escapeSpeed / Math.SQRT2, 'This is the speed on a circular orbit just above the surface.'),
      ),
      foreseeing(
        numericAnswer(orbital, 'm s^-1', 'd.i'),
        miss(orbital * Math.sqrt(n), 'You used the radius of the body; the orbit is larger.'),
      ),
      foreseeing(
        numericAnswer(energy, 'J', 'd.ii'),
        miss(
          0.5 * m * orbital ** 2,
          'This is the kinetic energy on the orbit; the potential energy changes as well.',
          'incomplete',
        ),
        miss(
          energy - 0.5 * m * orbital ** 2,
          'This is the change of the potential energy; the probe needs kinetic energy as well.',
          'incomplete',
        ),
      ),
    ),
  }),
  check: ({ M, R, m, n }, { potential, escapeSpeed, orbital, energy }) => {
    // Work against the field by adding force times distance, far out to 100 radii and the small rest beyond.
    const workToInfinity = integrate((r) => (G * M) / (r * r), R, 100 * R, 40_000) + (G * M) / (100 * R);
    const lift = integrate((r) => (G * M * m) / (r * r), R, n * R, 4_000);
    assertAgree(-potential, workToInfinity, 'work to infinity', 1e-9);
    assertAgree(orbital, Math.sqrt(differentiate((r) => (-G * M) / r, n * R, R * 1e-3) * n * R), 'speed on the orbit');
    assertAgree(energy, lift + 0.5 * m * orbital ** 2, 'work plus kinetic energy', 1e-10);
    // Thrown upwards with the escape speed, it still has the speed for the remaining climb at n R.
    const [r = 0, v = 0] = simulate(
      (_, [x = R, u = 0]) => [u, (-G * M) / (x * x)],
      [R, escapeSpeed],
      (3 * R) / escapeSpeed,
      4_000,
    );
    assertAgree(0.5 * v * v, (G * M) / r, 'energy on the way out', 1e-5);
  },
});

export const gravitation: readonly QuestionTemplate[] = [
  withReversal(surfaceField, planetFromField),
  withErrorForms(nullPoint, { mistaken: 'b', keep: ['b', 'c'], slip: 1 }),
  withReversal(keplerRatio, radiiFromPeriods),
  withErrorForms(satelliteHeight, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  withErrorForms(raiseOrbit, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
];
