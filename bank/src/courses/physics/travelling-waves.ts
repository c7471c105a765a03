import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.2 longitudinal and electromagnetic waves. */

/** Displacement of the air against position, with the layers of air below. */
function soundDrawing(lambda: number, withLayers: boolean): string {
  const length = 2 * lambda;
  const ticks = [0.5, 1, 1.5, 2].map((n) => Number((n * lambda).toFixed(2)));
  const diagram = new Diagram({
    x: [-0.04 * length, length * 1.08],
    y: [withLayers ? -3.4 : -1.5, 1.5],
    width: 460,
    height: withLayers ? 300 : 230,
  });
  diagram.axes({ x: 'x / m', y: 's', xTicks: ticks });
  diagram.graph((x) => Math.sin((2 * Math.PI * x) / lambda), 0, length, 'd-curve2');
  if (withLayers)
    for (let n = 0; n <= 48; n++) {
      const at = (n / 48) * length;
      const moved = at + 0.1 * lambda * Math.sin((2 * Math.PI * at) / lambda);
      diagram.segment([moved, -3.2], [moved, -2], 'd-axis');
    }
  return diagram.toSvg();
}

const longitudinal = defineTemplate({
  key: 'physics-c2-sound-wave-in-air',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.2', 2),
  variants: [
    { form: 'graph', lambda: 0.8, v: 340 },
    { form: 'graph', lambda: 0.5, v: 344 },
    { form: 'spring', lambda: 0.6, v: 1.8 },
    { form: 'spring', lambda: 0.4, v: 1.4 },
    { form: 'layers', lambda: 1.2, v: 342 },
    { form: 'layers', lambda: 0.68, v: 340 },
    { form: 'graph', lambda: 1.6, v: 336 },
    { form: 'graph', lambda: 0.25, v: 345 },
  ] as const,
  solve: ({ lambda, v }) => ({ frequency: v / lambda, gap: lambda / 2, delay: (0.25 * lambda) / v }),
  write: ({ form, lambda, v }, { frequency, gap, delay }) => {
    const half = Number((lambda / 2).toFixed(3));
    if (form === 'spring')
      return inParts({
        stem: tex`A long slinky spring lies on a smooth table. One end is moved to and fro along the spring. At one instant the centres of neighbouring compressions are $${lambda}\text{ m}$ apart. The compressions travel at $${v.toFixed(1)}\text{ m s}^{-1}$.`,
        hint: 'Look at how one single turn of the spring moves, and how the pattern moves.',
        parts: [
          {
            ask: 'Explain why this wave is longitudinal.',
            answer: 'The turns oscillate parallel to the direction in which the wave travels',
            solution:
              'Each turn of the spring oscillates about its own place along the same line along which the compressions travel.',
            marks: [['R1', 'Oscillation parallel to the direction of travel (of energy)']],
          },
          {
            ask: 'Calculate the frequency of the hand.',
            answer: tex`$${quantity(frequency, 'Hz', 2)}$`,
            solution: tex`Neighbouring compressions are one wavelength apart, so $f = \dfrac{v}{\lambda} = \dfrac{${v.toFixed(1)}}{${lambda}} = ${quantity(frequency, 'Hz', 2)}$.`,
            marks: [
              ['M1', 'Distance between compressions is the wavelength'],
              ['A1', tex`$${quantity(frequency, 'Hz', 2)}$`],
            ],
            keys: [{ value: frequency, tolerance: frequency * 0.02, unit: 'Hz' }],
          },
          {
            ask: 'The hand moves twice as often in each second. State what happens to the wavelength and to the speed.',
            answer: 'The wavelength is halved, the speed is the same',
            solution: 'The speed depends on the spring. With $v = f\\lambda$ and twice the frequency the wavelength is halved.',
            marks: [
              ['A1', 'Wavelength halved'],
              ['A1', 'Speed unchanged'],
            ],
          },
          {
            ask: 'Outline how the same spring can carry a transverse wave.',
            answer: 'By moving its end sideways, at right angles to the spring',
            solution:
              'If the end is moved sideways, each turn oscillates at right angles to the spring while the wave travels along it. The speed is then another one.',
            marks: [['A1', 'End moved at right angles to the spring']],
          },
        ],
      });
    if (form === 'layers')
      return inParts({
        stem: tex`A sound wave travels to the right through air at $${v}\text{ m s}^{-1}$. The graph shows the displacement $s$ of the air (positive to the right) against position $x$ at one instant. The lines below it are layers of air that are evenly spaced when there is no sound; their displacements are drawn far too large.

![](diagram:sound)`,
        hint: 'Where do the layers on both sides of a point move towards it?',
        parts: [
          {
            ask: tex`State the position between $x = 0$ and $x = ${lambda}\text{ m}$ where a compression has its centre. Justify your answer.`,
            answer: tex`$x = ${half}\text{ m}$`,
            solution: tex`At $x = ${half}\text{ m}$ the displacement is zero, but the air to its left is displaced to the right, and the air to its right is displaced to the left: the layers come together there.`,
            marks: [
              ['A1', tex`$${half}\text{ m}$`],
              ['R1', 'Air on both sides is displaced towards this point'],
            ],
            keys: [
              foreseeing(
                { value: half, tolerance: 0.02 * lambda, unit: 'm' },
                miss(
                  lambda / 4,
                  'There the displacement is greatest, but neighbouring layers are displaced by nearly the same amount.',
                ),
              ),
            ],
          },
          {
            ask: 'Calculate the frequency of the sound.',
            answer: tex`$${quantity(frequency, 'Hz')}$`,
            solution: tex`$f = \dfrac{v}{\lambda} = \dfrac{${v}}{${lambda}} = ${quantity(frequency, 'Hz')}$.`,
            marks: [['A1', tex`$${quantity(frequency, 'Hz')}$`]],
            keys: [numericAnswer(frequency, 'Hz')],
          },
          {
            ask: 'Describe the motion of one layer of air while the wave passes.',
            answer: 'It oscillates to and fro along the direction of travel about its own place',
            solution:
              'Each layer oscillates to the left and to the right about its own position, with the frequency of the sound. It is not carried along; energy is.',
            marks: [
              ['A1', 'Oscillates about a fixed position'],
              ['A1', 'Parallel to the direction of travel'],
            ],
          },
        ],
        diagrams: [
          {
            name: 'sound',
            svg: soundDrawing(lambda, true),
            alt: `Displacement against position: a sine curve of wavelength ${lambda} m that rises from zero at x = 0. Below it vertical lines that crowd together at ${half} m and one wavelength further on.`,
          },
        ],
      });
    return inParts({
      stem: tex`A loudspeaker sends sound along a tube. The graph shows the displacement $s$ of the air, positive in the direction of travel, against position $x$ at $t = 0$. The speed of sound is $${v}\text{ m s}^{-1}$.

![](diagram:sound)`,
      hint: 'The graph looks like that of a transverse wave, but the displacement is along the tube.',
      parts: [
        {
          ask: tex`Determine the frequency of the sound.`,
          answer: tex`$${quantity(frequency, 'Hz')}$`,
          solution: tex`One wave repeats after $\lambda = ${lambda}\text{ m}$, so $f = \dfrac{v}{\lambda} = \dfrac{${v}}{${lambda}} = ${quantity(frequency, 'Hz')}$.`,
          marks: [
            ['A1', tex`$\lambda = ${lambda}\text{ m}$`],
            ['A1', tex`$${quantity(frequency, 'Hz')}$`],
          ],
          keys: [numericAnswer(frequency, 'Hz')],
        },
        {
          ask: 'Calculate the distance between the centres of a compression and the rarefaction next to it.',
          answer: tex`$${quantity(gap, 'm')}$`,
          solution: tex`Compression and rarefaction alternate, half a wavelength apart: $\dfrac{${lambda}}{2} = ${quantity(gap, 'm')}$. Both lie where the displacement is zero.`,
          marks: [['A1', tex`$${quantity(gap, 'm')}$`]],
          keys: [
            foreseeing(
              { value: gap, tolerance: gap * 0.02, unit: 'm' },
              miss(lambda / 4, 'Compressions do not lie where the displacement is greatest.'),
              miss(lambda, 'This is the distance between two compressions.'),
            ),
          ],
        },
        {
          ask: tex`Calculate the least time after which the air at $x = 0$ has its greatest displacement backwards.`,
          answer: tex`$${quantity(delay * 1000, 'ms')}$`,
          solution: tex`The wave moves on by a quarter of a wavelength in $\dfrac{T}{4}$. What is then at $x = 0$ was a quarter of a wavelength to its left, where the displacement is most negative (the curve continued to the left). So $t = \dfrac{T}{4} = \dfrac{1}{4f} = ${quantity(delay * 1000, 'ms')}$.`,
          marks: [
            ['R1', 'Curve moves to the right; its trough arrives after a quarter of a period'],
            ['A1', tex`$${quantity(delay * 1000, 'ms')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(delay * 1000, 'ms'),
              miss(3 * delay * 1000, 'After this time it has its greatest displacement forwards.', 'sign'),
            ),
          ],
        },
        {
          ask: 'Discuss whether sound could be polarised like light.',
          answer: 'No: it is longitudinal',
          solution:
            'Polarization means that the oscillation has one of the many directions at right angles to the direction of travel. In sound the air oscillates along the direction of travel, and there is only one such direction.',
          marks: [['R1', 'No: oscillation of a longitudinal wave has no choice of direction']],
        },
      ],
      diagrams: [
        {
          name: 'sound',
          svg: soundDrawing(lambda, false),
          alt: `Displacement against position: a sine curve of wavelength ${lambda} m that rises from zero at x = 0.`,
        },
      ],
    });
  },
  check: ({ lambda, v }, { frequency, gap, delay }) => {
    // Density of the layers from their displaced positions; displacement at the origin as time goes on.
    const s = (x: number, t: number) => Math.sin(2 * Math.PI * (x / lambda - frequency * t));
    const squeeze = (x: number) => s(x - 1e-4, 0) - s(x + 1e-4, 0);
    const xs = Array.from({ length: 401 }, (_, i) => (i / 400) * lambda);
    const densest = xs.reduce((best, x) => (squeeze(x) > squeeze(best) ? x : best), 0);
    assertAgree(densest, gap, 'compression', 1e-2);
    assertAgree(s(0, delay), -1, 'trough at the origin');
    assertBetween(delay, 0, 1 / frequency, 'the first trough');
    assertAgree(frequency * lambda, v, 'speed');
  },
});

const waveKinds = defineTemplate({
  key: 'physics-c2-kinds-of-wave',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('C.2', 1),
  variants: [
    { form: 'order', a: 'microwave', b: 'ultraviolet' },
    { form: 'vacuum', a: 'radio', b: 'ultrasound' },
    { form: 'vacuum', a: 'infrared', b: 'sound' },
    { form: 'order', a: 'infrared', b: 'X-ray' },
    { form: 'energy', a: 'string', b: 'rope' },
    { form: 'energy', a: 'rope', b: 'string' },
  ] as const,
  solve: ({ a, b }) => ({
    longer: SPECTRUM.indexOf(a as (typeof SPECTRUM)[number]) < SPECTRUM.indexOf(b as (typeof SPECTRUM)[number]),
  }),
  write: ({ form, a, b }, _, index) => {
    if (form === 'order')
      return asChoice(
        {
          text: tex`What is correct for ${a} and ${b} radiation in a vacuum?`,
          hint: 'All electromagnetic waves have one property in common in a vacuum.',
          right: `They have the same speed; ${a} radiation has the longer wavelength`,
          wrongs: [
            [
              `They have the same speed; ${a} radiation has the higher frequency`,
              'You put the two in the wrong order in the electromagnetic spectrum.',
            ],
            [
              `They have the same frequency; ${a} radiation has the lower speed`,
              'You let the frequency be common to both; in a vacuum it is the speed.',
            ],
            [
              `They have the same wavelength; ${a} radiation has the lower frequency`,
              'With the same wavelength and speed the frequencies would be the same as well.',
            ],
          ],
          solution: `All electromagnetic waves travel at the same speed $c$ in a vacuum. In the order radio, microwave, infrared, visible, ultraviolet, X-ray, gamma the wavelength becomes shorter, so ${a} radiation has the longer wavelength and the lower frequency.`,
          marking: 'same speed, order of wavelengths',
        },
        index,
        5,
      );
    if (form === 'vacuum')
      return asChoice(
        {
          text: tex`A sealed glass jar contains a source of ${b} and a source of ${a} waves. The air is pumped out. Which of the two kinds of wave can still be detected outside the jar, and why?`,
          hint: 'Which of them needs particles that oscillate?',
          right: `The ${a} waves, because they need no medium`,
          wrongs: [
            [
              `The ${b} waves, because they are longitudinal`,
              'A longitudinal wave needs particles to be pushed together and pulled apart.',
            ],
            [
              `Both, because waves carry energy and no matter`,
              'Energy is carried by oscillating particles in one of the two cases, and there are none left.',
            ],
            [`The ${b} waves, because they have the lower speed`, 'The speed does not decide whether a medium is needed.'],
          ],
          solution: `Sound and ultrasound are oscillations of particles and cannot travel through a vacuum. ${a[0]?.toUpperCase()}${a.slice(1)} waves are electromagnetic: oscillating electric and magnetic fields, which need no medium.`,
          marking: 'electromagnetic waves need no medium',
        },
        index,
        1,
      );
    return asChoice(
      {
        text: tex`A wave travels along a ${a} from left to right. A small knot in the ${a} is observed while ${a === 'rope' ? 'several crests pass' : 'a whole wave train passes'}. What is correct?`,
        hint: 'What does a wave carry along, and what not?',
        right: 'Energy is carried to the right; the knot returns to its place',
        wrongs: [
          ['Energy is carried to the right; the knot moves slowly to the right', 'You let the medium move along with the wave.'],
          ['Energy and matter are carried to the right', 'You let the wave carry matter; the medium only oscillates.'],
          [
            'Nothing is carried; only the shape of the wave moves',
            'The far end can be set moving, so something is carried there.',
          ],
        ],
        solution: `The knot oscillates at right angles to the ${a} and is back at its place when the wave has passed. The wave carries energy, not matter.`,
        marking: 'energy, not matter',
      },
      index,
      0,
    );
  },
  check: ({ form, a, b }, { longer }) => {
    const nm: Record<string, number> = { radio: 1e9, microwave: 1e7, infrared: 1e4, ultraviolet: 100, 'X-ray': 1 };
    if (form === 'order') assertBetween((nm[b] ?? 0) / (nm[a] ?? 1), 0, longer ? 1 : 0, 'order of wavelengths');
  },
});

const SPECTRUM = ['radio', 'microwave', 'infrared', 'visible', 'ultraviolet', 'X-ray', 'gamma'] as const;

export const travellingWaves: readonly QuestionTemplate[] = [longitudinal, waveKinds];
