import assert from 'node:assert/strict';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { LIGHT_SPEED } from './constants.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** C.3: path differences of sound, microwaves and light. */

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
          keys: [
            {
              kind: 'set',
              label: 'All frequencies, in Hz',
              values: loud.map((f) => f.toPrecision(8)),
              tolerance: 0.01 * (loud[0] ?? 0),
            },
          ],
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
      stem: tex`Microwaves pass through two narrow slits in a metal plate; the centres of the slits are $${significant(slits, 2)}\text{ cm}$ apart. A detector is moved along a line parallel to the plate, $${significant(distance, 2)}\text{ cm}$ behind it. The signal is strong in the middle and next at $${first.toFixed(1)}\text{ cm}$ from the middle.`,
      hint: 'What is the path difference at the first maximum beside the middle?',
      parts: [
        {
          ask: 'Calculate the distance of this point from each of the two slits.',
          answer: tex`$${significant(close, 4)}$ and $${quantity(far, 'cm', 4)}$`,
          solution: tex`By Pythagoras $\sqrt{${significant(distance, 2)}^2 + (${first.toFixed(1)} - ${significant(slits / 2, 2)})^2} = ${quantity(close, 'cm', 4)}$ and $\sqrt{${significant(distance, 2)}^2 + (${first.toFixed(1)} + ${significant(slits / 2, 2)})^2} = ${quantity(far, 'cm', 4)}$.`,
          marks: [
            ['A1', tex`$${quantity(close, 'cm', 4)}$`],
            ['A1', tex`$${quantity(far, 'cm', 4)}$`],
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

export const interferenceInData = [frequenciesAtPoint, interferenceChoice, movedMicrophone];
