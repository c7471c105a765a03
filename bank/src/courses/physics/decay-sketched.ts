import { Diagram } from '../../diagram.ts';
import { bisect, simulate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { bothCourses } from './placing.ts';
import { tex } from './quantities.ts';

/** E.3 decay told in words: its curve is to be sketched, annotated and compared. */

interface Samples {
  form: 'one' | 'two';
  nuclide: string;
  start: number;
  half: number;
  unit: string;
  /** Per cent of the start whose time is to be estimated. */
  share: number;
}

function decayGraph({ start, half, unit, form }: Samples, annotated: boolean): string {
  const diagram = new Diagram({ x: [0, half * 3.4], y: [0, start * 1.12], width: 440, height: 270 }).axes({
    x: `t / ${unit}`,
    y: form === 'one' ? 'A / Bq' : 'N',
    ...(annotated
      ? { xTicks: [half, 2 * half, 3 * half], yTicks: form === 'one' ? [start, start / 2, start / 4, start / 8] : [] }
      : {}),
  });
  diagram.graph((t) => start * 0.5 ** (t / half), 0, half * 3.3);
  if (form === 'two') diagram.graph((t) => start * 0.5 ** (t / (2 * half)), 0, half * 3.3, 'd-curve2');
  if (annotated && form === 'two')
    diagram
      .label([half * 2.2, start * 0.5 ** 2.2], 'P', { math: true, dy: -9, dx: 8 })
      .label([half * 2.2, start * 0.5 ** 1.1], 'Q', { math: true, dy: -9, dx: 8 });
  if (annotated && form === 'one')
    for (const n of [1, 2, 3])
      diagram
        .segment([n * half, 0], [n * half, start * 0.5 ** n], 'd-dashed')
        .segment([0, start * 0.5 ** n], [n * half, start * 0.5 ** n], 'd-dashed');
  return diagram.toSvg();
}

function oneSampleParts({ start, half, unit, share }: Samples, time: number): PartDraft[] {
  const later = [1, 2, 3].map((n) => `${start * 0.5 ** n}`);
  return [
    {
      ask: 'Define the activity of a sample.',
      answer: 'The number of nuclei that decay per unit time',
      solution:
        'It is the number of nuclei of the sample that decay per unit time; its unit is the becquerel, one decay per second.',
      marks: [['A1', 'Number of decays per unit time (rate of decay of nuclei)']],
    },
    {
      ask: tex`Sketch how the activity varies with time, from $t = 0$ to $t = ${3 * half}\text{ ${unit}}$.`,
      answer: 'A curve that falls ever more slowly towards the axis and is halved in equal times',
      solution: `In each half-life the activity falls to half of what it was at its beginning: a smooth curve, steep at first, that comes near to the time axis without touching it.

![](diagram:sketch)`,
      marks: [
        ['A1', 'Smooth falling curve with a gradient that becomes less steep, from a value above zero'],
        ['A1', 'Halved in equal times, and does not reach the time axis'],
      ],
    },
    {
      ask: 'Annotate your sketch with the activities after one, two and three half-lives.',
      answer: tex`$${later[0]}$, $${later[1]}$ and $${later[2]}\text{ Bq}$ at $${half}$, $${2 * half}$ and $${3 * half}\text{ ${unit}}$`,
      solution: tex`Halving three times gives $${later[0]}$, $${later[1]}$ and $${later[2]}\text{ Bq}$, at $${half}$, $${2 * half}$ and $${3 * half}\text{ ${unit}}$.

![](diagram:annotated)`,
      marks: [
        ['A1', tex`$${half}$, $${2 * half}$ and $${3 * half}\text{ ${unit}}$ marked`],
        ['A1', tex`$${later[0]}$, $${later[1]}$ and $${later[2]}\text{ Bq}$ marked there`],
      ],
    },
    {
      ask: tex`Estimate from your sketch the time after which $${share}\,\%$ of the initial activity is left.`,
      answer: tex`About $${significant(time, 2)}\text{ ${unit}}$`,
      solution: tex`$${share}\,\%$ lies between one half and one quarter, so the time is between $${half}$ and $${2 * half}\text{ ${unit}}$. The curve is steeper at the beginning of this interval than at its end; read off, the time is about $${significant(time, 2)}\text{ ${unit}}$. (Anything within a tenth of this is a good reading of a sketch.)`,
      marks: [['A1', tex`About $${significant(time, 2)}\text{ ${unit}}$ (within a tenth of it)`]],
      keys: [{ value: time, tolerance: time * 0.1, unit }],
    },
  ];
}

function twoSampleParts({ half, unit }: Samples): PartDraft[] {
  return [
    {
      ask: tex`Sketch, on one pair of axes, how the numbers of undecayed nuclei of both samples vary with time, from $t = 0$ to $t = ${3 * half}\text{ ${unit}}$. Label the curves.`,
      answer: 'Two falling curves from the same point; that of P falls twice as fast',
      solution: `Both begin at the same number. P is halved every ${half} ${unit}, Q every ${2 * half} ${unit}, so that the curve of Q lies above that of P from then on.

![](diagram:annotated)`,
      marks: [
        ['A1', 'Two smooth curves that begin at the same point and fall ever more slowly'],
        ['A1', 'Curve of P below that of Q, and both labelled'],
      ],
    },
    {
      ask: tex`Compare the two samples at $t = 0$: their numbers of nuclei and their activities.`,
      answer: 'Equal numbers of nuclei; P has twice the activity of Q',
      solution:
        'Similarity: the numbers of nuclei are equal. Difference: a nucleus is more likely to decay in the next second where the half-life is shorter. P has half of the half-life of Q, so from equally many nuclei it has twice the activity; its curve is twice as steep at the start.',
      marks: [
        ['A1', 'Equal numbers of nuclei'],
        ['A1', 'P has the greater activity: twice that of Q'],
      ],
    },
    {
      ask: tex`Verify that the two activities are equal at $t = ${2 * half}\text{ ${unit}}$.`,
      answer: 'Half as many nuclei in P as in Q, each with twice the chance to decay',
      solution: tex`After $${2 * half}\text{ ${unit}}$ a quarter of P is left (two half-lives) and half of Q (one half-life): P has half as many nuclei as Q. In each second a nucleus of P is twice as likely to decay as one of Q. So the activities are in the ratio $\frac{1}{2} \times 2 = 1$: they are equal.`,
      marks: [
        ['A1', tex`$\frac{1}{4}$ of P and $\frac{1}{2}$ of Q are left`],
        ['R1', 'Half as many nuclei, each twice as likely to decay: the same activity'],
      ],
    },
    {
      ask: tex`Predict which sample has the greater activity after this time, and justify your answer.`,
      answer: 'Q',
      solution:
        'From then on P loses a greater share of its nuclei in each half-life of its own than Q does in the same time, so its activity, equal at that moment, falls faster. Q has the greater activity.',
      marks: [
        ['A1', 'Q'],
        ['R1', 'Activity of P falls faster (shorter half-life) from an equal value'],
      ],
    },
  ];
}

const decaySketched = defineTemplate({
  key: 'physics-e3-decay-curve-sketched',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.1', 2),
  variants: [
    { form: 'one', nuclide: 'sodium-24', start: 800, half: 15, unit: 'hours', share: 35 },
    { form: 'two', nuclide: '', start: 1, half: 5, unit: 'days', share: 50 },
    { form: 'two', nuclide: '', start: 1, half: 12, unit: 'minutes', share: 50 },
    { form: 'one', nuclide: 'iodine-131', start: 480, half: 8, unit: 'days', share: 30 },
    { form: 'one', nuclide: 'phosphorus-32', start: 640, half: 14, unit: 'days', share: 40 },
    { form: 'two', nuclide: '', start: 1, half: 20, unit: 's', share: 50 },
    { form: 'two', nuclide: '', start: 1, half: 3, unit: 'hours', share: 50 },
    { form: 'one', nuclide: 'fluorine-18', start: 960, half: 110, unit: 'minutes', share: 35 },
  ] as readonly Samples[],
  solve: ({ half, share }) => ({ time: half * Math.log2(100 / share) }),
  write: (samples, { time }) => {
    const { form, nuclide, start, half, unit } = samples;
    const isOne = form === 'one';
    return inParts({
      stem: isOne
        ? tex`A sample of ${nuclide} has an activity of $${start}\text{ Bq}$ at $t = 0$. Its half-life is $${half}\text{ ${unit}}$, and it decays to a stable nuclide.`
        : tex`Two samples, P and Q, hold equal numbers of nuclei at $t = 0$. The half-life of P is $${half}\text{ ${unit}}$, that of Q is $${2 * half}\text{ ${unit}}$. Both decay to stable nuclides.`,
      hint: isOne
        ? 'What happens to the activity in each interval of one half-life?'
        : 'How many half-lives of each sample pass up to the time in question?',
      parts: isOne ? oneSampleParts(samples, time) : twoSampleParts(samples),
      diagrams: [
        ...(isOne
          ? [
              {
                name: 'sketch',
                svg: decayGraph(samples, false),
                alt: 'Activity against time: a curve that falls steeply at first, then ever more slowly.',
              },
            ]
          : []),
        {
          name: 'annotated',
          svg: decayGraph(samples, true),
          alt: isOne
            ? `The activity falls from ${start} Bq to a half, a quarter and an eighth after ${half}, ${2 * half} and ${3 * half} ${unit}.`
            : 'Number of nuclei against time: curves P and Q from the same point; P falls twice as fast as Q.',
        },
      ],
    });
  },
  check: ({ start, half, share }, { time }) => {
    // Decay in small steps: each nucleus has the same chance to decay in each of them.
    const left = (halfLife: number, until: number) =>
      simulate((_, [n = 0]) => [(-Math.LN2 / halfLife) * n], [start], until, 100)[0] ?? 0;
    assertAgree(
      bisect((t) => left(half, t) - (share / 100) * start, 0, 4 * half),
      time,
      'time of the share',
      1e-4,
    );
    assertAgree((2 * left(half, 2 * half)) / left(2 * half, 2 * half), 1, 'ratio of the activities', 1e-4);
  },
});

export const sketchesOfDecay: readonly QuestionTemplate[] = [decaySketched];
