import assert from 'node:assert/strict';
import { arcsine, radians, sine } from '../../angles.ts';
import { minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { LIGHT_SPEED } from './constants.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** C.3: refraction of waves on water and of light. */

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
    refracted: arcsine((sine(angle) * shallow) / deep),
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
    const reach = Math.tan(radians(angle)) + Math.tan(radians(refracted));
    const { at } = minimise((x) => Math.hypot(1, x) / deep + Math.hypot(1, reach - x) / shallow, 0, reach);
    assertAgree(at, Math.tan(radians(angle)), 'place of crossing', 1e-3);
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
    const critical = arcsine(cladding / core);
    const straight = (km * 1000 * core) / LIGHT_SPEED;
    return {
      critical,
      entry: arcsine(core * sine(90 - critical)),
      straight,
      longest: straight / sine(critical),
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
                slips: [miss(arcsine(1 / core), 'That is the critical angle against air.')],
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
    assertAgree(sine(entry) ** 2, core ** 2 - cladding ** 2, 'aperture of the fibre', 1e-9);
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

export const refractionInData = [shallowWater, fibre, refractionChoice];
