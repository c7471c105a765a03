import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { normalBelow, normalDensity, normalQuantile, studentDensity, studentQuantile } from '../distributions.ts';
import { mean, total } from '../samples.ts';
import { short } from '../values.ts';
import { exact, hl, labelled, near, prose, toWithin } from '../writing.ts';

/** Topic 4, higher level. Confidence intervals worked out forwards and backwards. */

type Interval =
  | { form: 'backwards'; what: string; unit: string; low: number; high: number; n: number; sigma: number }
  | { form: 'sample'; what: string; unit: string; xs: readonly number[]; claim: number }
  | { form: 'width'; what: string; unit: string; sigma: number; width: number; confidence: number };

const intervalProblems = defineTemplate<Interval, { middle: number; half: number; size: number; z: number }>({
  key: 'ai-confidence-interval-backwards',
  calculatorAllowed: true,
  placements: [hl('4.16', 2)],
  variants: [
    { form: 'backwards', what: 'mass of a loaf', unit: 'g', low: 496.08, high: 503.92, n: 36, sigma: 12 },
    {
      form: 'sample',
      what: 'breaking force of a thread',
      unit: 'N',
      xs: [21.4, 19.8, 22.6, 20.9, 23.1, 21.7, 20.2, 22.3],
      claim: 22.5,
    },
    { form: 'width', what: 'length of a pike', unit: 'cm', sigma: 9, width: 4, confidence: 0.95 },
    { form: 'backwards', what: 'height of a seedling', unit: 'mm', low: 81.55, high: 88.45, n: 64, sigma: 14.082 },
    { form: 'sample', what: 'amount of caffeine in a cup', unit: 'mg', xs: [82, 91, 77, 95, 88, 84, 90], claim: 80 },
    { form: 'width', what: 'time of a journey', unit: 'min', sigma: 6.5, width: 3, confidence: 0.9 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'backwards') {
      const half = (numbers.high - numbers.low) / 2;
      return {
        middle: (numbers.low + numbers.high) / 2,
        half,
        z: (half * Math.sqrt(numbers.n)) / numbers.sigma,
        size: numbers.n,
      };
    }
    if (numbers.form === 'sample') {
      const { xs } = numbers;
      const s = Math.sqrt(total(xs.map((x) => (x - mean(xs)) ** 2)) / (xs.length - 1));
      const t = studentQuantile(0.975, xs.length - 1);
      return { middle: mean(xs), half: (t * s) / Math.sqrt(xs.length), z: t, size: xs.length };
    }
    const z = normalQuantile((1 + numbers.confidence) / 2);
    return { middle: 0, half: numbers.width / 2, z, size: Math.ceil(((2 * z * numbers.sigma) / numbers.width) ** 2) };
  },
  write: (numbers, { middle, half, z, size }) => {
    const u = prose`\text{ ${numbers.unit}}`;
    if (numbers.form === 'backwards') {
      const { what, low, high, n, sigma } = numbers;
      const level = 2 * normalBelow(z, 0, 1) - 1;
      const wide = normalQuantile(0.995) * (sigma / Math.sqrt(n));
      return inParts({
        stem: prose`The ${what} is normally distributed with standard deviation $${sigma}${u}$ and unknown mean $\mu$. From a sample of ${n} a confidence interval for $\mu$ was calculated: $${low} < \mu < ${high}$ (in ${numbers.unit}).`,
        hint: 'A confidence interval has the sample mean in its middle.',
        parts: [
          {
            ask: 'Determine the sample mean.',
            answer: `$${short(middle)}${u}$`,
            solution: prose`It is the middle of the interval: $\dfrac{${low} + ${high}}{2} = ${short(middle)}${u}$.`,
            marks: [`A1 $${short(middle)}$`],
            keys: [exact(short(middle), undefined, numbers.unit)],
          },
          {
            ask: 'Determine the level of confidence of the interval.',
            answer: prose`$${significant(100 * level)}\%$`,
            solution: prose`Half of the width is $${short(half)} = z \times \dfrac{${sigma}}{\sqrt{${n}}}$, so $z = ${significant(z, 4)}$. The area between $-z$ and $z$ is $${significant(level)}$: the level is $${significant(100 * level)}\%$.`,
            marks: [
              prose`M1 $z \times \frac{${sigma}}{\sqrt{${n}}} = ${short(half)}$`,
              `A1 $z = ${significant(z)}$`,
              prose`A1 $${significant(100 * level)}\%$`,
            ],
            keys: [toWithin(100 * level, 0.15, undefined, '%')],
          },
          {
            ask: prose`Find the $99\%$ confidence interval from the same sample.`,
            answer: `$[${significant(middle - wide, 5)}, ${significant(middle + wide, 5)}]$`,
            solution: prose`$${short(middle)} \pm 2.576 \times \dfrac{${sigma}}{\sqrt{${n}}}$ gives $[${significant(middle - wide, 5)}, ${significant(middle + wide, 5)}]$.`,
            marks: [`A1 $${significant(middle - wide, 5)}$`, `A1 $${significant(middle + wide, 5)}$`],
            keys: [labelled('From', toWithin(middle - wide, 0.06)), labelled('To', toWithin(middle + wide, 0.06))],
          },
          {
            before: `A student says: "The mean lies in the given interval with this probability; the next sample mean will do so as well."`,
            ask: 'Explain what the level of confidence really means.',
            answer: 'of many intervals found in this way, about this percentage contain the true mean',
            solution: prose`The mean $\mu$ is a fixed number and the interval is the result of chance. If many samples were taken and an interval calculated from each, about $${significant(100 * level)}\%$ of these intervals would contain $\mu$. Nothing is said about the next sample mean.`,
            marks: ['R1 the interval varies, the mean is fixed', 'R1 long-run percentage of intervals that contain the mean'],
          },
        ],
      });
    }
    if (numbers.form === 'sample') {
      const { what, xs, claim } = numbers;
      const inside = claim > middle - half && claim < middle + half;
      const s = (half * Math.sqrt(size)) / z;
      return inParts({
        stem: prose`The ${what} (in ${numbers.unit}) is normally distributed. A sample has the values $${xs.join(',\\ ')}$.`,
        hint: 'The standard deviation of the population is not known.',
        parts: [
          {
            ask: 'Calculate the unbiased estimates of the mean and of the variance of the population.',
            answer: `$${significant(middle, 4)}$ and $${significant(s * s)}$`,
            solution: prose`The calculator gives $\bar{x} = ${significant(middle, 4)}$ and $s_{n-1} = ${significant(s, 5)}$, so $s_{n-1}^{2} = ${significant(s * s)}$.`,
            marks: [`A1 $${significant(middle)}$`, `(M1) $s_{n-1}$`, `A1 $${significant(s * s)}$`],
            keys: [labelled('Mean', near(middle)), labelled('Variance', near(s * s))],
          },
          {
            ask: prose`Find a $95\%$ confidence interval for the mean.`,
            answer: `$[${significant(middle - half, 4)}, ${significant(middle + half, 4)}]$`,
            solution: prose`As $\sigma$ is not known, a $t$-interval with ${size - 1} degrees of freedom is used: $[${significant(middle - half, 4)}, ${significant(middle + half, 4)}]$.`,
            marks: ['(M1) $t$-interval', `A1 $${significant(middle - half, 4)}$`, `A1 $${significant(middle + half, 4)}$`],
            keys: [labelled('From', near(middle - half)), labelled('To', near(middle + half))],
          },
          {
            ask: `The producer claims that the mean is $${claim}${u}$. Comment on the claim.`,
            answer: inside ? 'consistent with the interval' : 'not consistent with the interval',
            solution: `$${claim}$ lies ${inside ? 'inside' : 'outside'} the interval, so the sample ${inside ? 'does not contradict' : 'is evidence against'} the claim at this level of confidence.`,
            marks: [
              `R1 $${claim}$ is ${inside ? 'inside' : 'outside'} the interval`,
              `A1 claim ${inside ? 'not contradicted' : 'contradicted'}`,
            ],
          },
          {
            ask: 'Explain why a $t$-interval is wider than the $z$-interval with the same numbers.',
            answer: 'the standard deviation is itself only estimated',
            solution: prose`The standard deviation is estimated from a small sample, which adds uncertainty: the $t$ value, $${significant(z)}$, is greater than $1.96$.`,
            marks: ['R1 standard deviation estimated, additional uncertainty'],
          },
        ],
      });
    }
    const { what, sigma, width, confidence } = numbers;
    const raw = ((2 * z * sigma) / width) ** 2;
    return inParts({
      stem: prose`The ${what} has a known standard deviation of $${sigma}${u}$. A $${confidence * 100}\%$ confidence interval for its mean is to be at most $${width}${u}$ wide.`,
      hint: 'How does the width of the interval depend on the sample size $n$?',
      parts: [
        {
          ask: prose`Write down the value of $z$ for this level of confidence.`,
          answer: `$z = ${significant(z, 4)}$`,
          solution: prose`Inverse normal with the area $${Number(((1 + confidence) / 2).toFixed(3))}$ to the left: $z = ${significant(z, 4)}$.`,
          marks: [`A1 $${significant(z)}$`],
          keys: [near(z)],
        },
        {
          ask: prose`Show that $n$ has to satisfy $\sqrt{n} \ge ${significant((2 * z * sigma) / width, 4)}$.`,
          answer: 'shown',
          solution: prose`The width is $2z\dfrac{\sigma}{\sqrt{n}} \le ${width}$, so $\sqrt{n} \ge \dfrac{2 \times ${significant(z, 5)} \times ${sigma}}{${width}} = ${significant((2 * z * sigma) / width, 4)}$.`,
          marks: [
            prose`M1 $2z\frac{\sigma}{\sqrt{n}} \le ${width}$`,
            prose`A1 $\sqrt{n} \ge \frac{2 \times ${significant(z)} \times ${sigma}}{${width}}$`,
            'AG the inequality given',
          ],
        },
        {
          ask: 'Hence find the least sample size.',
          answer: `$n = ${size}$`,
          solution: `$n \\ge ${significant(raw, 5)}$, so the least whole number is $${size}$. Rounding down would make the interval too wide.`,
          marks: ['M1 squared', `A1 $n = ${size}$`],
          keys: [exact(size)],
        },
        {
          ask: 'State how the width changes if the sample is four times as large.',
          answer: 'it is halved',
          solution: prose`The width is proportional to $\dfrac{1}{\sqrt{n}}$, so it is halved.`,
          marks: ['A1 halved'],
        },
        {
          ask: 'Explain why the distribution itself need not be normal here.',
          answer: 'the sample is large: central limit theorem',
          solution: `With $n = ${size}$ the sample mean is approximately normal by the central limit theorem, whatever the distribution.`,
          marks: ['R1 central limit theorem'],
        },
      ],
    });
  },
  check: (numbers, { middle, half, z, size }) => {
    if (numbers.form === 'backwards') {
      assertClose(middle - half, numbers.low, 'the lower end');
      assertClose(integrate(normalDensity, -z, z), 0.95, 'the level', 1e-3);
    } else if (numbers.form === 'sample') {
      assertClose(
        integrate((t) => studentDensity(t, size - 1), -z, z),
        0.95,
        'the level',
      );
      assertClose(middle * size, total(numbers.xs), 'the mean');
      const squares = total(numbers.xs.map((x) => x * x)) - size * middle ** 2;
      assertClose((half / z) ** 2 * size * (size - 1), squares, 'the half-width');
      assert.ok(half > 0);
      assert.ok(Math.abs(Math.abs(numbers.claim - middle) - half) > 0.03 * half);
    } else {
      const width = (n: number) => (2 * z * numbers.sigma) / Math.sqrt(n);
      assert.ok(width(size) <= numbers.width && width(size - 1) > numbers.width);
      assertClose(integrate(normalDensity, -z, z), numbers.confidence, 'the level');
    }
  },
});

export const intervalsBackwardsTemplates: readonly QuestionTemplate[] = [intervalProblems];
