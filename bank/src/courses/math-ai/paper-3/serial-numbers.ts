import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { mean } from '../samples.ts';
import { exact, hl, near, prose } from '../writing.ts';

/** Paper 3: how many there are, estimated from the serial numbers of a few. */

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

export const serialNumbers = defineTemplate({
  key: 'ai-hl-investigation-serial-numbers',
  calculatorAllowed: true,
  placements: [hl('4.14', 3, '4.7', '4.18')],
  variants: [
    { things: 'trams', where: 'in a city', seen: [14, 61, 22, 47, 38], claim: 120 },
    { things: 'rental bicycles', where: 'on an island', seen: [83, 12, 95, 40, 31, 57], claim: 160 },
    { things: 'copies of a print', where: 'at auctions', seen: [9, 44, 27, 51], claim: 110 },
  ],
  solve: ({ seen, claim }) => {
    const [n, most] = [seen.length, Math.max(...seen)];
    return { n, most, byMost: ((n + 1) / n) * most - 1, byMean: 2 * mean(seen) - 1, p: choose(most, n) / choose(claim, n) };
  },
  write: ({ things, where, seen, claim }, { n, most, byMost, byMean, p }) => {
    const reject = p < 0.05;
    return inParts({
      stem: prose`
        *In this question you will investigate how to estimate the number of ${things} ${where} from the serial numbers of a few of them.*

        There are $N$ ${things} ${where}, with the serial numbers $1, 2, \dots, N$. A random sample of $n$ different ones is seen. Let $M$ be the greatest serial number in the sample.`,
      hint: 'If the greatest number is $m$, what must be true of the other numbers in the sample?',
      parts: [
        {
          before: 'First let $N = 5$ and $n = 2$.',
          ask: 'By listing the possible samples, complete the probability distribution of $M$ for $m = 2, 3, 4, 5$.',
          answer: prose`$\frac{1}{10}, \frac{2}{10}, \frac{3}{10}, \frac{4}{10}$`,
          solution: prose`There are 10 samples: 12, 13, 14, 15, 23, 24, 25, 34, 35, 45. The greatest number is 2 in one of them, 3 in two, 4 in three and 5 in four. The probabilities are $\frac{1}{10}, \frac{2}{10}, \frac{3}{10}, \frac{4}{10}$.`,
          marks: ['M1 lists the samples', 'A1 10 samples', prose`A1 $\frac{1}{10}, \frac{2}{10}, \frac{3}{10}, \frac{4}{10}$`],
          keys: [{ kind: 'set', values: ['1/10', '2/10', '3/10', '4/10'], ordered: true }],
        },
        {
          joined: true,
          ask: prose`Find $\mathrm{E}(M)$.`,
          answer: '$4$',
          solution: prose`$\mathrm{E}(M) = 2 \times \frac{1}{10} + 3 \times \frac{2}{10} + 4 \times \frac{3}{10} + 5 \times \frac{4}{10} = 4$.`,
          marks: ['M1 sum of values times probabilities', 'A1 $4$ (FT a distribution whose probabilities add up to 1)'],
          keys: [exact(4)],
        },
        {
          ask: prose`For $N = 5$ and $n = 3$, find $\mathrm{E}(M)$.`,
          answer: '$4.5$',
          solution: prose`Again there are 10 samples. The greatest number is 3 in one of them, 4 in three and 5 in six, so $\mathrm{E}(M) = 3 \times \frac{1}{10} + 4 \times \frac{3}{10} + 5 \times \frac{6}{10} = 4.5$.`,
          marks: ['M1 distribution of $M$', prose`A1 $\frac{1}{10}, \frac{3}{10}, \frac{6}{10}$`, 'A1 $4.5$'],
          keys: [exact(4.5)],
        },
        {
          ask: prose`The number of ways to choose $k$ of $m$ things is written ${'$'}\dbinom{m}{k}$. Explain why $\mathrm{P}(M = m) = \dfrac{\binom{m - 1}{n - 1}}{\binom{N}{n}}$.`,
          answer: prose`$m$ is in the sample, and the other $n - 1$ numbers are less than $m$`,
          solution: prose`All $\dbinom{N}{n}$ samples are equally likely. The greatest number is $m$ when $m$ is in the sample and the other $n - 1$ numbers are among the $m - 1$ smaller ones, which is possible in $\dbinom{m - 1}{n - 1}$ ways.`,
          marks: [
            prose`A1 $\binom{N}{n}$ equally likely samples`,
            'R1 $m$ itself is in the sample',
            'R1 the other $n - 1$ are chosen from the $m - 1$ smaller numbers',
          ],
        },
        {
          joined: true,
          ask: prose`Use $m\dbinom{m - 1}{n - 1} = n\dbinom{m}{n}$ and $\displaystyle\sum_{m=n}^{N}\binom{m}{n} = \binom{N + 1}{n + 1} = \frac{N + 1}{n + 1}\binom{N}{n}$ to show that $\mathrm{E}(M) = \dfrac{n(N + 1)}{n + 1}$.`,
          answer: 'shown',
          solution: prose`$\mathrm{E}(M) = \displaystyle\sum_{m=n}^{N} m\,\mathrm{P}(M = m) = \dfrac{n}{\binom{N}{n}}\sum_{m=n}^{N}\binom{m}{n} = \dfrac{n}{\binom{N}{n}} \times \dfrac{N + 1}{n + 1}\binom{N}{n}$. The binomial coefficients cancel, which leaves $\dfrac{n(N + 1)}{n + 1}$.`,
          marks: [
            prose`M1 $\sum m\,\mathrm{P}(M = m)$`,
            'A1 uses the first identity',
            'A1 uses the second identity',
            'A1 cancels',
            'AG the expectation given',
          ],
        },
        {
          joined: true,
          ask: prose`Hence show that $U = \dfrac{n + 1}{n}M - 1$ is an unbiased estimator of $N$.`,
          answer: 'shown',
          solution: prose`$\mathrm{E}(U) = \dfrac{n + 1}{n}\mathrm{E}(M) - 1 = \dfrac{n + 1}{n} \times \dfrac{n(N + 1)}{n + 1} - 1 = N + 1 - 1 = N$, so $U$ is unbiased.`,
          marks: [
            'M1 expectation of a linear transformation',
            'A1 $N + 1 - 1$',
            prose`R1 $\mathrm{E}(U) = N$ is what unbiased means`,
          ],
        },
        {
          before: `The ${n} ${things} that were seen had the serial numbers ${seen.map((each) => `$${each}$`).join(', ')}.`,
          ask: prose`Calculate the estimate of $N$ that $U$ gives.`,
          answer: `$${significant(byMost)}$`,
          solution: prose`The greatest number is ${most}, so the estimate is $\dfrac{${n + 1}}{${n}} \times ${most} - 1 = ${significant(byMost)}$.`,
          marks: [`A1 greatest number ${most}`, `A1 $${significant(byMost)}$ (*accept* the nearest whole number)`],
          keys: [{ kind: 'number', ...near(byMost), alternatives: [exact(Math.round(byMost))] }],
        },
        {
          ask: prose`Another estimator is $W = 2\bar{X} - 1$, where $\bar{X}$ is the mean of the numbers in the sample. Given that each number in the sample has the expectation $\dfrac{N + 1}{2}$, show that $W$ is unbiased as well.`,
          answer: 'shown',
          solution: prose`The mean of $n$ numbers, each with expectation $\dfrac{N + 1}{2}$, has the same expectation. So $\mathrm{E}(W) = 2 \times \dfrac{N + 1}{2} - 1 = N$.`,
          marks: [prose`A1 $\mathrm{E}(\bar{X}) = \frac{N + 1}{2}$`, 'M1 expectation of $2\\bar{X} - 1$', 'A1 $N$'],
        },
        {
          joined: true,
          ask: 'Calculate the estimate that $W$ gives, and explain by an example how $W$ can give a value that is clearly impossible.',
          answer: `$${significant(byMean)}$; $W$ can be less than the greatest number in the sample`,
          solution: prose`The mean is $${significant(mean(seen), 4)}$, so the estimate is $${significant(byMean)}$. A sample such as 1, 2, 30 has the mean 11, and $W$ gives 21, although number 30 has been seen.`,
          marks: [`A1 $${significant(byMean)}$`, 'R1 an example whose estimate is less than the greatest number in it'],
          keys: [near(byMean)],
        },
        {
          ask: prose`An official says that $N = ${claim}$. Use the greatest number in the sample to test this at the $5\%$ level against $N < ${claim}$. The probability that all ${n} numbers are at most $m$ is $\dfrac{\binom{m}{${n}}}{\binom{N}{${n}}}$.`,
          answer: prose`$p = ${significant(p)}$: ${reject ? 'there is sufficient evidence that $N$ is smaller' : 'there is not sufficient evidence that $N$ is smaller'}`,
          solution: prose`If $N = ${claim}$, then $\mathrm{P}(M \le ${most}) = ${significant(p)}$. This is ${reject ? 'less' : 'more'} than $0.05$, so the claim is ${reject ? 'rejected: there is sufficient evidence that $N$ is smaller' : 'not rejected: there is not sufficient evidence that $N$ is smaller'}.`,
          marks: [`A1 $${significant(p)}$`, `R1 compares with $0.05$ and concludes in context (FT their $p$-value)`],
          keys: [near(p)],
        },
      ],
    });
  },
  check: ({ seen, claim }, { n, most, byMost, p }) => {
    const samples = (from: number, size: number, N: number): number[][] =>
      size === 0
        ? [[]]
        : Array.from({ length: Math.max(0, N - from + 1) }, (_, i) => from + i).flatMap((first) =>
            samples(first + 1, size - 1, N).map((rest) => [first, ...rest]),
          );
    const expected = (N: number, size: number) => mean(samples(1, size, N).map((one) => Math.max(...one)));
    assertClose(expected(5, 2), 4, 'two of five');
    assertClose(expected(5, 3), 4.5, 'three of five');
    assertClose(expected(9, 4), (4 * 10) / 5, 'four of nine');
    // One after the other, each of the n numbers is at most `most`.
    let chance = 1;
    for (let i = 0; i < n; i++) chance *= (most - i) / (claim - i);
    assertClose(chance, p, 'p');
    assertClose((byMost + 1) * n, most * (n + 1), 'estimate');
    assert.equal(new Set(seen).size, n);
    assert.ok(Math.abs(p - 0.05) > 0.005);
  },
});
