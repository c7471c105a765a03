import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** A long question of paper 2 about a magnetic field that is measured with a balance. */

const [COPPER, DENSITY, CAPACITY] = [1.7e-8, 8960, 385];

const currentBalance = defineTemplate({
  key: 'physics-long-magnet-on-a-balance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('D.3', 2, ['A.2.1', 'B.5.2', 'B.1.1']),
  variants: [
    { who: 'Leila', grams: 1.85, current: 3.5, length: 50, whole: 0.4, thick: 0.5, emf: 6.0, inner: 0.5, degrees: 30 },
    { who: 'Kwame', grams: 2.62, current: 4.2, length: 60, whole: 0.5, thick: 0.6, emf: 9.0, inner: 0.8, degrees: 40 },
    { who: 'Sofia', grams: 1.24, current: 2.8, length: 40, whole: 0.3, thick: 0.4, emf: 4.5, inner: 0.6, degrees: 25 },
    { who: 'Hiroshi', grams: 3.1, current: 4.8, length: 75, whole: 0.6, thick: 0.7, emf: 12.0, inner: 1.1, degrees: 35 },
  ],
  solve: ({ grams, current, length, whole, thick, emf, inner, degrees }) => {
    const force = grams * 1e-3 * FREE_FALL;
    const section = (Math.PI * (thick * 1e-3) ** 2) / 4;
    const resistance = (COPPER * whole) / section;
    const power = current ** 2 * resistance;
    return {
      ...{ force, induction: force / (current * length * 1e-3), section, resistance },
      ...{ slider: emf / current - inner - resistance, power, warming: power / (DENSITY * section * whole * CAPACITY) },
      ...{ percent: 2 / grams + 5 / current + 100 / length, turned: grams * Math.cos((degrees * Math.PI) / 180) },
    };
  },
  write: (
    { who, grams, current, length, whole, thick, emf, inner, degrees },
    { force, induction, section, resistance, slider, power, warming, percent, turned },
  ) =>
    inParts({
      stem: tex`${who} puts a magnet with two poles on an electronic balance and sets the reading to zero. A horizontal copper wire is clamped between the poles, at right angles to the field, and does not touch the magnet. A length of $${length}\text{ mm}$ of it is in the field, which is uniform there and negligible elsewhere. With a current of $${quantity(current, 'A', 2)}$ in the wire the balance reads $+${grams.toFixed(2)}\text{ g}$. ($g = 9.8\text{ m s}^{-2}$; copper: resistivity $1.7 \times 10^{-8}\,\Omega\text{ m}$, density $8960\text{ kg m}^{-3}$, specific heat capacity $385\text{ J kg}^{-1}\text{ K}^{-1}$)`,
      hint: 'The wire is clamped. On which body does the balance measure a force, and where does this force come from?',
      parts: [
        {
          ask: 'Explain why the reading changes, and state the direction of the magnetic force on the wire.',
          answer: 'By Newton’s third law the wire pushes the magnet down as the magnet pushes the wire up; upwards',
          solution:
            'The field of the magnet exerts a force on the wire. By Newton’s third law the wire exerts a force of the same magnitude and in the opposite direction on the magnet. The reading has become greater, so the force on the magnet is downwards and that on the wire upwards.',
          marks: [
            ['R1', 'forces on wire and magnet equal and opposite (third law)'],
            ['A1', 'upwards'],
          ],
        },
        {
          ask: 'Calculate the magnitude of the magnetic force on the wire.',
          answer: tex`$${standardForm(force, 'N')}$`,
          solution: tex`$F = \Delta m\,g = ${grams.toFixed(2)} \times 10^{-3} \times 9.8 = ${standardForm(force, 'N')}$`,
          marks: [['A1', tex`$${standardForm(force, 'N')}$`]],
          keys: [judged(force, 'N', { slips: [miss(grams * FREE_FALL, 'The reading is in grams.', 'unit')] })],
        },
        {
          ask: 'Determine the magnetic field strength between the poles.',
          answer: tex`$${quantity(induction, 'T')}$`,
          solution: tex`$F = BIL$, so $B = \dfrac{F}{IL} = \dfrac{${scientific(force)}}{${current} \times ${length} \times 10^{-3}} = ${quantity(induction, 'T')}$.`,
          marks: [
            ['M1', tex`$F = BIL$ with the length in the field`],
            ['A1', tex`$${quantity(induction, 'T')}$ (ECF from part (b))`],
          ],
          keys: [carried(judged(induction, 'T', { relative: 0.015 }), `F/(${current}*${length}*0.001)`, { F: 'b' })],
        },
        {
          ask: tex`The readings are uncertain by $\pm 0.02\text{ g}$, $\pm 0.05\text{ A}$ and $\pm 1\text{ mm}$. Determine the percentage uncertainty of the magnetic field strength.`,
          answer: tex`$${significant(percent, 2)}\,\%$`,
          solution: tex`The percentage uncertainties of the three measured quantities are added: $\dfrac{0.02}{${grams.toFixed(2)}} \times 100 + \dfrac{0.05}{${current}} \times 100 + \dfrac{1}{${length}} \times 100 = ${significant(percent, 2)}$, so it is $${significant(percent, 2)}\,\%$.`,
          marks: [
            ['M1', 'percentage uncertainties added'],
            ['A1', tex`$${significant(percent, 2)}\,\%$ (accept one significant figure)`],
          ],
          keys: [judged(percent, '%', { relative: 0.12 })],
        },
        {
          before: tex`The whole wire is $${quantity(whole, 'm', 2)}$ long and has a diameter of $${quantity(thick, 'mm', 2)}$. It is connected in series with a variable resistor to a battery of emf $${quantity(emf, 'V', 2)}$ and internal resistance $${quantity(inner, 'Ω', 2)}$.`,
          ask: 'Show that the resistance of the wire is much smaller than the internal resistance of the battery.',
          answer: tex`$${quantity(resistance, 'Ω')}$`,
          solution: tex`The cross-section is $\dfrac{\pi d^2}{4} = ${standardForm(section, 'm^2')}$, so $R = \dfrac{\rho L}{A} = \dfrac{1.7 \times 10^{-8} \times ${whole}}{${scientific(section)}} = ${quantity(resistance, 'Ω')}$. This is much smaller than $${quantity(inner, 'Ω', 2)}$.`,
          marks: [
            ['M1', 'cross-section from the diameter'],
            ['A1', tex`$${quantity(resistance, 'Ω')}$`],
          ],
          keys: [
            judged(resistance, 'Ω', {
              relative: 0.02,
              slips: [miss(resistance / 4, 'The diameter is twice the radius.')],
            }),
          ],
        },
        {
          ask: 'Determine the resistance to which the variable resistor must be set.',
          answer: tex`$${quantity(slider, 'Ω')}$`,
          solution: tex`The total resistance is $\dfrac{${emf.toFixed(1)}}{${current}} = ${quantity(emf / current, 'Ω')}$. The internal resistance and the wire are part of it: $${significant(emf / current)} - ${inner} - ${significant(resistance)} = ${quantity(slider, 'Ω')}$.`,
          marks: [
            ['M1', 'total resistance from emf and current'],
            ['A1', tex`$${quantity(slider, 'Ω')}$ (accept the value without the resistance of the wire)`],
          ],
          keys: [
            judged(slider, 'Ω', {
              relative: 0.04,
              slips: [miss(emf / current, 'The battery has a resistance as well.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Determine the initial rate at which the temperature of the wire rises after the current is switched on.',
          answer: tex`$${quantity(warming, 'K s^-1', 2)}$`,
          solution: tex`The power dissipated is $I^2R = ${current}^2 \times ${significant(resistance)} = ${quantity(power, 'W')}$. The mass of the wire is $8960 \times ${scientific(section)} \times ${whole} = ${standardForm(DENSITY * section * whole, 'kg')}$. At first no energy is lost, so the rate is $\dfrac{P}{mc} = \dfrac{${significant(power)}}{${scientific(DENSITY * section * whole)} \times 385} = ${quantity(warming, 'K s^-1', 2)}$.`,
          marks: [
            ['M1', tex`$I^2R$ (ECF from part (e))`],
            ['M1', 'mass from the density and the volume'],
            [
              'A1',
              tex`$${quantity(warming, 'K s^-1', 2)}$; award 2 of 3 for the power of the battery in place of that of the wire`,
            ],
          ],
          keys: [
            judged(warming, 'K s^-1', {
              relative: 0.03,
              slips: [
                miss((current * emf) / (DENSITY * section * whole * CAPACITY), 'Most of the power is dissipated elsewhere.'),
              ],
            }),
          ],
        },
        {
          ask: tex`The wire is turned in the horizontal plane by $${degrees}^\circ$; the length in the field and the current stay the same. Predict the reading, and suggest why ${who} should check the angle in the experiment.`,
          answer: tex`$${quantity(turned, 'g')}$; a wire that is not at right angles makes the field seem too weak`,
          solution: tex`Only the component of the field at right angles to the wire counts, so the force is multiplied by $\cos ${degrees}^\circ$: $${grams.toFixed(2)} \times \cos ${degrees}^\circ = ${quantity(turned, 'g')}$. A wire that is not at right angles gives a smaller force, and the field strength found with $F = BIL$ would be too small: a systematic error.`,
          marks: [
            ['A1', tex`$${quantity(turned, 'g')}$`],
            ['R1', 'systematic error: field strength too small'],
          ],
          keys: [
            {
              ...judged(turned, 'g', {
                relative: 0.015,
                slips: [
                  miss(grams * Math.sin((degrees * Math.PI) / 180), 'The angle with the field is what is left of a right angle.'),
                ],
              }),
              label: 'Reading',
            },
          ],
        },
      ],
    }),
  check: ({ grams, current, length, whole, thick, emf, inner }, { induction, resistance, slider, warming, percent }) => {
    assertAgree((induction * current * length) / FREE_FALL, grams, 'reading', 1e-9);
    assertBetween(induction, 0.05, 0.5, 'magnetic field strength');
    assertBetween(resistance, 0, inner / 8, 'resistance of the wire');
    // Potential differences round the circuit add up to the emf.
    assertAgree(current * (slider + inner + resistance), emf, 'emf', 1e-9);
    // The rate depends on the current density alone, not on the length of the wire.
    const density = current / (Math.PI * (thick * 5e-4) ** 2);
    assertAgree((density ** 2 * COPPER) / (DENSITY * CAPACITY), warming, 'rate of warming', 1e-9);
    assertBetween(whole, 0.1, 1, 'length of the wire');
    // Half of the range of field strengths that the uncertainties allow.
    const extreme = (sign: number) => ((grams + sign * 0.02) * FREE_FALL) / ((current - sign * 0.05) * (length - sign));
    assertAgree((50 * (extreme(1) - extreme(-1))) / induction, percent, 'percentage uncertainty', 0.005);
  },
});

export const longQuestionsOnMagnets: readonly QuestionTemplate[] = [currentBalance];
