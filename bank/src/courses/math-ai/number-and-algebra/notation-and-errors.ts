import assert from 'node:assert/strict';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, fraction, scientific, significant, term } from '../../../tex.ts';
import { choice, core, exact, foreseen, labelled, near, prose, scheme } from '../writing.ts';
import { exponentError } from './second-forms.ts';

/** Topic 1. Scientific notation, exponents and logarithms, bounds and percentage errors. */

const scientificNotation = defineTemplate({
  key: 'ai-scientific-notation-product',
  calculatorAllowed: true,
  placements: core('1.1', 1),
  variants: [
    { object: 'grain of pollen', a: 4, m: 8, b: 6, k: 5 },
    { object: 'droplet of mist', a: 5, m: 7, b: 3, k: 4 },
    { object: 'bacterium', a: 8, m: 13, b: 7, k: 9 },
    { object: 'speck of dust', a: 3, m: 6, b: 9, k: 3 },
    { object: 'red blood cell', a: 9, m: 11, b: 5, k: 6 },
    { object: 'grain of fine sand', a: 7, m: 6, b: 6, k: 4 },
    { object: 'spore of a fungus', a: 2, m: 9, b: 8, k: 7 },
    { object: 'crystal of salt', a: 6, m: 5, b: 7, k: 3 },
  ],
  solve: ({ a, m, b, k }) => ({ mantissa: (a * b) / 10, exponent: k - m + 1 }),
  write: ({ object, a, m, b, k }, { mantissa, exponent }, index) => ({
    text: prose`
      The mass of one ${object} is $${a} \times 10^{${-m}}\text{ g}$. A sample contains $${b} \times 10^{${k}}$ of them.

      Calculate the mass of the sample, in grams, in the form $c \times 10^{n}$ where $1 \le c < 10$ and $n \in \mathbb{Z}$. [1]`,
    hint: 'Between which values must the number in front of the power of ten lie?',
    ...choice(
      prose`$${mantissa} \times 10^{${exponent}}$`,
      [
        wrong(
          prose`$${mantissa} \times 10^{${exponent - 1}}$`,
          'You moved the decimal point in the first factor, but left the power of ten as it was.',
          'power_of_ten',
        ),
        wrong(
          prose`$${mantissa} \times 10^{${exponent - 2}}$`,
          'You changed the exponent in the wrong direction when you moved the decimal point.',
          'power_of_ten',
        ),
        wrong(
          prose`$${mantissa} \times 10^{${-(m + k) + 1}}$`,
          'You subtracted the exponents, but powers of ten are multiplied here.',
        ),
      ],
      index,
    ),
    solution: prose`
      Total mass is the number of particles times the mass of one:
      $$(${a} \times 10^{${-m}}) \times (${b} \times 10^{${k}}) = ${a * b} \times 10^{${k - m}}.$$

      The number ${a * b} is not below 10, so write it as $${mantissa} \times 10^{1}$. The extra factor of ten raises the exponent by one:
      $$${a * b} \times 10^{${k - m}} = ${mantissa} \times 10^{1} \times 10^{${k - m}} = ${mantissa} \times 10^{${exponent}}\text{ g}.$$

      Keeping the exponent at $${k - m}$ forgets the extra ten, lowering it moves the point the wrong way, and
      $${-(m + k) + 1}$ comes from subtracting the exponents instead of adding them.`,
  }),
  check: ({ a, m, b, k }, { mantissa, exponent }) => {
    // Whole-number arithmetic in units of 10^-(m+1) g.
    const sample = BigInt(a) * 10n * BigInt(b) * 10n ** BigInt(k);
    assert.equal(BigInt(Math.round(mantissa * 10)) * 10n ** BigInt(exponent + m), sample);
    assert.ok(mantissa >= 1 && mantissa < 10);
  },
});

const exponentLaws = defineTemplate({
  key: 'ai-exponent-laws-quotient',
  calculatorAllowed: true,
  placements: core('1.5', 1),
  variants: [
    { a: 6, m: 3, p: 2, b: 4, n: 2 },
    { a: 4, m: 5, p: 2, b: 2, n: 3 },
    { a: 2, m: 4, p: 3, b: 4, n: 5 },
    { a: 6, m: 5, p: 2, b: 12, n: 4 },
    { a: 3, m: 2, p: 3, b: 9, n: 1 },
    { a: 8, m: 3, p: 2, b: 16, n: 2 },
    { a: 10, m: 4, p: 2, b: 20, n: 3 },
    { a: 4, m: 3, p: 3, b: 8, n: 2 },
  ],
  solve: ({ a, m, p, b, n }) => ({ coefficient: a ** p / b, exponent: m * p + n }),
  write: ({ a, m, p, b, n }, { coefficient, exponent }, index) =>
    index >= ALIKE
      ? exponentError({ a, m, p, b, n, coefficient, exponent })
      : {
          text: prose`
      Simplify
      $$\frac{(${a}x^{${m}})^{${p}}}{${b}x^{${-n}}}, \qquad x \ne 0,$$
      giving your answer with a positive exponent. [1]`,
          hint: 'On what does the outer power act?',
          ...choice(
            `$${term(coefficient, `x^{${exponent}}`)}$`,
            [
              wrong(
                `$${term(coefficient, `x^{${m * p - n}}`)}$`,
                'You overlooked that the exponent in the denominator is negative when you subtracted it.',
                'sign',
              ),
              wrong(
                `$${term(coefficient, `x^{${m + p + n}}`)}$`,
                'You added the exponents where a power is raised to a power; they are multiplied.',
              ),
              wrong(
                a % b === 0 ? `$${term(a / b, `x^{${exponent}}`)}$` : prose`$${fraction(a, b)}x^{${exponent}}$`,
                'You raised the power of x, but not the number in front of it.',
              ),
            ],
            index,
          ),
          solution: prose`
      **Numerator.** Raise each factor to the power ${p}: $(${a}x^{${m}})^{${p}} = ${a}^{${p}} x^{${m} \times ${p}} = ${a ** p}x^{${m * p}}$.

      **Quotient.** Divide the numbers, $${a ** p} \div ${b} = ${coefficient}$, and subtract the exponents:
      $${m * p} - (${-n}) = ${exponent}$. Subtracting a negative number adds.

      The result is $${term(coefficient, `x^{${exponent}}`)}$.

      The exponent $${m * p - n}$ comes from overlooking that double negative, $${m + p + n}$ from adding ${m} and ${p} instead of
      multiplying, and the remaining wrong option from not raising ${a} to the power.`,
        },
  check: ({ a, m, p, b, n }, { coefficient, exponent }) => {
    for (const x of [0.7, 1.3, -2]) {
      let numerator = 1;
      for (let i = 0; i < p; i++) numerator *= a * x ** m;
      assertClose(coefficient * x ** exponent, numerator / (b / x ** n), 'the value at a point', 1e-9);
    }
    assert.ok(Number.isInteger(coefficient) && m * p - n > 0 && m * p - n !== m + p + n && m * p !== m + p);
  },
});

const soundLevel = defineTemplate({
  key: 'ai-sound-level-logarithm',
  calculatorAllowed: true,
  placements: core('1.5', 1),
  variants: [
    { source: 'a vacuum cleaner', mantissa: 3.2, power: 5, level: 94, other: 'a motorcycle', ratio: 30 },
    { source: 'a busy street', mantissa: 4.5, power: 5, level: 102, other: 'a circular saw', ratio: 12 },
    { source: 'a string quartet', mantissa: 7.1, power: 6, level: 88, other: 'a brass band', ratio: 24 },
    { source: 'a hair dryer', mantissa: 6.3, power: 5, level: 97, other: 'a chain saw', ratio: 40 },
    { source: 'a conversation', mantissa: 1.8, power: 6, level: 83, other: 'a school canteen', ratio: 15 },
    { source: 'a dishwasher', mantissa: 2.4, power: 7, level: 76, other: 'an old tram', ratio: 18 },
    { source: 'a printing press', mantissa: 5.6, power: 4, level: 105, other: 'a pneumatic drill', ratio: 6 },
    { source: 'a waterfall', mantissa: 8.2, power: 4, level: 109, other: 'a stage loudspeaker', ratio: 7 },
  ],
  solve: ({ mantissa, power, level, ratio }) => {
    const intensity = mantissa * 10 ** -power;
    return { level: 10 * Math.log10(intensity * 1e12), intensity: 10 ** (level / 10 - 12), rise: 10 * Math.log10(ratio) };
  },
  write: ({ source, mantissa, power, level, other, ratio }, result) => ({
    text: prose`
      The level $L$ of a sound, in decibels (dB), is modelled by
      $$L = 10\log_{10}\left(I \times 10^{12}\right),$$
      where $I$ is the intensity of the sound in $\text{W m}^{-2}$.

      (a) The intensity near ${source} is $${mantissa} \times 10^{${-power}}\text{ W m}^{-2}$. Calculate the level of this sound. [2]

      (b) The level near ${other} is $${level}\text{ dB}$. Calculate the intensity of this sound. [3]

      (c) The intensity of a sound is multiplied by ${ratio}. Determine by how many decibels its level rises. [2]`,
    hint: 'Which operation undoes a logarithm to base 10?',
    answer: prose`
      (a) $${significant(result.level)}\text{ dB}$

      (b) $${scientific(result.intensity)}\text{ W m}^{-2}$

      (c) $${significant(result.rise)}\text{ dB}$`,
    solution: prose`
      (a) Put the intensity into the model:
      $$L = 10\log_{10}\left(${mantissa} \times 10^{${-power}} \times 10^{12}\right) = 10\log_{10}\left(${mantissa} \times 10^{${12 - power}}\right) = ${significant(result.level, 5)}\ldots$$
      The level is $${significant(result.level)}\text{ dB}$.

      (b) Divide $${level} = 10\log_{10}(I \times 10^{12})$ by 10: $\log_{10}(I \times 10^{12}) = ${level / 10}$.

      By the meaning of a logarithm, $I \times 10^{12} = 10^{${level / 10}}$, so
      $$I = 10^{${level / 10}} \times 10^{-12} = 10^{${decimal(level / 10 - 12, 1)}} = ${scientific(result.intensity)}\text{ W m}^{-2}.$$

      (c) The new level is $10\log_{10}(${ratio} I \times 10^{12})$. Whatever the first intensity, take $I \times 10^{12} = 1$, whose level is 0: then the
      new level, and so the rise, is $10\log_{10} ${ratio} = ${significant(result.rise)}\text{ dB}$. (Another starting value gives the same rise, because
      the logarithm of a product is the sum of the logarithms.)`,
    markScheme: scheme({
      a: [prose`(M1) substituting the intensity into the model`, prose`A1 $${significant(result.level)}\text{ dB}$`],
      b: [
        prose`M1 $\log_{10}(I \times 10^{12}) = ${level / 10}$`,
        prose`M1 $I \times 10^{12} = 10^{${level / 10}}$, or a graph of both sides`,
        prose`A1 $${scientific(result.intensity)}\text{ W m}^{-2}$`,
      ],
      c: [prose`(M1) $10\log_{10} ${ratio}$, or the difference of two levels`, prose`A1 $${significant(result.rise)}\text{ dB}$`],
    }),
    numeric: [near(result.level, 'a', 'dB'), near(result.intensity, 'b', 'W m^-2'), near(result.rise, 'c', 'dB')],
  }),
  check: ({ mantissa, power, level, ratio }, result) => {
    const intensityAt = (decibel: number) => Math.exp((decibel / 10) * Math.LN10);
    assertClose(intensityAt(result.level) / (mantissa * 10 ** (12 - power)), 1, 'the level turned back');
    const found = bisect((x) => 10 * Math.log10(x) - level, 1, 1e15);
    assertClose((result.intensity * 1e12) / found, 1, 'the intensity by bisection');
    assertClose(intensityAt(50 + result.rise) / intensityAt(50), ratio, 'the rise from 50 dB');
    assert.ok(result.level > 20 && result.level < 120);
  },
});

const BOUND_NOTE = 'A length that is rounded to the nearest tenth is at most half a tenth away.';

const boundsAndError = defineTemplate({
  key: 'ai-bounds-percentage-error',
  calculatorAllowed: true,
  placements: core('1.6', 1),
  variants: [
    { thing: 'wall', length: 6.4, width: 2.7, truth: 17.52 },
    { thing: 'carpet', length: 3.6, width: 2.3, truth: 8.12 },
    { thing: 'vegetable bed', length: 8.2, width: 1.4, truth: 11.81 },
    { thing: 'stage', length: 9.3, width: 5.8, truth: 53.46 },
    { thing: 'shop window', length: 4.7, width: 2.2, truth: 10.15 },
    { thing: 'swimming pool', length: 12.6, width: 5.3, truth: 67.35 },
    { thing: 'car park bay', length: 4.9, width: 2.6, truth: 12.95 },
    { thing: 'solar panel array', length: 7.7, width: 3.2, truth: 24.38 },
  ],
  solve: ({ length, width, truth }) => {
    const area = length * width;
    return {
      area,
      greatest: (length + 0.05) * (width + 0.05),
      least: (length - 0.05) * (width - 0.05),
      error: (Math.abs(area - truth) / truth) * 100,
    };
  },
  write: ({ thing, length, width, truth }, { area, greatest, error }) => ({
    text: prose`
      A rectangular ${thing} measures $${length}\text{ m}$ by $${decimal(width, 1)}\text{ m}$, each length correct to the nearest $0.1\text{ m}$.

      (a) Write down the lower bound and the upper bound of the longer side. [2]

      (b) Calculate the upper bound of the area of the ${thing}. [2]

      (c) A laser survey gives the area as $${truth}\text{ m}^{2}$, which may be taken as exact. Calculate the percentage error when the area is
      calculated from the measurements as they are given. [3]`,
    hint: prose`A length correct to the nearest $0.1\text{ m}$ may be off by half of that, either way.`,
    answer: prose`
      (a) $${decimal(length - 0.05, 2)}\text{ m}$ and $${decimal(length + 0.05, 2)}\text{ m}$

      (b) $${significant(greatest)}\text{ m}^{2}$

      (c) $${significant(error)}\%$`,
    solution: prose`
      (a) Rounding to the nearest $0.1\text{ m}$ changes a length by at most $0.05\text{ m}$, so the longer side $\ell$ satisfies
      $${decimal(length - 0.05, 2)} \le \ell < ${decimal(length + 0.05, 2)}$ (in metres). These two numbers are the bounds.

      (b) The area is greatest when both sides are at their upper bounds:
      $$${decimal(length + 0.05, 2)} \times ${decimal(width + 0.05, 2)} = ${decimal(greatest, 4)} \approx ${significant(greatest)}\text{ m}^{2}.$$

      (c) The measurements give $${length} \times ${decimal(width, 1)} = ${decimal(area, 2)}\text{ m}^{2}$. The percentage error compares the difference with the **exact** value:
      $$\left|\frac{${decimal(area, 2)} - ${truth}}{${truth}}\right| \times 100\% = ${significant(error)}\%.$$`,
    markScheme: scheme({
      a: [
        prose`A1 lower bound $${decimal(length - 0.05, 2)}\text{ m}$`,
        prose`A1 upper bound $${decimal(length + 0.05, 2)}\text{ m}$`,
      ],
      b: ['(M1) product of the two upper bounds', prose`A1 $${significant(greatest)}\text{ m}^{2}$`],
      c: [
        prose`(A1) calculated area $${decimal(area, 2)}$`,
        prose`M1 difference divided by $${truth}$`,
        prose`A1 $${significant(error)}\%$`,
      ],
    }),
    numeric: [near(error, 'c', '%')],
    keys: [
      foreseen(near(greatest, 'b', 'm²'), [
        {
          slip: 'rounding',
          value: (length + 0.1) * (width + 0.1),
          note: BOUND_NOTE,
        },
        { slip: 'method', value: area, note: 'This is the area from the measurements as they are given.' },
      ]),
      labelled('Lower bound', exact(length - 0.05, 'a', 'm'), [{ slip: 'rounding', value: length - 0.1, note: BOUND_NOTE }]),
      labelled('Upper bound', exact(length + 0.05, 'a', 'm'), [{ slip: 'rounding', value: length + 0.1, note: BOUND_NOTE }]),
    ],
  }),
  check: ({ length, width, truth }, { area, greatest, least, error }) => {
    let [low, high] = [Infinity, 0];
    for (let i = -50; i <= 50; i++) {
      for (let j = -50; j <= 50; j++) {
        const sample = (length + i / 1000) * (width + j / 1000);
        low = Math.min(low, sample);
        high = Math.max(high, sample);
      }
    }
    assertClose(greatest, high, 'the greatest area on a grid of admissible sides');
    assertClose(least, low, 'the least area on the grid');
    const off = (error / 100) * truth;
    assert.ok(Math.abs(truth + off - area) < 1e-9 || Math.abs(truth - off - area) < 1e-9, 'the error leads back to the area');
    assert.ok(truth > least && truth < greatest && length > width && error > 0.2);
  },
});

export const notationAndErrorsTemplates: readonly QuestionTemplate[] = [
  scientificNotation,
  exponentLaws,
  soundLevel,
  boundsAndError,
];
