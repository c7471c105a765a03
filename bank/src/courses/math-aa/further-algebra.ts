import type { LaterForm } from '../../forms.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, signedTerm, significant, surd, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { exact, inExactForm, raw, slip } from './writing.ts';

/** Topic 1, Number and algebra: further forms of templates, for the same numbers. */

type Of<Names extends string> = Record<Names, number>;

/** Two terms given, the general term asked for. */
const generalTerm = (
  numbers: Of<'p' | 'up' | 'q' | 'uq'>,
  { difference, first }: Of<'difference' | 'first'>,
  decide: boolean,
) => {
  const { p, up, q, uq } = numbers;
  const constant = first - difference;
  const between = ((q - p + 1) * (up + uq)) / 2;
  const beyond = 1000;
  const steps = (beyond - constant) / difference;
  return inParts({
    stem: raw`The general term of a sequence is $u_n = a + bn$, where $a$ and $b$ are constants. It is known that $u_{${p}} = ${up}$ and $u_{${q}} = ${uq}$.`,
    hint: 'Which equation for the two constants does each fact give?',
    parts: [
      {
        ask: 'Determine $a$ and $b$.',
        answer: `$a = ${constant}$, $b = ${difference}$`,
        solution: raw`$a + ${p}b = ${up}$ and $a + ${q}b = ${uq}$. Subtracting, $${q - p}b = ${uq - up}$, so $b = ${difference}$ and $a = ${constant}$. The constant $b$ is the common difference; $a$ is not the first term but the value one step before it.`,
        marks: ['M1 two equations', `A1 $b = ${difference}$`, `A1 $a = ${constant}$`],
        keys: [
          {
            kind: 'number',
            label: '$a =$',
            ...exact(constant),
            slips: [slip(first, 'That is the first term; a belongs to n = 0.')],
          },
          { kind: 'number', label: '$b =$', ...exact(difference) },
        ],
      },
      {
        ask: raw`Calculate the sum of the terms from $u_{${p}}$ to $u_{${q}}$, both included.`,
        answer: `$${between}$`,
        solution: raw`There are $${q} - ${p} + 1 = ${q - p + 1}$ terms, and the first and the last of them are known: $\dfrac{${q - p + 1}}{2}(${up}${signed(uq)}) = ${between}$.`,
        marks: [`M1 ${q - p + 1} terms`, `A1 $${between}$`],
        keys: [{ ...exact(between), slips: [slip(((q - p) * (up + uq)) / 2, 'Both ends belong to the sum: count again.')] }],
      },
      ...(decide
        ? [
            {
              ask: `Determine whether ${beyond} is a term of the sequence.`,
              answer: 'It is not.',
              solution: raw`$${constant} + ${difference}n = ${beyond}$ gives $n = ${significant(steps, 5)}$, which is no integer. So ${beyond} is not a term.`,
              marks: ['M1 sets the general term equal to the number', 'R1 $n$ would not be an integer'],
            },
          ]
        : []),
    ],
  });
};

export const arithmeticForms: readonly LaterForm<Of<'p' | 'up' | 'q' | 'uq'>, Of<'difference' | 'first'>>[] = [
  { from: 4, write: (numbers, result) => generalTerm(numbers, result, false) },
  { from: 8, write: (numbers, result) => generalTerm(numbers, result, true) },
];

export const geometricForms: readonly LaterForm<Of<'ratio'>, Of<'second' | 'fifth' | 'answer'>>[] = [
  {
    from: 4,
    write: ({ ratio }, { second, fifth, answer }) => {
      const first = Math.round(answer);
      const sum = (first * (ratio ** 5 - 1)) / (ratio - 1);
      return inParts({
        stem: raw`In a geometric sequence of real numbers $u_2 = ${second}$ and $u_5 = ${fifth}$.`,
        hint: 'How many times is the ratio used on the way from the one term to the other?',
        parts: [
          {
            ask: raw`Explain why these two facts fix the common ratio, and find it.`,
            answer: `$r = ${ratio}$`,
            solution: raw`$r^3 = \dfrac{${fifth}}{${second}} = ${ratio ** 3}$. A real number has exactly one real cube root, so $r = ${ratio}$. With an even power there would have been two signs to choose from.`,
            marks: [raw`M1 $r^3 = ${ratio ** 3}$`, 'R1 there is only one real cube root', `A1 $r = ${ratio}$`],
            keys: [exact(ratio)],
          },
          {
            ask: 'Calculate the sum of the first five terms.',
            answer: `$${sum}$`,
            solution: raw`$u_1 = \dfrac{${second}}{${ratio}} = ${first}$, so the terms are $${[0, 1, 2, 3, 4].map((k) => first * ratio ** k).join(', ')}$. They add up to $${sum}$.`,
            marks: [`A1 $u_1 = ${first}$`, 'M1 sum of five terms', `A1 $${sum}$`],
            keys: [exact(sum)],
          },
        ],
      });
    },
  },
];

const backwardsSquares: LaterForm<Of<'side' | 'm' | 'n'>, Of<'numerator' | 'denominator' | 'sumNumerator' | 'sumDenominator'>> = {
  from: 4,
  write: ({ side, m, n }, { numerator, denominator, sumNumerator, sumDenominator }) => {
    const ratio = fraction(numerator, denominator);
    const total = fraction(sumNumerator, sumDenominator);
    const areas = [side * side, (side * side * numerator) / denominator];
    return inParts({
      stem: raw`Squares are drawn one inside the other without end: the corners of each divide the sides of the one before in the ratio $${m} : ${n}$. All the areas together make $${total} \text{ cm}^2$, and each area is $k$ times the area before it.`,
      hint: raw`Take a square with side $${m + n}$ as a model for the ratio.`,
      parts: [
        {
          ask: 'Determine $k$.',
          answer: `$${ratio}$`,
          solution: raw`In a square with side $${m + n}$ the corners cut off right-angled triangles with legs $${m}$ and $${n}$. The inner square has the area $${m}^2 + ${n}^2 = ${m * m + n * n}$, so $k = \dfrac{${m * m + n * n}}{${(m + n) ** 2}}$, that is $${ratio}$.`,
          marks: ['M1 Pythagoras in a corner triangle', `A1 $${ratio}$`],
          keys: [exact(numerator / denominator)],
        },
        {
          ask: 'Hence find the side of the largest square.',
          answer: raw`$${side} \text{ cm}$`,
          solution: raw`With the first area $A$, $\dfrac{A}{1 - ${ratio}} = ${total}$, so $A = ${areas[0]}$ and the side is $${side} \text{ cm}$. The ratio $${ratio}$ is less than 1, so the sum exists.`,
          marks: [raw`M1 $\frac{A}{1 - k} = ${total}$`, `A1 $A = ${areas[0]}$`, `A1 $${side}$`],
          keys: [{ ...exact(side), unit: 'cm', slips: [slip(side * side, 'That is its area.')] }],
        },
      ],
    });
  },
};
export const nestedSquareForms: readonly (typeof backwardsSquares)[] = [
  backwardsSquares,
  {
    from: 8,
    write: ({ side, m, n }, { numerator, denominator }) => {
      const ratio = fraction(numerator, denominator);
      const share = fraction(denominator - numerator, denominator);
      return inParts({
        stem: raw`In a pattern of tiles a square with side $${side} \text{ cm}$ contains a smaller square whose corners divide its sides in the ratio $${m} : ${n}$; this one contains a third in the same way, and so on. The rings between neighbouring squares are painted black and white in turn, beginning with black at the outside.`,
        hint: 'The first ring is what the second square leaves of the first.',
        parts: [
          {
            ask: raw`Show that the outermost ring takes up $${share}$ of the largest square.`,
            answer: 'As shown.',
            solution: raw`The corners cut off have legs in the ratio $${m} : ${n}$, so the second square has $\dfrac{${m * m + n * n}}{${(m + n) ** 2}}$ of the area of the first, that is $${ratio}$. The rest, $${share}$, is the ring.`,
            marks: ['M1 ratio of the areas', `A1 $${ratio}$`, `AG $${share}$`],
          },
          {
            ask: 'Determine what fraction of the largest square is black.',
            answer: `$${fraction(denominator, denominator + numerator)}$`,
            solution: raw`Every second ring is black, so the black areas form a geometric series with the first term $${share}$ (of the whole) and the ratio $\left(${ratio}\right)^2$. Its sum is $\dfrac{1 - k}{1 - k^2} = \dfrac{1}{1 + k}$ with $k = ${ratio}$, which is $${fraction(denominator, denominator + numerator)}$.`,
            marks: [
              'M1 geometric series with the square of the ratio',
              'A1 correct first term and ratio',
              `A1 $${fraction(denominator, denominator + numerator)}$`,
            ],
            keys: [exact(denominator / (denominator + numerator))],
          },
        ],
      });
    },
  },
];

const ratiosFromSum = ({ total, second }: Of<'total' | 'second'>, { small, large }: Of<'small' | 'large'>, fourth: boolean) => {
  const [a, b] = [small, large].map((r) => Math.round(total * (1 - r)));
  const [rSmall, rLarge] = [small, large].map((r) => fraction(Math.round(r * total), total));
  return inParts({
    stem: raw`The first two terms of a convergent geometric series are $x$ and $${second}$, and its sum to infinity is $${total}$.`,
    hint: 'How is the ratio related to two neighbouring terms?',
    parts: [
      {
        ask: raw`Show that $x^2 - ${total}x + ${total * second} = 0$.`,
        answer: 'As given.',
        solution: raw`The ratio is $\dfrac{${second}}{x}$, so $\dfrac{x}{1 - \frac{${second}}{x}} = \dfrac{x^2}{x - ${second}} = ${total}$. Multiplying out, $x^2 = ${total}x - ${total * second}$.`,
        marks: [
          raw`M1 sum with the ratio $\frac{${second}}{x}$`,
          raw`A1 $\frac{x^2}{x - ${second}} = ${total}$`,
          'AG the equation',
        ],
      },
      {
        ask: 'Determine the possible values of $x$, and verify that the series converges for each.',
        answer: `$x = ${a}$ or $x = ${b}$`,
        solution: raw`$(x - ${a})(x - ${b}) = 0$. The ratios are $\dfrac{${second}}{${a}}$ and $\dfrac{${second}}{${b}}$, in lowest terms $${rSmall}$ and $${rLarge}$: both have a size less than 1.`,
        marks: ['M1 solves the quadratic', `A1 $x = ${a}$ and $x = ${b}$`, 'R1 both ratios lie between $-1$ and 1'],
        keys: [{ kind: 'set' as const, values: [`${a}`, `${b}`] }],
      },
      ...(fourth
        ? [
            {
              ask: 'State which of the two series comes closer to its sum with the first two terms, and justify your answer.',
              answer: `The one with $x = ${a}$`,
              solution: raw`The first two terms add up to $${(a ?? 0) + second}$ in the one series and to $${(b ?? 0) + second}$ in the other. The sum is $${total}$ for both, so the one with the smaller ratio comes closer.`,
              marks: [`A1 $x = ${a}$`, 'R1 compares the sums of the first two terms'],
            },
          ]
        : []),
    ],
  });
};
export const infiniteForms: readonly LaterForm<Of<'total' | 'second'>, Of<'small' | 'large'>>[] = [
  { from: 4, write: (numbers, result) => ratiosFromSum(numbers, result, false) },
  { from: 8, write: (numbers, result) => ratiosFromSum(numbers, result, true) },
];

const power = (base: number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^{${exponent}}`);
export const logarithmLawForms: readonly LaterForm<Of<'twos' | 'threes'>, Of<'number' | 'p' | 'q'>>[] = [
  {
    from: 4,
    write: (_, { number, p, q }) =>
      inParts({
        stem: raw`Let $x = \log_a 2$ and $y = \log_a 3$, where $a > 1$.`,
        hint: 'What becomes of a factor in front of a logarithm?',
        parts: [
          {
            ask: raw`Write $${term(p, 'x')} + ${term(q, 'y')}$ as a single logarithm to base $a$.`,
            answer: raw`$\log_a ${number}$`,
            solution: raw`$${term(p, 'x')} = \log_a ${power(2, p)}$ and $${term(q, 'y')} = \log_a ${power(3, q)}$. A sum of logarithms is the logarithm of the product: $\log_a ${number}$.`,
            marks: ['M1 brings the factors inside as exponents', raw`A1 $\log_a ${number}$`],
          },
          {
            ask: raw`Express $\log_a \dfrac{${2 ** p}}{${3 ** q}}$ in terms of $x$ and $y$.`,
            answer: raw`$${term(p, 'x')} - ${term(q, 'y')}$`,
            solution: raw`The logarithm of a quotient is the difference: $\log_a ${2 ** p} - \log_a ${3 ** q} = ${term(p, 'x')} - ${term(q, 'y')}$.`,
            marks: [raw`A1 $${term(p, 'x')} - ${term(q, 'y')}$`],
            keys: [{ kind: 'expression', value: `${term(p, 'x')} - ${term(q, 'y')}`, variables: ['x', 'y'] }],
          },
        ],
      }),
  },
];

const bracket = (k: number) => (k === 0 ? 'x' : `(x${signed(k)})`);
type LogNumbers = Of<'base' | 'exponent' | 'p' | 'q'>;
export const logarithmEquationForms: readonly LaterForm<LogNumbers, Of<'product' | 'solution' | 'rejected'>>[] = [
  {
    from: 4,
    write: ({ base, exponent, p, q }, { solution, rejected }) =>
      inParts({
        stem: raw`A student solves $\log_{${base}} ${bracket(p)} + \log_{${base}} ${bracket(q)} = ${exponent}$ and gives the solutions $x = ${solution}$ and $x = ${rejected}$.`,
        hint: 'For which $x$ do both logarithms exist?',
        parts: [
          {
            ask: 'Determine the set of values of $x$ for which the left-hand side is defined.',
            answer: `$x > ${-q}$`,
            solution: raw`Both arguments have to be positive: $x > ${-p}$ and $x > ${-q}$. The second condition is the stronger one: $x > ${-q}$.`,
            marks: ['M1 both arguments positive', `A1 $x > ${-q}$`],
            keys: [{ kind: 'interval', intervals: [{ from: `${-q}`, to: null, open_from: true }] }],
          },
          {
            ask: "Hence identify and explain the mistake in the student's answer.",
            answer: `$x = ${rejected}$ is no solution: there a logarithm of a negative number would occur.`,
            solution: raw`$x = ${rejected}$ does not lie in this set. It solves the quadratic that appears after the logarithms were combined, but not the original equation.`,
            marks: [`A1 $x = ${rejected}$ is no solution`, 'R1 it lies outside the domain'],
          },
          {
            ask: raw`Verify that $x = ${solution}$ is a solution.`,
            answer: 'As shown.',
            solution: raw`The arguments are $${solution + p}$ and $${solution + q}$. Their product is $${(solution + p) * (solution + q)}$, and its logarithm to base ${base} is $${exponent}$.`,
            marks: [`A1 substitutes and obtains $${exponent}$`],
          },
        ],
      }),
  },
  {
    from: 8,
    write: ({ base, exponent, p, q }, { product, solution, rejected }) =>
      inParts({
        hint: 'What does an equation with a single logarithm say as a power?',
        parts: [
          {
            ask: raw`Show that $\log_{${base}} ${bracket(p)} = ${exponent} - \log_{${base}} ${bracket(q)}$ leads to $${polynomial([1, p + q, p * q - product])} = 0$.`,
            answer: 'As given.',
            solution: raw`Bring the logarithms together: the logarithm of $${bracket(p)}${bracket(q)}$ to base ${base} is $${exponent}$. So $${bracket(p)}${bracket(q)} = ${product}$, and expanding gives the equation.`,
            marks: ['M1 combines the logarithms', `A1 $${bracket(p)}${bracket(q)} = ${product}$`, 'AG the quadratic'],
          },
          {
            ask: 'Hence solve the logarithmic equation.',
            answer: `$x = ${solution}$`,
            solution: raw`The quadratic has the solutions $${solution}$ and $${rejected}$. Only $x = ${solution}$ makes both arguments positive.`,
            marks: ['M1 solves the quadratic', 'R1 rejects one solution with a reason', `A1 $x = ${solution}$`],
            keys: [{ kind: 'set', values: [`${solution}`] }],
          },
        ],
      }),
  },
];

const choose = (n: number, k: number) =>
  Math.round(Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1));
const knownConstant = ({ n, power: r, linear }: Of<'n' | 'power' | 'linear'>, { k }: Of<'k'>, compare: boolean) => {
  const coefficient = (j: number) => choose(n, j) * linear ** j * k ** (n - j);
  const quotient = fraction(coefficient(r), coefficient(r - 1));
  const x = (j: number) => (j === 1 ? 'x' : `x^{${j}}`);
  return inParts({
    stem: raw`Consider the expansion of $(${term(linear, 'x')} + ${k})^{${n}}$.`,
    hint: 'What does the general term look like, and which power of $x$ does it contain?',
    parts: [
      {
        ask: raw`Find the coefficient of $${x(r)}$.`,
        answer: `$${coefficient(r)}$`,
        solution: raw`$\binom{${n}}{${r}}$ ways to take $${term(linear, 'x')}$ from ${r} brackets and ${k} from the other ${n - r}: $${choose(n, r)} \times ${linear ** r} \times ${k ** (n - r)} = ${coefficient(r)}$.`,
        marks: ['M1 term with a binomial coefficient', `A1 $${coefficient(r)}$`],
        keys: [exact(coefficient(r))],
      },
      {
        ask: raw`Determine how many times as large this coefficient is as that of $${x(r - 1)}$.`,
        answer: `$${quotient}$`,
        solution: raw`The coefficient of $${x(r - 1)}$ is $${coefficient(r - 1)}$, and $\dfrac{${coefficient(r)}}{${coefficient(r - 1)}}$ is $${quotient}$ in lowest terms.`,
        marks: [`A1 $${coefficient(r - 1)}$`, `A1 $${quotient}$`],
        keys: [exact(coefficient(r) / coefficient(r - 1))],
      },
      ...(compare
        ? [
            {
              ask: 'By putting $x = 1$, calculate the sum of all coefficients of the expansion.',
              answer: `$${(linear + k) ** n}$`,
              solution: raw`For $x = 1$ every power of $x$ is 1, so the value $(${linear} + ${k})^{${n}} = ${(linear + k) ** n}$ is the sum of the coefficients.`,
              marks: ['M1 puts $x = 1$', `A1 $${(linear + k) ** n}$`],
              keys: [exact((linear + k) ** n)],
            },
          ]
        : []),
    ],
  });
};
export const binomialConstantForms: readonly LaterForm<Of<'n' | 'power' | 'linear'>, Of<'k'>>[] = [
  { from: 4, write: (numbers, result) => knownConstant(numbers, result, false) },
  { from: 8, write: (numbers, result) => knownConstant(numbers, result, true) },
];

export const constantTermForms: readonly LaterForm<Of<'n' | 'a' | 'b'>, Of<'k' | 'value'>>[] = [
  {
    from: 4,
    write: ({ n, a, b }, { k, value }) =>
      inParts({
        stem: raw`Consider the expansion of $\left(${term(b, 'x^2')} ${a < 0 ? '-' : '+'} \dfrac{${Math.abs(a)}}{x}\right)^{${n}}$.`,
        hint: 'Which power of $x$ does the general term contain?',
        parts: [
          {
            ask: raw`Show that every term of the expansion has the form $cx^{${2 * n} - 3r}$, where $c$ is a number and $0 \le r \le ${n}$.`,
            answer: 'As shown.',
            solution: raw`If the second expression is taken from $r$ of the brackets, the power of $x$ is $\left(x^2\right)^{${n} - r} \times x^{-r} = x^{${2 * n} - 3r}$.`,
            marks: ['M1 general term', raw`A1 $x^{2(${n} - r) - r}$`, raw`AG $x^{${2 * n} - 3r}$`],
          },
          {
            ask: 'Deduce that there is no term in $x$, and find the term independent of $x$.',
            answer: `$${value}$`,
            solution: raw`$${2 * n} - 3r = 1$ has no integer solution, so there is no term in $x$. $${2 * n} - 3r = 0$ gives $r = ${k}$, and this term has the value $${value}$.`,
            marks: [raw`R1 $${2 * n} - 3r = 1$ has no integer solution`, `A1 $r = ${k}$`, `A1 $${value}$`],
            keys: [
              { ...exact(value), slips: value < 0 ? [] : [slip(-value, 'Mind the sign of the second expression.', 'sign')] },
            ],
          },
        ],
      }),
  },
];

export const threeSquaresForms: readonly LaterForm<{ gap: number; phrase: string }, Of<'constant' | 'remainder'>>[] = [
  {
    from: 7,
    write: ({ gap, phrase }, { constant, remainder }) =>
      inParts({
        stem: raw`A student writes: "For $${gap}, ${2 * gap}, ${3 * gap}$ the sum of the squares is $${14 * gap * gap}$, and for $${2 * gap}, ${3 * gap}, ${4 * gap}$ it is $${29 * gap * gap}$. Neither is divisible by 3. So the sum of the squares of ${phrase} is never divisible by 3."`,
        hint: 'Which of the three is best called $n$?',
        parts: [
          {
            ask: 'Explain why this argument is not a proof.',
            answer: 'Two examples say nothing about all the others.',
            solution:
              'The claim is about infinitely many triples of numbers, and only two were tried. Examples can disprove such a claim, but not prove it.',
            marks: ['R1 examples do not prove a general claim'],
          },
          {
            ask: 'Prove the claim.',
            answer: 'As shown in the solution.',
            solution: raw`With the middle number $n$ the sum is $(n - ${gap})^2 + n^2 + (n + ${gap})^2 = 3n^2 + ${constant}$. The first part is a multiple of 3, and ${constant} leaves the remainder ${remainder} on division by 3. So the sum always leaves the remainder ${remainder} and is never divisible by 3.`,
            marks: [
              raw`M1 writes the three numbers with $n$`,
              raw`A1 $3n^2 + ${constant}$`,
              `R1 remainder ${remainder} for every $n$`,
            ],
          },
        ],
      }),
  },
];

export const committeeForms: readonly LaterForm<
  Of<'teachers' | 'students' | 'size' | 'exactly'>,
  Of<'all' | 'mixed' | 'some' | 'apart'>
>[] = [
  {
    from: 6,
    write: ({ teachers, students, size, exactly }, { all, mixed, some }) =>
      inParts({
        stem: raw`From ${teachers} teachers and ${students} students a committee of ${size} people is drawn by lot, all committees being equally likely.`,
        hint: 'How many committees are there in all, and how many are favourable?',
        parts: [
          {
            ask: raw`Show that the number of possible committees is ${all}.`,
            answer: 'As given.',
            solution: raw`The order does not matter: $\dbinom{${teachers + students}}{${size}} = ${all}$.`,
            marks: [raw`A1 $\binom{${teachers + students}}{${size}}$`, `AG ${all}`],
          },
          {
            ask: `Calculate the probability that exactly ${exactly} of its members ${exactly === 1 ? 'is a teacher' : 'are teachers'}.`,
            answer: `$${significant(mixed / all)}$`,
            solution: raw`$\dbinom{${teachers}}{${exactly}} \times \dbinom{${students}}{${size - exactly}} = ${mixed}$ committees are of this kind: $\dfrac{${mixed}}{${all}} = ${significant(mixed / all)}$.`,
            marks: [`M1 product of two binomial coefficients`, `A1 ${mixed}`, `A1 $${significant(mixed / all)}$`],
            keys: [{ value: mixed / all, tolerance: 0.0006 }],
          },
          {
            ask: 'Calculate the probability that at least one member is a teacher.',
            answer: `$${significant(some / all)}$`,
            solution: raw`Without any teacher there are ${all - some} committees, so the probability is $1 - \dfrac{${all - some}}{${all}} = ${significant(some / all)}$.`,
            marks: ['M1 uses the complement', `A1 $${significant(some / all)}$`],
            keys: [{ value: some / all, tolerance: 0.0006 }],
          },
        ],
      }),
  },
];

export const fractionForms: readonly LaterForm<Of<'a' | 'p' | 'b' | 'q' | 'to'>, Of<'linear' | 'constant' | 'integral'>>[] = [
  {
    from: 4,
    write: ({ a, p, b, q, to }, { linear, constant, integral }) => {
      const sum = raw`\dfrac{${a}}{x + ${p}}${b < 0 ? ' - ' : ' + '}\dfrac{${Math.abs(b)}}{x + ${q}}`;
      return inParts({
        stem: raw`Let $f(x) = ${sum}$ for $x \ge 0$.`,
        hint: 'A common denominator undoes partial fractions.',
        parts: [
          {
            ask: raw`Express $f(x)$ as a single fraction.`,
            answer: raw`$\dfrac{${polynomial([linear, constant])}}{(x + ${p})(x + ${q})}$`,
            solution:
              raw`$${a}(x + ${q})${b < 0 ? ' - ' : ' + '}${Math.abs(b)}(x + ${p}) = ${polynomial([linear, constant])}$ over the common denominator $(x + ${p})(x + ${q})$.`
                .replaceAll('+ 1(', '+ (')
                .replaceAll('- 1(', '- ('),
            marks: ['M1 common denominator', raw`A1 numerator $${polynomial([linear, constant])}$`],
            keys: [{ kind: 'expression', value: `(${polynomial([linear, constant])})/((x + ${p})(x + ${q}))` }],
          },
          {
            ask: raw`State, with a reason, which of the two forms is better suited for integration, and calculate $\displaystyle\int_0^{${to}} f(x)\,dx$ correct to three significant figures.`,
            answer: `The sum; $${significant(integral)}$`,
            solution: raw`Each part of the sum has a logarithm as its integral: $\Big[${term(a, raw`\ln(x + ${p})`)}${signedTerm(b, raw`\ln(x + ${q})`)}\Big]_0^{${to}} = ${significant(integral)}$.`,
            marks: [
              'R1 each part of the sum integrates to a logarithm',
              raw`A1 $${term(a, raw`\ln(x + ${p})`)}${signedTerm(b, raw`\ln(x + ${q})`)}$`,
              'M1 substitutes the limits',
              `A1 $${significant(integral)}$`,
            ],
            keys: [{ value: integral, tolerance: Math.abs(integral) * 0.005 }],
          },
        ],
      });
    },
  },
];

export const argumentForms: readonly LaterForm<Of<'first' | 'second' | 'power'>, Of<'argument'>>[] = [
  {
    from: 4,
    write: ({ first, second, power: n }, { argument }) => {
      const [z, w] = [raw`2e^{${piMultiple(first, 12)}\,i}`, raw`4e^{${piMultiple(second, 12)}\,i}`];
      const modulus = fraction(2 ** n, 4);
      const shown = raw`${modulus === '1' ? '' : modulus}e^{${piMultiple(argument, 12)}\,i}`;
      return inParts({
        stem: `Let $z = ${z}$ and $w = ${w}$.`,
        hint: 'What happens to the moduli, and what to the arguments?',
        parts: [
          {
            ask: raw`Express $\dfrac{z^{${n}}}{w}$ in the form $re^{i\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$.`,
            answer: `$${shown}$`,
            solution: raw`The modulus is $\dfrac{2^{${n}}}{4}$, which is $${modulus}$; the argument is ${n} times that of $z$ minus that of $w$, $${piMultiple(argument, 12)}$. So the quotient is $${shown}$.`,
            marks: [`A1 modulus $${modulus}$`, 'M1 multiplies and subtracts arguments', `A1 $${shown}$`],
            keys: [{ kind: 'expression', value: shown }],
          },
          {
            ask: raw`Describe the effect that multiplication by $w$ has on a point of the Argand diagram.`,
            answer: raw`An enlargement with factor 4 and a rotation by $${piMultiple(second, 12)}$ about the origin`,
            solution: raw`Moduli multiply and arguments add: an enlargement with factor 4 from the origin together with a rotation by $${piMultiple(second, 12)}$ about it${second < 0 ? ' (clockwise, as the angle is negative)' : ''}.`,
            marks: ['A1 enlargement with factor 4', raw`A1 rotation by $${piMultiple(second, 12)}$`],
          },
        ],
      });
    },
  },
];

export const inductionForms: readonly LaterForm<Of<'m'>, Of<'base' | 'divisor'>>[] = [
  {
    from: 4,
    write: ({ m }, { base, divisor }) =>
      inParts({
        stem: raw`Let $f(n) = ${base}^n - ${m}n - 1$ for $n \in \mathbb{Z}^+$. A student wants to prove that $f(n)$ is always divisible by ${divisor}.`,
        hint: 'Look at the difference of neighbouring values.',
        parts: [
          {
            ask: raw`Show that $f(n + 1) - f(n) = ${m}(${base}^n - 1)$.`,
            answer: 'As given.',
            solution: raw`$f(n + 1) - f(n) = ${base}^{n+1} - ${base}^n - ${m} = ${base}^n(${base} - 1) - ${m} = ${m}(${base}^n - 1)$, as $${base} - 1 = ${m}$.`,
            marks: ['M1 forms the difference', raw`A1 $${base}^n(${base} - 1) - ${m}$`, raw`AG $${m}(${base}^n - 1)$`],
          },
          {
            ask: raw`Given that $${base}^n - 1$ is divisible by ${m} for all $n$, complete a proof by induction that $f(n)$ is divisible by ${divisor}.`,
            answer: 'As shown in the solution.',
            solution: raw`For $n = 1$, $f(1) = ${base} - ${m} - 1 = 0$ is divisible by ${divisor}. Assume that $f(k)$ is. By part (a) $f(k + 1) = f(k) + ${m}(${base}^k - 1)$. The second part is ${m} times a multiple of ${m}, so it is divisible by ${divisor}, and so is the sum. Hence, by induction, $f(n)$ is divisible by ${divisor} for all $n \in \mathbb{Z}^+$.`,
            marks: [
              'A1 base case',
              'M1 assumption for $k$',
              raw`M1 $f(k + 1) = f(k) + ${m}(${base}^k - 1)$`,
              `A1 the second part is divisible by ${divisor}`,
              'R1 conclusion',
            ],
          },
        ],
      }),
  },
];

export const cubeRootForms: readonly LaterForm<
  { radius: number; quarters: number; tex: string },
  { args: number[]; surdPart: number }
>[] = [
  {
    from: 4,
    write: ({ radius, tex }, { args, surdPart }) => {
      const root = (k: number) => (k === 0 ? `${radius}` : raw`${radius}e^{${piMultiple(k, 12)}\,i}`);
      const [first = 0, ...others] = args;
      const side = surd(3, radius);
      const area = surdPart % 4 === 0 ? surd(3, surdPart / 4) : raw`\frac{${surdPart}\sqrt{3}}{4}`;
      return inParts({
        stem: raw`One solution of $z^3 = c$, where $c$ is a complex number, is $z_1 = ${root(first)}$.`,
        hint: 'How do the three solutions lie in the Argand diagram?',
        parts: [
          {
            ask: raw`Find $c$ in the form $a + bi$.`,
            answer: `$${tex}$`,
            solution: raw`Cube it: the modulus is $${radius}^3 = ${radius ** 3}$ and the argument three times as large, which makes $c = ${tex}$.`,
            marks: ['M1 cubes modulus and multiplies the argument by 3', `A1 $${tex}$`],
            keys: [{ kind: 'expression', value: tex.replace(raw`\,i`, ' i') }],
          },
          {
            ask: raw`List the other two solutions in the form $re^{i\theta}$ with $-\pi < \theta \le \pi$.`,
            answer: `$${others.map(root).join('$ and $')}$`,
            solution: raw`Turn $z_1$ by $\frac{2\pi}{3}$ once and twice: $${others.map(root).join('$ and $')}$, with arguments in the range asked for.`,
            marks: others.map((k) => `A1 $${root(k)}$`),
            keys: [{ kind: 'set', values: others.map(root) }],
          },
          {
            ask: 'Find the exact length of a side of the triangle that the three solutions form, and its area.',
            answer: `$${side}$ and $${area}$`,
            solution: raw`By the cosine rule with two sides of ${radius} and $\frac{2\pi}{3}$ between them, the side is $${side}$. The area of the equilateral triangle is $\frac{\sqrt{3}}{4}$ times the square of its side, $${area}$.`,
            marks: ['M1 cosine rule, or splits into equal triangles', `A1 $${side}$`, `A1 $${area}$`],
            keys: [
              { kind: 'number', label: 'Side', ...inExactForm(radius * Math.sqrt(3), side) },
              { kind: 'number', label: 'Area', ...inExactForm((surdPart * Math.sqrt(3)) / 4, area) },
            ],
          },
        ],
      });
    },
  },
];

type SystemNumbers = Of<'b1' | 'c1' | 'd1' | 'a2' | 'b2' | 'c2' | 'd2' | 'alpha' | 'beta'>;
export const linearSystemForms: readonly LaterForm<SystemNumbers, Of<'a3' | 'b3' | 'k' | 'm' | 'x0' | 'y0' | 'dx' | 'dy'>>[] = [
  {
    from: 4,
    write: ({ b1, c1, d1, a2, b2, c2, d2, alpha, beta }, { a3, b3, k, m, x0, y0, dx, dy }) => {
      const row = (a: number, b: number, c: number) => {
        const terms = [[a, 'x'] as const, [b, 'y'] as const, [c, 'z'] as const].filter(([value]) => value !== 0);
        return terms.map(([value, name], i) => (i === 0 ? term(value, name) : signedTerm(value, name))).join('');
      };
      const lambda = raw`\lambda`;
      return inParts({
        stem: raw`The planes $P_1$: $${row(1, b1, c1)} = ${d1}$ and $P_2$: $${row(a2, b2, c2)} = ${d2}$ meet in a line $L$. A third plane $P_3$ has the equation $${row(a3, b3, k)} = ${m}$.`,
        hint: 'How many of the unknowns can be chosen freely?',
        parts: [
          {
            ask: raw`By putting $z = \lambda$, find $x$ and $y$ in terms of $\lambda$ for the points of $L$.`,
            answer: raw`$x = ${x0}${signedTerm(dx, lambda)}$, $y = ${y0}${signedTerm(dy, lambda)}$`,
            solution: raw`Eliminating $x$ from the second equation leaves $y = ${y0}${signedTerm(dy, lambda)}$, and the first then gives $x = ${x0}${signedTerm(dx, lambda)}$.`,
            marks: [
              raw`M1 $z = \lambda$ and eliminates`,
              raw`A1 $y = ${y0}${signedTerm(dy, lambda)}$`,
              raw`A1 $x = ${x0}${signedTerm(dx, lambda)}$`,
            ],
          },
          {
            ask: raw`Show that $L$ lies in $P_3$.`,
            answer: 'As shown.',
            solution: raw`The equation of $P_3$ is $${term(alpha, 'P_1')}${signedTerm(beta, 'P_2')}$, a combination of the other two. So every point that satisfies both also satisfies the third (substituting $x$, $y$ and $z$ makes $\lambda$ cancel and leaves $${m}$).`,
            marks: [
              'M1 substitutes, or combines the two equations',
              'A1 the parameter cancels, or the combination is correct',
              raw`AG $L$ lies in $P_3$`,
            ],
          },
          {
            ask: 'State how many solutions the system of the three equations has, and what it would have if the right-hand side of the third were changed.',
            answer: 'Infinitely many; none after the change',
            solution:
              'All points of the line are solutions, so there are infinitely many. With another right-hand side the third equation contradicts the other two, and there is none.',
            marks: ['A1 infinitely many', 'A1 none'],
          },
        ],
      });
    },
  },
];
