import { Diagram } from '../../diagram.ts';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { higherLevel } from './placing.ts';
import { judged, miss, quantity, tex } from './quantities.ts';

/** D.4: a magnet that falls through a coil, and the law of induction. */

const fallingMagnet = defineTemplate({
  key: 'physics-d4-magnet-through-coil',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 2),
  variants: [
    { turns: 200, flux: 4.0e-4, rise: 40, drop: 0.3, first: 3 },
    { turns: 500, flux: 2.5e-4, rise: 50, drop: 0.2, first: 4 },
    { turns: 120, flux: 6.0e-4, rise: 30, drop: 0.45, first: 3 },
    { turns: 300, flux: 3.2e-4, rise: 60, drop: 0.15, first: 5 },
  ],
  solve: ({ turns, flux, rise, drop }) => ({
    linkage: turns * flux,
    mean: (turns * flux) / (rise / 1000),
    speed: Math.sqrt(2 * 9.8 * drop),
  }),
  write: ({ turns, flux, rise, drop }, { linkage, mean, speed }) => {
    // Two pulses of equal area, the second shorter and higher.
    const pulse = (t: number, middle: number, width: number, area: number) =>
      (area / width) * Math.exp(-(((t - middle) / width) ** 2));
    const emf = (t: number) => pulse(t, 3, 0.8, 1) - pulse(t, 6.5, 0.5, 1);
    const diagram = new Diagram({ x: [0, 10], y: [-2.4, 1.8], width: 440, height: 260 })
      .axes({ x: 'time', y: 'emf' })
      .graph(emf, 0, 9)
      .label([3, emf(3)], 'X', { dy: -8 })
      .label([6.5, emf(6.5)], 'Y', { dy: 16 });
    return inParts({
      stem: tex`A bar magnet falls from rest, with its north pole first, through a short coil of $${turns}$ turns that is connected to a data logger. The greatest flux through one turn is $${scientific(flux, 2)}\text{ Wb}$. The graph shows the emf.

![](diagram:emf)`,
      hint: 'When does the flux through the coil change, and how fast?',
      parts: [
        {
          ask: 'Explain why there are two pulses, and why they have opposite signs.',
          answer: 'The flux rises as the magnet enters and falls as it leaves',
          solution:
            'The emf is the rate of change of flux linkage. The flux grows while the magnet approaches and falls while it moves away, so the emf has opposite signs; in between, with the magnet in the middle, the flux is greatest and the emf zero.',
          marks: [
            ['R1', "emf equals the rate of change of flux linkage (Faraday's law)"],
            ['R1', 'flux increases on entering and decreases on leaving'],
          ],
        },
        {
          ask: 'Explain why pulse Y is higher and shorter than pulse X, and state what is equal for both.',
          answer: 'The magnet is faster; the areas are equal',
          solution:
            'The magnet has become faster when it leaves, so the same change of flux takes less time: the emf is larger and the pulse shorter. The area of each pulse is the change of flux linkage, which is the same.',
          marks: [
            ['R1', 'magnet is faster, so the rate of change is greater'],
            ['A1', 'equal areas'],
            ['R1', 'area is the change of flux linkage'],
          ],
        },
        {
          ask: tex`The flux through the coil rises from zero to its greatest value in $${rise}\text{ ms}$. Calculate the mean emf in this time.`,
          answer: tex`$${quantity(mean, 'V')}$`,
          solution: tex`$\varepsilon = N\dfrac{\Delta\Phi}{\Delta t} = \dfrac{${turns} \times ${scientific(flux, 2)}}{${rise} \times 10^{-3}} = ${quantity(mean, 'V')}$`,
          marks: [
            ['M1', tex`flux linkage $${quantity(linkage, 'Wb')}$ over the time`],
            ['A1', tex`$${quantity(mean, 'V')}$; award 1 of 2 where the number of turns is left out`],
          ],
          keys: [judged(mean, 'V', { slips: [miss(mean / turns, 'All turns of the coil contribute.', 'incomplete')] })],
        },
        {
          ask: 'State the direction of the force of the coil on the magnet while it enters and while it leaves, and explain this by conservation of energy.',
          answer: 'Upwards in both cases: otherwise energy would come from nothing',
          solution:
            "By Lenz's law the induced current opposes the change: the coil repels the magnet that approaches and attracts the one that leaves, so the force is upwards both times. The energy of the current comes from the magnet, which falls more slowly than freely.",
          marks: [
            ['A1', 'upwards in both cases'],
            ['R1', "opposes the change that causes it (Lenz's law)"],
            ['R1', 'electrical energy comes from the kinetic (potential) energy of the magnet'],
          ],
        },
        {
          ask: tex`The magnet was dropped $${quantity(drop, 'm', 2)}$ above the coil. Predict how the graph changes when it is dropped from four times this height.`,
          answer: 'Pulses about twice as high and half as long',
          solution: tex`The speed at the coil is $\sqrt{2gh}$, $${quantity(speed, 'm s^-1')}$ before and twice as much from four times the height. The same change of flux takes half of the time: pulses are about twice as high and half as long, with the same areas.`,
          marks: [
            ['R1', tex`speed doubled, as $v = \sqrt{2gh}$`],
            ['A1', 'about twice as high and half as long, with the same area'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'emf',
          svg: diagram.toSvg(),
          alt: 'Emf against time: a positive pulse X, then a negative pulse Y that is higher and shorter; before, between and after them the emf is close to zero.',
        },
      ],
    });
  },
  check: ({ turns, flux, rise, drop }, { mean, speed }) => {
    assertAgree(integrate(() => mean, 0, rise / 1000) / turns, flux, 'flux', 1e-9);
    assertAgree(speed ** 2 / (2 * drop), 9.8, 'free fall', 1e-9);
    const area = (width: number) => integrate((t) => Math.exp(-((t / width) ** 2)) / width, -5, 5);
    assertAgree(area(0.8), area(0.5), 'areas of the pulses', 1e-6);
  },
});

const inductionChoice = choiceSet({ key: 'physics-d4-induction-choice', difficulty: 'Easy', placements: higherLevel('D.4', 1) }, [
  {
    text: 'In which case is no emf induced in a coil?',
    right: 'It moves in a uniform field without turning',
    wrongs: [
      ['It is turned in a uniform field', 'The flux through it changes.'],
      ['A magnet is pulled out of it', 'The flux through it changes.'],
      ['The current in a coil beside it is switched off', 'The flux through it changes.'],
    ],
    hint: 'When does the flux through the coil change?',
    solution: 'The flux through the coil is the same everywhere in a uniform field, so it does not change.',
  },
  {
    text: "What does Lenz's law follow from?",
    right: 'Conservation of energy',
    wrongs: [
      ['Conservation of charge', 'This gives the law of currents at a junction.'],
      ["Newton's third law", 'This concerns pairs of forces.'],
      ["Ohm's law", 'This relates current and potential difference.'],
    ],
    hint: 'What would happen if the induced current helped the change?',
    solution: 'If the induced current helped the change that causes it, both would grow without any energy put in.',
  },
  {
    text: tex`A field of $0.50\text{ T}$ makes an angle of $60^\circ$ with the normal of a loop of area $0.020\text{ m}^2$. What is the flux through it?`,
    right: tex`$5.0 \times 10^{-3}\text{ Wb}$`,
    wrongs: [
      [tex`$8.7 \times 10^{-3}\text{ Wb}$`, 'You used the sine of the angle.'],
      [tex`$1.0 \times 10^{-2}\text{ Wb}$`, 'You left out the angle.'],
      [tex`$25\text{ Wb}$`, 'You divided the field by the area.'],
    ],
    hint: 'Which component of the field counts?',
    solution: tex`$\Phi = BA\cos\theta = 0.50 \times 0.020 \times \cos 60^\circ = 5.0 \times 10^{-3}\text{ Wb}$`,
    proof: [5, 1000 * 0.5 * 0.02 * 0.5],
  },
  {
    text: 'A copper plate swings between the poles of a magnet and comes to rest quickly. Why?',
    right: 'Induced currents in the plate oppose its motion',
    wrongs: [
      ['Copper is attracted by the magnet', 'Copper is not magnetic.'],
      ['Air resistance is greater in a field', 'The field has no effect on the air.'],
      ['The plate becomes a permanent magnet', 'Copper cannot.'],
    ],
    hint: 'What is induced in a conductor that moves into and out of a field?',
    solution:
      'The flux through parts of the plate changes, so currents are induced. By Lenz’s law their forces oppose the motion, and its energy becomes thermal energy.',
  },
  {
    text: 'A generator coil turns twice as fast. What happens to the peak emf and to the period of the emf?',
    right: 'The peak doubles and the period is halved',
    wrongs: [
      ['The peak stays and the period is halved', 'The flux changes faster.'],
      ['The peak doubles and the period stays', 'Each turn takes less time.'],
      ['The peak is four times as large and the period is halved', 'The emf is proportional to the angular speed.'],
    ],
    hint: 'How does the rate of change of flux depend on the speed of turning?',
    solution:
      'The rate of change of flux is proportional to the angular speed, and the time for one turn is inversely proportional to it.',
  },
  {
    text: 'A rod moves at right angles to a field and to its own length. Which change does not change the emf between its ends?',
    right: 'Making the rod thicker',
    wrongs: [
      ['Making the rod longer', 'The emf is proportional to the length.'],
      ['Moving the rod faster', 'The emf is proportional to the speed.'],
      ['Making the field stronger', 'The emf is proportional to the field.'],
    ],
    hint: 'On which three quantities does the emf depend?',
    solution: tex`$\varepsilon = BvL$ contains field, speed and length. A thicker rod has a smaller resistance, and the same emf.`,
  },
]);

export const magnetThroughCoil = [fallingMagnet, inductionChoice];
