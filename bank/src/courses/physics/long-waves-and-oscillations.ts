import { DEGREE } from '../../angles.ts';
import { bisect, minimise, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ELEMENTARY_CHARGE, FREE_FALL, LIGHT_SPEED, PLANCK } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about light, sound and oscillations. */

const laserLight = defineTemplate({
  key: 'physics-long-laser-light',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.2', 2, ['E.1', 'C.3.1', 'C.2']),
  variants: [
    {
      gas: 'helium and neon',
      colour: 'red',
      high: 20.66,
      low: 18.7,
      milli: 1.5,
      slits: 0.25,
      screen: 2.4,
      index: 1.52,
      angle: 38,
    },
    {
      gas: 'helium and neon',
      colour: 'green',
      high: 20.66,
      low: 18.38,
      milli: 0.8,
      slits: 0.2,
      screen: 1.8,
      index: 1.62,
      angle: 44,
    },
    { gas: 'argon ions', colour: 'blue', high: 19.68, low: 17.14, milli: 5.0, slits: 0.3, screen: 3.1, index: 1.46, angle: 52 },
    {
      gas: 'krypton ions',
      colour: 'yellow',
      high: 18.92,
      low: 16.74,
      milli: 2.2,
      slits: 0.35,
      screen: 2.75,
      index: 1.57,
      angle: 35,
    },
  ],
  solve: ({ high, low, milli, slits, screen, index, angle }) => {
    const photon = (high - low) * ELEMENTARY_CHARGE;
    const wavelength = (PLANCK * LIGHT_SPEED) / photon;
    const spacing = (wavelength * screen) / (slits * 1e-3);
    return {
      ...{ photon, wavelength, rate: (milli * 1e-3) / photon, spacing, inWater: spacing / 1.33 },
      ...{ refracted: Math.asin(Math.sin(angle * DEGREE) / index) / DEGREE, critical: Math.asin(1 / index) / DEGREE },
    };
  },
  write: (
    { gas, colour, high, low, milli, slits, screen, index, angle },
    { photon, wavelength, rate, spacing, inWater, refracted, critical },
  ) =>
    inParts({
      stem: tex`A laser tube filled with ${gas} emits ${colour} light when electrons fall from an energy level $${high.toFixed(2)}\text{ eV}$ above the ground state to one $${low.toFixed(2)}\text{ eV}$ above it. The beam has a power of $${milli.toFixed(1)}\text{ mW}$. ($h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$, $e = 1.60 \times 10^{-19}\text{ C}$)`,
      hint: 'What does the light keep when it passes from air into water or glass, and what changes?',
      parts: [
        {
          ask: 'Determine the wavelength of the light.',
          answer: tex`$${standardForm(wavelength, 'm')}$`,
          solution: tex`$E = ${high.toFixed(2)} - ${low.toFixed(2)} = ${quantity(high - low, 'eV')} = ${standardForm(photon, 'J')}$. $\lambda = \dfrac{hc}{E} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{${scientific(photon)}} = ${standardForm(wavelength, 'm')}$`,
          marks: [
            ['M1', 'difference of the levels, in joules'],
            ['M1', tex`$E = hc/\lambda$`],
            ['A1', tex`$${standardForm(wavelength, 'm')}$; award 2 of 3 for an energy left in electronvolts`],
          ],
          keys: [
            judged(wavelength, 'm', {
              relative: 0.015,
              slips: [
                miss(wavelength * ELEMENTARY_CHARGE, 'The energy has to be in joules.', 'unit'),
                miss((PLANCK * LIGHT_SPEED) / (high * ELEMENTARY_CHARGE), 'The photon has the difference of the two levels.'),
              ],
            }),
          ],
        },
        {
          ask: 'Calculate the number of photons that the laser emits in one second.',
          answer: tex`$${scientific(rate)}$`,
          solution: tex`$N = \dfrac{P}{E} = \dfrac{${milli.toFixed(1)} \times 10^{-3}}{${scientific(photon)}} = ${scientific(rate)}$`,
          marks: [
            ['M1', 'power over the energy of a photon'],
            ['A1', tex`$${scientific(rate)}$ (ECF)`],
          ],
          keys: [judged(rate, '', { relative: 0.015 })],
        },
        {
          before: tex`The beam falls on two parallel slits $${significant(slits, 2)}\text{ mm}$ apart. Fringes are seen on a screen $${screen.toFixed(2)}\text{ m}$ away.`,
          ask: 'Calculate the distance between neighbouring bright fringes.',
          answer: tex`$${standardForm(spacing, 'm')}$`,
          solution: tex`$s = \dfrac{\lambda D}{d} = \dfrac{${scientific(wavelength)} \times ${screen.toFixed(2)}}{${significant(slits, 2)} \times 10^{-3}} = ${standardForm(spacing, 'm')}$`,
          marks: [
            ['M1', tex`$s = \lambda D/d$`],
            ['A1', tex`$${standardForm(spacing, 'm')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(
              judged(spacing, 'm', {
                relative: 0.015,
                slips: [miss(spacing * 1e-3, 'The slits are millimetres apart.', 'unit')],
              }),
              `${screen}x/(${slits}*10^(-3))`,
              { x: 'a' },
            ),
          ],
        },
        {
          ask: 'Explain how a dark fringe forms although light from both slits reaches it, and why two separate lasers in place of the slits would give no steady fringes.',
          answer: 'Path difference of an odd number of half wavelengths; two lasers are not coherent',
          solution:
            'At a dark fringe the paths from the slits differ by an odd number of half wavelengths. The waves arrive in antiphase, and their displacements cancel. Both slits are lit by the same wave and are coherent; the phase difference between two separate lasers changes all the time.',
          marks: [
            ['R1', 'path difference of an odd number of half wavelengths'],
            ['R1', 'waves arrive in antiphase and cancel'],
            ['R1', 'constant phase difference (coherence) only from one source; award 2 of 3 for "different frequencies" alone'],
          ],
        },
        {
          ask: tex`Slits and screen are placed in a tank of water of refractive index $1.33$. Determine the new distance between the fringes.`,
          answer: tex`$${standardForm(inWater, 'm')}$`,
          solution: tex`The frequency stays the same and the speed falls, so the wavelength is divided by the refractive index, and the distance with it: $\dfrac{${scientific(spacing)}}{1.33} = ${standardForm(inWater, 'm')}$.`,
          marks: [
            ['M1', tex`wavelength in water $\lambda/1.33$`],
            ['A1', tex`$${standardForm(inWater, 'm')}$ (ECF from part (c))`],
          ],
          keys: [
            carried(
              judged(inWater, 'm', {
                relative: 0.015,
                slips: [miss(spacing * 1.33, 'The wavelength is shorter in water.', 'reciprocal')],
              }),
              's/1.33',
              { s: 'c' },
            ),
          ],
        },
        {
          before: tex`In another experiment, in air, the beam meets the flat surface of a glass block of refractive index $${index.toFixed(2)}$ at an angle of incidence of $${angle}^\circ$.`,
          ask: 'Calculate the angle of refraction.',
          answer: tex`$${significant(refracted)}^\circ$`,
          solution: tex`$\sin\theta = \dfrac{\sin ${angle}^\circ}{${index.toFixed(2)}}$, so $\theta = ${significant(refracted)}^\circ$.`,
          marks: [
            ['M1', tex`$n_1\sin\theta_1 = n_2\sin\theta_2$`],
            ['A1', tex`$${significant(refracted)}^\circ$`],
          ],
          keys: [judged(refracted, '°', { slips: [miss(angle / index, 'The sines are in that ratio, not the angles.')] })],
        },
        {
          ask: 'Calculate the critical angle of the glass in air, and explain whether the beam can be totally reflected at a second surface that is parallel to the first.',
          answer: tex`$${significant(critical)}^\circ$; it cannot`,
          solution: tex`$\sin\theta_c = \dfrac{1}{${index.toFixed(2)}}$, so $\theta_c = ${significant(critical)}^\circ$. At a parallel surface the angle of incidence is the angle of refraction at the first, $${significant(refracted)}^\circ$, which is smaller than $${significant(critical)}^\circ$: a part of the light leaves.`,
          marks: [
            ['A1', tex`$${significant(critical)}^\circ$`],
            ['R1', 'angle of incidence smaller than the critical angle, so no total reflection (ECF)'],
          ],
          keys: [{ ...judged(critical, '°'), label: 'Critical angle' }],
        },
      ],
    }),
  check: ({ high, low, slits, screen, index, angle }, { wavelength, spacing, inWater, refracted, critical }) => {
    assertAgree((1240 / (high - low)) * 1e-9, wavelength, 'wavelength from 1240 eV nm', 0.005);
    // The first bright fringe is where the paths from the slits differ by one wavelength.
    const half = slits * 0.5e-3;
    const difference = (y: number) => Math.hypot(screen, y + half) - Math.hypot(screen, y - half);
    assertAgree(
      bisect((y) => difference(y) - wavelength, 0, 0.2),
      spacing,
      'fringe',
      0.001,
    );
    assertAgree(
      bisect((y) => 1.33 * difference(y) - wavelength, 0, 0.2),
      inWater,
      'fringe in water',
      0.001,
    );
    // Light takes the quickest way from a point above the surface to one below it.
    const [up, across, down] = [1, Math.tan(angle * DEGREE), Math.tan(refracted * DEGREE)];
    const { at } = minimise((x) => Math.hypot(up, x) + index * Math.hypot(1, across + down - x), 0, across + down);
    assertAgree(at, across, 'quickest way', 1e-3);
    assertBetween(critical - refracted, 1, 40, 'distance to the critical angle');
  },
});

const sonar = defineTemplate({
  key: 'physics-long-sonar-of-a-ship',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.2', 2, ['C.3.1', 'C.3.2']),
  variants: [
    { purpose: 'maps the sea floor', kHz: 38, echo: 0.84, speed: 1490, warm: 1530, angle: 62, halves: 6 },
    { purpose: 'looks for herring', kHz: 50, echo: 0.26, speed: 1475, warm: 1520, angle: 58, halves: 7 },
    { purpose: 'searches for a wreck', kHz: 25, echo: 1.62, speed: 1500, warm: 1542, angle: 65, halves: 9 },
    { purpose: 'measures the depth of a fjord', kHz: 30, echo: 1.15, speed: 1482, warm: 1510, angle: 70, halves: 4 },
  ],
  solve: ({ kHz, echo, speed, warm, angle }) => ({
    wavelength: speed / (kHz * 1000),
    depth: (speed * echo) / 2,
    refracted: Math.asin((Math.sin(angle * DEGREE) * warm) / speed) / DEGREE,
    critical: Math.asin(speed / warm) / DEGREE,
  }),
  write: ({ purpose, kHz, echo, speed, warm, angle, halves }, { wavelength, depth, refracted, critical }) => {
    const path = (halves * wavelength) / 2;
    return inParts({
      stem: tex`A ship that ${purpose} sends pulses of ultrasound of frequency $${kHz}\text{ kHz}$ straight down. The speed of sound in the water is $${speed}\text{ m s}^{-1}$.`,
      hint: 'Sound in water obeys the same laws as light: which quantity decides the direction of bending?',
      parts: [
        {
          ask: 'Describe how the water moves as a pulse passes, and state why sound is called a longitudinal wave.',
          answer: 'It oscillates along the direction of travel; displacement parallel to the energy transfer',
          solution:
            'Each layer of water oscillates about its place, so that compressions and rarefactions travel downwards. The displacement is parallel to the direction in which energy is transferred, which makes the wave longitudinal.',
          marks: [
            ['A1', 'oscillation about a fixed place, with compressions and rarefactions'],
            ['A1', 'displacement parallel to the direction of energy transfer'],
          ],
        },
        {
          ask: 'Calculate the wavelength of the ultrasound in the water.',
          answer: tex`$${quantity(wavelength, 'm')}$`,
          solution: tex`$\lambda = \dfrac{v}{f} = \dfrac{${speed}}{${kHz} \times 10^{3}} = ${quantity(wavelength, 'm')}$`,
          marks: [
            ['M1', tex`$v = f\lambda$`],
            ['A1', tex`$${quantity(wavelength, 'm')}$`],
          ],
          keys: [
            judged(wavelength, 'm', {
              slips: [
                miss(wavelength * 1000, 'The frequency is in kilohertz.', 'unit'),
                miss(340 / (kHz * 1000), 'That is the wavelength in air.'),
              ],
            }),
          ],
        },
        {
          ask: tex`The echo returns after $${echo.toFixed(2)}\text{ s}$. Calculate the depth of the reflecting object.`,
          answer: tex`$${quantity(depth, 'm')}$`,
          solution: tex`The pulse travels there and back: $d = \dfrac{${speed} \times ${echo.toFixed(2)}}{2} = ${quantity(depth, 'm')}$.`,
          marks: [
            ['M1', 'distance there and back'],
            ['A1', tex`$${quantity(depth, 'm')}$; award 1 of 2 without the factor of a half`],
          ],
          keys: [judged(depth, 'm', { slips: [miss(2 * depth, 'The pulse travels there and back.')] })],
        },
        {
          ask: tex`Suggest two reasons why ultrasound is used, and not sound of a frequency of $400\text{ Hz}$.`,
          answer: 'Less diffraction, so a narrow beam; smaller objects are resolved',
          solution:
            'The wavelength is much shorter. The waves are diffracted less at the opening of the source, so they stay in a narrow beam, and objects that are smaller than a metre still reflect them and can be told apart.',
          marks: [
            ['R1', 'shorter wavelength: less diffraction, a narrow beam'],
            ['R1', 'small objects are resolved; accept that noise of the engine has lower frequencies'],
          ],
        },
        {
          before: tex`Two sources on the hull send out the $${kHz}\text{ kHz}$ sound in phase. A microphone in the water is $${quantity(path, 'm', 4)}$ nearer to one source than to the other.`,
          ask: 'Determine whether the microphone receives a maximum or a minimum.',
          answer: halves % 2 === 0 ? 'A maximum' : 'A minimum',
          solution: tex`The path difference is $\dfrac{${significant(path, 4)}}{${significant(wavelength, 4)}} = ${(halves / 2).toFixed(1)}$ wavelengths. ${halves % 2 === 0 ? 'The waves arrive in phase: a maximum.' : 'This is an odd number of half wavelengths, so the waves arrive in antiphase: a minimum.'}`,
          marks: [
            ['M1', tex`path difference of $${(halves / 2).toFixed(1)}$ wavelengths (ECF)`],
            ['A1', halves % 2 === 0 ? 'maximum, as a whole number' : 'minimum, as an odd number of half wavelengths'],
          ],
        },
        {
          before: tex`On another day the Sun has warmed the upper layer of the water, in which the speed of sound is now $${warm}\text{ m s}^{-1}$. A whale in the colder water below sends a sound upwards; it meets the boundary at an angle of incidence of $${angle}^\circ$.`,
          ask: 'Determine the angle of refraction in the warmer water.',
          answer: tex`$${significant(refracted)}^\circ$`,
          solution: tex`$\dfrac{\sin\theta_2}{\sin\theta_1} = \dfrac{v_2}{v_1}$, so $\sin\theta_2 = \dfrac{${warm}}{${speed}} \times \sin ${angle}^\circ$ and $\theta_2 = ${significant(refracted)}^\circ$: away from the normal, as the sound becomes faster.`,
          marks: [
            ['M1', tex`sines in the ratio of the speeds`],
            ['A1', tex`$${significant(refracted)}^\circ$; award 1 of 2 for the inverted ratio`],
          ],
          keys: [
            judged(refracted, '°', {
              slips: [
                miss(
                  Math.asin((Math.sin(angle * DEGREE) * speed) / warm) / DEGREE,
                  'Faster waves bend away from the normal.',
                  'reciprocal',
                ),
              ],
            }),
          ],
        },
        {
          ask: 'Calculate the critical angle, and explain why a ship far from the whale may not hear it.',
          answer: tex`$${significant(critical)}^\circ$; beyond it the sound is totally reflected`,
          solution: tex`At the critical angle $\theta_2 = 90^\circ$: $\sin\theta_c = \dfrac{${speed}}{${warm}}$ and $\theta_c = ${significant(critical)}^\circ$. Sound towards a distant ship meets the boundary at a greater angle and is totally reflected back into the colder water.`,
          marks: [
            ['M1', tex`$\sin\theta_c = v_1/v_2$`],
            ['A1', tex`$${significant(critical)}^\circ$`],
            ['R1', 'greater angle of incidence: total reflection; award 2 of 3 for "the sound becomes too weak"'],
          ],
          keys: [{ ...judged(critical, '°'), label: 'Critical angle' }],
        },
        {
          ask: 'State what happens to the frequency and to the wavelength of sound from the whale that passes into the warmer water.',
          answer: 'Frequency unchanged; wavelength longer',
          solution:
            'The source sets the frequency, so it stays the same. The speed is greater, so the wavelength becomes longer.',
          marks: [
            ['A1', 'frequency unchanged'],
            ['A1', 'wavelength longer'],
          ],
        },
      ],
    });
  },
  check: ({ kHz, echo, speed, warm, angle }, { wavelength, depth, refracted, critical }) => {
    const [down = 0] = simulate(() => [speed], [0], echo / 2, 10);
    assertAgree(down, depth, 'depth', 1e-9);
    assertAgree(wavelength * kHz, speed / 1000, 'wavelength', 1e-9);
    // The quickest way from a point below the boundary to one above it.
    const [across, on] = [Math.tan(angle * DEGREE), Math.tan(refracted * DEGREE)];
    const { at } = minimise((x) => Math.hypot(1, x) / speed + Math.hypot(1, across + on - x) / warm, 0, across + on);
    assertAgree(at, across, 'quickest way', 1e-2);
    assertBetween(critical - angle, 2, 25, 'distance to the critical angle');
  },
});

const springSeat = defineTemplate({
  key: 'physics-long-oscillating-seat',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('C.1.1', 2, ['A.2.1', 'A.3.1', 'C.4']),
  variants: [
    { seat: 'baby bouncer', who: 'a child', mass: 9.2, stretch: 0.2, pull: 0.08, second: 12.6 },
    { seat: 'tray of a fruit scale', who: 'melons', mass: 4.5, stretch: 0.09, pull: 0.04, second: 6.2 },
    { seat: 'hammock chair', who: 'a reader', mass: 64, stretch: 0.16, pull: 0.06, second: 82 },
    { seat: 'platform for filming', who: 'a camera', mass: 3.4, stretch: 0.12, pull: 0.05, second: 5.1 },
  ],
  solve: ({ mass, stretch, pull, second }) => {
    const k = (mass * FREE_FALL) / stretch;
    const omega = Math.sqrt(k / mass);
    return {
      ...{ k, period: (2 * Math.PI) / omega, greatest: omega ** 2 * pull, speed: omega * pull },
      ...{ elastic: 0.5 * k * (stretch + pull) ** 2, factor: Math.sqrt(second / mass) },
    };
  },
  write: ({ seat, who, mass, stretch, pull, second }, { k, period, greatest, speed, elastic, factor }) =>
    inParts({
      stem: tex`A ${seat} hangs from a light spring. With ${who} in it the total mass that hangs from the spring is $${mass.toFixed(1)}\text{ kg}$, and the spring is stretched by $${significant(stretch, 2)}\text{ m}$ in equilibrium. It is then pulled down by a further $${significant(pull, 1)}\text{ m}$ and released. ($g = 9.8\text{ m s}^{-2}$)`,
      hint: 'Draw the forces at equilibrium and at the lowest point. What is their difference proportional to?',
      parts: [
        {
          ask: 'Calculate the spring constant.',
          answer: tex`$${quantity(k, 'N m^-1')}$`,
          solution: tex`In equilibrium $kx = mg$: $k = \dfrac{${mass.toFixed(1)} \times 9.8}{${significant(stretch, 2)}} = ${quantity(k, 'N m^-1')}$.`,
          marks: [
            ['M1', tex`$kx = mg$`],
            ['A1', tex`$${quantity(k, 'N m^-1')}$`],
          ],
          keys: [judged(k, 'N m^-1', { slips: [miss(mass / stretch, 'The force is the weight, not the mass.')] })],
        },
        {
          ask: 'Show that the resultant force at a displacement $y$ below equilibrium is $ky$ upwards, and explain why the motion is simple harmonic.',
          answer: 'Shown; the acceleration is proportional to the displacement and opposite to it',
          solution: tex`The spring is stretched by $x + y$, where $kx = mg$. The resultant force upwards is $k(x + y) - mg = ky$. The acceleration is then proportional to the displacement from equilibrium and in the opposite direction, which is what simple harmonic motion means.`,
          marks: [
            ['M1', tex`$k(x + y) - mg$ with $kx = mg$`],
            ['R1', 'acceleration proportional to the displacement'],
            ['R1', 'and opposite to it; award 2 of 3 for the proportion alone'],
          ],
        },
        {
          ask: 'Calculate the period of the oscillations.',
          answer: tex`$${quantity(period, 's')}$`,
          solution: tex`$T = 2\pi\sqrt{\dfrac{m}{k}} = 2\pi\sqrt{\dfrac{${mass.toFixed(1)}}{${significant(k)}}} = ${quantity(period, 's')}$`,
          marks: [
            ['M1', tex`$T = 2\pi\sqrt{m/k}$`],
            ['A1', tex`$${quantity(period, 's')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(
              judged(period, 's', { slips: [miss(1 / period, 'That is the frequency.', 'reciprocal')] }),
              `2pi sqrt(${mass}/k)`,
              { k: 'a' },
            ),
          ],
        },
        {
          ask: 'Calculate the acceleration just after the release, and state its direction.',
          answer: tex`$${quantity(greatest, 'm s^-2')}$, upwards`,
          solution: tex`The resultant force is $ky$: $a = \dfrac{ky}{m} = \dfrac{${significant(k)} \times ${significant(pull, 1)}}{${mass.toFixed(1)}} = ${quantity(greatest, 'm s^-2')}$, upwards to the equilibrium position.`,
          marks: [
            ['A1', tex`$${quantity(greatest, 'm s^-2')}$ (ECF)`],
            ['A1', 'upwards'],
          ],
          keys: [{ ...judged(greatest, 'm s^-2', { relative: 0.015 }), label: 'Acceleration' }],
        },
        {
          ask: 'Determine, from energies, the speed at the equilibrium position.',
          answer: tex`$${quantity(speed, 'm s^-1')}$`,
          solution: tex`Elastic energy at the lowest point: $\frac{1}{2} \times ${significant(k)} \times ${significant(stretch + pull, 2)}^2 = ${quantity(elastic, 'J')}$. At equilibrium it is shared by elastic energy, the gain of potential energy and kinetic energy: $\frac{1}{2}k(x + y)^2 = \frac{1}{2}kx^2 + mgy + \frac{1}{2}mv^2$. With $kx = mg$ this leaves $\frac{1}{2}mv^2 = \frac{1}{2}ky^2$, so $v = ${significant(pull, 1)} \times \sqrt{\dfrac{${significant(k)}}{${mass.toFixed(1)}}} = ${quantity(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', 'elastic energy at both positions'],
            ['M1', 'gravitational potential energy and kinetic energy'],
            ['A1', tex`$${quantity(speed, 'm s^-1')}$ (ECF); award 2 of 3 where the gravitational potential energy is left out`],
          ],
          keys: [judged(speed, 'm s^-1', { relative: 0.02 })],
        },
        {
          ask: tex`A heavier load makes the total mass $${second.toFixed(1)}\text{ kg}$. Calculate the factor by which the period changes.`,
          answer: tex`$${significant(factor)}$`,
          solution: tex`The period is proportional to $\sqrt{m}$: $\sqrt{\dfrac{${second.toFixed(1)}}{${mass.toFixed(1)}}} = ${significant(factor)}$.`,
          marks: [
            ['M1', tex`$T \propto \sqrt{m}$`],
            ['A1', tex`$${significant(factor)}$`],
          ],
          keys: [judged(factor, '', { slips: [miss(second / mass, 'The period depends on the square root of the mass.')] })],
        },
        {
          ask: 'Small regular pushes are given to the spring’s support. State the frequency at which the amplitude becomes greatest for the first load, and describe two effects of more damping.',
          answer: tex`$${quantity(1 / period, 'Hz')}$; a smaller greatest amplitude and a broader peak`,
          solution: tex`The amplitude is greatest at resonance, when the driving frequency equals the natural frequency: $f = \dfrac{1}{T} = \dfrac{1}{${significant(period, 4)}} = ${quantity(1 / period, 'Hz')}$. With more damping the greatest amplitude is smaller, the peak of the graph of amplitude against frequency is broader, and it lies at a slightly lower frequency.`,
          marks: [
            ['A1', tex`$${quantity(1 / period, 'Hz')}$ (ECF from part (c))`],
            ['A1', 'one effect, such as a smaller greatest amplitude'],
            ['A1', 'another effect, such as a broader peak; award 2 of 3 for one effect'],
          ],
          keys: [
            {
              kind: 'number',
              ...judged(1 / period, 'Hz', { relative: 0.015 }),
              label: 'Frequency',
              follows: { value: '1/T', from: { T: 'c' } },
            },
          ],
        },
      ],
    }),
  check: ({ mass, stretch, pull, second }, { k, period, speed, greatest, factor }) => {
    // Released from rest, with weight and spring force, step by step.
    const fall = (_: number, [y = 0, v = 0]: readonly number[]) => [v, FREE_FALL - (k / mass) * (stretch + y)];
    const [back = 0] = simulate(fall, [pull, 0], period, 4_000);
    assertAgree(back, pull, 'lowest point after a period', 1e-6);
    const [middle = 0, v = 0] = simulate(fall, [pull, 0], period / 4, 4_000);
    assertBetween(middle, -1e-6, 1e-6, 'equilibrium after a quarter');
    assertAgree(-v, speed, 'speed', 1e-6);
    assertAgree(-(fall(0, [pull, 0])[1] ?? 0), greatest, 'acceleration', 1e-6);
    assertAgree(factor ** 2 * mass, second, 'second mass', 1e-9);
    assertBetween(greatest / FREE_FALL, 0.1, 0.9, 'acceleration as a share of g');
  },
});

export const longQuestionsOnWaves = [laserLight, sonar, springSeat];
