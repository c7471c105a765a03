import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Hard multiple choice that links three steps or more: waves, fields and nuclei, and four ideas of higher level. */

const degrees = (radians: number) => (radians * 180) / Math.PI;

const pendulumsInStep = choiceSet(
  { key: 'physics-c1-pendulums-in-step', difficulty: 'Hard', placements: bothCourses('C.1.1', 1) },
  [
    { period: 2, part: 0.81 },
    { period: 1.5, part: 0.64 },
    { period: 1.6, part: 0.5625 },
    { period: 2.5, part: 0.64 },
  ].map(({ period, part }): ChoiceItem => {
    const other = period * Math.sqrt(part);
    const together = (period * other) / (period - other);
    return {
      text: tex`A simple pendulum has a period of $${quantity(period, 's', 2)}$. A second one has $${part}$ times its length. Both are released at the same moment from the same side. After what time are they in phase again for the first time?`,
      hint: 'How many more swings has the shorter one made by then?',
      right: inline(together, 's'),
      wrongs: [
        [inline((period * part) / (1 - part), 's'), 'You took the period as proportional to the length.'],
        [inline(period * other, 's'), 'Then the shorter one need not have made exactly one more swing.'],
        [inline(period - other, 's'), 'That is by how much the periods differ.'],
      ],
      solution: tex`The period of the second is $${period}\sqrt{${part}} = ${quantity(other, 's', 2)}$. In the time $t$ it makes exactly one more swing: $\dfrac{t}{${other.toFixed(1)}} - \dfrac{t}{${period.toFixed(1)}} = 1$, so $t = ${quantity(together, 's', 2)}$.`,
      marking: tex`second period $${quantity(other, 's', 2)}$, one more swing`,
      proof: [together / other - together / period, 1],
    };
  }),
);

const lightIntoFibre = choiceSet(
  { key: 'physics-c3-light-into-a-fibre', difficulty: 'Hard', placements: bothCourses('C.3.1', 1) },
  [
    { core: 1.5, cladding: 1.4 },
    { core: 1.48, cladding: 1.42 },
    { core: 1.6, cladding: 1.45 },
    { core: 1.52, cladding: 1.46 },
  ].map(({ core, cladding }): ChoiceItem => {
    const critical = degrees(Math.asin(cladding / core));
    const largest = degrees(Math.asin(Math.sqrt(core ** 2 - cladding ** 2)));
    const inside = Math.cos(Math.asin(cladding / core));
    return {
      text: tex`A ray of light enters the flat end of an optical fibre from air. The core of the fibre has the refractive index $${core.toFixed(2)}$ and the cladding around it $${cladding.toFixed(2)}$. What is the largest angle of incidence at the end for which the ray is totally reflected at the cladding?`,
      hint: 'How is the angle at the cladding related to the angle of refraction at the end?',
      right: tex`$${largest.toFixed(1)}^\circ$`,
      wrongs: [
        [tex`$${critical.toFixed(1)}^\circ$`, 'That is the critical angle at the cladding.'],
        [tex`$${(90 - critical).toFixed(1)}^\circ$`, 'That is the angle of refraction at the end.'],
        [
          tex`$${degrees(Math.asin(inside / core)).toFixed(1)}^\circ$`,
          'Light that enters the fibre is refracted towards the normal, so the angle outside is the larger one.',
        ],
      ],
      solution: tex`At the cladding $\sin\theta_c = \dfrac{${cladding}}{${core}}$, so $\theta_c = ${critical.toFixed(1)}^\circ$. The angle of refraction at the end is $90^\circ - ${critical.toFixed(1)}^\circ = ${(90 - critical).toFixed(1)}^\circ$. Snell's law gives $\sin\theta = ${core}\sin ${(90 - critical).toFixed(1)}^\circ$ and $\theta = ${largest.toFixed(1)}^\circ$.`,
      marking: 'critical angle, its complement, refraction at the end',
      proof: [Math.sin((largest * Math.PI) / 180), core * inside],
    };
  }),
);

const fringesThatCoincide = choiceSet(
  { key: 'physics-c3-fringes-that-coincide', difficulty: 'Hard', placements: bothCourses('C.3.2', 1) },
  [
    { long: 600, short: 450, order: 3, next: 4, slits: 0.5, screen: 2 },
    { long: 700, short: 500, order: 5, next: 7, slits: 0.4, screen: 1.6 },
    { long: 650, short: 520, order: 4, next: 5, slits: 0.25, screen: 1.5 },
    { long: 640, short: 480, order: 3, next: 4, slits: 0.3, screen: 1.8 },
  ].map(({ long, short, order, next, slits, screen }): ChoiceItem => {
    // In millimetres.
    const separation = (wavelength: number) => (wavelength * 1e-6 * screen * 1e3) / slits;
    return {
      text: tex`Light of the two wavelengths $${long}\text{ nm}$ and $${short}\text{ nm}$ passes through two slits that are $${quantity(slits, 'mm', 2)}$ apart. The fringes are observed on a screen at a distance of $${quantity(screen, 'm', 2)}$. How far from the central maximum do bright fringes of both wavelengths first coincide?`,
      hint: 'Both orders are whole numbers, and the path difference is the same for both.',
      right: inline(order * separation(long), 'mm'),
      wrongs: [
        [inline(order * separation(short), 'mm'), 'Only one wavelength has a bright fringe there.'],
        [inline(order * next * separation(long), 'mm'), 'They coincide there as well, but not for the first time.'],
        [inline(separation(long), 'mm'), 'That is the separation of the fringes of one wavelength.'],
      ],
      solution: tex`The fringes coincide where $m \times ${long} = n \times ${short}$, for the first time with $m = ${order}$ and $n = ${next}$. The separation of the fringes for $${long}\text{ nm}$ is $\dfrac{\lambda D}{d} = ${quantity(separation(long), 'mm', 3)}$, so the distance is $${order} \times ${quantity(separation(long), 'mm', 3)}$, or $${quantity(order * separation(long), 'mm', 2)}$.`,
      marking: tex`orders $${order}$ and $${next}$, then the distance`,
      proof: [order * separation(long), next * separation(short)],
    };
  }),
);

const periodByDensity = choiceSet(
  { key: 'physics-d1-low-orbits-by-density', difficulty: 'Hard', placements: bothCourses('D.1.1', 1) },
  [
    { radius: 3, density: 4 },
    { radius: 2, density: 9 },
    { radius: 5, density: 4 },
    { radius: 4, density: 9 },
  ].map(({ radius, density }, index): ChoiceItem => {
    const root = Math.sqrt(density);
    const [one, other] = [
      ['X', 'Y'],
      ['P', 'Q'],
      ['M', 'N'],
      ['R', 'S'],
    ][index] as [string, string];
    return {
      text: tex`Planet ${other} has $${radius}$ times the radius and $${density}$ times the mean density of planet ${one}. A satellite orbits close to the surface of each. What is $\dfrac{\text{period of the satellite of ${other}}}{\text{period of the satellite of ${one}}}$?`,
      hint: 'What is left of the radius once the mass is written in terms of the density?',
      right: `$${fraction(1, root)}$`,
      wrongs: [
        [`$${root}$`, 'A denser planet needs a faster satellite, so its period is shorter.'],
        [`$${fraction(radius, root)}$`, 'You left one factor of the radius uncancelled.'],
        [
          tex`$\sqrt{${fraction(radius ** 3, density)}}$`,
          'You used the density in place of the mass, which depends on the radius too.',
        ],
      ],
      solution: tex`$T^2 = \dfrac{4\pi^2r^3}{GM}$ with $M = \tfrac{4}{3}\pi r^3\rho$ gives $T^2 = \dfrac{3\pi}{G\rho}$: the radius cancels. With $${density}$ times the density the period is multiplied by $\dfrac{1}{\sqrt{${density}}} = ${fraction(1, root)}$.`,
      marking: tex`$T^2$ is proportional to $1/\rho$ alone`,
      proof: [1 / root, Math.sqrt(radius ** 3 / (density * radius ** 3))],
    };
  }),
);

const deflected = choiceSet(
  { key: 'physics-d2-deflected-after-acceleration', difficulty: 'Hard', placements: bothCourses('D.2.2', 1) },
  [
    {
      change: 'The accelerating potential difference is doubled, and the plates are made twice as long',
      ...{ right: '2', wrongs: ['1', '4', tex`\frac{1}{2}`], value: 4 / 2 },
      notes: [
        'The deflection depends on the square of the time between the plates.',
        'The particles are also faster now.',
        'The plates are longer too.',
      ],
    },
    {
      change: 'The accelerating potential difference and the potential difference between the plates are both doubled',
      ...{ right: '1', wrongs: ['2', tex`\frac{1}{2}`, tex`\frac{1}{4}`], value: 2 / 2 },
      notes: [
        'The particles are also faster now.',
        'The force between the plates is greater too.',
        'The speed is proportional to the square root of the accelerating potential difference.',
      ],
    },
    {
      change: 'The particles are replaced by others with four times the mass and twice the charge; nothing else is changed',
      ...{ right: '1', wrongs: [tex`\frac{1}{2}`, '2', tex`\frac{1}{4}`], value: (2 / 4) * (4 / 2) },
      notes: [
        'The other particles also leave the accelerating field at a different speed.',
        'A greater mass is harder to deflect, but these particles are also slower.',
        'The charge counts between the plates as well.',
      ],
    },
    {
      change: 'The accelerating potential difference is divided by four, and the distance between the plates is doubled',
      ...{ right: '2', wrongs: ['8', '4', tex`\frac{1}{2}`], value: 4 / 2 },
      notes: [
        'The speed is halved, not divided by four.',
        'The field between the plates is weaker too.',
        'The particles are slower, so they are longer between the plates.',
      ],
    },
  ].map(({ change, right, wrongs, notes, value }): ChoiceItem => {
    const [a = '', b = '', c = ''] = wrongs;
    return {
      text: tex`Charged particles are accelerated from rest by a potential difference and then enter the uniform field between two parallel plates at right angles to it. They leave the field with a small deflection. ${change}. By what factor does the deflection change?`,
      hint: 'Express the deflection by the two potential differences. Which properties of the particle cancel?',
      right: `$${right}$`,
      wrongs: [
        [`$${a}$`, notes[0] ?? ''],
        [`$${b}$`, notes[1] ?? ''],
        [`$${c}$`, notes[2] ?? ''],
      ],
      solution: tex`The acceleration gives $\tfrac{1}{2}mv^2 = qV_a$. Between the plates $y = \dfrac{1}{2}\,\dfrac{qV_p}{md}\left(\dfrac{L}{v}\right)^2 = \dfrac{V_pL^2}{4dV_a}$. Mass and charge cancel, and the factor is $${right}$.`,
      marking: tex`$y = V_pL^2/(4dV_a)$`,
      proof: [value, right === '1' ? 1 : 2],
    };
  }),
);

const equalActivities = choiceSet(
  { key: 'physics-e3-time-to-equal-activities', difficulty: 'Hard', placements: bothCourses('E.3.1', 1) },
  [
    { short: 2, long: 6, times: 4, unit: 'hours' },
    { short: 3, long: 12, times: 8, unit: 'days' },
    { short: 4, long: 12, times: 8, unit: 'years' },
    { short: 4, long: 6, times: 2, unit: 'minutes' },
  ].map(({ short, long, times, unit }): ChoiceItem => {
    const halvings = Math.log2(times);
    const time = halvings / (1 / short - 1 / long);
    const of = (value: number) => tex`$${Number(value.toFixed(1))}$ ${unit}`;
    return {
      text: tex`Nuclide X has a half-life of $${short}$ ${unit} and nuclide Y one of $${long}$ ${unit}. At first a sample of X has $${times}$ times the activity of a sample of Y. After what time do the two samples have the same activity?`,
      hint: 'By how many halvings must X be ahead of Y?',
      right: of(time),
      wrongs: [
        [of(halvings * short), 'Y decays as well in this time.'],
        [of(halvings * (long - short)), 'You subtracted the half-lives.'],
        [of(halvings * (long + short)), 'You added the half-lives.'],
      ],
      solution: tex`X must be halved $${halvings}$ more time${halvings > 1 ? 's' : ''} than Y, as $2^{${halvings}} = ${times}$: $\dfrac{t}{${short}} - \dfrac{t}{${long}} = ${halvings}$, so $t = ${Number(time.toFixed(1))}$ ${unit}.`,
      marking: tex`$t/${short} - t/${long} = ${halvings}$`,
      proof: [times * 0.5 ** (time / short), 0.5 ** (time / long)],
    };
  }),
);

const unwinding = choiceSet(
  { key: 'physics-a4-unwinding-string', difficulty: 'Hard', placements: higherLevel('A.4', 1) },
  (
    [
      ['a solid cylinder', tex`\tfrac{1}{2}mr^2`, 1, 2],
      ['a thin ring', 'mr^2', 1, 1],
      ['a grooved solid sphere', tex`\tfrac{2}{5}mr^2`, 2, 5],
      ['a grooved hollow sphere', tex`\tfrac{2}{3}mr^2`, 2, 3],
    ] as const
  ).map(([body, inertia, over, under], index): ChoiceItem => {
    const isTension = index % 2 === 1;
    const [share, rest] = [fraction(under, under + over), fraction(over, under + over)];
    return {
      text: tex`A string is wound around ${body} of mass $m$, radius $r$ and moment of inertia $${inertia}$ about its axis. Its end is held fixed, and the body falls while the string unwinds. What is the ${isTension ? 'tension in the string' : 'acceleration of the body'}?`,
      hint: 'One equation is for the falling, one for the turning. What links the two accelerations?',
      right: isTension ? tex`$${rest}mg$` : tex`$${share}g$`,
      wrongs: isTension
        ? [
            ['$mg$', 'The body accelerates, so the tension is less than its weight.'],
            over === under
              ? [tex`$\frac{1}{3}mg$`, 'That is the tension for a solid cylinder.']
              : [tex`$${share}mg$`, 'That is the resultant force, not the tension.'],
            over === under
              ? [tex`$\frac{2}{3}mg$`, 'That is the resultant force on a solid cylinder.']
              : [tex`$${fraction(over, under)}mg$`, 'You took the acceleration as that of free fall.'],
          ]
        : [
            ['$g$', 'The string exerts a force upwards on the body.'],
            [tex`$${rest}g$`, 'That belongs to the tension, not to the resultant force.'],
            [
              tex`$${fraction(under - over, under)}g$`,
              'You took the acceleration as that of free fall when you found the tension.',
            ],
          ],
      solution: tex`Falling: $mg - T = ma$. Turning: $Tr = I\alpha$ with $\alpha = \dfrac{a}{r}$, so $T = ${fraction(over, under) === '1' ? '' : fraction(over, under)}ma$. Together $mg = ${fraction(under + over, under)}ma$, so $a = ${share}g$ and $T = ${rest}mg$.`,
      marking: tex`$mg - T = ma$ and $Tr = I\alpha$ with $a = r\alpha$`,
      // In free fall of a unit mass: the weight is shared between both accelerations.
      proof: [under / (under + over) + over / (under + over), 1],
    };
  }),
);

const shipsThatPass = choiceSet(
  { key: 'physics-a5-length-of-a-passing-ship', difficulty: 'Hard', placements: higherLevel('A.5', 1) },
  [
    { speed: 0.6, length: 100 },
    { speed: 0.5, length: 200 },
    { speed: 0.8, length: 150 },
    { speed: 0.4, length: 120 },
  ].map(({ speed, length }, index): ChoiceItem => {
    const names = [
      ['P', 'Q'],
      ['A', 'B'],
      ['X', 'Y'],
      ['M', 'N'],
    ][index] as [string, string];
    const relative = (2 * speed) / (1 + speed ** 2);
    const root = Math.sqrt(1 - relative ** 2);
    return {
      text: tex`In the frame of a space station, ships ${names[0]} and ${names[1]} approach each other along a line, each at a speed of $${speed}c$. The proper length of ${names[1]} is $${length}\text{ m}$. What is its length in the frame of ${names[0]}?`,
      hint: 'Which speed decides the length: the one that the station measures or another one?',
      right: inline(length * root, 'm'),
      wrongs: [
        [inline(length * Math.sqrt(1 - speed ** 2), 'm'), 'That is the length in the frame of the station.'],
        [inline(length / root, 'm'), 'A moving body is shorter in the direction of its motion, not longer.'],
        [inline(length * (1 - speed ** 2), 'm'), 'You used the contraction in the frame of the station twice.'],
      ],
      solution: tex`The relative speed is $\dfrac{${speed}c + ${speed}c}{1 + ${speed}^2} = ${relative.toFixed(3)}c$. With $\gamma = \dfrac{1}{\sqrt{1 - ${relative.toFixed(3)}^2}} = ${(1 / root).toFixed(2)}$ the length is $\dfrac{${length}\text{ m}}{${(1 / root).toFixed(2)}}$, or $${quantity(length * root, 'm', 2)}$.`,
      marking: 'relative speed by addition of velocities, then contraction',
      proof: [root, (1 - speed ** 2) / (1 + speed ** 2)],
    };
  }),
);

const enginesInSeries = choiceSet(
  { key: 'physics-b4-engines-in-series', difficulty: 'Hard', placements: higherLevel('B.4.2', 1) },
  [
    { hot: 600, middle: 450, cold: 250, heat: 1200 },
    { hot: 800, middle: 500, cold: 300, heat: 1600 },
    { hot: 500, middle: 400, cold: 300, heat: 1000 },
    { hot: 900, middle: 600, cold: 400, heat: 1800 },
  ].map(({ hot, middle, cold, heat }): ChoiceItem => {
    const passed = (heat * middle) / hot;
    const work = (passed * (middle - cold)) / middle;
    return {
      text: tex`An ideal Carnot engine takes in $${heat}\text{ J}$ in a cycle from a reservoir at $${hot}\text{ K}$. All the energy that it gives off at $${middle}\text{ K}$ is taken in by a second Carnot engine, which gives off energy at $${cold}\text{ K}$. What is the work done by the second engine in a cycle?`,
      hint: 'How much energy reaches the second engine?',
      right: inline(work, 'J', 3),
      wrongs: [
        [
          inline((heat * (middle - cold)) / middle, 'J', 3),
          'The first engine does not pass on all of the energy that it takes in.',
        ],
        [inline((heat * (hot - cold)) / hot, 'J', 3), 'That is the work of both engines together.'],
        [inline((passed * cold) / middle, 'J', 3), 'That is the energy that the second engine gives off.'],
      ],
      solution: tex`The first engine gives off $${heat} \times \dfrac{${middle}}{${hot}} = ${quantity(passed, 'J')}$. Of this the second does the work $${quantity(passed, 'J')} \times \left(1 - \dfrac{${cold}}{${middle}}\right) = ${quantity(work, 'J')}$.`,
      marking: tex`$${quantity(passed, 'J')}$ passed on, then the efficiency of the second engine`,
      proof: [work, (heat * (hot - cold)) / hot - (heat * (hot - middle)) / hot],
    };
  }),
);

const twoStoppingPotentials = choiceSet(
  { key: 'physics-e2-two-stopping-potentials', difficulty: 'Hard', placements: higherLevel('E.2', 1) },
  [
    { low: 1, high: 3.5, metal: 'caesium' },
    { low: 0.8, high: 3.8, metal: 'sodium' },
    { low: 1.2, high: 4.9, metal: 'calcium' },
    { low: 0.5, high: 3.1, metal: 'potassium' },
  ].map(({ low, high }, index): ChoiceItem => {
    const work = high - 2 * low;
    return {
      text: tex`Light of wavelength $\lambda$ falls on ${['a metal plate', 'a photocathode', 'a metal film', 'the metal of a photocell'][index] ?? ''}, and the stopping potential is $${low.toFixed(1)}\text{ V}$. With light of wavelength $\tfrac{1}{2}\lambda$ it is $${high.toFixed(1)}\text{ V}$. What is the work function?`,
      hint: 'How are the energies of the two kinds of photon related?',
      right: inline(work, 'eV'),
      wrongs: [
        [inline(high - low, 'eV'), 'That is the energy of a photon of the longer wavelength.'],
        [inline(2 * high - low, 'eV'), 'You took the photon of the shorter wavelength as having half of the energy.'],
        [inline(high + low, 'eV'), 'You added the energies of the two electrons.'],
      ],
      solution: tex`$\dfrac{hc}{\lambda} = \Phi + ${low.toFixed(1)}\text{ eV}$ and $\dfrac{2hc}{\lambda} = \Phi + ${high.toFixed(1)}\text{ eV}$. Twice the first less the second: $0 = \Phi + ${(2 * low).toFixed(1)}\text{ eV} - ${high.toFixed(1)}\text{ eV}$, so $\Phi = ${quantity(work, 'eV', 2)}$.`,
      marking: 'half of the wavelength, twice the photon energy, in both equations',
      proof: [2 * (work + low), work + high],
    };
  }),
);

export const linkedChoicesFurther: readonly QuestionTemplate[] = [
  ...[pendulumsInStep, lightIntoFibre, fringesThatCoincide, periodByDensity, deflected, equalActivities],
  ...[unwinding, shipsThatPass, enginesInSeries, twoStoppingPotentials],
];
