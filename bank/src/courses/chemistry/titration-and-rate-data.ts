import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 2.1 and 2.2 as practical work: burette readings, rates from a reaction that turns cloudy, rates explained. */

const tex = String.raw;

interface Titration {
  form: 'readings' | 'errors' | 'tablet';
  sample: string;
  acid: string;
  /** Hydroxide that one molecule of the acid takes up. */
  ratio: 1 | 2;
  pipette: number;
  base: number;
  /** Initial and final readings of three runs in cm3; the first is rough. */
  runs: readonly (readonly [number, number])[];
}

const titration = defineTemplate({
  key: 'chem-titration-evaluated',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.1', 1, 'S1.4.3'),
  variants: [
    {
      form: 'readings',
      sample: 'diluted vinegar',
      acid: 'CH3COOH',
      ratio: 1,
      pipette: 25,
      base: 0.1,
      runs: [
        [0.2, 22.1],
        [0.1, 21.55],
        [1.3, 22.85],
      ],
    },
    {
      form: 'errors',
      sample: 'hydrochloric acid',
      acid: 'HCl',
      ratio: 1,
      pipette: 20,
      base: 0.15,
      runs: [
        [0, 18.9],
        [0.4, 18.7],
        [2.05, 20.25],
      ],
    },
    {
      form: 'tablet',
      sample: 'a solution of vitamin C',
      acid: 'C6H8O6',
      ratio: 1,
      pipette: 25,
      base: 0.05,
      runs: [
        [0.5, 15.2],
        [1, 15.3],
        [0.2, 14.6],
      ],
    },
    {
      form: 'readings',
      sample: 'ethanedioic acid solution',
      acid: 'H2C2O4',
      ratio: 2,
      pipette: 25,
      base: 0.12,
      runs: [
        [0.5, 27.9],
        [0.25, 27.1],
        [0.6, 27.35],
      ],
    },
    {
      form: 'errors',
      sample: 'sulfuric acid',
      acid: 'H2SO4',
      ratio: 2,
      pipette: 10,
      base: 0.2,
      runs: [
        [1, 24.9],
        [0.15, 23.45],
        [0.3, 23.7],
      ],
    },
    {
      form: 'tablet',
      sample: 'a solution of aspirin',
      acid: 'C9H8O4',
      ratio: 1,
      pipette: 20,
      base: 0.08,
      runs: [
        [0, 12.5],
        [0.3, 12.4],
        [12.4, 24.55],
      ],
    },
  ] as readonly Titration[],
  solve: ({ runs, pipette, base, ratio }) => {
    const titres = runs.map(([from, to]) => to - from);
    const mean = ((titres[1] ?? 0) + (titres[2] ?? 0)) / 2;
    const percent = 100 * (0.1 / mean + (pipette === 25 ? 0.06 : 0.04) / pipette);
    return { titres, mean, concentration: (base * mean) / ratio / pipette, percent };
  },
  write: ({ form, sample, acid, ratio, pipette, base, runs }, { titres, mean, concentration, percent }) => {
    const table = `| run | rough | 1 | 2 |
| --- | --- | --- | --- |
| final reading / cm³ (± 0.05) | ${runs.map(([, to]) => to.toFixed(2)).join(' | ')} |
| initial reading / cm³ (± 0.05) | ${runs.map(([from]) => from.toFixed(2)).join(' | ')} |`;
    const stem = tex`$${pipette.toFixed(2)} \pm ${pipette === 25 ? '0.06' : '0.04'}\text{ cm}^{3}$ portions of ${sample} are titrated with $${base.toFixed(3)}\text{ mol dm}^{-3}$ $\ce{NaOH}$. One molecule of the acid, $\ce{${acid}}$, reacts with ${ratio === 1 ? 'one hydroxide ion' : 'two hydroxide ions'}.

${table}`;
    const average = {
      ask: 'Calculate the mean titre from the concordant runs, and justify which runs are used.',
      answer: tex`$${mean.toFixed(2)}\text{ cm}^{3}$`,
      solution: tex`Titres: $${titres.map((one) => one.toFixed(2)).join('$, $')}\text{ cm}^{3}$. Runs 1 and 2 agree within $0.10\text{ cm}^{3}$; the rough run does not and is left out. Mean: $${mean.toFixed(2)}\text{ cm}^{3}$.`,
      marks: [
        ['R1', tex`runs 1 and 2 agree within $0.10\text{ cm}^{3}$, rough run left out`],
        ['A1', tex`$${mean.toFixed(2)}\text{ cm}^{3}$`],
      ],
      keys: [
        value(mean, 'cm³', {
          tolerance: 0.011,
          slips: [
            {
              slip: 'method',
              value: titres.reduce((sum, one) => sum + one, 0) / 3,
              note: 'You included the rough titration in the mean.',
            },
          ],
        }),
      ],
    } as const;
    const find = {
      ask: tex`Determine the concentration of the acid in the portion.`,
      answer: tex`$${significant(concentration)}\text{ mol dm}^{-3}$`,
      solution: tex`$n(\ce{NaOH}) = ${base.toFixed(3)} \times ${(mean / 1000).toFixed(5)} = ${significant((base * mean) / 1000)}\text{ mol}$; ${ratio === 1 ? 'the same amount of acid' : tex`half as much acid, $${significant((base * mean) / 2000)}\text{ mol}$,`} in $${(pipette / 1000).toFixed(4)}\text{ dm}^{3}$: $${significant(concentration)}\text{ mol dm}^{-3}$.`,
      marks: [
        ['M1', tex`$n(\ce{NaOH})$${ratio === 1 ? '' : ' and the ratio 1 : 2'}`],
        ['A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$`],
      ],
      keys: [
        value(concentration, 'mol dm⁻³', {
          slips:
            ratio === 1
              ? []
              : [
                  {
                    slip: 'method',
                    value: concentration * ratio,
                    note: 'Each molecule of this acid takes up two hydroxide ions.',
                  },
                ],
        }),
      ],
    } as const;
    const uncertainty = {
      ask: tex`Determine the percentage uncertainty of the concentration from the readings of burette and pipette.`,
      answer: tex`$${decimal(percent, 1)}\,\%$`,
      solution: tex`A titre is the difference of two readings: $\pm 0.10\text{ cm}^{3}$, $\dfrac{0.10}{${mean.toFixed(2)}} \times 100 = ${decimal(10 / mean, 2)}\,\%$. Pipette: $\dfrac{${pipette === 25 ? '0.06' : '0.04'}}{${pipette.toFixed(2)}} \times 100 = ${decimal((pipette === 25 ? 6 : 4) / pipette, 2)}\,\%$. Together $${decimal(percent, 1)}\,\%$.`,
      marks: [
        ['M1', tex`$\pm 0.10\text{ cm}^{3}$ for a titre`],
        ['A1', tex`$${decimal(percent, 1)}\,\%$`],
      ],
      keys: [value(percent, '%', { tolerance: 0.06 })],
    } as const;
    if (form === 'readings')
      return inParts({
        stem,
        hint: 'Which of the titres agree?',
        parts: [
          average,
          find,
          uncertainty,
          {
            ask: 'Suggest why a burette and a pipette are rinsed with the solution they will hold, but the conical flask with water only.',
            answer: 'Water in burette or pipette would dilute the solutions; in the flask it does not change the amount.',
            solution:
              'Drops of water in the burette or pipette would dilute the solution measured. In the flask only the amount of acid matters, and water does not change it; the solution left in it would add to it.',
            marks: [
              ['R1', 'water would dilute the solution in burette or pipette'],
              ['R1', 'amount in the flask is not changed by water'],
            ],
          },
        ],
      });
    if (form === 'errors')
      return inParts({
        stem,
        hint: 'Ask each time: is the titre too large, too small or unchanged?',
        parts: [
          average,
          find,
          {
            ask: 'State and explain the effect on the calculated concentration if (i) the burette was rinsed with water only, and (ii) an air bubble left the tip during the titration.',
            answer: 'Too large in both cases.',
            solution:
              'In (i) the base is diluted, so a larger volume is needed. In (ii) the volume of the bubble is read as if solution had run out. Both make the titre, and so the calculated concentration, too large.',
            marks: [
              ['R1', '(i) base diluted, titre too large'],
              ['R1', '(ii) bubble counted as solution, titre too large'],
              ['A1', 'concentration too large in both'],
            ],
          },
          {
            ask: 'Classify each of the two errors as random or systematic, and state which would be reduced by more runs.',
            answer: 'Rinsing: systematic; bubble: a single mistake that shows up as an outlier. Only random errors are reduced.',
            solution:
              'Rinsing with water shifts all runs in the same way: systematic, and more runs do not help. The bubble affects one run only; it shows up as a run that does not agree, and repeating helps.',
            marks: [
              ['A1', 'rinsing systematic, not reduced by repeating'],
              ['A1', 'bubble affects one run, found by repeating'],
            ],
          },
        ],
      });
    const mass = concentration * molarMass(acid) * 0.25;
    return inParts({
      stem: tex`A tablet was dissolved in water and made up to $250.0\text{ cm}^{3}$. ${stem}`,
      hint: 'How much of the flask is one portion?',
      parts: [
        average,
        find,
        {
          ask: tex`Determine the mass of $\ce{${acid}}$ ($M = ${molarMass(acid).toFixed(2)}\text{ g mol}^{-1}$) in the tablet.`,
          answer: tex`$${significant(mass)}\text{ g}$`,
          solution: tex`$m = ${significant(concentration)} \times 0.2500 \times ${molarMass(acid).toFixed(2)} = ${significant(mass)}\text{ g}$`,
          marks: [
            ['M1', 'amount in the whole flask'],
            ['A1', tex`$${significant(mass)}\text{ g}$`],
          ],
          keys: [value(mass, 'g', { relative: 0.012 })],
        },
        uncertainty,
        {
          ask: 'The label says 10 % more than was found. Suggest one chemical reason, and whether the uncertainty in (d) could explain it.',
          answer: 'The substance may have reacted with air; the uncertainty is far too small.',
          solution: tex`The substance may have been oxidised by air or not have dissolved completely. An uncertainty of $${decimal(percent, 1)}\,\%$ cannot explain $10\,\%$.`,
          marks: [
            ['R1', 'oxidation by air / incomplete dissolving / other acid groups'],
            ['R1', 'uncertainty is far smaller than 10 %'],
          ],
        },
      ],
    });
  },
  check: ({ runs, pipette, base, ratio }, { titres, mean, concentration, percent }) => {
    // Neutralise the portion drop by drop until no acid is left, for both good runs.
    const [one, two] = runs.slice(1).map(([from, to]) => to - from) as [number, number];
    assert.ok(Math.abs(one - two) < 0.101 && Math.abs((runs[0]?.[1] ?? 0) - (runs[0]?.[0] ?? 0) - one) > 0.2);
    const acid = concentration * pipette;
    let drops = 0;
    while (drops * 0.001 * base < acid * ratio) drops++;
    assert.ok(Math.abs(drops * 0.001 - (one + two) / 2) < 0.01);
    assertClose(2 * mean, one + two, 'mean titre', 1e-9);
    assert.deepEqual(
      titres.map((titre, i) => (runs[i]?.[0] ?? 0) + titre - (runs[i]?.[1] ?? 0)).map((off) => Math.abs(off) < 1e-9),
      runs.map(() => true),
      'titres',
    );
    assertClose((percent - (pipette === 25 ? 0.24 : 4 / pipette)) * mean, 10, 'share of the burette', 1e-6);
    assert.ok(percent > 0.4 && percent < 2);
  },
});

interface Cloud {
  form: 'graph' | 'error bars' | 'temperature';
  /** Concentrations in mol dm^-3 and times in s for the cross to disappear; or temperatures in degrees Celsius. */
  x: readonly number[];
  times: readonly number[];
  spread: number;
  outlier: number;
}

const cloudiness = defineTemplate({
  key: 'chem-thiosulfate-rate-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.2.1', 1),
  variants: [
    { form: 'graph', x: [0.02, 0.04, 0.06, 0.08, 0.1], times: [210, 104, 70, 53, 42], spread: 3, outlier: -1 },
    { form: 'error bars', x: [0.02, 0.04, 0.06, 0.08, 0.1], times: [180, 92, 75, 45, 36], spread: 4, outlier: 2 },
    { form: 'temperature', x: [20, 30, 40, 50, 60], times: [96, 52, 29, 17, 10], spread: 2, outlier: -1 },
    { form: 'graph', x: [0.03, 0.06, 0.09, 0.12, 0.15], times: [155, 78, 51, 39, 31], spread: 2, outlier: -1 },
    { form: 'error bars', x: [0.03, 0.06, 0.09, 0.12, 0.15], times: [122, 60, 41, 41, 24], spread: 3, outlier: 3 },
    { form: 'temperature', x: [22, 32, 42, 52, 62], times: [120, 64, 35, 20, 12], spread: 2, outlier: -1 },
  ] as readonly Cloud[],
  solve: ({ x, times, outlier }) => {
    const rates = times.map((t) => 1000 / t);
    const used = x.map((one, i) => [one, rates[i] ?? 0] as const).filter((_, i) => i !== outlier);
    const gradient = used.reduce((sum, [a, b]) => sum + a * b, 0) / used.reduce((sum, [a]) => sum + a * a, 0);
    return { rates, gradient };
  },
  write: ({ form, x, times, spread, outlier }, { rates, gradient }) => {
    const hot = form === 'temperature';
    const table = `| ${hot ? 'temperature / °C' : '[thiosulfate] / mol dm⁻³'} | ${x.map((one) => (hot ? one : one.toFixed(2))).join(' | ')} |
| --- | ${x.map(() => '---').join(' | ')} |
| time t / s (± ${spread}) | ${times.join(' | ')} |`;
    const top = Math.ceil(Math.max(...rates) / 5) * 5 + 5;
    const end = hot ? 70 : Math.max(...x) * 1.15;
    const drawing = new Diagram({ x: [hot ? 10 : 0, end], y: [0, top], width: 460, height: 320 }).axes({
      x: hot ? 'temperature / °C' : '[thiosulfate] / mol dm⁻³',
      y: '(1000 / t) / s⁻¹',
      xTicks: [...x],
      yTicks: Array.from({ length: top / 5 }, (_, i) => 5 * (i + 1)).filter(
        (tick) => tick < top && (top < 50 || tick % 20 === 0),
      ),
      grid: true,
    });
    x.forEach((one, i) => {
      const rate = rates[i] ?? 0;
      const [low, high] = [1000 / ((times[i] ?? 0) + spread), 1000 / ((times[i] ?? 0) - spread)];
      drawing.point([one, rate]);
      if (form === 'error bars')
        drawing
          .segment([one, low], [one, high], 'd-axis')
          .segment([one - end * 0.012, low], [one + end * 0.012, low], 'd-axis')
          .segment([one - end * 0.012, high], [one + end * 0.012, high], 'd-axis');
    });
    const figure = {
      name: 'rates',
      svg: drawing.toSvg(),
      alt: `Points of 1000/t in 1/s: ${x.map((one, i) => `${one}: ${significant(rates[i] ?? 0)}`).join('; ')}${form === 'error bars' ? '; vertical error bars, longer for larger rates' : ''}.`,
    };
    const stem = tex`Sodium thiosulfate and hydrochloric acid give a cloud of sulfur: $\ce{S2O3^{2-}(aq) + 2H^{+}(aq) -> S(s) + SO2(g) + H2O(l)}$. The time $t$ until a cross under the flask can no longer be seen is measured${hot ? ' at several temperatures' : ' for several concentrations of thiosulfate, with the acid in excess'}.

${table}

![](diagram:rates)`;
    const why = {
      ask: tex`Explain why $\dfrac{1}{t}$ can be taken as a measure of the rate.`,
      answer: 'The same amount of sulfur forms each time.',
      solution: tex`The cross disappears when a certain amount of sulfur has formed, the same in each run. Rate is amount divided by time, so it is proportional to $\dfrac{1}{t}$.`,
      marks: [['R1', tex`same amount of product each time, so rate $\propto \frac{1}{t}$`]],
    } as const;
    const collision = hot
      ? ({
          ask: 'Explain the trend by collision theory.',
          answer: 'More collisions have at least the activation energy.',
          solution:
            'At a higher temperature particles are faster. They collide more often and, above all, a much larger fraction of the collisions has at least the activation energy.',
          marks: [
            ['R1', 'more frequent collisions'],
            ['R1', 'larger fraction with at least the activation energy'],
          ],
        } as const)
      : ({
          ask: 'Explain the trend by collision theory.',
          answer: 'More particles in the same volume collide more often.',
          solution:
            'At a larger concentration there are more thiosulfate ions in the same volume, so collisions with hydrogen ions are more frequent. The fraction with enough energy stays the same.',
          marks: [
            ['R1', 'more particles per volume'],
            ['R1', 'more frequent collisions'],
          ],
        } as const);
    if (hot) {
      const factor = (times[1] ?? 1) / (times[2] ?? 1);
      return inParts({
        stem,
        hint: 'Does the rate rise by equal steps or by equal factors?',
        parts: [
          why,
          {
            ask: tex`Calculate the factor by which the rate rises from $${x[1]}\,^{\circ}\text{C}$ to $${x[2]}\,^{\circ}\text{C}$, and state whether a straight line of best fit would be suitable.`,
            answer: tex`$${significant(factor, 2)}$; no`,
            solution: tex`$\dfrac{${times[1]}}{${times[2]}} = ${significant(factor, 2)}$. The rate rises by about the same factor with each $10\text{ K}$, so the points lie on a curve that becomes steeper; a line would be wrong.`,
            marks: [
              ['A1', tex`$${significant(factor, 2)}$`],
              ['R1', 'not a line: the gradient increases'],
            ],
            keys: [value(factor, '', { relative: 0.03 })],
          },
          collision,
          {
            ask: tex`Calculate the percentage uncertainty of the time at $${x[4]}\,^{\circ}\text{C}$, and suggest how it could be reduced.`,
            answer: tex`$${significant((100 * spread) / (times[4] ?? 1), 2)}\,\%$`,
            solution: tex`$\dfrac{${spread}}{${times[4]}} \times 100 = ${significant((100 * spread) / (times[4] ?? 1), 2)}\,\%$. More dilute solutions react more slowly, so that times are longer; a light sensor with a data logger avoids the judgement of the eye.`,
            marks: [
              ['A1', tex`$${significant((100 * spread) / (times[4] ?? 1), 2)}\,\%$`],
              ['A1', 'longer times by dilution / light sensor'],
            ],
            keys: [value((100 * spread) / (times[4] ?? 1), '%', { tolerance: 0.6 })],
          },
        ],
        diagrams: [figure],
      });
    }
    if (form === 'graph')
      return inParts({
        stem,
        hint: 'Does the line of best fit pass through the origin?',
        parts: [
          why,
          {
            ask: 'Describe the relationship shown, and determine the gradient of the line of best fit through the origin, in the units of the graph.',
            answer: tex`Proportional; about $${significant(gradient, 2)}\text{ dm}^{3}\text{ mol}^{-1}\text{ s}^{-1}$`,
            solution: tex`The points lie on a line through the origin: $\dfrac{1000}{t}$ is proportional to the concentration. Gradient: about $\dfrac{${significant(gradient * (x[4] ?? 0), 3)}}{${x[4]?.toFixed(2)}} = ${significant(gradient, 2)}\text{ dm}^{3}\text{ mol}^{-1}\text{ s}^{-1}$.`,
            marks: [
              ['A1', 'proportional / straight line through the origin'],
              ['M1', 'gradient from two points far apart on the line'],
              ['A1', tex`$${significant(gradient, 2)}$ (accept $\pm 5\,\%$)`],
            ],
            keys: [value(gradient, '', { relative: 0.05 })],
          },
          {
            ask: tex`Estimate, with the line, the time for a concentration of $${((x[1] ?? 0) * 1.25).toFixed(3)}\text{ mol dm}^{-3}$.`,
            answer: tex`$${significant(1000 / (gradient * (x[1] ?? 0) * 1.25), 2)}\text{ s}$`,
            solution: tex`$\dfrac{1000}{t} = ${significant(gradient, 3)} \times ${((x[1] ?? 0) * 1.25).toFixed(3)} = ${significant(gradient * (x[1] ?? 0) * 1.25, 3)}$, so $t = ${significant(1000 / (gradient * (x[1] ?? 0) * 1.25), 2)}\text{ s}$.`,
            marks: [
              ['M1', 'reads or calculates from the line'],
              ['A1', tex`$${significant(1000 / (gradient * (x[1] ?? 0) * 1.25), 2)}\text{ s}$`],
            ],
            keys: [value(1000 / (gradient * (x[1] ?? 0) * 1.25), 's', { relative: 0.06 })],
          },
          collision,
        ],
        diagrams: [figure],
      });
    return inParts({
      stem,
      hint: 'Which point cannot be met by a line through the origin, even with its error bar?',
      parts: [
        why,
        {
          ask: 'Identify the anomalous point, and justify your choice with the error bars.',
          answer: tex`$${x[outlier]?.toFixed(2)}\text{ mol dm}^{-3}$`,
          solution: tex`A line through the origin meets the error bars of all points but that at $${x[outlier]?.toFixed(2)}\text{ mol dm}^{-3}$; there the rate is too small, the time too long.`,
          marks: [
            ['A1', tex`$${x[outlier]?.toFixed(2)}\text{ mol dm}^{-3}$`],
            ['R1', 'line through the other points misses its error bar'],
          ],
          keys: [value(x[outlier] ?? 0, 'mol dm⁻³', { tolerance: 0.001 })],
        },
        {
          ask: tex`Explain why the error bars of $\dfrac{1000}{t}$ are longer for larger concentrations although the uncertainty of the time is the same.`,
          answer: 'The times are shorter, so the percentage uncertainty is larger.',
          solution: tex`With the same $\pm ${spread}\text{ s}$ a short time has a larger percentage uncertainty: at the largest concentration $\dfrac{${spread}}{${times[4]}} \times 100 = ${significant((100 * spread) / (times[4] ?? 1), 2)}\,\%$, at the smallest $${significant((100 * spread) / (times[0] ?? 1), 2)}\,\%$.`,
          marks: [
            ['R1', 'times are shorter'],
            ['R1', 'so the percentage uncertainty of the rate is larger'],
          ],
        },
        {
          ask: 'Suggest an experimental mistake that could have led to the anomalous point.',
          answer: 'For example a colder solution, or too much water.',
          solution:
            'The reaction was too slow: the solution may have been colder, or diluted too much, or the timer stopped too late.',
          marks: [['A1', 'colder / too dilute / timer stopped late']],
        },
        collision,
      ],
      diagrams: [figure],
    });
  },
  check: ({ form, x, times, spread, outlier }, { gradient }) => {
    // One line through the origin meets every error bar but the outlier's; with temperature the factors are alike.
    if (form === 'temperature') {
      const factors = times.slice(1).map((t, i) => (times[i] ?? 0) / t);
      assert.ok(Math.max(...factors) / Math.min(...factors) < 1.25);
    } else
      x.forEach((one, i) => {
        const t = times[i] ?? 1;
        const meets = gradient * one > 1000 / (t + spread) && gradient * one < 1000 / (t - spread);
        assert.equal(meets, i !== outlier, `${one}`);
      });
    const squares = (g: number) =>
      x.reduce((sum, one, i) => sum + (i === outlier ? 0 : (1000 / (times[i] ?? 1) - g * one) ** 2), 0);
    assertClose(minimise(squares, 0, 1e4).at / gradient, 1, 'gradient of least squares', 1e-4);
    assertClose(x.length, times.length, 'as many times as settings');
  },
});

export const titrationAndRateData = [titration, cloudiness];
