import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction } from '../../tex.ts';
import { reduced } from './exact-values.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topic 4, Statistics and probability: events and their probabilities, common to SL and HL. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

/** All pairs of faces of two dice with so many sides each. */
const pairs = (one: number, two: number) =>
  Array.from({ length: one }, (_, i) => Array.from({ length: two }, (_, j) => [i + 1, j + 1] as const)).flat();

const sampleSpace = inForms({ key: 'aa-sample-space-two-dice', calculatorAllowed: false, placements: core('4.5', 1, ['4.6']) }, [
  form({
    variants: [
      { one: 6, two: 6, total: 8, rolls: 180 },
      { one: 4, two: 6, total: 7, rolls: 120 },
      { one: 4, two: 8, total: 9, rolls: 240 },
      { one: 6, two: 8, total: 10, rolls: 144 },
    ],
    solve: ({ one, two, total, rolls }) => {
      const ways = pairs(one, two).filter(([a, b]) => a + b === total).length;
      const above = pairs(one, two).filter(([a, b]) => a + b > total).length;
      return { all: one * two, ways, above, expected: (rolls * ways) / (one * two) };
    },
    write: ({ one, two, total, rolls }, { all, ways, above, expected }) =>
      inParts({
        stem: `A fair die with faces numbered from 1 to ${one} and ${one === two ? 'another one of the same kind' : `a fair die with faces numbered from 1 to ${two}`} are rolled together. The two numbers are added.`,
        hint: 'How can all outcomes of two dice be shown?',
        parts: [
          {
            ask: 'Write down the number of equally likely outcomes.',
            answer: `$${all}$`,
            solution: raw`Each of the ${one} faces of one die can go with each of the ${two} faces of the other: $${one} \times ${two} = ${all}$ outcomes.`,
            marks: [`A1 $${all}$`],
            keys: [exact(all)],
          },
          {
            ask: `Calculate the probability that the sum is ${total}.`,
            answer: `$${fraction(ways, all)}$`,
            solution: raw`In the table the sum ${total} is on a diagonal with ${ways} entries, so the probability is $${reduced(ways, all)}$.`,
            marks: [`(M1) counts ${ways} outcomes`, `A1 $${fraction(ways, all)}$`],
            keys: [exact(ways / all)],
          },
          {
            ask: `Hence calculate the expected number of times that the sum is ${total} in ${rolls} rolls.`,
            answer: `$${expected}$`,
            solution: raw`The expected number is the number of rolls times the probability: $${rolls} \times ${fraction(ways, all)} = ${expected}$.`,
            marks: [`A1 $${expected}$`],
            keys: [exact(expected)],
          },
          {
            ask: `Calculate the probability that the sum is at most ${total}.`,
            answer: `$${fraction(all - above, all)}$`,
            solution: raw`It is shorter to count the opposite: ${above} outcomes have a sum greater than ${total}. So the probability is $1 - \dfrac{${above}}{${all}} = ${fraction(all - above, all)}$.`,
            marks: ['M1 counts these outcomes, or those of the complement', `A1 $${fraction(all - above, all)}$`],
            keys: [
              {
                ...exact((all - above) / all),
                slips: [slip((all - above - ways) / all, 'At most includes the number itself.', 'endpoint')],
              },
            ],
          },
        ],
      }),
    check: ({ one, two, total, rolls }, { all, ways, above, expected }) => {
      // Number of pairs with a sum by walking along the first die.
      let [equal, more] = [0, 0];
      for (let a = 1; a <= one; a++) {
        if (total - a >= 1 && total - a <= two) equal++;
        more += Math.max(0, Math.min(two, a + two - total));
      }
      assert.deepEqual([equal, more, one * two], [ways, above, all]);
      assert.equal(expected * one * two, rolls * ways);
      assert.ok(Number.isInteger(expected));
    },
  }),
  form({
    variants: [
      {
        sides: 6,
        rule: 'their difference (the larger minus the smaller number)',
        value: 2,
        f: (a: number, b: number) => Math.abs(a - b),
        name: 'difference',
      },
      {
        sides: 4,
        rule: 'the larger of the two numbers (or the number shown twice)',
        value: 3,
        f: (a: number, b: number) => Math.max(a, b),
        name: 'larger number',
      },
      { sides: 6, rule: 'their product', value: 12, f: (a: number, b: number) => a * b, name: 'product' },
      {
        sides: 5,
        rule: 'the smaller of the two numbers (or the number shown twice)',
        value: 2,
        f: (a: number, b: number) => Math.min(a, b),
        name: 'smaller number',
      },
    ],
    solve: ({ sides, value, f }) => {
      const scores = pairs(sides, sides).map(([a, b]) => f(a, b));
      const ways = (x: number) => scores.filter((score) => score === x).length;
      const values = [...new Set(scores)].toSorted((a, b) => a - b);
      const best = Math.max(...values.map(ways));
      return {
        hits: ways(value),
        all: scores.length,
        likely: values.filter((x) => ways(x) === best),
        best,
        rows: Array.from({ length: sides }, (_, i) => scores.slice(i * sides, (i + 1) * sides)),
      };
    },
    write: ({ sides, rule, value, name }, { hits, all, likely, best, rows }) =>
      inParts({
        stem: `Two fair spinners show the numbers from 1 to ${sides} with equal probabilities. Both are spun, and the score is ${rule}.`,
        hint: 'What would a table of all outcomes show?',
        parts: [
          {
            ask: 'Draw a sample space diagram with the scores of all outcomes.',
            answer: `A table with ${all} entries.`,
            solution: `| | ${rows.map((_, i) => i + 1).join(' | ')} |\n| --- | ${rows.map(() => '---').join(' | ')} |\n${rows.map((row, i) => `| **${i + 1}** | ${row.join(' | ')} |`).join('\n')}`,
            marks: [`A1 table with ${all} places`, 'A1 all scores correct'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `Calculate the probability that the ${name} is ${value}.`,
            answer: `$${fraction(hits, all)}$`,
            solution: raw`The entry ${value} is in ${hits} of the ${all} places: $${reduced(hits, all)}$.`,
            marks: [`A1 $${fraction(hits, all)}$`],
            keys: [exact(hits / all)],
          },
          {
            ask: `State the most likely score${likely.length > 1 ? 's' : ''}, with ${likely.length > 1 ? 'their common' : 'its'} probability.`,
            answer: `$${likely.join('$ and $')}$, with probability $${fraction(best, all)}$`,
            solution: raw`The entry in most places: ${likely.join(' and ')}, ${likely.length > 1 ? 'each ' : ''}in ${best} of ${all} places, with the probability $${reduced(best, all)}$.`,
            marks: [`A1 $${likely.join('$ and $')}$`, `A1 $${fraction(best, all)}$`],
            keys: [
              { kind: 'set', label: 'Score', values: likely.map(String) },
              { kind: 'number', label: 'Probability', ...exact(best / all) },
            ],
          },
        ],
      }),
    check: ({ sides, value, f }, { hits, all, best, likely, rows }) => {
      // Many spins that fill the square of outcomes evenly.
      const face = (i: number, step: number) => 1 + Math.floor(((i * step) % 1) * sides);
      const counted = new Map<number, number>();
      const trials = 120_000;
      for (let i = 0; i < trials; i++) {
        const score = f(face(i, 0.7548776662466927), face(i, 0.5698402909980532));
        counted.set(score, (counted.get(score) ?? 0) + 1);
      }
      assert.ok(Math.abs((counted.get(value) ?? 0) / trials - hits / sides ** 2) < 0.01);
      assert.ok(Math.abs(Math.max(...counted.values()) / trials - best / sides ** 2) < 0.01);
      const mostSeen = [...counted.keys()].filter((x) => Math.abs((counted.get(x) ?? 0) / trials - best / sides ** 2) < 0.01);
      assert.deepEqual(new Set(mostSeen), new Set(likely));
      assert.equal(all, rows.flat().length);
      rows.forEach((row, i) => void row.forEach((score, j) => void assert.equal(score, f(i + 1, j + 1))));
    },
  }),
]);

const relativeFrequency = inForms({ key: 'aa-relative-frequency', calculatorAllowed: true, placements: core('4.5', 2) }, [
  form({
    variants: [
      {
        counts: [38, 44, 41, 77],
        names: ['red', 'blue', 'green', 'white'],
        thing: 'spinner with four equal sectors',
        next: 600,
      },
      { counts: [31, 27, 34, 29, 79], names: ['one', 'two', 'three', 'four', 'five'], thing: 'five-sided top', next: 400 },
      { counts: [96, 54], names: ['heads', 'tails'], thing: 'bent coin', next: 1000 },
    ],
    solve: ({ counts, next }) => {
      const total = counts.reduce((a, b) => a + b, 0);
      const top = Math.max(...counts);
      return { total, top, share: top / total, expected: (next * top) / total, fair: total / counts.length };
    },
    write: ({ counts, names, thing, next }, { total, top, share, expected, fair }) => {
      const best = names[counts.indexOf(top)] ?? '';
      return inParts({
        stem: `A ${thing} was tried ${total} times.\n\n| result | ${names.join(' | ')} |\n| --- | ${names.map(() => '---').join(' | ')} |\n| frequency | ${counts.join(' | ')} |`,
        hint: 'The share of the trials so far is the best estimate of a probability that cannot be reasoned out.',
        parts: [
          {
            ask: `Find the relative frequency of "${best}".`,
            answer: `$${Number(share.toFixed(6))}$`,
            solution: raw`$\dfrac{${top}}{${total}} = ${Number(share.toFixed(6))}$.`,
            marks: [`A1 $${Number(share.toFixed(6))}$`],
            keys: [{ value: share, tolerance: share * 0.006 }],
          },
          {
            ask: `Use it to estimate how often "${best}" will come up in ${next} further trials.`,
            answer: `$${expected}$`,
            solution: raw`The relative frequency estimates the probability, so the expected number is $${next} \times ${Number(share.toFixed(6))} = ${expected}$.`,
            marks: ['(M1) number of trials times relative frequency', `A1 $${expected}$`],
            keys: [
              {
                value: expected,
                tolerance: expected * 0.006,
                slips: [slip(next / counts.length, 'You took all results for equally likely.')],
              },
            ],
          },
          {
            ask: `Calculate the expected number of each result in ${total} trials if all were equally likely, and comment on the ${thing.split(' ').at(-1) === 'sectors' ? 'spinner' : thing.split(' ').at(-1)}.`,
            answer: `$${fair}$; it does not seem fair`,
            solution: raw`Each result would be expected $\dfrac{${total}}{${counts.length}} = ${fair}$ times. The frequency ${top} is far from this, much further than chance would make likely in so many trials, so it does not seem fair.`,
            marks: [`A1 $${fair}$`, `R1 ${top} is far from it, so it does not seem fair`],
            keys: [exact(fair)],
          },
        ],
      });
    },
    check: ({ counts, next }, { total, expected, fair }) => {
      assertClose(expected / next, Math.max(...counts) / total, 'share');
      assertClose(
        counts.reduce((a, b) => a + b - fair, 0),
        0,
        'equal shares',
      );
      assert.ok(Number.isInteger(expected));
    },
  }),
  form({
    variants: [
      {
        both: [18, 42],
        other: [27, 33],
        rows: ['aged under 20', 'aged 20 or over'],
        columns: ['by bicycle', 'by bus'],
        who: 'visitors of an exhibition',
      },
      {
        both: [64, 16],
        other: [46, 24],
        rows: ['from the coast', 'from inland'],
        columns: ['can swim', 'cannot swim'],
        who: 'children of a holiday camp',
      },
      {
        both: [35, 25],
        other: [14, 26],
        rows: ['in the choir', 'not in the choir'],
        columns: ['read music', 'do not read music'],
        who: 'students of a year group',
      },
    ],
    solve: ({ both, other }) => {
      const [a = 0, b = 0] = both;
      const [c = 0, d = 0] = other;
      return { total: a + b + c + d, row: a + b, column: a + c, cell: a, union: a + b + c, opposite: d };
    },
    write: ({ both, other, rows, columns, who }, { total, row, column, cell, union, opposite }) =>
      inParts({
        stem: `The table classifies ${total} ${who}.\n\n| | ${columns[0]} | ${columns[1]} |\n| --- | --- | --- |\n| ${rows[0]} | ${both[0]} | ${both[1]} |\n| ${rows[1]} | ${other[0]} | ${other[1]} |\n\nOne of them is chosen at random. Let $A$ be the event "${rows[0]}" and $B$ the event "${columns[0]}".`,
        hint: 'What are the totals of the rows and columns?',
        parts: [
          {
            ask: `Calculate $${P('A')}$ and $${P('B')}$.`,
            answer: `$${P('A')} = ${fraction(row, total)}$, $${P('B')} = ${fraction(column, total)}$`,
            solution: raw`The first row holds ${row} of ${total}: $${P('A')} = ${fraction(row, total)}$. The first column holds ${column}: $${P('B')} = ${fraction(column, total)}$.`,
            marks: [`A1 $${fraction(row, total)}$`, `A1 $${fraction(column, total)}$`],
            keys: [
              { kind: 'number', label: `$${P('A')} =$`, ...exact(row / total) },
              { kind: 'number', label: `$${P('B')} =$`, ...exact(column / total) },
            ],
          },
          {
            ask: raw`Calculate $${P(raw`A \cup B`)}$.`,
            answer: `$${fraction(union, total)}$`,
            solution: raw`Everyone counts except those in neither event: $\dfrac{${total} - ${opposite}}{${total}} = ${fraction(union, total)}$. Adding the two probabilities of part (a) would count the ${cell} in both twice.`,
            marks: ['(M1) adds the three numbers, or uses the complement', `A1 $${fraction(union, total)}$`],
            keys: [{ ...exact(union / total), slips: [slip((row + column) / total, 'You counted those in both events twice.')] }],
          },
          {
            ask: raw`Describe the event $A' \cap B'$ in words, and calculate its probability.`,
            answer: `${rows[1]} and ${columns[1]}; $${fraction(opposite, total)}$`,
            solution: raw`Neither $A$ nor $B$ happens: the description is "${rows[1]}" and "${columns[1]}". This is true of ${opposite} of the ${total}: $${fraction(opposite, total)}$, and $1 - ${fraction(union, total)}$ gives the same.`,
            marks: [`A1 ${rows[1]} and ${columns[1]}`, `A1 $${fraction(opposite, total)}$`],
            keys: [exact(opposite / total)],
          },
        ],
      }),
    check: ({ both, other }, { total, row, column, cell, union, opposite }) => {
      assertClose(row / total + column / total - cell / total, union / total, 'addition rule');
      assert.equal(
        union + opposite,
        [...both, ...other].reduce((a, b) => a + b, 0),
      );
    },
  }),
]);

const complement = inForms({ key: 'aa-complement-at-least-one', calculatorAllowed: false, placements: core('4.5', 1, ['4.6']) }, [
  form({
    variants: [
      {
        top: 1,
        bottom: 3,
        n: 3,
        story: 'At each stop of a lift nobody is waiting with probability $\\frac{1}{3}$, independently of the other stops.',
        wanted: 'that at one or more of three stops nobody is waiting',
        opposite: 'at least one person is waiting at each of the three stops',
      },
      {
        top: 1,
        bottom: 4,
        n: 3,
        story: 'A quarter of the packets of a cereal contain a card, independently of each other.',
        wanted: 'that at least one of three packets contains a card',
        opposite: 'none of the three packets contains a card',
      },
      {
        top: 2,
        bottom: 5,
        n: 2,
        story: 'It rains on a day of May with probability $\\frac{2}{5}$, independently of other days.',
        wanted: 'that it rains on at least one of two days',
        opposite: 'it rains on neither of the two days',
      },
      {
        top: 1,
        bottom: 2,
        n: 4,
        story: 'A fair coin is tossed four times.',
        wanted: 'that at least one of the tosses shows heads',
        opposite: 'all four tosses show tails',
      },
    ],
    solve: ({ top, bottom, n }) => ({ none: (bottom - top) ** n, all: bottom ** n }),
    write: ({ top, bottom, n, story, wanted, opposite }, { none, all }) =>
      inParts({
        stem: `${story} The probability ${wanted} is to be found.`,
        hint: 'What is the opposite of "at least one"?',
        parts: [
          {
            ask: 'Describe the complementary event in words.',
            answer: `It is the event that ${opposite}.`,
            solution: `The opposite of at least one is none at all: ${opposite}.`,
            marks: [`A1 ${opposite}`],
          },
          {
            ask: 'Hence calculate the required probability.',
            answer: `$${fraction(all - none, all)}$`,
            solution: raw`One failure has the probability $1 - ${fraction(top, bottom)} = ${fraction(bottom - top, bottom)}$, and ${n} of them in a row $\left(${fraction(bottom - top, bottom)}\right)^{${n}} = ${fraction(none, all)}$. So the probability is $1 - ${fraction(none, all)} = ${fraction(all - none, all)}$.`,
            marks: [
              raw`M1 $\left(${fraction(bottom - top, bottom)}\right)^{${n}}$`,
              'M1 one minus it',
              `A1 $${fraction(all - none, all)}$`,
            ],
            keys: [{ ...exact((all - none) / all), slips: [slip(none / all, 'That is the probability of the opposite.')] }],
          },
          {
            ask: raw`A student calculates $${n} \times ${fraction(top, bottom)}$. Comment on this method.`,
            answer: 'Outcomes with several successes are counted more than once.',
            solution: raw`Adding the probabilities of the ${n} single events counts every outcome with several successes more than once; the events are not mutually exclusive. With more trials the product would even be greater than 1.`,
            marks: ['R1 the events are not mutually exclusive, or the value exceeds 1 for more trials'],
          },
        ],
      }),
    check: ({ top, bottom, n }, { none, all }) => {
      // Count all outcomes of n trials with that many equally likely cases each.
      let hits = 0;
      for (let code = 0; code < bottom ** n; code++) {
        const digits = Array.from({ length: n }, (_, i) => Math.floor(code / bottom ** i) % bottom);
        if (digits.some((digit) => digit < top)) hits++;
      }
      assert.equal(hits, all - none);
    },
  }),
  form({
    variants: [
      { parts: [3, 2, 5], names: ['win', 'draw', 'loss'], who: 'match of a team', pair: 'matches' },
      { parts: [4, 1, 3], names: ['on time', 'early', 'late'], who: 'arrival of a train', pair: 'arrivals' },
      { parts: [2, 7, 6], names: ['gold', 'silver', 'bronze'], who: 'medal won by a club', pair: 'medals' },
    ],
    solve: ({ parts }) => ({ whole: parts.reduce((a, b) => a + b, 0) }),
    write: ({ parts, names, who, pair }, { whole }) => {
      const [a = 0, b = 0, c = 0] = parts;
      const coefficient = (n: number) => (n === 1 ? 'p' : `${n}p`);
      return inParts({
        stem: raw`Each ${who} is of one of three kinds: "${names[0]}" with probability $${coefficient(a)}$, "${names[1]}" with probability $${coefficient(b)}$ and "${names[2]}" with probability $${coefficient(c)}$, where $p$ is a constant.`,
        hint: 'What do the probabilities of all the kinds add up to?',
        parts: [
          {
            ask: 'Determine the value of $p$.',
            answer: `$p = ${fraction(1, whole)}$`,
            solution: raw`The kinds exclude each other and cover all cases, so $${coefficient(a)} + ${coefficient(b)} + ${coefficient(c)} = ${whole}p = 1$ and $p = ${fraction(1, whole)}$.`,
            marks: ['M1 sum of the probabilities is 1', `A1 $p = ${fraction(1, whole)}$`],
            keys: [exact(1 / whole)],
          },
          {
            ask: `Calculate the probability that one ${who} is not "${names[0]}".`,
            answer: `$${fraction(whole - a, whole)}$`,
            solution: raw`$1 - ${fraction(a, whole)} = ${fraction(whole - a, whole)}$.`,
            marks: [`A1 $${fraction(whole - a, whole)}$`],
            keys: [exact((whole - a) / whole)],
          },
          {
            ask: `Calculate the probability that two such ${pair}, independent of each other, are of the same kind.`,
            answer: `$${fraction(a * a + b * b + c * c, whole * whole)}$`,
            solution: raw`Both "${names[0]}", or both "${names[1]}", or both "${names[2]}": $\dfrac{${a}^2 + ${b}^2 + ${c}^2}{${whole}^2} = ${fraction(a * a + b * b + c * c, whole * whole)}$.`,
            marks: ['M1 adds three squares', `A1 $${fraction(a * a + b * b + c * c, whole * whole)}$`],
            keys: [exact((a * a + b * b + c * c) / whole ** 2)],
          },
        ],
      });
    },
    check: ({ parts }, { whole }) => {
      const cases = parts.flatMap((count, i) => Array.from({ length: count }, () => i));
      const same = cases.flatMap((x) => cases.map((y) => x === y)).filter(Boolean).length;
      assert.equal(cases.length, whole);
      assert.equal(
        same,
        parts.reduce((total, n) => total + n * n, 0),
      );
    },
  }),
]);

/** Templates of topic 4 for SL and HL: events. */
export const events = [sampleSpace, relativeFrequency, complement];
