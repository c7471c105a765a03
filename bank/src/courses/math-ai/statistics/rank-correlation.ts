import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, minimise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { signed, significant } from '../../../tex.ts';
import { mean, pearson, ranks, regressionLine, total } from '../samples.ts';
import { exact, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Spearman's coefficient with equal values and against Pearson's; what a regression line is good for. */

interface Ranked {
  form: 'ties' | 'error' | 'outlier' | 'curve';
  x: string;
  y: string;
  xs: readonly number[];
  ys: readonly number[];
}

const rows = (x: string, xs: readonly number[], y: string, ys: readonly number[]) =>
  table([x, ...xs.map((value) => `$${value}$`)], [y, ...ys.map((value) => `$${value}$`)]);

const strength = (r: number) =>
  `${Math.abs(r) > 0.75 ? 'strong' : Math.abs(r) > 0.4 ? 'moderate' : 'weak'} ${r > 0 ? 'positive' : 'negative'}`;

/** Spearman's coefficient by the differences of ranks, for lists without equal values. */
const byDifferences = (xs: readonly number[], ys: readonly number[]) => {
  const n = xs.length;
  return 1 - (6 * total(ranks(xs).map((rank, i) => (rank - (ranks(ys)[i] as number)) ** 2))) / (n * (n * n - 1));
};

const tiedRanks = defineTemplate<Ranked, { rx: number[]; ry: number[]; rs: number; naive: number }>({
  key: 'ai-spearman-equal-values',
  calculatorAllowed: true,
  placements: [sl('4.10', 1)],
  variants: [
    {
      form: 'ties',
      x: 'Price of a bicycle (EUR)',
      y: 'Stars in a test',
      xs: [420, 650, 380, 990, 720, 510],
      ys: [3, 4, 2, 5, 4, 3.5],
    },
    { form: 'error', x: 'Hours of practice', y: 'Points', xs: [12, 5, 9, 9, 15, 3], ys: [61, 40, 52, 58, 70, 45] },
    { form: 'ties', x: 'Cups of coffee', y: 'Hours of sleep', xs: [1, 4, 2, 2, 5, 0, 3], ys: [8, 6, 7.5, 8.5, 5.5, 9, 7] },
    {
      form: 'error',
      x: 'Age of a house (years)',
      y: 'Heating cost (EUR)',
      xs: [8, 35, 20, 51, 35, 14],
      ys: [640, 1150, 980, 1400, 1290, 900],
    },
    {
      form: 'ties',
      x: 'Place in the first race',
      y: 'Points in the second race',
      xs: [1, 2, 3, 4, 5, 6, 7],
      ys: [25, 18, 25, 15, 10, 10, 6],
    },
    {
      form: 'error',
      x: 'Pages of a book',
      y: 'Days until it was read',
      xs: [180, 320, 250, 410, 250, 150],
      ys: [4, 12, 7, 15, 9, 5],
    },
  ],
  solve: ({ xs, ys }) => {
    const [rx, ry] = [ranks(xs), ranks(ys)];
    // Equal values given neighbouring ranks in their order, as careless readers do.
    const careless = (values: readonly number[]) =>
      values.map((value, i) => values.filter((other, j) => other > value || (other === value && j < i)).length + 1);
    return { rx, ry, rs: pearson(rx, ry), naive: pearson(careless(xs), careless(ys)) };
  },
  write: ({ form, x, y, xs, ys }, { rx, ry, rs, naive }) => {
    const data = rows(x, xs, y, ys);
    const list = (values: readonly number[]) => values.join(',\\ ');
    const tied = [xs, ys].map((values) => values.find((value, i) => values.indexOf(value) !== i));
    const inX = tied[0] !== undefined;
    const value = (inX ? tied[0] : tied[1]) as number;
    const shared = (inX ? rx : ry)[(inX ? xs : ys).indexOf(value)] as number;
    const meaning = `${strength(rs)} agreement of the two orders`;
    if (form === 'error') {
      return inParts({
        stem: prose`
          Of ${xs.length} cases the following was recorded.

          ${data}

          A student ranks both rows from the greatest value down. "The two values $${value}$ come next to each other, so I give the left one rank $${shared - 0.5}$ and the right one rank $${shared + 0.5}$." From these ranks the student finds $r_s = ${significant(naive)}$.`,
        hint: 'What would happen if the two equal cases were listed in the other order?',
        parts: [
          {
            ask: 'Explain why the student’s ranks are not acceptable.',
            answer: 'the result would depend on the order in which equal values are listed',
            solution:
              'The two values are equal, so neither comes before the other. With the student’s ranks the result would depend on the order in which the cases happen to be listed.',
            marks: ['R1 equal values need equal ranks'],
          },
          {
            ask: `Write down the rank that both values $${value}$ should have.`,
            answer: `$${shared}$`,
            solution: prose`Both get the mean of the two ranks: $\dfrac{${shared - 0.5} + ${shared + 0.5}}{2} = ${shared}$.`,
            marks: [`A1 $${shared}$`],
            keys: [exact(shared)],
          },
          {
            ask: 'Calculate the correct value of $r_s$.',
            answer: `$r_s = ${significant(rs)}$`,
            solution: prose`The ranks are $${list(rx)}$ and $${list(ry)}$. Pearson's coefficient of these lists is $r_s = ${significant(rs)}$.`,
            marks: ['M1 correct ranks of both rows', `A2 $r_s = ${significant(rs)}$`],
            keys: [near(rs)],
          },
          {
            ask: 'Interpret this value in context.',
            answer: meaning,
            solution: `It shows a ${meaning}: ${rs > 0 ? 'high' : 'high'} values of "${x}" mostly go with ${rs > 0 ? 'high' : 'low'} values of "${y}".`,
            marks: [`A1 ${strength(rs)}, in context`],
          },
        ],
      });
    }
    return inParts({
      stem: prose`
        Of ${xs.length} cases the following was recorded.

        ${data}`,
      hint: 'In which direction is each row ranked, and which rank do equal values share?',
      parts: [
        {
          ask: 'Write down the ranks of both rows, with rank 1 for the greatest value.',
          answer: `$${list(rx)}$ and $${list(ry)}$`,
          solution: `First row: $${list(rx)}$. Second row: $${list(ry)}$. The value $${value}$ occurs twice, so both have the rank $${shared}$.`,
          marks: [
            'A1 ranks of the row without equal values',
            `(M1) mean rank $${shared}$ for the value $${value}$`,
            'A1 all ranks',
          ],
          keys: [
            { kind: 'set', label: 'First row', values: rx.map(String), ordered: true },
            { kind: 'set', label: 'Second row', values: ry.map(String), ordered: true },
          ],
        },
        {
          ask: 'Calculate the value of Spearman’s rank correlation coefficient $r_s$.',
          answer: `$r_s = ${significant(rs)}$`,
          solution: prose`Enter the ranks, not the data, as two lists: $r_s = ${significant(rs)}$. (The formula with the squares of differences of ranks holds exactly only without equal values.)`,
          marks: [`A2 $r_s = ${significant(rs)}$`],
          keys: [near(rs)],
        },
        {
          ask: 'State what this value says about the two rows.',
          answer: meaning,
          solution: `It shows a ${meaning}.`,
          marks: [`A1 ${strength(rs)}`],
        },
      ],
    });
  },
  check: ({ xs, ys }, { rx, ry, rs }) => {
    const n = xs.length;
    assertClose(total(rx), (n * (n + 1)) / 2, 'the sum of the ranks');
    // Covariance of ranks by their products, with variances that are smaller by the correction for equal values.
    const variance = (values: readonly number[]) =>
      (n * n - 1) / 12 - total([...Map.groupBy(values, (v) => v).values()].map(({ length: t }) => t ** 3 - t)) / (12 * n);
    const covariance = total(rx.map((rank, i) => rank * (ry[i] as number))) / n - ((n + 1) / 2) ** 2;
    assertClose(rs, covariance / Math.sqrt(variance(xs) * variance(ys)), 'the coefficient');
    assert.ok(new Set(xs).size + new Set(ys).size === 2 * n - 1 || new Set(xs).size + new Set(ys).size === 2 * n - 2);
  },
});

const whichCoefficient = defineTemplate<Ranked & { other: number }, { r: number; rs: number; rOther: number; rsOther: number }>({
  key: 'ai-pearson-or-spearman',
  calculatorAllowed: true,
  placements: [sl('4.10', 1, '4.4')],
  variants: [
    { form: 'outlier', x: 'Distance (km)', y: 'Fare (EUR)', xs: [2, 4, 5, 7, 9, 12], ys: [6, 9, 12, 14, 19, 24], other: 60 },
    { form: 'curve', x: 'Week', y: 'Followers', xs: [1, 2, 3, 4, 5, 6], ys: [8, 15, 33, 70, 152, 320], other: 0 },
    {
      form: 'outlier',
      x: 'Seats of an inn',
      y: 'Guests in an evening',
      xs: [20, 28, 35, 42, 50, 65],
      ys: [14, 22, 20, 31, 38, 47],
      other: 170,
    },
    {
      form: 'curve',
      x: 'Distance from a lamp (m)',
      y: 'Brightness',
      xs: [1, 2, 3, 4, 6, 8],
      ys: [900, 225, 100, 56, 25, 14],
      other: 0,
    },
    {
      form: 'outlier',
      x: 'Days in advance',
      y: 'Price of a ticket (EUR)',
      xs: [3, 7, 14, 21, 30, 45],
      ys: [140, 122, 118, 95, 84, 70],
      other: 82,
    },
    {
      form: 'curve',
      x: 'Speed (km/h)',
      y: 'Stopping distance (m)',
      xs: [20, 40, 60, 80, 100, 140],
      ys: [8, 20, 37, 58, 84, 150],
      other: 0,
    },
  ],
  solve: ({ form, xs, ys, other }) => {
    const changed = form === 'outlier' ? ys.with(-1, other) : ys;
    return {
      r: pearson(xs, ys),
      rs: pearson(ranks(xs), ranks(ys)),
      rOther: pearson(xs, changed),
      rsOther: pearson(ranks(xs), ranks(changed)),
    };
  },
  write: ({ form, x, y, xs, ys, other }, { r, rs, rOther, rsOther }) => {
    const data = rows(x, xs, y, ys);
    const both = (a: number, b: number) => [labelled('$r =$', near(a)), labelled('$r_s =$', near(b))];
    if (form === 'curve') {
      const [wide, tall] = [Math.max(...xs) * 1.1, Math.max(...ys) * 1.12];
      const figure = new Diagram({ x: [0, wide], y: [0, tall], width: 400, height: 260 }).axes({ x: '', y: '', xTicks: [...xs] });
      xs.forEach((value, i) => {
        figure.point([value, ys[i] as number]);
      });
      figure.label([wide, 0], x, { anchor: 'end', dy: 36 }).label([0, tall], y, { anchor: 'start', dx: 8, dy: -4 });
      const up = rs > 0;
      return inParts({
        stem: prose`
          The scatter diagram shows the data of the table.

          ${data}

          ![](diagram:scatter)`,
        hint: 'One coefficient looks for a straight line, the other only for order.',
        parts: [
          {
            ask: 'Without calculation, write down the value of Spearman’s coefficient $r_s$, and justify it.',
            answer: `$r_s = ${rs.toFixed(0)}$`,
            solution: `With every increase of one variable the other ${up ? 'increases' : 'decreases'}, so the ranks ${up ? 'agree completely' : 'are exactly reversed'}: $r_s = ${rs.toFixed(0)}$.`,
            marks: [`A1 $${rs.toFixed(0)}$`, `R1 ranks ${up ? 'agree' : 'are reversed'}`],
            keys: [exact(Math.round(rs))],
          },
          {
            ask: 'Calculate Pearson’s coefficient $r$.',
            answer: `$r = ${significant(r)}$`,
            solution: `Linear regression on the calculator gives $r = ${significant(r)}$.`,
            marks: [`A2 $r = ${significant(r)}$`],
            keys: [near(r)],
          },
          {
            ask: 'Compare what the two coefficients say about these data: give one thing in common and one difference.',
            answer: prose`both say that $y$ ${up ? 'rises' : 'falls'} as $x$ rises; only $r_s$ is perfect, since Pearson’s coefficient measures how near to a line the points are`,
            solution: prose`Both are ${up ? 'positive' : 'negative'} and far from zero: $y$ ${up ? 'rises' : 'falls'} as $x$ rises. They differ because the points lie near a curve, not near a line. Pearson's $r$ measures how close they are to a line, so $|r| < 1$; the order, which is all that $r_s$ looks at, is perfect.`,
            marks: [
              `R1 in common: both show a strong ${up ? 'positive' : 'negative'} association`,
              'R1 difference: $r_s$ depends on the order alone, $r$ on how near to a line the points are',
            ],
          },
          {
            ask: 'Suggest which coefficient describes this relation better.',
            answer: 'Spearman’s',
            solution: `Spearman's: the relation is monotonic (always ${up ? 'increasing' : 'decreasing'}) but not linear.`,
            marks: ['A1 Spearman’s, with a reason'],
          },
        ],
        diagrams: [
          {
            name: 'scatter',
            svg: figure.toSvg(),
            alt: `A scatter diagram of six points along a ${up ? 'rising' : 'falling'} curve: ${xs.map((value, i) => `(${value}, ${ys[i] as number})`).join(', ')}.`,
          },
        ],
      });
    }
    return inParts({
      stem: prose`
        The following was recorded in six cases.

        ${data}`,
      hint: 'The greatest value stays the greatest however far it moves.',
      parts: [
        {
          ask: 'Calculate Pearson’s coefficient $r$ and Spearman’s coefficient $r_s$.',
          answer: `$r = ${significant(r)}$, $r_s = ${significant(rs)}$`,
          solution: `Linear regression of the data gives $r = ${significant(r)}$; of the ranks it gives $r_s = ${significant(rs)}$.`,
          marks: [`A2 $r = ${significant(r)}$`, `M1 ranks`, `A1 $r_s = ${significant(rs)}$`],
          keys: both(r, rs),
        },
        {
          before: `The last value of the second row was copied wrongly: instead of $${ys.at(-1) as number}$ it should have been $${other}$.`,
          ask: 'Calculate both coefficients with the correct value.',
          answer: `$r = ${significant(rOther)}$, $r_s = ${significant(rsOther)}$`,
          solution: `With $${other}$ the calculator gives $r = ${significant(rOther)}$ and $r_s = ${significant(rsOther)}$.`,
          marks: [`A1 $r = ${significant(rOther)}$`, `A1 $r_s = ${significant(rsOther)}$`],
          keys: both(rOther, rsOther),
        },
        {
          ask: 'Compare how the two coefficients react to this correction, and give the reason.',
          answer: prose`$r_s$ is the same as before, since the order of the values is; $r$ has changed, since it depends on the values`,
          solution: `The value $${other}$ has the same rank as the one that it replaces, so nothing changes for $r_s$. Pearson's $r$ uses the values themselves: the new point ${Math.abs(rOther) < Math.abs(r) ? 'lies away from the line of the others' : 'changes the line'}.`,
          marks: ['R1 $r_s$ is unchanged, as the ranks are', 'R1 $r$ changes, as it depends on the values'],
        },
        {
          ask: 'State which coefficient is less sensitive to outliers.',
          answer: 'Spearman’s',
          solution: 'Spearman’s: however extreme a value is, it can only take the first or the last rank.',
          marks: ['A1 Spearman’s'],
        },
      ],
    });
  },
  check: ({ form, xs, ys, other }, { r, rs, rOther, rsOther }) => {
    assertClose(rs, byDifferences(xs, ys), 'by differences of ranks');
    // r² is the share of the variation that the best line explains; that line is found by search.
    const share = (vs: readonly number[]) => {
      const my = mean(vs);
      const loss = (gradient: number) => total(xs.map((x, i) => ((vs[i] as number) - my - gradient * (x - mean(xs))) ** 2));
      return 1 - minimise(loss, -400, 400).value / total(vs.map((v) => (v - my) ** 2));
    };
    assertClose(r * r, share(ys), 'r squared', 1e-4);
    // The sign is that of the products over all pairs.
    const trend = (vs: readonly number[]) =>
      total(xs.flatMap((x, i) => xs.map((u, j) => (x - u) * ((vs[i] as number) - (vs[j] as number)))));
    assert.ok(r * trend(ys) > 0);
    if (form === 'outlier') {
      assertClose(rOther * rOther, share(ys.with(-1, other)), 'r squared of the changed list', 1e-4);
      assert.ok(rOther * trend(ys.with(-1, other)) > 0);
      assert.ok(Math.abs(r - rOther) > 0.01 && Math.abs(rs - rsOther) < 1e-9);
    } else assertClose(Math.abs(rs), 1, 'perfect order');
  },
});

interface LineUse {
  form: 'interpret' | 'mean' | 'direction';
  x: string;
  y: string;
  unitX: string;
  unitY: string;
  xs: readonly number[];
  ys: readonly number[];
  at: number;
  far: number;
}

const lineUse = defineTemplate<
  LineUse,
  { gradient: number; intercept: number; r: number; value: number; mx: number; my: number }
>({
  key: 'ai-regression-line-in-use',
  calculatorAllowed: true,
  placements: [sl('4.4', 1)],
  variants: [
    {
      form: 'interpret',
      x: 'depth of a lake',
      y: 'temperature of the water',
      unitX: 'm',
      unitY: '°C',
      xs: [1, 4, 8, 12, 15, 20],
      ys: [19.4, 18.6, 15.5, 14.7, 12.4, 10.6],
      at: 10,
      far: 60,
    },
    {
      form: 'mean',
      x: 'mass on a spring',
      y: 'length of the spring',
      unitX: 'g',
      unitY: 'cm',
      xs: [100, 200, 300, 400, 500],
      ys: [14.1, 16.0, 18.2, 19.8, 22.4],
      at: 350,
      far: 0,
    },
    {
      form: 'direction',
      x: 'arm span',
      y: 'body height',
      unitX: 'cm',
      unitY: 'cm',
      xs: [152, 160, 167, 171, 178, 186],
      ys: [158, 156, 171, 167, 183, 180],
      at: 182,
      far: 0,
    },
    {
      form: 'interpret',
      x: 'age of a machine',
      y: 'yearly cost of repairs',
      unitX: 'years',
      unitY: 'EUR',
      xs: [1, 2, 4, 5, 7, 9],
      ys: [210, 265, 390, 420, 560, 650],
      at: 6,
      far: 40,
    },
    {
      form: 'mean',
      x: 'time of heating',
      y: 'temperature of the oven',
      unitX: 'min',
      unitY: '°C',
      xs: [1, 2, 3, 4, 5],
      ys: [42, 61, 83, 99, 120],
      at: 3.5,
      far: 0,
    },
    {
      form: 'direction',
      x: 'mark in mathematics',
      y: 'mark in physics',
      unitX: 'points',
      unitY: 'points',
      xs: [38, 47, 55, 62, 70, 84],
      ys: [42, 45, 61, 58, 73, 80],
      at: 78,
      far: 0,
    },
  ],
  solve: ({ form, xs, ys, at }) => {
    const { gradient, intercept } = regressionLine(xs, ys);
    const value =
      form === 'direction' ? regressionLine(ys, xs).gradient * at + regressionLine(ys, xs).intercept : gradient * at + intercept;
    return { gradient, intercept, r: pearson(xs, ys), value, mx: mean(xs), my: mean(ys) };
  },
  write: ({ form, x, y, unitX, unitY, xs, ys, at, far }, { gradient, intercept, r, value, mx, my }) => {
    const stem = prose`
      The table shows ${xs.length} pairs of values of the ${x} ($x$, in ${unitX}) and the ${y} ($y$, in ${unitY}).

      ${table(['$x$', ...xs.map((n) => `$${n}$`)], ['$y$', ...ys.map((n) => `$${n}$`)])}`;
    const line = prose`y = ${significant(gradient)}x${signed(Number(intercept.toPrecision(3)))}`;
    const linePart = {
      ask: 'Find the equation of the regression line of $y$ on $x$, in the form $y = ax + b$.',
      answer: `$${line}$`,
      solution: `Linear regression on the calculator gives $a = ${significant(gradient)}$ and $b = ${significant(intercept)}$, so $${line}$.`,
      marks: [`A1 $a = ${significant(gradient)}$`, `A1 $b = ${significant(intercept)}$`],
      keys: [labelled('$a =$', near(gradient)), labelled('$b =$', near(intercept))],
    };
    if (form === 'interpret') {
      const beyond = gradient * far + intercept;
      return inParts({
        stem,
        hint: 'A gradient is a change of $y$ for one unit of $x$.',
        parts: [
          linePart,
          {
            ask: 'Interpret the value of $a$ in context.',
            answer: `for each further ${unitX === 'years' ? 'year' : 'metre'} the ${y} ${gradient > 0 ? 'increases' : 'decreases'} by about $${significant(Math.abs(gradient))}$ ${unitY}`,
            solution: `$a$ is the change of $y$ when $x$ increases by one: for each further ${unitX === 'years' ? 'year' : 'metre'} the ${y} ${gradient > 0 ? 'increases' : 'decreases'} by about $${significant(Math.abs(gradient))}$ ${unitY}.`,
            marks: [`A1 change per ${unitX === 'years' ? 'year' : 'metre'}, with its unit and direction`],
          },
          {
            ask: `Estimate the ${y} for $x = ${at}$.`,
            answer: `$${significant(value)}$ ${unitY}`,
            solution: `With the unrounded line, $y = ${significant(value)}$ ${unitY} at $x = ${at}$.`,
            marks: [`M1 $x = ${at}$ in their line`, `A1 $${significant(value)}$ ${unitY}`],
            keys: [toWithin(value, Math.abs(value) * 0.012)],
          },
          {
            ask: `A student uses the line for $x = ${far}$ and finds $y = ${significant(beyond)}$. Discuss whether this value and that of part (c) are reliable.`,
            answer: `part (c) is: interpolation with $r = ${significant(r)}$; $x = ${far}$ is not: extrapolation`,
            solution: `Part (c) lies within the data, and the correlation is strong ($r = ${significant(r)}$), so that estimate is reliable. $x = ${far}$ lies far outside the data from ${Math.min(...xs)} to ${Math.max(...xs)}: that is extrapolation, and the trend need not continue.`,
            marks: ['R1 interpolation with strong correlation: reliable', 'R1 extrapolation: not reliable'],
          },
        ],
      });
    }
    if (form === 'mean') {
      return inParts({
        stem,
        hint: 'Every regression line passes through the point of the two means.',
        parts: [
          {
            ask: prose`Calculate the coordinates of the mean point $(\bar{x}, \bar{y})$.`,
            answer: `$(${Number(mx.toFixed(4))}, ${Number(my.toFixed(4))})$`,
            solution: prose`$\bar{x} = ${Number(mx.toFixed(4))}$ and $\bar{y} = ${Number(my.toFixed(4))}$, so the mean point is $(${Number(mx.toFixed(4))}, ${Number(my.toFixed(4))})$.`,
            marks: [`A1 $(${Number(mx.toFixed(4))}, ${Number(my.toFixed(4))})$`],
            keys: [{ kind: 'coordinate', values: [`${Number(mx.toFixed(4))}`, `${Number(my.toFixed(4))}`], tolerance: 0.006 }],
          },
          linePart,
          {
            ask: 'Verify that the line passes through the mean point.',
            answer: prose`$${significant(gradient, 5)} \times ${Number(mx.toFixed(4))}${signed(Number(intercept.toPrecision(5)))} \approx ${Number(my.toPrecision(3))}$`,
            solution: prose`$${significant(gradient, 5)} \times ${Number(mx.toFixed(4))}${signed(Number(intercept.toPrecision(5)))} \approx ${Number(my.toPrecision(3))}$, which is $\bar{y}$ to three significant figures.`,
            marks: [prose`M1 substitution of $\bar{x}$`, prose`A1 result agrees with $\bar{y}$`],
          },
          {
            ask: `A further pair is measured, and it happens to be exactly the mean point. State, with a reason, how the line changes.`,
            answer: 'it does not change',
            solution:
              'The line passes through this point already, and the means stay the same: a point on the line with no deviation from the means changes neither gradient nor intercept.',
            marks: ['A1 no change', 'R1 the point lies on the line and the means are unchanged'],
          },
          {
            ask: `Estimate $y$ for $x = ${at}$.`,
            answer: `$${significant(value)}$ ${unitY}`,
            solution: `The unrounded line gives $y = ${significant(value)}$ ${unitY}.`,
            marks: ['(M1) substitution', `A1 $${significant(value)}$ ${unitY}`],
            keys: [toWithin(value, Math.abs(value) * 0.008)],
          },
        ],
      });
    }
    const wrongValue = (at - intercept) / gradient;
    return inParts({
      stem: prose`
        ${stem}

        The ${y} of a person is $${at}$ ${unitX}. To estimate the ${x}, a student solves $${at} = ${significant(gradient, 4)}x${signed(Number(intercept.toPrecision(4)))}$, the regression line of $y$ on $x$, and obtains $x = ${significant(wrongValue)}$.`,
      hint: 'Which variable is known here, and which is to be estimated?',
      parts: [
        {
          ask: 'Calculate Pearson’s correlation coefficient $r$.',
          answer: `$r = ${significant(r)}$`,
          solution: `The calculator gives $r = ${significant(r)}$, a strong positive correlation.`,
          marks: [`A1 $r = ${significant(r)}$`],
          keys: [near(r)],
        },
        {
          ask: 'Identify the student’s mistake.',
          answer: 'the line of $y$ on $x$ must not be used to estimate $x$ from $y$',
          solution:
            'The regression line of $y$ on $x$ makes the vertical distances small: it serves to estimate $y$ from $x$, not the reverse.',
          marks: ['R1 wrong regression line used'],
        },
        {
          ask: 'Determine the estimate that the student should have found.',
          answer: `$${significant(value)}$ ${unitX}`,
          solution: `Exchange the lists: the regression line of $x$ on $y$ gives $x = ${significant(value)}$ for $y = ${at}$.`,
          marks: ['M1 regression of $x$ on $y$', 'A1 its equation', `A1 $${significant(value)}$ ${unitX}`],
          keys: [
            {
              kind: 'number',
              ...toWithin(value, value * 0.004),
              slips: [{ slip: 'method', value: wrongValue, note: 'This comes from the line of y on x.' }],
            },
          ],
        },
        {
          ask: 'State when both lines would give the same estimate for every value.',
          answer: prose`when $r = \pm 1$`,
          solution: prose`When all points lie on one line, $r = \pm 1$, both regression lines are that line.`,
          marks: [prose`A1 $r = \pm 1$`],
        },
      ],
    });
  },
  check: ({ form, xs, ys, at }, { gradient, intercept, r, value, mx, my }) => {
    const spread = (vs: readonly number[]) => Math.sqrt(total(vs.map((v) => (v - mean(vs)) ** 2)));
    assertClose((gradient * spread(xs)) / spread(ys), r, 'the gradient in standard units');
    assert.ok(Math.abs(mx * xs.length - total(xs)) < 1e-9 && Math.abs(my * ys.length - total(ys)) < 1e-9);
    // No neighbouring line has smaller squares.
    const loss = (m: number, c: number, us: readonly number[], vs: readonly number[]) =>
      total(us.map((u, i) => ((vs[i] as number) - m * u - c) ** 2));
    for (const [dm, dc] of [
      [1e-3, 0],
      [-1e-3, 0],
      [0, 1e-2],
      [0, -1e-2],
    ] as const)
      assert.ok(loss(gradient + dm, intercept + dc, xs, ys) > loss(gradient, intercept, xs, ys));
    if (form === 'direction') {
      // The other line has the gradient r² / m and passes through the means.
      assertClose(value, mean(xs) + ((r * r) / gradient) * (at - my), 'the estimate of x');
      assert.ok(Math.abs(value - (at - intercept) / gradient) > 0.02 * Math.abs(value) * 0.1);
    } else assertClose(value, my + gradient * (at - mean(xs)), 'the estimate of y');
  },
});

export const rankCorrelationTemplates: readonly QuestionTemplate[] = [lineUse, tiedRanks, whichCoefficient];
