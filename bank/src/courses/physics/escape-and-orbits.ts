import assert from 'node:assert/strict';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { BOLTZMANN, GRAVITATION } from './constants.ts';
import { higherLevel } from './placing.ts';
import { judged, miss, standardForm, tex } from './quantities.ts';

/** D.1 at higher level: gases that escape, and orbits raised. */

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
                tex`${capital(name)}: the root-mean-square speed is $${standardForm(thermal, 'm s^-1')}$, and the escape speed is $${significant(ratio, 2)}$ times as large, ${ratio > 6 ? 'more' : 'less'} than six times: ${name} ${verdict(ratio)} ${gas}.`,
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
            ['R1', 'replaced through collisions, so the loss continues'],
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

export const escapeAndOrbits = [escapeTable, orbitRaised, gravityChoice];
