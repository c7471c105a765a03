import { Diagram } from '../../diagram.ts';
import { maximise, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.4 resonance and damping. */

/** Amplitude of a driven oscillator by the driving frequency, both in units of the natural values. */
const response = (damping: number) => (r: number) => 1 / Math.hypot(1 - r * r, damping * r);

function responseDrawing(natural: number, dampings: readonly number[], names: readonly string[]): string {
  const top = Math.max(...dampings.map((damping) => maximise(response(damping), 0.2, 2).value)) * 1.12;
  const ticks = [0.5, 1, 1.5].map((share) => Number((share * natural).toFixed(2)));
  const diagram = new Diagram({ x: [0, natural * 2.05], y: [0, top], width: 440, height: 290 }).axes({
    x: 'f / Hz',
    y: 'amplitude',
    xTicks: ticks,
  });
  dampings.forEach((damping, index) => {
    const curve = response(damping);
    const { at, value } = maximise(curve, 0.2, 2);
    diagram
      .graph((f) => curve(f / natural), 0, natural * 2, index === 0 ? 'd-curve2' : 'd-curve')
      .label([at * natural, value], names[index] ?? '', { math: true, dy: -8, dx: index === 0 ? 0 : 16 });
  });
  return diagram.toSvg();
}

const resonanceExplained = defineTemplate({
  key: 'physics-c4-resonance-and-damping',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.4', 2),
  variants: [
    { form: 'curves', natural: 2, damping: 0.25 },
    { form: 'bridge', natural: 1.5, damping: 0.2 },
    { form: 'bridge', natural: 0.8, damping: 0.2 },
    { form: 'curves', natural: 12, damping: 0.3 },
    { form: 'kinds', natural: 1.2, damping: 0.15 },
    { form: 'kinds', natural: 0.9, damping: 0.2 },
    { form: 'curves', natural: 5, damping: 0.2 },
    { form: 'bridge', natural: 2.2, damping: 0.25 },
    { form: 'kinds', natural: 2.5, damping: 0.1 },
    { form: 'curves', natural: 0.6, damping: 0.25 },
  ] as const,
  solve: ({ natural, damping }) => ({
    period: 1 / natural,
    peak: maximise(response(damping), 0.2, 2).at * natural,
    steps: 0.75 * natural,
    after: Math.exp((-damping * 2 * Math.PI) / 2),
  }),
  write: ({ form, natural, damping }, { period, steps, after }) => {
    if (form === 'curves')
      return inParts({
        stem: tex`A mass on a spring is driven by a motor whose frequency $f$ is varied slowly, with the same amplitude of driving. The natural frequency of the system is $${natural}\text{ Hz}$. The curve $X$ shows the amplitude of the mass.

![](diagram:curve)`,
        hint: 'Damping takes energy out of the oscillation in each period.',
        parts: [
          {
            ask: 'Define resonance.',
            answer: 'The greatest amplitude, when the driving frequency is (nearly) the natural frequency',
            solution:
              'A system that is driven periodically has its greatest amplitude, as most energy is transferred to it, when the driving frequency is nearly its natural frequency.',
            marks: [
              ['A1', 'Driving frequency (nearly) equals natural frequency'],
              ['A1', 'Greatest amplitude / most energy transferred'],
            ],
          },
          {
            ask: 'The experiment is repeated with more damping. Sketch the new curve on the same axes.',
            answer: 'A lower and wider curve, with its peak at a slightly lower frequency',
            solution: tex`Curve $Y$: lower everywhere, wider, with the peak moved slightly to the left; both curves begin at the same height.

![](diagram:both)`,
            marks: [
              ['A1', 'Lower everywhere (same height at zero frequency)'],
              ['A1', 'Wider peak'],
              ['A1', 'Peak at the same or a slightly lower frequency'],
            ],
          },
          {
            ask: 'Describe the motion of the mass at a driving frequency far above the natural frequency.',
            answer: 'Small amplitude, at the driving frequency',
            solution:
              'The mass oscillates at the driving frequency, not at its own, with a small amplitude (nearly in antiphase with the motor).',
            marks: [
              ['A1', 'Frequency of the driver'],
              ['A1', 'Small amplitude'],
            ],
          },
          {
            ask: 'The mass is replaced by one four times as great. Calculate the frequency near which resonance is found now.',
            answer: tex`$${quantity(natural / 2, 'Hz', 2)}$`,
            solution: tex`$f = \dfrac{1}{2\pi}\sqrt{\dfrac{k}{m}}$: with four times the mass it is halved, $${quantity(natural / 2, 'Hz', 2)}$.`,
            marks: [['A1', tex`$${quantity(natural / 2, 'Hz', 2)}$`]],
            keys: [
              foreseeing(
                { value: natural / 2, tolerance: natural * 0.015, unit: 'Hz' },
                miss(natural / 4, 'The square root is missing.'),
              ),
            ],
          },
        ],
        diagrams: [
          {
            name: 'curve',
            svg: responseDrawing(natural, [damping], ['X']),
            alt: `Amplitude against driving frequency: a curve with a high narrow peak near ${natural} Hz.`,
          },
          {
            name: 'both',
            svg: responseDrawing(natural, [damping, damping * 2.6], ['X', 'Y']),
            alt: `The same curve and a lower, wider one whose peak lies slightly to the left.`,
          },
        ],
      });
    if (form === 'bridge')
      return inParts({
        stem: tex`A light footbridge has a natural frequency of $${natural}\text{ Hz}$ for ${natural > 1 ? 'vertical' : 'sideways'} swinging. When many people cross it at $${natural > 1 ? natural : 2 * natural}$ steps in each second, it begins to swing strongly.${natural > 1 ? '' : ' (Left and right foot push sideways in turn.)'}`,
        hint: 'How often in each second is the bridge pushed in the same direction?',
        parts: [
          {
            ask: 'Explain why the swinging becomes so strong although each step exerts a small force.',
            answer: 'The steps drive the bridge at its natural frequency: resonance',
            solution: `The ${natural > 1 ? 'steps push the bridge downwards' : 'steps push the bridge to the same side'} ${natural} times in each second, which is its natural frequency. Each push comes at the right moment of the swing and adds energy, so the amplitude grows until as much energy is lost by damping in each period as is added.`,
            marks: [
              ['R1', 'Driving frequency equals natural frequency: resonance'],
              ['R1', 'Energy added in each period'],
              ['R1', 'Amplitude grows until damping balances'],
            ],
          },
          {
            ask: tex`Calculate the time between two successive steps.`,
            answer: tex`$${quantity(period, 's')}$`,
            solution: tex`$T = \dfrac{1}{f} = \dfrac{1}{${natural}} = ${quantity(period, 's')}$.`,
            marks: [['A1', tex`$${quantity(period, 's')}$`]],
            keys: [numericAnswer(period, 's')],
          },
          {
            ask: 'Two changes are proposed: (1) dampers between bridge and ground; (2) a stiffer construction. Outline how each of them helps.',
            answer: '(1) takes energy out and lowers the peak; (2) raises the natural frequency away from that of the steps',
            solution:
              'Dampers transfer energy of the swinging to internal energy, which makes the greatest amplitude much smaller. A stiffer bridge has a higher natural frequency, so that the frequency of walking is far from it.',
            marks: [
              ['R1', 'Damping takes out energy: smaller amplitude'],
              ['R1', 'Stiffer: natural frequency higher, away from the driving frequency'],
            ],
          },
          {
            ask: tex`Suggest why it helps if people walk at about $${significant(natural > 1 ? steps : 2 * steps, 2)}$ steps in each second instead.`,
            answer: 'The driving frequency is then well below the natural frequency',
            solution:
              'Then the pushes do not come in time with the swinging: some add energy, others take it away, and the amplitude stays small.',
            marks: [['R1', 'Driving frequency not near the natural frequency']],
          },
        ],
      });
    const curve = (rate: number) => (t: number) => Math.exp(-rate * t) * Math.cos(2 * Math.PI * natural * t);
    const heavy = (t: number) => 1.1 * Math.exp(-0.9 * natural * t) - 0.1 * Math.exp(-10 * natural * t);
    const critical = (t: number) => (1 + 2 * Math.PI * natural * t) * Math.exp(-2 * Math.PI * natural * t);
    const end = 3.2 / natural;
    return inParts({
      stem: tex`Three systems with the same natural frequency $${natural}\text{ Hz}$ are displaced and released at $t = 0$. The graph shows their displacements.

![](diagram:kinds)`,
      hint: 'Which of them oscillate, and which of the others is back first?',
      parts: [
        {
          ask: 'Label the curves: give for each whether it shows light, critical or heavy damping.',
          answer: 'P light, Q critical, R heavy',
          solution:
            'P oscillates with an amplitude that falls slowly: light damping. Q and R do not oscillate; Q returns in the shortest time: critical damping; R returns slowly: heavy damping.',
          marks: [
            ['A1', 'P light'],
            ['A1', 'Q critical and R heavy'],
          ],
        },
        {
          ask: tex`The amplitude of P falls by the same factor in each period; after one period it is $${significant(after, 2)}$ of the amplitude at the start. Determine the share of the energy that is left after two periods.`,
          answer: tex`$${significant(Number(significant(after, 2)) ** 4, 2)}$`,
          solution: tex`After two periods the amplitude is $${significant(after, 2)}^2$ of the first. Energy is proportional to the square of the amplitude: $\left(${significant(after, 2)}^2\right)^2 = ${significant(Number(significant(after, 2)) ** 4, 2)}$.`,
          marks: [
            ['M1', 'Energy proportional to the square of the amplitude'],
            ['A1', tex`$${significant(Number(significant(after, 2)) ** 4, 2)}$`],
          ],
          keys: [
            foreseeing(
              { value: Number(significant(after, 2)) ** 4, tolerance: Number(significant(after, 2)) ** 4 * 0.03 },
              miss(after ** 2, 'This is the share of the amplitude; the energy depends on its square.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Suggest, with a reason, which kind of damping suits the suspension of a car.',
          answer: 'Critical (or slightly less)',
          solution:
            'Critical damping: after a bump the car returns to its level in the shortest time without bouncing up and down. With heavy damping it would not be back before the next bump.',
          marks: [
            ['A1', 'Critical damping'],
            ['R1', 'Returns in the shortest time without oscillation'],
          ],
        },
        {
          ask: 'Explain how the frequency of P compares with the natural frequency.',
          answer: 'Slightly lower',
          solution:
            'Damping opposes the motion and slows it down a little, so the period is slightly longer and the frequency slightly lower than without damping; with light damping the difference can hardly be seen.',
          marks: [['R1', 'Nearly the same, slightly lower']],
        },
      ],
      diagrams: [
        {
          name: 'kinds',
          svg: new Diagram({ x: [-0.03 * end, end * 1.05], y: [-1.15, 1.25], width: 460 })
            .axes({ x: 't / s', y: 'x' })
            .graph(curve((damping * natural * 2 * Math.PI) / 2), 0, end, 'd-curve2')
            .graph(critical, 0, end, 'd-curve')
            .graph(heavy, 0, end, 'd-dashed')
            .label([1 / natural, after], 'P', { math: true, dy: -8 })
            .label([0.24 / natural, critical(0.24 / natural)], 'Q', { math: true, dx: 14, dy: -2 })
            .label([0.75 / natural, heavy(0.75 / natural)], 'R', { math: true, dx: -4, dy: -10 })
            .toSvg(),
          alt: 'Displacement against time: P oscillates with a slowly falling amplitude, Q falls to zero quickly without crossing it, R falls to zero slowly without crossing it.',
        },
      ],
    });
  },
  check: ({ form, natural, damping }, { peak, after }) => {
    assertBetween(peak, 0.8 * natural, natural, 'peak below the natural frequency');
    if (form !== 'kinds') return;
    // Follow the damped oscillator for one period.
    const w = 2 * Math.PI * natural;
    const rate = (damping * w) / 2;
    const [x = 0] = simulate(
      (_, [s = 0, v = 0]) => [v, -(w * w + rate * rate) * s - 2 * rate * v],
      [1, -rate],
      1 / natural,
      4000,
    );
    assertAgree(x, after, 'amplitude after a period', 1e-4);
  },
});

const standingChoice = defineTemplate({
  key: 'physics-c4-resonance-reasoning',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('C.4', 1),
  variants: [
    { form: 'row', f: 3 },
    { form: 'damping', f: 1 },
    { form: 'damping', f: 2 },
    { form: 'row', f: 4 },
    { form: 'oven', f: 1 },
    { form: 'oven', f: 2 },
    { form: 'row', f: 2 },
    { form: 'damping', f: 3 },
  ] as const,
  solve: ({ f }) => ({ ratio: f * f }),
  write: ({ form, f }, { ratio }, index) => {
    if (form === 'row')
      return asChoice(
        {
          text: tex`Pendulums of lengths $L$, $${f}L$ and $${ratio}L$ hang from one flexible rope. A heavy pendulum of length $${ratio}L$ on the same rope is set swinging. What is observed after some time?`,
          hint: 'Which pendulum has the natural frequency of the driver?',
          right: tex`All swing with the same frequency, the one of length $${ratio}L$ with the greatest amplitude`,
          wrongs: [
            [
              tex`All swing with the same frequency, the one of length $L$ with the greatest amplitude`,
              'A short pendulum is not the easiest to drive; compare the natural frequencies.',
            ],
            [
              tex`Each swings with its own frequency, the one of length $${ratio}L$ with the greatest amplitude`,
              'A driven system swings with the frequency of the driver.',
            ],
            [
              tex`Only the one of length $${ratio}L$ moves, the others stay at rest`,
              'The others are driven as well, with smaller amplitudes.',
            ],
          ],
          solution: tex`The heavy pendulum drives the others through the rope, and all of them swing with its frequency. The one of length $${ratio}L$ has the same natural frequency, so it is in resonance and has the greatest amplitude.`,
          marking: 'resonance of the pendulum of equal length',
        },
        index,
        4,
      );
    if (form === 'damping') {
      const questions = [
        [
          'What happens to the resonance curve of a system when its damping is increased?',
          'The peak becomes lower and wider',
          'The peak becomes lower and narrower',
          'The peak becomes higher and narrower',
          'The curve is moved to higher frequencies, without change of shape',
        ],
        [
          'A door closer brings a door back to its frame in the shortest time without swinging past it. Which kind of damping is that?',
          'Critical damping',
          'Light damping',
          'Heavy damping',
          'No damping',
        ],
        [
          'A lightly damped system is driven at its natural frequency for a long time, and its amplitude stays constant. What can be said about the energy?',
          'The driver supplies as much energy as is lost by damping',
          'The driver supplies no energy any more',
          'No energy is lost any more',
          'The driver supplies more energy than is lost, and the rest is stored',
        ],
      ] as const;
      const [text, right, one, two, three] = questions[f - 1] ?? questions[0];
      return asChoice(
        {
          text,
          hint: 'Damping takes energy out of a system in each period.',
          right,
          wrongs: [
            [one, 'Look again at what damping does to the energy of the system in each period.'],
            [two, 'That would belong to another amount of damping.'],
            [three, 'Think of how the energy of the system develops with time.'],
          ],
          solution: `${right}. ${f === 1 ? 'More energy is lost in each period, so the greatest amplitude is smaller; and the response depends less sharply on the frequency.' : f === 2 ? 'With less damping the door would swing past its frame, with more it would need longer.' : 'At a constant amplitude the energy of the system is constant, so what comes in equals what goes out in each period.'}`,
          marking: right,
        },
        index,
        f,
      );
    }
    return asChoice(
      {
        text:
          f === 1
            ? 'A singer breaks a wine glass by a loud steady note. What is necessary for this?'
            : 'A car rattles strongly at one speed of its engine, but not at lower or higher ones. What is the best explanation?',
        hint: 'Compare two frequencies.',
        right:
          f === 1
            ? 'The frequency of the note is a natural frequency of the glass'
            : 'The engine then runs at a natural frequency of some part',
        wrongs:
          f === 1
            ? [
                ['The glass is heavily damped', 'Heavy damping would keep the amplitude small.'],
                [
                  'The note has the highest frequency that can be heard',
                  'A high frequency alone does not lead to a great amplitude.',
                ],
                [
                  'The note has the same wavelength as the height of the glass',
                  'What matters is the frequency at which the glass itself vibrates.',
                ],
              ]
            : [
                ['The engine delivers its greatest power then', 'More power would make itself felt at higher speeds as well.'],
                ['The damping of the car disappears at this speed', 'Damping does not vanish at one frequency.'],
                [
                  'The engine then produces sound of the greatest wavelength',
                  'The rattling depends on frequencies; the wavelength in air does not matter.',
                ],
              ],
        solution:
          f === 1
            ? 'The note drives the glass. If its frequency is a natural frequency of the glass and the damping is light, the amplitude grows by resonance until the glass breaks.'
            : 'The engine drives all parts of the car. When its frequency is the natural frequency of a loose part, this part vibrates with a great amplitude: resonance. At other speeds the amplitude is small.',
        marking: 'resonance',
      },
      index,
      6,
    );
  },
  check: ({ f }, { ratio }) => {
    // Driven at its natural frequency a lightly damped system answers far more strongly than one f times as fast.
    assertBetween(response(0.1)(1) / response(0.1)(1 / f + (f === 1 ? 0.5 : 0)), 2, 100, 'resonance');
    assertAgree(Math.sqrt(ratio), f, 'ratio of the periods');
  },
});

export const resonance: readonly QuestionTemplate[] = [resonanceExplained, standingChoice];
