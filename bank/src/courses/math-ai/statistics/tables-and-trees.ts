import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, significant } from '../../../tex.ts';
import { treeSvg } from '../figures.ts';
import { total } from '../samples.ts';
import { exact, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Combined events from tables and trees, in both directions. */

interface TwoWay {
  form: 'decide' | 'unknown' | 'words';
  rows: readonly [string, string];
  columns: readonly [string, string];
  /** What is counted. */
  who: string;
  counts: readonly [readonly [number, number], readonly [number, number]];
  /** Of the form `words`: the event of the first row, the two columns as conditions, and the task on another 200. */
  event?: string;
  given?: readonly [string, string];
  more?: string;
}

const twoWayTable = defineTemplate<
  TwoWay,
  { n: number; rowSum: number; columnSum: number; both: number; independentCount: number }
>({
  key: 'ai-two-way-table-events',
  calculatorAllowed: true,
  placements: [sl('4.6.1', 1, '4.5')],
  variants: [
    {
      form: 'decide',
      rows: ['wearing glasses', 'not wearing glasses'],
      columns: ['left-handed', 'right-handed'],
      who: 'people',
      counts: [
        [6, 54],
        [9, 81],
      ],
    },
    {
      form: 'unknown',
      rows: ['furnished', 'unfurnished'],
      columns: ['let for a year', 'let for longer'],
      who: 'flats',
      counts: [
        [12, 28],
        [18, 42],
      ],
    },
    {
      form: 'words',
      rows: ['on time', 'late'],
      columns: ['dry weather', 'rain'],
      who: 'buses',
      event: 'a bus is on time',
      given: ['in dry weather', 'in rain'],
      more: 'Another 200 buses run in rain. Find how many of them can be expected to be late.',
      counts: [
        [84, 27],
        [16, 23],
      ],
    },
    {
      form: 'decide',
      rows: ['paid in cash', 'paid by card'],
      columns: ['bought bread', 'did not buy bread'],
      who: 'customers',
      counts: [
        [35, 20],
        [40, 55],
      ],
    },
    {
      form: 'unknown',
      rows: ['with sugar', 'without sugar'],
      columns: ['with milk', 'without milk'],
      who: 'cups of tea',
      counts: [
        [20, 30],
        [28, 42],
      ],
    },
    {
      form: 'words',
      rows: ['germinated', 'did not germinate'],
      columns: ['stored cool', 'stored warm'],
      who: 'seeds',
      event: 'a seed germinates',
      given: ['if it was stored cool', 'if it was stored warm'],
      more: 'Another 200 seeds were stored warm. Find how many of them can be expected not to germinate.',
      counts: [
        [138, 96],
        [12, 54],
      ],
    },
  ],
  solve: ({ counts }) => {
    const [[a, b], [c, d]] = counts;
    const n = a + b + c + d;
    return { n, rowSum: a + b, columnSum: a + c, both: a, independentCount: ((a + b) * (a + c)) / n };
  },
  write: (
    { form, rows, columns, who, counts, event = '', given: conditions = ['', ''], more = '' },
    { n, rowSum, columnSum, both, independentCount },
  ) => {
    const [[a, b], [c, d]] = counts;
    const given = table(['', ...columns], [rows[0], `$${a}$`, `$${b}$`], [rows[1], `$${c}$`, `$${d}$`]);
    const independent = Math.abs(independentCount - both) < 1e-9;
    if (form === 'unknown') {
      return inParts({
        stem: prose`
          Of ${n} ${who}, ${rowSum} are ${rows[0]} and ${columnSum} are ${columns[0]}. One of them is chosen at random; $A$ is the event "${rows[0]}" and $B$ the event "${columns[0]}". The two events are **independent**.`,
        hint: 'What does independence say about the probability of both events?',
        parts: [
          {
            ask: prose`Calculate $\mathrm{P}(A \cap B)$.`,
            answer: `$${significant(both / n)}$`,
            solution: prose`By independence $\mathrm{P}(A \cap B) = \mathrm{P}(A)\mathrm{P}(B) = \dfrac{${rowSum}}{${n}} \times \dfrac{${columnSum}}{${n}} = ${significant(both / n, 4)}$.`,
            marks: [prose`M1 $\frac{${rowSum}}{${n}} \times \frac{${columnSum}}{${n}}$`, `A1 $${significant(both / n)}$`],
            keys: [near(both / n)],
          },
          {
            ask: `Calculate how many of the ${who} are both ${rows[0]} and ${columns[0]}.`,
            answer: `$${both}$`,
            solution: prose`$${n} \times ${significant(both / n, 4)} = ${both}$.`,
            marks: [`A1 $${both}$`],
            keys: [exact(both)],
          },
          {
            ask: 'Draw a table of the two events with all frequencies.',
            answer: 'see the table in the solution',
            solution: prose`The other frequencies follow by subtraction from the totals.\n\n${given}`.replaceAll('\\n', '\n'),
            marks: ['A1 one row or column completed by subtraction', 'A1 all four frequencies'],
            keys: [{ kind: 'compare' }],
          },
          {
            ask: prose`Calculate $\mathrm{P}(A \cup B)$.`,
            answer: `$${fraction(a + b + c, n)}$`,
            solution: prose`$\mathrm{P}(A \cup B) = \dfrac{${rowSum} + ${columnSum} - ${both}}{${n}} = ${fraction(a + b + c, n)}$; the ${who} that are both must not be counted twice.`,
            marks: [prose`M1 $\mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$`, prose`A1 $${fraction(a + b + c, n)}$`],
            keys: [near((a + b + c) / n)],
          },
        ],
      });
    }
    if (form === 'words') {
      const [inFirst, inSecond] = [a / (a + c), b / (b + d)];
      return inParts({
        stem: prose`
          The table shows what became of ${n} ${who}.

          ${given}`,
        hint: 'Which total belongs in the denominator?',
        parts: [
          {
            ask: `Estimate the probability that ${event}.`,
            answer: `$${fraction(rowSum, n)}$`,
            solution: prose`The relative frequency is $\dfrac{${a} + ${b}}{${n}} = ${fraction(rowSum, n)}$.`,
            marks: [prose`A1 $${fraction(rowSum, n)}$`],
            keys: [near(rowSum / n)],
          },
          {
            ask: `Estimate the probability that ${event} ${conditions[0]}, and ${conditions[1]}.`,
            answer: `$${significant(inFirst)}$ and $${significant(inSecond)}$`,
            solution: prose`Only the column that is given counts: $\dfrac{${a}}{${a + c}} = ${significant(inFirst)}$ and $\dfrac{${b}}{${b + d}} = ${significant(inSecond)}$.`,
            marks: [prose`M1 column total as denominator`, `A1 $${significant(inFirst)}$`, `A1 $${significant(inSecond)}$`],
            keys: [labelled(conditions[0], near(inFirst)), labelled(conditions[1], near(inSecond))],
          },
          {
            ask: `Hence comment on whether the events "${rows[0]}" and "${columns[0]}" are independent.`,
            answer: 'not independent: the two conditional probabilities differ',
            solution: `If the events were independent, both probabilities would be equal. $${significant(inFirst)}$ and $${significant(inSecond)}$ differ, so they are not independent.`,
            marks: ['R1 conditional probabilities compared', 'A1 not independent'],
          },
          {
            ask: more,
            answer: `$${Number((200 * (1 - inSecond)).toFixed(2))}$`,
            solution: prose`$200 \times \dfrac{${d}}{${b + d}} = ${Number((200 * (1 - inSecond)).toFixed(2))}$.`,
            marks: [prose`M1 $200 \times \frac{${d}}{${b + d}}$`, `A1 $${Number((200 * (1 - inSecond)).toFixed(2))}$`],
            keys: [near(200 * (1 - inSecond))],
          },
        ],
      });
    }
    return inParts({
      stem: prose`
        The table classifies ${n} ${who}.

        ${given}

        One is chosen at random. Let $A$ be "${rows[0]}" and $B$ be "${columns[0]}".`,
      hint: 'What are the totals of the rows and columns?',
      parts: [
        {
          ask: prose`Write down $\mathrm{P}(A)$ and $\mathrm{P}(B)$.`,
          answer: `$${fraction(rowSum, n)}$ and $${fraction(columnSum, n)}$`,
          solution: prose`$\mathrm{P}(A) = \dfrac{${rowSum}}{${n}} = ${fraction(rowSum, n)}$ and $\mathrm{P}(B) = \dfrac{${columnSum}}{${n}} = ${fraction(columnSum, n)}$.`,
          marks: [prose`A1 $${fraction(rowSum, n)}$`, prose`A1 $${fraction(columnSum, n)}$`],
          keys: [labelled('$\\mathrm{P}(A) =$', near(rowSum / n)), labelled('$\\mathrm{P}(B) =$', near(columnSum / n))],
        },
        {
          ask: prose`Calculate $\mathrm{P}(B \mid A)$.`,
          answer: `$${fraction(a, rowSum)}$`,
          solution: prose`Among the ${rowSum} of $A$ there are ${a}: $\dfrac{${a}}{${rowSum}} = ${fraction(a, rowSum)}$.`,
          marks: [`(M1) only the row of $A$`, prose`A1 $${fraction(a, rowSum)}$`],
          keys: [near(a / rowSum)],
        },
        {
          ask: 'Hence determine whether $A$ and $B$ are independent.',
          answer: independent ? 'independent' : 'not independent',
          solution: prose`$\mathrm{P}(B \mid A) = ${fraction(a, rowSum)}$ and $\mathrm{P}(B) = ${fraction(columnSum, n)}$ are ${independent ? 'equal: knowing $A$ does not change the probability of $B$, so the events are independent' : 'different: knowing $A$ changes the probability of $B$, so the events are not independent'}.`,
          marks: [
            prose`R1 $\mathrm{P}(B \mid A)$ compared with $\mathrm{P}(B)$`,
            `A1 ${independent ? 'independent' : 'not independent'}`,
          ],
        },
        {
          ask: 'State, with a reason, whether $A$ and $B$ are mutually exclusive.',
          answer: 'they are not: both can occur together',
          solution: `They are not: ${a} of the ${who} belong to both, so both events can occur together.`,
          marks: [`R1 not mutually exclusive, since $${a} \\ne 0$ are in both`],
        },
      ],
    });
  },
  check: ({ form, counts }, { n, rowSum, columnSum, both, independentCount }) => {
    const list = counts.flatMap((row, i) => row.flatMap((count, j) => Array.from({ length: count }, () => [i, j] as const)));
    assert.equal(list.length, n);
    const inA = list.filter(([i]) => i === 0);
    assert.deepEqual([inA.length, list.filter(([, j]) => j === 0).length], [rowSum, columnSum]);
    assert.equal(inA.filter(([, j]) => j === 0).length, both);
    const share = inA.filter(([, j]) => j === 0).length / inA.length;
    const overall = list.filter(([, j]) => j === 0).length / n;
    assert.equal(Math.abs(share - overall) < 1e-12, Math.abs(independentCount - both) < 1e-9);
    if (form === 'unknown') assertClose(independentCount, both, 'independent');
    if (form === 'words') assert.ok(Math.abs(share - overall) > 0.02);
  },
});

type Tree =
  | { form: 'draw'; what: string; good: string; bad: string; g: number; b: number }
  | { form: 'screen'; test: string; rate: number; hit: number; alarm: number; condition: string }
  | { form: 'find'; setting: string; first: string; second: string; later: string; p: number; q: number; r: number };

const treeProblems = defineTemplate<Tree, { none: number; one: number; some: number; given: number }>({
  key: 'ai-tree-of-two-stages',
  calculatorAllowed: true,
  placements: [sl('4.6.2', 1, '4.5')],
  variants: [
    { form: 'draw', what: 'A drawer contains only black socks and white socks', good: 'black', bad: 'white', g: 8, b: 6 },
    { form: 'screen', test: 'A scanner at a factory', rate: 0.04, hit: 0.95, alarm: 0.08, condition: 'faulty' },
    {
      form: 'find',
      setting: 'An archer shoots twice',
      first: 'hits with the first arrow',
      second: 'hits with the second arrow',
      later: 'after a hit',
      p: 0.7,
      q: 0.8,
      r: 0.5,
    },
    { form: 'draw', what: 'A box contains only mint sweets and lemon sweets', good: 'mint', bad: 'lemon', g: 5, b: 7 },
    { form: 'screen', test: 'A filter for e-mail', rate: 0.3, hit: 0.9, alarm: 0.02, condition: 'unwanted' },
    {
      form: 'find',
      setting: 'A commuter takes two trains',
      first: 'catches the first train',
      second: 'catches the second train',
      later: 'if the first is caught',
      p: 0.85,
      q: 0.95,
      r: 0.4,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'draw') {
      const { g, b } = numbers;
      const n = g + b;
      const [none, two] = [(b * (b - 1)) / (n * (n - 1)), (g * (g - 1)) / (n * (n - 1))];
      return { none, one: 1 - none - two, some: 1 - none, given: two / (1 - none) };
    }
    if (numbers.form === 'screen') {
      const { rate, hit, alarm } = numbers;
      const some = rate * hit + (1 - rate) * alarm;
      return { none: 1 - some, one: rate * hit, some, given: (rate * hit) / some };
    }
    const { p, q, r } = numbers;
    const some = p * q + (1 - p) * r;
    return { none: (1 - p) * (1 - r), one: p * q, some, given: (p * q) / some };
  },
  write: (numbers, { none, one, some, given }) => {
    if (numbers.form === 'draw') {
      const { what, good, bad, g, b } = numbers;
      const n = g + b;
      const frac = (top: number, bottom: number) => prose`\frac{${top}}{${bottom}}`;
      const initial = (word: string) => (word[0] as string).toUpperCase();
      const svg = treeSvg([
        {
          name: initial(good),
          label: `${g}/${n}`,
          next: [
            { name: initial(good), label: `${g - 1}/${n - 1}` },
            { name: initial(bad), label: `${b}/${n - 1}` },
          ],
        },
        {
          name: initial(bad),
          label: `${b}/${n}`,
          next: [
            { name: initial(good), label: `${g}/${n - 1}` },
            { name: initial(bad), label: `${b - 1}/${n - 1}` },
          ],
        },
      ]);
      return inParts({
        stem: `${what}: ${g} ${good} ones and ${b} ${bad} ones. Two are taken at random, one after the other, without putting the first one back.`,
        hint: 'After the first one is taken, how many are left?',
        parts: [
          {
            ask: 'Draw a tree diagram, and label its branches with their probabilities.',
            answer: 'see the drawing in the solution',
            solution: `Only ${n - 1} are left for the second draw, and one fewer of the kind that was taken.\n\n![](diagram:tree)`,
            marks: ['A1 first branches', 'A1 second branches with the reduced total', 'A1 all probabilities'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `Calculate the probability that both are ${bad}.`,
            answer: `$${significant(none)}$`,
            solution: prose`$${frac(b, n)} \times ${frac(b - 1, n - 1)} = ${significant(none)}$.`,
            marks: [prose`M1 $${frac(b, n)} \times ${frac(b - 1, n - 1)}$`, `A1 $${significant(none)}$`],
            keys: [
              {
                kind: 'number',
                ...near(none),
                slips: [{ slip: 'method', value: (b / n) ** 2, note: 'That would be right if the first one were put back.' }],
              },
            ],
          },
          {
            ask: 'Find the probability that the two are of different kinds.',
            answer: `$${significant(one)}$`,
            solution: prose`Two paths lead there: $${frac(g, n)} \times ${frac(b, n - 1)} + ${frac(b, n)} \times ${frac(g, n - 1)} = ${significant(one)}$.`,
            marks: ['M1 two paths added', `A1 $${significant(one)}$`],
            keys: [near(one)],
          },
          {
            ask: `Given that at least one is ${good}, find the probability that both are ${good}.`,
            answer: `$${significant(given)}$`,
            solution: prose`$\mathrm{P}(\text{at least one}) = 1 - ${significant(none, 4)} = ${significant(some, 4)}$. Both are ${good} with probability $${significant(given * some, 4)}$, so the answer is $\dfrac{${significant(given * some, 4)}}{${significant(some, 4)}} = ${significant(given)}$.`,
            marks: ['M1 conditional probability', `A1 $${significant(given)}$`],
            keys: [toWithin(given, 0.0012)],
          },
        ],
        diagrams: [
          {
            name: 'tree',
            svg,
            alt: `A tree of two draws. First draw: ${good} with ${g} out of ${n}, ${bad} with ${b} out of ${n}; second draw: the remaining numbers out of ${n - 1}.`,
          },
        ],
      });
    }
    if (numbers.form === 'screen') {
      const { test, rate, hit, alarm, condition } = numbers;
      const items = condition === 'faulty' ? 'parts' : 'messages';
      const inThousand = [1000 * rate * hit, 1000 * (1 - rate) * alarm] as const;
      return inParts({
        stem: `${test} marks $${hit * 100}\\%$ of all ${condition} ${items}, but also $${alarm * 100}\\%$ of those that are not ${condition}. Of all ${items}, $${rate * 100}\\%$ are ${condition}.`,
        hint: 'It helps to imagine 1000 of them.',
        parts: [
          {
            ask: `Of 1000 ${items}, find how many are expected to be ${condition} and marked, and how many not ${condition} and yet marked.`,
            answer: `$${Number(inThousand[0].toFixed(3))}$ and $${Number(inThousand[1].toFixed(3))}$`,
            solution: prose`$1000 \times ${rate} \times ${hit} = ${Number(inThousand[0].toFixed(3))}$ and $1000 \times ${Number((1 - rate).toFixed(3))} \times ${alarm} = ${Number(inThousand[1].toFixed(3))}$.`,
            marks: [`A1 $${Number(inThousand[0].toFixed(3))}$`, `A1 $${Number(inThousand[1].toFixed(3))}$`],
            keys: [
              labelled(`${condition} and marked`, toWithin(inThousand[0], 0.5)),
              labelled('marked by mistake', toWithin(inThousand[1], 0.5)),
            ],
          },
          {
            ask: 'Find the probability that one of them is marked.',
            answer: `$${significant(some)}$`,
            solution: prose`$${rate} \times ${hit} + ${Number((1 - rate).toFixed(3))} \times ${alarm} = ${significant(some, 4)}$.`,
            marks: ['M1 both paths', `A1 $${significant(some)}$`],
            keys: [near(some)],
          },
          {
            ask: `Given that it is marked, find the probability that it is really ${condition}.`,
            answer: `$${significant(given)}$`,
            solution: prose`$\dfrac{${significant(one, 4)}}{${significant(some, 4)}} = ${significant(given)}$.`,
            marks: ['M1 quotient of the path and the total', `A1 $${significant(given)}$`],
            keys: [toWithin(given, 0.0012)],
          },
          {
            ask:
              given < 0.5
                ? `The maker says: "Our device is right in $${hit * 100}\\%$ of the cases." Discuss this claim with reference to your answers.`
                : `Discuss whether marked ${items} should be thrown away without being looked at.`,
            answer:
              given < 0.5
                ? `misleading: most marked ${items} are not ${condition}`
                : `$${significant((1 - given) * 100)}\\%$ of them are not ${condition}`,
            solution:
              given < 0.5
                ? `It is right for $${hit * 100}\\%$ of the ${condition} ${items}. But ${condition} ${items} are rare, so that of those that are marked only $${significant(given * 100)}\\%$ are ${condition}: the claim is misleading.`
                : `Of the marked ${items} $${significant((1 - given) * 100)}\\%$ are not ${condition}. If losing one of these does harm, they should be looked at.`,
            marks: ['R1 use of the conditional probability', 'R1 a sensible conclusion in context'],
          },
        ],
      });
    }
    const { setting, first, second, later, p, q, r } = numbers;
    const overall = Number(some.toFixed(4));
    return inParts({
      stem: prose`${setting}. The probability that this person ${first} is $${p}$. The probability of success in the second attempt is $${q}$ ${later}, and $x$ otherwise. Overall, the person ${second} with probability $${overall}$.`.replace(
        'the same person',
        'this person',
      ),
      hint: 'Which two paths of a tree lead to this event?',
      parts: [
        {
          ask: 'Write down an equation for $x$.',
          answer: prose`$${p} \times ${q} + ${Number((1 - p).toFixed(2))}x = ${overall}$`,
          solution: prose`Two paths lead to the event: $${p} \times ${q} + ${Number((1 - p).toFixed(2))}x = ${overall}$.`,
          marks: ['(M1) sum over two paths', 'A1 correct equation'],
          keys: [{ kind: 'equation', value: `${p * q} + ${Number((1 - p).toFixed(2))}x = ${overall}` }],
        },
        {
          ask: 'Determine the value of $x$.',
          answer: `$x = ${r}$`,
          solution: prose`$x = \dfrac{${overall} - ${Number((p * q).toFixed(4))}}{${Number((1 - p).toFixed(2))}} = ${r}$.`,
          marks: [`A1 $x = ${r}$`],
          keys: [exact(r)],
        },
        {
          ask: `Given that this person ${second}, find the probability that the first one failed.`,
          answer: `$${significant(1 - given)}$`,
          solution: prose`$\dfrac{${Number((1 - p).toFixed(2))} \times ${r}}{${overall}} = ${significant(1 - given)}$.`,
          marks: ['M1 path over total', `A1 $${significant(1 - given)}$`],
          keys: [near(1 - given)],
        },
        {
          ask: 'Explain how the numbers show that the two events are not independent.',
          answer: `$${q} \\ne ${r}$`,
          solution: prose`The probability of the second event depends on the first: it is $${q}$ or $${r}$, and $${q} \ne ${r}$.`,
          marks: [prose`R1 $${q} \ne ${r}$`],
        },
      ],
    });
  },
  check: (numbers, { none, one, some, given }) => {
    if (numbers.form === 'draw') {
      const all = [...new Array<boolean>(numbers.g).fill(true), ...new Array<boolean>(numbers.b).fill(false)];
      const pairs = all.flatMap((x, i) => all.flatMap((y, j) => (i === j ? [] : [[x, y] as const])));
      const share = (test: (x: boolean, y: boolean) => boolean) => pairs.filter(([x, y]) => test(x, y)).length / pairs.length;
      assertClose(
        none,
        share((x, y) => !x && !y),
        'both of the other kind',
      );
      assertClose(
        one,
        share((x, y) => x !== y),
        'different',
      );
      assertClose(given, share((x, y) => x && y) / share((x, y) => x || y), 'given one');
    } else {
      const [p, q, r] =
        numbers.form === 'screen' ? [numbers.rate, numbers.hit, numbers.alarm] : [numbers.p, numbers.q, numbers.r];
      // A million cases, path by path.
      const paths = [p * q, p * (1 - q), (1 - p) * r, (1 - p) * (1 - r)].map((share) => share * 1e6);
      assertClose(total(paths), 1e6, 'all cases');
      assertClose(some, ((paths[0] as number) + (paths[2] as number)) / 1e6, 'the event');
      assertClose(given, (paths[0] as number) / ((paths[0] as number) + (paths[2] as number)), 'given');
    }
  },
});

export const tablesAndTreesTemplates: readonly QuestionTemplate[] = [twoWayTable, treeProblems];
