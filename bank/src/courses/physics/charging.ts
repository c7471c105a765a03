import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { COULOMB, ELEMENTARY_CHARGE as e } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, standardForm, tex } from './quantities.ts';

/** D.2 Charging by friction, contact and induction; charge comes in whole numbers of the elementary charge. */

const rubbedRod = defineTemplate({
  key: 'physics-d2-charging-by-friction',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('D.2.1', 2),
  variants: [
    { rod: 'polythene rod', cloth: 'woollen cloth', nC: -24, cm: 6 },
    { rod: 'glass rod', cloth: 'silk cloth', nC: 16, cm: 5 },
    { rod: 'rubber balloon', cloth: 'woollen scarf', nC: -40, cm: 10 },
    { rod: 'acrylic ruler', cloth: 'cotton cloth', nC: 32, cm: 8 },
  ],
  solve: ({ nC, cm }) => ({
    electrons: (Math.abs(nC) * 1e-9) / e,
    force: (COULOMB * (nC * 1e-9) ** 2) / (cm * 1e-2) ** 2,
  }),
  write: ({ rod, cloth, nC, cm }, { electrons, force }) => {
    const gains = nC < 0;
    const charge = tex`${nC > 0 ? '+' : ''}${nC}\text{ nC}`;
    return inParts({
      stem: tex`A neutral ${rod} is rubbed with a neutral ${cloth}. Afterwards the ${rod} has the charge $${charge}$.`,
      hint: 'Which particles move when two insulators are rubbed, and what is the total charge before and after?',
      parts: [
        {
          ask: `State the charge of the ${cloth}, and name the law that you used.`,
          answer: tex`$${nC > 0 ? '' : '+'}${-nC}\text{ nC}$; conservation of charge`,
          solution: tex`Before, the total charge was zero. It is conserved, so the ${cloth} has $${nC > 0 ? '' : '+'}${-nC}\text{ nC}$.`,
          marks: [
            ['A1', tex`$${nC > 0 ? '' : '+'}${-nC}\text{ nC}$`],
            ['A1', 'Conservation of charge'],
          ],
          keys: [{ ...numericAnswer(-nC, 'nC') }],
        },
        {
          ask: 'Determine how many electrons moved, and state in which direction.',
          answer: tex`$${scientific(electrons)}$, ${gains ? `from the ${cloth} to the ${rod}` : `from the ${rod} to the ${cloth}`}`,
          solution: tex`$N = \dfrac{${Math.abs(nC)} \times 10^{-9}}{1.60 \times 10^{-19}} = ${scientific(electrons)}$. The ${rod} became ${gains ? 'negative, so it gained electrons' : 'positive, so it lost electrons'}.`,
          marks: [
            ['M1', tex`Charge divided by $e$`],
            ['A1', tex`$${scientific(electrons)}$`],
            ['A1', `${gains ? `to the ${rod}` : `from the ${rod}`}; do not accept a movement of protons or of positive charge`],
          ],
          keys: [{ value: electrons, tolerance: electrons * 0.01 }],
        },
        {
          ask: tex`The two are held $${cm}\text{ cm}$ apart. Estimate the force between them, taking both as point charges, and state one reason why this is only an estimate.`,
          answer: tex`$${standardForm(force, 'N', 2)}$; the charge is spread over the bodies`,
          solution: tex`$F = \dfrac{kq^2}{r^2} = \dfrac{8.99 \times 10^9 \times \left(${Math.abs(nC)} \times 10^{-9}\right)^2}{\left(${cm} \times 10^{-2}\right)^2} = ${standardForm(force, 'N', 2)}$. The bodies are not small compared with their distance, and the charge is spread over them unevenly.`,
          marks: [
            ['(M1)', "Coulomb's law (ECF from (a))"],
            ['A1', tex`$${standardForm(force, 'N', 2)}$`],
            ['R1', 'Charge spread out / size not small compared with the distance'],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(force, 'N'), tolerance: force * 0.05 },
              miss(force * 1e-4, 'You left the distance in centimetres.', 'unit'),
              miss(force * cm * 1e-2, 'You did not square the distance.'),
            ),
          ],
        },
        {
          ask: `Explain why a metal rod held in the hand could not be charged in this way.`,
          answer: 'Charge flows away through the metal and the hand',
          solution:
            'Metal conducts: charge on it moves freely and flows through the hand to the ground, or from there to the rod, until the rod is neutral.',
          marks: [['R1', 'Charge flows to or from the ground through the conducting rod and the hand']],
        },
      ],
    });
  },
  check: ({ nC, cm }, { electrons, force }) => {
    assertAgree(electrons * 1.6e-10, Math.abs(nC), 'charge in nC from the electrons', 1e-9);
    assertAgree(Math.sqrt(force / COULOMB) * cm * 1e-2 * 1e9, Math.abs(nC), 'charge from the force', 1e-9);
  },
});

const chargeData = defineTemplate({
  key: 'physics-d2-charges-of-drops',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.2.1', 1, ['D.2.2']),
  variants: [
    { counts: [2, 5, 3, 8, 6], noise: [0.02, -0.03, 0.02, 0.04, -0.04] },
    { counts: [3, 7, 4, 9, 6], noise: [-0.03, 0.04, 0.02, -0.05, 0.02] },
    { counts: [4, 6, 2, 9, 11], noise: [0.03, -0.03, -0.02, 0.05, -0.04] },
    { counts: [5, 3, 10, 7, 2], noise: [-0.02, 0.03, 0.04, -0.05, 0.01] },
  ],
  solve: ({ counts, noise }) => {
    const charges = counts.map((count, i) => Number((1.6 * count + (noise[i] ?? 0)).toFixed(2)));
    const total = charges.reduce((sum, charge) => sum + charge, 0);
    return { charges, elementary: total / counts.reduce((sum, count) => sum + count, 0) };
  },
  write: ({ counts }, { charges, elementary }) => {
    const sorted = charges.toSorted((a, b) => a - b);
    const whole = counts.reduce((sum, count) => sum + count, 0);
    const sum = charges.reduce((all, charge) => all + charge, 0);
    return inParts({
      stem: tex`The charges of five oil drops are measured, in $10^{-19}\text{ C}$, each with an uncertainty of $\pm 0.06$:

${charges.map((charge) => `$${charge.toFixed(2)}$`).join(', ')}.`,
      hint: 'Look at the differences of the charges before you look at the charges.',
      parts: [
        {
          ask: 'Show that all five values are whole multiples of one charge, within their uncertainty.',
          answer: `Multiples ${counts.join(', ')}`,
          solution: tex`The smallest difference of two values is about $1.6$. In units of $1.6$ the charges are $${charges.map((charge) => significant(charge / 1.6)).join(',\\ ')}$, close to the whole numbers ${counts.join(', ')}.`,
          marks: [
            ['M1', 'Differences, or ratios to a trial charge'],
            ['A1', `${counts.join(', ')}`],
            ['AG', 'Whole multiples'],
          ],
        },
        {
          ask: 'Determine the best value of this charge from all five drops.',
          answer: tex`$${significant(elementary)} \times 10^{-19}\text{ C}$`,
          solution: tex`All together the drops have $${sum.toFixed(2)} \times 10^{-19}\text{ C}$ and ${counts.join(' + ')} units, in all $${whole}$: $\dfrac{${sum.toFixed(2)}}{${whole}} = ${significant(elementary)}$, so $${significant(elementary)} \times 10^{-19}\text{ C}$.`,
          marks: [
            ['M1', 'Total charge and total number of units, or mean of the five quotients (ECF from (a))'],
            ['A1', tex`$${significant(elementary)} \times 10^{-19}\text{ C}$; award 1 of 2 for a value from a single drop`],
          ],
          keys: [{ value: elementary * 1e-19, tolerance: 0.015e-19, unit: 'C' }],
        },
        {
          ask: tex`A student says: "The drop with $${sorted[0]?.toFixed(2)} \times 10^{-19}\text{ C}$ has the smallest charge, so this is the elementary charge." Discuss the claim.`,
          answer: 'It is wrong: other charges are not whole multiples of this one',
          solution: tex`If this were the elementary charge, the others would be whole multiples of it. $\dfrac{${charges.find((charge) => Math.abs(((charge / (sorted[0] ?? 1)) % 1) - 0.5) < 0.3)?.toFixed(2)}}{${sorted[0]?.toFixed(2)}}$ is not a whole number, so this drop carries several elementary charges.`,
          marks: [
            ['A1', 'Claim rejected'],
            ['R1', 'Another charge that is not a whole multiple of this one'],
          ],
        },
      ],
    });
  },
  check: ({ counts, noise }, { charges, elementary }) => {
    assertAgree(elementary, 1.6, 'elementary charge', 0.01);
    charges.forEach((charge, i) => {
      assertAgree(Math.round(charge / elementary), counts[i] ?? 0, 'whole number', 1e-9);
      if (Math.abs(noise[i] ?? 0) > 0.06) throw new Error('outside of the uncertainty');
    });
  },
});

const inductionChoice = choiceSet(
  { key: 'physics-d2-charging-choice', difficulty: 'Easy', placements: bothCourses('D.2.1', 1) },
  [
    {
      text: 'A negative rod is held near a neutral metal sphere on an insulating stand. The sphere is touched with a finger for a moment, then the rod is taken away. What is the charge of the sphere?',
      hint: 'In which direction do electrons move while the finger touches the sphere?',
      right: 'Positive',
      wrongs: [
        ['Negative', 'No charge came from the rod, which did not touch the sphere.'],
        ['Zero', 'The sphere was insulated before the rod was taken away, so the charge could not flow back.'],
        ['Positive on one side and negative on the other', 'Without the rod the charge spreads over the sphere.'],
      ],
      solution:
        'The rod repels electrons, which leave the sphere through the finger. When the finger is gone they cannot return, so the sphere stays positive: charging by induction.',
    },
    {
      text: 'In the last step of charging a sphere by induction the rod and the finger are both taken away. In which order must this be done, and why?',
      hint: 'What would happen through the finger once the rod is gone?',
      right: 'First the finger, so that the charge cannot flow back',
      wrongs: [
        [
          'First the rod, so that the sphere can take up charge from the ground',
          'Without the rod nothing holds the charge on the sphere.',
        ],
        ['The order does not matter', 'Between the two steps charge may flow.'],
        ['First the rod, because it would discharge through the sphere', 'The rod never touches the sphere.'],
      ],
      solution:
        'While the rod is near it holds the charge on the sphere. If the rod went first, electrons would flow back through the finger and the sphere would be neutral.',
    },
    {
      text: 'A charged plastic comb attracts small neutral pieces of paper. What is the reason?',
      hint: 'What does the field of the comb do to the charges in the paper, and where is the field stronger?',
      right: 'The opposite charge in the paper is shifted nearer to the comb, where the field is stronger',
      wrongs: [
        ['The paper takes up charge from the comb before it moves', 'Then both would have the same sign and repel each other.'],
        ['The comb pulls neutral particles by gravitation', 'The gravitational force between them is far too weak.'],
        ['Electrons leave the paper through the air', 'No charge has to leave the paper for this.'],
      ],
      solution:
        'The field shifts charges within the paper a little. The opposite charge is nearer to the comb and is attracted more strongly than the like charge is repelled.',
    },
    {
      text: 'Which value, in elementary charges $e$, cannot be the charge of a small body?',
      hint: 'How do electrons come and go?',
      right: '$2.5e$',
      wrongs: [
        ['$3e$', 'A body that has lost three electrons has this charge.'],
        ['$-2e$', 'A body that has gained two electrons has this charge.'],
        ['zero', 'A body with equally many protons and electrons has no charge.'],
      ],
      solution: 'A body gains or loses whole electrons, so its charge is a whole number of elementary charges.',
    },
    {
      text: 'Two identical metal spheres carry $+8\\text{ nC}$ and $-2\\text{ nC}$. They touch and are separated. A third, neutral, identical sphere then touches one of them. What is its charge?',
      hint: 'What share of the charge does each sphere have after each contact?',
      right: '$+1.5\\text{ nC}$',
      wrongs: [
        ['$+3\\text{ nC}$', 'You left out the second contact.'],
        ['$+2.5\\text{ nC}$', 'You added the charges without their signs.'],
        ['$+2\\text{ nC}$', 'You shared the whole charge among three spheres at once.'],
      ],
      solution:
        'After the first contact each has $\\dfrac{8 - 2}{2} = 3\\text{ nC}$; after the second $\\dfrac{3}{2} = 1.5\\text{ nC}$.',
      proof: [1.5, (8 - 2) / 4],
    },
    {
      text: 'A plane is connected to the ground by a cable before it is filled with fuel. What is the purpose?',
      hint: 'What can happen between a charged body and a grounded one?',
      right: 'Charge from friction flows away, so that no spark ignites the fuel',
      wrongs: [
        ['The cable charges the plane so that it repels dust', 'The cable takes charge away.'],
        ['The current through the cable heats the fuel', 'The charge is far too small for that.'],
        ['The fuel takes up charge and burns better', 'The charge of fuel has no effect on its burning.'],
      ],
      solution:
        'Fuel that flows through a hose, and air along the wings, charge the plane by friction. The cable lets the charge flow to the ground.',
    },
  ],
);

export const charging: readonly QuestionTemplate[] = [rubbedRod, chargeData, inductionChoice];
