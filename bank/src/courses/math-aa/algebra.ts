import assert from 'node:assert/strict';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { polynomial, signed, term } from '../../tex.ts';
import {
  binomialConstantForms,
  constantTermForms,
  logarithmEquationForms,
  logarithmLawForms,
  threeSquaresForms,
} from './further-algebra.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip } from './writing.ts';

/** Topic 1, Number and algebra: logarithms, the binomial theorem and proof, common to SL and HL. */
const logarithmsInTerms = defineTemplate({
  key: 'aa-logarithm-laws-mc',
  calculatorAllowed: false,
  placements: core('1.7.1', 1),
  variants: [
    { twos: 3, threes: 2 },
    { twos: 2, threes: 1 },
    { twos: 1, threes: 3 },
    { twos: 4, threes: 1 },
    { twos: 2, threes: 3 },
    { twos: 3, threes: 1 },
    { twos: 1, threes: 2 },
    { twos: 5, threes: 2 },
  ],
  solve: ({ twos, threes }) => ({ number: 2 ** twos * 3 ** threes, p: twos, q: threes }),
  write: (_, { number, p, q }, variantIndex) => {
    const power = (symbol: string, exponent: number) => (exponent === 1 ? symbol : `${symbol}^{${exponent}}`);
    const choice = multipleChoice(
      `$${term(p, 'x')} + ${term(q, 'y')}$`,
      [
        wrong(`$${power('x', p)} + ${power('y', q)}$`, 'You kept the exponents as powers of the logarithms.'),
        wrong(`$${power('x', p)}${power('y', q)}$`, 'You multiplied logarithms where the logarithm of a product is asked for.'),
        wrong(
          `$${term(q, 'x')} + ${term(p, 'y')}$`,
          'You took the exponent of 2 for that of 3 and the other way round.',
          'order',
        ),
      ],
      variantIndex,
    );
    return {
      text: raw`Let $x = \log_a 2$ and $y = \log_a 3$, where $a > 1$. Which expression is equal to $\log_a ${number}$? [1]`,
      hint: 'Which prime factors does the number have?',
      solution: raw`As a product of primes, $${number} = ${power('2', p)} \times ${power('3', q)}$. The logarithm of a product is the sum of the logarithms, and an exponent comes out as a factor: $$\log_a ${number} = ${term(p, raw`\log_a 2`)} + ${term(q, raw`\log_a 3`)} = ${term(p, 'x')} + ${term(q, 'y')}.$$`,
      ...choice,
    };
  },
  check: (_, { number, p, q }) => {
    for (const base of [1.7, 5, 10]) {
      const log = (value: number) => Math.log(value) / Math.log(base);
      assertClose(p * log(2) + q * log(3), log(number), `logarithm to base ${base}`, 1e-12);
    }
    assert.notEqual(p, q);
  },
});

const logarithmEquation = defineTemplate({
  key: 'aa-logarithm-equation',
  calculatorAllowed: false,
  placements: core('1.7.2', 1, ['1.7.1']),
  variants: [
    { base: 2, exponent: 3, p: 0, q: -2 },
    { base: 2, exponent: 4, p: 3, q: -3 },
    { base: 3, exponent: 3, p: 4, q: -2 },
    { base: 6, exponent: 2, p: 2, q: -3 },
    { base: 10, exponent: 1, p: 1, q: -2 },
    { base: 2, exponent: 5, p: 1, q: -3 },
    { base: 3, exponent: 2, p: 5, q: -3 },
    { base: 6, exponent: 1, p: 0, q: -1 },
    { base: 10, exponent: 2, p: 5, q: -10 },
    { base: 4, exponent: 2, p: 0, q: -6 },
  ],
  solve: ({ base, exponent, p, q }) => {
    const product = base ** exponent;
    const root = Math.sqrt((p - q) ** 2 + 4 * product);
    return { product, solution: (-(p + q) + root) / 2, rejected: (-(p + q) - root) / 2 };
  },
  write: ({ base, exponent, p, q }, { product, solution, rejected }) => {
    const [first, second] = [polynomial([1, p]), polynomial([1, q])];
    const bracket = (inside: string) => (inside === 'x' ? 'x' : `(${inside})`);
    const factors = `(x${signed(-solution)})(x${signed(-rejected)})`;
    return {
      text: raw`Solve the equation $\log_{${base}} ${bracket(first)} + \log_{${base}} (${second}) = ${exponent}$. [5]`,
      hint: 'What is a sum or a difference of logarithms? Which candidates fit the original equation?',
      answer: raw`$x = ${solution}$`,
      solution: paragraphs(
        raw`A sum of logarithms is the logarithm of the product, so $\log_{${base}}\left(${bracket(first)}(${second})\right) = ${exponent}$, which means $${bracket(first)}(${second}) = ${base}${exponent === 1 ? '' : `^{${exponent}} = ${product}`}$.`,
        raw`Expanding and collecting, $${polynomial([1, p + q, p * q - product])} = 0$, that is $${factors} = 0$. The candidates are $x = ${solution}$ and $x = ${rejected}$.`,
        raw`For $x = ${rejected}$ the expression $${second}$ is negative, and its logarithm does not exist, so this candidate is rejected. For $x = ${solution}$ both expressions are positive. The only solution is $x = ${solution}$.`,
      ),
      markScheme: markScheme({
        '': [
          raw`M1 combines the logarithms`,
          raw`A1 $${bracket(first)}(${second}) = ${product}$`,
          raw`(M1) attempt to solve the quadratic $${polynomial([1, p + q, p * q - product])} = 0$`,
          raw`A1 $x = ${solution}$ and $x = ${rejected}$`,
          raw`R1 rejects $x = ${rejected}$ with a reason, leaving $x = ${solution}$`,
        ],
      }),
      keys: [
        {
          kind: 'set',
          values: [`${solution}`],
          slips: [
            slip(`${rejected}`, 'Test it in the equation: a logarithm has no negative argument.', 'extraneous'),
            slip(
              `\\{${solution}; ${rejected}\\}`,
              'Test both in the equation: a logarithm has no negative argument.',
              'extraneous',
            ),
          ],
        },
      ],
    };
  },
  check: ({ base, exponent, p, q }, { solution, rejected }) => {
    const excess = (x: number) => (Math.log(x + p) + Math.log(x + q)) / Math.log(base) - exponent;
    const lowest = Math.max(-p, -q);
    assertClose(bisect(excess, lowest + 1e-9, lowest + 200), solution, 'root', 1e-8);
    assertClose((rejected + p) * (rejected + q), base ** exponent, 'the other root');
    assert.ok(rejected < lowest && Number.isInteger(solution) && Number.isInteger(rejected));
  },
});

/** Coefficients of `(constant + linear x)^n` by repeated multiplication, lowest power first. */
function expandBinomial(constant: number, linear: number, n: number): number[] {
  let coefficients = [1];
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: coefficients.length + 1 }, () => 0);
    coefficients.forEach((value, k) => {
      next[k] = (next[k] ?? 0) + constant * value;
      next[k + 1] = (next[k + 1] ?? 0) + linear * value;
    });
    coefficients = next;
  }
  return coefficients;
}

const choose = (n: number, k: number) => Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

const binomialUnknown = defineTemplate({
  key: 'aa-binomial-unknown-constant',
  calculatorAllowed: false,
  placements: core('1.9', 1),
  variants: [
    { n: 5, power: 3, linear: 2, value: 720 },
    { n: 6, power: 4, linear: 1, value: 60 },
    { n: 5, power: 2, linear: 2, value: 320 },
    { n: 7, power: 5, linear: 1, value: 189 },
    { n: 4, power: 2, linear: 3, value: 216 },
    { n: 6, power: 3, linear: 2, value: 160 },
    { n: 5, power: 3, linear: 1, value: 250 },
    { n: 8, power: 6, linear: 1, value: 112 },
    { n: 4, power: 2, linear: 2, value: 600 },
  ],
  solve: ({ n, power, linear, value }) => {
    const multiple = Math.round(choose(n, power) * linear ** power);
    return { multiple, k: Math.round((value / multiple) ** (1 / (n - power)) * 1e9) / 1e9 };
  },
  write: ({ n, power, linear, value }, { multiple, k }) => {
    const rest = n - power;
    const x = term(linear, 'x');
    return {
      text: raw`In the expansion of $(${x} + k)^{${n}}$, where $k > 0$, the coefficient of $x^{${power}}$ is $${value}$. Determine the value of $k$. [5]`,
      hint: raw`Which single term of the expansion contains $x^{${power}}$?`,
      answer: raw`$k = ${k}$`,
      solution: paragraphs(
        raw`The term in $x^{${power}}$ takes $${x}$ from ${power} of the ${n} brackets and $k$ from the other ${rest}: $$\binom{${n}}{${power}}${linear === 1 ? '' : `(${x})`}${linear === 1 ? 'x' : ''}^{${power}}k^{${rest}} = ${Math.round(choose(n, power))}${linear === 1 ? '' : raw` \times ${linear ** power}`}\,x^{${power}}k^{${rest}}.$$`,
        raw`Its coefficient is $${multiple}k^{${rest}}$, so $${multiple}k^{${rest}} = ${value}$ and $k^{${rest}} = ${value / multiple}$. As $k > 0$, $k = ${k}$.`,
      ),
      markScheme: markScheme({
        '': [
          raw`M1 attempt to find the term in $x^{${power}}$ with a binomial coefficient`,
          raw`(A1) $\binom{${n}}{${power}} = ${Math.round(choose(n, power))}$`,
          raw`A1 coefficient $${multiple}k^{${rest}}$`,
          raw`M1 equates the coefficient to $${value}$`,
          raw`A1 $k = ${k}$`,
        ],
      }),
      numeric: [{ ...exact(k), slips: k === 1 ? [] : [slip(value / multiple, 'That is a power of k: take the root.')] }],
    };
  },
  check: ({ n, power, linear, value }, { k }) => {
    assertClose(expandBinomial(k, linear, n)[power] ?? 0, value, 'coefficient');
    assert.ok(Number.isInteger(k) && k > 0);
  },
});

const constantTerm = defineTemplate({
  key: 'aa-binomial-constant-term-mc',
  calculatorAllowed: false,
  placements: core('1.9', 1),
  variants: [
    { n: 6, a: 2, b: 1 },
    { n: 6, a: -1, b: 2 },
    { n: 6, a: 3, b: 1 },
    { n: 9, a: -1, b: 2 },
    { n: 6, a: -2, b: 1 },
    { n: 6, a: 1, b: 3 },
    { n: 9, a: 1, b: 2 },
    { n: 6, a: 2, b: 3 },
  ],
  solve: ({ n, a, b }) => {
    const k = (2 * n) / 3;
    const coefficient = Math.round(choose(n, k));
    return { k, coefficient, value: coefficient * a ** k * b ** (n - k) };
  },
  write: ({ n, a, b }, { k, coefficient, value }, variantIndex) => {
    const choice = multipleChoice(
      `$${value}$`,
      [
        wrong(
          `$${coefficient}$`,
          'That is the binomial coefficient alone, without the powers of the two numbers in the bracket.',
        ),
        wrong(`$${coefficient * a * b}$`, 'You did not raise the two numbers in the bracket to their powers.'),
        wrong(`$${coefficient * a ** (n - k) * b ** k}$`, 'You gave each number in the bracket the power of the other.', 'order'),
      ],
      variantIndex,
    );
    const second = raw`\dfrac{${Math.abs(a)}}{x}`;
    const first = term(b, 'x^2');
    return {
      text: raw`What is the term independent of $x$ in the expansion of $\left(${first} ${a < 0 ? '-' : '+'} ${second}\right)^{${n}}$? [1]`,
      hint: raw`If the second expression is taken $r$ times, which power of $x$ results?`,
      solution: raw`Taking the second expression from $r$ of the ${n} brackets gives the power $x^{2(${n}-r)} \times x^{-r} = x^{${2 * n}-3r}$. It is constant when $r = ${k}$. The term is $$\binom{${n}}{${k}}\left(${first}\right)^{${n - k}}\left(${a < 0 ? '-' : ''}${second}\right)^{${k}} = ${coefficient} \times ${b === 1 ? '' : raw`${b}^{${n - k}} \times `}${a < 0 ? `(${a})` : a}^{${k}} = ${value}.$$`,
      ...choice,
    };
  },
  check: ({ n, a, b }, { value }) => {
    // x^n (b x^2 + a/x)^n = (a + b x^3)^n: the constant term of the first is the coefficient of (x^3)^(n/3) in the last.
    assertClose(expandBinomial(a, b, n)[n / 3] ?? 0, value, 'constant term');
  },
});

const proofThreeSquares = defineTemplate({
  key: 'aa-proof-three-squares',
  calculatorAllowed: false,
  placements: core('1.6', 1),
  variants: [
    { gap: 1, phrase: 'three consecutive integers' },
    { gap: 2, phrase: 'three consecutive even integers' },
    { gap: 4, phrase: 'three consecutive multiples of 4' },
    { gap: 5, phrase: 'three consecutive multiples of 5' },
    { gap: 2, phrase: 'three consecutive odd integers' },
    { gap: 7, phrase: 'three consecutive multiples of 7' },
    { gap: 10, phrase: 'three consecutive multiples of 10' },
    { gap: 8, phrase: 'three consecutive multiples of 8' },
  ],
  solve: ({ gap }) => ({ constant: 2 * gap * gap, remainder: (2 * gap * gap) % 3 }),
  write: ({ gap, phrase }, { constant, remainder }) => ({
    text: paragraphs(
      raw`Let $n$ be the middle one of ${phrase}.`,
      raw`(a) Show that $(n - ${gap})^2 + n^2 + (n + ${gap})^2 = 3n^2 + ${constant}$. [2]`,
      raw`(b) Hence prove that the sum of the squares of ${phrase} is never divisible by 3. [2]`,
    ),
    hint: 'In part (b), look at the two terms of the right-hand side: what remainder does each leave on division by 3?',
    answer: paragraphs('(a) As given.', raw`(b) The sum always leaves the remainder ${remainder} on division by 3.`),
    solution: paragraphs(
      raw`(a) Start from the left-hand side and expand: $$(n^2 - ${2 * gap}n + ${gap * gap}) + n^2 + (n^2 + ${2 * gap}n + ${gap * gap}).$$ The terms in $n$ cancel, which leaves $3n^2 + ${constant}$, the right-hand side.`,
      raw`(b) By part (a) the sum of the squares is $3n^2 + ${constant} = 3\left(n^2${signed((constant - remainder) / 3)}\right) + ${remainder}$. The first part is a multiple of 3 because $n^2${signed((constant - remainder) / 3)}$ is an integer. So the sum leaves the remainder ${remainder} on division by 3, whatever $n$ is, and is never divisible by 3.`,
    ),
    markScheme: markScheme({
      a: [
        raw`M1 attempt to expand both squares`,
        raw`A1 $n^2 - ${2 * gap}n + ${gap * gap} + n^2 + n^2 + ${2 * gap}n + ${gap * gap}$ seen`,
        raw`AG $3n^2 + ${constant}$`,
      ],
      b: [
        raw`M1 writes the sum as a multiple of 3 and a remainder`,
        raw`R1 the remainder ${remainder} does not depend on $n$, so the sum is never divisible by 3`,
      ],
    }),
  }),
  check: ({ gap }, { constant, remainder }) => {
    assert.notEqual(remainder, 0);
    for (let n = -300; n <= 300; n++) {
      const sum = (n - gap) ** 2 + n ** 2 + (n + gap) ** 2;
      assert.equal(sum - 3 * n * n, constant);
      assert.equal(sum % 3, remainder);
    }
  },
});

/** Templates of topic 1 for SL and HL: algebra. */
export const algebra = [
  withLaterForms(logarithmsInTerms, ...logarithmLawForms),
  withLaterForms(logarithmEquation, ...logarithmEquationForms),
  withLaterForms(binomialUnknown, ...binomialConstantForms),
  withLaterForms(constantTerm, ...constantTermForms),
  withLaterForms(proofThreeSquares, ...threeSquaresForms),
];
