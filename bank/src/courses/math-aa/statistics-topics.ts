import type { TopicOutline } from './outline.ts';
import { raw } from './writing.ts';

/** Topic 4, Statistics and probability: tree and syllabus pages. */
export const statisticsTopic: TopicOutline = {
  number: '4',
  name: 'Statistics and probability',
  overview: raw`Describing data by diagrams and by numbers, judging how two quantities go together, and calculating with chance: events, conditional probability, and the binomial and normal distributions. Most questions stand on paper 2, where the calculator does the arithmetic and the marks are for the right model and for saying what a result means; counting, Venn and tree diagrams and exact fractions belong to paper 1.`,
  higherOverview: raw`**At higher level** Bayes' theorem for up to three events, continuous random variables with their density functions, and the effect of linear transformations on mean and variance are added.`,
  core: [
    {
      number: '4.1',
      name: 'Sampling and data',
      syllabus: raw`The **population** is everything that a question is about; a **sample** is the part that is looked at. Data are **discrete** (counted) or **continuous** (measured).

- **Simple random:** every group of that size is equally likely
- **Systematic:** members of an ordered list at equal distances, after a random start
- **Stratified:** groups are represented in proportion to their size, with a random choice within each
- **Quota:** fixed numbers per group, filled with the first people who come along
- **Convenience:** the people who are easiest to reach

A sample is **biased** when some members have no chance, or too great a chance, to be chosen; a larger sample does not cure this. Values that stand out may be errors: look at where they come from before they are left out.

**Example.** A stratified sample of $30$ from $200$ adults and $100$ children takes $20$ adults and $10$ children.`,
    },
    {
      number: '4.2',
      name: 'Presentation of data',
      formerSlugs: ['box-plots-and-outliers', 'cumulative-frequency'],
      syllabus: raw`- **Cumulative frequency** counts all values up to a limit. Read the median at half of the total, the quartiles at a quarter and three quarters, the $p$th percentile at $p\,\%$.
- **Box plot:** minimum, $Q_1$, median, $Q_3$, maximum. Each of the four parts holds a quarter of the data.
- Interquartile range: $\text{IQR} = Q_3 - Q_1$
- **Outlier:** a value below $Q_1 - 1.5 \times \text{IQR}$ or above $Q_3 + 1.5 \times \text{IQR}$

Compare two box plots by their medians (level) and their interquartile ranges (spread).

**Example.** With $Q_1 = 20$ and $Q_3 = 34$ the limits are $20 - 21 = -1$ and $34 + 21 = 55$.`,
    },
    {
      number: '4.3',
      name: 'Measures of centre and spread',
      syllabus: raw`- Mean: $\bar{x} = \dfrac{\sum f_ix_i}{n}$; for grouped data use the midpoints of the classes
- Median: the middle value; mode: the most frequent one
- Standard deviation $\sigma$: $\;\sigma^2 = \dfrac{\sum f_i(x_i - \bar{x})^2}{n}$, the variance; from the calculator
- If every value $x$ becomes $ax + b$, the mean becomes $a\bar{x} + b$, the standard deviation $|a|\sigma$ and the variance $a^2\sigma^2$.

Mean and standard deviation react to extreme values, median and interquartile range hardly do.

**Example.** Mean $12$ and standard deviation $3$ become $29$ and $6$ under $2x + 5$.`,
    },
    {
      number: '4.4',
      name: 'Correlation and regression',
      syllabus: raw`- **Pearson's coefficient** $r$, $-1 \le r \le 1$, measures how close the points lie to a straight line; its sign is that of the slope.
- The **regression line of $y$ on $x$**, $y = ax + b$, is meant for estimating $y$ from $x$. It passes through the mean point $(\bar{x}, \bar{y})$.
- Estimates inside the range of the data (interpolation) are reasonable when $|r|$ is large; outside it (extrapolation) they are not reliable.
- To estimate $x$ from $y$ use the regression line of $x$ on $y$.
- Correlation does not show that one quantity causes the other.`,
    },
    {
      number: '4.5',
      name: 'Probability of an event',
      syllabus: raw`The **sample space** $U$ holds all outcomes. If they are equally likely,
$$\mathrm{P}(A) = \frac{n(A)}{n(U)}.$$

- Complement: $\mathrm{P}(A') = 1 - \mathrm{P}(A)$; "at least one" is the complement of "none"
- **Relative frequency** in many trials estimates a probability that cannot be reasoned out.
- Expected number of occurrences in $n$ trials: $n\,\mathrm{P}(A)$

Two dice, two spinners: write all outcomes into a table.

**Example.** The sum of two ordinary dice is $7$ with probability $\frac{6}{36} = \frac{1}{6}$, so in $90$ rolls it is expected $15$ times.`,
    },
    {
      number: '4.6',
      name: 'Combined events',
      formerSlugs: ['venn-diagrams-and-independence', 'tree-diagrams'],
      syllabus: raw`- $\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$
- Mutually exclusive: $\mathrm{P}(A \cap B) = 0$
- Conditional: $\mathrm{P}(A \mid B) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)}$
- Independent: $\mathrm{P}(A \cap B) = \mathrm{P}(A)\mathrm{P}(B)$, or equally $\mathrm{P}(A \mid B) = \mathrm{P}(A)$

In a Venn diagram start from the intersection. In a tree diagram multiply along the branches and add between the paths; without replacement the second branches change.

**Example.** $5$ red and $3$ blue counters, two drawn without replacement: $\mathrm{P}(\text{both red}) = \frac{5}{8} \times \frac{4}{7} = \frac{5}{14}$.`,
    },
    {
      number: '4.7',
      name: 'Discrete random variables',
      syllabus: raw`A discrete random variable takes separate values with probabilities that add up to 1.

- Expected value: $\mathrm{E}(X) = \sum x\,\mathrm{P}(X = x)$
- An unknown constant in a table follows from $\sum \mathrm{P}(X = x) = 1$.
- A game is **fair** when the expected gain is zero.

The expected value is an average over many trials; it need not be a possible value.

**Example.** With $\mathrm{P}(X = x) = kx$ for $x = 1, 2, 3$: $6k = 1$, so $k = \frac{1}{6}$ and $\mathrm{E}(X) = \frac{1 + 4 + 9}{6} = \frac{7}{3}$.`,
    },
    {
      number: '4.8',
      name: 'The binomial distribution',
      formerSlugs: ['binomial-probabilities', 'mean-and-variance'],
      syllabus: raw`$X \sim \mathrm{B}(n, p)$ counts the successes in $n$ independent trials with the same probability $p$.

- $\mathrm{P}(X = r) = \dbinom{n}{r}p^r(1 - p)^{n - r}$
- $\mathrm{E}(X) = np$, $\;\mathrm{Var}(X) = np(1 - p)$
- "At least $m$": $\mathrm{P}(X \ge m) = 1 - \mathrm{P}(X \le m - 1)$
- "At least one": $1 - (1 - p)^n$

State the distribution with its parameters before using the calculator.

**Example.** $n = 10$, $p = 0.2$: $\mathrm{P}(X = 2) = 0.302$ and $\mathrm{P}(X \ge 1) = 1 - 0.8^{10} = 0.893$.`,
    },
    {
      number: '4.9',
      name: 'The normal distribution',
      syllabus: raw`$X \sim \mathrm{N}(\mu, \sigma^2)$ has a bell-shaped density, symmetric about the mean $\mu$.

- About $68\,\%$, $95\,\%$ and $99.7\,\%$ of the values lie within one, two and three standard deviations of the mean.
- Probabilities are areas, from the calculator with lower and upper limit.
- The **inverse normal** function gives the limit $k$ from $\mathrm{P}(X < k)$; for "the largest $5\,\%$" use $0.95$.

Always sketch the bell and shade the area that is asked for.

**Example.** $\mu = 250$, $\sigma = 8$: $\mathrm{P}(X < 240) = 0.106$, and the largest $5\,\%$ start at $263$.`,
    },
    {
      number: '4.10',
      name: 'Regression of x on y',
      syllabus: raw`The regression line of $x$ on $y$, $\;x = cy + d$, is the one to use when $y$ is known and $x$ is to be estimated. On the calculator $y$ is then the first list.

- It is not the line of $y$ on $x$ solved for $x$: the one minimises distances in the direction of $x$, the other in that of $y$. Only for $r = \pm 1$ are they the same line.
- Both lines pass through the mean point $(\bar{x}, \bar{y})$, so this is where they meet.
- Both slopes have the sign of $r$.

Decide by the question: what is given, and what is to be estimated?

**Example.** The lines $y = 2x + 1$ and $x = 0.4y + 0.4$ meet where $x = 0.4(2x + 1) + 0.4$, at the mean point $(4, 9)$.`,
    },
    {
      number: '4.11',
      name: 'Conditional and independent events',
      syllabus: raw`$$\mathrm{P}(A \mid B) = \frac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)}$$

- **Independent:** $\mathrm{P}(A \mid B) = \mathrm{P}(A) = \mathrm{P}(A \mid B')$, or $\mathrm{P}(A \cap B) = \mathrm{P}(A)\mathrm{P}(B)$. Test it with numbers; a feeling is no reason.
- If $A$ and $B$ are independent, so are $A$ and $B'$, and $A'$ and $B'$.
- **Mutually exclusive** events with positive probabilities are never independent.
- $\mathrm{P}(A \mid B)$ and $\mathrm{P}(B \mid A)$ are different questions: what is known is behind the bar.

**Example.** With $\mathrm{P}(A) = 0.4$, $\mathrm{P}(B) = 0.5$ and $\mathrm{P}(A \cup B) = 0.7$: $\mathrm{P}(A \cap B) = 0.2 = 0.4 \times 0.5$, so the events are independent.`,
    },
    {
      number: '4.12',
      name: 'Standardised values',
      syllabus: raw`The $z$-value counts standard deviations from the mean:
$$z = \frac{x - \mu}{\sigma}, \qquad Z \sim \mathrm{N}(0, 1).$$

- It makes values from different distributions comparable.
- If $\mu$ or $\sigma$ is unknown, turn each given probability into a $z$-value with the inverse of the standard normal distribution and write $x = \mu + z\sigma$. Two such equations give both parameters.

A probability below one half belongs to a negative $z$.

**Example.** $10\,\%$ lie below $45$ and $50\,\%$ below $60$: $\mu = 60$ and $45 = 60 - 1.2816\sigma$, so $\sigma = 11.7$.`,
    },
  ],
  additional: [
    {
      number: '4.13',
      name: "Bayes' theorem",
      syllabus: raw`If $B_1$, $B_2$, $B_3$ exclude each other and cover all cases,
$$\mathrm{P}(B_i \mid A) = \frac{\mathrm{P}(B_i)\mathrm{P}(A \mid B_i)}{\mathrm{P}(B_1)\mathrm{P}(A \mid B_1) + \mathrm{P}(B_2)\mathrm{P}(A \mid B_2) + \mathrm{P}(B_3)\mathrm{P}(A \mid B_3)}.$$

In a tree diagram this is the wanted path divided by the sum of all paths that lead to $A$. It turns a conditional probability round: from "how often does this source fail" to "where does this failure come from".

A rare cause stays unlikely even after a positive test when the test also errs on the many healthy cases.`,
    },
    {
      number: '4.14',
      name: 'Random variables: variance and densities',
      syllabus: raw`- Variance: $\mathrm{Var}(X) = \mathrm{E}\left((X - \mu)^2\right) = \mathrm{E}(X^2) - \left(\mathrm{E}(X)\right)^2$
- Linear transformation: $\mathrm{E}(aX + b) = a\,\mathrm{E}(X) + b$, $\;\mathrm{Var}(aX + b) = a^2\,\mathrm{Var}(X)$

A continuous random variable has a **density** $f(x) \ge 0$ with $\displaystyle\int_{-\infty}^{\infty} f(x)\,dx = 1$.

- $\mathrm{P}(a \le X \le b) = \displaystyle\int_a^b f(x)\,dx$; single values have probability 0
- $\mathrm{E}(X) = \displaystyle\int xf(x)\,dx$, $\;\mathrm{E}(X^2) = \displaystyle\int x^2f(x)\,dx$
- Median $m$: $\displaystyle\int_{-\infty}^m f(x)\,dx = \frac{1}{2}$; mode: where $f$ is greatest`,
      formerSlugs: ['linear-transformations', 'continuous-random-variables'],
    },
  ],
};
