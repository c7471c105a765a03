import { Diagram } from '../../diagram.ts';
import { integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** B.4 Isobaric, isovolumetric, isothermal and adiabatic changes of an ideal gas. */

const adiabaticExpansion = defineTemplate({
  key: 'physics-b4-adiabatic-expansion',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('B.4.1', 2, ['B.3']),
  variants: [
    { kPa: 400, litres: 2, to: 5, kelvin: 480 },
    { kPa: 250, litres: 3, to: 6, kelvin: 360 },
    { kPa: 600, litres: 1.5, to: 4.5, kelvin: 540 },
    { kPa: 320, litres: 2.5, to: 8, kelvin: 420 },
  ],
  solve: ({ kPa, litres, to, kelvin }) => {
    const pressure = kPa * (litres / to) ** (5 / 3);
    const temperature = (kelvin * pressure * to) / (kPa * litres);
    // kPa times litres are joules.
    return { pressure, temperature, work: 1.5 * (kPa * litres - pressure * to) };
  },
  write: ({ kPa, litres, to, kelvin }, { pressure, temperature, work }) =>
    inParts({
      stem: tex`A monatomic ideal gas at $${kelvin}\text{ K}$ has the pressure $${kPa}\text{ kPa}$ and the volume $${significant(litres, 2)} \times 10^{-3}\text{ m}^3$. It expands adiabatically to $${significant(to, 2)} \times 10^{-3}\text{ m}^3$.`,
      hint: 'Which of the three quantities of the first law is zero here, and what does that mean for the temperature?',
      parts: [
        {
          ask: 'Calculate the final pressure.',
          answer: tex`$${quantity(pressure, 'kPa')}$`,
          solution: tex`$pV^{5/3}$ is constant: $p = ${kPa} \times \left(\dfrac{${litres}}{${to}}\right)^{5/3} = ${quantity(pressure, 'kPa')}$.`,
          marks: [
            ['(M1)', tex`$pV^{5/3}$ constant`],
            ['A1', tex`$${quantity(pressure, 'kPa')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(pressure, 'kPa'),
              miss((kPa * litres) / to, 'That would be the pressure after an isothermal expansion.'),
              miss(kPa * (litres / to) ** (3 / 5), 'You turned the exponent upside down.', 'reciprocal'),
            ),
          ],
        },
        {
          ask: 'Determine the final temperature.',
          answer: tex`$${quantity(temperature, 'K')}$`,
          solution: tex`$\dfrac{pV}{T}$ is constant: $T = ${kelvin} \times \dfrac{${significant(pressure)} \times ${to}}{${kPa} \times ${litres}} = ${quantity(temperature, 'K')}$.`,
          marks: [
            ['(M1)', tex`$pV/T$ constant, or $TV^{2/3}$ constant (ECF from (a))`],
            ['A1', tex`$${quantity(temperature, 'K')}$`],
          ],
          keys: [{ ...numericAnswer(temperature, 'K'), tolerance: 0.015 * temperature }],
        },
        {
          ask: 'Determine the work done by the gas.',
          answer: tex`$${quantity(work, 'J')}$`,
          solution: tex`No energy is transferred by heating, so the work equals the fall of the internal energy, $W = \tfrac{3}{2}(p_1V_1 - p_2V_2)$:

$$W = 1.5 \times (${kPa} \times ${litres} - ${significant(pressure)} \times ${to}) = ${quantity(work, 'J')}$$

(A kilopascal times a thousandth of a cubic metre is a joule.)`,
          marks: [
            ['M1', tex`$Q = 0$, so $W = -\Delta U$`],
            [
              'M1',
              tex`$\Delta U = \tfrac{3}{2}\Delta(pV)$ (ECF from (a)); award 1 of 3 for $p\Delta V$ with one of the pressures`,
            ],
            ['A1', tex`$${quantity(work, 'J')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(work, 'J'), tolerance: 0.015 * work },
              miss(kPa * (to - litres), 'You kept the first pressure; it falls during the expansion.'),
            ),
          ],
        },
        {
          ask: 'Explain, in terms of molecules, why the temperature falls although no energy is transferred by heating.',
          answer: 'Molecules rebound from the moving piston with less speed',
          solution:
            'The piston moves away while molecules collide with it. They rebound with less speed than they had, so their mean kinetic energy, and with it the temperature, falls.',
          marks: [
            ['R1', 'Collisions with a wall that moves away'],
            ['R1', 'Molecules lose kinetic energy: lower temperature'],
          ],
        },
      ],
    }),
  check: ({ kPa, litres, to, kelvin }, { pressure, temperature, work }) => {
    // Small steps of the first law: dU = -p dV with U = 3/2 pV.
    let [p, V] = [kPa, litres];
    const steps = 20_000;
    for (let i = 0; i < steps; i++) {
      const dV = (to - litres) / steps;
      const middle = p - (5 / 6) * (p / V) * dV;
      p -= (5 / 3) * (middle / (V + dV / 2)) * dV;
      V += dV;
    }
    assertAgree(pressure, p, 'pressure by small steps', 1e-4);
    assertAgree(
      work,
      integrate((v) => kPa * (litres / v) ** (5 / 3), litres, to),
      'area under the curve',
      1e-4,
    );
    assertAgree(temperature, kelvin * (litres / to) ** (2 / 3), 'temperature', 1e-9);
  },
});

const expansionsCompared = defineTemplate({
  key: 'physics-b4-expansions-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('B.4.1', 2),
  variants: [
    { kPa: 200, litres: 2, k: 2 },
    { kPa: 150, litres: 4, k: 1.5 },
    { kPa: 120, litres: 3, k: 3 },
    { kPa: 300, litres: 1, k: 2.5 },
  ],
  solve: ({ kPa, litres, k }) => {
    const isobaric = kPa * litres * (k - 1);
    return { isobaric, internal: 1.5 * isobaric, isothermal: kPa * litres * Math.log(k) };
  },
  write: ({ kPa, litres, k }, { isobaric, internal, isothermal }) => {
    const [V, p] = [litres * k, kPa];
    const curve = (v: number) => (kPa * litres) / v;
    const diagram = new Diagram({ x: [0, V * 1.25], y: [0, p * 1.3] })
      .axes({ x: 'V / 10⁻³ m³', y: 'p / kPa', xTicks: [litres, V], yTicks: [p] })
      .arrow([litres, p], [V, p], 'd-curve')
      .graph(curve, litres, V, 'd-curve2')
      .label([(litres + V) / 2, p], 'X', { math: true, dy: -10 })
      .label([(litres + V) / 2, curve((litres + V) / 2)], 'Y', { math: true, dy: 22 });
    return inParts({
      stem: tex`A monatomic ideal gas expands from the pressure $${kPa}\text{ kPa}$ and the volume $${significant(litres, 2)} \times 10^{-3}\text{ m}^3$ to $${significant(V, 2)} \times 10^{-3}\text{ m}^3$ in two ways: X at constant pressure, Y at constant temperature.

![](diagram:paths)`,
      hint: 'Where in the graph is the work, and what does the temperature say about the internal energy?',
      parts: [
        {
          ask: 'Calculate the work done by the gas in X.',
          answer: tex`$${quantity(isobaric, 'J')}$`,
          solution: tex`$W = p\Delta V = ${kPa} \times (${significant(V, 2)} - ${significant(litres, 2)}) = ${quantity(isobaric, 'J')}$: a kilopascal times a thousandth of a cubic metre is a joule.`,
          marks: [['A1', tex`$${quantity(isobaric, 'J')}$`]],
          keys: [numericAnswer(isobaric, 'J')],
        },
        {
          ask: 'Determine the energy transferred to the gas by heating in X.',
          answer: tex`$${quantity(isobaric + internal, 'J')}$`,
          solution: tex`$\Delta U = \tfrac{3}{2}p\Delta V = ${quantity(internal, 'J')}$ for a monatomic gas, and $Q = \Delta U + W = ${significant(internal)} + ${significant(isobaric)} = ${quantity(isobaric + internal, 'J')}$.`,
          marks: [
            ['M1', tex`$\Delta U = \tfrac{3}{2}\Delta(pV)$`],
            ['M1', tex`$Q = \Delta U + W$ (ECF from (a)); award 2 of 3 where the work is subtracted`],
            ['A1', tex`$${quantity(isobaric + internal, 'J')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(isobaric + internal, 'J'),
              miss(internal, 'You gave the change of the internal energy; the gas does work as well.', 'incomplete'),
              miss(internal - isobaric, 'You subtracted the work that the gas does; this energy is transferred as well.', 'sign'),
            ),
          ],
        },
        {
          ask: 'State the change of the internal energy in Y, and compare the work done in Y with that in X.',
          answer: 'Zero; less work in Y',
          solution: tex`The temperature is constant in Y, so the internal energy of the ideal gas does not change. The pressure in Y is lower than in X at every volume, so the area under the curve, which is the work, is smaller.`,
          marks: [
            ['A1', 'No change of internal energy'],
            ['R1', 'Smaller area under Y, so less work'],
          ],
        },
        {
          ask: tex`The area under Y is $${quantity(isothermal, 'J')}$. State the energy transferred to the gas by heating in Y, and justify your answer.`,
          answer: tex`$${quantity(isothermal, 'J')}$, because $\Delta U = 0$`,
          solution: tex`$Q = \Delta U + W$ with $\Delta U = 0$, so all of the energy transferred by heating is work: $${quantity(isothermal, 'J')}$.`,
          marks: [
            ['A1', tex`$${quantity(isothermal, 'J')}$`],
            ['R1', tex`$Q = W$ because $\Delta U = 0$`],
          ],
        },
      ],
      diagrams: [
        {
          name: 'paths',
          svg: diagram.toSvg(),
          alt: `Pressure against volume from ${litres} to ${V}, in units of a thousandth of a cubic metre: X is horizontal at ${p} kPa, Y starts at the same point and falls below it.`,
        },
      ],
    });
  },
  check: ({ kPa, litres, k }, { isobaric, internal, isothermal }) => {
    assertAgree(
      isothermal,
      integrate((v) => (kPa * litres) / v, litres, litres * k),
      'work of the isothermal path',
      1e-6,
    );
    assertAgree(
      isobaric,
      integrate(() => kPa, litres, litres * k),
      'work of the isobaric path',
      1e-9,
    );
    // Heat capacity at constant pressure is 5/3 of that at constant volume.
    assertAgree((isobaric + internal) / internal, 5 / 3, 'heats', 1e-9);
    assertBetween(isothermal, 0, isobaric, 'less work at constant temperature');
  },
});

const signsTable = defineTemplate({
  key: 'physics-b4-signs-of-processes',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('B.4.1', 1),
  variants: [
    { joules: 450, process: 'isovolumetric', heated: true },
    { joules: 620, process: 'adiabatic', heated: false },
    { joules: 380, process: 'isothermal', heated: true },
    { joules: 900, process: 'isobaric', heated: true },
  ] as const,
  solve: ({ joules, process, heated }) => {
    const Q = process === 'adiabatic' ? 0 : heated ? joules : -joules;
    const W = { isovolumetric: 0, adiabatic: -joules, isothermal: Q, isobaric: 0.4 * Q }[process];
    return { Q, W, internal: Q - W };
  },
  write: ({ joules, process, heated }, { Q, W, internal }) => {
    const situation = {
      isovolumetric: `A gas in a rigid container is heated with $${joules}\\text{ J}$.`,
      adiabatic: `A gas in an insulated cylinder is compressed; a force does $${joules}\\text{ J}$ of work on it.`,
      isothermal: `A gas expands in a cylinder in a water bath, slowly, so that its temperature stays the same; it takes in $${joules}\\text{ J}$ from the bath.`,
      isobaric: `A monatomic ideal gas under a piston of constant weight is heated with $${joules}\\text{ J}$; $${significant(W)}\\text{ J}$ of this become work.`,
    }[process];
    const J = (value: number) => (value === 0 ? '$0$' : tex`$${value > 0 ? '+' : ''}${quantity(value, 'J')}$`);
    const number = (value: number, label: string) => ({ value, tolerance: Math.abs(value) * 0.01, unit: 'J', label });
    return inParts({
      stem: `${situation} Signs: $Q$ is positive where energy is transferred to the gas by heating, $W$ where the gas does work.`,
      hint: 'Which quantity of the first law is zero or stays the same?',
      parts: [
        {
          ask: 'Name this kind of process.',
          answer: `${process[0]?.toUpperCase()}${process.slice(1)}`,
          solution: {
            isovolumetric: 'The volume stays the same: isovolumetric.',
            adiabatic: 'No energy is transferred by heating: adiabatic.',
            isothermal: 'The temperature stays the same: isothermal.',
            isobaric: 'The pressure stays the same: isobaric.',
          }[process],
          marks: [['A1', process === 'isovolumetric' ? 'isovolumetric; accept isochoric' : process]],
        },
        {
          ask: tex`State $Q$, $W$ and the change $\Delta U$ of the internal energy, with their signs.`,
          answer: tex`$Q$: ${J(Q)}, $W$: ${J(W)}, $\Delta U$: ${J(internal)}`,
          solution: tex`$Q$ is ${J(Q)} and $W$ is ${J(W)}. By the first law $\Delta U = Q - W$, which is ${J(internal)}.`,
          marks: [
            ['A1', tex`$Q$: ${J(Q)}`],
            ['A1', tex`$W$: ${J(W)}`],
            ['A1', tex`$\Delta U$: ${J(internal)} (ECF from $Q$ and $W$); signs are needed for each mark`],
          ],
          keys: [number(Q, '$Q$'), number(W, '$W$'), number(internal, tex`$\Delta U$`)],
        },
        {
          ask: 'State and explain whether the temperature of the gas rises, falls or stays the same.',
          answer: internal > 0 ? 'It rises' : 'It stays the same',
          solution:
            internal > 0
              ? `The internal energy of the gas grows${heated ? '' : ' by the work that is done on it'}, so the mean kinetic energy of its molecules and the temperature rise.`
              : 'The internal energy does not change, so the mean kinetic energy of the molecules and the temperature stay the same.',
          marks: [
            ['A1', internal > 0 ? 'Rises' : 'Stays the same'],
            ['R1', 'Temperature linked with the internal energy'],
          ],
        },
      ],
    });
  },
  check: ({ joules, process }, { Q, W, internal }) => {
    assertAgree(Math.abs(Q) + Math.abs(internal) + Math.abs(W), 2 * joules, 'two of the three are equal, or add up', 1e-9);
    // Of the heat at constant pressure a monatomic gas keeps three fifths.
    if (process === 'isobaric') assertAgree(internal / Q, 3 / 5, 'share kept', 1e-9);
  },
});

const processChoice = choiceSet({ key: 'physics-b4-processes-choice', difficulty: 'Easy', placements: higherLevel('B.4.1', 1) }, [
  {
    text: 'An ideal gas expands from the same state to the same final volume: once isothermally, once adiabatically. How do the final pressures compare?',
    hint: 'In which of the two is the gas colder at the end?',
    right: 'The pressure is lower after the adiabatic expansion',
    wrongs: [
      [
        'The pressure is lower after the isothermal expansion',
        'At constant temperature energy is transferred to the gas by heating.',
      ],
      ['Both are the same', 'The final volumes are equal, but not the final temperatures.'],
      ['It depends on the work done', 'The work follows from the two paths; the comparison holds in each case.'],
    ],
    solution:
      'In the adiabatic expansion the gas does work at the cost of its internal energy and cools. At the same volume a lower temperature means a lower pressure.',
  },
  {
    text: tex`In which process is all of the energy transferred by heating turned into work?`,
    hint: tex`For which process is $\Delta U = 0$?`,
    right: 'Isothermal expansion of an ideal gas',
    wrongs: [
      ['Adiabatic expansion of an ideal gas', 'There no energy is transferred by heating.'],
      ['Isobaric expansion of an ideal gas', 'There the gas becomes hotter and keeps part of the energy.'],
      ['Isovolumetric heating of an ideal gas', 'There no work is done.'],
    ],
    solution: tex`$Q = \Delta U + W$. The internal energy of an ideal gas depends on its temperature alone, so at constant temperature $\Delta U = 0$ and $Q = W$.`,
  },
  {
    text: 'A bicycle pump becomes warm when air is compressed in it quickly. Which description fits best?',
    hint: 'Is there time for energy to leave the air?',
    right: 'An adiabatic compression: work done on the air raises its internal energy',
    wrongs: [
      [
        'An isothermal compression: the temperature of the air stays the same',
        'The air becomes warm, and it is compressed quickly.',
      ],
      ['An isobaric compression: the pressure stays the same', 'Compressed quickly, the air has a rising pressure.'],
      ['Friction alone: the air stays cold', 'A well-oiled pump becomes warm as well.'],
    ],
    solution:
      'The compression is so quick that hardly any energy leaves by heating: it is nearly adiabatic. The work done on the air becomes internal energy.',
  },
  {
    text: tex`A gas is taken from state 1 to state 2 along two different paths in a pressure–volume diagram. Which quantity is the same for both?`,
    hint: 'Which quantity depends on the state alone?',
    right: 'The change of internal energy',
    wrongs: [
      ['The work done by the gas', 'Work is the area under the path.'],
      ['The energy transferred by heating', 'It is the sum of two quantities, one of which depends on the path.'],
      ['The greatest temperature reached', 'It depends on where the path leads.'],
    ],
    solution:
      'The internal energy is a property of the state, so its change depends on the first and the last state only. Work and heat depend on the path.',
  },
  {
    text: tex`The volume of a monatomic ideal gas is halved adiabatically. By what factor does its pressure change?`,
    hint: 'Is it more or less than for an isothermal compression?',
    right: tex`$2^{5/3}$`,
    wrongs: [
      ['$2$', 'That holds at constant temperature.'],
      [tex`$2^{2/3}$`, 'By this factor the temperature changes.'],
      [tex`$2^{3/5}$`, 'You turned the exponent upside down.'],
    ],
    solution: tex`$pV^{5/3}$ is constant, so the pressure grows by $2^{5/3} \approx 3.2$, more than at constant temperature because the gas becomes hotter.`,
    proof: [2 ** (5 / 3), Math.exp((5 / 3) * Math.LN2)],
  },
  {
    text: tex`A fixed amount of an ideal gas goes round a cycle of an isobaric expansion, an isovolumetric cooling and an isothermal compression back to the start. What is the change of its internal energy over the whole cycle?`,
    hint: 'How does the state at the end differ from that at the start?',
    right: 'Zero',
    wrongs: [
      ['The area enclosed by the cycle', 'This area is the net work.'],
      ['The energy taken in during the expansion', 'Part of it is given off again in the other steps.'],
      ['Positive, but it cannot be calculated without temperatures', 'The state of the gas decides, and it is known at the end.'],
    ],
    solution:
      'After a whole cycle the gas is in its first state again, so its internal energy is the same as at the start. The net heat equals the net work.',
  },
]);

export const isoProcesses: readonly QuestionTemplate[] = [adiabaticExpansion, expansionsCompared, signsTable, processChoice];
