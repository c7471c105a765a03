import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, quantity, tex, timesAs } from './quantities.ts';

/** Multiple choice on C.2 to C.5: travelling and standing waves, refraction, interference, moving sources. */

const snapshots = choiceSet(
  { key: 'physics-c2-speed-from-two-snapshots', difficulty: 'Medium', placements: bothCourses('C.2', 1) },
  [
    { medium: 'a rope', length: 0.6, time: 0.05, back: false },
    { medium: 'the surface of a pond', length: 0.8, time: 0.1, back: true },
    { medium: 'a long spring', length: 2, time: 0.25, back: false },
    { medium: 'a stretched wire', length: 1.2, time: 0.03, back: true },
  ].map(({ medium, length, time, back }): ChoiceItem => {
    const at = (quarters: number) => inline((quarters * length) / 4 / time, 'm s^-1');
    const quarters = back ? 3 : 1;
    return {
      text: tex`A wave of wavelength $${quantity(length, 'm', 2)}$ travels along ${medium} to the ${back ? 'left' : 'right'}. In a photograph that is taken $${quantity(time, 's', 2)}$ after a first one, the pattern looks as if it had moved a quarter of a wavelength to the right. What is the lowest possible speed of the wave?`,
      hint: 'The pattern repeats. Through which distances can the wave have travelled?',
      right: at(quarters),
      wrongs: [
        [at(back ? 1 : 3), back ? 'The wave travels in the other direction.' : 'You let the wave travel in the other direction.'],
        [at(4), 'After a whole wavelength the pattern would look unchanged.'],
        [at(quarters + 4), 'This speed is possible, but it is not the lowest.'],
      ],
      solution: back
        ? tex`A pattern that moves to the left looks shifted a quarter to the right when it has travelled $\tfrac{3}{4}$ of a wavelength, or one or more whole wavelengths further. The lowest speed is $\dfrac{\frac{3}{4} \times ${length}}{${time}} = ${quantity((quarters * length) / 4 / time, 'm s^-1', 2)}$.`
        : tex`The wave has travelled $\tfrac{1}{4}$ of a wavelength, or one or more whole wavelengths further. The lowest speed is $\dfrac{\frac{1}{4} \times ${length}}{${time}} = ${quantity((quarters * length) / 4 / time, 'm s^-1', 2)}$.`,
      marking: 'shortest distance in the direction of travel',
      proof: [(quarters * length) / 4 / time, (back ? length - length / 4 : length / 4) / time],
    };
  }),
);

const threeLayers = choiceSet(
  { key: 'physics-c3-light-through-a-layer', difficulty: 'Medium', placements: bothCourses('C.3.1', 1) },
  [
    { layer: 'the glass wall of an aquarium', liquid: 'water', degrees: 50, first: 1.52, second: 1.33 },
    { layer: 'a film of oil', liquid: 'water', degrees: 40, first: 1.47, second: 1.33 },
    { layer: 'the window of a tank', liquid: 'glycerol', degrees: 60, first: 1.6, second: 1.47 },
    { layer: 'a plastic lid', liquid: 'ethanol', degrees: 55, first: 1.49, second: 1.36 },
  ].map(({ layer, liquid, degrees, first, second }): ChoiceItem => {
    const sine = Math.sin((degrees * Math.PI) / 180);
    const at = (value: number) => (Math.asin(value) * 180) / Math.PI;
    const shown = (value: number) => tex`$${Math.round(at(value))}^\circ$`;
    return {
      text: tex`A ray of light in air meets ${layer} (refractive index $${first.toFixed(2)}$), which has parallel faces, at an angle of incidence of $${degrees}^\circ$. It passes through into ${liquid} (refractive index $${second}$). What is the angle of refraction in the ${liquid}?`,
      hint: 'Does the answer depend on the layer?',
      right: shown(sine / second),
      wrongs: [
        [shown(sine / first), 'That is the angle in the layer.'],
        [shown(sine / (first * second)), 'You let the ray pass from air into both materials one after the other.'],
        [shown((sine * second) / first), 'You turned a ratio of refractive indices upside down.'],
      ],
      solution: tex`$n\sin\theta$ is the same on both sides of each boundary, and the boundaries are parallel. So $1.00 \times \sin ${degrees}^\circ = ${second}\sin\theta$, whatever the layer, and $\theta = ${Math.round(at(sine / second))}^\circ$.`,
      marking: tex`$n\sin\theta$ the same in all layers`,
      proof: [sine / second, (first / second) * Math.sin(Math.asin(sine / first))],
    };
  }),
);

const fringesChanged = choiceSet(
  { key: 'physics-c3-fringe-separation-changed', difficulty: 'Medium', placements: bothCourses('C.3.2', 1) },
  [
    { far: 3, apart: 2, from: 450, to: 600 },
    { far: 2, apart: 4, from: 400, to: 600 },
    { far: 4, apart: 3, from: 500, to: 750 },
    { far: 2, apart: 3, from: 600, to: 450 },
  ].map(({ far, apart, from, to }): ChoiceItem => {
    const value = (top: number, bottom: number) => `$${fraction(top, bottom).replace(/^1$/, '')}s$`;
    return {
      text: tex`Light of wavelength $${from}\text{ nm}$ passes through two slits and forms fringes of separation $s$ on a screen. The slits are replaced by two that are ${timesAs(apart)} as far apart, the screen is moved to ${timesAs(far)} its distance, and light of wavelength $${to}\text{ nm}$ is used. What is the new fringe separation?`,
      hint: 'Which of the three changes spread the fringes, and which brings them closer together?',
      right: value(far * to, apart * from),
      wrongs: [
        [value(far, apart), 'You left out the change of the wavelength.'],
        [value(far * from, apart * to), 'You turned the ratio of the wavelengths upside down.'],
        [value(far * apart * to, from), 'You took the fringe separation as proportional to the distance between the slits.'],
      ],
      solution: tex`$s = \dfrac{\lambda D}{d}$, so the separation is multiplied by $\dfrac{${to}}{${from}} \times \dfrac{${far}}{${apart}} = ${fraction(far * to, apart * from)}$.`,
      marking: tex`$s \propto \lambda D/d$`,
      proof: [(far * to) / (apart * from), (to * 1e-9 * far) / (apart * 1e-3) / ((from * 1e-9) / 1e-3)],
    };
  }),
);

const pipeResonances = choiceSet(
  { key: 'physics-c4-pipe-closed-at-one-end', difficulty: 'Hard', placements: bothCourses('C.4', 1) },
  [
    { pipe: 'An organ pipe', low: 275, high: 385 },
    { pipe: 'A test tube', low: 3600, high: 6000 },
    { pipe: 'A bamboo flute', low: 425, high: 595 },
    { pipe: 'A drainpipe', low: 150, high: 250 },
  ].map(({ pipe, low, high }): ChoiceItem => {
    const first = (high - low) / 2;
    return {
      text: tex`${pipe} is closed at one end. Two of its resonant frequencies are $${low}\text{ Hz}$ and $${high}\text{ Hz}$, with none between them. What is the frequency of its first harmonic?`,
      hint: 'Which multiples of the first harmonic occur in a pipe that is closed at one end?',
      right: inline(first, 'Hz', 3),
      wrongs: [
        [inline(high - low, 'Hz', 3), 'That holds for a pipe that is open at both ends.'],
        [inline(low, 'Hz', 3), 'Resonances of such a pipe are odd multiples of the first harmonic.'],
        [inline((low + high) / 2, 'Hz', 3), 'You took the mean of the two frequencies.'],
      ],
      solution: tex`A pipe closed at one end has the odd multiples of the first harmonic, so successive resonances differ by $2f_1$: $f_1 = \dfrac{${high} - ${low}}{2} = ${quantity(first, 'Hz', 3)}$. Check: $${low} = ${low / first} \times ${first}$ and $${high} = ${high / first} \times ${first}$.`,
      marking: 'successive resonances differ by twice the first harmonic',
      proof: [low / first + 2, high / first],
    };
  }),
);

const gratingOrders = choiceSet(
  { key: 'physics-c3-number-of-grating-maxima', difficulty: 'Medium', placements: higherLevel('C.3.3', 1) },
  [
    { lines: 500, wave: 600, colour: 'Orange' },
    { lines: 400, wave: 550, colour: 'Green' },
    { lines: 800, wave: 500, colour: 'Blue-green' },
    { lines: 250, wave: 650, colour: 'Red' },
  ].map(({ lines, wave, colour }): ChoiceItem => {
    const spacing = 1e6 / lines;
    const highest = Math.floor(spacing / wave);
    const visible = Array.from({ length: 41 }, (_, i) => ((i - 20) * wave) / spacing).filter((sine) => Math.abs(sine) < 1);
    return {
      text: tex`${colour} light of wavelength $${wave}\text{ nm}$ falls at right angles on a grating with $${lines}$ lines per millimetre. How many maxima are formed in all?`,
      hint: 'How large can the sine of an angle be, and on which sides do maxima appear?',
      right: `$${2 * highest + 1}$`,
      wrongs: [
        [`$${highest}$`, 'That is the highest order, on one side alone.'],
        [`$${2 * highest}$`, 'You left out the maximum in the centre.'],
        [`$${2 * highest + 3}$`, 'You rounded the highest order up.'],
      ],
      solution: tex`The spacing is $\dfrac{10^{-3}}{${lines}} = ${quantity(spacing * 1e-9, 'm', 3)}$. From $n\lambda = d\sin\theta$ with $\sin\theta < 1$, $n$ is less than $\dfrac{${spacing}}{${wave}} = ${quantity(spacing / wave, '', 3).replace(/\\text\{[^}]*\}/, '')}$, so the highest order is $${highest}$. With both sides and the centre there are $2 \times ${highest} + 1 = ${2 * highest + 1}$ maxima.`,
      marking: tex`highest order from $\sin\theta < 1$, both sides and the centre counted`,
      proof: [2 * highest + 1, visible.length],
    };
  }),
);

const passingSource = choiceSet(
  { key: 'physics-c5-speed-of-a-passing-source', difficulty: 'Hard', placements: higherLevel('C.5', 1) },
  [
    { source: 'a racing motorcycle', near: 550, away: 450 },
    { source: 'a train with its horn on', near: 420, away: 380 },
    { source: 'a drone', near: 500, away: 400 },
    { source: 'an ambulance with its siren on', near: 720, away: 600 },
  ].map(({ source, near, away }): ChoiceItem => {
    const speed = (340 * (near - away)) / (near + away);
    return {
      text: tex`Nadia hears ${source} pass close by at constant speed along a straight line. She measures a frequency of $${near}\text{ Hz}$ while it approaches and of $${away}\text{ Hz}$ while it moves away. The speed of sound is $340\text{ m s}^{-1}$. What is the speed of the source?`,
      hint: 'The frequency of the source is not given. Does the answer depend on it?',
      right: inline(speed, 'm s^-1'),
      wrongs: [
        [
          inline((340 * (near - away)) / near, 'm s^-1'),
          'You treated the frequency heard on approach as that of the source at rest.',
        ],
        [
          inline((340 * (near - away)) / away, 'm s^-1'),
          'You treated the frequency heard afterwards as that of the source at rest.',
        ],
        [inline((340 * away) / near, 'm s^-1'), 'You multiplied the speed of sound by the ratio of the frequencies.'],
      ],
      solution: tex`$f_1 = \dfrac{fv}{v - u}$ and $f_2 = \dfrac{fv}{v + u}$, so $\dfrac{f_1}{f_2} = \dfrac{v + u}{v - u}$. Solved for the speed of the source, $u = v\,\dfrac{f_1 - f_2}{f_1 + f_2} = 340 \times \dfrac{${near} - ${away}}{${near} + ${away}} = ${quantity(speed, 'm s^-1', 2)}$.`,
      marking: 'ratio of the two frequencies',
      proof: [near / away, (340 + speed) / (340 - speed)],
    };
  }),
);

export const waveChoices: readonly QuestionTemplate[] = [
  ...[snapshots, threeLayers, fringesChanged],
  ...[pipeResonances, gratingOrders, passingSource],
];
