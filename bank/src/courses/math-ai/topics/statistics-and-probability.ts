import { prose } from '../writing.ts';
import { merged, subtopic, type TopicArea } from './area.ts';

/** Topic 4: statistics and probability. */
export const statisticsAndProbability: TopicArea = {
  number: '4',
  name: 'Statistics and probability',
  overview: prose`
    The largest topic of both courses. Data are collected, displayed and summarised; chance is described by probabilities and random variables; and tests decide whether what a sample shows could be chance alone. Nearly all numbers come
    from the calculator, so marks are earned by naming the distribution with its parameters, writing hypotheses correctly and interpreting the result in context.`,
  higherOverview: prose`
    Higher level adds the design of surveys, non-linear regression, combinations of random variables, the central limit theorem, confidence intervals, the Poisson distribution, critical regions with the two types of error, and Markov chains.`,
  standard: [
    merged(
      ['sampling-methods', 'outliers'],
      '4.1',
      'Sampling and outliers',
      prose`
        - Population and sample; discrete and continuous data; bias, reliability, missing or wrong entries.
        - Sampling methods: simple random, systematic (every $k$th), quota, stratified (each group in proportion), convenience.
        - Stratified: group sample $= \dfrac{\text{group size}}{\text{population}} \times$ sample size.
        - **Outlier**: a value more than $1.5 \times \text{IQR}$ below $Q_1$ or above $Q_3$. It is removed only if it is an error; otherwise it is reported.

        **Example.** $Q_1 = 20$, $Q_3 = 28$: values below $8$ or above $40$ are outliers.`,
    ),
    merged(
      ['histograms-and-cumulative-frequency', 'box-plots'],
      '4.2',
      'Presenting data',
      prose`
        - Frequency tables and histograms (equal class widths); class boundaries and midpoints.
        - A **cumulative frequency graph** is plotted at the upper class boundaries. Median at $\frac{n}{2}$, quartiles at $\frac{n}{4}$ and $\frac{3n}{4}$, percentiles likewise.
        - A **box plot** shows minimum, $Q_1$, median, $Q_3$, maximum; outliers are marked with a cross. Each of its four parts holds a quarter of the data.
        - Compare two distributions by their medians and their interquartile ranges; a symmetric box suggests a normal distribution.`,
    ),
    merged(
      ['mean-median-and-mode', 'quartiles-variance-and-standard-deviation'],
      '4.3',
      'Centre and spread',
      prose`
        - Mean $\bar{x} = \dfrac{\sum f_i x_i}{n}$, median, mode; for grouped data use midpoints (an estimate) and name the modal class.
        - Interquartile range $Q_3 - Q_1$, variance $\sigma^{2}$, standard deviation $\sigma = \sqrt{\dfrac{\sum f_i(x_i - \bar{x})^{2}}{n}}$ (from the calculator).
        - Adding a constant to all values shifts the mean and leaves the spread; multiplying by $k$ multiplies mean and standard deviation by $k$ (the variance by $k^{2}$).
        - The mean is sensitive to outliers, the median is not.`,
    ),
    merged(
      ['scatter-diagrams-and-pearson-correlation', 'the-regression-line'],
      '4.4',
      'Correlation and regression',
      prose`
        - Pearson's $r$, with $-1 \le r \le 1$, measures **linear** correlation: strong near $\pm 1$, weak near 0. Correlation does not imply causation.
        - A line of best fit drawn by eye passes through $(\bar{x}, \bar{y})$.
        - The regression line of $y$ on $x$, $y = ax + b$, predicts $y$ from $x$ (not the reverse). $a$ is the change of $y$ for one unit of $x$; $b$ the value at $x = 0$, if that makes sense.
        - Interpolation within the data is reliable when $|r|$ is large; extrapolation is not.`,
    ),
    subtopic(
      '4.5',
      'Probability and expected numbers',
      prose`
        - Sample space $U$; for equally likely outcomes $\mathrm{P}(A) = \dfrac{n(A)}{n(U)}$; relative frequency estimates a probability from data.
        - Complement: $\mathrm{P}(A') = 1 - \mathrm{P}(A)$.
        - Expected number of occurrences in $n$ trials: $n \times \mathrm{P}(A)$.

        **Example.** With $\mathrm{P}(\text{late}) = 0.08$, of 250 trains $250 \times 0.08 = 20$ are expected to be late.`,
    ),
    subtopic(
      '4.6',
      'Combined events',
      prose`
        - $\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$; mutually exclusive: $\mathrm{P}(A \cap B) = 0$.
        - Conditional: $\mathrm{P}(A \mid B) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)}$.
        - Independent: $\mathrm{P}(A \cap B) = \mathrm{P}(A)\mathrm{P}(B)$, equivalently $\mathrm{P}(A \mid B) = \mathrm{P}(A)$.
        - Tools: Venn diagrams, tree diagrams (multiply along, add over paths), tables of outcomes. Mind whether something is replaced.`,
      'Venn diagrams and independence',
      'Tree diagrams and conditional probability',
    ),
    subtopic(
      '4.7',
      'Discrete random variables',
      prose`
        A discrete random variable $X$ has a distribution with $\sum \mathrm{P}(X = x) = 1$.

        - Expected value: $\mathrm{E}(X) = \sum x\,\mathrm{P}(X = x)$, the long-run mean.
        - A game is fair when the expected gain is 0: prize on average $=$ price.

        **Example.** Values $0, 1, 5$ with probabilities $0.6, 0.3, 0.1$: $\mathrm{E}(X) = 0.3 + 0.5 = 0.8$.`,
    ),
    subtopic(
      '4.8',
      'The binomial distribution',
      prose`
        $X \sim \mathrm{B}(n, p)$ counts successes in $n$ independent trials with the same probability $p$.

        - $\mathrm{E}(X) = np$ and $\operatorname{Var}(X) = np(1 - p)$.
        - From the calculator: $\mathrm{P}(X = k)$ and $\mathrm{P}(X \le k)$; at least $k$: $1 - \mathrm{P}(X \le k - 1)$.
        - At least one success: $1 - (1 - p)^{n}$.

        Say why the model fits: fixed number of trials, two outcomes, constant probability, independence.`,
    ),
    merged(
      ['normal-probabilities', 'inverse-normal-calculations'],
      '4.9',
      'The normal distribution',
      prose`
        $X \sim \mathrm{N}(\mu, \sigma^{2})$ has a bell-shaped curve, symmetric about $\mu$, with total area 1.

        - About $68\%$ of the values lie within $\mu \pm \sigma$, $95\%$ within $\mu \pm 2\sigma$, $99.7\%$ within $\mu \pm 3\sigma$.
        - Probabilities are areas: use the normal cumulative distribution with lower and upper limit.
        - Inverse normal: given an area to the left, find the value. If the area on the right is known, subtract it from 1 first.
        - Always sketch the curve and shade.`,
    ),
    subtopic(
      '4.10',
      'Spearman’s rank correlation',
      prose`
        $r_s$ is Pearson's coefficient of the **ranks**.

        - Rank both variables in the same direction; equal values share the mean of their ranks.
        - $r_s = \pm 1$: the order agrees completely (or is exactly reversed), even if the relation is curved.
        - It is less sensitive to outliers than Pearson's $r$ and can be used for judgements without a scale.
        - Without ties, $r_s = 1 - \dfrac{6\sum d^{2}}{n(n^{2} - 1)}$ gives the same value.`,
    ),
    merged(
      ['chi-squared-test-for-independence', 'chi-squared-goodness-of-fit-test', 'the-t-test-for-two-means'],
      '4.11',
      'Hypothesis tests',
      prose`
        Write $\mathrm{H}_0$ and $\mathrm{H}_1$; find the $p$-value; reject $\mathrm{H}_0$ if $p <$ significance level.

        - $\chi^{2}$ for independence: expected $= \dfrac{\text{row total} \times \text{column total}}{\text{grand total}}$, degrees of freedom $(r - 1)(c - 1)$.
        - $\chi^{2}$ goodness of fit: degrees of freedom $n - 1$ (fewer if parameters were estimated).
        - $\displaystyle\chi^{2}_{\text{calc}} = \sum \frac{(f_o - f_e)^{2}}{f_e}$; expected frequencies should be above 5. Alternatively compare with the critical value.
        - Two-sample $t$-test for equal means, $\mathrm{H}_0: \mu_1 = \mu_2$, one- or two-tailed, pooled, for normal populations with equal variances.`,
    ),
  ],
  higher: [
    subtopic(
      '4.12',
      'Design of surveys, validity and reliability',
      prose`
        - Questions must be neutral, precise and answerable; scales fit the purpose; pilot them.
        - Choose the relevant variables out of many; combine classes if expected frequencies fall below 5, and say how this changes the degrees of freedom, e.g. $k - 1$.
        - **Reliable**: repeated measurement gives consistent results (test-retest, parallel forms). **Valid**: it measures what it is meant to measure (content, criterion-related).
        - A survey can be reliable without being valid.`,
    ),
    subtopic(
      '4.13',
      'Non-linear regression',
      prose`
        - Regression by technology: quadratic, cubic, exponential, power, sine.
        - Sum of square residuals: $SS_{res} = \sum (y_i - f(x_i))^{2}$; the smaller, the closer the fit (for models with equally many parameters).
        - Coefficient of determination: $R^{2} = 1 - \dfrac{SS_{res}}{SS_{tot}}$ with $SS_{tot} = \sum (y_i - \bar{y})^{2}$; the share of the variation that the model explains. For a line $R^{2} = r^{2}$.
        - A larger $R^{2}$ alone does not make the better model: think of context and extrapolation.`,
    ),
    merged(
      ['expectation-and-variance-of-combinations', 'unbiased-estimates'],
      '4.14',
      'Combinations and unbiased estimates',
      prose`
        - $\mathrm{E}(aX + b) = a\mathrm{E}(X) + b$, $\operatorname{Var}(aX + b) = a^{2}\operatorname{Var}(X)$.
        - $\mathrm{E}(aX \pm bY) = a\mathrm{E}(X) \pm b\mathrm{E}(Y)$; for independent variables $\operatorname{Var}(aX \pm bY) = a^{2}\operatorname{Var}(X) + b^{2}\operatorname{Var}(Y)$.
        - $X_1 + X_2$ is not $2X$: the variances are $2\sigma^{2}$ and $4\sigma^{2}$.
        - Unbiased estimates from a sample: $\bar{x}$ for $\mu$, and $s_{n-1}^{2} = \dfrac{n}{n - 1}s_n^{2}$ for $\sigma^{2}$.`,
    ),
    merged(
      ['linear-combinations-of-normal-variables', 'sample-means-and-the-central-limit-theorem'],
      '4.15',
      'Sums of normal variables and the central limit theorem',
      prose`
        - A linear combination of independent normal variables is normal.
        - For a sample of $n$ from $\mathrm{N}(\mu, \sigma^{2})$: total $\sim \mathrm{N}(n\mu, n\sigma^{2})$ and mean $\bar{X} \sim \mathrm{N}\left(\mu, \dfrac{\sigma^{2}}{n}\right)$.
        - **Central limit theorem**: for large $n$ (about 30 and more) $\bar{X}$ is approximately normal whatever the distribution of $X$.

        **Example.** Ten packets with mean $50$ and $\sigma = 2$: the total has mean $500$ and $\sigma = 2\sqrt{10} \approx 6.32$.`,
    ),
    subtopic(
      '4.16',
      'Confidence intervals for a mean',
      prose`
        - $\sigma$ known: $\bar{x} \pm z\dfrac{\sigma}{\sqrt{n}}$ (z-interval; $z = 1.96$ for $95\%$).
        - $\sigma$ unknown: $\bar{x} \pm t\dfrac{s_{n-1}}{\sqrt{n}}$ with $n - 1$ degrees of freedom (t-interval).
        - Meaning: of many such intervals, about $95\%$ contain the true mean.
        - A higher level of confidence widens the interval, a larger sample narrows it.`,
    ),
    subtopic(
      '4.17',
      'The Poisson distribution',
      prose`
        $X \sim \mathrm{Po}(m)$ counts events that occur independently, singly and at a constant average rate.

        - $\mathrm{P}(X = x) = \dfrac{m^{x}\mathrm{e}^{-m}}{x!}$; mean $= m$, variance $= m$. A sample with nearly equal mean and variance supports the model.
        - The mean is proportional to the length of the interval.
        - Sums of independent Poisson variables are Poisson: $\mathrm{Po}(m_1 + m_2)$.`,
    ),
    merged(
      ['tests-with-critical-regions', 'type-i-and-type-ii-errors'],
      '4.18',
      'Critical regions and errors',
      prose`
        - Tests for a population mean (z if $\sigma$ is known, t otherwise; paired samples by their differences), for a proportion (binomial), for a Poisson mean, and for correlation $\rho = 0$.
        - **Critical region**: the values that lead to rejection of $\mathrm{H}_0$. For discrete variables its probability stays just below the significance level.
        - **Type I error**: rejecting a true $\mathrm{H}_0$; probability $\alpha$, that of the critical region under $\mathrm{H}_0$.
        - **Type II error**: not rejecting a false $\mathrm{H}_0$; its probability is computed with the true parameter, outside the critical region.`,
    ),
    merged(
      ['transition-matrices-and-powers', 'steady-states'],
      '4.19',
      'Markov chains',
      prose`
        The next state depends on the present state alone.

        - Transition matrix $\boldsymbol{T}$: the entry in row $i$ and column $j$ is the probability of moving **from** $j$ **to** $i$; each column adds up to 1.
        - State after $n$ steps: $\boldsymbol{s}_n = \boldsymbol{T}^{n}\boldsymbol{s}_0$.
        - Steady state: $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$ with entries that add up to 1, an eigenvector for the eigenvalue 1; for a regular chain all starts lead to it.
        - Exact powers come from diagonalisation: $\boldsymbol{T}^{n} = \boldsymbol{P}\boldsymbol{D}^{n}\boldsymbol{P}^{-1}$.`,
    ),
  ],
};
