import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { chiSquaredAbove, chiSquaredAboveByArea, poisson, poissonUpTo } from '../distributions.ts';
import { type Matrix, matrixTex, multiply, power, solveSystem } from '../matrices.ts';
import { chiSquaredStatistic, mean, total } from '../samples.ts';
import { short } from '../values.ts';
import { exact, hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Topic 4, paper 3 of higher level: long investigations, each of one real context. */

interface Calls {
  place: string;
  event: string;
  unit: string;
  /** Frequencies of 0, 1, 2, …; the last class stands for itself and more, and has no value beyond. */
  o: readonly number[];
  /** Units in the period of the later test, and what is changed. */
  span: number;
  change: string;
  truth: number;
  seen: number;
}

const callCentre = defineTemplate<
  Calls,
  {
    n: number;
    m: number;
    variance: number;
    expected: number[];
    statistic: number;
    p: number;
    staff: number;
    critical: number;
    alpha: number;
    beta: number;
  }
>({
  key: 'ai-hl-investigation-arrivals',
  calculatorAllowed: true,
  placements: [hl('4.17', 3, '4.12', '4.18')],
  variants: [
    {
      place: 'An ambulance station',
      event: 'calls',
      unit: 'hour',
      o: [9, 22, 28, 24, 14, 9],
      span: 12,
      change: 'After a campaign on accidents in the home the station hopes for fewer calls',
      truth: 1.7,
      seen: 19,
    },
    {
      place: 'The lifeboats of a coast',
      event: 'rescues',
      unit: 'day',
      o: [42, 54, 35, 16, 8],
      span: 20,
      change: 'New warning signs on the beaches should make rescues rarer',
      truth: 0.8,
      seen: 13,
    },
    {
      place: 'The help desk of a school',
      event: 'requests',
      unit: 'lesson',
      o: [12, 25, 27, 20, 11, 7],
      span: 10,
      change: 'A new network should bring fewer requests',
      truth: 1.4,
      seen: 12,
    },
  ],
  solve: ({ o, span, truth }) => {
    const n = total(o);
    const m = total(o.map((count, k) => count * k)) / n;
    const variance = total(o.map((count, k) => count * (k - m) ** 2)) / (n - 1);
    const probabilities = o.map((_, k) => (k < o.length - 1 ? poisson(m, k) : 1 - poissonUpTo(m, o.length - 2)));
    const expected = probabilities.map((chance) => n * chance);
    const statistic = chiSquaredStatistic(o, expected);
    let staff = 0;
    while (poissonUpTo(m, staff) < 0.95) staff += 1;
    let critical = 0;
    while (poissonUpTo(m * span, critical + 1) < 0.05) critical += 1;
    return {
      n,
      m,
      variance,
      expected,
      statistic,
      p: chiSquaredAbove(statistic, o.length - 2),
      staff,
      critical,
      alpha: poissonUpTo(m * span, critical),
      beta: 1 - poissonUpTo(truth * span, critical),
    };
  },
  write: (
    { place, event, unit, o, span, change, truth, seen },
    { n, m, variance, expected, statistic, p, staff, critical, alpha, beta },
  ) => {
    const top = o.length - 1;
    const mean3 = significant(m, 4);
    const mu = short(m * span);
    const shownMu = significant(m * span, 4);
    const freedom = o.length - 2;
    return inParts({
      stem: prose`
        *In this question you will model the number of ${event} with a Poisson distribution, test the model, and use it for decisions.*

        ${place} recorded the number of ${event} in each of ${n} ${unit}s chosen at random.

        ${table([`Number of ${event}`, ...o.map((_, k) => `$${k}$`)], ['Frequency', ...o.map((count) => `$${count}$`)])}`,
      hint: 'Each part uses the mean of the data; keep it unrounded in your calculator.',
      parts: [
        {
          ask: 'Calculate the mean and the unbiased estimate of the variance of the data.',
          answer: `$${mean3}$ and $${significant(variance, 4)}$`,
          solution: prose`The calculator gives $\bar{x} = ${mean3}$ and $s_{n-1}^{2} = ${significant(variance, 4)}$.`,
          marks: [`A1 $${significant(m)}$`, '(M1) square of $s_{n-1}$', `A1 $${significant(variance)}$`],
          keys: [labelled('Mean', near(m)), labelled('Variance', near(variance))],
        },
        {
          joined: true,
          ask: 'Explain why these values suggest a Poisson distribution, and list two further conditions, in context, for such a model.',
          answer: 'mean and variance are nearly equal; the events are independent and occur at a constant average rate',
          solution: `Mean and variance of a Poisson distribution are equal, and here they are close. Besides, the ${event} have to be independent of each other, and their average rate has to be the same in every ${unit}.`,
          marks: ['R1 mean and variance nearly equal', 'A1 independent', 'A1 constant average rate'],
        },
        {
          before: prose`The model $X \sim \mathrm{Po}(m)$, where $m$ is the mean of the data, is tested with a $\chi^{2}$ goodness of fit test at the $5\%$ level. The last class is taken as "${top} or more".`,
          ask: 'Calculate the expected frequencies.',
          answer: `$${expected.map((value) => significant(value, 4)).join(',\\ ')}$`,
          solution: prose`$${n} \times \mathrm{P}(X = k)$ with $m = ${mean3}$, and for the last class ${n} times $\mathrm{P}(X \ge ${top})$: $${expected.map((value) => significant(value, 4)).join(',\\ ')}$.`,
          marks: [
            '(M1) Poisson probabilities with the mean of the data',
            'A1 last class by the complement',
            `A2 $${expected.map((value) => significant(value, 4)).join(',\\ ')}$ (A1 with one error)`,
          ],
          keys: [{ kind: 'set', values: expected.map((value) => value.toFixed(4)), ordered: true, tolerance: 0.08 }],
        },
        {
          joined: true,
          ask: 'Write down the number of degrees of freedom, with a reason.',
          answer: `$${freedom}$`,
          solution: `There are ${o.length} classes; one degree is lost for the total and one for the estimated mean: $${o.length} - 1 - 1 = ${freedom}$.`,
          marks: [`A1 $${freedom}$`, 'R1 a parameter was estimated'],
          keys: [exact(freedom)],
        },
        {
          ask: 'Find the $p$-value, and state the conclusion of the test.',
          answer: prose`$p = ${significant(p)}$; the model is not rejected`,
          solution: prose`$\chi^{2} = ${significant(statistic)}$ gives $p = ${significant(p)} > 0.05$: there is no evidence against the Poisson model.`,
          marks: [`A2 $p = ${significant(p)}$`, 'R1 comparison with $0.05$', 'A1 model not rejected'],
          keys: [toWithin(p, Math.max(0.012, 0.02 * p))],
        },
        {
          before: `The model is now used. One team is needed for each of the ${event} within the same ${unit}.`,
          ask: prose`Determine the least number of teams such that they suffice in at least $95\%$ of all ${unit}s.`,
          answer: `$${staff}$`,
          solution: prose`$\mathrm{P}(X \le ${staff - 1}) = ${significant(poissonUpTo(m, staff - 1))} < 0.95$ and $\mathrm{P}(X \le ${staff}) = ${significant(poissonUpTo(m, staff))} \ge 0.95$: ${staff} teams.`,
          marks: [`M1 cumulative probabilities`, `A1 $\\mathrm{P}(X \\le ${staff})$`, `A1 $${staff}$`],
          keys: [exact(staff)],
        },
        {
          before: prose`${change}. The total number $T$ of ${event} in ${span} ${unit}s is to be used to test at the $5\%$ level whether the mean has become smaller.`,
          ask: prose`Write down the distribution of $T$ if nothing has changed, and both hypotheses for the mean $\mu$ of $T$.`,
          answer: prose`$\mathrm{Po}(${shownMu})$; $\mathrm{H}_0: \mu = ${shownMu}$, $\mathrm{H}_1: \mu < ${shownMu}$`,
          solution: prose`Means of independent Poisson variables are added: $${span} \times ${mean3} \approx ${shownMu}$. So $T \sim \mathrm{Po}(${shownMu})$, $\mathrm{H}_0: \mu = ${shownMu}$ and $\mathrm{H}_1: \mu < ${shownMu}$.`,
          marks: [prose`A1 $\mathrm{Po}(${shownMu})$`, 'A1 both hypotheses'],
        },
        {
          ask: 'Determine the critical region and the probability of a type I error.',
          answer: prose`$T \le ${critical}$; $${significant(alpha)}$`,
          solution: prose`$\mathrm{P}(T \le ${critical}) = ${significant(alpha)} < 0.05$, but $\mathrm{P}(T \le ${critical + 1}) = ${significant(poissonUpTo(mu, critical + 1))} > 0.05$. The region is $T \le ${critical}$, with the probability $${significant(alpha)}$ of a type I error.`,
          marks: ['M1 cumulative probabilities about the level', prose`A1 $T \le ${critical}$`, `A1 $${significant(alpha)}$`],
          keys: [
            { kind: 'number', label: prose`$T \le$`, ...exact(critical) },
            labelled('Type I error', toWithin(alpha, 0.0012)),
          ],
        },
        {
          joined: true,
          ask: prose`Given that the mean in one ${unit} is now $${truth}$, find the probability of a type II error.`,
          answer: `$${significant(beta)}$`,
          solution: prose`With $\mathrm{Po}(${short(truth * span)})$, $\mathrm{P}(T > ${critical}) = ${significant(beta)}$.`,
          marks: [prose`A1 $\mathrm{Po}(${short(truth * span)})$`, `A1 $${significant(beta)}$`],
          keys: [near(beta)],
        },
        {
          ask: `In the ${span} ${unit}s there are ${seen} ${event}. State the conclusion, and suggest how the test could be made more likely to notice a change.`,
          answer:
            seen <= critical
              ? 'the mean has become smaller; observe a longer period'
              : 'no sufficient evidence; observe a longer period',
          solution: prose`$${seen} ${seen <= critical ? '\\le' : '>'} ${critical}$: $\mathrm{H}_0$ is ${seen <= critical ? 'rejected, the mean has become smaller' : 'not rejected; there is not sufficient evidence of a smaller mean'}. Over a longer period the two distributions overlap less, so that a change is noticed more often.`,
          marks: [`A1 ${seen <= critical ? 'rejected' : 'not rejected'}`, 'A1 longer period (more data)'],
        },
      ],
    });
  },
  check: ({ o, span, truth }, { n, m, variance, expected, statistic, p, staff, critical, alpha, beta }) => {
    const data = o.flatMap((count, k) => new Array<number>(count).fill(k));
    assertClose(m, mean(data), 'the mean');
    assertClose(variance * (n - 1), total(data.map((x) => x * x)) - n * m * m, 'the variance');
    assertClose(p, chiSquaredAboveByArea(statistic, o.length - 2), 'the tail', 1e-5);
    assertClose(total(expected), n, 'the total');
    assert.ok(Math.min(...expected) > 5 && p > 0.06 && Math.abs(variance / m - 1) < 0.25);
    // A Poisson total as a count of very many tiny trials.
    const trials = 200_000;
    const upTo = (rate: number, most: number) => {
      const q = rate / trials;
      let [chance, below] = [(1 - q) ** trials, 0];
      for (let k = 0; k <= most; k++) {
        below += chance;
        chance *= (((trials - k) / (k + 1)) * q) / (1 - q);
      }
      return below;
    };
    assertClose(1 - upTo(truth * span, critical), beta, 'beta', 1e-3);
    assertClose(upTo(m * span, critical), alpha, 'alpha', 1e-3);
    assert.ok(alpha < 0.05 && upTo(m * span, critical + 1) > 0.05, 'the largest region');
    assert.ok(upTo(m, staff) > 0.95 && upTo(m, staff - 1) < 0.95 && Number.isInteger(staff), 'the least number of teams');
  },
});

interface Stations {
  company: string;
  things: string;
  places: readonly [string, string, string];
  t: Matrix;
  fleet: number;
  goal: number;
}

const bikeSharing = defineTemplate<
  Stations,
  { two: number[]; steady: number[]; out: number; back: number; lambda: number; share: number; days: number; needed: number }
>({
  key: 'ai-hl-investigation-sharing-fleet',
  calculatorAllowed: true,
  placements: [hl('4.19', 3, '1.14', '1.15')],
  variants: [
    {
      company: 'A bicycle rental',
      things: 'bicycles',
      places: ['the station', 'the market', 'the park'],
      t: [
        [0.6, 0.2, 0.2],
        [0.3, 0.5, 0.3],
        [0.1, 0.3, 0.5],
      ],
      fleet: 600,
      goal: 0.4,
    },
    {
      company: 'A car-sharing firm',
      things: 'cars',
      places: ['the airport', 'the centre', 'the harbour'],
      t: [
        [0.5, 0.1, 0.1],
        [0.4, 0.6, 0.5],
        [0.1, 0.3, 0.4],
      ],
      fleet: 240,
      goal: 0.25,
    },
    {
      company: 'A firm that lends scooters',
      things: 'scooters',
      places: ['the campus', 'the old town', 'the beach'],
      t: [
        [0.7, 0.15, 0.15],
        [0.2, 0.6, 0.25],
        [0.1, 0.25, 0.6],
      ],
      fleet: 500,
      goal: 0.45,
    },
  ],
  solve: ({ t, goal }) => {
    const [a, b] = t as [number[], number[]];
    const rows = [a, b].map((row, i) => row.map((value, j) => value - (i === j ? 1 : 0)));
    const steady = solveSystem([...rows, [1, 1, 1]], [0, 0, 1]);
    const out = short(1 - (a[0] as number));
    const back = a[1] as number;
    const lambda = short(1 - out - back);
    const share = short(back / (out + back));
    let days = 1;
    while (Math.abs(lambda) ** days * (1 - share) >= 0.01) days += 1;
    return {
      two: multiply(power(t, 2), [[1], [0], [0]]).map((row) => row[0] as number),
      steady,
      out,
      back,
      lambda,
      share,
      days,
      needed: short((goal * out) / (1 - goal)),
    };
  },
  write: ({ company, things, places, t, fleet, goal }, { two, steady, out, back, lambda, share, days, needed }) => {
    const [A, B, C] = places;
    const col = (j: number) => t.map((row) => row[j] as number);
    const numbers = steady.map((value) => value * fleet);
    const m = matrixTex([
      [short(1 - out), back],
      [out, short(1 - back)],
    ]);
    return inParts({
      stem: prose`
        *In this question you will investigate where the ${things} of a fleet gather, and how a company can influence it.*

        ${company} has ${fleet} ${things} at three places: ${A} (A), ${B} (B) and ${C} (C). Of those that are in the evening at one place, the table shows which share is found at each place on the next evening.

        ${table(['to \\ from', 'A', 'B', 'C'], ...['A', 'B', 'C'].map((name, i) => [name, ...(t[i] as number[]).map((value) => `$${value}$`)]))}`.replace(
        'to \\ from',
        'to, from',
      ),
      hint: 'In the long run the shares do not change from one evening to the next.',
      parts: [
        {
          ask: prose`Explain why each column of the transition matrix $\boldsymbol{T}$ adds up to 1, and what the entry $${col(0)[2] as number}$ means.`,
          answer: `every one of the ${things} is somewhere; ${significant((col(0)[2] as number) * 100, 2)}% of those at A are at C on the next evening`,
          solution: prose`Each of the ${things} at a place is found at exactly one place on the next evening, so the shares add up to 1. The entry says that $${(col(0)[2] as number) * 100}\%$ of those at A are at C on the next evening.`,
          marks: ['R1 all are somewhere on the next evening', 'A1 meaning of the entry'],
        },
        {
          ask: `At first all ${things} are at A. Calculate how many are expected at each place two evenings later.`,
          answer: `$${two.map((value) => short(value * fleet)).join(',\\ ')}$`,
          solution: prose`$\boldsymbol{T}^{2}${matrixTex([[fleet], [0], [0]])} = ${matrixTex(two.map((value) => [short(value * fleet)]))}$.`,
          marks: [
            prose`M1 $\boldsymbol{T}^{2}\boldsymbol{s}_0$`,
            `A2 $${two.map((value) => short(value * fleet)).join(',\\ ')}$ (A1 for two of them)`,
          ],
          keys: [{ kind: 'set', values: two.map((value) => `${short(value * fleet)}`), ordered: true, tolerance: 0.6 }],
        },
        {
          ask: prose`Write down a system of equations for the steady state with shares $a$, $b$ and $c$, and solve it.`,
          answer: `$a = ${significant(steady[0] as number)}$, $b = ${significant(steady[1] as number)}$, $c = ${significant(steady[2] as number)}$`,
          solution: prose`$\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$ and $a + b + c = 1$, for example $${col(0)[0] as number}a + ${col(1)[0] as number}b + ${col(2)[0] as number}c = a$, $${col(0)[1] as number}a + ${col(1)[1] as number}b + ${col(2)[1] as number}c = b$. The system solver gives $a = ${significant(steady[0] as number)}$, $b = ${significant(steady[1] as number)}$, $c = ${significant(steady[2] as number)}$.`,
          marks: [
            'A1 two equations of the steady state',
            'A1 $a + b + c = 1$',
            `A2 $a = ${significant(steady[0] as number)}$, $b = ${significant(steady[1] as number)}$, $c = ${significant(steady[2] as number)}$ (A1 for one of them)`,
          ],
          keys: [
            {
              kind: 'coordinate',
              label: '$(a, b, c) =$',
              values: steady.map((value) => value.toPrecision(8)),
              tolerance: 1e-6,
            },
          ],
        },
        {
          joined: true,
          ask: `Hence find how many ${things} are expected at the fullest place in the long run.`,
          answer: `$${significant(Math.max(...numbers))}$`,
          solution: `$${fleet} \\times ${significant(Math.max(...steady), 5)} = ${significant(Math.max(...numbers))}$.`,
          marks: [`A1 $${significant(Math.max(...numbers))}$`],
          keys: [near(Math.max(...numbers))],
        },
        {
          before: prose`For ${A} it does not matter at which of the two other places the ${things} are. Let $p_n$ be the share at A after $n$ evenings; B and C are taken together as one state.`,
          ask: prose`Use the table to explain why this gives a chain of two states with the matrix $${m}$.`,
          answer: 'from B and from C the same share comes to A',
          solution: prose`A share $${out}$ leaves A. From B as well as from C a share $${back}$ comes to A, so it does not matter how the others are divided between B and C.`,
          marks: [`A1 share $${out}$ leaves A`, 'R1 the same share comes from B and from C'],
        },
        {
          joined: true,
          ask: prose`Find the eigenvalues and eigenvectors of this matrix.`,
          answer: prose`$1$ with $${matrixTex([[back], [out]])}$; $${lambda}$ with $${matrixTex([[1], [-1]])}$`,
          solution: prose`$\lambda^{2} - ${short(1 + lambda)}\lambda + ${lambda} = 0$ gives $1$ and $${lambda}$. Eigenvectors are $${matrixTex([[back], [out]])}$ and $${matrixTex([[1], [-1]])}$ (or multiples).`,
          marks: [
            'M1 characteristic equation',
            `A1 $1$ and $${lambda}$`,
            prose`A1 $${matrixTex([[back], [out]])}$`,
            prose`A1 $${matrixTex([[1], [-1]])}$`,
          ],
          keys: [
            { kind: 'set', label: 'Eigenvalues', values: ['1', `${lambda}`] },
            { kind: 'vector', label: 'Eigenvector of 1', values: [`${back}`, `${out}`], direction: true },
            { kind: 'vector', label: 'Other eigenvector', values: ['1', '-1'], direction: true },
          ],
        },
        {
          ask: prose`Hence show that, with all ${things} at A in the beginning, $p_n = ${significant(share, 5)} + ${significant(1 - share, 5)} \times ${lambda}^{n}$.`,
          answer: 'shown',
          solution: prose`Write $${matrixTex([[1], [0]])}$ as a combination of the eigenvectors: $${significant(1 / (out + back), 4)}${matrixTex([[back], [out]])} + ${significant(1 - share, 5)}${matrixTex([[1], [-1]])}$. Multiplying $n$ times by the matrix multiplies the second term by $${lambda}^{n}$; the first entry is $p_n$.`,
          marks: [
            'M1 start as a combination of eigenvectors (or diagonalisation)',
            'A1 correct coefficients',
            prose`M1 $n$th powers of the eigenvalues`,
            'AG the expression given',
          ],
        },
        {
          ask: prose`Determine the least $n$ for which $p_n$ differs from its limit by less than $0.01$.`,
          answer: `$n = ${days}$`,
          solution: prose`$${significant(1 - share, 5)} \times ${lambda}^{n} < 0.01$ for the first time at $n = ${days}$.`,
          marks: [prose`M1 $${significant(1 - share, 5)} \times ${lambda}^{n} < 0.01$`, `A1 $n = ${days}$`],
          keys: [exact(days)],
        },
        {
          before: prose`With a discount for rides that end at A the company wants to raise the share $q$ that comes from the other places to A in a day, so that $${goal * 100}\%$ of the ${things} are at A in the long run. The share that leaves A stays the same.`,
          ask: 'Determine the value of $q$ that is needed.',
          answer: `$q = ${significant(needed)}$`,
          solution: prose`In the steady state $${out} \times ${goal} = q \times ${short(1 - goal)}$, so $q = ${significant(needed)}$.`,
          marks: ['M1 balance of the flows', 'A1 equation', `A1 $q = ${significant(needed)}$`],
          keys: [near(needed)],
        },
        {
          ask: 'Discuss two assumptions of the model.',
          answer:
            'the shares are the same on all days, but weekends differ; only the present place matters, which is likely to hold',
          solution: `The shares are taken to be the same on all days; but on weekends or in bad weather people travel differently, so that the shares change. Only the present place is taken to matter, not the places before it; this is likely to hold, as the next rider does not know them.`,
          marks: [
            'R1 constant shares, with an argument for or against them',
            'R1 only the present place matters, with an argument for or against it (accept: a constant total)',
          ],
        },
      ],
    });
  },
  check: ({ t, goal }, { two, steady, out, back, lambda, share, days, needed }) => {
    for (let j = 0; j < 3; j++) assertClose(total(t.map((row) => row[j] as number)), 1, 'a column');
    assert.equal((t[0] as number[])[1], (t[0] as number[])[2]);
    const far = power(t, 300);
    steady.forEach((value, i) => {
      assertClose(value, (far[i] as number[])[0] as number, 'a high power');
    });
    // Each of the nine ways of two evenings from A.
    two.forEach((value, end) => {
      const ways = [0, 1, 2].map((middle) => ((t[end] as number[])[middle] as number) * ((t[middle] as number[])[0] as number));
      assertClose(value, total(ways), 'two evenings');
    });
    assertClose(back, 1 - total(t.slice(1).map((row) => row[1] as number)), 'what comes back from B');
    assertClose(two[0] as number, share + (1 - share) * lambda ** 2, 'the merged chain agrees');
    assertClose(steady[0] as number, share, 'the merged chain agrees in the long run', 1e-5);
    const at = (n: number) => ((power(t, n)[0] as number[])[0] as number) - share;
    assert.ok(at(days) < 0.01 && at(days - 1) >= 0.01);
    const changed = power(
      [
        [1 - out, needed],
        [out, 1 - needed],
      ],
      200,
    );
    assertClose((changed[0] as number[])[1] as number, goal, 'the goal', 1e-4);
    assert.ok(needed > back);
  },
});

export const investigationsTemplates: readonly QuestionTemplate[] = [callCentre, bikeSharing];
