import type { TopicOutline } from './outline.ts';
import { raw } from './writing.ts';

/** Topic 1, Number and algebra: tree and syllabus pages. */
export const numberAlgebraTopic: TopicOutline = {
  number: '1',
  name: 'Number and algebra',
  overview: raw`Patterns in numbers and the rules for handling expressions: sequences and series with their use in finance, exponents and logarithms, the binomial theorem, and what makes an argument a proof. The skills of this topic are used in every other one. Short questions on paper 1 test exact work by hand; paper 2 prefers models, above all of money and growth, where a table or a solver on the calculator is the natural tool.`,
  higherOverview: raw`**At higher level** the topic grows by counting, partial fractions, complex numbers in all their forms, proof by induction, and systems of linear equations. Complex numbers and induction are favourites for the long questions at the end of paper 1.`,
  core: [
    {
      number: '1.1',
      name: 'Standard form',
      syllabus: raw`A number in **standard form** is $a \times 10^k$ with $1 \le a < 10$ and a whole number $k$.

- Products and quotients: deal with the numbers in front and with the powers of ten separately, $\;10^m \times 10^n = 10^{m+n}$.
- Sums and differences: write both with the same power of ten first.
- If the number in front leaves the range from 1 to 10, move the point and change the power: $\;36 \times 10^4 = 3.6 \times 10^5$.
- The power tells the size: two numbers whose powers differ by 3 differ by a factor of about a thousand.

A calculator's display such as 3.6E5 is not an answer: write $3.6 \times 10^5$.

**Example.** $(6 \times 10^7) \times (5 \times 10^{-3}) = 30 \times 10^4 = 3 \times 10^5$.`,
    },
    {
      number: '1.2',
      name: 'Arithmetic sequences and series',
      formerSlugs: ['terms-and-sums', 'arithmetic-models'],
      syllabus: raw`An **arithmetic sequence** grows by the same amount in each step, the common difference $d$.

- $n$th term: $u_n = u_1 + (n-1)d$
- Sum of the first $n$ terms: $S_n = \dfrac{n}{2}\left(2u_1 + (n-1)d\right) = \dfrac{n}{2}(u_1 + u_n)$
- Sigma notation: $\displaystyle\sum_{k=1}^{n}(ak+b)$ is an arithmetic series with difference $a$.

Two facts about a sequence are enough to find $u_1$ and $d$. In models, simple interest and any quantity with a constant yearly change are arithmetic; a real quantity is often only *nearly* arithmetic, and then $d$ is an average.

**Example.** If $u_4 = 11$ and $u_9 = 26$, five steps make $15$, so $d = 3$, $u_1 = 2$ and $S_{10} = 5(4 + 27) = 155$.`,
    },
    {
      number: '1.3',
      name: 'Geometric sequences and series',
      formerSlugs: ['terms-and-common-ratio', 'sums-and-geometric-models'],
      syllabus: raw`A **geometric sequence** is multiplied by the same factor in each step, the common ratio $r$.

- $n$th term: $u_n = u_1 r^{n-1}$
- Sum of the first $n$ terms: $S_n = \dfrac{u_1(r^n - 1)}{r - 1} = \dfrac{u_1(1 - r^n)}{1 - r}$, where $r \ne 1$

Dividing two terms leaves a power of $r$: $\dfrac{u_m}{u_k} = r^{m-k}$. An even power leaves two possible signs of $r$, an odd power one. Populations, the spread of news and depreciation by a percentage are geometric: a change of $p\,\%$ a step means $r = 1 + \dfrac{p}{100}$.

**Example.** From $u_1 = 5$ and $r = 2$: $u_4 = 40$ and $S_4 = 5(2^4 - 1) = 75$.`,
    },
    {
      number: '1.4',
      name: 'Financial applications',
      formerSlugs: ['compound-interest', 'depreciation'],
      syllabus: raw`Money that earns interest on interest grows geometrically. With present value $PV$, nominal annual rate $r\,\%$, $k$ compounding periods a year and $n$ years,
$$FV = PV\left(1 + \frac{r}{100k}\right)^{kn}.$$

- Depreciation by $d\,\%$ a year: $V_n = V_0\left(1 - \dfrac{d}{100}\right)^n$.
- With yearly inflation $i\,\%$ the real value of an amount is its value divided by $\left(1 + \dfrac{i}{100}\right)^n$.
- To find a time, solve with logarithms, or use the finance application of the calculator; round up when a target must be passed.

**Example.** $1000$ at $6\,\%$ compounded monthly for 2 years gives $1000 \times 1.005^{24} = 1127.16$.`,
    },
    {
      number: '1.5',
      name: 'Exponents and introduction to logarithms',
      formerSlugs: ['exponents-and-what-a-logarithm-is'],
      syllabus: raw`For whole numbers $m$ and $n$ and $a \ne 0$: $\;a^m a^n = a^{m+n}$, $\; \dfrac{a^m}{a^n} = a^{m-n}$, $\; (a^m)^n = a^{mn}$, $\; (ab)^n = a^nb^n$, $\; a^0 = 1$, $\; a^{-n} = \dfrac{1}{a^n}$.

A **logarithm** is the exponent that is asked for: $a^x = b$ means the same as $x = \log_a b$, with $a > 0$, $a \ne 1$, $b > 0$.

- $\log_{10}$ counts powers of ten; $\ln$ is the logarithm to base $e = 2.718\dots$
- Between which whole numbers a logarithm lies follows from the neighbouring powers: $100 < 350 < 1000$, so $2 < \log_{10} 350 < 3$.
- Scales such as pH and decibels are logarithmic: one step more means ten times as much.

**Example.** $2^x = \frac{1}{8}$ means $x = \log_2\frac{1}{8} = -3$.`,
    },
    {
      number: '1.6',
      name: 'Deductive proof',
      syllabus: raw`A proof leads from what is known to what is claimed by steps that are always true.

- To show that two expressions are identical ($\equiv$), start from one side only and rewrite it until the other appears; do not work on both sides at once.
- Even integers are written $2n$, odd ones $2n + 1$, consecutive ones $n - 1, n, n + 1$.
- Divisibility by $m$ is shown by writing the expression as $m \times$ (an integer).
- Checking examples proves nothing, however many there are.

**Example.** The sum of two odd integers is even: $(2a + 1) + (2b + 1) = 2(a + b + 1)$, and $a + b + 1$ is an integer.`,
    },
    {
      number: '1.7',
      name: 'Exponents and logarithms',
      syllabus: raw`For $a > 0$, $a \ne 1$ and $b > 0$: $\; a^x = b \iff x = \log_a b$.

- Exponents: $a^m a^n = a^{m+n}$, $\; \dfrac{a^m}{a^n} = a^{m-n}$, $\; (a^m)^n = a^{mn}$, $\; a^{-n} = \dfrac{1}{a^n}$, $\; a^{\frac{m}{n}} = \sqrt[n]{a^m}$
- Logarithms: $\log_a(xy) = \log_a x + \log_a y$, $\; \log_a\dfrac{x}{y} = \log_a x - \log_a y$, $\; \log_a x^m = m\log_a x$
- Change of base: $\log_a x = \dfrac{\log_b x}{\log_b a}$; and $\log_a a = 1$, $\log_a 1 = 0$

Equations: bring both sides to one base, take logarithms, or substitute, as $u = 2^x$ in $4^x - 3 \times 2^x = 4$. A candidate that makes the argument of a logarithm zero or negative is no solution.`,
      subtopics: [
        { number: '1.7.1', name: 'Laws of logarithms' },
        { number: '1.7.2', name: 'Exponential and logarithmic equations' },
      ],
    },
    {
      number: '1.8',
      name: 'Infinite geometric series',
      formerSlugs: ['sum-to-infinity', 'geometric-figures-and-processes'],
      syllabus: raw`If $|r| < 1$, the powers $r^n$ tend to zero and the sums of a geometric series approach a limit:
$$S_\infty = \frac{u_1}{1 - r}, \qquad |r| < 1.$$

For $|r| \ge 1$ there is no sum to infinity. If $r$ depends on $x$, the condition $|r| < 1$ is an inequality for $x$.

Recurring decimals, bouncing balls and figures drawn inside one another are typical settings; areas scale with the square of lengths.

**Example.** $0.\overline{27} = \dfrac{0.27}{1 - 0.01} = \dfrac{27}{99} = \dfrac{3}{11}$.`,
    },
    {
      number: '1.9',
      name: 'The binomial theorem',
      formerSlugs: ['finding-a-term', 'finding-an-unknown-constant'],
      syllabus: raw`For $n \in \mathbb{N}$,
$$(a + b)^n = \sum_{r=0}^{n}\binom{n}{r}a^{n-r}b^r, \qquad \binom{n}{r} = \frac{n!}{r!\,(n-r)!}.$$

The coefficients are the rows of Pascal's triangle and are symmetric: $\binom{n}{r} = \binom{n}{n-r}$. For a single coefficient, write the general term, collect the power of $x$ and choose $r$; do not expand the whole bracket. Signs and constants belong inside the power: $(-2x)^3 = -8x^3$.

**Example.** In $(x - 2)^5$ the term in $x^3$ is $\binom{5}{2}x^3(-2)^2 = 40x^3$.`,
    },
  ],
  additional: [
    {
      number: '1.10',
      name: 'Counting principles',
      syllabus: raw`If one choice can be made in $m$ ways and then another in $n$ ways, both together can be made in $mn$ ways; alternatives that exclude each other are added.

- Arrangements of $n$ different objects: $n!$
- Ordered choices of $r$ out of $n$: $\; {}^nP_r = \dfrac{n!}{(n-r)!}$
- Choices without order: $\; \dbinom{n}{r} = \dfrac{n!}{r!\,(n-r)!}$

For *at least one* count everything and subtract *none*. Objects that must stay together are treated as one block, times the arrangements within it.

The binomial theorem extends to $n \in \mathbb{Q}$ for $|x| < 1$: $\; (1 + x)^n = 1 + nx + \dfrac{n(n-1)}{2!}x^2 + \dots$`,
      formerSlugs: ['selections', 'arrangements', 'the-extended-binomial-theorem'],
    },
    {
      number: '1.11',
      name: 'Partial fractions',
      syllabus: raw`A proper fraction whose denominator has two different linear factors splits as
$$\frac{px + q}{(x - a)(x - b)} = \frac{A}{x - a} + \frac{B}{x - b}.$$

Multiply by the denominator, $px + q = A(x - b) + B(x - a)$, and put in $x = a$ and $x = b$: each choice leaves one unknown. Comparing coefficients works as well.

The split form is the one to integrate, $\displaystyle\int\frac{A}{x - a}\,dx = A\ln|x - a| + C$, and the one to expand as a series.

**Example.** $\dfrac{3x + 5}{(x + 1)(x + 2)} = \dfrac{2}{x + 1} + \dfrac{1}{x + 2}$.`,
    },
    {
      number: '1.12',
      name: 'Complex numbers in Cartesian form',
      syllabus: raw`A complex number is $z = a + bi$ with real $a = \text{Re}\,z$ and $b = \text{Im}\,z$, where $i^2 = -1$.

- Two complex numbers are equal when their real parts are equal and their imaginary parts are equal: one complex equation makes two real ones.
- Conjugate: $z^* = a - bi$; $\; z + z^* = 2a$ and $zz^* = a^2 + b^2 = |z|^2$ are real.
- To divide, multiply numerator and denominator by the conjugate of the denominator.
- In the Argand diagram $z$ is the point $(a, b)$, $z^*$ its reflection in the real axis; addition is that of vectors.

**Example.** $\dfrac{5}{2 + i} = \dfrac{5(2 - i)}{4 + 1} = 2 - i$.`,
    },
    {
      number: '1.13',
      name: 'Complex numbers in polar form',
      formerSlugs: ['modulus-and-argument', 'euler-form'],
      syllabus: raw`A complex number $z = x + yi$, with $i^2 = -1$, is a point of the Argand diagram.

- Modulus: $|z| = \sqrt{x^2 + y^2}$; argument: the angle $\theta$ from the positive real axis, usually $-\pi < \theta \le \pi$
- Polar and Euler form: $z = r(\cos\theta + i\sin\theta) = r\,\text{cis}\,\theta = re^{i\theta}$
- Products and quotients: moduli multiply or divide, arguments add or subtract
- Conjugate: $z^* = re^{-i\theta}$ and $zz^* = |z|^2$

Multiplication by $re^{i\theta}$ is an enlargement by $r$ and a rotation by $\theta$ about the origin.`,
    },
    {
      number: '1.14',
      name: "De Moivre's theorem and roots",
      syllabus: raw`**De Moivre:** $\left(r\,\text{cis}\,\theta\right)^n = r^n\,\text{cis}\,n\theta$ for integers $n$, and for rational $n$ as one of the values.

- The solutions of $z^n = re^{i\theta}$ are $z = \sqrt[n]{r}\;e^{\frac{i(\theta + 2\pi k)}{n}}$, $k = 0, 1, \dots, n - 1$. They are the vertices of a regular polygon about the origin.
- A polynomial with real coefficients has its non-real zeros in pairs $a \pm bi$; each pair belongs to the factor $z^2 - 2az + a^2 + b^2$.
- Comparing real and imaginary parts of $(\cos\theta + i\sin\theta)^n$ gives identities for $\cos n\theta$ and $\sin n\theta$.

**Example.** $(1 + i)^8 = \left(\sqrt{2}\right)^8\text{cis}\,2\pi = 16$.`,
      formerSlugs: ['conjugate-zeros-of-real-polynomials', 'roots-of-complex-numbers'],
    },
    {
      number: '1.15',
      name: 'Proof by induction',
      syllabus: raw`To prove a statement $P(n)$ for all integers $n \ge 1$:

1. show that $P(1)$ is true;
2. assume that $P(k)$ is true for some $k \ge 1$;
3. use this assumption to show that $P(k + 1)$ is true;
4. conclude in a full sentence: $P(1)$ is true and $P(k)$ implies $P(k+1)$, so $P(n)$ is true for all $n$.

Sums: $S_{k+1} = S_k + u_{k+1}$. Divisibility: write the assumption as an equation with an integer and replace the power. Derivatives: differentiate the $k$th derivative once more.

Other ways of proof are contradiction (assume the opposite, reach an impossibility, as for $\sqrt{2}$) and, against a claim, a single counterexample.`,
    },
    {
      number: '1.16',
      name: 'Systems of linear equations',
      syllabus: raw`Up to three equations in three unknowns are solved by elimination. Each equation is a plane; the system has

- one solution, when the planes meet in a point;
- infinitely many, when elimination ends in $0 = 0$: the planes share a line (or coincide);
- none, when it ends in $0 = c$ with $c \ne 0$: the system is inconsistent.

For infinitely many solutions put one unknown equal to a parameter, e.g. $z = \lambda$, and express the others: this is the vector equation of the common line. If the last row reads $(k - 2)z = m - 1$, the cases are read off it: unique for $k \ne 2$; none for $k = 2, m \ne 1$; infinitely many for $k = 2, m = 1$.`,
    },
  ],
};
