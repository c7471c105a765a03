import assert from 'node:assert/strict';
import { withLaterForms } from '../../forms.ts';
import { defineTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { probabilityTree, vennDiagram } from './figures.ts';
import { wheels } from './further-statistics-forms.ts';
import { core, exact, markScheme, paragraphs, raw, slip } from './writing.ts';

/** Topic 4, Statistics and probability: events and expected values, common to SL and HL. */

const vennCounts = defineTemplate({
  key: 'aa-venn-two-sets',
  calculatorAllowed: false,
  placements: core('4.6', 1, ['4.11']),
  variants: [
    { total: 40, a: 24, b: 18, neither: 6, who: 'students', first: 'play football', second: 'play tennis' },
    { total: 60, a: 35, b: 30, neither: 10, who: 'visitors', first: 'saw the museum', second: 'saw the castle' },
    { total: 50, a: 28, b: 20, neither: 12, who: 'employees', first: 'cycle to work', second: 'bring their own lunch' },
    { total: 30, a: 15, b: 12, neither: 9, who: 'pupils', first: 'learn French', second: 'learn Spanish' },
    { total: 100, a: 60, b: 45, neither: 15, who: 'households', first: 'own a dog', second: 'own a car' },
    { total: 36, a: 20, b: 18, neither: 8, who: 'club members', first: 'swim', second: 'row' },
    { total: 80, a: 50, b: 32, neither: 18, who: 'customers', first: 'bought bread', second: 'bought cheese' },
    { total: 45, a: 27, b: 20, neither: 10, who: 'musicians', first: 'play the piano', second: 'sing in a choir' },
    { total: 48, a: 32, b: 12, neither: 12, who: 'hikers', first: 'carry a map', second: 'carry a compass' },
  ],
  solve: ({ total, a, b, neither }) => {
    const common = a + b + neither - total;
    return { common, onlyA: a - common, onlyB: b - common, independent: a * b === common * total };
  },
  write: ({ total, a, b, neither, who, first, second }, { common, onlyA, onlyB, independent }) => {
    const exactlyOne = fraction(onlyA + onlyB, total);
    const conditional = fraction(common, b);
    return {
      text: paragraphs(
        raw`Of ${total} ${who}, ${a} ${first} (event $A$), ${b} ${second} (event $B$), and neither of the two is true of ${neither}. One of the ${who} is chosen at random.`,
        '![](diagram:venn)',
        raw`(a) Find the number of ${who} in $A \cap B$. [2]`,
        '(b) Find the probability that exactly one of the two events occurs. [2]',
        raw`(c) Find $\mathrm{P}(A \mid B)$. [2]`,
        raw`(d) Determine whether $A$ and $B$ are independent. [2]`,
      ),
      hint: raw`Which of the ${who} are counted twice when the numbers in $A$ and in $B$ are added?`,
      answer: paragraphs(
        raw`(a) ${common}`,
        raw`(b) $${exactlyOne}$`,
        raw`(c) $${conditional}$`,
        `(d) They are ${independent ? '' : 'not '}independent.`,
      ),
      solution: paragraphs(
        raw`(a) In the two sets together there are $${total} - ${neither} = ${total - neither}$. But $${a} + ${b} = ${a + b}$, so $${a + b} - ${total - neither} = ${common}$ are counted twice: they are in $A \cap B$.`,
        raw`(b) Only in $A$: $${a} - ${common} = ${onlyA}$. Only in $B$: $${b} - ${common} = ${onlyB}$. So the probability is $\dfrac{${onlyA} + ${onlyB}}{${total}} = ${exactlyOne}$.`,
        raw`(c) Given $B$, only the ${b} members of $B$ count, and ${common} of them are in $A$: $\mathrm{P}(A \mid B) = \dfrac{${common}}{${b}}${fraction(common, b) === raw`\frac{${common}}{${b}}` ? '' : ` = ${conditional}`}$.`,
        raw`(d) $\mathrm{P}(A) = ${fraction(a, total)}$ and $\mathrm{P}(A \mid B) = ${conditional}$. These are ${independent ? 'equal: knowing $B$ does not change the probability of $A$, so the events are independent' : 'different: knowing $B$ changes the probability of $A$, so the events are not independent'}.`,
      ),
      markScheme: markScheme({
        a: [raw`M1 $${a} + ${b} - (${total} - ${neither})$`, `A1 ${common}`],
        b: [raw`(M1) adds ${onlyA} and ${onlyB}`, raw`A1 $${exactlyOne}$`],
        c: [raw`(M1) divides by the number in $B$`, raw`A1 $${conditional}$`],
        d: [
          raw`M1 compares $\mathrm{P}(A \mid B)$ with $\mathrm{P}(A) = ${fraction(a, total)}$, or $\mathrm{P}(A \cap B)$ with the product`,
          `R1 they are ${independent ? 'equal, so the events are independent' : 'different, so the events are not independent'}`,
        ],
      }),
      numeric: [
        exact(common, 'a'),
        {
          ...exact((onlyA + onlyB) / total, 'b'),
          slips: [slip((onlyA + onlyB + common) / total, 'You also counted those for whom both events occur.')],
        },
        {
          ...exact(common / b, 'c'),
          slips: [
            slip(common / total, 'You divided by the total: the condition leaves only those in B.'),
            slip(common / a, 'You took A as the condition instead of B.', 'order'),
          ],
        },
      ],
      diagrams: [
        {
          name: 'venn',
          svg: vennDiagram(['A', 'B'], { left: '', both: '', right: '', outside: `${neither}` }).toSvg(),
          alt: `Venn diagram with two overlapping circles A and B in a rectangle; the number ${neither} is outside both circles.`,
        },
      ],
    };
  },
  check: ({ total, a, b, neither }, { common, onlyA, onlyB, independent }) => {
    // Line the people up: the first a are in A, and B starts so that the last ones are in neither.
    const people = Array.from({ length: total }, (_, i) => ({
      inA: i < a,
      inB: i >= total - neither - b && i < total - neither,
    }));
    assert.equal(people.filter(({ inA, inB }) => inA && inB).length, common);
    assert.equal(people.filter(({ inA, inB }) => inA !== inB).length, onlyA + onlyB);
    assert.equal(people.filter(({ inA, inB }) => !inA && !inB).length, neither);
    assert.equal(Math.abs((a / total) * (b / total) - common / total) < 1e-12, independent);
    assert.ok(common > 0 && onlyA > 0 && onlyB > 0);
  },
});

const twoDraws = defineTemplate({
  key: 'aa-two-draws-tree',
  calculatorAllowed: false,
  placements: core('4.6', 1, ['4.11']),
  variants: [
    { red: 5, blue: 3, things: 'counters', one: 'red', other: 'blue' },
    { red: 4, blue: 6, things: 'sweets', one: 'green', other: 'yellow' },
    { red: 7, blue: 3, things: 'tickets', one: 'white', other: 'pink' },
    { red: 3, blue: 6, things: 'marbles', one: 'black', other: 'white' },
    { red: 6, blue: 5, things: 'cards', one: 'red', other: 'black' },
    { red: 8, blue: 4, things: 'beads', one: 'gold', other: 'silver' },
    { red: 2, blue: 5, things: 'tiles', one: 'square', other: 'round' },
    { red: 9, blue: 6, things: 'badges', one: 'blue', other: 'orange' },
    { red: 4, blue: 3, things: 'keys', one: 'long', other: 'short' },
  ],
  solve: ({ red, blue }) => {
    const all = red + blue;
    const pairs = all * (all - 1);
    const secondBlue = red * blue + blue * (blue - 1);
    return { pairs, bothRed: red * (red - 1), mixed: 2 * red * blue, secondBlue, redGivenBlue: red * blue };
  },
  write: ({ red, blue, things, one, other }, { pairs, bothRed, mixed, secondBlue, redGivenBlue }) => {
    const all = red + blue;
    const [r, b] = [one.charAt(0).toUpperCase(), other.charAt(0).toUpperCase()];
    const tree = probabilityTree([
      {
        label: r,
        probability: `${red}/${all}`,
        children: [
          { label: r, probability: '' },
          { label: b, probability: '' },
        ],
      },
      {
        label: b,
        probability: '',
        children: [
          { label: r, probability: '' },
          { label: b, probability: '' },
        ],
      },
    ]);
    return {
      text: paragraphs(
        raw`A bag contains ${red} ${one} and ${blue} ${other} ${things}. Two of them are taken out at random, one after the other, without replacement. In the tree diagram, ${r} stands for ${one} and ${b} for ${other}; one of the probabilities is given.`,
        '![](diagram:tree)',
        raw`Find the probability that`,
        raw`(a) both are ${one}; [2]`,
        raw`(b) they are different; [2]`,
        raw`(c) the second one is ${other}; [2]`,
        raw`(d) the first one is ${one}, given that the second one is ${other}. [3]`,
      ),
      hint: 'How many are left in the bag after the first draw?',
      answer: paragraphs(
        raw`(a) $${fraction(bothRed, pairs)}$`,
        raw`(b) $${fraction(mixed, pairs)}$`,
        raw`(c) $${fraction(secondBlue, pairs)}$`,
        raw`(d) $${fraction(redGivenBlue, secondBlue)}$`,
      ),
      solution: paragraphs(
        raw`(a) Along the branches: $\dfrac{${red}}{${all}} \times \dfrac{${red - 1}}{${all - 1}} = ${fraction(bothRed, pairs)}$.`,
        raw`(b) There are two ways, ${one} then ${other} or ${other} then ${one}, with the same probability: $2 \times \dfrac{${red}}{${all}} \times \dfrac{${blue}}{${all - 1}} = ${fraction(mixed, pairs)}$.`,
        raw`(c) Add the two paths that end in ${other}: $\dfrac{${red}}{${all}} \times \dfrac{${blue}}{${all - 1}} + \dfrac{${blue}}{${all}} \times \dfrac{${blue - 1}}{${all - 1}} = ${fraction(secondBlue, pairs)}$. This is also the probability that the first one is ${other}, since each of the ${things} is as likely to be the second as the first.`,
        raw`(d) Divide the probability of the path ${one} then ${other} by that of part (c): $\dfrac{\frac{${red * blue}}{${pairs}}}{\frac{${secondBlue}}{${pairs}}} = \dfrac{${red * blue}}{${secondBlue}}${fraction(redGivenBlue, secondBlue) === raw`\frac{${red * blue}}{${secondBlue}}` ? '' : ` = ${fraction(redGivenBlue, secondBlue)}`}$.`,
      ),
      markScheme: markScheme({
        a: [raw`(M1) $\frac{${red}}{${all}} \times \frac{${red - 1}}{${all - 1}}$`, raw`A1 $${fraction(bothRed, pairs)}$`],
        b: ['(M1) two products', raw`A1 $${fraction(mixed, pairs)}$`],
        c: ['(M1) adds two paths', raw`A1 $${fraction(secondBlue, pairs)}$`],
        d: [
          'M1 uses the formula for conditional probability',
          raw`A1 $\frac{${red * blue}}{${pairs}}$ in the numerator`,
          raw`A1 $${fraction(redGivenBlue, secondBlue)}$`,
        ],
      }),
      numeric: [
        { ...exact(bothRed / pairs, 'a'), slips: [slip((red / all) ** 2, 'You put the first one back before the second draw.')] },
        { ...exact(mixed / pairs, 'b'), slips: [slip(mixed / 2 / pairs, 'You counted one of the two orders only.')] },
        exact(secondBlue / pairs, 'c'),
        {
          ...exact(redGivenBlue / secondBlue, 'd'),
          slips: [slip(redGivenBlue / pairs, 'You did not divide by the probability of the condition.')],
        },
      ],
      diagrams: [
        {
          name: 'tree',
          svg: tree.toSvg(),
          alt: `Tree diagram with two stages, ${r} and ${b} at each; only the first branch to ${r} has its probability, ${red} out of ${all}.`,
        },
      ],
    };
  },
  check: ({ red, blue }, { pairs, bothRed, mixed, secondBlue, redGivenBlue }) => {
    const counted = { pairs: 0, bothRed: 0, mixed: 0, secondBlue: 0, redGivenBlue: 0 };
    for (let i = 0; i < red + blue; i++) {
      for (let j = 0; j < red + blue; j++) {
        if (i === j) continue;
        counted.pairs++;
        if (i < red && j < red) counted.bothRed++;
        if (i < red !== j < red) counted.mixed++;
        if (j >= red) counted.secondBlue++;
        if (i < red && j >= red) counted.redGivenBlue++;
      }
    }
    assert.deepEqual(counted, { pairs, bothRed, mixed, secondBlue, redGivenBlue });
  },
});

const discreteDistribution = defineTemplate({
  key: 'aa-discrete-distribution-game',
  calculatorAllowed: false,
  placements: core('4.7', 1),
  // Weights of 1, 2, 3, 4 in units of k; prize is paid for the value 4.
  variants: [
    { w1: 4, w2: 3, w3: 2, w4: 1, prize: 20 },
    { w1: 1, w2: 2, w3: 2, w4: 3, prize: 8 },
    { w1: 3, w2: 5, w3: 1, w4: 3, prize: 12 },
    { w1: 2, w2: 1, w3: 4, w4: 1, prize: 16 },
    { w1: 5, w2: 2, w3: 3, w4: 2, prize: 18 },
    { w1: 6, w2: 4, w3: 3, w4: 2, prize: 30 },
    { w1: 1, w2: 3, w3: 4, w4: 2, prize: 15 },
    { w1: 7, w2: 5, w3: 5, w4: 3, prize: 40 },
    { w1: 3, w2: 3, w3: 2, w4: 4, prize: 9 },
  ],
  solve: ({ w1, w2, w3, w4, prize }) => {
    const total = w1 + w2 + w3 + w4;
    return { total, mean: w1 + 2 * w2 + 3 * w3 + 4 * w4, atLeast: w3 + w4, price: (prize * w4) / total };
  },
  write: ({ w1, w2, w3, w4, prize }, { total, mean, atLeast, price }) => {
    const k = (weight: number) => (weight === 1 ? '$k$' : `$${weight}k$`);
    const expectation = fraction(mean, total);
    return {
      text: paragraphs(
        raw`The number $X$ that a spinner shows has the following probability distribution.`,
        raw`| $x$ | 1 | 2 | 3 | 4 |
| --- | --- | --- | --- | --- |
| $\mathrm{P}(X = x)$ | ${k(w1)} | ${k(w2)} | ${k(w3)} | ${k(w4)} |`,
        raw`(a) Determine the value of $k$. [2]`,
        raw`(b) Find $\mathrm{E}(X)$. [2]`,
        raw`(c) Find $\mathrm{P}(X = 4 \mid X \ge 3)$. [2]`,
        raw`In a game a player pays a price, spins once, and receives ${prize} euros if the spinner shows 4 and nothing otherwise.`,
        '(d) Find the price for which the game is fair. [2]',
      ),
      hint: 'What do all probabilities add up to? What does a fair game mean for the expected gain?',
      answer: paragraphs(
        raw`(a) $k = ${fraction(1, total)}$`,
        raw`(b) $${expectation}$`,
        raw`(c) $${fraction(w4, atLeast)}$`,
        `(d) $${price}$ euros`,
      ),
      solution: paragraphs(
        raw`(a) The probabilities add up to 1: $${w1 === 1 ? '' : w1}k + ${w2 === 1 ? '' : w2}k + ${w3 === 1 ? '' : w3}k + ${w4 === 1 ? '' : w4}k = ${total}k = 1$, so $k = ${fraction(1, total)}$.`,
        raw`(b) $\mathrm{E}(X) = \sum x\,\mathrm{P}(X = x) = \dfrac{1 \times ${w1} + 2 \times ${w2} + 3 \times ${w3} + 4 \times ${w4}}{${total}} = ${expectation}$.`,
        raw`(c) Given $X \ge 3$, only the values 3 and 4 count: $\dfrac{\mathrm{P}(X = 4)}{\mathrm{P}(X \ge 3)} = \dfrac{${w4}}{${w3} + ${w4}} = ${fraction(w4, atLeast)}$.`,
        raw`(d) The expected payment is $${prize} \times ${fraction(w4, total)} = ${price}$ euros. The game is fair when the price equals it: ${price} euros.`,
      ),
      markScheme: markScheme({
        a: ['M1 sum of the probabilities is 1', raw`A1 $k = ${fraction(1, total)}$`],
        b: [raw`(M1) uses $\sum x\,\mathrm{P}(X = x)$`, raw`A1 $${expectation}$`],
        c: [raw`(M1) divides by $\mathrm{P}(X \ge 3)$`, raw`A1 $${fraction(w4, atLeast)}$`],
        d: [raw`(M1) expected payment $${prize} \times ${fraction(w4, total)}$`, raw`A1 ${price} euros`],
      }),
      numeric: [
        exact(1 / total, 'a'),
        exact(mean / total, 'b'),
        { ...exact(w4 / atLeast, 'c'), slips: [slip(w4 / total, 'You left out the condition.')] },
        exact(price, 'd', 'euros'),
      ],
    };
  },
  check: ({ w1, w2, w3, w4, prize }, { total, mean, atLeast, price }) => {
    // A wheel with one sector for each unit of weight.
    const wheel = [w1, w2, w3, w4].flatMap((weight, i) => Array.from({ length: weight }, () => i + 1));
    assert.equal(wheel.length, total);
    assert.equal(
      wheel.reduce((a, b) => a + b, 0),
      mean,
    );
    const high = wheel.filter((x) => x >= 3);
    assert.equal(high.length, atLeast);
    assert.equal(
      wheel.reduce((gain, x) => gain + (x === 4 ? prize : 0) - price, 0),
      0,
      'expected gain',
    );
    assert.ok(Number.isInteger(price * 10));
  },
});

/** Templates of topic 4 for SL and HL: probability. */
export const probability = [vennCounts, twoDraws, withLaterForms(discreteDistribution, ...wheels)];
