import type { QuestionTemplate } from '../../template.ts';
import { fraction, scientific } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { ELEMENTARY_CHARGE } from './constants.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on B.5: charge that flows, lamps in series, and internal resistance. */

const electronsThatPass = choiceSet(
  { key: 'physics-b5-electrons-that-pass', difficulty: 'Easy', placements: bothCourses('B.5.1', 1) },
  [
    { device: 'a torch', current: 0.32, minutes: 5 },
    { device: 'a reading lamp', current: 0.48, minutes: 10 },
    { device: 'a phone charger', current: 1.6, minutes: 2 },
    { device: 'a radio', current: 0.08, minutes: 20 },
  ].map(({ device, current, minutes }): ChoiceItem => {
    const charge = current * minutes * 60;
    return {
      text: tex`The current in ${device} is $${quantity(current, 'A', 2)}$. How many electrons pass a point of its circuit in $${quantity(minutes, 'min', 2)}$? ($e = 1.60 \times 10^{-19}\text{ C}$)`,
      hint: 'How much charge passes in this time?',
      right: `$${scientific(charge / ELEMENTARY_CHARGE, 2)}$`,
      wrongs: [
        [`$${scientific(charge / 60 / ELEMENTARY_CHARGE, 2)}$`, 'You used the time in minutes.'],
        [`$${scientific(current / ELEMENTARY_CHARGE, 2)}$`, 'That is the number for one second.'],
        [
          `$${scientific(charge * ELEMENTARY_CHARGE, 2)}$`,
          'You multiplied by the charge of an electron instead of dividing by it.',
        ],
      ],
      solution: tex`The charge is $\Delta q = It = ${current} \times ${minutes * 60} = ${quantity(charge, 'C', 3)}$. Each electron carries $1.60 \times 10^{-19}\text{ C}$, so the number is $\dfrac{${quantity(charge, 'C', 3)}}{1.60 \times 10^{-19}\text{ C}} = ${scientific(charge / ELEMENTARY_CHARGE, 2)}$.`,
      marking: tex`$\dfrac{It}{e}$ with the time in seconds`,
      proof: [charge / ELEMENTARY_CHARGE, (current / ELEMENTARY_CHARGE) * 60 * minutes],
    };
  }),
);

const lampsInSeries = choiceSet(
  { key: 'physics-b5-lamps-in-series', difficulty: 'Hard', placements: bothCourses('B.5.2', 1) },
  [
    { volts: 12, strong: 24, weak: 6 },
    { volts: 24, strong: 36, weak: 12 },
    { volts: 6, strong: 20, weak: 4 },
    { volts: 230, strong: 60, weak: 10 },
  ].map(({ volts, strong, weak }): ChoiceItem => {
    const value = (top: number, bottom = 1) => `$${fraction(top, bottom)}$`;
    const resistance = (power: number) => volts ** 2 / power;
    return {
      text: tex`At $${volts}\text{ V}$ lamp X has a power of $${strong}\text{ W}$ and lamp Y a power of $${weak}\text{ W}$. The two lamps are connected in series to a supply of $${volts}\text{ V}$. Assume that their resistances do not change. What is $\dfrac{\text{power of X}}{\text{power of Y}}$ now?`,
      hint: 'Which lamp has the greater resistance, and which quantity do the lamps share in series?',
      right: value(weak, strong),
      wrongs: [
        [value(strong, weak), 'That ratio holds when each lamp has the full potential difference.'],
        [value(weak ** 2, strong ** 2), 'You squared the ratio of the resistances; the current is the same in both lamps.'],
        ['$1$', 'The two lamps have the same current, but not the same potential difference.'],
      ],
      solution: tex`From $P = \dfrac{V^2}{R}$ the resistances at the same potential difference are in the inverse ratio of the powers: $\dfrac{R_X}{R_Y} = \dfrac{${weak}}{${strong}} = ${fraction(weak, strong)}$. In series the current is the same, and $P = I^2R$, so this is the ratio of the powers now: the lamp of the lower power rating is the brighter one.`,
      marking: 'same current, power proportional to the resistance',
      proof: [weak / strong, resistance(strong) / resistance(weak)],
    };
  }),
);

const twoLoads = choiceSet(
  { key: 'physics-b5-internal-resistance-from-two-loads', difficulty: 'Hard', placements: bothCourses('B.5.2', 1) },
  [
    { emf: 4.5, inner: 1, loads: [2, 5] },
    { emf: 6, inner: 0.5, loads: [1, 2.5] },
    { emf: 12, inner: 2, loads: [2, 6] },
    { emf: 2.4, inner: 0.2, loads: [0.4, 1] },
  ].map(({ emf, inner, loads: [one = 0, two = 0] }): ChoiceItem => {
    const [first, second] = [emf / (one + inner), emf / (two + inner)];
    const rise = second * two - first * one;
    return {
      text: tex`A battery drives a current of $${quantity(first, 'A', 2)}$ through a resistor of $${quantity(one, 'Ω', 2)}$. When this is replaced by a resistor of $${quantity(two, 'Ω', 2)}$, the current is $${quantity(second, 'A', 2)}$. What is the internal resistance of the battery?`,
      hint: 'Which property of the battery is the same in both cases?',
      right: inline(inner, 'Ω'),
      wrongs: [
        [inline(two - one, 'Ω'), 'That is the difference between the two external resistances.'],
        [
          inline(rise, 'Ω'),
          'That is the change of the terminal potential difference; you did not divide it by the change of current.',
        ],
        [inline(emf / second, 'Ω'), 'That is the total resistance in the second case.'],
      ],
      solution: tex`The emf is the same in both cases: $${first.toPrecision(2)}(${one} + r) = ${second.toPrecision(2)}(${two} + r)$. So $r = \dfrac{${second.toPrecision(2)} \times ${two} - ${first.toPrecision(2)} \times ${one}}{${first.toPrecision(2)} - ${second.toPrecision(2)}} = ${quantity(inner, 'Ω', 2)}$.`,
      marking: tex`$\varepsilon = I(R + r)$ used twice`,
      proof: [inner, rise / (first - second)],
    };
  }),
);

export const circuitChoices: readonly QuestionTemplate[] = [electronsThatPass, lampsInSeries, twoLoads];
