import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { core, exact, near, prose, table } from '../writing.ts';

/** Topic 4. Spearman's coefficient the other way round: values that are missing, judges who swap, curves that only rise. */

const ranksOf = (values: readonly number[]) =>
  values.map((value) => {
    const above = values.filter((other) => other > value).length;
    return above + (values.filter((other) => other === value).length + 1) / 2;
  });
const pearson = (xs: readonly number[], ys: readonly number[]) => {
  const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (f: (x: number, y: number) => number) => xs.reduce((total, x, i) => total + f(x - mx, (ys[i] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
};
const spearman = (xs: readonly number[], ys: readonly number[]) => pearson(ranksOf(xs), ranksOf(ys));
const bySquares = (xs: readonly number[], ys: readonly number[]) => {
  const [a, b] = [ranksOf(xs), ranksOf(ys)];
  const squares = a.reduce((total, rank, i) => total + (rank - (b[i] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
};
const row = (name: string, values: readonly (number | string)[]) => [name, ...values.map((v) => `$${v}$`)];

const rising = defineTemplate({
  key: 'ai-spearman-of-a-curve',
  calculatorAllowed: true,
  placements: core('4.10', 1, '4.4'),
  variants: [
    {
      x: 'Day after sowing',
      y: 'Height of a plant (cm)',
      xs: [2, 4, 6, 8, 10, 12],
      ys: [0.5, 1.1, 2.6, 6.1, 14.2, 31],
      drop: 5,
      to: 5.2,
    },
    {
      x: 'Speed of a car (km/h)',
      y: 'Stopping distance (m)',
      xs: [20, 40, 60, 80, 100, 120],
      ys: [8, 21, 42, 70, 110, 165],
      drop: 2,
      to: 19,
    },
    {
      x: 'Age of a bicycle (years)',
      y: 'Price (EUR)',
      xs: [0, 1, 2, 3, 5, 8],
      ys: [900, 610, 450, 340, 210, 120],
      drop: 4,
      to: 360,
    },
    {
      x: 'Distance from a lamp (m)',
      y: 'Brightness (lux)',
      xs: [1, 2, 3, 4, 6, 8],
      ys: [480, 118, 54, 30, 13, 8],
      drop: 3,
      to: 10,
    },
  ],
  solve: ({ xs, ys, drop, to }) => {
    const changed = ys.map((y, i) => (i === drop ? to : y));
    return { r: pearson(xs, ys), rs: Math.round(spearman(xs, ys)), changed: spearman(xs, changed), values: changed };
  },
  write: ({ x, y, xs, ys, drop, to }, { r, rs, changed }) =>
    inParts({
      stem: prose`The following was recorded.

        ${table(row(x, xs), row(y, ys))}`,
      hint: 'One coefficient asks whether points lie on a line, the other only whether one quantity rises or falls with the other.',
      parts: [
        {
          ask: prose`Write down Spearman's rank correlation coefficient $r_s$ of the data, and give a reason without calculating it.`,
          answer: prose`$r_s = ${rs}$`,
          solution: prose`With every larger value in the first row the value in the second row is ${rs > 0 ? 'larger' : 'smaller'}. The ranks ${rs > 0 ? 'agree' : 'are in opposite order'}, so $r_s = ${rs}$.`,
          marks: [prose`R1 the ranks ${rs > 0 ? 'agree' : 'are in opposite order'}`, prose`A1 $r_s = ${rs}$`],
          keys: [exact(rs)],
        },
        {
          ask: prose`Calculate Pearson's correlation coefficient $r$.`,
          answer: prose`$r = ${significant(r)}$`,
          solution: prose`The calculator gives $r = ${significant(r)}$.`,
          marks: [prose`A2 $r = ${significant(r)}$`],
          keys: [near(r)],
        },
        {
          ask: prose`Explain why $r$ is not equal to $r_s$, and what this says about the data.`,
          answer:
            'The points do not lie on a straight line, although one quantity always changes in the same direction as the other rises.',
          solution: prose`$|r| = 1$ would need all points on a straight line. The quantities always ${rs > 0 ? 'rise together' : 'move in opposite directions'}, but not at a constant rate: the relation is monotonic and not linear.`,
          marks: ['R1 points are not on a straight line', 'R1 the relation is monotonic'],
        },
        {
          ask: prose`The value $${ys[drop] ?? 0}$ is replaced by $${to}$. Calculate $r_s$ of the new data.`,
          answer: prose`$r_s = ${significant(changed)}$`,
          solution: prose`The ranks of the second row change, and the calculator gives $r_s = ${significant(changed)}$ from the two rows of ranks.`,
          marks: ['(M1) new ranks', prose`A1 $r_s = ${significant(changed)}$`],
          keys: [near(changed)],
        },
      ],
    }),
  check: ({ xs, ys }, { rs, changed, values }) => {
    assertClose(bySquares(xs, ys), rs, 'by squares of differences');
    assertClose(bySquares(xs, values), changed, 'changed, by squares');
    assert.ok(Math.abs(rs) === 1 && changed !== rs);
  },
});

const missing = defineTemplate({
  key: 'ai-spearman-value-missing',
  calculatorAllowed: true,
  placements: core('4.10', 1),
  variants: [
    { who: 'cooks', first: [9, 7, 8, 5, 6], second: [31, 25, 28, 14], low: 14, high: 25 },
    { who: 'skaters', first: [56, 49, 61, 44, 52], second: [8.1, 7, 9.2, 5.5], low: 7, high: 8.1 },
    { who: 'films', first: [3.9, 4.4, 2.8, 4.9, 3.1], second: [64, 71, 40, 88], low: 40, high: 64 },
    { who: 'poems', first: [12, 19, 15, 10, 17], second: [5, 9, 6, 4], low: 6, high: 9 },
  ],
  solve: ({ first, second, low, high }) => {
    const all = [...second, (low + high) / 2];
    const ranks = ranksOf(first);
    // The last two change places: the missing value moves just beyond the next higher one.
    const above = [...second, high + 0.01];
    return { ranks, rank: ranks[4] ?? 0, best: spearman(first, all), changed: spearman(first, above), above };
  },
  write: ({ who, first, second, low, high }, { ranks, rank, changed }) =>
    inParts({
      stem: prose`Two judges award points to five ${who}, A to E. One entry of the second judge is missing.

        ${table(['', 'A', 'B', 'C', 'D', 'E'], row('First judge', first), row('Second judge', [...second, 'p']))}

        It is known that Spearman's rank correlation coefficient of the two rows is $1$, and that no two entries of the second judge are equal.`,
      hint: 'What does this coefficient say about the order of the five in the two rows?',
      parts: [
        {
          ask: 'Write down the ranks of the first row from A to E, with rank 1 for the greatest number of points.',
          answer: prose`$${ranks.join(', ')}$`,
          solution: prose`In the order from A to E the ranks are $${ranks.join(', ')}$.`,
          marks: ['A1 ranks of the first row'],
          keys: [{ kind: 'set', values: ranks.map(String), ordered: true }],
        },
        {
          ask: prose`Hence find the interval in which $p$ lies.`,
          answer: prose`$${low} < p < ${high}$`,
          solution: prose`With $r_s = 1$ both rows have the same ranks, so E has rank ${rank} in the second row as well. Its points lie between those of the neighbours in this order: $${low} < p < ${high}$.`,
          marks: [
            'M1 the same ranks in both rows',
            prose`(A1) rank ${rank} for E`,
            prose`A1 $${low} < p < ${high}$ (ends that are included lose this mark)`,
          ],
          keys: [{ kind: 'interval', intervals: [{ from: `${low}`, to: `${high}`, open_from: true, open_to: true }] }],
        },
        {
          ask: prose`State, with a reason, whether Pearson's coefficient of the two rows must be $1$ as well.`,
          answer: 'No: the points need not lie on a straight line.',
          solution: prose`No. $r_s = 1$ only says that both rows have the same order. Pearson's coefficient is 1 only if the points lie on a straight line with a positive gradient.`,
          marks: ['R1 no, the same order does not need a straight line'],
        },
        {
          ask: prose`In fact $p$ is slightly greater than $${high}$, and no other entry of the second judge lies between $${high}$ and $p$. Calculate $r_s$ in this case.`,
          answer: prose`$r_s = ${significant(changed)}$`,
          solution: prose`E and the entry with ${high} points change places in the second row. Two ranks differ by 1, and the calculator gives $r_s = ${significant(changed)}$.`,
          marks: ['(M1) two neighbouring ranks change places', prose`A1 $r_s = ${significant(changed)}$`],
          keys: [near(changed)],
        },
      ],
    }),
  check: ({ first, second, low, high }, { best, changed, above }) => {
    assertClose(best, 1, 'perfect order');
    assertClose(bySquares(first, above), changed, 'by squares');
    assert.deepEqual(
      second.filter((v) => v > low && v < high),
      [],
    );
  },
});

const threeJudges = defineTemplate({
  key: 'ai-spearman-pairs-of-judges',
  calculatorAllowed: true,
  placements: core('4.10', 2),
  variants: [
    {
      what: 'Three critics rank the six plays of a festival.',
      names: ['Critic 1', 'Critic 2', 'Critic 3'],
      a: [1, 2, 3, 4, 5, 6],
      b: [2, 1, 4, 3, 6, 5],
      c: [6, 4, 5, 2, 3, 1],
      tie: [1, 2, 3.5, 3.5, 5, 6],
    },
    {
      what: 'Three coaches rank six runners.',
      names: ['Coach 1', 'Coach 2', 'Coach 3'],
      a: [1, 2, 3, 4, 5, 6],
      b: [1, 3, 2, 5, 4, 6],
      c: [5, 6, 3, 4, 1, 2],
      tie: [1.5, 1.5, 3, 4, 5, 6],
    },
    {
      what: 'Three magazines rank the same six cameras.',
      names: ['Magazine 1', 'Magazine 2', 'Magazine 3'],
      a: [2, 1, 3, 5, 4, 6],
      b: [1, 2, 3, 4, 6, 5],
      c: [6, 5, 3, 4, 2, 1],
      tie: [2, 1, 3, 5, 4, 6].map((v) => (v > 4 ? 5.5 : v)),
    },
    {
      what: 'Three guides rank six towns by how much they are worth a visit.',
      names: ['Guide 1', 'Guide 2', 'Guide 3'],
      a: [3, 1, 2, 6, 5, 4],
      b: [2, 1, 3, 5, 6, 4],
      c: [4, 6, 5, 1, 2, 3],
      tie: [3, 1.5, 1.5, 6, 5, 4],
    },
  ],
  solve: ({ a, b, c, tie }) => ({ ab: pearson(a, b), ac: pearson(a, c), bc: pearson(b, c), tied: pearson(tie, b) }),
  write: ({ what, names: [one = '', two = '', three = ''], a, b, c, tie }, { ab, ac, bc, tied }) => {
    const equal = tie.filter((value, i) => tie.indexOf(value) !== i || tie.lastIndexOf(value) !== i)[0] ?? 0;
    return inParts({
      stem: prose`${what} The ranks are shown in the table.

        ${table(['', 'P', 'Q', 'R', 'S', 'T', 'U'], row(one, a), row(two, b), row(three, c))}`,
      hint: 'Large positive, large negative or close to zero: what would each of them say about two of the rows?',
      parts: [
        {
          ask: prose`Calculate Spearman's coefficient for each of the pairs: ${one} and ${two}, ${one} and ${three}, ${two} and ${three}.`,
          answer: prose`$${significant(ab)}$, $${significant(ac)}$ and $${significant(bc)}$`,
          solution: prose`The rows are ranks already. The calculator gives $${significant(ab)}$, $${significant(ac)}$ and $${significant(bc)}$, in this order.`,
          marks: [
            prose`A1 $${significant(ab)}$`,
            prose`A1 $${significant(ac)}$`,
            prose`A1 $${significant(bc)}$ (accept more figures; a lost sign costs the mark of its value)`,
          ],
          keys: [
            { ...near(ab), label: `${one} and ${two}` },
            { ...near(ac), label: `${one} and ${three}` },
            { ...near(bc), label: `${two} and ${three}` },
          ],
        },
        {
          ask: 'State which two rows agree most, and which two differ most.',
          answer: prose`${one} and ${two} agree most; ${Math.min(ac, bc) === ac ? one : two} and ${three} differ most.`,
          solution: prose`The greatest coefficient belongs to ${one} and ${two}, the least one to ${Math.min(ac, bc) === ac ? one : two} and ${three}.`,
          marks: [prose`A1 ${one} and ${two}`, prose`A1 ${Math.min(ac, bc) === ac ? one : two} and ${three} (FT)`],
        },
        {
          ask: prose`Suppose that every rank of ${three} is put in the opposite order, so that 1 becomes 6 and 6 becomes 1. Write down its new coefficient with ${one}.`,
          answer: prose`$${significant(-ac)}$`,
          solution: prose`The opposite order changes the sign of the coefficient alone: $${significant(-ac)}$.`,
          marks: [prose`A1 $${significant(-ac)}$ (FT their coefficient with the other sign)`],
          keys: [near(-ac)],
        },
        {
          ask: prose`${one} decides that the two with the ranks ${a
            .filter((_, i) => tie[i] === equal)
            .sort()
            .join(' and ')} are equally good. Write down the rank that both get, and calculate the new coefficient with ${two}.`,
          answer: prose`$${equal}$; $${significant(tied)}$`,
          solution: prose`Both get the mean of their ranks, $${equal}$. With this row the calculator gives $${significant(tied)}$.`,
          marks: [prose`A1 $${equal}$`, '(M1) new row of ranks', prose`A1 $${significant(tied)}$ (FT their rank)`],
          keys: [
            { ...exact(equal), label: 'Rank' },
            { ...near(tied), label: 'Coefficient' },
          ],
        },
      ],
    });
  },
  check: ({ a, b, c }, { ab, ac, bc }) => {
    assertClose(bySquares(a, b), ab, 'first pair');
    assertClose(bySquares(a, c), ac, 'second pair');
    assertClose(bySquares(b, c), bc, 'third pair');
    assert.ok(ab > ac && ab > bc && Math.abs(ac - bc) > 1e-9);
  },
});

export const ranksTemplates: readonly QuestionTemplate[] = [rising, missing, threeJudges];
