import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, fraction, significant } from '../../tex.ts';
import { core as analysis } from '../math-aa/writing.ts';
import { core as applications, near, prose, table } from '../math-ai/writing.ts';

/** Topic 4 of both courses: distributions that come from a sample space or from a tariff. */

const faces = [1, 2, 3, 4, 5, 6, 7, 8];

const fromDice = defineTemplate({
  key: 'maths-distribution-from-two-dice',
  calculatorAllowed: true,
  placements: [...analysis('4.7', 2, ['4.6']), ...applications('4.7', 2, '4.6.1')],
  variants: [
    {
      rule: 'the greater of the two numbers, or the common number if they are equal',
      sides: 4,
      of: Math.max,
      seen: 3.2,
      games: 50,
    },
    {
      rule: 'the difference of the two numbers, the smaller subtracted from the larger',
      sides: 4,
      of: (a: number, b: number) => Math.abs(a - b),
      seen: 1.4,
      games: 40,
    },
    {
      rule: 'the smaller of the two numbers, or the common number if they are equal',
      sides: 4,
      of: Math.min,
      seen: 1.8,
      games: 60,
    },
    {
      rule: 'the difference of the two numbers, the smaller subtracted from the larger',
      sides: 6,
      of: (a: number, b: number) => Math.abs(a - b),
      seen: 2.1,
      games: 80,
    },
  ],
  solve: ({ sides, of }) => {
    const ways = new Map<number, number>();
    for (const a of faces.slice(0, sides))
      for (const b of faces.slice(0, sides)) ways.set(of(a, b), (ways.get(of(a, b)) ?? 0) + 1);
    const values = [...ways.keys()].sort((a, b) => a - b);
    const counts = values.map((value) => ways.get(value) ?? 0);
    const top = values.reduce((sum, value, i) => sum + value * (counts[i] ?? 0), 0);
    return { values, counts, all: sides * sides, top, mean: top / (sides * sides) };
  },
  write: ({ rule, sides, seen, games }, { values, counts, all, top, mean }) => {
    const [low, high] = [values.slice(0, 2), counts.slice(0, 2)];
    return inParts({
      stem: prose`Two fair dice with ${sides} faces each, numbered from 1 to ${sides}, are rolled. The score $X$ is ${rule}.

        ${table(['$x$', ...values.map((x) => `$${x}$`)], ['$\\mathrm{P}(X = x)$', `$${fraction(counts[0] ?? 0, all)}$`, ...values.slice(1).map((_, i) => (i === 0 ? '$p$' : `$${fraction(counts[i + 1] ?? 0, all)}$`))])}`,
      hint: 'How can all equally likely outcomes of two dice be shown?',
      parts: [
        {
          ask: prose`Show that $p = ${fraction(counts[1] ?? 0, all)}$ by listing the outcomes that belong to it.`,
          answer: prose`$p = ${fraction(counts[1] ?? 0, all)}$`,
          solution: prose`Of the ${all} equally likely outcomes, ${counts[1] ?? 0} have the score $${values[1] ?? 0}$, so $p = \dfrac{${counts[1] ?? 0}}{${all}}${counts[1] && fraction(counts[1], all) !== `\\frac{${counts[1]}}{${all}}` ? ` = ${fraction(counts[1], all)}` : ''}$.`,
          marks: [
            'M1 lists the outcomes',
            prose`A1 ${counts[1] ?? 0} of ${all}`,
            prose`AG $p = ${fraction(counts[1] ?? 0, all)}$`,
          ],
        },
        {
          ask: prose`Find $\mathrm{E}(X)$.`,
          answer: prose`$\mathrm{E}(X) = ${fraction(top, all)}$`,
          solution: prose`$\mathrm{E}(X) = ${values.map((x, i) => `${x} \\times ${fraction(counts[i] ?? 0, all)}`).join(' + ')} = ${fraction(top, all)}$.`,
          marks: ['(M1) sum of the products', prose`A1 $${fraction(top, all)}$ (accept $${significant(mean)}$)`],
          keys: [near(mean)],
        },
        {
          ask: prose`Given that the score is at most $${low[1] ?? 0}$, find the probability that it is $${low[0] ?? 0}$.`,
          answer: prose`$${fraction(high[0] ?? 0, (high[0] ?? 0) + (high[1] ?? 0))}$`,
          solution: prose`The score is at most $${low[1] ?? 0}$ for ${(high[0] ?? 0) + (high[1] ?? 0)} outcomes, and it is $${low[0] ?? 0}$ for ${high[0] ?? 0} of them: $${fraction(high[0] ?? 0, (high[0] ?? 0) + (high[1] ?? 0))}$.`,
          marks: ['(M1) conditional probability', prose`A1 $${fraction(high[0] ?? 0, (high[0] ?? 0) + (high[1] ?? 0))}$`],
          keys: [near((high[0] ?? 0) / ((high[0] ?? 0) + (high[1] ?? 0)))],
        },
        {
          ask: prose`In ${games} games the mean score was ${seen}. Comment on this result.`,
          answer: prose`It is ${seen > mean ? 'larger' : 'smaller'} than $\mathrm{E}(X)$, but a mean of ${games} games need not be equal to it.`,
          solution: prose`The expected value is $${significant(mean)}$; $${seen}$ is ${seen > mean ? 'larger' : 'smaller'}. A mean of ${games} games varies by chance, so a difference as small as this is no evidence that the dice are unfair.`,
          marks: [prose`A1 compares ${seen} with $${significant(mean)}$`, 'R1 a mean of a sample varies by chance'],
        },
      ],
    });
  },
  check: ({ sides, of, seen, games }, { mean, counts, all }) => {
    assert.equal(
      counts.reduce((a, b) => a + b),
      all,
    );
    let sum = 0;
    for (let i = 0; i < all; i++) sum += of(1 + (i % sides), 1 + Math.floor(i / sides));
    assertClose(sum / all, mean, 'mean over all outcomes');
    let squares = 0;
    for (let i = 0; i < all; i++) squares += (of(1 + (i % sides), 1 + Math.floor(i / sides)) - mean) ** 2;
    assert.ok(Math.abs(seen - mean) < 1.2 * Math.sqrt(squares / all / games), 'within what chance explains');
  },
});

const insurance = defineTemplate({
  key: 'maths-premium-from-expected-profit',
  calculatorAllowed: true,
  placements: [...analysis('4.7', 2, ['4.5']), ...applications('4.7', 2, '4.5')],
  variants: [
    { thing: 'bicycle', small: 120, large: 900, p: 0.06, q: 0.015, premium: 25, goal: 8, sold: 4000 },
    { thing: 'telephone', small: 80, large: 650, p: 0.1, q: 0.02, premium: 24, goal: 5, sold: 12000 },
    { thing: 'violin', small: 300, large: 2400, p: 0.04, q: 0.005, premium: 30, goal: 10, sold: 900 },
    { thing: 'laptop', small: 150, large: 3000, p: 0.08, q: 0.004, premium: 28, goal: 7, sold: 5000 },
  ],
  solve: ({ small, large, p, q, premium, goal, sold }) => {
    const cost = small * p + large * q;
    return { none: 1 - p - q, cost, profit: premium - cost, needed: cost + goal, total: sold * (premium - cost) };
  },
  write: ({ thing, small, large, p, q, premium, goal, sold }, { none, cost, profit, needed, total }) =>
    inParts({
      stem: prose`A policy insures a ${thing} for one year. The company pays ${small} euros if it is damaged, which happens with probability $${p}$, and ${large} euros if it is lost, with probability $${q}$. It pays no more than once. Let $X$ be the amount that the company pays for one ${thing}, in euros.`,
      hint: 'What does the company pay in the most likely case of all?',
      parts: [
        {
          ask: 'Complete a table of the probability distribution of $X$, and write down the probability that the company pays nothing.',
          answer: prose`$\mathrm{P}(X = 0) = ${decimal(none, 3)}$`,
          solution: prose`$X$ takes the values $0$, $${small}$ and $${large}$. The probabilities add up to 1, so $\mathrm{P}(X = 0) = 1 - ${p} - ${q} = ${decimal(none, 3)}$.`,
          marks: [prose`A1 the three values with $${p}$ and $${q}$`, prose`A1 $${decimal(none, 3)}$`],
          keys: [near(none)],
        },
        {
          ask: prose`Calculate $\mathrm{E}(X)$.`,
          answer: prose`$${decimal(cost, 2)}$`,
          solution: prose`$\mathrm{E}(X) = ${small} \times ${p} + ${large} \times ${q} = ${decimal(cost, 2)}$ euros.`,
          marks: ['(M1) sum of the products', prose`A1 $${decimal(cost, 2)}$`],
          keys: [near(cost)],
        },
        {
          ask: prose`The policy costs ${premium} euros, and ${sold} are sold. Calculate the profit that the company can expect.`,
          answer: prose`$${Math.round(total)}$ euros`,
          solution: prose`For each ${thing} the expected profit is $${premium} - ${decimal(cost, 2)} = ${decimal(profit, 2)}$ euros, and $${sold} \times ${decimal(profit, 2)} = ${Math.round(total)}$ euros.`,
          marks: [prose`(M1) price minus $\mathrm{E}(X)$`, prose`A1 $${Math.round(total)}$ (FT their $\mathrm{E}(X)$)`],
          keys: [near(total)],
        },
        {
          ask: prose`The company wants to expect a profit of ${goal} euros for each ${thing}. Determine the price of the policy.`,
          answer: prose`$${decimal(needed, 2)}$ euros`,
          solution: prose`The price has to be $\mathrm{E}(X) + ${goal} = ${decimal(cost, 2)} + ${goal} = ${decimal(needed, 2)}$ euros.`,
          marks: [prose`(M1) adds the profit to $\mathrm{E}(X)$`, prose`A1 $${decimal(needed, 2)}$ (FT their $\mathrm{E}(X)$)`],
          keys: [near(needed)],
        },
        {
          ask: 'Explain why a company that sells only a few of these policies takes a great risk although it expects a profit.',
          answer:
            'One loss costs far more than the company earns; the mean is close to the expected value only over many policies.',
          solution: prose`One loss costs ${large} euros, many times the price. Only over many policies does the mean amount come close to $\mathrm{E}(X)$.`,
          marks: ['R1 few results may be far from the expected value'],
        },
      ],
    }),
  check: ({ small, large, p, q, premium, goal, sold }, { needed, total }) => {
    // All policies with just the expected numbers of payments.
    const paid = sold * p * small + sold * q * large;
    assertClose(sold * premium - paid, total, 'profit of all policies');
    assertClose(needed * sold - paid, goal * sold, 'profit at the new price');
  },
});

export const chanceTemplates: readonly QuestionTemplate[] = [fromDice, insurance];
