import assert from 'node:assert/strict';
import { simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, nuclide, tex } from './quantities.ts';

/** E.4: waste of a reactor followed over the years, and the parts of a reactor. */

const wasteTable = defineTemplate({
  key: 'physics-e4-waste-over-the-years',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.4', 1, ['E.3.1']),
  variants: [
    {
      rows: [
        ['ruthenium-106', 1, 8.0e15],
        ['caesium-137', 30, 2.0e15],
        ['americium-241', 430, 4.0e13],
      ],
      years: 300,
    },
    {
      rows: [
        ['cerium-144', 0.8, 9.6e15],
        ['strontium-90', 29, 1.6e15],
        ['plutonium-240', 6600, 2.0e13],
      ],
      years: 290,
    },
    {
      rows: [
        ['promethium-147', 2.6, 6.4e15],
        ['caesium-137', 30, 2.4e15],
        ['plutonium-239', 24_000, 1.2e13],
      ],
      years: 240,
    },
    {
      rows: [
        ['ruthenium-106', 1, 1.2e16],
        ['strontium-90', 29, 1.8e15],
        ['americium-243', 7400, 1.5e12],
      ],
      years: 232,
    },
  ] as const,
  solve: ({ rows, years }) => {
    const later = rows.map(([, half, start]) => start * 0.5 ** (years / half));
    const total = rows.reduce((sum, [, , start]) => sum + start, 0);
    const rank = [0, 1, 2].reduce((best, i) => ((later[i] ?? 0) > (later[best] ?? 0) ? i : best), 0);
    return { later, total, rank, halvings: years / rows[1][1] };
  },
  write: ({ rows, years }, { later, total, rank, halvings }) => {
    const [short, middle, long] = rows;
    return inParts({
      stem: tex`Spent fuel of a reactor is stored. The table gives the activity of three of its nuclides when it is taken out of the reactor.

| nuclide | half-life / years | activity / $\text{Bq}$ |
| --- | :---: | :---: |
${rows.map(([name, half, start]) => tex`| ${name} | $${significant(half, 2)}$ | $${scientific(start, 2)}$ |`).join('\n')}`,
      hint: 'How many half-lives of each nuclide pass in the time that is given?',
      parts: [
        {
          ask: `Identify the nuclide that gives most of the activity at the beginning, and calculate its share of the total of the three.`,
          answer: tex`${short[0]}, $${significant((100 * short[2]) / total)}\,\%$`,
          solution: tex`The total is $${scientific(total)}\text{ Bq}$. The share of ${short[0]} is $\dfrac{${scientific(short[2], 2)}}{${scientific(total)}} = ${significant((100 * short[2]) / total)}\,\%$.`,
          marks: [
            ['A1', short[0]],
            ['A1', tex`$${significant((100 * short[2]) / total)}\,\%$`],
          ],
          keys: [judged((100 * short[2]) / total, '%', { label: 'Share' })],
        },
        {
          ask: tex`Calculate the activity of ${middle[0]} after $${years}$ years.`,
          answer: tex`$${scientific(later[1] ?? 0, 2)}\text{ Bq}$`,
          solution: tex`$\dfrac{${years}}{${middle[1]}} = ${significant(halvings, 3)}$ half-lives: $${scientific(middle[2], 2)} \times \left(\frac{1}{2}\right)^{${significant(halvings, 2)}} = ${scientific(later[1] ?? 0, 2)}\text{ Bq}$.`,
          marks: [
            ['M1', tex`$${significant(halvings, 2)}$ half-lives`],
            ['A1', tex`$${scientific(later[1] ?? 0, 2)}\text{ Bq}$; award 1 of 2 for a division by the number of half-lives`],
          ],
          keys: [
            judged(later[1] ?? 0, 'Bq', {
              relative: 0.02,
              slips: [miss(middle[2] / halvings, 'Each half-life halves the activity; you divided by their number.')],
            }),
          ],
        },
        {
          ask: tex`Determine which of the three nuclides has the highest activity after $${years}$ years, and explain why ${short[0]} no longer matters.`,
          answer: `${rows[rank]?.[0]}; ${short[0]} has decayed completely`,
          solution: tex`After $${years}$ years ${middle[0]} has $${scientific(later[1] ?? 0, 2)}\text{ Bq}$ and ${long[0]} $${scientific(later[2] ?? 0, 2)}\text{ Bq}$, so ${rows[rank]?.[0]} has the highest activity. For ${short[0]} more than $${Math.floor(years / short[1] / 10) * 10}$ half-lives have passed: nothing of it is left.`,
          marks: [
            ['M1', tex`activity of ${long[0]}, $${scientific(later[2] ?? 0, 2)}\text{ Bq}$`],
            ['A1', `${rows[rank]?.[0]} (ECF)`],
            ['R1', `many half-lives of ${short[0]} have passed`],
          ],
        },
        {
          ask: 'Explain why spent fuel is kept under water for some years first, and why it has to be stored safely for a very long time afterwards.',
          answer: 'Short-lived nuclides release much heat and radiation; long-lived ones stay active for thousands of years',
          solution:
            'At first short-lived nuclides decay quickly and release much energy; water takes the heat away and shields the radiation. Nuclides with long half-lives stay active for centuries or more, so the waste has to be kept away from people and ground water for that time.',
          marks: [
            ['R1', 'water cools and shields while short-lived nuclides decay'],
            ['R1', 'long half-lives: active for a very long time'],
          ],
        },
      ],
    });
  },
  check: ({ rows, years }, { later }) => {
    const [, half, start] = rows[1];
    const [left = 0] = simulate((_, [a = 0]) => [(-Math.LN2 / half) * a], [start], years, 2_000);
    assertAgree(later[1] ?? 0, left, 'activity by steps', 1e-4);
    assert.ok((later[0] ?? 1) < 1);
  },
});

const reactorChoice = choiceSet({ key: 'physics-e4-reactor-choice', difficulty: 'Easy', placements: bothCourses('E.4', 1) }, [
  {
    text: 'What is the purpose of the moderator of a reactor?',
    right: 'To slow down neutrons',
    wrongs: [
      ['To absorb neutrons', 'Control rods do this.'],
      ['To carry the heat away', 'The coolant does this.'],
      ['To shield the surroundings', 'A wall of concrete and steel does this.'],
    ],
    hint: 'Which neutrons cause fission of uranium-235 most easily?',
    solution:
      'Slow neutrons are captured by uranium-235 much more easily, so the fast neutrons from fission are slowed down by collisions in the moderator.',
  },
  {
    text: 'Control rods are pushed deeper into the core. What happens?',
    right: 'More neutrons are absorbed, and the power falls',
    wrongs: [
      ['More neutrons are slowed down, and the power rises', 'That would be the effect of a moderator.'],
      ['More neutrons are reflected, and the power rises', 'They do not reflect neutrons.'],
      ['More fuel takes part, and the power rises', 'They contain no fuel.'],
    ],
    hint: 'Of what kind of material are control rods made?',
    solution: 'Control rods absorb neutrons, so fewer are left to cause fission.',
  },
  {
    text: 'What is meant by the critical mass of a fissile material?',
    right: 'The least mass in which a chain reaction continues by itself',
    wrongs: [
      ['The mass at which it melts', 'Melting depends on temperature.'],
      ['The mass that is converted into energy', 'Only a tiny part of the mass is.'],
      ['The mass of the nuclide that splits', 'This is a property of a nucleus.'],
    ],
    hint: 'What happens to neutrons in a very small piece?',
    solution:
      'In a small piece too many neutrons leave through the surface. Above the critical mass enough of them cause further fission.',
  },
  {
    text: tex`Which equation is a possible fission of uranium-235?`,
    right: tex`$${nuclide(235, 92, 'U')} + \text{n} \to ${nuclide(141, 56, 'Ba')} + ${nuclide(92, 36, 'Kr')} + 3\text{n}$`,
    wrongs: [
      [
        tex`$${nuclide(235, 92, 'U')} + \text{n} \to ${nuclide(141, 56, 'Ba')} + ${nuclide(92, 36, 'Kr')} + 2\text{n}$`,
        'The nucleon numbers do not balance.',
      ],
      [tex`$${nuclide(235, 92, 'U')} \to ${nuclide(231, 90, 'Th')} + ${nuclide(4, 2, 'He')}$`, 'This is an alpha decay.'],
      [tex`$${nuclide(2, 1, 'H')} + ${nuclide(3, 1, 'H')} \to ${nuclide(4, 2, 'He')} + \text{n}$`, 'This is a fusion.'],
    ],
    hint: 'How many nucleons are there on each side?',
    solution: tex`$235 + 1 = 141 + 92 + 3 = 236$, so the nucleon numbers balance, and the charges do as well: $92 = 56 + 36$. In a fission a neutron is captured, and the heavy nucleus splits into two nuclei of medium mass and a few neutrons, which can go on to split other nuclei.`,
    proof: [236, 141 + 92 + 3],
  },
  {
    text: 'Where is most of the energy of a fission at first?',
    right: 'In the kinetic energy of the two large fragments',
    wrongs: [
      ['In the kinetic energy of the neutrons', 'They carry only a few per cent.'],
      ['In gamma rays', 'They carry only a few per cent.'],
      ['In the thermal energy of the coolant', 'It gets there later, by collisions.'],
    ],
    hint: 'What drives the fragments apart?',
    solution:
      'The two positively charged fragments repel each other strongly and move apart at high speed. Collisions turn this into thermal energy.',
  },
  {
    text: 'Why does a fission fragment usually emit beta-minus radiation?',
    right: 'It has too many neutrons for its number of protons',
    wrongs: [
      ['It has too many protons for its number of neutrons', 'Then it would emit positrons.'],
      ['It is too heavy', 'Very heavy nuclei emit alpha particles.'],
      ['It has too much charge for its electrons', 'Electrons of the shells have nothing to do with this.'],
    ],
    hint: 'How does the ratio of neutrons to protons change with the size of stable nuclei?',
    solution:
      'Heavy nuclei need a larger share of neutrons than medium ones. The fragments inherit it and turn neutrons into protons by beta-minus decay.',
  },
]);

export const fissionInData = [wasteTable, reactorChoice];
