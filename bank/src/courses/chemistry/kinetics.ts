import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, differentiate, integrate, simulate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { GAS_CONSTANT } from './elements.ts';
import { both, foreseen, hlOnly, mark, mistake, mostlySl, multipleChoice, numberKey, numericAnswer } from './marking.ts';
import { ratesPredicted } from './reactivity-reversed.ts';

/** Reactivity 2.2: measuring rate, collision theory, rate equations and the Arrhenius equation. */

const tex = String.raw;

const gasVolumeRate = defineTemplate({
  key: 'chem-rate-from-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R2.2.1', 1),
  variants: [
    { final: 80, life: 20, at: 30, reaction: 'Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)', gas: 'hydrogen' },
    { final: 60, life: 15, at: 20, reaction: 'CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)', gas: 'carbon dioxide' },
    { final: 90, life: 25, at: 40, reaction: '2H2O2(aq) -> 2H2O(l) + O2(g)', gas: 'oxygen' },
    { final: 70, life: 18, at: 20, reaction: 'Zn(s) + H2SO4(aq) -> ZnSO4(aq) + H2(g)', gas: 'hydrogen' },
    { final: 80, life: 30, at: 30, reaction: '2H2O2(aq) -> 2H2O(l) + O2(g)', gas: 'oxygen' },
    { final: 50, life: 20, at: 20, reaction: 'Mg(s) + H2SO4(aq) -> MgSO4(aq) + H2(g)', gas: 'hydrogen' },
    { final: 90, life: 15, at: 10, reaction: 'Na2CO3(s) + 2HCl(aq) -> 2NaCl(aq) + CO2(g) + H2O(l)', gas: 'carbon dioxide' },
    { final: 60, life: 25, at: 30, reaction: 'Fe(s) + 2HCl(aq) -> FeCl2(aq) + H2(g)', gas: 'hydrogen' },
    { final: 70, life: 22, at: 30, reaction: 'MgCO3(s) + 2HCl(aq) -> MgCl2(aq) + CO2(g) + H2O(l)', gas: 'carbon dioxide' },
  ],
  solve: ({ final, life, at }) => {
    const volume = (t: number) => final * (1 - Math.exp(-t / life));
    const slope = (final / life) * Math.exp(-at / life);
    // Where the tangent meets the vertical axis and a round time, for the reader of the graph.
    const meets = volume(at) - slope * at;
    return { slope, meets, atTime: volume(at), mean: volume(at) / at, molar: slope / 22_700 };
  },
  write: ({ final, life, at, reaction, gas }, { slope, meets, atTime, mean, molar }) => {
    const svg = new Diagram({ x: [0, 105], y: [0, 105], height: 320 })
      .axes({
        x: 'time / s',
        y: `volume of ${gas} / cm³`,
        xTicks: [10, 20, 30, 40, 50, 60, 70, 80, 90],
        yTicks: [20, 40, 60, 80],
        grid: true,
      })
      .graph((t) => final * (1 - Math.exp(-t / life)), 0, 98)
      .graph((t) => meets + slope * t, 0, Math.min(90, (102 - meets) / slope), 'd-dashed')
      .point([at, atTime])
      .toSvg();
    const far = Math.min(90, Math.floor((100 - meets) / slope / 10) * 10);
    const y = meets + slope * far;
    return {
      text: tex`The volume of ${gas} given off in the reaction below is measured at constant temperature and pressure. A tangent is drawn at $t = ${at}\text{ s}$.

$$\ce{${reaction}}$$

![](diagram:volume)

(a) Calculate the average rate over the first $${at}\text{ s}$, in $\text{cm}^{3}\text{ s}^{-1}$. [2]

(b) Estimate the rate at $t = ${at}\text{ s}$ from the tangent. [2]

(c) Convert the rate in (b) to $\text{mol s}^{-1}$, with a molar volume of $22.7\text{ dm}^{3}\text{ mol}^{-1}$. [1]

(d) Explain, in terms of collision theory, why the rate decreases as the reaction continues. [2]`,
      hint: 'What does the gradient of the curve tell, and between which points is it taken for an average?',
      answer: tex`(a) about $${significant(mean, 2)}\text{ cm}^{3}\text{ s}^{-1}$

(b) about $${significant(slope, 2)}\text{ cm}^{3}\text{ s}^{-1}$

(c) about $${scientific(molar, 2)}\text{ mol s}^{-1}$

(d) The concentration of the reactant falls, so collisions are less frequent.`,
      solution: tex`(a) At $${at}\text{ s}$ the volume is about $${significant(atTime, 2)}\text{ cm}^{3}$: $\dfrac{${significant(atTime, 2)}}{${at}} = ${significant(mean, 2)}\text{ cm}^{3}\text{ s}^{-1}$ (reading to half a division is good enough).

(b) The tangent runs from about $(0, ${significant(meets)})$ to about $(${far}, ${significant(y)})$. Its gradient is

$$\frac{${significant(y)} - ${significant(meets)}}{${far} - 0} \approx ${significant(slope, 2)}\text{ cm}^{3}\text{ s}^{-1}$$

(c) $22.7\text{ dm}^{3} = 22\,700\text{ cm}^{3}$, so $\dfrac{${significant(slope, 2)}}{22\,700} = ${scientific(molar, 2)}\text{ mol s}^{-1}$.

(d) Reactant particles are used up, so there are fewer of them in the same volume. Collisions, and with them successful collisions, become less frequent, until the limiting reactant is used up and the curve is level.`,
      markScheme: [
        mark('a', '(M1)', tex`reads about $${significant(atTime, 2)}\text{ cm}^{3}$`),
        mark('a', 'A1', tex`$${significant(mean, 2)}\text{ cm}^{3}\text{ s}^{-1}$ (accept $\pm 5\,\%$)`),
        mark('b', 'M1', 'gradient of the tangent from two points'),
        mark('b', 'A1', tex`$${significant(slope, 2)}\text{ cm}^{3}\text{ s}^{-1}$ (accept $\pm 10\,\%$)`),
        mark('c', 'A1', tex`$${scientific(molar, 2)}\text{ mol s}^{-1}$, follow through`),
        mark('d', 'R1', 'concentration of reactant decreases'),
        mark('d', 'R1', 'fewer (successful) collisions in unit time'),
      ],
      numeric: [
        numericAnswer('a', mean, 'cm³ s⁻¹', 0.05),
        numericAnswer('b', slope, 'cm³ s⁻¹', 0.1),
        numericAnswer('c', molar, 'mol s⁻¹', 0.1),
      ],
      diagrams: [
        {
          name: 'volume',
          svg,
          alt: `Volume of gas in cubic centimetres against time in seconds: a curve that rises from 0 ever more slowly to ${final}; at ${at} s it is at ${significant(atTime, 2)}. The tangent there runs from (0, ${significant(meets, 2)}) to (${far}, ${significant(y, 2)}).`,
        },
      ],
    };
  },
  check: ({ final, life, at }, { slope, meets, mean, molar, atTime }) => {
    // The same reaction as a simulation: gas comes at a rate proportional to what is still to come.
    const volume = (t: number) => simulate((_, [v = 0]) => [(final - v) / life], [0], t, 400)[0] ?? 0;
    assertClose(volume(at), atTime, 'volume at the instant', 1e-6);
    assertClose(differentiate(volume, at, 0.05), slope, 'gradient of the simulated curve', 1e-4);
    assertClose(meets + slope * at, atTime, 'tangent', 1e-9);
    assertClose(mean * at, atTime, 'mean rate', 1e-9);
    assertClose((molar * 22_700) / slope, 1, 'rate in moles', 1e-9);
    assert.ok(mean > slope && slope > 0.2);
  },
});

const boltzmann = (kT: number) => (e: number) => (2 / Math.sqrt(Math.PI)) * kT ** -1.5 * Math.sqrt(e) * Math.exp(-e / kT);
const maxwellBoltzmann = defineTemplate({
  key: 'chem-maxwell-boltzmann',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R2.2.1', 1),
  variants: [
    { cold: 300, hot: 400, ask: 'hotter' },
    { cold: 280, hot: 380, ask: 'fraction' },
    { cold: 310, hot: 450, ask: 'area' },
    { cold: 290, hot: 420, ask: 'catalyst' },
    { cold: 350, hot: 500, ask: 'hotter' },
    { cold: 320, hot: 440, ask: 'fraction' },
    { cold: 300, hot: 480, ask: 'catalyst' },
    { cold: 270, hot: 360, ask: 'area' },
  ] as readonly { cold: number; hot: number; ask: 'hotter' | 'fraction' | 'area' | 'catalyst' }[],
  solve: ({ cold, hot }) => ({ colder: boltzmann(cold / 300), hotter: boltzmann(hot / 300) }),
  write: ({ cold, hot, ask }, { colder, hotter }, index) => {
    const limit = 3.4;
    const svg = new Diagram({ x: [0, 7.6], y: [0, 0.62], width: 460 })
      .axes({ x: 'kinetic energy', y: 'number of particles' })
      .shadeBetween(hotter, () => 0, limit, 5.8)
      .graph(colder, 0, 5.8)
      .graph(hotter, 0, 5.8, 'd-curve2')
      .segment([limit, 0], [limit, 0.5], 'd-dashed')
      .label([limit, 0.5], 'Eₐ', { dy: -6 })
      .label([cold / 600 + 0.3, colder(cold / 600)], 'X', { anchor: 'start', dx: 4, dy: -4 })
      .label([2.6, hotter(2.6)], 'Y', { anchor: 'start', dx: 6, dy: -8 })
      .toSvg();
    const asks = {
      hotter: {
        question: `One curve is for $${cold}\\text{ K}$, the other for $${hot}\\text{ K}$. Which statement is correct?`,
        correct: `Y is the curve at $${hot}\\text{ K}$, because its peak is lower and further to the right.`,
        wrong: [
          mistake(
            `X is the curve at $${hot}\\text{ K}$, because its peak is higher.`,
            'You took a higher peak for more energy; the height counts particles, and energy is read along the axis.',
          ),
          mistake(
            `Y is the curve at $${hot}\\text{ K}$, because the area under it is larger.`,
            'You took the area to grow with temperature; it stands for the number of particles.',
          ),
          mistake(
            `X is the curve at $${hot}\\text{ K}$, because its peak is further to the left.`,
            'You took a peak further to the left for more energy; energy grows to the right.',
          ),
        ],
        why: 'At a higher temperature the distribution is broader: the most probable energy is larger and the peak lower, as the area (the number of particles) stays the same',
      },
      fraction: {
        question: `The temperature is raised from $${cold}\\text{ K}$ (X) to $${hot}\\text{ K}$ (Y). What is the main reason for the higher rate?`,
        correct: 'A larger fraction of the particles has at least the activation energy.',
        wrong: [
          mistake(
            'The activation energy becomes smaller.',
            'You let heating lower the activation energy; it belongs to the reaction and its pathway.',
          ),
          mistake(
            'All particles have more energy than before.',
            'You took the whole curve to move; also at the higher temperature some particles have little energy.',
          ),
          mistake(
            'There are more particles in the same volume.',
            'You let the number of particles grow; heating changes how their energy is distributed.',
          ),
        ],
        why: 'The shaded area to the right of the activation energy grows a lot, so many more collisions are successful; more frequent collisions add only a little. The activation energy does not depend on temperature',
      },
      area: {
        question: `X is the curve at $${cold}\\text{ K}$ and Y that at $${hot}\\text{ K}$ for the same sample. What is true of the total areas under the curves?`,
        correct: 'They are equal, because the number of particles is the same.',
        wrong: [
          mistake(
            'That under Y is larger, because the particles have more energy.',
            'You took the area for the energy of the particles; it stands for their number.',
          ),
          mistake(
            'That under X is larger, because its peak is higher.',
            'You went by the height of the peak alone; the lower curve is broader.',
          ),
          mistake(
            'They are equal, because the average energy is the same.',
            'You gave the average energy as the reason, but that changes with temperature.',
          ),
        ],
        why: 'The area under a Maxwell-Boltzmann curve stands for all particles of the sample, and their number does not change with temperature. The average energy does change',
      },
      catalyst: {
        question: `At $${hot}\\text{ K}$ (curve Y) a catalyst is added. How does the diagram change?`,
        correct: tex`$E_{\text{a}}$ moves to the left, and the curve stays as it is.`,
        wrong: [
          mistake(
            tex`The curve moves to the right, and $E_{\text{a}}$ stays as it is.`,
            'You let the catalyst give the particles more energy, as heating would.',
          ),
          mistake(
            tex`$E_{\text{a}}$ moves to the right, and the curve stays as it is.`,
            'You let the catalyst raise the barrier, which would make the reaction slower.',
          ),
          mistake(
            tex`The peak becomes higher, and $E_{\text{a}}$ stays as it is.`,
            'You let the catalyst change the energies of the particles, as cooling would.',
          ),
        ],
        why: 'A catalyst offers another pathway with a smaller activation energy. The energies of the particles depend on temperature alone, so the curve does not change',
      },
    } as const;
    const chosen = asks[ask];
    return multipleChoice(
      {
        stem: `The diagram shows the distribution of kinetic energy in a gas at two temperatures, $${cold}\\text{ K}$ and $${hot}\\text{ K}$. The shaded area belongs to curve Y.\n\n![](diagram:distribution)\n\n${chosen.question}`,
        correct: chosen.correct,
        wrong: chosen.wrong,
        hint: 'What stands for the number of particles, and what is changed by temperature, what by a catalyst?',
        solution: `${chosen.why}.`,
        reason: chosen.correct,
        turn: 3,
        diagrams: [
          {
            name: 'distribution',
            svg,
            alt: 'Two Maxwell-Boltzmann curves. X has the higher peak at a lower energy; Y is flatter with its peak further right. A dashed line marks the activation energy in the right half; the area under Y beyond it is shaded.',
          },
        ],
      },
      index,
    );
  },
  check: (_numbers, { colder, hotter }) => {
    // Areas, means and tails of the curves drawn.
    const area = (f: (e: number) => number, from = 0) => integrate((s) => 2 * s * f(s * s), Math.sqrt(from), 7);
    assertClose(area(colder), 1, 'area under X', 1e-4);
    assertClose(area(hotter), 1, 'area under Y', 1e-4);
    assert.ok(area(hotter, 3.4) > 1.5 * area(colder, 3.4), 'the tail grows with temperature');
    const peak = (f: (e: number) => number) =>
      Array.from({ length: 600 }, (_, i) => i / 100).reduce((best, e) => (f(e) > f(best) ? e : best), 0.01);
    assert.ok(peak(hotter) > peak(colder) && hotter(peak(hotter)) < colder(peak(colder)));
  },
});

const initialRates = defineTemplate({
  key: 'chem-initial-rates',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R2.2.3', 2),
  variants: [
    { first: 'NO', second: 'O2', equation: '2NO(g) + O2(g) -> 2NO2(g)', x: 2, y: 1, k: 7000, a: 0.01, b: 0.02 },
    { first: 'NO', second: 'H2', equation: '2NO(g) + 2H2(g) -> N2(g) + 2H2O(g)', x: 2, y: 1, k: 250, a: 0.1, b: 0.1 },
    {
      first: 'S2O8^{2-}',
      second: 'I^{-}',
      equation: 'S2O8^{2-}(aq) + 2I^{-}(aq) -> 2SO4^{2-}(aq) + I2(aq)',
      x: 1,
      y: 1,
      k: 0.0064,
      a: 0.08,
      b: 0.05,
    },
    {
      first: 'H2O2',
      second: 'I^{-}',
      equation: 'H2O2(aq) + 2I^{-}(aq) + 2H^{+}(aq) -> I2(aq) + 2H2O(l)',
      x: 1,
      y: 1,
      k: 0.0115,
      a: 0.02,
      b: 0.01,
    },
    { first: 'NO2', second: 'CO', equation: 'NO2(g) + CO(g) -> NO(g) + CO2(g)', x: 2, y: 0, k: 0.5, a: 0.2, b: 0.1 },
    {
      first: 'CH3COCH3',
      second: 'I2',
      equation: 'CH3COCH3(aq) + I2(aq) -> CH3COCH2I(aq) + HI(aq)',
      x: 1,
      y: 0,
      k: 0.00028,
      a: 0.5,
      b: 0.004,
    },
    {
      first: 'ClO2',
      second: 'OH^{-}',
      equation: '2ClO2(aq) + 2OH^{-}(aq) -> ClO3^{-}(aq) + ClO2^{-}(aq) + H2O(l)',
      x: 2,
      y: 1,
      k: 230,
      a: 0.01,
      b: 0.03,
    },
    { first: 'NO', second: 'Cl2', equation: '2NO(g) + Cl2(g) -> 2NOCl(g)', x: 2, y: 1, k: 58, a: 0.15, b: 0.2 },
  ].map((given) => {
    const rate = (a: number, b: number) => Number((given.k * a ** given.x * b ** given.y).toPrecision(3));
    const { a, b } = given;
    return {
      ...given,
      rows: [
        [a, b, rate(a, b)],
        [2 * a, b, rate(2 * a, b)],
        [2 * a, 3 * b, rate(2 * a, 3 * b)],
      ] as [number, number, number][],
    };
  }),
  solve: ({ rows }) => {
    const [one = [0, 0, 0], two = [0, 0, 0], three = [0, 0, 0]] = rows;
    const orderA = Math.round(Math.log(two[2] / one[2]) / Math.log(2));
    const orderB = Math.round(Math.log(three[2] / two[2]) / Math.log(3));
    return { orderA, orderB, constant: one[2] / (one[0] ** orderA * one[1] ** orderB) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return ratesPredicted(numbers, result);
    const { first, second, equation, rows } = numbers;
    const { orderA, orderB, constant } = result;

    const power = (species: string, order: number) =>
      order === 0 ? '' : `[\\ce{${species}}]${order === 1 ? '' : `^{${order}}`}`;
    const law = `k${power(first, orderA)}${power(second, orderB)}`;
    const overall = orderA + orderB;
    const unit = overall === 1 ? 's^{-1}' : overall === 2 ? 'dm^{3}\\,mol^{-1}\\,s^{-1}' : 'dm^{6}\\,mol^{-2}\\,s^{-1}';
    const unitTex = tex`\mathrm{${unit}}`;
    const [one = [0, 0, 0], two = [0, 0, 0], three = [0, 0, 0]] = rows;
    const table = rows
      .map(([a, b, rate], i) => tex`| ${i + 1} | $${significant(a)}$ | $${significant(b)}$ | $${scientific(rate)}$ |`)
      .join('\n');
    const ratioA = Math.round(two[2] / one[2]);
    const ratioB = Math.round(three[2] / two[2]);
    const coefficientOf = (species: string) =>
      Number(
        /^(\d*)/.exec(equation.split(' + ').find((side) => side.replace(/^\d/, '').startsWith(`${species}(`)) ?? '')?.[1] || 1,
      );
    const matches = coefficientOf(first) === orderA && coefficientOf(second) === orderB;
    const oneStep = matches
      ? {
          answer: 'The orders allow it, but a collision of three particles at once is very unlikely.',
          solution: tex`In one elementary step the orders equal the coefficients, and here they do. But three particles would have to collide at the same instant, which is very unlikely, so a mechanism of several steps is more likely.`,
          mark: 'three particles would have to collide at once',
        }
      : {
          answer: 'No: the orders differ from the coefficients of the equation.',
          solution: tex`In one elementary step the orders equal the coefficients of the equation. Here they do not: ${orderB === coefficientOf(second) ? tex`the coefficient of $\ce{${first}}$ is ${coefficientOf(first)} and its order ${orderA}` : tex`the coefficient of $\ce{${second}}$ is ${coefficientOf(second)} and its order ${orderB}`}. So there are at least two steps.`,
          mark: 'orders differ from the coefficients',
        };
    return {
      text: tex`For the reaction $\ce{${equation}}$ initial rates are measured at constant temperature${/H2O2|CH3CO/.test(first) ? ' and pH' : ''}.

| experiment | $[\ce{${first}}]$ / $\text{mol dm}^{-3}$ | $[\ce{${second}}]$ / $\text{mol dm}^{-3}$ | initial rate / $\text{mol dm}^{-3}\text{ s}^{-1}$ |
| --- | --- | --- | --- |
${table}

(a) Deduce the order of reaction with respect to $\ce{${first}}$ and to $\ce{${second}}$. [2]

(b) State the rate equation. [1]

(c) Calculate the rate constant at this temperature, with its units. [2]

(d) Explain whether the reaction can take place in a single elementary step. [1]`,
      hint: 'In which experiments does only one concentration change?',
      answer: tex`(a) ${orderA} and ${orderB}

(b) $\text{rate} = ${law}$

(c) $${significant(constant)}\ ${unitTex}$

(d) ${oneStep.answer}`,
      solution: tex`(a) From experiment 1 to 2 only $[\ce{${first}}]$ changes: it doubles, and the rate becomes $${ratioA}$ times as large. $2^{x} = ${ratioA}$ gives $x = ${orderA}$.

From 2 to 3 only $[\ce{${second}}]$ changes: it becomes three times as large, and the rate ${ratioB === 1 ? 'stays the same' : tex`becomes $${ratioB}$ times as large`}. $3^{y} = ${ratioB}$ gives $y = ${orderB}$.

(b) $\text{rate} = ${law}$${orderB === 0 ? tex` ($\ce{${second}}$ does not appear, as its order is zero)` : ''}

(c) With experiment 1: $k = \dfrac{${scientific(one[2])}}{${orderA === 1 ? `${significant(one[0])}` : `(${significant(one[0])})^{${orderA}}`}${orderB === 0 ? '' : ` \\times ${significant(one[1])}`}} = ${significant(constant)}\ ${unitTex}$. The units make the right-hand side a rate.

(d) ${oneStep.solution}`,
      markScheme: [
        mark('a', 'A1', tex`order ${orderA} in $\ce{${first}}$`),
        mark('a', 'A1', tex`order ${orderB} in $\ce{${second}}$`),
        mark('b', 'A1', tex`$\text{rate} = ${law}$`),
        mark('c', 'A1', tex`$${significant(constant)}$`),
        mark('c', 'A1', tex`$${unitTex}$`),
        mark('d', 'R1', oneStep.mark),
      ],
      keys: [
        numberKey('a', orderA, { tolerance: 0, label: tex`Order in $\ce{${first}}$` }),
        numberKey('a', orderB, { tolerance: 0, label: tex`Order in $\ce{${second}}$` }),
        numberKey('c', constant, {
          unit: overall === 1 ? 's⁻¹' : overall === 2 ? 'dm³ mol⁻¹ s⁻¹' : 'dm⁶ mol⁻² s⁻¹',
          unit_asked: true,
        }),
      ],
    };
  },
  check: ({ rows }, { orderA, orderB, constant }) => {
    // Start each experiment in a simulation and time the first moments: the amount turned over must match every rate given.
    for (const [a, b, rate] of rows) {
      const duration = (1e-5 * Math.min(a, b)) / rate;
      const [turned = 0] = simulate(
        (_, [done = 0]) => [constant * (a - done) ** orderA * (b - done) ** orderB],
        [0],
        duration,
        50,
      );
      assertClose(turned / duration / rate, 1, 'rate in the simulation', 6e-3);
    }
    for (const [a, b, rate] of rows) assertClose((constant * a ** orderA * b ** orderB) / rate, 1, 'rate equation', 5e-3);
    const [[a, b, rate] = [1, 1, 1]] = rows;
    assertClose(Math.log(constant), Math.log(rate) - orderA * Math.log(a) - orderB * Math.log(b), 'constant', 1e-9);
    assert.ok([0, 1, 2].includes(orderA) && [0, 1, 2].includes(orderB));
  },
});

const arrhenius = defineTemplate({
  key: 'chem-arrhenius-plot',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R2.2.3', 1),
  variants: [
    { gradient: -6000, intercept: 18, low: 300, factor: 1.0, what: 'the decomposition of a dye' },
    { gradient: -8000, intercept: 22, low: 310, factor: 1.0, what: 'the hydrolysis of an ester' },
    { gradient: -10_000, intercept: 29, low: 320, factor: 1.0, what: 'the reaction of a halogenoalkane with hydroxide ions' },
    { gradient: -7000, intercept: 19, low: 305, factor: 1.0, what: 'the oxidation of iodide ions' },
    { gradient: -9000, intercept: 24, low: 315, factor: 1.0, what: 'the bromination of methanoic acid' },
    { gradient: -5000, intercept: 13, low: 300, factor: 1.0, what: 'a reaction catalysed by an enzyme' },
    { gradient: -11_000, intercept: 31, low: 330, factor: 1.0, what: 'the decomposition of a peroxide' },
    { gradient: -7500, intercept: 21, low: 300, factor: 1.0, what: 'the inversion of sucrose' },
  ].map(({ gradient, intercept, low, what }) => ({ gradient, intercept, low, what })),
  solve: ({ gradient, low }) => ({
    energy: (-gradient * GAS_CONSTANT) / 1000,
    ratio: Math.exp(-gradient * (1 / low - 1 / (low + 10))),
  }),
  write: ({ gradient, intercept, low, what }, { energy, ratio }) => {
    // Horizontal axis in units of 10^-3 K^-1.
    const line = (x: number) => intercept + (gradient / 1000) * x;
    const [from, to] = [2.8, 3.4];
    const top = Math.ceil(line(from)) + 1;
    const bottom = Math.floor(line(to)) - 1;
    const ticks = Array.from({ length: top - bottom - 1 }, (_, i) => bottom + 1 + i);
    const svg = new Diagram({ x: [2.7, 3.5], y: [bottom, top], height: 320 });
    // The axes stand at the left and bottom edge, whatever the signs.
    for (const tick of ticks)
      svg
        .label([2.7, tick], `${tick}`.replace('-', '−'), { anchor: 'end', dx: -6, dy: 4 })
        .segment([2.695, tick], [2.705, tick], 'd-axis');
    for (let i = 28; i <= 34; i++)
      svg
        .label([i / 10, bottom], (i / 10).toFixed(1), { dy: 18 })
        .segment([i / 10, bottom], [i / 10, bottom + (top - bottom) * 0.015], 'd-axis');
    svg
      .arrow([2.7, bottom], [3.5, bottom], 'd-axis')
      .arrow([2.7, bottom], [2.7, top], 'd-axis')
      .label([3.5, bottom], '10³ K / T', { math: true, anchor: 'end', dx: 10, dy: -10 })
      .label([2.7, top], 'ln k', { math: true, anchor: 'start', dx: 8, dy: -2 })
      .graph(line, from, to);
    for (const x of [2.9, 3.0, 3.1, 3.2, 3.3]) svg.point([x, line(x)]);
    const [x1, x2] = [2.9, 3.3];
    return {
      text: tex`The rate constant $k$ of ${what} is measured at several temperatures. The graph shows $\ln k$ against $\dfrac{1}{T}$ (the horizontal axis gives $1000\text{ K}/T$, so that $3.0$ means $\frac{1}{T} = 3.0 \times 10^{-3}\text{ K}^{-1}$).

![](diagram:arrhenius)

The line passes through $(${x1.toFixed(1)}, ${decimal(line(x1), 2)})$ and $(${x2.toFixed(1)}, ${decimal(line(x2), 2)})$. Use $R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$.

(a) Determine the gradient of the line, with its unit. [2]

(b) Determine the activation energy, in $\text{kJ mol}^{-1}$. [2]

(c) Calculate the factor by which the rate constant increases from $${low}\text{ K}$ to $${low + 10}\text{ K}$. [3]

(d) Describe how the line for the same reaction with a catalyst would differ. [1]`,
      hint: 'In which form is the Arrhenius equation that of a straight line?',
      answer: tex`(a) $${significant(gradient)}\text{ K}$

(b) $${significant(energy)}\text{ kJ mol}^{-1}$

(c) $${significant(ratio)}$

(d) It would be less steep.`,
      solution: tex`(a) Between the two points, remembering the factor $10^{-3}$ of the axis:

$$\text{gradient} = \frac{${decimal(line(x2), 2)} - (${decimal(line(x1), 2)})}{(${x2.toFixed(1)} - ${x1.toFixed(1)}) \times 10^{-3}} = ${significant(gradient)}\text{ K}$$

(b) $\ln k = -\dfrac{E_{\text{a}}}{R} \cdot \dfrac{1}{T} + \ln A$, so the gradient is $-\dfrac{E_{\text{a}}}{R}$:

$$E_{\text{a}} = ${significant(-gradient)} \times 8.31 = ${significant(energy * 1000)}\text{ J mol}^{-1} = ${significant(energy)}\text{ kJ mol}^{-1}$$

(c) Subtract the equations for the two temperatures:

$$\ln\frac{k_2}{k_1} = \frac{E_{\text{a}}}{R}\left(\frac{1}{T_1} - \frac{1}{T_2}\right) = ${significant(-gradient)}\left(\frac{1}{${low}} - \frac{1}{${low + 10}}\right) = ${significant(Math.log(ratio))}$$

so $\dfrac{k_2}{k_1} = e^{${significant(Math.log(ratio))}} = ${significant(ratio)}$. A rise of only $10\text{ K}$ has a large effect.

(d) A catalyst lowers the activation energy, so the gradient is closer to zero: the line falls less steeply (and $k$ is larger at each temperature).`,
      markScheme: [
        mark('a', 'M1', tex`$\frac{\Delta \ln k}{\Delta (1/T)}$ with the factor $10^{-3}$`),
        mark('a', 'A1', tex`$${significant(gradient)}\text{ K}$`),
        mark('b', 'M1', tex`$E_{\text{a}} = -R \times \text{gradient}$`),
        mark('b', 'A1', tex`$${significant(energy)}\text{ kJ mol}^{-1}$`),
        mark('c', 'M1', tex`$\frac{E_{\text{a}}}{R}\left(\frac{1}{T_1} - \frac{1}{T_2}\right)$`),
        mark('c', 'A1', tex`$\ln\frac{k_2}{k_1} = ${significant(Math.log(ratio))}$`),
        mark('c', 'A1', tex`$${significant(ratio)}$`),
        mark('d', 'A1', 'less steep / smaller size of gradient'),
      ],
      keys: [
        numberKey('b', energy, {
          unit: 'kJ mol⁻¹',
          relative: 0.02,
          slips: [
            foreseen(-gradient / 1000, 'You left out the gas constant.'),
            foreseen(-gradient / GAS_CONSTANT / 1000, 'You divided by the gas constant instead of multiplying by it.'),
          ],
        }),
      ],
      numeric: [numericAnswer('a', gradient, 'K', 0.02), numericAnswer('c', ratio, '', 0.02)],
      diagrams: [
        {
          name: 'arrhenius',
          svg: svg.toSvg(),
          alt: `Falling straight line of ln k against 1000 K / T, through (2.9, ${decimal(line(2.9), 2)}), (3.1, ${decimal(line(3.1), 2)}) and (3.3, ${decimal(line(3.3), 2)}).`,
        },
      ],
    };
  },
  check: ({ intercept, low }, { energy, ratio }) => {
    // The rate constant itself at both temperatures, and d(ln k)/dT = Ea / R T^2 integrated from one to the other.
    const k = (kelvin: number) => Math.exp(intercept) * Math.exp((-energy * 1000) / (GAS_CONSTANT * kelvin));
    assertClose(k(low + 10) / k(low), ratio, 'ratio of rate constants', 1e-9);
    const slope = (kelvin: number) => differentiate((t) => Math.log(k(t)), kelvin, 0.1);
    assertClose(Math.exp(integrate(slope, low, low + 10, 200)), ratio, 'integrated slope', 1e-6);
    assert.ok(energy > 35 && energy < 110 && ratio > 1.4 && ratio < 4);
  },
});

export const kinetics = [gasVolumeRate, maxwellBoltzmann, initialRates, arrhenius];
