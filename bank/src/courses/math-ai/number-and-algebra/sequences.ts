import assert from 'node:assert/strict';
import { ALIKE } from '../../../forms.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, signed, significant } from '../../../tex.ts';
import { core, exact, hl, near, prose, scheme, toWithin } from '../writing.ts';
import { termsWanted } from './second-forms.ts';

/** Topic 1. Arithmetic and geometric sequences and series, finite and infinite. */

const arithmeticRows = defineTemplate({
  key: 'ai-arithmetic-rows',
  calculatorAllowed: true,
  placements: core('1.2', 1),
  variants: [
    { place: 'an open-air theatre', unit: 'seats', first: 18, step: 3, row: 12, rows: 20, target: 1500 },
    { place: 'a sports stand', unit: 'seats', first: 40, step: 4, row: 15, rows: 22, target: 2400 },
    { place: 'a concert hall', unit: 'seats', first: 24, step: 2, row: 17, rows: 25, target: 1700 },
    { place: 'a lecture theatre', unit: 'seats', first: 14, step: 5, row: 9, rows: 14, target: 1000 },
    { place: 'a terraced vineyard', unit: 'vines', first: 32, step: 6, row: 11, rows: 18, target: 2000 },
    { place: 'an orchard on a slope', unit: 'trees', first: 9, step: 2, row: 13, rows: 16, target: 600 },
    { place: 'a tulip field', unit: 'bulbs', first: 55, step: 7, row: 14, rows: 24, target: 5000 },
    { place: 'a wall mosaic', unit: 'tiles', first: 21, step: 4, row: 10, rows: 19, target: 1800 },
  ],
  solve: ({ first, step, row, rows, target }) => {
    const sum = (n: number) => (n / 2) * (2 * first + (n - 1) * step);
    const half = first - step / 2;
    const root = (-half + Math.sqrt(half * half + 2 * step * target)) / step;
    return {
      inRow: first + (row - 1) * step,
      total: sum(rows),
      root,
      needed: Math.floor(root) + 1,
      atNeeded: sum(Math.floor(root) + 1),
    };
  },
  write: ({ place, unit, first, step, row, rows, target }, { inRow, total, root, needed, atNeeded }) => ({
    text: prose`
      The rows of ${place} form an arithmetic sequence: the first row has ${first} ${unit} and each row after it has ${step} more ${unit} than the row
      before.

      (a) Calculate the number of ${unit} in row ${row}. [2]

      (b) Calculate the total number of ${unit} in the first ${rows} rows. [2]

      (c) Determine the least number of rows that hold more than ${target} ${unit} in total. [3]`,
    hint: 'Which formula gives one term, and which gives a sum?',
    answer: prose`
      (a) ${inRow} ${unit}

      (b) ${total} ${unit}

      (c) ${needed} rows`,
    solution: prose`
      The first term is $u_1 = ${first}$ and the common difference is $d = ${step}$.

      (a) $u_{${row}} = u_1 + ${row - 1}d = ${first} + ${row - 1} \times ${step} = ${inRow}$.

      (b) $S_{${rows}} = \frac{${rows}}{2}\left(2 \times ${first} + ${rows - 1} \times ${step}\right) = ${total}$.

      (c) We need $\frac{n}{2}\left(${2 * first} + ${step}(n - 1)\right) > ${target}$. Solving the equation with the calculator gives $n = ${decimal(root, 2)}$
      (the other solution is negative). The number of rows is a whole number, so the next one up, $n = ${needed}$, is the least; then $S_{${needed}} = ${atNeeded}$.`,
    markScheme: scheme({
      a: [prose`(M1) $u_{${row}} = ${first} + ${row - 1} \times ${step}$`, prose`A1 ${inRow}`],
      b: ['(M1) substitution into the formula for a sum', prose`A1 ${total}`],
      c: [
        prose`M1 $S_n > ${target}$ set up`,
        prose`(A1) $n = ${decimal(root, 2)}$, or the two sums on either side of ${target}`,
        prose`A1 ${needed}`,
      ],
    }),
    numeric: [exact(inRow, 'a'), exact(total, 'b'), exact(needed, 'c')],
  }),
  check: ({ first, step, row, rows, target }, { inRow, total, needed }) => {
    let [inThis, sum, count] = [first, 0, 0];
    let reached = 0;
    while (count < 100) {
      count += 1;
      sum += inThis;
      if (count === row) assert.equal(inThis, inRow);
      if (count === rows) assert.equal(sum, total);
      if (sum > target && reached === 0) reached = count;
      inThis += step;
    }
    assert.equal(reached, needed);
    assert.notEqual(needed, rows);
  },
});

const geometricTraining = defineTemplate({
  key: 'ai-geometric-training',
  calculatorAllowed: true,
  placements: core('1.3', 1),
  variants: [
    { who: 'A runner', verb: 'runs', first: 20, percent: 6, week: 8, weeks: 12, target: 45 },
    { who: 'A cyclist', verb: 'rides', first: 80, percent: 5, week: 10, weeks: 15, target: 200 },
    { who: 'A rower', verb: 'rows', first: 15, percent: 4, week: 9, weeks: 14, target: 30 },
    { who: 'A hiker', verb: 'walks', first: 12, percent: 8, week: 7, weeks: 10, target: 40 },
    { who: 'A triathlete', verb: 'covers', first: 60, percent: 3, week: 12, weeks: 16, target: 110 },
    { who: 'A skier', verb: 'skis', first: 25, percent: 7, week: 6, weeks: 11, target: 70 },
    { who: 'A swimmer', verb: 'swims', first: 5, percent: 9, week: 6, weeks: 10, target: 15 },
    { who: 'A canoeist', verb: 'paddles', first: 18, percent: 5, week: 9, weeks: 13, target: 50 },
  ],
  solve: ({ first, percent, week, weeks, target }) => {
    const ratio = 1 + percent / 100;
    const root = 1 + Math.log(target / first) / Math.log(ratio);
    return {
      ratio,
      inWeek: first * ratio ** (week - 1),
      total: (first * (ratio ** weeks - 1)) / (ratio - 1),
      root,
      beyond: Math.floor(root) + 1,
    };
  },
  write: ({ who, verb, first, percent, week, weeks, target }, { ratio, inWeek, total, root, beyond }) => ({
    text: prose`
      ${who} ${verb} $${first}\text{ km}$ in the first week of a training plan and increases the weekly distance by $${percent}\%$ each week.

      (a) Write down the common ratio of the sequence of weekly distances. [1]

      (b) Calculate the distance in week ${week}. [2]

      (c) Calculate the total distance in the first ${weeks} weeks. [2]

      (d) Determine the first week in which the distance is more than $${target}\text{ km}$. [3]`,
    hint: 'What does the same percentage increase do to the number each week?',
    answer: prose`
      (a) $${ratio}$

      (b) $${significant(inWeek)}\text{ km}$

      (c) $${significant(total)}\text{ km}$

      (d) week ${beyond}`,
    solution: prose`
      (a) Adding $${percent}\%$ multiplies the distance by $1 + \frac{${percent}}{100} = ${ratio}$, so $r = ${ratio}$.

      (b) $u_{${week}} = u_1 r^{${week - 1}} = ${first} \times ${ratio}^{${week - 1}} = ${significant(inWeek)}\text{ km}$. Week ${week} has seen only ${week - 1} increases.

      (c) $S_{${weeks}} = \dfrac{u_1(r^{${weeks}} - 1)}{r - 1} = \dfrac{${first}(${ratio}^{${weeks}} - 1)}{${percent / 100}} = ${significant(total)}\text{ km}$.

      (d) Solve $${first} \times ${ratio}^{n - 1} = ${target}$: the calculator gives $n = ${decimal(root, 2)}$. The distances increase, so week ${beyond} is the first
      beyond $${target}\text{ km}$.`,
    markScheme: scheme({
      a: [prose`A1 ${ratio}`],
      b: [prose`(M1) $${first} \times ${ratio}^{${week - 1}}$`, prose`A1 $${significant(inWeek)}\text{ km}$`],
      c: ['(M1) substitution into the formula for a geometric sum', prose`A1 $${significant(total)}\text{ km}$`],
      d: [
        prose`M1 $${first} \times ${ratio}^{n - 1} > ${target}$`,
        prose`(A1) $n = ${decimal(root, 2)}$, or the two terms on either side of ${target}`,
        prose`A1 week ${beyond}`,
      ],
    }),
    numeric: [exact(ratio, 'a'), near(inWeek, 'b', 'km'), near(total, 'c', 'km'), exact(beyond, 'd')],
  }),
  check: ({ first, percent, week, weeks, target }, { inWeek, total, beyond }) => {
    let [distance, sum, reached] = [first, 0, 0];
    for (let n = 1; n <= 100; n++) {
      sum += distance;
      if (n === week) assertClose(inWeek, distance, 'the distance week by week');
      if (n === weeks) assertClose(total, sum, 'the sum week by week');
      if (distance > target && reached === 0) reached = n;
      distance += (distance * percent) / 100;
    }
    assert.equal(beyond, reached);
  },
});

const repeatedDose = defineTemplate({
  key: 'ai-repeated-dose-limit',
  calculatorAllowed: true,
  placements: [hl('1.11', 1, '1.3')],
  variants: [
    { drug: 'an antibiotic', dose: 200, keep: 35, hours: 8, n: 4, limit: 400 },
    { drug: 'a painkiller', dose: 150, keep: 20, hours: 6, n: 4, limit: 240 },
    { drug: 'a thyroid medicine', dose: 50, keep: 90, hours: 24, n: 10, limit: 600 },
    { drug: 'an iron supplement', dose: 80, keep: 45, hours: 12, n: 5, limit: 160 },
    { drug: 'a heart medicine', dose: 25, keep: 70, hours: 24, n: 6, limit: 90 },
    { drug: 'an allergy tablet', dose: 10, keep: 15, hours: 24, n: 4, limit: 15 },
    { drug: 'a fever medicine', dose: 120, keep: 30, hours: 8, n: 4, limit: 200 },
    { drug: 'a blood-pressure tablet', dose: 40, keep: 60, hours: 12, n: 5, limit: 120 },
  ],
  solve: ({ dose, keep, n, limit }) => {
    const r = keep / 100;
    return { afterN: (dose * (1 - r ** n)) / (1 - r), longRun: dose / (1 - r), largest: limit * (1 - r) };
  },
  write: ({ drug, dose, keep, hours, n, limit }, { afterN, longRun, largest }) => ({
    text: prose`
      A patient takes $${dose}\text{ mg}$ of ${drug} every ${hours} hours. In these ${hours} hours the amount of it in the body falls to $${keep}\%$ of what it was.

      (a) Show that, immediately after the third dose, the amount in the body is
      $${dose}\left(1 + ${keep / 100} + ${keep / 100}^{2}\right)\text{ mg}$. [2]

      (b) Calculate the amount in the body immediately after dose ${n}. [2]

      (c) Find the amount immediately after a dose in the long run. [2]

      (d) The amount in the body must never be more than $${limit}\text{ mg}$. Determine the greatest dose that may be taken every ${hours} hours. [2]`,
    hint: 'Follow the first dose, then the second, then the third: each is older by one interval than the next.',
    answer: prose`
      (a) shown

      (b) $${significant(afterN)}\text{ mg}$

      (c) $${significant(longRun)}\text{ mg}$

      (d) $${significant(largest)}\text{ mg}$`,
    solution: prose`
      (a) Immediately after the third dose the body holds all of the third dose, ${dose}; of the second dose, which is one interval old, $${dose} \times ${keep / 100}$; and of
      the first, two intervals old, $${dose} \times ${keep / 100}^{2}$. Their sum is $${dose}\left(1 + ${keep / 100} + ${keep / 100}^{2}\right)$.

      (b) After dose ${n} there are ${n} terms of a geometric series with first term ${dose} and ratio $${keep / 100}$:
      $$S = \frac{${dose}\left(1 - ${keep / 100}^{${n}}\right)}{1 - ${keep / 100}} = ${significant(afterN)}\text{ mg}.$$

      (c) As $|r| = ${keep / 100} < 1$, the series has a sum to infinity: $S_\infty = \dfrac{${dose}}{1 - ${keep / 100}} = ${significant(longRun)}\text{ mg}$.

      (d) The amounts after each dose increase towards $S_\infty$ without passing it, so we need $\dfrac{D}{1 - ${keep / 100}} \le ${limit}$. Hence
      $D \le ${limit} \times ${decimal(1 - keep / 100, 2)} = ${significant(largest)}\text{ mg}$.`,
    markScheme: scheme({
      a: [
        prose`M1 second dose reduced to $${dose} \times ${keep / 100}$`,
        prose`A1 first dose reduced to $${dose} \times ${keep / 100}^{2}$, and the sum`,
        'AG the expression given',
      ],
      b: [prose`(M1) geometric sum with ratio $${keep / 100}$`, prose`A1 $${significant(afterN)}\text{ mg}$`],
      c: ['(M1) sum to infinity', prose`A1 $${significant(longRun)}\text{ mg}$`],
      d: [prose`M1 $\dfrac{D}{1 - ${keep / 100}} = ${limit}$`, prose`A1 $${significant(largest)}\text{ mg}$`],
    }),
    numeric: [near(afterN, 'b', 'mg'), near(longRun, 'c', 'mg'), near(largest, 'd', 'mg')],
  }),
  check: ({ dose, keep, n, limit }, { afterN, longRun, largest }) => {
    const amountAfter = (each: number, doses: number) => {
      let amount = 0;
      for (let i = 0; i < doses; i++) amount = (amount * keep) / 100 + each;
      return amount;
    };
    assertClose(afterN, amountAfter(dose, n), 'dose by dose');
    assertClose(longRun, amountAfter(dose, 2_000), 'after very many doses');
    assertClose(amountAfter(largest, 2_000), limit, 'the largest dose');
  },
});

const sigmaSum = defineTemplate({
  key: 'ai-sigma-notation-sum',
  calculatorAllowed: true,
  placements: core('1.2', 1),
  variants: [
    { a: 3, b: 5, n: 20 },
    { a: 4, b: -1, n: 25 },
    { a: 7, b: 2, n: 18 },
    { a: 2, b: 9, n: 40 },
    { a: 6, b: -5, n: 30 },
    { a: 5, b: 8, n: 24 },
    { a: 8, b: 3, n: 15 },
    { a: 9, b: -4, n: 16 },
  ],
  solve: ({ a, b, n }) => ({ first: a + b, last: a * n + b, sum: (n * (a + b + a * n + b)) / 2 }),
  write: ({ a, b, n }, { first, last, sum }, index) =>
    index >= ALIKE
      ? termsWanted({ a, b, n, first, sum })
      : {
          text: prose`
      Calculate the value of $\displaystyle\sum_{k=1}^{${n}} (${a}k${signed(b)})$. [3]`,
          hint: prose`Write down the first two terms and the last one. What kind of series is it?`,
          answer: `$${sum}$`,
          solution: prose`
      The terms are $${first}, ${first + a}, ${first + 2 * a}, \ldots, ${last}$: for each step of $k$ they grow by $${a}$, so this is an arithmetic series with $${n}$ terms, first term $${first}$ (at $k = 1$) and last term $${last}$ (at $k = ${n}$).

      $$S_{${n}} = \frac{${n}}{2}(u_1 + u_{${n}}) = \frac{${n}}{2}(${first} + ${last}) = ${sum}.$$`,
          markScheme: scheme({
            '': [
              prose`(A1) first term $${first}$ and last term $${last}$, or $d = ${a}$`,
              'M1 formula for an arithmetic sum, or use of the calculator',
              prose`A1 $${sum}$`,
            ],
          }),
          numeric: [exact(sum)],
        },
  check: ({ a, b, n }, { sum }) => {
    let total = 0;
    for (let k = 1; k <= n; k++) total += a * k + b;
    assert.equal(sum, total);
  },
});

const geometricFromTwoTerms = defineTemplate({
  key: 'ai-geometric-from-two-terms',
  calculatorAllowed: true,
  placements: core('1.3', 1),
  variants: [
    { first: 5, ratio: 2, i: 3, j: 6, ask: 10, what: 'The number of cells in a culture, counted every hour,' },
    { first: 800, ratio: 0.5, i: 2, j: 5, ask: 7, what: 'The mass of a substance, in mg, measured every day,' },
    { first: 3, ratio: 3, i: 2, j: 4, ask: 8, what: 'The number of shares of a video, counted every hour,' },
    { first: 625, ratio: 0.8, i: 2, j: 5, ask: 9, what: 'The height of a bouncing ball, in cm, after each bounce,' },
    { first: 40, ratio: 1.5, i: 3, j: 5, ask: 9, what: 'The area of a weed, in square metres, measured every month,' },
    {
      first: 2000,
      ratio: 0.4,
      i: 2,
      j: 4,
      ask: 6,
      what: 'The brightness of light, in lux, behind each sheet of a stack of glass,',
    },
    { first: 16, ratio: 1.25, i: 2, j: 4, ask: 8, what: 'The price of a rare stamp, in EUR, at the start of each year,' },
    { first: 7, ratio: 2, i: 4, j: 7, ask: 12, what: 'The number of members of a network, counted every week,' },
  ],
  solve: ({ first, ratio, i, j, ask }) => {
    const u = (n: number) => first * ratio ** (n - 1);
    const found = (u(j) / u(i)) ** (1 / (j - i));
    const start = u(i) / found ** (i - 1);
    return { ui: u(i), uj: u(j), found, start, value: start * found ** (ask - 1) };
  },
  write: ({ what, i, j, ask }, { ui, uj, found, start, value }) => {
    const short = (n: number) => `${Number(n.toFixed(6))}`;
    const shown = Math.abs(value - Math.round(value)) < 1e-9 ? `${Math.round(value)}` : significant(value);
    return {
      text: prose`
        ${what} forms a geometric sequence with positive terms. Term ${i} is $${short(ui)}$ and term ${j} is $${short(uj)}$.

        Find term ${ask}. [4]`,
      hint: prose`How many times is the ratio applied between term ${i} and term ${j}?`,
      answer: `$${shown}$`,
      solution: prose`
        From term ${i} to term ${j} the ratio is applied ${j - i} times: $${short(ui)}\,r^{${j - i}} = ${short(uj)}$, so $r^{${j - i}} = ${short(uj / ui)}$ and, as all terms are positive, $r = ${short(found)}$.

        The first term is $u_1 = \dfrac{${short(ui)}}{${short(found)}^{${i - 1}}} = ${short(start)}$.

        Hence $u_{${ask}} = ${short(start)} \times ${short(found)}^{${ask - 1}} = ${shown}$.`,
      markScheme: scheme({
        '': [
          prose`M1 $r^{${j - i}} = \frac{${short(uj)}}{${short(ui)}}$`,
          prose`A1 $r = ${short(found)}$`,
          prose`M1 $u_1 = ${short(start)}$, or continuing from term ${j}`,
          prose`A1 $${shown}$`,
        ],
      }),
      // Room for a value that is rounded to three figures.
      numeric: [toWithin(value, Math.abs(value) * 0.005)],
    };
  },
  check: ({ first, ratio, i, j, ask }, { ui, uj, value }) => {
    let term = first;
    for (let n = 1; n <= ask; n++) {
      if (n === i) assertClose(ui, term, 'the first given term');
      if (n === j) assertClose(uj, term, 'the second given term');
      if (n === ask) assertClose(value, term, 'the term asked for');
      term *= ratio;
    }
  },
});

const bouncingBall = defineTemplate({
  key: 'ai-bouncing-ball-total-distance',
  calculatorAllowed: true,
  placements: [hl('1.11', 1, '1.3')],
  variants: [
    { ball: 'tennis ball', h: 2, percent: 55 },
    { ball: 'basketball', h: 1.8, percent: 70 },
    { ball: 'golf ball', h: 3, percent: 80 },
    { ball: 'rubber ball', h: 5, percent: 85 },
    { ball: 'table tennis ball', h: 0.6, percent: 75 },
    { ball: 'football', h: 4, percent: 60 },
    { ball: 'cricket ball', h: 6, percent: 30 },
    { ball: 'marble', h: 1.2, percent: 45 },
  ],
  solve: ({ h, percent }) => ({ total: h + (2 * h * (percent / 100)) / (1 - percent / 100) }),
  write: ({ ball, h, percent }, { total }) => {
    const r = percent / 100;
    const up = Number((h * r).toFixed(4));
    return {
      text: prose`
        A ${ball} is dropped from a height of $${h}\text{ m}$. After each bounce it rises to $${percent}\%$ of the height from which it has fallen.

        Calculate the total vertical distance that it travels before it comes to rest, according to this model. [4]`,
      hint: 'How many times is each height travelled?',
      answer: prose`$${significant(total)}\text{ m}$`,
      solution: prose`
        The heights after the bounces are $${h} \times ${r}$, $${h} \times ${r}^{2}$, $\ldots$: a geometric sequence with first term $${up}$ and ratio $${r}$. As $|r| < 1$, their sum is
        $\dfrac{${up}}{1 - ${r}} = ${significant(up / (1 - r), 5)}$.

        Each of these heights is travelled upwards and downwards, the first fall of $${h}\text{ m}$ only downwards:
        $$${h} + 2 \times ${significant(up / (1 - r), 5)} = ${significant(total)}\text{ m}.$$`,
      markScheme: scheme({
        '': [
          prose`A1 geometric sequence with first term $${up}$ and ratio $${r}$`,
          'M1 sum to infinity',
          'M1 doubled, and the first fall added',
          prose`A1 $${significant(total)}\text{ m}$`,
        ],
      }),
      numeric: [near(total, undefined, 'm')],
    };
  },
  check: ({ h, percent }, { total }) => {
    let [height, distance] = [h, 0];
    for (let bounce = 0; bounce < 2_000; bounce++) {
      distance += height;
      height = (height * percent) / 100;
      distance += height;
    }
    assertClose(total, distance, 'the distance bounce by bounce');
  },
});

export const sequencesTemplates: readonly QuestionTemplate[] = [
  arithmeticRows,
  sigmaSum,
  geometricTraining,
  geometricFromTwoTerms,
  repeatedDose,
  bouncingBall,
];
