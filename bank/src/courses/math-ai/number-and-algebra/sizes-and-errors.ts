import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, scientific, significant } from '../../../tex.ts';
import { exact, labelled, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 1. Very large and very small numbers in context, bounds and percentage errors from other sides. */

type Sizes =
  | { form: 'display'; things: readonly [string, string, string]; values: readonly [number, number, number] }
  | { form: 'sum'; first: string; second: string; a: number; m: number; b: number; n: number }
  | { form: 'order'; things: readonly [string, string, string]; values: readonly [number, number, number] };

/** A number in plain digits, as a table of measurements prints it. */
const plain = (value: number) => value.toFixed(12).replace(/0+$/, '');

/** Three figures without zeros at the end. */
const tidy = (value: number) => `${Number(value.toPrecision(3))}`;

const display = (value: number) => value.toExponential().replace('e', 'E').replace('+', '');

const comparedSizes = defineTemplate<Sizes, { ratio: number; total: number }>({
  key: 'ai-sizes-compared',
  calculatorAllowed: true,
  placements: [sl('1.1', 1)],
  variants: [
    { form: 'display', things: ['virus', 'bacterium', 'grain of pollen'], values: [9e-8, 1.5e-6, 3.6e-5] },
    { form: 'sum', first: 'ash from a volcano', second: 'dust from its side', a: 6.4, m: 8, b: 3.5, n: 7 },
    { form: 'order', things: ['spider thread', 'sheet of foil', 'soap film'], values: [3e-6, 1.6e-5, 4e-7] },
    { form: 'display', things: ['gold leaf', 'human hair', 'sheet of card'], values: [1.2e-7, 7.2e-5, 4.8e-4] },
    { form: 'sum', first: 'water in a reservoir', second: 'water in a lake beside it', a: 8.7, m: 9, b: 6.2, n: 8 },
    { form: 'order', things: ['red blood cell', 'grain of flour', 'droplet of smoke'], values: [8e-6, 6e-5, 5e-7] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'sum') {
      const { a, m, b, n } = numbers;
      return { ratio: 10 ** (m - n) * (a / b), total: a * 10 ** m + b * 10 ** n };
    }
    const [first, second, third] = numbers.values;
    const sorted = [first, second, third].toSorted((p, q) => p - q);
    return { ratio: (sorted[2] as number) / (sorted[0] as number), total: first + second + third };
  },
  write: (numbers, { ratio, total }) => {
    if (numbers.form === 'sum') {
      const { first, second, a, m, b, n } = numbers;
      const slip = `${decimal(a + b, 1)} \\times 10^{${m + n}}`;
      return {
        text: prose`
          In a report on the ${first} a mass of $${a} \times 10^{${m}}\text{ kg}$ is given, and for the ${second} a mass of $${b} \times 10^{${n}}\text{ kg}$. An author adds the two and writes
          $${slip}\text{ kg}$.

          (a) State the error that the author has made. [1]

          (b) Calculate the correct sum in the form $c \times 10^{k}$ where $1 \le c < 10$ and $k \in \mathbb{Z}$. [2]`,
        hint: 'When can two numbers in scientific notation be added as they are?',
        answer: prose`
          (a) The exponents were added; that belongs to a product.

          (b) $${scientific(total)}\text{ kg}$`,
        solution: prose`
          (a) The author added the leading numbers **and** the exponents. Exponents are added in a product. In a sum both numbers must first have the same power of ten.

          (b) $${b} \times 10^{${n}} = ${decimal(b / 10, 2)} \times 10^{${m}}$, so the sum is
          $$(${a} + ${decimal(b / 10, 2)}) \times 10^{${m}} = ${decimal(a + b / 10, 2)} \times 10^{${m}}\text{ kg}.$$
          As a check, the sum is a little larger than its larger part; the author's number would be many million times as large.`,
        markScheme: scheme({
          a: ['R1 exponents added although this is a sum, or the powers of ten were not made equal'],
          b: [
            prose`(M1) $${decimal(b / 10, 2)} \times 10^{${m}}$, or both numbers written out`,
            prose`A1 $${scientific(total)}$`,
          ],
        }),
        numeric: [toWithin(total, total * 1e-6, 'b', 'kg')],
      };
    }
    const { things, values } = numbers;
    const [first, second, third] = values;
    const names = things.map((name, i) => ({ name, value: values[i] as number })).toSorted((p, q) => p.value - q.value);
    const [small, , large] = names as [(typeof names)[0], unknown, (typeof names)[0]];
    if (numbers.form === 'display') {
      return {
        text: prose`
          A calculator shows the widths, in metres, of a ${things[0]}, a ${things[1]} and a ${things[2]} as ${display(first)}, ${display(second)} and ${display(third)}, in this order.

          (a) Write the width of the ${things[1]} in the form $a \times 10^{k}$ where $1 \le a < 10$ and $k \in \mathbb{Z}$. [1]

          (b) Write the width of the ${things[2]} in micrometres. One micrometre is $10^{-6}\text{ m}$. [2]

          (c) Calculate how many of the ${things[0]} laid side by side are as wide as one ${things[2]}. [2]`,
        hint: 'The number after E on the display is the exponent of ten.',
        answer: prose`
          (a) $${scientific(second, 2)}\text{ m}$

          (b) $${tidy(third * 1e6)}$ micrometres

          (c) $${tidy(ratio)}$`,
        solution: prose`
          (a) The display ${display(second)} means $${scientific(second, 2)}$. Writing the letter E in an answer earns no marks.

          (b) $\dfrac{${scientific(third, 2)}}{10^{-6}} = ${tidy(third * 1e6)}$. The exponents are subtracted.

          (c) $\dfrac{${scientific(third, 2)}}{${scientific(first, 2)}} = ${tidy(ratio)}$.`,
        markScheme: scheme({
          a: [prose`A1 $${scientific(second, 2)}\text{ m}$`],
          b: ['(M1) division by one millionth', prose`A1 $${tidy(third * 1e6)}$`],
          c: ['(M1) quotient of the two widths', prose`A1 $${tidy(ratio)}$`],
        }),
        numeric: [
          toWithin(second, second * 1e-6, 'a', 'm'),
          toWithin(third * 1e6, third * 1e-3, 'b'),
          toWithin(ratio, ratio * 1e-6, 'c'),
        ],
      };
    }
    return {
      text: prose`
        The table shows three thicknesses as they were noted in a laboratory.

        ${table(
          ['Object', 'Thickness (m)'],
          [things[0], `$${plain(first)}$`],
          [things[1], `$${decimal(second * 1e7, 0)} \\times 10^{-7}$`],
          [things[2], `$${scientific(third, 1)}$`],
        )}

        (a) Write the thickness of the ${things[0]} in the form $a \times 10^{k}$ where $1 \le a < 10$ and $k \in \mathbb{Z}$. [1]

        (b) Identify the thickest of the three. Justify your answer. [2]

        (c) Calculate how many times as thick it is as the thinnest one. [2]`,
      hint: 'Numbers can be compared once all of them are in scientific notation: look at the exponents first.',
      answer: prose`
        (a) $${scientific(first, 1)}\text{ m}$

        (b) the ${large.name}

        (c) $${tidy(ratio)}$ times`,
      solution: prose`
        (a) $${plain(first)} = ${scientific(first, 1)}$: the point moves ${Math.round(-Math.log10(first) + 0.5)} places.

        (b) $${decimal(second * 1e7, 0)} \times 10^{-7} = ${scientific(second, 2)}$. The three exponents are then different, and the greatest belongs to the ${large.name}, which is the thickest. The leading numbers alone decide nothing.

        (c) The thinnest is the ${small.name}: $\dfrac{${scientific(large.value, 2)}}{${scientific(small.value, 2)}} = ${tidy(ratio)}$.`,
      markScheme: scheme({
        a: [prose`A1 $${scientific(first, 1)}$`],
        b: ['R1 all three in the same form, or exponents compared', `A1 ${large.name}`],
        c: ['(M1) quotient of the greatest and the least', prose`A1 $${tidy(ratio)}$`],
      }),
      numeric: [toWithin(first, first * 1e-6, 'a', 'm'), toWithin(ratio, ratio * 1e-6, 'c')],
    };
  },
  check: (numbers, { ratio, total }) => {
    if (numbers.form === 'sum') {
      const { a, m, b, n } = numbers;
      // Whole numbers of 100 000 kg.
      const whole = BigInt(Math.round(a * 10)) * 10n ** BigInt(m - 1) + BigInt(Math.round(b * 10)) * 10n ** BigInt(n - 1);
      assert.equal(BigInt(Math.round(total)), whole);
      assert.equal(m, n + 1);
      return;
    }
    const nanometres = numbers.values.map((value) => Math.round(value * 1e9));
    assertClose(ratio, Math.max(...nanometres) / Math.min(...nanometres), 'the ratio in whole nanometres');
  },
});

type Rate =
  | { form: 'transfer'; what: string; a: number; m: number; b: number; n: number }
  | { form: 'share'; place: string; a: number; m: number; b: number; n: number }
  | { form: 'stack'; what: string; a: number; m: number; b: number; n: number };

const RATE_WORDS = {
  transfer: ({ what, a, m, b, n }: Rate & { form: 'transfer' }) => ({
    stem: prose`A file of ${what} has $${a} \times 10^{${m}}$ bytes. It is sent at a rate of $${b} \times 10^{${n}}$ bytes per second.`,
    ask: prose`Calculate the time that this takes, in seconds, in the form $c \times 10^{k}$ where $1 \le c < 10$ and $k \in \mathbb{Z}$.`,
    second: 'Write this time in hours.',
    unit: 's',
    factor: 1 / 3600,
    secondUnit: 'hours',
    way: 'One hour has $3600$ seconds, so divide by $3600$.',
    step: 'divides by $3600$',
  }),
  share: ({ place, a, m, b, n }: Rate & { form: 'share' }) => ({
    stem: prose`The forests of ${place} take up $${a} \times 10^{${m}}\text{ kg}$ of carbon dioxide in a year. The country has $${b} \times 10^{${n}}$ inhabitants.`,
    ask: prose`Calculate the mass taken up for each inhabitant, in kilograms, in the form $c \times 10^{k}$ where $1 \le c < 10$ and $k \in \mathbb{Z}$.`,
    second:
      'On average each inhabitant is responsible for $5$ tonnes of carbon dioxide in a year. Write the mass found in part (a) as a percentage of this.',
    unit: 'kg',
    factor: 100 / 5000,
    secondUnit: '%',
    way: prose`Five tonnes are $5000\text{ kg}$, so divide by $5000$ and multiply by $100$.`,
    step: 'divides by $5000$ and multiplies by $100$',
  }),
  stack: ({ what, a, m, b, n }: Rate & { form: 'stack' }) => ({
    stem: prose`A pile of ${what} is $${a} \times 10^{${m}}\text{ m}$ high. Each one adds $${b} \times 10^{${n}}\text{ m}$ to the height.`,
    ask: prose`Calculate how many there are in the pile, in the form $c \times 10^{k}$ where $1 \le c < 10$ and $k \in \mathbb{Z}$.`,
    second: 'Determine how many boxes are needed to pack them, if each box holds $100$ of them.',
    unit: '',
    factor: 1 / 100,
    secondUnit: 'boxes',
    way: 'Divide by $100$.',
    step: 'divides by $100$',
  }),
};

const wordsOf = (numbers: Rate) =>
  numbers.form === 'transfer'
    ? RATE_WORDS.transfer(numbers)
    : numbers.form === 'share'
      ? RATE_WORDS.share(numbers)
      : RATE_WORDS.stack(numbers);

const scientificRates = defineTemplate<Rate, { value: number; other: number }>({
  key: 'ai-scientific-notation-quotient',
  calculatorAllowed: true,
  placements: [sl('1.1', 1)],
  variants: [
    { form: 'transfer', what: 'satellite pictures', a: 2.7, m: 11, b: 7.5, n: 6 },
    { form: 'share', place: 'a northern country', a: 1.8, m: 10, b: 2.4, n: 7 },
    { form: 'stack', what: 'playing cards', a: 5.6, m: -1, b: 2.8, n: -4 },
    { form: 'transfer', what: 'sea-floor soundings', a: 1.44, m: 12, b: 3.2, n: 7 },
    { form: 'share', place: 'a mountainous country', a: 4.05, m: 9, b: 8.1, n: 6 },
    { form: 'stack', what: 'plastic slides', a: 9.6, m: -1, b: 1.2, n: -3 },
  ],
  solve: (numbers) => {
    const value = (numbers.a / numbers.b) * 10 ** (numbers.m - numbers.n);
    return { value, other: value * wordsOf(numbers).factor };
  },
  write: (numbers, { value, other }) => {
    const { stem, ask, second, unit, secondUnit, way, step } = wordsOf(numbers);
    const { a, m, b, n } = numbers;
    const behind = unit ? `\\text{ ${unit}}` : '';
    const shown = secondUnit === '%' ? `$${tidy(other)}\\,\\%$` : `$${tidy(other)}$ ${secondUnit}`;
    return {
      text: prose`
        ${stem}

        (a) ${ask} [2]

        (b) ${second} [2]`,
      hint: 'Is the number in front of the power of ten still at least 1 after the division?',
      answer: prose`
        (a) $${scientific(value)}${behind}$

        (b) ${shown}`,
      solution: prose`
        (a) The leading numbers are divided and the exponents subtracted:
        $$\frac{${a} \times 10^{${m}}}{${b} \times 10^{${n}}} = ${tidy(a / b)} \times 10^{${m - n}}${a < b ? ` = ${scientific(value)}` : ''}${behind}.$$

        (b) ${way} The result is ${shown}.`,
      markScheme: scheme({
        a: ['(M1) quotient of the two numbers', prose`A1 $${scientific(value)}$`],
        b: [`(M1) ${step}`, `A1 ${shown}`],
      }),
      numeric: [near(value, 'a', unit || undefined), near(other, 'b')],
    };
  },
  check: ({ a, m, b, n, form }, { value, other }) => {
    const logarithm = Math.log10(a) + m - Math.log10(b) - n;
    assertClose(Math.log10(value), logarithm, 'the exponent by logarithms', 1e-9);
    assertClose(value * { transfer: 1, share: 2, stack: 1 }[form], other * { transfer: 3600, share: 100, stack: 100 }[form], 'b');
    if (form === 'stack') assert.ok(Number.isInteger(Math.round(other * 1e6) / 1e6));
  },
});

type Bound =
  | { form: 'quotient'; what: string; distance: number; place: number; time: number; step: number }
  | { form: 'find'; what: string; distance: number; place: number; time: number; step: number };

const quotientBounds = defineTemplate<Bound, { low: number; high: number; shown: number }>({
  key: 'ai-bounds-of-quotient',
  calculatorAllowed: true,
  placements: [sl('1.6', 1)],
  variants: [
    { form: 'quotient', what: 'cyclist', distance: 240, place: 10, time: 18, step: 1 },
    { form: 'find', what: 'lorry', distance: 8.4, place: 0.1, time: 14, step: 2 },
    { form: 'quotient', what: 'runner', distance: 400, place: 10, time: 62, step: 2 },
    { form: 'find', what: 'railway wagon', distance: 36, place: 2, time: 4.5, step: 0.1 },
    { form: 'quotient', what: 'model train', distance: 12.5, place: 0.1, time: 20, step: 1 },
    { form: 'find', what: 'barge', distance: 15.2, place: 0.2, time: 6, step: 0.5 },
  ],
  solve: ({ distance, place, time, step }) => ({
    low: (distance - place / 2) / (time + step / 2),
    high: (distance + place / 2) / (time - step / 2),
    shown: distance / time,
  }),
  write: ({ form, what, distance, place, time, step }, { low, high, shown }) => {
    const [d0, d1, t0, t1] = [distance - place / 2, distance + place / 2, time - step / 2, time + step / 2].map((value) =>
      Number(value.toFixed(4)),
    ) as [number, number, number, number];
    const error = ((high - shown) / high) * 100;
    if (form === 'quotient') {
      return {
        text: prose`
          A ${what} covers a distance of $${distance}\text{ m}$, correct to the nearest $${place}\text{ m}$, in a time of $${time}\text{ s}$, correct to the nearest ${step === 1 ? 'second' : prose`$${step}\text{ s}$`}.

          (a) Write down the lower and the upper bound of the time. [2]

          (b) Calculate the lower bound and the upper bound of the average speed. [4]

          (c) Hence state, with a reason, whether the speed can be given correct to two significant figures. [2]`,
        hint: 'When is a quotient as large as possible?',
        answer: prose`
          (a) $${t0}\text{ s}$ and $${t1}\text{ s}$

          (b) $${significant(low)}\text{ m s}^{-1}$ and $${significant(high)}\text{ m s}^{-1}$

          (c) ${significant(low, 2) === significant(high, 2) ? 'yes' : 'no'}: to two figures the bounds are $${significant(low, 2)}$ and $${significant(high, 2)}$`,
        solution: prose`
          (a) Half a unit either way: $${t0} \le t < ${t1}$.

          (b) The distance lies between $${d0}\text{ m}$ and $${d1}\text{ m}$. The least speed belongs to the shortest distance in the **longest** time, the greatest to the longest distance in the **shortest** time:
          $$\frac{${d0}}{${t1}} = ${significant(low)}, \qquad \frac{${d1}}{${t0}} = ${significant(high)}.$$
          The usual slip is to divide lower bound by lower bound.

          (c) To two significant figures the bounds are $${significant(low, 2)}$ and $${significant(high, 2)}$. They ${significant(low, 2) === significant(high, 2) ? 'agree, so the speed is known to two figures' : 'differ, so two figures cannot be justified'}.`,
        markScheme: scheme({
          a: [prose`A1 $${t0}\text{ s}$`, prose`A1 $${t1}\text{ s}$`],
          b: [
            'M1 lower distance over upper time',
            prose`A1 $${significant(low)}$`,
            'M1 upper distance over lower time',
            prose`A1 $${significant(high)}$`,
          ],
          c: ['R1 both bounds rounded to two figures', `A1 ${significant(low, 2) === significant(high, 2) ? 'yes' : 'no'}`],
        }),
        keys: [
          labelled('Lower bound of the time', exact(t0, 'a', 's')),
          labelled('Upper bound of the time', exact(t1, 'a', 's')),
          labelled('Lower bound of the speed', near(low, 'b', 'm s^-1'), [
            { slip: 'method', value: d0 / t0, note: 'The least speed needs the longest time.' },
          ]),
          labelled('Upper bound of the speed', near(high, 'b', 'm s^-1'), [
            { slip: 'method', value: d1 / t1, note: 'The greatest speed needs the shortest time.' },
          ]),
        ],
      };
    }
    return {
      text: prose`
        A ${what} is filled in $${time}$ minutes, correct to the nearest $${step}$ minutes, with $${distance}$ tonnes of sand, correct to the nearest $${place}$ tonnes. A foreman takes the rate of filling as $\dfrac{${distance}}{${time}}$ tonnes per minute.

        (a) Determine the greatest rate of filling that these measurements allow. [3]

        (b) Suppose that the rate really was this greatest one. Calculate the percentage error of the foreman's rate. [3]`,
      hint: 'Which bounds of the two measurements make the quotient large?',
      answer: prose`
        (a) $${significant(high)}$ tonnes per minute

        (b) $${significant(error)}\%$`,
      solution: prose`
        (a) The mass is below $${d1}$ tonnes and the time at least $${t0}$ minutes. The greatest rate is the largest mass in the shortest time:
        $$\frac{${d1}}{${t0}} = ${significant(high, 5)} \approx ${significant(high)}.$$

        (b) The foreman has $\dfrac{${distance}}{${time}} = ${significant(shown, 5)}$. The exact value is in the denominator:
        $$\left|\frac{${significant(shown, 5)} - ${significant(high, 5)}}{${significant(high, 5)}}\right| \times 100\% \approx ${significant(error)}\%.$$`,
      markScheme: scheme({
        a: [
          prose`A1 upper bound $${d1}$ or lower bound $${t0}$`,
          'M1 upper bound of the mass over lower bound of the time',
          prose`A1 $${significant(high)}$`,
        ],
        b: [prose`(A1) $${significant(shown)}$`, 'M1 difference over the exact value', prose`A1 $${significant(error)}\%$`],
      }),
      numeric: [near(high, 'a'), toWithin(error, error * 0.02, 'b', '%')],
    };
  },
  check: ({ distance, place, time, step }, { low, high, shown }) => {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (let i = -50; i <= 50; i++)
      for (let j = -50; j <= 50; j++) {
        const rate = (distance + (i / 100) * place) / (time + (j / 100) * step);
        least = Math.min(least, rate);
        most = Math.max(most, rate);
      }
    assertClose(low, least, 'the least quotient on a grid');
    assertClose(high, most, 'the greatest quotient on a grid');
    assert.ok(shown > low && shown < high);
  },
});

type Estimate =
  | { form: 'back'; what: string; truth: number; percent: number; unit: string }
  | {
      form: 'compare';
      what: string;
      who: readonly [string, string];
      truth: number;
      guesses: readonly [number, number];
      unit: string;
    }
  | { form: 'limit'; what: string; truth: number; percent: number; unit: string; step: number; count: number };

const percentageErrors = defineTemplate<Estimate, { low: number; high: number }>({
  key: 'ai-percentage-error-backwards',
  calculatorAllowed: true,
  placements: [sl('1.6', 1)],
  variants: [
    { form: 'back', what: 'the attendance at a concert', truth: 4800, percent: 2.5, unit: 'people' },
    {
      form: 'compare',
      what: 'The rain of one day',
      who: ['the forecast', 'the old model'],
      truth: 36.5,
      guesses: [34.8, 38.4],
      unit: 'mm',
    },
    { form: 'limit', what: 'the mass of a parcel', truth: 12.5, percent: 4, unit: 'kg', step: 0.2, count: 5 },
    { form: 'back', what: 'the length of a coast path', truth: 64, percent: 7.5, unit: 'km' },
    {
      form: 'compare',
      what: 'The height of a radio mast',
      who: ['the first surveyor', 'the second surveyor'],
      truth: 128,
      guesses: [131.5, 125.2],
      unit: 'm',
    },
    { form: 'limit', what: 'the volume of a cask', truth: 225, percent: 1.6, unit: 'litres', step: 0.6, count: 13 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'compare') {
      const [one, other] = numbers.guesses.map((guess) => (Math.abs(guess - numbers.truth) / numbers.truth) * 100);
      return { low: one as number, high: other as number };
    }
    const part = numbers.percent / 100;
    return { low: numbers.truth * (1 - part), high: numbers.truth * (1 + part) };
  },
  write: (numbers, { low, high }) => {
    const { truth, unit } = numbers;
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    if (numbers.form === 'compare') {
      const { what, who, guesses } = numbers;
      const better = low < high ? who[0] : who[1];
      return {
        text: prose`
          ${what} was given as $${guesses[0]}\text{ ${unit}}$ by ${who[0]} and as $${guesses[1]}\text{ ${unit}}$ by ${who[1]}. It later turned out to be $${truth}\text{ ${unit}}$.

          (a) Calculate the percentage error of each of the two. [3]

          (b) Hence compare them: state which was closer, and whether each gave too much or too little. [2]`,
        hint: 'In both percentage errors the same number is in the denominator.',
        answer: prose`
          (a) $${significant(low)}\%$ for ${who[0]}, $${significant(high)}\%$ for ${who[1]}

          (b) ${better} was closer; ${who[0]} gave too ${guesses[0] < truth ? 'little' : 'much'}, ${who[1]} too ${guesses[1] < truth ? 'little' : 'much'}`,
        solution: prose`
          (a) The error is compared with the exact value $${truth}$ in both cases:
          $$\left|\frac{${guesses[0]} - ${truth}}{${truth}}\right| \times 100\% = ${significant(low)}\%, \qquad \left|\frac{${guesses[1]} - ${truth}}{${truth}}\right| \times 100\% = ${significant(high)}\%.$$

          (b) The smaller percentage error belongs to ${better}. A percentage error has no sign, so whether a value was too small or too large has to be read from the values: ${who[0]} gave too ${guesses[0] < truth ? 'little' : 'much'}, ${who[1]} too ${guesses[1] < truth ? 'little' : 'much'}.`,
        markScheme: scheme({
          a: ['M1 difference over the exact value', prose`A1 $${significant(low)}\%$`, prose`A1 $${significant(high)}\%$`],
          b: [`A1 ${better} named as the closer one`, 'R1 one too small and one too large, from the values themselves'],
        }),
        keys: [
          labelled('First error', near(low, 'a', '%')),
          labelled('Second error', near(high, 'a', '%')),
          { kind: 'compare', part: 'b' },
        ],
      };
    }
    const { what, percent } = numbers;
    if (numbers.form === 'back') {
      return {
        text: prose`
          A newspaper estimates ${what}. The percentage error of its estimate is $${percent}\%$, and the exact value is $${truth}$ ${unit}.

          Determine the two possible values of the estimate. [4]`,
        hint: 'The percentage error does not tell whether the estimate is too large or too small.',
        answer: prose`$${short(low)}$ and $${short(high)}$ ${unit}`,
        solution: prose`
          With the estimate $v$, $\left|\dfrac{v - ${truth}}{${truth}}\right| \times 100 = ${percent}$, so the difference is $|v - ${truth}| = ${truth} \times ${percent / 100} = ${short(high - truth)}$.

          The estimate may be too small or too large by this amount: $v = ${truth} - ${short(high - truth)} = ${short(low)}$ or $v = ${truth} + ${short(high - truth)} = ${short(high)}$ ${unit}. Leaving out one of the two is the usual slip.`,
        markScheme: scheme({
          '': [
            'M1 percentage error set up with the exact value below',
            prose`A1 difference $${short(high - truth)}$`,
            prose`A1 $${short(low)}$`,
            prose`A1 $${short(high)}$`,
          ],
        }),
        keys: [{ kind: 'set', part: '', values: [short(low), short(high)] }],
      };
    }
    const { step, count } = numbers;
    return {
      text: prose`
        A scale is allowed to show ${what} with a percentage error of at most $${percent}\%$. The exact value is $${truth}$ ${unit}, and the scale shows $x$ ${unit}.

        (a) Write down an inequality for $x$ that uses a modulus. [1]

        (b) Determine the interval in which $x$ must lie. [2]

        (c) The scale shows values in steps of $${step}$ ${unit}, ${truth} among them. Determine how many different values it may show. [2]`,
      hint: 'How far from the exact value may the estimate be, above and below?',
      answer: prose`
        (a) $\left|\dfrac{x - ${truth}}{${truth}}\right| \times 100 \le ${percent}$

        (b) $${short(low)} \le x \le ${short(high)}$

        (c) ${count}`,
      solution: prose`
        (a) The percentage error compares with the exact value: $\left|\dfrac{x - ${truth}}{${truth}}\right| \times 100 \le ${percent}$.

        (b) So $|x - ${truth}| \le ${truth} \times ${percent / 100} = ${short(high - truth)}$, that is $${short(low)} \le x \le ${short(high)}$.

        (c) From $${truth}$ one may go ${(count - 1) / 2} whole steps up and as many down. With $${truth}$ itself these are $2 \times ${(count - 1) / 2} + 1 = ${count}$ values.`,
      markScheme: scheme({
        a: ['A1 correct inequality, or two inequalities of the same meaning'],
        b: [prose`M1 $${short(high - truth)}$`, prose`A1 $${short(low)} \le x \le ${short(high)}$`],
        c: ['M1 steps counted within the interval', prose`A1 ${count}`],
      }),
      keys: [
        { kind: 'compare', part: 'a' },
        { kind: 'interval', part: 'b', intervals: [{ from: short(low), to: short(high) }] },
        { kind: 'number', ...exact(count, 'c') },
      ],
    };
  },
  check: (numbers, { low, high }) => {
    const { truth } = numbers;
    if (numbers.form === 'compare') {
      numbers.guesses.forEach((guess, i) => {
        const moved = truth * (1 + (Math.sign(guess - truth) * ([low, high][i] as number)) / 100);
        assertClose(moved, guess, 'the error leads back to the guess');
      });
      return;
    }
    assertClose((low + high) / 2, truth, 'the middle');
    assertClose(((high - low) / (low + high)) * 100, numbers.percent, 'the relative half width');
    if (numbers.form === 'limit') {
      const { step, count } = numbers;
      const allowed = Array.from({ length: 101 }, (_, i) => truth + (i - 50) * step).filter(
        (x) => x >= low - 1e-9 && x <= high + 1e-9,
      );
      assert.equal(allowed.length, count);
    }
  },
});

export const sizesAndErrorsTemplates: readonly QuestionTemplate[] = [
  comparedSizes,
  scientificRates,
  quotientBounds,
  percentageErrors,
];
