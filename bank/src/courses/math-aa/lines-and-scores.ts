import assert from 'node:assert/strict';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { plain, significant } from '../../tex.ts';
import { normalDensity, normalProbability, normalQuantile } from './normal-distribution.ts';
import { core, raw, threeFigures } from './writing.ts';

/** Topic 4: both regression lines of the same data, and standardised scores on the way back. */

const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
/** Slope and intercept of the line of the second on the first. */
const fit = (xs: readonly number[], ys: readonly number[]) => {
  const [mx, my] = [mean(xs), mean(ys)];
  const product = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0);
  const slope = product / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
  return { slope, intercept: my - slope * mx };
};
const line = (slope: number, variable: string, intercept: number) =>
  raw`${significant(slope)}${variable} ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept))}`;
const tableOf = (x: string, y: string, xs: readonly number[], ys: readonly number[]) =>
  [`| $${x}$ | ${xs.join(' | ')} |`, `| --- |${xs.map(() => ' --- |').join('')}`, `| $${y}$ | ${ys.join(' | ')} |`].join('\n');

const bothLines = defineTemplate({
  key: 'aa-regression-lines-that-meet',
  calculatorAllowed: true,
  placements: core('4.10', 2, ['4.4']),
  variants: [
    {
      x: 'the age of a tree in years',
      y: 'its height in metres',
      b: 0.42,
      a: 1.8,
      d: 2.2,
      c: -1.6,
      ask: 9,
      from: 'a height of 9 metres',
    },
    {
      x: 'the number of pages of a book',
      y: 'its mass in grams',
      b: 1.2,
      a: 60,
      d: 0.7,
      c: -10,
      ask: 400,
      from: 'a mass of 400 grams',
    },
    {
      x: 'the hours of sunshine in a month',
      y: 'the energy of a solar panel in kilowatt hours',
      b: 0.31,
      a: 12,
      d: 2.9,
      c: -20,
      ask: 70,
      from: 'an energy of 70 kilowatt hours',
    },
    {
      x: 'the length of a fish in centimetres',
      y: 'its mass in grams',
      b: 14,
      a: -180,
      d: 0.06,
      c: 16,
      ask: 250,
      from: 'a mass of 250 grams',
    },
  ],
  solve: ({ a, b, c, d, ask }) => {
    const x = (c + d * a) / (1 - b * d);
    return { x, y: a + b * x, estimate: d * ask + c, wrong: (ask - a) / b };
  },
  write: ({ x: first, y: second, a, b, c, d, ask, from }, { x, y, estimate, wrong }) =>
    inParts({
      stem: raw`For a sample of pairs of values, $x$ is ${first} and $y$ is ${second}. The regression line of $y$ on $x$ is $y = ${b}x ${a < 0 ? '-' : '+'} ${Math.abs(a)}$, and the regression line of $x$ on $y$ is $x = ${d}y ${c < 0 ? '-' : '+'} ${Math.abs(c)}$.`,
      hint: 'Which point do the two lines have in common, whatever the data are?',
      parts: [
        {
          ask: raw`Find the mean of the values of $x$ and the mean of the values of $y$.`,
          answer: raw`$\bar{x} = ${significant(x)}$, $\bar{y} = ${significant(y)}$`,
          solution: raw`Both lines pass through $(\bar{x}, \bar{y})$. The system of the two equations has the solution $x = ${significant(x)}$, $y = ${significant(y)}$.`,
          marks: [
            raw`R1 both lines pass through $(\bar{x}, \bar{y})$`,
            raw`A1 $\bar{x} = ${significant(x)}$`,
            raw`A1 $\bar{y} = ${significant(y)}$ (accept more figures; FT one mean from the other)`,
          ],
          keys: [
            { ...threeFigures(x), label: raw`$\bar{x} =$` },
            { ...threeFigures(y), label: raw`$\bar{y} =$` },
          ],
        },
        {
          ask: raw`Estimate $x$ for ${from}.`,
          answer: raw`$${significant(estimate)}$`,
          solution: raw`$x$ is estimated from $y$, so the line of $x$ on $y$ is used: $${d} \times ${ask} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${significant(estimate)}$.`,
          marks: [raw`(M1) regression line of $x$ on $y$`, raw`A1 $${significant(estimate)}$`],
          keys: [
            {
              ...threeFigures(estimate),
              slips: [{ slip: 'method', value: wrong, note: 'You solved the equation of the line of y on x.' }],
            },
          ],
        },
        {
          ask: raw`Another student finds $${significant(wrong)}$ instead. Explain how, and why this is not the best estimate.`,
          answer: raw`By solving the equation of the line of $y$ on $x$, which is made for estimates of $y$.`,
          solution: raw`The student has solved $${b}x ${a < 0 ? '-' : '+'} ${Math.abs(a)} = ${ask}$. This line makes the errors of $y$ as small as possible, not those of $x$.`,
          marks: [raw`A1 equation of the line of $y$ on $x$ solved for $x$`, raw`R1 this line is meant for estimates of $y$`],
        },
        {
          ask: 'State what would hold for the two lines if all points of the data were on one straight line.',
          answer: 'They would be the same line.',
          solution: 'Both would pass through all points, so they would be the same line.',
          marks: ['A1 the same line'],
        },
      ],
    }),
  check: ({ a, b, c, d }, { x, y }) => {
    assertClose(d * y + c, x, 'on the second line');
    assertClose(b * x + a, y, 'on the first line');
    // The product of the slopes is the square of the correlation coefficient.
    assert.ok(b * d > 0.7 && b * d < 1, `slopes ${b * d}`);
  },
});

const changedUnits = defineTemplate({
  key: 'aa-regression-in-other-units',
  calculatorAllowed: true,
  placements: core('4.10', 2),
  variants: [
    {
      x: 'the circumference of a trunk',
      ux: 'cm',
      y: 'the age of the tree',
      uy: 'years',
      xs: [45, 60, 72, 95, 110, 130],
      ys: [18, 25, 27, 38, 46, 51],
      at: 40,
      to: 'metres',
      factor: 0.01,
    },
    {
      x: 'the distance of a delivery',
      ux: 'km',
      y: 'the time that it takes',
      uy: 'minutes',
      xs: [3, 5, 8, 10, 14, 17],
      ys: [12, 15, 24, 26, 37, 41],
      at: 30,
      to: 'metres',
      factor: 1000,
    },
    {
      x: 'the mass of a letter',
      ux: 'g',
      y: 'the number of its pages',
      uy: '',
      xs: [9, 18, 22, 33, 41, 52],
      ys: [1, 3, 4, 6, 7, 10],
      at: 5,
      to: 'kilograms',
      factor: 0.001,
    },
    {
      x: 'the height of a waterfall',
      ux: 'm',
      y: 'the loudness near it',
      uy: 'decibels',
      xs: [4, 9, 15, 22, 30, 38],
      ys: [52, 60, 63, 71, 80, 84],
      at: 68,
      to: 'centimetres',
      factor: 100,
    },
  ],
  solve: ({ xs, ys, at, factor }) => {
    const { slope, intercept } = fit(ys, xs);
    return { slope, intercept, estimate: slope * at + intercept, slope2: slope * factor, intercept2: intercept * factor };
  },
  write: ({ x, ux, y, uy, xs, ys, at, to, factor }, { slope, intercept, estimate, slope2, intercept2 }) =>
    inParts({
      stem: raw`In the table $x$ is ${x} in ${ux}, and $y$ is ${y}${uy && ` in ${uy}`}.

${tableOf('x', 'y', xs, ys)}`,
      hint: 'What happens to every value of one variable, and therefore to the whole equation?',
      parts: [
        {
          ask: raw`Find the equation of the regression line of $x$ on $y$.`,
          answer: raw`$x = ${line(slope, 'y', intercept)}$`,
          solution: raw`With $y$ as the first list and $x$ as the second the calculator gives $x = ${line(slope, 'y', intercept)}$.`,
          marks: [raw`(M1) $y$ as the independent variable`, raw`A1 $x = ${line(slope, 'y', intercept)}$`],
          keys: [{ kind: 'equation', value: `x = ${slope}y + (${intercept})` }],
        },
        {
          ask: raw`Hence estimate $x$ for $y = ${at}$.`,
          answer: raw`$${significant(estimate)}$`,
          solution: raw`$x = ${significant(estimate)}$ from the equation with all its figures.`,
          marks: ['(M1) substitution', raw`A1 $${significant(estimate)}$ (FT their equation)`],
          keys: [threeFigures(estimate)],
        },
        {
          before: raw`The values of $x$ are now written in ${to}.`,
          ask: raw`Write down the new equation of the regression line of $x$ on $y$.`,
          answer: raw`$x = ${line(slope2, 'y', intercept2)}$`,
          solution: raw`Every $x$ is multiplied by ${factor}, and so is the right-hand side: $x = ${line(slope2, 'y', intercept2)}$.`,
          marks: [
            raw`(M1) both numbers multiplied by ${factor}`,
            raw`A1 $x = ${line(slope2, 'y', intercept2)}$ (FT their equation)`,
          ],
          keys: [{ kind: 'equation', value: `x = ${slope2}y + (${intercept2})` }],
        },
        {
          ask: raw`State whether Pearson's product-moment correlation coefficient changes, and give a reason.`,
          answer: 'It does not; it has no unit.',
          solution: 'No. The points keep their places relative to one another, and the coefficient has no unit.',
          marks: ['R1 no, it does not depend on units'],
        },
      ],
    }),
  check: ({ xs, ys, factor }, { slope, intercept, slope2, intercept2 }) => {
    const again = fit(
      ys,
      xs.map((x) => x * factor),
    );
    assertClose(again.slope, slope2, 'slope in the new unit');
    assertClose(again.intercept, intercept2, 'intercept in the new unit');
    const errors = (s: number) => xs.reduce((sum, x, i) => sum + (x - s * (ys[i] ?? 0) - intercept) ** 2, 0);
    assert.ok(errors(slope) < errors(slope * 1.001) && errors(slope) < errors(slope * 0.999));
  },
});

const outsider = defineTemplate({
  key: 'aa-regression-point-left-out',
  calculatorAllowed: true,
  placements: core('4.10', 2, ['4.4']),
  variants: [
    {
      x: 'the number of guests of a hotel',
      y: 'its use of water in cubic metres',
      xs: [20, 35, 48, 60, 75, 90],
      ys: [9, 14, 17, 40, 28, 33],
      odd: 3,
      reason: 'a burst pipe',
      at: 20,
    },
    {
      x: 'the area of a garden in square metres',
      y: 'the harvest of apples in kilograms',
      xs: [80, 120, 150, 210, 260, 300],
      ys: [42, 61, 12, 104, 133, 150],
      odd: 2,
      reason: 'a night of frost',
      at: 90,
    },
    {
      x: 'the distance of a flight in hundreds of kilometres',
      y: 'the fare in euros',
      xs: [4, 7, 9, 13, 16, 20],
      ys: [65, 92, 240, 160, 188, 231],
      odd: 2,
      reason: 'a booking on the last day',
      at: 150,
    },
    {
      x: 'the hours of training a week',
      y: 'the result in a test',
      xs: [2, 3, 5, 6, 8, 10],
      ys: [31, 36, 48, 52, 20, 75],
      odd: 4,
      reason: 'an injury',
      at: 60,
    },
  ],
  solve: ({ xs, ys, odd, at }) => {
    const keep = (all: readonly number[]) => all.filter((_, i) => i !== odd);
    const [all, rest] = [fit(ys, xs), fit(keep(ys), keep(xs))];
    const r = (a: readonly number[], b: readonly number[]) => Math.sqrt(fit(a, b).slope * fit(b, a).slope);
    return {
      all,
      rest,
      before: all.slope * at + all.intercept,
      after: rest.slope * at + rest.intercept,
      r: r(xs, ys),
      r2: r(keep(xs), keep(ys)),
    };
  },
  write: ({ x, y, xs, ys, odd, reason, at }, { before, after, r, r2, rest }) =>
    inParts({
      stem: raw`In the table $x$ is ${x}, and $y$ is ${y}.

${tableOf('x', 'y', xs, ys)}`,
      hint: 'Which variable is to be estimated, and which line is made for that?',
      parts: [
        {
          ask: raw`Use a regression line to estimate $x$ when $y = ${at}$.`,
          answer: raw`$${significant(before)}$`,
          solution: raw`$x$ is to be estimated, so the line of $x$ on $y$ is used; for $y = ${at}$ it gives $x = ${significant(before)}$.`,
          marks: [
            raw`M1 regression line of $x$ on $y$`,
            '(A1) its equation',
            raw`A1 $${significant(before)}$ (the line of $y$ on $x$ loses all three marks; accept an estimate from rounded coefficients)`,
          ],
          keys: [threeFigures(before)],
        },
        {
          before: raw`The pair $(${xs[odd] ?? 0}, ${ys[odd] ?? 0})$ belongs to ${reason}, and it is left out.`,
          ask: raw`Find the new equation of this line and the new estimate.`,
          answer: raw`$x = ${line(rest.slope, 'y', rest.intercept)}$; $${significant(after)}$`,
          solution: raw`Without this pair the line is $x = ${line(rest.slope, 'y', rest.intercept)}$, and for $y = ${at}$ it gives $${significant(after)}$.`,
          marks: [raw`A1 $x = ${line(rest.slope, 'y', rest.intercept)}$`, raw`A1 $${significant(after)}$ (FT their equation)`],
          keys: [
            { kind: 'equation', label: 'Line', value: `x = ${rest.slope}y + (${rest.intercept})` },
            { ...threeFigures(after), label: 'Estimate' },
          ],
        },
        {
          ask: raw`Find Pearson's coefficient with and without this pair, and comment on the change.`,
          answer: raw`$${significant(r)}$ and $${significant(r2)}$; the correlation becomes much stronger.`,
          solution: raw`With all pairs $r = ${significant(r)}$, and without this one $r = ${significant(r2)}$. The other points lie close to a line, so the correlation is much stronger without it.`,
          marks: [
            raw`A1 $${significant(r)}$`,
            raw`A1 $${significant(r2)}$`,
            'R1 the correlation becomes stronger (FT their coefficients)',
          ],
          keys: [
            { ...threeFigures(r), label: 'With the pair' },
            { ...threeFigures(r2), label: 'Without it' },
          ],
        },
        {
          ask: 'State whether it is right to leave the pair out, and give a reason.',
          answer: raw`Yes, because there is a known cause, ${reason}; otherwise a value may not be left out only because it does not fit.`,
          solution: raw`It is, since ${reason} is a cause outside the relation that is studied. Without such a cause a value must not be removed only because it does not fit.`,
          marks: ['R1 a known cause from outside (accept "no" with the reason that such cases happen in fact)'],
        },
      ],
    }),
  check: ({ xs, ys, odd }, { rest, r, r2 }) => {
    const keep = (all: readonly number[]) => all.filter((_, i) => i !== odd);
    assertClose(rest.slope * mean(keep(ys)) + rest.intercept, mean(keep(xs)), 'mean point');
    const z = (all: readonly number[]) => {
      const s = Math.sqrt(mean(all.map((v) => (v - mean(all)) ** 2)));
      return all.map((v) => (v - mean(all)) / s);
    };
    assertClose(mean(z(xs).map((v, i) => v * (z(ys)[i] ?? 0))), r, 'coefficient by standardised values');
    assert.ok(r2 > 0.95 && r2 - r > 0.08, `${r} ${r2}`);
  },
});

const boundaries = defineTemplate({
  key: 'aa-standardised-grade-boundaries',
  calculatorAllowed: true,
  placements: core('4.12', 2, ['4.9']),
  variants: [
    { what: 'The marks of an entrance examination', unit: 'marks', mean: 62, top: 12, boundary: 78, fail: 20 },
    { what: 'The masses, in grams, of the apples of an orchard', unit: 'g', mean: 165, top: 15, boundary: 190, fail: 10 },
    { what: 'The times, in seconds, that pupils can hold their breath', unit: 's', mean: 48, top: 8, boundary: 66, fail: 25 },
    { what: 'The lengths, in millimetres, of the nails of a packet', unit: 'mm', mean: 80, top: 5, boundary: 82.5, fail: 16 },
  ],
  solve: ({ mean: mu, top, boundary, fail }) => {
    const z = normalQuantile(1 - top / 100);
    const sigma = (boundary - mu) / z;
    return { z, sigma, low: mu + sigma * normalQuantile(fail / 100), outside: 2 * (1 - normalProbability(2)) };
  },
  write: ({ what, mean: mu, top, boundary, fail }, { z, sigma, low, outside }) =>
    inParts({
      stem: raw`${what} are normally distributed with mean ${mu} and standard deviation $\sigma$. The largest ${top} % of them are greater than ${boundary}.`,
      hint: 'How many standard deviations above the mean is this value?',
      parts: [
        {
          ask: raw`Find the standardised value of ${boundary}.`,
          answer: raw`$z = ${significant(z)}$`,
          solution: raw`$\mathrm{P}(Z < z) = 1 - ${top / 100} = ${plain(1 - top / 100)}$ gives $z = ${significant(z)}$.`,
          marks: [raw`(M1) area of $${plain(1 - top / 100)}$ to the left`, raw`A1 $z = ${significant(z)}$`],
          keys: [threeFigures(z)],
        },
        {
          ask: raw`Hence find $\sigma$.`,
          answer: raw`$\sigma = ${significant(sigma)}$`,
          solution: raw`$\dfrac{${boundary} - ${mu}}{\sigma} = ${significant(z, 5)}$, so $\sigma = ${significant(sigma)}$.`,
          marks: [raw`(M1) $\dfrac{${boundary} - ${mu}}{\sigma} = z$`, raw`A1 $\sigma = ${significant(sigma)}$ (FT their $z$)`],
          keys: [threeFigures(sigma)],
        },
        {
          ask: raw`Find the value below which the smallest ${fail} % lie.`,
          answer: raw`$${significant(low)}$`,
          solution: raw`With this $\sigma$ the inverse normal distribution gives $${significant(low)}$ for an area of $${fail / 100}$ to the left.`,
          marks: ['(M1) inverse normal distribution', raw`A1 $${significant(low)}$ (FT their $\sigma$)`],
          keys: [threeFigures(low)],
        },
        {
          ask: raw`Find the probability that a value chosen at random differs from the mean by more than $2\sigma$, and explain why it does not depend on $\sigma$.`,
          answer: raw`$${significant(outside)}$; standardised, the limits are always $-2$ and $2$.`,
          solution: raw`Standardised, the limits are $-2$ and $2$ whatever $\sigma$ is, so the probability is $1 - \mathrm{P}(-2 < Z < 2) = ${significant(outside)}$.`,
          marks: [
            raw`(M1) $\mathrm{P}(-2 < Z < 2)$`,
            raw`A1 $${significant(outside)}$`,
            raw`R1 the standardised limits do not contain $\sigma$ (accept any correct notation)`,
          ],
          keys: [threeFigures(outside)],
        },
      ],
    }),
  check: ({ mean: mu, top, boundary, fail }, { sigma, low, outside }) => {
    const below = (x: number) => integrate((u) => normalDensity(u), -9, (x - mu) / sigma);
    assertClose(below(boundary), 1 - top / 100, 'area to the left');
    assertClose(below(low), fail / 100, 'lower boundary');
    assertClose(outside, 2 * integrate(normalDensity, 2, 9), 'two standard deviations');
  },
});

const sameShare = defineTemplate({
  key: 'aa-standardised-machines-compared',
  calculatorAllowed: true,
  placements: core('4.12', 2),
  variants: [
    { what: 'bags of rice', unit: 'g', limit: 1000, m1: 1012, s1: 8, s2: 5, lighter: 2 },
    { what: 'bottles of oil', unit: 'ml', limit: 500, m1: 506, s1: 4, s2: 2.4, lighter: 1 },
    { what: 'rolls of cable', unit: 'm', limit: 50, m1: 50.9, s1: 0.5, s2: 0.3, lighter: 0.5 },
    { what: 'jars of honey', unit: 'g', limit: 450, m1: 459, s1: 5, s2: 3.5, lighter: 1 },
  ],
  solve: ({ limit, m1, s1, s2, lighter }) => {
    const z = (limit - m1) / s1;
    const m2 = limit - z * s2;
    const strict = normalQuantile(lighter / 100);
    return { z, share: normalProbability(z), m2, saved: m1 - m2, m3: limit - strict * s2 };
  },
  write: ({ what, unit, limit, m1, s1, s2, lighter }, { z, share, m2, saved, m3 }) =>
    inParts({
      stem: raw`A machine fills ${what}. The contents, in ${unit}, are normally distributed with mean ${m1} and standard deviation ${s1}. Those with less than ${limit} ${unit} are rejected.`,
      hint: 'If two machines reject the same share, what do their limits have in common?',
      parts: [
        {
          ask: raw`Find the standardised value of ${limit}, and the probability that one of the ${what} is rejected.`,
          answer: raw`$z = ${significant(z)}$; $${significant(share)}$`,
          solution: raw`$z = \dfrac{${limit} - ${m1}}{${s1}} = ${significant(z)}$, and $\mathrm{P}(Z < ${significant(z)}) = ${significant(share)}$.`,
          marks: [raw`A1 $z = ${significant(z)}$`, raw`A1 $${significant(share)}$`],
          keys: [
            { ...threeFigures(z), label: '$z =$' },
            { ...threeFigures(share), label: 'Probability' },
          ],
        },
        {
          before: raw`A new machine has the standard deviation ${s2}.`,
          ask: 'Find the mean for which it rejects the same share.',
          answer: raw`$${significant(m2, 4)}$`,
          solution: raw`The same share needs the same standardised limit: $\dfrac{${limit} - \mu}{${s2}} = ${significant(z)}$, so $\mu = ${significant(m2, 4)}$.`,
          marks: [
            'M1 the same standardised value',
            raw`A1 equation in $\mu$`,
            raw`A1 $${significant(m2, 4)}$ (FT their $z$; a lost sign costs this mark)`,
          ],
          keys: [threeFigures(m2)],
        },
        {
          ask: raw`Hence find how much is saved, on average, in 1000 of the ${what} that are filled.`,
          answer: raw`$${significant(1000 * saved)}$ ${unit}`,
          solution: raw`Each contains $${m1} - ${significant(m2, 5)} = ${plain(saved)}$ ${unit} less on average, so 1000 of them contain $${significant(1000 * saved)}$ ${unit} less.`,
          marks: ['(M1) difference of the means', raw`A1 $${significant(1000 * saved)}$ (FT their mean)`],
          keys: [threeFigures(1000 * saved)],
        },
        {
          ask: raw`Find the mean for which the new machine rejects ${lighter} %.`,
          answer: raw`$${significant(m3, 4)}$`,
          solution: raw`$\mathrm{P}(Z < z) = ${lighter / 100}$ gives $z = ${significant((limit - m3) / s2, 4)}$, and $\mu = ${limit} + ${significant(Math.abs((limit - m3) / s2), 4)} \times ${s2} = ${significant(m3, 4)}$.`,
          marks: [raw`(M1) $z$ for an area of $${lighter / 100}$`, raw`A1 $${significant(m3, 4)}$`],
          keys: [threeFigures(m3)],
        },
      ],
    }),
  check: ({ limit, s2, lighter }, { share, m2, m3 }) => {
    const below = (mu: number) => integrate((u) => normalDensity(u), -9, (limit - mu) / s2);
    assertClose(below(m2), share, 'the same share');
    assertClose(
      bisect((mu) => below(mu) - lighter / 100, limit, limit + 6 * s2),
      m3,
      'stricter mean',
    );
  },
});

export const linesAndScores: readonly QuestionTemplate[] = [bothLines, changedUnits, outsider, boundaries, sameShare];
