import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { LIGHT_SPEED } from './constants.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** C.2 and C.5: distances by echoes, electromagnetic waves, and a binary star. */

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
          ask: 'Calculate the distance to the reflecting object.',
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
          ask: 'State whether these sound waves are longitudinal or transverse, and explain why a higher frequency shows smaller details.',
          answer: 'Longitudinal; the wavelength is shorter',
          solution:
            'Sound waves are longitudinal: the particles oscillate along the direction in which energy travels. A higher frequency has a shorter wavelength, which is diffracted less by small objects, so smaller details can be told apart.',
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

export const wavesInData = [echo, spectrumChoice, binaryStar];
