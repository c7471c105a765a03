import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, gcd, scientific, significant } from '../../tex.ts';
import { atomicMass, FARADAY } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 3.2 at higher level: predictions from electrode potentials, and an electroplating experiment. */

const tex = String.raw;

/** Half-equations as reductions with their standard potential in V and the number of electrons. */
const HALVES = {
  Zn: ['Zn^{2+} + 2e^{-} -> Zn', -0.76, 2],
  Fe2: ['Fe^{2+} + 2e^{-} -> Fe', -0.45, 2],
  Cu: ['Cu^{2+} + 2e^{-} -> Cu', 0.34, 2],
  I: ['I2 + 2e^{-} -> 2I^{-}', 0.54, 2],
  Fe3: ['Fe^{3+} + e^{-} -> Fe^{2+}', 0.77, 1],
  Ag: ['Ag^{+} + e^{-} -> Ag', 0.8, 1],
  Br: ['Br2 + 2e^{-} -> 2Br^{-}', 1.09, 2],
  Cr: ['Cr2O7^{2-} + 14H^{+} + 6e^{-} -> 2Cr^{3+} + 7H2O', 1.36, 6],
  Mn: ['MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O', 1.51, 5],
} as const;
type Half = keyof typeof HALVES;
const volts = (number: number) => `${number > 0 ? '+' : ''}${decimal(number, 2)}`;
const lhs = (half: Half) => (HALVES[half][0].split(' -> ')[0] ?? '').replace(/ \+ \d*e\^\{-\}/, '');
const rhs = (half: Half) => HALVES[half][0].split(' -> ')[1] ?? '';
const times = (text: string, n: number) =>
  n === 1
    ? text
    : text
        .split(' + ')
        .map((one) => {
          const lead = /^\d+(?=[A-Z])/.exec(one)?.[0] ?? '';
          return `${n * Number(lead || 1)}${one.slice(lead.length)}`;
        })
        .join(' + ');

const predictions = defineTemplate({
  key: 'chem-electrode-predictions',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 2),
  variants: [
    { form: 'will it react', oxidant: 'Fe3', reductant: 'I', third: 'Br' },
    { form: 'strongest', oxidant: 'Mn', reductant: 'Fe3', third: 'Cu' },
    { form: 'error', oxidant: 'Ag', reductant: 'Zn', third: 'Cu' },
    { form: 'will it react', oxidant: 'Br', reductant: 'Fe3', third: 'I' },
    { form: 'strongest', oxidant: 'Cr', reductant: 'I', third: 'Zn' },
    { form: 'error', oxidant: 'Ag', reductant: 'Fe2', third: 'I' },
  ] as readonly { form: 'will it react' | 'strongest' | 'error'; oxidant: Half; reductant: Half; third: Half }[],
  solve: ({ oxidant, reductant }) => {
    const [, high, a] = HALVES[oxidant];
    const [, low, b] = HALVES[reductant];
    const electrons = (a * b) / gcd(a, b);
    return { emf: high - low, electrons, gibbs: (-electrons * FARADAY * (high - low)) / 1000 };
  },
  write: ({ form, oxidant, reductant, third }, { emf, electrons, gibbs }) => {
    const [, high, a] = HALVES[oxidant];
    const [, low, b] = HALVES[reductant];
    const sorted = [oxidant, reductant, third].toSorted((one, two) => HALVES[one][1] - HALVES[two][1]);
    const table = `The table shows standard electrode potentials.\n\n| half-equation | $E^{\\ominus}$ / V |\n| --- | --- |\n${sorted.map((half) => tex`| $\ce{${HALVES[half][0]}}$ | $${volts(HALVES[half][1])}$ |`).join('\n')}`;
    const [m, n] = [electrons / a, electrons / b];
    const overall = tex`\ce{${times(lhs(oxidant), m)} + ${times(rhs(reductant), n)} -> ${times(rhs(oxidant), m)} + ${times(lhs(reductant), n)}}`;
    const equation = {
      ask: 'Deduce the equation for the spontaneous reaction of the two, and calculate the standard cell potential.',
      answer: tex`$${volts(emf)}\text{ V}$ for $${overall}$`,
      solution: tex`The half-equation with the more positive potential runs as a reduction, the other is reversed; multiplied so that $${electrons}$ electrons cancel: $${overall}$. $E^{\ominus} = ${volts(high)} - (${volts(low)}) = ${volts(emf)}\text{ V}$; potentials are not multiplied.`,
      marks: [
        ['M1', 'right half-equation reversed'],
        ['A1', tex`$${overall}$`],
        ['A1', tex`$${volts(emf)}\text{ V}$`],
      ],
      keys: [
        value(emf, 'V', {
          tolerance: 0.006,
          slips: [{ slip: 'method', value: m * high - n * low, note: 'Potentials are not multiplied when equations are.' }],
        }),
      ],
    } as const;
    const energy = {
      ask: tex`Calculate $\Delta G^{\ominus}$ for this equation. ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
      answer: tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$`,
      solution: tex`$\Delta G^{\ominus} = -nFE^{\ominus} = -${electrons} \times 9.65 \times 10^{4} \times ${decimal(emf, 2)}\text{ J mol}^{-1} = ${significant(gibbs)}\text{ kJ mol}^{-1}$.`,
      marks: [
        ['M1', tex`$n = ${electrons}$ in $-nFE^{\ominus}$`],
        ['A1', tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$`],
      ],
      keys: [value(gibbs, 'kJ mol⁻¹')],
    } as const;
    const first = lhs(oxidant).split(' + ')[0];
    const last = (half: Half) => (rhs(half).split(' + ')[0] ?? '').replace(/^\d(?=[A-Z])/, '');
    if (form === 'will it react')
      return inParts({
        stem: table,
        hint: 'Which of the two pairs gains electrons?',
        parts: [
          {
            ask: tex`Predict, with reasons, whether $\ce{${first}}$ oxidises $\ce{${last(reductant)}}$, and whether it oxidises $\ce{${last(third)}}$.`,
            answer: tex`$\ce{${last(reductant)}}$: yes; $\ce{${last(third)}}$: ${HALVES[third][1] < high ? 'yes' : 'no'}`,
            solution: tex`A reaction is spontaneous if the cell potential is positive. With $\ce{${last(reductant)}}$: $${volts(high)} - (${volts(low)}) = ${volts(emf)}\text{ V}$, yes. With $\ce{${last(third)}}$: $${volts(high)} - (${volts(HALVES[third][1])}) = ${volts(high - HALVES[third][1])}\text{ V}$, ${HALVES[third][1] < high ? 'yes' : 'no'}.`,
            marks: [
              ['M1', 'difference of potentials for both'],
              ['A1', tex`$\ce{${last(reductant)}}$: yes, positive`],
              ['A1', tex`$\ce{${last(third)}}$: ${HALVES[third][1] < high ? 'yes, positive' : 'no, negative'}`],
            ],
          },
          equation,
          energy,
        ],
      });
    if (form === 'strongest')
      return inParts({
        stem: table,
        hint: 'On which side of the half-equations are oxidising agents, and what does a more positive potential mean?',
        parts: [
          {
            ask: 'Identify the strongest oxidising agent and the strongest reducing agent in the table.',
            answer: tex`$\ce{${lhs(sorted[2] as Half).split(' + ')[0]}}$ (in acid); $\ce{${last(sorted[0] as Half)}}$`,
            solution: tex`The most positive potential belongs to the strongest oxidising agent, on the left: $\ce{${lhs(sorted[2] as Half).split(' + ')[0]}}$ (in acid). The most negative belongs to the strongest reducing agent, on the right: $\ce{${last(sorted[0] as Half)}}$.`,
            marks: [
              ['A1', tex`$\ce{${lhs(sorted[2] as Half).split(' + ')[0]}}$`],
              ['A1', tex`$\ce{${last(sorted[0] as Half)}}$`],
            ],
          },
          {
            ...equation,
            ask: tex`Deduce the equation for the reaction of $\ce{${first}}$ with $\ce{${last(reductant)}}$, and calculate the standard cell potential.`,
          },
          energy,
          {
            ask: 'Predict the effect of a higher pH on the potential of the half-cell of the oxidising agent.',
            answer: 'It becomes less positive.',
            solution: tex`$\ce{H^{+}}$ is a reactant of the reduction. With less of it the equilibrium lies further to the left, and the potential becomes less positive.`,
            marks: [['R1', tex`less positive, $\ce{H^{+}}$ is a reactant`]],
          },
        ],
      });
    const wrong = 2 * high - low;
    return inParts({
      stem: tex`${table}

A student works out the standard cell of $\ce{${last(oxidant)}}$ and $\ce{${last(reductant)}}$: "Two silver ions are needed, so $E^{\ominus} = 2 \times ${decimal(high, 2)} - (${decimal(low, 2)}) = ${decimal(wrong, 2)}\text{ V}$. Silver is the anode, because its potential is more positive."`,
      hint: 'What is oxidised, and on what does a potential depend?',
      parts: [
        {
          ask: 'Identify both mistakes and correct them.',
          answer: tex`$${volts(emf)}\text{ V}$; silver is the cathode.`,
          solution: tex`A potential is energy per charge and does not depend on the amount: $E^{\ominus} = ${decimal(high, 2)} - (${decimal(low, 2)}) = ${volts(emf)}\text{ V}$. The more positive half-cell is reduced, so silver is the cathode; $\ce{${last(reductant)}}$ is the anode.`,
          marks: [
            ['A1', tex`potential not multiplied: $${volts(emf)}\text{ V}$`],
            ['A1', 'silver is the cathode'],
          ],
          keys: [value(emf, 'V', { tolerance: 0.006 })],
        },
        { ...equation, keys: [] },
        energy,
        {
          ask: 'State why the measured potential may be smaller than this value.',
          answer: 'Conditions are not standard, or current flows.',
          solution:
            'Concentrations may differ from one mole per cubic decimetre, the temperature from 298 K, or a current flows and part of the voltage drops across the cell itself.',
          marks: [['R1', 'non-standard conditions / current flows']],
        },
      ],
    });
  },
  check: ({ oxidant, reductant }, { emf, electrons, gibbs }) => {
    // Energies of single electrons through the hydrogen electrode; electrons cancel.
    assertClose(-electrons * 96.485 * HALVES[oxidant][1] + electrons * 96.485 * HALVES[reductant][1], gibbs, 'energy', 2e-3);
    assert.ok(emf > 0 && electrons % HALVES[oxidant][2] === 0 && electrons % HALVES[reductant][2] === 0);
  },
});

interface Plating {
  form: 'constant' | 'charge of ion' | 'error';
  metal: string;
  name: string;
  charge: number;
  current: number;
  /** Gains of mass in g every 10 minutes. */
  masses: readonly number[];
  fault: string;
}

const plating = defineTemplate({
  key: 'chem-electroplating-data',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 1),
  variants: [
    { form: 'constant', metal: 'Cu', name: 'copper', charge: 2, current: 0.5, masses: [0.1, 0.19, 0.3, 0.39, 0.49], fault: '' },
    {
      form: 'charge of ion',
      metal: 'Cr',
      name: 'chromium',
      charge: 3,
      current: 2,
      masses: [0.22, 0.43, 0.65, 0.86, 1.08],
      fault: '',
    },
    {
      form: 'error',
      metal: 'Ni',
      name: 'nickel',
      charge: 2,
      current: 1,
      masses: [0.18, 0.34, 0.49, 0.6, 0.69],
      fault: 'current',
    },
    { form: 'constant', metal: 'Ag', name: 'silver', charge: 1, current: 0.2, masses: [0.14, 0.26, 0.4, 0.54, 0.67], fault: '' },
    {
      form: 'charge of ion',
      metal: 'Sn',
      name: 'tin',
      charge: 2,
      current: 0.8,
      masses: [0.3, 0.58, 0.89, 1.18, 1.47],
      fault: '',
    },
    { form: 'error', metal: 'Cu', name: 'copper', charge: 2, current: 0.5, masses: [0.12, 0.22, 0.31, 0.41, 0.52], fault: 'wet' },
  ] as readonly Plating[],
  solve: ({ metal, charge, current, masses }) => {
    // Least-squares gradient through the origin, g per second.
    const times = masses.map((_, i) => 600 * (i + 1));
    const gradient = masses.reduce((sum, m, i) => sum + m * (times[i] ?? 0), 0) / times.reduce((sum, t) => sum + t * t, 0);
    return {
      gradient,
      faraday: (current * atomicMass(metal)) / (charge * gradient),
      z: (current * atomicMass(metal)) / (FARADAY * gradient),
      ideal: (current * 3000 * atomicMass(metal)) / (charge * FARADAY),
    };
  },
  write: ({ form, metal, name, charge, current, masses, fault }, { gradient, faraday, z, ideal }) => {
    const top = Math.ceil((masses.at(-1) ?? 1) * 12) / 10;
    const drawing = new Diagram({ x: [0, 3300], y: [0, top], width: 460, height: 320 }).axes({
      x: 'time / s',
      y: 'gain of mass / g',
      xTicks: [600, 1200, 1800, 2400, 3000],
      yTicks: Array.from({ length: 10 }, (_, i) => Number(((i + 1) * (top > 0.9 ? 0.2 : 0.1)).toFixed(1))).filter(
        (tick) => tick < top,
      ),
      grid: true,
    });
    masses.forEach((m, i) => {
      const t = 600 * (i + 1);
      drawing.point([t, m]).segment([t, m - 0.02], [t, m + 0.02], 'd-axis');
    });
    const figure = {
      name: 'masses',
      svg: drawing.toSvg(),
      alt: `Gain of mass in g at 600, 1200, 1800, 2400 and 3000 s: ${masses.join(', ')}; error bars of 0.02 g.`,
    };
    const ion = tex`\ce{${metal}^{${charge === 1 ? '' : charge}+}}`;
    const unknown = form === 'charge of ion';
    const stem = tex`A steel spoon is plated with ${name} at a constant current of $${current.toFixed(2)}\text{ A}$${unknown ? '' : tex` from a solution of $${ion}$`}. Every ten minutes it is rinsed, dried and weighed ($\pm 0.02\text{ g}$). ($A_{\text{r}}$: $\ce{${metal}}$ ${atomicMass(metal).toFixed(2)})

![](diagram:masses)`;
    const wiring = {
      ask: `State which electrode the spoon is, and write the half-equation at its surface${unknown ? ' with the charge found' : ''}.`,
      answer: tex`Cathode; $\ce{${metal}^{${charge === 1 ? '' : charge}+} + ${charge === 1 ? '' : charge}e^{-} -> ${metal}}$`,
      solution: tex`Metal ions are reduced on the spoon, so it is the cathode (negative): $\ce{${metal}^{${charge === 1 ? '' : charge}+} + ${charge === 1 ? '' : charge}e^{-} -> ${metal}}$.`,
      marks: [
        ['A1', 'cathode'],
        ['A1', tex`$\ce{${metal}^{${charge === 1 ? '' : charge}+} + ${charge === 1 ? '' : charge}e^{-} -> ${metal}}$`],
      ],
    } as const;
    const slope = {
      ask: tex`Determine the gradient of the line of best fit through the origin, in $\text{g s}^{-1}$, to two significant figures.`,
      answer: tex`$${scientific(gradient, 2)}\text{ g s}^{-1}$`,
      solution: tex`The line passes as many points above as below, within the error bars: about $${significant(gradient * 3000, 2)}\text{ g}$ at $3000\text{ s}$, so $\dfrac{${significant(gradient * 3000, 2)}}{3000} = ${scientific(gradient, 2)}\text{ g s}^{-1}$.`,
      marks: [
        ['M1', 'line of best fit, two points far apart'],
        ['A1', tex`$${scientific(gradient, 2)}\text{ g s}^{-1}$ (accept $\pm 4\,\%$)`],
      ],
      keys: [value(gradient, 'g s⁻¹', { relative: 0.04 })],
    } as const;
    if (form === 'constant')
      return inParts({
        stem,
        hint: 'How much charge passes, and how many moles of electrons does it correspond to?',
        parts: [
          wiring,
          slope,
          {
            ask: tex`Use the gradient to determine the Faraday constant from this experiment, and its percentage error ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$).`,
            answer: tex`$${scientific(faraday, 2)}\text{ C mol}^{-1}$; about $${significant((100 * Math.abs(faraday - FARADAY)) / FARADAY, 1)}\,\%$`,
            solution: tex`In one second $${current.toFixed(2)}\text{ C}$ deposits the mass of the gradient, which needs $${charge === 1 ? '' : `${charge} \\times `}\dfrac{${scientific(gradient, 3)}}{${atomicMass(metal).toFixed(2)}}\text{ mol}$ of electrons. $F \approx ${scientific(faraday, 2)}\text{ C mol}^{-1}$, an error of about $${significant((100 * Math.abs(faraday - FARADAY)) / FARADAY, 1)}\,\%$.`,
            marks: [
              ['M1', 'amount of electrons per second from the gradient'],
              ['A1', tex`$${scientific(faraday, 2)}\text{ C mol}^{-1}$`],
              ['A1', 'percentage error'],
            ],
            keys: [value(faraday, 'C mol⁻¹', { relative: 0.045 })],
          },
          {
            ask: tex`Calculate the percentage uncertainty of the first and of the last gain of mass ($\pm 0.02\text{ g}$), and explain which points decide the line.`,
            answer: tex`$${significant(2 / (masses[0] ?? 1), 2)}\,\%$ and $${significant(2 / (masses.at(-1) ?? 1), 2)}\,\%$`,
            solution: tex`$\dfrac{0.02}{${masses[0]}} \times 100 = ${significant(2 / (masses[0] ?? 1), 2)}\,\%$; $\dfrac{0.02}{${masses.at(-1)}} \times 100 = ${significant(2 / (masses.at(-1) ?? 1), 2)}\,\%$. The late points have the smaller percentage uncertainty and decide the gradient.`,
            marks: [
              ['A1', 'both percentages'],
              ['R1', 'later points, smaller percentage uncertainty'],
            ],
          },
        ],
        diagrams: [figure],
      });
    if (unknown)
      return inParts({
        stem: tex`${stem} The charge of the ${name} ions in the bath is not known.`,
        hint: 'How many electrons are needed for each atom?',
        parts: [
          slope,
          {
            ask: tex`Determine the charge of the ions. ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
            answer: tex`$${charge}+$`,
            solution: tex`In one second: electrons $\dfrac{${current.toFixed(2)}}{9.65 \times 10^{4}} = ${scientific(current / FARADAY)}\text{ mol}$; metal $\dfrac{${scientific(gradient)}}{${atomicMass(metal).toFixed(2)}} = ${scientific(gradient / atomicMass(metal))}\text{ mol}$. Ratio: $${significant(z)} \approx ${charge}$.`,
            marks: [
              ['M1', 'amounts of electrons and of metal'],
              ['A1', tex`ratio $${significant(z)}$`],
              ['A1', tex`$${charge}+$`],
            ],
            keys: [value(charge, '', { tolerance: 0.12 })],
          },
          wiring,
          {
            ask: 'Explain why the ratio found from the data need not be exactly a whole number.',
            answer: 'Random errors of mass and current, and side reactions.',
            solution:
              'Masses and the current have uncertainties, and part of the current may reduce hydrogen ions instead of metal ions.',
            marks: [['R1', 'uncertainties / hydrogen formed as well']],
          },
        ],
        diagrams: [figure],
      });
    return inParts({
      stem,
      hint: fault === 'current' ? 'Does the gradient stay the same?' : 'Where would a line through the points meet the axis?',
      parts: [
        wiring,
        {
          ask: tex`Calculate the gain of mass expected after $3000\text{ s}$. ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
          answer: tex`$${significant(ideal)}\text{ g}$`,
          solution: tex`$n(\text{electrons}) = \dfrac{${current.toFixed(2)} \times 3000}{9.65 \times 10^{4}} = ${significant((current * 3000) / FARADAY)}\text{ mol}$; divided by $${charge}$ and times $${atomicMass(metal).toFixed(2)}$: $${significant(ideal)}\text{ g}$.`,
          marks: [
            ['M1', 'amount of electrons'],
            ['A1', tex`$${significant(ideal)}\text{ g}$`],
          ],
          keys: [value(ideal, 'g')],
        },
        {
          ask: 'Describe how the points depart from what is expected, and suggest the kind of error and its most likely cause.',
          answer:
            fault === 'current'
              ? 'They bend downwards: the current has fallen.'
              : 'A line through them does not pass through the origin: all readings are too large.',
          solution:
            fault === 'current'
              ? 'The points rise less and less, and the last lies well below the expected value. The current was not constant but fell, for example because the solution became poorer in metal ions, or hydrogen formed as well. It is a systematic error that grows with time.'
              : tex`The points lie on a line with the expected gradient that meets the axis above zero: every reading is about $0.02\text{ g}$ too large. A systematic error, such as a spoon that was not dried completely before weighing.`,
          marks: [
            ['A1', fault === 'current' ? 'gradient decreases' : 'line does not pass through the origin'],
            ['A1', 'systematic error'],
            ['R1', fault === 'current' ? 'current falls / hydrogen formed' : 'spoon not dry'],
          ],
        },
        {
          ask: 'Suggest an improvement of the method for this error.',
          answer:
            fault === 'current'
              ? 'Measure the current all the time and adjust it; stir.'
              : 'Rinse with propanone and dry to constant mass.',
          solution:
            fault === 'current'
              ? 'Read the current at regular times and adjust it with a variable resistor; use an anode of the same metal and stir, so that the concentration stays the same.'
              : 'Rinse with propanone, which evaporates quickly, and dry until two weighings agree.',
          marks: [
            ['A1', fault === 'current' ? 'variable resistor / anode of the same metal / stirring' : 'dry to constant mass'],
          ],
        },
      ],
      diagrams: [figure],
    });
  },
  check: ({ form, metal, charge, current, masses, fault }, { gradient, faraday, z, ideal }) => {
    // Count electrons one second at a time; honest data lie within the error bars of the law, faulty ones do not.
    let electrons = 0;
    const gains = masses.map((_, i) => {
      for (let t = 600 * i; t < 600 * (i + 1); t++) electrons += current / 96_485;
      return (electrons / charge) * atomicMass(metal);
    });
    // The gradient of least squares by search; the constants back from the mass that one second deposits.
    const squares = (g: number) => masses.reduce((sum, m, i) => sum + (m - g * 600 * (i + 1)) ** 2, 0);
    const best = minimise(squares, 0, ((masses.at(-1) ?? 1) / 600) * 2).at;
    assertClose(gradient / best, 1, 'gradient of least squares', 1e-3);
    const perSecond = gradient / atomicMass(metal);
    assertClose((faraday * perSecond * charge) / current, 1, 'Faraday constant', 1e-9);
    assertClose((z * perSecond * FARADAY) / current, 1, 'charge of the ions', 1e-9);
    assertClose(ideal / (((electrons / charge) * atomicMass(metal) * 3000) / (600 * masses.length)), 1, 'expected mass', 1e-3);
    const off = masses.map((m, i) => m - (gains[i] ?? 0));
    if (form === 'error') assert.ok(fault === 'current' ? (off.at(-1) ?? 0) < -0.1 : Math.min(...off) > 0.005);
    else
      assert.ok(off.every((one) => Math.abs(one) < 0.021) && Math.abs(faraday / FARADAY - 1) < 0.03 && Math.round(z) === charge);
  },
});

export const electrodeDataHl = [predictions, plating];
