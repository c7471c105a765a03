import { withA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, tex } from './quantities.ts';
import { waveOnString } from './reversed-choices-c.ts';

/** C.4 Standing waves and resonance. */

function pipeDrawing(harmonic: number): string {
  const envelope = (x: number) => 0.8 * Math.sin((harmonic * Math.PI * x) / 16);
  return new Diagram({ x: [-0.6, 9.2], y: [-1.7, 1.7], height: 160 })
    .polyline([
      [8, 1],
      [0, 1],
      [0, -1],
      [8, -1],
    ])
    .graph(envelope, 0, 8, 'd-curve2')
    .graph((x) => -envelope(x), 0, 8, 'd-curve2')
    .label([0, 1], 'closed end', { anchor: 'start', dy: -8 })
    .label([8, 1], 'open end', { anchor: 'end', dy: -8 })
    .toSvg();
}

const closedPipe = defineTemplate({
  key: 'physics-c4-closed-pipe',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('C.4', 2),
  variants: [
    { L: 0.6, n: 3, v: 340 },
    { L: 0.85, n: 5, v: 343 },
    { L: 0.42, n: 3, v: 338 },
    { L: 1.2, n: 5, v: 340 },
    { L: 0.34, n: 3, v: 345 },
    { L: 0.95, n: 7, v: 342 },
    { L: 1.5, n: 3, v: 336 },
    { L: 0.72, n: 5, v: 344 },
    { L: 0.5, n: 7, v: 341 },
  ],
  solve: ({ L, n, v }) => {
    const wavelength = (4 * L) / n;
    return { wavelength, frequency: v / wavelength, first: v / (4 * L), open: v / (2 * L) };
  },
  write: ({ L, n, v }, { wavelength, frequency, first, open }) => {
    const nodes = (n + 1) / 2;
    return {
      text: tex`A standing sound wave forms in a pipe of length $${L}\text{ m}$ that is closed at one end. The diagram represents the displacement of the air along the pipe. The speed of sound is $${v}\text{ m s}^{-1}$.

![](diagram:pipe)

(a) Outline how the standing wave is formed. [2]

(b) Determine the wavelength of the sound. [2]

(c) Calculate the frequency of the sound. [1]

(d) Calculate the lowest frequency (first harmonic) of this pipe. [1]

(e) The closed end is opened. Calculate the new first-harmonic frequency of the pipe. [2]`,
      hint: 'How many quarters of a wavelength fit into the pipe?',
      answer: tex`(a) Superposition of the wave sent along the pipe and its reflection

(b) $${quantity(wavelength, 'm')}$

(c) $${quantity(frequency, 'Hz')}$

(d) $${quantity(first, 'Hz')}$

(e) $${quantity(open, 'Hz')}$`,
      solution: tex`(a) Sound travels along the pipe and is reflected at its ends. The reflected wave has the same frequency and nearly the same amplitude and travels in the opposite direction; the two superpose to a standing wave with fixed nodes and antinodes.

(b) The closed end is a node, the open end an antinode. The picture shows $${nodes}$ nodes and $${nodes}$ antinodes, so $${n}$ quarter wavelengths fit into the pipe:

$$${n} \times \frac{\lambda}{4} = ${L} \quad\Rightarrow\quad \lambda = ${quantity(wavelength, 'm')}$$

(c) $f = \dfrac{v}{\lambda} = \dfrac{${v}}{${significant(wavelength)}} = ${quantity(frequency, 'Hz')}$.

(d) In the first harmonic a single quarter wavelength fits in: $\lambda = 4 \times ${L} = ${quantity(4 * L, 'm')}$ and $f_1 = \dfrac{${v}}{${significant(4 * L)}} = ${quantity(first, 'Hz')}$.

(e) With both ends open there is an antinode at each end, half a wavelength apart: $\lambda = 2 \times ${L} = ${quantity(2 * L, 'm')}$ and $f = \dfrac{${v}}{${significant(2 * L)}} = ${quantity(open, 'Hz')}$, twice as high.`,
      markScheme: markLines(
        ['a', 'R1', 'Wave is reflected at the end(s) of the pipe'],
        ['a', 'R1', 'Superposition of waves of the same frequency in opposite directions'],
        ['b', '(M1)', tex`$${n}$ quarter wavelengths in the pipe`],
        ['b', 'A1', tex`$${quantity(wavelength, 'm')}$`],
        ['c', 'A1', tex`$${quantity(frequency, 'Hz')}$`],
        ['d', 'A1', tex`$${quantity(first, 'Hz')}$`],
        ['e', '(M1)', tex`$\lambda = 2L$`],
        ['e', 'A1', tex`$${quantity(open, 'Hz')}$`],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(wavelength, 'm', 'b'),
          miss(4 * L, 'This is the wavelength of the first harmonic; count the nodes in the diagram.'),
          miss((2 * L) / n, 'This would be right for a pipe that is open at both ends.'),
        ),
        numericAnswer(frequency, 'Hz', 'c'),
        foreseeing(numericAnswer(first, 'Hz', 'd'), miss(open, 'This would be right for a pipe that is open at both ends.')),
        foreseeing(numericAnswer(open, 'Hz', 'e'), miss(first, 'This is the frequency with one end closed.')),
      ),
      diagrams: [
        {
          name: 'pipe',
          svg: pipeDrawing(n),
          alt: `A pipe closed on the left and open on the right with a standing wave: a node at the closed end, an antinode at the open end, ${nodes} nodes in all.`,
        },
      ],
    };
  },
  check: ({ L, n, v }, { frequency, first, open }) => {
    // Resonances of a closed pipe are where cos(2 pi f L / v) changes sign; of an open one, sin. Count up to the n-th.
    const zeros = (f: (hertz: number) => number, upTo: number) => {
      const found: number[] = [];
      for (let a = 1; a < upTo; a += 1) if (f(a) * f(a + 1) <= 0) found.push(bisect(f, a, a + 1));
      return found;
    };
    const closed = zeros((hertz) => Math.cos((2 * Math.PI * hertz * L) / v), frequency + 1);
    assertAgree(first, closed[0] ?? 0, 'first harmonic');
    assertAgree(frequency, closed.at(-1) ?? 0, 'frequency shown');
    assertAgree(closed.length, (n + 1) / 2, 'which resonance');
    assertAgree(open, zeros((hertz) => Math.sin((2 * Math.PI * hertz * L) / v), open + 1).at(-1) ?? 0, 'open pipe');
  },
});

const stringHarmonics = defineTemplate({
  key: 'physics-c4-string-harmonic',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.4', 1),
  variants: [
    { loops: 3, f: 60, next: 5 },
    { loops: 4, f: 120, next: 3 },
    { loops: 2, f: 50, next: 5 },
    { loops: 5, f: 200, next: 3 },
    { loops: 3, f: 90, next: 2 },
    { loops: 4, f: 160, next: 5 },
    { loops: 2, f: 80, next: 3 },
    { loops: 5, f: 150, next: 4 },
    { loops: 6, f: 180, next: 4 },
  ],
  solve: ({ loops, f, next }) => ({ frequency: (f * next) / loops }),
  write: ({ loops, f, next }, { frequency }, variantIndex) => {
    const envelope = (x: number) => 0.8 * Math.sin((loops * Math.PI * x) / 8);
    const diagram = new Diagram({ x: [-0.6, 8.6], y: [-1.5, 1.5], height: 150 })
      .graph(envelope, 0, 8, 'd-curve2')
      .graph((x) => -envelope(x), 0, 8, 'd-dashed')
      .segment([0, -1], [0, 1])
      .segment([8, -1], [8, 1]);
    const hertz = (value: number) => tex`$${quantity(value, 'Hz', Number.isInteger(value) ? `${value}`.length : 3)}$`;
    const choice = arrangeOptions(
      hertz(frequency),
      [
        wrong(hertz((f * loops) / next), 'You let the frequency fall as the number of loops grows.', 'reciprocal'),
        wrong(hertz(f * next), 'You took the frequency in the picture for that of the first harmonic.'),
        wrong(hertz((f * (next + 1)) / (loops + 1)), 'You counted the nodes instead of the loops; there is one node more.'),
      ],
      variantIndex,
      5,
    );
    return {
      text: tex`A string fixed at both ends vibrates at $${f}\text{ Hz}$ with the standing wave shown.

![](diagram:string)

The speed of waves on the string does not change. At which frequency does the string vibrate with $${next}$ loops (antinodes)? [1]`,
      hint: 'Each loop is half a wavelength. How does the frequency grow with the number of loops?',
      answer: hertz(frequency),
      solution: tex`With $n$ loops the length is $L = n\dfrac{\lambda}{2}$, so $f = \dfrac{v}{\lambda} = \dfrac{nv}{2L}$: the frequency is proportional to the number of loops. The picture shows $${loops}$ loops, so each loop stands for $\dfrac{${f}}{${loops}} = ${significant(f / loops, 2)}\text{ Hz}$, the first harmonic. With $${next}$ loops:

$$f = ${next} \times \frac{${f}}{${loops}} = ${significant(frequency, 3)}\text{ Hz}$$`,
      markScheme: markLines(['', 'A1', `frequency proportional to the number of loops`]),
      ...choice,
      numeric: [numericAnswer(frequency, 'Hz')],
      diagrams: [
        {
          name: 'string',
          svg: diagram.toSvg(),
          alt: `A string between two fixed ends with a standing wave of ${loops} loops.`,
        },
      ],
    };
  },
  check: ({ loops, f, next }, { frequency }) => {
    // A travelling crest must go there and back in a whole number of periods: the same round trip for both.
    const roundTrip = loops / f;
    assertAgree(frequency * roundTrip, next, 'periods in a round trip');
    assertBetween(frequency, 10, 400, 'frequency');
  },
});

const resonanceCurve = defineTemplate({
  key: 'physics-c4-resonance-curve',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.4', 2, ['C.1.1']),
  variants: [
    { system: 'footbridge', driver: 'walkers', f0: 2, unitName: 'Hz', damper: 'dampers are built in under the bridge' },
    {
      system: 'tall building',
      driver: 'an earthquake',
      f0: 0.5,
      unitName: 'Hz',
      damper: 'a heavy damped pendulum is hung in the top floor',
    },
    {
      system: 'wing mirror of a car',
      driver: 'the engine',
      f0: 30,
      unitName: 'Hz',
      damper: 'a rubber mount is put under the mirror',
    },
    {
      system: 'washing machine',
      driver: 'the turning drum',
      f0: 8,
      unitName: 'Hz',
      damper: 'shock absorbers are fitted to the drum',
    },
    { system: 'wine glass', driver: 'a loudspeaker', f0: 600, unitName: 'Hz', damper: 'some honey is poured into the glass' },
    { system: 'chimney', driver: 'the wind', f0: 1, unitName: 'Hz', damper: 'cables with damping elements are fitted' },
    {
      system: 'suspension of a bus',
      driver: 'bumps in the road',
      f0: 1.5,
      unitName: 'Hz',
      damper: 'its worn shock absorbers are replaced by new ones',
    },
    { system: 'diving board', driver: 'a swinging arm', f0: 4, unitName: 'Hz', damper: 'a sheet of foam is glued to the board' },
    {
      system: 'overhead cable',
      driver: 'gusts of wind',
      f0: 5,
      unitName: 'Hz',
      damper: 'weights on rubber sleeves are clamped to the cable',
    },
  ],
  solve: ({ f0 }) => {
    const peak = (damping: number) => f0 * Math.sqrt(1 - 2 * damping * damping);
    return { light: peak(0.1), heavy: peak(0.25) };
  },
  write: ({ system, driver, f0, unitName, damper }, { light, heavy }) => {
    const response = (damping: number) => (f: number) => {
      const x = f / f0;
      return 1 / Math.hypot(1 - x * x, 2 * damping * x);
    };
    const diagram = new Diagram({ x: [0, 2.2 * f0], y: [0, 6] })
      .axes({ x: `f / ${unitName}`, y: 'amplitude', xTicks: [f0 / 2, f0, 1.5 * f0] })
      .graph(response(0.1), 0, 1.85 * f0, 'd-curve2')
      .segment([f0, 0], [f0, 5.4], 'd-dashed');
    const solved = new Diagram({ x: [0, 2.2 * f0], y: [0, 6] })
      .axes({ x: `f / ${unitName}`, y: 'amplitude', xTicks: [f0 / 2, f0, 1.5 * f0] })
      .graph(response(0.1), 0, 1.85 * f0, 'd-curve2')
      .graph(response(0.25), 0, 1.85 * f0)
      .label([light, 5], 'before', { anchor: 'start', dx: 14 })
      .label([heavy, 1], 'after');
    return {
      text: tex`The oscillations of ${withA(system)} are driven by ${driver}. The graph shows how the amplitude depends on the driving frequency $f$.

![](diagram:curve)

(a) Define the natural frequency of the ${system}. [1]

(b) Estimate the natural frequency from the graph. [1]

(c) Explain, with reference to energy, why the amplitude is greatest near this frequency. [2]

(d) Later ${damper}. Describe two ways in which the curve changes. [2]`,
      hint: 'Damping takes energy from the oscillation in each cycle. Where does this matter most?',
      answer: tex`(a) The frequency at which it oscillates freely after being displaced

(b) About $${f0}\text{ ${unitName}}$

(c) The driver gives energy most effectively at the natural frequency (resonance).

(d) Lower peak, at a slightly lower frequency; broader curve`,
      solution: tex`(a) The natural frequency is the frequency with which the ${system} oscillates by itself after it has been displaced and released, with no driving force.

(b) The damping is light, so the peak lies very near the natural frequency: about $${f0}\text{ ${unitName}}$.

(c) When the driving frequency equals the natural frequency, the driving force stays in step with the velocity of the oscillation, so it always does positive work and energy is transferred most efficiently. The amplitude grows until the energy lost to damping in each cycle equals the energy supplied: resonance.

(d) There is more damping now. The peak is lower, the curve is broader, and the peak lies at a slightly lower frequency. (Any two of these.)

![](diagram:damped)`,
      markScheme: markLines(
        ['a', 'A1', 'Frequency of free oscillation'],
        ['b', 'A1', tex`About $${f0}\text{ ${unitName}}$`],
        ['c', 'R1', 'Energy is transferred most efficiently when the driver is in step with the oscillation'],
        ['c', 'R1', 'Amplitude grows until losses equal the energy supplied'],
        ['d', 'A1', 'One of: lower peak; broader curve; peak at a slightly lower frequency'],
        ['d', 'A1', 'Another of these'],
      ),
      numeric: [{ part: 'b', value: f0, tolerance: f0 * 0.06, unit: unitName }],
      diagrams: [
        {
          name: 'curve',
          svg: diagram.toSvg(),
          alt: `Amplitude against driving frequency: the curve rises to a sharp peak very near ${f0} ${unitName} and falls towards zero at high frequency.`,
        },
        {
          name: 'damped',
          svg: solved.toSvg(),
          alt: 'The same curve before and after more damping: the later curve is lower and broader, with its peak a little to the left.',
        },
      ],
    };
  },
  check: ({ f0 }, { light, heavy }) => {
    // Search the amplitude on a grid for its peak.
    const peakOf = (damping: number) => {
      let [best, at] = [0, 0];
      for (let i = 1; i < 20_000; i++) {
        const x = i / 10_000;
        const amplitude = 1 / ((1 - x * x) ** 2 + (2 * damping * x) ** 2);
        if (amplitude > best) [best, at] = [amplitude, x];
      }
      return at * f0;
    };
    assertAgree(light, peakOf(0.1), 'peak with light damping', 1e-3);
    assertAgree(heavy, peakOf(0.25), 'peak with more damping', 1e-3);
    assertBetween(heavy, 0, light, 'peak moves down');
  },
});

export const standingWaves: readonly QuestionTemplate[] = [
  withErrorForms(closedPipe, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  withReversal(stringHarmonics, waveOnString),
  resonanceCurve,
];
