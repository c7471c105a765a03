import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { scientific, significant } from '../../tex.ts';
import { core, multipleChoice, raw, slip } from './writing.ts';

/** Topic 1.1, numbers in standard form, common to SL and HL. */

const ten = (a: number | string, k: number) => raw`${a} \times 10^{${k}}`;
/** Rounds away the grain of decimal fractions. */
const tidy = (value: number) => Number(value.toPrecision(12));
/** The number in front and the power of ten of a value, digit by digit. */
function split(value: number): { a: number; k: number } {
  assert.ok(value > 0 && Number.isFinite(value), `no size: ${value}`);
  let [a, k] = [value, 0];
  while (a >= 10) [a, k] = [a / 10, k + 1];
  while (a < 1) [a, k] = [a * 10, k - 1];
  return { a: tidy(a), k };
}
const key = (value: number) => ({ value, tolerance: Math.abs(value) * 1e-6 });

const products = inForms({ key: 'aa-standard-form-products', calculatorAllowed: false, placements: core('1.1', 1) }, [
  form({
    variants: [
      { p: 6, m: 7, q: 5, n: -3 },
      { p: 8, m: -4, q: 4, n: 9 },
      { p: 9, m: 5, q: 3, n: -11 },
    ],
    solve: ({ p, m, q, n }) => ({
      product: { a: (p * q) / 10, k: m + n + 1 },
      quotient: p / q >= 1 ? { a: p / q, k: m - n } : { a: (10 * p) / q, k: m - n - 1 },
    }),
    write: ({ p, m, q, n }, { product, quotient }) =>
      inParts({
        stem: raw`Let $x = ${ten(p, m)}$ and $y = ${ten(q, n)}$. Give your answers in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$.`,
        hint: 'Between which values must the number in front of the power of ten lie?',
        parts: [
          {
            ask: 'Calculate $xy$.',
            answer: raw`$${ten(product.a, product.k)}$`,
            solution: raw`$xy = (${p} \times ${q}) \times 10^{${m}${n < 0 ? ` - ${-n}` : ` + ${n}`}} = ${ten(p * q, m + n)}$. The number in front has to be below 10, so one more factor of ten goes into the power: $xy = ${ten(product.a, product.k)}$. Stopping at $${ten(p * q, m + n)}$ is the usual slip.`,
            marks: [
              raw`(M1) multiplies the numbers and adds the exponents, $${ten(p * q, m + n)}$`,
              raw`A1 $${ten(product.a, product.k)}$`,
            ],
            keys: [key(product.a * 10 ** product.k)],
          },
          {
            ask: raw`Calculate $\dfrac{x}{y}$.`,
            answer: raw`$${ten(quotient.a, quotient.k)}$`,
            solution: raw`Divide the numbers in front and subtract the exponents: $\dfrac{x}{y} = ${ten(tidy(p / q), m - n)}$${p / q < 1 ? raw`, and with the number in front between 1 and 10 this is $${ten(quotient.a, quotient.k)}$` : ''}.`,
            marks: ['(M1) divides the numbers and subtracts the exponents', raw`A1 $${ten(quotient.a, quotient.k)}$`],
            keys: [
              {
                ...key(quotient.a * 10 ** quotient.k),
                slips: [slip((p / q) * 10 ** (m + n), 'You added the exponents: dividing subtracts them.')],
              },
            ],
          },
        ],
      }),
    check: ({ p, m, q, n }, { product, quotient }) => {
      assertClose((product.a * 10 ** product.k) / (p * 10 ** m), q * 10 ** n, 'product', 1e-9);
      assertClose(quotient.a * 10 ** quotient.k * (q * 10 ** n) * 10 ** -m, p, 'quotient', 1e-9);
      for (const { a } of [product, quotient]) assert.ok(a >= 1 && a < 10);
    },
  }),
  form({
    variants: [
      { p: 3, m: 5, q: 4, n: 3 },
      { p: 7, m: -2, q: 5, n: -4 },
      { p: 2, m: 8, q: 9, n: 6 },
    ],
    solve: ({ p, m, q, n }) => ({ a: tidy(p + q * 10 ** (n - m)) }),
    write: ({ p, m, q, n }, { a }) =>
      inParts({
        stem: raw`A student is asked for the sum of $${ten(p, m)}$ and $${ten(q, n)}$ and writes: $$${p} + ${q} = ${p + q}, \qquad ${m}${n < 0 ? ` + (${n})` : ` + ${n}`} = ${m + n}, \qquad \text{so the sum is } ${ten(p + q, m + n)}.$$`,
        hint: 'Can two numbers be added before they count the same thing?',
        parts: [
          {
            ask: 'Comment on this method.',
            answer:
              'The two numbers count different powers of ten, so their front numbers cannot be added; adding the exponents belongs to a product.',
            solution: raw`The first number counts units of $10^{${m}}$, the second units of $10^{${n}}$: adding ${p} and ${q} adds different things. Exponents are added when numbers are multiplied, not when they are added.`,
            marks: ['R1 the numbers in front belong to different powers of ten (or: exponents are added in a product only)'],
          },
          {
            ask: raw`Find the correct sum in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$.`,
            answer: raw`$${ten(a, m)}$`,
            solution: raw`Write both with the larger power: $${ten(q, n)} = ${ten(tidy(q * 10 ** (n - m)), m)}$. Then the sum is $(${p} + ${tidy(q * 10 ** (n - m))}) \times 10^{${m}} = ${ten(a, m)}$. As a check, the smaller number changes the larger one only a little.`,
            marks: [raw`M1 writes both with the same power of ten`, raw`A1 $${ten(a, m)}$`],
            keys: [key(a * 10 ** m)],
          },
        ],
      }),
    check: ({ p, m, q, n }, { a }) => {
      const shift = 10 ** Math.max(0, -n);
      assertClose((p * 10 ** m * shift + q * 10 ** n * shift) / shift, a * 10 ** m, 'sum', 1e-12);
      assert.ok(a < 10 && m > n);
    },
  }),
  form({
    variants: [
      { p: 2, m: 6, q: 4, n: 5 },
      { p: 3, m: -4, q: 6, n: -5 },
    ],
    solve: ({ p, m, q, n }) => ({ times: tidy((p / q) * 10 ** (m - n)) }),
    write: ({ p, m, q, n }, { times }, index) => ({
      text: raw`How many times as large as $${ten(q, n)}$ is $${ten(p, m)}$? [1]`,
      hint: 'Which of the two powers of ten is larger, and by what factor?',
      solution: raw`Divide: $\dfrac{${ten(p, m)}}{${ten(q, n)}} = ${tidy(p / q)} \times 10^{${m - n}} = ${times}$. The number in front alone does not decide: the power of ten counts more.`,
      ...multipleChoice(
        `${times} times`,
        [
          wrong(`${tidy(p / q)} times`, 'You compared the numbers in front and left out the powers of ten.', 'power_of_ten'),
          wrong(`${tidy(1 / times)} times`, 'You divided the other way round.', 'reciprocal'),
          wrong(`${tidy((q / p) * 10)} times`, 'You divided the numbers in front the other way round.', 'order'),
        ],
        index,
      ),
    }),
    check: ({ p, m, q, n }, { times }) => assertClose((times * q * 10 ** n) / 10 ** m, p, 'ratio', 1e-9),
  }),
]);

const settings = inForms({ key: 'aa-standard-form-settings', calculatorAllowed: true, placements: core('1.1', 2) }, [
  form({
    variants: [
      { body: 'Mars', km: 2.28e8 },
      { body: 'Jupiter', km: 7.78e8 },
    ],
    solve: ({ km }) => ({ seconds: (km * 1000) / 3e8, year: 2 * Math.PI * km }),
    write: ({ body, km }, { seconds, year }) =>
      inParts({
        stem: raw`Light travels at $${ten(3, 8)} \text{ m s}^{-1}$. The mean distance of ${body} from the Sun is $${scientific(km)} \text{ km}$. Give your answers in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$, with $a$ correct to three significant figures.`,
        hint: 'Which unit must the distance have?',
        parts: [
          {
            ask: raw`Calculate how many seconds light takes from the Sun to ${body}.`,
            answer: raw`$${scientific(seconds)} \text{ s}$`,
            solution: raw`The distance in metres is $${scientific(km * 1000)}$. Time is distance over speed: $\dfrac{${scientific(km * 1000)}}{${ten(3, 8)}} = ${scientific(seconds)} \text{ s}$. Forgetting the factor $10^3$ from kilometres to metres makes the time a thousand times too short.`,
            marks: ['(M1) distance divided by speed, in metres', raw`A1 $${scientific(seconds)}$`],
            keys: [{ value: seconds, tolerance: seconds * 0.005, unit: 's' }],
          },
          {
            ask: raw`Take the orbit as a circle about the Sun. Calculate its length in kilometres.`,
            answer: raw`$${scientific(year)} \text{ km}$`,
            solution: raw`$2\pi r = 2\pi \times ${scientific(km)} = ${scientific(year)} \text{ km}$.`,
            marks: [raw`(M1) uses $2\pi r$`, raw`A1 $${scientific(year)}$`],
            keys: [{ value: year, tolerance: year * 0.005, unit: 'km' }],
          },
        ],
      }),
    check: ({ km }, { seconds, year }) => {
      assertClose((seconds * 3e5) / km, 1, 'distance travelled');
      // All the way round in small steps of the angle.
      const around = integrate(() => km, 0, 2 * Math.PI);
      assertClose(around / year, 1, 'orbit', 1e-12);
    },
  }),
  form({
    variants: [
      { thing: 'grain of pollen', mass: 2.4e-11, sample: 6e-4 },
      { thing: 'yeast cell', mass: 4.5e-14, sample: 1.8e-6 },
      { thing: 'grain of fine dust', mass: 8e-13, sample: 3.2e-5 },
    ],
    solve: ({ mass, sample }) => ({ count: tidy(sample / mass) }),
    write: ({ thing, mass, sample }, { count }) =>
      inParts({
        stem: raw`One ${thing} has a mass of about $${ten(split(mass).a, split(mass).k)} \text{ kg}$. A sample of them has a mass of $${ten(split(sample).a, split(sample).k)} \text{ kg}$.`,
        hint: 'What happens to a negative exponent when it is subtracted?',
        parts: [
          {
            ask: raw`Write down the mass of the sample in grams, as a decimal number without a power of ten.`,
            answer: raw`$${tidy(sample * 1000)} \text{ g}$`,
            solution: raw`One kilogram is $10^3$ grams: $${ten(split(sample).a, split(sample).k + 3)} = ${tidy(sample * 1000)} \text{ g}$.`,
            marks: [raw`A1 $${tidy(sample * 1000)}$`],
            keys: [{ ...key(tidy(sample * 1000)), unit: 'g' }],
          },
          {
            ask: raw`Estimate how many of them the sample contains. Give your answer in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$.`,
            answer: raw`$${ten(split(count).a, split(count).k)}$`,
            solution: raw`Divide the mass of the sample by that of one: $\dfrac{${ten(split(sample).a, split(sample).k)}}{${ten(split(mass).a, split(mass).k)}} = ${ten(split(count).a, split(count).k)}$. The exponent is $${split(sample).k} - (${split(mass).k}) = ${split(sample).k - split(mass).k}$${split(sample).k - split(mass).k === split(count).k ? '' : ', before the number in front is brought between 1 and 10'}.`,
            marks: ['(M1) divides the masses', raw`A1 $${ten(split(count).a, split(count).k)}$`],
            keys: [key(count)],
          },
          {
            ask: raw`State one assumption that this estimate makes.`,
            answer: 'For example: all of them have the same mass.',
            solution: 'The estimate takes every one to have the same mass, and the sample to contain nothing else.',
            marks: ['R1 a sensible assumption, such as equal masses or a pure sample'],
          },
        ],
      }),
    check: ({ mass, sample }, { count }) => assertClose((count * mass) / sample, 1, 'mass of all', 1e-11),
  }),
  form({
    variants: [
      { people: 3.4e6, area: 1.7e3, other: 8.8e5, otherArea: 1.6e2 },
      { people: 9.6e5, area: 4.8e2, other: 2.1e6, otherArea: 6e2 },
    ],
    solve: ({ people, area, other, otherArea }) => ({ first: tidy(people / area), second: tidy(other / otherArea) }),
    write: ({ people, area, other, otherArea }, { first, second }) =>
      inParts({
        stem: [
          'The table shows the number of inhabitants and the area of two cities.',
          raw`| City | Inhabitants | Area ($\text{km}^2$) |
| --- | --- | --- |
| A | $${ten(split(people).a, split(people).k)}$ | $${ten(split(area).a, split(area).k)}$ |
| B | $${ten(split(other).a, split(other).k)}$ | $${ten(split(otherArea).a, split(otherArea).k)}$ |`,
        ].join('\n\n'),
        hint: 'The population density is the number of inhabitants per square kilometre.',
        parts: [
          {
            ask: 'Compare the population densities of the two cities.',
            answer: `City ${first > second ? 'A' : 'B'}: $${Math.max(first, second)} > ${Math.min(first, second)}$ inhabitants per square kilometre.`,
            solution: raw`City A: $\dfrac{${ten(split(people).a, split(people).k)}}{${ten(split(area).a, split(area).k)}} = ${first}$ inhabitants per square kilometre. City B: $\dfrac{${ten(split(other).a, split(other).k)}}{${ten(split(otherArea).a, split(otherArea).k)}} = ${second}$. So city ${first > second ? 'A' : 'B'} is more densely populated, although the numbers of inhabitants alone do not say so.`,
            marks: [
              'M1 divides inhabitants by area',
              raw`A1 $${first}$ for A and $${second}$ for B`,
              `R1 city ${first > second ? 'A' : 'B'}`,
            ],
          },
          {
            ask: raw`Calculate the total number of inhabitants of the two cities in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$.`,
            answer: raw`$${ten(split(people + other).a, split(people + other).k)}$`,
            solution: raw`With the same power of ten, $${ten(tidy(people / 1e6), 6)} + ${ten(tidy(other / 1e6), 6)} = ${ten(tidy((people + other) / 1e6), 6)}$.`,
            marks: [raw`A1 $${ten(split(people + other).a, split(people + other).k)}$`],
            keys: [key(people + other)],
          },
        ],
      }),
    check: ({ people, area, other, otherArea }, { first, second }) => {
      assertClose(first * area, people, 'inhabitants of A');
      assertClose(second * otherArea, other, 'inhabitants of B');
      assert.ok(split(people + other).k === 6);
    },
  }),
]);

const letters = inForms({ key: 'aa-standard-form-letters', calculatorAllowed: false, placements: core('1.1', 1, ['1.5']) }, [
  form({
    variants: [
      { a: 4, n: 3 },
      { a: 9, n: 5 },
    ],
    solve: ({ a }) => ({ root: Math.sqrt(a) }),
    write: ({ a, n }, { root }) =>
      inParts({
        stem: raw`Let $x = ${a} \times 10^{2n}$, where $n$ is a positive integer.`,
        hint: 'What does a power of a power do to the exponents?',
        parts: [
          {
            ask: raw`Write down $\sqrt{x}$ in standard form, in terms of $n$.`,
            answer: raw`$${root} \times 10^{n}$`,
            solution: raw`$\sqrt{x} = \sqrt{${a}} \times \sqrt{10^{2n}} = ${root} \times 10^{n}$.`,
            marks: [raw`A1 $${root} \times 10^{n}$`],
            keys: [{ kind: 'expression', value: `${root}*10^n`, domain: { n: { from: 1, to: 6, whole: true } } }],
          },
          {
            ask: raw`Show that $x^2$ written in standard form is $${(a * a) / 10} \times 10^{4n + 1}$.`,
            answer: 'As given.',
            solution: raw`$x^2 = ${a}^2 \times 10^{4n} = ${a * a} \times 10^{4n}$. As ${a * a} is not below 10, write it as $${(a * a) / 10} \times 10$, which gives $${(a * a) / 10} \times 10^{4n + 1}$.`,
            marks: [
              raw`M1 $${a * a} \times 10^{4n}$`,
              raw`A1 writes $${a * a} = ${(a * a) / 10} \times 10$`,
              raw`AG $x^2 = ${(a * a) / 10} \times 10^{4n+1}$`,
            ],
          },
          {
            ask: raw`Hence determine $n$, given that $x^2$ is a number with exactly ${4 * n + 2} digits before the decimal point.`,
            answer: raw`$n = ${n}$`,
            solution: raw`A number $a \times 10^k$ in standard form with $k \ge 0$ has $k + 1$ digits before the point. So $4n + 2 = ${4 * n + 2}$ and $n = ${n}$.`,
            marks: [raw`M1 $4n + 2 = ${4 * n + 2}$`, raw`A1 $n = ${n}$`],
            keys: [key(n)],
          },
        ],
      }),
    check: ({ a, n: exponent }, { root }) => {
      const n = BigInt(exponent);
      const square = (BigInt(a) * 10n ** (2n * n)) ** 2n;
      assert.equal(square.toString().length, 4 * exponent + 2);
      assert.ok(root > 0);
      assert.equal(BigInt(root) ** 2n * 10n ** (2n * n), BigInt(a) * 10n ** (2n * n));
    },
  }),
  form({
    variants: [
      { a: 2, b: 4, sum: 5, p: 4 },
      { a: 3, b: 2, sum: 7, p: 4 },
      { a: 1.5, b: 4, sum: 4, p: 3 },
      { a: 4, b: 2, sum: 9, p: 5 },
    ],
    solve: ({ a, b, sum, p }) => ({ product: a * b, q: sum - p, ratio: tidy((a / b) * 10 ** (2 * p - sum)) }),
    write: ({ a, b, sum, p }, { product, q, ratio }) =>
      inParts({
        stem: raw`Two numbers are written in standard form: $x = ${a} \times 10^{p}$ and $y = ${b} \times 10^{q}$, where $p$ and $q$ are integers. Their product is $${product * 10 ** sum}$, and $p$ is ${2 * p - sum} more than $q$.`,
        hint: 'Each fact is an equation for the exponents.',
        parts: [
          {
            ask: raw`Show that $p + q = ${sum}$.`,
            answer: 'As given.',
            solution: raw`$xy = ${a} \times ${b} \times 10^{p+q} = ${product} \times 10^{p+q}$, and $${product * 10 ** sum} = ${ten(product, sum)}$. Both are in standard form, where there is only one way to write a number, so the exponents agree: $p + q = ${sum}$.`,
            marks: [raw`M1 $xy = ${product} \times 10^{p+q}$`, raw`A1 $${ten(product, sum)}$ seen`, raw`AG $p + q = ${sum}$`],
          },
          {
            ask: raw`Hence deduce the value of $p$ and of $q$.`,
            answer: raw`$p = ${p}$ and $q = ${q}$`,
            solution: raw`With $p - q = ${2 * p - sum}$, adding the equations gives $2p = ${2 * p}$, so $p = ${p}$ and $q = ${q}$.`,
            marks: [raw`A1 $p = ${p}$`, raw`A1 $q = ${q}$`],
            keys: [
              { kind: 'number', label: '$p =$', ...key(p) },
              { kind: 'number', label: '$q =$', ...key(q) },
            ],
          },
          {
            ask: raw`Find $\dfrac{x}{y}$ as a decimal number.`,
            answer: raw`$${significant(ratio, 3)}$`,
            solution: raw`$\dfrac{x}{y} = \dfrac{${a}}{${b}} \times 10^{${2 * p - sum}} = ${significant(ratio, 3)}$.`,
            marks: [raw`A1 $${significant(ratio, 3)}$`],
            keys: [{ value: ratio, tolerance: ratio * 0.005 }],
          },
        ],
      }),
    check: ({ a, b, sum, p }, { product, q, ratio }) => {
      assertClose(a * 10 ** p * (b * 10 ** q), product * 10 ** sum, 'product');
      assertClose(ratio * b * 10 ** q, a * 10 ** p, 'ratio');
      assert.ok(product < 10 && p - q === 2 * p - sum && p > q);
    },
  }),
]);

/** Templates of topic 1.1. */
export const standardForm = [products, settings, letters];
