import { Diagram } from '../../diagram.ts';
import { bisect, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import {
  ATOMIC_MASS_UNIT,
  AVOGADRO,
  ELEMENTARY_CHARGE as e,
  ATOMIC_MASS_UNIT_MEV as MEV,
  STEFAN_BOLTZMANN,
  WIEN,
} from './constants.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** E.3 Radioactive decay, E.4 Fission, E.5 Fusion and stars. */

const countRateCurve = defineTemplate({
  key: 'physics-e3-count-rate-with-background',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('E.3.1', 1),
  variants: [
    { start: 420, background: 20, half: 5, n: 3 },
    { start: 830, background: 30, half: 12, n: 4 },
    { start: 345, background: 25, half: 8, n: 3 },
    { start: 1000, background: 40, half: 3, n: 5 },
    { start: 264, background: 24, half: 20, n: 4 },
    { start: 575, background: 15, half: 6, n: 4 },
    { start: 672, background: 32, half: 15, n: 5 },
    { start: 190, background: 30, half: 2, n: 3 },
    { start: 515, background: 35, half: 10, n: 4 },
  ],
  solve: ({ start, background, n }) => ({ later: background + (start - background) / 2 ** n }),
  write: ({ start, background, half, n }, { later }) => {
    const end = 4 * half;
    const rate = (t: number) => background + (start - background) * 0.5 ** (t / half);
    const yTop = Math.ceil(start / 100) * 100;
    const stepSize = yTop > 600 ? 200 : yTop > 300 ? 100 : 50;
    const yTicks = Array.from({ length: Math.floor(yTop / stepSize) }, (_, i) => (i + 1) * stepSize);
    const diagram = new Diagram({ x: [-end * 0.08, end * 1.08], y: [0, yTop * 1.12], width: 440, height: 320 })
      .axes({ x: 't / min', y: 'count rate / min⁻¹', xTicks: [1, 2, 3, 4].map((i) => i * half), yTicks, grid: true })
      .graph(rate, 0, end, 'd-curve2')
      .segment([0, background], [end, background], 'd-dashed')
      .label([end * 0.25, background], 'background', { dy: -6 });
    return {
      text: tex`A detector is placed near a radioactive sample. The graph shows how the measured count rate varies with time. At $t = 0$ it is $${start}\text{ min}^{-1}$. The background count rate is $${background}\text{ min}^{-1}$.

![](diagram:curve)

(a) State what is meant by the half-life of a sample. [1]

(b) Use the graph to show that the half-life is about $${half}$ minutes. [2]

(c) Determine the count rate that the detector measures $${n * half}$ minutes after the start. [2]

(d) Radioactive decay is random. State what is meant by this. [1]`,
      hint: 'Subtract the background before you halve, and add it again at the end.',
      answer: tex`(a) The time in which the activity (or the number of undecayed nuclei) falls to half

(b) The corrected rate falls from $${start - background}$ to $${(start - background) / 2}$ per minute in about $${half}$ minutes

(c) $${quantity(later, 'min^-1')}$

(d) It cannot be predicted which nucleus decays next, or when.`,
      solution: tex`(a) It is the time in which half of the undecayed nuclei decay (the activity falls to half).

(b) Without the background the rate at the start is $${start} - ${background} = ${start - background}\text{ min}^{-1}$. Half of this is $${(start - background) / 2}\text{ min}^{-1}$, which on the graph is a measured rate of $${(start - background) / 2} + ${background} = ${(start - background) / 2 + background}\text{ min}^{-1}$. The curve reaches it at $t \approx ${half}\text{ min}$.

(c) $${n * half}$ minutes are $${n}$ half-lives. The corrected rate is then

$$${start - background} \times \left(\tfrac{1}{2}\right)^{${n}} = ${quantity((start - background) / 2 ** n, 'min^-1')}$$

and the detector also counts the background: $${significant((start - background) / 2 ** n)} + ${background} = ${quantity(later, 'min^-1')}$.

(d) It is not possible to predict which nucleus will decay next or when a given nucleus will decay; only the probability is known.`,
      markScheme: markLines(
        ['a', 'A1', 'Time for the activity or number of undecayed nuclei to halve'],
        ['b', 'M1', 'Background subtracted and half found'],
        [
          'b',
          'A1',
          tex`Measured rate $${(start - background) / 2 + background}\text{ min}^{-1}$ read at about $${half}\text{ min}$`,
        ],
        ['b', 'AG', tex`About $${half}$ minutes`],
        ['c', '(M1)', tex`Corrected rate halved $${n}$ times`],
        ['c', 'A1', tex`$${quantity(later, 'min^-1')}$ (background added)`],
        ['d', 'A1', 'Cannot be predicted which nucleus decays or when'],
      ),
      numeric: [{ part: 'c', value: later, tolerance: 1, unit: 'min^-1' }],
      diagrams: [
        {
          name: 'curve',
          svg: diagram.toSvg(),
          alt: `Count rate against time: a curve that falls from ${start} per minute, through ${(start - background) / 2 + background} per minute at ${half} minutes, towards the background of ${background} per minute.`,
        },
      ],
    };
  },
  check: ({ start, background, half, n }, { later }) => {
    // Let the corrected rate decay continuously at the constant that halves it in one half-life.
    const constant = bisect((k) => (simulate((_, [x = 0]) => [-k * x], [1], half, 200)[0] ?? 0) - 0.5, 0.01 / half, 5 / half);
    const [left = 0] = simulate((_, [x = 0]) => [-constant * x], [start - background], n * half, 1_000);
    assertAgree(later, left + background, 'count rate', 1e-5);
  },
});

const decayChain = defineTemplate({
  key: 'physics-e3-decay-chain-count',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: mostlySl('E.3.1', 1),
  variants: [
    { from: ['U', 238, 92], to: ['Ra', 226, 88] },
    { from: ['Th', 232, 90], to: ['Pb', 208, 82] },
    { from: ['U', 235, 92], to: ['Ac', 227, 89] },
    { from: ['Np', 237, 93], to: ['Bi', 213, 83] },
    { from: ['Ra', 226, 88], to: ['Pb', 210, 82] },
    { from: ['U', 238, 92], to: ['Pb', 206, 82] },
    { from: ['Pu', 241, 94], to: ['Th', 229, 90] },
    { from: ['Ac', 227, 89], to: ['Pb', 207, 82] },
    { from: ['Th', 234, 90], to: ['Rn', 222, 86] },
  ] as { from: [string, number, number]; to: [string, number, number] }[],
  solve: ({ from, to }) => {
    const alpha = (from[1] - to[1]) / 4;
    return { alpha, beta: to[2] - (from[2] - 2 * alpha) };
  },
  write: ({ from, to }, { alpha, beta }, variantIndex) => {
    const option = (a: number, b: number) => tex`$${a}$ alpha, $${b}$ beta minus`;
    const nuclide = ([symbol, A, Z]: [string, number, number]) => tex`$^{${A}}_{${Z}}\text{${symbol}}$`;
    const naive = from[2] - to[2];
    const wrong = [
      option(alpha, naive),
      option(alpha, 0),
      option(alpha, beta + 2),
      option(alpha + 1, beta),
      option(alpha - 1, beta),
    ];
    const different = wrong.filter((text, i) => text !== option(alpha, beta) && wrong.indexOf(text) === i);
    const [first = '', second = '', third = ''] = different;
    const choice = arrangeOptions(option(alpha, beta), [first, second, third], variantIndex, 3);
    return {
      text: tex`In a series of alpha and beta-minus decays ${nuclide(from)} becomes ${nuclide(to)}.

How many decays of each kind take place? [1]`,
      hint: 'Only alpha decays change the nucleon number. Use that first.',
      answer: option(alpha, beta),
      solution: tex`The nucleon number falls by $${from[1]} - ${to[1]} = ${from[1] - to[1]}$. Each alpha decay lowers it by 4, beta decays leave it alone: $\dfrac{${from[1] - to[1]}}{4} = ${alpha}$ alpha decays.

These lower the proton number by $${2 * alpha}$, to $${from[2] - 2 * alpha}$. The final proton number is $${to[2]}$, and each beta-minus decay raises it by 1, so there are $${to[2]} - ${from[2] - 2 * alpha} = ${beta}$ beta-minus decays.`,
      markScheme: markLines(['', 'A1', `${choice.correctOption}: nucleon number and proton number both balance`]),
      ...choice,
    };
  },
  check: ({ from, to }, { alpha, beta }) => {
    // Walk the chain decay by decay.
    let [, A, Z] = from;
    for (let i = 0; i < alpha; i++) [A, Z] = [A - 4, Z - 2];
    for (let i = 0; i < beta; i++) Z += 1;
    assertAgree(A, to[1], 'nucleon number');
    assertAgree(Z, to[2], 'proton number');
    assertBetween(beta, 0, 10, 'beta decays');
  },
});

const bindingEnergy = defineTemplate({
  key: 'physics-e3-binding-energy-per-nucleon',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('E.3.2', 2),
  variants: [
    { name: 'helium-4', Z: 2, A: 4, mass: 4.001505 },
    { name: 'carbon-12', Z: 6, A: 12, mass: 11.996709 },
    { name: 'oxygen-16', Z: 8, A: 16, mass: 15.990526 },
    { name: 'iron-56', Z: 26, A: 56, mass: 55.920674 },
    { name: 'lithium-7', Z: 3, A: 7, mass: 7.014358 },
    { name: 'nitrogen-14', Z: 7, A: 14, mass: 13.999234 },
    { name: 'calcium-40', Z: 20, A: 40, mass: 39.95162 },
    { name: 'uranium-235', Z: 92, A: 235, mass: 234.993454 },
    { name: 'beryllium-9', Z: 4, A: 9, mass: 9.009988 },
  ],
  solve: ({ Z, A, mass }) => {
    const parts = Z * 1.007276 + (A - Z) * 1.008665;
    const defect = parts - mass;
    return { parts, defect, energy: defect * MEV, each: (defect * MEV) / A };
  },
  write: ({ name, Z, A, mass }, { parts, defect, energy, each }) => ({
    text: tex`The mass of a nucleus of ${name} ($Z = ${Z}$) is $${mass.toFixed(6)}\text{ u}$.

Mass of a proton: $1.007276\text{ u}$; mass of a neutron: $1.008665\text{ u}$.

(a) State what is meant by the binding energy of a nucleus. [1]

(b) Calculate the mass defect of this nucleus. [2]

(c) Determine its binding energy per nucleon in MeV. [2]

(d) Explain why energy can be released when very light nuclei fuse. [2]`,
    hint: 'Compare the mass of the separate protons and neutrons with the mass of the nucleus.',
    answer: tex`(a) The energy needed to separate the nucleus completely into its nucleons

(b) $${significant(defect)}\text{ u}$

(c) $${quantity(each, 'MeV')}$

(d) The binding energy per nucleon of the product is greater.`,
    solution: tex`(a) It is the energy needed to separate the nucleus completely into protons and neutrons (equally, the energy released when it is formed from them).

(b) The nucleus has $${Z}$ protons and $${A - Z}$ neutrons:

$$\Delta m = ${Z} \times 1.007276 + ${A - Z} \times 1.008665 - ${mass.toFixed(6)} = ${parts.toFixed(6)} - ${mass.toFixed(6)} = ${significant(defect)}\text{ u}$$

(c) $1\text{ u}$ is equivalent to $931.5\text{ MeV}$, so the binding energy is $${significant(defect)} \times 931.5 = ${quantity(energy, 'MeV')}$. For each of the $${A}$ nucleons this is

$$\frac{${significant(energy)}}{${A}} = ${quantity(each, 'MeV')}$$

(d) For light nuclei the binding energy per nucleon grows with the nucleon number. The product of the fusion therefore has a greater binding energy per nucleon than the nuclei that fuse; its nucleons are more tightly bound, the total mass falls, and the difference in energy is released.`,
    markScheme: markLines(
      ['a', 'A1', 'Energy to separate the nucleus completely into its nucleons'],
      ['b', 'M1', tex`Mass of $${Z}$ protons and $${A - Z}$ neutrons minus mass of nucleus`],
      ['b', 'A1', tex`$${significant(defect)}\text{ u}$`],
      ['c', '(M1)', tex`Binding energy $${quantity(energy, 'MeV')}$`],
      ['c', 'A1', tex`$${quantity(each, 'MeV')}$`],
      ['d', 'R1', 'Product has greater binding energy per nucleon'],
      ['d', 'R1', 'Difference is released / total mass decreases'],
    ),
    numeric: [numericAnswer(defect, 'u', 'b'), numericAnswer(each, 'MeV', 'c')],
  }),
  check: ({ Z, A, mass }, { each }) => {
    // In kilograms and joules, with E = mc^2.
    const kilograms = (Z * 1.007276 + (A - Z) * 1.008665 - mass) * ATOMIC_MASS_UNIT;
    assertAgree(each, (kilograms * 2.998e8 ** 2) / (1.602e-13 * A), 'binding energy per nucleon', 2e-3);
    assertBetween(each, 5, 9, 'binding energy per nucleon');
  },
});

const decayLawAge = defineTemplate({
  key: 'physics-e3-activity-and-age',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.3.3', 2),
  variants: [
    { nuclide: 'iodine-131', A: 131, half: 8.0, unitName: 'days', seconds: 86400, micro: 2.5, share: 15 },
    { nuclide: 'cobalt-60', A: 60, half: 5.27, unitName: 'years', seconds: 3.16e7, micro: 4, share: 40 },
    { nuclide: 'technetium-99m', A: 99, half: 6.0, unitName: 'hours', seconds: 3600, micro: 0.02, share: 5 },
    { nuclide: 'phosphorus-32', A: 32, half: 14.3, unitName: 'days', seconds: 86400, micro: 0.8, share: 30 },
    { nuclide: 'strontium-90', A: 90, half: 28.8, unitName: 'years', seconds: 3.16e7, micro: 12, share: 60 },
    { nuclide: 'radon-222', A: 222, half: 3.82, unitName: 'days', seconds: 86400, micro: 0.5, share: 8 },
    { nuclide: 'fluorine-18', A: 18, half: 110, unitName: 'minutes', seconds: 60, micro: 0.001, share: 20 },
    { nuclide: 'caesium-137', A: 137, half: 30.1, unitName: 'years', seconds: 3.16e7, micro: 7.5, share: 70 },
  ],
  solve: ({ A, half, seconds, micro, share }) => {
    const lambda = Math.LN2 / half;
    const nuclei = ((micro * 1e-6) / A) * AVOGADRO;
    return { lambda, nuclei, activity: (lambda / seconds) * nuclei, age: Math.log(100 / share) / lambda };
  },
  write: ({ nuclide, A, half, unitName, seconds, micro, share }, { lambda, nuclei, activity, age }) => ({
    text: tex`A source contains $${micro}\,\mu\text{g}$ of pure ${nuclide} (molar mass $${A}\text{ g mol}^{-1}$), whose half-life is $${half}\text{ ${unitName}}$.${unitName === 'years' ? tex` ($1\text{ year} = 3.16 \times 10^7\text{ s}$)` : ''}

(a) State the meaning of the decay constant. [1]

(b) Calculate the decay constant in $\text{${unitName.slice(0, -1)}}^{-1}$. [1]

(c) Determine the initial activity of the source in becquerels. [3]

(d) Determine the time after which the activity has fallen to $${share}\,\%$ of its initial value. [2]`,
    hint: tex`Activity is $A = \lambda N$ with $\lambda$ in $\text{s}^{-1}$; the number of nuclei follows from the mass.`,
    answer: tex`(a) Probability that a given nucleus decays per unit time

(b) $${significant(lambda)}\text{ ${unitName.slice(0, -1)}}^{-1}$

(c) $${standardForm(activity, 'Bq')}$

(d) $${quantity(age, unitName)}$`,
    solution: tex`(a) It is the probability per unit time that a given nucleus decays.

(b) $\lambda = \dfrac{\ln 2}{T_{1/2}} = \dfrac{\ln 2}{${half}} = ${significant(lambda)}\text{ ${unitName.slice(0, -1)}}^{-1}$.

(c) Number of nuclei: $N = \dfrac{m}{M}N_A = \dfrac{${micro} \times 10^{-6}}{${A}} \times 6.02 \times 10^{23} = ${scientific(nuclei)}$.

Decay constant in SI units: $\lambda = \dfrac{${significant(lambda)}}{${seconds === 3.16e7 ? tex`3.16 \times 10^7` : seconds}} = ${standardForm(lambda / seconds, 's^-1')}$.

$$A = \lambda N = ${scientific(lambda / seconds)} \times ${scientific(nuclei)} = ${standardForm(activity, 'Bq')}$$

(d) $A = A_0e^{-\lambda t}$ with $\dfrac{A}{A_0} = ${share / 100}$:

$$t = -\frac{\ln ${share / 100}}{\lambda} = \frac{${significant(Math.log(100 / share))}}{${significant(lambda)}} = ${quantity(age, unitName)}$$`,
    markScheme: markLines(
      ['a', 'A1', 'Probability of decay of a nucleus per unit time'],
      ['b', 'A1', tex`$${significant(lambda)}\text{ ${unitName.slice(0, -1)}}^{-1}$`],
      ['c', 'A1', tex`$N = ${scientific(nuclei)}$`],
      ['c', 'M1', tex`$A = \lambda N$ with $\lambda$ in $\text{s}^{-1}$`],
      ['c', 'A1', tex`$${standardForm(activity, 'Bq')}$`],
      ['d', '(M1)', tex`Exponential law with logarithm (or powers of $\tfrac{1}{2}$)`],
      ['d', 'A1', tex`$${quantity(age, unitName)}$`],
    ),
    numeric: [
      numericAnswer(lambda, `per ${unitName.slice(0, -1)}`, 'b'),
      { ...numericAnswer(activity, 'Bq', 'c'), tolerance: activity * 0.02 },
      numericAnswer(age, unitName, 'd'),
    ],
  }),
  check: ({ half, seconds, share }, { lambda, nuclei, activity, age }) => {
    // Powers of one half, and decay step by step.
    assertAgree(0.5 ** (age / half), share / 100, 'share left');
    const [left = 0] = simulate((_, [n = 0]) => [-lambda * n], [nuclei], half, 1_000);
    assertAgree(left, nuclei / 2, 'half-life', 1e-6);
    const [soon = 0] = simulate((_, [n = 0]) => [-lambda * n], [nuclei], half * 1e-4, 10);
    assertAgree((nuclei - soon) / (half * 1e-4 * seconds), activity, 'decays per second', 1e-3);
  },
});

const carbonFraction = defineTemplate({
  key: 'physics-e3-mixture-of-two-nuclides',
  difficulty: 'Medium',
  calculatorAllowed: false,
  placements: bothCourses('E.3.1', 1),
  variants: [
    { a: 2, b: 4, t: 8 },
    { a: 3, b: 6, t: 12 },
    { a: 1, b: 2, t: 6 },
    { a: 5, b: 10, t: 20 },
    { a: 2, b: 6, t: 12 },
    { a: 4, b: 8, t: 24 },
    { a: 3, b: 9, t: 18 },
    { a: 1, b: 3, t: 6 },
  ],
  solve: ({ a, b, t }) => ({ ratio: 2 ** (t / a - t / b) }),
  write: ({ a, b, t }, { ratio }, variantIndex) => {
    const value = (x: number) => tex`$${fraction(x, 1)}$`;
    const inverse = tex`$${fraction(1, ratio)}$`;
    const byTime = tex`$${fraction(b, a)}$`;
    const wrongPower = value(2 ** (t / a + t / b));
    const choice = arrangeOptions(
      value(ratio),
      [inverse, byTime === value(ratio) ? value(1) : byTime, wrongPower],
      variantIndex,
      5,
    );
    return {
      text: tex`Samples X and Y contain the same number of radioactive nuclei at first. The half-life of X is $${a}$ hours and that of Y is $${b}$ hours. Both decay to stable nuclei.

After $${t}$ hours, what is $\dfrac{\text{number of undecayed nuclei in Y}}{\text{number of undecayed nuclei in X}}$? [1]`,
      hint: 'Count the half-lives of each sample that have passed.',
      answer: value(ratio),
      solution: tex`For X $\dfrac{${t}}{${a}} = ${t / a}$ half-lives have passed and $\left(\tfrac{1}{2}\right)^{${t / a}}$ of the nuclei are left. For Y it is $\dfrac{${t}}{${b}} = ${t / b}$ half-lives and $\left(\tfrac{1}{2}\right)^{${t / b}}$.

$$\frac{N_Y}{N_X} = \frac{\left(\tfrac{1}{2}\right)^{${t / b}}}{\left(\tfrac{1}{2}\right)^{${t / a}}} = 2^{${t / a} - ${t / b}} = ${ratio}$$`,
      markScheme: markLines(['', 'A1', `${choice.correctOption}: ${t / a} and ${t / b} half-lives`]),
      ...choice,
      numeric: [{ value: ratio, tolerance: 0 }],
    };
  },
  check: ({ a, b, t }, { ratio }) => {
    let [x, y] = [2 ** 20, 2 ** 20];
    for (let hour = 1; hour <= t; hour++) {
      if (hour % a === 0) x /= 2;
      if (hour % b === 0) y /= 2;
    }
    assertAgree(y / x, ratio, 'ratio');
  },
});

const fissionReactor = defineTemplate({
  key: 'physics-e4-fission-power-station',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('E.4', 2, ['E.3.2']),
  variants: [
    { x: 'Ba', xa: 141, xz: 56, xm: 140.91441, y: 'Kr', ya: 92, yz: 36, ym: 91.926156, n: 3, MW: 900, eff: 34 },
    { x: 'Xe', xa: 140, xz: 54, xm: 139.92164, y: 'Sr', ya: 94, yz: 38, ym: 93.915361, n: 2, MW: 1200, eff: 36 },
    { x: 'Cs', xa: 141, xz: 55, xm: 140.920046, y: 'Rb', ya: 93, yz: 37, ym: 92.922042, n: 2, MW: 650, eff: 32 },
    { x: 'Te', xa: 137, xz: 52, xm: 136.925599, y: 'Zr', ya: 97, yz: 40, ym: 96.910953, n: 2, MW: 1000, eff: 33 },
    { x: 'La', xa: 147, xz: 57, xm: 146.928418, y: 'Br', ya: 87, yz: 35, ym: 86.920675, n: 2, MW: 440, eff: 31 },
    { x: 'I', xa: 138, xz: 53, xm: 137.92233, y: 'Y', ya: 95, yz: 39, ym: 94.912821, n: 3, MW: 1450, eff: 35 },
    { x: 'Ba', xa: 144, xz: 56, xm: 143.922953, y: 'Kr', ya: 89, yz: 36, ym: 88.917631, n: 3, MW: 560, eff: 30 },
    { x: 'Xe', xa: 139, xz: 54, xm: 138.918793, y: 'Sr', ya: 95, yz: 38, ym: 94.919359, n: 2, MW: 1100, eff: 37 },
    { x: 'Cs', xa: 140, xz: 55, xm: 139.917282, y: 'Rb', ya: 94, yz: 37, ym: 93.926405, n: 2, MW: 780, eff: 33 },
  ],
  solve: ({ xm, ym, n, MW, eff }) => {
    const defect = 235.04393 + 1.008665 - xm - ym - n * 1.008665;
    const joules = defect * MEV * 1e6 * e;
    const thermal = (MW * 1e6) / (eff / 100);
    const rate = thermal / joules;
    return { defect, energy: defect * MEV, joules, thermal, rate, daily: rate * 86_400 * 235.04393 * ATOMIC_MASS_UNIT };
  },
  write: ({ x, xa, xz, xm, y, ya, yz, ym, n, MW, eff }, { defect, energy, joules, thermal, rate, daily }) => ({
    text: tex`In a nuclear reactor one possible reaction is

$$^{235}_{92}\text{U} + {}^{1}_{0}\text{n} \to {}^{${xa}}_{${xz}}\text{${x}} + {}^{${ya}}_{${yz}}\text{${y}} + ${n}\,{}^{1}_{0}\text{n}$$

Atomic masses: $^{235}\text{U}$ $235.043930\text{ u}$; $^{${xa}}\text{${x}}$ $${xm.toFixed(6)}\text{ u}$; $^{${ya}}\text{${y}}$ $${ym.toFixed(6)}\text{ u}$; neutron $1.008665\text{ u}$.

(a) Determine the energy released in this reaction in MeV. [3]

(b) The electrical power of the station is $${MW}\text{ MW}$ and its overall efficiency is $${eff}\,\%$. Assume that every fission releases the energy found in (a). Determine the number of fissions per second. [3]

(c) Determine the mass of uranium-235 used in one day. [2]

(d) State the function of the moderator and of the control rods. [2]`,
    hint: 'The mass that is lost, in u, times 931.5 gives the energy in MeV. The thermal power is greater than the electrical power.',
    answer: tex`(a) $${quantity(energy, 'MeV')}$

(b) $${standardForm(rate, 's^-1')}$

(c) $${quantity(daily, 'kg')}$

(d) Moderator: slows neutrons down; control rods: absorb neutrons`,
    solution: tex`(a) One neutron goes in and $${n}$ come out. The loss of mass is

$$\Delta m = 235.043930 + 1.008665 - ${xm.toFixed(6)} - ${ym.toFixed(6)} - ${n} \times 1.008665 = ${significant(defect, 4)}\text{ u}$$

$$E = ${significant(defect, 4)} \times 931.5 = ${quantity(energy, 'MeV')}$$

(b) The reactor must supply $\dfrac{${MW} \times 10^6}{${eff / 100}} = ${standardForm(thermal, 'W')}$ of thermal power. One fission gives $${significant(energy)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$, so the number per second is

$$\frac{${scientific(thermal)}}{${scientific(joules)}} = ${standardForm(rate, 's^-1')}$$

(c) In a day of $86\,400\text{ s}$ and with $235 \times 1.661 \times 10^{-27} = ${standardForm(235 * ATOMIC_MASS_UNIT, 'kg')}$ for each nucleus:

$$m = ${scientific(rate)} \times 86\,400 \times ${scientific(235 * ATOMIC_MASS_UNIT)} = ${quantity(daily, 'kg')}$$

(d) The moderator slows the fast neutrons down by collisions, because slow neutrons are more likely to cause further fissions. The control rods absorb neutrons and so regulate the rate of the chain reaction.`,
    markScheme: markLines(
      ['a', 'M1', 'Mass difference with the neutrons on both sides'],
      ['a', 'A1', tex`$\Delta m = ${significant(defect, 4)}\text{ u}$`],
      ['a', 'A1', tex`$${quantity(energy, 'MeV')}$`],
      ['b', 'A1', tex`Thermal power $${standardForm(thermal, 'W')}$`],
      ['b', 'M1', 'Divided by the energy of a fission in joules'],
      ['b', 'A1', tex`$${standardForm(rate, 's^-1')}$`],
      ['c', '(M1)', 'Fissions in a day times mass of a nucleus'],
      ['c', 'A1', tex`$${quantity(daily, 'kg')}$`],
      ['d', 'A1', 'Moderator slows neutrons down'],
      ['d', 'A1', 'Control rods absorb neutrons (control the rate)'],
    ),
    numeric: [
      numericAnswer(energy, 'MeV', 'a'),
      { ...numericAnswer(rate, 's^-1', 'b'), tolerance: rate * 0.015 },
      { ...numericAnswer(daily, 'kg', 'c'), tolerance: daily * 0.02 },
    ],
  }),
  check: ({ xa, xz, ya, yz, n, MW, eff }, { energy, daily }) => {
    assertAgree(xa + ya + n, 236, 'nucleon number');
    assertAgree(xz + yz, 92, 'proton number');
    assertBetween(energy, 150, 200, 'energy');
    // Energy of a day from the mass consumed must drive the station for a day.
    const moles = daily / 0.23504;
    const electric = moles * 6.022e23 * energy * 1.6e-13 * (eff / 100);
    assertAgree(electric, MW * 1e6 * 86_400, 'energy of a day', 2e-3);
  },
});

const chainReaction = defineTemplate({
  key: 'physics-e4-neutron-balance',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: mostlySl('E.4', 1),
  variants: [
    { part: 'control rods are pushed further into', effect: 'more neutrons are absorbed without causing fission', up: false },
    { part: 'control rods are pulled a little out of', effect: 'fewer neutrons are absorbed without causing fission', up: true },
    { part: 'moderator is drained from', effect: 'neutrons are no longer slowed down', up: false },
    { part: 'neutron-absorbing liquid is pumped into', effect: 'more neutrons are absorbed without causing fission', up: false },
    { part: 'neutron-absorbing tank is removed from', effect: 'fewer neutrons are absorbed without causing fission', up: true },
    { part: 'fresh fuel elements replace spent ones in', effect: 'more fissile nuclei are met by the neutrons', up: true },
    { part: 'emergency shut-down rods drop into', effect: 'nearly all neutrons are absorbed without causing fission', up: false },
    { part: 'neutron reflector is placed round', effect: 'fewer neutrons escape', up: true },
    { part: 'boron balls are poured into', effect: 'more neutrons are absorbed without causing fission', up: false },
  ],
  solve: ({ up }) => ({ rises: up }),
  write: ({ part, effect }, { rises }, variantIndex) => {
    const option = (power: boolean, perFission: boolean) =>
      `The power ${power ? 'rises' : 'falls'} and the energy of each fission ${perFission ? 'stays the same' : power ? 'rises' : 'falls'}`;
    const choice = arrangeOptions(
      option(rises, true),
      [option(!rises, true), option(rises, false), option(!rises, false)],
      variantIndex,
      1,
    );
    const plural = /^(control rods|fresh|emergency|boron)/.test(part);
    const subject = plural ? part.charAt(0).toUpperCase() + part.slice(1) : `${/^[aeiou]/.test(part) ? 'An' : 'A'} ${part}`;
    return {
      text: tex`A nuclear reactor works at constant power. ${part.startsWith('moderator') ? `The ${part}` : part.startsWith('neutron-absorbing liquid') ? part.charAt(0).toUpperCase() + part.slice(1) : subject} the core.

What happens at first to the power of the reactor and to the energy released in each fission? [1]`,
      hint: 'At constant power exactly one neutron of each fission causes another, on average. Is it now more or less than one?',
      answer: option(rises, true),
      solution: tex`At constant power one neutron of each fission causes, on average, one further fission. Now ${effect}, so the average becomes ${rises ? 'greater' : 'less'} than one and the number of fissions per second ${rises ? 'grows' : 'falls'}: the power ${rises ? 'rises' : 'falls'}.

The energy of a single fission comes from the difference in mass of the nuclei before and after. This does not depend on the surroundings, so it stays the same.`,
      markScheme: markLines(['', 'A1', `${choice.correctOption}: rate of fission changes, energy of a fission does not`]),
      ...choice,
    };
  },
  check: ({ effect, up }, { rises }) => {
    // Follow generations of neutrons with a multiplication just off one, in the sense that the effect on neutrons gives.
    const gain = /fewer neutrons|more fissile/.test(effect) ? 1.02 : 0.98;
    let neutrons = 1_000;
    for (let generation = 0; generation < 50; generation++) neutrons *= gain;
    assertBetween(Number(neutrons > 1_000) - Number(rises), -0.5, 0.5, 'power follows the neutrons');
    assertBetween(Number(up) - Number(rises), -0.5, 0.5, 'stated direction');
  },
});

const hydrogenFusion = defineTemplate({
  key: 'physics-e5-fusion-of-hydrogen',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.5.1', 2, ['E.3.2']),
  variants: [
    { star: 'Alva', L: 3.8e26, mass: 2.0e30 },
    { star: 'Brisa', L: 1.1e27, mass: 2.8e30 },
    { star: 'Cendra', L: 7.6e25, mass: 1.3e30 },
    { star: 'Delmar', L: 9.5e27, mass: 4.4e30 },
    { star: 'Estrin', L: 2.3e26, mass: 1.8e30 },
    { star: 'Farol', L: 5.2e26, mass: 2.2e30 },
    { star: 'Gala', L: 3.0e28, mass: 6.0e30 },
    { star: 'Hyla', L: 1.6e25, mass: 9.0e29 },
  ],
  solve: ({ L, mass }) => {
    const defect = 4 * 1.007276 - 4.001505 - 2 * 0.000549;
    const joules = (defect * MEV + 4 * 0.511) * 1e6 * e;
    const rate = L / joules;
    const hydrogen = rate * 4 * 1.007276 * ATOMIC_MASS_UNIT;
    return { defect, MeV: joules / (1e6 * e), joules, rate, hydrogen, years: (0.1 * mass) / hydrogen / 3.16e7 };
  },
  write: ({ star, L, mass }, { defect, MeV, joules, rate, hydrogen, years }) => ({
    text: tex`In the core of the main-sequence star ${star} hydrogen fuses to helium. The overall reaction is

$$4\,{}^{1}_{1}\text{H} \to {}^{4}_{2}\text{He} + 2\,{}^{0}_{+1}\text{e} + 2\nu$$

Nuclear masses: $^{1}_{1}\text{H}$ $1.007276\text{ u}$; $^{4}_{2}\text{He}$ $4.001505\text{ u}$; positron $0.000549\text{ u}$. The annihilation of the two positrons with electrons releases a further $2.04\text{ MeV}$.

(a) Explain why a high temperature is needed for fusion. [2]

(b) Show that about $${significant(MeV, 2)}\text{ MeV}$ is released in all for each helium nucleus formed. [2]

(c) The luminosity of ${star} is $${standardForm(L, 'W', 2)}$. Determine the number of helium nuclei formed in each second. [2]

(d) Hydrogen with $10\,\%$ of the star's mass of $${standardForm(mass, 'kg', 2)}$ can fuse. Estimate the time, in years, for which ${star} can shine like this. ($1\text{ year} = 3.16 \times 10^7\text{ s}$) [3]`,
    hint: 'For each helium nucleus four hydrogen nuclei are used up.',
    answer: tex`(a) The positive nuclei must have enough kinetic energy to come close against their electric repulsion.

(b) $${quantity(MeV, 'MeV')}$

(c) $${standardForm(rate, 's^-1')}$

(d) $${standardForm(years, 'years', 2)}$`,
    solution: tex`(a) Nuclei are positively charged and repel each other. Only at a high temperature do they have enough kinetic energy to come so close that the strong nuclear force, which has a short range, can join them.

(b) $\Delta m = 4 \times 1.007276 - 4.001505 - 2 \times 0.000549 = ${significant(defect, 4)}\text{ u}$, which gives $${significant(defect, 4)} \times 931.5 = ${quantity(defect * MEV, 'MeV')}$. With the annihilation: $${significant(defect * MEV)} + 2.04 = ${quantity(MeV, 'MeV')}$.

(c) Each helium nucleus stands for $${significant(MeV)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$:

$$\frac{${scientific(L, 2)}}{${scientific(joules)}} = ${standardForm(rate, 's^-1')}$$

(d) Each second the star uses $4 \times 1.007276 \times 1.661 \times 10^{-27} \times ${scientific(rate)} = ${standardForm(hydrogen, 'kg')}$ of hydrogen. It has $0.10 \times ${scientific(mass, 2)} = ${standardForm(0.1 * mass, 'kg', 2)}$:

$$t = \frac{${scientific(0.1 * mass, 2)}}{${scientific(hydrogen)}} = ${standardForm((0.1 * mass) / hydrogen, 's', 2)} = ${standardForm(years, 'years', 2)}$$`,
    markScheme: markLines(
      ['a', 'R1', 'Electric repulsion between positive nuclei'],
      ['a', 'R1', 'High kinetic energy needed to come within the range of the strong force'],
      ['b', 'M1', tex`Mass difference $${significant(defect, 4)}\text{ u}$ converted to MeV`],
      ['b', 'A1', tex`$${quantity(MeV, 'MeV')}$ with annihilation`],
      ['b', 'AG', tex`About $${significant(MeV, 2)}\text{ MeV}$`],
      ['c', '(M1)', 'Luminosity divided by energy in joules'],
      ['c', 'A1', tex`$${standardForm(rate, 's^-1')}$`],
      ['d', 'M1', 'Mass of hydrogen used per second'],
      ['d', 'A1', tex`$${standardForm(hydrogen, 'kg')}$ per second`],
      ['d', 'A1', tex`$${standardForm(years, 'years', 2)}$`],
    ),
    numeric: [
      { ...numericAnswer(rate, 's^-1', 'c'), tolerance: rate * 0.02 },
      { ...numericAnswer(years, 'years', 'd'), tolerance: years * 0.06 },
    ],
  }),
  check: ({ L, mass }, { MeV, years }) => {
    // The whole energy set free is the share of mass lost by the hydrogen, with E = mc^2 for atoms (electrons included).
    const share = (4 * 1.007825 - 4.002603) / (4 * 1.007825);
    const total = 0.1 * mass * share * 2.998e8 ** 2;
    assertAgree(L * years * 3.16e7, total, 'energy of the lifetime', 0.01);
    assertBetween(MeV, 26, 27.5, 'energy of a fusion');
  },
});

const starDistance = defineTemplate({
  key: 'physics-e5-star-parallax-and-radius',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('E.5.2', 2, ['B.1.2']),
  variants: [
    { star: 'K-12', p: 0.08, nm: 480, b: 3.6e-9 },
    { star: 'M-31', p: 0.15, nm: 720, b: 8.2e-9 },
    { star: 'R-7', p: 0.025, nm: 350, b: 1.4e-9 },
    { star: 'T-45', p: 0.2, nm: 560, b: 2.1e-8 },
    { star: 'V-19', p: 0.012, nm: 820, b: 6.5e-9 },
    { star: 'Q-3', p: 0.05, nm: 410, b: 9.7e-10 },
    { star: 'S-88', p: 0.33, nm: 900, b: 1.2e-9 },
    { star: 'L-26', p: 0.018, nm: 290, b: 4.4e-9 },
    { star: 'W-5', p: 0.11, nm: 640, b: 5.3e-9 },
  ],
  solve: ({ p, nm, b }) => {
    const parsec = 1 / p;
    const metres = parsec * 3.09e16;
    const L = 4 * Math.PI * metres ** 2 * b;
    const T = WIEN / (nm * 1e-9);
    return { parsec, metres, L, T, R: Math.sqrt(L / (4 * Math.PI * STEFAN_BOLTZMANN * T ** 4)) };
  },
  write: ({ star, p, nm, b }, { parsec, metres, L, T, R }) => {
    const diagram = new Diagram({ x: [0, 10], y: [-2.4, 2.4], width: 440, height: 220 })
      .circle([1.2, 0], 0.14, { shade: true })
      .point([1.2, 1.5])
      .point([1.2, -1.5])
      .segment([1.2, -1.5], [1.2, 1.5], 'd-dashed')
      .segment([1.2, 1.5], [7.4, 0], 'd-curve2')
      .segment([1.2, -1.5], [7.4, 0], 'd-curve2')
      .segment([1.2, 0], [7.4, 0], 'd-dashed')
      .point([7.4, 0])
      .label([7.4, 0], star, { anchor: 'start', dx: 10, dy: 4 })
      .label([1.2, 1.5], 'Earth in January', { anchor: 'start', dx: 10, dy: -6 })
      .label([1.2, -1.5], 'Earth in July', { anchor: 'start', dx: 10, dy: 14 })
      .label([1.2, 0], 'Sun', { anchor: 'end', dx: -10, dy: 4 })
      .label([5.6, 0.2], 'p', { math: true, dy: 2 });
    return {
      text: tex`Star ${star} has a parallax angle of $p = ${p}$ arc-second, a peak wavelength of $${nm}\text{ nm}$ and an apparent brightness of $${standardForm(b, 'W m^-2', 2)}$. The diagram is not to scale. ($1\text{ pc} = 3.09 \times 10^{16}\text{ m}$)

![](diagram:parallax)

(a) Calculate the distance of the star in metres. [2]

(b) Determine the luminosity of the star. [2]

(c) Calculate the surface temperature of the star. [1]

(d) Determine the radius of the star. [2]

(e) Suggest why the parallax method cannot be used for very distant stars. [1]`,
      hint: 'Distance from parallax, luminosity from brightness and distance, temperature from the peak, radius from luminosity and temperature.',
      answer: tex`(a) $${standardForm(metres, 'm')}$

(b) $${standardForm(L, 'W')}$

(c) $${quantity(T, 'K')}$

(d) $${standardForm(R, 'm')}$

(e) The parallax angle is too small to be measured.`,
      solution: tex`(a) $d = \dfrac{1}{p} = \dfrac{1}{${p}} = ${quantity(parsec, 'pc')} = ${significant(parsec)} \times 3.09 \times 10^{16} = ${standardForm(metres, 'm')}$.

(b) From $b = \dfrac{L}{4\pi d^2}$:

$$L = 4\pi d^2b = 4\pi\left(${scientific(metres)}\right)^2 \times ${scientific(b, 2)} = ${standardForm(L, 'W')}$$

(c) $T = \dfrac{2.9 \times 10^{-3}}{\lambda_{\max}} = \dfrac{2.9 \times 10^{-3}}{${nm} \times 10^{-9}} = ${quantity(T, 'K')}$.

(d) From $L = 4\pi R^2\sigma T^4$:

$$R = \sqrt{\frac{L}{4\pi\sigma T^4}} = \sqrt{\frac{${scientific(L)}}{4\pi \times 5.67 \times 10^{-8} \times \left(${scientific(T)}\right)^4}} = ${standardForm(R, 'm')}$$

(e) The parallax angle is inversely proportional to the distance. For very distant stars it is smaller than the uncertainty with which angles can be measured.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$d = 1/p$ in parsec`],
        ['a', 'A1', tex`$${standardForm(metres, 'm')}$`],
        ['b', '(M1)', tex`$L = 4\pi d^2b$`],
        ['b', 'A1', tex`$${standardForm(L, 'W')}$`],
        ['c', 'A1', tex`$${quantity(T, 'K')}$`],
        ['d', '(M1)', tex`$L = 4\pi R^2\sigma T^4$`],
        ['d', 'A1', tex`$${standardForm(R, 'm')}$`],
        ['e', 'R1', 'Angle too small to measure'],
      ),
      numeric: [
        numericAnswer(metres, 'm', 'a'),
        { ...numericAnswer(L, 'W', 'b'), tolerance: L * 0.025 },
        numericAnswer(T, 'K', 'c'),
        { ...numericAnswer(R, 'm', 'd'), tolerance: R * 0.04 },
      ],
      diagrams: [
        {
          name: 'parallax',
          svg: diagram.toSvg(),
          alt: `The Earth at opposite sides of its orbit round the Sun; lines from both positions meet at star ${star}; p is half of the angle between them.`,
        },
      ],
    };
  },
  check: ({ p, nm, b }, { metres, R, T }) => {
    // Distance from the Earth's orbit and the angle itself; brightness back from the star's surface.
    const angle = ((p / 3600) * Math.PI) / 180;
    assertAgree(metres, 1.496e11 / Math.tan(angle), 'distance', 5e-3);
    assertAgree(b, STEFAN_BOLTZMANN * T ** 4 * (R / metres) ** 2, 'brightness');
    assertAgree(T * nm, 2.9e6, 'peak');
    assertBetween(R, 3e6, 3e11, 'radius');
  },
});

const diagramRegions = defineTemplate({
  key: 'physics-e5-hr-diagram-region',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: mostlySl('E.5.2', 1),
  variants: [
    { region: 0, clue: 'It is cool at its surface and yet about $1000$ times as luminous as the Sun.' },
    { region: 1, clue: 'It fuses hydrogen to helium in its core and is hotter and more luminous than the Sun.' },
    { region: 2, clue: 'No fusion takes place in it; it is hot, small and faint.' },
    { region: 3, clue: 'It fuses hydrogen to helium in its core and is cooler and much less luminous than the Sun.' },
    { region: 0, clue: 'It has left the main sequence and its radius is about $100$ times that of the Sun.' },
    { region: 2, clue: 'It is the final stage in the life of a star like the Sun and has about the size of the Earth.' },
    {
      region: 1,
      clue: 'It is stable, has about ten times the mass of the Sun and will stay as it is for a comparatively short time.',
    },
    { region: 3, clue: 'It is stable, has about half of the mass of the Sun and will stay as it is for a very long time.' },
    { region: 0, clue: 'Its core has run out of hydrogen and its outer layers have expanded and cooled.' },
  ],
  solve: ({ region }) => ({ region }),
  write: ({ clue }, { region }, variantIndex) => {
    const names = ['red giant', 'massive main-sequence star', 'white dwarf', 'main-sequence star of low mass'];
    const letters = ['P', 'Q', 'R', 'S'];
    const diagram = new Diagram({ x: [0, 10], y: [0, 8], width: 400, height: 320 })
      .arrow([0, 0], [0, 8], 'd-axis')
      .arrow([10, 0], [0.2, 0], 'd-axis')
      .label([0, 8], 'luminosity', { anchor: 'start', dx: 8, dy: 2 })
      .label([5, 0], 'temperature (increasing to the left)', { dy: 20 })
      .graph((x) => 7.2 - 6.4 / (1 + Math.exp(-(x - 5) * 0.6)), 0.8, 9.6, 'd-dashed');
    const places: [number, number][] = [
      [8.3, 5.6],
      [1.9, 6.6],
      [2.4, 1.3],
      [8.4, 1.25],
    ];
    places.forEach((at, i) => {
      diagram.circle(at, 0.45, { shade: true }).label(at, letters[i] ?? '', { math: true, dy: 5 });
    });
    diagram.point([5, 4]).label([5, 4], 'Sun', { anchor: 'start', dx: 8, dy: -4 });
    const option = (i: number) => tex`$${letters[i]}$, a ${names[i]}`;
    const swap = (i: number, j: number) => tex`$${letters[i]}$, a ${names[j]}`;
    const opposite = [2, 3, 0, 1][region] ?? 0;
    const neighbour = [1, 0, 3, 2][region] ?? 0;
    const choice = arrangeOptions(
      option(region),
      [option(opposite), option(neighbour), swap(neighbour, region)],
      variantIndex,
      4,
    );
    return {
      text: tex`The diagram is a Hertzsprung–Russell diagram with the main sequence as a dashed line. The following is known about a star:

${clue}

![](diagram:hr)

Which region does the star belong to, and what kind of star is it? [1]`,
      hint: 'Temperature grows to the left and luminosity upwards. Large stars are at the upper right, small ones at the lower left.',
      answer: option(region),
      solution: tex`${clue} This describes a **${names[region]}**.

On the diagram the temperature grows to the left and the luminosity upwards. ${
        [
          'A red giant is cool but very luminous, as its surface is very large: upper right.',
          'A massive main-sequence star is hot and luminous: upper left end of the main sequence.',
          'A white dwarf is hot, but faint because it is so small: lower left.',
          'A main-sequence star of low mass is cool and faint: lower right end of the main sequence.',
        ][region] ?? ''
      } The star belongs to region $${letters[region]}$.`,
      markScheme: markLines(['', 'A1', `${choice.correctOption}: ${names[region]}`]),
      ...choice,
      diagrams: [
        {
          name: 'hr',
          svg: diagram.toSvg(),
          alt: 'Hertzsprung–Russell diagram, temperature increasing to the left: P at the upper right above the main sequence, Q at the upper left end of the main sequence, R at the lower left below it, S at its lower right end; the Sun in the middle.',
        },
      ],
    };
  },
  check: ({ clue }, { region }) => {
    // Radius from luminosity and temperature (in solar units) of a typical star of the region must fit its kind.
    const typical = [
      { L: 1_000, T: 0.6 },
      { L: 5_000, T: 4 },
      { L: 0.002, T: 2 },
      { L: 0.03, T: 0.65 },
    ][region] ?? { L: 1, T: 1 };
    const radius = Math.sqrt(typical.L) / typical.T ** 2;
    if (region === 0) assertBetween(radius, 20, 500, 'giant');
    else if (region === 2) assertBetween(radius, 0.003, 0.05, 'dwarf');
    else assertBetween(radius, 0.2, 10, 'main sequence');
    const words = [/1000|100|expanded/, /hotter|ten times/, /small and faint|size of the Earth/, /cooler|half/][region];
    assertBetween(Number(words?.test(clue)), 0.5, 1.5, 'clue fits the region');
  },
});

export const nucleiAndStars: readonly QuestionTemplate[] = [
  countRateCurve,
  decayChain,
  bindingEnergy,
  decayLawAge,
  carbonFraction,
  fissionReactor,
  chainReaction,
  hydrogenFusion,
  starDistance,
  diagramRegions,
];
