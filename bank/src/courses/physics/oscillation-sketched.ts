import { Diagram } from '../../diagram.ts';
import { bisect, differentiate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.1 an oscillation told in words: its graphs are to be sketched, annotated and compared. */

interface Oscillation {
  form: 'displacement' | 'energy';
  body: string;
  cm: number;
  period: number;
}

function displacementGraph({ cm, period }: Oscillation, annotated: boolean): string {
  const diagram = new Diagram({ x: [0, period * 2.2], y: [-cm * 1.35, cm * 1.35], width: 440, height: 270 })
    .axes({ x: 't / s', y: 'x / cm', ...(annotated ? { xTicks: [period, 2 * period], yTicks: [cm, -cm] } : {}) })
    .graph((t) => cm * Math.cos((2 * Math.PI * t) / period), 0, 2 * period);
  if (annotated) diagram.point([period / 4, 0]).label([period / 4, 0], 'P', { math: true, dx: 12, dy: -8 });
  return diagram.toSvg();
}

function energyGraph(cm: number): string {
  return new Diagram({ x: [-cm * 1.2, cm * 1.2], y: [0, 1.3], width: 440, height: 270 })
    .axes({ x: 'x / cm', y: 'energy', xTicks: [-cm, cm] })
    .graph((x) => (x / cm) ** 2, -cm, cm)
    .graph((x) => 1 - (x / cm) ** 2, -cm, cm, 'd-curve2')
    .segment([-cm, 1], [cm, 1], 'd-dashed')
    .label([-cm * 0.72, 0.52], 'potential', { anchor: 'end', dx: -8, dy: 4 })
    .label([cm * 0.08, 0.66], 'kinetic', { anchor: 'start', dy: 4 })
    .label([cm * 0.55, 1], 'total', { dy: -7 })
    .toSvg();
}

function displacementParts({ cm, period }: Oscillation, greatest: number): PartDraft[] {
  return [
    {
      ask: 'Define simple harmonic motion.',
      answer: 'Acceleration proportional to the displacement from the equilibrium position and directed towards it',
      solution:
        'The acceleration (or the resultant force) is proportional to the displacement from the equilibrium position and always points towards that position.',
      marks: [
        ['A1', 'Acceleration (force) proportional to displacement from equilibrium'],
        ['A1', 'Directed towards equilibrium / opposite to the displacement'],
      ],
    },
    {
      ask: tex`Sketch the displacement $x$ against time for two periods.`,
      answer: 'A cosine curve of constant amplitude',
      solution: `It is let go at its greatest displacement, so the curve begins at its top, with a horizontal tangent: a cosine curve.

![](diagram:sketch)`,
      marks: [
        ['A1', 'Begins at the greatest displacement, with zero gradient'],
        ['A1', 'Two full periods of a sine-shaped curve of constant amplitude'],
      ],
    },
    {
      ask: tex`Annotate your sketch with the amplitude and the period, and mark a point $P$ at which the speed is greatest.`,
      answer: tex`$${cm}\text{ cm}$, $${period}\text{ s}$; $P$ at any crossing of the time axis`,
      solution: tex`The amplitude is $${cm}\text{ cm}$ and the period $${period}\text{ s}$. The speed is greatest where the curve is steepest: at each crossing of the time axis, where the displacement is zero.

![](diagram:annotated)`,
      marks: [
        ['A1', tex`$${cm}\text{ cm}$ and $${period}\text{ s}$ marked at the right places`],
        ['A1', tex`$P$ on the time axis`],
      ],
    },
    {
      ask: 'Calculate the greatest magnitude of the acceleration.',
      answer: tex`$${quantity(greatest, 'm s^-2')}$`,
      solution: tex`$\omega = \dfrac{2\pi}{T} = \dfrac{2\pi}{${period}}$, and at the greatest displacement

$$a = \omega^2x_0 = \left(\frac{2\pi}{${period}}\right)^2 \times ${significant(cm / 100)} = ${quantity(greatest, 'm s^-2')}$$`,
      marks: [
        ['M1', tex`$\omega^2x_0$ with $\omega = 2\pi/T$`],
        ['A1', tex`$${quantity(greatest, 'm s^-2')}$`],
      ],
      keys: [
        foreseeing(
          numericAnswer(greatest, 'm s^-2'),
          miss((greatest * period) / (2 * Math.PI), 'This is the greatest speed; the angular frequency has to be squared.'),
        ),
      ],
    },
    {
      ask: tex`Compare the motion at $t = ${significant(period / 4, 2)}\text{ s}$ with that at $t = ${significant((3 * period) / 4, 2)}\text{ s}$.`,
      answer: 'Same place and equal (greatest) speed, opposite directions',
      solution: tex`These are a quarter and three quarters of a period. Similarities: the displacement is zero, and the speed has its greatest value, at both times. Difference: the directions of motion are opposite, as the curve falls at the first time and rises at the second one.`,
      marks: [
        ['A1', 'Similarity: zero displacement, or equal (greatest) speed, or zero acceleration'],
        ['A1', 'Difference: opposite directions of velocity'],
      ],
    },
  ];
}

function energyParts(cm: number, equal: number): PartDraft[] {
  return [
    {
      ask: tex`Sketch, on one pair of axes, the kinetic and the potential energy against the displacement, from $-${cm}\text{ cm}$ to $${cm}\text{ cm}$.`,
      answer: 'Two parabolas: potential energy zero at the centre, kinetic energy zero at both ends',
      solution: `All energy is potential at both ends, where the body is at rest, and kinetic at the centre. Both curves are parabolas, since the potential energy grows as the square of the displacement.

![](diagram:energies)`,
      marks: [
        ['A1', 'Potential energy: a parabola with its lowest point, zero, at the centre'],
        ['A1', 'Kinetic energy: a parabola with its top at the centre, zero at both ends, equally high'],
      ],
    },
    {
      ask: 'Label the two curves, and annotate the sketch with a line for the total energy.',
      answer: 'A horizontal line at the height of the greatest kinetic energy',
      solution:
        'Without friction the total energy is the same everywhere: a horizontal line that touches the kinetic curve at the centre and meets the potential one at both ends.',
      marks: [
        ['A1', 'Both curves labelled'],
        ['A1', 'Horizontal line at the height of the greatest kinetic energy'],
      ],
    },
    {
      ask: 'Estimate from your sketch the displacement at which the two energies are equal.',
      answer: tex`About $${significant(equal, 2)}\text{ cm}$ (on either side)`,
      solution: tex`The curves cross at half of the total height, clearly further out than half-way to the end. On a careful sketch this is at about seven tenths of the amplitude: $0.7 \times ${cm} \approx ${significant(equal, 2)}\text{ cm}$.`,
      marks: [['A1', tex`About $${significant(equal, 2)}\text{ cm}$ (within a tenth of it)`]],
      keys: [
        {
          ...{ value: equal, tolerance: 0.1 * equal, unit: 'cm' },
          slips: [
            miss(
              cm / 2,
              'The energies would be equal half-way if they varied evenly with displacement; the curves are parabolas.',
            ),
          ],
        },
      ],
    },
    {
      ask: 'Describe how the two energies change while the body moves from one end of its path to the other.',
      answer: 'Potential turns into kinetic energy up to the centre, then back again',
      solution:
        'From the end to the centre the potential energy falls to zero and the kinetic energy rises to its greatest value. From the centre to the other end the kinetic energy turns back into potential energy, which is as great at the end as it was at the start. Their sum does not change.',
      marks: [
        ['A1', 'Potential turns into kinetic energy up to the centre and back into potential energy beyond it'],
        ['A1', 'Sum constant'],
      ],
    },
  ];
}

const oscillationSketched = defineTemplate({
  key: 'physics-c1-oscillation-sketched',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.1.1', 2),
  variants: [
    { form: 'displacement', body: 'A trolley between two springs', cm: 8, period: 1.6 },
    { form: 'energy', body: 'A glider between two springs on an air track', cm: 12, period: 2 },
    { form: 'energy', body: 'A puck between two springs on an air table', cm: 20, period: 2 },
    { form: 'displacement', body: 'A block on a spring', cm: 5, period: 0.8 },
    { form: 'displacement', body: 'A cart tied to two springs', cm: 14, period: 2.4 },
    { form: 'energy', body: 'A block that is tied to a spring on smooth ice', cm: 9, period: 2 },
    { form: 'energy', body: 'A trolley with a spring on a smooth table', cm: 15, period: 2 },
    { form: 'displacement', body: 'A raft moored by two elastic ropes', cm: 30, period: 4.8 },
  ] as readonly Oscillation[],
  solve: ({ cm, period }) => ({ greatest: ((2 * Math.PI) / period) ** 2 * (cm / 100), equal: cm / Math.SQRT2 }),
  write: (oscillation, { greatest, equal }) => {
    const { form, body, cm, period } = oscillation;
    const isEnergy = form === 'energy';
    return inParts({
      stem: isEnergy
        ? tex`${body} is pulled aside by $${cm}\text{ cm}$ and let go. It moves to and fro in simple harmonic motion without friction.`
        : tex`${body} is pulled aside by $${cm}\text{ cm}$ and let go at $t = 0$. It moves in simple harmonic motion with the period $${period}\text{ s}$.`,
      hint: isEnergy
        ? 'Begin with the places where one of the two energies is zero.'
        : 'Where is the body at the start, and how fast is it there?',
      parts: isEnergy ? energyParts(cm, equal) : displacementParts(oscillation, greatest),
      diagrams: isEnergy
        ? [
            {
              name: 'energies',
              svg: energyGraph(cm),
              alt: 'Energy against displacement: a parabola open upwards for potential energy, one open downwards for kinetic energy, and a horizontal line for the total.',
            },
          ]
        : [
            {
              name: 'sketch',
              svg: displacementGraph(oscillation, false),
              alt: 'Displacement against time: two periods of a cosine curve.',
            },
            {
              name: 'annotated',
              svg: displacementGraph(oscillation, true),
              alt: `The same curve with the amplitude ${cm} cm, the period ${period} s and a point P at its first crossing of the time axis.`,
            },
          ],
    });
  },
  check: ({ cm, period }, { greatest, equal }) => {
    const x = (t: number) => (cm / 100) * Math.cos((2 * Math.PI * t) / period);
    const v = (t: number) => differentiate(x, t, period * 1e-3);
    assertAgree(Math.abs(differentiate(v, 0, period * 1e-3)), greatest, 'greatest acceleration', 1e-5);
    // Kinetic energy from the speed, potential energy as what is missing of its greatest value.
    const kinetic = (t: number) => v(t) ** 2;
    const most = kinetic(period / 4);
    const when = bisect((t) => 2 * kinetic(t) - most, 1e-4 * period, period / 4);
    assertAgree(100 * x(when), equal, 'place of equal energies', 1e-5);
  },
});

export const sketchesOfOscillations: readonly QuestionTemplate[] = [oscillationSketched];
