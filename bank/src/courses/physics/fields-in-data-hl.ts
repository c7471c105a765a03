import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { BOLTZMANN, COULOMB, GRAVITATION } from './constants.ts';
import { higherLevel } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** D.1, D.2 and D.4 at higher level: escape of gases, orbits raised, potentials measured, and a magnet that falls through a coil. */

const capital = (text = '') => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const escapeTable = defineTemplate({
  key: 'physics-d1-escape-of-gases',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.1.3', 1, ['B.3']),
  variants: [
    {
      worlds: [
        ['the Moon', 7.35e22, 1.74e6, 390],
        ['Mars', 6.42e23, 3.39e6, 290],
      ],
      gas: 'nitrogen',
      mass: 4.65e-26,
    },
    {
      worlds: [
        ['Titan', 1.35e23, 2.58e6, 94],
        ['Mercury', 3.3e23, 2.44e6, 700],
      ],
      gas: 'methane',
      mass: 2.66e-26,
    },
    {
      worlds: [
        ['the Earth', 5.97e24, 6.37e6, 1000],
        ['the Moon', 7.35e22, 1.74e6, 390],
      ],
      gas: 'helium',
      mass: 6.65e-27,
    },
    {
      worlds: [
        ['Mars', 6.42e23, 3.39e6, 290],
        ['Titan', 1.35e23, 2.58e6, 94],
      ],
      gas: 'hydrogen',
      mass: 3.35e-27,
    },
  ] as const,
  solve: ({ worlds, mass }) =>
    worlds.map(([name, m, r, t]) => {
      const needed = Math.sqrt((2 * GRAVITATION * m) / r);
      const thermal = Math.sqrt((3 * BOLTZMANN * t) / mass);
      return { name, needed, thermal, ratio: needed / thermal };
    }),
  write: ({ worlds, gas, mass }, found) => {
    const [one, two] = found;
    const verdict = (ratio = 0) => (ratio > 6 ? 'keeps' : 'loses');
    return inParts({
      stem: tex`A world keeps a gas for billions of years if its escape speed is more than about six times the root-mean-square speed of the molecules, $\sqrt{\dfrac{3k_B T}{m}}$. A molecule of ${gas} has the mass $${scientific(mass)}\text{ kg}$. ($G = 6.67 \times 10^{-11}\text{ N m}^2\text{ kg}^{-2}$, $k_B = 1.38 \times 10^{-23}\text{ J K}^{-1}$)

| | mass / $\text{kg}$ | radius / $\text{m}$ | temperature of the upper layer / $\text{K}$ |
| --- | :---: | :---: | :---: |
${worlds.map(([name, m, r, t]) => tex`| ${name} | $${scientific(m)}$ | $${scientific(r)}$ | $${t}$ |`).join('\n')}`,
      hint: 'What is the total energy of a body that only just escapes?',
      parts: [
        {
          ask: tex`Show that the escape speed from a planet of mass $M$ and radius $R$ is $\sqrt{\dfrac{2GM}{R}}$.`,
          answer: tex`$\frac{1}{2}mv^2 - \dfrac{GMm}{R} = 0$`,
          solution: tex`A body that only just escapes has no energy left far away: $\frac{1}{2}mv^2 - \dfrac{GMm}{R} = 0$. Solved for $v$, this is $v = \sqrt{\dfrac{2GM}{R}}$.`,
          marks: [
            ['M1', 'total energy zero at infinity'],
            ['M1', tex`$\frac{1}{2}mv^2 = \dfrac{GMm}{R}$`],
            ['AG', tex`$v = \sqrt{2GM/R}$`],
          ],
        },
        {
          ask: `Calculate the escape speed from both.`,
          answer: tex`${capital(one?.name)} $${standardForm(one?.needed ?? 0, 'm s^-1')}$; ${two?.name} $${standardForm(two?.needed ?? 0, 'm s^-1')}$`,
          solution: worlds
            .map(
              ([name, m, r], i) =>
                tex`${capital(name)}: $\sqrt{\dfrac{2 \times 6.67 \times 10^{-11} \times ${scientific(m)}}{${scientific(r)}}} = ${standardForm(found[i]?.needed ?? 0, 'm s^-1')}$.`,
            )
            .join(' '),
          marks: found.map(({ name, needed }) => ['A1', tex`${name} $${standardForm(needed, 'm s^-1')}$`] as const),
          keys: found.map(({ name, needed }) =>
            judged(needed, 'm s^-1', {
              label: capital(name),
              slips: [miss(needed / Math.SQRT2, 'That is the speed of a circular orbit at the surface.')],
            }),
          ),
        },
        {
          ask: `Determine, for both, whether ${gas} is kept.`,
          answer: `${capital(one?.name)} ${verdict(one?.ratio)} it, ${two?.name} ${verdict(two?.ratio)} it`,
          solution: found
            .map(
              ({ name, thermal, ratio }) =>
                tex`${capital(name)}: the molecules have $${standardForm(thermal, 'm s^-1')}$, and the escape speed is $${significant(ratio, 2)}$ times as large: ${name} ${verdict(ratio)} ${gas}.`,
            )
            .join(' '),
          marks: [
            [
              'M1',
              tex`root-mean-square speeds $${scientific(one?.thermal ?? 0)}$ and $${scientific(two?.thermal ?? 0)}\text{ m s}^{-1}$`,
            ],
            ['A1', tex`ratios $${significant(one?.ratio ?? 0, 2)}$ and $${significant(two?.ratio ?? 0, 2)}$ (ECF)`],
            [
              'A1',
              `${one?.name} ${verdict(one?.ratio)} it, ${two?.name} ${verdict(two?.ratio)} it; award 2 of 3 where ratios are missing`,
            ],
          ],
        },
        {
          ask: 'Explain why gas escapes slowly even where the root-mean-square speed is several times smaller than the escape speed.',
          answer: 'Speeds are distributed: a few molecules are fast enough',
          solution:
            'The speeds of molecules are distributed. A very small fraction is faster than the escape speed and leaves, and collisions keep making new fast molecules.',
          marks: [
            ['R1', 'distribution of speeds: some molecules exceed the escape speed'],
            ['R1', 'replaced through collisions, so the loss goes on'],
          ],
        },
      ],
    });
  },
  check: ({ worlds, mass }, found) => {
    for (const [i, [name, m, r, t]] of worlds.entries()) {
      // Work against gravity out to a great distance, with one over the distance as the variable.
      const work = integrate(() => GRAVITATION * m, 0, 1 / r);
      assertAgree((found[i]?.needed ?? 0) ** 2 / 2, work, name, 1e-6);
      assertAgree(0.5 * mass * (found[i]?.thermal ?? 0) ** 2, 1.5 * BOLTZMANN * t, `${name} gas`, 1e-9);
      assert.ok(Math.abs((found[i]?.ratio ?? 6) - 6) > 0.4, `${name} ${found[i]?.ratio}`);
    }
  },
});

const orbitRaised = defineTemplate({
  key: 'physics-d1-orbit-raised',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.1.3', 2),
  variants: [
    { around: 'the Earth', M: 5.97e24, mass: 1200, low: 7.0e6, high: 4.2e7 },
    { around: 'Mars', M: 6.42e23, mass: 800, low: 3.8e6, high: 9.4e6 },
    { around: 'the Moon', M: 7.35e22, mass: 450, low: 1.84e6, high: 5.0e6 },
    { around: 'the Earth', M: 5.97e24, mass: 3500, low: 6.8e6, high: 2.66e7 },
  ],
  solve: ({ M, mass, low, high }) => {
    const speed = (r: number) => Math.sqrt((GRAVITATION * M) / r);
    const total = (r: number) => (-GRAVITATION * M * mass) / (2 * r);
    return { fast: speed(low), slow: speed(high), before: total(low), after: total(high), work: total(high) - total(low) };
  },
  write: ({ around, M, mass, low, high }, { fast, slow, before, after, work }) =>
    inParts({
      stem: tex`A satellite of mass $${mass}\text{ kg}$ circles ${around} (mass $${scientific(M)}\text{ kg}$) in an orbit of radius $${scientific(low)}\text{ m}$. It is to be moved into a circular orbit of radius $${scientific(high)}\text{ m}$. ($G = 6.67 \times 10^{-11}\text{ N m}^2\text{ kg}^{-2}$)`,
      hint: 'How do kinetic and potential energy each change, and what about their sum?',
      parts: [
        {
          ask: 'Calculate the speed of the satellite in each orbit.',
          answer: tex`$${standardForm(fast, 'm s^-1')}$ and $${standardForm(slow, 'm s^-1')}$`,
          solution: tex`$v = \sqrt{\dfrac{GM}{r}}$: $\sqrt{\dfrac{6.67 \times 10^{-11} \times ${scientific(M)}}{${scientific(low)}}} = ${standardForm(fast, 'm s^-1')}$, and in the same way $${standardForm(slow, 'm s^-1')}$ at $${scientific(high)}\text{ m}$.`,
          marks: [
            ['M1', tex`$v = \sqrt{GM/r}$`],
            ['A1', tex`$${standardForm(fast, 'm s^-1')}$`],
            ['A1', tex`$${standardForm(slow, 'm s^-1')}$; award 1 of 3 where the escape speed was calculated`],
          ],
          keys: [judged(fast, 'm s^-1', { label: 'Lower orbit' }), judged(slow, 'm s^-1', { label: 'Higher orbit' })],
        },
        {
          ask: 'Determine the energy that has to be supplied.',
          answer: tex`$${standardForm(work, 'J')}$`,
          solution: tex`The total energy is $E = -\dfrac{GMm}{2r}$: $${standardForm(before, 'J')}$ in the lower and $${standardForm(after, 'J')}$ in the higher orbit. The difference, $${standardForm(work, 'J')}$, has to be supplied.`,
          marks: [
            ['M1', tex`$E = -\dfrac{GMm}{2r}$, or sum of kinetic and potential energy`],
            ['A1', tex`$${standardForm(before, 'J')}$ and $${standardForm(after, 'J')}$`],
            ['A1', tex`$${standardForm(work, 'J')}$ (ECF); award 2 of 3 for the change of potential energy alone`],
          ],
          keys: [
            judged(work, 'J', {
              relative: 0.015,
              slips: [
                miss(2 * work, 'That is the change of the potential energy alone.', 'incomplete'),
                miss(-work, 'Energy has to be supplied, so it is positive.', 'sign'),
              ],
            }),
          ],
        },
        {
          ask: 'The satellite needs energy, yet it is slower in the end. Explain this.',
          answer: 'The gain of potential energy is twice the loss of kinetic energy',
          solution: tex`Moving outwards, the potential energy grows by $${standardForm(2 * work, 'J')}$, while the kinetic energy falls by $${standardForm(work, 'J')}$. The sum grows by $${standardForm(work, 'J')}$.`,
          marks: [
            ['R1', 'potential energy grows'],
            ['R1', 'by twice the loss of kinetic energy, so the total grows'],
          ],
        },
        {
          ask: 'In a low orbit a little air resistance acts on the satellite for a long time. Predict how its speed changes, and explain the prediction.',
          answer: 'It becomes faster',
          solution:
            'The total energy falls, so the radius of the orbit falls. In a smaller orbit the speed is greater: the loss of potential energy is twice the gain of kinetic energy.',
          marks: [
            ['A1', 'it becomes faster'],
            ['R1', 'total energy and radius fall, and the speed in a smaller orbit is greater'],
          ],
        },
      ],
    }),
  check: ({ M, mass, low, high }, { work, fast, slow }) => {
    const climb = integrate((r) => (GRAVITATION * M * mass) / r ** 2, low, high);
    assertAgree(climb + 0.5 * mass * (slow ** 2 - fast ** 2), work, 'energy', 1e-4);
  },
});

const gravityChoice = choiceSet({ key: 'physics-d1-potential-choice', difficulty: 'Easy', placements: higherLevel('D.1.3', 1) }, [
  {
    text: 'Why is gravitational potential negative everywhere?',
    right: 'It is zero at infinity, and work has to be done to get there',
    wrongs: [
      ['Masses repel each other', 'They attract each other.'],
      ['Gravitational field strength is negative', 'It is a vector, with a direction instead of a sign.'],
      ['The potential energy of every body is zero at the surface', 'The zero is placed at infinity.'],
    ],
    hint: 'Where is the potential zero?',
    solution: 'The zero is at infinity. Masses attract each other, so a mass at a finite distance has less energy than there.',
  },
  {
    text: 'A body is taken from the surface of a planet of radius R to a height R above it. By what factor does the magnitude of the potential change?',
    right: tex`$\frac{1}{2}$`,
    wrongs: [
      [tex`$\frac{1}{4}$`, 'That is the factor of the field strength.'],
      [tex`$2$`, 'The potential comes nearer to zero.'],
      [tex`$1$`, 'The potential depends on the distance from the centre.'],
    ],
    hint: 'How far from the centre is the body now?',
    solution: tex`The distance from the centre is doubled, and $V = -\dfrac{GM}{r}$.`,
    proof: [0.5, 1 / 2],
  },
  {
    text: 'What does the gradient of a graph of gravitational potential against distance give?',
    right: 'The negative of the field strength',
    wrongs: [
      ['The potential energy of a satellite', 'This is mass times potential.'],
      ['The escape speed', 'This follows from the potential itself.'],
      ['The mass of the planet', 'Another graph gives this.'],
    ],
    hint: 'Which quantity is a rate of change of potential with distance?',
    solution: tex`$g = -\dfrac{\Delta V}{\Delta r}$: the field points towards lower potential.`,
  },
  {
    text: 'A planet has twice the radius of another one and the same mean density. What is the ratio of its escape speed to that of the other?',
    right: tex`$2$`,
    wrongs: [
      [tex`$\sqrt{2}$`, 'The mass is larger too.'],
      [tex`$4$`, 'You left out the root.'],
      [tex`$8$`, 'That is the ratio of the masses.'],
    ],
    hint: 'How does the mass change with the radius?',
    solution: tex`The mass is $8$ times as large, so $\sqrt{\dfrac{2GM}{R}}$ grows by $\sqrt{\dfrac{8}{2}} = 2$.`,
    proof: [2, Math.sqrt(8 / 2)],
  },
  {
    text: 'How much work does gravity do on a satellite during one revolution in a circular orbit?',
    right: 'None',
    wrongs: [
      ['The product of weight and circumference', 'The force is at right angles to the motion.'],
      ['Twice its kinetic energy', 'Its kinetic energy does not change.'],
      ['The negative of its potential energy', 'Its potential energy does not change.'],
    ],
    hint: 'In which direction does the force act, compared with the motion?',
    solution: 'The orbit lies on an equipotential surface: the force is always at right angles to the motion and does no work.',
  },
  {
    text: 'Between two equal masses, halfway, which statement holds?',
    right: 'The field strength is zero and the potential is not',
    wrongs: [
      ['The potential is zero and the field strength is not', 'Potentials of both masses are negative and add up.'],
      ['Both are zero', 'Potentials of both masses are negative and add up.'],
      ['Neither is zero', 'The two fields are opposite and equal there.'],
    ],
    hint: 'Which of the two is a vector?',
    solution:
      'Fields are vectors, opposite and equal here, so they cancel. Potentials are scalars, both negative, so they add up.',
  },
]);

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
          solution: tex`Bringing C adds the pairs AC and BC: $\dfrac{kq_C(q_A + q_B)}{r} = ${quantity(last, 'J')}$. The total is $${significant(first)} + (${significant(last)}) = ${quantity(total, 'J')}$.`,
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

export const fieldsInDataHl = [
  escapeTable,
  orbitRaised,
  gravityChoice,
  potentialLine,
  squareOfCharges,
  potentialChoice,
  fallingMagnet,
  inductionChoice,
];
