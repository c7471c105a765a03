import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, signed, significant, term } from '../../tex.ts';
import { exact, higher, raw, slip } from './writing.ts';

/** Topics 1.10 and 1.11, arrangements, selections and the extended binomial theorem, HL. */

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const ordered = (n: number, r: number) => factorial(n) / factorial(n - r);
const choose = (n: number, r: number) => Math.round(ordered(n, r) / factorial(r));
/** All orders of a list. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, i) => orders([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]));
}
const shows = (n: number, r: number) => raw`\dbinom{${n}}{${r}}`;

const arrangements = inForms({ key: 'aa-hl-arrangements-in-a-row', calculatorAllowed: false, placements: higher('1.10', 1) }, [
  form({
    variants: [
      { a: 3, b: 4, things: 'novels', others: 'textbooks' },
      { a: 2, b: 5, things: 'red flags', others: 'blue flags' },
      { a: 4, b: 3, things: 'pop songs', others: 'folk songs' },
    ],
    solve: ({ a, b }) => ({
      all: factorial(a + b),
      together: factorial(b + 1) * factorial(a),
      apart: factorial(b) * ordered(b + 1, a),
    }),
    write: ({ a, b, things, others }, { all, together, apart }) =>
      inParts({
        stem: raw`${a} different ${things} and ${b} different ${others} are put in a row. Determine the number of possible orders in each case.`,
        hint: 'How can objects that must stay together be counted, and where can those go that must stay apart?',
        parts: [
          {
            ask: 'There is no restriction.',
            answer: `${all}`,
            solution: raw`All ${a + b} objects are different: $${a + b}! = ${all}$.`,
            marks: [`A1 ${all}`],
            keys: [exact(all)],
          },
          {
            ask: `The ${things} all stand next to each other.`,
            answer: `${together}`,
            solution: raw`Take the ${things} as one block. The block and the ${b} ${others} can be ordered in $${b + 1}!$ ways, and within the block there are $${a}!$ orders: $${b + 1}! \times ${a}! = ${together}$. Leaving out the orders within the block is the usual slip.`,
            marks: ['M1 treats them as one block', `A1 ${together}`],
            keys: [
              {
                ...exact(together),
                slips: [slip(factorial(b + 1), 'Within the block the objects can change places too.', 'incomplete')],
              },
            ],
          },
          {
            ask: `No two of the ${things} stand next to each other.`,
            answer: `${apart}`,
            solution: raw`First order the ${others}: $${b}!$ ways. They leave ${b + 1} gaps, ends included, and each of the ${things} takes a gap of its own: ${Array.from({ length: a }, (_, i) => `$${b + 1 - i}$`).join(', ')} choices. In all $${b}! \times ${ordered(b + 1, a)} = ${apart}$.`,
            marks: [raw`M1 places them in gaps, $${b}!$ orders of the others`, `A1 ${apart}`],
            keys: [
              {
                ...exact(apart),
                slips: a === 2 ? [] : [slip(all - together, 'You only left out the orders in which all of them are together.')],
              },
            ],
          },
        ],
      }),
    check: ({ a, b }, { all, together, apart }) => {
      const rows = orders(Array.from({ length: a + b }, (_, i) => i < a));
      const runs = rows.map((row) =>
        row
          .map(Number)
          .join('')
          .split('0')
          .filter((run) => run !== '')
          .map((run) => run.length),
      );
      assert.equal(rows.length, all);
      assert.equal(runs.filter((run) => run.length === 1).length, together);
      assert.equal(runs.filter((run) => run.every((length) => length === 1)).length, apart);
    },
  }),
  form({
    variants: [
      { digits: [1, 2, 3, 4, 5], length: 3, over: 300 },
      { digits: [2, 3, 5, 6, 8, 9], length: 3, over: 500 },
      { digits: [1, 3, 4, 6, 7], length: 4, over: 4000 },
    ],
    solve: ({ digits, length, over }) => {
      const lead = over / 10 ** (length - 1);
      const evens = digits.filter((d) => d % 2 === 0).length;
      return {
        all: ordered(digits.length, length),
        even: evens * ordered(digits.length - 1, length - 1),
        large: digits.filter((d) => d >= lead).length * ordered(digits.length - 1, length - 1),
      };
    },
    write: ({ digits, length, over }, { all, even, large }) => {
      const lead = over / 10 ** (length - 1);
      const evens = digits.filter((d) => d % 2 === 0);
      const leads = digits.filter((d) => d >= lead);
      return inParts({
        stem: raw`Numbers with ${length} digits are formed from the digits ${digits.join(', ')}. No digit may be used twice.`,
        hint: 'Which place has a condition, and how many choices does it leave?',
        parts: [
          {
            ask: 'Write down how many such numbers there are.',
            answer: `${all}`,
            solution: raw`The places can be filled in ${Array.from({ length }, (_, i) => `$${digits.length - i}$`).join(', ')} ways: $\;{}^{${digits.length}}P_{${length}} = ${all}$.`,
            marks: [`A1 ${all}`],
            keys: [exact(all)],
          },
          {
            ask: 'Find how many of them are even.',
            answer: `${even}`,
            solution: raw`The last digit has to be even: ${evens.length} choices. The other ${length - 1} places are filled from the ${digits.length - 1} digits left: $${evens.length} \times ${ordered(digits.length - 1, length - 1)} = ${even}$.`,
            marks: ['M1 fills the last place first', `A1 ${even}`],
            keys: [exact(even)],
          },
          {
            ask: `Find how many of them are greater than ${over}.`,
            answer: `${large}`,
            solution: raw`The first digit has to be one of ${leads.join(', ')}: ${leads.length} choices, and after it any: $${leads.length} \times ${ordered(digits.length - 1, length - 1)} = ${large}$.`,
            marks: ['M1 fills the first place first', `A1 ${large}`],
            keys: [exact(large)],
          },
        ],
      });
    },
    check: ({ digits, length, over }, { all, even, large }) => {
      const numbers = new Set(orders(digits).map((row) => Number(row.slice(0, length).join(''))));
      assert.equal(numbers.size, all);
      assert.equal([...numbers].filter((n) => n % 2 === 0).length, even);
      assert.equal([...numbers].filter((n) => n > over).length, large);
    },
  }),
]);

const choices = inForms(
  {
    key: 'aa-hl-choose-then-arrange',
    calculatorAllowed: true,
    placements: higher('1.10', 2),
  },
  [
    form({
      variants: [
        { n: 12, lead: 3, rest: 4 },
        { n: 10, lead: 2, rest: 3 },
        { n: 15, lead: 3, rest: 5 },
      ],
      solve: ({ n, lead, rest }) => ({ offices: ordered(n, lead), both: ordered(n, lead) * choose(n - lead, rest) }),
      write: ({ n, lead, rest }, { offices, both }) => {
        const names = ['chair', 'treasurer', 'secretary'].slice(0, lead);
        return inParts({
          stem: raw`A club of ${n} people elects a ${names.join(', a ')} (different people), and after that a working group of ${rest} of the other members, who all have the same task.`,
          hint: 'For which of the two choices does the order matter?',
          parts: [
            {
              ask: 'Outline why the order matters for the offices but not for the working group.',
              answer: 'Exchanging two office holders gives a different result; exchanging two members of the group does not.',
              solution:
                'The offices differ, so it matters who holds which. All members of the working group have the same task, so only who belongs to it matters.',
              marks: ['R1 offices differ, the places in the group do not'],
            },
            {
              ask: 'Calculate the number of ways to fill the offices.',
              answer: `${offices}`,
              solution: raw`${Array.from({ length: lead }, (_, i) => `$${n - i}$`).join(', ')} choices one after the other: $\;{}^{${n}}P_{${lead}} = ${offices}$.`,
              marks: [`A1 ${offices}`],
              keys: [{ ...exact(offices), slips: [slip(choose(n, lead), 'You counted without order, but the offices differ.')] }],
            },
            {
              ask: 'Calculate the number of possible results of the whole election.',
              answer: `${both}`,
              solution: raw`For each choice of the offices the group is chosen from ${n - lead} members: $${offices} \times ${shows(n - lead, rest)} = ${offices} \times ${choose(n - lead, rest)} = ${both}$.`,
              marks: [raw`M1 multiplies by $${shows(n - lead, rest)}$`, `A1 ${both}`],
              keys: [exact(both)],
            },
          ],
        });
      },
      check: ({ n, lead, rest }, { offices, both }) => {
        let count = 1;
        for (let i = 0; i < lead; i++) count *= n - i;
        assert.equal(count, offices);
        let groups = 0;
        for (let set = 0; set < 2 ** (n - lead); set++) if (set.toString(2).replaceAll('0', '').length === rest) groups++;
        assert.equal(offices * groups, both);
      },
    }),
    form({
      variants: [
        { right: 5, up: 4, via: [2, 1] },
        { right: 6, up: 3, via: [2, 2] },
        { right: 7, up: 4, via: [3, 2] },
      ] as { right: number; up: number; via: [number, number] }[],
      solve: ({ right, up, via: [x, y] }) => {
        const all = choose(right + up, up);
        const through = choose(x + y, y) * choose(right + up - x - y, up - y);
        return { all, through, avoiding: all - through };
      },
      write: ({ right, up, via: [x, y] }, { all, through, avoiding }) =>
        inParts({
          stem: raw`A town has a square grid of streets. A courier goes from $(0, 0)$ to $(${right}, ${up})$ along the streets, at each crossing either one block to the right or one block up.`,
          hint: `Every route consists of ${right + up} blocks. In what do two routes differ?`,
          parts: [
            {
              ask: 'Calculate the number of possible routes.',
              answer: `${all}`,
              solution: raw`Of the ${right + up} blocks, ${up} lead up. Choosing these ${up} fixes the route: $${shows(right + up, up)} = ${all}$.`,
              marks: [raw`M1 $${shows(right + up, up)}$ or equivalent`, `A1 ${all}`],
              keys: [exact(all)],
            },
            {
              ask: raw`The crossing $(${x}, ${y})$ is closed. Calculate the number of routes that avoid it.`,
              answer: `${avoiding}`,
              solution: raw`Routes through the crossing: $${shows(x + y, y)} \times ${shows(right + up - x - y, up - y)} = ${through}$, to the crossing and then from it. All others avoid it: $${all} - ${through} = ${avoiding}$.`,
              marks: ['M1 counts the routes through the crossing as a product', `A1 ${through}`, `A1 ${avoiding}`],
              keys: [{ ...exact(avoiding), slips: [slip(through, 'Those are the routes that lead through the crossing.')] }],
            },
          ],
        }),
      check: ({ right, up, via: [x, y] }, { all, avoiding }) => {
        const walk = (i: number, j: number, closed: boolean): number => {
          if (i > right || j > up || (closed && i === x && j === y)) return 0;
          return i === right && j === up ? 1 : walk(i + 1, j, closed) + walk(i, j + 1, closed);
        };
        assert.equal(walk(0, 0, false), all);
        assert.equal(walk(0, 0, true), avoiding);
      },
    }),
    form({
      variants: [
        { n: 9, k: 8 },
        { n: 7, k: 6 },
      ],
      solve: ({ n }) => ({ pairs: ordered(n, 2), groups: choose(n, 3) }),
      write: ({ n }, { pairs, groups }) =>
        inParts({
          hint: 'What do the two counts look like as products of $n$, $n - 1$ and so on?',
          parts: [
            {
              ask: raw`Solve ${raw`$\;{}^nP_2 = ${pairs}$`} for $n$.`,
              answer: `$n = ${n}$`,
              solution: raw`${raw`$\;{}^nP_2 = n(n - 1)$`}, so $n^2 - n - ${pairs} = 0$, which gives $n = ${n}$ or $n = ${1 - n}$. Only the positive one is possible.`,
              marks: ['M1 $n(n - 1)$', `A1 $n = ${n}$`],
              keys: [exact(n)],
            },
            {
              ask: raw`For this $n$, state how many groups of three can be chosen from $n$ people, and compare this with the number of ways to choose a group of $n - 3$.`,
              answer: `${groups}; the two numbers are equal.`,
              solution: raw`$${shows(n, 3)} = ${groups}$. Choosing three people is the same as choosing the ${n - 3} who are left out, so the two numbers are equal.`,
              marks: [`A1 ${groups}`, 'R1 equal, since choosing three leaves out the other group'],
            },
          ],
        }),
      check: ({ n }, { pairs, groups }) => {
        let [two, three] = [0, 0];
        for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) if (a !== b) two++;
        for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) for (let c = b + 1; c < n; c++) three++;
        assert.deepEqual([two, three], [pairs, groups]);
      },
    }),
  ],
);

/** Coefficients of `(1 + ax)^(p/q)` up to the third power, as numerator and denominator. */
function seriesOf(a: number, p: number, q: number): [number, number][] {
  const result: [number, number][] = [[1, 1]];
  let [top, bottom] = [1, 1];
  for (let k = 1; k <= 3; k++) {
    top *= (p - (k - 1) * q) * a;
    bottom *= q * k;
    result.push([top, bottom]);
  }
  return result;
}
const signedFraction = (top: number, bottom: number, symbol: string) => {
  if (top === 0) return '';
  const size = fraction(Math.abs(top), Math.abs(bottom));
  return `${top * bottom < 0 ? ' - ' : ' + '}${size === '1' ? '' : size}${symbol}`;
};

const extendedBinomial = inForms({ key: 'aa-hl-extended-binomial', calculatorAllowed: false, placements: higher('1.10', 1) }, [
  form({
    variants: [
      { a: 2, p: 1, q: 2 },
      { a: -3, p: 1, q: 3 },
      { a: 4, p: -1, q: 2 },
      { a: 3, p: -2, q: 3 },
    ],
    solve: ({ a, p, q }) => ({ coefficients: seriesOf(a, p, q) }),
    write: ({ a, p, q }, { coefficients }) => {
      const symbols = ['', 'x', 'x^2', 'x^3'];
      const series = `1${coefficients
        .slice(1)
        .map(([top, bottom], i) => signedFraction(top, bottom, symbols[i + 1] ?? ''))
        .join('')}`;
      return inParts({
        stem: raw`Consider $f(x) = (1${a < 0 ? ' - ' : ' + '}${term(Math.abs(a), 'x')})^{${fraction(p, q)}}$.`,
        hint: 'What takes the place of $u$ in the series for $(1 + u)^n$, and to which power is its coefficient raised?',
        parts: [
          {
            ask: raw`Find the expansion of $f(x)$ in ascending powers of $x$, up to and including the term in $x^3$.`,
            answer: `$${series}$`,
            solution: raw`With $n = ${fraction(p, q)}$ and $u = ${term(a, 'x')}$, $(1 + u)^n = 1 + nu + \dfrac{n(n-1)}{2!}u^2 + \dfrac{n(n-1)(n-2)}{3!}u^3 + \dots$ gives $$f(x) = ${series} + \dots$$ The sign and the factor of $x$ are inside each power of $u$.`,
            marks: [
              'M1 uses the extended binomial theorem',
              'A1 correct first-order term',
              'A1 correct second-order term',
              `A1 $${series}$`,
            ],
            keys: [{ kind: 'expression', value: series, form: 'expanded' }],
          },
          {
            ask: 'State the values of $x$ for which the expansion is valid.',
            answer: raw`$|x| < ${fraction(1, Math.abs(a))}$`,
            solution: raw`The series needs $|u| < 1$, that is $|${term(a, 'x')}| < 1$, so $|x| < ${fraction(1, Math.abs(a))}$.`,
            marks: [raw`A1 $|x| < ${fraction(1, Math.abs(a))}$`],
            keys: [
              {
                kind: 'interval',
                intervals: [{ from: `-1/${Math.abs(a)}`, to: `1/${Math.abs(a)}`, open_from: true, open_to: true }],
              },
            ],
          },
        ],
      });
    },
    check: ({ a, p, q }, { coefficients }) => {
      const x = 0.001;
      const value = coefficients.reduce((sum, [top, bottom], k) => sum + (top / bottom) * x ** k, 0);
      assertClose(value, (1 + a * x) ** (p / q), 'value near zero', 1e-8);
      // What the third power adds, taken from values on both sides of zero.
      const f = (at: number) => (1 + a * at) ** (p / q);
      const h = 2e-3;
      const third = (f(2 * h) - 2 * f(h) + 2 * f(-h) - f(-2 * h)) / (12 * h ** 3);
      const [top = 0, bottom = 1] = coefficients[3] ?? [];
      assertClose(top / bottom, third, 'third coefficient', 1e-2);
    },
  }),
  form({
    variants: [
      { p: 1, q: 2, a: 4, over: 25 },
      { p: 1, q: 2, a: 2, over: 50 },
      { p: 1, q: 3, a: 3, over: 100 },
    ],
    solve: ({ p, q, a, over }) => {
      const [, one, two] = seriesOf(a, p, q) as [[number, number], [number, number], [number, number]];
      const x = 1 / over;
      return {
        one: one[0] / one[1],
        two: two[0] / two[1],
        approximation: Number((1 + (one[0] / one[1]) * x + (two[0] / two[1]) * x * x).toFixed(10)),
        inside: Number((1 + a * x).toFixed(10)),
      };
    },
    write: ({ q, a, over }, { one, two, approximation, inside }) => {
      const root = (body: string) => (q === 2 ? raw`\sqrt{${body}}` : raw`\sqrt[3]{${body}}`);
      const series = `1${signed(one) === ' + 1' ? ' + ' : ` + ${one}`}x${two < 0 ? ' - ' : ' + '}${Math.abs(two) === 1 ? '' : Math.abs(two)}x^2`;
      return inParts({
        stem: raw`The expansion of $${root(`1 + ${a}x`)}$ begins with $1 + bx + cx^2$.`,
        hint: 'Which power is the root?',
        parts: [
          {
            ask: 'Determine the value of $b$ and of $c$.',
            answer: `$b = ${one}$, $c = ${two}$`,
            solution: raw`With the exponent $n = \frac{1}{${q}}$: $b = n \times ${a} = ${one}$ and $c = \dfrac{n(n - 1)}{2} \times ${a}^2 = ${two}$.`,
            marks: ['M1 extended binomial theorem', `A1 $b = ${one}$`, `A1 $c = ${two}$`],
            keys: [
              { kind: 'number', label: '$b =$', ...exact(one) },
              { kind: 'number', label: '$c =$', ...exact(two) },
            ],
          },
          {
            ask: raw`By putting $x = \frac{1}{${over}}$, find an approximation of $${root(`${inside}`)}$ as a decimal number.`,
            answer: `$${approximation}$`,
            solution: raw`For $x = \frac{1}{${over}}$ the expression under the root is $${inside}$, and $${series}$ has the value $${approximation}$.`,
            marks: [raw`M1 substitutes $x = \frac{1}{${over}}$`, `A1 $${approximation}$`],
            keys: [{ value: approximation, tolerance: 1e-7 }],
          },
          {
            ask: raw`Explain why $x = 1$ cannot be used in the same way to approximate $${root(`${1 + a}`)}$.`,
            answer: raw`The expansion is valid only for $|x| < \frac{1}{${a}}$.`,
            solution: raw`The series converges only for $|${a}x| < 1$, that is $|x| < \frac{1}{${a}}$; for $x = 1$ its terms do not become small.`,
            marks: [raw`R1 $x = 1$ lies outside $|x| < \frac{1}{${a}}$`],
          },
        ],
      });
    },
    check: ({ p, q, a, over }, { one, two, approximation, inside }) => {
      assertClose((inside - 1) * over, a, 'number under the root', 1e-9);
      assertClose(approximation ** q, inside ** p, 'power of the approximation', 5e-4);
      const f = (x: number) => (1 + a * x) ** (p / q);
      assertClose(differentiate(f, 0), one, 'first coefficient', 1e-6);
      assertClose(differentiate((x) => differentiate(f, x), 0, 4e-3) / 2, two, 'second coefficient', 1e-4);
      assertClose(approximation, 1 + (one + two / over) / over, 'approximation', 1e-8);
    },
  }),
]);

const fractionsAndSeries = inForms(
  {
    key: 'aa-hl-partial-fractions-and-series',
    calculatorAllowed: false,
    placements: higher('1.11', 1, ['1.10']),
  },
  [
    form({
      variants: [
        { a: 1, m: 1, b: 2, n: -1 },
        { a: 3, m: 2, b: -1, n: 1 },
        { a: 2, m: -1, b: 1, n: 3 },
        { a: 4, m: 1, b: -3, n: 2 },
      ],
      // A/(1 + mx) + B/(1 + nx)
      solve: ({ a, m, b, n }) => ({ top: [a * n + b * m, a + b], series: [0, 1, 2].map((k) => a * (-m) ** k + b * (-n) ** k) }),
      write: ({ a, m, b, n }, { top, series }) => {
        const [p1 = 0, p0 = 0] = top;
        const factor = (k: number) => `1${k < 0 ? ' - ' : ' + '}${term(Math.abs(k), 'x')}`;
        const numerator = `${term(p1, 'x')}${signed(p0)}`;
        const [c0 = 0, c1 = 0, c2 = 0] = series;
        const expansion = `${c0}${signedFraction(c1, 1, 'x')}${signedFraction(c2, 1, 'x^2')}`;
        const limit = Math.max(Math.abs(m), Math.abs(n));
        return inParts({
          stem: raw`Let $f(x) = \dfrac{${numerator}}{(${factor(m)})(${factor(n)})}$.`,
          hint: 'A sum of two simple fractions is easier to expand than a product of two.',
          parts: [
            {
              ask: raw`Express $f(x)$ in the form $\dfrac{A}{${factor(m)}} + \dfrac{B}{${factor(n)}}$.`,
              answer: `$A = ${a}$, $B = ${b}$`,
              solution: raw`Multiply by the denominator: $${numerator} = A(${factor(n)}) + B(${factor(m)})$. With $x = ${fraction(-1, m)}$ the second bracket vanishes, with $x = ${fraction(-1, n)}$ the first. This gives $A = ${a}$ and $B = ${b}$.`,
              marks: [
                raw`M1 $${numerator} = A(${factor(n)}) + B(${factor(m)})$`,
                'M1 suitable values of $x$, or compares coefficients',
                `A1 $A = ${a}$`,
                `A1 $B = ${b}$`,
              ],
              keys: [
                { kind: 'number', label: '$A =$', ...exact(a) },
                { kind: 'number', label: '$B =$', ...exact(b) },
              ],
            },
            {
              ask: 'Hence find the expansion of $f(x)$ in ascending powers of $x$, up to and including the term in $x^2$.',
              answer: `$${expansion}$`,
              solution:
                raw`Each fraction is a power with exponent $-1$: $\dfrac{1}{1 + u} = 1 - u + u^2 - \dots$ Adding $${a}$ times the series for $u = ${term(m, 'x')}$ and $${b}$ times that for $u = ${term(n, 'x')}$ gives $${expansion} + \dots$`
                  .replace(' $1$ times', ' once')
                  .replace('$1$ times', 'once'),
              marks: [raw`M1 uses $(1 + u)^{-1} = 1 - u + u^2 - \dots$`, 'A1 one correct series', `A1 $${expansion}$`],
              keys: [{ kind: 'expression', value: expansion, form: 'expanded' }],
            },
            {
              ask: 'State the values of $x$ for which this expansion is valid.',
              answer: raw`$|x| < ${fraction(1, limit)}$`,
              solution: raw`Both series have to converge: $|${term(m, 'x')}| < 1$ and $|${term(n, 'x')}| < 1$. The narrower condition decides: $|x| < ${fraction(1, limit)}$.`,
              marks: [raw`R1 both conditions are needed`, raw`A1 $|x| < ${fraction(1, limit)}$`],
              keys: [
                { kind: 'interval', intervals: [{ from: `-1/${limit}`, to: `1/${limit}`, open_from: true, open_to: true }] },
              ],
            },
          ],
        });
      },
      check: ({ m, n }, { top: [p1 = 0, p0 = 0], series: [c0 = 0, c1 = 0, c2 = 0] }) => {
        const f = (x: number) => (p1 * x + p0) / ((1 + m * x) * (1 + n * x));
        const x = 1e-3;
        assertClose(c0 + c1 * x + c2 * x * x, f(x), 'near zero', 1e-6);
        assertClose((f(x) - 2 * f(0) + f(-x)) / (2 * x * x), c2, 'second coefficient', 1e-3);
        assert.ok(p1 !== 0 && p0 !== 0 && c1 !== 0 && c2 !== 0);
      },
    }),
    form({
      variants: [
        { p: 1, n: 10 },
        { p: 2, n: 9 },
        { p: 3, n: 12 },
      ],
      solve: ({ p, n }) => {
        let sum = 0;
        for (let k = 1; k <= n; k++) sum += p / (k * (k + p));
        return { sum };
      },
      write: ({ p, n }, { sum }) =>
        inParts({
          hint: 'What is left of neighbouring terms once each of them is written as two simple fractions?',
          parts: [
            {
              ask: raw`Express $\dfrac{${p}}{x(x + ${p})}$ in partial fractions.`,
              answer: raw`$\dfrac{1}{x} - \dfrac{1}{x + ${p}}$`,
              solution: raw`$${p} = A(x + ${p}) + Bx$. With $x = 0$: $A = 1$; with $x = -${p}$: $B = -1$. So it is $\dfrac{1}{x} - \dfrac{1}{x + ${p}}$.`,
              marks: [raw`M1 $${p} = A(x + ${p}) + Bx$`, 'A1 $A = 1$', 'A1 $B = -1$'],
              keys: [{ kind: 'expression', value: `1/x - 1/(x + ${p})` }],
            },
            {
              ask: raw`Hence find $\displaystyle\sum_{k=1}^{${n}}\dfrac{${p}}{k(k + ${p})}$, correct to three significant figures.`,
              answer: `$${significant(sum)}$`,
              solution: raw`In the sum of $\dfrac{1}{k} - \dfrac{1}{k + ${p}}$ nearly all fractions occur once with plus and once with minus. What is left is $${Array.from({ length: p }, (_, i) => (i === 0 ? '1' : raw`\frac{1}{${i + 1}}`)).join(' + ')} - ${Array.from({ length: p }, (_, i) => raw`\frac{1}{${n + 1 + i}}`).join(' - ')} = ${significant(sum)}$.`,
              marks: ['M1 writes out the sum and cancels', 'A1 the terms that remain', `A1 $${significant(sum)}$`],
              keys: [{ value: sum, tolerance: 0.005 }],
            },
          ],
        }),
      check: ({ p, n }, { sum }) => {
        let left = 0;
        for (let k = 1; k <= p; k++) left += 1 / k - 1 / (n + k);
        assertClose(left, sum, 'what is left');
      },
    }),
  ],
);

/** Templates of topics 1.10 and 1.11 in several forms. */
export const countingHl = [arrangements, choices, extendedBinomial, fractionsAndSeries];
