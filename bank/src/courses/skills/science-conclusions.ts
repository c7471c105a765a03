import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { inWords as words } from './drill.ts';
import { exercise } from './science-investigations.ts';
import { mean } from './science-uncertainties.ts';

/** Exercises for the scientific investigation: anomalous values, conclusion and evaluation. */

const tex = String.raw;

export const scienceConclusions: readonly QuestionTemplate[] = [
  exercise(
    'anomalous-value',
    'never drop a value in silence. Say why you leave it out, and what the result would be with it.',
    [
      { quantity: 'the time of fall of a paper cone', unit: 's', values: [1.42, 1.45, 1.43, 1.81, 1.44], odd: 1.81 },
      { quantity: 'the count of a source in one minute', unit: 'counts', values: [412, 398, 405, 631, 409], odd: 631 },
      { quantity: 'the titre of a base', unit: 'cm³', values: [21.3, 21.4, 22.9, 21.3], odd: 22.9 },
      { quantity: 'the time for a cross below a flask to disappear', unit: 's', values: [46, 48, 47, 71, 45], odd: 71 },
    ].map(({ quantity, unit, values, odd }) => {
      const rest = values.filter((value) => value !== odd);
      return {
        stem: tex`The values of ${quantity}, in ${unit}, are $${values.join('$, $')}$.`,
        hint: 'How far is the value from the others, compared with their spread?',
        parts: [
          words(
            'Identify the anomalous value and justify your choice.',
            tex`$${odd}$`,
            tex`$${odd}$: it is far from the others, which lie between $${Math.min(...rest)}$ and $${Math.max(...rest)}$.`,
            tex`$${odd}$`,
            'its distance compared with the spread of the others',
          ),
          [
            'Calculate the mean without this value.',
            tex`$${significant(mean(rest))}$`,
            tex`The mean of the other $${rest.length}$ is $${significant(mean(rest))}$.`,
            [tex`A1 $${significant(mean(rest))}$`],
            { value: mean(rest), tolerance: 0.005 * mean(rest) },
          ],
          words(
            'Outline what should be done about the value, if there is time.',
            'Repeat the measurement and look for a cause',
            'Repeat the measurement at these conditions, and look in the notes for a cause. In the report it is shown and left out with this reason.',
            'repeat it',
            'report it with the reason for leaving it out',
          ),
        ],
        proof: [[mean(rest) * rest.length + odd, values.reduce((sum, value) => sum + value)]],
      };
    }),
  ),
  exercise(
    'conclusion',
    'compare the difference from the accepted value with your uncertainty before you speak of agreement.',
    [
      {
        stem: tex`The value of $g$ is found to be $9.6 \pm 0.3\text{ m s}^{-2}$. The accepted value is $9.81\text{ m s}^{-2}$.`,
        found: 9.6,
        by: 0.3,
        accepted: 9.81,
      },
      {
        stem: tex`The refractive index of a glass is found to be $1.44 \pm 0.04$. The accepted value is $1.52$.`,
        found: 1.44,
        by: 0.04,
        accepted: 1.52,
      },
      {
        stem: tex`The enthalpy of neutralisation is found to be $-52 \pm 3\text{ kJ mol}^{-1}$. The accepted value is $-57\text{ kJ mol}^{-1}$.`,
        found: -52,
        by: 3,
        accepted: -57,
      },
      {
        stem: tex`The activation energy of a reaction is found to be $54 \pm 6\text{ kJ mol}^{-1}$. The accepted value is $50\text{ kJ mol}^{-1}$.`,
        found: 54,
        by: 6,
        accepted: 50,
      },
    ].map(({ stem, found, by, accepted }) => {
      const apart = Math.abs(found - accepted);
      const agrees = apart <= by;
      return {
        stem,
        hint: 'Is the accepted value within the range of the result?',
        parts: [
          [
            'Calculate the percentage error.',
            tex`$${significant((100 * apart) / Math.abs(accepted), 2)}\,\%$`,
            tex`$\dfrac{${significant(apart, 2)}}{${Math.abs(accepted)}} \times 100 = ${significant((100 * apart) / Math.abs(accepted), 2)}\,\%$.`,
            ['M1 difference divided by the accepted value', tex`A1 $${significant((100 * apart) / Math.abs(accepted), 2)}\,\%$`],
            { value: (100 * apart) / Math.abs(accepted), tolerance: (4 * apart) / Math.abs(accepted), unit: '%' },
          ],
          words(
            'Deduce whether the result agrees with the accepted value.',
            agrees ? 'It agrees' : 'It does not agree',
            tex`The result allows values from $${Number((found - by).toFixed(2))}$ to $${Number((found + by).toFixed(2))}$. The accepted value is ${agrees ? 'within this range, so the result agrees with it within its uncertainty' : 'outside this range, so random errors do not explain the difference: a systematic error is likely'}.`,
            'comparison with the range of the result',
            agrees ? 'agreement within the uncertainty' : 'no agreement; accept systematic error',
          ),
        ],
        proof: [[apart / by < 1 ? 1 : 2, agrees ? 1 : 2]],
      };
    }),
  ),
  exercise(
    'critique',
    'rank the weaknesses by their effect on the result, and give each an improvement that removes it. "Human error" is not a weakness of a method.',
    [
      {
        method: 'The speed of sound is found by clapping at a wall 20 m away and timing the echo with a stopwatch.',
        ...{
          weakness: 'the time is about 0.12 s, less than the reaction time',
          effect: 'the uncertainty is larger than the value itself',
        },
        better: 'two microphones and an electronic timer, or many claps in step with the echo',
      },
      {
        method: 'The power of a motor that lifts a load through 0.80 m is found from one measurement of the time.',
        ...{
          weakness: 'the load speeds up at first, and one time shows no spread',
          effect: 'the mean power is too small by an unknown amount',
        },
        better: 'time the load over a part of the way at constant speed, and repeat it',
      },
      {
        method: 'The enthalpy of neutralisation is found in a glass beaker, and the highest temperature is read.',
        ...{
          weakness: 'energy goes to the beaker and the air',
          effect: 'the rise of temperature is too small, and so is the enthalpy change',
        },
        better: 'use a foam cup with a lid and extrapolate a cooling curve to the time of mixing',
      },
      {
        method:
          'The rate of a reaction that gives off carbon dioxide is followed by the loss of mass of an open flask without cotton wool.',
        ...{
          weakness: 'drops of acid leave the flask with the gas',
          effect: 'the loss of mass, and with it the rate, is too large',
        },
        better: 'put cotton wool into the neck of the flask',
      },
    ].map(({ method, weakness, effect, better }) => ({
      stem: method,
      hint: 'Which quantity is measured worst, and in which direction does that change the result?',
      parts: [
        words(
          'Explain the main weakness of this method.',
          weakness,
          `The main weakness: ${weakness}. As a consequence, ${effect}.`,
          weakness,
          effect,
        ),
        words(
          'Suggest an improvement.',
          better,
          `A suitable improvement: ${better}. It removes the weakness that was named, which "repeat more often" would not.`,
          `${better}; accept another that removes the weakness`,
        ),
      ],
    })),
  ),
];
