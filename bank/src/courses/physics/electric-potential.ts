import { Diagram } from '../../diagram.ts';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { COULOMB } from './constants.ts';
import { higherLevel } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** D.2 at higher level: potentials measured, and charges brought together. */

const potentialLine = defineTemplate({
  key: 'physics-d2-potential-against-reciprocal',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.2.3', 1),
  variants: [
    { radii: [0.1, 0.125, 0.2, 0.25, 0.5], nC: 4.0, noise: [5, -3, 2, -2, 1], sphere: 0.05 },
    { radii: [0.2, 0.25, 0.4, 0.5, 1.0], nC: -6.5, noise: [-4, 3, -2, 2, 1], sphere: 0.12 },
    { radii: [0.08, 0.1, 0.16, 0.2, 0.4], nC: 2.5, noise: [-4, 3, 2, -2, 1], sphere: 0.04 },
    { radii: [0.25, 0.4, 0.5, 0.8, 1.25], nC: -12, noise: [5, -4, 3, 2, -2], sphere: 0.15 },
  ] as const,
  solve: ({ radii, nC, noise }) => {
    const xs = radii.map((r) => 1 / r);
    const volts = xs.map((x, i) => Math.round(COULOMB * nC * 1e-9 * x + (noise[i] ?? 0)));
    const [mx, my] = [xs, volts].map((list) => list.reduce((sum, one) => sum + one, 0) / list.length) as [number, number];
    const gradient =
      xs.reduce((sum, x, i) => sum + (x - mx) * ((volts[i] ?? 0) - my), 0) / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
    return { xs, volts, gradient, charge: gradient / COULOMB };
  },
  write: ({ radii, sphere }, { xs, volts, gradient, charge }) => {
    const surface = (COULOMB * charge) / sphere;
    const low = Math.min(0, ...volts) * 1.2;
    const diagram = new Diagram({
      x: [0, Math.max(...xs) * 1.2],
      y: [low, Math.max(0, ...volts) * 1.2],
      width: 440,
      height: 280,
    }).axes({
      x: '1/r / m⁻¹',
      y: 'V / V',
      xTicks: [2, 4, 6, 8, 10].filter((x) => x < Math.max(...xs) * 1.1),
      yTicks: [-400, -300, -200, -100, 100, 200, 300].filter((y) => y > low && y < Math.max(...volts) * 1.1),
      grid: true,
    });
    for (const [i, x] of xs.entries()) diagram.point([x, volts[i] ?? 0]);
    return inParts({
      stem: tex`The electric potential $V$ is measured at several distances $r$ from the centre of a small charged sphere. The graph shows it against $\dfrac{1}{r}$.

| $r / \text{m}$ | ${radii.map((r) => `$${r}$`).join(' | ')} |
| --- | ${radii.map(() => ':---:').join(' | ')} |
| $V / \text{V}$ | ${volts.map((v) => `$${v}$`).join(' | ')} |

![](diagram:line)`,
      hint: 'Compare the equation for the potential of a point charge with that of a straight line.',
      parts: [
        {
          ask: tex`Explain why the points should lie on a straight line through the origin, and state what its gradient is.`,
          answer: tex`$V = \dfrac{kQ}{r}$: proportional to $\dfrac{1}{r}$ with gradient $kQ$`,
          solution: tex`Outside the sphere $V = \dfrac{kQ}{r}$, so $V$ is proportional to $\dfrac{1}{r}$. The gradient is $kQ$.`,
          marks: [
            ['R1', tex`$V$ proportional to $\dfrac{1}{r}$`],
            ['A1', tex`gradient $kQ$`],
          ],
        },
        {
          ask: 'Determine the gradient of the line of best fit.',
          answer: tex`$${quantity(gradient, 'V m')}$`,
          solution: tex`A linear fit of $V$ against $\dfrac{1}{r}$ gives $${quantity(gradient, 'V m')}$.`,
          marks: [
            ['M1', 'two points of the line far apart, or a linear fit'],
            ['A1', tex`$${quantity(gradient, 'V m')}$ (accept $\pm 5\,\%$)`],
          ],
          keys: [judged(gradient, 'V m', { relative: 0.05 })],
        },
        {
          ask: 'Calculate the charge of the sphere, with its sign.',
          answer: tex`$${standardForm(charge, 'C', 2)}$`,
          solution: tex`$Q = \dfrac{${significant(gradient)}}{8.99 \times 10^{9}} = ${standardForm(charge, 'C', 2)}$`,
          marks: [
            ['M1', tex`gradient over $k$ (ECF)`],
            ['A1', tex`$${standardForm(charge, 'C', 2)}$; award 1 of 2 for a wrong sign`],
          ],
          keys: [
            judged(charge, 'C', { relative: 0.06, slips: [miss(-charge, 'The potential has the sign of the charge.', 'sign')] }),
          ],
        },
        {
          ask: tex`The sphere has a radius of $${quantity(sphere, 'm', 2)}$. Calculate the potential at its surface, and state the potential and the field strength inside it, if it is a conductor.`,
          answer: tex`$${quantity(surface, 'V', 2)}$; the same inside, with no field`,
          solution: tex`$V = \dfrac{kQ}{R} = \dfrac{${significant(gradient)}}{${significant(sphere, 2)}} = ${quantity(surface, 'V', 2)}$. Inside a conductor there is no field, so the potential is the same as at the surface.`,
          marks: [
            ['A1', tex`$${quantity(surface, 'V', 2)}$ (ECF)`],
            ['A1', 'same potential inside'],
            ['A1', 'field strength zero inside; award 2 of 3 where the potential inside is said to be zero'],
          ],
          keys: [{ ...judged(surface, 'V', { relative: 0.06 }), label: 'Potential' }],
        },
      ],
      diagrams: [
        {
          name: 'line',
          svg: diagram.toSvg(),
          alt: `Points of potential in volts against one over the distance in reciprocal metres: ${xs.map((x, i) => `${significant(x)}, ${volts[i]}`).join('; ')}.`,
        },
      ],
    });
  },
  check: ({ nC, radii }, { charge, volts }) => {
    assertAgree(charge, nC * 1e-9, 'charge', 0.04);
    // By the field instead: its sum from each point outwards.
    const work = integrate(() => COULOMB * nC * 1e-9, 0, 1 / radii[0]);
    assertAgree(volts[0] ?? 0, work, 'potential', 0.03);
  },
});

const squareOfCharges = defineTemplate({
  key: 'physics-d2-charges-brought-together',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.2.3', 2),
  variants: [
    { q: [2, 2, -3], side: 0.3 },
    { q: [5, -4, 5], side: 0.5 },
    { q: [-1.5, 3, 3], side: 0.2 },
    { q: [4, 4, 6], side: 0.4 },
  ] as const,
  solve: ({ q: [a, b, c], side }) => {
    const pair = (x: number, y: number) => (COULOMB * x * y * 1e-12) / side;
    const [first, second, third] = [pair(a, b), pair(a, c), pair(b, c)];
    return {
      first,
      total: first + second + third,
      last: second + third,
      middle: (COULOMB * (a + b + c) * 1e-6) / (side / Math.sqrt(3)),
    };
  },
  write: ({ q: [a, b, c], side }, { first, total, last, middle }) =>
    inParts({
      stem: tex`Three small charged spheres, A with $${a > 0 ? '+' : ''}${a}\text{ }\mu\text{C}$, B with $${b > 0 ? '+' : ''}${b}\text{ }\mu\text{C}$ and C with $${c > 0 ? '+' : ''}${c}\text{ }\mu\text{C}$, are brought from far away to the corners of an equilateral triangle of side $${quantity(side, 'm', 2)}$, one after the other. ($k = 8.99 \times 10^{9}\text{ N m}^2\text{ C}^{-2}$)`,
      hint: 'How many pairs of charges are there when each sphere arrives?',
      parts: [
        {
          ask: 'Calculate the work that has to be done to bring B to its corner, with A already in place.',
          answer: tex`$${quantity(first, 'J')}$`,
          solution: tex`$W = \dfrac{kq_Aq_B}{r} = \dfrac{8.99 \times 10^{9} \times (${a} \times 10^{-6}) \times (${b} \times 10^{-6})}{${significant(side, 2)}} = ${quantity(first, 'J')}$`,
          marks: [
            ['M1', tex`$\dfrac{kq_Aq_B}{r}$ with both signs`],
            ['A1', tex`$${quantity(first, 'J')}$`],
          ],
          keys: [
            judged(first, 'J', {
              slips: [
                miss(-first, 'Like charges need positive work, unlike ones negative work.', 'sign'),
                miss(first / side, 'That is a force.', 'unit'),
              ],
            }),
          ],
        },
        {
          ask: 'Determine the total electric potential energy of the three spheres.',
          answer: tex`$${quantity(total, 'J')}$`,
          solution: tex`Bringing C adds the pairs AC and BC: $\dfrac{kq_C(q_A + q_B)}{r} = ${quantity(last, 'J')}$. The total is $${significant(first)} ${last < 0 ? '-' : '+'} ${significant(Math.abs(last))} = ${quantity(total, 'J')}$.`,
          marks: [
            ['M1', 'three pairs'],
            ['A1', tex`$${quantity(last, 'J')}$ for C`],
            ['A1', tex`$${quantity(total, 'J')}$ (ECF); award 2 of 3 where one pair is left out`],
          ],
          keys: [judged(total, 'J', { relative: 0.015, slips: [miss(last, 'The pair of A and B is missing.', 'incomplete')] })],
        },
        {
          ask: 'Calculate the electric potential at the centre of the triangle.',
          answer: tex`$${standardForm(middle, 'V')}$`,
          solution: tex`The centre is $\dfrac{${significant(side, 2)}}{\sqrt{3}} = ${quantity(side / Math.sqrt(3), 'm')}$ from each corner. Potentials add up as numbers: $V = \dfrac{k(q_A + q_B + q_C)}{d} = ${standardForm(middle, 'V')}$.`,
          marks: [
            ['M1', tex`distance $${quantity(side / Math.sqrt(3), 'm')}$`],
            ['A1', tex`$${standardForm(middle, 'V')}$`],
          ],
          keys: [
            judged(middle, 'V', {
              slips: [
                miss((middle * side) / Math.sqrt(3) / side, 'The centre is nearer to the corners than they are to each other.'),
              ],
            }),
          ],
        },
        {
          ask: 'Explain whether the total energy depends on the order in which the spheres are brought to their corners.',
          answer: 'It does not: it depends on the final arrangement alone',
          solution:
            'The electric force is conservative: the work depends on the first and the last arrangement alone. In every order each of the three pairs contributes once.',
          marks: [
            ['A1', 'it does not'],
            ['R1', 'each pair contributes once, in any order (work does not depend on the path)'],
          ],
        },
      ],
    }),
  check: ({ q: [a, b, c], side }, { total, middle }) => {
    // Half of each charge times the potential of the others.
    const at = (one: number, other: number) => (COULOMB * (one + other) * 1e-6) / side;
    assertAgree(0.5e-6 * (a * at(b, c) + b * at(a, c) + c * at(a, b)), total, 'total energy', 1e-9);
    // The centre by coordinates.
    const centre = [side / 2, side / (2 * Math.sqrt(3))] as const;
    const corners = [
      [0, 0, a],
      [side, 0, b],
      [side / 2, (side * Math.sqrt(3)) / 2, c],
    ] as const;
    const sum = corners.reduce((v, [x, y, q]) => v + (COULOMB * q * 1e-6) / Math.hypot(x - centre[0], y - centre[1]), 0);
    assertAgree(middle, sum, 'potential', 1e-9);
  },
});

const potentialChoice = choiceSet(
  { key: 'physics-d2-electric-potential-choice', difficulty: 'Easy', placements: higherLevel('D.2.3', 1) },
  [
    {
      text: 'At a point between two charges the electric potential is zero. What can be said of the charges?',
      right: 'They have opposite signs',
      wrongs: [
        ['They are both positive', 'Then the potential would be positive everywhere.'],
        ['They are both negative', 'Then the potential would be negative everywhere.'],
        ['They are equal in sign and size', 'Then the field would vanish halfway, but not the potential.'],
      ],
      hint: 'Potentials are added as numbers.',
      solution: 'The two potentials cancel only if one is positive and the other negative.',
    },
    {
      text: 'How does an electron released at rest move?',
      right: 'Towards higher potential, with its potential energy falling',
      wrongs: [
        ['Towards lower potential, with its potential energy falling', 'A positive charge would do so.'],
        [
          'Towards higher potential, with its potential energy rising',
          'Its kinetic energy grows, so its potential energy falls.',
        ],
        ['Along an equipotential', 'There is no force along one.'],
      ],
      hint: 'What is the sign of its charge?',
      solution: tex`The energy $qV$ falls when a negative charge moves to a higher potential.`,
    },
    {
      text: 'How are field lines and equipotential surfaces related?',
      right: 'They cross at right angles',
      wrongs: [
        ['They are parallel', 'Then work would be done along an equipotential.'],
        ['They cross at any angle', 'Then work would be done along an equipotential.'],
        ['They never meet', 'Field lines run from one such surface to the next.'],
      ],
      hint: 'How much work is done along an equipotential?',
      solution: 'No work is done along an equipotential surface, so the force has no component along it.',
    },
    {
      text: tex`The potential at $0.20\text{ m}$ from a point charge is $90\text{ V}$. What is it at $0.60\text{ m}$?`,
      right: tex`$30\text{ V}$`,
      wrongs: [
        [tex`$10\text{ V}$`, 'That would be so if it fell with the square of the distance.'],
        [tex`$270\text{ V}$`, 'The potential falls with the distance.'],
        [tex`$45\text{ V}$`, 'You doubled the distance instead of trebling it.'],
      ],
      hint: 'How does the potential depend on distance?',
      solution: tex`$V \propto \dfrac{1}{r}$, and the distance is three times as large.`,
      proof: [30, 90 / 3],
    },
    {
      text: 'Equipotentials with equal steps of potential lie close together in one region. What does this show?',
      right: 'The field is strong there',
      wrongs: [
        ['The field is weak there', 'The potential changes quickly with distance.'],
        ['The potential is high there', 'The spacing does not show the value of the potential.'],
        ['There is no charge nearby', 'A strong field has its charges nearby.'],
      ],
      hint: 'How is field strength related to the change of potential?',
      solution: 'The field strength is the change of potential for each metre, which is large where equipotentials are close.',
    },
    {
      text: 'A proton and an alpha particle are accelerated from rest by the same potential difference. What is the ratio of the kinetic energy of the alpha particle to that of the proton?',
      right: tex`$2$`,
      wrongs: [
        [tex`$1$`, 'The charges are different.'],
        [tex`$4$`, 'The mass does not enter.'],
        [tex`$\sqrt{2}$`, 'You compared speeds or momenta.'],
      ],
      hint: 'On which property of the particle does the energy depend?',
      solution: tex`$E_k = qV$, and the alpha particle has twice the charge.`,
      proof: [2, 2 / 1],
    },
  ],
);

export const electricPotential = [potentialLine, squareOfCharges, potentialChoice];
