import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect, integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { ATOMIC_MASS_UNIT, AVOGADRO, ATOMIC_MASS_UNIT_MEV as MEV } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { endOfSeries, halfLifeFromRatio } from './reversed-choices-d-e.ts';

/** E.3 Radioactive decay. */

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

(a) Define the half-life of a sample. [1]

(b) Use the graph to show that the half-life is about $${half}$ minutes. [2]

(c) Determine the count rate that the detector measures $${n * half}$ minutes after the start. [2]

(d) Radioactive decay is random. State what is meant by this. [1]`,
      hint: 'Which part of the count rate does not come from the source, and does it halve?',
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
      keys: numberKeys(
        foreseeing(
          { part: 'c', value: later, tolerance: 1, unit: 'min^-1' },
          miss(start / 2 ** n, 'You let the background count rate decay with the sample.'),
          miss(later - background, 'The detector measures the background as well.', 'incomplete'),
        ),
      ),
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
  calculatorAllowed: true,
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
    const candidates = [
      wrong(
        option(alpha, naive),
        'You took the fall of the proton number for the number of beta decays; alpha decays change the proton number too.',
      ),
      wrong(option(alpha, 0), 'You balanced the nucleon number only; the proton number has to balance as well.', 'incomplete'),
      wrong(option(alpha, beta + 2), 'You counted the protons of one alpha decay too many in the balance of the proton number.'),
      wrong(option(alpha + 1, beta), 'The nucleon number would fall too far with so many alpha decays.'),
      wrong(option(alpha - 1, beta), 'The nucleon number would not fall far enough with so few alpha decays.'),
    ];
    const texts = [option(alpha, beta), ...candidates.map(({ text }) => text)];
    const [first, second, third] = candidates.filter(({ text }, index) => texts.indexOf(text) === index + 1);
    assert.ok(first && second && third, `${from[0]} to ${to[0]}: fewer than three wrong options`);
    const choice = arrangeOptions(option(alpha, beta), [first, second, third], variantIndex, 3);
    return {
      text: tex`In a series of alpha and beta-minus decays ${nuclide(from)} becomes ${nuclide(to)}.

How many decays of each kind take place? [1]`,
      hint: 'Which kind of decay changes the nucleon number?',
      answer: option(alpha, beta),
      solution: tex`The nucleon number falls by $${from[1]} - ${to[1]} = ${from[1] - to[1]}$. Each alpha decay lowers it by 4, beta decays leave it alone: $\dfrac{${from[1] - to[1]}}{4} = ${alpha}$ alpha decays.

These lower the proton number by $${2 * alpha}$, to $${from[2] - 2 * alpha}$. The final proton number is $${to[2]}$, and each beta-minus decay raises it by 1, so there are $${to[2]} - ${from[2] - 2 * alpha} = ${beta}$ beta-minus decays.`,
      markScheme: markLines(['', 'A1', `nucleon number and proton number both balance`]),
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

const undecayedRatio = defineTemplate({
  key: 'physics-e3-mixture-of-two-nuclides',
  difficulty: 'Hard',
  calculatorAllowed: true,
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
      [
        wrong(inverse, 'You divided the nuclei in X by those in Y; the question asks for the other ratio.', 'reciprocal'),
        byTime === value(ratio)
          ? wrong(value(1), 'You let the same fraction of both samples be left, although their half-lives differ.')
          : wrong(byTime, 'You took the numbers of nuclei left to be in the ratio of the half-lives.'),
        wrong(
          wrongPower,
          'You added the numbers of half-lives that have passed; dividing powers needs another operation.',
          'sign',
        ),
      ],
      variantIndex,
      5,
    );
    return {
      text: tex`Samples X and Y contain the same number of radioactive nuclei at first. The half-life of X is $${a}$ ${a === 1 ? 'hour' : 'hours'} and that of Y is $${b}$ hours. Both decay to stable nuclei.

After $${t}$ hours, what is $\dfrac{\text{number of undecayed nuclei in Y}}{\text{number of undecayed nuclei in X}}$? [1]`,
      hint: 'How many half-lives of each sample have passed?',
      answer: value(ratio),
      solution: tex`For X $\dfrac{${t}}{${a}} = ${t / a}$ half-lives have passed and $\left(\tfrac{1}{2}\right)^{${t / a}}$ of the nuclei are left. For Y it is $\dfrac{${t}}{${b}} = ${t / b}$ half-lives and $\left(\tfrac{1}{2}\right)^{${t / b}}$.

$$\frac{N_Y}{N_X} = \frac{\left(\tfrac{1}{2}\right)^{${t / b}}}{\left(\tfrac{1}{2}\right)^{${t / a}}} = 2^{${t / a} - ${t / b}} = ${ratio}$$`,
      markScheme: markLines(['', 'A1', `${t / a} and ${t / b} half-lives`]),
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

(a) Define the binding energy of a nucleus. [1]

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

$$\frac{${significant(energy, 5)}}{${A}} = ${quantity(each, 'MeV')}$$

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
    keys: numberKeys(
      numericAnswer(defect, 'u', 'b'),
      foreseeing(
        numericAnswer(each, 'MeV', 'c'),
        miss(energy, 'This is the binding energy of the whole nucleus.', 'incomplete'),
        miss(defect / A, 'This is a mass in atomic mass units; an energy is asked for.', 'unit'),
      ),
    ),
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
  placements: higherLevel('E.3.1', 2),
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

(a) Define the decay constant. [1]

(b) Calculate the decay constant in $\text{${unitName.slice(0, -1)}}^{-1}$. [1]

(c) Determine the initial activity of the source in becquerels. [3]

(d) Determine the time after which the activity has fallen to $${share}\,\%$ of its initial value. [2]`,
    hint: 'On which two quantities does the activity depend, and in which units?',
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
    keys: numberKeys(
      foreseeing(
        numericAnswer(lambda, `per ${unitName.slice(0, -1)}`, 'b'),
        miss(1 / half, 'The decay constant is not simply one over the half-life.'),
      ),
      foreseeing(
        { ...numericAnswer(activity, 'Bq', 'c'), tolerance: activity * 0.02 },
        miss(lambda * nuclei, 'The decay constant has to be per second here.', 'unit'),
      ),
      foreseeing(
        numericAnswer(age, unitName, 'd'),
        miss(Math.log(100 / (100 - share)) / lambda, 'You let the activity fall by this percentage, not to it.'),
      ),
    ),
  }),
  check: ({ A, half, seconds, micro, share }, { lambda, nuclei, activity, age }) => {
    // Powers of one half, and decay step by step.
    assertAgree(0.5 ** (age / half), share / 100, 'share left');
    const [left = 0] = simulate((_, [n = 0]) => [-lambda * n], [nuclei], half, 1_000);
    assertAgree(left, nuclei / 2, 'half-life', 1e-6);
    const [soon = 0] = simulate((_, [n = 0]) => [-lambda * n], [nuclei], half * 1e-4, 10);
    assertAgree((nuclei - soon) / (half * 1e-4 * seconds), activity, 'decays per second', 1e-3);
    assertAgree(nuclei * A, micro * 1e-6 * AVOGADRO, 'mass of all nuclei', 1e-9);
    // The mean life is the area below the curve of what is left.
    const meanLife = integrate((t) => 0.5 ** (t / half), 0, 60 * half, 20_000) * seconds;
    assertAgree(activity, nuclei / meanLife, 'activity from the mean life', 1e-11);
  },
});

export const radioactivity: readonly QuestionTemplate[] = [
  withErrorForms(countRateCurve, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
  withReversal(decayChain, endOfSeries),
  withReversal(undecayedRatio, halfLifeFromRatio),
  bindingEnergy,
  decayLawAge,
];
