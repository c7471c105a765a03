import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { GAS_CONSTANT as R } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, tex } from './quantities.ts';
import { coldReservoir } from './reversed-choices-a-b.ts';

/** B.4 Thermodynamics (HL). */

const triangularCycle = defineTemplate({
  key: 'physics-b4-triangular-cycle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('B.4.1', 2, ['B.4.2']),
  variants: [
    { p: 1, V: 2, a: 3, n: 0.1 },
    { p: 2, V: 1, a: 2, n: 0.08 },
    { p: 1.5, V: 4, a: 2, n: 0.25 },
    { p: 1, V: 6, a: 4, n: 0.2 },
    { p: 3, V: 2, a: 2.5, n: 0.22 },
    { p: 0.8, V: 5, a: 3, n: 0.15 },
    { p: 2.4, V: 3, a: 1.5, n: 0.3 },
    { p: 1.2, V: 2.5, a: 2, n: 0.12 },
  ],
  solve: ({ p, V, a, n }) => {
    // p in 10^5 Pa and V in 10^-3 m^3, so p V is in units of 100 J.
    const unit = 100 * p * V;
    return {
      unit,
      kelvinA: unit / (n * R),
      net: 0.5 * (a - 1) ** 2 * unit,
      heatAB: 1.5 * (a - 1) * unit,
      workBC: 0.5 * (a + 1) * (a - 1) * unit,
      heatCA: -2.5 * (a - 1) * unit,
    };
  },
  write: ({ p, V, a, n }, { unit, kelvinA, net, heatAB, workBC, heatCA }) => {
    // A (p, V) up to B (a p, V) at constant volume, expansion B to C (p, a V) in a straight line, back to A at constant p.
    const [pTop, vTop] = [Number((a * p).toFixed(2)), Number((a * V).toFixed(2))];
    const diagram = new Diagram({ x: [-vTop * 0.06, vTop * 1.2], y: [0, pTop * 1.2] })
      .axes({ x: 'V / 10⁻³ m³', y: 'P / 10⁵ Pa', xTicks: [V, vTop], yTicks: [p, pTop] })
      .segment([V, 0], [V, p], 'd-dashed')
      .segment([vTop, 0], [vTop, p], 'd-dashed')
      .segment([0, p], [V, p], 'd-dashed')
      .segment([0, pTop], [V, pTop], 'd-dashed')
      .polygon(
        [
          [V, p],
          [V, pTop],
          [vTop, p],
        ],
        { shade: true },
      )
      .arrow([V, p], [V, (p + pTop) / 2])
      .arrow([V, pTop], [(V + vTop) / 2, (p + pTop) / 2])
      .arrow([vTop, p], [(V + vTop) / 2, p])
      .label([V, p], 'A', { dx: -10, dy: 14 })
      .label([V, pTop], 'B', { dx: 8, dy: -8 })
      .label([vTop, p], 'C', { dx: 12, dy: -4 });
    return {
      text: tex`A fixed amount of $${n}\text{ mol}$ of a monatomic ideal gas is taken round the cycle $A \to B \to C \to A$ shown in the pressure–volume diagram.

![](diagram:cycle)

(a) Calculate the temperature of the gas at $A$. [2]

(b) Determine the work done by the gas in one cycle. [2]

(c) Calculate the energy supplied to the gas by heating in $A \to B$. [3]

(d) For the change $B \to C$

(i) verify that the internal energy of the gas is the same at $B$ and at $C$, [1]

(ii) determine the net energy supplied by heating. [2]

(e) Calculate the energy given out by the gas in $C \to A$. [2]`,
      hint: 'What does the area under each path give, and what does the temperature say about the internal energy?',
      answer: tex`(a) $${quantity(kelvinA, 'K')}$

(b) $${quantity(net, 'J')}$

(c) $${quantity(heatAB, 'J')}$

(d) (i) As given

(ii) $${quantity(workBC, 'J')}$

(e) $${quantity(-heatCA, 'J')}$`,
      solution: tex`(a) From $PV = nRT$:

$$T_A = \frac{${p} \times 10^5 \times ${V} \times 10^{-3}}{${n} \times 8.31} = ${quantity(kelvinA, 'K')}$$

(b) The net work is the enclosed area, a triangle (clockwise, so it is done by the gas):

$$W = \tfrac{1}{2} \times (${vTop} - ${V}) \times 10^{-3} \times (${pTop} - ${p}) \times 10^5 = ${quantity(net, 'J')}$$

(c) The volume is constant, so no work is done and $Q = \Delta U = \tfrac{3}{2}\Delta(PV)$:

$$Q_{AB} = \tfrac{3}{2} \times (${pTop} - ${p}) \times 10^5 \times ${V} \times 10^{-3} = ${quantity(heatAB, 'J')}$$

(d) (i) The internal energy is $U = \tfrac{3}{2}PV$. At $B$, $PV = ${pTop} \times ${V} \times 10^2 = ${significant(a * unit)}\text{ J}$; at $C$, $PV = ${p} \times ${vTop} \times 10^2 = ${significant(a * unit)}\text{ J}$. These are equal, so $U_B = U_C$.

(ii) With $\Delta U = 0$ the first law gives $Q = W$, the area under $BC$ (a trapezium):

$$Q_{BC} = \tfrac{1}{2}(${pTop} + ${p}) \times 10^5 \times (${vTop} - ${V}) \times 10^{-3} = ${quantity(workBC, 'J')}$$

(e) At constant pressure the gas is compressed: $W = P\Delta V = -${quantity((a - 1) * unit, 'J')}$ and $\Delta U = \tfrac{3}{2}P\Delta V = -${quantity(1.5 * (a - 1) * unit, 'J')}$. So $Q_{CA} = \Delta U + W = -${quantity(-heatCA, 'J')}$: the gas gives out $${quantity(-heatCA, 'J')}$.

*Check:* $Q_{AB} + Q_{BC} + Q_{CA} = ${quantity(net, 'J')} = W$, as it must be over a cycle.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$PV = nRT$`],
        ['a', 'A1', tex`$${quantity(kelvinA, 'K')}$`],
        ['b', '(M1)', 'Area enclosed by the cycle'],
        ['b', 'A1', tex`$${quantity(net, 'J')}$`],
        ['c', 'R1', tex`$W = 0$ so $Q = \Delta U$`],
        ['c', 'M1', tex`$\Delta U = \tfrac{3}{2}V\Delta P$ or $\tfrac{3}{2}nR\Delta T$`],
        ['c', 'A1', tex`$${quantity(heatAB, 'J')}$`],
        ['d.i', 'R1', tex`$PV$, hence $T$ and $U$, is the same at $B$ and $C$`],
        ['d.ii', 'M1', tex`$Q = W$ = area under $BC$`],
        ['d.ii', 'A1', tex`$${quantity(workBC, 'J')}$`],
        ['e', 'M1', tex`$Q = \Delta U + P\Delta V$`],
        ['e', 'A1', tex`$${quantity(-heatCA, 'J')}$ given out`],
      ),
      keys: numberKeys(
        numericAnswer(kelvinA, 'K', 'a'),
        foreseeing(numericAnswer(net, 'J', 'b'), miss(2 * net, 'You left out the factor one half in the area of the triangle.')),
        foreseeing(
          numericAnswer(heatAB, 'J', 'c'),
          miss((2 / 3) * heatAB, 'The factor three halves of the internal energy is missing.'),
        ),
        numericAnswer(workBC, 'J', 'd.ii'),
        foreseeing(
          numericAnswer(-heatCA, 'J', 'e'),
          miss(-0.6 * heatCA, 'This is the change of the internal energy; work is done on the gas as well.', 'incomplete'),
          miss(-0.4 * heatCA, 'This is the work done on the gas; its internal energy changes as well.', 'incomplete'),
        ),
      ),
      diagrams: [
        {
          name: 'cycle',
          svg: diagram.toSvg(),
          alt: `Pressure–volume diagram, P in 10^5 Pa and V in 10^-3 m³: A (${V}, ${p}) vertically up to B (${V}, ${pTop}), straight line down to C (${vTop}, ${p}), horizontally back to A.`,
        },
      ],
    };
  },
  check: ({ p, V, a, n }, { kelvinA, net, heatAB, workBC, heatCA }) => {
    // Follow the cycle in small steps: temperature from the gas law, dU = 1.5 n R dT, dW = P dV.
    type State = readonly [volume: number, pressure: number];
    const path = (from: State, to: State) => {
      let [heat, work] = [0, 0];
      const steps = 2_000;
      const at = (i: number): State => [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
      for (let i = 0; i < steps; i++) {
        const [[v1, p1], [v2, p2]] = [at(i), at(i + 1)];
        const dT = (p2 * v2 - p1 * v1) / (n * R);
        work += ((p1 + p2) / 2) * (v2 - v1);
        heat += 1.5 * n * R * dT + ((p1 + p2) / 2) * (v2 - v1);
      }
      return { heat, work };
    };
    const A: State = [V * 1e-3, p * 1e5];
    const B: State = [V * 1e-3, a * p * 1e5];
    const C: State = [a * V * 1e-3, p * 1e5];
    const legs = [path(A, B), path(B, C)];
    const last = path(C, A);
    const total = [...legs, last].reduce((sum, leg) => sum + leg.work, 0);
    const heat = [...legs, last].reduce((sum, leg) => sum + leg.heat, 0);
    assertAgree(net, total, 'net work');
    assertAgree(net, heat, 'net heat');
    assertAgree(heatAB, legs[0]?.heat ?? 0, 'heat in A to B');
    assertAgree(workBC, legs[1]?.heat ?? 0, 'heat in B to C');
    assertAgree(heatCA, last.heat, 'heat in C to A');
    assertAgree(kelvinA * n * R, A[0] * A[1], 'gas law at A', 1e-9);
    assertBetween(kelvinA, 150, 700, 'temperature at A');
  },
});

const adiabaticPump = defineTemplate({
  key: 'physics-b4-adiabatic-compression',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('B.4.1', 2),
  variants: [
    { gas: 'argon', p: 100, V: 2.4, T: 293, ratio: 3 },
    { gas: 'helium', p: 120, V: 1.5, T: 300, ratio: 2.5 },
    { gas: 'neon', p: 95, V: 0.8, T: 288, ratio: 4 },
    { gas: 'argon', p: 150, V: 5, T: 310, ratio: 2 },
    { gas: 'helium', p: 80, V: 3.6, T: 275, ratio: 5 },
    { gas: 'krypton', p: 110, V: 0.5, T: 295, ratio: 3.5 },
    { gas: 'xenon', p: 60, V: 1.2, T: 320, ratio: 6 },
    { gas: 'neon', p: 200, V: 4, T: 285, ratio: 1.8 },
  ],
  solve: ({ p, V, T, ratio }) => {
    const pressure = p * ratio ** (5 / 3);
    const temperature = T * ratio ** (2 / 3);
    const work = 1.5 * p * V * (ratio ** (2 / 3) - 1);
    return { pressure, temperature, work };
  },
  write: ({ gas, p, V, T, ratio }, { pressure, temperature, work }) => ({
    text: tex`A cylinder contains ${gas}, a monatomic ideal gas, at $${p}\text{ kPa}$ and $${T}\text{ K}$ in a volume of $${V.toFixed(1)} \times 10^{-3}\text{ m}^3$. A piston compresses it adiabatically to a volume that is smaller by a factor of $${ratio}$.

(a) State what is meant by an adiabatic change. [1]

(b) Calculate the final pressure. [2]

(c) Calculate the final temperature. [2]

(d) Determine the work done on the gas. [2]`,
    hint: 'Which quantity of the first law is zero here? What stays constant during such a compression?',
    answer: tex`(a) No energy is transferred by heating or cooling ($Q = 0$).

(b) $${quantity(pressure, 'kPa')}$

(c) $${quantity(temperature, 'K')}$

(d) $${quantity(work, 'J')}$`,
    solution: tex`(a) A change in which no thermal energy enters or leaves the gas: $Q = 0$.

(b) $P_1V_1^{5/3} = P_2V_2^{5/3}$, so

$$P_2 = ${p} \times ${ratio}^{5/3} = ${quantity(pressure, 'kPa')}$$

(c) For a fixed amount of gas $\dfrac{PV}{T}$ is constant:

$$T_2 = T_1\,\frac{P_2V_2}{P_1V_1} = ${T} \times \frac{${significant(pressure)}}{${p}} \times \frac{1}{${ratio}} = ${quantity(temperature, 'K')}$$

(d) With $Q = 0$ all the work done on the gas becomes internal energy. From $U = \tfrac{3}{2}PV = \tfrac{3}{2}nRT$,

$$W = \Delta U = \tfrac{3}{2}P_1V_1\left(\frac{T_2}{T_1} - 1\right) = \tfrac{3}{2} \times ${p} \times 10^3 \times ${V.toFixed(1)} \times 10^{-3} \times \left(\frac{${significant(temperature)}}{${T}} - 1\right) = ${quantity(work, 'J')}$$`,
    markScheme: markLines(
      ['a', 'A1', tex`$Q = 0$ / no thermal energy transferred`],
      ['b', '(M1)', tex`$PV^{5/3}$ constant`],
      ['b', 'A1', tex`$${quantity(pressure, 'kPa')}$`],
      ['c', '(M1)', tex`$PV/T$ constant, or $TV^{2/3}$ constant`],
      ['c', 'A1', tex`$${quantity(temperature, 'K')}$`],
      ['d', 'M1', tex`Work equals $\Delta U$`],
      ['d', 'A1', tex`$${quantity(work, 'J')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(pressure, 'kPa', 'b'),
        miss(p * ratio, 'You let the temperature stay the same; the gas becomes hotter.'),
      ),
      foreseeing(
        numericAnswer(temperature, 'K', 'c'),
        miss(T * ratio ** (5 / 3), 'You used the exponent that belongs to the pressure.'),
      ),
      { ...numericAnswer(work, 'J', 'd'), tolerance: work * 0.02 },
    ),
  }),
  check: ({ p, V, T, ratio }, { pressure, temperature, work }) => {
    // dU = -P dV in small steps: the temperature rises by 2 T dV / (3 V) for each decrease.
    const [final = 0] = simulate((v, [t = 0]) => [(2 / 3) * (t / (V - v))], [T], V - V / ratio, 4_000);
    assertAgree(temperature, final, 'temperature by steps');
    assertAgree((pressure * V) / ratio / temperature, (p * V) / T, 'gas law');
    const area = integrate((v) => p * (V / v) ** (5 / 3), V / ratio, V);
    assertAgree(work, area, 'work as area under the path', 1e-5);
  },
});

const carnotLimit = defineTemplate({
  key: 'physics-b4-carnot-limit',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('B.4.2', 1),
  variants: [
    { hot: 327, cold: 27, heat: 900 },
    { hot: 227, cold: 27, heat: 500 },
    { hot: 527, cold: 127, heat: 1200 },
    { hot: 727, cold: 227, heat: 800 },
    { hot: 477, cold: 27, heat: 1500 },
    { hot: 127, cold: 27, heat: 600 },
    { hot: 427, cold: 77, heat: 700 },
    { hot: 627, cold: 177, heat: 1000 },
  ],
  solve: ({ hot, cold, heat }) => ({ work: heat * (1 - (cold + 273) / (hot + 273)) }),
  write: ({ hot, cold, heat }, { work }, variantIndex) => {
    const joules = (value: number) => tex`$${quantity(value, 'J')}$`;
    const choice = arrangeOptions(
      joules(work),
      [
        wrong(joules(heat * (1 - cold / hot)), 'You used temperatures in degrees Celsius instead of kelvin.', 'unit'),
        heat - work === work
          ? wrong(joules(heat), 'You took all the energy that the engine takes in to become work.')
          : wrong(joules(heat - work), 'You calculated the energy that is given to the colder reservoir.'),
        wrong(
          joules((heat * cold) / hot),
          'You used degrees Celsius instead of kelvin, and calculated the energy that is given to the colder reservoir.',
          'unit',
        ),
      ],
      variantIndex,
      7,
    );
    return {
      text: tex`A heat engine takes in $${heat}\text{ J}$ in each cycle from a reservoir at $${hot}\,^\circ\text{C}$ and gives energy to a reservoir at $${cold}\,^\circ\text{C}$.

What is the greatest work that the engine could do in one cycle? [1]`,
      hint: 'No engine is more efficient than a Carnot engine between the same reservoirs. Which temperature scale must be used?',
      answer: joules(work),
      solution: tex`The limit is the Carnot efficiency, with temperatures in kelvin: $T_h = ${hot + 273}\text{ K}$ and $T_c = ${cold + 273}\text{ K}$.

$$\eta = 1 - \frac{T_c}{T_h} = 1 - \frac{${cold + 273}}{${hot + 273}} = ${significant(1 - (cold + 273) / (hot + 273))}$$

$$W = ${significant(1 - (cold + 273) / (hot + 273))} \times ${heat} = ${quantity(work, 'J')}$$`,
      markScheme: markLines(['', 'A1', `Carnot efficiency with kelvin`]),
      ...choice,
      numeric: [numericAnswer(work, 'J')],
    };
  },
  check: ({ hot, cold, heat }, { work }) => {
    // At the limit the entropy of the two reservoirs together does not change.
    assertAgree((heat - work) / (cold + 273), heat / (hot + 273), 'entropy balance');
  },
});

const entropyOfHeatFlow = defineTemplate({
  key: 'physics-b4-entropy-of-heat-flow',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: higherLevel('B.4.2', 2),
  variants: [
    { Q: 4500, hot: 420, cold: 300 },
    { Q: 1200, hot: 350, cold: 280 },
    { Q: 8.4e4, hot: 900, cold: 310 },
    { Q: 650, hot: 310, cold: 290 },
    { Q: 2.5e4, hot: 600, cold: 400 },
    { Q: 3600, hot: 373, cold: 273 },
    { Q: 1.5e5, hot: 1200, cold: 330 },
    { Q: 980, hot: 300, cold: 77 },
  ],
  solve: ({ Q, hot, cold }) => ({ lost: Q / hot, gained: Q / cold, total: Q / cold - Q / hot }),
  write: ({ Q, hot, cold }, { lost, gained, total }) => ({
    text: tex`A metal rod connects two large bodies at the constant temperatures $${hot}\text{ K}$ and $${cold}\text{ K}$. Thermal energy of $${significant(Q, 2)}\text{ J}$ passes along the rod. No energy is exchanged with anything else.

(a) Calculate the change in entropy of the hotter body. [1]

(b) Determine the total change in entropy of the two bodies. [2]

(c) Explain how the answer to (b) is consistent with the second law of thermodynamics. [1]`,
    hint: 'Which of the two bodies gains entropy, and for which of them is the change greater?',
    answer: tex`(a) $-${quantity(lost, 'J K^-1')}$

(b) $+${quantity(total, 'J K^-1')}$

(c) The total entropy of the isolated system increases.`,
    solution: tex`(a) The hotter body loses the energy at constant temperature:

$$\Delta S_h = \frac{\Delta Q}{T} = -\frac{${significant(Q, 2)}}{${hot}} = -${quantity(lost, 'J K^-1')}$$

(b) The colder body gains the same energy:

$$\Delta S_c = +\frac{${significant(Q, 2)}}{${cold}} = ${quantity(gained, 'J K^-1')}$$

In all, $\Delta S = ${significant(gained)} - ${significant(lost)} = ${quantity(total, 'J K^-1')}$.

(c) The second law says that the entropy of an isolated system never decreases in a real process. The two bodies together are isolated and their entropy has increased, so heat flow from hot to cold is allowed (and the reverse is not).`,
    markScheme: markLines(
      ['a', 'A1', tex`$-${quantity(lost, 'J K^-1')}$ (sign needed)`],
      ['b', '(M1)', tex`Adds $+Q/T_c$`],
      ['b', 'A1', tex`$${quantity(total, 'J K^-1')}$`],
      ['c', 'R1', 'Entropy of an isolated system increases in a real process'],
    ),
    keys: numberKeys(
      numericAnswer(-lost, 'J K^-1', 'a'),
      foreseeing(
        { ...numericAnswer(total, 'J K^-1', 'b'), tolerance: total * 0.03 },
        miss(gained, 'This is the change of the colder body alone.', 'incomplete'),
        miss(gained + lost, 'The entropy of the hotter body becomes smaller.', 'sign'),
      ),
    ),
  }),
  check: ({ Q, hot, cold }, { total }) => {
    // A Carnot engine between the bodies could have done this work; it is the cold temperature times the entropy made.
    const lostWork = Q * (1 - cold / hot);
    assertAgree(total * cold, lostWork, 'lost work');
    assertBetween(total, 0, 1_000, 'entropy increases');
  },
});

export const thermodynamics: readonly QuestionTemplate[] = [
  withErrorForms(triangularCycle, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  adiabaticPump,
  withReversal(carnotLimit, coldReservoir),
  withErrorForms(entropyOfHeatFlow, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
];
