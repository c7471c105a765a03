import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, gcd } from '../../tex.ts';
import { reduced } from './exact-values.ts';
import { probabilityTree, vennDiagram } from './figures.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topic 4, Statistics and probability: conditional and independent events, common to SL and HL. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

const independence = inForms(
  { key: 'aa-independent-or-exclusive', calculatorAllowed: false, placements: core('4.11', 1, ['4.6']) },
  [
    form({
      variants: [
        { a: 3, u: 7, ten: 10 },
        { a: 2, u: 6, ten: 10 },
        { a: 5, u: 8, ten: 10 },
        { a: 4, u: 7, ten: 10 },
      ],
      solve: ({ a, u, ten }) => ({ exclusive: (u - a) / ten, independentTop: u - a, independentBottom: ten - a }),
      write: ({ a, u, ten }, { independentTop, independentBottom }) =>
        inParts({
          stem: raw`For two events $A$ and $B$, $${P('A')} = ${a / ten}$ and $${P(raw`A \cup B`)} = ${u / ten}$.`,
          hint: raw`In each case, what is $${P(raw`A \cap B`)}$?`,
          parts: [
            {
              ask: `Calculate $${P('B')}$ if $A$ and $B$ are mutually exclusive.`,
              answer: `$${(u - a) / ten}$`,
              solution: raw`Then $${P(raw`A \cap B`)} = 0$, so $${P('B')} = ${u / ten} - ${a / ten} = ${(u - a) / ten}$.`,
              marks: [raw`(M1) $${P(raw`A \cap B`)} = 0$`, `A1 $${(u - a) / ten}$`],
              keys: [exact((u - a) / ten)],
            },
            {
              ask: `Calculate $${P('B')}$ if $A$ and $B$ are independent.`,
              answer: `$${fraction(independentTop, independentBottom)}$`,
              solution: raw`Let $${P('B')} = b$. Then $${P(raw`A \cap B`)} = ${a / ten}b$, and the addition rule gives $${u / ten} = ${a / ten} + b - ${a / ten}b$. So $${(ten - a) / ten}b = ${(u - a) / ten}$ and $b = ${fraction(independentTop, independentBottom)}$.`,
              marks: [
                raw`M1 $${P(raw`A \cap B`)} = ${a / ten}b$`,
                'M1 addition rule',
                `A1 $${fraction(independentTop, independentBottom)}$`,
              ],
              keys: [
                {
                  ...exact(independentTop / independentBottom),
                  slips: [slip((u - a) / ten, 'That is the value for events that exclude each other.')],
                },
              ],
            },
            {
              ask: 'Explain why $A$ and $B$ cannot be both mutually exclusive and independent.',
              answer: 'Their joint probability would have to be 0 and greater than 0.',
              solution: raw`Mutually exclusive means $${P(raw`A \cap B`)} = 0$. Independent means $${P(raw`A \cap B`)} = ${P('A')}${P('B')}$, which is greater than 0 as both probabilities are. Events with positive probabilities are never both.`,
              marks: [raw`R1 $${P(raw`A \cap B`)}$ would be 0 and also a product of positive numbers`],
            },
          ],
        }),
      check: ({ a, u, ten }, { exclusive, independentTop, independentBottom }) => {
        const b = independentTop / independentBottom;
        // Areas in a unit square: A is a strip of width a/ten, B one of height b.
        assertClose(1 - (1 - a / ten) * (1 - b), u / ten, 'union of independent events');
        assertClose(a / ten + exclusive, u / ten, 'union of exclusive events');
      },
    }),
    form({
      variants: [
        { a: 30, b: 40, both: 12, who: 'households', first: 'have a garden', second: 'have a cat', bothDo: 'have' },
        { a: 50, b: 36, both: 20, who: 'commuters', first: 'read on the train', second: 'listen to music', bothDo: 'do' },
        { a: 45, b: 60, both: 27, who: 'runners', first: 'train in the morning', second: 'train with others', bothDo: 'do' },
        { a: 24, b: 55, both: 10, who: 'guests', first: 'order dessert', second: 'order coffee', bothDo: 'order' },
      ],
      solve: ({ a, b, both }) => ({ product: (a * b) / 100, independent: a * b === both * 100, neither: 100 - a - b + both }),
      write: ({ a, b, both, who, first, second, bothDo }, { product, independent, neither }) =>
        inParts({
          stem: raw`Of the ${who} in a survey, ${a} % ${first} (event $A$), ${b} % ${second} (event $B$), and ${both} % ${bothDo} both. One of the ${who} is chosen at random.`,
          hint: 'Compare two numbers that are equal just for independent events.',
          parts: [
            {
              ask: 'Draw a Venn diagram, and label its regions with their percentages.',
              answer: `only $A$: ${a - both} %, both: ${both} %, only $B$: ${b - both} %, neither: ${neither} %`,
              solution: `Start with the intersection, ${both} %. Only $A$: ${a - both} %; only $B$: ${b - both} %; the rest, ${neither} %, is outside.\n\n![](diagram:venn)`,
              marks: [`A1 ${both} % in the intersection`, `A1 ${a - both} %, ${b - both} % and ${neither} % in their places`],
              keys: [{ kind: 'compare', as: 'sketch' }],
            },
            {
              ask: raw`Determine whether $A$ and $B$ are independent.`,
              answer: independent ? 'They are independent.' : 'They are not independent.',
              solution: raw`$${P('A')}${P('B')} = ${a / 100} \times ${b / 100} = ${product / 100}$ and $${P(raw`A \cap B`)} = ${both / 100}$. These are ${independent ? 'equal, so the events are independent' : 'different, so the events are not independent'}.`,
              marks: [
                raw`M1 compares $${P('A')}${P('B')} = ${product / 100}$ with $${P(raw`A \cap B`)}$`,
                `R1 ${independent ? 'equal, independent' : 'different, not independent'}`,
              ],
            },
            {
              ask: raw`Calculate $${P("A \\mid B'")}$.`,
              answer: `$${fraction(a - both, 100 - b)}$`,
              solution: raw`Given $B'$, ${100 - b} % remain, and ${a - both} % of all are among them with $A$: $\dfrac{${a - both}}{${100 - b}}${gcd(a - both, 100 - b) === 1 ? '' : ` = ${fraction(a - both, 100 - b)}`}$.`,
              marks: [raw`M1 divides by $${P("B'")}$`, `A1 $${fraction(a - both, 100 - b)}$`],
              keys: [
                {
                  ...exact((a - both) / (100 - b)),
                  slips: [slip((a - both) / 100, 'You did not divide by the probability of the condition.')],
                },
              ],
            },
          ],
          diagrams: [
            {
              name: 'venn',
              svg: vennDiagram(['A', 'B'], {
                left: `${a - both} %`,
                both: `${both} %`,
                right: `${b - both} %`,
                outside: `${neither} %`,
              }).toSvg(),
              alt: `Venn diagram: only A ${a - both} per cent, both ${both} per cent, only B ${b - both} per cent, neither ${neither} per cent.`,
            },
          ],
        }),
      check: ({ a, b, both }, { independent, neither }) => {
        const people = Array.from({ length: 100 }, (_, i) => ({ inA: i < a, inB: i >= a - both && i < a - both + b }));
        assert.equal(people.filter(({ inA, inB }) => inA && inB).length, both);
        assert.equal(people.filter(({ inA, inB }) => !inA && !inB).length, neither);
        assert.equal(Math.abs(both / b - a / 100) < 1e-12, independent);
      },
    }),
    form({
      variants: [
        { left: 'A', right: "B'" },
        { left: "A'", right: "B'" },
      ],
      solve: ({ left, right }) => ({ left, right }),
      write: ({ left, right }) => {
        const complementBoth = left === "A'";
        const cap = raw`\cap`;
        return inParts({
          stem: raw`$A$ and $B$ are independent events with $${P('A')} = a$ and $${P('B')} = b$.`,
          hint: complementBoth
            ? raw`Which region lies outside $A \cup B$?`
            : raw`$A$ consists of the part within $B$ and the part outside.`,
          parts: [
            complementBoth
              ? {
                  ask: raw`Write down $${P(raw`A \cup B`)}$ in terms of $a$ and $b$.`,
                  answer: '$a + b - ab$',
                  solution: raw`By the addition rule, with $${P(raw`A \cap B`)} = ab$: $${P(raw`A \cup B`)} = a + b - ab$.`,
                  marks: ['A1 $a + b - ab$'],
                  keys: [{ kind: 'expression', value: 'a + b - a b' }],
                }
              : {
                  ask: raw`Write down $${P(raw`A \cap B`)}$ in terms of $a$ and $b$.`,
                  answer: '$ab$',
                  solution: raw`The events are independent, so $${P(raw`A \cap B`)} = ${P('A')}${P('B')} = ab$.`,
                  marks: ['A1 $ab$'],
                  keys: [{ kind: 'expression', value: 'a b' }],
                },
            {
              ask: raw`Hence prove that $${left}$ and $${right}$ are independent.`,
              answer: 'As given.',
              solution: complementBoth
                ? raw`$A' \cap B'$ is the region outside $A \cup B$, so $${P(raw`A' \cap B'`)} = 1 - (a + b - ab) = (1 - a)(1 - b) = ${P("A'")}${P("B'")}$. This is the condition for $A'$ and $B'$ to be independent.`
                : raw`$A$ is made of the parts $A \cap B$ and $A \cap B'$, which exclude each other. So $${P(raw`A \cap B'`)} = a - ab = a(1 - b) = ${P('A')}${P("B'")}$. This is the condition for $A$ and $B'$ to be independent.`,
              marks: [
                raw`M1 expresses $${P(`${left} ${cap} ${right}`)}$ by $a$ and $b$`,
                complementBoth ? 'A1 $(1 - a)(1 - b)$' : 'A1 $a(1 - b)$',
                'R1 identifies the product of the two probabilities',
                'AG independent',
              ],
            },
          ],
        });
      },
      check: ({ left, right }, { left: l, right: r }) => {
        assert.deepEqual([left, right], [l, r]);
        for (const [a, b] of [
          [0.3, 0.6],
          [0.25, 0.4],
        ] as const)
          assertClose(1 - (a + b - a * b), (1 - a) * (1 - b), 'both complements');
      },
    }),
  ],
);

const conditional = inForms(
  { key: 'aa-conditional-probability', calculatorAllowed: false, placements: core('4.11', 1, ['4.6']) },
  [
    form({
      variants: [
        { p: 3, q: 4, r: 1, ten: 5, first: 'it rains in the morning', second: 'there is a traffic jam' },
        { p: 2, q: 3, r: 1, ten: 5, first: 'a player has slept well', second: 'the player wins' },
        { p: 1, q: 3, r: 2, ten: 4, first: 'the bus is full', second: 'the bus is late' },
      ],
      solve: ({ p, q, r, ten }) => {
        const second = p * q + (ten - p) * r;
        return { second, both: p * q, all: ten * ten };
      },
      write: ({ p, q, r, ten, first, second }, { second: total, both, all }) => {
        const share = (n: number) => `${n}/${ten}`;
        const tree = probabilityTree([
          {
            label: 'A',
            probability: share(p),
            children: [
              { label: 'B', probability: share(q) },
              { label: 'B′', probability: '' },
            ],
          },
          {
            label: 'A′',
            probability: '',
            children: [
              { label: 'B', probability: share(r) },
              { label: 'B′', probability: '' },
            ],
          },
        ]);
        return inParts({
          stem:
            raw`For a given day, $A$ is the event that ${first}, and $B$ the event that ${second}. The tree diagram shows some probabilities.` +
            '\n\n![](diagram:tree)',
          hint: 'Which paths of the tree diagram lead to each event?',
          parts: [
            {
              ask: raw`Calculate $${P('B')}$.`,
              answer: `$${fraction(total, all)}$`,
              solution: raw`Two paths lead to $B$: $\dfrac{${p}}{${ten}} \times \dfrac{${q}}{${ten}} + \dfrac{${ten - p}}{${ten}} \times \dfrac{${r}}{${ten}} = ${reduced(total, all)}$.`,
              marks: ['M1 adds two products', `A1 $${fraction(total, all)}$`],
              keys: [exact(total / all)],
            },
            {
              ask: raw`Calculate $${P(raw`A \mid B`)}$.`,
              answer: `$${fraction(both, total)}$`,
              solution: raw`Of the paths to $B$ only the first one goes through $A$: $\dfrac{${p * q}}{${all}} \div \dfrac{${total}}{${all}} = ${reduced(both, total)}$.`,
              marks: [raw`M1 $${P(raw`A \cap B`)}$ divided by $${P('B')}$`, `A1 $${fraction(both, total)}$`],
              keys: [
                { ...exact(both / total), slips: [slip(q / ten, 'You gave the probability of B when A has happened.', 'order')] },
              ],
            },
            {
              ask: raw`Compare $${P(raw`A \mid B`)}$ with $${P('A')}$, and deduce what this shows about the two events.`,
              answer: 'They are not independent.',
              solution: raw`$${P('A')} = ${fraction(p, ten)}$, but $${P(raw`A \mid B`)} = ${fraction(both, total)}$. Knowing that $B$ has happened makes $A$ ${both * ten > total * p ? 'more' : 'less'} likely, so the events are not independent.`,
              marks: ['R1 the values differ, so the events are not independent'],
            },
          ],
          diagrams: [
            {
              name: 'tree',
              svg: tree.toSvg(),
              alt: `Tree diagram: A with ${p} out of ${ten}; after A, B with ${q} out of ${ten}; after not A, B with ${r} out of ${ten}; the other probabilities are not given.`,
            },
          ],
        });
      },
      check: ({ p, q, r, ten }, { second, both, all }) => {
        let [hits, joint] = [0, 0];
        for (let i = 0; i < ten; i++)
          for (let j = 0; j < ten; j++) {
            if (j < (i < p ? q : r)) hits++;
            if (i < p && j < q) joint++;
          }
        assert.deepEqual([hits, joint, ten * ten], [second, both, all]);
        assert.ok(both * ten !== second * p);
      },
    }),
    form({
      variants: [
        { n: 4, m: 6, thing: 'balls', colour: 'white', other: 'black' },
        { n: 3, m: 7, thing: 'cards', colour: 'blue', other: 'red' },
        { n: 6, m: 4, thing: 'counters', colour: 'green', other: 'yellow' },
      ],
      solve: ({ n, m }) => ({ both: n * (n - 1), pairs: (n + m) * (n + m - 1), other: 2 * m }),
      write: ({ n, m, thing, colour, other }, { both, pairs: all }) => {
        const value = fraction(both, all);
        // Cross-multiplied, with numerator p and denominator q of the value in lowest terms.
        const divisor = gcd(both, all);
        const [p, q] = [both / divisor, all / divisor];
        const roots = [
          n,
          ((): number => {
            const A = q - p;
            const B = -(q + p * (2 * m - 1));
            return -B / A - n;
          })(),
        ];
        return inParts({
          stem: raw`A bag holds $n$ ${colour} and ${m} ${other} ${thing}, where $n \ge 2$. Two of them are drawn at random without replacement. The probability that both are ${colour} is $${value}$.`,
          hint: 'After the first draw, how many are left, and of which kind?',
          parts: [
            {
              ask: raw`Show that $${q === 1 ? '' : q}n(n - 1) = ${p === 1 ? '' : p}(n + ${m})(n + ${m - 1})$.`,
              answer: 'As given.',
              solution: raw`There are $n + ${m}$ ${thing} first and $n + ${m - 1}$ then, of which $n$ and $n - 1$ are ${colour}: $\dfrac{n}{n + ${m}} \times \dfrac{n - 1}{n + ${m - 1}} = ${value}$. Multiplying by the denominators gives the equation.`,
              marks: [
                raw`M1 $\frac{n}{n + ${m}} \times \frac{n - 1}{n + ${m - 1}}$`,
                `A1 equal to $${value}$ and multiplied out`,
                'AG the stated equation',
              ],
            },
            {
              ask: 'Hence determine the value of $n$.',
              answer: `$n = ${n}$`,
              solution: raw`Multiplying out and collecting gives a quadratic equation with the solutions $n = ${n}$ and $n = ${fraction(Math.round((roots[1] ?? 0) * (q - p)), q - p)}$. The second one ${(roots[1] ?? 0) < 2 ? 'is not possible, as $n$ is a whole number of at least 2' : 'is no whole number'}. So $n = ${n}$, and indeed $\dfrac{${n}}{${n + m}} \times \dfrac{${n - 1}}{${n + m - 1}} = ${value}$.`,
              marks: [
                'M1 collects into a quadratic equation',
                'A1 both solutions, or the factors',
                `A1 $n = ${n}$, the other one rejected`,
              ],
              keys: [exact(n)],
            },
            {
              ask: `Given that the two are of the same colour, calculate the probability that they are ${colour}.`,
              answer: `$${fraction(both, both + m * (m - 1))}$`,
              solution: raw`Both ${colour}: ${both} ordered pairs. Both ${other}: $${m} \times ${m - 1} = ${m * (m - 1)}$. So the probability is $\dfrac{${both}}{${both} + ${m * (m - 1)}} = ${fraction(both, both + m * (m - 1))}$.`,
              marks: [
                'M1 divides by the probability of the same colour',
                'A1 correct numbers of pairs',
                `A1 $${fraction(both, both + m * (m - 1))}$`,
              ],
              keys: [exact(both / (both + m * (m - 1)))],
            },
          ],
        });
      },
      check: ({ n, m }, { both, pairs: all }) => {
        const fitting = [];
        for (let k = 2; k < 200; k++) {
          const bag = [k / (k + m), (k - 1) / (k + m - 1)];
          if (Math.abs((bag[0] ?? 0) * (bag[1] ?? 0) - both / all) < 1e-12) fitting.push(k);
        }
        assert.deepEqual(fitting, [n]);
      },
    }),
  ],
);

/** Templates of topic 4 for SL and HL: independence and conditions. */
export const conditionalEvents = [independence, conditional];
