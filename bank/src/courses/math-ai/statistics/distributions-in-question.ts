import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { binomial, binomialUpTo, normalBelow, normalDensity, normalQuantile } from '../distributions.ts';
import { normalSvg } from '../figures.ts';
import { total } from '../samples.ts';
import { exact, labelled, near, prose, sl, toWithin } from '../writing.ts';

/** Topic 4. Binomial models and normal distributions, in both directions. */

interface BinomialModel {
  form: 'justify' | 'parameters' | 'least';
  what: string;
  event: string;
  n: number;
  p: number;
  k: number;
  doubt: string;
}

const binomialModel = defineTemplate<BinomialModel, { exactly: number; most: number; trials: number }>({
  key: 'ai-binomial-model-in-question',
  calculatorAllowed: true,
  placements: [sl('4.8', 1)],
  variants: [
    {
      form: 'justify',
      what: 'A machine fills jars',
      event: 'a jar is too light',
      n: 24,
      p: 0.05,
      k: 2,
      doubt: 'when the nozzle is blocked, several jars in a row are too light',
    },
    { form: 'parameters', what: 'A salesperson rings at doors', event: 'a sale is made', n: 20, p: 0.3, k: 5, doubt: '' },
    {
      form: 'least',
      what: 'A parcel service delivers parcels',
      event: 'a parcel arrives too late',
      n: 40,
      p: 0.06,
      k: 4,
      doubt: '',
    },
    {
      form: 'justify',
      what: 'A basketball player takes free throws',
      event: 'a throw misses',
      n: 15,
      p: 0.2,
      k: 4,
      doubt: 'after a miss the player may become nervous, so that the probability changes',
    },
    {
      form: 'parameters',
      what: 'A multiple choice test is answered by guessing',
      event: 'an answer is right',
      n: 32,
      p: 0.25,
      k: 10,
      doubt: '',
    },
    { form: 'least', what: 'An airline sells seats', event: 'a passenger does not turn up', n: 60, p: 0.04, k: 3, doubt: '' },
  ],
  solve: ({ n, p, k }) => {
    let trials = 1;
    while (1 - (1 - p) ** trials < 0.9) trials += 1;
    return { exactly: binomial(n, p, k), most: binomialUpTo(n, p, k), trials };
  },
  write: ({ form, what, event, n, p, k, doubt }, { exactly, most, trials }) => {
    const mu = Number((n * p).toFixed(4));
    const variance = Number((n * p * (1 - p)).toFixed(4));
    if (form === 'justify') {
      return inParts({
        stem: prose`${what}. The probability that ${event} is $${p}$. The number of times that this happens in ${n} cases is modelled by a binomial distribution.`,
        hint: 'Which four things does a binomial distribution take for granted?',
        parts: [
          {
            ask: 'List two conditions, in context, for the model to be valid.',
            answer: prose`for example: the cases are independent; the probability is $${p}$ in every case`,
            solution: prose`The number of cases is fixed (${n}), each has two outcomes, the cases are independent of each other, and the probability that ${event} is the same, $${p}$, in each.`,
            marks: ['A1 independent cases, in context', 'A1 constant probability (or two outcomes, or fixed number), in context'],
          },
          {
            ask: 'Suggest one reason why the model may not be valid.',
            answer: doubt,
            solution: `For example: ${doubt}. Then the cases are not independent.`,
            marks: [`R1 for example: ${doubt}`],
          },
          {
            ask: `Find the probability that it happens more than ${k} times.`,
            answer: `$${significant(1 - most)}$`,
            solution: prose`$X \sim \mathrm{B}(${n}, ${p})$: $\mathrm{P}(X > ${k}) = 1 - \mathrm{P}(X \le ${k}) = 1 - ${significant(most, 4)} = ${significant(1 - most)}$.`,
            marks: [prose`(M1) $1 - \mathrm{P}(X \le ${k})$`, `A1 $${significant(1 - most)}$`],
            keys: [near(1 - most)],
          },
          {
            ask: 'Calculate the expected number and the standard deviation.',
            answer: `$${mu}$ and $${significant(Math.sqrt(variance))}$`,
            solution: prose`$np = ${n} \times ${p} = ${mu}$, and $\sqrt{np(1 - p)} = \sqrt{${variance}} = ${significant(Math.sqrt(variance))}$.`,
            marks: [`A1 $${mu}$`, `A1 $${significant(Math.sqrt(variance))}$`],
            keys: [labelled('Expected number', near(mu)), labelled('Standard deviation', near(Math.sqrt(variance)))],
          },
        ],
      });
    }
    if (form === 'parameters') {
      return inParts({
        stem: prose`${what}. The number $X$ of times that ${event} follows a binomial distribution with mean $${mu}$ and variance $${variance}$.`,
        hint: 'Which factors do the formulae for the mean and the variance share?',
        parts: [
          {
            ask: prose`Show that the probability that ${event} is $${p}$.`,
            answer: 'shown',
            solution: prose`$np = ${mu}$ and $np(1 - p) = ${variance}$. Dividing, $1 - p = \dfrac{${variance}}{${mu}} = ${Number((1 - p).toFixed(3))}$, so $p = ${p}$.`,
            marks: [
              prose`M1 $np = ${mu}$ and $np(1 - p) = ${variance}$`,
              prose`A1 $1 - p = ${Number((1 - p).toFixed(3))}$`,
              'AG $p$ as given',
            ],
          },
          {
            ask: 'Determine the number of trials.',
            answer: `$n = ${n}$`,
            solution: prose`$n = \dfrac{${mu}}{${p}} = ${n}$.`,
            marks: [`A1 $n = ${n}$`],
            keys: [exact(n)],
          },
          {
            ask: prose`Calculate $\mathrm{P}(X = ${k})$.`,
            answer: `$${significant(exactly)}$`,
            solution: prose`With $\mathrm{B}(${n}, ${p})$ the calculator gives $\mathrm{P}(X = ${k}) = ${significant(exactly)}$.`,
            marks: ['(M1) binomial probability', `A1 $${significant(exactly)}$`],
            keys: [near(exactly)],
          },
          {
            ask: prose`Find the probability that $X$ is at most ${k}.`,
            answer: `$${significant(most)}$`,
            solution: prose`$\mathrm{P}(X \le ${k}) = ${significant(most)}$.`,
            marks: ['(M1) cumulative probability', `A1 $${significant(most)}$`],
            keys: [near(most)],
          },
        ],
      });
    }
    return inParts({
      stem: prose`${what}. The probability that ${event} is $${p}$, independently of all others.`,
      hint: 'What is the opposite of "at least one"?',
      parts: [
        {
          ask: `Calculate the probability that it happens at most ${k} times among ${n}.`,
          answer: `$${significant(most)}$`,
          solution: prose`$\mathrm{B}(${n}, ${p})$: $\mathrm{P}(X \le ${k}) = ${significant(most)}$.`,
          marks: [prose`(M1) $\mathrm{B}(${n}, ${p})$`, `A1 $${significant(most)}$`],
          keys: [near(most)],
        },
        {
          ask: 'Determine the least number of cases for which the probability of at least one such event is not less than $0.9$.',
          answer: `$${trials}$`,
          solution: prose`$1 - ${Number((1 - p).toFixed(2))}^{n} \ge 0.9$, so $${Number((1 - p).toFixed(2))}^{n} \le 0.1$. The table of the calculator shows that $n = ${trials - 1}$ is not yet enough and $n = ${trials}$ is.`,
          marks: [prose`M1 $1 - ${Number((1 - p).toFixed(2))}^{n}$`, 'M1 inequality (or table) with $0.9$', `A1 $${trials}$`],
          keys: [exact(trials)],
        },
        {
          before: `A statement says: "On average it happens once in $${significant(1 / p)}$ cases, so among ${Math.round(1 / p)} cases it happens exactly once."`,
          ask: 'Explain what is wrong with the conclusion.',
          answer: 'an expected number is a long-run average; any number may occur',
          solution: prose`$${Math.round(1 / p)} \times ${p} \approx 1$ is the **expected** number, an average over many repetitions. In a single set of ${Math.round(1 / p)} cases the event may occur several times or not at all.`,
          marks: ['R1 expected number is not a certain number'],
        },
      ],
    });
  },
  check: ({ n, p, k }, { exactly, most, trials }) => {
    // Adding trial after trial instead of the formula.
    let ways = [1];
    for (let i = 0; i < n; i++)
      ways = [...ways, 0].map((value, j) => value * (1 - p) + (j > 0 ? (ways[j - 1] as number) * p : 0));
    assertClose(exactly, ways[k] as number, 'exactly k');
    assertClose(most, total(ways.slice(0, k + 1)), 'at most k');
    assert.ok((1 - p) ** trials <= 0.1 && (1 - p) ** (trials - 1) > 0.1);
  },
});

interface Bell {
  form: 'middle' | 'grades' | 'sketch';
  what: string;
  unit: string;
  mu: number;
  sigma: number;
  share: number;
  count: number;
}

const normalBounds = defineTemplate<Bell, { low: number; high: number; beyond: number }>({
  key: 'ai-normal-bounds',
  calculatorAllowed: true,
  placements: [sl('4.9', 1)],
  variants: [
    { form: 'middle', what: 'widths of doors', unit: 'mm', mu: 860, sigma: 1.6, share: 0.9, count: 400 },
    { form: 'grades', what: 'marks in an examination', unit: '', mu: 58, sigma: 12, share: 0.15, count: 240 },
    { form: 'sketch', what: 'masses of oranges', unit: 'g', mu: 180, sigma: 15, share: 0.7, count: 500 },
    { form: 'middle', what: 'lifetimes of tyres', unit: 'thousand km', mu: 48, sigma: 5, share: 0.8, count: 250 },
    { form: 'grades', what: 'points in a talent test', unit: '', mu: 320, sigma: 45, share: 0.2, count: 150 },
    { form: 'sketch', what: 'volumes of milk in bottles', unit: 'ml', mu: 1005, sigma: 4, share: 0.85, count: 1200 },
  ],
  solve: ({ form, mu, sigma, share }) => {
    const z = normalQuantile(form === 'middle' ? (1 + share) / 2 : 1 - share);
    return {
      low: form === 'middle' ? mu - z * sigma : mu + normalQuantile(share) * sigma,
      high: mu + z * sigma,
      beyond: 1 - normalBelow(mu + 2 * sigma, mu, sigma),
    };
  },
  write: ({ form, what, unit, mu, sigma, share, count }, { low, high }) => {
    const u = unit === '' ? '' : prose`\text{ ${unit}}`;
    const spoken = `The ${what} are normally distributed with mean $${mu}${u}$ and standard deviation $${sigma}${u}$.`;
    if (form === 'middle') {
      return inParts({
        stem: spoken,
        hint: 'The middle part leaves the same area on both sides.',
        parts: [
          {
            ask: prose`The middle $${share * 100}\%$ of the values lie between $a$ and $b$, where $a < b$. Write down the area under the curve to the left of $a$.`,
            answer: `$${Number(((1 - share) / 2).toFixed(3))}$`,
            solution: prose`$1 - ${share} = ${Number((1 - share).toFixed(3))}$ is left for both sides together, half of it on each: $${Number(((1 - share) / 2).toFixed(3))}$.`,
            marks: [`A1 $${Number(((1 - share) / 2).toFixed(3))}$`],
            keys: [exact((1 - share) / 2)],
          },
          {
            ask: 'Determine $a$ and $b$.',
            answer: `$a = ${significant(low, 4)}$, $b = ${significant(high, 4)}$`,
            solution: prose`Inverse normal with the areas $${Number(((1 - share) / 2).toFixed(3))}$ and $${Number(((1 + share) / 2).toFixed(3))}$ gives $a = ${significant(low, 4)}$ and $b = ${significant(high, 4)}$. Both are equally far from ${mu}, as they should be.`,
            marks: ['(M1) inverse normal', `A1 $a = ${significant(low, 4)}$`, `A1 $b = ${significant(high, 4)}$`],
            keys: [labelled('$a =$', near(low)), labelled('$b =$', near(high))],
          },
          {
            ask: `Of ${count} of them, find how many are expected to lie between $a$ and $b$.`,
            answer: `$${count * share}$`,
            solution: prose`$${count} \times ${share} = ${count * share}$.`,
            marks: [`A1 $${count * share}$`],
            keys: [exact(count * share)],
          },
          {
            ask: 'Describe how $a$ and $b$ change if the standard deviation becomes smaller while the mean stays the same.',
            answer: 'both move towards the mean',
            solution:
              'The curve becomes narrower about the same mean, so the middle part lies in a shorter interval: $a$ increases and $b$ decreases, both towards the mean.',
            marks: ['R1 both move towards the mean'],
          },
        ],
      });
    }
    if (form === 'grades') {
      const middle = normalBelow(high, mu, sigma) - normalBelow(low, mu, sigma);
      return inParts({
        stem: `${spoken} The best $${share * 100}\\%$ receive a distinction, the lowest $${share * 100}\\%$ have to sit the paper again.`,
        hint: 'Which area does the calculator need?',
        parts: [
          {
            ask: 'Determine the lowest value that receives a distinction, to one decimal place.',
            answer: `$${high.toFixed(1)}$`,
            solution: prose`The area to the left is $1 - ${share} = ${Number((1 - share).toFixed(2))}$. Inverse normal gives $${high.toFixed(1)}$.`,
            marks: [`(M1) area $${Number((1 - share).toFixed(2))}$ to the left`, `A1 $${high.toFixed(1)}$`],
            keys: [
              {
                kind: 'number',
                ...toWithin(high, 0.06),
                slips: [{ slip: 'method', value: low, note: 'This has the given area on its left; the best are on the right.' }],
              },
            ],
          },
          {
            ask: 'Hence, by symmetry, find the value below which the paper has to be sat again.',
            answer: `$${low.toFixed(1)}$`,
            solution: prose`It lies as far below ${mu} as the other lies above: $2 \times ${mu} - ${high.toFixed(1)} \approx ${low.toFixed(1)}$.`,
            marks: ['M1 symmetry about the mean', `A1 $${low.toFixed(1)}$`],
            keys: [toWithin(low, 0.11)],
          },
          {
            ask: `Of ${count} candidates, find how many are expected to be in neither group.`,
            answer: `$${Math.round(count * middle)}$`,
            solution: prose`$1 - 2 \times ${share} = ${Number((1 - 2 * share).toFixed(2))}$ of ${count} is $${Math.round(count * middle)}$.`,
            marks: [`M1 $1 - 2 \\times ${share}$`, `A1 $${Math.round(count * middle)}$`],
            keys: [exact(Math.round(count * middle))],
          },
          {
            ask: 'Comment on the claim "the mean of those with a distinction is exactly the limit found in part (a)".',
            answer: 'false: all of them have at least that value',
            solution: 'All of them have at least the limit, and most have more, so their mean is greater than the limit.',
            marks: ['R1 false, with a reason'],
          },
        ],
      });
    }
    const svg = normalSvg(mu, sigma, [mu - 4 * sigma, high], [Number(high.toFixed(1)), mu], 'x');
    const area = Number((1 - share).toFixed(2));
    return inParts({
      stem: prose`
        ${spoken} The probability that a value is greater than $k$ is $${share}$.`,
      hint: 'Is $k$ to the left or to the right of the mean?',
      parts: [
        {
          ask: prose`Sketch the normal curve. Label the mean and $k$ on its axis, and shade the area that has the probability $${area}$.`,
          answer: 'see the drawing in the solution',
          solution: prose`More than half of the values are greater than $k$, so $k$ lies to the left of the mean. The area of $${area}$ is that to the left of $k$.${'\n\n'}![](diagram:bell)`,
          marks: [
            'A1 bell-shaped curve, symmetric about the mean',
            'A1 $k$ to the left of the mean',
            'A1 area to the left of $k$ shaded',
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: 'Determine the value of $k$.',
          answer: `$k = ${significant(high, 4)}${u}$`,
          solution: prose`Inverse normal with the area $${area}$ to the left: $k = ${significant(high, 4)}${u}$.`,
          marks: [`(M1) inverse normal with $${area}$`, `A1 $k = ${significant(high, 4)}$`],
          keys: [near(high, undefined, unit)],
        },
        {
          ask: `Calculate by how many standard deviations $k$ differs from the mean.`,
          answer: `$${significant((mu - high) / sigma)}$`,
          solution: prose`$\dfrac{${mu} - ${significant(high, 6)}}{${sigma}} = ${significant((mu - high) / sigma)}$, so $k$ lies $${significant((mu - high) / sigma)}$ standard deviations below the mean.`,
          marks: ['M1 difference over standard deviation', `A1 $${significant((mu - high) / sigma)}$`],
          keys: [toWithin((mu - high) / sigma, 0.006)],
        },
      ],
      diagrams: [
        {
          name: 'bell',
          svg,
          alt: `A normal curve with mean ${mu}; the area to the left of k, which lies to the left of the mean, is shaded.`,
        },
      ],
    });
  },
  check: ({ form, mu, sigma, share }, { low, high }) => {
    const area = (from: number, to: number) => {
      let sum = 0;
      const width = (to - from) / 20_000;
      for (let i = 0; i < 20_000; i++) sum += (normalDensity((from + (i + 0.5) * width - mu) / sigma) / sigma) * width;
      return sum;
    };
    if (form === 'middle') assertClose(area(low, high), share, 'the middle part', 1e-5);
    else {
      assertClose(area(high, mu + 9 * sigma), share, 'the right part', 1e-5);
      if (form === 'grades') assertClose(area(mu - 9 * sigma, low), share, 'the left part', 1e-5);
      else assert.ok(high < mu);
    }
  },
});

export const distributionsInQuestionTemplates: readonly QuestionTemplate[] = [binomialModel, normalBounds];
