import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { significant } from '../../tex.ts';
import { core, exact, multipleChoice, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: correlation and both regression lines, common to SL and HL. */

const average = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const products = (xs: readonly number[], ys: readonly number[]) =>
  xs.reduce((total, x, i) => total + (x - average(xs)) * ((ys[i] ?? 0) - average(ys)), 0);

/** Slope and intercept of the least-squares line that estimates `ys` from `xs`. */
function leastSquares(xs: readonly number[], ys: readonly number[]) {
  const slope = products(xs, ys) / products(xs, xs);
  return { slope, intercept: average(ys) - slope * average(xs) };
}

const correlation = (xs: readonly number[], ys: readonly number[]) =>
  products(xs, ys) / Math.sqrt(products(xs, xs) * products(ys, ys));

const line = (slope: number, intercept: number, from: string) =>
  `${significant(slope)}${from} ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept))}`;

const table = (x: string, y: string, xs: readonly number[], ys: readonly number[]) =>
  `| ${x} | ${xs.join(' | ')} |\n| --- | ${xs.map(() => '---').join(' | ')} |\n| ${y} | ${ys.join(' | ')} |`;

/** A scatter diagram on plain axes. */
function scatter(xs: readonly number[], ys: readonly number[]): string {
  const reach = (values: readonly number[]): [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [low - (high - low) * 0.15, high + (high - low) * 0.15];
  };
  const drawing = new Diagram({ x: reach(xs), y: reach(ys), width: 300, height: 230 });
  const [left] = reach(xs);
  const [bottom, top] = reach(ys);
  drawing.arrow([left, bottom], [reach(xs)[1], bottom], 'd-axis').arrow([left, bottom], [left, top], 'd-axis');
  drawing.label([reach(xs)[1], bottom], 'x', { math: true, dy: 16 }).label([left, top], 'y', { math: true, dx: -12 });
  xs.forEach((x, i) => {
    drawing.point([x, ys[i] ?? 0]);
  });
  return drawing.toSvg();
}

const xOnY = inForms({ key: 'aa-regression-x-on-y', calculatorAllowed: true, placements: core('4.10', 2, ['4.4']) }, [
  form({
    variants: [
      {
        xs: [12, 15, 17, 21, 24, 28],
        ys: [31, 39, 40, 52, 55, 68],
        at: 45,
        x: 'length of a foot in cm',
        y: 'step length in cm',
        about: 'length of the foot and step length of six children',
      },
      {
        xs: [3, 5, 6, 8, 11, 13],
        ys: [95, 88, 86, 77, 70, 61],
        at: 80,
        x: 'age of a machine in years',
        y: 'output per hour',
        about: 'age and output of six machines',
      },
      {
        xs: [150, 180, 210, 240, 300, 330],
        ys: [22, 25, 31, 33, 43, 45],
        at: 35,
        x: 'floor area in square metres',
        y: 'heating cost in hundreds of euros',
        about: 'floor area and heating cost of six houses',
      },
      {
        xs: [1.2, 1.8, 2.1, 2.9, 3.4, 4.0],
        ys: [14, 20, 21, 33, 35, 44],
        at: 28,
        x: 'mass of a crab in hundred grams',
        y: 'width of its claw in mm',
        about: 'mass and claw width of six crabs',
      },
    ],
    solve: ({ xs, ys, at }) => {
      const { slope, intercept } = leastSquares(ys, xs);
      const other = leastSquares(xs, ys);
      return {
        slope,
        intercept,
        r: correlation(xs, ys),
        estimate: slope * at + intercept,
        rearranged: (at - other.intercept) / other.slope,
      };
    },
    write: ({ xs, ys, at, x, y, about }, { slope, intercept, r, estimate, rearranged }) =>
      inParts({
        stem: `The table shows ${about}.\n\n${table(`$x$, ${x}`, `$y$, ${y}`, xs, ys)}`,
        hint: 'Which variable is given, and which is to be estimated?',
        parts: [
          {
            ask: "Calculate Pearson's product-moment correlation coefficient, $r$.",
            answer: `$r = ${significant(r)}$`,
            solution: `With both lists in the calculator, $r = ${significant(r, 4)}$, so $r = ${significant(r)}$: a strong ${r > 0 ? 'positive' : 'negative'} linear correlation.`,
            marks: ['(M1) uses the calculator with both lists', `A1 $r = ${significant(r)}$`],
            keys: [threeFigures(r)],
          },
          {
            ask: 'Find the equation of the regression line of $x$ on $y$.',
            answer: `$x = ${line(slope, intercept, 'y')}$`,
            solution: `The values of $y$ are entered as the first list and those of $x$ as the second one: $x = ${line(slope, intercept, 'y')}$.`,
            marks: [
              'M1 takes $y$ as the independent variable',
              `A1 coefficient $${significant(slope)}$`,
              `A1 $x = ${line(slope, intercept, 'y')}$`,
            ],
            keys: [
              { kind: 'number', label: 'Coefficient of $y$', ...threeFigures(slope) },
              { kind: 'number', label: 'Constant', ...threeFigures(intercept) },
            ],
          },
          {
            ask: `Estimate $x$ when $y = ${at}$.`,
            answer: `$${significant(estimate)}$`,
            solution: raw`The value of $y$ is given, so the line of $x$ on $y$ is the one to use: $x = ${significant(slope, 5)} \times ${at} ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept), 5)} = ${significant(estimate, 4)}$, about $${significant(estimate)}$.`,
            marks: [`(M1) puts $y = ${at}$ into the line of $x$ on $y$`, `A1 $${significant(estimate)}$`],
            keys: [
              {
                value: estimate,
                tolerance: Math.abs(estimate) * 0.006,
                slips:
                  Math.abs(rearranged - estimate) > Math.abs(estimate) * 0.014
                    ? [{ slip: 'method', value: rearranged, note: 'You solved the regression line of y on x for x.' }]
                    : [],
              },
            ],
          },
          {
            ask: 'Discuss whether the regression line of $y$ on $x$ could be used for this as well.',
            answer: 'It is made for estimating $y$ from $x$.',
            solution:
              'The line of $y$ on $x$ makes the squares of the vertical distances to the points as small as possible: it is made for estimating $y$. For an estimate of $x$ the horizontal distances count, and these belong to the line of $x$ on $y$. The two lines are the same only when $r$ is $1$ or $-1$.',
            marks: ['R1 it is made for estimating $y$ from a given $x$'],
          },
        ],
      }),
    check: ({ xs, ys, at }, { slope, intercept, r, estimate, rearranged }) => {
      const error = (m: number) => {
        const c = average(xs) - m * average(ys);
        return xs.reduce((total, x, i) => total + (x - m * (ys[i] ?? 0) - c) ** 2, 0);
      };
      const best = minimise(error, slope - 1, slope + 1);
      assertClose(best.at, slope, 'slope', 1e-4);
      assertClose(slope * average(ys) + intercept, average(xs), 'mean point');
      const upwards = (m: number) =>
        ys.reduce((total, y, i) => total + (y - average(ys) - m * ((xs[i] ?? 0) - average(xs))) ** 2, 0);
      const other = minimise(upwards, 1 / slope - 3, 1 / slope + 3).at;
      assertClose(r * r, best.at * other, 'coefficient', 1e-3);
      assert.ok(Math.abs(r) > 0.95 && r * other > 0);
      assertClose(estimate, average(xs) + best.at * (at - average(ys)), 'estimate', 1e-3);
      assertClose(average(ys) + other * (rearranged - average(xs)), at, 'the other line', 1e-3);
    },
  }),
  form({
    variants: [
      { a: 2.4, b: 6, c: 0.4, d: -1.5, what: ['age of a tree in years', 'height in metres'] },
      { a: -0.8, b: 40, c: -1.2, d: 47.2, what: ['distance in km', 'price in euros'] },
      { a: 1.5, b: -3, c: 0.6, d: 3.2, what: ['temperature in degrees', 'number of visitors in hundreds'] },
      { a: 0.9, b: 12, c: 1, d: -8.5, what: ['mark in the first test', 'mark in the second test'] },
    ],
    solve: ({ a, b, c, d }) => {
      // y = ax + b and x = cy + d meet in the mean point.
      const meanX = (c * b + d) / (1 - a * c);
      return { meanX, meanY: a * meanX + b };
    },
    write: ({ a, b, c, d, what }, { meanX, meanY }) => {
      const yOnX = `y = ${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
      const other = `x = ${c === 1 ? '' : c}y ${d < 0 ? '-' : '+'} ${Math.abs(d)}`;
      return inParts({
        stem: `For a set of data, where $x$ is the ${what[0]} and $y$ the ${what[1]}, the regression line of $y$ on $x$ is $${yOnX}$ and the regression line of $x$ on $y$ is $${other}$.`,
        hint: 'Which point do all regression lines of a data set pass through?',
        parts: [
          {
            ask: raw`Calculate the mean $\bar{x}$ of the values of $x$ and the mean $\bar{y}$ of the values of $y$.`,
            answer: raw`$\bar{x} = ${significant(meanX, 4)}$, $\bar{y} = ${significant(meanY, 4)}$`,
            solution: raw`Both lines pass through the mean point $(\bar{x}, \bar{y})$, so this is where they meet. Solving $${yOnX}$ and $${other}$ together, for instance by putting the first into the second, gives $x = ${significant(meanX, 4)}$ and then $y = ${significant(meanY, 4)}$.`,
            marks: [
              'R1 both lines pass through the mean point',
              'M1 solves the two equations',
              raw`A1 $\bar{x} = ${significant(meanX)}$`,
              raw`A1 $\bar{y} = ${significant(meanY)}$`,
            ],
            keys: [
              { kind: 'number', label: raw`$\bar{x} =$`, value: meanX, tolerance: Math.abs(meanX) * 0.006 },
              { kind: 'number', label: raw`$\bar{y} =$`, value: meanY, tolerance: Math.abs(meanY) * 0.006 },
            ],
          },
          {
            ask: 'State whether the correlation is positive or negative. Justify your answer.',
            answer: a > 0 ? 'Positive.' : 'Negative.',
            solution: `The slopes of both lines are ${a > 0 ? 'positive' : 'negative'}, and the sign of $r$ is that of the slopes: the correlation is ${a > 0 ? 'positive' : 'negative'}.`,
            marks: [`R1 ${a > 0 ? 'positive' : 'negative'}, as the slopes are`],
          },
          {
            ask: `Identify which of the two lines is to be used to estimate the ${what[0]} when the ${what[1]} is known, and find the estimate for $y = ${Math.round(meanY) + 2}$.`,
            answer: `$${other}$; $${significant(c * (Math.round(meanY) + 2) + d, 4)}$`,
            solution: raw`The ${what[0]} is $x$, so the line of $x$ on $y$ is used: $x = ${c === 1 ? '' : raw`${c} \times `}${Math.round(meanY) + 2} ${d < 0 ? '-' : '+'} ${Math.abs(d)} = ${significant(c * (Math.round(meanY) + 2) + d, 4)}$.`,
            marks: [`A1 $${other}$`, `A1 $${significant(c * (Math.round(meanY) + 2) + d)}$`],
            keys: [{ value: c * (Math.round(meanY) + 2) + d, tolerance: Math.abs(c * (Math.round(meanY) + 2) + d) * 0.006 }],
          },
        ],
      });
    },
    check: ({ a, b, c, d }, { meanX, meanY }) => {
      // Going to and fro between the lines ends where they meet.
      let [x, y] = [0, 0];
      for (let i = 0; i < 4000; i++) [x, y] = [c * y + d, a * x + b];
      assertClose(x, meanX, 'mean of x', 1e-6);
      assertClose(y, meanY, 'mean of y', 1e-6);
      assert.ok(a * c > 0 && a * c < 1);
    },
  }),
  form({
    variants: [
      { slope: 3.2, intercept: 41, low: 2, high: 10, far: 40, x: 'hours of practice', y: 'score in a music test', use: 46 },
      {
        slope: -1.6,
        intercept: 90,
        low: 5,
        high: 30,
        far: 60,
        x: 'age of a house in years',
        y: 'price in ten thousand euros',
        use: 62,
      },
      {
        slope: 0.45,
        intercept: 2.1,
        low: 10,
        high: 50,
        far: 120,
        x: 'amount of fertiliser in grams',
        y: 'mass of a tomato plant in hundred grams',
        use: 15,
      },
    ],
    solve: ({ slope, intercept, low, high, far }) => ({
      middle: (slope * (low + high)) / 2 + intercept,
      distant: slope * far + intercept,
    }),
    write: ({ slope, intercept, low, high, far, x, y, use }, { middle, distant }) =>
      inParts({
        stem: `Data are collected on the ${x}, $x$, and the ${y}, $y$, for $${low} \\le x \\le ${high}$. The regression line of $y$ on $x$ is $y = ${slope}x + ${intercept}$. The correlation coefficient is $${slope < 0 ? '-' : ''}0.94$. Three uses of the line are suggested.\n\nA: to estimate $y$ when $x = ${(low + high) / 2}$.\n\nB: to estimate $y$ when $x = ${far}$.\n\nC: to estimate $x$ when $y = ${use}$.`,
        hint: 'Look at the range of the data, and at what the line was made for.',
        parts: [
          {
            ask: 'Discuss each of these uses: state whether it is reasonable, and justify your answer.',
            answer: 'A is; B and C are not.',
            solution: `A is justified: ${(low + high) / 2} lies within the data and the correlation is strong. B is not: ${far} lies far outside the data from ${low} to ${high}, and nothing shows that the trend continues (extrapolation). C is not: for estimating $x$ the line of $x$ on $y$ is needed.`,
            marks: [
              'R1 A justified, within the data with strong correlation',
              'R1 B not justified, extrapolation',
              'R1 C not justified, the line of $x$ on $y$ is needed',
            ],
          },
          {
            ask: 'Carry out the use that is justified.',
            answer: `$y = ${Number(middle.toFixed(4))}$`,
            solution: raw`$y = ${slope} \times ${(low + high) / 2} + ${intercept} = ${Number(middle.toFixed(4))}$.`,
            marks: [`A1 $${Number(middle.toFixed(4))}$`],
            keys: [
              {
                value: middle,
                tolerance: Math.abs(middle) * 0.006,
                slips: [slip(distant, 'That is use B, outside the range of the data.')],
              },
            ],
          },
          {
            ask: `Interpret the number $${slope}$ in this context.`,
            answer: `For each increase of 1 in the ${x}, the ${y} ${slope < 0 ? 'falls' : 'rises'} by about $${Math.abs(slope)}$ on average.`,
            solution: `The gradient gives the average change of $y$ when $x$ increases by 1. For each increase of 1 in the ${x}, the ${y} ${slope < 0 ? 'falls' : 'rises'} by about $${Math.abs(slope)}$.`,
            marks: [`A1 average change of the ${y} for an increase of 1 in the ${x}`],
          },
        ],
      }),
    check: ({ slope, intercept, low, high, far }, { middle, distant }) => {
      assertClose((slope * low + intercept + slope * high + intercept) / 2, middle, 'middle of the line');
      assertClose(distant - middle, slope * (far - (low + high) / 2), 'rise');
      assert.ok(far > high);
    },
  }),
]);

const meanPoint = inForms({ key: 'aa-regression-mean-point', calculatorAllowed: false, placements: core('4.4', 1, ['4.10']) }, [
  form({
    variants: [
      { xs: [2, 4, 5, 9], ys: [11, 0, 19, 33], slope: 3, y: 21 },
      { xs: [1, 3, 6, 10], ys: [20, 17, 0, 5], slope: -2, y: 14 },
      { xs: [4, 6, 8, 12, 15], ys: [9, 13, 15, 0, 31], slope: 2, y: 27 },
    ],
    solve: ({ xs, ys, slope, y }) => {
      const full = ys.map((value) => value || y);
      return { meanX: average(xs), meanY: average(full), intercept: average(full) - slope * average(xs) };
    },
    write: ({ xs, ys, slope, y }, { meanX, meanY, intercept }) => {
      const hidden = ys.indexOf(0);
      const known = ys.reduce((a, b) => a + b, 0);
      const [sx, sy] = [xs.reduce((a, b) => a + b, 0), known + y];
      return inParts({
        stem: `The table shows ${xs.length} pairs of values; one value, $p$, has become unreadable.\n\n${table('$x$', '$y$', xs, []).replace('|  |', `| ${ys.map((value, i) => (i === hidden ? '$p$' : `${value}`)).join(' | ')} |`)}\n\nIt is known that a line with the equation $y = ${slope}x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}$ passes through the mean point $(\\bar{x}, \\bar{y})$ of the data.`,
        hint: raw`One of the two means can be found at once.`,
        parts: [
          {
            ask: raw`Find $\bar{x}$ and hence $\bar{y}$.`,
            answer: raw`$\bar{x} = ${meanX}$, $\bar{y} = ${meanY}$`,
            solution: raw`$\bar{x} = \dfrac{${sx}}{${xs.length}} = ${meanX}$. The mean point lies on the line, so $\bar{y} = ${slope} \times ${meanX} ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)} = ${meanY}$.`,
            marks: [
              raw`A1 $\bar{x} = ${meanX}$`,
              raw`M1 puts $\bar{x}$ into the equation of the line`,
              raw`A1 $\bar{y} = ${meanY}$`,
            ],
            keys: [
              { kind: 'number', label: raw`$\bar{x} =$`, ...exact(meanX) },
              { kind: 'number', label: raw`$\bar{y} =$`, ...exact(meanY) },
            ],
          },
          {
            ask: 'Determine the value of $p$.',
            answer: `$p = ${y}$`,
            solution: raw`The values of $y$ add up to $${xs.length} \times ${meanY} = ${sy}$. The readable ones make ${known}, so $p = ${sy} - ${known} = ${y}$.`,
            marks: [raw`M1 $${xs.length} \times ${meanY}$`, `A1 $p = ${y}$`],
            keys: [
              {
                ...exact(y),
                slips: [
                  slip(
                    slope * (xs[hidden] ?? 0) + intercept,
                    'You put the point itself on the line: only the mean point has to lie on it.',
                  ),
                ],
              },
            ],
          },
          {
            ask: 'State whether the points of the table must lie on this line.',
            answer: 'They need not.',
            solution:
              'Only the mean point has to lie on a regression line. The points themselves scatter about it, unless the correlation is perfect.',
            marks: ['R1 they need not, the points scatter about a regression line'],
          },
        ],
      });
    },
    check: ({ xs, ys, slope, y }, { intercept }) => {
      // Distances of the points above and below the line cancel.
      assertClose(
        xs.reduce((total, x, i) => total + ((ys[i] || y) - slope * x - intercept), 0),
        0,
        'balance',
      );
      assert.ok(Number.isInteger(average(xs) * 10) && intercept !== 0);
      assert.notEqual(slope * (xs[ys.indexOf(0)] ?? 0) + intercept, y);
    },
  }),
  form({
    variants: [
      {
        xs: [1, 2, 3, 4, 5, 6, 7, 8],
        ys: [1.2, 2.3, 2.6, 4.4, 4.7, 6.4, 6.8, 8.1],
        r: 0.99,
        others: [0.45, -0.99, 0],
        story: 'eight springs: the load and the extension',
      },
      {
        xs: [1, 2, 3, 4, 5, 6, 7, 8],
        ys: [8.2, 5.6, 7.4, 4.1, 5.8, 3.9, 2.2, 4.0],
        r: -0.81,
        others: [0.81, -0.1, -1],
        story: 'eight flats: the distance from the centre and the rent',
      },
      {
        xs: [1, 2, 3, 4, 5, 6, 7, 8],
        ys: [4, 7.2, 2.4, 5.6, 7.6, 2.1, 6.6, 4.2],
        r: -0.01,
        others: [0.9, -0.86, 0.65],
        story: 'eight students: the number of their house and their mark in a test',
      },
      {
        xs: [1, 2, 3, 4, 5, 6, 7, 8],
        ys: [3.1, 1.9, 5.6, 3.0, 6.3, 4.0, 7.1, 5.2],
        r: 0.63,
        others: [0.99, -0.63, 0.05],
        story: 'eight dogs: the age and the mass',
      },
    ],
    solve: ({ xs, ys }) => ({ value: correlation(xs, ys) }),
    write: ({ xs, ys, r, others, story }, { value }, variantIndex) => {
      const note = (other: number) => {
        if (other * r < 0 && Math.abs(other) > 0.2) return 'The sign says whether the points rise or fall from left to right.';
        return Math.abs(other) > Math.abs(r)
          ? 'For such a size the points would have to lie closer to a straight line.'
          : 'For such a size the points would have to scatter more about a line.';
      };
      const [one, two, three] = others.map((other) => wrong(`$${other}$`, note(other)));
      assert.ok(one && two && three);
      return {
        text: `The diagram shows data of ${story}.\n\n![](diagram:scatter)\n\nWhich of these is closest to Pearson's correlation coefficient of the data? [1]`,
        hint: 'Look at the direction first, then at how close the points lie to a line.',
        solution: `${Math.abs(r) < 0.2 ? 'The points neither rise nor fall on the whole' : `On the whole the points ${r > 0 ? 'rise' : 'fall'} from left to right, so $r$ is ${r > 0 ? 'positive' : 'negative'}`}. ${Math.abs(r) > 0.95 ? 'They lie almost on a line, so its size is nearly 1.' : Math.abs(r) < 0.2 ? 'So $r$ is near 0.' : 'They scatter about a line, so its size is clearly below 1 and clearly above 0.'} The calculator gives $r = ${significant(value, 2)}$, and the answer is $${r}$.`,
        diagrams: [
          {
            name: 'scatter',
            svg: scatter(xs, ys),
            alt: `A scatter diagram of the points ${xs.map((x, i) => `(${x}, ${ys[i]})`).join(', ')}.`,
          },
        ],
        ...multipleChoice(`$${r}$`, [one, two, three], variantIndex),
      };
    },
    check: ({ xs, ys, r }) => {
      // By the sizes of the standardised variables' sum and difference: their variances are 2 + 2r and 2 - 2r.
      const standard = (values: readonly number[]) =>
        values.map((v) => (v - average(values)) / Math.sqrt(average(values.map((w) => (w - average(values)) ** 2))));
      const [zx, zy] = [standard(xs), standard(ys)];
      const spread = average(zx.map((z, i) => (z + (zy[i] ?? 0)) ** 2));
      assertClose(spread / 2 - 1, r, 'coefficient', 0.02);
    },
  }),
  form({
    variants: [
      { x: 'the number of fire engines sent to a fire', y: 'the damage in euros', third: 'the size of the fire', r: 0.91 },
      {
        x: 'the monthly sale of ice cream',
        y: 'the number of bathing accidents in the month',
        third: 'the temperature',
        r: 0.87,
      },
      {
        x: 'the shoe size of a pupil of a primary school',
        y: 'the number of words that the pupil can spell',
        third: 'the age',
        r: 0.84,
      },
    ],
    solve: ({ r }) => ({ strong: r > 0.75 }),
    write: ({ x, y, third, r }) =>
      inParts({
        stem: `For $x$, ${x}, and $y$, ${y}, the correlation coefficient of a large set of data is $${r}$.`,
        hint: 'Could something else make both quantities large?',
        parts: [
          {
            ask: 'Describe the correlation.',
            answer: 'Strong positive linear correlation.',
            solution: `The coefficient $${r}$ is positive and near 1: a strong positive linear correlation. Large values of $x$ tend to go with large values of $y$.`,
            marks: ['A1 strong', 'A1 positive'],
          },
          {
            ask: `A newspaper concludes: "This proves that $x$ is the cause of $y$." Discuss this conclusion.`,
            answer: `It does not follow: ${third} may influence both.`,
            solution: `Correlation does not show what causes what. Here a third quantity, ${third}, plausibly influences both $x$ and $y$: when it grows, both grow. Reducing $x$ alone would then not change $y$. To show a cause one would need an experiment in which only $x$ is changed.`,
            marks: ['R1 correlation does not imply causation', `R1 names a plausible common cause, such as ${third}`],
          },
        ],
      }),
    check: ({ r }, { strong }) => assert.ok(strong && r < 1),
  }),
]);

const chooseLine = inForms({ key: 'aa-choose-regression-line', calculatorAllowed: true, placements: core('4.10', 2, ['4.4']) }, [
  form({
    variants: [
      {
        xs: [4, 7, 9, 12, 14, 17, 20],
        ys: [23, 30, 28, 41, 39, 50, 52],
        giveX: 10,
        giveY: 45,
        x: 'years in the job',
        y: 'salary in thousand euros',
      },
      {
        xs: [30, 35, 42, 48, 55, 60, 66],
        ys: [12, 19, 13, 24, 17, 28, 23],
        giveX: 50,
        giveY: 15,
        x: 'length of a pike in cm',
        y: 'age in months',
      },
      {
        xs: [8, 10, 13, 15, 18, 21, 23],
        ys: [64, 55, 64, 45, 52, 42, 38],
        giveX: 16,
        giveY: 58,
        x: 'hours awake',
        y: 'reaction score',
      },
    ],
    solve: ({ xs, ys, giveX, giveY }) => {
      const yLine = leastSquares(xs, ys);
      const xLine = leastSquares(ys, xs);
      return {
        r: correlation(xs, ys),
        yLine,
        xLine,
        y: yLine.slope * giveX + yLine.intercept,
        x: xLine.slope * giveY + xLine.intercept,
        wrongX: (giveY - yLine.intercept) / yLine.slope,
      };
    },
    write: ({ xs, ys, giveX, giveY, x: xName, y: yName }, { r, yLine, xLine, y, x, wrongX }) =>
      inParts({
        stem: `Seven pairs of values of $x$, the ${xName}, and $y$, the ${yName}, were recorded.\n\n${table('$x$', '$y$', xs, ys)}`,
        hint: 'Which of the two variables is each line meant to predict?',
        parts: [
          {
            ask: `Find an estimate of $y$ when $x = ${giveX}$.`,
            answer: `$${significant(y)}$`,
            solution: raw`The line of $y$ on $x$ is $y = ${line(yLine.slope, yLine.intercept, 'x')}$; at $x = ${giveX}$ it gives $${significant(y)}$.`,
            marks: [
              `M1 regression line of $y$ on $x$`,
              `A1 $y = ${line(yLine.slope, yLine.intercept, 'x')}$`,
              `A1 $${significant(y)}$`,
            ],
            keys: [{ value: y, tolerance: y * 0.006 }],
          },
          {
            ask: `Find an estimate of $x$ when $y = ${giveY}$.`,
            answer: `$${significant(x)}$`,
            solution: raw`Now $y$ is given, so the line of $x$ on $y$ is needed: $x = ${line(xLine.slope, xLine.intercept, 'y')}$; at $y = ${giveY}$ it gives $${significant(x)}$.`,
            marks: [
              `M1 regression line of $x$ on $y$`,
              `A1 $x = ${line(xLine.slope, xLine.intercept, 'y')}$`,
              `A1 $${significant(x)}$`,
            ],
            keys: [
              {
                value: x,
                tolerance: x * 0.006,
                slips: [{ slip: 'method', value: wrongX, note: 'You solved the line of y on x for x.' }],
              },
            ],
          },
          {
            ask: `A student solves the equation of part (a) for $x$ and finds $x = ${significant(wrongX)}$ when $y = ${giveY}$. Explain the student's error.`,
            answer: 'The line of $y$ on $x$ was used for an estimate of $x$.',
            solution: `The student used the line of $y$ on $x$, which is made for estimating $y$. It minimises distances in the direction of $y$, so that solving it for $x$ does not give the best estimate of $x$.`,
            marks: ['R1 the line of $y$ on $x$ is not made for estimating $x$'],
          },
          {
            ask: `Outline two reasons why the estimates of parts (a) and (b) can be trusted.`,
            answer: 'Both lie within the data, and the correlation is strong.',
            solution: `The given values ${giveX} and ${giveY} lie within the range of the data, and $r = ${significant(r)}$ shows a strong linear correlation.`,
            marks: ['R1 within the range of the data', `R1 strong correlation, $r = ${significant(r)}$`],
          },
        ],
      }),
    check: ({ xs, ys, giveX, giveY }, { r, y, x, wrongX, yLine, xLine }) => {
      assertClose(yLine.slope * xLine.slope, r * r, 'product of the slopes');
      assertClose(y - average(ys), yLine.slope * (giveX - average(xs)), 'estimate of y');
      assertClose(x - average(xs), xLine.slope * (giveY - average(ys)), 'estimate of x');
      // Three-point normal equations by adding up residuals weighted with 1 and with x.
      const residuals = xs.map((value, i) => (ys[i] ?? 0) - yLine.slope * value - yLine.intercept);
      assertClose(
        residuals.reduce((a, b) => a + b, 0),
        0,
        'residuals',
      );
      assertClose(
        residuals.reduce((a, b, i) => a + b * (xs[i] ?? 0), 0),
        0,
        'weighted residuals',
      );
      assert.ok(giveX > Math.min(...xs) && giveX < Math.max(...xs) && giveY > Math.min(...ys) && giveY < Math.max(...ys));
      assert.ok(Math.abs(wrongX - x) > x * 0.014 && y > 0);
    },
  }),
]);

/** Templates of topic 4 for SL and HL: correlation and regression. */
export const regression = [xOnY, meanPoint, chooseLine];
