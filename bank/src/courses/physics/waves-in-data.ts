import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { bisect, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { LIGHT_SPEED } from './constants.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** C.2, C.3 and C.5: distances by echoes, refraction of waves and light, path differences, and a binary star. */

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const asin = (ratio: number) => (Math.asin(ratio) * 180) / Math.PI;

const echo = defineTemplate({
  key: 'physics-c2-distance-by-echo',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.2', 2),
  variants: [
    { device: 'A ship measures the depth of the sea', medium: 'sea water', v: 1500, kHz: 50, ms: 240, pulse: 0.4 },
    { device: 'A fishing boat looks for a shoal of fish', medium: 'fresh water', v: 1450, kHz: 200, ms: 44, pulse: 0.1 },
    {
      device: 'A scanner looks for the back wall of an organ',
      medium: 'soft tissue',
      v: 1540,
      kHz: 3500,
      ms: 0.12,
      pulse: 0.001,
    },
    { device: 'An inspector looks for a crack in a rail', medium: 'steel', v: 5900, kHz: 2000, ms: 0.042, pulse: 0.0015 },
  ],
  solve: ({ v, kHz, ms, pulse }) => ({
    distance: (v * ms) / 2000,
    wavelength: v / (kHz * 1000),
    waves: pulse * kHz,
    least: (v * pulse) / 2000,
  }),
  write: ({ device, medium, v, kHz, ms, pulse }, { distance, wavelength, waves, least }) =>
    inParts({
      stem: tex`${device} with pulses of ultrasound of frequency $${significant(kHz)}\text{ kHz}$. A pulse lasts $${pulse}\text{ ms}$, and its echo arrives $${ms}\text{ ms}$ after it was sent. The speed of sound in ${medium} is $${v}\text{ m s}^{-1}$.`,
      hint: 'Which way does the pulse travel in the time that is given?',
      parts: [
        {
          ask: 'Calculate the distance of the reflecting object.',
          answer: tex`$${quantity(distance, 'm')}$`,
          solution: tex`The pulse goes there and back: $d = \dfrac{vt}{2} = \dfrac{${v} \times ${ms} \times 10^{-3}}{2} = ${quantity(distance, 'm')}$.`,
          marks: [
            ['M1', 'half of the path of the pulse'],
            ['A1', tex`$${quantity(distance, 'm')}$; award 1 of 2 for twice this value`],
          ],
          keys: [judged(distance, 'm', { slips: [miss(2 * distance, 'The pulse travels there and back.')] })],
        },
        {
          ask: tex`Calculate the wavelength, and the number of complete waves in a pulse.`,
          answer: tex`$${standardForm(wavelength, 'm')}$; $${significant(waves)}$`,
          solution: tex`$\lambda = \dfrac{v}{f} = \dfrac{${v}}{${significant(kHz)} \times 10^{3}} = ${standardForm(wavelength, 'm')}$. In $${pulse}\text{ ms}$ there are $${pulse} \times 10^{-3} \times ${significant(kHz)} \times 10^{3} = ${significant(waves)}$ waves.`,
          marks: [
            ['A1', tex`$${standardForm(wavelength, 'm')}$`],
            ['A1', tex`$${significant(waves)}$`],
          ],
          keys: [judged(wavelength, 'm', { label: 'Wavelength' }), judged(waves, '', { label: 'Number of waves' })],
        },
        {
          ask: 'The same transducer cannot receive while it sends. Determine the shortest distance that it can measure.',
          answer: tex`$${quantity(least, 'm')}$`,
          solution: tex`The echo must not arrive before the pulse has ended: $d = \dfrac{${v} \times ${pulse} \times 10^{-3}}{2} = ${quantity(least, 'm')}$.`,
          marks: [
            ['M1', 'echo arrives as the pulse ends'],
            ['A1', tex`$${quantity(least, 'm')}$`],
          ],
          keys: [judged(least, 'm', { slips: [miss(2 * least, 'The pulse travels there and back.')] })],
        },
        {
          ask: 'State whether these waves are longitudinal or transverse, and explain why a higher frequency shows smaller details although it is absorbed more strongly.',
          answer: 'Longitudinal; the wavelength is shorter',
          solution:
            'Sound in a fluid is longitudinal: the particles oscillate along the direction in which energy travels. A higher frequency has a shorter wavelength, which is diffracted less by small objects, so smaller details can be told apart.',
          marks: [
            ['A1', 'longitudinal'],
            ['R1', 'shorter wavelength: less diffraction, smaller details'],
          ],
        },
      ],
    }),
  check: ({ v, ms, kHz }, { distance, wavelength }) => {
    assertAgree((2 * distance) / v, ms / 1000, 'time of the echo', 1e-9);
    assertAgree(wavelength * kHz * 1000, v, 'speed', 1e-9);
  },
});

const spectrumChoice = choiceSet(
  { key: 'physics-c2-electromagnetic-choice', difficulty: 'Easy', placements: bothCourses('C.2', 1) },
  [
    {
      text: 'In which order do wavelengths in a vacuum increase?',
      right: 'X-rays, ultraviolet, infrared, microwaves',
      wrongs: [
        ['Microwaves, infrared, ultraviolet, X-rays', 'That is the order of increasing frequency.'],
        ['Ultraviolet, X-rays, microwaves, infrared', 'Two neighbours are exchanged on both sides.'],
        ['X-rays, infrared, ultraviolet, microwaves', 'Visible light lies between the two in the middle.'],
      ],
      hint: 'Where is visible light in this list?',
      solution: 'From gamma rays to radio waves the wavelength increases and the frequency decreases.',
    },
    {
      text: 'What do all electromagnetic waves have in common?',
      right: 'They have the same speed in a vacuum',
      wrongs: [
        ['They have the same frequency', 'This distinguishes them.'],
        ['They need a medium', 'They cross empty space.'],
        ['They are longitudinal', 'The fields oscillate at right angles to the direction of travel.'],
      ],
      hint: 'Which of their properties is a constant of nature?',
      solution: tex`All travel at $3.00 \times 10^{8}\text{ m s}^{-1}$ in a vacuum, and all are transverse.`,
    },
    {
      text: tex`A radio station sends at $100\text{ MHz}$. What is the wavelength?`,
      right: tex`$3.0\text{ m}$`,
      wrongs: [
        [tex`$0.33\text{ m}$`, 'You divided frequency by speed.'],
        [tex`$3.0\text{ km}$`, 'You took megahertz for kilohertz and lost a power of ten.'],
        [tex`$30\text{ m}$`, 'You lost a power of ten.'],
      ],
      hint: 'How are speed, frequency and wavelength related?',
      solution: tex`$\lambda = \dfrac{3.00 \times 10^{8}}{100 \times 10^{6}} = 3.0\text{ m}$`,
      proof: [3, 3e8 / 1e8],
    },
    {
      text: 'A wave on a rope has amplitude A and wavelength L. How far does a point of the rope travel along its own path during one period?',
      right: '4A',
      wrongs: [
        ['L', 'The wave travels this far, not a point of the rope.'],
        ['2A', 'In a period it moves there and back.'],
        ['A', 'That is the distance from the middle to one side.'],
      ],
      hint: 'In which direction does a point of the rope move?',
      solution:
        'Each point oscillates at right angles to the rope: from the middle to one side, back, to the other side and back, four amplitudes in all.',
    },
    {
      text: 'A sound wave passes from air into water. Which quantities change?',
      right: 'Speed and wavelength',
      wrongs: [
        ['Speed and frequency', 'The source sets the frequency.'],
        ['Frequency and wavelength', 'The source sets the frequency.'],
        ['Frequency only', 'The source sets the frequency.'],
      ],
      hint: 'Which quantity is set by the source?',
      solution: 'The frequency stays that of the source. The speed in water is larger, and so is the wavelength.',
    },
    {
      text: 'Which observation shows that light is a transverse wave?',
      right: 'It can be polarised',
      wrongs: [
        ['It is refracted by glass', 'Sound is refracted too.'],
        ['It is diffracted by a slit', 'Sound is diffracted too.'],
        ['It transfers energy', 'All travelling waves do so.'],
      ],
      hint: 'What can only a transverse wave do?',
      solution: 'Only transverse waves can oscillate in one plane, which is what polarisation means.',
    },
  ],
);

const shallowWater = defineTemplate({
  key: 'physics-c3-waves-into-shallow-water',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.1', 2, ['C.2']),
  variants: [
    { place: 'a ripple tank', unit: 'cm', deep: 2.4, shallow: 1.8, f: 10, angle: 40 },
    { place: 'a wave tank', unit: 'cm', deep: 12, shallow: 8, f: 2.5, angle: 50 },
    { place: 'a ripple tank', unit: 'cm', deep: 3.0, shallow: 2.0, f: 8, angle: 35 },
    { place: 'a harbour model', unit: 'cm', deep: 9, shallow: 7.2, f: 3, angle: 55 },
  ],
  solve: ({ deep, shallow, f, angle }) => ({
    fast: deep * f,
    slow: shallow * f,
    index: deep / shallow,
    refracted: asin((sin(angle) * shallow) / deep),
  }),
  write: ({ place, deep, shallow, f, angle }, { fast, slow, index, refracted }) =>
    inParts({
      stem: tex`Plane waves of frequency $${significant(f, 2)}\text{ Hz}$ in ${place} pass from deep into shallow water. Neighbouring wavefronts are $${significant(deep, 2)}\text{ cm}$ apart in the deep water and $${significant(shallow, 2)}\text{ cm}$ apart in the shallow water. The wavefronts in the deep water make an angle of $${angle}^\circ$ with the boundary.`,
      hint: 'What stays the same on both sides of the boundary?',
      parts: [
        {
          ask: 'Calculate the speed of the waves on each side.',
          answer: tex`$${quantity(fast, 'cm s^-1')}$ and $${quantity(slow, 'cm s^-1')}$`,
          solution: tex`The frequency is the same on both sides. Deep: $${significant(f, 2)} \times ${significant(deep, 2)} = ${quantity(fast, 'cm s^-1')}$; shallow: $${significant(f, 2)} \times ${significant(shallow, 2)} = ${quantity(slow, 'cm s^-1')}$.`,
          marks: [
            ['A1', tex`deep $${quantity(fast, 'cm s^-1')}$`],
            ['A1', tex`shallow $${quantity(slow, 'cm s^-1')}$`],
          ],
          keys: [judged(fast, 'cm s^-1', { label: 'Deep' }), judged(slow, 'cm s^-1', { label: 'Shallow' })],
        },
        {
          ask: tex`Explain why the angle of incidence is $${angle}^\circ$, and determine the angle of refraction.`,
          answer: tex`$${significant(refracted)}^\circ$`,
          solution: tex`The direction of travel is at right angles to the wavefronts and the normal at right angles to the boundary, so both angles are equal. $\dfrac{\sin\theta_2}{\sin ${angle}^\circ} = \dfrac{v_2}{v_1} = \dfrac{${significant(shallow, 2)}}{${significant(deep, 2)}}$ gives $\theta_2 = ${significant(refracted)}^\circ$.`,
          marks: [
            ['R1', 'ray at right angles to wavefronts, normal at right angles to the boundary'],
            ['M1', tex`$\dfrac{\sin\theta_2}{\sin\theta_1} = \dfrac{v_2}{v_1}$`],
            ['A1', tex`$${significant(refracted)}^\circ$; award 2 of 3 for the ratio of speeds the wrong way round`],
          ],
          keys: [judged(refracted, '', { slips: [miss(90 - angle, 'You took the angle to the boundary.')] })],
        },
        {
          ask: 'Calculate the refractive index of the shallow water relative to the deep water, and state which way the waves turn.',
          answer: tex`$${significant(index)}$; towards the normal`,
          solution: tex`$n = \dfrac{v_1}{v_2} = \dfrac{${significant(fast)}}{${significant(slow)}} = ${significant(index)}$. The waves become slower and turn towards the normal.`,
          marks: [
            ['A1', tex`$${significant(index)}$`],
            ['A1', 'towards the normal'],
          ],
          keys: [
            {
              ...judged(index, '', { slips: [miss(1 / index, 'You have the ratio of speeds upside down.', 'reciprocal')] }),
              label: 'Refractive index',
            },
          ],
        },
        {
          ask: 'Waves in the open sea come from many directions, but near a gently sloping beach their crests are almost parallel to the shore. Suggest why.',
          answer: 'They turn towards the normal step by step as the water becomes shallower',
          solution:
            'The water becomes shallower towards the beach, so the waves become slower and turn towards the normal of the shore again and again. In the end they travel almost at right angles to it.',
          marks: [
            ['R1', 'slower in shallower water, so refracted towards the normal'],
            ['R1', 'gradually, again and again, until crests are parallel to the shore'],
          ],
        },
      ],
    }),
  check: ({ deep, shallow, angle }, { refracted, index }) => {
    // Least time: the path between two points on either side crosses the boundary where Snell's law holds.
    const reach = Math.tan((angle * Math.PI) / 180) + Math.tan((refracted * Math.PI) / 180);
    const { at } = minimise((x) => Math.hypot(1, x) / deep + Math.hypot(1, reach - x) / shallow, 0, reach);
    assertAgree(at, Math.tan((angle * Math.PI) / 180), 'place of crossing', 1e-3);
    assert.ok(index > 1 && refracted < angle);
  },
});

const fibre = defineTemplate({
  key: 'physics-c3-light-in-a-fibre',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('C.3.1', 2),
  variants: [
    { core: 1.5, cladding: 1.46, km: 2 },
    { core: 1.62, cladding: 1.52, km: 0.5 },
    { core: 1.48, cladding: 1.44, km: 10 },
    { core: 1.55, cladding: 1.5, km: 1.2 },
  ],
  solve: ({ core, cladding, km }) => {
    const critical = asin(cladding / core);
    const straight = (km * 1000 * core) / LIGHT_SPEED;
    return {
      critical,
      entry: asin(core * sin(90 - critical)),
      straight,
      longest: straight / sin(critical),
      speed: LIGHT_SPEED / core,
    };
  },
  write: ({ core, cladding, km }, { critical, entry, straight, longest, speed }) =>
    inParts({
      stem: tex`An optical fibre has a core of refractive index $${core.toFixed(2)}$ inside a cladding of refractive index $${cladding.toFixed(2)}$. Light enters the core from air through the flat end. The fibre is straight and $${significant(km, 2)}\text{ km}$ long. ($c = 3.00 \times 10^{8}\text{ m s}^{-1}$)`,
      hint: 'For which rays does no light leave through the side of the core?',
      parts: [
        {
          ask: 'Calculate the critical angle between core and cladding, and state the two conditions for total internal reflection.',
          answer: tex`$${significant(critical)}^\circ$; from the higher to the lower index, above the critical angle`,
          solution: tex`$\sin\theta_c = \dfrac{${cladding.toFixed(2)}}{${core.toFixed(2)}}$, so $\theta_c = ${significant(critical)}^\circ$. Light has to meet the boundary from the side of the higher refractive index, at an angle of incidence above the critical angle.`,
          marks: [
            ['A1', tex`$${significant(critical)}^\circ$`],
            ['A1', 'from the higher to the lower refractive index'],
            ['A1', 'angle of incidence above the critical angle; award 2 of 3 where only one condition is given'],
          ],
          keys: [
            {
              ...judged(critical, '', {
                relative: 0.005,
                slips: [miss(asin(1 / core), 'That is the critical angle against air.')],
              }),
              label: 'Critical angle in degrees',
            },
          ],
        },
        {
          ask: 'Determine the largest angle to the axis at which light in the air may meet the end of the fibre and still be guided.',
          answer: tex`$${significant(entry)}^\circ$`,
          solution: tex`In the core the angle to the axis may be at most $90^\circ - ${significant(critical)}^\circ = ${significant(90 - critical)}^\circ$. At the end $\sin\theta = ${core.toFixed(2)} \times \sin ${significant(90 - critical)}^\circ$, so $\theta = ${significant(entry)}^\circ$.`,
          marks: [
            ['M1', tex`angle to the axis in the core, $${significant(90 - critical)}^\circ$ (ECF)`],
            ['M1', "Snell's law at the end of the fibre"],
            ['A1', tex`$${significant(entry)}^\circ$`],
          ],
          keys: [
            judged(entry, '', {
              relative: 0.015,
              slips: [miss(90 - critical, 'That is the angle inside the core.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Calculate the time that light along the axis takes through the fibre.',
          answer: tex`$${standardForm(straight, 's')}$`,
          solution: tex`The speed is $\dfrac{3.00 \times 10^{8}}{${core.toFixed(2)}} = ${standardForm(speed, 'm s^-1')}$, and the time $\dfrac{${significant(km, 2)} \times 10^{3}}{${standardForm(speed, '').replace('\\text{ }', '')}} = ${standardForm(straight, 's')}$.`,
          marks: [
            ['M1', 'speed in the core'],
            ['A1', tex`$${standardForm(straight, 's')}$`],
          ],
          keys: [judged(straight, 's', { slips: [miss((km * 1000) / LIGHT_SPEED, 'Light is slower in the core.')] })],
        },
        {
          ask: 'A short pulse contains rays in all guided directions. Determine by how much it is longer at the end of the fibre, and suggest why this limits the rate at which data can be sent.',
          answer: tex`$${standardForm(longest - straight, 's')}$; pulses overlap`,
          solution: tex`A ray at the critical angle has a path that is longer by the factor $\dfrac{1}{\sin ${significant(critical)}^\circ}$. It needs $${standardForm(longest, 's')}$, so the pulse becomes longer by $${standardForm(longest - straight, 's')}$. Pulses that follow each other too quickly would overlap.`,
          marks: [
            ['M1', tex`path longer by $1/\sin\theta_c$`],
            ['A1', tex`$${standardForm(longest - straight, 's')}$ (accept $\pm 3\,\%$)`],
            ['R1', 'pulses overlap if sent too quickly'],
          ],
          keys: [{ ...judged(longest - straight, 's', { relative: 0.03 }), label: 'Time' }],
        },
      ],
    }),
  check: ({ core, cladding, km }, { entry, longest, straight }) => {
    assertAgree(sin(entry) ** 2, core ** 2 - cladding ** 2, 'aperture of the fibre', 1e-9);
    assertAgree(longest / straight, core / cladding, 'ratio of paths', 1e-9);
    assertAgree(straight * LIGHT_SPEED, km * 1000 * core, 'optical path', 1e-9);
    assert.ok(entry < 60);
  },
});

const refractionChoice = choiceSet(
  { key: 'physics-c3-refraction-choice', difficulty: 'Easy', placements: bothCourses('C.3.1', 1) },
  [
    {
      text: 'Light passes from air into glass. Which of its quantities stays the same?',
      right: 'Frequency',
      wrongs: [
        ['Speed', 'Light is slower in glass.'],
        ['Wavelength', 'It becomes shorter in glass.'],
        ['Direction in every case', 'It changes unless the light meets the surface at right angles.'],
      ],
      hint: 'Which quantity is set by the source?',
      solution: 'The number of wavefronts that arrive in a second is the number that leave in a second, so the frequency stays.',
    },
    {
      text: 'A pool looks less deep than it is. Why?',
      right: 'Light from the bottom is bent away from the normal as it leaves the water',
      wrongs: [
        ['Light from the bottom is bent towards the normal as it leaves the water', 'It enters a medium in which it is faster.'],
        ['Light is reflected by the surface', 'This would hide the bottom.'],
        ['Light is faster in water than in air', 'It is slower in water.'],
      ],
      hint: 'Where does the refracted ray seem to come from?',
      solution:
        'In air light is faster and is bent away from the normal. Traced back in a straight line, the rays seem to come from a point above the bottom.',
    },
    {
      text: tex`The critical angle of a glass against air is $42^\circ$. Light in the glass meets the surface at $42.5^\circ$ to the normal. What happens?`,
      right: 'All of it is reflected',
      wrongs: [
        ['All of it leaves along the surface', 'That is the limiting case at the critical angle.'],
        ['Part of it leaves, bent away from the normal', 'Its angle is larger than the critical one.'],
        ['Part of it leaves, bent towards the normal', 'Its angle is larger than the critical one.'],
      ],
      hint: 'Is the angle larger or smaller than the critical angle?',
      solution: 'Above the critical angle there is total internal reflection.',
    },
    {
      text: tex`Light in a medium has a speed of $2.0 \times 10^{8}\text{ m s}^{-1}$. What is the refractive index?`,
      right: tex`$1.5$`,
      wrongs: [
        [tex`$0.67$`, 'You have the ratio upside down.'],
        [tex`$2.0$`, 'You used the speed without comparing it.'],
        [tex`$6.0$`, 'You multiplied the two speeds.'],
      ],
      hint: 'With which speed is it compared?',
      solution: tex`$n = \dfrac{3.0 \times 10^{8}}{2.0 \times 10^{8}} = 1.5$`,
      proof: [1.5, 3 / 2],
    },
    {
      text: 'White light is split into colours by a prism. What does this show?',
      right: 'The refractive index of glass depends on the wavelength',
      wrongs: [
        ['Glass adds colours to white light', 'The colours are in the light already.'],
        ['All colours have the same speed in glass', 'Then they would be bent equally.'],
        ['Light of different colours has different frequencies in air and in glass', 'The frequency of each colour stays.'],
      ],
      hint: 'Why would two colours be bent by different angles?',
      solution:
        'Colours of different wavelength have slightly different speeds in glass, so they are refracted by different angles.',
    },
    {
      text: 'Waves pass through a gap. When is diffraction strongest?',
      right: 'When the gap is about as wide as the wavelength',
      wrongs: [
        ['When the gap is much wider than the wavelength', 'Then the waves go on nearly straight.'],
        ['When the amplitude is large', 'The amplitude does not decide this.'],
        ['When the waves are transverse', 'Longitudinal waves are diffracted in the same way.'],
      ],
      hint: 'Compare the width of the gap with a length that belongs to the wave.',
      solution: 'The narrower the gap is compared with the wavelength, the more the waves spread out behind it.',
    },
  ],
);

const frequenciesAtPoint = defineTemplate({
  key: 'physics-c3-frequencies-at-a-point',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('C.3.2', 1),
  variants: [
    { near: 2.4, far: 3.25, v: 340, range: [300, 1900] },
    { near: 3.0, far: 3.68, v: 340, range: [400, 2200] },
    { near: 1.8, far: 2.48, v: 340, range: [300, 1800] },
    { near: 4.0, far: 5.02, v: 340, range: [200, 1500] },
  ] as const,
  solve: ({ near, far, v, range: [from, to] }) => {
    const path = far - near;
    const loud = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n * v) / path).filter((f) => f > from && f < to);
    const quiet = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => ((n + 0.5) * v) / path).filter((f) => f > from && f < to);
    return { path, loud, quiet, spacing: v / path };
  },
  write: ({ near, far, v, range: [from, to] }, { path, loud, quiet, spacing }) =>
    inParts({
      stem: tex`Two loudspeakers are connected to the same signal generator and vibrate in phase. A microphone is $${near.toFixed(2)}\text{ m}$ from one and $${far.toFixed(2)}\text{ m}$ from the other. The frequency is raised slowly from $${from}\text{ Hz}$ to $${to}\text{ Hz}$; the sound at the microphone becomes louder and quieter several times. The speed of sound is $${v}\text{ m s}^{-1}$.`,
      hint: 'What stays the same while the frequency changes, and what does it have to be compared with?',
      parts: [
        {
          ask: 'State the condition for the sound at the microphone to be loudest, and the reason why the loudspeakers are connected to the same generator.',
          answer: 'Path difference a whole number of wavelengths; they are then coherent',
          solution:
            'The waves interfere constructively where the path difference is a whole number of wavelengths. With one generator both have the same frequency and a constant phase difference: they are coherent.',
          marks: [
            ['A1', 'path difference equal to a whole number of wavelengths'],
            ['R1', 'coherent: constant phase difference'],
          ],
        },
        {
          ask: 'Determine all frequencies in this range at which the sound is loudest.',
          answer: tex`$${loud.map((f) => significant(f)).join('$, $')}\text{ Hz}$`,
          solution: tex`The path difference is $${far.toFixed(2)} - ${near.toFixed(2)} = ${quantity(path, 'm', 2)}$. With $n\lambda = ${significant(path, 2)}$ and $f = \dfrac{v}{\lambda}$: $f = \dfrac{${v}\,n}{${significant(path, 2)}}$, which gives $${loud.map((f) => significant(f)).join('$, $')}\text{ Hz}$ in the range.`,
          marks: [
            ['A1', tex`path difference $${quantity(path, 'm', 2)}$`],
            ['M1', tex`$f = nv/\Delta$`],
            [
              'A1',
              tex`$${loud.map((f) => significant(f)).join('$, $')}\text{ Hz}$, all of them; award 2 of 3 where one is missing`,
            ],
          ],
          keys: [judged(loud[0] ?? 0, 'Hz', { label: 'Lowest' }), judged(loud.at(-1) ?? 0, 'Hz', { label: 'Highest' })],
        },
        {
          ask: 'Determine the lowest frequency in this range at which the sound is quietest.',
          answer: tex`$${quantity(quiet[0] ?? 0, 'Hz')}$`,
          solution: tex`The path difference is then an odd number of half wavelengths, $f = \dfrac{(n + \frac{1}{2})v}{${significant(path, 2)}}$. The lowest value in the range is $${quantity(quiet[0] ?? 0, 'Hz')}$.`,
          marks: [
            ['M1', tex`path difference $(n + \frac{1}{2})\lambda$`],
            ['A1', tex`$${quantity(quiet[0] ?? 0, 'Hz')}$`],
          ],
          keys: [judged(quiet[0] ?? 0, 'Hz', { slips: [miss(loud[0] ?? 0, 'There the sound is loudest.')] })],
        },
        {
          ask: tex`Explain why the loud frequencies are equally spaced, and suggest why even at the quietest the sound does not disappear.`,
          answer: tex`They are multiples of $${quantity(spacing, 'Hz')}$; the amplitudes are not equal`,
          solution: tex`All are whole multiples of $\dfrac{v}{\Delta} = ${quantity(spacing, 'Hz')}$. The wave from the nearer loudspeaker has the larger amplitude, so the two do not cancel completely; reflections from the room add to this.`,
          marks: [
            ['R1', tex`multiples of $v/\Delta = ${quantity(spacing, 'Hz')}$`],
            ['R1', 'unequal amplitudes (different distances), or reflections'],
          ],
        },
      ],
    }),
  check: ({ near, far, v, range: [from, to] }, { loud, quiet }) => {
    // Superposition of two unit waves: the intensity at the microphone has its maxima at these frequencies.
    const intensity = (f: number) => 2 + 2 * Math.cos((2 * Math.PI * f * (far - near)) / v);
    for (const f of loud) assertAgree(intensity(f), 4, 'loud', 1e-6);
    for (const f of quiet) assert.ok(intensity(f) < 1e-6);
    assert.ok(loud.length >= 2 && loud.every((f) => f > from && f < to));
  },
});

const interferenceChoice = choiceSet(
  { key: 'physics-c3-interference-choice', difficulty: 'Easy', placements: bothCourses('C.3.2', 1) },
  [
    {
      text: 'Two coherent sources in phase produce minima at some points. What is true at a minimum?',
      right: 'The path difference is an odd number of half wavelengths',
      wrongs: [
        ['The path difference is a whole number of wavelengths', 'Then the waves arrive in phase.'],
        ['The path difference is zero', 'Then the waves arrive in phase.'],
        ['Both waves have zero amplitude', 'Each of them alone would be noticed.'],
      ],
      hint: 'By how much are the two waves out of step?',
      solution: 'The waves arrive in antiphase where the path difference is an odd number of half wavelengths.',
    },
    {
      text: 'The slits in a double-slit experiment are moved further apart. How does the pattern on the screen change?',
      right: 'The fringes are closer together',
      wrongs: [
        ['The fringes are further apart', 'The spacing is inversely proportional to the distance of the slits.'],
        ['The fringes are at the same places but brighter', 'The geometry has changed.'],
        ['The fringes disappear', 'They remain as long as the light is coherent.'],
      ],
      hint: 'How does the spacing depend on the distance of the slits?',
      solution: tex`$s = \dfrac{\lambda D}{d}$: a larger $d$ gives a smaller spacing.`,
    },
    {
      text: 'Why do two separate lamps of the same colour produce no interference pattern?',
      right: 'The phase difference between them changes all the time',
      wrongs: [
        ['Their light has different speeds', 'All light has the same speed in air.'],
        ['Their light is not diffracted', 'Light of lamps is diffracted as well.'],
        ['Their light is too weak', 'The brightness does not matter here.'],
      ],
      hint: 'What must be constant for a pattern that stays?',
      solution:
        'The lamps are not coherent: their phase difference changes at random many times in a second, so bright and dark average out.',
    },
    {
      text: tex`Two waves of equal amplitude A meet in phase. By what factor is the intensity larger than that of one of them?`,
      right: tex`$4$`,
      wrongs: [
        [tex`$2$`, 'That is the factor of the amplitudes.'],
        [tex`$1$`, 'The amplitudes add up.'],
        [tex`$\sqrt{2}$`, 'Intensity is proportional to the square of the amplitude, not to its root.'],
      ],
      hint: 'How does intensity depend on amplitude?',
      solution: tex`The amplitude is $2A$, and intensity is proportional to its square: $2^2 = 4$.`,
      proof: [4, 2 ** 2],
    },
    {
      text: tex`Light of wavelength $600\text{ nm}$ from two slits $0.30\text{ mm}$ apart falls on a screen $2.0\text{ m}$ away. What is the fringe spacing?`,
      right: tex`$4.0\text{ mm}$`,
      wrongs: [
        [tex`$0.25\text{ mm}$`, 'You have the expression upside down.'],
        [tex`$2.0\text{ mm}$`, 'You gave half of the spacing.'],
        [tex`$40\text{ mm}$`, 'You lost a power of ten.'],
      ],
      hint: 'Which lengths are in the numerator?',
      solution: tex`$s = \dfrac{600 \times 10^{-9} \times 2.0}{0.30 \times 10^{-3}} = 4.0 \times 10^{-3}\text{ m}$`,
      proof: [4, (600e-9 * 2 * 1000) / 0.3e-3],
    },
    {
      text: 'In a double-slit pattern the light is changed from red to blue. What happens?',
      right: 'The fringes move closer together',
      wrongs: [
        ['The fringes move further apart', 'Blue light has the shorter wavelength.'],
        ['The central fringe becomes dark', 'The path difference there is still zero.'],
        ['Nothing but the colour changes', 'The spacing depends on the wavelength.'],
      ],
      hint: 'Which of the two colours has the shorter wavelength?',
      solution: 'The spacing is proportional to the wavelength, which is shorter for blue light.',
    },
  ],
);

const movedMicrophone = defineTemplate({
  key: 'physics-c3-microwaves-scanned',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.2', 1),
  variants: [
    { slits: 9, distance: 60, wavelength: 2.8 },
    { slits: 8, distance: 50, wavelength: 3.2 },
    { slits: 12, distance: 80, wavelength: 3.0 },
    { slits: 10, distance: 70, wavelength: 2.6 },
  ],
  solve: ({ slits, distance, wavelength }) => {
    // Where the path difference is exactly one wavelength, which the small-angle formula only approximates.
    const difference = (y: number) => Math.hypot(distance, y + slits / 2) - Math.hypot(distance, y - slits / 2);
    const first = Number(bisect((y) => difference(y) - wavelength, 0, 3 * distance).toFixed(1));
    return {
      first,
      exact: difference(first),
      approximate: (slits * first) / distance,
      off: (100 * Math.abs((slits * first) / distance - difference(first))) / difference(first),
    };
  },
  write: ({ slits, distance }, { first, exact, approximate, off }) => {
    const far = Math.hypot(distance, first + slits / 2);
    const close = Math.hypot(distance, first - slits / 2);
    return inParts({
      stem: tex`Microwaves pass through two narrow slits in a metal plate; the middles of the slits are $${significant(slits, 2)}\text{ cm}$ apart. A detector is moved along a line parallel to the plate, $${significant(distance, 2)}\text{ cm}$ behind it. The signal is strong in the middle and next at $${first.toFixed(1)}\text{ cm}$ from the middle.`,
      hint: 'What is the path difference at the first maximum beside the middle?',
      parts: [
        {
          ask: 'Calculate the distance of this point from each of the two slits.',
          answer: tex`$${significant(close, 4)}$ and $${quantity(far, 'cm', 4)}$`,
          solution: tex`By Pythagoras $\sqrt{${significant(distance, 2)}^2 + (${first.toFixed(1)} - ${significant(slits / 2, 2)})^2} = ${quantity(close, 'cm', 4)}$ and $\sqrt{${significant(distance, 2)}^2 + (${first.toFixed(1)} + ${significant(slits / 2, 2)})^2} = ${quantity(far, 'cm', 4)}$.`,
          marks: [
            ['M1', 'Pythagoras with half of the slit separation'],
            ['A1', tex`$${quantity(close, 'cm', 4)}$ and $${quantity(far, 'cm', 4)}$`],
          ],
          keys: [
            judged(close, 'cm', { relative: 0.003, label: 'Nearer slit' }),
            judged(far, 'cm', { relative: 0.003, label: 'Further slit' }),
          ],
        },
        {
          ask: 'Determine the wavelength of the microwaves from these distances, and the frequency.',
          answer: tex`$${quantity(exact, 'cm', 2)}$; $${standardForm(LIGHT_SPEED / (exact / 100), 'Hz', 2)}$`,
          solution: tex`At the first maximum the path difference is one wavelength: $${significant(far, 4)} - ${significant(close, 4)} = ${quantity(exact, 'cm', 2)}$. $f = \dfrac{c}{\lambda} = ${standardForm(LIGHT_SPEED / (exact / 100), 'Hz', 2)}$`,
          marks: [
            ['M1', 'path difference equals one wavelength'],
            ['A1', tex`$${quantity(exact, 'cm', 2)}$ (ECF)`],
            ['A1', tex`$${standardForm(LIGHT_SPEED / (exact / 100), 'Hz', 2)}$; award 2 of 3 for a wrong power of ten`],
          ],
          keys: [
            judged(exact, 'cm', { relative: 0.03, label: 'Wavelength' }),
            judged(LIGHT_SPEED / (exact / 100), 'Hz', { relative: 0.03, label: 'Frequency' }),
          ],
        },
        {
          ask: tex`Calculate the wavelength by $s = \dfrac{\lambda D}{d}$, and explain why the result differs from the one before.`,
          answer: tex`$${quantity(approximate, 'cm', 2)}$; the angle is not small`,
          solution: tex`$\lambda = \dfrac{sd}{D} = \dfrac{${first.toFixed(1)} \times ${significant(slits, 2)}}{${significant(distance, 2)}} = ${quantity(approximate, 'cm', 2)}$, off by $${significant(off, 2)}\,\%$. The formula holds for small angles, where the distance to the screen is much larger than the fringe spacing; this is not so here.`,
          marks: [
            ['A1', tex`$${quantity(approximate, 'cm', 2)}$`],
            ['R1', 'small-angle approximation does not hold; do not accept "measurement error"'],
          ],
          keys: [{ ...judged(approximate, 'cm', { relative: 0.02 }), label: 'Wavelength' }],
        },
        {
          ask: 'One of the slits is covered with a metal sheet. Describe and explain what the detector shows in the middle and at the place of the first minimum.',
          answer: 'Weaker in the middle, stronger at the former minimum: there is no interference',
          solution:
            'With one slit there is no interference. In the middle only one wave arrives, so the signal is weaker than before. At the former minimum there is no second wave to cancel it, so the signal is stronger than before.',
          marks: [
            ['A1', 'weaker in the middle, stronger at the former minimum'],
            ['R1', 'a single wave: no interference'],
          ],
        },
      ],
    });
  },
  check: ({ wavelength }, { exact, approximate, off }) => {
    assertAgree(exact, wavelength, 'wavelength', 0.01);
    assert.ok(approximate > exact && off > 2, `${off}`);
  },
});

const binaryStar = defineTemplate({
  key: 'physics-c5-binary-star-lines',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.5', 1, ['A.2.3']),
  variants: [
    { line: 656.3, shift: 0.14, days: 12 },
    { line: 486.1, shift: 0.09, days: 20 },
    { line: 589.0, shift: 0.21, days: 8 },
    { line: 434.0, shift: 0.12, days: 16 },
  ],
  solve: ({ line, shift, days }) => {
    const speed = (LIGHT_SPEED * shift) / line;
    const period = days * 86_400;
    return { speed, period, radius: (speed * period) / (2 * Math.PI) };
  },
  write: ({ line, shift, days }, { speed, period, radius }) => {
    const diagram = new Diagram({ x: [0, days * 1.6], y: [line - 1.6 * shift, line + 1.6 * shift], width: 460, height: 260 })
      .axes({
        x: 'time / days',
        y: 'wavelength / nm',
        xTicks: [days / 4, days / 2, (3 * days) / 4, days, (5 * days) / 4],
        grid: true,
      })
      .segment([0, line], [days * 1.5, line], 'd-dashed')
      .segment([0, line + shift], [days * 1.5, line + shift], 'd-dashed')
      .graph((t) => line + shift * Math.sin((2 * Math.PI * t) / days), 0, days * 1.5)
      .label([days * 1.5, line], `${line.toFixed(1)}`, { dx: -6, dy: -6, anchor: 'end' })
      .label([days * 1.5, line + shift], `${(line + shift).toFixed(2)}`, { dx: -6, dy: -6, anchor: 'end' });
    return inParts({
      stem: tex`A star moves at constant speed in a circle around a companion that is too faint to be seen. The Earth lies in the plane of the circle, far away, and does not move relative to its centre. The graph shows the wavelength of one line in the spectrum of the star; in the laboratory it is $${line.toFixed(1)}\text{ nm}$.

![](diagram:line)`,
      hint: 'In which part of the circle does the star move towards the Earth?',
      parts: [
        {
          ask: 'Explain why the wavelength rises and falls regularly.',
          answer: 'The star moves away from and towards the Earth in turn',
          solution:
            'While the star moves away from the Earth, the light is redshifted; while it moves towards the Earth, blueshifted. Circling, it does both in turn, once in every revolution.',
          marks: [
            ['R1', 'moving away: longer wavelength (redshift), moving towards: shorter'],
            ['R1', 'repeats with each revolution'],
          ],
        },
        {
          ask: 'Determine the speed of the star in its circle.',
          answer: tex`$${standardForm(speed, 'm s^-1', 2)}$`,
          solution: tex`The greatest shift, $${shift.toFixed(2)}\text{ nm}$, belongs to motion along the line of sight: $v = c\dfrac{\Delta\lambda}{\lambda} = 3.00 \times 10^{8} \times \dfrac{${shift.toFixed(2)}}{${line.toFixed(1)}} = ${standardForm(speed, 'm s^-1', 2)}$.`,
          marks: [
            ['A1', tex`greatest shift $${shift.toFixed(2)}\text{ nm}$`],
            ['M1', tex`$v = c\,\Delta\lambda/\lambda$`],
            [
              'A1',
              tex`$${standardForm(speed, 'm s^-1', 2)}$; award 2 of 3 where the whole range of wavelengths was used as the shift`,
            ],
          ],
          keys: [
            judged(speed, 'm s^-1', {
              relative: 0.03,
              slips: [miss(2 * speed, 'The shift is counted from the laboratory wavelength.')],
            }),
          ],
        },
        {
          ask: 'State the period, in seconds, and calculate the radius of the circle.',
          answer: tex`$${standardForm(period, 's')}$; $${standardForm(radius, 'm', 2)}$`,
          solution: tex`The graph repeats after $${days}\text{ days}$, $${standardForm(period, 's')}$. $r = \dfrac{vT}{2\pi} = ${standardForm(radius, 'm', 2)}$`,
          marks: [
            ['A1', tex`$${standardForm(period, 's')}$`],
            ['A1', tex`$${standardForm(radius, 'm', 2)}$ (ECF)`],
          ],
          keys: [judged(period, 's', { label: 'Period' }), judged(radius, 'm', { relative: 0.04, label: 'Radius' })],
        },
        {
          ask: 'Predict how the graph would differ if the whole system moved away from the Earth at a constant speed.',
          answer: 'The same shape, shifted to longer wavelengths',
          solution:
            'Every wavelength would be redshifted by a constant amount in addition, so the curve would have the same shape about a longer mean wavelength.',
          marks: [
            ['A1', 'mean wavelength longer'],
            ['A1', 'same period and (nearly) the same amplitude'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'line',
          svg: diagram.toSvg(),
          alt: `Wavelength against time: a sine curve about ${line.toFixed(1)} nanometres with its greatest value at ${(line + shift).toFixed(2)} nanometres, which repeats after ${days} days.`,
        },
      ],
    });
  },
  check: ({ line, shift, days }, { speed, radius }) => {
    assertAgree(speed / LIGHT_SPEED, shift / line, 'shift', 1e-9);
    // The star covers the circle in a period.
    assertAgree((2 * Math.PI * radius) / (days * 24 * 3600), speed, 'speed in the circle', 1e-9);
    assert.ok(speed < 0.01 * LIGHT_SPEED && decimal(line, 1) !== '');
  },
});

export const wavesInData = [
  echo,
  spectrumChoice,
  shallowWater,
  fibre,
  refractionChoice,
  frequenciesAtPoint,
  interferenceChoice,
  movedMicrophone,
  binaryStar,
];
